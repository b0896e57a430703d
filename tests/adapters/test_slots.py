"""Slots are shared: nobody holds more than are left free, and whoever waits gets one in turn."""

import asyncio
import threading

import pytest

from adapters.slots import PoolSlots, Shares, Slots


def _taken(shares: Shares, tenant: str) -> int:
    """How many slots a tenant gets that asks until it is refused."""
    taken = 0
    while shares.take(tenant):
        taken += 1
    return taken


@pytest.mark.parametrize(("number", "first"), [(0, 0), (1, 1), (2, 1), (3, 2), (64, 32)])
def test_a_greedy_tenant_gets_half(number: int, first: int) -> None:
    assert _taken(Shares(number), "greedy") == first


def test_every_later_tenant_finds_some() -> None:
    shares = Shares(64)
    assert [_taken(shares, str(tenant)) for tenant in range(7)] == [32, 16, 8, 4, 2, 1, 1]
    assert not shares.take("eighth")


def test_what_is_left_may_be_taken_again() -> None:
    shares = Shares(4)
    for _ in range(3):
        assert _taken(shares, "one") == 2
        shares.leave("one")
        shares.leave("one")
    assert [shares.take("one"), shares.take("two")] == [True, True]


def test_places_are_bound_by_what_others_hold_too() -> None:
    wider = threading.BoundedSemaphore(3)
    old, new = PoolSlots(4, wider=wider), PoolSlots(4, wider=wider)
    assert [old.take("a"), old.take("a"), old.take("a")] == [True, True, False]
    assert [new.take("a"), new.take("b")] == [True, False]
    old.leave("a")
    assert new.take("b")
    assert not new.take("c")


async def _hold(slots: Slots, tenant: str, held: list[str], release: asyncio.Event) -> None:
    async with slots.one(tenant):
        held.append(tenant)
        await release.wait()


async def _settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_tenant_that_hangs_keeps_nobody_else_out() -> None:
    slots, held, never = Slots(4), list[str](), asyncio.Event()
    async with asyncio.TaskGroup() as group:
        hung = [group.create_task(_hold(slots, "hung", held, never)) for _ in range(10)]
        await _settled()
        assert held == ["hung"] * 2
        async with slots.one("other"):
            assert held == ["hung"] * 2
        for task in hung:
            task.cancel()


async def test_who_waits_is_served_in_turn() -> None:
    slots, held = Slots(1), list[str]()
    releases = {name: asyncio.Event() for name in "abc"}
    async with asyncio.TaskGroup() as group:
        for name, release in releases.items():
            group.create_task(_hold(slots, name, held, release))
        for number, name in enumerate("abc", start=1):
            await _settled()
            assert held == list("abc"[:number])
            releases[name].set()


async def test_who_gives_up_waiting_leaves_the_slot_to_the_next() -> None:
    slots, held, release = Slots(1), list[str](), asyncio.Event()
    first = asyncio.create_task(_hold(slots, "first", held, release))
    await _settled()
    waiting = [asyncio.create_task(_hold(slots, name, held, release)) for name in ("leaves", "stays")]
    await _settled()
    waiting[0].cancel()
    release.set()
    await asyncio.gather(first, waiting[1])
    assert held == ["first", "stays"]


async def test_a_slot_granted_to_one_who_leaves_in_that_moment_is_not_lost() -> None:
    slots, held = Slots(1), list[str]()
    async with slots.one("first"):
        leaves = asyncio.create_task(_hold(slots, "leaves", held, asyncio.Event()))
        await _settled()
    leaves.cancel()  # it was granted by the line before, and has not run since
    with pytest.raises(asyncio.CancelledError):
        await leaves
    async with asyncio.timeout(5), slots.one("next"):
        assert held == []
