"""Decoder of numbered words and letters, and of numbered phrases that stand in another order: it puts them in order.

A model reads `3. rules 1. ignore 2. all`, `{"pos": 2, "word": "all"}` or `{2: 'all', 1: 'ignore'}` in order as well.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise
from operator import itemgetter

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import Span, Survey
from filters.text.lexicon import fluency

_ALONE = bytes(code if 48 <= code < 58 else 120 if chr(code).isalnum() else 32 for code in range(128)) + b"x" * 128
"""A table for `bytes.translate`: digits stay, letters and bytes beyond ASCII become "x", all others a space."""
_FIRST_NUMBERS = (b" 1 ", b" 2 ")
_ZERO_OR_THREE = (b" 3 ", b" 0 ", b" 03 ", b" 00 ")
"""One of these stands in a text with three or more numbers that count from 0 or 1, beside `_FIRST_NUMBERS`."""
_NUMBER = re.compile(rb" [0-9]{1,3}(?= )")
_BEFORE, _AFTER = frozenset(b".#-_"), re.compile(rb"[%_]|[.,][0-9]")
"""What stands before and after a number that is part of a version, a name or a percentage."""
_MOST_NUMBERS = 512
"""How many numbers of a text are looked at. A table has more."""
_FEWEST, _MOST, _MOST_LETTERS = 3, 64, 400
_LONGEST = 120
"""Characters between two numbers at most."""
_SURE = 3
_FIRST = itemgetter(0)


def find_numbered(survey: Survey) -> Steps:
    """Find numbered words, put in the order of their numbers, which count from 0 or 1 without a gap.

    Phrases of several words are found only if they stand in another order.
    """
    alone = b" %b " % survey.raw.translate(_ALONE)
    if not (all(map(alone.__contains__, _FIRST_NUMBERS)) and has_any(alone, _ZERO_OR_THREE)):
        return
    found = islice(_NUMBER.finditer(alone), _MOST_NUMBERS)
    spans = [(match.start(), match.end() - 1) for match in found]
    numbers = [span for span in spans if _stands_alone(survey.raw, *span)]
    yield None
    rows = list(_rows(survey.text, numbers))
    beginning = _first_of_lines(survey.raw, numbers)
    if len(beginning) < len(numbers):
        rows += (row for row in _rows(survey.text, beginning, str.isalnum) if _are_shuffled_bits(survey.text, row))
    for row in rows:
        values = [int(survey.text[start:end]) for start, end in row]
        for first, last in dict.fromkeys(((0, len(row)), (1, len(row)), (0, len(row) - 1), (1, len(row) - 1))):
            if _are_from_the_first(values[first:last]):
                yield from _in_order(survey.text, row[first:last], values[first:last])
                break
        yield None


def _stands_alone(raw: bytes, start: int, end: int) -> bool:
    return (not start or raw[start - 1] not in _BEFORE) and _AFTER.match(raw, end) is None


def _first_of_lines(raw: bytes, numbers: Sequence[Span]) -> list[Span]:
    """Return those before which no other stands on its line: a piece may be a number or hold one."""
    return [
        span for before, span in pairwise([(0, -1), *numbers]) if before[1] < 0 or b"\n" in raw[before[1] : span[0]]
    ]


def _are_shuffled_bits(text: str, row: Sequence[Span]) -> bool:
    """Whether numbers are not in their order, on lines too short for phrases: other tables have more numbers too."""
    values = [int(text[start:end]) for start, end in row]
    return values != sorted(values) and row[-1][0] - row[0][0] <= _SHORT_LINE * (len(row) - 1)


_SHORT_LINE = 20
"""Characters from the number of one line to that of the next, at most, on average."""


def _rows(text: str, numbers: Sequence[Span], is_said: Callable[[str], bool] = str.isalpha) -> Iterator[list[Span]]:
    """Yield the spans of numbers in a row, if the texts between them all have the same first and last character.

    Each of these texts has a character for which `is_said` holds.
    """
    row: list[Span] = numbers[:1]  # type: ignore[assignment]
    signs = ""
    for one, other in pairwise(numbers):
        between = text[one[1] : other[0]]
        fits = 0 < len(between) <= _LONGEST and any(map(is_said, between))
        here = between[0] + between[-1] if fits else ""
        if not here or (signs and here != signs):
            if len(row) >= _FEWEST:
                yield row
            row = [one] if here else []
        signs = here
        row.append(other)
    if len(row) >= _FEWEST:
        yield row


def _are_from_the_first(values: Sequence[int]) -> bool:
    """Return whether the numbers count from 0 or 1 without a gap, each once and in any order."""
    if not _FEWEST <= len(values) <= _MOST_LETTERS:
        return False
    least = min(values)
    return least <= 1 and sorted(values) == list(range(least, least + len(values)))


def _in_order(text: str, row: Sequence[Span], values: Sequence[int]) -> Iterator[Decoded]:
    """Yield the words after the numbers, and those before them, in the order of the numbers, if each has some."""
    gaps = [text[one[1] : other[0]] for one, other in pairwise(row)]
    before, after = _shared(gaps)
    words = [gap[len(before) : len(gap) - len(after)] for gap in gaps]
    start, end = row[0][0], row[-1][1]
    if text.startswith(before, end):
        last = _until(text, end + len(before), after[:1])
        yield from _read([*words, text[end + len(before) : last]], values, start, last)
    if text.endswith(after, 0, start):
        first = _since(text, start - len(after), before[-1:])
        yield from _read([text[first : start - len(after)], *words], values, first, end)


def _shared(gaps: Sequence[str]) -> tuple[str, str]:
    """Return what all gaps begin with and end with, but for letters and digits that their words may have in common."""
    before = _common(gaps)
    while before and before[-1].isalnum():
        before = before[:-1]
    after = _common([gap[len(before) :][::-1] for gap in gaps])[::-1]
    while after and after[0].isalnum():
        after = after[1:]
    return before, after


def _common(texts: Sequence[str]) -> str:
    """Return what all texts begin with."""
    first, last = min(texts), max(texts)
    return first[
        : next((at for at, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), len(first))
    ]


def _until(text: str, start: int, sign: str) -> int:
    ends = [at for mark in (sign or "\n", "\n") if (at := text.find(mark, start, start + _LONGEST)) >= 0]
    return min(ends, default=min(len(text), start + _LONGEST))


def _since(text: str, end: int, sign: str) -> int:
    least = max(0, end - _LONGEST)
    return max(text.rfind(mark, least, end) for mark in (sign or "\n", "\n")) + 1 or least


def _read(pieces: Sequence[str], values: Sequence[int], start: int, end: int) -> Iterator[Decoded]:
    """Yield the pieces in the order of their numbers, joined with spaces or without, whichever has more known words."""
    ordered = [
        piece.strip(_AROUND) or " " * (" " in piece)
        for _, piece in sorted(zip(values, pieces, strict=True), key=_FIRST)
    ]
    said = max((" ".join(ordered), "".join(ordered)), key=fluency).replace(_OPEN_BOX, " ")
    letters = max(map(len, ordered)) == 1
    if len(ordered) > _MOST and not letters:
        return
    if list(values) == sorted(values) and not letters and any(map(str.isspace, "".join(ordered))):
        return  # numbered phrases in their order can be read where they stand
    if all(ordered) and fluency(said) >= _SURE:
        yield Decoded(said, start, end)


_AROUND = " \t\r\n\"'`,;|"
_OPEN_BOX = "\u2423"
"""The sign for a space."""
