"""Decoder of texts that edits put together: slices of buffers in order, and pieces inserted at numbered places.

`["b[4:8]", "a[0:3]"]` beside `"a": "norxxe"`, as editors keep a text, and `words.insert(0, "ig")` or
`{"op": "add", "path": "/p/0", "value": "ig"}`, each of which tells the place among the pieces before it.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.worded import SURE, are_phrases, put_together, stand_in_order
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

_SLICE = re.compile(rb"[\[(,:~c][ ]?-?[0-9]{1,5}[ ]?(?:[:,-]|\.\.)[ ]?-?[0-9]{1,5}[ ]?[\])}%;|\n]")
_STARTS, _ENDS = (b"start", b"offset", b"begin", b"pos"), (b"end", b"length", b"len", b"count")
_BUFFER = re.compile(
    r"[:=]\s{0,3}(?:(?:\"\"(?=\"))?\"((?:[^\"\\\n]|\\.){8,4000}+)\"|(?:''(?='))?'((?:[^'\\\n]|\\.){8,4000}+)'"
    r"|`([^`]{8,4000}+)`)"
)
_NAME_BEFORE = re.compile(r"(?<!\w)([A-Za-z_]\w{0,31})[\"']?\s{0,3}:?\Z")
_TYPED_BEFORE = re.compile(r"(?<!\w)([A-Za-z_]\w{0,31}):[ ]?[&*]?\w{1,16}[ ]?\Z")
_PLAIN_BUFFER = re.compile(
    r"^[ \t]{0,8}(?:set[ ]\"?)?([A-Za-z_]\w{0,31})(?:=|:[ ])([^\s\"'`\[{(][^\"\n\[]{7,3999})\"?\r?$", re.M | re.I
)
_LONGEST_NAME = 52
_GROWN = 2
"""Times the length of the text that slices may have together: who hides a text takes each part of a buffer once."""
_ESCAPED = re.compile(r"\\(.)")
_NUMBER = r"(-?[0-9]{1,5})(?![0-9])"
_AFTER = r"[^0-9\n\]})]{1,40}?"
_USED = re.compile(r"(?<!\w)[A-Za-z_]\w{0,31}+(?!\w)")
_NUMBERS = re.compile(
    rf"\[[ ]?(?::|\.\.)[ ]?()([0-9]{{1,5}})[ ]?\]|\[[ ]?{_NUMBER}[ ]?(?::|\.\.)[ ]?()\]"
    rf"|{_AFTER}{_NUMBER}{_AFTER}{_NUMBER}"
)
"""The two numbers of a slice after the name of a buffer. One of them may be left out."""
_TO_PAUSE = 64
_KEY = r"(?:[\"']?[A-Za-z_]{1,12}[\"']?\s?[:=]\s?)?"
_SPAN = re.compile(
    rf"[\[({{](?<![\w\]].)\s{{0,8}}{_KEY}{_NUMBER}\s?(?:[,:;-]|\.\.)\s{{0,8}}{_KEY}{_NUMBER}[^\[({{\n0-9]{{0,40}}?[\])}}]"
)
"""A span of a buffer that is not named beside it."""


class _Buffer(NamedTuple):
    start: int
    end: int
    text: str


class _Slice(NamedTuple):
    """A slice, where it stands, and its two numbers; None where one is left out."""

    start: int
    end: int
    buffer: _Buffer
    first: int | None
    second: int | None


def _may_slice(survey: Survey) -> bool:
    """Whether pairs of numbers in brackets, or members that name such pairs, may be slices."""
    if all(any(w in survey.words and survey.small.count(w) >= _FEWEST for w in words) for words in (_STARTS, _ENDS)):
        return True
    return len(list(islice(_SLICE.finditer(survey.raw), _FEWEST))) == _FEWEST


def _of_slices(text: str) -> Steps:
    buffers: dict[str, _Buffer] = {}
    for match in islice(_BUFFER.finditer(text), _MOST_BUFFERS):
        buffer = _Buffer(match.start(), match.end(), _ESCAPED.sub(r"\1", match[1] or match[2] or match[3]))
        for expression in (_NAME_BEFORE, _TYPED_BEFORE):
            name = expression.search(text, max(0, match.start() - _LONGEST_NAME), match.start())
            if name is not None:
                buffers[name[1]] = buffer
    yield from PAUSES
    if not buffers:
        found = islice(_PLAIN_BUFFER.finditer(text), _MOST_BUFFERS)
        buffers = {match[1]: _Buffer(*match.span(), match[2]) for match in found}
        yield from PAUSES
    if not buffers:
        return
    spans = sorted((buffer.start, buffer.end) for buffer in buffers.values())
    longest = max(buffers.values(), key=_size_of)
    for cut, least in ((_named_slices(text, buffers), 0), (_slices_of(text, longest), _size_of(longest))):
        slices = yield from _taken(cut, spans)
        yield from PAUSES
        if len(slices) >= _FEWEST:
            yield (yield from _put_together(text, slices, least))
            return


def _taken(cut: Iterator[_Slice | None], spans: Sequence[tuple[int, int]]) -> Generator[None, None, list[_Slice]]:
    """Return the first slices but those in the spans, with a pause for each None."""
    slices: list[_Slice] = []
    seen = 0
    for one in cut:
        if one is None:
            yield from PAUSES
            continue
        if not _is_within(one.start, spans):
            slices.append(one)
        seen += 1
        if seen == _MOST:
            break
    return slices


def _size_of(buffer: _Buffer) -> int:
    return len(buffer.text)


def _named_slices(text: str, buffers: Mapping[str, _Buffer]) -> Iterator[_Slice | None]:
    """Yield what is sliced of a buffer named before it, and None after so many names."""
    uses = 0
    for name in _USED.finditer(text):
        if name[0] not in buffers:
            continue
        uses += 1
        if uses % _TO_PAUSE == 0:
            yield None
        numbers = _NUMBERS.match(text, name.end())
        if numbers is not None:
            last = numbers.lastindex or 0
            first, second = numbers[last - 1], numbers[last]
            yield _Slice(name.start(), numbers.end(last), buffers[name[0]], _int(first), _int(second))


def _slices_of(text: str, buffer: _Buffer) -> Iterator[_Slice]:
    for match in _SPAN.finditer(text):
        yield _Slice(*match.span(), buffer, int(match[1]), int(match[2]))


def _int(number: str) -> int | None:
    return int(number) if number else None


def _put_together(text: str, slices: Sequence[_Slice], least: int) -> Generator[None, None, Decoded | None]:
    """Return what slices make in the best reading of their numbers, if it does not stand in the text anyhow.

    Pairs of numbers that name no buffer of `least` characters are slices only if they cut nearly all of it into parts.
    """
    said, best = "", [""]
    for read in _READINGS:
        yield from PAUSES
        cuts = [read(one.first, one.second) for one in slices]
        if least and not _are_parts(cuts, least):
            continue
        parts = [one.buffer.text[cut] for one, cut in zip(slices, cuts, strict=True)]
        if sum(map(len, parts)) > _GROWN * len(text):
            continue
        read_so = put_together(parts)
        if fluency(read_so) > fluency(said):
            said, best = read_so, parts
    if not said or said.strip() in text:
        return None
    start = min(*(one.start for one in slices), *(one.buffer.start for one in slices))
    end = max(*(one.end for one in slices), *(one.buffer.end for one in slices))
    return Decoded(said, start, end, "slices", hides=not stand_in_order(text, best))


def _is_within(place: int, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether a place is in one of the spans, which are in order."""
    at = bisect_right(spans, (place, place)) - 1
    return at >= 0 and place < spans[at][1]


def _are_parts(cuts: Sequence[slice], size: int) -> bool:
    """Whether slices of a string share no characters, and leave out less than a quarter of it."""
    spans = sorted(cut.indices(size)[:2] for cut in cuts)
    apart = all(one[1] <= other[0] for one, other in pairwise(spans))
    return apart and sum(end - start for start, end in spans if start < end) * 4 > size * 3


def _to_end(start: int | None, end: int | None) -> slice:
    return slice(start, end)


def _by_size(start: int | None, size: int | None) -> slice:
    first = start or 0
    return slice(first, None if size is None or first < 0 <= first + size else first + size)


def _to_last(start: int | None, last: int | None) -> slice:
    return slice(start, None if last in {None, -1} else (last or 0) + 1)


def _to_last_from_one(start: int | None, last: int | None) -> slice:
    return slice(max(0, (start or 1) - 1), last)


def _by_size_from_one(start: int | None, size: int | None) -> slice:
    return _by_size(max(0, (start or 1) - 1), size)


_READINGS: tuple[Callable[[int | None, int | None], slice], ...] = (
    _to_end, _by_size, _to_last, _to_last_from_one, _by_size_from_one,
)  # fmt: skip

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
        hides = not are_phrases(said, [one.text for one in row])
        yield Decoded(said, row[0].start, row[-1].end, "insertions", hides) if said else None


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
