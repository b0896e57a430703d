"""Decoder of places in a square of characters that is printed beside them: a chess board, a square of Polybius.

The square may have any size, and any labels of its rows and columns, or none. Places name a row and a column, in either
order.
"""

import re
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import chain, islice, pairwise
from string import ascii_lowercase
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.told_keys import from_squares
from filters.decoders.vain import PAIRED, SQUARES
from filters.text.lexicon import fluency, is_known

_FEWEST_ROWS, _MOST_ROWS = 4, 16
_FEWEST_DIFFERENT = 20
"""Different characters of a square, at least."""
_RULE = re.compile(r"[\s|+:=\-\u2500-\u257f]+")
_LONGEST_LINE = 96
_SPACES = "\u2423\u23b5\u2420\u2422"
_FEWEST_PLACES, _MOST = 16, 16_384
"""Places of a text, at least, and characters of it that are read, at most."""
_BETWEEN = r"[ ]?[,.:;/\-]?[ ]?"
_SURE, _LONG_WORD = 4, 3


class _Square(NamedTuple):
    """A printed square: where it begins and ends, its rows, and the labels of these and of its columns, if any."""

    start: int
    end: int
    rows: Sequence[Sequence[str]]
    labels: Sequence[str]
    head: Sequence[str]


def find_printed_squares(survey: Survey) -> Steps:
    """Find places in a printed square that are language, after or before it."""
    if survey.breaks < _FEWEST_ROWS - 1 or not _may_be_printed(survey):
        return
    left = SQUARES.most
    for squares in _squares(survey.text):
        left -= bool(squares)
        if left < 0:
            return
        for square in squares:
            found = yield from _beside(survey.text, square)
            if found:
                yield found
                break
        yield from PAUSES


def _beside(text: str, square: _Square) -> Generator[None, None, Decoded | None]:
    """Return the text of places in a square after or before it, or None."""
    for first, last in ((square.end, min(len(text), square.end + _MOST)), (max(0, square.start - _MOST), square.start)):
        for cells in _tables(square):
            yield from PAUSES
            said, start, end = _said(text[first:last], cells)
            if said:
                return Decoded(said, first + start, first + end)
        if len(square.rows) == _SIDE == len(square.rows[0]):
            yield from PAUSES
            for match in islice(_PAIRS.finditer(text, first, last), _MOST_PAIRED):
                said = _in_words(_from_pairs("".join(chain.from_iterable(square.rows)), match[0]))
                yield from PAUSES
                if said:
                    return Decoded(said, *match.span(), "playfair")
    return None


_SIDE = 5
_PAIRS = re.compile(r"^[^\S\n]{0,8}(?:[\w ]{1,24}:[ \t])?([A-Za-z]{2}(?:(?:[ \t/.,-]{0,2}|\r?\n)[A-Za-z]){14,}+)", re.M)
_MOST_PAIRED = PAIRED.most
"""Lines of letters before or after a square of five by five that are read as pairs in it, at most."""
_BETWEEN_ALIKE = re.compile(r"([a-z])[xqz](?=\1)")


def _from_pairs(square: str, pairs: str) -> str:
    """Return what pairs of letters say in Playfair, without the letters that part two of a kind."""
    letters = "".join(char for char in from_squares(square.lower(), pairs.split(":")[-1]) if char != " ")
    return _BETWEEN_ALIKE.sub(r"\1", letters)


_LINES_TO_PAUSE = 256
_SINGLES = (b"a a a a", b"a  a  a  a", b"a   a   a")
_BARRED = b"\na,a,a,a", b"\n,a,a,a,a"
_BARS = bytes(44 if chr(code) in "|,?" else 10 if chr(code) == "\n" else 97 for code in range(256))
"""A bar for each sign that may part the cells, which are letters."""


def _may_be_printed(survey: Survey) -> bool:
    """Whether there are lines of single characters with spaces, bars or commas between."""
    return _has_rows(survey.raw) and (
        has_any(survey.ink, _SINGLES) or has_any(survey.raw.translate(_BARS, b" \t"), _BARRED)
    )


def _has_rows(raw: bytes) -> bool:
    """Whether enough lines have so many cells as a row has, at least, and none that is too long for one."""
    lines = raw.translate(_IN_CELLS).split(b"\n")
    rows = [line for line in lines if _LONG_CELL not in line and len(line) - line.count(b" ") >= _FEWEST_ROWS]
    return len(rows) >= _FEWEST_ROWS


_IN_CELLS = bytes(32 if chr(code).isspace() and chr(code) != "\n" else _BARS[code] for code in range(256))
_LONG_CELL = b"a" * 3
"""So many characters without a blank or what may be a bar are no cell of a square."""


def _squares(text: str) -> Iterator[Sequence[_Square]]:
    """Yield what each block of adjacent lines of single characters may be, and nothing after a number of lines."""
    block: list[tuple[int, int, list[str]]] = []
    at = 0
    for number, line in enumerate((*text.split("\n"), ""), start=1):
        if number % _LINES_TO_PAUSE == 0:
            yield ()
        cells = _cells(line) if len(line) <= _LONGEST_LINE else []
        if not (block and line and _RULE.fullmatch(line)):
            if len(cells) <= _FEWEST_ROWS - 1 or max(map(len, cells)) > 2:
                if block:
                    yield _square(block)
                    block = []
            else:
                block.append((at, at + len(line), cells))
        at += len(line) + 1
    yield _square(block)


def _cells(line: str) -> list[str]:
    """Return what stands between bars, or commas without spaces, or else spaces."""
    bars = next((bar for bar in "|\u2502" if line.count(bar) >= _FEWEST_ROWS - 1), "")
    between = bars or ("," if line.count(",") >= _FEWEST_ROWS - 1 and " " not in line.strip() else None)
    return [cell for cell in map(str.strip, line.split(between)) if cell]


def _square(block: Sequence[tuple[int, int, list[str]]]) -> list[_Square]:
    """Return the squares that a block of lines may be, with and without a head of its columns and labels of its rows.

    A row of one cell less than the others is a head, and there are labels before the others.
    """
    if not _FEWEST_ROWS <= len(block) <= _MOST_ROWS + 1:
        return []
    rows = [cells for _, _, cells in block]
    sizes = list(map(len, rows))
    width = max(set(sizes), key=sizes.count)
    found: list[_Square] = []
    for head, lines in ((rows[0], rows[1:]), (rows[-1], rows[:-1]), ([], rows)):
        if {*map(len, lines)} != {width} or (head and len(head) != width - 1 and not _are_labels(head)):
            continue
        labels = [line[0] for line in lines]
        inner = [line[1:] for line in lines]
        if len(head) in (0, width) and _are_square(lines):
            found.append(_Square(block[0][0], block[-1][1], lines, (), head))
        if len(head) != width and len(set(labels)) == len(labels) and _are_square(inner):
            found.append(_Square(block[0][0], block[-1][1], inner, labels, head))
    return found


def _are_square(rows: Sequence[Sequence[str]]) -> bool:
    signs = {cell for row in rows for cell in row}
    return len(rows) >= _FEWEST_ROWS and len(signs) >= _FEWEST_DIFFERENT and set(map(len, signs)) == {1}


def _are_labels(cells: Sequence[str]) -> bool:
    """Whether cells count on or back, as letters or numbers, or are all different digits."""
    if all(map(str.isdigit, cells)):
        return len(set(cells)) == len(cells)
    if not all(len(cell) == 1 for cell in cells):
        return False
    steps = {ord(after) - ord(before) for before, after in pairwise(cells)}
    return steps in ({1}, {-1}) or "".join(cells).upper() in ("ADFGX", "ADFGVX")


def _tables(square: _Square) -> Iterator[Mapping[tuple[str, str], str]]:
    """Yield what places stand for, by their two parts in either order, for each way to label rows and columns."""
    width, height = len(square.rows[0]), len(square.rows)
    counts = [list(map(str, range(first, first + max(width, height)))) for first in (1, 0)]
    letters = list(ascii_lowercase)
    heads = [square.head] if square.head else [*counts, letters]
    labels = [square.labels] if square.labels else [*counts, letters]
    for columns in heads:
        for lines in labels:
            places = {
                (lines[row].lower(), columns[column].lower()): square.rows[row][column]
                for row in range(height)
                for column in range(width)
            }
            yield places
            yield {(column, row): sign for (row, column), sign in places.items()}


def _said(part: str, cells: Mapping[tuple[str, str], str]) -> tuple[str, int, int]:
    """Return what the places in a text say, and where these begin and end; "" if that is no language."""
    one, other = (
        "|".join(sorted({re.escape(place[side]) for place in cells}, key=len, reverse=True)) for side in (0, 1)
    )
    place = rf"(?:{one}){_BETWEEN}(?:{other})"
    row = re.compile(rf"(?<![0-9A-Za-z])[A-Z]?{place}(?:{place})*+(?![0-9A-Za-z])", re.IGNORECASE)
    pair = re.compile(rf"({one}){_BETWEEN}({other})", re.IGNORECASE)
    spans: list[tuple[int, int]] = []
    signs: list[str] = []
    for match in (match for places in row.finditer(part) for match in pair.finditer(part, *places.span())):
        signs.append(cells.get((match[1].lower(), match[2].lower()), ""))
        spans.append(match.span())
    if len(signs) < _FEWEST_PLACES:
        return "", 0, 0
    gaps = [part[end:start] for (_, end), (start, _) in pairwise(spans)]
    said = _worded(signs, gaps)
    return said, spans[0][0], spans[-1][1]


def _worded(signs: Sequence[str], gaps: Sequence[str]) -> str:
    written = "".join(" " if sign in _SPACES else sign for sign in signs)
    usual = max(set(gaps), key=gaps.count)
    parted = signs[0] + "".join(sign if gap == usual else f" {sign}" for gap, sign in zip(gaps, signs[1:], strict=True))
    return next(filter(None, map(_if_language, (written, parted.lower()))), _in_words("".join(signs).lower()))


def _in_words(letters: str) -> str:
    """Return letters parted into words, or "" if these are no language."""
    return _if_language(part_words(letters))


def _if_language(said: str) -> str:
    words = "".join(char if char.isalpha() else " " for char in said.lower()).split()
    known = sum(len(word) for word in words if len(word) >= _LONG_WORD and is_known(word))
    return said if fluency(said) >= _SURE and known * 2 >= sum(map(len, words)) else ""
