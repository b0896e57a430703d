"""Deadlines for reading: one timer for all waits of a worker."""

import asyncio

import aiohttp
from aiohttp.client_proto import ResponseHandler


class Patience:
    """Ends waits that take too long, with one timer for all waits of all requests.

    The timer rings at the first end of those that are waited for when it is set. Most waits are over before: they
    never touch it.
    """

    __slots__ = ("_due", "_ends", "_loop", "_timer")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._ends: dict[ResponseHandler | aiohttp.StreamReader, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0

    def begin(self, source: ResponseHandler | aiohttp.StreamReader, ends: float) -> None:
        """From now on, until `end`, whoever reads `source` gets a `TimeoutError` at that time of the loop's clock."""
        self._ends[source] = ends
        if self._timer is None:
            self._set(ends)
        elif ends < self._due:
            self._timer.cancel()
            self._set(ends)

    def end(self, source: ResponseHandler | aiohttp.StreamReader) -> None:
        """The wait is over; it need not have begun."""
        self._ends.pop(source, None)

    def stop(self) -> None:
        """There is nothing more to wait for."""
        self._ends.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self, due: float) -> None:
        self._due = due
        self._timer = self._loop.call_at(due, self._ring)

    def _ring(self) -> None:
        self._timer = None
        over = [source for source, ends in self._ends.items() if ends <= self._due]
        for source in over:
            del self._ends[source]
            source.set_exception(TimeoutError())
        if self._ends:
            self._set(min(self._ends.values()))
