"""Envoy's external processing: Envoy carries the requests and the replies, and asks here what becomes of them.

A request is judged whole before Envoy connects to an upstream. A reply leaves Envoy as its calls are ruled, as it does
at the proxy's own door. Whatever fails here ends the gRPC call with an error, after which Envoy answers in place of the
upstream, unless it was told to let requests pass (`failure_mode_allow`).
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, Final, Protocol

import grpc
import structlog

from adapters.heads import Headers
from adapters.upstream_calls import UpstreamFailed
from filters.dialects.dialect import Dialect, Operation
from filters.refusals import Reason, Refusal, Refused, refusal_for
from filters.usage import UsageMeter
from gateway.buffers import Buffers, Holding
from gateway.doors import envoy_messages as messages
from gateway.doors.entrance import enter
from gateway.doors.envoy_messages import Head, Said, Told
from gateway.doors.envoy_routes import by_route
from gateway.endings import FramedEnd, UnframedEnd, hand_through, pass_on, require_json
from gateway.exchange import CallPhase, Exchange, Forward, RequestHead, refused_before, undecided
from gateway.headers import downstream_headers, guardrail_headers, is_sendable
from gateway.incident import new_incident_id
from gateway.logs import log_failure
from gateway.proxy import OnDone
from gateway.replies import has_body, local_reply, own_reply
from gateway.replying import GuardedStream, ReplyRefused, WatchedReply, are_events, judge_whole, require_events
from gateway.services import Services
from gateway.settings import LimitSettings
from gateway.streaming import FAILURES, Outcome, Progress

HoldServices = Callable[[], AbstractContextManager[Services]]
"""The services in force, which stay until the context ends."""

_TARGET: Final = re.compile(r"/[!-\"$-\[\]-~]*")
_VIA_UPSTREAM: Final = frozenset({"", "via_upstream"})
_TIMED_OUT: Final = "timeout"
_EVENTS: Final = "text/event-stream"


class _Response(Protocol):
    """A reply that is all here, whatever carries it."""

    @property
    def status(self) -> int: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    @property
    def body(self) -> object: ...


class _Left(ConnectionError):
    """Envoy has ended the conversation: the client is gone, or the upstream's connection."""


class _Talk:
    """One conversation with Envoy, about one request and its reply. Owned by its call."""

    def __init__(self, context: Any) -> None:
        self._context = context
        self.metadata: Mapping[str, str] = {
            str(name): value for name, value in context.invocation_metadata() if isinstance(value, str)
        }

    async def next(self) -> Said:
        """Envoy's next message. Raises `_Left` where there is none."""
        said = await self._context.read()
        if said is grpc.aio.EOF:
            raise _Left
        return said

    async def expect(self, kind: str) -> Said:
        """The next message, of this kind. Raises `_Left`, and `Refused` where Envoy says anything else."""
        said = await self.next()
        if said.WhichOneof("request") != kind:
            raise Refused(Reason.INTERNAL, "Envoy's processing mode is not the one that is needed.")
        return said

    async def tell(self, told: Told) -> None:
        await self._context.write(told)


class EnvoyDoor:
    """Answers Envoy. At most `limits.concurrent_requests` are under way, as at the proxy's own door."""

    def __init__(
        self,
        hold: HoldServices,
        *,
        limits: LimitSettings,
        nearest: Callable[[RequestHead], Dialect],
        on_done: OnDone,
    ) -> None:
        self._hold = hold
        self._limits = limits
        self._nearest = nearest
        self._on_done = on_done
        self._under_way = 0
        self._buffers = Buffers(limits.buffered_bytes)

    async def process(self, _messages: object, context: Any) -> None:
        """One request and its reply; `on_done` is called once when it has ended, however it ends."""
        talk = _Talk(context)
        try:
            first = await talk.next()
        except _Left:
            return
        if not _can_be_judged(first):
            structlog.get_logger().warning("envoy_mode_refused")
            await context.abort(grpc.StatusCode.FAILED_PRECONDITION, "the processing mode does not let this be judged")
        try:
            await self._attend(talk, first)
        except _Left:
            return
        except Exception as error:  # noqa: BLE001 - the boundary of this door: gRPC's own log would quote the error
            log_failure(error, event="request_crashed")
            await context.abort(grpc.StatusCode.INTERNAL, "the gateway failed")

    async def _attend(self, talk: _Talk, first: Said) -> None:
        started, incident_id = time.monotonic(), new_incident_id()
        sent = messages.read_head(first.request_headers)
        head = _request_head(sent)
        holding = Holding(self._buffers)
        progress = Progress(holding)
        exchange: Exchange | None = None
        self._under_way += 1
        try:
            with self._hold() as services:
                asked = _Asked(talk, sent, head, self._limits, holding)
                exchange = await self._decide(asked, services, incident_id=incident_id, started=started)
                await self._carry_out(asked, exchange, progress)
        except (asyncio.CancelledError, _Left):
            if progress.outcome is Outcome.CRASHED:
                progress.outcome = Outcome.CLIENT_LEFT
            raise
        finally:
            self._under_way -= 1
            holding.release()
            if exchange is None:
                exchange = undecided(self._nearest(head), incident_id=incident_id, started=started)
            self._on_done(exchange, progress)

    async def _decide(self, asked: "_Asked", services: Services, *, incident_id: str, started: float) -> Exchange:
        head = asked.head
        try:
            _check(head, limits=self._limits)
            if self._under_way > self._limits.concurrent_requests:
                raise Refused(Reason.OVERLOADED)
        except Refused as refused:
            return refused_before(undecided(self._nearest(head), incident_id=incident_id, started=started), refused)
        routed = by_route(services, asked.talk.metadata)
        return await enter(routed, head, asked.read_body, incident_id=incident_id, started=started)

    async def _carry_out(self, asked: "_Asked", exchange: Exchange, progress: Progress) -> None:
        if exchange.forward is not None:
            await asked.talk.tell(_forwarding(asked, exchange.forward))
            await _Reply(asked.talk, exchange, exchange.forward, self._limits, progress).carry()
            return
        progress.outcome = Outcome.ANSWERED
        if exchange.answer is not None:
            await _answer(asked.talk, own_reply(exchange, exchange.answer), progress)
            return
        refusal = exchange.refusal or refusal_for(Reason.INTERNAL, exchange.incident_id)
        await _refuse(asked.talk, exchange, refusal, progress)


class _Asked:
    """A request as far as Envoy has told it. `body` is None until it was read."""

    __slots__ = ("_holding", "_limits", "body", "head", "sent", "talk")

    def __init__(self, talk: _Talk, sent: Head, head: RequestHead, limits: LimitSettings, holding: Holding) -> None:
        self.talk = talk
        self.sent = sent
        self.head = head
        self.body: bytes | None = None
        self._limits = limits
        self._holding = holding

    async def read_body(self) -> bytes:
        """The whole body; only now does Envoy send it. Raises `Refused` and `_Left`."""
        if self.sent.is_all:
            return b""
        await self.talk.tell(messages.go_on())
        try:
            async with asyncio.timeout(self._limits.body_seconds):
                said = await self.talk.expect("request_body")
        except TimeoutError:
            raise Refused(Reason.BODY_TIMEOUT) from None
        body = bytes(said.request_body.body)
        if len(body) > self._limits.body_bytes:
            raise Refused(Reason.TOO_LARGE)
        if not said.request_body.end_of_stream:
            raise Refused(Reason.MALFORMED, "A request must not have trailers.")
        self._holding.grow(len(body))
        self.body = body
        return body


class _Reply:
    """The reply to one request, on its way through Envoy. Owned by the call that the request came with."""

    def __init__(
        self, talk: _Talk, exchange: Exchange, forward: Forward, limits: LimitSettings, progress: Progress
    ) -> None:
        self._talk = talk
        self._exchange = exchange
        self._forward = forward
        self._limits = limits
        self._progress = progress
        self._begun = time.monotonic()
        self._head = Head({}, (), True)
        self._over = False
        self._trailers: Any = None

    async def carry(self) -> None:
        """Lets the reply go on as its calls are ruled; answers in its place where it fails or must not go on."""
        progress, exchange = self._progress, self._exchange
        progress.usage = UsageMeter() if exchange.admission and exchange.admission.tokens else None
        try:
            said = await self._in_time(self._talk.expect("response_headers"), self._limits.first_byte_seconds)
            progress.upstream_seconds = time.monotonic() - self._begun
            self._head = messages.read_head(said.response_headers)
            self._over = self._head.is_all
            _require_upstream(messages.code_details(said))
            _require_plain(self._head.fields)
            await self._let_through()
        except UpstreamFailed as failure:
            progress.outcome = FAILURES[failure.reason]
            await _refuse(self._talk, exchange, refusal_for(failure.reason, exchange.incident_id), progress)
        except ReplyRefused as refused:
            progress.outcome = Outcome.ANSWERED
            await _refuse(self._talk, exchange, refused.refusal, progress)
        except Refused as refused:  # there is no room for the reply
            progress.outcome = Outcome.ANSWERED
            await _refuse(self._talk, exchange, refusal_for(refused.reason, exchange.incident_id), progress)
        finally:
            progress.upstream_seconds = progress.upstream_seconds or time.monotonic() - self._begun

    @property
    def _status(self) -> int:
        return int(self._head.pseudo.get(":status", "502"))

    @property
    def _content_type(self) -> str:
        return "".join(value for name, value in self._head.fields if name == "content-type")

    @property
    def _is_framed(self) -> bool:
        names = {name for name, _ in self._head.fields}
        return not names.isdisjoint({"content-length", "transfer-encoding"})

    async def _let_through(self) -> None:
        exchange, progress = self._exchange, self._progress
        calls = exchange.calls if has_body(self._forward.method, self._status) and not self._over else None
        media = self._content_type.partition(";")[0].strip().lower()
        judged = calls is not None and calls.enforced
        unary = media != _EVENTS if judged else self._is_unary(media)
        pieces, whole = await self._read_whole() if unary else ([], False)
        body = b"".join(pieces)
        if unary and not self._is_framed and not self._head.is_all:
            require_json(body if whole else b"")
        if not whole:
            if calls is not None and (calls.enforced or pieces or media == _EVENTS):
                require_events(exchange, calls, content_type=self._content_type)
            await self._stream(calls if not pieces else None, pieces)
            return
        progress.upstream_seconds = time.monotonic() - self._begun
        if progress.usage is not None:
            progress.usage.feed(body)
        if calls is not None:
            exchange, body = await judge_whole(exchange, calls, body, content_type=self._content_type)
            progress.judgement = exchange.judgement
        progress.outcome = Outcome.ANSWERED
        if exchange.refusal is not None:
            await _refuse(self._talk, exchange, exchange.refusal, progress)
            return
        await self._begin(exchange)
        await self._end(body)

    def _is_unary(self, media: str) -> bool:
        if self._over:
            return True
        if self._forward.method == "HEAD":
            return False
        if self._exchange.operation is Operation.STREAM_GENERATE and self._is_framed:
            return False
        return media == "application/json" or media.endswith("+json")

    async def _read(self) -> bytes:
        """The next bytes of the body; `b""` at its end."""
        while not self._over:
            said = await self._in_time(self._talk.next(), self._limits.idle_seconds)
            kind = said.WhichOneof("request")
            if kind == "response_trailers":
                self._over, self._trailers = True, said.response_trailers
            elif kind == "response_body":
                self._over = bool(said.response_body.end_of_stream)
                if said.response_body.body:
                    return bytes(said.response_body.body)
            else:
                raise Refused(Reason.INTERNAL, "Envoy's processing mode is not the one that is needed.")
        return b""

    async def _in_time(self, message: Awaitable[Said], seconds: float) -> Said:
        """The message. Raises `UpstreamFailed` where it does not come, or where the whole reply takes too long."""
        left = self._begun + self._limits.total_seconds - time.monotonic()
        try:
            async with asyncio.timeout(min(seconds, left)):
                return await message
        except TimeoutError:
            raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT) from None

    async def _read_whole(self) -> tuple[list[bytes], bool]:
        """The pieces of the body, and whether they are all of it: not so when it is longer than the limit."""
        pieces: list[bytes] = []
        size = 0
        while piece := await self._read():
            size += len(piece)
            self._progress.holding.keep(size)
            pieces.append(piece)
            if size > self._limits.reply_bytes:
                return pieces, False
        return pieces, True

    async def _begin(self, exchange: Exchange) -> None:
        self._progress.status = self._status
        guardrail = guardrail_headers(exchange.incident_id, exchange.judgement, exchange.policy_version)
        fields = downstream_headers(self._head.fields, (*guardrail, *exchange.told))
        mutation = messages.mutation(self._head.fields, fields)
        await self._talk.tell(messages.begin_reply(mutation))

    async def _end(self, body: bytes = b"") -> None:
        """Sends the last bytes. A reply whose head was all of it has none."""
        if self._head.is_all:
            return
        for told in messages.body_of_reply(body, ends=self._trailers is None):
            await self._talk.tell(told)
        if self._trailers is not None:
            await self._talk.tell(messages.end_reply(self._trailers))

    async def _write(self, piece: bytes) -> None:
        for told in messages.body_of_reply(piece, ends=False):
            await self._talk.tell(told)

    async def _stream(self, calls: CallPhase | None, begin: list[bytes]) -> None:
        exchange, progress = self._exchange, self._progress
        await self._begin(exchange)
        end = (FramedEnd if calls is None or self._is_framed else UnframedEnd)(progress.usage)
        if calls is None:
            passing = pass_on(self._read, begin, write=self._write, end=end)
        else:
            passing = hand_through(self._read, self._guarded(exchange, calls), end=end)
        fault = b""
        try:
            await passing
            progress.outcome = Outcome.ANSWERED
        except UpstreamFailed as failure:
            progress.outcome = FAILURES[failure.reason]
            fault = exchange.dialect.fault(refusal_for(failure.reason, exchange.incident_id))
        except ReplyRefused as refused:
            progress.outcome, progress.reply = Outcome.ANSWERED, refused.refusal.reason
            fault = exchange.dialect.fault(refused.refusal)
        progress.upstream_seconds = time.monotonic() - self._begun
        await self._end(fault)

    def _guarded(self, exchange: Exchange, calls: CallPhase) -> GuardedStream | WatchedReply:
        keep, kind, limits = self._progress.holding.keep, self._content_type, self._limits
        if are_events(kind):
            return GuardedStream(exchange, calls, held_bytes=limits.held_bytes, write=self._write, keep=keep)
        most = limits.reply_bytes
        return WatchedReply(exchange, calls, content_type=kind, most=most, write=self._write, keep=keep)


def _can_be_judged(first: Said) -> bool:
    """Whether Envoy will send what has to be read, and wait for the answers."""
    modes = messages.modes(first)
    return (
        first.WhichOneof("request") == "request_headers"
        and modes == (messages.REQUEST_BODY, messages.RESPONSE_BODY)
        and not first.observability_mode
    )


def _request_head(sent: Head) -> RequestHead:
    path, _, query = sent.pseudo.get(":path", "").partition("?")
    return RequestHead(sent.pseudo.get(":method", ""), path, query, sent.fields)


def _check(head: RequestHead, *, limits: LimitSettings) -> None:
    """Refuses a head that two readers could read in two ways, or whose body must not be read."""
    size = len(head.path) + len(head.query) + sum(len(name) + len(value) + 4 for name, value in head.headers)
    if size > limits.head_bytes:
        raise Refused(Reason.HEAD_TOO_LARGE)
    target = f"{head.path}?{head.query}" if head.query else head.path
    if not _TARGET.fullmatch(target):
        raise Refused(Reason.MALFORMED, "The request target must be a path, and optionally a query.")
    if not is_sendable("".join(value for _, value in head.headers)):
        raise Refused(Reason.MALFORMED, "A header field holds bytes that cannot be forwarded.")
    if any(encoding.strip().lower() != "identity" for encoding in head.values("content-encoding")):
        raise Refused(Reason.MEDIA_TYPE, "The body must not be encoded.")
    if any(expectation.lower() != "100-continue" for expectation in head.values("expect")):
        raise Refused(Reason.EXPECTATION)
    if any(length.isdecimal() and int(length) > limits.body_bytes for length in head.values("content-length")):
        raise Refused(Reason.TOO_LARGE)


def _forwarding(asked: _Asked, forward: Forward) -> Told:
    """Forward the request. Envoy keeps the body that was judged unless another one takes its place."""
    query = forward.url.partition("?")[2]
    target = f"{asked.head.path}?{query}" if query else asked.head.path
    pseudo: Headers = ((":path", target),) if query != asked.head.query else ()
    mutation = messages.mutation(asked.sent.fields, forward.headers, pseudo=pseudo)
    if asked.body is None:
        return messages.forward(mutation, to_body=False)
    body = forward.body or b""
    if body == asked.body:
        return messages.forward(mutation, to_body=True)
    return messages.forward(messages.with_length(mutation, len(body)), to_body=True, body=body)


async def _refuse(talk: _Talk, exchange: Exchange, refusal: Refusal, progress: Progress) -> None:
    await _answer(talk, local_reply(exchange, refusal), progress)
    progress.reply = refusal.reason


async def _answer(talk: _Talk, response: _Response, progress: Progress) -> None:
    progress.status = response.status
    body = response.body if isinstance(response.body, bytes) else b""
    await talk.tell(messages.answer(response.status, tuple(response.headers.items()), body, "guardrail"))


def _require_upstream(details: str) -> None:
    """Envoy's own replies tell nothing in the caller's dialect. Raises `UpstreamFailed` for them."""
    if details not in _VIA_UPSTREAM:
        raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT if _TIMED_OUT in details else Reason.UPSTREAM)


def _require_plain(fields: Headers) -> None:
    """What nobody here can read is not handed on. Raises `UpstreamFailed`."""
    for name, value in fields:
        if name == "content-encoding" and value.strip().lower() != "identity":
            raise UpstreamFailed(Reason.UPSTREAM)
