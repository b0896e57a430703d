"""Slots: a bound on the calls under way at once, shared so that no tenant can take them all."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


class Shares:
    """Counts how many of `number` slots each tenant holds. A tenant that holds as many as are free gets no more.

    So one tenant gets half of them at most, a second one half of the rest, and so on: a tenant that holds none finds a
    free one unless calls of many tenants hang at once. It is not thread-safe.
    """

    def __init__(self, number: int) -> None:
        self._free = number
        self._held = Counter[str]()

    def take(self, tenant: str) -> bool:
        """Take one more slot for a tenant, to be given back by `leave`. Return whether it was granted."""
        if self._held[tenant] >= self._free:
            return False
        self._free -= 1
        self._held[tenant] += 1
        return True

    def leave(self, tenant: str) -> None:
        self._free += 1
        self._held[tenant] -= 1
        if not self._held[tenant]:
            del self._held[tenant]


class PoolSlots:
    """Slots for calls that do not wait: a call without a slot fails at once. It is thread-safe.

    `wider` is a second bound, shared with other pools: with that of an adapter that was replaced while its calls hang.
    """

    def __init__(self, number: int, *, wider: threading.BoundedSemaphore) -> None:
        self._shares = Shares(number)
        self._wider = wider
        self._lock = threading.Lock()

    def take(self, tenant: str) -> bool:
        if not self._wider.acquire(blocking=False):
            return False
        with self._lock:
            taken = self._shares.take(tenant)
        if not taken:
            self._wider.release()
        return taken

    def leave(self, tenant: str) -> None:
        with self._lock:
            self._shares.leave(tenant)
        self._wider.release()


@dataclass(frozen=True, slots=True, eq=False)
class _WaitingCall:
    tenant: str
    granted: asyncio.Future[None] = field(repr=False)


class Slots:
    """The slots of one event loop. A call without a slot waits, in order of arrival among those that may have one."""

    def __init__(self, number: int) -> None:
        self._shares = Shares(number)
        self._waiting: dict[_WaitingCall, None] = {}

    @asynccontextmanager
    async def one(self, tenant: str) -> AsyncIterator[None]:
        """Hold a slot for as long as the context lasts."""
        await self._take(tenant)
        try:
            yield
        finally:
            self._leave(tenant)

    async def _take(self, tenant: str) -> None:
        if self._shares.take(tenant):
            return
        waiting = _WaitingCall(tenant, asyncio.get_running_loop().create_future())
        self._waiting[waiting] = None
        try:
            await waiting.granted
        except asyncio.CancelledError:
            if waiting.granted.done() and not waiting.granted.cancelled():  # granted just before the cancellation
                self._leave(tenant)
            raise
        finally:
            self._waiting.pop(waiting, None)

    def _leave(self, tenant: str) -> None:
        self._shares.leave(tenant)
        for waiting in tuple(self._waiting):
            if not waiting.granted.done() and self._shares.take(waiting.tenant):
                waiting.granted.set_result(None)
