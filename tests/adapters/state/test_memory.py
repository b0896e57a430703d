"""Memory is bounded: what ends goes, and what ends soonest goes first where there is too much."""

import tracemalloc

import orjson

from adapters.state.base import Draw, Key, KeyKind, LeasePlace, state_key
from adapters.state.memory import MemoryStore
from filters.rates import Bucket
from tests.adapters.state.stores import Clock


def key(name: str) -> Key:
    return state_key(KeyKind.LOCK, "acme", name)


async def kept(store: MemoryStore, *names: str) -> list[bool]:
    return [entry is not None for entry in await store.read([key(name) for name in names])]


async def test_past_the_limit_what_ends_next_goes() -> None:
    store = MemoryStore(clock=Clock(), most=2)
    for name, seconds in (("long", 9.0), ("short", 1.0), ("longer", 10.0), ("last", 5.0)):
        await store.put(key(name), b"", seconds=seconds)
    assert await kept(store, "long", "short", "longer", "last") == [True, False, True, True]


async def test_values_of_one_kind_push_out_none_of_another() -> None:
    store = MemoryStore(clock=Clock(), most=2)
    await store.put(key("ann"), b"", seconds=9)
    for number in range(9):
        await store.put(state_key(KeyKind.HISTORY, "acme", str(number)), b"", seconds=99)
    await store.put(key("ben"), b"", seconds=9)
    assert await kept(store, "ann", "ben") == [True, True]
    assert len(store._cells) == 4


async def test_values_take_a_bounded_number_of_bytes() -> None:
    store = MemoryStore(clock=Clock(), most_bytes=100)
    for name, size, seconds in (("first", 60, 8), ("second", 60, 9), ("third", 30, 9)):
        await store.put(key(name), bytes(size), seconds=seconds)
    await store.put(key("second"), bytes(10), seconds=9)
    await store.put(key("last"), bytes(60), seconds=9)
    assert await kept(store, "first", "second", "third", "last") == [False, True, True, True]
    assert [(kind.count, kind.size) for kind in store._kinds.values()] == [(3, 100)]


async def test_what_was_kept_for_longer_since_stays() -> None:
    clock = Clock()
    store = MemoryStore(clock=clock)
    await store.put(key("one"), b"", seconds=1)
    await store.put(key("one"), b"", seconds=9)
    clock.now += 5
    await store.put(key("another"), b"", seconds=9)
    assert await kept(store, "one", "another") == [True, True]


async def test_what_was_kept_for_less_since_goes() -> None:
    clock = Clock()
    store = MemoryStore(clock=clock, most=1)
    await store.put(key("one"), b"", seconds=9)
    await store.put(key("one"), b"", seconds=1)
    clock.now += 2
    await store.put(key("another"), b"", seconds=9)
    clock.now += 1
    await store.put(key("third"), b"", seconds=9)
    assert await kept(store, "one", "another", "third") == [False, True, True]


async def test_what_comes_and_goes_leaves_nothing_behind() -> None:
    clock = Clock()
    store = MemoryStore(clock=clock)
    bucket = Bucket(capacity=1, per_second=10)
    for number in range(200):
        await store.draw([Draw(key("bucket"), bucket, 1)])
        await store.lease([LeasePlace(key("places"), 1)], str(number), seconds=60)
        await store.release([key("places")], str(number))
        clock.now += 1
    clock.now += 60
    await store.put(key("last"), b"", seconds=1)
    assert len(store._cells) == sum(len(kind.ends) for kind in store._kinds.values()) == len(store._looked_at) == 1
    assert [(kind.count, kind.size) for kind in store._kinds.values()] == [(1, 0)]


async def test_a_record_that_ends_at_once_is_not_kept() -> None:
    store = MemoryStore(clock=Clock())
    await store.append(key("log"), "a", b"", seconds=0, most=5)
    assert (await store.page(key("log"), before="", most=5)).records == ()


async def test_what_has_expired_of_a_log_that_gets_no_more_goes() -> None:
    clock = Clock()
    store = MemoryStore(clock=clock)
    for name, seconds in (("a", 1.0), ("b", 3.0)):
        await store.append(key("log"), name, b"", seconds=seconds, most=5)
    clock.now += 2
    await store.put(key("value"), b"", seconds=9)
    assert [list(log.cells) for log in store._logs.values()] == [["b"]]
    clock.now += 2
    await store.append(key("other"), "c", b"", seconds=9, most=5)
    assert (list(store._logs), len(store._log_ends)) == ([key("other")], 1)
    await store.append(key("log"), "d", b"", seconds=9, most=5)
    assert (await store.page(key("log"), before="", most=5)).records == (("d", b""),)


async def test_a_value_takes_no_more_memory_than_it_is_long() -> None:
    store, log, many = MemoryStore(clock=Clock()), state_key(KeyKind.INCIDENTS, "acme"), 200
    tracemalloc.start()
    try:
        for number in range(many):
            await store.put(key(str(number)), orjson.dumps([number] * 100), seconds=9)
            await store.append(log, str(number), orjson.dumps([number] * 100), seconds=9, most=many)
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert size < many * 2 * 1_500
