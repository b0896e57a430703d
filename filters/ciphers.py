"""Letter-for-letter ciphers and reversal, recognised by the words of language they hide.

Enciphering a lexicon and looking for all of it in one pass costs one scan for all ciphers together; deciphering the
text every way would cost one for each.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import ahocorasick

from filters.decoded import Decoded, Steps
from filters.lexicon import CORE, WORDS, fluency, weight

Rewrite: TypeAlias = Callable[[str], str]

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_UPPER = _LOWER.upper()


@dataclass(frozen=True, slots=True)
class Cipher:
    """A cipher by its name, how a word looks under it, and the readings of a text under it."""

    name: str
    encipher: Rewrite
    readings: tuple[tuple[str, Rewrite], ...]


def _shifted(shift: int) -> Rewrite:
    turned = _LOWER[shift:] + _LOWER[:shift]
    table = str.maketrans(_LOWER + _UPPER, turned + turned.upper())
    return lambda text: text.translate(table)


def _caesar(shift: int) -> Cipher:
    name = "rot13" if shift == 13 else f"caesar{shift}"
    return Cipher(name, _shifted(shift), ((name, _shifted(26 - shift)),))


_ATBASH_TABLE = str.maketrans(_LOWER + _UPPER, _LOWER[::-1] + _UPPER[::-1])
_ROT47_TABLE = {code: 33 + (code - 33 + 47) % 94 for code in range(33, 127)}
_WORD = re.compile(r"\w+")


def _atbash(text: str) -> str:
    return text.translate(_ATBASH_TABLE)


def _rot47(text: str) -> str:
    return text.translate(_ROT47_TABLE)


def _reverse(text: str) -> str:
    return text[::-1]


def _reverse_rot13(text: str) -> str:
    return _shifted(13)(text)[::-1]


def reverse_words(text: str) -> str:
    """The text with each of its words reversed where it stands."""
    return _WORD.sub(lambda match: match[0][::-1], text)


CIPHERS: tuple[Cipher, ...] = (
    *(_caesar(shift) for shift in range(1, 26)),
    Cipher("atbash", _atbash, (("atbash", _atbash),)),
    Cipher("rot47", _rot47, (("rot47", _rot47),)),
    Cipher("reversed", _reverse, (("reversed", _reverse), ("reversed_words", reverse_words))),
    Cipher("reversed_rot13", _reverse_rot13, (("reversed_rot13", _reverse_rot13),)),
)

_SHORTEST = 3
_SHORTEST_OTHER = 5
"""Letters of a word that is not of the core: short words turn into each other."""
_BARE_FROM = 6


def _automaton() -> ahocorasick.Automaton:
    """All words under all ciphers; each leads to its length, and to the ciphers it may be under with its weight there.

    Short words are looked for between spaces only. An enciphered word that is itself a word says nothing.
    """
    meanings: dict[str, list[tuple[int, int]]] = {}
    for number, cipher in enumerate(CIPHERS):
        for word in WORDS:
            hidden = cipher.encipher(word).lower()
            if len(word) < (_SHORTEST if word in CORE else _SHORTEST_OTHER) or hidden in WORDS:
                continue
            key = hidden if len(word) >= _BARE_FROM else f" {hidden} "
            meanings.setdefault(key, []).append((number, weight(word)))
    automaton = ahocorasick.Automaton()
    for key, found in meanings.items():
        automaton.add_word(key, (len(key), tuple(found)))
    automaton.make_automaton()
    return automaton


_AUTOMATON = _automaton()
_SURE = 3
"""The weight of different words that shows a cipher: one long and one short word, or three short ones."""
_NEAR = 160
"""Words of one enciphered text are not further apart, in characters."""
_REACH = 400
"""How far beyond its first and last known word an enciphered text may reach within its line."""


class _Hit(NamedTuple):
    """A word under a cipher: its span, its weight, and a number that is the same for the same word.

    A tuple, as hostile texts have thousands and making a dataclass takes three times as long.
    """

    start: int
    end: int
    worth: int
    word: int


def find_ciphers(text: str) -> Steps:
    """Passages under a Caesar shift, atbash or rot47, or written backwards.

    A passage reaches over the lines that its known words stand on.
    """
    hits: dict[int, list[_Hit]] = {}
    for last, (length, meanings) in _AUTOMATON.iter(_lower(text)):
        for number, worth in meanings:
            hits.setdefault(number, []).append(_Hit(last + 1 - length, last + 1, worth, id(meanings)))
    for number, found in hits.items():
        if len(found) > 1:
            yield from _read_passages(text, CIPHERS[number], found)
            yield None


def _lower(text: str) -> str:
    """Small letters and spaces for line breaks, one character for each of the text."""
    small = text.lower()
    if len(small) != len(text):
        small = "".join(char.lower()[0] for char in text)
    return f"{small} ".replace("\n", " ").replace("\t", " ")


def _read_passages(text: str, cipher: Cipher, hits: Iterable[_Hit]) -> Iterator[Decoded]:
    done = 0
    for cluster in _clusters(hits):
        core = text[cluster[0].start : cluster[-1].end]
        if cluster[0].start < done or not _is_proven(cluster) or fluency(core) >= fluency(cipher.readings[0][1](core)):
            continue
        start, end = _lines_around(text, cluster[0].start, cluster[-1].end)
        start = max(start, done)
        for variant, rewrite in cipher.readings:
            yield Decoded(rewrite(text[start:end]), start, end, variant)
        done = end


def _is_proven(cluster: Iterable[_Hit]) -> bool:
    return sum({hit.word: hit.worth for hit in cluster}.values()) >= _SURE


def _clusters(hits: Iterable[_Hit]) -> Iterator[list[_Hit]]:
    """The hits, which come in order, parted where they are far from each other."""
    cluster: list[_Hit] = []
    for hit in hits:
        if cluster and hit.start - cluster[-1].end > _NEAR:
            yield cluster
            cluster = []
        cluster.append(hit)
    yield cluster


def _lines_around(text: str, first: int, last: int) -> tuple[int, int]:
    floor, ceiling = max(0, first - _REACH), min(len(text), last + _REACH)
    start, end = text.rfind("\n", floor, first) + 1, text.find("\n", last, ceiling)
    return start or floor, ceiling if end < 0 else end
