"""Wording: hashed features of a canonical text, each with the place where it begins. The classifier weighs them."""

from collections.abc import Iterator
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
_IN_WORD: Final = np.array([chr(code).isalnum() or code >= 0x80 or code in b"_'" for code in range(256)])
_RUNS: Final = (1, 2, 3, 4)
"""A run of letters that is the same as one so few places before it, as in a ruled line, counts once."""


def features(text: bytes) -> Iterator[tuple[Places, Hashes]]:
    """The features of a text in UTF-8 of at most `LONGEST` bytes: of each kind, where they begin, and their hashes.

    The kinds are: runs of four and of six bytes, words, two and three words in a row, and two with any one between.
    """
    letters = np.frombuffer(text, np.uint8).astype(np.uint64)
    four = _joined(letters, 4)
    yield _once(_hashed(four, 0))
    yield _once(_hashed(_joined(letters, 6), 1))
    begins, words = _words(letters)
    yield begins, _hashed(words, 2)
    yield begins[:-1], _hashed(_pairs(words[:-1], words[1:]), 3)
    yield begins[:-2], _hashed(_pairs(words[:-2], words[2:]), 4)
    yield begins[:-2], _hashed(_pairs(_pairs(words[:-2], words[1:-1]), words[2:]), 3)


def _joined(letters: _Numbers, length: int) -> _Numbers:
    """Every run of so many bytes as one number."""
    count = max(0, len(letters) - length + 1)
    joined = np.zeros(count, np.uint64)
    for place in range(length):
        joined |= letters[place : place + count] << np.uint64(8 * place)
    return joined


def _once(hashes: Hashes) -> tuple[Places, Hashes]:
    kept = np.ones(len(hashes), bool)
    for back in _RUNS:
        kept[back:] &= hashes[back:] != hashes[:-back]
    places = np.flatnonzero(kept)
    return places, hashes[places]


def _words(letters: _Numbers) -> tuple[Places, _Numbers]:
    """Where each word begins, and a number for it: a polynomial, of which sums from the start give every part."""
    inside = np.concatenate([[False], _IN_WORD[letters.astype(np.intp)], [False]])
    edges = np.flatnonzero(inside[1:] != inside[:-1])
    begins, ends = edges[::2], edges[1::2]
    sums = np.concatenate([np.zeros(1, np.uint64), np.cumsum((letters + np.uint64(1)) * _POWERS[: len(letters)])])
    return begins, (sums[ends] - sums[begins]) * _INVERSES[begins]


def _pairs(first: _Numbers, second: _Numbers) -> _Numbers:
    mixed = (first ^ (first >> np.uint64(31))) * _ODD[3] + second
    return np.asarray(mixed ^ (mixed >> np.uint64(29)), np.uint64)


def _hashed(numbers: _Numbers, kind: int) -> Hashes:
    """Numbers of one kind, hashed to `BITS` bits."""
    mixed = (numbers ^ _ODD[kind]) * _ODD[0]
    mixed ^= mixed >> np.uint64(32)
    hashed: Hashes = ((mixed * _ODD[1]) >> np.uint64(64 - BITS)).astype(np.uint32)
    return hashed
