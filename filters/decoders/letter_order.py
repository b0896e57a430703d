"""Measures how letters follow each other in a passage, and how frequent they are: as in a language, or by chance."""

import re

from filters.text.lexicon import USUAL_PAIRS

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_HEAD = 192
"""Most characters that are examined."""
_VOWELS = bytes(118 if chr(code) in "aeiouy" else 99 if chr(code) in _LOWER else 32 for code in range(256))
_TWINS = re.compile(rb"(?<=cc)c|(?<=vv)v")
"""Overlapping pairs of one kind, which `count` leaves out."""
_COMMON = b"etaoinshr"
_DIGITS = b"0123456789"
NO_LETTERS = bytes(code for code in range(256) if chr(code) not in _LOWER)


def turns(small: bytes) -> float:
    """Return the share of pairs of letters that are a vowel and a consonant: two in three in languages."""
    kinds = small[:_HEAD].translate(_VOWELS)
    turns, others = _turns_of(kinds)
    pairs = turns + others + len(_TWINS.findall(kinds))
    return turns / pairs if pairs else 0.0


def turns_more(small: bytes, often: float) -> bool:
    """Return whether `turns` exceeds `often`; a bound mostly answers that without finding all pairs."""
    kinds = small[:_HEAD].translate(_VOWELS)
    changes, others = _turns_of(kinds)
    return (
        changes > often * (changes + others + 3 * kinds.count(b"ccc") + 3 * kinds.count(b"vvv")) or turns(small) > often
    )


def _turns_of(kinds: bytes) -> tuple[int, int]:
    """Return how many pairs are a vowel and a consonant, and how many others there are that do not overlap."""
    return kinds.count(b"vc") + kinds.count(b"cv"), kinds.count(b"cc") + kinds.count(b"vv")


def is_pronounced(small: bytes) -> bool:
    return turns_more(small, _PRONOUNCED)


_PRONOUNCED = 0.58
"""Nine in ten passages in another order are below this, and no lines in any of a dozen languages."""


def likeness(small: bytes) -> float:
    """Return how much letters follow each other as in a language: 1.3 in English, 0.5 to 0.8 by chance."""
    return turns(small) + 2 * sum(map(small.count, USUAL_PAIRS)) / len(small)


def is_without_digits(small: bytes) -> bool:
    return len(small.translate(None, _DIGITS)) * _MOST_DIGITS >= len(small) * (_MOST_DIGITS - 1)


_MOST_DIGITS = 12
"""Fewest characters of a text for each digit: hexadecimal has more digits."""


def commonness(small: bytes) -> float:
    """Return the share of letters that are among the most frequent ones of English: two in three in English."""
    letters = small.translate(None, NO_LETTERS)
    return (len(letters) - len(letters.translate(None, _COMMON))) / len(letters)
