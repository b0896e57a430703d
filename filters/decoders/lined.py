"""Decoder of text whose lines all have the same around them: boxes, commands that print, logs, numbered lines."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile
from operator import eq
from typing import TypeAlias

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.decoders.worded import are_worded

_Row: TypeAlias = tuple[int, Sequence[str], Sequence[str]]
"""A row of lines: the offset of its start, the lines, and the tokens that all of them begin with."""
_FEWEST = 4
"""Fewest lines in a row."""
_SAME = b"\1" * (_FEWEST - 1)
"""So many lines in a row that begin as the line before does."""
_WIDEST = 48
"""Most characters before or after the text of a line."""
_TOKEN = re.compile(r"[^\W\d_]+|\s+|[0-9]+|.")
_WORD = re.compile(r"[A-Za-z']+")
_LINES_TO_PAUSE = 64


def find_lined(survey: Survey) -> Steps:
    """Find lines with the same around each, and yield the text with them bared and joined where they are sentences."""
    alike = _lines_alike(survey)
    if _SAME not in alike:
        return
    text = survey.text
    edits: list[Edit] = []
    for number, (start, lines, before) in enumerate(_rows(text, alike), start=1):
        inner = _inner(lines, before) if len(lines) >= _FEWEST else ""
        if inner and are_worded(_WORD.findall(inner)):
            edits.append(Edit(start, start + sum(map(len, lines)) + len(lines) - 1, inner))
        if number % _LINES_TO_PAUSE == 0 or len(lines) >= _LINES_TO_PAUSE:
            yield None
    if edits:
        yield rewritten(text, edits)


def _lines_alike(survey: Survey) -> bytes:
    """Return for each line but the last whether the next one may begin as it does, 1 or 0.

    It does if both begin with the same two characters, with digits or with what is beyond ASCII.
    """
    if survey.breaks < _FEWEST - 1:
        return b""
    if any(map(str.isspace, survey.strangers)):
        return b"\1" * survey.breaks
    begins = _BEGINS.findall(b"\n%b" % survey.raw)
    return bytes(map(eq, begins, begins[1:]))


_BEGINS = re.compile(rb"\n[ \t\r\x0b\x0c\x1c-\x1f]*+(?:[0-9?]|([^\n]{0,2}))")


def _rows(text: str, alike: bytes) -> Iterator[_Row]:
    """Yield the rows of adjacent lines that begin alike."""
    lines = text.split("\n")
    at = done = 0
    for start, end in _runs(alike):
        begins = ["0" if begin[:1].isdigit() else begin for begin in [line.lstrip()[:2] for line in lines[start:end]]]
        for first, last in _runs(bytes(map(eq, begins, begins[1:]))):
            if begins[first]:
                row = lines[start + first : start + last]
                at += sum(map(len, lines[done : start + first])) + start + first - done
                if _may_be_framed(begins[first], row):
                    yield from _alike_in(row, at)
                at += sum(map(len, row)) + len(row)
                done = start + last


def _runs(same: bytes) -> Iterator[tuple[int, int]]:
    """Yield the spans of enough lines of which each but the last is the same as the next one."""
    first = same.find(_SAME)
    while first >= 0:
        after = same.find(b"\0", first) + 1 or len(same) + 1
        yield first, after
        first = same.find(_SAME, after)


def _may_be_framed(begin: str, lines: Sequence[str]) -> bool:
    """Whether lines have more in common than marks before them, as comments have, and hold sentences."""
    if not any(map(str.isalnum, begin)) and len({line.rstrip()[-1:] for line in lines}) > 1:
        return False
    return are_worded(sorted(set(_WORD.findall("\n".join(lines)))))  # a set: what stands around each line counts once


def _alike_in(lines: Sequence[str], start: int) -> Iterator[_Row]:
    """Yield the rows of lines that have a mark or a number in common at their beginnings."""
    row: list[str] = []
    common: list[str] = []
    at = start
    for line in lines:
        part = line.strip()[:_WIDEST]
        alike = _alike(common, _keys(part)) if row else list(_keys(part))
        if row and all(key.isalpha() or key.isspace() for key in alike):
            yield start, row, common
            start, row, alike = at, [], list(_keys(part))
        row.append(line)
        common = alike
        at += len(line) + 1
    yield start, row, common


def _keys(part: str) -> Iterator[str]:
    """Yield the tokens of part of a line, one by one, with the values of numbers and the widths of blanks left out."""
    for match in _TOKEN.finditer(part):
        token = match[0]
        yield "0" if token.isdigit() else " " if token.isspace() else token


def _alike(one: Iterable[str], other: Iterable[str]) -> list[str]:
    """Return the tokens that both begin with."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return [key for key, _ in pairs]


def _inner(lines: Sequence[str], before: Sequence[str]) -> str:
    """Return the lines without what all begin and end with, joined; "" if that is no more than marks before them."""
    bare = [line.strip() for line in lines]
    after = _common(_keys(line[: -_WIDEST - 1 : -1]) for line in bare)  # reversed lines have the same tokens, reversed
    if not after and not any(key.isalnum() for key in before):
        return ""
    return " ".join(_without(line, len(before), len(after)) for line in bare)


def _common(lines: Iterator[Iterator[str]]) -> list[str]:
    """Return the tokens that all of at least two lines begin with."""
    common = _alike(next(lines), next(lines))
    while common and (keys := next(lines, None)) is not None:
        common = _alike(common, keys)
    return common


def _without(line: str, before: int, after: int) -> str:
    """Return a line without its first `before` and last `after` tokens."""
    return line[_length(line, before) : max(0, len(line) - _length(line[::-1], after))].strip()


def _length(line: str, tokens: int) -> int:
    """Return the length of the first tokens of a line, or of all if it has fewer."""
    end = 0
    for match in islice(_TOKEN.finditer(line), tokens):
        end = match.end()
    return end
