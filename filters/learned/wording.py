"""Wording: hashed features of a canonical text, each with the byte at which it begins. The classifier weighs them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, cycle
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Hashes: TypeAlias = NDArray[np.uint32]
Places: TypeAlias = NDArray[np.intp]

BITS: Final = 32
"""Bits of a feature's hash. A model uses the highest of them."""
LONGEST: Final = 1 << 15
"""The most bytes of text that features can be computed of in one call."""

Numbers: TypeAlias = NDArray[np.uint64]
_Told = TypeVar("_Told", bound=np.generic)
_ODD: Final = np.array(
    [0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93, 0xA0761D6478BD642F], np.uint64
)
_BASE: Final = 0x100000001B3
_INVERSE: Final = pow(_BASE, -1, 1 << 64)
_POWERS: Final[Numbers] = np.cumprod(np.array([_INVERSE] + [_BASE] * (LONGEST + 1), np.uint64), dtype=np.uint64)
"""A power of `_BASE` for each byte, and one more for the zero before the first byte."""
_INVERSES: Final[Numbers] = np.cumprod(np.array([1] + [_INVERSE] * LONGEST, np.uint64), dtype=np.uint64)
_IN_WORD: Final = bytes(chr(code).isalnum() or code >= 0x80 or code in b"_'" for code in range(256))
_SPACED: Final = bytes(code if inside else 0x20 for code, inside in enumerate(_IN_WORD))
_FROM_ONE: Final = bytes((code + 1) % 256 for code in range(256))
"""The value of each byte in the number of a word. Byte 0xFF, which would be 0, does not occur in UTF-8."""
_HALF, _LESS, _LEAST = np.uint64(BITS), np.uint64(31), np.uint64(29)
"""Bits by which numbers are shifted."""
_ODD_OF_RUNS, _ODD_OF_HASHES, _, _ODD_OF_FOLLOWED, _ODD_OF_CLASSES = _ODD
_ODD_OF_PHRASES: Final = _ODD[[2, 3, 4, 3]][:, np.newaxis]
"""Makes the hashes of the kinds of phrases differ. Two words and three words in a row share a value, because their
numbers cannot be the same; nor can the numbers of words and of classes.
"""
_WORDS: Final = (1, 2, 3, 3)
"""How many words a feature of each kind of phrase spans: one word, two, two with one between them, three."""
MOST_AT_ONE_PLACE: Final = 1 + 2 * len(_WORDS)
"""The most features that begin at one byte."""
_RUN: Final = 4
"""Bytes of a run. A run that also begins at one of as many places before it does not count, as in a ruled line."""
_PADDING: Final = bytes(_RUN)
_BEYOND: Final = max(_WORDS) - 1
"""Words, all zero, that are added after the last one for phrases that begin near the end."""
_OVER_BORDER: Final = np.arange(_RUN)
_Where: TypeAlias = Places | slice
_BEFORE_END: Final[tuple[_Where, _Where, _Where]] = (slice(-_RUN, None), slice(-1, None), slice(-2, -1))
"""What `_before_borders` returns for a single text, where nothing need be searched."""
_NO_WORDS: Final[Places] = np.zeros(0, np.intp)
_NO_RUNS: Final = np.arange(1 << BITS, (1 << BITS) + _RUN, dtype=np.uint64)
"""Values that no hash has."""


@dataclass(frozen=True, slots=True, eq=False)
class Meanings:
    """Classes of words that mean about the same, in any language.

    `words` holds the keys of the words (`word_keys`), ascending, and `classes` the class of each.
    """

    words: Hashes
    classes: NDArray[np.uint16]
    _numbers: Numbers = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_numbers", _numbers_of_classes(self.classes + np.uint64(1)))

    @property
    def rows(self) -> int:
        """The number of rows of words that phrases are made of: their letters, and their classes if there are any."""
        return 2 if len(self.words) else 1

    def numbers(self, words: Numbers) -> Numbers:
        """Return a number for the class of each word. Words without a class all have the same number."""
        keys = word_keys(words)
        places = self.words.searchsorted(keys)
        found = self._numbers.take(places, mode="clip")
        found[self.words.take(places, mode="clip") != keys] = _NO_CLASS
        return found


def _numbers_of_classes(classes: Numbers) -> Numbers:
    """Return numbers for classes, which count from 1; 0 stands for no class."""
    numbers: Numbers = (classes + np.uint64(1)) * _ODD_OF_CLASSES
    _shake(numbers)
    return numbers


def _shake(numbers: Numbers) -> None:
    numbers ^= numbers >> _LEAST


_NO_CLASS: Final = _numbers_of_classes(np.zeros(1, np.uint64))[0]
BORDER: Final = b"\0"
"""Stands between texts that are read together; no canonical text holds it."""
NO_MEANINGS: Final = Meanings(np.zeros(0, np.uint32), np.zeros(0, np.uint16))
"""For a model that knows words by their letters alone."""


@dataclass(frozen=True, slots=True, eq=False)
class Features:
    """The features of texts that are read together. Places are bytes in the joined texts, with a `BORDER` after each.

    `hashes` has one for each byte, that of the run of four bytes from there on, and then those of phrases, as `kinds`
    arranges them. `counted` is 1 for each hash that counts and 0 for the others, such as those that cross a border.
    `begins` is where each word begins. `numbers` says how many features count at each byte.
    """

    hashes: Numbers
    counted: NDArray[np.float32]
    begins: Places
    numbers: NDArray[np.float32]
    rows: int

    def kinds(self, told: NDArray[_Told]) -> NDArray[_Told]:
        """Return the part for phrases of an array that has one value for each of `hashes`.

        It has a row for each kind. In a row, a value for each of `begins` comes first; the values after those stand for
        no word.
        """
        phrases = told[len(self.numbers) :].reshape(len(_WORDS), self.rows, -1)
        return phrases.swapaxes(0, 1).reshape(len(_WORDS) * self.rows, -1)


def features(text: bytes, meanings: Meanings = NO_MEANINGS) -> Iterator[tuple[Places, list[Hashes]]]:
    """Yield the features of a text in UTF-8 of at most `LONGEST` bytes: places, and the hashes of each kind there.

    First come runs of four bytes. Then come words, two words in a row, two with any one word between, and three in a
    row; with `meanings`, the same four for the classes of words. Kinds of more than one word have no hashes for the
    last places.
    """
    told = features_together([text], meanings)
    count = len(told.begins)
    places = np.flatnonzero(told.counted[: len(told.numbers)])
    hashes = told.hashes.astype(np.uint32)
    yield places, [hashes[places]]
    kinds = zip(cycle(_WORDS), told.kinds(hashes), strict=False)
    yield told.begins, [kind[: max(0, count + 1 - words)] for words, kind in kinds]


def features_together(texts: Sequence[bytes], meanings: Meanings = NO_MEANINGS) -> Features:
    """Return the features of several texts, computed in one go: for a short text, most of the time goes into calls."""
    text = BORDER.join((*texts, b""))
    begins, words = word_numbers(text)
    size, count, rows = len(text), len(begins), meanings.rows
    room = np.empty(_RUN + size + len(_WORDS) * rows * (count + _BEYOND), np.uint64)
    hashes = room[_RUN:]
    runs, phrases = hashes[:size], hashes[size:].reshape(len(_WORDS), -1)
    runs[:] = np.ndarray(size, "<u4", text + _PADDING, strides=(1,))
    runs ^= _ODD_OF_RUNS
    _write_phrases([words, meanings.numbers(words)] if rows > 1 else [words], phrases)
    phrases ^= _ODD_OF_PHRASES
    _hash(hashes)
    counted = np.empty(len(hashes), np.float32)
    counted.fill(1)
    room[:_RUN] = _NO_RUNS
    same = np.ndarray((_RUN, size), np.uint64, room, strides=(8, 8)) == runs
    if b"\1" in same.tobytes():
        counted[:size][same.any(axis=0)] = 0
    over, last, last_but_one = _before_borders(texts, begins) if len(texts) > 1 else _BEFORE_END
    counted[:size][over] = 0
    of_phrases = counted[size:].reshape(len(_WORDS), rows, -1)[:, :, :count]
    of_phrases[2:, :, last_but_one] = 0
    of_phrases[1:, :, last] = 0
    own = np.empty(count, np.float32)
    own.fill(rows * len(_WORDS))
    own[last_but_one] = rows * 2
    own[last] = rows
    numbers = counted[:size].copy()
    numbers[begins] += own
    return Features(hashes, counted, begins, numbers, rows)


def _before_borders(texts: Sequence[bytes], begins: Places) -> tuple[_Where, _Where, _Where]:
    """Return the places of the runs that cross a border, and the indexes of each text's last word and the one before.

    For a text without words, the last word is one of another text.
    """
    borders = np.array([*accumulate(len(text) + 1 for text in texts)]) - 1
    last = np.searchsorted(begins, borders) - 1 if len(begins) else _NO_WORDS
    return np.maximum(borders[:, np.newaxis] - _OVER_BORDER, 0), last, np.maximum(last - 1, -1)


def words_of(text: bytes) -> list[bytes]:
    """Return the words of a text, in order."""
    return text.translate(_SPACED).split()


def word_keys(words: Numbers) -> Hashes:
    """Return the keys by which `Meanings` knows words, given their numbers."""
    keys: Hashes = ((words * _ODD_OF_RUNS) >> _HALF).astype(np.uint32)
    return keys


def word_numbers(text: bytes) -> tuple[Places, Numbers]:
    """Return where each word begins, and a number for it: a polynomial hash, from differences of running sums."""
    inside = np.frombuffer(b"\0%b\0" % text.translate(_IN_WORD), np.uint8)
    edges = (inside[1:] != inside[:-1]).nonzero()[0]
    begins, ends = edges[::2], edges[1::2]
    sums = np.frombuffer(b"\0%b" % text.translate(_FROM_ONE), np.uint8) * _POWERS[: len(text) + 1]
    np.add.accumulate(sums, out=sums)
    numbers = sums.take(ends) - sums.take(begins)
    numbers *= _INVERSES.take(begins)
    return begins, numbers


def _write_phrases(words: Sequence[Numbers], phrases: Numbers) -> None:
    """Write numbers for words, two in a row, two with one between, and three in a row; with classes, for these too.

    After the last word stand zeros. Words and classes are laid end to end, so that each step is one call.
    """
    size = phrases.shape[1]
    own = np.zeros(size + _BEYOND, np.uint64)
    for row, numbers in enumerate(words):
        start = row * (len(numbers) + _BEYOND)
        own[start : start + len(numbers)] = numbers
    phrases[0] = own[:size]
    mixed = _mixed(phrases[0])
    for kind, after in enumerate((1, 2), start=1):
        np.add(mixed, own[after : after + size], out=phrases[kind])
    _shake(phrases[1:3].reshape(-1))
    np.add(_mixed(phrases[1]), own[2 : 2 + size], out=phrases[3])
    _shake(phrases[3])


def _mixed(numbers: Numbers) -> Numbers:
    mixed: Numbers = numbers >> _LESS
    mixed ^= numbers
    mixed *= _ODD_OF_FOLLOWED
    return mixed


def _hash(numbers: Numbers) -> None:
    """Hash numbers to `BITS` bits, in place."""
    numbers *= _ODD_OF_RUNS
    numbers ^= numbers >> _HALF
    numbers *= _ODD_OF_HASHES
    numbers >>= _HALF
