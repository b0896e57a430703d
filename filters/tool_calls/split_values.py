"""Halves: values that stand in no text as a whole, but in two separate parts, in one text or in two.

An attacker whose account would be found if it stood in a text as a whole can plant its halves instead, and have the
model put them together.
"""

import re
from collections.abc import Generator, Sequence
from typing import Final

from filters.tool_calls.scenes import Source
from filters.tool_calls.telling import EMAIL, squashed

SHORTEST_HALF: Final = 4
"""Fewest letters and digits of a half."""
_SHORTEST_WHOLE: Final = 10
_LONGEST_WHOLE: Final = 64
_FEWEST_DIGITS: Final = 6
_MARKS: Final = r"[\W_]{0,2}"
_PLACES_BETWEEN_PAUSES: Final = 64
_NO_MARKS: Final = re.compile(_MARKS)
_DATE = re.compile(r"\d{4}-\d\d-\d\d|\d\d[./]\d\d[./]\d{4}")
"""A value with a date is not searched for: a call may well put a day and an hour together."""


def longer_halves(value: str) -> tuple[str, ...]:
    """Return the letters of which one must stand in a source that has a value in halves; none if it is not sought."""
    letters = squashed(value)
    if not _SHORTEST_WHOLE <= len(letters) <= _LONGEST_WHOLE or not _is_sought(value):
        return ()
    longer = (len(letters) + 1) // 2
    return letters[:longer], letters[-longer:]


def source_of_halves(value: str, sources: Sequence[Source]) -> Generator[None, None, Source | None]:
    """Return the source with the first half of an account or an address, if a source has the second one; else None.

    Each half stands apart from other letters, with up to two marks between its own. Yields wherever the caller may
    pause. Reads each text twice for each value: only worth while if one of the `longer_halves` stands in a text.
    """
    if not longer_halves(value):
        return None
    letters = squashed(value)
    begun: dict[int, Source] = {}
    ended = set[int]()
    for source in sources:
        if letters[:SHORTEST_HALF] in source.letters or letters[-SHORTEST_HALF:] in source.letters:
            text = source.lower if source.segment.text.isascii() else (yield from source.canonical())
            for size in (yield from _beginnings(letters, text)):
                begun.setdefault(size, source)
            yield
            sizes = yield from _beginnings(letters[::-1], text[::-1])
            ended.update(len(letters) - size for size in sizes)
            yield
    return next((begun[size] for size in sorted(ended.intersection(begun))), None)


def _beginnings(letters: str, text: str) -> Generator[None, None, set[int]]:
    """Return how many of the first letters of a value stand apart in a text, with as many again or more left out."""
    found = set[int]()
    first = re.compile(rf"(?<![^\W_])(?=({_MARKS.join(letters[:SHORTEST_HALF])}))")
    for number, match in enumerate(first.finditer(text), 1):
        if number % _PLACES_BETWEEN_PAUSES == 0:
            yield
        size, place = SHORTEST_HALF, match.end(1)
        while size <= len(letters) - SHORTEST_HALF:
            if not text[place : place + 1].isalnum():
                found.add(size)
            place = _NO_MARKS.match(text, place).end()  # type: ignore[union-attr]
            if text[place : place + 1] != letters[size]:
                break
            size, place = size + 1, place + 1
    return found


def _is_sought(value: str) -> bool:
    if "/" in value or _DATE.search(value):
        return False
    return sum(map(str.isdigit, value)) >= _FEWEST_DIGITS or EMAIL.fullmatch(value) is not None
