"""Finds the language of a sentence among those with a glossary, and whether a text may have such a sentence at all."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from filters.decoders.survey import Survey
from filters.text.glossary import LATIN, OTHERS, accented, load, unaccented
from filters.text.lexicon import is_english

GLOSSARIES: Final = {glossary.name: glossary for code in (*LATIN, *OTHERS) for glossary in load(code)}
_IN_LATIN = [glossary for glossary in GLOSSARIES.values() if glossary.in_latin]
_SCRIPTS = {
    "ja": "\u3040-\u30ff",
    "zh": "\u3005\u3400-\u9fff",
    "ko": "\u1100-\u11ff\uac00-\ud7af",
    "ru": "\u0400-\u04ff",
    "hi": "\u0900-\u097f",
    "ar": "\u0600-\u06ff",
}
"""The characters that identify a language or one like it. Kana come first, as Japanese has Chinese ones too."""
_OF_SCRIPT = {name: re.compile(f"[{signs}]") for name, signs in _SCRIPTS.items()}
_ACCENTED = "\u00c0-\u024f\u1e00-\u1eff"
_ANY_SCRIPT = re.compile(f"[{''.join(_SCRIPTS.values())}{_ACCENTED}]")
_UNPARTED = _SCRIPTS["ja"] + _SCRIPTS["zh"]
_SIGNS_IN_WORDS = "\u0300-\u036f\u0640\u064b-\u0670\u0900-\u0903\u093a-\u094f"
"""Parts of words that Unicode does not class as letters: combining accents and vowel signs."""
_LETTER = f"A-Za-z\u00aa\u00ba{_ACCENTED}"
_OTHER_LETTER = f"[^\\W\\d_{_UNPARTED}{_LETTER}]"
_LATIN_LETTER = re.compile(f"[{_LETTER}]")
_MORE_SAID = 3
"""Latin letters that count as much as one letter of another script, and Chinese characters as one kana."""
WORD: Final = re.compile(
    f"[{_LETTER}][{_LETTER}\u0300-\u036f]*|[{_UNPARTED}]+|{_OTHER_LETTER}(?:{_OTHER_LETTER}|[{_SIGNS_IN_WORDS}])*"
)
"""A word, or a run of characters of a script without gaps between words. Letters of two scripts are two words."""

_FEWEST_MARKERS = 3
"""Fewest foreign words of a text that may have a foreign sentence, if no other letters show it."""
FEWEST_FOREIGN: Final = 2
"""The same for a single sentence."""
_MOST_LIKELY = 2
_NEARLY = 0.6
"""Share of the likeliest language's words that another likely language must have."""
_BEGUN = 4
"""A word in no glossary may be recognised by its beginning, if that is longer than this many letters."""
_LONGEST_WORD = 40
"""Most letters of a word: longer runs of letters and digits are none."""
_WORDS_KEPT, _KINDS_KEPT = 8_192, 32_768


def _names(forms: Iterable[tuple[str, Iterable[str]]]) -> dict[str, tuple[str, ...]]:
    """Map each form to the names of the glossaries that have it."""
    found: dict[str, tuple[str, ...]] = {}
    same: dict[tuple[str, ...], tuple[str, ...]] = {}
    for name, words in forms:
        for word in words:
            names = (*found.get(word, ()), name)
            found[word] = same.setdefault(names, names)
    return found


_OF_WORD = _names((glossary.name, glossary.words.keys() | glossary.bare) for glossary in _IN_LATIN)
_OF_STEM = _names((glossary.name, glossary.stems) for glossary in _IN_LATIN)
_STEMS_BEGIN = frozenset(stem[: _BEGUN + 1] for stem in _OF_STEM)
"""How the stems begin that are long enough to recognise a word by."""
_IN_GLOSSES = frozenset(
    word for glossary in GLOSSARIES.values() for english in glossary.english() for word in english.split()
)


@lru_cache(maxsize=_WORDS_KEPT)
def is_word_of_english(word: str) -> bool:
    """Return whether a lower-case word is English, even if it is also a word of another language."""
    return word in _IN_GLOSSES or is_english(word)


class _Kinds(dict[bytes, int]):
    """Cache of what each ASCII word says of its language; the sum of these numbers describes a text."""

    def __missing__(self, word: bytes) -> int:
        if len(word) > _LONGEST_WORD:
            return 0
        if len(self) >= _KINDS_KEPT:
            self.clear()
        small = word.decode()
        kind = _FOREIGN if len(small) > 1 and _is_of_any(small) else 0
        if len(small) > 1 and is_word_of_english(small):
            kind = 0 if kind else _ENGLISH
        self[word] = kind
        return kind


def _is_of_any(word: str) -> bool:
    """Return whether `_names_of` names any language for a word of ASCII letters."""
    return word in _OF_WORD or (word[: _BEGUN + 1] in _STEMS_BEGIN and bool(_names_of(word)))


_FOREIGN, _ENGLISH = 1, 1 << 24
"""A word that is foreign and not English, and the other way round. A word that is both, or neither, counts nothing."""
_kind = _Kinds().__getitem__
_PARTED = bytes(code if chr(code).isalpha() and code < 128 else 32 for code in range(256))


def has_known_words(canonical: str) -> bool:
    """Return whether enough letters of a part of a text are in words of English, or of a language with a glossary.

    What a wrong key makes of a text holds short words by accident. True for text in other letters than ASCII's, of
    which words tell nothing here.
    """
    last = max(0, len(canonical) - _SHOWN)
    return any(_are_known(canonical[start : start + _SHOWN]) for start in (*range(0, last, _SHOWN), last))


def _are_known(part: str) -> bool:
    words = _ASCII_WORD.findall(part)
    letters = sum(map(len, words))
    known = sum(len(word) for word in words if len(word) > 1 and (is_word_of_english(word) or word in _OF_WORD))
    others = sum(map(str.isalpha, part)) - letters
    return others * _ONE_OTHER_IN >= letters or known * _ONE_KNOWN_IN >= letters


_ASCII_WORD = re.compile("[a-z]+")
_SHOWN, _ONE_OTHER_IN, _ONE_KNOWN_IN = 1_024, 4, 3
"""Characters of a part, and the shares of its letters that make it text: one in so many of other scripts, or known.

Texts that somebody had encoded had at least 0.47 of their letters in known words, and what wrong keys made of ordinary
ones at most 0.25.
"""


def may_be_foreign(survey: Survey) -> bool:
    """Return whether a text may have a sentence in another language than English."""
    return holds_other_letters(survey.text) or sum(map(_kind, survey.words)) % _ENGLISH >= _FEWEST_MARKERS


def foreign_words(survey: Survey) -> list[int]:
    """Return where foreign words of ASCII letters begin, or nothing if they are too few for any foreign sentence."""
    words = survey.small.translate(_PARTED).split()
    kinds = list(map(_kind, words))
    foreign = [-1]
    for _ in range(kinds.count(_FOREIGN)):
        foreign.append(kinds.index(_FOREIGN, foreign[-1] + 1))
    if len(foreign) <= FEWEST_FOREIGN:
        return []
    letters = np.frombuffer(survey.letters, np.uint8)
    begins: list[int] = (letters[1:] > letters[:-1]).nonzero()[0][foreign[1:]].tolist()
    return begins


def holds_other_letters(sentence: str) -> bool:
    """Return whether a sentence has letters of another script than Latin, or with accents."""
    return not sentence.isascii() and _ANY_SCRIPT.search(sentence) is not None


def _is_surely_english(sentence: str) -> bool:
    """Whether a sentence without other letters has too few foreign words to be in another language."""
    words = sentence.lower().encode("ascii", "replace").translate(_PARTED).split()
    english, foreign = divmod(sum(map(_kind, words)), _ENGLISH)
    return foreign < FEWEST_FOREIGN or foreign <= english


def likely_languages(sentence: str) -> Sequence[str]:
    """Return the names of the glossaries of the likeliest languages of a sentence, the likeliest first.

    Empty if it is English rather than another language in Latin letters.
    """
    if not holds_other_letters(sentence):
        if _is_surely_english(sentence):
            return []
    elif names := _by_script(sentence):
        return names
    alone: Counter[str] = Counter()
    shared: Counter[str] = Counter()
    english = 0
    for word in WORD.findall(sentence.lower()):
        is_shared = is_word_of_english(word)
        english += is_shared
        (shared if is_shared else alone).update(_names_of(word))
    likely = alone.most_common(_MOST_LIKELY)
    least = max(FEWEST_FOREIGN, likely[0][1] * _NEARLY if likely else 0)
    return [name for name, number in likely if number >= least and number > english - shared[name]]


def _by_script(sentence: str) -> Sequence[str]:
    """Return the languages of the script that most letters are in, or none if that is Latin."""
    counts = {name: len(found) for name, signs in _OF_SCRIPT.items() if (found := signs.findall(sentence))}
    if not counts or max(counts.values()) * _MORE_SAID <= len(_LATIN_LETTER.findall(sentence)):
        return ()
    if 0 < counts.get("ja", 0) * _MORE_SAID < counts.get("zh", 0):
        return ("zh", "ja")
    return ("ja",) if "ja" in counts and "zh" in counts else (max(counts, key=lambda name: counts[name]),)


@lru_cache(maxsize=_WORDS_KEPT)
def _names_of(word: str) -> tuple[str, ...]:
    """Return the languages in Latin letters that have a lower-case word."""
    spelled: tuple[str, ...] = (word,) if word.isascii() else (accented(word), unaccented(word))
    for one in spelled:
        if one in _OF_WORD:
            return _OF_WORD[one]
    spelled = tuple(one for one in spelled if one[: _BEGUN + 1] in _STEMS_BEGIN)  # none for most words
    begun = (one[:size] for one in spelled for size in range(min(len(one), _LONGEST_WORD), _BEGUN, -1))
    return next((_OF_STEM[beginning] for beginning in begun if beginning in _OF_STEM), ())
