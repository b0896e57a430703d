"""Reads large bodies in a thread of their own, so that the event loop goes on while they are parsed."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from weakref import WeakValueDictionary

LARGE_BYTES: Final = 65_536
"""Bodies of this size and more, of requests and replies, are read in the thread.

Smaller ones take less than the change of threads costs.
"""

_Made = TypeVar("_Made")


class Readers:
    """The one thread that reads large bodies. It starts with the first of them, and yields to the event loop.

    A tenant has one body in the thread's queue at a time, and its others wait for that one. So the queue holds at most
    one body of each tenant, and nobody waits for more than one of anybody else's.
    """

    __slots__ = ("_bodies", "_thread")

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="reader")
        self._bodies: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, work: Callable[[], _Made], *, size: int, tenant: str) -> _Made:
        """Return what `work` returns, or raise what it raises. `size` is that of the body that it reads, in bytes.

        A caller that is cancelled gives up its place, and work that waits is freed at once. Work that has begun goes on
        to its end, and only then comes the tenant's next.
        """
        if size < LARGE_BYTES:
            return work()
        lock = self._bodies.setdefault(tenant, asyncio.Lock())
        await lock.acquire()
        waiting = [work]
        del work
        try:
            place = self._thread.submit(_take, waiting)
        except RuntimeError:
            lock.release()
            raise
        reading = asyncio.wrap_future(place)
        reading.add_done_callback(lambda _: lock.release())
        try:
            return await asyncio.shield(reading)
        except asyncio.CancelledError:
            waiting.clear()  # the thread's queue keeps its entries until it comes to them
            place.cancel()
            raise

    def close(self) -> None:
        """Drop the work that waits. `run` must not be called afterwards with a large body."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _take(waiting: list[Callable[[], _Made]]) -> _Made:
    """Run the work that waits. Raises `IndexError`, which nobody awaits, if its caller has just left."""
    return waiting.pop()()
