"""Wording: hashed features of a canonical text, each with the place where it begins. The classifier weighs them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, cycle
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Hashes: TypeAlias = NDArray[np.uint32]
Places: TypeAlias = NDArray[np.intp]

BITS: Final = 32
"""Features are hashed to so many bits, of which a model looks at the highest."""
LONGEST: Final = 1 << 15
"""Bytes of a text that are read at once."""

Numbers: TypeAlias = NDArray[np.uint64]
_Told = TypeVar("_Told", bound=np.generic)
_ODD: Final = np.array(
    [0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93, 0xA0761D6478BD642F], np.uint64
)
_BASE: Final = 0x100000001B3
_INVERSE: Final = pow(_BASE, -1, 1 << 64)
_POWERS: Final[Numbers] = np.cumprod(np.array([_INVERSE] + [_BASE] * (LONGEST + 1), np.uint64), dtype=np.uint64)
"""Those for each byte, with one more for the nought before the first."""
_INVERSES: Final[Numbers] = np.cumprod(np.array([1] + [_INVERSE] * LONGEST, np.uint64), dtype=np.uint64)
_IN_WORD: Final = bytes(chr(code).isalnum() or code >= 0x80 or code in b"_'" for code in range(256))
_SPACED: Final = bytes(code if inside else 0x20 for code, inside in enumerate(_IN_WORD))
_FROM_ONE: Final = bytes((code + 1) % 256 for code in range(256))
"""What each byte is in the number of a word. UTF-8 does not hold the last one, which would be a nought."""
_HALF, _LESS, _LEAST = np.uint64(BITS), np.uint64(31), np.uint64(29)
"""Bits by which numbers are moved."""
_ODD_OF_RUNS, _ODD_OF_HASHES, _, _ODD_OF_FOLLOWED, _ODD_OF_CLASSES = _ODD
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
_BEYOND: Final = max(_WORDS) - 1
"""The words after the last one of a text, all noughts, which phrases of several words begin before."""
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
    _numbers: Numbers = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_numbers", _numbers_of_classes(self.classes + np.uint64(1)))

    @property
    def rows(self) -> int:
        """The rows of words of which phrases are made: their letters, and their classes if there are any."""
        return 2 if len(self.words) else 1

    def numbers(self, words: Numbers) -> Numbers:
        """A number for the class of each word; those that are in none have one together."""
        keys = word_keys(words)
        places = self.words.searchsorted(keys)
        found = self._numbers.take(places, mode="clip")
        found[self.words.take(places, mode="clip") != keys] = _NO_CLASS
        return found


def _numbers_of_classes(classes: Numbers) -> Numbers:
    """Numbers for classes, counted from one, and for none."""
    numbers: Numbers = (classes + np.uint64(1)) * _ODD_OF_CLASSES
    _shake(numbers)
    return numbers


def _shake(numbers: Numbers) -> None:
    numbers ^= numbers >> _LEAST


_NO_CLASS: Final = _numbers_of_classes(np.zeros(1, np.uint64))[0]
BORDER: Final = b"\0"
"""What stands between texts that are read together; canonical texts do not hold it."""
NO_MEANINGS: Final = Meanings(np.zeros(0, np.uint32), np.zeros(0, np.uint16))
"""For a model that knows words by their letters alone."""


@dataclass(frozen=True, slots=True, eq=False)
class Features:
    """The features of texts that are read together, with places in what they make with a `BORDER` after each.

    `hashes` has one for each byte, of the run of four from there on; then those of phrases, as `kinds` has them.
    `counted` has a one for each of them that counts and a nought for the others: what goes over a border is no feature.
    `numbers` says how many count at each byte.
    """

    hashes: Numbers
    counted: NDArray[np.float32]
    begins: Places
    numbers: NDArray[np.float32]
    rows: int

    def kinds(self, told: NDArray[_Told]) -> NDArray[_Told]:
        """Of what is told for each of the hashes, that for phrases: a row for each kind, with one for each of `begins`
        and then some for none.
        """
        phrases = told[len(self.numbers) :].reshape(len(_WORDS), self.rows, -1)
        return phrases.swapaxes(0, 1).reshape(len(_WORDS) * self.rows, -1)


def features(text: bytes, meanings: Meanings = NO_MEANINGS) -> Iterator[tuple[Places, list[Hashes]]]:
    """The features of a text in UTF-8 of at most `LONGEST` bytes: places, and the hashes of each kind that begin there.

    First runs of four bytes; then words, two words in a row, two with any one between, three in a row, and where there
    are `meanings`, the same four of the classes of words. Kinds of more than one word have none for the last places.
    """
    told = features_together([text], meanings)
    count = len(told.begins)
    places = np.flatnonzero(told.counted[: len(told.numbers)])
    hashes = told.hashes.astype(np.uint32)
    yield places, [hashes[places]]
    kinds = zip(cycle(_WORDS), told.kinds(hashes), strict=False)
    yield told.begins, [kind[: max(0, count + 1 - words)] for words, kind in kinds]


def features_together(texts: Sequence[bytes], meanings: Meanings = NO_MEANINGS) -> Features:
    """The features of each of several texts, all in one go: most of what a short text takes is calls."""
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
    """The runs that go over a border, and the last words of each text, and those before them.

    Of a text without words the last is one of another text, or the very last.
    """
    borders = np.array([*accumulate(len(text) + 1 for text in texts)]) - 1
    last = np.searchsorted(begins, borders) - 1 if len(begins) else _NO_WORDS
    return np.maximum(borders[:, np.newaxis] - _OVER_BORDER, 0), last, np.maximum(last - 1, -1)


def words_of(text: bytes) -> list[bytes]:
    """The words of a text, in order."""
    return text.translate(_SPACED).split()


def word_keys(words: Numbers) -> Hashes:
    """What `Meanings` know words by, from their numbers."""
    keys: Hashes = ((words * _ODD_OF_RUNS) >> _HALF).astype(np.uint32)
    return keys


def word_numbers(text: bytes) -> tuple[Places, Numbers]:
    """Where each word begins, and a number for it: a polynomial, of which sums from the start give every part."""
    inside = np.frombuffer(b"\0%b\0" % text.translate(_IN_WORD), np.uint8)
    edges = (inside[1:] != inside[:-1]).nonzero()[0]
    begins, ends = edges[::2], edges[1::2]
    sums = np.frombuffer(b"\0%b" % text.translate(_FROM_ONE), np.uint8) * _POWERS[: len(text) + 1]
    np.add.accumulate(sums, out=sums)
    numbers = sums.take(ends) - sums.take(begins)
    numbers *= _INVERSES.take(begins)
    return begins, numbers


def _write_phrases(words: Sequence[Numbers], phrases: Numbers) -> None:
    """Writes numbers for words, two in a row, two with one between, and three in a row; then those of their classes.

    Where no word follows, it is a nought that does. All rows stand in one, so that each step is one call.
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
    """Hashes numbers to `BITS` bits, in their place."""
    numbers *= _ODD_OF_RUNS
    numbers ^= numbers >> _HALF
    numbers *= _ODD_OF_HASHES
    numbers >>= _HALF
