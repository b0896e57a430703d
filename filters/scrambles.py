"""Decoders of texts whose letters stand in another order or under an affine cipher: rail fences, columns, fillers.

Undoing these takes many tries, so only passages that look like no language are tried, and first at their beginning.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from math import gcd

from filters.decoded import Decoded, Steps
from filters.lexicon import CORE, SMALL, WORDS, fluency, is_known

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_BORDERS = bytes(10 if chr(code) in '"`' else code for code in range(256))
_SHORTEST, _LONGEST = 16, 4_000
_ORDINARY = frozenset(word.encode() for word in CORE | SMALL if len(word) > 1)
_LETTERS = bytes(code for code in range(128) if chr(code).isalpha())
_FEWEST_LETTERS = 13
_SAMPLE = 60
"""Characters of what a passage may say that are looked at first."""
_SURE = 3
_HEAD = 96
"""Characters of a line whose words show whether it is English."""
_MOST_PASSAGES = 2
"""Strange passages of one text that are tried: where there are many, it is in a language that is not known here."""
_USUAL_PAIRS = (
    "th", "he", "in", "er", "an", "re", "on", "at", "en", "nd", "ti", "es", "or", "te", "of", "ed", "is", "it", "al",
    "ar", "st", "ou", "me", "se", "le",
)  # fmt: skip
"""What every other pair of letters is in English, and in other languages many are."""
_KNOWN = WORDS | SMALL
_FEWEST_WORDS = 2
_COMMON = frozenset("etaoinshr")
_WORD = re.compile("[a-z]+")


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to read a passage. `read` gives the first so many characters of what it says."""

    name: str
    read: Callable[[str, int], str]


def find_scrambles(text: str) -> Steps:
    """Lines, and quoted parts of lines, that are language once their order or their affine cipher is undone."""
    tried = 0
    for start, end in _passages(text):
        passage = text[start:end]
        if not _is_strange(passage):
            continue
        tried += 1
        if tried > _MOST_PASSAGES:
            return
        for way in chain(_FILLERS, _ORDERS if _is_common(passage) else _likely_keys(passage)):
            if _is_language(way.read(passage, _SAMPLE)):
                yield Decoded(way.read(passage, len(passage)), start, end, way.name)
                break
        yield None


def _passages(text: str) -> Iterator[tuple[int, int]]:
    """The lines, quoted parts and what follows a colon, where few of their words are English."""
    start = 0
    for part in text.encode("ascii", "replace").lower().translate(_BORDERS).replace(b": ", b"\n\n").split(b"\n"):
        if _SHORTEST <= len(part) <= _LONGEST:
            head = part[:_HEAD].split()
            if sum(map(_ORDINARY.__contains__, head)) * 4 <= len(head):
                yield start, start + len(part)
        start += len(part) + 1


def _is_strange(passage: str) -> bool:
    """Whether a passage is letters and spaces, but for few characters, that follow each other as in no language."""
    inked = "".join(passage.split()).lower()
    strangers = len(inked.encode("ascii", "replace").translate(None, _LETTERS))
    if len(inked) < _FEWEST_LETTERS or strangers > 1 + len(inked) // 16 or len(inked) * 10 < len(passage) * 7:
        return False
    small = passage.lower()
    return sum(map(small.count, _USUAL_PAIRS)) * 9 <= 2 * len(inked)


def _is_common(passage: str) -> bool:
    """Whether the letters are as frequent as in English, so that they may be those of the text."""
    letters = _WORD.findall(passage.lower())
    return sum(char in _COMMON for word in letters for char in word) * 10 >= 6 * sum(map(len, letters))


def _is_language(sample: str) -> bool:
    small = sample.lower()
    if len(_KNOWN.intersection(small.split())) < _FEWEST_WORDS:
        return False
    words = _WORD.findall(small)
    known = sum(len(word) for word in words if is_known(word))
    return known * 5 >= 2 * sum(map(len, words)) and fluency(sample) >= _SURE


# Orders


def _rails(count: int) -> Callable[[str, int], str]:
    period = 2 * count - 2

    def read(text: str, length: int) -> str:
        sizes = [len(range(row, len(text), period)) for row in range(period)]
        starts = [0]
        for row in range(count - 1):
            starts.append(starts[-1] + sizes[row] + (sizes[period - row] if row else 0))
        return "".join(text[starts[row] + within] for row, within in map(place_of, range(min(length, len(text)))))

    def place_of(place: int) -> tuple[int, int]:
        turn, phase = divmod(place, period)
        row = min(phase, period - phase)
        return row, turn if row in (0, count - 1) else 2 * turn + (phase > row)

    return read


def _columns(width: int) -> Callable[[str, int], str]:
    def read(text: str, length: int) -> str:
        sizes = [len(range(column, len(text), width)) for column in range(width)]
        starts = [sum(sizes[:column]) for column in range(width)]
        return "".join(text[starts[place % width] + place // width] for place in range(min(length, len(text))))

    return read


def _every(step: int) -> Callable[[str, int], str]:
    return lambda text, length: text[: length * step : step]


_FILLERS = tuple(_Way(f"every_{step}", _every(step)) for step in range(2, 6))
_ORDERS = (
    *(_Way(f"columns_{width}", _columns(width)) for width in range(2, 11)),
    *(_Way(f"rails_{count}", _rails(count)) for count in range(3, 9)),
)


# Affine ciphers

_FACTORS = [factor for factor in range(3, 26) if gcd(factor, 26) == 1]


def _affine(factor: int, shift: int) -> _Way:
    hidden = "".join(_LOWER[(factor * place + shift) % 26] for place in range(26))
    table = str.maketrans(hidden + hidden.upper(), _LOWER + _LOWER.upper())
    return _Way(f"affine_{factor}_{shift}", lambda text, length: text[:length].translate(table))


_KEYS = tuple(_affine(factor, shift) for factor in _FACTORS for shift in range(26))
_IS_COMMON = tuple(tuple(letter in _COMMON for letter in way.read(_LOWER, len(_LOWER))) for way in _KEYS)
"""For each key and each letter, whether it stands for a frequent one."""


def _likely_keys(passage: str) -> Iterator[_Way]:
    """The keys under which the most frequent letters of a passage are frequent ones of English."""
    small = passage.lower()
    counts = sorted(((small.count(letter), place) for place, letter in enumerate(_LOWER)), reverse=True)
    frequent = [place for count, place in counts[:4] if count]
    for key, way in enumerate(_KEYS):
        if sum(_IS_COMMON[key][place] for place in frequent) >= len(frequent) - 1:
            yield way
