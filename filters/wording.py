"""Wording: hashed features of a canonical text, each with the place where it begins. The classifier weighs them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, cycle
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Hashes: TypeAlias = NDArray[np.uint32]
Places: TypeAlias = NDArray[np.intp]

BITS: Final = 32
"""Features are hashed to so many bits, of which a model looks at the highest."""
LONGEST: Final = 1 << 15
"""Bytes of a text that are read at once."""

Numbers: TypeAlias = NDArray[np.uint64]
_ODD: Final = np.array(
    [0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93, 0xA0761D6478BD642F], np.uint64
)
_BASE: Final = 0x100000001B3
_POWERS: Final[Numbers] = np.cumprod(np.array([1] + [_BASE] * LONGEST, np.uint64), dtype=np.uint64)
_INVERSES: Final[Numbers] = np.cumprod(np.array([1] + [pow(_BASE, -1, 1 << 64)] * LONGEST, np.uint64), dtype=np.uint64)
_IN_WORD: Final = bytes(chr(code).isalnum() or code >= 0x80 or code in b"_'" for code in range(256))
_SPACED: Final = bytes(code if inside else 0x20 for code, inside in enumerate(_IN_WORD))
_ODD_OF_RUNS: Final = _ODD[0]
_ODD_OF_PHRASES: Final = _ODD[[2, 3, 4, 3]][:, np.newaxis]
"""What tells the hashes of each kind apart; those of two and of three words in a row cannot be the same, and numbers
of words are none of classes.
"""
_WORDS: Final = (1, 2, 3, 3)
"""The words that a feature of each kind of phrase goes over."""
MOST_AT_ONE_PLACE: Final = 1 + 2 * len(_WORDS)
"""Features that begin at one byte at most."""
_RUN: Final = 4
"""Bytes of a run, which counts once where it is the same as one up to so many places before it, as in a ruled line."""
_PADDING: Final = bytes(_RUN)
_OVER_BORDER: Final = np.arange(_RUN)
_Where: TypeAlias = Places | slice
_BEFORE_END: Final[tuple[_Where, _Where, _Where]] = (slice(-_RUN, None), slice(-1, None), slice(-2, -1))
"""The same of one text, for which one need not look."""
_NO_WORDS: Final[Places] = np.zeros(0, np.intp)
_NO_RUNS: Final = np.arange(1 << BITS, (1 << BITS) + _RUN, dtype=np.uint64)
"""No hashes."""


@dataclass(frozen=True, slots=True, eq=False)
class Meanings:
    """Classes of words that mean about the same, in any language. `words` holds their keys in ascending order."""

    words: Hashes
    classes: NDArray[np.uint16]

    @property
    def rows(self) -> int:
        """The rows of words of which phrases are made: their letters, and their classes if there are any."""
        return 2 if len(self.words) else 1

    def numbers(self, words: "Numbers") -> "Numbers":
        """A number for the class of each word; those that are in none have one together."""
        keys = word_keys(words)
        places = np.minimum(self.words.searchsorted(keys), len(self.words) - 1)
        found = self.classes.take(places) + np.uint64(1)
        found *= self.words.take(places) == keys
        found += np.uint64(1)
        found *= _ODD[4]
        return _shaken(found)


BORDER: Final = b"\0"
"""What stands between texts that are read together; canonical texts do not hold it."""
NO_MEANINGS: Final = Meanings(np.zeros(0, np.uint32), np.zeros(0, np.uint16))
"""For a model that knows words by their letters alone."""


@dataclass(frozen=True, slots=True, eq=False)
class Features:
    """The features of texts that are read together, with places in what they make with a `BORDER` after each.

    `hashes` has one for each byte, of the run of four from there on; then one for each of the `begins` of words, of the
    first kind of phrase; and so on for each kind. `counted` has a one for each of them that counts and a nought for the
    others: what goes over a border is no feature. `numbers` says how many count at each byte.
    """

    hashes: Numbers
    counted: NDArray[np.float32]
    begins: Places
    numbers: NDArray[np.int32]


def features(text: bytes, meanings: Meanings = NO_MEANINGS) -> Iterator[tuple[Places, list[Hashes]]]:
    """The features of a text in UTF-8 of at most `LONGEST` bytes: places, and the hashes of each kind that begin there.

    First runs of four bytes; then words, two words in a row, two with any one between, three in a row, and where there
    are `meanings`, the same four of the classes of words. Kinds of more than one word have none for the last places.
    """
    told = features_together([text], meanings)
    size, count = len(told.numbers), len(told.begins)
    places = np.flatnonzero(told.counted[:size])
    hashes = told.hashes.astype(np.uint32)
    yield places, [hashes[places]]
    kinds = hashes[size:].reshape(meanings.rows * len(_WORDS), count)
    yield told.begins, [kind[: max(0, count + 1 - words)] for words, kind in zip(cycle(_WORDS), kinds, strict=False)]


def features_together(texts: Sequence[bytes], meanings: Meanings = NO_MEANINGS) -> Features:
    """The features of each of several texts, all in one go: most of what a short text takes is calls."""
    text = BORDER.join((*texts, b""))
    begins, words = word_numbers(text)
    size, count = len(text), len(begins)
    rows = meanings.rows
    room = np.empty(_RUN + size + len(_WORDS) * rows * count, np.uint64)
    hashes = room[_RUN:]
    hashes[:size] = np.ndarray(size, "<u4", text + _PADDING, strides=(1,))
    hashes[:size] ^= _ODD_OF_RUNS
    phrases = hashes[size:].reshape(rows, len(_WORDS), count)
    _write_phrases(words, meanings, phrases)
    phrases ^= _ODD_OF_PHRASES
    _hash(hashes)
    counted = np.empty(len(hashes), np.float32)
    counted.fill(1)
    room[:_RUN] = _NO_RUNS
    same = np.ndarray((_RUN, size), np.uint64, room, strides=(8, 8)) == hashes[:size]
    if same.any():
        counted[:size][same.any(axis=0)] = 0
    over, last, last_but_one = _before_borders(texts, begins) if len(texts) > 1 else _BEFORE_END
    counted[:size][over] = 0
    numbers = counted[:size].astype(np.int32)
    of_phrases = counted[size:].reshape(phrases.shape)
    of_phrases[:, 2:, last_but_one] = 0
    of_phrases[:, 1:, last] = 0
    own = np.full(count, rows * len(_WORDS), np.int32)
    own[last_but_one] = rows * 2
    own[last] = rows
    numbers[begins] += own
    return Features(hashes, counted, begins, numbers)


def _before_borders(texts: Sequence[bytes], begins: Places) -> tuple[_Where, _Where, _Where]:
    """The runs that go over a border, and the last words of each text, and those before them.

    Of a text without words the last is one of another text, or the very last.
    """
    borders = np.array([*accumulate(len(text) + 1 for text in texts)]) - 1
    last = np.searchsorted(begins, borders) - 1 if len(begins) else _NO_WORDS
    return np.maximum(borders[:, np.newaxis] - _OVER_BORDER, 0), last, np.maximum(last - 1, -1)


def words_of(text: bytes) -> list[bytes]:
    """The words of a text, in order."""
    return text.translate(_SPACED).split()


def word_keys(words: "Numbers") -> Hashes:
    """What `Meanings` know words by, from their numbers."""
    keys: Hashes = ((words * _ODD[0]) >> np.uint64(64 - BITS)).astype(np.uint32)
    return keys


def word_numbers(text: bytes) -> tuple[Places, Numbers]:
    """Where each word begins, and a number for it: a polynomial, of which sums from the start give every part."""
    inside = np.frombuffer(b"\0%b\0" % text.translate(_IN_WORD), np.uint8)
    edges = (inside[1:] != inside[:-1]).nonzero()[0]
    begins, ends = edges[::2], edges[1::2]
    letters = np.frombuffer(text, np.uint8).astype(np.uint64)
    letters += np.uint64(1)
    letters *= _POWERS[: len(letters)]
    sums = np.zeros(len(letters) + 1, np.uint64)
    np.add.accumulate(letters, out=sums[1:])
    return begins, (sums[ends] - sums[begins]) * _INVERSES[begins]


def _write_phrases(words: Numbers, meanings: Meanings, phrases: Numbers) -> None:
    """Writes numbers for words, two in a row, two with one between, and three in a row; then those of their classes.

    Where no word follows, it is a nought that does.
    """
    rows, _, count = phrases.shape
    own = np.zeros((rows, count + 2), np.uint64)
    own[0, :count] = words
    if rows > 1:
        own[1, :count] = meanings.numbers(words)
    phrases[:, 0] = own[:, :count]
    following = np.ndarray((rows, 2, count), np.uint64, own, 8, (own.strides[0], 8, 8))
    phrases[:, 1:3] = _shaken(_mixed(phrases[:, :1]) + following)
    phrases[:, 3] = _shaken(_mixed(phrases[:, 1]) + own[:, 2:])


def _mixed(numbers: Numbers) -> Numbers:
    mixed: Numbers = numbers >> np.uint64(31)
    mixed ^= numbers
    mixed *= _ODD[3]
    return mixed


def _shaken(numbers: Numbers) -> Numbers:
    shaken: Numbers = numbers >> np.uint64(29)
    shaken ^= numbers
    return shaken


def _hash(numbers: Numbers) -> None:
    """Hashes numbers to `BITS` bits, in their place."""
    numbers *= _ODD[0]
    numbers ^= numbers >> np.uint64(32)
    numbers *= _ODD[1]
    numbers >>= np.uint64(64 - BITS)
