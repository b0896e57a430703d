"""Decoders of English in the letters of another script, each of them written for the Latin letter of its sound."""

import re
from collections.abc import Mapping

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


def find_transliterations(survey: Survey) -> Steps:
    """A text in Cyrillic, Greek or runic letters that reads as English when each is its Latin letter."""
    text = survey.text
    if text.isascii() or not _ANY.search(text):
        return
    for name, word, table in _SCRIPTS:
        words = frozenset("\n".join(word.findall(text)).lower().translate(table).split("\n"))
        known = len(words & WORDS)
        if known >= _FEWEST and known * _SHARE >= len(words):
            yield Decoded(text.lower().translate(table), 0, len(text), name)
        yield None
