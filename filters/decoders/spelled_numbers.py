"""Decoder of numbers written in English words: `one hundred four`, `seven three; one zero three`, `twenty-one`."""

import re

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.survey import Survey

_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_VALUES = {word: value for value, word in enumerate(_ONES.split())} | {
    word: 10 * value for value, word in enumerate(_TENS.split(), start=2)
}
_NUMBERS = frozenset(word.encode() for word in _VALUES)
_FEWEST_DIFFERENT, _FEWEST = 5, 12
_WORD = rf"(?:{'|'.join(sorted(_VALUES, key=len, reverse=True))}|hundred)"
_ROW = re.compile(rf"\b{_WORD}(?:(?:[^\w\n]{{1,4}}|\n| and ){_WORD}\b){{{_FEWEST - 1},}}+", re.IGNORECASE)
_NUMBER = re.compile(
    r"(?:(?P<head>one|two) hundred(?:[ -](?:and[ -])?(?P<rest>(?:TENS)(?:[ -](?:DIGIT))?|ONES))?"
    r"|(?P<tens>TENS)(?:[ -](?P<ones>DIGIT))?|(?P<alone>ONES))\b".replace("TENS", _TENS.replace(" ", "|"))
    .replace("ONES", "|".join(sorted(_ONES.split(), key=len, reverse=True)))
    .replace("DIGIT", "|".join(_ONES.split()[1:10])),
    re.IGNORECASE,
)
_HYPHENED = re.compile(_NUMBER.pattern.replace("[ -](?P<ones>", "-(?P<ones>"), re.IGNORECASE)
_BEYOND_LETTERS = re.compile(r"\b(?:hundred|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b", re.IGNORECASE)
"""Numbers above 26. A row without any may be places in the alphabet, where "twenty five" may be two letters."""
_BETWEEN_DIGITS = re.compile(r"(?<=[0-9]) (?=[0-9])")
_DIGITS_APART = re.compile(r"[0-9](?: [0-9])*(?:(?:[^0-9 ]+ ?| {2,})[0-9](?: [0-9])*)+")


def find_spelled_numbers(survey: Survey) -> Steps:
    """Find the text with rows of number words in digits; digits with single spaces between are joined to one number."""
    if len(survey.words & _NUMBERS) < _FEWEST_DIFFERENT:
        return
    edits = [Edit(*match.span(), _in_digits(match[0])) for match in _ROW.finditer(survey.text)]
    if edits:
        yield rewritten(survey.text, edits)


def _in_digits(row: str) -> str:
    apart = "-" in row or _BEYOND_LETTERS.search(row) is None
    said = (_HYPHENED if apart else _NUMBER).sub(_value, row)
    return _BETWEEN_DIGITS.sub("", said) if _DIGITS_APART.fullmatch(said) else said


def _value(number: re.Match[str]) -> str:
    value = _sum(number["rest"] or number["tens"] or number["alone"] or "") + _sum(number["ones"] or "")
    return str(value + 100 * _sum(number["head"] or ""))


def _sum(words: str) -> int:
    return sum(_VALUES[word] for word in re.split("[ -]", words.lower()) if word)
