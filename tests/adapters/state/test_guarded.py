"""However a store fails, a step ends in time, is told of once, and soon costs nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from adapters.state.base import (
    Draw,
    Key,
    KeyKind,
    LeasePlace,
    StateStep,
    StateStore,
    StateTrouble,
    StoredValue,
    Trouble,
    state_key,
)
from adapters.state.guarded import FAILURES, OPEN_SECONDS, GuardedStore
from adapters.state.memory import MemoryStore
from filters.rates import Bucket
from tests.adapters.state.stores import PATIENCE, Clock

KEY = state_key(KeyKind.LOCK, "acme", "one")

STEPS: dict[StateStep, Callable[[StateStore], Awaitable[object]]] = {
    StateStep.READ: lambda store: store.read([KEY]),
    StateStep.PUT: lambda store: store.put(KEY, b"", seconds=1),
    StateStep.ADD: lambda store: store.add(KEY, b"", seconds=1),
    StateStep.REPLACE: lambda store: store.replace(KEY, expected=b"", value=b"", seconds=1),
    StateStep.REMOVE: lambda store: store.remove([KEY]),
    StateStep.STRIKE: lambda store: store.strike(KEY, window=1, most=5),
    StateStep.DRAW: lambda store: store.draw([Draw(KEY, Bucket(1, 1), 1)]),
    StateStep.CHARGE: lambda store: store.charge([Draw(KEY, Bucket(1, 1), 1)]),
    StateStep.LEASE: lambda store: store.lease([LeasePlace(KEY, 1)], "a", seconds=1),
    StateStep.RELEASE: lambda store: store.release([KEY], "a"),
    StateStep.APPEND: lambda store: store.append(KEY, "a", b"", seconds=1, most=5),
    StateStep.ERASE: lambda store: store.erase(KEY, ["a"]),
    StateStep.PAGE: lambda store: store.page(KEY, before="", most=5),
}


class Failing(MemoryStore):
    """A store that can be told to fail, or to hang, when it is read."""

    def __init__(self) -> None:
        super().__init__(clock=Clock())
        self.trouble: Trouble | None = None
        self.hangs = False
        self.asked = 0

    async def read(self, keys: "list[Key] | tuple[Key, ...] | object") -> tuple[StoredValue | None, ...]:
        self.asked += 1
        if self.hangs:
            await asyncio.Event().wait()
        if self.trouble:
            raise StateTrouble(self.trouble)
        return (None,)


class Guarded:
    def __init__(self, *, seconds: float = PATIENCE) -> None:
        self.behind = Failing()
        self.clock = Clock()
        self.told: list[tuple[StateStep, Trouble]] = []
        self.turns: list[Trouble | None] = []
        self.store = GuardedStore(
            self.behind,
            seconds=seconds,
            watch=lambda *told: self.told.append(told),
            on_turn=self.turns.append,
            clock=self.clock,
        )

    async def trouble(self) -> Trouble:
        with pytest.raises(StateTrouble) as caught:
            await self.store.read([KEY])
        return caught.value.trouble


def test_every_step_is_tried() -> None:
    assert STEPS.keys() == set(StateStep)


@pytest.mark.parametrize("operation", StateStep)
async def test_a_step_gives_what_the_store_gives(operation: StateStep) -> None:
    guarded = GuardedStore(MemoryStore(clock=Clock()), seconds=PATIENCE, watch=lambda *_: pytest.fail("no trouble"))
    assert await STEPS[operation](guarded) == await STEPS[operation](MemoryStore(clock=Clock()))


@pytest.mark.parametrize("operation", StateStep)
async def test_a_step_that_fails_is_told_by_its_name(operation: StateStep) -> None:
    guarded = Guarded()
    guarded.behind.trouble = Trouble.REFUSED
    for _ in range(FAILURES):
        await guarded.trouble()
    guarded.told.clear()
    with pytest.raises(StateTrouble):
        await STEPS[operation](guarded.store)
    assert guarded.told == [(operation, Trouble.CIRCUIT_OPEN)]


async def test_a_step_ends_in_time() -> None:
    guarded = Guarded(seconds=0.01)
    guarded.behind.hangs = True
    assert await guarded.trouble() is Trouble.TIMEOUT
    assert guarded.told == [(StateStep.READ, Trouble.TIMEOUT)]


async def test_trouble_passes_as_it_is() -> None:
    guarded = Guarded()
    guarded.behind.trouble = Trouble.BUSY
    assert await guarded.trouble() is Trouble.BUSY


async def test_a_store_that_keeps_failing_is_left_alone_and_then_tried_again() -> None:
    guarded = Guarded()
    guarded.behind.trouble = Trouble.UNREACHABLE
    for _ in range(FAILURES):
        await guarded.trouble()
    assert [await guarded.trouble() for _ in range(3)] == [Trouble.CIRCUIT_OPEN] * 3
    assert guarded.behind.asked == FAILURES
    guarded.clock.now += OPEN_SECONDS
    assert await guarded.trouble() is Trouble.UNREACHABLE
    guarded.behind.trouble = None
    guarded.clock.now += OPEN_SECONDS
    assert await guarded.store.read([KEY]) == (None,)
    assert await guarded.store.read([KEY]) == (None,)


async def test_an_outage_is_told_once_and_so_is_its_end() -> None:
    guarded = Guarded()
    for _ in range(2):
        guarded.behind.trouble = Trouble.UNREACHABLE
        for _ in range(FAILURES + 1):
            await guarded.trouble()
        guarded.behind.trouble = None
        guarded.clock.now += OPEN_SECONDS
        for _ in range(2):
            await guarded.store.read([KEY])
    assert guarded.turns == [Trouble.UNREACHABLE, None] * 2


async def test_a_store_that_answers_now_and_then_goes_on_failing() -> None:
    guarded = Guarded()
    for trouble in [Trouble.BUSY, None] * 3:
        guarded.behind.trouble = trouble
        guarded.clock.now += OPEN_SECONDS / 2
        with suppress(StateTrouble):
            await guarded.store.read([KEY])
    assert guarded.turns == [Trouble.BUSY]


async def test_a_caller_who_leaves_says_nothing_of_the_store() -> None:
    guarded = Guarded()
    guarded.behind.hangs = True
    for _ in range(FAILURES + 1):
        leaving = asyncio.create_task(guarded.store.read([KEY]))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.wait([leaving])
    guarded.behind.hangs = False
    assert await guarded.store.read([KEY]) == (None,)
    assert guarded.told == []


async def test_closing_closes_the_store_behind() -> None:
    class Closing(Failing):
        closed = False

        async def close(self) -> None:
            self.closed = True

    behind = Closing()
    await GuardedStore(behind, seconds=PATIENCE, watch=lambda *_: None).close()
    assert behind.closed


async def test_a_store_that_does_not_end_keeps_nobody_from_ending() -> None:
    class Hanging(Failing):
        async def close(self) -> None:
            await asyncio.Event().wait()

    async with asyncio.timeout(PATIENCE):
        await GuardedStore(Hanging(), seconds=PATIENCE, watch=lambda *_: None, closing_seconds=0.01).close()
