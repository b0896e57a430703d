"""Decoder of the Vigenère cipher, under a key that stands near the word "Vigenère" or "key"."""

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import FREQUENT, fluency

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_SURE = 3
"""By how much the fluency of a decoded line exceeds that of the line, at least."""

_NAMED = re.compile("vigen[eè]re", re.IGNORECASE)
_ANNOUNCED = re.compile(r"vigen[eè]re|\bkey(?:word)?\b", re.IGNORECASE)
_KEY = re.compile(r"\bkey(?:word)?(?: is| =|:|=)? ?[\"'`]?([A-Za-z]{3,16})", re.IGNORECASE | re.ASCII)
_KEY_REACH = 80
_KEY_WORD = re.compile(r"[A-Za-z]{3,16}")
_MOST_KEYS = 512
"""Words of a text that may be the key, at most; if there are more, lines that may be enciphered count as not read."""
_LIKELY_KEYS = 24
_MOST_ANNOUNCED = 24
"""Readings under a named key that are yielded, at most, although they are no language: they may be encoded."""
_SAMPLE = 160


def find_vigenere(survey: Survey) -> Steps:
    """Find lines, or parts after a colon, that are language under a Vigenère key that stands near its announcement.

    Readings under a named key that are no language are tentative. If there are too many words that may be the key, the
    last result is empty and `cut`.
    """
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
    shifts = np.array([_shifts(key, _SAMPLE) for key in tried[: _MOST_KEYS + 1]], np.int16)
    start = 0
    for line in text.split("\n"):
        for begin in (0, line.find(": ") + 2) if ": " in line else (0,):
            hidden = line[begin:]
            plain = fluency(hidden[:_SAMPLE])
            if len(hidden) >= _REACH_LEAST and plain < _SURE:
                if len(tried) > _MOST_KEYS:
                    yield Decoded("", start + begin, start + len(line), cut=True)
                    return
                for key, sample in _under_keys(hidden[:_SAMPLE], tried, shifts):
                    sure = fluency(sample) >= plain + _SURE
                    announced -= not sure and key in named
                    if sure or (key in named and announced >= 0):
                        yield Decoded(
                            _unvigenere(hidden, key),
                            start + begin,
                            start + len(line),
                            tentative=not sure,
                            in_place=True,
                        )
                    yield None
        start += len(line) + 1


_REACH_LEAST = 12


def _under_keys(text: str, keys: Sequence[str], shifts: NDArray[np.int16]) -> list[tuple[str, str]]:
    """Return the keys that make the letters of a text the most frequent ones, each with its reading in small letters.

    `shifts` has a row for each key (see `_shifts`), at least as long as the text.
    """
    codes = _codes(text)
    places, values = _letters(codes)
    moved = values.astype(np.int16) - shifts[:, : len(places)]
    frequent = _FREQUENCIES.take(moved, mode="wrap").sum(axis=1)
    likely = np.sort(np.argsort(-frequent, kind="stable")[:_LIKELY_KEYS])
    plain = np.repeat(codes[None], len(likely), axis=0)
    plain[:, places] = moved[likely] % len(_LOWER) + ord("a")
    return [(keys[row], _text(said)) for row, said in zip(likely.tolist(), plain, strict=True)]


_FREQUENCIES = np.array([FREQUENT[char] for char in _LOWER])


def _unvigenere(text: str, key: str) -> str:
    """Return a text decoded under a key, with its capitals kept."""
    codes = _codes(text).copy()
    places, values = _letters(codes)
    codes[places] = (values - _shifts(key, len(places))) % len(_LOWER) + ord("A") + (codes[places] & _SMALL)
    return _text(codes)


_SMALL = 32


def _codes(text: str) -> NDArray[np.uint32]:
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)


def _text(codes: NDArray[np.uint32]) -> str:
    return codes.tobytes().decode("utf-32-le", "surrogatepass")


def _letters(codes: NDArray[np.uint32]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return where Latin letters stand, and their places in the alphabet."""
    values = (codes | _SMALL).astype(np.int64) - ord("a")
    places = np.flatnonzero((values >= 0) & (values < len(_LOWER)))
    return places, values[places]


def _shifts(key: str, size: int) -> NDArray[np.int64]:
    """Return the places in the alphabet of the key's letters, repeated up to `size` numbers."""
    return np.resize(np.frombuffer(key.encode(), np.uint8).astype(np.int64) - ord("a"), size)
