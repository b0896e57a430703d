"""Definitions are held against those that the tenant's tools were first seen with."""

import asyncio
from collections.abc import Iterator, Sequence

import pytest

from adapters.state.base import Key, KeyKind, StateTrouble, StoredValue, Trouble, state_key
from adapters.state.memory import MemoryStore
from filters.segments import ToolDefinition
from filters.tool_calls.pins import ACCEPTED_AFTER, ACCEPTED_TIMES, CHANGED_DEFINITION
from gateway.judging.pinning import (
    KEEP_SECONDS,
    LONGEST_SETTLED,
    MOST_SETTLED,
    MOST_TENANTS,
    MOST_TOOLS,
    REFRESH_SHARE,
    SETTLED_SECONDS,
    TOOLS_AT_ONCE,
    Pinning,
)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


class DeadStore(MemoryStore):
    """Has no answer to anything that pins ask."""

    async def read(self, *_arguments: object, **_named: object) -> tuple[StoredValue | None, ...]:
        raise StateTrouble(Trouble.TIMEOUT)


class SlowStore(MemoryStore):
    """Takes time for its answers."""

    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        await asyncio.sleep(0)
        return await super().read(keys)


class SlowlyFailingStore(DeadStore):
    """Takes time, and has no answer then."""

    async def read(self, *_arguments: object, **_named: object) -> tuple[StoredValue | None, ...]:
        await asyncio.sleep(0)
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


async def test_requests_at_once_keep_what_each_of_them_has_seen() -> None:
    pinning = Pinning(SlowlyFailingStore())
    await asyncio.gather(*(changed(pinning, tool("a", name)) for name in ("pay", "mail")))
    assert [await changed(pinning, tool("b", name)) for name in ("pay", "mail")] == [[CHANGED_DEFINITION]] * 2


async def test_requests_at_once_with_one_tool_count_as_often_as_they_came() -> None:
    clock = Clock()
    pinning = Pinning(SlowStore(), clock=clock)
    await changed(pinning, tool("a"))
    await asyncio.gather(*(changed(pinning, tool("b")) for _ in range(ACCEPTED_TIMES - 1)))
    clock.now += ACCEPTED_AFTER
    assert await changed(pinning, tool("b")) == []


@pytest.mark.parametrize("end", ["", "\ud800"])
async def test_a_long_name_is_known_by_its_digest(end: str) -> None:
    pinning, name = Pinning(MemoryStore()), "b" * 100_000 + end
    assert [await changed(pinning, tool(digest, name)) for digest in "aba"] == [[], [CHANGED_DEFINITION], []]
    assert await changed(pinning, tool("b", f"{name}b")) == []
    assert max(len(kept) for pins in pinning._pins.values() for kept in pins) < 100


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


class DyingStore(MemoryStore):
    """Has no answer from the second question on."""

    asked = 0

    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        self.asked += 1
        if self.asked > 1:
            raise StateTrouble(Trouble.TIMEOUT)
        return await super().read(keys)


async def test_what_a_store_said_before_it_failed_holds() -> None:
    store = DyingStore()
    await store.add(state_key(KeyKind.TOOL, "acme", "bash"), b"a", seconds=KEEP_SECONDS)
    findings = await Pinning(store).compare("acme", [tool("b"), tool("b", "grep")])
    assert [finding.rule_id for finding in findings] == [CHANGED_DEFINITION]


class RacedStore(MemoryStore):
    """Another worker meets the tool first, right after it was looked up."""

    async def add(self, key: Key, _value: bytes, *, seconds: float) -> bool:
        await super().add(key, b"a", seconds=seconds)
        return False


async def test_of_two_workers_that_meet_a_tool_at_once_one_pins_it() -> None:
    pinning = Pinning(RacedStore())
    assert await changed(pinning, tool("b")) == [CHANGED_DEFINITION]
    assert await changed(pinning, tool("a")) == []


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


class Tools(list[ToolDefinition]):
    """Definitions that count how often somebody has gone through them."""

    def __init__(self, *definitions: ToolDefinition) -> None:
        super().__init__(definitions)
        self.times = 0

    def __iter__(self) -> Iterator[ToolDefinition]:
        self.times += 1
        return super().__iter__()


async def looks(pinning: Pinning, *definitions: ToolDefinition) -> int:
    """How often each definition of a request was looked at."""
    tools = Tools(*definitions)
    await pinning.compare("acme", tools)
    return tools.times


async def settled(*definitions: ToolDefinition, clock: Clock) -> Pinning:
    """It has seen these twice, and takes them as the same from then on."""
    pinning = Pinning(MemoryStore(clock=clock), clock=clock)
    for _ in range(2):
        assert await looks(pinning, *definitions) > 1
    assert await looks(pinning, *definitions) == 1
    return pinning


async def test_definitions_that_come_again_and_again_are_looked_at_once_a_minute() -> None:
    clock = Clock()
    pinning = await settled(tool("a"), tool("c", "read"), clock=clock)
    clock.now += SETTLED_SECONDS
    assert await looks(pinning, tool("a"), tool("c", "read")) > 1
    assert await looks(pinning, tool("a"), tool("c", "read")) == 1


@pytest.mark.parametrize(
    "other",
    [
        pytest.param([tool("b")], id="another definition"),
        pytest.param([tool("a"), tool("b")], id="one more of the same name"),
        pytest.param([tool("b"), tool("a")], id="one before"),
    ],
)
async def test_another_definition_is_a_finding_however_often_the_first_has_come(other: list[ToolDefinition]) -> None:
    pinning = await settled(tool("a"), clock=Clock())
    assert [finding.rule_id for finding in await pinning.compare("acme", other)] == [CHANGED_DEFINITION]
    assert await looks(pinning, tool("a")) > 1


async def test_a_definition_that_is_no_longer_known_is_looked_for_again() -> None:
    pinning = await settled(tool("a"), clock=Clock())
    await pinning.compare("acme", [tool("x", f"tool-{number}") for number in range(MOST_TOOLS)])
    assert await looks(pinning, tool("a")) > 1


async def test_what_no_store_has_answered_for_is_asked_again() -> None:
    pinning = Pinning(DeadStore())
    for _ in range(4):
        assert await looks(pinning, tool("a")) > 1


async def test_only_so_many_lists_are_taken_as_the_same() -> None:
    pinning, lists = Pinning(MemoryStore()), [tool("a", f"tool-{number}") for number in range(MOST_SETTLED + 1)]
    for _ in range(2):
        for one in lists:
            await pinning.compare("acme", [one])
    assert [await looks(pinning, one) for one in lists[-1:]] == [1]
    assert await looks(pinning, lists[0]) > 1


@pytest.mark.parametrize(("count", "is_settled"), [(LONGEST_SETTLED, True), (LONGEST_SETTLED + 1, False)])
async def test_only_short_lists_are_taken_as_the_same(count: int, is_settled: bool) -> None:
    pinning, definitions = Pinning(MemoryStore()), [tool("a", f"tool-{number}") for number in range(count)]
    for _ in range(2):
        await pinning.compare("acme", definitions)
    assert (await looks(pinning, *definitions) == 1) is is_settled


async def test_a_tenant_that_gave_way_is_asked_about_again() -> None:
    pinning = await settled(tool("a"), clock=Clock())
    for number in range(MOST_TENANTS):
        await changed(pinning, tool("a"), f"tenant-{number}")
    assert await looks(pinning, tool("a")) > 1


async def test_others_have_their_turn_while_many_definitions_are_compared() -> None:
    rounds = 0

    async def count() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    many = [tool(name=f"tool-{number}") for number in range(4 * TOOLS_AT_ONCE)]
    assert await Pinning(MemoryStore()).compare("acme", [*many, tool("b", name="tool-0")]) != ()
    counting.cancel()
    assert rounds >= 4
