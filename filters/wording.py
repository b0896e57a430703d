"""Wording: hashed features of a canonical text, each with the place where it begins. The classifier weighs them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, cycle, pairwise
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Hashes: TypeAlias = NDArray[np.uint32]
Places: TypeAlias = NDArray[np.intp]

BITS: Final = 32
"""Features are hashed to so many bits, of which a model looks at the highest."""
LONGEST: Final = 1 << 15
"""Bytes of a text that are read at once."""

_Numbers: TypeAlias = NDArray[np.uint64]
_ODD: Final = np.array(
    [0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93, 0xA0761D6478BD642F], np.uint64
)
_BASE: Final = 0x100000001B3
_POWERS: Final[_Numbers] = np.cumprod(np.array([1] + [_BASE] * LONGEST, np.uint64), dtype=np.uint64)
_INVERSES: Final[_Numbers] = np.cumprod(np.array([1] + [pow(_BASE, -1, 1 << 64)] * LONGEST, np.uint64), dtype=np.uint64)
_IN_WORD: Final = bytes(chr(code).isalnum() or code >= 0x80 or code in b"_'" for code in range(256))
_SPACED: Final = bytes(code if inside else 0x20 for code, inside in enumerate(_IN_WORD))
_RUNS: Final = (1, 2, 3, 4)
"""A run of letters that is the same as one so few places before it, as in a ruled line, counts once."""
_KINDS: Final = (0, 2, 3, 4, 3, 2, 3, 4, 3)
"""What tells the hashes of each kind apart; those of two and of three words in a row cannot be the same, and numbers
of words are none of classes.
"""
_WORDS: Final = (1, 2, 3, 3)
"""The words that a feature of each kind of phrase goes over."""
MOST_AT_ONE_PLACE: Final = len(_KINDS)
"""Features that begin at one byte at most."""
_RUN: Final = 4
_PADDING: Final = bytes(_RUN)


@dataclass(frozen=True, slots=True, eq=False)
class Meanings:
    """Classes of words that mean about the same, in any language. `words` holds their keys in ascending order."""

    words: Hashes
    classes: NDArray[np.uint16]

    def numbers(self, words: "_Numbers") -> "_Numbers":
        """A number for the class of each word; those that are in none have one together."""
        keys = word_keys(words)
        places = np.minimum(np.searchsorted(self.words, keys), len(self.words) - 1)
        found = np.where(self.words[places] == keys, self.classes[places] + np.uint64(1), np.uint64(0))
        return _shaken((found + np.uint64(1)) * _ODD[4])


BORDER: Final = b"\0"
"""What stands between texts that are read together; canonical texts do not hold it."""
NO_MEANINGS: Final = Meanings(np.zeros(0, np.uint32), np.zeros(0, np.uint16))
"""For a model that knows words by their letters alone."""


def features(text: bytes, meanings: Meanings = NO_MEANINGS) -> Iterator[tuple[Places, list[Hashes]]]:
    """The features of a text in UTF-8 of at most `LONGEST` bytes: places, and the hashes of each kind that begin there.

    First runs of four bytes; then words, two words in a row, two with any one between, three in a row, and where there
    are `meanings`, the same four of the classes of words. Kinds of more than one word have none for the last places.
    """
    begins, words = word_numbers(text)
    rows = [words, meanings.numbers(words)] if len(meanings.words) else [words]
    runs, *phrases = _hashed([_runs(text), *_phrases(np.stack(rows))])
    places, runs = _once(runs)
    yield places, [runs]
    yield begins, phrases


def features_together(
    texts: Sequence[bytes], meanings: Meanings = NO_MEANINGS
) -> Iterator[tuple[Places, list[Hashes]]]:
    """The features of each of several texts, with places in what they make with a `BORDER` after each.

    They are those of `features`, and none goes over a border.
    """
    borders = np.cumsum([len(text) + 1 for text in texts]) - 1
    (places, (runs,)), (begins, phrases) = features(BORDER.join((*texts, b"")), meanings)
    whole = np.searchsorted(borders, places) == np.searchsorted(borders, places + (_RUN - 1), side="right")
    yield places[whole], [runs[whole]]
    part = np.searchsorted(borders, begins)
    for words, hashes in zip(cycle(_WORDS), phrases, strict=False):
        whole = part[: len(hashes)] == part[words - 1 :]
        yield begins[: len(hashes)][whole], [hashes[whole]]


def words_of(text: bytes) -> list[bytes]:
    """The words of a text, in order."""
    return text.translate(_SPACED).split()


def word_keys(words: "_Numbers") -> Hashes:
    """What `Meanings` know words by, from their numbers."""
    keys: Hashes = ((words * _ODD[0]) >> np.uint64(64 - BITS)).astype(np.uint32)
    return keys


def _runs(text: bytes) -> _Numbers:
    """Every run of four bytes as one number."""
    count = max(0, len(text) - _RUN + 1)
    return np.ndarray(count, "<u4", text + _PADDING, strides=(1,)).astype(np.uint64)


def _once(hashes: Hashes) -> tuple[Places, Hashes]:
    kept = np.ones(len(hashes), bool)
    for back in _RUNS:
        kept[back:] &= hashes[back:] != hashes[:-back]
    places = np.flatnonzero(kept)
    return places, hashes if len(places) == len(hashes) else hashes[places]


def word_numbers(text: bytes) -> tuple[Places, _Numbers]:
    """Where each word begins, and a number for it: a polynomial, of which sums from the start give every part."""
    inside = np.frombuffer(b"\0%b\0" % text.translate(_IN_WORD), np.uint8)
    edges = np.flatnonzero(inside[1:] != inside[:-1])
    begins, ends = edges[::2], edges[1::2]
    letters = np.frombuffer(text, np.uint8).astype(np.uint64)
    letters += np.uint64(1)
    letters *= _POWERS[: len(letters)]
    sums = np.zeros(len(letters) + 1, np.uint64)
    np.cumsum(letters, out=sums[1:])
    return begins, (sums[ends] - sums[begins]) * _INVERSES[begins]


def _phrases(rows: _Numbers) -> list[_Numbers]:
    """Numbers for words, two in a row, two with one between, and three in a row: those of each row of words."""
    mixed = _mixed(rows)
    pairs = _shaken(mixed[:, :-1] + rows[:, 1:])
    split = _shaken(mixed[:, :-2] + rows[:, 2:])
    triples = _shaken(_mixed(pairs[:, :-1]) + rows[:, 2:])
    return [kind[row] for row in range(len(rows)) for kind in (rows, pairs, split, triples)]


def _mixed(numbers: _Numbers) -> _Numbers:
    return np.asarray((numbers ^ (numbers >> np.uint64(31))) * _ODD[3], np.uint64)


def _shaken(numbers: _Numbers) -> _Numbers:
    return np.asarray(numbers ^ (numbers >> np.uint64(29)), np.uint64)


def _hashed(kinds: Sequence[_Numbers]) -> list[Hashes]:
    """Numbers of each kind, hashed to `BITS` bits: all in one go, as most of what a short text takes is calls."""
    spans = list(pairwise((0, *accumulate(map(len, kinds)))))
    mixed = np.empty(spans[-1][1], np.uint64)
    for numbers, kind, (start, end) in zip(kinds, _KINDS, spans, strict=False):
        np.bitwise_xor(numbers, _ODD[kind], out=mixed[start:end])
    mixed *= _ODD[0]
    mixed ^= mixed >> np.uint64(32)
    mixed *= _ODD[1]
    mixed >>= np.uint64(64 - BITS)
    hashed: Hashes = mixed.astype(np.uint32)
    return [hashed[start:end] for start, end in spans]
