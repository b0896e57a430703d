"""Letters under stacked marks (`Zalgo`), and look-alikes in encoded text, as decoders need them.

Rules read all letters without accents anyway, and words of look-alikes as the words that they look like.
"""

import re

from filters.confusables import ACCENTS, BARE, FOREIGN
from filters.decoded import Edit, Steps, rewritten
from filters.survey import Survey

_MARKS = "".join(f"{chr(first)}-{chr(last)}" for first, last in ACCENTS)
_STACKED = re.compile(rf"[^\s{_MARKS}][{_MARKS}]{{2}}")
_MARK = re.compile(f"[{_MARKS}]")
_WORD = re.compile(r"\S+")


def find_marked(survey: Survey) -> Steps:
    """The text without the accents of its words, where a letter bears two and more of them."""
    text = survey.text
    if not text.isascii() and _STACKED.search(text):
        words = (match for match in _WORD.finditer(text) if not match[0].isascii() and _MARK.search(match[0]))
        yield rewritten(text, [Edit(*match.span(), match[0].translate(BARE)) for match in words])


_STRANGERS = "".join(char for char in FOREIGN if not char.isascii())
_AT_DIGIT = re.compile(f"[0-9][{_STRANGERS}]|[{_STRANGERS}][0-9]")
_FEWEST_AT_DIGITS = 4
_DIGIT = re.compile("[0-9]")
_LATIN = {ord(char): FOREIGN[char] for char in _STRANGERS}


def find_alike(survey: Survey) -> Steps:
    """The text with its look-alikes made Latin in words with digits, where several of them stand at digits."""
    text = survey.text
    if text.isascii() or len(_AT_DIGIT.findall(text)) < _FEWEST_AT_DIGITS:
        return
    words = (match for match in _WORD.finditer(text) if not match[0].isascii() and _DIGIT.search(match[0]))
    yield rewritten(text, [Edit(*match.span(), match[0].translate(_LATIN)) for match in words])
