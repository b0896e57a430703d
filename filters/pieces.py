"""Cutting a long text into pieces, so that no look at one takes long."""

import re
from collections.abc import Iterator

PIECE = 8_192
"""Characters of a piece, where the text has white space to cut at."""
OVERLAP = 1_024
"""Characters that a piece and the next have in common, at most: longer than any phrase that a rule looks for."""
LONGEST = 16_384
"""Characters that a piece without white space may grow to, so that one encoded run stays whole."""

_SPACE = re.compile(r"\s")


def pieces(text: str) -> Iterator[tuple[int, str]]:
    """The text in overlapping pieces, each with its offset. They cover all of it; a short text is one piece.

    Cuts are made at white space if there is any. What is longer than the overlap and stands across a cut is seen in
    two parts only, unless it is one run without white space.
    """
    start = 0
    while len(text) - start > PIECE + OVERLAP:
        end = _cut_after(text, start + PIECE)
        yield start, text[start:end]
        if end >= len(text):
            return
        start = _resume_before(text, end)
    yield start, text[start:]


def _cut_after(text: str, least: int) -> int:
    """The first white space from `least` on, or the longest a piece may reach."""
    longest = min(len(text), least - PIECE + LONGEST)
    space = _SPACE.search(text, least, longest)
    return longest if space is None else space.start()


def _resume_before(text: str, end: int) -> int:
    """Where the piece after a cut begins: after the first white space within the overlap, if there is one."""
    space = _SPACE.search(text, end - OVERLAP, end)
    return end - OVERLAP if space is None else space.end()
