"""Columns that were written in the order that a common keyword says: how a text in them is read."""

from functools import partial

from filters.decoders.keyed import KEYWORDS, Way


def columns_under(word: str) -> tuple[int, ...]:
    """The columns in the order in which they are written: that of the letters of a word in the alphabet."""
    return tuple(sorted(range(len(word)), key=word.__getitem__))


def from_columns(columns: tuple[int, ...], text: bytes, length: int) -> bytes:
    """The first so many characters of what was written in these columns, one after another."""
    length = min(length, len(text))
    found = bytearray(length)
    start = 0
    for column in columns:
        found[column :: len(columns)] = text[start : start + len(range(column, length, len(columns)))]
        start += len(range(column, len(text), len(columns)))
    return bytes(found)


KEYED_COLUMNS = tuple(
    Way("keyed_columns", partial(from_columns, columns)) for columns in dict.fromkeys(map(columns_under, KEYWORDS))
)
