"""How a subject stands after strikes, over time, over workers, and while the store has no answer."""

import asyncio
from collections.abc import Sequence

import pytest

from adapters.state.base import Key, StateTrouble, StoredValue, Trouble
from filters.decision import GuardMode
from filters.strikes import GOOD_STANDING, Standing, StrikeRules
from gateway.limiting.strikes import Strikes
from tests.gateway.failing_state import Clock, FailingState

RULES = StrikeRules()
BASELINE, LOCKED, QUARANTINE = GuardMode.BASELINE, GuardMode.EXECUTE_LOCKED, GuardMode.FULL_QUARANTINE


class Worker:
    """One worker's strikes over a store, with the ids of incidents counted."""

    def __init__(self, store: FailingState | None = None, *, most_remembered: int = 100) -> None:
        self.clock = Clock()
        self.store = store or FailingState(self.clock)
        self.strikes = Strikes(self.store, clock=self.clock, most_remembered=most_remembered)
        self.number = 0

    async def strike(self, subject: str = "ann", *, tenant: str = "acme", times: int = 1) -> Standing:
        standing = GOOD_STANDING
        for _ in range(times):
            self.number += 1
            name = f"incident-{self.number:03}"
            standing = await self.strikes.record_unsafe(tenant, subject, RULES, incident_id=name)
        return standing

    async def mode(self, subject: str = "ann", *, tenant: str = "acme") -> GuardMode:
        return (await self.strikes.standing(tenant, subject, on_error="refuse")).mode


@pytest.mark.parametrize(("times", "mode"), [(0, BASELINE), (2, BASELINE), (3, LOCKED), (4, LOCKED), (5, QUARANTINE)])
async def test_strikes_lead_where_the_contract_says(times: int, mode: GuardMode) -> None:
    worker = Worker()
    assert (await worker.strike(times=times)).mode is mode
    assert await worker.mode() is mode


async def test_a_lock_ends_after_its_hour() -> None:
    worker = Worker()
    await worker.strike(times=3)
    worker.clock.now += 3_599
    assert await worker.mode() is LOCKED
    worker.clock.now += 1
    assert await worker.mode() is BASELINE


async def test_a_quarantine_outlives_its_lock_and_tells_how_long_it_lasts() -> None:
    worker = Worker()
    await worker.strike(times=5)
    worker.clock.now += 3_600.5
    standing = await worker.strikes.standing("acme", "ann", on_error="refuse")
    assert standing.mode is QUARANTINE
    assert standing.retry_after == 21_600 - 3_600


async def test_a_later_lock_does_not_shorten_a_quarantine() -> None:
    worker = Worker()
    await worker.strike(times=5)
    worker.clock.now += 601
    await worker.strike(times=3)
    assert await worker.mode() is QUARANTINE


async def test_strikes_far_apart_lead_to_nothing() -> None:
    worker = Worker()
    for _ in range(10):
        worker.clock.now += 301
        assert (await worker.strike()).mode is BASELINE


@pytest.mark.parametrize(("tenant", "subject"), [("acme", "bob"), ("other", "ann"), ("acmea", "nn")])
async def test_nobody_else_is_held_responsible(tenant: str, subject: str) -> None:
    worker = Worker()
    await worker.strike(times=5)
    assert await worker.mode(subject, tenant=tenant) is BASELINE


async def test_workers_share_what_they_saw() -> None:
    one = Worker()
    other = Worker(one.store)
    await one.strike(times=2)
    assert (await other.strike()).mode is LOCKED
    assert await one.mode() is LOCKED


async def test_strikes_at_once_are_each_counted() -> None:
    worker = Worker()
    worker.store.pauses = True
    await asyncio.gather(*(worker.strike() for _ in range(5)))
    assert await worker.mode() is QUARANTINE


async def test_rules_that_lead_to_nothing_ask_nobody() -> None:
    worker = Worker()
    rules = StrikeRules(lock_strikes=0, quarantine_strikes=0)
    assert await worker.strikes.record_unsafe("acme", "ann", rules, incident_id="one") == GOOD_STANDING
    assert worker.store.tried == 0


async def test_a_lift_forgets_sanctions_and_strikes() -> None:
    worker = Worker()
    await worker.strike(times=5)
    assert await worker.strikes.lift("acme", "ann")
    assert await worker.mode() is BASELINE
    assert (await worker.strike(times=2)).mode is BASELINE
    assert not await worker.strikes.lift("acme", "ann")


async def test_operators_see_who_is_sanctioned_now_the_latest_first() -> None:
    worker = Worker()
    await worker.strike("ann", times=5)
    await worker.strike("bob", times=2)
    await worker.strike("cat", times=3)
    await worker.strike("dan", times=3)
    await worker.strikes.lift("acme", "dan")
    listed = await worker.strikes.sanctioned("acme")
    assert [(one.subject, one.standing.mode) for one in listed] == [("cat", LOCKED), ("ann", QUARANTINE)]
    assert [one.incident_id for one in listed] == ["incident-010", "incident-005"]
    assert await worker.strikes.sanctioned("other") == ()


@pytest.mark.parametrize("step", ["standing", "record", "lift", "list"])
async def test_a_store_without_an_answer_is_told(step: str) -> None:
    worker = Worker()
    worker.store.fails = True
    steps = {
        "standing": worker.strikes.standing("acme", "ann", on_error="refuse"),
        "record": worker.strike(),
        "lift": worker.strikes.lift("acme", "ann"),
        "list": worker.strikes.sanctioned("acme"),
    }
    asked = steps.pop(step)
    for other in steps.values():
        other.close()
    with pytest.raises(StateTrouble):
        await asked


async def test_whoever_was_in_quarantine_stays_there_while_the_store_has_no_answer() -> None:
    worker = Worker()
    await worker.strike(times=5)
    worker.store.fails = True
    worker.clock.now += 100
    standing = await worker.strikes.standing("acme", "ann", on_error="refuse")
    assert (standing.mode, standing.seconds) == (QUARANTINE, 21_500)


async def test_a_later_lock_does_not_take_the_place_of_a_quarantine_that_was_seen() -> None:
    worker = Worker()
    await worker.strike(times=5)
    worker.clock.now += RULES.window_seconds + 1
    assert (await worker.strike(times=3)).mode is LOCKED
    worker.store.fails = True
    assert await worker.mode() is QUARANTINE


@pytest.mark.parametrize(
    ("times", "waited", "mode"),
    [
        pytest.param(0, 0, BASELINE, id="in good standing"),
        pytest.param(3, 0, LOCKED, id="locked"),
        pytest.param(3, 3_600, BASELINE, id="a lock that is over"),
        pytest.param(5, 0, QUARANTINE, id="in quarantine"),
    ],
)
async def test_where_the_policy_allows_the_last_that_was_seen_counts(
    times: int, waited: float, mode: GuardMode
) -> None:
    worker = Worker()
    await worker.strike(times=times)
    worker.store.fails = True
    worker.clock.now += waited
    assert (await worker.strikes.standing("acme", "ann", on_error="allow")).mode is mode


async def test_a_good_standing_that_was_seen_replaces_a_bad_one() -> None:
    one = Worker()
    other = Worker(one.store)
    await one.strike(times=5)
    await other.strikes.lift("acme", "ann")
    await one.mode()
    one.store.fails = True
    assert (await one.strikes.standing("acme", "ann", on_error="allow")).mode is BASELINE


async def test_what_a_worker_remembers_is_bounded() -> None:
    worker = Worker(most_remembered=1)
    await worker.strike("ann", times=5)
    await worker.strike("bob", times=5)
    worker.store.fails = True
    assert (await worker.strikes.standing("acme", "ann", on_error="allow")).mode is BASELINE
    assert (await worker.strikes.standing("acme", "bob", on_error="allow")).mode is QUARANTINE


async def test_good_standing_is_not_asked_for_again_at_once() -> None:
    worker = Worker()
    await worker.mode()
    tried = worker.store.tried
    assert await worker.mode() is BASELINE
    assert worker.store.tried == tried
    worker.clock.now += 1
    await worker.mode()
    assert worker.store.tried == tried + 1


async def test_what_other_workers_found_is_known_within_the_stated_time() -> None:
    worker = Worker()
    other = Strikes(worker.store, clock=worker.clock)
    await other.standing("acme", "ann", on_error="refuse")
    await worker.strike(times=5)
    assert await worker.mode() is QUARANTINE
    worker.clock.now += 1
    assert (await other.standing("acme", "ann", on_error="refuse")).mode is QUARANTINE


async def test_a_workers_own_strikes_are_known_at_once() -> None:
    worker = Worker()
    assert await worker.mode() is BASELINE
    await worker.strike(times=3)
    assert await worker.mode() is LOCKED


async def test_who_is_found_in_good_standing_during_the_last_strike_is_so_no_longer_after_it() -> None:
    class SlowPuts(FailingState):
        async def put(self, key: Key, value: bytes, *, seconds: float) -> None:
            assert (await worker.strikes.standing("acme", "ann", on_error="refuse")).mode is BASELINE
            await super().put(key, value, seconds=seconds)

    worker = Worker()
    slow = SlowPuts(worker.clock)
    worker.store, worker.strikes = slow, Strikes(slow, clock=worker.clock)
    await worker.strike(times=3)
    assert await worker.mode() is LOCKED


@pytest.mark.parametrize(("times", "more", "before", "after"), [(2, 1, BASELINE, LOCKED), (3, 2, LOCKED, QUARANTINE)])
async def test_a_standing_that_was_read_before_the_last_strike_is_not_believed_after_it(
    times: int, more: int, before: GuardMode, after: GuardMode
) -> None:
    worker = Worker()
    await worker.strike(times=times)
    read, was_read, go_on = worker.store.read, asyncio.Event(), asyncio.Event()

    async def read_slowly(keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        entries = await read(keys)
        was_read.set()
        await go_on.wait()
        return entries

    worker.store.read = read_slowly  # type: ignore[method-assign]
    asking = asyncio.ensure_future(worker.mode())
    await was_read.wait()
    await worker.strike(times=more)
    go_on.set()
    assert await asking is before
    worker.store.fails = True
    assert (await worker.strikes.standing("acme", "ann", on_error="allow")).mode is after
    worker.store.read, worker.store.fails = read, False  # type: ignore[method-assign]
    assert await worker.mode() is after


async def test_a_standing_that_was_read_while_a_sanction_was_being_stored_is_not_believed_after_it() -> None:
    class SlowAnswers(FailingState):
        """Answers what was asked before a sanction is stored only when it is told to."""

        asking: "asyncio.Task[GuardMode] | None" = None
        go_on = asyncio.Event()

        async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
            entries = await super().read(keys)
            if self.asking is not None and not self.asking.done():
                await self.go_on.wait()
            return entries

        async def put(self, key: Key, value: bytes, *, seconds: float) -> None:
            self.asking = asyncio.ensure_future(worker.mode())
            await asyncio.sleep(0)
            await super().put(key, value, seconds=seconds)

    worker = Worker()
    slow = SlowAnswers(worker.clock)
    worker.store, worker.strikes = slow, Strikes(slow, clock=worker.clock)
    await worker.strike(times=3)
    slow.go_on.set()
    assert slow.asking is not None
    assert await slow.asking is BASELINE
    assert await worker.mode() is LOCKED


async def test_a_sanction_that_cannot_be_listed_for_operators_is_remembered_all_the_same() -> None:
    class Unlisted(FailingState):
        async def append(self, log: Key, name: str, value: bytes, *, seconds: float, most: int) -> None:
            raise StateTrouble(Trouble.TIMEOUT)

    worker = Worker()
    unlisted = Unlisted(worker.clock)
    worker.store, worker.strikes = unlisted, Strikes(unlisted, clock=worker.clock)
    await worker.strike(times=2)
    with pytest.raises(StateTrouble):
        await worker.strike()
    unlisted.fails = True
    assert (await worker.strikes.standing("acme", "ann", on_error="allow")).mode is LOCKED


async def test_only_so_many_are_taken_to_be_in_good_standing() -> None:
    worker = Worker(most_remembered=1)
    await worker.mode("ann")
    await worker.mode("bob")
    tried = worker.store.tried
    await worker.mode("bob")
    assert worker.store.tried == tried
    await worker.mode("ann")
    assert worker.store.tried == tried + 1
