"""Ways to undo a transposition: rail fences, columns, reversed blocks and every n-th letter, one by one or all at once.

Callers decide whether the result is language.
"""

from functools import lru_cache, partial

import numpy as np
from numpy.typing import NDArray

from filters.decoders.keyed import Way
from filters.decoders.keyed_columns import from_columns


def _rails(count: int, text: bytes, length: int) -> bytes:
    """Undo a rail fence of `count` rails, over which the text was written up and down."""
    period = 2 * count - 2
    length = min(length, len(text))
    found = bytearray(length)
    start = 0
    for row in range(count):
        down = len(range(row, length, period))
        if row in (0, count - 1):
            found[row::period] = text[start : start + down]
            start += len(range(row, len(text), period))
        else:
            up = len(range(period - row, length, period))
            found[row::period] = text[start : start + 2 * down : 2][:down]
            found[period - row :: period] = text[start + 1 : start + 1 + 2 * up : 2][:up]
            start += len(range(row, len(text), period)) + len(range(period - row, len(text), period))
    return bytes(found)


def _blocks(size: int, text: bytes, length: int) -> bytes:
    """Undo blocks of `size` characters, each of which was reversed; blocks of two are swapped neighbours."""
    read = text[: length + size]
    return b"".join(read[start : start + size][::-1] for start in range(0, len(read), size))[:length]


def _every(step: int, first: int, text: bytes, length: int) -> bytes:
    return text[first : length * step : step]


FILLERS = tuple(Way(f"every_{step}", partial(_every, step, 0)) for step in range(2, 6))
CUT_FILLERS = tuple(Way(f"every_{step}", partial(_every, step, first)) for step in range(2, 6) for first in range(step))
"""The same for a text that may have been cut, so that it may begin with fillers."""
RAILS = {count: Way(f"rails_{count}", partial(_rails, count)) for count in range(2, 9)}
ORDERS = (
    *(Way(f"columns_{width}", partial(from_columns, tuple(range(width)))) for width in range(2, 13)),
    *RAILS.values(),
    *(Way(f"blocks_{size}", partial(_blocks, size)) for size in range(2, 6)),
)
_SAMPLE = 96
"""Characters of a sample up to which `in_orders` remembers their places for each size of text."""
LONGEST_SAMPLE = 320
_AT = np.arange(LONGEST_SAMPLE)
_WIDTHS = np.arange(2, 13)[:, None]
_COLUMN, _LINE = _AT % _WIDTHS, _AT // _WIDTHS
_PERIODS = 2 * np.arange(2, 9)[:, None] - 2
_RAIL = np.minimum(_AT % _PERIODS, _PERIODS - _AT % _PERIODS)
_OUTER = (_RAIL == 0) | (2 * _RAIL == _PERIODS)
_ALONG = np.where(_OUTER, _AT // _PERIODS, 2 * (_AT // _PERIODS) + (_AT % _PERIODS > _RAIL))
"""For each rail fence, the place of each character of a sample on its rail."""
_RAILS = np.arange(8)
_BLOCKS = np.arange(2, 6)[:, None]


def in_orders(text: bytes, length: int) -> NDArray[np.uint8]:
    """Return the first `length` characters, 320 at most, of what each of `ORDERS` reads, one row for each.

    The text must have at least 16 characters.
    """
    places = _places_of_sample(len(text))[:, :length] if length <= _SAMPLE else _places_in_orders(len(text), length)
    return np.frombuffer(text, np.uint8).take(places)


@lru_cache(maxsize=256)
def _places_of_sample(size: int) -> NDArray[np.intp]:
    return _places_in_orders(size, _SAMPLE)


def _places_in_orders(size: int, length: int) -> NDArray[np.intp]:
    """Return, for each of `ORDERS`, the places in a text of `size` characters of the first `length`."""
    columns = (
        _COLUMN[:, :length] * (size // _WIDTHS) + np.minimum(_COLUMN[:, :length], size % _WIDTHS) + _LINE[:, :length]
    )
    down = (size - _RAILS + _PERIODS - 1) // _PERIODS
    up = np.where((_RAILS > 0) & (2 * _RAILS < _PERIODS), (size + _RAILS - 1) // _PERIODS, 0)
    before = np.cumsum(down + up, axis=1) - down - up
    rails = np.take_along_axis(before, _RAIL[:, :length], axis=1) + _ALONG[:, :length]
    within = _AT[:length] % _BLOCKS
    first = _AT[:length] - within
    blocks = first + np.minimum(_BLOCKS, size - first) - 1 - within
    places: NDArray[np.intp] = np.concatenate((columns, rails, blocks))[:, :size]
    return places
