"""Pieces: cuts a long text into overlapping pieces, so that no single step of reading it takes long."""

import re
from collections.abc import Iterator
from typing import Final

from filters.text.lexicon import fluency

PIECE = 8_192
"""Characters of a piece, where the text has white space to cut at."""
OVERLAP = 1_024
"""Characters that a piece shares with the next in ordinary text: longer than any phrase of a rule."""
LONGEST = 16_384
"""Characters that a piece may grow to, so that what is encoded in one run or paragraph stays whole."""
LONGEST_ROW, ROW_OVERLAP = 32_768, 12_288
"""Characters of a piece, and of its overlap, in a row: text of few different characters, many of which stand for one
(digits, escapes). Few decoders look into such text, so a longer piece takes no longer.
"""
_FEW_SIGNS, _FEW_FROM = 20, 512
"""Text is a row around a place if the 512 characters on either side have at most 20 different ones."""
WIDEST: Final = 4_096
"""Characters that two pieces share where the cut is amid encoded text that is whole in neither of them."""

_PROBE, _LONGEST_UNIT = 64, 2_048
"""Characters that are compared to find where a unit is repeated, and the most of a unit: a piece holds it a few times.
"""
_MOST_SKIPPED = 1 << 20
"""The most characters of repetitions that are skipped at once. Comparing them takes a fraction of a millisecond."""

_SPACE = re.compile(r"\s")
_ESCAPE = re.compile(r"(?<!\\)\\|[%&=]")
"""The beginning of an escape. A piece begins before it, so that no escape in a row is torn."""
_BORDER = "\n\n"
_AROUND = 80
"""Characters on either side of a cut by whose words it is decided whether the cut is amid language."""
_WORDED = 3
_NAMED, _MANY_NAMED = "}\\N{", 3
"""What stands between escapes by character name, and how many of these show that the words are no language."""


def pieces(text: str) -> Iterator[tuple[int, str]]:
    """Yield the text in overlapping pieces, each with its offset in characters. A short text is one piece.

    The pieces cover the whole text, except where it only repeats, over and over, the unit that the piece before is made
    of: of such repetitions only the end is in a piece. In a megabyte of one word it would take a worker seconds to find
    nothing, or the same thing eight times.

    Cuts are made at white space if there is any. Where a cut would be amid what is no language, it is made at the
    end of the paragraph instead, or before the paragraph. So what is encoded stands in one piece if it is a paragraph
    of up to `LONGEST - WIDEST` characters, a run without white space of up to `LONGEST - PIECE`, or a row of digits or
    escapes of up to `LONGEST_ROW - ROW_OVERLAP`. What is longer, and in ordinary text what is longer than the overlap,
    is only seen in parts.
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
    """Return where the repetitions end, if the piece from `start` to `end` is one unit over and over; else `end`."""
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
    """Return where the piece that begins at `start` ends, and how many of its characters the next piece repeats."""
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
    """Whether a text has few different characters around a place, as what is written in digits or escapes has."""
    return len(set(text[at - _FEW_FROM : at + _FEW_FROM])) <= _FEW_SIGNS


def _resume_before(text: str, end: int, overlap: int) -> int:
    """Return where the piece after a cut begins: after the overlap's first white space, or before an escape."""
    space = _SPACE.search(text, end - overlap, end)
    if space is not None:
        return space.end()
    escape = _ESCAPE.search(text, end - overlap, end)
    return end - overlap if escape is None else escape.start()
