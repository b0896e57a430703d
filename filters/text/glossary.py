"""Glossaries: give words of other languages in English, so that what works for English works for them as well.

A glossary is a text of lines `english: form, form`. A form is one word or several; `*` at the end of a word stands for
any ending. A glossary does not translate and knows no grammar: it knows what a reader with a word list would know.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, pairwise
from typing import Final, NamedTuple, Self

from filters.glosses import FORMS

LATIN: Final = ("de", "nl", "fr", "it", "es", "pt", "pl", "tr", "vi", "id")
"""Codes (ISO 639-1) of the languages that are written in Latin letters."""
OTHERS: Final = ("ru", "ar", "hi", "zh", "ja", "ko")
"""Codes of the languages in other scripts. Their forms in Latin letters are a glossary of their own."""
_UNPARTED: Final = frozenset({"zh", "ja"})
"""Languages without spaces between words."""
_JOINING: Final = frozenset({"ko"})
"""Languages in which other forms may follow any form within the same word."""
_EXACT: Final = frozenset({"vi", "de"})
"""Languages in which a word without its accents is another word, so that nobody leaves accents out."""

_NOTHING: Final = "-"
"""Stands for the English of a form that has none."""
_ANY_ENDING: Final = "*"
_LONGEST_ENDING: Final = 9
_SHORTEST_STEM: Final = 2
_LATIN_END: Final = "\u0250"
_MARKS: Final = dict.fromkeys((*range(0x300, 0x370), 0x640, *range(0x64B, 0x660), 0x670, 0x93C))
"""Accents, and marks of Arabic and Hindi, which writers set or leave out as they like."""
_LETTERS: Final = str.maketrans("łøđıىةٱ", "lodiيها")
"""Letters that writers use for each other, and that Unicode normalisation does not decompose."""
_PREFIXING: Final = "ar"
_JOINED: Final = {
    f"{first}{begun}{article}": " ".join(filter(None, (also, english, the)))
    for first, also in (("", ""), ("و", "and"), ("ف", "so"))
    for begun, english in (("", ""), ("ب", "with"), ("ل", "to"), ("ك", "as"))
    for article, the in (("ل" if begun == "ل" else "ال", "the"), ("", ""))
}
"""What Arabic joins to the beginning of a word, with its English; of those that begin alike, the longest first."""
_WRITTEN_AFTER: Final = {
    "id": {"ku": ("my", "me"), "mu": ("your", "you"), "nya": ("the", "it"), "lah": ("", ""), "kah": ("", "")}
}
"""What Indonesian joins to the end of a word, with its English after a noun and after a verb."""
_SHORTEST_BEFORE: Final = 3
_PARTICLES: Final = frozenset(
    ["", *"은는이가을를의에도만로과와께야아님들", "에게", "한테", "에서", "으로", "부터", "까지"]
)
"""Korean particles. A form of one syllable is recognised only alone or with one of these."""


def without_accents(text: str) -> str:
    """Return a text in small letters and without accents, as many write it."""
    small = text.casefold()
    if small.isascii():
        return small
    bare = unicodedata.normalize("NFKD", small).translate(_MARKS)
    return unicodedata.normalize("NFC", bare).translate(_LETTERS)


unaccented = lru_cache(maxsize=1_024)(without_accents)
"""As `without_accents`, cached, for words: the same ones come again."""


def accented(word: str) -> str:
    """Return a word in small letters, with its accents."""
    small = word.casefold()
    return small if small.isascii() else unicodedata.normalize("NFC", small)


def _without_joined(key: str) -> Iterator[str]:
    """Yield an Arabic word without each of `_JOINED` that it begins with, which the forms of phrases do not have."""
    return (key.removeprefix(begun) for begun in _JOINED if begun and key.startswith(begun))


@dataclass(slots=True, eq=False)
class Node:
    """A node of a tree of phrases: the nodes for the next word, by the word (`words`) or its beginning (`stems`), and
    the English of a phrase that ends here.
    """

    words: dict[str, Self] = field(default_factory=dict)
    stems: dict[str, Self] = field(default_factory=dict)
    english: str | None = None

    def after(self, key: str) -> Iterator[Self]:
        """Yield the nodes to which the next word leads."""
        if key in self.words:
            yield self.words[key]
        for beginning in (beginnings(key) if len(key) > 1 else (key,)) if self.stems else ():
            if beginning in self.stems:
                yield self.stems[beginning]


class Entry(NamedTuple):
    """The English of a word by itself, None where that is not known, and the phrases that the word begins."""

    english: str | None
    phrases: tuple[Node, ...]


def beginnings(key: str) -> Iterator[str]:
    """Return the beginnings of a word by which it may be known, the longest first."""
    return (key[:size] for size in range(len(key), max(_SHORTEST_STEM, len(key) - _LONGEST_ENDING) - 1, -1))


@dataclass(slots=True, eq=False)
class Glossary:
    """The forms of one language in one script. Once it is loaded, only the trees of phrases are added, when needed."""

    name: str
    code: str
    words: dict[str, str] = field(default_factory=dict)
    """The English of forms of one word, or of one run of characters in languages without spaces between words."""
    bare: dict[str, str] = field(default_factory=dict)
    """The English of forms of one word that have accents, by the form without them."""
    stems: dict[str, str] = field(default_factory=dict)
    """The English of beginnings of words, without accents."""
    phrases: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """Forms of several words, each with its English, by their first word (as `key` returns it)."""
    longest: int = 0
    """Characters of the longest form."""
    _nodes: dict[str, Node] = field(default_factory=dict)

    @property
    def in_latin(self) -> bool:
        """Whether its forms are in Latin letters."""
        return self.code in LATIN or self.name != self.code

    @property
    def parts_words(self) -> bool:
        """Whether the language has spaces between words."""
        return self.code not in _UNPARTED

    @property
    def has_endings(self) -> bool:
        """Whether `ending` can find anything in words of this language."""
        return self.code in _WRITTEN_AFTER

    @property
    def _written_after(self) -> Mapping[str, tuple[str, str]]:
        return _WRITTEN_AFTER.get(self.code, {})

    def add(self, english: str, form: str) -> None:
        """Add a form. If it was added before, its first English stays."""
        told = "" if english == _NOTHING else english
        first, _, following = form.partition(" ")
        key = accented(first) if self.code in _EXACT else without_accents(first)  # as `key`, but not cached
        if following:
            self.phrases.setdefault(key, []).append((form, told))
        elif key[-1] == _ANY_ENDING or self.code in _JOINING:
            self.stems.setdefault(key.rstrip(_ANY_ENDING), told)
        else:
            self.words.setdefault(accented(form), told)
            if key != form:
                self.bare.setdefault(key, told)
        self.longest = max(self.longest, len(form))

    def forms(self) -> Iterator[tuple[str, bool, str]]:
        """Yield forms, or their beginnings, with and without accents; whether the form ends there; and its English."""
        written_after = self._written_after
        for words, ends in ((self.words, True), (self.bare, True), (self.stems, False)):
            for form, told in words.items():
                yield form, ends, told
                if ends and written_after:
                    yield from ((form + after, True, told) for after in written_after)
        for phrases in self.phrases.values():
            for form, told in phrases:
                begun, _, _ = form.partition(_ANY_ENDING)
                ends = begun == form and self.code not in _JOINING
                yield accented(begun), ends, told
                if ends and written_after:
                    yield from ((accented(begun) + after, True, told) for after in written_after)

    def english(self) -> frozenset[str]:
        """Return the English of all forms, each once: far fewer texts than there are forms."""
        phrases = (told for forms in self.phrases.values() for _, told in forms)
        return frozenset(chain(self.words.values(), self.bare.values(), self.stems.values(), phrases))

    def key(self, word: str) -> str:
        """Return the spelling in which a word is looked up."""
        return accented(word) if self.code in _EXACT else unaccented(word)

    def entry(self, word: str) -> Entry:
        """Return what is known of a word, given as it is written."""
        key = self.key(word)
        known = list(beginnings(key))
        if self.code in _JOINING and key and key[1:] in _PARTICLES:
            known.append(key[0])
        bare = _without_joined(key) if self.code == _PREFIXING else ()
        begun = (self._begun(first) for first in (key, *bare, *(beginning + _ANY_ENDING for beginning in known)))
        return Entry(self._single(word, key, known), tuple(node for node in begun if node))

    def ending(self, word: str) -> tuple[int, str]:
        """Return how many letters at a word's end are a word of their own (`_WRITTEN_AFTER`), and their English.

        It is the English after a noun where the rest is a form, and that after a verb where the rest only begins with a
        stem. 0 and "" where nothing is joined to the word.
        """
        key = self.key(word)
        if len(key) != len(word) or key in self.words:
            return 0, ""
        for after, (whose, whom) in self._written_after.items():
            rest = key.removesuffix(after)
            if rest != key and len(rest) >= _SHORTEST_BEFORE:
                if rest in self.words:
                    return len(after), whose
                if any(beginning in self.stems for beginning in beginnings(rest)):
                    return len(after), whom
        return 0, ""

    def _begun(self, first: str) -> Node | None:
        """Return the tree of the phrases that begin with a word or a stem, built on first use; None if none do."""
        if first in self.phrases and first not in self._nodes:
            root = self._nodes[first] = Node()
            for form, told in self.phrases[first]:
                node = root
                for word in form.split()[1:]:
                    is_stem = word[-1] == _ANY_ENDING or self.code in _JOINING
                    following = node.stems if is_stem else node.words
                    node = following.setdefault(self.key(word.rstrip(_ANY_ENDING)), Node())
                node.english = told if node.english is None else node.english
        return self._nodes.get(first)

    def _single(self, word: str, key: str, known: Sequence[str]) -> str | None:
        written = accented(word)
        told = self.words.get(written, self.words.get(key))
        if told is None and written == key:
            told = self.bare.get(key)
        if told is not None:
            return told
        for beginning in known:
            if beginning in self.stems:
                left = key[len(beginning) :] if self.code in _JOINING else ""
                return " ".join((self.stems[beginning], *self._after(left)))
        told = self.bare.get(key)
        return self._joined(key) if told is None and self.code == _PREFIXING else told

    def _after(self, left: str) -> Iterator[str]:
        """Yield the English of the forms, one after the other, that what is left of a word begins with."""
        while size := next((size for size in range(len(left), 1, -1) if left[:size] in self.stems), 0):
            yield self.stems[left[:size]]
            left = left[size:]

    def _joined(self, key: str) -> str | None:
        """Return the English of an Arabic word and of what is joined to its beginning; None where that is not known."""
        for begun, english in _JOINED.items():
            bare = key.removeprefix(begun)
            if bare != key and (told := self._bare(bare)) is not None:
                return f"{english} {told}".strip()
        return None

    def _bare(self, key: str) -> str | None:
        told = self.words.get(key, self.bare.get(key))
        return next((self.stems[one] for one in beginnings(key) if one in self.stems), None) if told is None else told

    def runs(self, run: str) -> Iterator[tuple[int, int, str | None]]:
        """Yield the longest forms in a run of characters, in order, and what stands between them: begin, end, English.

        The English of what stands between forms is None.
        """
        found: list[tuple[int, int, str]] = []
        at = 0
        while at < len(run):
            for size in range(min(self.longest, len(run) - at), 0, -1):
                told = self.words.get(run[at : at + size])
                if told is not None:
                    found.append((at, at + size, told))
                    at += size - 1
                    break
            at += 1
        for (_, done, _), (start, end, told) in pairwise([(0, 0, ""), *found]):
            if start > done:
                yield done, start, None
            yield start, end, told
        last = found[-1][1] if found else 0
        if last < len(run):
            yield last, len(run), None


def read_forms(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the forms of a glossary's lines as pairs of English and form."""
    for line in lines:
        english, _, forms = line.partition(": ")
        if forms:
            yield from ((english, form) for form in forms.split(", "))


def load(code: str) -> list[Glossary]:
    """Return the glossary of a language and, if its script is not Latin, that of its forms in Latin letters, if any."""
    own = Glossary(code, code)
    latin = own if code in LATIN else Glossary(f"{code}_latin", "")
    for english, form in read_forms(FORMS[code].splitlines()):
        (latin if max(form) < _LATIN_END else own).add(english, form)
    return [own] if latin is own or not latin.longest else [own, latin]
