"""Reads large bodies in a thread of their own, so that the event loop goes on while they are parsed."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from weakref import WeakValueDictionary

LARGE_BYTES: Final = 65_536
"""Bodies of this size and more are read in the thread. Smaller ones take less than the change of threads costs."""

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

        A caller that is cancelled gives up its place, but work that has begun goes on to its end.
        """
        if size < LARGE_BYTES:
            return work()
        async with self._bodies.setdefault(tenant, asyncio.Lock()):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Drop the work that waits. `run` must not be called afterwards with a large body."""
        self._thread.shutdown(wait=False, cancel_futures=True)
