"""Decoders that remove stacked accents (`Zalgo`) and replace look-alike letters in text that may be encoded.

They serve the other decoders: the matcher of rules ignores accents and reads words of look-alikes by itself.
"""

import re
from dataclasses import replace
from itertools import islice, product

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.runs import matches_in_steps
from filters.decoders.survey import Survey
from filters.text.confusables import ACCENTS, BARE, DRAWN, FOREIGN, RARE, SYMBOLS
from filters.text.lexicon import SMALL, fluency, is_known

_MARKS = "".join(f"{chr(first)}-{chr(last)}" for first, last in ACCENTS)
_STACKED = re.compile(rf"[^\s{_MARKS}][{_MARKS}]{{2}}")
_MARK = re.compile(f"[{_MARKS}]")
_WORD = re.compile(r"\S+")


def find_marked(survey: Survey) -> Steps:
    """Find the text without accents, if any letter in it bears two or more of them."""
    text = survey.text
    if not text.isascii() and _STACKED.search(text):
        words = (match for match in _WORD.finditer(text) if not match[0].isascii() and _MARK.search(match[0]))
        yield rewritten(text, [Edit(*match.span(), match[0].translate(BARE)) for match in words])


STRANGERS = "".join(char for char in FOREIGN if not char.isascii())
"""Letters of other alphabets that look like Latin ones."""
_AT_DIGIT = re.compile(f"[0-9][{STRANGERS}]|[{STRANGERS}][0-9]")
_FEWEST_AT_DIGITS = 2
_DIGIT = re.compile("[0-9]")
LATIN = {ord(char): FOREIGN[char] for char in STRANGERS}
"""For each of these letters, the Latin letter that it looks like."""
_AMID_HEX = re.compile(f"(?:[0-9a-f][0-9a-f{STRANGERS}][ :]?){{6}}")
_IN_ESCAPE = re.compile(f"(?:[%=x]|u00)(?:[0-9][{STRANGERS}]|[{STRANGERS}][0-9])")

_SIGNS = "".join(SYMBOLS)
_AT_LETTER = re.compile(
    f"[A-Za-z{_SIGNS}][{_SIGNS}]|[{_SIGNS}][A-Za-z]|[A-Za-z][{STRANGERS}]|[{STRANGERS}][A-Za-z]"
    "|[\u0370-\u03ff][\u0400-\u052f]|[\u0400-\u052f][\u0370-\u03ff]"
)
_RARE = "".join(map(re.escape, RARE))
_AT_RARE = re.compile(f"[A-Za-z{_RARE}][{_RARE}]|[{_RARE}][A-Za-z]")
_STRANGERS, _STRANGERS_OR_SIGNS = frozenset(STRANGERS), frozenset(STRANGERS + _SIGNS)
_FEWEST_AT_LETTERS = 6
_ALL = LATIN | {ord(char): letter for char, letter in SYMBOLS.items()}
_ALL |= {ord(char): letter for char, letter in {**DRAWN, **RARE}.items() if ord(char) not in _ALL}


def find_alike(survey: Survey) -> Steps:
    """Find the text with its look-alikes replaced by the Latin letters that they look like.

    If several look-alikes stand next to ASCII letters, all words are changed, also those of look-alikes alone, and
    currency signs count as the letters that they resemble. If the result has no more known words than the text, it may
    be encoded, and is tentative. If several look-alikes stand next to digits, or one in hexadecimal or an escape, only
    words with digits are changed.
    """
    text = survey.text
    if text.isascii():
        return
    strange = 0
    if not _STRANGERS_OR_SIGNS.isdisjoint(survey.strangers):
        for match in matches_in_steps(_AT_LETTER, text, len("ab")):
            strange += match is not None
            yield None
            if strange >= _FEWEST_AT_LETTERS:
                break
    if not RARE.keys().isdisjoint(survey.strangers):
        strange += len(_AT_RARE.findall(text))
    yield from PAUSES
    if strange >= _FEWEST_AT_LETTERS:
        worded = fluency(text.translate(_ALL)) > fluency(text)
        yield from PAUSES
        changed: list[Edit] = []
        for match in _WORD.finditer(text):
            if not match[0].isascii() or (worded and "rn" in match[0]):
                plain = _unlike(match[0]) if worded else match[0].translate(_ALL)
                changed += [Edit(*match.span(), plain)] if plain != match[0] else ()
                yield None
        yield from PAUSES
        if changed:
            yield replace(rewritten(text, changed), tentative=not worded)
            if worded:
                return
    at_digits = len(_AT_DIGIT.findall(text)) if not _STRANGERS.isdisjoint(survey.strangers) else 0
    if at_digits >= _FEWEST_AT_DIGITS or (at_digits and (_AMID_HEX.search(text) or _IN_ESCAPE.search(text))):
        edits: list[Edit] = []
        for match in _WORD.finditer(text):
            if not match[0].isascii() and _DIGIT.search(match[0]):
                edits.append(Edit(*match.span(), match[0].translate(LATIN)))
                yield None
        yield from PAUSES
        yield rewritten(text, edits)


def _unlike(word: str) -> str:
    """Return a word in Latin letters; `rn` is read as m, and l as i, if that makes an unknown word a known one."""
    plain = word.translate(_ALL)
    small = plain.lower().strip(_MARKS_ROUND)
    if not small.isalpha() or is_known(small):
        return plain
    choices = product(*(_ALTERNATIVES.get(part, (part,)) for part in _PARTS.findall(small)[:_MOST_PARTS]))
    return next(
        (
            plain.lower().replace(small, made)
            for made in map("".join, islice(choices, _MOST_TRIED))
            if is_known(made) or made in SMALL
        ),
        plain,
    )


_MARKS_ROUND = ".,:;!?\"'()[]"
_PARTS = re.compile("rn|[a-z]")
_ALTERNATIVES = {"rn": ("rn", "m"), "l": ("l", "i")}
_MOST_PARTS = 32
_MOST_TRIED = 64
