"""When requests are refused unread, whose, and which bytes are plain enough for it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from filters.credential_headers import CREDENTIAL_HEADERS, GUARDRAIL_HEADER
from gateway.limiting.shedding import Load, RequestPeek, credential_in, is_one_request, peek_begun, peek_request
from gateway.limiting.turns import Turn, Turns
from tests.gateway.stand import OpenStand, hang, post

COST = 0.001
"""Seconds of one request, in all the tests of a queue that do not say otherwise."""
QUEUE_SECONDS = 0.1
"""A queue of a hundred such requests."""


@dataclass
class World:
    """A clock and a processor."""

    now: float = 100.0
    spent: float = 0.0

    def load(self, queue_seconds: float = QUEUE_SECONDS) -> Load:
        return Load(queue_seconds, clock=lambda: self.now, spent=lambda: self.spent)

    def learned(
        self, queue_seconds: float = QUEUE_SECONDS, *, decide: float = COST / 2, rest: float = COST / 2
    ) -> Load:
        """A load that has found out what a request costs, deciding on it and the rest, and had its surge already."""
        load = self.calm(queue_seconds, decide=decide, rest=rest)
        if queue_seconds:
            fill(load)
        load.waiting = 0
        self.now += 2
        return load

    def calm(self, queue_seconds: float = QUEUE_SECONDS, *, decide: float = COST / 2, rest: float = COST / 2) -> Load:
        """A load that has found out what a request costs, and has had no queue yet."""
        load = self.load(queue_seconds)
        self.answer(load, decide=decide, rest=rest)
        return load

    def answer(self, load: Load, *, decide: float, rest: float) -> None:
        """So many requests that no earlier ones count any more."""
        with asyncio.Runner() as runner:
            for _ in range(512):
                runner.run(load.having(self.work(decide)))
                self.spent += rest

    async def work(self, seconds: float) -> None:
        self.spent += seconds


def fill(load: Load, *, credential: int = 0) -> int:
    """Let requests in until one is refused, and return how many wait then."""
    while not load.refuses(credential):
        load.waiting += 1
    return load.waiting


def shedding(load: Load) -> Load:
    load.note_shed()
    return load


def test_as_many_are_let_in_as_can_be_done_in_time() -> None:
    assert fill(shedding(World().learned())) == 73


def test_a_burst_is_let_in_that_a_standing_queue_is_not() -> None:
    world = World()
    load = world.learned()
    assert fill(load) == 143
    shedding(load)
    load.waiting = 0
    assert fill(load) == 73
    world.now += 2
    load.waiting = 0
    assert fill(load) == 143


def test_after_a_calm_many_are_let_in_at_once_and_then_no_more() -> None:
    world = World()
    load = world.calm()
    admitted = []
    for pause in (0, 0, 9.9, 10):
        world.now += pause
        load.waiting = 0
        admitted.append(fill(load))
    assert admitted == [502, 143, 143, 502]


def test_a_surge_leaves_room_for_who_has_less_than_its_share() -> None:
    load = World().calm()
    load.note_served("greedy", 1)
    load.note_served("greedy", 1)
    load.note_served("modest", 2)
    assert fill(load, credential=1) == 502
    assert fill(load, credential=2) == 655


def test_a_surge_of_costly_requests_ends_where_it_would_wait_too_long_and_leaves_room_too() -> None:
    load = World().calm(decide=10 * COST, rest=0.0)
    load.note_served("greedy", 1)
    load.note_served("greedy", 1)
    load.note_served("modest", 2)
    assert fill(load, credential=1) == 59
    assert fill(load, credential=2) == 84


def test_a_surge_is_no_standing_queue() -> None:
    world = World()
    load = world.calm()
    load.waiting = 153
    assert not load.refuses(0)
    world.now += 1.9
    assert not load.refuses(0)
    world.now += 0.1
    assert load.refuses(0)


def test_the_machine_gives_time_to_others_and_nobody_is_refused_for_it() -> None:
    world = World()
    load = world.learned()
    load.waiting = 50
    world.now += 3_600
    assert not load.refuses(0)
    assert not load.is_spent(0)


def test_however_long_each_takes_some_may_wait() -> None:
    load = shedding(World().learned(decide=10.0, rest=10.0))
    load.waiting = 3
    assert not load.refuses(0)
    assert not load.is_spent(0)
    assert fill(load) == 4


def test_a_load_of_nothing_refuses_nobody() -> None:
    load = World().learned(0.0)
    load.waiting = 1_000_000
    assert not load.refuses(0)
    assert not load.is_spent(0)


def test_the_cost_follows_what_requests_take_now() -> None:
    world = World()
    load = shedding(world.learned())
    world.answer(load, decide=5 * COST, rest=5 * COST)
    assert fill(load) == 10


def test_one_costly_request_has_no_burst_of_others_refused() -> None:
    world = World()
    load = world.learned()
    with asyncio.Runner() as runner:
        for cost in (1_000 * COST, *[COST / 2] * 64):
            runner.run(load.having(world.work(cost)))
            world.spent += COST / 2
            assert fill(load) > 100
            load.waiting = 0


@pytest.mark.parametrize(("rest", "admitted"), [(0.0, 62), (0.0005, 50), (0.002, 27), (0.05, 27)])
def test_what_answering_costs_beside_deciding_counts_within_bounds(rest: float, admitted: int) -> None:
    assert fill(shedding(World().learned(decide=COST, rest=rest))) == admitted


def test_who_has_less_than_its_share_finds_room_that_others_do_not() -> None:
    load = shedding(World().learned())
    for _ in range(50):
        load.note_served("greedy", 1)
    load.note_served("modest", 2)
    assert fill(load, credential=1) == 73
    assert load.refuses(3)  # nobody knows whose that is
    assert not load.refuses(2)
    assert fill(load, credential=2) == 105
    for credential, waiting in ((1, 131), (3, 131), (2, 209)):
        load.waiting = waiting - 1
        assert not load.is_spent(credential)
        load.waiting = waiting
        assert load.is_spent(credential)


def test_shares_are_forgotten() -> None:
    load = World().learned()
    load.note_served("modest", 20_000)
    for number in range(30_000):
        load.note_served("greedy", number % 3_000)
    assert load._served.keys() == {"greedy"}
    assert load._served["greedy"] <= 2_000


def test_credentials_are_forgotten() -> None:
    load = World().load()
    for number in range(10_000):
        load.note_served("acme", number)
    assert len(load._of_credential) <= 4_096


class Outside:
    """Something that is waited for, as a future is."""

    def __await__(self) -> Generator[object, None, str]:
        yield self
        return "came"


class Step:
    """A wait for its turn, as `asyncio.sleep(0)` is one."""

    def __await__(self) -> Generator[None, None, None]:
        yield None


def stepped(load: Load, work: Coroutine[Any, Any, object]) -> tuple[list[int], object]:
    """How many wait while each thing is awaited that the work awaits, and what it returns."""
    coroutine = load.having(work)
    waiting: list[int] = []
    while True:
        try:
            coroutine.send(None)
        except StopIteration as end:
            return waiting, end.value
        waiting.append(load.waiting)


def test_a_request_waits_while_it_waits_for_its_turn_and_not_for_others() -> None:
    load = World().load()

    async def work() -> str:
        await Step()
        first = await Outside()
        await Step()
        await Step()
        return f"it {first} and {await Outside()}"

    assert stepped(load, work()) == ([1, 0, 1, 1, 0], "it came and came")
    assert load.waiting == 0


async def test_a_turn_of_the_engine_is_no_wait_for_others() -> None:
    load, turns = Load(0.1), Turns()

    async def work() -> None:
        await turns.next()

    under_way = [asyncio.create_task(load.having(work())) for _ in range(5)]
    await asyncio.sleep(0)
    assert load.waiting == 5
    await asyncio.gather(*under_way)
    assert load.waiting == 0


async def test_a_request_that_is_cancelled_waits_no_more_and_hears_of_it() -> None:
    load, heard = Load(0.1), []

    async def work(wait: Callable[[], Awaitable[object]]) -> str:
        try:
            await wait()
        except asyncio.CancelledError:
            heard.append(load.waiting)
            await asyncio.sleep(0)
            raise
        return "never"

    loop = asyncio.get_running_loop()
    for wait in (loop.create_future, lambda: Turn(loop=loop)):
        task = asyncio.create_task(load.having(work(partial(_awaited, wait))))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert load.waiting == 0
    assert heard == [0, 0]


async def _awaited(wait: Callable[[], Awaitable[object]]) -> object:
    return await wait()


async def test_what_fails_fails_and_waits_no_more() -> None:
    load = Load(0.1)

    async def work() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await load.having(work())
    assert load.waiting == 0


def test_readiness_is_told_of_long_shedding_only() -> None:
    world = World()
    load = world.load()
    told = [(load.is_shedding, load.is_long_shedding)]
    begun = world.now
    for seconds in (0.0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.0):
        world.now = begun + seconds
        load.note_shed()
        told.append((load.is_shedding, load.is_long_shedding))
    world.now += 2
    told.append((load.is_shedding, load.is_long_shedding))
    load.note_shed()
    told.append((load.is_shedding, load.is_long_shedding))
    assert told == [(False, False), *[(True, False)] * 6, (True, True), (False, False), (True, False)]
    assert load.shed == 8


CREDENTIALS = (*(f"{name}: Bearer x\r\n" for name in (GUARDRAIL_HEADER, *CREDENTIAL_HEADERS)), "X-Api-Key:x\r\n", "")


@pytest.mark.parametrize("field", CREDENTIALS, ids=[field.partition(":")[0] or "none" for field in CREDENTIALS])
def test_a_plain_request_is_known_from_its_bytes(field: str) -> None:
    raw = post(b'{"a":1}', fields=f"anthropic-version: 1\r\n{field}", path="/v1/messages?x=1")
    name, _, value = field.strip().partition(":")
    seen = credential_in((("Host", "a"), (name, value))) if field else 0
    gemini = name == "x-goog-api-key"
    assert peek_request(raw) == RequestPeek("/v1/messages", seen, anthropic=True, gemini=gemini)
    assert (seen == 0) == (not field)


@pytest.mark.parametrize("field", ["Connection: keep-alive\r\n", "connection:keep-alive\r\n"])
def test_who_keeps_the_connection_may_say_so(field: str) -> None:
    assert peek_request(post(b"{}", fields=field)) == peek_request(post(b"{}"))


def test_a_request_without_a_body_is_plain() -> None:
    raw = b"GET /v1beta/models HTTP/1.1\r\nHost: a\r\nX-Goog-Api-Key: k\r\n\r\n"
    assert peek_request(raw) == RequestPeek("/v1beta/models", credential_in((("x-goog-api-key", "k"),)), gemini=True)


@pytest.mark.parametrize(
    ("raw", "seen"),
    [
        (post(b"{}", fields="X A: 1\r\n", path="/v1/messages"), RequestPeek("/v1/messages", 0)),
        (b"GET /v1/models?a=b", RequestPeek("/v1/models", 0)),
        (b"GET /v1/models HTTP/1.1\r\nAnthropic-Version: 1\r\nX", RequestPeek("/v1/models", 0, anthropic=True)),
        (b"GET /v1/models HTTP/1.1\r\nx-goog-api-key: k\r\nX", RequestPeek("/v1/models", 0, gemini=True)),
        (b"GET /v1\x00/models", RequestPeek("/v1", 0)),
        (b"\x16\x03\x01", RequestPeek("/", 0)),
        (b"", RequestPeek("/", 0)),
    ],
)
def test_the_beginning_of_a_request_shows_its_path(raw: bytes, seen: RequestPeek) -> None:
    assert peek_begun(raw) == seen


ODD_FIELDS = {
    "two lengths": "Content-Length: 2",
    "two lengths, one apart": "content-length : 2",
    "expecting": "Expect: 100-continue",
    "upgrading": "Upgrade: h2c",
    "closing": "Connection: close",
    "keeping and closing": "Connection: keep-alive, close",
    "keeping, then closing": "Connection: keep-alive\r\nConnection: close",
    "control character": "X: \x01",
    "expecting, a tab before the colon": "Expect\t: 100-continue",
    "closing, the colon apart": "Connection : close",
    "a line that ends with a line feed": "X-A: b\nTransfer-Encoding: chunked",
    "an end of line feeds": "X-A: b\n\nGET /y HTTP/1.1",
    "a bare CR": "X-A: b\rTransfer-Encoding: chunked",
}
ODD = {
    "half a head": post(b"{}")[:30],
    "half a body": post(b"{}")[:-1],
    "two requests": post(b"{}") * 2,
    "a byte more": post(b"{}") + b"\r",
    "length in words": b"POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: two\r\n\r\n",
    "chunked": post(b"", fields="Transfer-Encoding: chunked\r\n"),
    "older": post(b"{}", version="1.0"),
    "no path": b"POST http://a/x HTTP/1.1\r\nHost: a\r\n\r\n",
    "method of nobody": b"BREW /x HTTP/1.1\r\nHost: a\r\n\r\n",
    "reply without a body": b"HEAD /x HTTP/1.1\r\nHost: a\r\n\r\n",
    "empty line first": b"\r\n\r\n" + post(b"{}"),
    "no http": b"\x16\x03\x01\r\n\r\n",
    "chunked, the colon apart": post(b"", fields="Transfer-Encoding : chunked\r\n"),
    "chunked on a folded line": post(b"", fields="X-A: b\r\n Transfer-Encoding: chunked\r\n"),
    "a blank that is none": post(b"{}").replace(b"\r\nHost", b"\r\n\xa0Transfer-Encoding: chunked\r\nHost"),
    **{name: post(b"{}", fields=f"{field}\r\n") for name, field in ODD_FIELDS.items()},
}


@pytest.mark.parametrize("raw", ODD.values(), ids=ODD.keys())
def test_whatever_is_not_plain_is_left_to_the_parser(raw: bytes) -> None:
    assert peek_request(raw) is None


@pytest.mark.parametrize(
    ("raw", "length", "one"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", None, True),
        (b"GET / HTTP/1.1\r\n\r\n{}", "2", True),
        (b"GET / HTTP/1.1\r\n\r\n{}", "1", False),
        (b"GET / HTTP/1.1\r\n\r\nG", None, False),
        (b"\r\n\r\nGET / HTTP/1.1\r\n\r\n", None, False),
    ],
    ids=["no body", "body", "more than the body", "begun another", "empty line first"],
)
def test_bytes_are_one_request(raw: bytes, length: str | None, one: bool) -> None:
    assert is_one_request(raw, length) is one


FULL = 10_000_000


def full(load: Load) -> Load:
    """A load of which more wait than there will ever be room for."""
    load.waiting += FULL
    return load


async def test_what_cannot_be_done_in_time_is_refused_unread_as_the_dialect_says(stand: OpenStand) -> None:
    load = Load(0.1)
    gateway = await stand(load=load)
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        assert (await client.answer()).status == 200
        full(load)
        for number in (1, 2):
            client.send(post(b"{}"))
            answered = await client.answer()
            assert (answered.status, answered.value("Retry-After")) == (503, "1")
            assert answered.value("x-should-retry") == "true"
            assert answered.value("X-Guardrail-Decision") == "deny"
            assert answered.value("X-Guardrail-Incident-ID").encode() in answered.body
            assert b"overloaded" in answered.body
            assert load.shed == number
        assert answered.value("Date")
        load.waiting -= FULL
        client.send(post(b"{}"))
        assert (await client.answer()).status == 200
    assert len(gateway.phase.calls) == 2


async def test_each_shed_request_has_an_id_of_its_own(stand: OpenStand) -> None:
    gateway = await stand(load=full(Load(0.1)))
    answers = [await gateway.ask(post(b"{}")) for _ in range(2)]
    assert len({one.value("X-Guardrail-Incident-ID") for one in answers}) == 2


async def test_a_request_that_is_not_plain_is_read_and_refused(stand: OpenStand) -> None:
    load = full(Load(0.1))
    gateway = await stand(load=load)
    answered = await gateway.ask(post(b"{}", fields="Connection: close\r\n"))
    assert (answered.status, answered.value("Retry-After"), load.shed) == (503, "1", 0)
    assert (await gateway.ended()).status == 503


async def test_health_is_told_by_an_overloaded_worker(stand: OpenStand) -> None:
    gateway = await stand(load=full(Load(0.1)))
    assert (await gateway.ask(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")).status == 200


async def test_a_draining_worker_sheds_nothing_unread(stand: OpenStand) -> None:
    load = full(Load(0.1))
    gateway = await stand(load=load)
    gateway.door.drain()
    assert (await gateway.ask(post(b"{}"))).status == 503
    assert load.shed == 0


async def test_nothing_is_shed_between_two_parts_of_a_request(stand: OpenStand) -> None:
    """What looks like a request within another's body belongs to that."""
    load = Load(0.1)
    gateway = await stand(load=load)
    inner = post(b"{}")
    async with gateway.connect() as client:
        client.send(post(b"{" + b" " * len(inner) + b"}")[: -len(inner) - 1])
        await gateway.phase.called.wait()
        full(load)
        client.send(inner)
        await asyncio.sleep(0.05)
        load.waiting -= FULL
        client.send(b"}")
        assert (await client.answer()).status == 200
        full(load)
        client.send(post(b"{}"))  # where it begins is not certain any more: it is read before it is refused
        assert (await client.answer()).status == 503
    assert load.shed == 0
    assert gateway.upstream.seen[0].body == b"{" + inner + b"}"


async def test_nothing_overtakes_a_request_under_way(stand: OpenStand) -> None:
    load = Load(0.1)
    gateway = await stand(load=load)
    gateway.upstream.script = hang
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        await gateway.upstream.reached.wait()
        full(load)
        client.send(post(b"{}"))
        await asyncio.sleep(0.05)
        client.reset()
    await gateway.ended()
    assert (load.shed, len(gateway.phase.calls)) == (0, 1)


async def test_whose_request_was_decided_is_told_while_many_wait(stand: OpenStand) -> None:
    load = Load(0.1)
    gateway = await stand(load=load)
    load.waiting = 4
    assert (await gateway.ask(post(b"{}", fields="Authorization: Bearer x\r\n"))).status == 200
    assert load._of_credential == {credential_in((("authorization", "Bearer x"),)): "acme"}


@pytest.mark.parametrize(("who", "status"), [("modest", 200), ("greedy", 503), ("stranger", 503)])
async def test_a_request_that_cannot_be_looked_at_first_has_room_by_whose_it_is(
    stand: OpenStand, who: str, status: int
) -> None:
    load = Load(0.1)
    gateway = await stand(load=load)
    for tenant in ("modest", *["greedy"] * 50):
        load.note_served(tenant, credential_in((("authorization", f"Bearer {tenant}"),)))
    while not load.is_spent(0):
        load.waiting += 1
    unusual = f"Authorization: Bearer {who}\r\nConnection: close\r\n"
    assert (await gateway.ask(post(b"{}", fields=unusual))).status == status


async def test_nobody_waits_for_a_turn_once_all_are_answered_or_gone(stand: OpenStand) -> None:
    load = Load(0.1)
    gateway = await stand(load=load)
    async with gateway.connect() as client:
        client.send(post(b"{}") * 3)
        assert [(await client.answer()).status for _ in range(3)] == [200] * 3
        assert load.waiting == 0
    await gateway.ask(b"GET / HTTP/1.1\r\nHost a\r\n\r\n")
    assert load.waiting == 0


async def test_a_body_that_comes_slowly_keeps_nobody_from_having_a_turn(stand: OpenStand) -> None:
    load = Load(0.1)
    gateway = await stand(load=load)
    async with gateway.connect() as client:
        client.send(post(b"{}" * 9)[:-1])
        await gateway.phase.called.wait()
        await asyncio.sleep(0.01)
        assert load.waiting == 0
        client.reset()
    await gateway.ended()
    assert load.waiting == 0


async def test_pipelined_requests_wait_for_each_other_and_keep_nobody_out(stand: OpenStand) -> None:
    load = Load(0.1)
    gateway = await stand(load=load)
    gateway.upstream.script = hang
    async with gateway.connect() as client:
        client.send(post(b"{}") * 20)
        await gateway.upstream.reached.wait()
        assert load.waiting == 0
        client.reset()
    await gateway.ended()
    assert load.waiting == 0
