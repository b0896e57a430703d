"""Balances connections between workers, so that a few long-lived ones do not all stay with one worker.

The kernel spreads connections over the workers by chance. A worker that has many more than another closes some of them,
each after an answer. The client connects again, and chance may lead it to another worker.
"""

import mmap
import time
from collections.abc import Callable, Sequence
from typing import Final

PAUSE_SECONDS: Final = 0.05
"""Seconds between two clients that a worker sends away, so that one has come back and counts before the next goes."""
LEAST_MORE: Final = 2
"""Connections by which a worker must exceed another to have many more."""
SHARE_MORE: Final = 4
"""It must also exceed it by one in so many of its own: with hundreds, chance never gives all workers the same."""

_BYTES = 4


class ConnectionCounts:
    """How many connections each worker has, in memory that all processes share. Make it before they are forked."""

    def __init__(self, workers: Sequence[str]) -> None:
        self._places = {name: place for place, name in enumerate(workers)}
        self._cells = memoryview(mmap.mmap(-1, _BYTES * max(1, len(workers)))).cast("I")

    def of(self, worker: str, *, clock: Callable[[], float] = time.monotonic) -> "ConnectionCount":
        """Return the count of one worker, which has no connections yet."""
        return ConnectionCount(self._cells, self._places[worker], clock)


class ConnectionCount:
    """The number of one worker's connections, compared with all other workers'. Owned by that worker."""

    __slots__ = ("_cells", "_clock", "_due", "_place")

    def __init__(self, cells: memoryview, place: int, clock: Callable[[], float]) -> None:
        self._cells = cells
        self._place = place
        self._clock = clock
        self._due = 0.0
        self.tell(0)

    def tell(self, connections: int) -> None:
        """Record how many connections the worker has now."""
        self._cells[self._place] = connections

    def should_close(self) -> bool:
        """Whether to close the connection of the client that is being answered. True counts as doing so."""
        own: int = self._cells[self._place]
        if own < LEAST_MORE or own - min(self._cells) < max(LEAST_MORE, own // SHARE_MORE):
            return False
        now = self._clock()
        if now < self._due:
            return False
        self._due = now + PAUSE_SECONDS
        return True
