"""Cutting a long text into pieces, so that no look at one takes long."""

import re
from collections.abc import Iterator
from typing import Final

from filters.lexicon import fluency

PIECE = 8_192
"""Characters of a piece, where the text has white space to cut at."""
OVERLAP = 1_024
"""Characters that a piece and the next have in common in ordinary text: longer than any phrase of a rule."""
LONGEST = 16_384
"""Characters that a piece may grow to, so that what is encoded in one run or paragraph stays whole."""
LONGEST_ROW, ROW_OVERLAP = 32_768, 12_288
"""The same where a text is of a few characters, of which it takes many to write one: little is looked for in it."""
_FEW_SIGNS, _FEW_FROM = 20, 512
WIDEST: Final = 4_096
"""Characters that a piece and the next have in common amid what stays whole in neither of them."""

_PROBE, _LONGEST_UNIT = 64, 2_048
"""Characters that show where a unit may begin again, and the most that a unit has: a piece holds it some times."""
_MOST_SKIPPED = 1 << 20
"""Characters that are compared at once, which takes a fraction of a millisecond."""

_SPACE = re.compile(r"\s")
_ESCAPE = re.compile(r"(?<!\\)\\|[%&=]")
"""What an escape begins with, of which a row of them must not lose a part."""
_BORDER = "\n\n"
_AROUND = 80
"""Characters on either side of a cut whose words tell whether it is amid language."""
_WORDED = 3
_NAMED, _MANY_NAMED = "}\\N{", 3
"""What stands between the names of characters, which are words but no language."""


def pieces(text: str) -> Iterator[tuple[int, str]]:
    """The text in overlapping pieces, each with its offset. They cover all of it; a short text is one piece.

    But for what only says again, over and over, what the piece before it is made of: of that they have the end alone.
    It would take a worker seconds to find nothing, or eight times the same, in a megabyte of one word.

    Cuts are made at white space if there is any. Where a cut would be amid what is no language, it is made at the
    end of the paragraph instead, or before it. So what is encoded in a paragraph of up to `LONGEST - WIDEST`
    characters, or in a run without white space of up to `LONGEST - PIECE`, stands in one piece, and a row of digits or
    escapes of up to `LONGEST_ROW - ROW_OVERLAP`. What is longer, and in ordinary text what is longer than the overlap,
    is seen in parts only.
    """
    start = 0
    while len(text) - start > PIECE + OVERLAP:
        end, overlap = _cut(text, start)
        yield start, text[start:end]
        if end >= len(text):
            return
        start = _resume_before(text, _repeated_to(text, start, end), overlap)
    yield start, text[start:]


def _repeated_to(text: str, start: int, end: int) -> int:
    """Where it ends that a piece, if it is one unit over and over, is said again in what follows; else its end."""
    unit = text.find(text[start : start + _PROBE], start + 1, start + _PROBE + _LONGEST_UNIT) - start
    if unit < 0 or text[start + unit : end] != text[start : end - unit]:
        return end
    furthest = min(len(text), end + _MOST_SKIPPED)
    step = PIECE
    while step:
        if end + step <= furthest and text[end : end + step] == text[end - unit : end + step - unit]:
            end += step
        else:
            step //= 2
    return end


def _cut(text: str, start: int) -> tuple[int, int]:
    """Where the piece that begins at `start` ends, and how much of it the next one has as well."""
    longest = min(len(text), start + LONGEST)
    space = _SPACE.search(text, start + PIECE, longest)
    cut = longest if space is None else space.start()
    around = text[cut - _AROUND : cut + _AROUND]
    if fluency(around) >= _WORDED and around.count(_NAMED) < _MANY_NAMED:
        return cut, OVERLAP
    over = text.find(_BORDER, start + PIECE, longest)
    if over < 0 and len(text) == longest:
        over = longest
    if over >= 0:
        return over, OVERLAP
    if _is_row(text, start + PIECE):
        return min(len(text), start + LONGEST_ROW), ROW_OVERLAP
    before = text.rfind(_BORDER, start + WIDEST - OVERLAP, start + PIECE)
    return (before, OVERLAP) if before >= 0 else (longest, WIDEST)


def _is_row(text: str, at: int) -> bool:
    """Whether a text is of a few characters only around a place, as is what is written as digits or as escapes."""
    return len(set(text[at - _FEW_FROM : at + _FEW_FROM])) <= _FEW_SIGNS


def _resume_before(text: str, end: int, overlap: int) -> int:
    """Where the piece after a cut begins: after the first white space within the overlap, or before an escape."""
    space = _SPACE.search(text, end - overlap, end)
    if space is not None:
        return space.end()
    escape = _ESCAPE.search(text, end - overlap, end)
    return end - overlap if escape is None else escape.start()
