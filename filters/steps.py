"""Steps: a computation that pauses is a generator, whose result is what it returns. Here it runs without a pause."""

from collections.abc import Generator
from typing import TypeVar

_Made = TypeVar("_Made")
_Yielded = TypeVar("_Yielded")


def run(steps: Generator[object, None, _Made]) -> _Made:
    """Run a stepped computation to its end, and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: _Made = end.value
            return made


def collect(steps: Generator[_Yielded, None, _Made]) -> tuple[list[_Yielded], _Made]:
    """Run a stepped computation to its end, and return what it yielded and its result."""
    made: list[_Made] = []

    def to_the_end() -> Generator[_Yielded, None, None]:
        made.append((yield from steps))

    return list(to_the_end()), made[0]
