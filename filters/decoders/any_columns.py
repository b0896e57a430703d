"""Ways to read short passages that were enciphered by transposing columns: two to six columns, in any order.

So few columns have so few orders that all of them are tried, whatever the keyword was.
"""

import re
from functools import lru_cache, partial
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from filters.decoders.keyed import Way, score_of
from filters.decoders.keyed_columns import from_columns
from filters.text.lexicon import SMALL, fluency, is_known

_SHORTEST, _LONGEST = 16, 400
_ORDERS = {width: np.array(list(permutations(range(width))), np.intp) for width in range(2, 7)}
IN_COLUMNS = "keyed_columns"
_SAMPLE = 48
_LIKELIEST = 5
_SURE = 3
_PADDING = "xzXZ"
_WORD = re.compile("[a-z']+")


def columns_of(small: bytes) -> Way | None:
    """Return the likeliest order of columns in which most letters of a passage are in known words, or None.

    `small` is the passage in lower case.
    """
    ways = likeliest_columns(small) if _SHORTEST <= len(small) <= _LONGEST else ()
    return next((way for way in ways if are_words(way.read(small, len(small)).decode())), None)


def likeliest_columns(small: bytes, count: int | None = None) -> list[Way]:
    """Return the five orders of columns in which letters follow each other most as in English, the likeliest first.

    `count` is the number of columns, if it is known.
    """
    codes = np.frombuffer(small, np.uint8)
    scored: list[tuple[int, Way]] = []
    for width, orders in _ORDERS.items() if count is None else ((count, _ORDERS[count]),):
        scores = score_of(codes[_places(len(small), width)])
        for number in np.argpartition(scores, -2)[-_LIKELIEST:].tolist():
            columns = tuple(orders[number].tolist())
            scored.append((int(scores[number]), Way(IN_COLUMNS, partial(from_columns, columns))))
    scored.sort(key=lambda one: -one[0])
    return [way for _, way in scored[:_LIKELIEST]]


@lru_cache(maxsize=64)
def _places(size: int, width: int) -> NDArray[np.intp]:
    """Return for each order of `width` columns a row of the places from which it reads its first characters."""
    orders = _ORDERS[width]
    sizes = size // width + (np.arange(width) < size % width)
    written = sizes[orders]
    starts = np.empty_like(orders)
    np.put_along_axis(starts, orders, np.cumsum(written, axis=1) - written, axis=1)
    at = np.arange(min(size, _SAMPLE))
    places: NDArray[np.intp] = starts[:, at % width] + at // width
    return places


def unpadded(said: str) -> str:
    """Return a reading without the padding of its last line, if what remains ends in a known word."""
    plain = said.replace("_", " ").rstrip()
    bare = plain.rstrip(_PADDING)
    last = bare[bare.rfind(" ") + 1 :].lower()
    return bare if is_known(last.strip(_MARKS)) else plain


_MARKS = ".,!?"


def are_words(said: str) -> bool:
    """Return whether most letters of a reading, without its padding, are in known words."""
    plain = unpadded(said)
    words = _WORD.findall(plain)
    known = sum(len(word) for word in words if word in SMALL or (len(word) > 2 and is_known(word)))
    return known * 4 >= 3 * sum(map(len, words)) and fluency(plain) >= _SURE
