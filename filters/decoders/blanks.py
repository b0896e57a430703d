"""Decoder of invisible text: bits written as spaces and tabs, in one row, one byte a line, or at the ends of lines."""

import re
from typing import Final

from filters.decoders.code_points import from_bit_row
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_FEWEST: Final = 64
_ROW: Final = re.compile(rf"(?:[ \t]++\r?\n?){{1,{1 << 14}}}+")
_AT_ENDS: Final = re.compile(r"(?<=[^ \t\r\n])[ \t]++(?=\r?\n|\Z)")
_ENDS: Final = (" \n", "\t\n", " \r", "\t\r")
_FEWEST_AT_AN_END: Final = 7
_BREAK: Final = re.compile(r"\r?\n")
_BITS: Final = str.maketrans(" \t", "01")
_SURE: Final = 3


def find_blanks(survey: Survey) -> Steps:
    """Find rows of spaces and tabs that are language when read as bits, whichever of the two is a one."""
    text = survey.text
    if "\t" not in text or b" " * _FEWEST_AT_AN_END not in survey.ink:
        return
    for match in _ROW.finditer(text) if b" " * _FEWEST in survey.ink else ():
        yield from _read(_BREAK.sub("", match[0]), *match.span())
    if any(map(text.__contains__, _ENDS)):
        ends = [match for match in _AT_ENDS.finditer(text) if len(match[0]) >= _FEWEST_AT_AN_END]
        if ends:
            yield from _read("".join([match[0] for match in ends]), ends[0].start(), ends[-1].end(), part=True)


def _read(blanks: str, start: int, end: int, *, part: bool = False) -> Steps:
    if len(blanks) >= _FEWEST and "\t" in blanks:
        decoded = next((text for text in from_bit_row(blanks.translate(_BITS)) if fluency(text) >= _SURE), "")
        yield Decoded(decoded, start, end, part=part) if decoded else None
        yield from PAUSES
