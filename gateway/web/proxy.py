"""The clients' entry point: the one entry function of the listener. No request is forwarded past the request phase."""

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import lru_cache, partial
from itertools import chain
from typing import Protocol

from aiohttp import HttpVersion11, StreamReader, web

from adapters.heads import fields_of
from adapters.upstream import Upstream
from adapters.upstream_connections import all_of
from filters.dialects.dialect import Dialect
from filters.refusals import Reason, Refusal, Refused, refusal_for, too_large
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import (
    Arrival,
    BrokenOff,
    Exchange,
    ReadBody,
    RequestHead,
    refused_before,
    undecided,
)
from gateway.exchanges.incident import new_incident_id
from gateway.limiting.buffers import Holding, Room
from gateway.limiting.shedding import Load, RequestPeek, credential_in, peek_begun, peek_request
from gateway.phases.progress import Progress, RequestOutcome, settled
from gateway.phases.reply_phase import ReplyPhase
from gateway.phases.request_heads import check_head
from gateway.web.local_replies import ShedReplies, draining_reply, healthy_reply, local_reply
from gateway.web.streaming import ClientSink

HEALTH_PATH = "/healthz"

REMEMBERED_HOSTS = 256

_HOST = re.compile(r"(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")

ARRIVED = web.RequestKey[Callable[[], None]]("arrived")
"""Called once the body was received, for a request that was taken up before its body was complete."""
INCIDENT = web.RequestKey("incident", str)
"""The request's incident id, which the connection needs when the request has crashed."""
NO_ROOM = web.RequestKey("no_room", bool)
"""Set if the request's connection was accepted only to answer that there is no room."""
STRANGE = web.RequestKey("strange", bool)
"""Set if the request has an HTTP version that is not supported."""

CUT = web.RequestKey("cut", bool)
"""Set when the worker stops and does not wait for the request any longer."""

OnDone = Callable[[Exchange, Progress], None]
"""Called once for every request but health checks, when it has ended. It does not wait and does not raise."""


class RequestPhase(Protocol):
    """Decides about one request. Raises nothing but `CancelledError`."""

    async def __call__(self, arrival: Arrival, read_body: ReadBody) -> Exchange: ...


Hold = Callable[[], AbstractContextManager[RequestPhase]]
"""Makes the request phase for one request, and holds what it needs until the request has ended, calls included."""


class Door:
    """Answers clients' requests: checks the head, runs the request phase, then forwards or answers itself.

    `nearest` returns the dialect in which to answer, even for an unknown path. `room` is the worker's: its limits hold
    for the requests of all entry points together. `load` says which requests the worker could not get to in time; these
    are refused. `on_shed` is called for each request that is refused unread, and `on_done` for every other one but
    health checks.
    """

    __slots__ = (
        "_draining",
        "_hold",
        "_nearest",
        "_on_done",
        "_on_shed",
        "_room",
        "_shed_replies",
        "_upstream",
        "load",
    )

    def __init__(
        self,
        hold: Hold,
        *,
        upstream: Upstream,
        room: Room,
        nearest: Callable[[RequestHead], Dialect],
        on_done: OnDone,
        load: Load,
        on_shed: Callable[[], None],
    ) -> None:
        self.load = load
        self._hold = hold
        self._upstream = upstream
        self._room = room
        self._nearest = nearest
        self._on_done = on_done
        self._on_shed = on_shed
        self._shed_replies = ShedReplies()
        self._draining = False

    @property
    def draining(self) -> bool:
        return self._draining

    def drain(self) -> None:
        """Make `/healthz` answer 503 and every answer close its connection from now on. Open requests go on."""
        self._draining = True

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer one request. `on_done` is called once when it has ended, however it ends; not for a health check."""
        started = time.monotonic()
        incident_id = request[INCIDENT] = new_incident_id()
        head = read_head(request)
        if head.path == HEALTH_PATH and head.method in ("GET", "HEAD"):
            return draining_reply(incident_id) if self._draining else healthy_reply(incident_id)
        arrival, limits = Arrival(head, incident_id, started), self._room.limits
        holding = Holding(self._room.buffers)
        progress = Progress(holding)
        sink = ClientSink(request, limits, progress)
        exchange: Exchange | None = None
        self._room.under_way += 1
        try:
            with self._hold() as phase:
                exchange = self._turned_away(request, arrival, limits)
                if exchange is None:
                    body = partial(read_body, request, limits=limits, holding=holding)
                    exchange = await self.load.having(phase(arrival, body))
                    if self.load.is_busy and exchange.tenant:
                        self.load.note_served(exchange.tenant, credential_in(head.headers))
                if (forward := exchange.forward) is not None:
                    reply_phase = ReplyPhase(sink, exchange, method=forward.method, limits=limits, progress=progress)
                    await reply_phase.run(
                        self._upstream.send(forward.method, forward.url, headers=forward.headers, body=forward.body)
                    )
                else:
                    progress.outcome = RequestOutcome.ANSWERED
                    await _answer_alone(sink, exchange)
            response = sink.response
            if response is None:
                raise AssertionError("every exchange that has ended has an answer")
            if self._draining:  # the response head may have left before that, and have promised to keep the connection
                response.force_close()
            return response
        except (asyncio.CancelledError, ConnectionError) as error:
            if progress.had_last_event:
                progress.outcome = RequestOutcome.ANSWERED
            else:
                is_ours = isinstance(error, BrokenOff) or CUT in request._state
                progress.outcome = RequestOutcome.BROKEN_OFF if is_ours else RequestOutcome.CLIENT_LEFT
            raise
        finally:
            self._room.under_way -= 1
            holding.release()
            if not progress.had_last_event:
                sink.break_off()  # else an HTTP/1.0 client would take the end of the connection for that of the reply
            # After a crash the connection will call `internal_error`.
            self._on_done(settled(exchange or undecided(self._nearest(head), arrival), progress), progress)

    def shed(self, raw: bytes) -> bytes | None:
        """Return the answer to a request that is refused unread for want of time or room; None for one to be read.

        `raw` are the first bytes of a request, on a connection on which nothing else is under way.
        """
        if self._draining or not (self.load.is_busy or self._is_full):
            return None
        peek = peek_request(raw)
        if peek is None or peek.path == HEALTH_PATH or not (self._is_full or self.load.refuses(peek.credential)):
            return None
        self.load.note_shed()
        self._on_shed()
        return self._shed_replies.reply(self._nearest(_head_of(peek)), new_incident_id())

    @property
    def _is_full(self) -> bool:
        return self._room.under_way >= self._room.limits.concurrent_requests

    def refuse_unparsed(self, reason: Reason, begun: bytes) -> web.Response:
        """Return the answer to bytes that could not be parsed as a request. `on_done` is called as for any other.

        `begun` are the first of these bytes. They only show in which dialect to answer.
        """
        head = _head_of(peek_begun(begun))
        exchange = self._refuse(Refused(reason), Arrival(head, new_incident_id(), time.monotonic()))
        response, progress = _local(exchange), Progress(Holding(self._room.buffers))
        progress.status, progress.outcome, progress.reply = response.status, RequestOutcome.ANSWERED, reason
        self._on_done(exchange, progress)
        return response

    def internal_error(self, request: web.BaseRequest) -> web.Response:
        """Return the answer to a request whose handling crashed. `on_done` was called for it already."""
        incident_id = request.get(INCIDENT) or new_incident_id()
        arrival = Arrival(read_head(request), incident_id, time.monotonic())
        return _local(self._refuse(Refused(Reason.INTERNAL), arrival))

    def _turned_away(self, request: web.BaseRequest, arrival: Arrival, limits: LimitSettings) -> Exchange | None:
        """Return the refusal of a request that does not get to the request phase; None for all others."""
        head = arrival.head
        try:
            check_head(head, size=_size(request, head), limits=limits)
            _check_connection(request, head)
            is_full = self._room.under_way > limits.concurrent_requests or NO_ROOM in request._state
            if is_full or (self.load.is_busy and self.load.is_spent(credential_in(head.headers))):
                raise Refused(Reason.OVERLOADED)
        except Refused as refused:
            return self._refuse(refused, arrival)
        return None

    def _refuse(self, refused: Refused, arrival: Arrival) -> Exchange:
        return refused_before(undecided(self._nearest(arrival.head), arrival), refused)


def _head_of(peek: RequestPeek) -> RequestHead:
    """Return just enough of a head to determine the dialect of the refusal."""
    hints = [("anthropic-version", "")] * peek.anthropic + [("x-goog-api-key", "")] * peek.gemini
    return RequestHead(method="POST", path=peek.path, query="", headers=tuple(hints))


def read_head(request: web.BaseRequest) -> RequestHead:
    """Return the head as received. Bytes that are not UTF-8 are lone surrogates in it; `check_head` refuses them."""
    path, _, query = request.raw_path.partition("?")
    return RequestHead(method=request.method, path=path, query=query, headers=fields_of(request.raw_headers))


def _check_connection(request: web.BaseRequest, head: RequestHead) -> None:
    """Raise `Refused` for a version, a host or a framing of the body that a strict reader does not take.

    The parser has already refused malformed lines. What it tolerates is refused here, before the caller is identified.
    """
    if STRANGE in request._state:  # `in request` is slow where the key is missing: it catches an exception
        raise Refused(Reason.MALFORMED, "The HTTP version is not supported.")
    hosts = head.values("host")
    if len(hosts) != 1 or not _is_host(hosts[0]):
        raise Refused(Reason.MALFORMED, "The request needs exactly one Host field with a host name.")
    if (codings := head.values("transfer-encoding")) and not _is_plainly_chunked(request, head, codings):
        raise Refused(Reason.MALFORMED, "The body must be framed by its length, or by chunks and nothing else.")


@lru_cache(REMEMBERED_HOSTS)
def _is_host(text: str) -> bool:
    return _HOST.fullmatch(text) is not None


async def read_body(request: web.BaseRequest, *, limits: LimitSettings, holding: Holding) -> bytes:
    """Read and return the whole body, once; `b""` for none. A client that waits for `100 Continue` gets it now.

    Raises `Refused` if the body is too large, takes too long as a whole, has broken framing, or finds no room. It takes
    room only as its bytes come: a merely declared length cannot keep other requests out.
    """
    try:
        if request.content.is_eof():  # all of it has come
            body = all_of(request.content)
        else:
            await _continue(request)
            async with asyncio.timeout(limits.body_seconds):
                body = await _receive(request.content, limits.body_bytes, holding)
            if ARRIVED in request._state:
                request[ARRIVED]()
    except TimeoutError:
        raise Refused(Reason.BODY_TIMEOUT) from None
    except web.RequestPayloadError:
        raise Refused(Reason.MALFORMED, "The framing of the body is broken.") from None
    if len(body) > limits.body_bytes:
        raise too_large(limits.body_bytes)
    holding.grow(len(body))
    return body


async def _receive(content: StreamReader, limit: int, holding: Holding) -> bytes:
    """Return the body, or enough of it to show that it is larger than the limit."""
    pieces = []
    size = 0
    while size <= limit and (piece := await content.readany()):
        size += len(piece)
        holding.grow(size)
        pieces.append(piece)
    return b"".join(pieces)


async def _continue(request: web.BaseRequest) -> None:
    if request.version != HttpVersion11 or "expect" not in request.headers:
        return
    await request.writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    # An interim response is not the answer: aiohttp must not take it for one and refuse to write an error answer.
    request.writer.output_size = 0


def _is_plainly_chunked(request: web.BaseRequest, head: RequestHead, codings: tuple[str, ...]) -> bool:
    return codings == ("chunked",) and request.version == HttpVersion11 and not head.values("content-length")


def _size(request: web.BaseRequest, head: RequestHead) -> int:
    """Return the size of the head on the wire in bytes, give or take optional white space."""
    line = len(head.method) + len(request.raw_path) + len(" HTTP/1.1\r\n\r\n ")
    return line + sum(map(len, chain.from_iterable(request.raw_headers))) + 4 * len(request.raw_headers)


async def _answer_alone(sink: ClientSink, exchange: Exchange) -> None:
    if exchange.answer is not None:
        await sink.answer(exchange, exchange.answer)
    else:
        await sink.refuse(exchange, _refusal(exchange))


def _local(exchange: Exchange) -> web.Response:
    return local_reply(exchange, _refusal(exchange))


def _refusal(exchange: Exchange) -> Refusal:
    # An exchange that is neither forwarded nor refused nor answered is a fault: refuse it.
    return exchange.refusal or refusal_for(Reason.INTERNAL, exchange.incident_id)
