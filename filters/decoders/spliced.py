"""Decoder of texts that edits put together: slices of buffers in order, and pieces inserted at numbered places.

`["b[4:8]", "a[0:3]"]` beside `"a": "norxxe"`, as editors keep a text, and `words.insert(0, "ig")` or
`{"op": "add", "path": "/p/0", "value": "ig"}`, each of which tells the place among the pieces before it.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.worded import SURE, join_parts, put_together
from filters.text.lexicon import fluency

_FEWEST, _MOST, _MOST_BUFFERS = 4, 1_024, 64
"""Slices or insertions of a text, and strings that it may be sliced from."""


def find_spliced(survey: Survey) -> Steps:
    """Find slices and insertions, and yield the text that they make."""
    if survey.digits < _FEWEST or survey.signs.isdisjoint(_QUOTES):
        return
    if survey.digits >= 2 * _FEWEST and _may_slice(survey):
        yield from _of_slices(survey.text)
    if any(word in survey.words and survey.small.count(call) >= _FEWEST for word, call in _INSERTING):
        yield from _of_insertions(survey.text)


_QUOTES = frozenset(b"\"'`")

# Slices

_SLICE = re.compile(rb"[\[(,][ ]?[0-9]{1,5}[ ]?(?:[:,]|\.\.)[ ]?[0-9]{1,5}[\])]")
_STARTS, _ENDS = (b"start", b"offset", b"begin", b"pos"), (b"end", b"length", b"len", b"count")
_BUFFER = re.compile(r"[:=]\s{0,3}(?:\"((?:[^\"\\\n]|\\.){8,4000}+)\"|'((?:[^'\\\n]|\\.){8,4000}+)')")
_NAME_BEFORE = re.compile(r"(?<!\w)([A-Za-z_]\w{0,31})[\"']?\s{0,3}\Z")
_LONGEST_NAME, _TO_STRING = 36, 4
_GROWN = 2
"""Times the length of the text that slices may have together: who hides a text takes each part of a buffer once."""
_ESCAPED = re.compile(r"\\(.)")
_NUMBER_AFTER = r"[^0-9\n\]})]{1,40}?([0-9]{1,5})(?![0-9])"
_USED = re.compile(rf"(?<!\w)([A-Za-z_]\w{{0,31}})(?!\w)(?={_NUMBER_AFTER}{_NUMBER_AFTER})")


def _may_slice(survey: Survey) -> bool:
    """Whether pairs of numbers in brackets, or members that name such pairs, may be slices."""
    if all(any(w in survey.words and survey.small.count(w) >= _FEWEST for w in words) for words in (_STARTS, _ENDS)):
        return True
    return len(list(islice(_SLICE.finditer(survey.raw), _FEWEST))) == _FEWEST


def _of_slices(text: str) -> Steps:
    buffers: dict[str, re.Match[str]] = {}
    for match in islice(_BUFFER.finditer(text), _MOST_BUFFERS):
        name = _NAME_BEFORE.search(text, max(0, match.start() - _LONGEST_NAME), match.start())
        if name is not None:
            buffers[name[1]] = match
    yield from PAUSES
    spans = [(match.start() - _TO_STRING, match.end()) for match in buffers.values()]
    used = islice(_USED.finditer(text) if buffers else (), _MOST)
    found = [match for match in used if match[1] in buffers and not _is_within(match.end(), spans)]
    if len(found) < _FEWEST:
        return
    strings = {name: _ESCAPED.sub(r"\1", match[1] or match[2]) for name, match in buffers.items()}
    numbers = [(strings[match[1]], int(match[2]), int(match[3])) for match in found]
    said = ""
    for read in _READINGS:
        yield from PAUSES
        parts = [read(*one) for one in numbers]
        if sum(map(len, parts)) <= _GROWN * len(text):
            said = max(said, join_parts(parts), key=fluency)
    sources = [buffers[name] for name in {match[1] for match in found}]
    start = min(match.start() for match in (found[0], *sources))
    end = max(found[-1].end(3), *(match.end() for match in sources))
    yield Decoded(said, start, end, "slices") if said else None


def _is_within(place: int, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether a place is in one of the spans, which are in order."""
    at = bisect_right(spans, (place, place)) - 1
    return at >= 0 and place < spans[at][1]


_READINGS: tuple[Callable[[str, int, int], str], ...] = (
    lambda string, start, end: string[start:end],
    lambda string, start, size: string[start : start + size],
    lambda string, start, last: string[start : last + 1],
)

# Insertions

_INSERTING = (
    (b"insert", b"insert"), (b"splice", b"splice("), (b"add", b'"add"'), (b"add", b"'add'"), (b"add", b".add("),
    (b"insertat", b"insertat"),
)  # fmt: skip
"""Words, and what holds each of them as often as there are insertions."""
_STRING = r"\"((?:[^\"\\\n]|\\.){0,80}+)\"|'((?:[^'\\\n]|\\.){0,80}+)'"
_MEMBER = r"(?:[\"']?[a-z_]{1,12}[\"']?\s?[:=]\s?)?"
_PLACED = re.compile(rf"(?<![\w.])([0-9]{{1,4}})[\"']?(?:,\s?0(?=,))?[,:)\]\s]{{1,3}}\s?{_MEMBER}(?:{_STRING})")
_PLACED_AFTER = re.compile(
    rf"(?:{_STRING})\s?[,)]\s?[\"']?[a-z_]{{1,12}}[\"']?\s?[:=]\s?[\"']?[/\w]{{0,24}}?([0-9]{{1,4}})(?!\w)"
)


class _Insertion(NamedTuple):
    start: int
    end: int
    place: int
    text: str


def _of_insertions(text: str) -> Steps:
    for found in (_before(text), _after(text)):
        row = list(islice(found, _MOST))
        yield from PAUSES
        if len(row) < _FEWEST or [one.place for one in row] == [*range(row[0].place, row[0].place + len(row))]:
            continue
        said = max((put_together(_inserted(row)), _typed(row)), key=fluency)
        yield Decoded(said, row[0].start, row[-1].end, "insertions") if said else None


def _before(text: str) -> Iterator[_Insertion]:
    """Yield strings after their places."""
    for match in _PLACED.finditer(text):
        yield _Insertion(*match.span(), int(match[1]), _ESCAPED.sub(r"\1", match[2] or match[3] or ""))


def _after(text: str) -> Iterator[_Insertion]:
    """Yield strings before their places."""
    for match in _PLACED_AFTER.finditer(text):
        yield _Insertion(*match.span(), int(match[3]), _ESCAPED.sub(r"\1", match[1] or match[2] or ""))


def _inserted(row: Sequence[_Insertion]) -> list[str]:
    """Return the pieces, each inserted at its place among those before."""
    pieces: list[str] = []
    first = min(one.place for one in row)
    for one in row:
        pieces.insert(one.place - first, one.text)
    return pieces


def _typed(row: Sequence[_Insertion]) -> str:
    """Return the text that insertions at places in it make, or ""."""
    said = ""
    for one in row:
        said = said[: one.place] + one.text + said[one.place :]
    pieces = [one.text for one in row]
    return said if fluency(said) >= SURE and fluency(said) > fluency(" ".join(pieces)) else ""
