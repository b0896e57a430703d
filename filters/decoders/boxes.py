"""Decoder of letters in groups that were written in boxes and copied out another way: Caesar's box, of any size.

Each box of n by n may stand apart, or all letters may be in one box of any width.
"""

import re
from collections.abc import Generator, Iterable, Iterator
from itertools import islice

import numpy as np

from filters.decoders.alphabets import LONG_WORDS
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.grids import orders_of
from filters.decoders.keyed_columns import from_columns
from filters.decoders.spacing import part_words_in_steps
from filters.decoders.survey import Survey
from filters.decoders.vain import BOXED, BOXES
from filters.decoders.worded import are_known, known_share

_SIZES = range(2, 17)
"""Letters of a group, and rows of a box."""
_IN_A_ROW = ((3, 9), (4, 6), (6, 3))
"""How far groups of one size begin from each other, at least, and how many stand in a row then."""
_FEWEST, _MOST = 36, BOXED.most
"""Letters that are read together."""
_MOST_SIZES, _MOST_RUNS = 4, BOXES.most
_FEWEST_OF_CAPITALS = 4
_WIDEST = 40
_NOT_LETTERS = re.compile(r"[^A-Za-z0-9@]")
_MOSTLY, _SURELY = 0.7, 0.9
_FEWEST_LONG = 3
_PADDING = re.compile(r"(?:[xzq]{2,}|[.]+)\Z")
_BLANK = ord(" ")


def find_boxes(survey: Survey) -> Steps:
    """Find letters in groups of one size, and yield what is language where boxes of them are read another way."""
    for size in _sizes(survey) if _may_be_boxes(survey) else ():
        groups = re.compile(rf"(?<!\S)\S{{{size}}}(?:\s{{1,3}}\S{{{size}}}(?!\S))++(?:[ \t]\S{{1,{size}}}(?!\S))?+")
        for match in islice(groups.finditer(survey.text), _MOST_RUNS):
            found = ("", *match.span())
            for start, end in _stretches(survey.text, *match.span()):
                said = yield from _said(survey.text[start:end])
                yield from PAUSES
                if known_share(said) > known_share(found[0]):
                    found = (said, start, end)
                if known_share(said) >= _SURELY:
                    break
            if found[0]:
                yield Decoded(*found)


def _stretches(text: str, start: int, end: int) -> Iterable[tuple[int, int]]:
    """Return the spans of the groups with and without those before a first line break and after a last empty line."""
    begin = text.find("\n", start, end) + 1 or start
    over = text.rfind("\n\n", start, end)
    ends = (end, over) if over > start else (end,)
    return dict.fromkeys((first, last) for last in ends for first in (start, begin) if first < last)


def _may_be_boxes(survey: Survey) -> bool:
    """Whether there are groups of five letters, or enough groups that end in capitals."""
    return survey.has_fives or survey.cases.count(b"uu ") >= _FEWEST_OF_CAPITALS


def _sizes(survey: Survey) -> list[int]:
    """Return the sizes of groups of which many stand in a row: words of one length seldom do."""
    blanks = np.flatnonzero(np.frombuffer(b" %b " % survey.ink, np.uint8) == _BLANK)
    if len(blanks) <= _IN_A_ROW[-1][1]:
        return []
    steps = np.diff(blanks)
    same = steps[1:] == steps[:-1]
    found: set[int] = set()
    for least, count in _IN_A_ROW:
        rows = (same & (steps[1:] >= least)).tobytes()
        row = b"\1" * count
        at = rows.find(row)
        while at >= 0 and len(found) < _MOST_SIZES:
            size = int(steps[at + 1]) - 1
            letters = survey.letters.count(b"a", int(blanks[at]), int(blanks[at + count]))
            if size in _SIZES and letters >= _MOSTLY * size * count:
                found.add(size)
            at = rows.find(row, at + count)
    return sorted(found)


def _said(run: str) -> Generator[None, None, str]:
    """Return what the boxes say in the way in which most letters are those of words, "" if that is no language."""
    letters = _NOT_LETTERS.sub(".", "".join(run.split()))[:_MOST].lower()
    if len(letters) < _FEWEST or sum(map(str.isalpha, letters)) < _MOSTLY * len(letters):
        return ""
    best = ""
    for said in _readings(letters):
        if len(list(islice(LONG_WORDS.iter(said), _FEWEST_LONG))) == _FEWEST_LONG:
            yield from PAUSES
            parted = yield from part_words_in_steps(_PADDING.sub("", said.replace(".", "")))
            yield from PAUSES
            best = max(best, parted, key=known_share)
            if known_share(best) >= _SURELY:
                break
        yield None
    return best if are_known(best) else ""


def _readings(letters: str) -> Iterator[str]:
    for size in _SIZES:
        area = size * size
        if area > len(letters) or len(letters) % area:
            continue
        boxes = [letters[at : at + area] for at in range(0, len(letters), area)]
        read = [list(orders_of([box[at : at + size] for at in range(0, area, size)])) for box in boxes]
        yield from map("".join, zip(*read, strict=True))
    raw = letters.encode()
    for width in range(2, min(_WIDEST, len(raw) // 2) + 1):
        columns = tuple(range(width))
        yield from_columns(columns, raw, len(raw)).decode()
        yield from_columns(columns[::-1], raw, len(raw)).decode()
        yield "".join(letters[at::width] for at in columns)
