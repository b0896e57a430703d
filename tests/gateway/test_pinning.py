"""Definitions are held against those that the tenant's tools were first seen with."""

import pytest

from adapters.state.base import Entry, StateTrouble, Trouble
from adapters.state.memory import MemoryStore
from filters.pins import ACCEPTED_AFTER, ACCEPTED_TIMES, CHANGED_DEFINITION
from filters.segments import ToolDefinition
from gateway.pinning import KEEP_SECONDS, MOST_TENANTS, REFRESH_SHARE, Pinning


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


class DeadStore(MemoryStore):
    """Has no answer to anything that pins ask."""

    async def read(self, *_arguments: object, **_named: object) -> tuple[Entry | None, ...]:
        raise StateTrouble(Trouble.TIMEOUT)


def tool(digest: str = "a", name: str = "bash") -> ToolDefinition:
    return ToolDefinition(name, "/tools/0", digest)


async def changed(pinning: Pinning, definition: ToolDefinition, tenant: str = "acme") -> list[str]:
    return [finding.rule_id for finding in await pinning.compare(tenant, [definition])]


async def test_a_changed_definition_is_a_finding_every_time() -> None:
    pinning = Pinning(MemoryStore())
    assert await changed(pinning, tool("a")) == []
    assert await changed(pinning, tool("b")) == [CHANGED_DEFINITION]
    assert await changed(pinning, tool("b")) == [CHANGED_DEFINITION]
    assert await changed(pinning, tool("a")) == []


async def test_another_worker_knows_it_too() -> None:
    store = MemoryStore()
    assert await changed(Pinning(store), tool("a")) == []
    assert await changed(Pinning(store), tool("b")) == [CHANGED_DEFINITION]


async def test_what_one_worker_has_come_to_accept_others_accept() -> None:
    clock = Clock()
    store = MemoryStore(clock=clock)
    one, other = Pinning(store, clock=clock), Pinning(store, clock=clock)
    for pinning in (one, other):
        assert await changed(pinning, tool("a")) == []
    for _ in range(ACCEPTED_TIMES + 1):
        await changed(one, tool("b"))
        clock.now += ACCEPTED_AFTER / ACCEPTED_TIMES
    assert await changed(one, tool("b")) == []
    assert await changed(other, tool("b")) == []
    assert await changed(other, tool("a")) == []


async def test_another_tenant_has_its_own() -> None:
    pinning = Pinning(MemoryStore())
    assert await changed(pinning, tool("a"), "acme") == []
    assert await changed(pinning, tool("b"), "globex") == []


async def test_without_a_store_a_worker_goes_by_what_it_saw() -> None:
    pinning = Pinning(DeadStore())
    assert await changed(pinning, tool("a")) == []
    assert await changed(pinning, tool("b")) == [CHANGED_DEFINITION]


async def test_a_definition_in_use_stays_pinned() -> None:
    clock = Clock()
    store = MemoryStore(clock=clock)
    pinning = Pinning(store, clock=clock)
    for _ in range(4):
        assert await changed(pinning, tool("a")) == []
        clock.now += KEEP_SECONDS * (REFRESH_SHARE + 0.1)
    assert await changed(Pinning(store, clock=clock), tool("b")) == [CHANGED_DEFINITION]


async def test_one_that_nobody_declares_any_more_gives_way() -> None:
    clock = Clock()
    pinning = Pinning(MemoryStore(clock=clock), clock=clock)
    assert await changed(pinning, tool("a")) == []
    clock.now += KEEP_SECONDS + 1
    assert await changed(pinning, tool("b")) == []
    assert await changed(pinning, tool("a")) == [CHANGED_DEFINITION]


async def test_a_request_without_tools_asks_nobody() -> None:
    assert await Pinning(DeadStore()).compare("acme", []) == ()


@pytest.mark.parametrize(("others", "expected"), [(MOST_TENANTS - 1, [CHANGED_DEFINITION]), (MOST_TENANTS, [])])
async def test_only_so_many_tenants_are_remembered_without_a_store(others: int, expected: list[str]) -> None:
    pinning = Pinning(DeadStore())
    await changed(pinning, tool("a"))
    for number in range(others):
        await changed(pinning, tool("a"), f"tenant-{number}")
    assert await changed(pinning, tool("b")) == expected
