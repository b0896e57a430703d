"""Decoder of invisible text: bits written as spaces and tabs, in one row or one byte a line."""

import re
from typing import Final

from filters.decoders.code_points import from_bit_row
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_FEWEST: Final = 64
_ROW: Final = re.compile(rf"(?:[ \t]++\r?\n?){{1,{1 << 14}}}+")
_BREAK: Final = re.compile(r"\r?\n")
_BITS: Final = str.maketrans(" \t", "01")
_SURE: Final = 3


def find_blanks(survey: Survey) -> Steps:
    """Find rows of spaces and tabs that are language when read as bits, whichever of the two is a one."""
    if "\t" not in survey.text or b" " * _FEWEST not in survey.ink:
        return
    for match in _ROW.finditer(survey.text):
        bits = _BREAK.sub("", match[0])
        if len(bits) >= _FEWEST and "\t" in bits:
            decoded = next((text for text in from_bit_row(bits.translate(_BITS)) if fluency(text) >= _SURE), "")
            yield Decoded(decoded, *match.span()) if decoded else None
            yield from PAUSES
