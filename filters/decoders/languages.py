"""Which language a sentence is in, of those that there are glossaries for, and whether a text may hold any at all."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from filters.decoders.survey import Survey
from filters.glossary import LATIN, OTHERS, load, unaccented
from filters.lexicon import ENGLISH, is_english

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
"""The characters that tell a language, or one like it: kana before others, as Japanese has Chinese ones as well."""
_OF_SCRIPT = {name: re.compile(f"[{signs}]") for name, signs in _SCRIPTS.items()}
_ACCENTED = "\u00c0-\u024f\u1e00-\u1eff"
_ANY_SCRIPT = re.compile(f"[{''.join(_SCRIPTS.values())}{_ACCENTED}]")
_UNPARTED = _SCRIPTS["ja"] + _SCRIPTS["zh"]
_SIGNS_IN_WORDS = "\u0300-\u036f\u0640\u064b-\u0670\u0900-\u0903\u093a-\u094f"
"""What is part of a word though it is no letter to Unicode: accents that stand alone, and signs for vowels."""
_LETTER = f"A-Za-z\u00aa\u00ba{_ACCENTED}"
_OTHER_LETTER = f"[^\\W\\d_{_UNPARTED}{_LETTER}]"
_LATIN_LETTER = re.compile(f"[{_LETTER}]")
_MORE_SAID = 3
"""Letters of Latin that say as much as one of another script may, and Chinese characters beside one of kana."""
WORD: Final = re.compile(
    f"[{_LETTER}][{_LETTER}\u0300-\u036f]*|[{_UNPARTED}]+|{_OTHER_LETTER}(?:{_OTHER_LETTER}|[{_SIGNS_IN_WORDS}])*"
)
"""A word, or a run of characters of a script that does not part them; letters of two scripts are two words."""

_FEWEST_MARKERS = 3
"""Words of other languages in a text that may hold one of these, where only its letters do not tell."""
_FEWEST_FOREIGN = 2
"""The same in a sentence that is in one of them."""
_MOST_LIKELY = 2
_NEARLY = 0.6
"""The share of the words of the likeliest language that another one has to have."""
_BEGUN = 4
"""Letters by which a word is known that is in no glossary as it stands."""
_WORDS_KEPT = 8_192


def _names(forms: Iterable[tuple[str, Iterable[str]]]) -> dict[str, tuple[str, ...]]:
    """Forms, each with the names of the glossaries that have it."""
    found: dict[str, tuple[str, ...]] = {}
    same: dict[tuple[str, ...], tuple[str, ...]] = {}
    for name, words in forms:
        for word in words:
            names = (*found.get(word, ()), name)
            found[word] = same.setdefault(names, names)
    return found


_OF_WORD = _names((glossary.name, glossary.words.keys() | glossary.bare) for glossary in _IN_LATIN)
_OF_STEM = _names((glossary.name, glossary.stems) for glossary in _IN_LATIN)
_IN_GLOSSES = frozenset(
    word for glossary in GLOSSARIES.values() for _, _, english in glossary.forms() for word in english.split()
)


@lru_cache(maxsize=_WORDS_KEPT)
def is_word_of_english(word: str) -> bool:
    """Whether a word in small letters is one of English, maybe besides being one of another language."""
    return word in _IN_GLOSSES or is_english(word)


_MARKERS = frozenset(
    word.encode() for word in _OF_WORD if word.isascii() and len(word) > 1 and not is_word_of_english(word)
)
_BEGINNINGS = frozenset(stem[:_BEGUN].encode() for stem in _OF_STEM if stem.isascii() and len(stem) >= _BEGUN) - (
    frozenset(word[:_BEGUN].encode() for word in _IN_GLOSSES | ENGLISH)
)


def may_be_foreign(survey: Survey) -> bool:
    """Whether a text may hold a sentence in another language than English."""
    if not survey.text.isascii() and _ANY_SCRIPT.search(survey.text):
        return True
    markers = len(survey.words & _MARKERS)
    return markers >= _FEWEST_MARKERS or (
        markers + sum(word[:_BEGUN] in _BEGINNINGS for word in survey.words) >= _FEWEST_MARKERS
    )


def likely_languages(sentence: str) -> Sequence[str]:
    """The names of the glossaries of the languages that a sentence may be in, the likeliest first; none where it is
    English rather than any other in Latin letters.
    """
    if not sentence.isascii() and (names := _by_script(sentence)):
        return names
    alone: Counter[str] = Counter()
    shared: Counter[str] = Counter()
    english = 0
    for word in WORD.findall(sentence.lower()):
        is_shared = is_word_of_english(word)
        english += is_shared
        (shared if is_shared else alone).update(_names_of(word))
    likely = alone.most_common(_MOST_LIKELY)
    least = max(_FEWEST_FOREIGN, likely[0][1] * _NEARLY if likely else 0)
    return [name for name, number in likely if number >= least and number > english - shared[name]]


def _by_script(sentence: str) -> Sequence[str]:
    """The languages of the script that most letters are of; none where these are Latin ones."""
    counts = {name: len(found) for name, signs in _OF_SCRIPT.items() if (found := signs.findall(sentence))}
    if not counts or max(counts.values()) * _MORE_SAID <= len(_LATIN_LETTER.findall(sentence)):
        return ()
    if 0 < counts.get("ja", 0) * _MORE_SAID < counts.get("zh", 0):
        return ("zh", "ja")
    return ("ja",) if "ja" in counts and "zh" in counts else (max(counts, key=lambda name: counts[name]),)


@lru_cache(maxsize=_WORDS_KEPT)
def _names_of(word: str) -> tuple[str, ...]:
    """The languages in Latin letters that a word in small letters is of."""
    bare = unaccented(word)
    beginnings = (bare[:size] for size in range(len(bare), _BEGUN, -1))
    return (
        _OF_WORD.get(word)
        or _OF_WORD.get(bare)
        or next((_OF_STEM[beginning] for beginning in beginnings if beginning in _OF_STEM), ())
    )
