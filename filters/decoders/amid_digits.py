"""Decoder of words with digits between their letters, after them or instead of spaces: `i7g3n1`, `all7`, `all7the3`.

Also of single letters with a number each: `1i 2g 3n`.
"""

import re
from collections.abc import Iterator

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.runs import has_any, whole_words
from filters.decoders.survey import Survey
from filters.lexicon import fluency

_SURE = 3
_FEWEST = 5
"""Digits after letters of a line."""
_LONGEST_WORD = 12
"""Characters of a line for each of its digits after a letter, at most."""
_LONGEST = 4_000
_ONE_TURN_IN = 12
"""Characters for each capital after a small letter, at least: base64 has more of them."""
_DIGITS = re.compile(r"[0-9]+")
_NO_WORD = "qz"
"""Letters that make no word of what stands on either side of them."""
_KINDS = bytes(
    100 if chr(code) in "0123456789" else 108 if chr(code).islower() else 117 if chr(code).isupper() else code
    for code in range(128)
) + bytes(128)
_AFTER_LETTER, _TURN = b"ld", b"lu"


def find_amid_digits(survey: Survey) -> Steps:
    """The text without the digits of lines that are far more of language without them, or with spaces for them."""
    if survey.digits < _FEWEST:
        return
    small = survey.small.translate(_KINDS)
    if survey.digits >= _FEWEST_NUMBERS and has_any(small, _NUMBERED_SHAPES):
        spans = whole_words(_NUMBERED, survey.text, least=_LEAST_NUMBERED)
        numbered = [
            Edit(start, end, _DIGITS.sub("", survey.text[start:end]))
            for start, end in spans
            if survey.text.count(" ", start, end) >= _FEWEST_NUMBERS - 1
        ]
        if numbered:
            yield rewritten(survey.text, numbered)
    if small.count(_AFTER_LETTER) < _FEWEST:
        return
    edits: list[Edit] = []
    start = 0
    for line in small.split(b"\n"):
        if _may_hold_digits(line) and _is_of_few_turns(survey.raw[start : start + len(line)].translate(_KINDS)):
            edits += _likelier(survey.text, start, start + len(line))
            yield None
        start += len(line) + 1
    if edits:
        yield rewritten(survey.text, edits)


_NUMBERED = re.compile(r"\b(?:[0-9]{1,4}[A-Za-z](?: [0-9]{1,4}[A-Za-z])*+|[A-Za-z][0-9]{1,4}(?: [A-Za-z][0-9]{1,4})*+)")
_FEWEST_NUMBERS, _LEAST_NUMBERED = 16, 47
_NUMBERED_SHAPES = b"dl dl dl dl", b"ld ld ld ld", b"ddl ddl ddl"
"""Letters before each of which, or after, there is a number: its place, or what it is worth in a game."""


def _may_hold_digits(line: bytes) -> bool:
    return line.count(_AFTER_LETTER) >= max(_FEWEST, len(line) / _LONGEST_WORD) and len(line) <= _LONGEST


def _is_of_few_turns(line: bytes) -> bool:
    return line.count(_TURN) * _ONE_TURN_IN <= len(line)


def _likelier(text: str, start: int, end: int) -> Iterator[Edit]:
    line = text[start:end]
    worths = {between: fluency(_DIGITS.sub(between, line)) for between in ("", " ")}
    between = max(worths, key=worths.__getitem__)
    if worths[between] >= fluency(_DIGITS.sub(_NO_WORD, line)) + _SURE:
        yield from (Edit(*match.span(), between) for match in _DIGITS.finditer(text, start, end))
