"""Decoder of words with a digit or another sign for each vowel: `1gn4r2 1ll pr2v345s`, `!gn*r& @ll pr&v!*^s`."""

import re
from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from itertools import permutations

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_SHAPE = bytes(
    108 if code < 128 and chr(code).isalpha() else 100 if chr(code) in "012345" else code for code in range(256)
)
_FEWEST = 5
"""Places with a digit or sign between letters in such a line, at least."""
_VOWELS = "aeiou"
_TABLES = tuple(str.maketrans(digits, _VOWELS) for digits in ("12345", "01234", "54321", "43210"))
_WORD = re.compile(r"(?<!\w)[0-5]*+[A-Za-z][A-Za-z0-5]*+(?!\w)")
_SURE = 3


def find_vowel_digits(survey: Survey) -> Steps:
    """Find the text with the digits in words, or other signs, replaced by vowels in lines that are language then."""
    if len(survey.signs.intersection(_SIGNS)) >= _FEWEST_SIGNS:
        yield from _for_signs(survey)
    if survey.digits_in_words < _FEWEST:
        return
    shaped = survey.raw.translate(_SHAPE)
    if shaped.count(b"ldl") < _FEWEST:
        return
    edits: list[Edit] = []
    start = 0
    for shape in shaped.split(b"\n"):
        end = start + len(shape)
        if shape.count(b"ldl") >= max(_FEWEST, shape.count(b" ") // 4) and shape.count(b"dd") <= shape.count(b" "):
            line = survey.text[start:end]
            best = yield from _most_fluent(line, (_with_vowels(line, table) for table in _TABLES))
            edits += [Edit(start, end, best)] if best else ()
            yield None
        start = end + 1
    if edits:
        yield rewritten(survey.text, edits)


def _most_fluent(line: str, readings: Iterable[str]) -> Generator[None, None, str]:
    """Return the reading of a line that has the most known words, or "" if the line itself has about as many. Pauses
    after each few readings of a long line.
    """
    best, most, looked = "", fluency(line) + _SURE - 1, 0
    for reading in readings:
        known = fluency(reading)
        if known > most:
            best, most = reading, known
        looked += len(line)
        if looked > _LOOKED_AT_ONCE:
            looked = 0
            yield from PAUSES
    return best


_LOOKED_AT_ONCE = 8_192
"""Characters of readings after which the caller may pause."""


def _with_vowels(line: str, table: Mapping[int, int]) -> str:
    return _WORD.sub(lambda word: word[0].translate(table), line)


_SIGNS = b"@&!*^#$%~+?"
_FEWEST_SIGNS = 3
_SIGNED_SHAPE = bytes(
    108 if code < 128 and chr(code).isalpha() else 115 if code in _SIGNS else code for code in range(256)
)
_SIGNED = re.compile(r"(?<=[A-Za-z])([@&!*^#$%~+?])(?=[A-Za-z])")


def _for_signs(survey: Survey) -> Steps:
    """Find the text with the most frequent signs between letters replaced by vowels, as gives the most known words."""
    edits: list[Edit] = []
    start = 0
    shaped = survey.raw.translate(_SIGNED_SHAPE)
    if shaped.count(b"lsl") < _FEWEST:
        return
    for line, shape in zip(survey.text.split("\n"), shaped.split(b"\n"), strict=True):
        many = _FEWEST <= len(line) <= _LONGEST and shape.count(b"lsl") >= max(_FEWEST, shape.count(b" ") // 4)
        between = Counter(_SIGNED.findall(line)) if many else Counter[str]()
        if len(between) >= _FEWEST_SIGNS:
            signs = [sign for sign, _ in between.most_common(len(_VOWELS))]
            tables = (
                str.maketrans(dict(zip(signs, vowels, strict=True))) for vowels in permutations(_VOWELS, len(signs))
            )
            best = yield from _most_fluent(line, (line.translate(table) for table in tables))
            edits += [Edit(start, start + len(line), best)] if best else ()
            yield from PAUSES
        start += len(line) + 1
    if edits:
        yield rewritten(survey.text, edits)


_LONGEST = 2_000
