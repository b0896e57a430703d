"""Decoder of records of hexadecimal digits with addresses and checksums: Intel HEX and Motorola S-records.

`:10000000`, sixteen bytes, and a checksum. The address says where the bytes of a record belong, not its line.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.from_bytes import read_text

_LEAST_DIGITS = 16
"""Hexadecimal digits in a row that the shortest text has."""
_RECORD = re.compile(r"(?<![0-9A-Za-z:]):((?:[0-9A-Fa-f]{2}){5,260})(?![0-9A-Za-z])")
_S_RECORD = re.compile(r"(?<![0-9A-Za-z])S([123])((?:[0-9A-Fa-f]{2}){4,256})(?![0-9A-Za-z])")
_BLOCK = 64
"""Records that are read between two pauses."""


class _Record(NamedTuple):
    """The bytes of a record, and the address of the first of them."""

    address: int
    raw: bytes


def find_hex_records(survey: Survey) -> Steps:
    """Find text in the bytes of all records of one format, in the order of their addresses.

    Records whose length or checksum is wrong are none.
    """
    if b"a" * _LEAST_DIGITS not in survey.of_hex:
        return
    for variant, expression, read in _FORMATS:
        records: list[_Record] = []
        first = last = 0
        for number, match in enumerate(expression.finditer(survey.text), start=1):
            record = read(match)
            if record is not None:
                first = first if records else match.start()
                last = match.end()
                records.append(record)
            if number % _BLOCK == 0:
                yield from PAUSES
        records.sort(key=lambda record: record.address)  # as written where addresses are the same
        text = read_text(b"".join(record.raw for record in records))
        yield None if text is None else Decoded(text, first, last, variant)


def _of_intel(match: re.Match[str]) -> _Record | None:
    """Return a data record: its length, an address of two bytes, the type 0, the data and a byte that makes 0."""
    raw = bytes.fromhex(match[1])
    if raw[0] != len(raw) - 5 or raw[3] or sum(raw) % 256:
        return None
    return _Record(int.from_bytes(raw[1:3]), raw[4:-1])


def _of_motorola(match: re.Match[str]) -> _Record | None:
    """Return a data record: its type, the length of what follows, an address of 2 to 4 bytes, and a byte that makes
    255.
    """
    raw = bytes.fromhex(match[2])
    data = 2 + int(match[1])
    if raw[0] != len(raw) - 1 or sum(raw) % 256 != _ALL_ONES or len(raw) <= data + 1:
        return None
    return _Record(int.from_bytes(raw[1:data]), raw[data:-1])


_ALL_ONES = 0xFF
_FORMATS: tuple[tuple[str, re.Pattern[str], Callable[[re.Match[str]], _Record | None]], ...] = (
    ("intel_hex", _RECORD, _of_intel),
    ("s_record", _S_RECORD, _of_motorola),
)
