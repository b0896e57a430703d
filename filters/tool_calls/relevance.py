"""Relevance: which words two texts share, each weighted by how rare it is among all the texts at hand."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

_FUNCTION_WORDS = """
a about above after again all also am an and any are as at back be because been before being below between both but by
can could did do does doing done down during each either else even ever every few first for from further get give given
go going got had has have having he her here hers him his how i if in instead into is it its itself just kindly last
let like made make makes making many may me might mine more most much must my need needed needs never new next no nor
not now of off ok on once one only or other our out over own per please put same shall she should so some such take
than thank thanks that the their them then there these they this those three through to too two under until up upon us
use used useful user users uses using utilise utilize very via was way we well were what when where which while who
whom why will with within without would yes yet you your yours yourself
agent ai assistant call calls function functions result results step task tasks tool tools
"""
_IRREGULAR: Final[Mapping[str, str]] = {
    "analyse": "analyz", "analysed": "analyz", "analyses": "analyz", "analysing": "analyz", "analysis": "analyz",
    "analyst": "analyz", "analytic": "analyz", "analytical": "analyz", "analytics": "analyz", "analyze": "analyz",
    "analyzed": "analyz", "analyzer": "analyz", "analyzes": "analyz", "analyzing": "analyz", "bought": "buy",
    "built": "build", "children": "child", "found": "find", "gave": "give", "held": "hold", "kept": "keep",
    "lost": "lose", "mail": "email", "mails": "email", "paid": "pay", "people": "person", "ran": "run", "sent": "send",
    "sold": "sell", "spent": "spend", "taught": "teach", "told": "tell", "written": "write", "wrote": "write",
}  # fmt: skip
_INFLECTIONS = ("ings", "ing", "ied", "ies", "ed", "es", "s")
_DERIVATIONS = (
    "ications", "ication", "ization", "isation", "ations", "ation", "ements", "ement", "ments", "ment", "ances", "ance",
    "ences", "ence", "ators", "ator", "ities", "ity", "ions", "ion", "ness", "able", "ible", "ical", "ally", "ors",
    "ers", "ive", "ize", "ise", "ous", "al", "ly", "er", "or", "ic", "e", "y", "i",
)  # fmt: skip
_LEAST_INFLECTED = 3
_LEAST_DERIVED = 4
_LONGEST_KNOWN = 24
_MOST_KNOWN = 16_384

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_HUMP = re.compile(r"[A-Z](?<=[A-Za-z0-9].)")
"""A capital inside a word. A quick check: only texts with one need the slower search for words joined by capitals."""
_WORD = re.compile(r"[^\W_]{2,}")

STOPPED: Final = frozenset(_FUNCTION_WORDS.split())
"""Words that say nothing about the subject of a text, including those that every text about tools has."""


def stem(word: str) -> str:
    """Return a lower-case word without its ending: `verify`, `verified` and `verification` are one. Numbers stay.

    This is not linguistics: different words may get the same stem. That costs little, because texts are compared by
    many words.
    """
    if not word.isalpha():
        return word
    return _known_stem(word) if len(word) <= _LONGEST_KNOWN else _stem(word)


def _stem(word: str) -> str:
    word = _without(_INFLECTIONS, _IRREGULAR.get(word, word), least=_LEAST_INFLECTED)
    if len(word) > _LEAST_INFLECTED and word[-1] == word[-2]:
        word = word[:-1]
    return _without(_DERIVATIONS, word, least=_LEAST_DERIVED)


def spellings(stems: Iterable[str]) -> frozenset[str]:
    """Return prefixes, one of which begins each lower-case word with one of these stems: stems and irregular words."""
    wanted = frozenset(stems)
    return wanted.union(word for word, meant in _IRREGULAR_STEMS if meant in wanted)


_known_stem = lru_cache(maxsize=_MOST_KNOWN)(_stem)
"""A cache, because texts are made of few different words: computing a stem takes ten times as long as a lookup."""


def _without(endings: tuple[str, ...], word: str, *, least: int) -> str:
    if word.endswith(endings):
        for ending in endings:
            if word.endswith(ending) and len(word) - len(ending) >= least:
                return word[: -len(ending)]
    return word


def stems(text: str) -> frozenset[str]:
    """Return the stems of a text's words except `STOPPED`. Names such as `sendMail` and `send_mail` are split."""
    apart = _CAMEL.sub(" ", text) if _HUMP.search(text) else text
    return frozenset(map(stem, set(_WORD.findall(apart.lower())) - STOPPED))


_IRREGULAR_STEMS = tuple((word, _stem(word)) for word in _IRREGULAR)


@dataclass(frozen=True, slots=True)
class Rarity:
    """How much each stem says: 1 divided by the number of texts that have it, and 1 for a stem that none has."""

    counts: Mapping[str, int] = field(default_factory=dict)

    def of(self, stem: str) -> float:
        return 1 / max(1, self.counts.get(stem, 0))

    def total(self, stems: Iterable[str]) -> float:
        return sum(map(self.of, stems))

    def share(self, part: frozenset[str], whole: frozenset[str]) -> float:
        """Return how much of `whole` stands in `part`, 0 to 1, weighted by rarity. 0 if `whole` is empty."""
        total = self.total(whole)
        return self.total(part & whole) / total if total else 0.0


def rarity(texts: Iterable[frozenset[str]]) -> Rarity:
    """Return the rarity of stems among texts, each given as its set of stems."""
    counts = Counter[str]()
    for text in texts:
        counts.update(text)
    return Rarity(counts)
