"""What every state store does alike, and keys that no two tenants share."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.state.base import (
    Draw,
    Key,
    KeyKind,
    LeasePlace,
    StateTrouble,
    StoredValue,
    Trouble,
    kind_of,
    state_key,
    trouble_of,
)
from filters.rates import Bucket
from tests.adapters.state.stores import Trial

LONG = 3_600.0
SHORT = 0.05

KEY = state_key(KeyKind.APPROVAL, "acme", "one")
OTHER = state_key(KeyKind.APPROVAL, "acme", "two")
LOG = state_key(KeyKind.INCIDENTS, "acme")
SLOW = Bucket(capacity=3, per_second=0.001)
"""Fills too slowly for any test to see."""


async def value_of(trial: Trial, key: Key = KEY) -> bytes | None:
    (entry,) = await trial.store.read([key])
    return entry.value if entry else None


async def test_a_value_is_kept_for_its_time(trial: Trial) -> None:
    await trial.store.put(KEY, b"\x00value", seconds=LONG)
    entry, nothing = await trial.store.read([KEY, OTHER])
    assert isinstance(entry, StoredValue)
    assert entry.value == b"\x00value"
    assert 0 < entry.seconds <= LONG
    assert nothing is None


async def test_a_store_that_answers_is_in_no_trouble(trial: Trial) -> None:
    assert await trouble_of(trial.store) is None


async def test_a_value_ends(trial: Trial) -> None:
    await trial.store.put(KEY, b"value", seconds=SHORT)
    await trial.passes(2 * SHORT)
    assert await value_of(trial) is None


async def test_a_later_value_takes_the_place_of_an_earlier_one_and_of_its_time(trial: Trial) -> None:
    await trial.store.put(KEY, b"earlier", seconds=SHORT)
    await trial.store.put(KEY, b"later", seconds=LONG)
    await trial.passes(2 * SHORT)
    assert await value_of(trial) == b"later"


async def test_only_the_first_is_added(trial: Trial) -> None:
    added = [await trial.store.add(KEY, value, seconds=LONG) for value in (b"first", b"second")]
    assert added == [True, False]
    assert await value_of(trial) == b"first"


async def test_something_can_be_added_where_something_ended(trial: Trial) -> None:
    await trial.store.put(KEY, b"ended", seconds=SHORT)
    await trial.passes(2 * SHORT)
    assert await trial.store.add(KEY, b"new", seconds=LONG)


async def test_what_is_removed_is_gone(trial: Trial) -> None:
    await trial.store.put(KEY, b"one", seconds=LONG)
    await trial.store.put(OTHER, b"two", seconds=LONG)
    await trial.store.remove([KEY, OTHER])
    assert await trial.store.read([KEY, OTHER]) == (None, None)


@pytest.mark.parametrize(
    ("before", "expected", "replaced"),
    [
        pytest.param(b"old", b"old", True, id="what is expected"),
        pytest.param(b"old", b"other", False, id="something else"),
        pytest.param(None, b"old", False, id="nothing"),
    ],
)
async def test_only_what_is_expected_is_replaced(
    trial: Trial, before: bytes | None, expected: bytes, replaced: bool
) -> None:
    if before:
        await trial.store.put(KEY, before, seconds=LONG)
    assert await trial.store.replace(KEY, expected=expected, value=b"new", seconds=LONG) is replaced
    assert await value_of(trial) == (b"new" if replaced else before)


async def test_of_many_who_replace_at_once_one_does(trial: Trial) -> None:
    await trial.store.put(KEY, b"old", seconds=LONG)
    tries = [trial.store.replace(KEY, expected=b"old", value=b"new", seconds=LONG) for _ in range(20)]
    assert sum(await asyncio.gather(*tries)) == 1


async def test_strikes_are_counted_up_to_what_matters(trial: Trial) -> None:
    counts = [await trial.store.strike(KEY, window=LONG, most=3) for _ in range(5)]
    assert counts == [1, 2, 3, 3, 3]


async def test_strikes_at_once_are_all_counted(trial: Trial) -> None:
    counts = await asyncio.gather(*(trial.store.strike(KEY, window=LONG, most=100) for _ in range(20)))
    assert sorted(counts) == list(range(1, 21))


async def test_strikes_before_the_window_do_not_count(trial: Trial) -> None:
    await trial.store.strike(KEY, window=LONG, most=5)
    await trial.passes(2 * SHORT)
    assert await trial.store.strike(KEY, window=SHORT, most=5) == 1


async def test_a_bucket_gives_what_it_has(trial: Trial) -> None:
    drawn = [(await trial.store.draw([Draw(KEY, SLOW, 2)]))[0] for _ in range(2)]
    assert [one.granted for one in drawn] == [True, False]
    assert drawn[0].left == pytest.approx(1, abs=0.5)
    assert drawn[0].wait == 0
    assert drawn[1].left == pytest.approx(1, abs=0.5)
    assert drawn[1].wait == pytest.approx(1_000, abs=500)


async def test_a_bucket_fills(trial: Trial) -> None:
    fast = Bucket(capacity=1, per_second=1 / SHORT)
    await trial.store.draw([Draw(KEY, fast, 1)])
    await trial.passes(2 * SHORT)
    (drawn,) = await trial.store.draw([Draw(KEY, fast, 1)])
    assert drawn.granted


async def test_nothing_is_taken_from_one_bucket_where_another_has_too_little(trial: Trial) -> None:
    await trial.store.draw([Draw(OTHER, SLOW, 3)])
    first, second = await trial.store.draw([Draw(KEY, SLOW, 1), Draw(OTHER, SLOW, 1)])
    assert (first.granted, second.granted) == (True, False)
    assert first.left == 3


async def test_a_charge_takes_more_than_there_is_and_has_to_be_waited_for(trial: Trial) -> None:
    await trial.store.charge([Draw(KEY, SLOW, 5)])
    (drawn,) = await trial.store.draw([Draw(KEY, SLOW, 0)])
    assert not drawn.granted
    assert drawn.left == pytest.approx(-2, abs=0.5)


async def test_what_is_given_back_does_not_overflow(trial: Trial) -> None:
    await trial.store.draw([Draw(KEY, SLOW, 1)])
    await trial.store.charge([Draw(KEY, SLOW, -5)])
    (drawn,) = await trial.store.draw([Draw(KEY, SLOW, 1)])
    assert drawn.left == pytest.approx(2, abs=0.5)


async def test_draws_at_once_never_get_more_than_there_is(trial: Trial) -> None:
    drawn = await asyncio.gather(*(trial.store.draw([Draw(KEY, SLOW, 1)]) for _ in range(20)))
    assert sum(one.granted for (one,) in drawn) == 3


async def test_places_are_limited_and_given_back(trial: Trial) -> None:
    places = [LeasePlace(KEY, 2), LeasePlace(OTHER, 5)]
    taken = [await trial.store.lease(places, holder, seconds=LONG) for holder in ("a", "b", "c")]
    assert taken == [True, True, False]
    await trial.store.release([KEY, OTHER], "a")
    assert await trial.store.lease(places, "c", seconds=LONG)


async def test_a_holder_renews_its_places_when_all_are_taken(trial: Trial) -> None:
    assert await trial.store.lease([LeasePlace(KEY, 1)], "a", seconds=LONG)
    assert await trial.store.lease([LeasePlace(KEY, 1)], "a", seconds=LONG)
    assert not await trial.store.lease([LeasePlace(KEY, 1)], "b", seconds=LONG)


async def test_no_place_is_taken_where_another_is_full(trial: Trial) -> None:
    await trial.store.lease([LeasePlace(OTHER, 1)], "a", seconds=LONG)
    assert not await trial.store.lease([LeasePlace(KEY, 1), LeasePlace(OTHER, 1)], "b", seconds=LONG)
    assert await trial.store.lease([LeasePlace(KEY, 1)], "c", seconds=LONG)


async def test_a_place_that_is_not_renewed_is_free_again(trial: Trial) -> None:
    await trial.store.lease([LeasePlace(KEY, 1)], "a", seconds=SHORT)
    await trial.passes(2 * SHORT)
    assert await trial.store.lease([LeasePlace(KEY, 1)], "b", seconds=LONG)


async def test_a_log_is_read_page_by_page_newest_first(trial: Trial) -> None:
    for name in ("b", "a", "d", "c"):
        await trial.store.append(LOG, name, name.encode(), seconds=LONG, most=10)
    first = await trial.store.page(LOG, before="", most=3)
    second = await trial.store.page(LOG, before=first.before, most=3)
    assert first.records == (("d", b"d"), ("c", b"c"), ("b", b"b"))
    assert second.records == (("a", b"a"),)
    assert second.before == ""


async def test_records_are_erased_by_name_and_once(trial: Trial) -> None:
    for name in "abcd":
        await trial.store.append(LOG, name, name.encode(), seconds=LONG, most=10)
    assert await trial.store.erase(state_key(KeyKind.INCIDENTS, "other"), ["a"]) == 0
    assert await trial.store.erase(LOG, ["b", "d", "x"]) == 2
    assert await trial.store.erase(LOG, ["b", "d", "x"]) == 0
    assert [name for name, _ in (await trial.store.page(LOG, before="", most=9)).records] == ["c", "a"]
    await trial.store.append(LOG, "b", b"new", seconds=LONG, most=10)
    assert [name for name, _ in (await trial.store.page(LOG, before="", most=9)).records] == ["c", "b", "a"]


async def test_what_has_ended_is_not_erased(trial: Trial) -> None:
    await trial.store.append(LOG, "a", b"", seconds=SHORT, most=9)
    await trial.passes(2 * SHORT)
    assert await trial.store.erase(LOG, ["a"]) == 0


async def test_a_log_that_ends_with_its_page_has_no_next(trial: Trial) -> None:
    await trial.store.append(LOG, "a", b"a", seconds=LONG, most=10)
    page = await trial.store.page(LOG, before="", most=1)
    assert page.records == (("a", b"a"),)
    assert page.before == ""


async def test_a_record_takes_the_place_of_one_of_its_name(trial: Trial) -> None:
    for value in (b"old", b"new"):
        await trial.store.append(LOG, "a", value, seconds=LONG, most=10)
    assert (await trial.store.page(LOG, before="", most=9)).records == (("a", b"new"),)


async def test_a_log_keeps_its_newest_records(trial: Trial) -> None:
    for name in "abcde":
        await trial.store.append(LOG, name, b"", seconds=LONG, most=2)
    assert [name for name, _ in (await trial.store.page(LOG, before="", most=9)).records] == ["e", "d"]


async def test_records_end(trial: Trial) -> None:
    await trial.store.append(LOG, "a", b"", seconds=SHORT, most=9)
    await trial.passes(2 * SHORT)
    await trial.store.append(LOG, "b", b"", seconds=LONG, most=9)
    assert [name for name, _ in (await trial.store.page(LOG, before="", most=9)).records] == ["b"]


async def test_logs_of_two_tenants_are_apart(trial: Trial) -> None:
    await trial.store.append(LOG, "a", b"", seconds=LONG, most=9)
    page = await trial.store.page(state_key(KeyKind.INCIDENTS, "other"), before="", most=9)
    assert page.records == ()


def test_trouble_tells_its_kind_alone() -> None:
    assert str(StateTrouble(Trouble.TIMEOUT)) == "timeout"


def test_values_stay_out_of_what_is_shown() -> None:
    assert "secret" not in repr(StoredValue(b"secret", 1.0))


PARTS = st.lists(st.text(max_size=4), max_size=3)


@given(st.text(max_size=4), PARTS, st.text(max_size=4), PARTS)
def test_two_keys_are_the_same_only_for_the_same_tenant_and_parts(
    tenant: str, parts: list[str], other_tenant: str, other_parts: list[str]
) -> None:
    key, other = state_key(KeyKind.LOCK, tenant, *parts), state_key(KeyKind.LOCK, other_tenant, *other_parts)
    assert (key == other) is ((tenant, parts) == (other_tenant, other_parts))


def test_kinds_do_not_share_keys() -> None:
    keys = [state_key(kind, "acme", "one") for kind in KeyKind]
    assert all(one != other for one, other in itertools.combinations(keys, 2))


def test_a_key_shows_no_name() -> None:
    key = state_key(KeyKind.LOCK, "acme", "person@example.org")
    assert "acme" not in key
    assert "example" not in key


async def test_a_value_that_a_step_cannot_read_is_refused_and_harms_no_other(trial: Trial) -> None:
    steps: list[Callable[[], Awaitable[object]]] = [
        lambda: trial.store.strike(KEY, window=LONG, most=9),
        lambda: trial.store.draw([Draw(KEY, SLOW, 1)]),
        lambda: trial.store.charge([Draw(KEY, SLOW, 1)]),
        lambda: trial.store.lease([LeasePlace(KEY, 1)], "holder", seconds=LONG),
        lambda: trial.store.release([KEY], "holder"),
    ]
    await trial.store.put(KEY, b"12345", seconds=LONG)
    for step in steps:
        with pytest.raises(StateTrouble) as caught:
            await step()
        assert caught.value.trouble is Trouble.REFUSED
    assert await value_of(trial) == b"12345"
    assert await trial.store.strike(OTHER, window=LONG, most=9) == 1


@pytest.mark.parametrize("kind", KeyKind)
def test_a_key_says_what_kind_of_value_it_holds(kind: KeyKind) -> None:
    assert kind_of(state_key(kind, "acme:{x}", "lock:1")) == kind
