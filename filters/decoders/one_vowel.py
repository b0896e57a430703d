"""Decoder of words in which all vowels are the same one: `egnere ell preveees enstrecteens`, `øgnørø øll`."""

import re
from collections.abc import Iterator

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.misspelled import put_right
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.text.lexicon import ENGLISH, SMALL, fluency

_VOWELS = "aeiouäëïöüåøæœıéèáàóòúù"
_OF_VOWELS = re.compile(f"[{_VOWELS}]", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")
_FEWEST, _FEWEST_WORDS, _ONE_IN, _GAIN = 8, 4, 5, 4
"""Vowels and words of a part, and vowels per letter (one in so many), at least, and the gain in fluency."""
_LONGEST_PART, _LONGEST_WORD = 2_048, 40
_PART = re.compile(r"[^\n.!?]+")


def find_one_vowel(survey: Survey) -> Steps:
    """Find the text with the right vowels in each sentence that has only one kind of vowel, if it is English then."""
    if not _may_have_one_vowel(survey):
        return
    edits: list[Edit] = []
    for number, part in enumerate(_PART.finditer(survey.text), start=1):
        edits += _parts(part)
        if number % _TO_PAUSE == 0:
            yield None
    if edits:
        yield rewritten(survey.text, edits)


_TO_PAUSE = 16


def _may_have_one_vowel(survey: Survey) -> bool:
    """Whether so many vowels of a part in a row are the same one. Vowels beyond ASCII are not examined."""
    if not survey.text.isascii() and _OF_VOWELS.search(survey.beyond.lower()):
        return True
    return has_any(survey.small.translate(None, _NO_VOWELS), _ROWS)


_NO_VOWELS = bytes(code for code in range(256) if code not in b"aeiou\n.!")
_ROWS = tuple(bytes((code,)) * _FEWEST for code in b"aeiou")


def _parts(part: re.Match[str]) -> Iterator[Edit]:
    first = _OF_VOWELS.search(part[0])
    if first is None or len(part[0]) > _LONGEST_PART:
        return
    vowel = first[0].lower()
    small = part[0].lower()
    count = small.count(vowel)
    if count < _FEWEST or count * _ONE_IN < len(small) or len(_OF_VOWELS.findall(small)) > count:
        return
    said = _WORD.sub(lambda word: _right(word[0].lower(), vowel), part[0])
    words = _WORD.findall(said)
    known = sum(word in ENGLISH or word in SMALL for word in words)
    if len(words) >= _FEWEST_WORDS and known * 4 >= len(words) * 3 and fluency(said) >= fluency(small) + _GAIN:
        yield Edit(*part.span(), said)


def _right(word: str, vowel: str) -> str:
    """Return the likeliest word that has some vowel wherever this word has its only one."""
    return (put_right(word.replace(vowel, "*")) if len(word) <= _LONGEST_WORD else None) or word
