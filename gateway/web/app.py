"""The listener's HTTP server: aiohttp's low-level server, without router or middlewares, with its own error answers."""

import asyncio
import logging
from collections.abc import Callable
from itertools import islice
from typing import Any, Final, Protocol, cast

from aiohttp import HttpVersion10, HttpVersion11, http_parser, web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.http_exceptions import BadHttpMessage, LineTooLong
from aiohttp.http_parser import RawRequestMessage
from aiohttp.streams import EMPTY_PAYLOAD, StreamReader

from adapters.corking import Cork, CorkedTransport, send
from filters.refusals import Reason
from gateway.config.settings import LimitSettings
from gateway.limiting.shedding import Load, is_one_request
from gateway.logs import log_failure
from gateway.web.connection_balance import ConnectionCount
from gateway.web.proxy import ARRIVED, CUT, INCIDENT, NO_ROOM, STRANGE

MAX_LINE_BYTES = 16_384
"""Bytes of one header line at most, or `limits.head_bytes` if that is lower. A head has at most `MAX_LINES` lines."""
MAX_LINES = 128
_TOO_MANY: Final = ("Too many headers received",)
"""The arguments of aiohttp's error for a head of more lines: it has no class of its own."""
_BEGUN_BYTES: Final = 2_048
"""How much of a request's beginning is kept until its head is parsed."""
LINGER_SECONDS = 2.0
"""Seconds for which the rest of a refused body is read and discarded, so that its sender gets to read the refusal."""
LAST_CHANCE_SECONDS = 0.1
"""Seconds that a request still gets to end when the time-out of the shutdown is over."""
READ_BYTES = 65_536
UNREAD_BYTES = 32_768
"""Bytes of an answer that may wait for a slow client before the upstream is read no further; a last piece is extra."""
MUCH_BYTES = 1_024
"""Bytes of an incomplete body from which on its request counts as waiting for the worker rather than for its client.

A client that sends as fast as it can has sent this much by the first read. A slow client has not, even where the worker
is late and reads the first bytes together with the head.
"""
LOOKED_AT = 256
"""How many connections, oldest first, are searched for an idle one to close."""
GRACE_SECONDS = 1.0
"""Seconds for which a new connection counts as busy before its first request: a client connects because it has one."""
TURNED_AWAY = 16
"""Connections beyond the limit that may be open at a time, only to be refused. `SPARE_DESCRIPTORS` covers them."""

_NO_LOG = logging.Logger("silent", level=logging.CRITICAL + 1)
"""Switches aiohttp's access log off: each request is logged elsewhere, once."""


class AnyDoor(Protocol):
    """What answers requests: `gateway.web.proxy.Door` for clients, `gateway.processes.admin.AdminDoor` for
    operators."""

    @property
    def load(self) -> Load | None:
        """Counts every request that is admitted; None where no request is ever shed."""

    @property
    def draining(self) -> bool: ...

    def shed(self, raw: bytes) -> bytes | None: ...

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse: ...

    def refuse_unparsed(self, reason: Reason, begun: bytes) -> web.Response: ...

    def internal_error(self, request: web.BaseRequest) -> web.Response: ...


def build_server(
    door: AnyDoor,
    *,
    limits: LimitSettings,
    connected: ConnectionCount | None = None,
    connections: int = 0,
    parser: type = http_parser.HttpRequestParser,
) -> "DoorServer":
    """Return the server that owns the connections which a `Listener` accepts. Call it inside the running event loop.

    `connected` counts those of a worker that shares its port with others. `connections` is how many may be open; 0
    means `limits.connections`. `parser` is the HTTP parser that aiohttp chose. Raises `RuntimeError` when that is its
    Python parser, which it falls back to: that one is slower, and reads some messages differently.
    """
    if parser is http_parser.HttpRequestParserPy:
        raise RuntimeError("aiohttp's C parser is missing: install a built wheel and unset AIOHTTP_NO_EXTENSIONS")
    return DoorServer(door, limits, connected, connections or limits.connections)


class DoorServer(web.Server):
    """Owns the connections of clients, and has the door answer what comes over them."""

    def __init__(
        self, door: AnyDoor, limits: LimitSettings, connected: ConnectionCount | None, connections: int
    ) -> None:
        super().__init__(door.answer, handler_cancellation=True, request_factory=self._make)
        self.door = door
        self.closing = False
        self.connected = connected
        self.open = 0
        self.coming: set[ClientConnection] = set()
        self.on_left: Callable[[], None] = _nothing
        self.loop = asyncio.get_running_loop()
        self.cork = Cork(self.loop)
        self.most = connections
        self.connection_requests = limits.connection_requests
        self.line_bytes = min(limits.head_bytes, MAX_LINE_BYTES)
        self.head_seconds = limits.head_seconds

    def __call__(self) -> "ClientConnection":
        return ClientConnection(self)

    def welcome(self) -> "ClientConnection":
        """Return a connection that counts as open from now on. The caller must establish it, or `give_up` on it."""
        connection = ClientConnection(self)
        self.coming.add(connection)
        return connection

    def turn_away(self) -> "ClientConnection":
        """Return a connection as `welcome` does, for a client whose only answer is that there is no room.

        The client has `GRACE_SECONDS` to ask.
        """
        connection = self.welcome()
        connection.is_turned_away = True
        self.loop.call_later(GRACE_SECONDS, connection.end_if_idle)
        return connection

    def give_up(self, connection: "ClientConnection") -> None:
        """Note that connecting has ended. A connection that was not established by then no longer counts as open."""
        if connection in self.coming:
            self.coming.remove(connection)
            self.on_left()

    @property
    def has_room(self) -> bool:
        return self.open + len(self.coming) < self.most

    @property
    def can_turn_away(self) -> bool:
        return self.open + len(self.coming) < self.most + TURNED_AWAY

    def end_idle(self) -> bool:
        """Close the oldest idle connection among the first `LOOKED_AT`, and return whether there was one."""
        now = self.loop.time()
        oldest = islice(self._connections, LOOKED_AT)
        return any(isinstance(each, ClientConnection) and each.makes_room(now) for each in oldest)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        if isinstance(handler, ClientConnection):
            self.coming.discard(handler)
        self._count(1)

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        super().connection_lost(handler, exc)
        self._count(-1)
        self.on_left()

    def _count(self, more: int) -> None:
        """Count open connections. aiohttp's own count only goes down when a connection's task has ended."""
        self.open += more
        if self.connected is not None:
            self.connected.tell(self.open)

    def pre_shutdown(self) -> None:
        """Close the idle connections; every other one closes after the answer that it waits for."""
        self.closing = True
        super().pre_shutdown()

    def _make(
        self,
        message: RawRequestMessage,
        payload: StreamReader,
        protocol: web.RequestHandler,
        writer: AbstractStreamWriter,
        task: "asyncio.Task[None]",
    ) -> web.BaseRequest:
        spoken = message.version in (HttpVersion11, HttpVersion10)
        if not spoken:  # the answer needs a version that is spoken here
            message = message._replace(version=HttpVersion11)
        request = _Request(message, payload, protocol, writer, task, self.loop)
        if not spoken:
            request[STRANGE] = True
        request.server = self
        if isinstance(protocol, ClientConnection):
            protocol.take_up()
            if not payload.is_eof():
                request[ARRIVED] = protocol.wait_no_more
        is_worn = protocol._request_count >= self.connection_requests
        request.is_last = is_worn or (self.connected is not None and self.connected.should_close())
        if isinstance(protocol, ClientConnection) and protocol.is_turned_away:
            request.is_last = request[NO_ROOM] = True
        return request


class _Request(web.BaseRequest):
    server: DoorServer
    is_last: bool
    """Whether its connection has carried as many requests as it may, or its client should go to another worker."""

    @property
    def keep_alive(self) -> bool:
        """Whether the connection stays open after the answer.

        It does not after a body that was not wholly received, nor after an upgrade that was not granted (RFC 9110
        section 7.8): what follows on such a connection is not certain to be a request. It does not after a chunked body
        either: aiohttp's parser takes the last trailer field into the next head, which may be another client's where a
        proxy shares the connection.
        """
        clear = self.content.is_eof() and not self.is_last
        clear = clear and "upgrade" not in self.headers and "transfer-encoding" not in self.headers
        return clear and not (self.server.closing or self.server.door.draining) and bool(super().keep_alive)


def _has_come(body: StreamReader) -> bool:
    """Whether a body is complete, or much of it came with its head. Otherwise the request waits for its client."""
    return body.is_eof() or body.total_bytes >= MUCH_BYTES


class ClientConnection(web.RequestHandler):
    """A client's connection. Neither its answers nor its logs quote the bytes that it refused."""

    __slots__ = (
        "_begun",
        "_body",
        "_cork",
        "_door",
        "_is_answered",
        "_is_clear",
        "_load",
        "_made",
        "_waits",
        "is_turned_away",
    )

    def __init__(self, server: DoorServer) -> None:
        super().__init__(
            server,
            loop=server.loop,
            auto_decompress=False,
            access_log=_NO_LOG,
            keepalive_timeout=server.head_seconds,
            lingering_time=LINGER_SECONDS,
            max_line_size=server.line_bytes,
            max_field_size=server.line_bytes,
            max_headers=MAX_LINES,
            read_bufsize=READ_BYTES,
        )
        self._cork = server.cork
        self._door = server.door
        self._load = server.door.load
        self._body: StreamReader = EMPTY_PAYLOAD
        self._begun = b""
        """The first bytes of a request whose head is not parsed yet."""
        self._is_answered = False
        """Whether the last request has its whole answer and the connection stays open. aiohttp's own state only says so
        some rounds of the event loop later, and under load most clients send their next request before that."""
        self._is_clear = True
        self._waits = False
        self._made = server.loop.time()
        self.is_turned_away = False
        """Whether it was accepted only to answer that there is no room."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(CorkedTransport(cast(asyncio.Transport, transport), self._cork))
        if self.transport is not None:
            self.transport.set_write_buffer_limits(high=UNREAD_BYTES)

    def connection_lost(self, exc: BaseException | None) -> None:
        """End the connection. A request that still waits for its turn will get none, and stops counting."""
        super().connection_lost(exc)
        self.wait_no_more()

    def wait_no_more(self) -> None:
        """Stop counting this connection's request in the worker's queue."""
        if self._waits and self._load is not None:
            self._load.waiting -= 1
        self._waits = False

    def take_up(self) -> None:
        """Note that aiohttp has taken up another request, and has not begun to answer it."""
        self._is_answered = False

    def _wait(self) -> None:
        """Count this connection's request in the worker's queue, at most one at a time."""
        if self._load is not None and not self._waits:
            self._load.waiting += 1
            self._waits = True

    def data_received(self, data: bytes) -> None:
        """Parse the bytes, unless they are a request to shed. Bytes that cannot be parsed end the body they belong to.

        aiohttp queues its parser error behind the request whose body is broken. Without this, that request would wait
        for the rest of its body until its time-out, although none can come.
        """
        idle = self.is_idle or (self._is_answered and not self._messages)
        clear = self._is_clear and idle and not self.is_turned_away
        if clear and self._load is not None and self._is_shed(data):
            return
        if idle and not self._begun:
            self._begun = data[:_BEGUN_BYTES]
        was_coming = not self._body.is_eof()
        super().data_received(data)
        self._is_clear = self._is_clear and not data
        if was_coming and self._body.is_eof():
            self._wait()
        if not self._messages:
            return
        if idle and _has_come(self._messages[0][1]):
            self._wait()
        newest, body = self._messages[-1]
        if isinstance(newest, RawRequestMessage):
            self._begun = b""
            self._body = body
            self._is_clear = clear and body.is_eof() and is_one_request(data, newest.headers.get("Content-Length"))
        elif not self._body.is_eof():
            self._body.set_exception(web.RequestPayloadError())

    async def _handle_request(self, request: Any, *how: Any) -> tuple[web.StreamResponse, bool]:
        """Handle a request as aiohttp does. It has its turn now, and leaves the queue.

        A request whose body is still coming waits again from when the body is complete until it is read or answered.
        """
        self.wait_no_more()
        try:
            response, is_lost = await super()._handle_request(request, *how)
        finally:
            self.wait_no_more()
        self._is_answered = not is_lost and bool(response.keep_alive)
        return response, is_lost

    def resume_reading(self, resume_parser: bool = True) -> None:
        """Resume as aiohttp does, but only where reading was paused: aiohttp would call parser and transport anyway."""
        if self._reading_paused or self._buffer_paused:
            super().resume_reading(resume_parser)

    def _is_shed(self, data: bytes) -> bool:
        """Whether these bytes are a request to shed. If so, it is answered without being parsed.

        Call it only where the bytes certainly begin a request: all bytes before them belonged to requests that ended.

        The answer is sent in the next round of the event loop. uvloop keeps reading as long as a thousand sockets are
        readable at once: clients that retry as soon as they are refused would keep it reading for seconds, with no time
        for anything else.
        """
        if self.transport is None or self._force_close or self._close or self.writing_paused:
            return False
        answer = self._door.shed(data)
        if answer is None:
            return False
        self._loop.call_soon(send, self.transport, answer)
        self._next_keepalive_close_time = self._loop.time() + self.keepalive_timeout
        return True

    @property
    def is_idle(self) -> bool:
        """Whether no request is under way; part of a head may have arrived.

        aiohttp yields to the event loop between taking up a request and answering it. So a connection is only idle if
        its task waits for a request, or if it has never had one.
        """
        has_none = self._waiter is not None or not self._request_count
        return has_none and not (self._request_in_progress or self._messages)

    def makes_room(self, now: float) -> bool:
        """Close the connection if it is idle, and return whether it was. Within `GRACE_SECONDS` a new one is busy."""
        is_new = not self._request_count and now - self._made < GRACE_SECONDS
        return not is_new and self.end_if_idle()

    def end_if_idle(self) -> bool:
        """Close the connection if it is idle, however new, and return whether it was."""
        transport = self.transport
        if transport is None or not self.is_idle:
            return False
        self.force_close()
        transport.abort()  # no answer is lost; an orderly close would wait for a client that may not respond
        return True

    def close(self) -> None:
        """Close the connection if it is idle. A request that is under way is still received and answered."""
        if not self._request_in_progress:
            super().close()

    async def shutdown(self, timeout: float | None = 15.0) -> None:  # noqa: ASYNC109 (the signature is aiohttp's)
        """End the connection when its request is answered, or after `timeout` seconds and a last chance.

        aiohttp's own method would discard the rest of the request's body at once, and then wait for the answer to it.
        """
        if self._request_in_progress and self._task_handler is not None:
            await asyncio.wait([self._task_handler], timeout=timeout)
            if self._current_request is not None:
                self._current_request[CUT] = True
            timeout = LAST_CHANCE_SECONDS
        await super().shutdown(timeout)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Return the answer to a parser error (`status` 400) or to a crash. `message` quotes the request: unused."""
        if status == 400:
            is_large = isinstance(exc, LineTooLong) or (isinstance(exc, BadHttpMessage) and exc.args == _TOO_MANY)
            reason = Reason.HEAD_TOO_LARGE if is_large else Reason.MALFORMED
            response = self._door.refuse_unparsed(reason, self._begun)
        else:
            response = self._internal_error(request, exc)
        response.force_close()
        return response

    def log_exception(self, *args: object, **kw: object) -> None:
        """Log only the kind and the place of the error: aiohttp's own message quotes requests."""
        error = kw.get("exc_info")
        if isinstance(error, BaseException) and not isinstance(error, web.RequestPayloadError):
            log_failure(error, event="connection_crashed")

    def _internal_error(self, request: web.BaseRequest, error: BaseException | None) -> web.Response:
        if isinstance(error, ConnectionError) or request.writer.output_size > 0:
            raise ConnectionError("the client is gone, or has half an answer")
        if error is not None:
            log_failure(error, event="request_crashed", incident_id=request.get(INCIDENT, ""))
        return self._door.internal_error(request)


def _nothing() -> None:
    """Do nothing: no `Listener` waits for a connection to end."""
