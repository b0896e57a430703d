"""Ways to read text that was transposed in columns under a common keyword."""

from functools import partial

import numpy as np
from numpy.typing import NDArray

from filters.decoders.keyed import KEYWORDS, Way


def columns_under(word: str) -> tuple[int, ...]:
    """Return the order in which columns are written under a keyword: the alphabetical order of its letters."""
    return tuple(sorted(range(len(word)), key=word.__getitem__))


def from_columns(columns: tuple[int, ...], text: bytes, length: int) -> bytes:
    """Return the first `length` characters of a text whose columns were written one after another in this order."""
    length = min(length, len(text))
    found = bytearray(length)
    start = 0
    for column in columns:
        found[column :: len(columns)] = text[start : start + len(range(column, length, len(columns)))]
        start += len(range(column, len(text), len(columns)))
    return bytes(found)


_COLUMNS = tuple(dict.fromkeys(map(columns_under, KEYWORDS)))
KEYED_COLUMNS = tuple(Way("keyed_columns", partial(from_columns, columns)) for columns in _COLUMNS)
LONGEST_SAMPLE = 320
"""Characters of a sample that `in_keyed_columns` returns, at most."""
_WIDTHS = np.array(list(map(len, _COLUMNS)))[:, None]
_WRITTEN = np.full((len(_COLUMNS), _WIDTHS.max()), LONGEST_SAMPLE)
"""For each keyword, the columns in the order in which they are written; what is beyond its width is no column."""
for _number, _columns in enumerate(_COLUMNS):
    _WRITTEN[_number, : len(_columns)] = _columns
_LINE, _COLUMN = np.divmod(np.arange(LONGEST_SAMPLE), _WIDTHS)
_AT = np.take_along_axis(_WRITTEN.argsort(axis=1), _COLUMN, axis=1)
_AT += np.arange(len(_COLUMNS))[:, None] * _WRITTEN.shape[1]
"""For each keyword and character of a sample, where the flattened `_WRITTEN` has the column of the character."""


def in_keyed_columns(text: bytes, length: int) -> NDArray[np.uint8]:
    """Return the first `length` characters, 320 at most, of what each of `KEYED_COLUMNS` reads, one row for each."""
    size = len(text)
    lines = np.where(_WRITTEN < _WIDTHS, size // _WIDTHS + (size % _WIDTHS > _WRITTEN), 0)
    before = np.cumsum(lines, axis=1) - lines
    places = before.take(_AT[:, : min(length, size)]) + _LINE[:, : min(length, size)]
    return np.frombuffer(text, np.uint8).take(places)
