"""Decoder of characters that are picked out of a told string by their places.

`MID($A$1,5,1)&MID($A$1,2,1)`, `k[4]+k[1]`, `${k:4:1}`, `%k:~4,1%`, or a list of places beside the string.
"""

import re
from collections.abc import Generator, Iterator, Sequence
from itertools import chain, pairwise
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import STRINGS
from filters.text.lexicon import is_language

_FEWEST = 12
"""Fewest characters that are picked."""
_FEWEST_DIFFERENT = 6
"""Fewest different places, and fewest different characters of the string."""
_WIDEST = 48
"""Most characters from one number to the next."""
_MOST_COLUMNS = 4
"""Most numbers for each place: those of names, lengths and ends."""
_SAME = 0.9
"""Share of the numbers of a column that must be the same where it gives no places."""
_ALIKE = 0.4
"""Share of the places after which equally much stands, at least: what stands elsewhere may be strings."""
_LABELLED = re.compile(
    r"^[^\S\n]{0,8}(?:[\w$ ]{1,24}?[^\S\n]{0,4}[:=]{1,2}[^\S\n]{0,4})?(\S[^\n]{7,254})$", re.MULTILINE
)
_QUOTED = re.compile(r"\"([^\"\n]{8,256})\"|'([^'\n]{8,256})'|\[([^\]\n]{8,256})\]|`([^`\n]{8,256})`")
_LITERAL = re.compile(r"([\"'])([^\"'\n]{1,3})\1")
_CALL = re.compile(r"[A-Za-z\[({$%]")
_Numbers: TypeAlias = NDArray[np.intp]


class _Row(NamedTuple):
    """Numbers near each other, and where each begins and ends."""

    values: _Numbers
    starts: _Numbers
    ends: _Numbers


def find_indexed(survey: Survey) -> Steps:
    """Find rows of numbers that are places in a string of the same text, and yield what stands at these."""
    if survey.digits < _FEWEST:
        return
    text = survey.text
    strings: list[tuple[int, int, str]] | None = None
    for row in _rows(survey):
        for places in _columns(row):
            if strings is None:
                strings = list(_strings(text))
                yield from PAUSES
            said, start, end = yield from _picked(text, strings, places)
            if said:
                yield Decoded(said, min(start, int(row.starts[0])), max(end, int(row.ends[-1])))
                break
        yield None


def _rows(survey: Survey) -> Iterator[_Row]:
    """Yield the rows of numbers of up to three digits that stand near each other."""
    starts, ends = survey.numbers
    if len(starts) < _FEWEST:
        return
    codes = np.frombuffer(survey.raw, np.uint8)
    short = ends - starts <= _LONGEST
    starts, ends = starts[short], ends[short]
    far = (starts[1:] - ends[:-1] > _WIDEST).nonzero()[0] + 1
    for first, last in pairwise([0, *far.tolist(), len(starts)]):
        if last - first >= _FEWEST:
            begins, stops = starts[first:last], ends[first:last]
            values = np.zeros(last - first, np.intp)
            for at in range(_LONGEST):
                inside = begins + at < stops
                figures = codes[np.minimum(begins + at, len(codes) - 1)].astype(np.intp) - _ZERO
                values = np.where(inside, values * 10 + figures, values)
            yield _Row(values, begins, stops)


_ZERO, _LONGEST = ord("0"), 3


def _columns(row: _Row) -> Iterator[_Row]:
    """Yield the numbers of a row that may be places: every one, every second, and so on.

    All others must hardly change, or be by one more, as the ends of what is picked are.
    """
    values = row.values
    for width in range(1, _MOST_COLUMNS + 1):
        if len(values) < width * _FEWEST:
            return
        size = len(values) // width * width
        table = values[:size].reshape(-1, width)
        changing = [at for at in range(width) if np.bincount(table[:, at]).max() < _SAME * len(table)]
        if len(changing) == 2 and (np.diff(table[:, changing])[:, 0] == 1).sum() >= _SAME * len(table):
            del changing[1]
        if len(changing) == 1:
            column = slice(changing[0], None, width)
            places, starts, ends = values[column], row.starts[column], row.ends[column]
            gaps = starts[1:] - ends[:-1]
            counts = np.bincount(gaps)
            alike = counts.max() >= _ALIKE * len(places)
            if alike and (np.bincount(places) > 0).sum() >= _FEWEST_DIFFERENT:
                first = int((counts[gaps] > 1).argmax())  # what stands before it are other numbers
                yield _Row(places[first:], starts[first:], ends[first:])


def _strings(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield what may be strings of characters, with their spans: what is quoted, in brackets, or after a label."""
    found = 0
    for expression in (_QUOTED, _LABELLED):
        for match in expression.finditer(text):
            group = match.lastindex or 0
            if len(set(match[group])) >= _FEWEST_DIFFERENT:
                yield *match.span(group), match[group]
                found += 1
            if found == STRINGS.most:
                return


def _picked(
    text: str, strings: Sequence[tuple[int, int, str]], row: _Row
) -> Generator[None, None, tuple[str, int, int]]:
    """Return what the places pick out of the first string in which they pick language, and its span; else "". Pauses.

    Without a call for each place, the string must be one of characters that hardly repeat.
    """
    places = row.values
    if (np.diff(places) == 1).sum() * 2 > len(places):
        return "", 0, 0  # the string itself
    first, second = int(row.ends[0]), int(row.starts[1])
    called = _CALL.search(text, first, second) is not None
    literals = _literals(text, row) if called else []
    for start, end, string in strings:
        if (not called and len(set(string)) < _SAME * len(string)) or start <= second < end:
            continue
        for base in (0, 1):
            at = places - base
            inside = (at >= 0) & (at < len(string))
            if inside.sum() < _SAME * len(at):
                continue
            picked = [string[one] if fits else "" for one, fits in zip(at.tolist(), inside.tolist(), strict=True)]
            said = "".join(chain.from_iterable(zip(picked, literals, strict=True)) if literals else picked)
            if is_language(said):
                return said, start, end
            yield None
    return "", 0, 0


def _literals(text: str, row: _Row) -> Sequence[str]:
    """Return the short quoted string after each number but the last, or "" where there is none; empty if all are."""
    gaps = zip(row.ends.tolist(), row.starts[1:].tolist(), strict=False)
    found = [literal[2] if (literal := _LITERAL.search(text, start, end)) else "" for start, end in gaps]
    return [*found, ""] if any(found) else []
