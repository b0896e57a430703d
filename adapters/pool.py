"""Third-party verifiers: each call has a deadline and a slot, and runs in a thread or a task of its own.

No exception that such a verifier raises ends a worker, and no call waits in a queue.
"""

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Future
from copy import deepcopy
from inspect import iscoroutinefunction
from typing import Any, Self, TypeVar

from adapters.base import AsyncVerifierAdapter, Outcome, VerifierAdapter, VerifierFault, Watch, as_far_as_seen, failed
from adapters.boundary import Boundary, answered, raised
from adapters.slots import PoolSlots
from filters.ladder import Verdict

CLOSE_SECONDS = 2.0
"""Seconds that closing waits for an adapter's own `aclose` or `close`."""

_Result = TypeVar("_Result")


class Threads:
    """Runs a synchronous verifier, each call in a thread of its own.

    A call that hangs keeps its slot, so there are never more threads than slots. The threads are daemons: a call that
    hangs does not keep the process alive.
    """

    def __init__(
        self, adapter: VerifierAdapter, *, seconds: float, places: PoolSlots, close_seconds: float = CLOSE_SECONDS
    ) -> None:
        self._adapter = adapter
        self._seconds = seconds
        self._close_seconds = close_seconds
        self._places = places
        self._closed = False

    def run(self, payload: Mapping[str, Any], tenant: str) -> Outcome:
        """Return the verifier's outcome, at the latest at the deadline. Blocks the calling thread."""
        call = self._start(payload, tenant)
        if call is None:
            return failed(VerifierFault.BUSY)
        try:
            return call.result(self._seconds)
        except TimeoutError:
            return failed(VerifierFault.TIMEOUT, attempts=1)

    async def run_async(self, payload: Mapping[str, Any], tenant: str) -> Outcome:
        """Return the verifier's outcome, at the latest at the deadline."""
        call = self._start(payload, tenant)
        if call is None:
            return failed(VerifierFault.BUSY)
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.wrap_future(call)
        except TimeoutError:
            return failed(VerifierFault.TIMEOUT, attempts=1)

    async def aclose(self) -> None:
        """Close the adapter by its `aclose`, or else its `close`, if it has one. Does so only once.

        Waits `close_seconds` at most, and never raises.
        """
        aclose, close = self._endings()
        if aclose is not None:
            call = asyncio.create_task(_quietly(aclose))
            await asyncio.wait({call}, timeout=self._close_seconds)
            call.cancel()
        elif close is not None:
            waiting = asyncio.wrap_future(_in_thread(_quiet(close)))
            await asyncio.wait({waiting}, timeout=self._close_seconds)
            waiting.cancel()

    def close(self) -> None:
        """Close the adapter as `aclose` does, but rather by its `close`: for one that was not used in an event loop."""
        aclose, close = self._endings()
        if close is None and aclose is not None:
            close = lambda: asyncio.run(_quietly(aclose))  # noqa: E731
        if close is not None:
            with contextlib.suppress(TimeoutError):
                _in_thread(_quiet(close)).result(self._close_seconds)

    def _endings(self) -> tuple[Callable[[], Awaitable[object]] | None, Callable[[], object] | None]:
        """Return the adapter's `aclose` and `close`, each None if it has none, and both None after the first call."""
        if self._closed:
            return None, None
        self._closed = True
        aclose, close = _attribute(self._adapter, "aclose"), _attribute(self._adapter, "close")
        return aclose if iscoroutinefunction(aclose) else None, close if callable(close) else None

    def _start(self, payload: Mapping[str, Any], tenant: str) -> "Future[Outcome] | None":
        if not self._places.take(tenant):
            return None
        try:
            return _in_thread(lambda: self._assess(payload, tenant))
        except RuntimeError:  # the system has no more threads
            self._places.leave(tenant)
            raise

    def _assess(self, payload: Mapping[str, Any], tenant: str) -> Outcome:
        try:
            return answered(self._adapter.assess(deepcopy(payload)))
        except BaseException as error:  # noqa: BLE001 - the verifier boundary: nothing may leave the thread
            return raised(error, attempts=1)
        finally:
            self._places.leave(tenant)


class Tasks(Threads):
    """Runs a verifier that has an `assess_async`, each call in a task of its own.

    A late call is cancelled. If it goes on all the same, it keeps its slot, and its answer is ignored.
    """

    def __init__(
        self, adapter: AsyncVerifierAdapter, *, seconds: float, places: PoolSlots, close_seconds: float = CLOSE_SECONDS
    ) -> None:
        super().__init__(adapter, seconds=seconds, places=places, close_seconds=close_seconds)
        self._asynchronous = adapter
        self._calls: set[asyncio.Task[Outcome]] = set()

    async def run_async(self, payload: Mapping[str, Any], tenant: str) -> Outcome:
        if not self._places.take(tenant):
            return failed(VerifierFault.BUSY)
        call = asyncio.create_task(self._await(payload))
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)
        call.add_done_callback(lambda _: self._places.leave(tenant))
        try:
            done, _ = await asyncio.wait({call}, timeout=self._seconds)
            return call.result() if done else failed(VerifierFault.TIMEOUT, attempts=1)
        finally:
            call.cancel()

    async def aclose(self) -> None:
        """Cancel the calls under way, wait `close_seconds` at most for them to end, and close the adapter."""
        for call in self._calls:
            call.cancel()
        if self._calls:
            await asyncio.wait(self._calls, timeout=self._close_seconds)
        await super().aclose()

    async def _await(self, payload: Mapping[str, Any]) -> Outcome:
        try:
            return answered(await self._asynchronous.assess_async(deepcopy(payload)))
        except BaseException as error:  # noqa: BLE001 - the verifier boundary: SystemExit in a task ends the event loop
            return raised(error, attempts=1)


class VerifierPool:
    """A third-party verifier. A full pool, a late answer and a fault are all `"unclear"`.

    So is "safe" if not all of the text was shown. Each call gets its own copy of the payload, which it may edit.
    """

    def __init__(self, calls: Threads, *, provider: str, watch: Watch, tenant: str = "") -> None:
        self._calls = calls
        self._provider = provider
        self._watch = watch
        self._tenant = tenant
        self._boundary = Boundary(provider, watch, tenant=tenant)

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        """Return the verdict, at the latest at the deadline. Blocks the calling thread."""
        return self._boundary.run(payload, lambda: as_far_as_seen(self._calls.run(payload, self._tenant), payload))

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        """Return the verdict, at the latest at the deadline."""
        return (await self.consult(payload)).verdict

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        """Assess as `assess_async` does, and say in the outcome why if there is no verdict."""
        return await self._boundary.run_async(payload, lambda: self._examine(payload))

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Self:
        """Return this verifier for one tenant. All tenants share its slots. `key` is ignored: it has no keys."""
        return type(self)(self._calls, provider=self._provider, watch=self._watch, tenant=tenant)

    async def aclose(self) -> None:
        """Close the adapter, if it can be closed. Threads end with their calls."""
        await self._calls.aclose()

    def close(self) -> None:
        """Close the adapter, if it can be closed, without an event loop."""
        self._calls.close()

    async def _examine(self, payload: Mapping[str, Any]) -> Outcome:
        return as_far_as_seen(await self._calls.run_async(payload, self._tenant), payload)


def _in_thread(work: Callable[[], _Result]) -> "Future[_Result]":
    """Run the work in a daemon thread and return its future result. The work must not raise."""
    call: Future[_Result] = Future()
    call.set_running_or_notify_cancel()  # from now on it cannot be cancelled: only the thread ends it
    threading.Thread(target=lambda: call.set_result(work()), name="verifier-call", daemon=True).start()
    return call


def _attribute(adapter: object, name: str) -> Any:
    """Return an attribute of a third-party object, or None if it has none or reading it raises."""
    with contextlib.suppress(BaseException):
        return getattr(adapter, name, None)
    return None


async def _quietly(work: Callable[[], Awaitable[object]]) -> None:
    with contextlib.suppress(BaseException):
        await work()


def _quiet(work: Callable[[], object]) -> Callable[[], None]:
    def run() -> None:
        with contextlib.suppress(BaseException):
            work()

    return run
