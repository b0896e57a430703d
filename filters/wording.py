"""Wording: hashed features of a canonical text, each with the place where it begins. The classifier weighs them."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
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
_RUNS: Final = (1, 2, 3, 4)
"""A run of letters that is the same as one so few places before it, as in a ruled line, counts once."""
_KINDS: Final = (0, 1, 2, 3, 4, 3)
"""What tells the hashes of each kind apart; those of two and of three words in a row cannot be the same."""
_SIX_BYTES: Final = np.uint64((1 << 48) - 1)
_EIGHT: Final = bytes(8)


BORDER: Final = b"\0"
"""What stands between texts that are read together; canonical texts do not hold it."""


def features(text: bytes) -> Iterator[tuple[Places, Hashes]]:
    """The features of a text in UTF-8 of at most `LONGEST` bytes: of each kind, where they begin, and their hashes.

    The kinds are: runs of four and of six bytes, words, two and three words in a row, and two with any one between.
    """
    begins, words = _words(text)
    pairs, apart, triples = _joined_words(words)
    hashes = _hashed((_runs(text, 4), _runs(text, 6) & _SIX_BYTES, words, pairs, apart, triples))
    yield _once(hashes[0])
    yield _once(hashes[1])
    yield begins, hashes[2]
    yield begins[: len(pairs)], hashes[3]
    yield begins[: len(apart)], hashes[4]
    yield begins[: len(triples)], hashes[5]


def features_together(texts: Sequence[bytes]) -> Iterator[tuple[Places, Hashes]]:
    """The features of each of several texts, with places in what they make with a `BORDER` after each.

    The kinds and their order are those of `features`, and no feature goes over a border.
    """
    joined = BORDER.join((*texts, b""))
    borders = np.cumsum([len(text) + 1 for text in texts]) - 1
    kinds = features(joined)
    for length in (4, 6):
        places, hashes = next(kinds)
        whole = np.searchsorted(borders, places) == np.searchsorted(borders, places + (length - 1), side="right")
        yield places[whole], hashes[whole]
    begins, words = next(kinds)
    yield begins, words
    part = np.searchsorted(borders, begins)
    for apart, (places, hashes) in zip((1, 2, 2), kinds, strict=True):
        whole = part[:-apart] == part[apart:]
        yield places[whole], hashes[whole]


def _runs(text: bytes, length: int) -> _Numbers:
    """Every run of four or of six bytes as one number; of six, two bytes beyond it stand at the top."""
    kind = "<u4" if length == 4 else "<u8"
    return np.ndarray(max(0, len(text) - length + 1), kind, text + _EIGHT, strides=(1,)).astype(np.uint64)


def _once(hashes: Hashes) -> tuple[Places, Hashes]:
    kept = np.ones(len(hashes), bool)
    for back in _RUNS:
        kept[back:] &= hashes[back:] != hashes[:-back]
    places = np.flatnonzero(kept)
    return places, hashes if len(places) == len(hashes) else hashes[places]


def _words(text: bytes) -> tuple[Places, _Numbers]:
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


def _joined_words(words: _Numbers) -> tuple[_Numbers, _Numbers, _Numbers]:
    """Numbers for two words in a row, two with one between, and three in a row."""
    mixed = _mixed(words)
    pairs = _shaken(mixed[:-1] + words[1:])
    return pairs, _shaken(mixed[:-2] + words[2:]), _shaken(_mixed(pairs[:-1]) + words[2:])


def _mixed(numbers: _Numbers) -> _Numbers:
    return np.asarray((numbers ^ (numbers >> np.uint64(31))) * _ODD[3], np.uint64)


def _shaken(numbers: _Numbers) -> _Numbers:
    return np.asarray(numbers ^ (numbers >> np.uint64(29)), np.uint64)


def _hashed(kinds: Sequence[_Numbers]) -> list[Hashes]:
    """Numbers of each kind, hashed to `BITS` bits: all in one go, as most of what a short text takes is calls."""
    mixed = np.concatenate([numbers ^ _ODD[kind] for numbers, kind in zip(kinds, _KINDS, strict=True)])
    mixed *= _ODD[0]
    mixed ^= mixed >> np.uint64(32)
    mixed *= _ODD[1]
    mixed >>= np.uint64(64 - BITS)
    hashed: Hashes = mixed.astype(np.uint32)
    ends = list(accumulate(map(len, kinds)))
    return [hashed[start:end] for start, end in pairwise((0, *ends))]
