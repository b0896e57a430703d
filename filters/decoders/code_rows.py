"""Decoder of tables whose numbers are characters, but for columns of counters, identifiers, times or sums of the rows.

Read as they stand, the numbers of such columns come between the characters.
"""

from collections.abc import Iterator, Sequence
from operator import itemgetter

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.number_columns import values_of
from filters.decoders.numerals import read_numbers, read_places
from filters.decoders.survey import Places, Survey
from filters.decoders.vain import CODE_ROWS, ROW_CODES
from filters.text.lexicon import fluency

_FEWEST_ROWS, _FEWEST_COLUMNS, _MOST_COLUMNS = 3, 3, 128
"""Lines with as many numbers, at least, and numbers of each."""
_FEWEST = 20
"""Characters of a text, at least."""
_MOST_CODES = ROW_CODES.most
_LAST_LETTER, _FIRST_SIGN, _LAST_SIGN = 27, 32, 126
_FEWEST_DIFFERENT, _MOST_ALIKE = 8, 3
"""Different numbers of a text, and the share of the commonest, at most one in so many."""


def find_code_rows(survey: Survey) -> Steps:
    """Find characters, and letters by their places, in the columns of a table that are neither counters nor sums."""
    if survey.breaks < _FEWEST_ROWS - 1:
        return
    begins, ends = survey.near_numbers
    if len(begins) < _FEWEST:
        return
    values: Places | None = None
    tried = done = 0
    for first, widths in _tables(survey, begins):
        if first < done:
            continue
        values = values_of(survey.raw, begins, ends) if values is None else values
        yield None
        found: list[tuple[int, str, Places]] = []
        for columns in _likely(values, first, widths):
            if tried == CODE_ROWS.most:
                return
            tried += 1
            places = _places(first, widths, columns)[:_MOST_CODES]
            said = _said(values[places].tolist())
            yield from PAUSES
            if said:
                found.append((fluency(said), said, places if len(columns) < widths[0] else places[:0]))
        _, said, places = max(found, key=itemgetter(0), default=(0, "", begins[:0]))
        if len(places):  # of characters without other columns, other decoders know
            yield Decoded(said, int(begins[places[0]]), int(ends[places[-1]]))
            done = int(places[-1])


def _tables(survey: Survey, begins: Places) -> Iterator[tuple[int, list[int]]]:
    """Yield the first number of each table, and how many there are in each line; the last line may have fewer.

    The names of columns may have as many numbers: each table is read without its first line too.
    """
    starts = survey.lines[0]
    cuts = np.append(begins.searchsorted(starts), len(begins))
    counts = np.diff(cuts)
    edges = np.flatnonzero(np.append(True, counts[1:] != counts[:-1]))
    sizes = np.diff(np.append(edges, len(counts)))
    for at in np.flatnonzero((sizes >= _FEWEST_ROWS - 1) & (counts[edges] >= _FEWEST_COLUMNS)).tolist():
        line, rows, width = int(edges[at]), int(sizes[at]), int(counts[edges[at]])
        after = int(counts[line + rows]) if line + rows < len(counts) else 0
        widths = [width] * rows + [after] * (0 < after < width)
        for head in range(2 if width <= _MOST_COLUMNS else 0):
            if len(widths) - head >= _FEWEST_ROWS:
                yield int(cuts[line + head]), widths[head:]


def _likely(values: Places, first: int, widths: Sequence[int]) -> Iterator[list[int]]:
    """Yield the columns that may be characters, or letters by their places, where others stand beside them.

    A column that counts is another one, and the first and the last may be.
    """
    width = widths[0]
    rows = len(widths) - (widths[-1] < width)
    table = values[first : first + rows * width].reshape(rows, width)
    low, high = table.min(axis=0), table.max(axis=0)
    for fitting in ((low >= _FIRST_SIGN) & (high <= _LAST_SIGN), high <= _LAST_LETTER):
        if np.count_nonzero(fitting) * rows < _FEWEST:
            continue
        steps = table[1:] - table[:-1]
        counting = (steps == steps[0]).all(axis=0) if rows >= _FEWEST_ROWS else np.zeros(width, np.bool_)
        kept = np.flatnonzero(fitting & ~counting).tolist()
        for columns in (kept, kept[1:], kept[:-1], kept[1:-1]):
            codes = table[:, columns].ravel()
            alike = np.bincount(codes) if len(codes) >= _FEWEST else np.zeros(1, np.intp)
            if np.count_nonzero(alike) >= _FEWEST_DIFFERENT and int(alike.max()) * _MOST_ALIKE <= len(codes):
                yield columns


def _places(first: int, widths: Sequence[int], columns: Sequence[int]) -> Places:
    """Return the places of the numbers in these columns, those of a shorter last line too.

    There, what follows the columns follows sooner.
    """
    width, after = widths[0], widths[0] - 1 - columns[-1]
    rows = len(widths) - (widths[-1] < width)
    places = (np.arange(rows)[:, None] * width + np.array(columns, np.intp)).ravel()
    last = [rows * width + column for column in columns if widths[-1] < width and column < widths[-1] - after]
    return first + np.append(places, np.array(last, np.intp))


def _said(numbers: Sequence[int]) -> str:
    """Return what numbers say as characters or letters, or "" if that is no language."""
    if max(numbers) > _LAST_LETTER:
        return next(filter(None, read_numbers(numbers)), "")
    return read_places(numbers, [""] * (len(numbers) - 1)) if min(numbers) > 0 else ""
