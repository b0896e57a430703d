"""Decoder of texts in pieces between which the same code or markup repeats, apart from numbers in it.

`strcat(s, "igno"); strcat(s, "re");`, rows of a table, of a log or of CSV, parameters of a query, `\\text{...}`: a
model joins the pieces, also where numbers give their order. No list of such frames is needed: they are found.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from filters.decoders.base_64 import URLSAFE, from_base64
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.radixes import text_in_32
from filters.decoders.survey import Survey
from filters.decoders.vain import FRAMES
from filters.text.lexicon import fluency

_MARKS = b"\"'`()[]{}<>=&|;:,/\\+#*~^\n"
_NO_MARKS = bytes(code for code in range(256) if code not in _MARKS)
_IS_MARK = bytes(code in _MARKS for code in range(256))
_WIDTHS = range(2, 14)
"""How many marks may stand between two pieces."""
_NARROW = 3
"""Most marks between pieces for which the last piece may end with another mark."""
_PERIODS = 3
"""Repetitions of a frame, with pieces free of marks between, that reveal it."""
_RUNS = tuple((width, b"\1" * (width * _PERIODS - (width <= _NARROW))) for width in _WIDTHS)
_PADDING = bytes(_WIDTHS[-1])
_FEWEST = 5
"""Fewest pieces that are worth joining."""
_LONGEST_PIECE, _LONGEST_FRAME = 40, 80
_NAMED = "\\N{"
"""Begins an escape by name: undoing it is another decoder's work, and the names of characters say nothing."""
_DIGITS = re.compile("[0-9]+")
_LAST_NUMBER = re.compile(r"([0-9]{1,12})[^0-9]*\Z")
_NUMBER = "0"
"""Stands for any number in a frame."""
_SURE = 4


def find_framed(survey: Survey) -> Steps:
    """Find rows of pieces and join each row; again in the order of their numbers where that differs."""
    found: set[str] = set()
    numbered = _Numbered(survey.text)
    for frame in _frames(survey):
        if frame is None or frame in found:
            yield None
            continue
        if len(found) == FRAMES.most:
            return
        found.add(frame)
        places = numbered.places_of(frame) if _NUMBER in frame else _places_of(survey.text, frame)
        yield from PAUSES
        for row in _rows(survey.text, places):
            yield from _put_together(survey.text, row, frame)
            yield None
        yield from PAUSES


def _frames(survey: Survey) -> Iterator[str | None]:
    """Yield what stands between pieces, with `_NUMBER` for each number; None after each place without such a frame."""
    marks = survey.raw.translate(None, _NO_MARKS)
    if len(marks) < _WIDTHS[0] * (_PERIODS + 1):
        return
    same, size = _same_after_each_width(marks), len(marks)
    places: NDArray[np.intp] | None = None
    for row, (width, run) in enumerate(_RUNS):
        start = same.find(run, row * size, (row + 1) * size)
        while start >= 0:
            if places is None:
                places = np.frombuffer(survey.raw.translate(_IS_MARK), np.bool_).nonzero()[0]
            first = start - row * size
            yield _frame(survey.text, places[first : first + width * (_PERIODS + 1)].tolist(), width)
            start = same.find(run, same.find(b"\0", start), (row + 1) * size)


def _same_after_each_width(marks: bytes) -> bytes:
    """Return for each width one byte for each mark: a one if the mark that many marks later is the same, or a zero."""
    later = np.ndarray((len(_WIDTHS), len(marks)), np.uint8, marks + _PADDING, _WIDTHS[0], (1, 1))
    same: bytes = (later == np.frombuffer(marks, np.uint8)).tobytes()
    return same


def _frame(text: str, places: Sequence[int], width: int) -> str | None:
    """Return what stands between two pieces, with `_NUMBER` for each number, or None.

    Of the parts between marks, one must change, and all others stay the same but for their numbers.
    """
    free = -1
    parts = [text[before + 1 : after] for before, after in pairwise(places)]
    for at in range(width):
        alike = {*parts[at::width]}
        if len(alike) > 1 and len({_DIGITS.sub(_NUMBER, part) for part in alike}) > 1:
            if free >= 0:
                return None
            free = at
    if free < 0:
        return None
    between = text[places[free + 1] : places[free + width] + 1]
    if len(between) > _LONGEST_FRAME or _NAMED in between:
        return None
    return _DIGITS.sub(_NUMBER, between)


def _places_of(text: str, frame: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    at = text.find(frame)
    while at >= 0:
        found.append((at, at + len(frame)))
        at = text.find(frame, at + len(frame))
    return found


class _Numbered:
    """A text in which frames with numbers are sought as strings: compiling an expression for each takes far longer."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _alike(self) -> tuple[str, list[int], list[int]]:
        """The text with `_NUMBER` for each number; where each ends in it, and how much earlier what follows stands."""
        ends: list[int] = []
        less: list[int] = []
        shift = 0
        for number in _DIGITS.finditer(self._text):
            shift += number.end() - number.start() - 1
            ends.append(number.end() - shift)
            less.append(shift)
        return _DIGITS.sub(_NUMBER, self._text), ends, [0, *less]

    def places_of(self, frame: str) -> list[tuple[int, int]]:
        """Return the spans of a frame, which begins and ends with a mark, and has numbers within."""
        alike, ends, less = self._alike
        return [
            (start + less[bisect_right(ends, start)], end + less[bisect_right(ends, end)])
            for start, end in _places_of(alike, frame)
        ]


def _rows(text: str, frames: Sequence[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Yield the spans of the pieces around frames that stand near each other."""
    far = [at for at, (one, other) in enumerate(pairwise(frames), start=1) if other[0] - one[1] > _LONGEST_PIECE]
    for first, last in pairwise((0, *far, len(frames))):
        near = frames[first:last]
        if len(near) + 1 < _FEWEST_ENCODED:
            continue
        ends = (_begin(text, *near[0]), *near, _end(text, *near[-1]))
        yield [(start, end) for (_, start), (end, _) in pairwise(ends) if start < end]


def _begin(text: str, start: int, end: int) -> tuple[int, int]:
    """Return where the piece before a frame begins: after the frame's last mark or a line break.

    If neither these nor the beginning of the text are near, that is at the frame. The place is returned twice, as an
    empty span.
    """
    least = max(0, start - _LONGEST_PIECE)
    at = max(text.rfind(mark, least, start) for mark in (text[end - 1], "\n")) + 1
    at = at or (start if least else 0)
    return at, at


def _end(text: str, start: int, end: int) -> tuple[int, int]:
    """Return where the piece after a frame ends: before the frame's first mark or a line break.

    If neither these nor the end of the text are near, that is at the frame. The place is returned twice, as an empty
    span.
    """
    most = min(len(text), end + _LONGEST_PIECE)
    near = [at for mark in (text[start], "\n") if (at := text.find(mark, end, most)) >= 0]
    at = min(near, default=end if most < len(text) else most)
    return at, at


def _put_together(text: str, row: Sequence[tuple[int, int]], frame: str) -> Iterator[Decoded]:
    pieces = [text[start:end] for start, end in row]
    if are_encoded(bare := list(map(str.strip, pieces))) or are_torn(bare):
        yield Decoded("".join(bare), row[0][0], row[-1][1], tentative=True)
        return
    if len(row) < _FEWEST:
        return
    phrases = any(map(str.isalnum, frame))
    joined = _join(pieces, phrases=phrases)
    if fluency(joined) < _SURE:
        return
    start, end = row[0][0], row[-1][1]
    yield Decoded(joined, start, end)
    numbers = [_number(text, begin) for begin, _ in row] if _NUMBER in frame else []
    numbered = [pair for pair in zip(numbers, pieces, strict=False) if pair[0] >= 0]
    if numbered != sorted(numbered, key=_FIRST):
        yield Decoded(_join([piece for _, piece in sorted(numbered, key=_FIRST)], phrases=phrases), start, end)


_FIRST = itemgetter(0)


def are_encoded(pieces: Sequence[str]) -> bool:
    """Whether pieces may be parts of encoded text: different ones, in base64, all but the last of one size."""
    if len(pieces) < _FEWEST_ENCODED or len(set(map(len, pieces[:-1]))) > 1 or len(pieces[0]) < SHORTEST_ENCODED:
        return False
    if sum(map(len, pieces)) < _LEAST_ENCODED or len(set(pieces[:-1])) < len(pieces) - 1:
        return False
    return all(map(_ENCODED.fullmatch, pieces)) and sum(map(_is_code, pieces)) * 4 >= 3 * len(pieces)


def are_torn(pieces: Sequence[str]) -> bool:
    """Whether pieces of any sizes are parts of a text in base 16, 32 or 64: joined, they decode to characters."""
    if len(pieces) < _FEWEST_ENCODED or not all(map(_ENCODED.fullmatch, pieces)):
        return False
    joined = "".join(pieces).rstrip("=")
    if len(joined) < _LEAST_TORN or len(set(pieces)) < len(pieces) or not any(map(str.isdigit, joined)):
        return False
    if _OF_HEX.fullmatch(joined):
        return _PRINTED.fullmatch(bytes.fromhex(joined)) is not None
    return _PRINTED.fullmatch(from_base64(joined.translate(URLSAFE))) is not None or text_in_32(joined.upper())[1] != ""


_LEAST_TORN = 40
_OF_HEX, _PRINTED = re.compile("(?:[0-9A-Fa-f]{2})+"), re.compile(rb"[\t\n\x20-\x7e]+")


def _is_code(piece: str) -> bool:
    """Whether a piece has a digit, or a capital after another letter."""
    return any(map(str.isdigit, piece)) or not (piece[1:].islower() or piece.isupper())


_FEWEST_ENCODED, SHORTEST_ENCODED, _LEAST_ENCODED = 3, 4, 16
_ENCODED = re.compile("[A-Za-z0-9+/_-]+={0,2}")


def _join(pieces: Sequence[str], *, phrases: bool) -> str:
    """Join the pieces with or without spaces, whichever is more fluent, leaving out what all of them begin with.

    Pieces that are whole phrases can be read where they stand: unless `phrases`, the result for them is "".
    """
    shared = 0
    shortest, longest = min(pieces), max(pieces)
    while shared < len(shortest) and shortest[shared] == longest[shared]:
        shared += 1
    bare = [piece[shared:].rstrip("\r") for piece in pieces]
    spaced, joined = " ".join(bare), "".join(bare)
    if fluency(joined) > fluency(spaced):
        return joined
    return spaced if phrases or len(spaced.split()) * 2 <= len(bare) * 3 else ""


def _number(text: str, start: int) -> int:
    """Return the last number in the frame before a place, or -1."""
    number = _LAST_NUMBER.search(text, max(0, start - _LONGEST_FRAME), start)
    return int(number[1]) if number is not None else -1
