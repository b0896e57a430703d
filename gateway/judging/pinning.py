"""Pinning: the definitions of a tenant's tools are held against those they are known by, over all workers."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import Final, TypeAlias

from adapters.state.base import KeyKind, StateStore, StateTrouble, state_key
from filters.findings import Finding
from filters.segments import ToolDefinition
from filters.tool_calls.pins import ACCEPTED_TIMES, MOST_DEFINITIONS, Pin, compare

KEEP_SECONDS: Final = 86_400.0
"""A definition that has not been seen for so long is forgotten."""
MOST_TOOLS: Final = 1_000
"""Names that are remembered of one tenant."""
TOOLS_AT_ONCE: Final = 32
"""Names that the store is asked about before the event loop lets others run: a store in memory never waits."""
TRIES: Final = 3
"""How often a name is looked up where others write it at the same moment: of two first definitions one counts."""
LONGEST_NAME: Final = 256
"""Characters of a name that is remembered as it is. No provider takes as many."""
MOST_TENANTS: Final = 1_000
"""Tenants that a worker remembers without asking the store."""
REFRESH_SHARE: Final = 0.5
"""Of `KEEP_SECONDS`: how old the store's mark of a definition that is still in use may become."""
SETTLED_SECONDS: Final = 60.0
"""So long requests with the same definitions, all of them accepted, count as one."""
MOST_SETTLED: Final = 8
"""Lists of tools of one tenant of which that is known,"""
LONGEST_SETTLED: Final = 128
"""and the tools in one."""

_Declared: TypeAlias = tuple[tuple[str, str], ...]
"""The name and the digest of each definition."""


class Pinning:
    """Knows which definitions each tool of a tenant has. One for each worker.

    A worker remembers what it has seen, and asks the store about a name only when it meets it first, when it has come
    to accept another definition, and when its mark in there gets old. Where the store has no answer, a worker goes by
    what it has seen itself.
    """

    def __init__(self, store: StateStore, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._pins: OrderedDict[str, Mapping[str, tuple[Pin, ...]]] = OrderedDict()
        self._marked: OrderedDict[tuple[str, str, str], float] = OrderedDict()
        self._settled: dict[str, dict[_Declared, float]] = {}

    async def compare(self, tenant: str, definitions: Sequence[ToolDefinition]) -> tuple[Finding, ...]:
        """Return a finding for each definition that is none of those by which its name is known. Never raises."""
        if not definitions:
            return ()
        now = self._clock()
        declared = tuple([(each.name, each.digest) for each in definitions])
        if any(len(name) > LONGEST_NAME for name, _ in declared):
            return await self.compare(tenant, [*map(_shortened, definitions)])
        until = self._settled.get(tenant, {}).get(declared)
        if until is not None and now < until:
            self._pins.move_to_end(tenant)
            return ()
        agreed = await self._agreed(tenant, definitions, now)
        mine = self._pins.get(tenant, {})  # read only now: another request may have added to it during the wait
        shared = {name: _shared(digests, _fresh(mine.get(name, ()), now), now) for name, digests in agreed.items()}
        known = {**mine, **shared}
        pinned = compare(definitions, known, now=now, most=MOST_TOOLS, keep_seconds=KEEP_SECONDS)
        self._settle(tenant, definitions, declared, now)
        self._pins[tenant] = pinned.pins
        self._pins.move_to_end(tenant)
        if len(self._pins) > MOST_TENANTS:
            forgotten, _ = self._pins.popitem(last=False)
            self._settled.pop(forgotten, None)
        return pinned.findings

    def _settle(self, tenant: str, definitions: Sequence[ToolDefinition], declared: _Declared, now: float) -> None:
        """Note that all definitions are accepted, and that the store need not be asked.

        If one is not accepted, forget all that was noted of the tenant: what is new may take the place of another,
        which is looked for again then.
        """
        pins = self._pins.get(tenant, {})
        if not all(_is_accepted(each, pins.get(each.name, ())) for each in definitions):
            self._settled.pop(tenant, None)
        elif len(declared) <= LONGEST_SETTLED and not any(
            self._is_due(tenant, each, pins.get(each.name, ()), now) for each in definitions
        ):
            settled = self._settled.setdefault(tenant, {})
            if len(settled) >= MOST_SETTLED:
                settled.clear()
            settled[declared] = now + SETTLED_SECONDS

    async def _agreed(
        self, tenant: str, definitions: Sequence[ToolDefinition], now: float
    ) -> Mapping[str, Sequence[str]]:
        """Return the digests of the definitions that all workers accept, for each name that is due.

        The store is given those that only this worker accepted so far. If it fails, the names that were not asked about
        yet are missing.
        """
        mine = {name: _fresh(known, now) for name, known in self._pins.get(tenant, {}).items()}
        due = {d.name: d for d in definitions if self._is_due(tenant, d, mine.get(d.name, ()), now)}
        agreed: dict[str, Sequence[str]] = {}
        with suppress(StateTrouble):  # what it had said before still holds
            for name, definition in due.items():
                agreed[name] = await self._agree(tenant, definition, mine.get(name, ()), now)
                if len(agreed) % TOOLS_AT_ONCE == 0:
                    await asyncio.sleep(0)
        return agreed

    async def _agree(self, tenant: str, definition: ToolDefinition, mine: tuple[Pin, ...], now: float) -> Sequence[str]:
        key = state_key(KeyKind.TOOL, tenant, definition.name)
        accepted: list[str] = []
        for _ in range(TRIES):
            (entry,) = await self._store.read((key,))
            theirs = entry.value.decode("ascii", "replace").split() if entry else []
            known_here = (pin.digest for pin in mine if pin.accepted)
            accepted = list(dict.fromkeys([*theirs, *known_here])) or [definition.digest]
            value = " ".join(accepted[-MOST_DEFINITIONS:]).encode()
            if entry is None:
                kept = await self._store.add(key, value, seconds=KEEP_SECONDS)
            else:
                kept = await self._store.replace(key, expected=entry.value, value=value, seconds=KEEP_SECONDS)
            if kept:
                break
        if definition.digest in accepted:
            self._mark(tenant, definition, now)
        return accepted

    def _is_due(self, tenant: str, definition: ToolDefinition, mine: tuple[Pin, ...], now: float) -> bool:
        if not mine:
            return True
        pin = next((pin for pin in mine if pin.digest == definition.digest), None)
        if pin is None or not pin.accepted:
            return pin is None or pin.times % ACCEPTED_TIMES == 0
        marked = self._marked.get((tenant, definition.name, definition.digest), -KEEP_SECONDS)
        return now - marked > REFRESH_SHARE * KEEP_SECONDS

    def _mark(self, tenant: str, definition: ToolDefinition, now: float) -> None:
        mark = (tenant, definition.name, definition.digest)
        self._marked[mark] = now
        self._marked.move_to_end(mark)
        if len(self._marked) > MOST_TOOLS * MOST_TENANTS // 10:
            self._marked.popitem(last=False)


def _shortened(definition: ToolDefinition) -> ToolDefinition:
    """Return the definition, with a digest in place of a long name: what is remembered of a tenant has a limit."""
    if len(definition.name) <= LONGEST_NAME:
        return definition
    return replace(definition, name=sha256(definition.name.encode("utf-8", "surrogatepass")).hexdigest())


def _is_accepted(definition: ToolDefinition, known: tuple[Pin, ...]) -> bool:
    return any(pin.accepted and pin.digest == definition.digest for pin in known)


def _shared(agreed: Sequence[str], mine: tuple[Pin, ...], now: float) -> tuple[Pin, ...]:
    """Return the pins of a name: those that all workers agreed on, and those of this worker, by which they count."""
    known = {pin.digest for pin in mine}
    others = (Pin(digest, now, now, times=0) for digest in agreed if digest not in known)
    return (*others, *(replace(pin, accepted=pin.digest in agreed) for pin in mine))


def _fresh(known: tuple[Pin, ...], now: float) -> tuple[Pin, ...]:
    return tuple(pin for pin in known if now - pin.seen <= KEEP_SECONDS)
