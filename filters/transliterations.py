"""Decoders of English in the letters of another script, each of them written for the Latin letter of its sound."""

import re
from collections.abc import Mapping, Sequence

from filters.decoded import Decoded, Steps
from filters.lexicon import WORDS
from filters.misspelled import put_right
from filters.survey import Survey

_CYRILLIC = {
    **dict(zip("абвгдезийклмнопрстуфхцыэѕјқў", "abvgdeziyklmnoprstufhcyesjqw", strict=True)),
    "ж": "zh",
    "ч": "ch",
    "ш": "sh",
    "щ": "sch",
    "ю": "yu",
    "я": "ya",
    "ё": "yo",
    "ъ": "",
    "ь": "",
}
_GREEK = {
    **dict(zip("αβγδεζηικλμνοπρσςτυφω", "abgdezhiklmnoprsstufw", strict=True)),
    "θ": "th",
    "ξ": "x",
    "χ": "ch",
    "ψ": "y",
}
_GEORGIAN = {
    **dict(zip("აბგდევზთიკლმნოპრსტუფქყცხჯჰჩ", "abgdevztiklmnoprstufkycxjhc", strict=True)),
    "ჟ": "zh",
    "ღ": "gh",
    "შ": "sh",
    "ძ": "dz",
    "წ": "ts",
    "ჭ": "ch",
}
_RUNES = dict(zip("ᚨᛒᚲᛞᛖᚠᚷᚺᛁᛃᚴᛚᛗᚾᛟᛈᛩᚱᛋᛏᚢᚹᚥᛪᛦᛉ", "abcdefghiyklmnopqrstuvwxyz", strict=True))
_STROKES = dict(zip("卂乃匚ᗪ乇千ꮆ卄丨フҝㄥ爪几ㄖ卩ɋ尺丂ㄒㄩᐯ山乂ㄚ乙", "abcdefghijklmnopqrstuvwxyz", strict=True))
"""Characters of many scripts whose strokes are somewhat like those of Latin letters."""
_STROKED = "".join(_STROKES) + "ᎶҜɊ"
_SCRIPTS: tuple[tuple[str, re.Pattern[str], Mapping[int, str]], ...] = tuple(
    (name, re.compile(f"[{letters}]{{3,}}"), str.maketrans(table))
    for name, letters, table in (
        ("cyrillic", "\u0400-\u04ff", _CYRILLIC),
        ("greek", "\u0370-\u03ff", _GREEK),
        ("georgian", "\u10d0-\u10ff", _GEORGIAN),
        ("runes", "\u16a0-\u16ff", _RUNES | {"ᛊ": "s", "ᚦ": "th"}),
        ("strokes", _STROKED, _STROKES),
    )
)

_ANY = re.compile(f"[\u0370-\u04ff\u10d0-\u10ff\u16a0-\u16ff]{{3}}|[{_STROKED}]{{3}}")
_FEWEST, _SHARE = 4, 3
"""So many different words are English, and of all so many at least one is; words of mixed letters count for nothing."""
_NEAR = _FEWEST * _SHARE
"""Words among which there are as many in a passage that stands in another text."""


def find_transliterations(survey: Survey) -> Steps:
    """A text in the letters of one of these scripts that reads as English when each is its Latin letter."""
    text = survey.text
    if text.isascii() or not _ANY.search(text):
        return
    for name, word, table in _SCRIPTS:
        said = "\n".join(word.findall(text)).lower().translate(table).split("\n")
        words = frozenset(said)
        known = len(words & WORDS)
        if known >= _FEWEST and known * _SHARE >= len(words):
            yield Decoded(_spell(text, table), 0, len(text), name)
        elif known >= _FEWEST and (places := _passages(said)):
            spans = [match.span() for match in word.finditer(text)]
            start = text.rfind("\n", 0, spans[places[0]][0]) + 1
            end = text.find("\n", spans[places[-1]][1])
            end = end if end >= 0 else len(text)
            yield Decoded(_spell(text[start:end], table), start, end, name)
        yield None


def _spell(text: str, table: Mapping[int, str]) -> str:
    """A text in Latin letters, its words put right: no alphabet has a letter for each of another one."""
    return _LATIN.sub(lambda match: put_right(match[0]) or match[0], text.lower().translate(table))


_LATIN = re.compile(r"(?<!\w)[a-z]{4,40}(?!\w)")


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
