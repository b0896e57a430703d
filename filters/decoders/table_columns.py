"""Decoder of texts that are cut into the small cells of a table, and read down its columns.

The cells of an ordinary table are words or numbers; here they are pieces of words, so the result is language and the
rows are none.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain, product, zip_longest

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_known

_FEWEST_ROWS, _MOST_ROWS, _MOST_CELLS = 3, 128, 4_096
_FEWEST_CELLS, _FEWEST_COLUMNS = 9, 2
_LONGEST_CELL = 10
"""Characters of a cell with what parts it from the next, on average, at most."""
_LEAST_ON_AVERAGE = 5
"""Characters of a cell, on average, at most."""
_LINES_TO_PAUSE = 256
_FEWEST_LETTERS = 24
_SURE, _MORE = 5, 3
_LONG_WORD = 3
_SEPARATORS = ("|", "\t", ";", ",", "\u2502", " ", "  ")
_LOOKS = {" ": b"a a a a", "  ": b"aa  aa  aa  aa"}
"""Rows of cells that only spaces part: cells of one character, or of two."""
_RULE = re.compile(r"[\s|+:=\-\u2500-\u257f]+")
_SPACES = str.maketrans(dict.fromkeys("\u2423\u23b5\u2420\u2422\u00b7\u2022", " "))
"""Signs that stand for a space in a cell."""
_LOW = str.maketrans({"_": " "})
_FILLING = re.compile(r"[\u00d7\u2205~]|\bx{2,}\b")
_WORD = re.compile("[a-z]+")


def find_table_columns(survey: Survey) -> Steps:
    """Find tables of small cells that are language down their columns, or from the last column to the first."""
    text = survey.text
    lines = (*text.split("\n"), "")
    for separator in _SEPARATORS:
        if text.count(separator) < _FEWEST_CELLS or _LOOKS.get(separator, b"") not in survey.ink:
            continue
        for table in _tables(lines, separator):
            yield from PAUSES
            if table is None:
                continue
            start, end = table
            said = _said(_rows(text[start:end], separator))
            yield from PAUSES
            if said:
                yield Decoded(said, start, end)
    yield None


def _tables(lines: Sequence[str], separator: str) -> Iterator[tuple[int, int] | None]:
    """Yield the spans of adjacent lines with the same number of cells, which are small; None after some lines.

    Rules between them count.
    """
    begun, end, cells, rows = 0, 0, 0, 0
    at = 0
    longest = _LONGEST_CELL if separator != " " else 2
    for number, line in enumerate(lines, start=1):
        if number % _LINES_TO_PAUSE == 0:
            yield None
        count = line.count(separator)
        small = count > 0 and len(line) <= (count + 1) * longest
        if rows and count != cells and _RULE.fullmatch(line):
            small = False
        elif rows and (not small or count != cells):
            if _FEWEST_ROWS <= rows <= _MOST_ROWS and rows * cells <= _MOST_CELLS:
                yield begun, end
            rows = 0
        if small and not rows:
            begun, cells = at, count
        if small:
            rows, end = rows + 1, at + len(line)
        at += len(line) + 1


def _rows(table: str, separator: str) -> list[list[str]]:
    """Return the cells of each row, without rules."""
    lines = [
        line.strip(" \r") for line in table.replace(f"\\{separator}", "\0").split("\n") if not _RULE.fullmatch(line)
    ]
    if all(line.startswith(separator) and line.endswith(separator) for line in lines):
        lines = [line[1:-1] for line in lines]
    return [[cell.strip().replace("\0", separator) for cell in line.split(separator)] for line in lines]


def _said(rows: Sequence[Sequence[str]]) -> str:
    """Return the most fluent reading of a table by its columns, or "" if that is no language or its cells are words."""
    columns = [cells for cells in zip_longest(*rows, fillvalue="") if any(cells)]
    cells = [cell for column in columns for cell in column if cell]
    size = sum(map(len, cells))
    letters = sum(map(str.isalpha, "".join(cells)))
    if len(columns) < _FEWEST_COLUMNS or letters < _FEWEST_LETTERS or letters * 5 < size * 3:
        return ""
    worded = sum(len(cell) for cell in cells if len(cell) >= _LONG_WORD and is_known(cell.lower()))
    if size > _LEAST_ON_AVERAGE * len(cells) or worded * 2 > letters:
        return ""
    by_rows = fluency(" ".join(chain.from_iterable(rows)))
    best = max(map(_worded, _readings(columns)), key=fluency, default="")
    return best if fluency(best) >= max(_SURE, by_rows + _MORE) and _is_worded(best) else ""


def _readings(columns: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the cells down the columns, in either order of these, with and without a head and labels."""
    for head, label in product((0, 1), (0, 1)):
        read = [column[head:] for column in columns[label:]]
        yield "".join(chain.from_iterable(read))
        yield "".join(chain.from_iterable(read[::-1]))
        yield "".join(chain.from_iterable(column[::-1] if at % 2 else column for at, column in enumerate(read)))


def _worded(said: str) -> str:
    """Return a reading with its spaces: those that are written, signs for them, or those that the lexicon finds."""
    plain = _FILLING.sub("", said.translate(_SPACES))
    if " " not in plain and "_" in plain:
        plain = plain.translate(_LOW)
    return plain if " " in plain.strip() else part_words(plain.lower())


def _is_worded(said: str) -> bool:
    """Whether half of the letters are in known words."""
    words = _WORD.findall(said.lower())
    return sum(len(word) for word in words if len(word) >= _LONG_WORD and is_known(word)) * 2 >= sum(map(len, words))
