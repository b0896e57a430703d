"""Threads for verifiers that only have `assess`: each call in a thread of its own, a deadline, and no queue."""

import asyncio
import threading
from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any, Self

from adapters.base import Outcome, VerifierAdapter, Watch, failed
from adapters.boundary import Boundary, raised
from adapters.metrics import VerifierFault
from filters.ladder import Verdict


class VerifierPool:
    """Gives a synchronous verifier an `assess_async`. A full pool, a late answer and a fault are all `"unclear"`.

    A verifier that hangs keeps its place, so at most `threads` of its calls ever run. The threads are daemons: what
    hangs in them does not keep the process alive.
    """

    def __init__(self, adapter: VerifierAdapter, *, provider: str, watch: Watch, seconds: float, threads: int) -> None:
        self._adapter = adapter
        self._seconds = seconds
        self._places = threading.BoundedSemaphore(threads)
        self._boundary = Boundary(provider, watch)

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        """The verdict. Blocks the calling thread, until the deadline at the latest."""
        return self._boundary.run(payload, lambda: self._wait(payload))

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        """The verdict, at the deadline at the latest."""
        return (await self.consult(payload)).verdict

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        """As `assess_async`, and why where there is no verdict."""
        return await self._boundary.run_async(payload, lambda: self._wait_async(payload))

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Self:
        """The same for all: it has no keys."""
        return self

    async def aclose(self) -> None:
        """Nothing: threads end with their calls."""

    def close(self) -> None:
        """Nothing, likewise."""

    def _wait(self, payload: Mapping[str, Any]) -> Outcome:
        call = self._start(payload)
        if call is None:
            return failed(VerifierFault.BUSY)
        try:
            return call.result(self._seconds)
        except TimeoutError:
            return failed(VerifierFault.TIMEOUT, attempts=1)

    async def _wait_async(self, payload: Mapping[str, Any]) -> Outcome:
        call = self._start(payload)
        if call is None:
            return failed(VerifierFault.BUSY)
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.wrap_future(call)
        except TimeoutError:
            return failed(VerifierFault.TIMEOUT, attempts=1)

    def _start(self, payload: Mapping[str, Any]) -> "Future[Outcome] | None":
        if not self._places.acquire(blocking=False):
            return None
        call: Future[Outcome] = Future()
        call.set_running_or_notify_cancel()  # from now on nobody can cancel it: only the thread ends it
        try:
            threading.Thread(target=self._run, args=(call, payload), name="verifier-call", daemon=True).start()
        except RuntimeError:  # the system has no more threads
            self._places.release()
            raise
        return call

    def _run(self, call: "Future[Outcome]", payload: Mapping[str, Any]) -> None:
        try:
            outcome = Outcome(self._adapter.assess(payload), attempts=1)
        except BaseException as error:  # noqa: BLE001 - the verifier boundary: in a thread, nothing may go up further
            outcome = raised(error, attempts=1)
        self._places.release()
        call.set_result(outcome)
