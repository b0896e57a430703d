"""When requests are refused unread, whose, and which bytes are plain enough for it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from gateway.shedding import (
    ALWAYS,
    BEAT_SECONDS,
    BURST,
    HEAVY_SHARE,
    LONG_SECONDS,
    Knock,
    Load,
    credential_in,
    is_one_request,
    knock,
)
from tests.gateway.stand import OpenStand, hang, post


@dataclass
class World:
    """A clock, a processor, and an event loop that is as late as told."""

    now: float = 100.0
    spent: float = 0.0
    late: float = 0.0
    due: list[tuple[float, Callable[[], None]]] = field(default_factory=list)

    def load(self, queue_seconds: float = 0.1) -> Load:
        return Load(queue_seconds, later=self.later, clock=lambda: self.now, spent=lambda: self.spent)

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        self.due.append((self.now + seconds, call))

    def beat(self, times: int = 1) -> None:
        for _ in range(times):
            due, call = self.due.pop()
            self.now = due + self.late
            call()


def hurried(world: World, load: Load, *, cost: float, seconds: float = 5.0) -> None:
    """Has the load find out, in a loop that is never in time, what a request costs."""
    world.late = 0.03
    end = world.now + seconds
    while world.now < end:
        before = world.now
        load.take()
        world.spent += 0.05
        world.beat()
        load.take(max(0, round((world.now - before) / cost) - 1))


def fill(load: Load, *, up_to: int = 100_000, credential: int = 0) -> int:
    """Lets requests in until one is refused; how many that were."""
    for number in range(up_to):
        if load.refuses(credential):
            return number
        load.take()
    return up_to


def test_nobody_is_refused_while_the_loop_is_prompt() -> None:
    world = World()
    load = world.load()
    load.take(100_000)
    world.beat(20)
    load.take(100_000)
    assert not load.is_late
    assert not load.refuses(0)
    assert not load.is_spent


def test_a_late_loop_lets_in_what_it_can_do_in_time() -> None:
    world = World()
    load = world.load()
    hurried(world, load, cost=0.001)
    world.now += 10
    assert load.is_late
    wanted = HEAVY_SHARE * (100 + ALWAYS)  # of a millisecond each, in 100 ms
    assert fill(load) == pytest.approx(wanted, rel=0.1)
    world.now += 0.02
    assert fill(load) == pytest.approx(20, rel=0.2)


def test_a_machine_that_is_busy_with_others_is_no_reason() -> None:
    world = World(late=0.2)
    load = world.load()
    load.deciding = ALWAYS
    for _ in range(200):
        load.take(8)
        assert not load.refuses(0)
        world.spent += 8 * 0.001
        world.beat()
    assert load.is_late


def test_time_that_the_machine_gave_to_others_does_not_shorten_the_queue() -> None:
    waits = []
    for worked in (0.0, 0.06):
        world = World()
        load = world.load()
        load.take()
        for _ in range(100):
            load.take(4)
            world.spent += 4 * 0.001
            world.beat()
        load.take(100)
        world.late = 0.06
        world.spent += worked
        world.beat()
        waits.append(fill(load))
    assert waits[1] - waits[0] == pytest.approx(60, abs=3)


@pytest.mark.parametrize(("deciding", "full"), [(0, False), (ALWAYS - 1, False), (ALWAYS, True)])
def test_a_few_are_let_in_however_busy_the_machine_is_with_others(deciding: int, full: bool) -> None:
    world = World()
    load = world.load()
    load.take(2_000)
    world.late = 0.5
    world.beat()
    load.deciding = deciding
    assert load.is_late
    assert (load.refuses(0), load.is_spent) == (full, full)


def test_what_is_refused_after_all_takes_no_time() -> None:
    world = World()
    load = world.load()
    hurried(world, load, cost=0.001)
    world.now += 10
    room = fill(load)
    for _ in range(room):
        load.give_back()
    assert fill(load) == pytest.approx(room, abs=1)


def test_however_long_each_takes_some_may_wait() -> None:
    world = World()
    load = world.load()
    world.late = 0.03
    for _ in range(2_000):
        load.take()
        world.beat()
    world.now += 100
    assert load.is_late
    assert fill(load) >= 2


def test_a_load_of_nothing_refuses_nobody() -> None:
    world = World()
    load = world.load(0.0)
    hurried(world, load, cost=0.001)
    load.take(10_000)
    assert load.is_late
    assert not load.refuses(0)
    assert not load.is_spent


def test_the_processor_tells_the_cost_where_the_loop_keeps_up() -> None:
    world = World()
    load = world.load()
    for _ in range(200):
        load.take(5)
        world.spent += 5 * 0.002
        world.beat()
    world.late = 0.05
    load.take()
    world.beat()
    world.late = 0.0
    world.now += 10
    assert fill(load) == pytest.approx(HEAVY_SHARE * (BURST * 50 + ALWAYS), rel=0.15)


def lateness(load: Load) -> bool:
    return load.is_late


def test_lateness_is_forgotten() -> None:
    world = World(late=0.05)
    load = world.load()
    load.take()
    world.beat()
    assert lateness(load)
    world.late = 0.0
    world.beat(20)
    assert lateness(load)
    world.beat(10)
    assert not lateness(load)


def test_a_quiet_worker_has_no_beats() -> None:
    world = World()
    load = world.load()
    load.take()
    world.beat(50)
    assert world.due == []
    load.take()
    assert len(world.due) == 1
    assert world.due[0][0] == pytest.approx(world.now + BEAT_SECONDS)


def test_who_has_less_than_its_share_finds_room_that_others_do_not() -> None:
    world = World()
    load = world.load()
    hurried(world, load, cost=0.001)
    for _ in range(50):
        load.note_served("greedy", 1)
    load.note_served("modest", 2)
    world.now += 10
    fill(load, credential=1)
    assert load.refuses(1)
    assert load.refuses(3)  # nobody knows whose that is
    assert not load.refuses(2)
    assert fill(load, credential=2) == pytest.approx((1 - HEAVY_SHARE) * (100 + ALWAYS), rel=0.2)
    assert not load.is_spent
    load.take(1_000)
    assert load.is_spent


def test_shares_are_forgotten() -> None:
    world = World()
    load = world.load()
    hurried(world, load, cost=0.001)
    for number in range(10_000):
        load.note_served("greedy", number)
    load.note_served("modest", 20_000)
    hurried(world, load, cost=0.001, seconds=60)
    world.now += 10
    fill(load, credential=3)
    assert load.refuses(20_000)


def test_readiness_is_told_of_long_shedding_only() -> None:
    world = World()
    load = world.load()
    told = [(load.is_shedding, load.is_long_shedding)]
    begun = world.now
    for seconds in (0.0, 0.9, 1.8, 2.7, 3.6, 4.5, LONG_SECONDS):
        world.now = begun + seconds
        load.note_shed()
        told.append((load.is_shedding, load.is_long_shedding))
    world.now += 2
    told.append((load.is_shedding, load.is_long_shedding))
    load.note_shed()
    told.append((load.is_shedding, load.is_long_shedding))
    assert told == [(False, False), *[(True, False)] * 6, (True, True), (False, False), (True, False)]
    assert load.shed == 8


CREDENTIALS = ("Authorization: Bearer x\r\n", "x-api-key: x\r\n", "")


@pytest.mark.parametrize("field", CREDENTIALS, ids=["bearer", "key", "none"])
def test_a_plain_request_is_known_from_its_bytes(field: str) -> None:
    raw = post(b'{"a":1}', fields=f"anthropic-version: 1\r\n{field}", path="/v1/messages?x=1")
    name, _, value = field.strip().partition(": ")
    seen = credential_in((("Host", "a"), (name, value))) if field else 0
    assert knock(raw) == Knock("/v1/messages", seen, anthropic=True)
    assert (seen == 0) == (not field)


def test_a_request_without_a_body_is_plain() -> None:
    raw = b"GET /v1beta/models HTTP/1.1\r\nHost: a\r\nX-Goog-Api-Key: k\r\n\r\n"
    assert knock(raw) == Knock("/v1beta/models", credential_in((("x-goog-api-key", "k"),)), gemini=True)


ODD = {
    "half a head": post(b"{}")[:30],
    "half a body": post(b"{}")[:-1],
    "two requests": post(b"{}") * 2,
    "a byte more": post(b"{}") + b"\r",
    "two lengths": post(b"{}", fields="Content-Length: 2\r\n"),
    "two lengths, one apart": post(b"{}", fields="content-length : 2\r\n"),
    "length in words": b"POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: two\r\n\r\n",
    "chunked": post(b"", fields="Transfer-Encoding: chunked\r\n"),
    "expecting": post(b"{}", fields="Expect: 100-continue\r\n"),
    "upgrading": post(b"{}", fields="Upgrade: h2c\r\n"),
    "closing": post(b"{}", fields="Connection: close\r\n"),
    "older": post(b"{}", version="1.0"),
    "no path": b"POST http://a/x HTTP/1.1\r\nHost: a\r\n\r\n",
    "method of nobody": b"BREW /x HTTP/1.1\r\nHost: a\r\n\r\n",
    "reply without a body": b"HEAD /x HTTP/1.1\r\nHost: a\r\n\r\n",
    "control character": post(b"{}", fields="X: \x01\r\n"),
    "empty line first": b"\r\n\r\n" + post(b"{}"),
    "no http": b"\x16\x03\x01\r\n\r\n",
}


@pytest.mark.parametrize("raw", ODD.values(), ids=ODD.keys())
def test_whatever_is_not_plain_is_left_to_the_parser(raw: bytes) -> None:
    assert knock(raw) is None


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


def full(load: Load) -> Load:
    """A load whose queue is full for as long as the test takes."""
    load.is_late = True
    load.deciding = ALWAYS
    load._free_at = 1e12
    return load


def later(seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, call)


async def test_what_cannot_be_done_in_time_is_refused_unread_as_the_dialect_says(stand: OpenStand) -> None:
    load = Load(0.1, later=lambda *_: None)
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
        load.is_late = False
        client.send(post(b"{}"))
        assert (await client.answer()).status == 200
    assert len(gateway.phase.calls) == 2


async def test_each_shed_request_has_an_id_of_its_own(stand: OpenStand) -> None:
    gateway = await stand(load=full(Load(0.1, later=lambda *_: None)))
    answers = [await gateway.ask(post(b"{}")) for _ in range(2)]
    assert len({one.value("X-Guardrail-Incident-ID") for one in answers}) == 2


async def test_a_request_that_is_not_plain_is_read_and_refused(stand: OpenStand) -> None:
    load = full(Load(0.1, later=lambda *_: None))
    gateway = await stand(load=load)
    answered = await gateway.ask(post(b"{}", fields="Connection: close\r\n"))
    assert (answered.status, answered.value("Retry-After"), load.shed) == (503, "1", 0)
    assert (await gateway.ended()).status == 503


async def test_health_is_told_by_an_overloaded_worker(stand: OpenStand) -> None:
    gateway = await stand(load=full(Load(0.1, later=lambda *_: None)))
    assert (await gateway.ask(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")).status == 200


async def test_a_draining_worker_sheds_nothing_unread(stand: OpenStand) -> None:
    load = full(Load(0.1, later=lambda *_: None))
    gateway = await stand(load=load)
    gateway.door.drain()
    assert (await gateway.ask(post(b"{}"))).status == 503
    assert load.shed == 0


async def test_nothing_is_shed_between_two_parts_of_a_request(stand: OpenStand) -> None:
    """What looks like a request within another's body belongs to that."""
    load = Load(0.1, later=lambda *_: None)
    gateway = await stand(load=load)
    inner = post(b"{}")
    async with gateway.connect() as client:
        client.send(post(b"{" + b" " * len(inner) + b"}")[: -len(inner) - 1])
        await gateway.phase.called.wait()
        full(load)
        client.send(inner)
        await asyncio.sleep(0.05)
        load.is_late = False
        client.send(b"}")
        assert (await client.answer()).status == 200
        full(load)
        client.send(post(b"{}"))  # where it begins is not certain any more: it is read before it is refused
        assert (await client.answer()).status == 503
    assert load.shed == 0
    assert gateway.upstream.seen[0].body == b"{" + inner + b"}"


async def test_nothing_overtakes_a_request_under_way(stand: OpenStand) -> None:
    load = Load(0.1, later=lambda *_: None)
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


async def test_whose_request_was_decided_is_told_while_the_loop_is_late(stand: OpenStand) -> None:
    load = Load(0.1, later=later)
    load.is_late = True
    gateway = await stand(load=load)
    assert (await gateway.ask(post(b"{}", fields="Authorization: Bearer x\r\n"))).status == 200
    assert load._of_credential == {credential_in((("authorization", "Bearer x"),)): "acme"}
