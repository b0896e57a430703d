"""Decoder of the Vigenère cipher under a key that stands near its announcement."""

import re
from collections.abc import Sequence
from itertools import cycle

import numpy as np

from filters.decoded import Decoded, Steps
from filters.lexicon import FREQUENT, fluency
from filters.survey import Survey

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_SURE = 3
"""The weight by which different words are more in what a line says than in the line."""

_NAMED = re.compile("vigen[eè]re", re.IGNORECASE)
_ANNOUNCED = re.compile(r"vigen[eè]re|\bkey(?:word)?\b", re.IGNORECASE)
_KEY = re.compile(r"\bkey(?:word)?(?: is| =|:|=)? ?[\"'`]?([A-Za-z]{3,16})", re.IGNORECASE | re.ASCII)
_KEY_REACH = 80
_KEY_WORD = re.compile(r"[A-Za-z]{3,16}")
_MOST_KEYS = 512
"""Words that may be the key; where there are more, lines that may be enciphered count as not read."""
_LIKELY_KEYS = 24
_MOST_ANNOUNCED = 24
"""Times that a line is read under a key that was named although that is no language: it may be encoded."""
_SAMPLE = 160


def find_vigenere(survey: Survey) -> Steps:
    """Lines under the Vigenère cipher with a key that a word near its announcement is."""
    text = survey.text
    if b"igen" not in survey.small or not _NAMED.search(text):
        return
    named = dict.fromkeys(match[1].lower() for match in _KEY.finditer(text))
    keys = dict(named)
    for match in _ANNOUNCED.finditer(text):
        near = text[max(0, match.start() - _KEY_REACH) : match.end() + _KEY_REACH]
        keys |= dict.fromkeys(word.lower() for word in _KEY_WORD.findall(near))
        yield None
        if len(keys) > _MOST_KEYS:
            break
    tried = list(keys)
    announced = _MOST_ANNOUNCED
    start = 0
    for line in text.split("\n"):
        for begin in (0, line.find(": ") + 2) if ": " in line else (0,):
            hidden = line[begin:]
            plain = fluency(hidden[:_SAMPLE])
            if len(hidden) >= _REACH_LEAST and plain < _SURE:
                if len(tried) > _MOST_KEYS:
                    yield Decoded("", start + begin, start + len(line), cut=True)
                    return
                for key, sample in _under_keys(hidden[:_SAMPLE], tried):
                    sure = fluency(sample) >= plain + _SURE
                    announced -= not sure and key in named
                    if sure or (key in named and announced >= 0):
                        yield Decoded(_unvigenere(hidden, key), start + begin, start + len(line), tentative=not sure)
                    yield None
        start += len(line) + 1


_REACH_LEAST = 12


def _under_keys(text: str, keys: Sequence[str]) -> list[tuple[str, str]]:
    """The keys under which the letters of a text are the most frequent ones, and what it says then in small letters."""
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)
    small = codes | 32
    places = np.flatnonzero((small >= ord("a")) & (small <= ord("z")))
    written = "".join((key * (len(places) // len(key) + 1))[: len(places)] for key in keys)
    shifts = np.frombuffer(written.encode(), np.uint8).reshape(len(keys), len(places)).astype(np.int64)
    plain = np.repeat(codes[None], len(keys), axis=0)
    plain[:, places] = (small[places] - shifts) % 26 + ord("a")
    frequent = _FREQUENCIES[plain[:, places] - ord("a")].sum(axis=1)
    likely = sorted(np.argsort(-frequent, kind="stable")[:_LIKELY_KEYS])
    return [(keys[row], plain[row].tobytes().decode("utf-32-le", "surrogatepass")) for row in likely]


_FREQUENCIES = np.array([FREQUENT[char] for char in _LOWER])


def _unvigenere(text: str, key: str) -> str:
    shifts = cycle(_LOWER.index(letter) for letter in key)
    return "".join(_shift_back(char, next(shifts)) if char.isascii() and char.isalpha() else char for char in text)


def _shift_back(char: str, shift: int) -> str:
    base = 97 if char.islower() else 65
    return chr((ord(char) - base - shift) % 26 + base)
