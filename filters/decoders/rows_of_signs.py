"""Decoder of bytes whose digits are characters in a row of Unicode: hexagrams, tiles, letters of a script.

Sixty-four such characters are six bits each, thirty-two are five, and sixteen are hexadecimal digits. Cleaning a text
changes some of them, so this decoder looks at the text before it is cleaned.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import SIGN_ROWS
from filters.text.from_bytes import read_text
from filters.text.lexicon import is_language

_Codes: TypeAlias = NDArray[np.intp]
_FEWEST, _FEWEST_ANYWHERE = 16, 32
"""Digits of a text, at least, and of one whose digit 0 is at no likely place."""
_LINE_BEGINS = r"[\"'`,;]{0,2}[ \t\r]{0,4}\n[ \t]{0,8}(?:(?:[>*+|-]|[0-9]{1,4}[.):])[ \t]{0,4}){0,2}[\"'`]?"
"""The end of a line and the beginning of the next, which may be quoted or an item of a list."""
_RUN = re.compile(rf"[^\x00-\x7f]++(?:(?:(?a:[\s,.;:|/-]){{1,2}}|{_LINE_BEGINS})[^\x00-\x7f]++)*+")
_NEXT_LINE = re.compile(_LINE_BEGINS)
_PARTING = b" \t\r\n,.;:|/->*+()\"'`0123456789"
_BETWEEN = re.compile(r"[\x00-\x7f]+")
_LAST_ASCII = 0x7F
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


class _Digits(NamedTuple):
    """What characters from `first` on are as digits, in order, and how many bits each has."""

    first: int
    values: NDArray[np.uint8]
    width: int


def _ways(values: Sequence[int], width: int) -> list[NDArray[np.uint8]]:
    """Return digits as they are, and with their bits the other way round."""
    return [np.array(values, np.uint8), np.array([int(f"{value:0{width}b}"[::-1], 2) for value in values], np.uint8)]


_OF_LINES: Final = _ways([int(lines, 8) for lines in _LINES.split()], _WIDTHS[0])
_COUNTED: Final = {
    width: [*_ways(range(1 << width), width), np.arange(1 << width, dtype=np.uint8)[::-1]] for width in _WIDTHS
}
"""Digits that count up from 0, the same with their bits the other way round, and digits that count down to 0."""


def find_rows_of_signs(survey: Survey) -> Steps:
    """Find language in runs of characters beyond ASCII of which none is 64 or more from another in Unicode."""
    if len(survey.beyond) < _FEWEST or b"?" * _FEWEST not in survey.raw.translate(None, _PARTING):
        return
    anywhere_left = SIGN_ROWS.most
    for match in _RUN.finditer(survey.text):
        head = match[0][: 3 * _SAMPLE]
        begun = _BETWEEN.sub("", head)[:_SAMPLE]
        if len(begun) < _FEWEST or ord(max(begun)) - ord(min(begun)) >= _MOST:
            yield None
            continue
        if _are_groups(_NEXT_LINE.sub("\n", head).split()[:_GROUPS]):
            yield from PAUSES
            codes = np.frombuffer(match[0].encode("utf-32-le", "surrogatepass"), "<u4").astype(np.intp)
            codes = codes[codes > _LAST_ASCII]
            lowest, highest = int(codes.min()), int(codes.max())
            if highest - lowest < _MOST:
                anywhere = anywhere_left > 0 and len(codes) >= _FEWEST_ANYWHERE
                anywhere_left -= anywhere
                yield from _read(match.span(), codes, _digits(lowest, highest, anywhere=anywhere))
        yield None


def _are_groups(pieces: Sequence[str]) -> bool:
    """Whether all pieces but the last are of one length, or two, as groups of digits are and words are not."""
    return len({len(piece) for piece in pieces[:-1]}) <= _SIZES


def _read(span: tuple[int, int], codes: _Codes, tried: Iterator[_Digits]) -> Steps:
    """Yield the first text that is language in a run, which has nothing between its digits."""
    for digits in tried:
        begun = _bytes_of(codes[:_SAMPLE], digits)
        if len(begun.translate(None, _PRINTED)) * _ONE_STRANGE_IN <= len(begun):
            yield from PAUSES
            said = read_text(_bytes_of(codes, digits)) or ""
            if is_language(said):
                yield Decoded(said, *span)
                return
        yield None
    yield from PAUSES


def _digits(lowest: int, highest: int, *, anywhere: bool) -> Iterator[_Digits]:
    """Yield what the characters between two may be as digits.

    The digit 0 is at a round place, or is the lowest one; or the highest is the last digit. With `anywhere`, it is then
    looked for at every other place as well.
    """
    likely = (lowest, lowest & -64, lowest & -32, lowest & -16, lowest & -8)
    for width in _WIDTHS:
        last = highest - (1 << width) + 1
        firsts = dict.fromkeys(first for first in (*likely, last) if last <= first <= lowest)
        yield from (_Digits(first, values, width) for first in firsts for values in _COUNTED[width])
    if lowest >= _HEXAGRAMS and highest < _HEXAGRAMS + len(_OF_LINES[0]):
        yield from (_Digits(_HEXAGRAMS, values, _WIDTHS[0]) for values in _OF_LINES)
    for width in _WIDTHS if anywhere else ():
        last = highest - (1 << width) + 1
        others = (first for first in range(last + 1, lowest) if first not in likely)
        yield from (_Digits(first, values, width) for first in others for values in _COUNTED[width])


def _bytes_of(codes: _Codes, digits: _Digits) -> bytes:
    """Return the whole bytes in the bits of digits."""
    values = digits.values[codes - digits.first]
    bits = np.unpackbits(values[:, np.newaxis], axis=1)[:, 8 - digits.width :].ravel()
    return np.packbits(bits[: len(bits) // 8 * 8]).tobytes()
