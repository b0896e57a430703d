"""The webhook: notify another system of tool calls that wait for a person, signed as standardwebhooks.com specifies.

It delays no request. The queue of messages is bounded: a message that finds no room is dropped and counted.
"""

import asyncio
import base64
import hashlib
import hmac
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import httpx
import orjson

from gateway.evidence.approvals import Status
from gateway.evidence.incidents import Incident, shown_incident
from gateway.keys.transport import LookupTransport
from gateway.logs import log_failure

MOST_WAITING: Final = 256
"""Messages that may wait to be sent."""
PAUSES_SECONDS: Final = (0.5, 5.0)
"""Seconds before the second and the third attempt."""
CLOSING_SECONDS: Final = 2.0
"""Seconds that waiting messages have to be sent on closing."""

_AGAIN: Final = frozenset({408, 425, 429})
"""Statuses below 500 after which a message is sent again."""


class Delivery(StrEnum):
    """What became of one message."""

    DELIVERED = "delivered"
    REJECTED = "rejected"
    """The receiver does not accept it: it answered with a redirect, or a 4xx that asks for no other attempt."""
    FAILED = "failed"
    """Every attempt failed or took too long."""
    DROPPED = "dropped"
    """Too many others waited, or the process ended."""


@dataclass(frozen=True, slots=True)
class Receiver:
    """Where messages are sent: a URL that `state_settings` has checked, and the key of signatures."""

    url: str
    secret: Callable[[], bytes] = field(repr=False)
    """Returns the key. It is called for each attempt, so that the key may change."""
    seconds: float = 5.0
    """How long one attempt may take."""


class Webhook:
    """Sends messages. Each process has one; it belongs to the event loop in which it is first used.

    `on_done` is called with what became of each message. `transport` replaces the network in tests.
    """

    def __init__(
        self,
        receiver: Receiver,
        *,
        on_done: Callable[[Delivery], None],
        clock: Callable[[], float] = time.time,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        transport: httpx.AsyncBaseTransport | None = None,
        closing_seconds: float = CLOSING_SECONDS,
    ) -> None:
        self._receiver = receiver
        self._on_done = on_done
        self._clock = clock
        self._pause = pause
        self._transport = transport or LookupTransport()
        self._closing_seconds = closing_seconds
        self._waiting: asyncio.Queue[Incident] = asyncio.Queue(MOST_WAITING)
        self._sender: asyncio.Task[None] | None = None

    def tell(self, incident: Incident) -> None:
        """Queue a message about an incident. Never waits."""
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_all())
        try:
            self._waiting.put_nowait(incident)
        except asyncio.QueueFull:
            self._on_done(Delivery.DROPPED)

    async def close(self) -> None:
        """Send what waits, for `closing_seconds` at most, and drop the rest. `tell` must not be called afterwards."""
        if self._sender is None:
            return
        joining = asyncio.ensure_future(self._waiting.join())
        await asyncio.wait([joining], timeout=self._closing_seconds)
        joining.cancel()
        self._sender.cancel()
        await asyncio.wait([joining, self._sender])
        for _ in range(self._waiting.qsize()):
            self._on_done(Delivery.DROPPED)

    async def _send_all(self) -> None:
        # No redirects and no proxies from the environment: messages go where the settings say, or nowhere.
        async with httpx.AsyncClient(
            transport=self._transport,
            timeout=self._receiver.seconds,
            follow_redirects=False,
            trust_env=False,
        ) as client:
            while True:
                incident = await self._waiting.get()
                delivery = Delivery.DROPPED
                try:
                    delivery = await self._send(client, incident)
                except Exception as error:  # noqa: BLE001 - what cannot be sent must not keep all later ones from it
                    delivery = Delivery.FAILED
                    log_failure(error, event="message_failed", incident_id=incident.id)
                finally:
                    self._on_done(delivery)
                    self._waiting.task_done()

    async def _send(self, client: httpx.AsyncClient, incident: Incident) -> Delivery:
        body = message(incident)
        for pause in (*PAUSES_SECONDS, None):
            delivery = await self._try(client, incident.id, body)
            if delivery is not Delivery.FAILED or pause is None:
                break
            await self._pause(pause)
        return delivery

    async def _try(self, client: httpx.AsyncClient, message_id: str, body: bytes) -> Delivery:
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "guardrail-gateway",
            **signature(message_id, body, at=int(self._clock()), secret=self._receiver.secret()),
        }
        try:
            async with (
                asyncio.timeout(self._receiver.seconds),
                client.stream("POST", self._receiver.url, content=body, headers=headers) as answer,
            ):
                status = answer.status_code
        except (httpx.HTTPError, TimeoutError):
            return Delivery.FAILED
        if 200 <= status < 300:
            return Delivery.DELIVERED
        return Delivery.FAILED if status >= 500 or status in _AGAIN else Delivery.REJECTED


def message(incident: Incident) -> bytes:
    """Return the message about an incident of a call that waits: JSON, without any content of the request."""
    shown = shown_incident(incident, state=Status.OPEN)
    return orjson.dumps({"type": "incident.held", "timestamp": shown["time"], "data": shown})


def signature(message_id: str, body: bytes, *, at: int, secret: bytes) -> dict[str, str]:
    """Return the header fields that prove to a receiver who sent a body, and when: `at` is in Unix seconds."""
    signed = f"{message_id}.{at}.".encode() + body
    digest = base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
    return {"webhook-id": message_id, "webhook-timestamp": str(at), "webhook-signature": f"v1,{digest}"}
