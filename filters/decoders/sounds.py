"""Decoder of English written by its sound in a script of another language, or in words that mix scripts.

Such scripts lack letters for some sounds and often write no vowels. So a word is recognised by its consonants, each
known only by its class, and then by how much the rest is alike. A line is rewritten if most of its words are English,
and two of them, and one in seven, have at least four consonants: words of other languages are seldom so like English
ones.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache
from itertools import groupby
from statistics import fmean
from typing import NamedTuple
from unicodedata import name, normalize

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.misspelled import TELLING_WORDS
from filters.decoders.survey import Survey
from filters.decoders.transliterations import CYRILLIC, GREEK, OLD_ITALIC, PHOENICIAN, SHAVIAN
from filters.text.canonical import canonicalise
from filters.text.lexicon import CORE, ENGLISH, SMALL, fluency

_HEBREW = dict(zip("אבגדהוזחטיכךלמםנןסעפףצץקרשת", "abgdhuzhtikklmmnnsepfxxkrst", strict=True)) | {"צ": "ts", "ץ": "ts"}
_ARABIC = dict(
    zip("اأإآبپتثجچحخدذرزسشصضطظعغفڤقكکگلمنهةويیىئؤء", "aaeabpttjchkddrzsssdtzagfvkkkglmnhauiiaiu'", strict=True)
) | {"'": ""}
_GOTHIC = dict(zip("𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸𐌹𐌺𐌻𐌼𐌽𐌾𐌿𐍀𐍂𐍃𐍄𐍅𐍆𐍇𐍈𐍉", "abgdeqzhtiklmnjuprstwfxwo", strict=True))
_OF_DESERET = "i e a a o u i e a o u u ai ow w y h p b t d ch j k g f v th th s z sh zh r l m n ng oi yu"
_DESERET = dict(
    zip(
        map(chr, range(0x10428, 0x10450)),
        _OF_DESERET.split(),
        strict=True,
    )
)
_FIRST_JAMO, _VOWEL_JAMO, _LAST_JAMO = 0x1100, 0x1161, 0x11A8
_JAMO_BY_SOUND = (
    "g k n d t r m b p s s - j j ch k t p h",
    "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu - ui i",
    "g k ks n nj nh d l lg lm lb ls lt lp lh m b bs s s ng j ch k t p h",
)
_JAMO_BY_KEY = (
    "r R s e E f a q Q t T d w W c z x v g",
    "k o i O j p u P h hk ho hl y n nj np nl b m ml l",
    "r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g",
)
"""The sounds of the consonants that begin a Korean syllable, its vowels, and the consonants that end it, and the keys
that type them."""


def _jamo(rows: tuple[str, str, str]) -> dict[str, str]:
    starts = (_FIRST_JAMO, _VOWEL_JAMO, _LAST_JAMO)
    return {
        chr(start + at): said.strip("-")
        for start, row in zip(starts, rows, strict=True)
        for at, said in enumerate(row.split())
    }


_KEYS = str.maketrans({char: key.lower() for char, key in _jamo(_JAMO_BY_KEY).items()})
_OLD = _GOTHIC | _DESERET | SHAVIAN | OLD_ITALIC | PHOENICIAN
_BY_HAND = CYRILLIC | GREEK | _HEBREW | _ARABIC | _OLD | _jamo(_JAMO_BY_SOUND)
_NAMED = re.compile(
    r"(?P<script>KATAKANA|HIRAGANA|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|ORIYA|TELUGU|KANNADA"
    r"|MALAYALAM|TAMIL)"
    r" (?P<kind>LETTER|VOWEL SIGN)(?P<small> SMALL)?(?: SHORT| CANDRA)?"
    r" (?P<sound>[A-Z]+)"
)
"""The names of the characters whose name in Unicode is their sound."""
_KANA = ("KATAKANA", "HIRAGANA")
_WEAK = frozenset(("TO", "DO", *(f"{consonant}U" for consonant in "KGSZTDNHBPMRV")))
"""Kana that stand for a consonant alone as well."""
_ASPIRATES = (("PH", "F"), ("BH", "B"), ("KH", "K"), ("GH", "G"), ("DH", "D"), ("TH", "T"), ("JH", "J"))


_NASALS = frozenset(chr(start + at) for start in range(0x0900, 0x0D80, 0x80) for at in (1, 2))
"""Signs of Indic scripts for a nasal after a vowel."""


@cache
def _sound(char: str) -> str:
    """Return the Latin letters for a character, "" for one without a sound. A vowel after "<" replaces the last one."""
    if char in _NASALS:
        return "n"
    if char.isascii() or char in _BY_HAND:
        return _BY_HAND.get(char, char)
    match = _NAMED.match(name(char, ""))
    if not match:
        return ""
    script, sound = match["script"], match["sound"]
    if match["small"]:
        return "" if sound == "TU" else f"<{sound.lower()}"
    if script in _KANA and sound in _WEAK:
        sound = sound[:-1]
    if script in _KANA:
        return sound.lower()
    vowel = match["kind"] == "VOWEL SIGN" or sound[0] in "AEIOU"
    sound = "CH" if sound[0] == "C" else sound
    for aspirate, plain in _ASPIRATES:
        sound = plain + sound[2:] if sound.startswith(aspirate) else sound
    return (sound if vowel else sound.rstrip("AO")).lower()


def _said(word: str) -> str:
    """Return a word in Latin letters, by the sound of each of its own."""
    letters = "".join(char if _KANA_FIRST <= char <= _KANA_LAST else normalize("NFD", char) for char in word)
    said = "".join(map(_sound, letters))
    return _SMALL_VOWEL.sub(r"\1", said)


_KANA_FIRST, _KANA_LAST = "\u3041", "\u30fe"
_SMALL_VOWEL = re.compile("[aeiou]?<(y?[aeiou]?)")
_CLASSES = str.maketrans("bpfvkcgqjtdszrlmnaeiyouw", "ppppkkkkkttssrrmnaaiiooo")
_NO_VOWELS = str.maketrans("", "", "aioh")


def _plain(word: str) -> str:
    """Return a word with each letter written as the first of those that scripts do not tell apart."""
    return "".join(letter for letter, _ in groupby(word.replace("x", "ks").translate(_CLASSES)))


def _bones(plain: str) -> str:
    """Return what `_plain` returns without vowels, each repeated consonant written once."""
    return "".join(letter for letter, _ in groupby(plain.translate(_NO_VOWELS)))


_SPOKEN = (
    (re.compile("[ts]ion"), "shon"), (re.compile("c(?=[eiy])"), "s"), (re.compile("gh"), ""),
    (re.compile(r"\b[kw](?=[nr])"), ""), (re.compile("ous"), "as"), (re.compile("you"), "yu"),
)  # fmt: skip
"""Spellings and how they sound."""
_SPOKEN_OFTEN = {
    "ol": "all", "oru": "all", "aul": "all", "da": "the", "za": "the", "di": "the", "zi": "the", "deo": "the",
    "yor": "your", "yua": "your", "yur": "your", "yueo": "your", "nau": "now", "rivil": "reveal",
    "ribil": "reveal", "ribir": "reveal", "rifil": "reveal",
}  # fmt: skip
"""How very frequent words sound that are spelled otherwise."""
_R_UNSPOKEN = re.compile("(?<=[aeiou])r(?=[^aeiou]|e?$)")


def _ways(word: str) -> Iterator[str]:
    """Yield a word as it is spelled and as it sounds, with each v as a vowel too."""
    spoken = word
    for spelled, said in _SPOKEN:
        spoken = spelled.sub(said, spoken)
    for way in (word, spoken, _R_UNSPOKEN.sub("", spoken)):
        yield _plain(way)
        yield _plain(way.replace("v", "w"))


class _Meant(NamedTuple):
    word: str
    plain: str


def _index() -> dict[str, dict[_Meant, None]]:
    """Map the consonants of each English word to it, the likelier words first."""
    found: dict[str, dict[_Meant, None]] = {}
    likely = (sorted(_OFTEN), sorted(TELLING_WORDS), sorted(SMALL), sorted(CORE & ENGLISH), sorted(ENGLISH))
    for word in (word for words in likely for word in words):
        for plain in _ways(word):
            found.setdefault(_bones(plain), {}).setdefault(_Meant(word, plain))
    return found


_OFTEN = frozenset(
    ("all", "and", "any", "the", "you", "your", "are", "now", "new", "this", "that", "tell", "show", "my")
)
_BY_BONES = _index()
_FEWEST_BONES = 4
"""Consonants of a word that is evidence."""
_ALIKE = 0.75
"""How like an English word a word must be by its sound."""
_ALIKE_IN_ALL = 1.55
"""How like English words those of a line must be, by sound and spelling together, from 0 to 2 on average."""


class _Guess(NamedTuple):
    """An English word for a word in Latin letters, how like it is by sound, and how like as it is spelled."""

    by_sound: float
    by_spelling: float
    word: str


def _meant(word: str) -> _Guess | None:
    """Return the English word that is most like a word in Latin letters, or None if none is like it."""
    if len(word) > _LONGEST_WORD:
        return None
    if word in _SPOKEN_OFTEN:
        return _Guess(1.0, 1.0, _SPOKEN_OFTEN[word])
    plain = _plain(word)
    best = _Guess(0.0, 0.0, "")
    for meant in _BY_BONES.get(_bones(plain), ()):
        alike = _likeness(plain, meant.plain)
        if alike >= _ALIKE and (guess := _Guess(alike, _likeness(word, meant.word), meant.word))[:2] > best[:2]:
            best = guess
    return best if best.word else None


def _likeness(word: str, other: str) -> float:
    return SequenceMatcher(None, word, other, autojunk=False).ratio()


_SCRIPTS = (
    "\u05d0-\u05ea\u0620-\u064a\u066e-\u06d3\u0900-\u0963\u0971-\u09e3\u0a00-\u0d63"
    "\u1100-\u11ff\u3041-\u30fe\uac00-\ud7a3\U00010300-\U0001031f\U00010330-\U0001034a\U00010400-\U0001047f"
    "\U00010900-\U00010915"
)
_OTHER = "\u0370-\u03ff\u0400-\u04ff"
"""Greek and Cyrillic letters: words of them alone are read by `filters.decoders.transliterations`."""
_ANY = re.compile(f"[{_SCRIPTS}]|[A-Za-z][{_OTHER}]|[{_OTHER}][A-Za-z]")
_WORD = re.compile(f"(?:[^\\W\\d_]|[{_SCRIPTS}\u0591-\u05c7\u064b-\u0652'])+")
_FEWEST_WORDS, _FEWEST_LONG, _ONE_LONG_IN = 3, 2, 7
"""Words of a line, different ones of them that are evidence, and the words among which one is evidence, at least."""
_LONGEST, _LONGEST_WORD, _SURE = 2_048, 40, 3


def find_sounds(survey: Survey) -> Steps:
    """Find the text with the words of each line that is English by its sound in Latin letters."""
    if not _ANY.search(survey.text):
        return
    edits: list[Edit] = []
    start = 0
    for line in survey.text.split("\n"):
        if len(line) <= _LONGEST and _ANY.search(line):
            edits += _written(line, start)
            yield None
        start += len(line) + 1
    if not edits:
        return
    decoded = rewritten(survey.text, edits)
    if canonicalise(decoded.text) != canonicalise(survey.text):  # else the letters merely look like Latin ones
        yield decoded


def _written(line: str, start: int) -> list[Edit]:
    """Return the words of a line in English, or none if too few of them are English by their sound."""
    words = [match for match in _WORD.finditer(line) if _ANY.search(match[0])]
    if len(words) < _FEWEST_WORDS:
        return []
    return _read(words, [_said(match[0].lower()) for match in words], start) or _typed(words, start)


def _read(words: list[re.Match[str]], said: list[str], start: int) -> list[Edit]:
    long = {word for word in said if len(_bones(_plain(word))) >= _FEWEST_BONES}
    evidence = {meant.word for word in long if (meant := _meant(word))}
    if len(evidence) < _FEWEST_LONG or len(evidence) * _ONE_LONG_IN < len(words):
        return []
    english = [_meant(word) for word in said]
    if sum(guess is not None for guess in english) * 4 < len(words) * 3:
        return []
    alike = [
        guess.by_sound + guess.by_spelling
        for guess, one in zip(english, said, strict=True)
        if guess and one not in _SPOKEN_OFTEN
    ]
    if fmean(alike) < _ALIKE_IN_ALL:
        return []
    written = [guess.word if guess else one for guess, one in zip(english, said, strict=True)]
    return _edits(words, written, start) if fluency(" ".join(written)) >= _SURE else []


def _typed(words: list[re.Match[str]], start: int) -> list[Edit]:
    """Return the words as typed on the keys of a Korean keyboard, or none if most of them are then no English words."""
    typed = [normalize("NFD", match[0]).translate(_KEYS) for match in words]
    known = ENGLISH.union(SMALL).intersection(typed)
    if len(known) < _FEWEST_WORDS or sum(word in known for word in typed) * 2 < len(words):
        return []
    return _edits(words, typed, start)


def _edits(words: list[re.Match[str]], written: list[str], start: int) -> list[Edit]:
    return [Edit(start + match.start(), start + match.end(), word) for match, word in zip(words, written, strict=True)]
