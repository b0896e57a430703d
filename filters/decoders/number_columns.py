"""Decoder of numbers that stand for characters among other numbers and any words, such as the days of dates.

Of each so many numbers in a row, one says something, and the others and the words say nothing.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterator, Sequence

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.numerals import read_numbers, read_places, spans_of_numbers
from filters.decoders.survey import Places, Survey

_WIDEST = 48
"""Characters between two numbers of one text, at most."""
_FEWEST, _MOST = 20, 4_096
"""Numbers that say something, at least, and those that are read, at most."""
_PERIODS = range(1, 7)
"""How many numbers a date with a time, or a row of a log, may have."""
_WIDTH = 3
_LAST_LETTER, _FIRST_SIGN, _LAST_SIGN = 27, 32, 126
_FEWEST_DIFFERENT, _MOST_ALIKE = 8, 3
"""Different numbers of a text, and the share of the commonest, at most one in so many."""
_SAME_BETWEEN = 2
"""Different separators from which on no other decoder reads the numbers."""
_WORDS = re.compile(r"[A-Za-z0-9 ]+")


def find_number_columns(survey: Survey) -> Steps:
    """Find characters, and letters by their places, in every n-th of numbers with any words and numbers between."""
    begins, ends = spans_of_numbers(survey)
    if len(begins) < _FEWEST:
        return
    values = _values(survey.raw, begins, ends)
    cuts = np.flatnonzero(begins[1:] - ends[:-1] > _WIDEST) + 1
    firsts, lasts = np.append(0, cuts), np.append(cuts, len(begins))
    long = np.flatnonzero(lasts - firsts >= _FEWEST)
    for first, last in zip(firsts[long].tolist(), lasts[long].tolist(), strict=True):
        for places in _columns(values, first, last):
            yield from PAUSES
            said = yield from _said(
                survey.text, begins[places].tolist(), ends[places].tolist(), values[places].tolist()
            )
            if said:
                yield Decoded(said, int(begins[places[0]]), int(ends[places[-1]]))
                break
        yield None


def _values(raw: bytes, begins: Places, ends: Places) -> Places:
    """Return the numbers, and for those of too many digits a number that stands for nothing."""
    digits = np.frombuffer(raw, np.uint8).astype(np.intp) - ord("0")
    widths = ends - begins
    values = np.zeros(len(begins), np.intp)
    for place in range(_WIDTH):
        live = np.flatnonzero(widths > place)
        values[live] = values[live] * 10 + digits[begins[live] + place]
    values[widths > _WIDTH] = 10**_WIDTH
    return values


def _columns(values: Places, first: int, last: int) -> Iterator[Places]:
    """Yield the places of every n-th number that may all be characters, or letters by their places."""
    for period in _PERIODS:
        for begun in range(first, first + period):
            column = values[begun:last:period][:_MOST]
            if len(column) < _FEWEST:
                return
            low, high = int(column.min()), int(column.max())
            if high <= _LAST_LETTER or (low >= _FIRST_SIGN and high <= _LAST_SIGN):
                counts = np.bincount(column)
                if np.count_nonzero(counts) >= _FEWEST_DIFFERENT and int(counts.max()) * _MOST_ALIKE <= len(column):
                    yield np.arange(begun, last, period)[:_MOST]


def _said(text: str, begins: Sequence[int], ends: Sequence[int], numbers: Sequence[int]) -> Generator[None, None, str]:
    """Return what numbers say as characters or letters, or "" if that is no language. Pauses."""
    gaps = [text[end:begin] for end, begin in zip(ends, begins[1:], strict=False)]
    if len(set(gaps)) < _SAME_BETWEEN:
        return ""  # `filters.decoders.numerals` reads these
    if min(numbers) >= _FIRST_SIGN:
        for said in read_numbers(numbers):
            if said:
                return said
            yield from PAUSES
        return ""
    bare = [_WORDS.sub("", gap) for gap in gaps]
    usual = Counter(bare).most_common(1)[0][0]
    return read_places(numbers, ["" if gap == usual else " " for gap in bare])
