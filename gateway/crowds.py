"""Crowds: how many connections each worker has, so that a few long ones do not all stay with one of them.

The kernel spreads connections over the workers by chance. A worker that has many more than another asks some of its
clients to come again, with the answer that they get anyway; chance may lead them elsewhere.
"""

import mmap
import time
from collections.abc import Callable, Sequence
from typing import Final

PAUSE_SECONDS: Final = 0.05
"""Between two clients that one worker sends away: who comes again is to be counted before the next one goes."""
LEAST_MORE: Final = 2
"""By how many connections a worker has many more than another, at least."""
SHARE_MORE: Final = 4
"""And one in so many of its own, at least: of hundreds, chance gives no two workers the same."""

_BYTES = 4


class Crowds:
    """How many connections each worker has, in memory that all processes share. It is made before they are forked."""

    def __init__(self, workers: Sequence[str]) -> None:
        self._places = {name: place for place, name in enumerate(workers)}
        self._cells = memoryview(mmap.mmap(-1, _BYTES * max(1, len(workers)))).cast("I")

    def of(self, worker: str, *, clock: Callable[[], float] = time.monotonic) -> "Crowd":
        """The crowd of one worker, which has none yet."""
        return Crowd(self._cells, self._places[worker], clock)


class Crowd:
    """The connections of one worker beside those of all others. Owned by that worker."""

    __slots__ = ("_cells", "_clock", "_due", "_place")

    def __init__(self, cells: memoryview, place: int, clock: Callable[[], float]) -> None:
        self._cells = cells
        self._place = place
        self._clock = clock
        self._due = 0.0
        self.tell(0)

    def tell(self, connections: int) -> None:
        """Says how many connections the worker has now."""
        self._cells[self._place] = connections

    def sends_away(self) -> bool:
        """Whether the client that is being answered is to come again. Counts as said to it."""
        own: int = self._cells[self._place]
        if own < LEAST_MORE or own - min(self._cells) < max(LEAST_MORE, own // SHARE_MORE):
            return False
        now = self._clock()
        if now < self._due:
            return False
        self._due = now + PAUSE_SECONDS
        return True
