"""Cells keep nothing that is as good as nothing, and show no value."""

import pytest

from adapters.state.base import Draw, Key, KeyKind, LeasePlace, state_key
from adapters.state.cells import Cell, entry
from adapters.state.memory import MemoryStore
from filters.rates import Bucket
from tests.adapters.state.stores import Clock

KEY: Key = state_key(KeyKind.BUCKET, "acme")
BUCKET = Bucket(capacity=4, per_second=2)


def test_a_cell_shows_no_value() -> None:
    assert "secret" not in repr(Cell(b"secret", 1.0))


@pytest.mark.parametrize(("now", "seconds"), [(0.0, 10.0), (9.5, 0.5)])
def test_an_entry_tells_the_time_it_has_left(now: float, seconds: float) -> None:
    told = entry(Cell(b"value", 10.0), now)
    assert told is not None
    assert told.seconds == seconds


def test_a_cell_whose_time_is_up_is_none() -> None:
    assert entry(Cell(b"value", 10.0), 10.0) is None


async def test_a_bucket_is_kept_until_it_is_full() -> None:
    store = MemoryStore(clock=Clock())
    await store.draw([Draw(KEY, BUCKET, 3)])
    (kept,) = await store.read([KEY])
    assert kept is not None
    assert kept.seconds == 1.5
    await store.charge([Draw(KEY, BUCKET, -3)])
    assert await store.read([KEY]) == (None,)


async def test_places_are_kept_until_the_last_is_given_back_or_ends() -> None:
    store = MemoryStore(clock=Clock())
    await store.lease([LeasePlace(KEY, 2)], "a", seconds=5)
    await store.lease([LeasePlace(KEY, 2)], "b", seconds=9)
    (kept,) = await store.read([KEY])
    assert kept is not None
    assert kept.seconds == 9
    await store.release([KEY], "a")
    await store.release([KEY], "b")
    assert await store.read([KEY]) == (None,)
