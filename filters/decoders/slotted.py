"""Decoder of words whose signs stand in any order, each with its place: `(3) e3 h2 T1`, `2:h 3:e 1:T`.

Where the signs of a word stand without gaps, another decoder reads them.
"""

import re
from collections.abc import Sequence
from typing import Final

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_language

_JOINT: Final = r"[:=@#_.\-/^]?"
_SIGN_FIRST: Final = (rf"(\S){_JOINT}([0-9]{{1,2}})[,;]?", r"[(\[{<](\S)[,:=]?([0-9]{1,2})[)\]}>][,;]?")
_PLACE_FIRST: Final = (rf"([0-9]{{1,2}}){_JOINT}(\S)[,;]?", r"[(\[{<]?([0-9]{1,2})[)\]}>,:=]{1,2}(\S)[)\]}>]?[,;]?")
_FORMS: Final = tuple(
    (re.compile(form), sign, place)
    for forms, sign, place in ((_SIGN_FIRST, 1, 2), (_PLACE_FIRST, 2, 1))
    for form in forms
)
"""What a sign with its place looks like, and which of its two parts is the sign and which the place."""
_SHAPE: Final = bytes(
    49 if 48 <= code < 58 else 32 if code in b" \t\n" else 97 if chr(code).isalpha() else 46 for code in range(256)
)
_INK: Final = bytes(code for code in range(256) if _SHAPE[code] not in b"1 ")
"""Characters other than digits and blanks."""
_LOOKS: Final = (b" a1 a1 ", b" 1a 1a ", b" a.1 a.1 ", b" 1.a 1.a ", b".a.1. .a.1.", b".a1. .a1.")
_LINE: Final = re.compile(r"[^\n]{2,4000}")
_PARTING: Final = re.compile(r"\s[/|;]{1,2}\s|\s{3,}|\t")
_FEWEST_WORDS, _FEWEST_LOOKS, _LONGEST, _SURE = 4, 6, 30, 5


def find_slotted(survey: Survey) -> Steps:
    """Find lines or groups of signs that each have their place, and yield the words that they make."""
    if survey.digits < 2 * _FEWEST_LOOKS or not _may_be_placed(survey):
        return
    shape = survey.raw.translate(_SHAPE)
    if not any(shape.count(look) >= _FEWEST_LOOKS for look in _LOOKS):
        return
    words: list[str] = []
    start = end = 0
    for line in _LINE.finditer(survey.text):
        whole = _word(line[0].split())
        found = [whole] if whole else []
        for group in () if whole else _PARTING.split(line[0]):
            found.append(_word(group.split()))
            yield from PAUSES
            if not found[-1]:
                break
        if all(found):
            start = start if words else line.start()
            words += found
            end = line.end()
        elif words:
            yield _text(words, start, end)
            words = []
        yield from PAUSES
    yield _text(words, start, end)


def _may_be_placed(survey: Survey) -> bool:
    """Whether enough of two digits are parted by one blank and no other digit or blank, as in each of `_LOOKS`."""
    return survey.raw.translate(_SHAPE, _INK).count(b"1 1") >= _FEWEST_LOOKS


def _text(words: Sequence[str], start: int, end: int) -> Decoded | None:
    said = " ".join(words)
    if len(words) < _FEWEST_WORDS or fluency(said) < _SURE or not is_language(said):
        return None
    return Decoded(said, start, end)


def _word(parts: Sequence[str]) -> str:
    """Return the word of signs with their places, after which or before which its length may stand, or ""."""
    if len(parts) <= _LONGEST:
        for form, sign, place in _FORMS:
            for some in (parts, parts[1:]):
                ones = [form.fullmatch(part) for part in some]
                placed = sorted((int(one[place]), one[sign]) for one in ones if one)
                first = placed[0][0] if placed else 2
                if first < 2 and [at for at, _ in placed] == [*range(first, first + len(some))]:
                    return "".join(char for _, char in placed)
    return ""
