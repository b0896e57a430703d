"""Decoder of words without their vowels: `gnr ll prvs nstrctns`."""

import re
from collections.abc import Iterator

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.text.lexicon import CORE, ENGLISH, SMALL, fluency

_FIRST = """
you your are and the to in of all this that with not have from rules now no any will it is so me my do be what how these
tell say show reveal system forget new as if for on must can word words here their them was were who
"""
"""Words that are preferred to others with the same consonants."""
_VOWELS = str.maketrans("", "", "aeiou")
_WORDS = {
    word.translate(_VOWELS): word
    for words in (ENGLISH, CORE & ENGLISH, SMALL, _FIRST.split())
    for word in sorted(words, key=len, reverse=True)
}
"""For the consonants of words, the likeliest of these words, and of equally likely ones the shortest."""
_VOWELS_OF_BYTES = b"aeiouAEIOU"
_NO_LETTERS = bytes(code for code in range(256) if not chr(code).isalpha() or code >= 128)
_LETTERS_OF_LINE, _LETTERS_OF_PART = 4, 12
"""Letters for each vowel of a line, and of a part without vowels, at least. English has five letters for two vowels."""
_FEWEST_CONSONANTS, _FEWEST_WORDS, _FEWEST_LONG, _LONG = 9, 3, 2, 3
_LONGEST = 2_048
_MOST_LINES = 24
_SURE = 3
_PART = re.compile(r"[^\n\"`:]+")
_WRITTEN = re.compile(r"[A-Za-z0-9 \t.,!?;'-]+")
_WORD = re.compile(r"[A-Za-z]+")


def find_vowelless(survey: Survey) -> Steps:
    """Find the text with vowels put into the words of parts of lines that have hardly any, if most are known then.

    A text of many lines is left out, as code and tables of short names are.
    """
    if survey.raw.count(b"\n") >= _MOST_LINES:
        return
    edits: list[Edit] = []
    start = 0
    for line in survey.raw.split(b"\n"):
        end = start + len(line)
        if len(line) <= _LONGEST and _has_few_vowels(line, _LETTERS_OF_LINE):
            edits += _parts_with_vowels(survey.text, start, end)
            yield None
        start = end + 1
    if edits:
        yield rewritten(survey.text, edits)


def _has_few_vowels(raw: bytes, for_each: int) -> bool:
    letters = raw.translate(None, _NO_LETTERS)
    consonants = len(letters.translate(None, _VOWELS_OF_BYTES))
    return consonants >= _FEWEST_CONSONANTS and (len(letters) - consonants) * for_each <= len(letters)


def _parts_with_vowels(text: str, start: int, end: int) -> Iterator[Edit]:
    for part in _PART.finditer(text, start, end):
        few = _has_few_vowels(part[0].encode("ascii", "replace"), _LETTERS_OF_PART)
        if few and (said := _said(part[0])):
            yield Edit(*part.span(), said)


def _said(part: str) -> str:
    """Return a part with each of its words replaced by the likeliest one; "" if too few of them are known."""
    words = [word.lower() for word in _WORD.findall(part)]
    known = [word for word in words if word in _WORDS]
    long = {word for word in known if len(word) >= _LONG}
    if len(known) < _FEWEST_WORDS or len(known) * 3 < 2 * len(words) or len(long) < _FEWEST_LONG:
        return ""
    said = _WORD.sub(lambda word: _WORDS.get(word[0].lower(), word[0]), part)
    return said if _WRITTEN.fullmatch(part) and fluency(said) >= _SURE else ""
