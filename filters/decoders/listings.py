"""Decoder of bytes in lines that begin with the offset of the first: `00000006: 01100101 01100011  ..`, as `xxd -b`.

The bytes may be in binary, octal, decimal or hexadecimal, and so may the offsets; the lines may stand in any order.
Dumps in hexadecimal as most programs write them are read by `filters.decoders.hexadecimal`.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.from_bytes import read_text
from filters.text.lexicon import is_language

_FEWEST_DIGITS, _FEWEST_LINES, _MOST_LINES = 48, 2, 4_096
_LINE = re.compile(
    r"\n[^\w\n]{0,8}(?:0x)?([0-9a-f]{1,16})h?[^\w\n]{1,12}"
    r"((?:(?:0[bxo])?[0-9a-f]{1,32}(?:[ \t,|]{1,5}|(?=\n))){1,64}+)([^\n]{0,80})(?=\n)",
    re.IGNORECASE | re.ASCII,
)
_BEGINNING = re.compile(rb"\n[^\w\n]{0,8}(?:0x)?[0-9a-fA-F]{1,16}h?[^\w\n]{1,12}(?:0[bxo])?[0-9a-fA-F]{1,32}[ \t,|\n]")
"""What begins all lines of a listing but the first, at least."""
_GROUP = re.compile(r"(?:0[bxo])?([0-9a-f]{1,32})(?:[ \t,|]{1,5}|$)", re.IGNORECASE)
_BASES = (16, 10, 8)
_SAMPLE = 512
"""Characters by whose words language is recognised."""
_LINES_TO_PAUSE = 64
_DIGITS = {2: "01", 8: "01234567", 10: "0123456789", 16: "0123456789abcdef"}
_WIDTHS = {2: 8, 16: 2}
"""Digits of a byte in the bases in which a group may be several bytes, or part of one."""
_WIDTH_OF_OCTAL, _WIDEST_DECIMAL, _HIGHEST = 3, 3, 255
_LONGEST_GAP = 24
"""Most characters between two lines of a listing that are not read."""
_PRINTED = bytes(code if 0x20 <= code < 0x7F else 46 for code in range(256))


class _Row(NamedTuple):
    offset: str
    groups: tuple[str, ...]
    start: int
    end: int
    rest: str


def find_listings(survey: Survey) -> Steps:
    """Find lines with an offset and bytes, and yield what the bytes of all of them say."""
    if survey.digits < _FEWEST_DIGITS or survey.breaks < _FEWEST_LINES - 1:
        return
    if len(list(islice(_BEGINNING.finditer(survey.raw), _FEWEST_LINES - 1))) < _FEWEST_LINES - 1:
        return
    rows: list[_Row] = []
    for number, match in enumerate(_LINE.finditer(f"\n{survey.text}\n"), start=1):
        start, end = match.start(), match.end() - 1
        if rows and (start - rows[-1].end > _LONGEST_GAP or len(rows) == _MOST_LINES):
            yield from _read(rows)
            rows = []
        rows.append(_Row(match[1].lower(), tuple(_GROUP.findall(match[2].lower())), start, end, match[2] + match[3]))
        if number % _LINES_TO_PAUSE == 0:
            yield from PAUSES
    yield from _read(rows)


def _read(rows: Sequence[_Row]) -> Steps:
    if len(rows) < _FEWEST_LINES:
        return
    for base in _BASES:
        ordered, step = _in_order(rows, base)
        yield from PAUSES
        for radix in _DIGITS if step else ():
            raws = list(_bytes_of(ordered, step, radix))
            yield from PAUSES
            said = read_text(b"".join(raws)) if len(raws) == len(ordered) else None
            if said is None or not (is_language(said[:_SAMPLE]) or radix == 2):
                continue
            shown = all(
                raw.translate(_PRINTED).decode("ascii") in row.rest
                for raw, row in zip(raws[:-1], ordered, strict=False)
            )
            span = min(row.start for row in rows), max(row.end for row in rows)
            yield Decoded(said, *span, "listing", False if shown else None, tentative=not is_language(said[:_SAMPLE]))
            return
        yield None


def _in_order(rows: Sequence[_Row], base: int) -> tuple[list[_Row], int]:
    """Return the rows in the order of their offsets, and how much these grow from row to row; 0 if they do not so."""
    if not all(set(row.offset) <= set(_DIGITS[base]) for row in rows):
        return [], 0
    found = sorted((int(row.offset, base), number) for number, row in enumerate(rows))
    step = found[1][0] - found[0][0]
    first = found[0][0]
    even = all(offset == first + step * number for number, (offset, _) in enumerate(found))
    return [rows[number] for _, number in found], step if even else 0


def _bytes_of(rows: Sequence[_Row], step: int, radix: int) -> Iterator[bytes]:
    """Yield the bytes of each row: as many as the offsets tell, but for the last one; lines may be counted instead."""
    figures = set(_DIGITS[radix])
    width = _WIDTHS.get(radix)
    size = len(rows[0].groups[0])
    for number, row in enumerate(rows):
        groups: list[str] = []
        length = 0
        for group in row.groups:
            if not set(group) <= figures or (width and len(group) != size and len(group) % width):
                break
            if step > 1 and length >= step * (width or 1):
                break
            groups.append(group)
            length += len(group) if width else 1
        if not groups or (step > 1 and length < step * (width or 1) and number < len(rows) - 1):
            return
        if width:
            joined = "".join(groups)
            if len(joined) % width:
                return
            yield int(joined, radix).to_bytes(len(joined) // width)
            continue
        if radix == 8 and not all(len(group) == _WIDTH_OF_OCTAL for group in groups):
            return
        values = [int(group, radix) for group in groups if len(group) <= _WIDEST_DECIMAL]
        if len(values) != len(groups) or max(values) > _HIGHEST:
            return
        yield bytes(values)
