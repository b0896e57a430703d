"""Deadlines for reading: one timer for all waits of a worker."""

import asyncio

import aiohttp
from aiohttp.client_proto import ResponseHandler


class ReadDeadlines:
    """Ends waits that take too long, with one timer for all waits of all requests.

    The timer is set to the earliest deadline of the current waits. Most waits end before it and never touch the timer.
    """

    __slots__ = ("_due", "_ends", "_loop", "_timer")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._ends: dict[ResponseHandler | aiohttp.StreamReader, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0

    def begin(self, source: ResponseHandler | aiohttp.StreamReader, ends: float) -> None:
        """Give the reader of `source` a `TimeoutError` at the loop's time `ends`, unless `end` is called before."""
        self._ends[source] = ends
        if self._timer is None:
            self._set(ends)
        elif ends < self._due:
            self._timer.cancel()
            self._set(ends)

    def end(self, source: ResponseHandler | aiohttp.StreamReader) -> None:
        """End the wait for `source`, if there is one."""
        self._ends.pop(source, None)

    def stop(self) -> None:
        """End all waits and cancel the timer."""
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
