"""Letters under stacked marks (`Zalgo`), as decoders need them: rules read all letters without accents anyway."""

import re

from filters.confusables import ACCENTS, BARE
from filters.decoded import Edit, Steps, rewritten
from filters.survey import Survey

_MARKS = "".join(f"{chr(first)}-{chr(last)}" for first, last in ACCENTS)
_STACKED = re.compile(rf"[^\s{_MARKS}][{_MARKS}]{{2}}")
_MARKED_WORD = re.compile(rf"[^\s{_MARKS}]*[{_MARKS}]\S*")


def find_marked(survey: Survey) -> Steps:
    """The text without the accents of its words, where a letter bears two and more of them."""
    text = survey.text
    if not text.isascii() and _STACKED.search(text):
        yield rewritten(text, [Edit(*match.span(), match[0].translate(BARE)) for match in _MARKED_WORD.finditer(text)])
