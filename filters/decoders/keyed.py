"""Ways to read letters under a key: other orders of the alphabet, and shifts that change from letter to letter.

All plausible keys are tried at once on the first letters of a passage, and the readings most like English are returned.
The caller judges by their words whether they are English.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import gcd
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from filters.text.lexicon import CORE, ENGLISH, FREQUENT, SMALL

Read: TypeAlias = Callable[[bytes, int], bytes]
"""A function of a passage in ASCII and a length: it returns the first characters of the reading, as many as that."""
_Places: TypeAlias = npt.NDArray[np.int64]
_Sums: TypeAlias = npt.NDArray[np.int16]
_Choice: TypeAlias = slice | npt.NDArray[np.int64]

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_UPPER = _LOWER.upper()
_SMALL_A, _CAPITAL_A = ord("a"), ord("A")


@dataclass(frozen=True, slots=True)
class Way:
    """A named way to read a passage."""

    name: str
    read: Read
    in_place: bool = False
    """Whether it exchanges letters and moves none."""


# How English letters follow each other


def _pair_scores() -> _Sums:
    """Return how likely each pair of letters is in English, in a word or across two: 100 times log ratio to chance."""
    counts = np.full((26, 26), 0.5)
    ends = np.zeros(26)
    begins = np.zeros(26)
    for word in sorted(ENGLISH | SMALL):
        places = [_LOWER.index(letter) for letter in word]
        often = _OFTEN if word in CORE or word in SMALL else 1
        begins[places[0]] += often
        ends[places[-1]] += often
        for pair in pairwise(places):
            counts[pair] += often
    counts += np.outer(ends, begins) / begins.sum()
    scores: _Sums = np.round(100 * np.log(counts / counts.sum() * 676)).astype(np.int16)
    return scores


_OFTEN = 4
_SUMS = 51
"""Number of different sums of two places in the alphabet."""
_PAIRS = np.pad(_pair_scores(), ((0, 25), (0, 25)), mode="wrap").ravel()
_HEAD, _SAMPLE = 24, 64
"""Letters that are compared under every key, and under the likeliest keys."""
_OF_BYTES = np.zeros((256, 256), np.int16)
_OF_BYTES[_SMALL_A : _SMALL_A + 26, _SMALL_A : _SMALL_A + 26] = _PAIRS.reshape(_SUMS, _SUMS)[:26, :26]

_MOST_COMPARED = 24
_MOST_TRIED = 4
"""Most readings of one kind that are returned, the likeliest ones."""
_ENGLISH = 60
"""Least average score of a pair of letters in English; that of random letters is negative."""


def _scores(sums: _Sums | _Places) -> _Places:
    """Return how much like English each column of letters is. Letters are given as sums of places in the alphabet."""
    scores: _Places = np.add.reduce(_PAIRS.take(sums[:-1] * _SUMS + sums[1:]), axis=0, dtype=np.int32).astype(np.int64)
    return scores


def score_of(samples: npt.NDArray[np.uint8]) -> _Places:
    """Return for each row of lower-case letters how much like English they follow each other."""
    pairs = samples[:, :-1].astype(np.int64) << 8 | samples[:, 1:]
    scores: _Places = np.add.reduce(_OF_BYTES.ravel().take(pairs), axis=1, dtype=np.int64)
    return scores


def _likeliest(read: Callable[[slice, _Choice], _Sums], count: int) -> list[int]:
    """Return the numbers of the keys under which the letters are most like English, and enough so.

    `read(part, keys)` returns such letters.
    """
    near = np.argpartition(_scores(read(slice(_HEAD), slice(None))), -_MOST_COMPARED)[-_MOST_COMPARED:]
    scores = _scores(read(slice(_SAMPLE), near))
    best = np.argsort(-scores, kind="stable")[:_MOST_TRIED]
    return [int(near[place]) for place in best if scores[place] >= _ENGLISH * (count - 1)]


# Keys

KEYWORDS = (
    "key", "secret", "lemon", "password", "cipher", "crypto", "code", "hidden", "attack", "zebra", "zebras", "queen",
    "enigma", "alpha", "orange", "python", "security", "hello", "world", "monarchy", "keyword", "test", "love",
    "magic", "shadow", "dragon", "moon", "star", "openai", "claude", "chatgpt", "prompt", "system", "admin", "abc",
    "jailbreak", "vigenere", "kryptos", "cryptography", "encryption", "deceptive", "apple", "banana", "phantom",
    "ignore", "bypass", "mykey", "secretkey", "private", "hack", "model", "robot", "math", "qwerty", "xyz",
)  # fmt: skip
_KEYS = {
    "qwerty": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "azerty": ("azertyuiop", "qsdfghjklm", "wxcvbn"),
    "qwertz": ("qwertzuiop", "asdfghjkl", "yxcvbnm"),
}
"""Rows of keys along which letters are moved; from one end they go to the other."""
_ROWS = ("qwertyuiopasdfghjklzxcvbnm", "qazwsxedcrfvtgbyhnujmikolp", "mnbvcxzlkjhgfdsapoiuytrewq")


def _letters(small: bytes) -> tuple[_Places, _Places]:
    """Return the places in the alphabet of the letters of a lower-case passage, and their offsets."""
    codes = np.frombuffer(small, np.uint8).astype(np.int64) - _SMALL_A
    stand = np.flatnonzero((codes >= 0) & (codes < 26))
    return codes[stand], stand


_FEWEST = 12
"""Fewest letters that no key turns into English by accident."""


def find_ways(small: bytes) -> Iterator[Way]:
    """Yield the likeliest ways to read a lower-case passage, those first that are cheaper to find."""
    letters, stand = _letters(small)
    if len(letters) < _FEWEST:
        return
    yield from _orders(letters[:_SAMPLE])
    yield from _running(letters[:_SAMPLE], stand[:_SAMPLE])
    yield from _autokeys(letters[:_SAMPLE])
    yield from _fitted(letters, stand)


# Other orders of the alphabet


def _inverse(hidden: str) -> list[int]:
    return [hidden.index(letter) for letter in _LOWER]


def _orders_of() -> Iterator[tuple[str, list[int]]]:
    """Yield the name of each order of the alphabet to try, and for each letter the place of the one it stands for."""
    for factor in range(3, 26):
        for shift in range(26) if gcd(factor, 26) == 1 else ():
            hidden = "".join(_LOWER[(factor * place + shift) % 26] for place in range(26))
            yield f"affine_{factor}_{shift}", _inverse(hidden)
    for layout, rows in _KEYS.items():
        for by in (-2, -1, 1, 2):
            beside = {letter: row[(row.index(letter) + by) % len(row)] for row in rows for letter in row}
            yield f"{layout}_{by}", _inverse("".join(beside[letter] for letter in _LOWER))
    for word in (*KEYWORDS, *_ROWS):
        hidden = "".join(dict.fromkeys(word + _LOWER))
        if hidden in _LOWER * 2:
            continue  # a Caesar cipher
        for name, stands in (("keyed", _inverse(hidden)), ("keyed_back", [_LOWER.index(char) for char in hidden])):
            for shift in range(26):
                yield f"{name}_{word}_{shift}", [stands[(place - shift) % 26] for place in range(26)]


_ORDERS = tuple(_orders_of())
_ORDER_TABLE = np.ascontiguousarray(np.array([stands for _, stands in _ORDERS], np.int16).T)


def _orders(letters: _Places) -> Iterator[Way]:
    for place in _likeliest(lambda part, keys: _ORDER_TABLE[:, keys][letters[part]], len(letters)):
        name, stands = _ORDERS[place]
        yield Way(name, as_order(stands), in_place=True)


def as_order(stands: list[int]) -> Read:
    """Return a function that reads a substitution: `stands` has the place of the plain letter for each letter."""
    plain = "".join(_LOWER[place] for place in stands)
    table = bytes.maketrans((_LOWER + _UPPER).encode(), (plain + plain.upper()).encode())
    return lambda text, length: text[:length].translate(table)


def likeliest_keys(small: bytes) -> Iterator[Way]:
    """Yield the Caesar and affine ciphers under which the letters are the most frequent ones of English.

    The order of the letters does not matter.
    """
    letters, _ = _letters(small[:_COUNTED])
    counts = np.bincount(letters, minlength=26)
    for place in np.argsort(-(_FREQUENCIES @ counts), kind="stable")[:_MOST_COUNTED]:
        name, stands = _LINEAR[place]
        yield Way(name, as_order(stands), in_place=True)


def affine_ways() -> Iterator[Way]:
    """Return the affine ciphers other than Caesar's."""
    return (Way(name, as_order(stands), in_place=True) for name, stands in _ORDERS if name.startswith("affine"))


def is_like_english(small: bytes) -> bool:
    """Return whether the letters of a passage follow each other as in English."""
    letters, _ = _letters(small[:_COUNTED])
    return len(letters) > 1 and int(_scores(letters)) >= _ENGLISH * (len(letters) - 1)


_COUNTED = 600
_MOST_COUNTED = 3
_LINEAR = (
    *((f"caesar{shift}", [(place - shift) % 26 for place in range(26)]) for shift in range(1, 26)),
    ("atbash", [25 - place for place in range(26)]),
    *((name, stands) for name, stands in _ORDERS if name.startswith("affine")),
)
_FREQUENCIES = np.array([[FREQUENT[_LOWER[place]] for place in stands] for _, stands in _LINEAR])


# Shifts that change from letter to letter

# A passage may begin with any letter of the key, as the text before it may have used the earlier ones.
_MOVED = (0, 1, 3, 5, 7, 13, 23, 25)
"""Usual shifts of a Caesar cipher combined with one that has a keyword."""


@dataclass(frozen=True, slots=True)
class _Shifts:
    """A cipher that shifts each letter by its place: the shifts of a key, repeated.

    `turned` is whether a plain letter is the key's less the cipher's, as in Beaufort's cipher, not the cipher's less
    the key's. `by_all` is whether the key advances with every character, not with letters only.
    """

    name: str
    key: tuple[int, ...]
    turned: bool = False
    by_all: bool = False

    def read(self, text: bytes, length: int) -> bytes:
        """Return the first `length` characters of the reading."""
        letters, stand = _letters(text[:length].lower())
        shifts = np.array(self.key)[(stand if self.by_all else np.arange(len(stand))) % len(self.key)]
        return _written(text[:length], stand, (shifts - letters if self.turned else letters - shifts) % 26)


def _shifts_of() -> Iterator[_Shifts]:
    for word in KEYWORDS:
        places = tuple(map(_LOWER.index, word))
        for shift in _MOVED:
            yield _Shifts("vigenere", tuple((place + shift) % 26 for place in places))
        for begun in range(1, len(word)):
            yield _Shifts("vigenere", places[begun:] + places[:begun])
    for step in range(1, 26):
        for shift in range(26):
            yield _Shifts("progressive", tuple((shift + step * place) % 26 for place in range(26)))


_SHIFTS = tuple(_shifts_of())
_WIDTH = 128
_SHIFT_TABLE = np.array([np.resize(shifts.key, _WIDTH) for shifts in _SHIFTS], np.int16).T.copy()
_SHIFT_BACK_TABLE = (26 - _SHIFT_TABLE) % 26


def _running(letters: _Places, stand: _Places) -> Iterator[Way]:
    """Yield the likeliest shifts, where the key advances with letters only, or with all characters."""
    for by_all, places in ((False, np.arange(len(letters))), (True, stand[: np.searchsorted(stand, _WIDTH)])):
        for turned, table in ((False, _SHIFT_BACK_TABLE), (True, _SHIFT_TABLE)):
            kept = (-letters % 26 if turned else letters)[: len(places), None].astype(np.int16)
            for number in _likeliest(
                lambda part, keys, kept=kept, table=table, places=places: (  # type: ignore[misc]
                    table[places[part]][:, keys] + kept[part]
                ),
                len(kept),
            ):
                yield Way(
                    _SHIFTS[number].name, replace(_SHIFTS[number], turned=turned, by_all=by_all).read, in_place=True
                )


def _written(text: bytes, stand: _Places, plain: _Places) -> bytes:
    """Return the text with its letters replaced by those at the given places, in the same case."""
    codes = np.frombuffer(text, np.uint8).astype(np.int64)
    codes[stand] = plain + np.where(codes[stand] < _SMALL_A, _CAPITAL_A, _SMALL_A)
    return codes.astype(np.uint8).tobytes()


# Shifts by the text itself

_AUTOKEYS = (*KEYWORDS, *_LOWER)


def _autokeys(letters: _Places) -> Iterator[Way]:
    """Yield the likeliest keywords for an autokey cipher."""
    for words, table in _AUTOKEY_TABLES:
        read = _unlock(table, letters)
        scores = _scores(read)
        best = int(scores.argmax())
        if scores[best] >= _ENGLISH * (len(letters) - 1):
            yield Way("autokey", partial(_read_autokey, words[best]), in_place=True)


def _unlock(keys: _Places, letters: _Places) -> _Places:
    """Return the letters as read under each autokey keyword, one column for each keyword."""
    size, count = len(keys), len(letters)
    rows = -(-count // size)
    # Each plain letter is its cipher letter less the plain letter a key's length earlier: sums with alternating signs.
    signs = 1 - 2 * (np.arange(rows)[:, None] % 2)
    sums = np.cumsum(np.resize(letters, (rows, size)) * signs, axis=0)
    plain: _Places = (((sums[:, :, None] - keys) * signs[:, :, None]) % 26).reshape(rows * size, -1)[:count]
    return plain


def _read_autokey(word: str, text: bytes, length: int) -> bytes:
    letters, stand = _letters(text[:length].lower())
    return _written(text[:length], stand, _unlock(_column(word), letters)[:, 0])


def _column(word: str) -> _Places:
    return np.array([[_LOWER.index(letter)] for letter in word])


def _autokey_tables() -> Iterator[tuple[tuple[str, ...], _Places]]:
    for size in sorted({len(word) for word in _AUTOKEYS}):
        words = tuple(word for word in _AUTOKEYS if len(word) == size)
        yield words, np.hstack([_column(word) for word in words])


_AUTOKEY_TABLES = tuple(_autokey_tables())


# Keys that follow from the frequency of letters

_MOST_FITTED = 1_200
_PER_SHIFT = 8
"""Letters for each shift of a key from which on their frequencies determine the shift."""
_LONGEST_FITTED = 12
_WEIGHTS = np.array([[FREQUENT[_LOWER[(place - shift) % 26]] for place in range(26)] for shift in range(26)], float)
"""For each shift, the frequency in English of what each letter stands for."""


def _fitted(letters: _Places, stand: _Places) -> Iterator[Way]:
    """Yield ways under Vigenère and Beaufort keys that make the letters the most frequent ones of English."""
    letters, stand = letters[:_MOST_FITTED], stand[:_MOST_FITTED]
    longest = min(_LONGEST_FITTED, len(letters) // _PER_SHIFT)
    if longest < _SIZES[0]:
        return
    found: list[tuple[int, int, _Shifts]] = []
    for by_all, places in ((False, np.arange(len(letters))), (True, stand)):
        for turned, written in ((False, letters), (True, -letters % 26)):
            for score, back in _fit(written, places, longest):
                key = tuple(int(shift) for shift in (-back % 26 if turned else back))
                found.append((score, len(back), _Shifts("vigenere", key, turned, by_all)))
    found.sort(key=lambda fit: (-fit[0], fit[2].by_all, fit[1], fit[2].turned))
    for _, _, shifts in found[:_MOST_TRIED]:
        yield Way("vigenere", shifts.read, in_place=True)


def _fit(written: _Places, places: _Places, longest: int) -> Iterator[tuple[int, _Places]]:
    """Yield the likeliest key of each length up to `longest`, with its score, if the letters are then like English.

    All lengths are tried at once, as the cost of one is mostly that of calls.
    """
    sizes = np.arange(_SIZES[0], longest + 1)[:, None]
    first = np.cumsum(sizes) - sizes[:, 0]
    shifted = places % sizes + first[:, None]
    counts = np.bincount((shifted * 26 + written).ravel(), minlength=26 * int(sizes.sum())).reshape(-1, 26)
    back = (counts @ _WEIGHTS.T).argmax(axis=1)
    plain = (written[:_FITTED_SAMPLE] - back[shifted[:, :_FITTED_SAMPLE]]) % 26
    scores = _scores(plain.T) // plain.shape[1]
    for number in (scores >= _ENGLISH).nonzero()[0].tolist():
        key = back[first[number] :][: int(sizes[number, 0])]
        alone = _by_one_shift(written[:_FITTED_SAMPLE], key)
        if scores[number] > alone + alone // _FITS_BETTER_BY:  # otherwise it is a Caesar cipher
            yield int(scores[number]), key


_FITS_BETTER_BY = 8
"""The part of a score by which a key has to surpass one shift: of many keys, some fit a little better by chance."""


def _by_one_shift(written: _Places, key: _Places) -> int:
    """Return the score of the letters under the most frequent shift of a key alone."""
    plain = (written - np.bincount(key).argmax()) % 26
    return int(_scores(plain[:, None])[0]) // len(plain)


_SIZES = range(2, _LONGEST_FITTED + 1)
_FITTED_SAMPLE = 240
