"""A held call is released once, to its own subject, if a person said so in time."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from adapters.state.sqlite import SqliteStore
from filters.calls import ProposedCall
from gateway.evidence.approvals import DECISIONS, Approvals, HeldCall, NotHeld, NotOpen, Status, Verb, call_digest
from tests.gateway.failing_state import Clock, FailingState

CALL = "018f0000-0000-7000-8000-000000000001.1"
KEY = b"k" * 32


class Desk:
    """One worker's approvals over a store."""

    def __init__(self, store: FailingState | None = None) -> None:
        self.clock = Clock()
        self.store = store or FailingState(self.clock)
        self.approvals = Approvals(self.store, keep_seconds=1_000, clock=self.clock)

    async def hold(self) -> None:
        await self.approvals.hold("acme", "ann", CALL, "digest", seconds=900)

    async def decide(self, verb: Verb = "approve", *, tenant: str = "acme") -> HeldCall:
        return await self.approvals.decide(tenant, CALL, verb, who="operator")

    async def redeem(
        self, *, tenant: str = "acme", subject: str = "ann", call: str = CALL, digest: str = "digest"
    ) -> bool:
        return await self.approvals.redeem(tenant, subject, call, digest)

    async def status(self) -> Status:
        (held,) = await self.approvals.look("acme", [CALL])
        assert held is not None
        return held.status


async def test_an_approved_call_is_released_once() -> None:
    desk = Desk()
    await desk.hold()
    decided = await desk.decide()
    assert (decided.status, decided.who, decided.decided_at) == (Status.APPROVED, "operator", desk.clock.now)
    assert [await desk.redeem() for _ in range(3)] == [True, False, False]
    assert await desk.status() is Status.USED


@pytest.mark.parametrize(
    "other",
    [
        pytest.param({"tenant": "other"}, id="another tenant"),
        pytest.param({"subject": "bob"}, id="another subject"),
        pytest.param({"digest": "another"}, id="another call"),
        pytest.param({"call": CALL[:-1] + "2"}, id="another incident"),
    ],
)
async def test_nothing_else_is_released_and_the_call_still_can_be(other: dict[str, str]) -> None:
    desk = Desk()
    await desk.hold()
    await desk.decide()
    assert not await desk.redeem(**other)
    assert await desk.redeem()


async def test_a_call_that_nobody_decided_of_is_not_released() -> None:
    desk = Desk()
    await desk.hold()
    assert not await desk.redeem()
    assert await desk.status() is Status.OPEN


async def test_a_call_that_was_never_held_is_not_released() -> None:
    assert not await Desk().redeem()


async def test_a_refused_call_is_not_released() -> None:
    desk = Desk()
    await desk.hold()
    await desk.decide("refuse")
    assert not await desk.redeem()


async def test_a_person_may_think_better_of_it() -> None:
    desk = Desk()
    await desk.hold()
    await desk.decide("approve")
    await desk.decide("refuse")
    assert not await desk.redeem()


@pytest.mark.parametrize("approved", [False, True])
async def test_time_ends_what_was_not_used(approved: bool) -> None:
    desk = Desk()
    await desk.hold()
    if approved:
        await desk.decide()
    desk.clock.now += 900
    assert not await desk.redeem()
    assert await desk.status() is Status.EXPIRED
    with pytest.raises(NotOpen) as caught:
        await desk.decide()
    assert caught.value.status is Status.EXPIRED


async def test_an_approval_does_not_lengthen_the_time() -> None:
    desk = Desk()
    await desk.hold()
    desk.clock.now += 899
    await desk.decide()
    desk.clock.now += 1
    assert not await desk.redeem()


async def test_what_became_of_a_call_is_known_for_a_while() -> None:
    desk = Desk()
    await desk.hold()
    desk.clock.now += 1_899
    assert await desk.status() is Status.EXPIRED
    desk.clock.now += 1
    assert await desk.approvals.look("acme", [CALL]) == (None,)


@pytest.mark.parametrize("tenant", ["acme", "other"])
async def test_nobody_decides_of_what_is_not_held(tenant: str) -> None:
    desk = Desk()
    if tenant == "other":
        await desk.hold()
    with pytest.raises(NotHeld):
        await desk.decide(tenant=tenant)


def test_every_status_says_what_may_be_decided() -> None:
    assert DECISIONS.keys() == set(Status)
    assert {status for status in Status if "approve" in DECISIONS[status]} == {Status.OPEN}


async def test_of_two_persons_at_once_one_decides() -> None:
    desk = Desk()
    await desk.hold()
    desk.store.pauses = True
    results = await asyncio.gather(desk.decide("refuse"), desk.decide("approve"), return_exceptions=True)
    assert [isinstance(result, NotOpen) for result in results] == [False, True]
    assert await desk.status() is Status.REFUSED


async def test_who_refuses_what_another_approves_at_the_same_moment_is_not_too_late() -> None:
    desk = Desk()
    await desk.hold()
    desk.store.pauses = True
    results = await asyncio.gather(desk.decide("approve"), desk.decide("refuse"))
    assert [result.status for result in results] == [Status.APPROVED, Status.REFUSED]
    assert not await desk.redeem()


async def test_of_many_workers_at_once_one_releases() -> None:
    first = Desk()
    first.store.pauses = True
    desks = [first, *(Desk(first.store) for _ in range(7))]
    await first.hold()
    await first.decide()
    assert sum(await asyncio.gather(*(desk.redeem() for desk in desks))) == 1


async def test_of_two_workers_over_one_file_one_releases(tmp_path: Path) -> None:
    opened = partial(SqliteStore, tmp_path / "state.db", busy_seconds=10.0)
    stores = [opened(), opened()]
    workers = [Approvals(store, keep_seconds=1_000) for store in stores]
    for number in range(20):
        call = f"call-{number}"
        await workers[0].hold("acme", "ann", call, "digest", seconds=900)
        await workers[1].decide("acme", call, "approve", who="operator")
        redeemed = await asyncio.gather(*(worker.redeem("acme", "ann", call, "digest") for worker in workers))
        assert sum(redeemed) == 1
    for store in stores:
        await store.close()


async def test_without_an_answer_nothing_is_released() -> None:
    desk = Desk()
    await desk.hold()
    await desk.decide()
    desk.store.fails = True
    assert not await desk.redeem()


async def test_what_cannot_be_read_is_not_held() -> None:
    desk = Desk()
    await desk.hold()
    ((key, _),) = desk.store._cells.items()
    await desk.store.put(key, b'{"status": "approved"}', seconds=100)
    assert not await desk.redeem()
    assert await desk.approvals.look("acme", [CALL]) == (None,)


def digest(arguments: str, *, name: str = "send", request: str = "request", free: bool = False) -> str:
    call = ProposedCall(path="/x", name=name, arguments=arguments, free_input=free)
    return call_digest(call, request_digest=request, key=KEY)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param('{"a": 1, "b": [true]}', '{"b":[true],"a":1}', id="order and space"),
        pytest.param('{"a": "\\u0041"}', '{"a": "A"}', id="an escape"),
    ],
)
def test_the_same_call_has_the_same_digest(one: str, other: str) -> None:
    assert digest(one) == digest(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param('{"a": 1}', '{"a": 2}', id="a value"),
        pytest.param('{"a": 1}', '{"a": 1.0}', id="a kind of number"),
        pytest.param('{"a": 1}', '{"a": true}', id="a number and true"),
        pytest.param('{"a": 1}', '{"a": "1"}', id="a number and a text"),
        pytest.param('{"a": 18446744073709551616}', '{"a": 18446744073709551617}', id="large numbers"),
        pytest.param('{"a": 1e400}', '{"a": 1e401}', id="numbers beyond all floats"),
        pytest.param('{"a": 1, "a": 2}', '{"a": 2, "a": 1}', id="a name that stands twice"),
        pytest.param('{"a": 1, "a": 2}', '{"a": 2}', id="a name that stands twice, and once"),
        pytest.param('{"a": [["b", 1]]}', '{"a": {"b": 1}}', id="an array and an object"),
        pytest.param('{"a": NaN}', '{"a": Infinity}', id="what is no JSON"),
        pytest.param("[1, 2]", "[2, 1]", id="order in an array"),
        pytest.param("[" * 100_000, "[" * 100_001, id="what is too deep to read"),
        pytest.param("[" * 900 + "]" * 900, "[" * 899 + "]" * 899, id="deep but readable"),
    ],
)
def test_different_calls_have_different_digests(one: str, other: str) -> None:
    assert digest(one) != digest(other)


def test_the_tool_the_request_and_the_kind_of_input_count() -> None:
    digests = {digest("{}"), digest("{}", name="read"), digest("{}", request="other"), digest("{}", free=True)}
    assert len(digests) == 4


def test_a_digest_is_keyed_and_shows_nothing() -> None:
    call = ProposedCall(path="/x", name="send", arguments='{"to": "canary"}')
    assert call_digest(call, request_digest="r", key=KEY) != call_digest(call, request_digest="r", key=b"other")
    assert "canary" not in call_digest(call, request_digest="r", key=KEY)
