"""Ways to read words each of which is shifted in the alphabet by its number in the text, or by its length."""

import re
from collections.abc import Callable
from functools import partial
from itertools import count

from filters.decoders.keyed import Way

_LOWER = "abcdefghijklmnopqrstuvwxyz"


def _shifted(by: Callable[[int, int], int], text: bytes, length: int) -> bytes:
    """Return the first `length` characters with each word shifted back by what `by` gives for its number and length."""
    numbers = count(1)
    return _WORD.sub(
        lambda word: word[0].translate(_MOVED[by(next(numbers), len(word[0])) % len(_LOWER)]), text[:length]
    )


_WORD = re.compile(rb"[A-Za-z]+")
_MOVED = tuple(
    bytes.maketrans(
        (_LOWER + _LOWER.upper()).encode(),
        (_LOWER[-by:] + _LOWER[:-by] + (_LOWER[-by:] + _LOWER[:-by]).upper()).encode(),
    )
    for by in range(len(_LOWER))
)
SHIFTING = tuple(
    Way(f"shifted_by_{name}", partial(_shifted, by), in_place=True)
    for name, by in (
        ("number", lambda number, _: number),
        ("number_less", lambda number, _: number - 1),
        ("number_back", lambda number, _: -number),
        ("number_less_back", lambda number, _: 1 - number),
        ("length", lambda _, size: size),
        ("length_back", lambda _, size: -size),
    )
)
