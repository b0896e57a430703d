"""Slots: how many calls may be under way at once, shared so that no tenant can take them all."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


class Shares:
    """Counts who holds how many of a number of slots. Nobody may hold more than are left free.

    So one tenant gets half of them at most, a second one half of what is left, and so on: whoever comes late and holds
    none finds one, unless many tenants hang at once. It is not safe between threads.
    """

    def __init__(self, number: int) -> None:
        self._free = number
        self._held = Counter[str]()

    def take(self, tenant: str) -> bool:
        """Whether the tenant has got one more slot, which it gives back by `leave`."""
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


class Places:
    """The slots of calls that do not wait for one. It may be used from several threads.

    `wider` is a bound that is shared with others, as by adapters that were replaced while their calls still hang.
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
class _Waiting:
    tenant: str
    granted: asyncio.Future[None] = field(repr=False)


class Slots:
    """The slots of one event loop. Who finds none waits, in the order of asking among those who may have one."""

    def __init__(self, number: int) -> None:
        self._shares = Shares(number)
        self._waiting: dict[_Waiting, None] = {}

    @asynccontextmanager
    async def one(self, tenant: str) -> AsyncIterator[None]:
        """A slot for as long as the context lasts."""
        await self._take(tenant)
        try:
            yield
        finally:
            self._leave(tenant)

    async def _take(self, tenant: str) -> None:
        if self._shares.take(tenant):
            return
        waiting = _Waiting(tenant, asyncio.get_running_loop().create_future())
        self._waiting[waiting] = None
        try:
            await waiting.granted
        except asyncio.CancelledError:
            if waiting.granted.done() and not waiting.granted.cancelled():  # granted in this very moment
                self._leave(tenant)
            raise
        finally:
            self._waiting.pop(waiting, None)

    def _leave(self, tenant: str) -> None:
        self._shares.leave(tenant)
        for waiting in tuple(self._waiting):
            if not waiting.granted.done() and self._shares.take(waiting.tenant):
                waiting.granted.set_result(None)
