"""An event loop in a thread of its own, on which synchronous callers can wait for asynchronous work."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

CLOSE_SECONDS = 2.0
"""Seconds that `close` waits for the thread to end. The thread is a daemon, so it never keeps a process alive."""

_Result = TypeVar("_Result")


class PrivateLoop:
    """An event loop in its own thread, which starts at the first call: so it may be made before a fork.

    `release` is awaited in the loop when it ends.
    """

    def __init__(self, release: Callable[[], Awaitable[None]]) -> None:
        self._release = release
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._closed = False

    def run(self, work: Callable[[], Coroutine[Any, Any, _Result]], *, seconds: float) -> _Result:
        """Run the work in the private loop and return its result. Blocks the calling thread, even in a running loop.

        Raises `TimeoutError` after `seconds`, and cancels the work. Raises `RuntimeError` once closed, and if the
        system has no thread or file descriptor left for a loop; the next call then tries again.
        """
        loop = self._running()
        coroutine = work()
        try:
            call = asyncio.run_coroutine_threadsafe(coroutine, loop)
        except RuntimeError:  # the loop was closed just now
            coroutine.close()
            raise
        try:
            return call.result(seconds)
        finally:
            call.cancel()

    def close(self) -> None:
        """Cancel the work under way and end the thread."""
        with self._lock:
            self._closed = True
            thread, loop, stop = self._thread, self._loop, self._stop
            self._thread = self._loop = self._stop = None
        if thread is not None and loop is not None and stop is not None:
            loop.call_soon_threadsafe(stop.set)
            thread.join(CLOSE_SECONDS)

    def _running(self) -> asyncio.AbstractEventLoop:
        with self._lock:
            if self._closed:
                raise RuntimeError("closed")
            if self._loop is None:
                ready = threading.Event()
                thread = threading.Thread(target=self._main, args=(ready,), name="verifier", daemon=True)
                thread.start()
                ready.wait()
                self._thread = thread
            if self._loop is None:
                raise RuntimeError("no event loop")
            return self._loop

    def _main(self, ready: threading.Event) -> None:
        try:
            with asyncio.Runner() as runner:
                runner.run(self._serve(ready))
        except OSError:  # no file descriptor left: `_running` sees that there is no loop, and raises
            return
        finally:
            ready.set()

    async def _serve(self, ready: threading.Event) -> None:
        stop = asyncio.Event()
        self._loop, self._stop = asyncio.get_running_loop(), stop
        ready.set()
        await stop.wait()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await self._release()
