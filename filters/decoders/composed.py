"""Decoder of phrases with labels that a line puts together: `Phrase (A): and print`, ..., `Sentence = D + B + [A + C]`.

What quoted variables hold is joined by another decoder.
"""

import re

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import COMPOSED
from filters.decoders.worded import are_worded, stand_in_order

_FEWEST = 3
"""Phrases of a composition, at least."""
_LABEL = r"(?:[A-Za-z]{1,2}[0-9]{0,3}|[0-9]{1,3}|[a-z]{1,12}_?[0-9]{1,3})"
_PHRASE = re.compile(
    rf"^(?:[\w#*-]{{1,16}}[ \t]){{0,2}}[\[(<*\"']{{0,2}}({_LABEL})[\])>*\"']{{0,2}}[ \t]?[:=.)][ \t]{{1,4}}"
    r"(\S.{0,199})$",
    re.M,
)
_LED = r"[ \t]{0,2}[\[({<]{0,4}[ \t]?"
_ENDED = r"[ \t]?[\])}>]{0,8}[ \t]{0,2}"
_NAMED = rf"{_LED}\b{_LABEL}\b{_ENDED}"
_COMPOSITION = re.compile(rf"{_NAMED}(?:(?:\+\+?|&&?|\|\||[-=]?>|\u2192){_NAMED}){{2,63}}")
_AMONG_THEM = re.compile(rf"[+&>]{_NAMED}[+&=>-]")
_AMONG_OTHERS = re.compile(rf"(?:\u2192|\|\|){_NAMED}(?:\u2192|\|\|)")
_BAR, _BARS, _ARROW = ord("|"), b"||", "\u2192"
"""A name between two signs, which costs a tenth of the whole."""
_PARTS = re.compile(rf"\b{_LABEL}\b")


def find_composed(survey: Survey) -> Steps:
    """Find rows of three or more labels of phrases, with signs between them, and yield the phrases in that order."""
    if survey.raw.count(b"\n") < _FEWEST or not (_AMONG_THEM.search(survey.text) or _has_others(survey)):
        return
    text = survey.text
    phrases: dict[str, re.Match[str]] = {}
    for phrase in _PHRASE.finditer(text):
        phrases.setdefault(phrase[1], phrase)
    if len(phrases) < _FEWEST:
        return
    for number, match in enumerate(_COMPOSITION.finditer(text)):
        if number == COMPOSED.most:
            return
        used = [phrases[name] for name in _PARTS.findall(match[0]) if name in phrases]
        if len(used) < _FEWEST:
            yield None
            continue
        parts = [each[2].strip(" \t\r\"'") for each in used]
        said = " ".join(parts)
        start = min(match.start(), *(each.start() for each in used))
        end = max(match.end(), *(each.end() for each in used))
        hides = not stand_in_order(text, parts)
        yield Decoded(said, start, end, hides=hides) if are_worded(said.split()) else None


def _has_others(survey: Survey) -> bool:
    """Whether a name stands between two signs that take longer to look for."""
    if not (_BAR in survey.signs and _BARS in survey.raw) and (survey.text.isascii() or _ARROW not in survey.text):
        return False
    return _AMONG_OTHERS.search(survey.text) is not None
