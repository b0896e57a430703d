"""Who is admitted, what its answer tells, and what is given back."""

import asyncio
from collections.abc import Sequence

import pytest

from adapters.state.base import LeasePlace, StateTrouble, Trouble
from filters.rates import RateLimits, Rates
from gateway.limiting.rates import LEASE_SECONDS, RENEW_SECONDS, UNLIMITED, Admission, RateLimiter
from tests.gateway.failing_state import Clock, FailingState

TWO_A_MINUTE = Rates(tenant=RateLimits(requests_per_minute=2))
ONE_AT_ONCE = Rates(subject=RateLimits(concurrent_requests=1))
TOKENS = Rates(tenant=RateLimits(tokens_per_minute=100))


class Worker:
    def __init__(self, store: FailingState | None = None) -> None:
        self.clock = Clock()
        self.store = store or FailingState(self.clock)
        self.limiter = RateLimiter(self.store)
        self.number = 0

    async def admit(self, rates: Rates, *, subject: str = "ann", tenant: str = "acme") -> Admission:
        self.number += 1
        name = f"{id(self)}-{self.number}"
        return await self.limiter.admit(tenant, subject, rates, incident_id=name, on_error="refuse")


async def test_without_limits_nobody_is_asked() -> None:
    worker = Worker()
    assert await worker.admit(Rates()) == UNLIMITED
    assert worker.store.tried == 0


async def test_a_minutes_requests_are_admitted_and_then_waited_for() -> None:
    worker = Worker()
    admissions = [await worker.admit(TWO_A_MINUTE) for _ in range(3)]
    assert [admission.granted for admission in admissions] == [True, True, False]
    assert [admission.retry_after for admission in admissions] == [0, 0, 30]
    worker.clock.now += 30
    assert (await worker.admit(TWO_A_MINUTE)).granted


async def test_the_fields_are_those_of_the_draft() -> None:
    worker = Worker()
    limits = RateLimits(requests_per_minute=60, tokens_per_minute=1_000, concurrent_requests=4)
    admission = await worker.admit(Rates(tenant=limits, subject=RateLimits(requests_per_minute=6)))
    assert dict(admission.headers) == {
        "RateLimit-Policy": '"tenant-requests";q=60;w=60, "subject-requests";q=6;w=60, '
        '"tenant-tokens";q=1000;w=60;qu="tokens", "tenant-concurrent";q=4;qu="concurrent-requests"',
        "RateLimit": '"tenant-requests";r=59;t=1, "subject-requests";r=5;t=10, "tenant-tokens";r=1000;t=0',
    }


async def test_a_refusal_tells_the_limits_that_refused_and_when_each_would_not() -> None:
    worker = Worker()
    limits = RateLimits(requests_per_minute=60, tokens_per_minute=1_000)
    rates = Rates(tenant=limits, subject=RateLimits(requests_per_minute=2))
    for _ in range(2):
        await worker.limiter.settle(await worker.admit(rates), tokens=600)
    refused = await worker.admit(rates)
    assert dict(refused.headers)["RateLimit"] == '"subject-requests";r=0;t=30, "tenant-tokens";r=0;t=12'
    assert refused.retry_after == 30


async def test_what_is_below_nothing_is_told_as_nothing() -> None:
    worker = Worker()
    await worker.limiter.settle(await worker.admit(TOKENS), tokens=250)
    refused = await worker.admit(TOKENS)
    assert not refused.granted
    assert dict(refused.headers)["RateLimit"] == '"tenant-tokens";r=0;t=90'
    assert refused.retry_after == 90


@pytest.mark.parametrize(("used", "left"), [(30, 70), (0, 100), (100, 0)])
async def test_the_tokens_that_were_used_are_charged_afterwards(used: int, left: int) -> None:
    worker = Worker()
    await worker.limiter.settle(await worker.admit(TOKENS), tokens=used)
    assert f";r={left};" in dict((await worker.admit(TOKENS)).headers)["RateLimit"]


async def test_a_subject_has_its_own_limit_below_its_tenants() -> None:
    worker = Worker()
    rates = Rates(tenant=RateLimits(requests_per_minute=3), subject=RateLimits(requests_per_minute=2))
    granted = [(await worker.admit(rates, subject=subject)).granted for subject in ("ann", "ann", "ann", "bob", "bob")]
    assert granted == [True, True, False, True, False]


@pytest.mark.parametrize(("tenant", "subject"), [("other", "ann"), ("acme", "bob")])
async def test_places_of_others_are_their_own(tenant: str, subject: str) -> None:
    worker = Worker()
    await worker.admit(ONE_AT_ONCE)
    assert (await worker.admit(ONE_AT_ONCE, tenant=tenant, subject=subject)).granted


async def test_a_place_is_free_again_when_it_is_given_back() -> None:
    worker = Worker()
    first = await worker.admit(ONE_AT_ONCE)
    refused = await worker.admit(ONE_AT_ONCE)
    assert (refused.granted, refused.retry_after) == (False, 1)
    assert dict(refused.headers) == {"RateLimit-Policy": '"subject-concurrent";q=1;qu="concurrent-requests"'}
    await worker.limiter.release(refused)
    assert not (await worker.admit(ONE_AT_ONCE)).granted
    await worker.limiter.release(first)
    assert (await worker.admit(ONE_AT_ONCE)).granted


async def test_who_has_no_requests_left_holds_no_place() -> None:
    worker = Worker()
    both = Rates(subject=RateLimits(requests_per_minute=1, concurrent_requests=1))
    await worker.limiter.release(await worker.admit(both))
    assert not (await worker.admit(both)).granted
    assert (await worker.admit(ONE_AT_ONCE)).granted


async def test_workers_share_places_and_those_of_a_dead_one_become_free() -> None:
    one = Worker()
    other = Worker(one.store)
    await one.admit(ONE_AT_ONCE)
    assert not (await other.admit(ONE_AT_ONCE)).granted
    one.clock.now += LEASE_SECONDS
    assert (await other.admit(ONE_AT_ONCE)).granted


async def test_a_long_answer_keeps_its_place() -> None:
    worker = Worker()
    first = await worker.admit(ONE_AT_ONCE)
    for _ in range(10):
        worker.clock.now += RENEW_SECONDS
        await worker.limiter.renew()
    assert not (await worker.admit(ONE_AT_ONCE)).granted
    await worker.limiter.release(first)
    assert (await worker.admit(ONE_AT_ONCE)).granted


async def test_a_place_that_is_given_back_while_it_is_renewed_is_free() -> None:
    worker = Worker()
    first = await worker.admit(ONE_AT_ONCE)
    worker.store.pauses = True
    renewing = asyncio.create_task(worker.limiter.renew())
    await asyncio.sleep(0)  # the renewal is under way
    worker.limiter._held.clear()
    await renewing
    assert (await worker.admit(ONE_AT_ONCE)).granted
    await worker.limiter.release(first)


async def test_of_many_at_once_no_more_are_admitted_than_may_be() -> None:
    worker = Worker()
    worker.store.pauses = True
    both = Rates(tenant=RateLimits(requests_per_minute=5, concurrent_requests=7))
    admissions = await asyncio.gather(*(worker.admit(both) for _ in range(20)))
    assert sum(admission.granted for admission in admissions) == 5


@pytest.mark.parametrize("rates", [TWO_A_MINUTE, ONE_AT_ONCE], ids=["requests", "places"])
async def test_without_an_answer_the_policy_decides(rates: Rates) -> None:
    worker = Worker()
    worker.store.fails = True
    with pytest.raises(StateTrouble):
        await worker.admit(rates)
    admitted = await worker.limiter.admit("acme", "ann", rates, incident_id="one", on_error="allow")
    assert admitted == UNLIMITED


async def test_a_place_is_not_kept_by_one_whose_draw_failed() -> None:
    class FailingDraws(FailingState):
        async def draw(self, draws: object) -> tuple[()]:
            await self._answer()
            raise StateTrouble(Trouble.TIMEOUT)

    worker = Worker(FailingDraws(Clock()))
    both = Rates(subject=RateLimits(requests_per_minute=1, concurrent_requests=1))
    with pytest.raises(StateTrouble):
        await worker.admit(both)
    assert (await worker.admit(ONE_AT_ONCE)).granted


async def test_a_place_is_not_kept_by_one_who_leaves_while_it_is_taken() -> None:
    class SlowAnswers(FailingState):
        async def lease(self, places: Sequence[LeasePlace], holder: str, *, seconds: float) -> bool:
            taken = await super().lease(places, holder, seconds=seconds)
            is_taken.set()
            await answers.wait()
            return taken

    is_taken, answers = asyncio.Event(), asyncio.Event()
    worker = Worker(SlowAnswers(Clock()))
    leaving = asyncio.create_task(worker.admit(ONE_AT_ONCE))
    await is_taken.wait()
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    answers.set()
    assert (await worker.admit(ONE_AT_ONCE)).granted


async def test_the_end_of_a_request_never_fails() -> None:
    worker = Worker()
    both = Rates(tenant=RateLimits(tokens_per_minute=100, concurrent_requests=1))
    admission = await worker.admit(both)
    worker.store.fails = True
    await worker.limiter.settle(admission, tokens=50)
    await worker.limiter.renew()
    await worker.limiter.release(admission)
    worker.store.fails = False
    worker.clock.now += LEASE_SECONDS
    assert (await worker.admit(both)).granted


async def test_places_are_renewed_until_the_worker_ends() -> None:
    worker = Worker()
    await worker.admit(ONE_AT_ONCE)
    keeping = asyncio.create_task(worker.limiter.keep_places(renew_seconds=0))
    for _ in range(100):
        await asyncio.sleep(0)
    keeping.cancel()
    await asyncio.wait([keeping])
    assert keeping.cancelled()
    assert worker.store.tried > 5


async def test_what_is_given_back_meanwhile_is_not_renewed() -> None:
    worker = Worker()
    first, second = await worker.admit(ONE_AT_ONCE), await worker.admit(ONE_AT_ONCE, subject="bob")
    worker.store.pauses = True
    renewing = asyncio.create_task(worker.limiter.renew())
    await asyncio.sleep(0)  # that of the first is under way
    await worker.limiter.release(second)
    await renewing
    await worker.limiter.release(first)
    assert (await worker.admit(ONE_AT_ONCE, subject="bob")).granted
    assert (await worker.admit(ONE_AT_ONCE)).granted
