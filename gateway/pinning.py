"""Pinning: the definitions of a tenant's tools are held against those they were first seen with, over all workers."""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from adapters.state.base import Kind, StateStore, StateTrouble, state_key
from filters.findings import Finding
from filters.pins import Pin, compare
from filters.segments import ToolDefinition

KEEP_SECONDS: Final = 86_400.0
"""A changed definition becomes the pinned one when the old one has not been seen for so long."""
MOST_TOOLS: Final = 1_000
"""Names that are remembered of one tenant."""
MOST_TENANTS: Final = 1_000
"""Tenants that a worker remembers without asking the store."""
REFRESH_SHARE: Final = 0.5
"""Of `KEEP_SECONDS`: how old the store's mark of a definition that is still in use may become."""


class Pinning:
    """Knows which definition each tool of a tenant had first. One for each worker.

    A worker remembers what it has seen, and asks the store about a name only when it meets it first, or its mark in
    there gets old. Where the store has no answer, a worker goes by what it has seen itself.
    """

    def __init__(self, store: StateStore, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._pins: OrderedDict[str, Mapping[str, Pin]] = OrderedDict()
        self._marked: OrderedDict[tuple[str, str], float] = OrderedDict()

    async def compare(self, tenant: str, definitions: Sequence[ToolDefinition]) -> tuple[Finding, ...]:
        """A finding for each definition that is not the one its name was pinned with. Never raises."""
        if not definitions:
            return ()
        now = self._clock()
        known = {**self._pins.get(tenant, {}), **await self._shared(tenant, definitions, now)}
        pinned = compare(definitions, known, now=now, most=MOST_TOOLS, keep_seconds=KEEP_SECONDS)
        self._pins[tenant] = pinned.pins
        self._pins.move_to_end(tenant)
        if len(self._pins) > MOST_TENANTS:
            self._pins.popitem(last=False)
        return pinned.findings

    async def _shared(self, tenant: str, definitions: Sequence[ToolDefinition], now: float) -> Mapping[str, Pin]:
        """The pins that others have set for names that this worker does not know; it sets those that are not there."""
        mine = self._pins.get(tenant, {})
        asked = [definition for definition in definitions if self._is_due(tenant, definition, mine, now)]
        try:
            return {name: pin for definition in asked for name, pin in await self._ask(tenant, definition, now)}
        except StateTrouble:
            return {}

    async def _ask(self, tenant: str, definition: ToolDefinition, now: float) -> Sequence[tuple[str, Pin]]:
        key = state_key(Kind.TOOL, tenant, definition.name)
        value = definition.digest.encode()
        if not await self._store.add(key, value, seconds=KEEP_SECONDS):
            (entry,) = await self._store.read((key,))
            if entry is not None and entry.value != value:
                return ((definition.name, Pin(entry.value.decode("ascii", "replace"), now)),)
            await self._store.put(key, value, seconds=KEEP_SECONDS)
        self._mark(tenant, definition.name, now)
        return ()

    def _is_due(self, tenant: str, definition: ToolDefinition, mine: Mapping[str, Pin], now: float) -> bool:
        pin = mine.get(definition.name)
        if pin is None:
            return True
        marked = self._marked.get((tenant, definition.name), -KEEP_SECONDS)
        return pin.digest == definition.digest and now - marked > REFRESH_SHARE * KEEP_SECONDS

    def _mark(self, tenant: str, name: str, now: float) -> None:
        self._marked[tenant, name] = now
        self._marked.move_to_end((tenant, name))
        if len(self._marked) > MOST_TOOLS * MOST_TENANTS // 10:
            self._marked.popitem(last=False)
