"""Decoder of records of hexadecimal digits with addresses and checksums: Intel HEX and Motorola S-records.

`:10000000`, sixteen bytes, and a checksum. The address says where the bytes of a record belong, not its line.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.from_bytes import read_text

_LEAST_DIGITS = 11
"""Hexadecimal digits in a row that a record of one byte has."""
_FEWEST_DATA = 8
"""Bytes of the shortest text, which may be those of several records."""
_RECORD = re.compile(r"(?<![0-9A-Za-z:]):((?:[0-9A-Fa-f]{2}){5,260})(?![0-9A-Za-z])")
_S_RECORD = re.compile(r"(?<![0-9A-Za-z])[Ss]([123])((?:[0-9A-Fa-f]{2}){4,256})(?![0-9A-Za-z])")
_BLOCK = 64
"""Records that are read between two pauses."""


class _Record(NamedTuple):
    """The bytes of a record, the address of the first of them, and where the record stands.

    A record without bytes gives the base to which the addresses of the records after it are added.
    """

    address: int
    raw: bytes
    start: int
    end: int


def find_hex_records(survey: Survey) -> Steps:
    """Find text in the bytes of the records of one format, in the order of their addresses, up to each gap.

    Records whose length or checksum is wrong are none.
    """
    if b"a" * _LEAST_DIGITS not in survey.of_hex:
        return
    for variant, expression, read in _FORMATS:
        records: list[_Record] = []
        base = 0
        for number, match in enumerate(expression.finditer(survey.text), start=1):
            record = read(match)
            if record is not None and record.raw:
                records.append(record._replace(address=base + record.address))
            elif record is not None:
                base = record.address
            if number % _BLOCK == 0:
                yield from PAUSES
        for row in _rows(records):
            raw = b"".join(record.raw for record in row)
            text = read_text(raw) if len(raw) >= _FEWEST_DATA else None
            start, end = min(record.start for record in row), max(record.end for record in row)
            yield None if text is None else Decoded(text, start, end, variant)


def _rows(records: list[_Record]) -> Iterator[list[_Record]]:
    """Yield the records in the order of their addresses, those together that follow each other without a gap."""
    row: list[_Record] = []
    for record in sorted(records, key=lambda record: record.address):  # as written where addresses are the same
        if row and record.address > row[-1].address + len(row[-1].raw):
            yield row
            row = []
        row.append(record)
    if row:
        yield row


def _of_intel(match: re.Match[str]) -> _Record | None:
    """Return a record of data or of a base: its length, an address of two bytes, the type, the data, and a byte that
    makes 0.
    """
    raw = bytes.fromhex(match[1])
    if raw[0] != len(raw) - 5 or sum(raw) % 256:
        return None
    if raw[3] in _BASES:
        return _Record(int.from_bytes(raw[4:-1]) << _BASES[raw[3]], b"", *match.span())
    return None if raw[3] else _Record(int.from_bytes(raw[1:3]), raw[4:-1], *match.span())


def _of_motorola(match: re.Match[str]) -> _Record | None:
    """Return a data record: its type, the length of what follows, an address of 2 to 4 bytes, and a byte that makes
    255.
    """
    raw = bytes.fromhex(match[2])
    data = 2 + int(match[1])
    if raw[0] != len(raw) - 1 or sum(raw) % 256 != _ALL_ONES or len(raw) <= data + 1:
        return None
    return _Record(int.from_bytes(raw[1:data]), raw[data:-1], *match.span())


_BASES = {2: 4, 4: 16}
"""For each type of record that gives a base, by how many bits that is shifted."""
_ALL_ONES = 0xFF
_FORMATS: tuple[tuple[str, re.Pattern[str], Callable[[re.Match[str]], _Record | None]], ...] = (
    ("intel_hex", _RECORD, _of_intel),
    ("s_record", _S_RECORD, _of_motorola),
)
