"""Decoder of letters written as their places in the alphabet in Roman numerals: `IX-VII-XIV-XV-XVIII-V`."""

import re
from collections import Counter
from itertools import product

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_TENS, _ONES = ("", "X", "XX"), ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_LETTERS = dict(
    zip(["".join(digits) for digits in product(_TENS, _ONES)][1:], "abcdefghijklmnopqrstuvwxyz", strict=False)
)
_ROW = re.compile(r"(?<![A-Za-z])[IVX]{1,5}(?:[^A-Za-z\n]{1,5}[IVX]{1,5}(?![A-Za-z])){7,}")
_NUMERAL = re.compile("[IVX]+")
_FEWEST_SIGNS = 4
"""How many V and how many X a text must have. Hardly any other text has so many."""
_SURE = 3


def find_roman(survey: Survey) -> Steps:
    """Find rows of Roman numerals up to 26 that are language; the commonest gap separates letters, others words."""
    if survey.raw.count(b"X") < _FEWEST_SIGNS or survey.raw.count(b"V") < _FEWEST_SIGNS:
        return
    for match in _ROW.finditer(survey.text):
        letters = [_LETTERS.get(numeral, "") for numeral in _NUMERAL.findall(match[0])]
        gaps = _NUMERAL.split(match[0])[1:-1]
        [(usual, _)] = Counter(gaps).most_common(1)
        spaced = letters[0] + "".join(
            letter if gap == usual else f" {letter}" for gap, letter in zip(gaps, letters[1:], strict=True)
        )
        said = max((spaced, part_words("".join(letters))), key=fluency)
        yield Decoded(said, *match.span()) if all(letters) and fluency(said) >= _SURE else None
