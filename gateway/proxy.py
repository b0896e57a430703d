"""The door: the one entry function of the listener. Every request passes here, and none past the request phase."""

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import lru_cache, partial
from itertools import chain
from operator import itemgetter
from typing import Protocol

from aiohttp import HttpVersion11, StreamReader, web

from adapters.heads import fields_of
from adapters.upstream import Upstream
from adapters.upstream_connections import all_of
from filters.dialects.dialect import Dialect
from filters.refusals import ANSWERS, Reason, Refusal, Refused, refusal_for, too_large
from gateway.buffers import Buffers, Holding
from gateway.exchange import Exchange, ReadBody, RequestHead, refused_before, undecided
from gateway.headers import is_sendable
from gateway.incident import new_incident_id
from gateway.replies import ShedReplies, draining_reply, healthy_reply, local_reply
from gateway.settings import LimitSettings
from gateway.shedding import Knock, Load, credential_in, knock
from gateway.streaming import Outcome, Progress, relay, send_answer, send_refusal

HEALTH_PATH = "/healthz"

REMEMBERED_HOSTS = 256

_value = itemgetter(1)

_CONTINUE = "100-continue"
_SELDOM = frozenset({"content-encoding", "expect", "transfer-encoding"})
"""Fields of which most requests have none."""
_TARGET = re.compile(r"/[!-\"$-\[\]-~]*")
"""Origin form (RFC 9112 section 3.2.1): visible ASCII without `#`, and without `\\`, which some servers read as `/`."""
_HOST = re.compile(r"(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")

ARRIVED = web.RequestKey[Callable[[], None]]("arrived")
"""What is to be told once the body has been received of a request that began before it was there."""
INCIDENT = web.RequestKey("incident", str)
"""Where the connection finds the incident id of a request that crashed."""
NO_ROOM = web.RequestKey("no_room", bool)
"""Says of a request that its connection was taken only to be told that there is no room."""
STRANGE = web.RequestKey("strange", bool)
"""Says of a request that it is of no version of HTTP that is spoken here."""

_NO_HEAD = RequestHead(method="", path="/", query="", headers=())
"""Of bytes that never became a request."""

OnDone = Callable[[Exchange, Progress], None]
"""Told of every request once, when it has ended. It does not wait and does not raise."""


class RequestPhase(Protocol):
    """Decides about one request; raises nothing but `CancelledError`."""

    async def __call__(
        self, head: RequestHead, read_body: ReadBody, *, incident_id: str, started: float
    ) -> Exchange: ...


Hold = Callable[[], AbstractContextManager[RequestPhase]]
"""The request phase for one request, and what it needs until the request has ended: calls in its reply are judged."""


class Door:
    """Answers requests: checks the head, asks the request phase, then forwards or answers itself.

    `nearest` gives the dialect in which a request is answered whose path may be unknown. At most
    `limits.concurrent_requests` are under way at a time, and their bodies hold at most `limits.buffered_bytes`; streams
    count until they end. What the worker could not get to in time is refused: `load` knows.
    """

    __slots__ = (
        "_buffers",
        "_draining",
        "_hold",
        "_limits",
        "_nearest",
        "_on_done",
        "_on_shed",
        "_shed_replies",
        "_under_way",
        "_upstream",
        "load",
    )

    def __init__(
        self,
        hold: Hold,
        *,
        upstream: Upstream,
        limits: LimitSettings,
        nearest: Callable[[RequestHead], Dialect],
        on_done: OnDone,
        load: Load,
        on_shed: Callable[[], None],
    ) -> None:
        self.load = load
        self._hold = hold
        self._upstream = upstream
        self._limits = limits
        self._nearest = nearest
        self._on_done = on_done
        self._on_shed = on_shed
        self._shed_replies = ShedReplies()
        self._under_way = 0
        self._buffers = Buffers(limits.buffered_bytes)
        self._draining = False

    @property
    def draining(self) -> bool:
        return self._draining

    def drain(self) -> None:
        """From now on `/healthz` answers 503, and every answer closes its connection. What is under way goes on."""
        self._draining = True

    def renew(self, limits: LimitSettings) -> None:
        """Takes new limits for requests that come from now on. Those under way keep the ones they began with."""
        self._buffers.widen(limits.buffered_bytes - self._limits.buffered_bytes)
        self._limits = limits

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answers one request, whatever comes of it; `on_done` is called once when it has ended."""
        started = time.monotonic()
        incident_id = request[INCIDENT] = new_incident_id()
        head = read_head(request)
        if head.path == HEALTH_PATH and head.method in ("GET", "HEAD"):
            return draining_reply(incident_id) if self._draining else healthy_reply(incident_id)
        limits = self._limits
        holding = Holding(self._buffers)
        progress = Progress(holding)
        exchange: Exchange | None = None
        response: web.StreamResponse
        self._under_way += 1
        try:
            with self._hold() as phase:
                exchange = self._turned_away(request, head, limits, incident_id=incident_id, started=started)
                if exchange is None:
                    body = partial(read_body, request, limits=limits, holding=holding)
                    deciding = phase(head, body, incident_id=incident_id, started=started)
                    exchange = await self.load.having(deciding)
                    if self.load.is_busy and exchange.tenant:
                        self.load.note_served(exchange.tenant, credential_in(head.headers))
                if (forward := exchange.forward) is not None:
                    response = await relay(
                        request, exchange, forward, upstream=self._upstream, limits=limits, progress=progress
                    )
                else:
                    response = await self._answer_alone(request, exchange, limits, progress)
            if self._draining:  # its head may have gone before, and have promised to keep the connection
                response.force_close()
            return response
        except (asyncio.CancelledError, ConnectionError):
            progress.outcome = Outcome.ANSWERED if progress.is_told else Outcome.CLIENT_LEFT
            raise
        finally:
            self._under_way -= 1
            holding.release()
            if progress.outcome is Outcome.CRASHED and not progress.status:  # the connection will ask for an apology
                progress.status, progress.reply = ANSWERS[Reason.INTERNAL].status, Reason.INTERNAL
                exchange = exchange or self._refuse(
                    Refused(Reason.INTERNAL), head, incident_id=incident_id, started=started
                )
            if exchange is None:
                exchange = undecided(self._nearest(head), incident_id=incident_id, started=started)
            self._on_done(exchange, progress)

    def shed(self, raw: bytes) -> bytes | None:
        """The answer to a request that is refused unread for want of time or room; None for one that is to be read.

        To be asked with the first bytes of a request on a connection on which nothing else is under way.
        """
        if self._draining or not (self.load.is_busy or self._is_full):
            return None
        asked = knock(raw)
        if asked is None or asked.path == HEALTH_PATH or not (self._is_full or self.load.refuses(asked.credential)):
            return None
        self.load.note_shed()
        self._on_shed()
        return self._shed_replies.reply(self._nearest(_head_of(asked)), new_incident_id())

    @property
    def _is_full(self) -> bool:
        return self._under_way >= self._limits.concurrent_requests

    def refuse_unparsed(self, reason: Reason) -> web.Response:
        """The answer to bytes that never became a request; told to `on_done` like any other."""
        exchange = self._refuse(Refused(reason), _NO_HEAD, incident_id=new_incident_id(), started=time.monotonic())
        response, progress = _local(exchange), Progress(Holding(self._buffers))
        progress.status, progress.outcome, progress.reply = response.status, Outcome.ANSWERED, reason
        self._on_done(exchange, progress)
        return response

    def apologise(self, request: web.BaseRequest) -> web.Response:
        """The answer to a request that crashed the gateway; `on_done` has been told already."""
        incident_id = request.get(INCIDENT) or new_incident_id()
        refused, head = Refused(Reason.INTERNAL), read_head(request)
        return _local(self._refuse(refused, head, incident_id=incident_id, started=time.monotonic()))

    def _turned_away(
        self, request: web.BaseRequest, head: RequestHead, limits: LimitSettings, *, incident_id: str, started: float
    ) -> Exchange | None:
        """The refusal of a request that nobody is asked about; None for all others."""
        try:
            check_head(request, head, limits=limits)
            is_full = self._under_way > limits.concurrent_requests or NO_ROOM in request._state
            if is_full or (self.load.is_busy and self.load.is_spent(credential_in(head.headers))):
                raise Refused(Reason.OVERLOADED)
        except Refused as refused:
            return self._refuse(refused, head, incident_id=incident_id, started=started)
        return None

    async def _answer_alone(
        self, request: web.BaseRequest, exchange: Exchange, limits: LimitSettings, progress: Progress
    ) -> web.StreamResponse:
        progress.outcome = Outcome.ANSWERED
        if exchange.answer is not None:
            return await send_answer(request, exchange, exchange.answer, limits=limits, progress=progress)
        return await send_refusal(request, exchange, _refusal(exchange), limits=limits, progress=progress)

    def _refuse(self, refused: Refused, head: RequestHead, *, incident_id: str, started: float) -> Exchange:
        return refused_before(undecided(self._nearest(head), incident_id=incident_id, started=started), refused)


def _head_of(asked: Knock) -> RequestHead:
    """As much of a head as tells the dialect of its refusal."""
    hints = [("anthropic-version", "")] * asked.anthropic + [("x-goog-api-key", "")] * asked.gemini
    return RequestHead(method="POST", path=asked.path, query="", headers=tuple(hints))


def read_head(request: web.BaseRequest) -> RequestHead:
    """The head as it was received. Bytes that are no UTF-8 stay in it as lone surrogates; `check_head` refuses them."""
    path, _, query = request.raw_path.partition("?")
    return RequestHead(method=request.method, path=path, query=query, headers=fields_of(request.raw_headers))


def check_head(request: web.BaseRequest, head: RequestHead, *, limits: LimitSettings) -> None:
    """Refuses a head that two readers could read in two ways, or whose body must not be read.

    The parser has refused malformed lines before. What it lets through and a strict reader does not is refused here,
    before anybody is identified and before a byte of the body is read.
    """
    if _size(request, head) > limits.head_bytes:
        raise Refused(Reason.HEAD_TOO_LARGE)
    if STRANGE in request._state:  # the request itself says no by an exception
        raise Refused(Reason.MALFORMED, "The HTTP version is not supported.")
    if not _TARGET.fullmatch(request.raw_path):
        raise Refused(Reason.MALFORMED, "The request target must be a path, and optionally a query.")
    hosts = head.values("host")
    if len(hosts) != 1 or not _is_host(hosts[0]):
        raise Refused(Reason.MALFORMED, "The request needs exactly one Host field with a host name.")
    if not is_sendable("".join(map(_value, head.headers))):
        raise Refused(Reason.MALFORMED, "A header field holds bytes that cannot be forwarded.")
    if not head.lacks(_SELDOM):
        _check_body(request, head)
    for length in head.values("content-length"):
        if int(length) > limits.body_bytes:
            raise too_large(limits.body_bytes)


@lru_cache(REMEMBERED_HOSTS)
def _is_host(text: str) -> bool:
    return _HOST.fullmatch(text) is not None


def _check_body(request: web.BaseRequest, head: RequestHead) -> None:
    if (codings := head.values("transfer-encoding")) and not _is_plainly_chunked(request, head, codings):
        raise Refused(Reason.MALFORMED, "The body must be framed by its length, or by chunks and nothing else.")
    if any(encoding.strip().lower() != "identity" for encoding in head.values("content-encoding")):
        raise Refused(Reason.MEDIA_TYPE, "The body must not be encoded.")
    if any(expectation.lower() != _CONTINUE for expectation in head.values("expect")):
        raise Refused(Reason.EXPECTATION)


async def read_body(request: web.BaseRequest, *, limits: LimitSettings, holding: Holding) -> bytes:
    """The whole body, read once; `b""` for none. A client that waits for `100 Continue` gets it now.

    Raises `Refused` when it is too large, when the whole of it takes too long, when its framing is broken, and when
    there is no room for it. Room is taken by bytes as they come: a length that is only declared keeps nobody out.
    """
    try:
        if request.content.is_eof():  # it is all here
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
    """The body, or enough of it to show that it is larger than the limit."""
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
    # An interim reply is no answer yet: the real one can still be written.
    request.writer.output_size = 0


def _is_plainly_chunked(request: web.BaseRequest, head: RequestHead, codings: tuple[str, ...]) -> bool:
    return codings == ("chunked",) and request.version == HttpVersion11 and not head.values("content-length")


def _size(request: web.BaseRequest, head: RequestHead) -> int:
    """The bytes of the head on the wire, give or take optional white space."""
    line = len(head.method) + len(request.raw_path) + len(" HTTP/1.1\r\n\r\n ")
    return line + sum(map(len, chain.from_iterable(request.raw_headers))) + 4 * len(request.raw_headers)


def _local(exchange: Exchange) -> web.Response:
    return local_reply(exchange, _refusal(exchange))


def _refusal(exchange: Exchange) -> Refusal:
    # What is neither forwarded nor refused is refused.
    return exchange.refusal or refusal_for(Reason.INTERNAL, exchange.incident_id)
