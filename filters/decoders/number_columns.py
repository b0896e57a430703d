"""Decoder of numbers that stand for characters among other numbers and any words, such as the days of dates.

Of each so many numbers in a row, one says something, and the others and the words say nothing.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from string import ascii_letters

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.numerals import read_numbers, read_places
from filters.decoders.survey import Places, Survey
from filters.text.lexicon import is_language

_WIDEST = 48
"""Characters between two numbers of one text, at most."""
_FEWEST, _MOST = 20, 4_096
"""Numbers that say something, at least, and those that are read, at most."""
_PERIODS, _LONGER_PERIODS = range(1, 7), range(1, 10)
"""How many numbers a date with a time, or a row of a log, may have; and a bill with a date, a time and amounts."""
_WIDTH = 3
_LAST_LETTER, _FIRST_SIGN, _LAST_SIGN = 27, 32, 126
_FEWEST_DIFFERENT, _MOST_ALIKE = 8, 3
"""Different numbers of a text, and the share of the commonest, at most one in so many."""
_SAME_BETWEEN = 2
"""Different separators from which on no other decoder reads the numbers."""
_WORDS = re.compile(r"[A-Za-z0-9 ]+")


def find_number_columns(survey: Survey) -> Steps:
    """Find characters, and letters by their places, in every n-th of numbers with any words and numbers between."""
    begins, ends = survey.near_numbers
    if len(begins) < _FEWEST:
        return
    cuts = np.flatnonzero(begins[1:] - ends[:-1] > _WIDEST) + 1
    firsts, lasts = np.append(0, cuts), np.append(cuts, len(begins))
    long = np.flatnonzero(lasts - firsts >= _FEWEST)
    if not len(long):
        return
    values = values_of(survey.raw, begins, ends)
    others: Sequence[Places] = ()
    for first, last in zip(firsts[long].tolist(), lasts[long].tolist(), strict=True):
        for places in _columns(values, first, last):
            yield from PAUSES
            said = yield from _said(
                survey.text, begins[places].tolist(), ends[places].tolist(), values[places].tolist()
            )
            if said:
                yield Decoded(said, int(begins[places[0]]), int(ends[places[-1]]))
                break
        else:
            if survey.words & _HINTS:
                others = others or (values, *_last_digits(survey.raw, begins, ends))
                likely = [numbers for numbers in others if numbers is values or _may_be_last(numbers[first:last])]
                for begun in _firsts(survey.raw, begins, first):
                    yield from _find_moved(likely, (begins, ends), begun, last)
        yield None


def values_of(raw: bytes, begins: Places, ends: Places) -> Places:
    """Return the numbers, and for those of too many digits a number that stands for nothing."""
    digits = np.frombuffer(raw, np.uint8)
    widths = ends - begins
    values = np.zeros(len(begins), np.intp)
    for place in range(_WIDTH):
        live = np.flatnonzero(widths > place)
        values[live] = values[live] * 10 + digits[begins[live] + place] - ord("0")
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


# Numbers to which a constant is added, and last digits of longer numbers

_HINTS = frozenset(
    b"add added adding ascii char character characters chars chr code codes cp437 decimal latin1 less letter letters "
    b"minus offset ord plus shift shifted subtract subtracted subtracting sum unicode utf8".split()
)
"""Words with which a text says that its numbers are characters, or what to add to them."""
_RANGE = _LAST_SIGN - _FIRST_SIGN
_LEAST_RANGE, _ONE_SPACE_IN = 16, 12
"""How far the numbers of a text are apart, at least, and the share of its spaces, at least one in so many."""
_WORDED = f"{ascii_letters} ".encode()
_ONE_SIGN_IN = 4
"""Characters of a text, at least, for each one that is no letter and no space."""


def _last_digits(raw: bytes, begins: Places, ends: Places) -> Iterator[Places]:
    """Yield the last two digits of each number, and the last three; a number beyond all characters where it has no
    more than these.
    """
    digits = np.frombuffer(raw, np.uint8)
    for width in (2, 3):
        long = ends - begins > width
        last = sum((digits[ends - place - 1].astype(np.intp) - ord("0")) * 10**place for place in range(width))
        yield np.where(long, last, 10**_WIDTH)


def _may_be_last(digits: Places) -> bool:
    """Whether enough numbers have more digits than these last ones, as those of a text have: the number that stands
    for a shorter one is too far from the others, unless they are as high.
    """
    longer = digits[digits < 10**_WIDTH]
    return len(longer) >= _FEWEST or (len(longer) > 0 and int(longer.max()) >= 10**_WIDTH - _RANGE)


def _firsts(raw: bytes, begins: Places, first: int) -> list[int]:
    """Return which numbers may be the first: the line before the others may tell the constant, and has fewer or more,
    or as many.
    """
    over = raw.find(b"\n", int(begins[first]))
    below = max(first, int(np.searchsorted(begins, over)))
    after = int(np.searchsorted(begins, raw.find(b"\n", over + 1)))
    return [below] if first < below and after - below != below - first else sorted({first, below})


def _find_moved(others: Sequence[Places], spans: tuple[Places, Places], first: int, last: int) -> Steps:
    """Yield the first text in every n-th number, or in its last digits, with a constant added or taken from one."""
    begins, ends = spans
    for values in others:
        numbers = values[first:last].tolist()
        for period in _LONGER_PERIODS:
            rows = (last - first) // period
            if rows < _FEWEST:
                break
            if not _may_be_close(numbers[: min(rows, _MOST) * period], period):
                continue
            columns = values[first : first + rows * period].reshape(rows, period)[:_MOST]
            for place in _likely(columns):
                column = columns[:, place]
                said = _worded(column)
                if said:
                    at = first + place
                    yield Decoded(said, int(begins[at]), int(ends[at + (len(column) - 1) * period]))
                    return
                yield from PAUSES
            yield None


def _may_be_close(numbers: Sequence[int], period: int) -> bool:
    """Whether some of every n-th number, from one end to the other, are as close as those of a text."""
    step = len(numbers) // period // _FEWEST * period
    for place in range(period):
        sample = numbers[place::step]
        if max(sample) - min(sample) <= _RANGE:
            return True
    return False


def _likely(columns: Places) -> list[int]:
    """Return the places of the columns whose lowest or highest number is as frequent as the space of a text."""
    low, high = columns.min(axis=0), columns.max(axis=0)
    close = (high - low <= _RANGE) & (high - low >= _LEAST_RANGE)
    if not close.any():
        return []
    spaces = np.maximum((columns == low).sum(axis=0), (columns == high).sum(axis=0))
    often = (spaces * _ONE_SPACE_IN >= len(columns)) & (spaces * _MOST_ALIKE <= len(columns))
    return np.flatnonzero(close & often).tolist()


def _worded(column: Places) -> str:
    """Return the language of numbers of which the lowest, or the highest, is a space, or ""."""
    low, high = int(column.min()), int(column.max())
    for codes in (column - low + _FIRST_SIGN, high - column + _FIRST_SIGN):
        said = codes.astype(np.uint8).tobytes()
        if len(said.translate(None, _WORDED)) * _ONE_SIGN_IN <= len(said) and is_language(said.decode("ascii")):
            return said.decode("ascii")
    return ""
