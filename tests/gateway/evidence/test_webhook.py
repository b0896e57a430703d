"""What a receiver is sent, when it is sent again, and what never is."""

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Awaitable, Callable

import httpx
import orjson
import pytest
from structlog.testing import capture_logs

from gateway.evidence.incidents import Incident
from gateway.evidence.webhook import MOST_WAITING, PAUSES_SECONDS, Delivery, Receiver, Webhook
from tests.gateway.failing_state import Clock
from tests.gateway.incident_samples import sample

SECRET = bytes(range(32))
RECEIVER = Receiver("https://hooks.test/guardrail", lambda: SECRET)

Answer = int | type[Exception]


class Wire:
    """A receiver that gives the answers in turn, the last of them for good."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.requests: list[httpx.Request] = []
        self.pauses: list[float] = []
        self.done: asyncio.Queue[Delivery] = asyncio.Queue()
        self.webhook = Webhook(
            RECEIVER,
            on_done=self.done.put_nowait,
            clock=Clock(1_800_000_000.7),
            pause=self.pause,
            transport=httpx.MockTransport(self.receive),
        )

    async def receive(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, int):
            return httpx.Response(answer, headers={"Location": "https://elsewhere.test/"})
        raise answer("canary")

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)

    async def tell(self, incident: Incident) -> Delivery:
        self.webhook.tell(incident)
        delivery = await self.done.get()
        await self.webhook.close()
        return delivery


async def test_the_receiver_is_told_what_is_held_without_its_content() -> None:
    wire = Wire(204)
    assert await wire.tell(sample(held_until=1_800_000_900.0)) is Delivery.DELIVERED
    (request,) = wire.requests
    assert (request.method, str(request.url)) == ("POST", RECEIVER.url)
    body = orjson.loads(request.content)
    assert body["type"] == "incident.held"
    assert body["timestamp"] == "2027-01-15T08:00:00.000Z"
    assert body["data"]["id"] == sample().id
    assert "at" not in body["data"]
    assert body["data"]["time"] == "2027-01-15T08:00:00.000Z"
    assert body["data"]["held_until"] == "2027-01-15T08:15:00.000Z"
    assert body["data"]["state"] == "open"


async def test_the_receiver_can_tell_who_sent_it_and_when() -> None:
    wire = Wire(200)
    await wire.tell(sample())
    (request,) = wire.requests
    signed = b".".join((sample().id.encode(), b"1800000000", request.content))
    expected = base64.b64encode(hmac.digest(SECRET, signed, hashlib.sha256)).decode()
    assert request.headers["webhook-id"] == sample().id
    assert request.headers["webhook-timestamp"] == "1800000000"
    assert request.headers["webhook-signature"] == f"v1,{expected}"
    assert request.headers["content-type"] == "application/json"


async def test_a_message_that_cannot_be_sent_keeps_no_later_one_from_it() -> None:
    wire = Wire(ZeroDivisionError, 204)
    with capture_logs() as log:
        wire.webhook.tell(sample())
        wire.webhook.tell(sample())
        told = [await asyncio.wait_for(wire.done.get(), 5) for _ in range(2)]
    await wire.webhook.close()
    assert told == [Delivery.FAILED, Delivery.DELIVERED]
    assert [(line["event"], line["incident_id"]) for line in log] == [("message_failed", sample().id)]


@pytest.mark.parametrize(
    ("answers", "tries", "delivery"),
    [
        pytest.param((500, 200), 2, Delivery.DELIVERED, id="a fault, then well"),
        pytest.param((httpx.ConnectError, 429, 200), 3, Delivery.DELIVERED, id="two faults, then well"),
        pytest.param((503,), 3, Delivery.FAILED, id="always a fault"),
        pytest.param((httpx.ReadTimeout,), 3, Delivery.FAILED, id="always too slow"),
        pytest.param((400,), 1, Delivery.REJECTED, id="not wanted"),
        pytest.param((302, 200), 1, Delivery.REJECTED, id="a redirect, which is not followed"),
    ],
)
async def test_faults_are_tried_again_and_answers_are_not(
    answers: tuple[Answer, ...], tries: int, delivery: Delivery
) -> None:
    wire = Wire(*answers)
    assert await wire.tell(sample()) is delivery
    assert len(wire.requests) == tries
    assert wire.pauses == list(PAUSES_SECONDS[: tries - 1])
    assert {request.headers["webhook-id"] for request in wire.requests} == {sample().id}


async def hang(_: httpx.Request) -> httpx.Response:
    await asyncio.Event().wait()
    raise AssertionError


def hanging(seconds: float, on_done: Callable[[Delivery], None], pause: Callable[[float], Awaitable[None]]) -> Webhook:
    receiver = Receiver(RECEIVER.url, lambda: SECRET, seconds)
    transport = httpx.MockTransport(hang)
    return Webhook(receiver, on_done=on_done, pause=pause, transport=transport, closing_seconds=0.01)


async def test_a_receiver_that_hangs_is_given_up_on() -> None:
    wire = Wire(200)
    webhook = hanging(0.01, wire.done.put_nowait, wire.pause)
    webhook.tell(sample())
    assert await wire.done.get() is Delivery.FAILED
    await webhook.close()


async def test_telling_waits_for_nobody_and_what_finds_no_room_is_dropped() -> None:
    wire = Wire(200)
    done: list[Delivery] = []
    webhook = hanging(60.0, done.append, wire.pause)
    for _ in range(MOST_WAITING + 2):
        webhook.tell(sample())
    assert done == [Delivery.DROPPED] * 2
    await asyncio.sleep(0)
    await webhook.close()
    assert done == [Delivery.DROPPED] * (MOST_WAITING + 2)


async def test_a_webhook_that_told_nobody_closes_at_once() -> None:
    await Wire(200).webhook.close()


def test_a_receiver_shows_no_secret() -> None:
    assert "secret" not in repr(Receiver("https://hooks.test", lambda: b"canary"))
