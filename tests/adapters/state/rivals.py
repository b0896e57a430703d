"""What several processes do to one store at the same time."""

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from adapters.state.base import Draw, Key, KeyKind, LeasePlace, StateStep, StateStore, Trouble, state_key
from filters.rates import Bucket

_Result = TypeVar("_Result")

KEY: Key = state_key(KeyKind.BUCKET, "acme")
LOG: Key = state_key(KeyKind.INCIDENTS, "acme")
SLOW = Bucket(capacity=50, per_second=1e-6)
TOGETHER = 8
"""Steps that one process has under way at a time."""


def fail_on_trouble(operation: StateStep, trouble: Trouble) -> None:
    raise AssertionError(f"{operation}: {trouble}")


OpenStore = Callable[[], StateStore]


def draws(open_store: OpenStore, number: int, times: int) -> int:
    """How many of so many draws were granted."""

    async def one(store: StateStore, _: int) -> bool:
        (drawn,) = await store.draw([Draw(KEY, SLOW, 1)])
        return drawn.granted

    return sum(asyncio.run(_each(open_store, one, times)))


def leases(open_store: OpenStore, number: int, times: int) -> int:
    """How many of so many holders got a place; none gives it back."""

    async def one(store: StateStore, turn: int) -> bool:
        return await store.lease([LeasePlace(KEY, 50)], f"{number}-{turn}", seconds=600)

    return sum(asyncio.run(_each(open_store, one, times)))


def replacements(open_store: OpenStore, number: int, times: int) -> int:
    """How many times it was this process that replaced a value that all of them want to."""

    async def one(store: StateStore, turn: int) -> bool:
        key = state_key(KeyKind.APPROVAL, "acme", str(turn))
        await store.add(key, b"approved", seconds=600)
        return await store.replace(key, expected=b"approved", value=b"used", seconds=600)

    return sum(asyncio.run(_each(open_store, one, times)))


def strikes(open_store: OpenStore, number: int, times: int) -> int:
    """The largest count that this process was told."""

    async def one(store: StateStore, _: int) -> int:
        return await store.strike(KEY, window=600, most=100_000)

    return max(asyncio.run(_each(open_store, one, times)))


def records(open_store: OpenStore, number: int, times: int) -> int:
    """How many records it appended."""

    async def one(store: StateStore, turn: int) -> int:
        await store.append(LOG, f"{number}-{turn}", b"{}", seconds=600, most=100_000)
        return 1

    return sum(asyncio.run(_each(open_store, one, times)))


def run_rivals(
    work: Callable[[OpenStore, int, int], int], open_store: OpenStore, *, processes: int, times: int
) -> list[int]:
    """What the same work gives in several processes that do it at once, each so many times."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        running = [pool.submit(work, open_store, number, times) for number in range(processes)]
        return [one.result() for one in running]


async def _each(
    open_store: OpenStore, one: Callable[[StateStore, int], Awaitable[_Result]], times: int
) -> list[_Result]:
    store = open_store()
    try:
        results: list[_Result] = []
        for start in range(0, times, TOGETHER):
            turns = range(start, min(times, start + TOGETHER))
            results += await asyncio.gather(*(one(store, turn) for turn in turns))
        return results
    finally:
        await store.close()
