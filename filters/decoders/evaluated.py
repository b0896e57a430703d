"""Decoder of numbers whose digits in another base make words, where calls write them so: `(485126).toString(36)`.

A list of numbers is read so where the text tells the base.
"""

import re

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_FEWEST = 3
"""Fewest calls."""
_HINTS = (b"tostring(", b".to_s(", b"base_repr(", b"base_convert(", b"formatint(", b"base(", b".text(", b"int2base(")
_NUMBER = r"[\"']?([0-9]{1,40})[nL]?[\"']?"
_CALLS = re.compile(
    rf"(?:(?:\b(?:Number|BigInt)|(?<!\w))\(\s?{_NUMBER}\s?\)|(?<![\w.]){_NUMBER})\s?\.{{1,2}}(?:toString|to_s)\(\s?([0-9]{{1,2}})\s?\)"
    rf"|\b(?:\w{{1,20}}\.)?(?:toString|base_repr|FormatInt|BASE|int2base|base_convert)"
    rf"\(\s?{_NUMBER}\s?,\s?(?:10\s?,\s?)?([0-9]{{1,2}})\s?\)",
    re.IGNORECASE,
)
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_BASES = range(11, 37)
_CALLS_TO_PAUSE = 64


def find_evaluated(survey: Survey) -> Steps:
    """Find such calls and replace each with the string that it returns, in quotation marks."""
    if _BASE in survey.small and survey.digits >= _FEWEST_DIGITS and has_any(survey.small, _TOLD):
        yield from _listed(survey.text)
    if sum(map(survey.small.count, _HINTS)) < _FEWEST:
        return
    text = survey.text
    quote = max("'\"`", key=text.count)
    edits: list[Edit] = []
    for number, call in enumerate(_CALLS.finditer(text), start=1):
        base = int(call[3] or call[5])
        if base in _BASES:
            edits.append(Edit(*call.span(), f"{quote}{_written(int(call[1] or call[2] or call[4]), base)}{quote}"))
        if number % _CALLS_TO_PAUSE == 0:
            yield from PAUSES
    if len(edits) >= _FEWEST:
        yield rewritten(text, edits)


_TOLD = (b"(36)", b"base 36", b"base-36", b"base36", b"radix 36", b"radix=36", b", 36)")
_BASE = b"36"
_FEWEST_DIGITS = 12
_ROW = re.compile(r"(?<![\w.])[0-9]{2,40}n?(?:[\"']?[\s,;|/]{1,3}[\"']?[0-9]{2,40}n?(?![\w.])){2,}+")
_ONE = re.compile("[0-9]+")
_SURE = 3


def _listed(text: str) -> Steps:
    """Find rows of numbers that make words in base 36."""
    edits: list[Edit] = []
    for row in _ROW.finditer(text):
        words: list[str] = []
        for number in _ONE.findall(row[0]):
            words.append(_written(int(number), 36))
            if len(words) % _CALLS_TO_PAUSE == 0:
                yield from PAUSES
        said = " ".join(words)
        edits += [Edit(*row.span(), said)] if fluency(said) >= _SURE else []
        yield None
    if edits:
        yield rewritten(text, edits)


def _written(number: int, base: int) -> str:
    digits = []
    while number:
        number, digit = divmod(number, base)
        digits.append(_DIGITS[digit])
    return "".join(reversed(digits)) or "0"
