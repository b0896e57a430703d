"""Decoder of English in the letters of another script, each for a Latin letter of like sound, look or key."""

import re
from collections.abc import Generator, Mapping, Sequence
from typing import TypeAlias

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.misspelled import put_right
from filters.decoders.survey import Survey
from filters.text.lexicon import ENGLISH

CYRILLIC = {
    **dict(zip("абвгдезийклмнопрстуфхцыэѕјқўіґ", "abvgdeziyklmnoprstufhcyesjqwig", strict=True)),
    "ж": "zh",
    "ч": "ch",
    "ш": "sh",
    "щ": "sch",
    "ю": "yu",
    "я": "ya",
    "ё": "yo",
    "ъ": "",
    "ь": "",
    "ї": "yi",
    "є": "ye",
}
GREEK = {
    **dict(zip("αβγδεζηικλμνοπρσςτυφωάέήίόύώϊϋ", "abgdezhiklmnoprsstufwaehiouwiu", strict=True)),
    "θ": "th",
    "ξ": "x",
    "χ": "ch",
    "ψ": "y",
}
_PAIRS_OF_GREEK = {"μπ": "b", "ου": "u"}
_ARMENIAN = {
    **dict(zip("աբգդեզէըիլխկհյնոպռստրցւքօֆմվ", "abgdezeyilxkhjnoprstrcwqofmv", strict=True)),
    "թ": "th",
    "ժ": "zh",
    "ծ": "ts",
    "ձ": "dz",
    "ղ": "gh",
    "ճ": "ch",
    "շ": "sh",
    "չ": "ch",
    "ջ": "j",
    "փ": "ph",
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
_RUNES = {
    **dict(zip("ᚨᛒᚲᛞᛖᚠᚷᚺᛁᛃᚴᛚᛗᚾᛟᛈᛩᚱᛋᛏᚢᚹᚥᛪᛦᛉᛊ", "abcdefghiyklmnopqrstuvwxyzs", strict=True)),
    **dict(zip("ᚪᚫᚳᚸᚻᛇᛄᛣᛤᚩᛢᚡᚣᛎ", "aacghejkkoqvyz", strict=True)),
    **dict(zip("ᛅᛆᛓᛍᛑᛂᚵᚼᚽᛱᛛᛘᛙᚿᛀᚬᚭᚮᛔᛕᛌᛐᚤᛧᛨ", "aabcdeghhklmmnnoooppstyyy", strict=True)),
    **dict(zip("ᚦᚧᛜᛝᚶᛠᚯᛥᛲᛳ", ["th", "th", "ng", "ng", "ng", "ea", "oe", "st", "sh", "oo"], strict=True)),
}
"""Runes of all times: the Elder ones, the Anglo-Saxon ones, and those of the North."""
_OGHAM = dict(zip("ᚁᚂᚃᚄᚅᚆᚇᚈᚉᚊᚋᚌᚍᚎᚏᚐᚑᚒᚓᚔᚚ", "blfsnhdtckmgyzraoueip", strict=True))
_OF_SHAVIAN = (
    "p t k f th s sh ch y ng b d g v th z zh j w h l m i e a a o u ow a r n i ay i u o u oi aw ar or air er er ir ia yu"
)
SHAVIAN = dict(zip(map(chr, range(0x10450, 0x10480)), _OF_SHAVIAN.split(), strict=True))
_OF_OLD_ITALIC = "a b k d e v z h th i k l m n sh o p s q r s t u x f k f r ch i u s"
OLD_ITALIC = dict(zip(map(chr, range(0x10300, 0x10320)), _OF_OLD_ITALIC.split(), strict=True))
PHOENICIAN = dict(zip(map(chr, range(0x10900, 0x10916)), "abgdewzhtiklmnsopsqrst", strict=True))
_STROKES = dict(zip("卂乃匚ᗪ乇千ꮆ卄丨フҝㄥ爪几ㄖ卩ɋ尺丂ㄒㄩᐯ山乂ㄚ乙", "abcdefghijklmnopqrstuvwxyz", strict=True))
"""Characters of many scripts that look somewhat like Latin capitals."""
_STROKED = "".join(_STROKES) + "ᎶҜɊ"
_LOOPS = dict(zip("ค๒ς๔єŧوђเןкɭ๓ภ๏קợгรշยשฬאץչ", "abcdefghijklmnopqrstuvwxyz", strict=True))
_LOOPED = "".join(_LOOPS) + "Շ"
_SYLLABLES = dict(zip("ልጌርዕቿቻኗዘጎጋጕረጠክዐየዒዪነፕሁሀሠሸሃጊ", "abcdefghijklmnopqrstuvwxyz", strict=True))
_ROWS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
_RUSSIAN_KEYS = dict(zip("йцукенгшщзхъфывапролджэячсмитьбюё", _ROWS, strict=True))
_UKRAINIAN_KEYS = _RUSSIAN_KEYS | {"ї": "]", "і": "s", "є": "'"}
_GREEK_KEYS = dict(zip("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm", strict=True))
_HEBREW_KEYS = dict(zip("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,.", strict=True))
_ARABIC_KEYS = dict(zip("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ", _ROWS, strict=True))
"""These and the tables before: the Latin letter on the same key, for text typed in the wrong layout (`шптщку` for
`ignore`)."""
_LETTERS: tuple[tuple[str, str, Sequence[tuple[Mapping[str, str], Mapping[str, str]]]], ...] = (
    (
        "cyrillic",
        "\u0400-\u04ff",
        [
            ({}, CYRILLIC),
            ({}, CYRILLIC | {"г": "h", "и": "y"}),
            ({}, _RUSSIAN_KEYS),
            ({}, _UKRAINIAN_KEYS),
        ],
    ),
    (
        "greek",
        "\u0370-\u03ff",
        [
            ({}, GREEK),
            ({}, GREEK | {"χ": "c", "θ": "q", "ϋ": "v"}),
            (_PAIRS_OF_GREEK, GREEK | {"β": "v", "η": "i", "χ": "h", "ψ": "ps"}),
            ({}, _GREEK_KEYS),
        ],
    ),
    ("hebrew", "\u05d0-\u05ea/'", [({"/": "q", "'": "w"}, _HEBREW_KEYS)]),
    ("arabic", "\u0621-\u064a", [({"\ufefb": "b", "لا": "b"}, _ARABIC_KEYS)]),
    ("armenian", "\u0530-\u058f", [({"ու": "u"}, _ARMENIAN)]),
    ("georgian", "\u10d0-\u10ff", [({}, _GEORGIAN)]),
    ("runes", "\u16a0-\u16ea\u16f1-\u16f8", [({}, _RUNES), ({}, _RUNES | {"ᛉ": "x", "ᛃ": "j", "ᚹ": "w"})]),
    ("ogham", "\u1681-\u169a", [({"ᚒᚒ": "w", "ᚊᚒ": "qu"}, _OGHAM)]),
    ("shavian", "\U00010450-\U0001047f", [({}, SHAVIAN)]),
    ("old_italic", "\U00010300-\U0001031f", [({}, OLD_ITALIC)]),
    ("phoenician", "\U00010900-\U00010915", [({}, PHOENICIAN)]),
    ("strokes", _STROKED, [({}, _STROKES)]),
    ("loops", _LOOPED, [({}, _LOOPS)]),
    ("syllables", "\u1200-\u137f", [({}, _SYLLABLES)]),
)
_Way: TypeAlias = tuple[Mapping[str, str], Mapping[int, str]]
"""What pairs of letters stand for, and what each single letter stands for."""
_SCRIPTS: tuple[tuple[str, re.Pattern[str], re.Pattern[str], Sequence[_Way]], ...] = tuple(
    (
        name,
        re.compile(f"[{letters}]"),
        re.compile(f"(?<![A-Za-z])[A-Za-z]*+[{letters}][{letters}A-Za-z]++"),
        [(pairs, str.maketrans(dict(table))) for pairs, table in ways],
    )
    for name, letters, ways in _LETTERS
)
"""The name of each script, the expressions for its letters and for its words (which may hold Latin letters too), and
the ways to read it.
"""
_ASCII_KEYS = "/'"
"""Marks on keys that have a letter in another layout."""
_SLOW = 4_096
"""Characters of a text from which on one way to read it takes long enough for a pause."""

_ANY = re.compile(
    f"[\u0370-\u058f\u05d0-\u05ea\u0621-\u064a\u10d0-\u10ff\u1200-\u137f\u1681-\u16ff"
    "\U00010300-\U0001031f\U00010450-\U0001047f\U00010900-\U00010915]{3}"
    f"|[{_STROKED}]{{3}}|[{_LOOPED}]{{3}}"
)
_LONG = 3
"""Letters of a word that counts, at least: many shorter ones are words of two languages."""
_FEWEST, _SHARE = 4, 3
"""A text must have at least four different English words, and at least one in three of its words must be English."""
_NEAR = _FEWEST * _SHARE
"""Words among which `_FEWEST` English ones make a passage, if the whole text is not English."""


def find_transliterations(survey: Survey) -> Steps:
    """Find texts and passages in the letters of one of these scripts that are English once written in Latin letters."""
    text = survey.text
    if not _ANY.search(survey.beyond) or not _ANY.search(text):
        return
    shown = "".join(survey.strangers) + "".join(sign for sign in _ASCII_KEYS if sign in text)
    pauses = PAUSES if len(text) > _SLOW else ()
    for name, letters, word, ways in _SCRIPTS:
        written = "\n".join(word.findall(text)) if letters.search(shown) else ""
        if not written:
            continue
        said: Sequence[str] = ()
        way, most = ways[0], -1
        for other in ways:
            yield from pauses
            read = _said(written, *other).split("\n")
            if (known := _known(read)) > most:
                said, way, most = read, other, known
        yield from pauses
        long = frozenset(one for one in said if len(one) >= _LONG)
        known = _known(said)
        if name in _UNUSED and len(said) <= _FEW and known < len(long):
            known = _known([_right(one) for one in said])
        few = known == _FEWEST_OF_FEW and len(long) <= _FEWEST and name not in _OF_LOANS
        if few or (known >= _FEWEST and known * _SHARE >= len(long)):
            yield Decoded((yield from _spell(text, *way)), 0, len(text), name, in_place=True)
        elif known >= _FEWEST and (places := _passages(said)):
            spans = [match.span() for match in word.finditer(text)]
            start = text.rfind("\n", 0, spans[places[0]][0]) + 1
            end = text.find("\n", spans[places[-1]][1])
            end = end if end >= 0 else len(text)
            yield Decoded((yield from _spell(text[start:end], *way)), start, end, name, in_place=True)
        yield None


_UNUSED = frozenset(("runes", "ogham", "shavian", "old_italic", "phoenician", "strokes", "loops"))
"""Scripts in which nobody writes another language, so that in short texts corrected words count as well."""
_FEW, _FEWEST_OF_FEW = 12, 3
"""Words of a short text, at most, and how many English words are enough in a text with at most one other long word."""
_OF_LOANS = frozenset(("cyrillic",))
"""Scripts of languages with so many English loanwords that three may stand side by side."""


def _known(said: Sequence[str]) -> int:
    """Return how many different words are English."""
    return len(ENGLISH.intersection(said))


def _said(text: str, pairs: Mapping[str, str], table: Mapping[int, str]) -> str:
    said = text.lower()
    for pair, letters in pairs.items():
        said = said.replace(pair, letters)
    return said.translate(table)


def _spell(text: str, pairs: Mapping[str, str], table: Mapping[int, str]) -> Generator[None, None, str]:
    """Return a text in Latin letters, with its words corrected, as no alphabet has a letter for each of another one.

    Pauses after each few words.
    """
    said = _said(text, pairs, table)
    written: list[str] = []
    done = 0
    for number, match in enumerate(_LATIN.finditer(said), start=1):
        written += said[done : match.start()], _right(match[0])
        done = match.end()
        if number % _WORDS_TO_PAUSE == 0:
            yield from PAUSES
    return "".join((*written, said[done:]))


_WORDS_TO_PAUSE = 64
_LATIN = re.compile(r"(?<!\w)[a-z]{2,40}(?!\w)")
_SOUNDS = (
    ("z", "th"), ("s", "th"), ("v", "w"), ("w", "v"), ("k", "c"), ("c", "k"), ("u", "w"), ("u", "v"), ("f", "v"),
    ("i", "y"), ("y", "i"), ("i", "j"),
)  # fmt: skip
"""Letters as they are transliterated, each with the English spelling that may be meant."""
_FEWEST_LETTERS, _LONGEST = 4, 40
"""Letters of a word that may be corrected as a misspelling, at least, and of any word."""


def _right(word: str) -> str:
    if word in ENGLISH or len(word) > _LONGEST:
        return word
    for letters, meant in _SOUNDS:
        at = word.find(letters)
        while at >= 0:
            if (said := f"{word[:at]}{meant}{word[at + len(letters) :]}") in ENGLISH:
                return said
            at = word.find(letters, at + 1)
    return (put_right(word) if len(word) >= _FEWEST_LETTERS else None) or word


def _passages(said: Sequence[str]) -> list[int]:
    """Return the places of the first and last of each `_FEWEST` different English words within `_NEAR` words."""
    known = [number for number, word in enumerate(said) if word in ENGLISH]
    return [
        number
        for at in range(len(known) - _FEWEST + 1)
        for number in (known[at], known[at + _FEWEST - 1])
        if known[at + _FEWEST - 1] - known[at] < _NEAR
        and len({said[one] for one in known[at : at + _FEWEST]}) == _FEWEST
    ]
