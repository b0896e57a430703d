"""Halves: values that stand in no text as a whole, but in two separate parts, in one text or in two.

An attacker whose account would be found if it stood in a text as a whole can plant its halves instead, and have the
model put them together.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from filters.text.canonical import canonicalise
from filters.tool_calls.scenes import Source
from filters.tool_calls.telling import EMAIL, squashed

SHORTEST_HALF: Final = 4
"""Fewest letters and digits of a half."""
_SHORTEST_WHOLE: Final = 10
_LONGEST_WHOLE: Final = 64
_FEWEST_DIGITS: Final = 6
_MARKS: Final = r"[\W_]{0,2}"
_DATE = re.compile(r"\d{4}-\d\d-\d\d|\d\d[./]\d\d[./]\d{4}")
"""A value with a date is not searched for: a call may well put a day and an hour together."""


def longer_halves(value: str) -> tuple[str, ...]:
    """Return the letters of which one must stand in a source that has a value in halves; none if it is not sought."""
    letters = squashed(value)
    if not _SHORTEST_WHOLE <= len(letters) <= _LONGEST_WHOLE or not _is_sought(value):
        return ()
    longer = (len(letters) + 1) // 2
    return letters[:longer], letters[-longer:]


def source_of_halves(value: str, sources: Sequence[Source]) -> Source | None:
    """Return the source with the first half of an account or an address, if a source has the second one; else None.

    Searches each text a few times for each value: only worth while if one of the `longer_halves` stands in a text.
    """
    if not longer_halves(value):
        return None
    letters = squashed(value)
    size = len(letters)
    texts = [source.letters for source in sources]
    first = _most(size, lambda count: any(letters[:count] in text for text in texts))
    last = _most(size, lambda count: any(letters[size - count :] in text for text in texts))
    for cut in range(max(size - last, SHORTEST_HALF), min(first, size - SHORTEST_HALF) + 1):
        found = _first_with(letters[:cut], sources)
        if found and _first_with(letters[cut:], sources):
            return found
    return None


def _is_sought(value: str) -> bool:
    if "/" in value or _DATE.search(value):
        return False
    return sum(map(str.isdigit, value)) >= _FEWEST_DIGITS or EMAIL.fullmatch(value) is not None


def _most(size: int, stands: Callable[[int], bool]) -> int:
    """Return the largest count up to `size` for which `stands` is true, by bisection: it is true of all lower ones."""
    least = 0
    while least < size:
        middle = (least + size + 1) // 2
        least, size = (middle, size) if stands(middle) else (least, middle - 1)
    return least


def _first_with(half: str, sources: Sequence[Source]) -> Source | None:
    """Return the first source in which these letters stand apart from others, with up to two marks between them."""
    alone = re.compile(rf"(?<![^\W_]){_MARKS.join(half)}(?![^\W_])")
    for source in sources:
        text = source.segment.text
        if half in source.letters and alone.search(source.lower if text.isascii() else canonicalise(text)):
            return source
    return None
