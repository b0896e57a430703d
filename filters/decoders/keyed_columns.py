"""Ways to read text that was transposed in columns under a common keyword."""

from functools import partial

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


KEYED_COLUMNS = tuple(
    Way("keyed_columns", partial(from_columns, columns)) for columns in dict.fromkeys(map(columns_under, KEYWORDS))
)
