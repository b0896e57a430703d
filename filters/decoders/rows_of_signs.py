"""Decoder of bytes whose digits are characters in a row of Unicode: hexagrams, tiles, letters of a script.

Sixty-four such characters are six bits each, thirty-two are five, and sixteen are hexadecimal digits. Cleaning a text
changes some of them, so this decoder looks at the text before it is cleaned.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.from_bytes import read_text
from filters.text.lexicon import is_language

_FEWEST = 16
"""Digits of a text, at least."""
_RUN = re.compile(r"[^\x00-\x7f](?:[\s,.;:|/-]{0,2}[^\x00-\x7f]){15,}+")
_PARTING = b" \t\r\n,.;:|/-"
_BETWEEN = re.compile(r"[\x00-\x7f]+")
_SAMPLE = 48
_MOST, _WIDTHS = 64, (6, 5, 4)
_GROUPS, _SIZES = 12, 2
_PRINTED = bytes((*b"\t\n\r", *range(0x20, 0x7F)))
_ONE_STRANGE_IN = 3
"""Bytes at the beginning, at least, for each one that is no printable ASCII."""
_HEXAGRAMS = 0x4DC0
_LINES = (
    "77 00 42 21 72 27 20 02 73 67 70 07 57 75 10 04 46 31 60 03 45 51 01 40 47 71 41 36 22 55 16 34 "
    "17 74 05 50 53 65 12 24 61 43 76 37 06 30 26 32 56 35 44 11 13 64 54 15 33 66 23 62 63 14 52 25"
)
"""The unbroken lines of the hexagrams in their usual order, from the lowest to the highest, as two octal digits."""
_OF_LINES = {chr(_HEXAGRAMS + place): int(lines, 8) for place, lines in enumerate(_LINES.split())}


def find_rows_of_signs(survey: Survey) -> Steps:
    """Find language in runs of characters beyond ASCII of which none is 64 or more from another in Unicode."""
    if len(survey.beyond) < _FEWEST or b"?" * _FEWEST not in survey.raw.translate(None, _PARTING):
        return
    for match in _RUN.finditer(survey.text):
        begun = _BETWEEN.sub("", match[0][: 3 * _SAMPLE])[:_SAMPLE]
        if ord(max(begun)) - ord(min(begun)) < _MOST and _are_groups(match[0][: 3 * _SAMPLE].split()[:_GROUPS]):
            run = _BETWEEN.sub("", match[0])
            lowest, highest = ord(min(run)), ord(max(run))
            yield from _read(match, run) if highest - lowest < _MOST else ()
        yield None


def _are_groups(pieces: Sequence[str]) -> bool:
    """Whether all pieces but the last are of one length, or two, as groups of digits are and words are not."""
    return len({len(piece) for piece in pieces[:-1]}) <= _SIZES


def _read(match: re.Match[str], run: str) -> Steps:
    """Yield the first text that is language in a run, which has nothing between its digits."""
    for values, width in _digits(ord(min(run)), ord(max(run))):
        begun = _bytes_of(run[:_SAMPLE], values, width)
        if len(begun.translate(None, _PRINTED)) * _ONE_STRANGE_IN <= len(begun):
            yield from PAUSES
            said = read_text(_bytes_of(run, values, width)) or ""
            if is_language(said):
                yield Decoded(said, *match.span())
                return
    yield from PAUSES


@lru_cache(maxsize=64)
def _digits(lowest: int, highest: int) -> tuple[tuple[dict[str, int], int], ...]:
    return tuple(_possible_digits(lowest, highest))


def _possible_digits(lowest: int, highest: int) -> Iterator[tuple[dict[str, int], int]]:
    """Yield what the characters between two may be as digits, and how many bits each of these has.

    The digit 0 is at a round place, or is the lowest one; or the highest is the last digit.
    """
    for width in _WIDTHS:
        size = 1 << width
        firsts = dict.fromkeys((lowest, lowest & -64, lowest & -32, lowest & -16, lowest & -8, highest - size + 1))
        for first in firsts:
            if first <= lowest and highest < first + size:
                up = {chr(first + value): value for value in range(size)}
                yield up, width
                yield {sign: int(f"{value:0{width}b}"[::-1], 2) for sign, value in up.items()}, width
                yield {sign: size - 1 - value for sign, value in up.items()}, width
    if lowest >= _HEXAGRAMS and highest < _HEXAGRAMS + len(_OF_LINES):
        yield _OF_LINES, _WIDTHS[0]
        yield {sign: int(f"{value:06b}"[::-1], 2) for sign, value in _OF_LINES.items()}, _WIDTHS[0]


def _bytes_of(run: str, values: Mapping[str, int], width: int) -> bytes:
    """Return the whole bytes in the bits of digits."""
    bits = "".join([f"{values[sign]:0{width}b}" for sign in run])
    return int(bits[: len(bits) // 8 * 8], 2).to_bytes(len(bits) // 8)
