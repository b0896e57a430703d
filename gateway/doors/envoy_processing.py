"""Envoy's external processing: Envoy transports requests and replies, and asks here what to do with them.

A request is judged whole before Envoy connects to an upstream. A reply is released as its tool calls are judged, as in
the gateway's own proxy. Any failure here ends the gRPC call with an error, and Envoy then answers in place of the
upstream, unless it is configured to let requests pass (`failure_mode_allow`).
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from typing import Any

import grpc
import structlog

from adapters.heads import Headers
from filters.dialects.dialect import Dialect
from filters.refusals import Reason, Refused, refusal_for, too_large
from gateway.config.settings import LimitSettings
from gateway.doors import envoy_messages as messages
from gateway.doors.entrance import enter
from gateway.doors.envoy_messages import EnvoyHead, FromEnvoy, ToEnvoy
from gateway.doors.envoy_replies import EnvoyReply
from gateway.doors.envoy_routes import by_route
from gateway.doors.envoy_talk import Aborted, EnvoyTalk, Left, answer, out_of_turn, refuse
from gateway.exchanges.exchange import Arrival, BrokenOff, Exchange, Forward, RequestHead, refused_before, undecided
from gateway.exchanges.incident import new_incident_id
from gateway.limiting.buffers import Holding, Room
from gateway.logs import log_failure
from gateway.phases.progress import Progress, RequestOutcome, settled
from gateway.phases.reply_phase import ReplyPhase
from gateway.phases.request_heads import check_head
from gateway.phases.services import Services
from gateway.web.local_replies import own_reply
from gateway.web.proxy import OnDone

HoldServices = Callable[[], AbstractContextManager[Services]]
"""Returns a context with the services in force, which stay usable until the context ends."""


class EnvoyDoor:
    """Answers Envoy. `room` is the worker's: its limits hold for the requests of all entry points together."""

    def __init__(
        self,
        hold: HoldServices,
        *,
        room: Room,
        nearest: Callable[[RequestHead], Dialect],
        on_done: OnDone,
    ) -> None:
        self._hold = hold
        self._room = room
        self._nearest = nearest
        self._on_done = on_done

    async def process(self, _messages: object, context: Any) -> None:
        """Process one request and its reply. `on_done` is called once when it ends, however it ends."""
        talk, incident_id = EnvoyTalk(context), new_incident_id()
        try:
            first = await talk.next()
        except Left:
            return
        if first.WhichOneof("request") == "response_headers" and messages.is_envoys_own(messages.code_details(first)):
            return  # Envoy does not accept the request, and answers so
        if not _can_be_judged(first):
            structlog.get_logger().warning("envoy_mode_refused")
            await context.abort(grpc.StatusCode.FAILED_PRECONDITION, "the processing mode does not let this be judged")
        try:
            await self._attend(talk, first, incident_id=incident_id)
        except (Aborted, Left):
            return
        except asyncio.CancelledError:  # broken off here, or by Envoy: only in that case does gRPC know a status itself
            with suppress(grpc.aio.BaseError):  # the abortion itself, or that Envoy has left
                await context.abort(grpc.StatusCode.UNAVAILABLE, "the request was broken off")
            raise
        except Exception as error:  # noqa: BLE001 - the boundary of this entry point: gRPC's own log would quote the error
            log_failure(error, event="request_crashed", incident_id=incident_id)
            await context.abort(grpc.StatusCode.INTERNAL, "the gateway failed")

    async def _attend(self, talk: EnvoyTalk, first: FromEnvoy, *, incident_id: str) -> None:
        started = time.monotonic()
        sent = messages.read_head(first.request_headers)
        arrival = Arrival(_request_head(sent), incident_id, started)
        holding = Holding(self._room.buffers)
        progress = Progress(holding)
        exchange: Exchange | None = None
        self._room.under_way += 1
        try:
            with self._hold() as services:
                request = _EnvoyRequest(talk, sent, arrival, self._room.limits, holding)
                exchange = await self._decide(request, services)
                await self._carry_out(request, exchange, progress)
        except (asyncio.CancelledError, Left) as error:
            if progress.outcome is RequestOutcome.CRASHED:
                is_ours = isinstance(error, BrokenOff)
                progress.outcome = RequestOutcome.BROKEN_OFF if is_ours else RequestOutcome.CLIENT_LEFT
            raise
        finally:
            self._room.under_way -= 1
            holding.release()
            # After a crash Envoy answers with its own 500.
            self._on_done(settled(exchange or undecided(self._nearest(arrival.head), arrival), progress), progress)

    async def _decide(self, request: "_EnvoyRequest", services: Services) -> Exchange:
        arrival = request.arrival
        try:
            check_head(arrival.head, size=_size(arrival.head), limits=request.limits)
            if self._room.under_way > request.limits.concurrent_requests:
                raise Refused(Reason.OVERLOADED)
        except Refused as refused:
            return refused_before(undecided(self._nearest(arrival.head), arrival), refused)
        routed = by_route(services, request.talk.metadata)
        return await enter(routed, arrival, request.read_body)

    async def _carry_out(self, request: "_EnvoyRequest", exchange: Exchange, progress: Progress) -> None:
        if exchange.forward is not None:
            await request.talk.tell(_forwarding(request, exchange.forward))
            reply, method = EnvoyReply(request.talk, request.limits, progress), exchange.forward.method
            await ReplyPhase(reply, exchange, method=method, limits=request.limits, progress=progress).run(
                reply.arrive()
            )
            return
        progress.outcome = RequestOutcome.ANSWERED
        if exchange.answer is not None:
            await answer(request.talk, own_reply(exchange, exchange.answer), progress)
            return
        refusal = exchange.refusal or refusal_for(Reason.INTERNAL, exchange.incident_id)
        await refuse(request.talk, exchange, refusal, progress)


class _EnvoyRequest:
    """A request as far as Envoy has sent it, and the limits that it began with. `body` is None until it is read."""

    __slots__ = ("_holding", "arrival", "body", "limits", "sent", "talk")

    def __init__(
        self, talk: EnvoyTalk, sent: EnvoyHead, arrival: Arrival, limits: LimitSettings, holding: Holding
    ) -> None:
        self.talk = talk
        self.sent = sent
        self.arrival = arrival
        self.body: bytes | None = None
        self.limits = limits
        self._holding = holding

    async def read_body(self) -> bytes:
        """Ask Envoy for the body and return all of it. Raises `Refused` and `Left`."""
        if self.sent.is_all:
            return b""
        await self.talk.tell(messages.go_on())
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                message = await self.talk.next()
        except TimeoutError:
            raise Refused(Reason.BODY_TIMEOUT) from None
        if message.WhichOneof("request") != "request_body":
            raise _no_body(message)
        body = bytes(message.request_body.body)
        if len(body) > self.limits.body_bytes:
            raise too_large(self.limits.body_bytes)
        if not message.request_body.end_of_stream:
            raise Refused(Reason.MALFORMED, "A request must not have trailers.")
        self._holding.grow(len(body))
        self.body = body
        return body


def _can_be_judged(first: FromEnvoy) -> bool:
    """Whether Envoy's mode lets the gateway read all it has to, and makes Envoy wait for the answers."""
    modes = messages.modes(first)
    return (
        first.WhichOneof("request") == "request_headers"
        and modes == (messages.REQUEST_BODY, messages.RESPONSE_BODY)
        and not first.observability_mode
    )


def _no_body(message: FromEnvoy) -> Refused:
    """Return the refusal where Envoy sends something else: the reply that it has for a body which it cannot take."""
    status = messages.read_head(message.response_headers).pseudo.get(":status", "")
    if status == "413":
        return Refused(Reason.TOO_LARGE, "Envoy holds at most its per_connection_buffer_limit_bytes.")
    return Refused(Reason.BODY_TIMEOUT) if status == "408" else out_of_turn()


def _request_head(sent: EnvoyHead) -> RequestHead:
    path, _, query = sent.pseudo.get(":path", "").partition("?")
    return RequestHead(sent.pseudo.get(":method", ""), path, query, sent.fields)


def _size(head: RequestHead) -> int:
    """Return the size of the head in bytes, give or take what only HTTP/1.1 adds."""
    return len(head.path) + len(head.query) + sum(len(name) + len(value) + 4 for name, value in head.headers)


def _forwarding(request: _EnvoyRequest, forward: Forward) -> ToEnvoy:
    """Return the message to forward the request. Envoy keeps the judged body unless the engine changed it."""
    head, query = request.arrival.head, forward.url.partition("?")[2]
    target = f"{head.path}?{query}" if query else head.path
    pseudo: Headers = ((":path", target),) if query != head.query else ()
    mutation = messages.mutation(request.sent.fields, forward.headers, pseudo=pseudo)
    if request.body is None:
        return messages.forward(mutation, to_body=False)
    body = forward.body or b""
    if body == request.body:
        return messages.forward(mutation, to_body=True)
    return messages.forward(messages.with_length(mutation, len(body)), to_body=True, body=body)
