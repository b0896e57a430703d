"""Decoder of letters in a square or rectangle, and of words in a table, that are not to be read line by line.

They are read down the columns, along a spiral, and to and fro. In such a block each letter or word stands by itself,
so nothing but the result shows the order.
"""

import re
from collections.abc import Iterator, Sequence
from operator import eq

import numpy as np

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.keyed import is_like_english
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.worded import are_worded
from filters.text.lexicon import fluency, is_known

_SHORTEST, _LONGEST = 4, 64
"""Fewest and most characters of a line of a block."""
_FEWEST_LINES, _MOST_CELLS = 3, 1_024
_SURE, _MORE, _LONG_WORD = 4, 3, 3
_SAMPLE = 96
_FILLING = re.compile(r"([a-z])\1{2,}|xx\Z")
_WORD = r"[A-Za-z',.!?;:]{1,24}"
_GAP = r"(?:[ \t]*\|[ \t]*|[ \t]{2,}|\t)"
_TWO_CELLS = re.compile(rf"\n(?:\|[ \t]*)?{_WORD}{_GAP}(?:{_WORD})?[ \t|\n]".encode())
"""The beginning of a line of a table. A search for a fixed first character is fast."""
_ONE_WORD = re.compile(_WORD)
_LONGEST_ROW, _NO_CELL = 160, "  "
_CELLS = re.compile(_GAP)
_FEWEST_ROWS, _MOST_ROWS = 2, 64


def find_grids(survey: Survey) -> Steps:
    """Find blocks of letters and tables of words that are language in another order than line by line."""
    text = survey.text
    for start, end in _blocks(survey):
        lines = text[start:end].split("\n")
        rows = ["".join(line.split()) for line in lines]
        if all(map(str.isalpha, rows)) and len(set(map(len, rows))) == 1:
            yield _of_letters(rows, start, end)
        yield _to_and_fro(text, lines, start, end)
    for start, end in _tables(survey):
        yield _of_words(text[start:end].split("\n"), start, end)


def _blocks(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the spans of adjacent lines of one length."""
    if survey.few_lines is not None:
        sizes = [end - start or -end for start, end in survey.few_lines]  # empty lines never compare as equal
        if not any(map(eq, sizes, sizes[1:])):
            return
    starts, ends = survey.lines
    widths = ends - starts
    same = (widths[1:] == widths[:-1]) & (widths[1:] >= _SHORTEST) & (widths[1:] <= _LONGEST)
    if b"\1" * (_FEWEST_LINES - 1) not in same.tobytes():
        return
    edges = np.flatnonzero(np.diff(np.concatenate(((False,), same, (False,))).astype(np.int8)))
    long = np.flatnonzero(edges[1::2] - edges[::2] >= _FEWEST_LINES - 1)
    for first, last in zip(edges[::2][long].tolist(), edges[1::2][long].tolist(), strict=True):
        yield int(starts[first]), int(ends[last])


# Letters


def _of_letters(rows: Sequence[str], start: int, end: int) -> Decoded | None:
    """Return the reading of lines of letters in the most fluent order, or None if that is no language."""
    if len(rows[0]) * len(rows) > _MOST_CELLS:
        return None
    readings = [letters for letters in map(_unpadded, orders_of(rows)) if is_like_english(letters[:_SAMPLE].encode())]
    best = max(map(part_words, readings), key=fluency, default="")
    known = sum(len(word) for word in best.split() if len(word) >= _LONG_WORD and is_known(word))
    return Decoded(best, start, end, "grid") if fluency(best) >= _SURE and known * 2 >= len(best) else None


def _unpadded(letters: str) -> str:
    """Return the letters in lower case, without the runs of one letter that fill up a block."""
    return _FILLING.sub("", letters.lower())


def orders_of(rows: Sequence[str]) -> Iterator[str]:
    """Yield the letters of rows of one length to and fro, along a spiral, and down the columns."""
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    for lines in (rows, columns):
        yield "".join(line[::-1] if number % 2 else line for number, line in enumerate(lines))
        spiral = _spiral(lines)
        yield spiral
        yield spiral[::-1]
    yield "".join(columns)
    yield "".join(reversed(columns))
    yield "".join(column[::-1] for column in columns)


def _spiral(rows: Sequence[str]) -> str:
    """Return the letters in a spiral: along the edges from the first one, then inwards."""
    said = ""
    while rows:
        said += rows[0]
        rows = ["".join(column) for column in zip(*rows[1:], strict=True)][::-1]
    return said


# Lines


def _to_and_fro(text: str, lines: list[str], start: int, end: int) -> Decoded | None:
    """Return the reading of lines of which every second is reversed, or None if it is not more fluent than they are.

    A line before them that begins after a colon, and a shorter one after them, are included.
    """
    size = len(lines[0])
    if text.startswith(": ", start - size - 3) and "\n" not in text[start - size - 1 : start - 1]:
        lines = [text[start - size - 1 : start - 1], *lines]
        start -= size + 1
    after = text[end + 1 : end + 1 + size].partition("\n")[0]
    if after and len(after) < size:
        lines = [*lines, after]
        end += 1 + len(after)
    said = "".join(line[::-1] if number % 2 else line for number, line in enumerate(lines))
    plain = max(map(fluency, ("".join(lines), " ".join(lines))))
    return Decoded(said, start, end, "to_and_fro") if fluency(said) >= plain + _MORE else None


# Tables


def _tables(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the spans of adjacent lines of a few cells with one word each."""
    raw = b"\n%b\n" % survey.raw
    done = 0
    while (match := _TWO_CELLS.search(raw, done)) is not None:
        start = end = match.start()
        rows = 0
        while rows < _MOST_ROWS:
            over = raw.find(b"\n", end + 1) - 1
            if over < 0 or not _is_row(survey.text[end:over]):
                break
            rows += 1
            end = over + 1
        if rows >= _FEWEST_ROWS:
            yield start, end - 1
        done = max(end, match.end() - 1)


def _is_row(line: str) -> bool:
    """Whether a line is two or more cells of one word or none each; blanks may stand for empty last cells."""
    if len(line) > _LONGEST_ROW:
        return False
    cells = _cells(line)
    return (len(cells) > 1 or line.endswith(_NO_CELL)) and all(not cell or _ONE_WORD.fullmatch(cell) for cell in cells)


def _cells(line: str) -> list[str]:
    return _CELLS.split(line.strip().strip("|").strip())


def _of_words(lines: Sequence[str], start: int, end: int) -> Decoded | None:
    """Return the words of a table down its columns, or None if these are no sentence."""
    rows = list(map(_cells, lines))
    width = max(map(len, rows))
    words = [row[column] for column in range(width) for row in rows if column < len(row) and row[column]]
    return Decoded(" ".join(words), start, end, "columns") if are_worded(words) else None
