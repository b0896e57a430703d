"""Decoder of words with digits between their letters, after them or instead of spaces: `i7g3n1`, `all7`, `all7the3`.

It also reads single letters with a number each: `1i 2g 3n`.
"""

import re
from collections.abc import Iterator

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.runs import has_any, whole_words
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_SURE = 3
_FEWEST = 5
"""Fewest digits of a text, and fewest that follow a letter in a line."""
_LONGEST_WORD = 12
"""Most characters of a line for each of its digits that follow a letter."""
_LONGEST = 4_000
_ONE_TURN_IN = 12
"""Fewest characters of a line for each capital that follows a small letter: base64 has more such capitals."""
_DIGITS = re.compile(r"[0-9]+")
_NO_WORD = "qz"
"""Letters put in place of digits, for comparison: they make no word of what stands on either side."""
_KINDS = bytes(
    100 if chr(code) in "0123456789" else 108 if chr(code).islower() else 117 if chr(code).isupper() else code
    for code in range(128)
) + bytes(128)
_AFTER_LETTER, _TURN = b"ld", b"lu"


def find_amid_digits(survey: Survey) -> Steps:
    """Find lines that are far more fluent without their digits or with spaces for them, and single letters with a
    number each, and yield the text with these mended."""
    if survey.digits < _FEWEST or (survey.digits < _FEWEST_NUMBERS and survey.digits_in_words < _FEWEST):
        return
    small = survey.small.translate(_KINDS)
    if survey.digits >= _FEWEST_NUMBERS and has_any(small, _NUMBERED_SHAPES):
        spans = whole_words(_NUMBERED, survey.text, least=_LEAST_NUMBERED)
        numbered = [
            Edit(start, end, _DIGITS.sub("", survey.text[start:end]).replace(" _ ", "   "))
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
        if (
            line.count(_AFTER_LETTER) >= _FEWEST
            and _may_hold_digits(line)
            and _is_of_few_turns(survey.raw[start : start + len(line)].translate(_KINDS))
        ):
            edits += _likelier(survey.text, start, start + len(line))
            yield None
        start += len(line) + 1
    if edits:
        yield rewritten(survey.text, edits)


_NUMBERED = re.compile(
    r"\b(?:[0-9]{1,4}[A-Za-z](?: [0-9]{1,4}[A-Za-z_])*+|[A-Za-z][0-9]{1,4}(?: [A-Za-z_][0-9]{1,4})*+)"
)
_FEWEST_NUMBERS, _LEAST_NUMBERED = 16, 47
_NUMBERED_SHAPES = b"dl dl dl dl", b"ld ld ld ld", b"ddl ddl ddl"
"""Shapes of letters with a number before or after each: its place, or its value in a game."""


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
