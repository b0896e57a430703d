"""Decoders of English in the letters of another script, each of them written for the Latin letter of its sound."""

import re
from collections.abc import Mapping, Sequence

from filters.decoded import Decoded, Steps
from filters.lexicon import WORDS
from filters.survey import Survey

_RUNES = dict(zip("ᚨᛒᚲᛞᛖᚠᚷᚺᛁᛃᚴᛚᛗᚾᛟᛈᛩᚱᛋᛏᚢᚹᚥᛪᛦᛉ", "abcdefghiyklmnopqrstuvwxyz", strict=True))
_SCRIPTS: tuple[tuple[str, re.Pattern[str], Mapping[int, str]], ...] = tuple(
    (name, re.compile(rf"[{first}-{last}]{{3,}}"), str.maketrans(letters))
    for name, first, last, letters in (
        (
            "cyrillic",
            "\u0400",
            "\u04ff",
            dict(zip("абвгдезийклмнопрстуфхцыэѕјқў", "abvgdeziyklmnoprstufhcyesjqw", strict=True))
            | {"ж": "zh", "ч": "ch", "ш": "sh", "щ": "sch", "ю": "yu", "я": "ya", "ё": "yo", "ъ": "", "ь": ""},
        ),
        (
            "greek",
            "\u0370",
            "\u03ff",
            dict(zip("αβγδεζηικλμνοπρσςτυφω", "abgdezhiklmnoprsstufw", strict=True))
            | {"θ": "th", "ξ": "x", "χ": "ch", "ψ": "y"},
        ),
        ("runes", "\u16a0", "\u16ff", _RUNES),
    )
)

_ANY = re.compile("[\u0370-\u04ff\u16a0-\u16ff]{3}")
_FEWEST, _SHARE = 4, 3
"""So many different words are English, and of all so many at least one is; words of mixed letters count for nothing."""
_NEAR = _FEWEST * _SHARE
"""Words among which there are as many in a passage that stands in another text."""


def find_transliterations(survey: Survey) -> Steps:
    """A text in Cyrillic, Greek or runic letters that reads as English when each is its Latin letter."""
    text = survey.text
    if text.isascii() or not _ANY.search(text):
        return
    for name, word, table in _SCRIPTS:
        said = "\n".join(word.findall(text)).lower().translate(table).split("\n")
        words = frozenset(said)
        known = len(words & WORDS)
        if known >= _FEWEST and known * _SHARE >= len(words):
            yield Decoded(text.lower().translate(table), 0, len(text), name)
        elif known >= _FEWEST and (places := _passages(said)):
            spans = [match.span() for match in word.finditer(text)]
            start = text.rfind("\n", 0, spans[places[0]][0]) + 1
            end = text.find("\n", spans[places[-1]][1])
            end = end if end >= 0 else len(text)
            yield Decoded(text[start:end].lower().translate(table), start, end, name)
        yield None


def _passages(said: Sequence[str]) -> list[int]:
    """The numbers of the words that are English and stand close together, in order."""
    known = [number for number, word in enumerate(said) if word in WORDS]
    return [
        number
        for at in range(len(known) - _FEWEST + 1)
        for number in (known[at], known[at + _FEWEST - 1])
        if known[at + _FEWEST - 1] - known[at] < _NEAR
        and len({said[one] for one in known[at : at + _FEWEST]}) == _FEWEST
    ]
