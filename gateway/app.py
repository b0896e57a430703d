"""The listener's HTTP server: aiohttp's low-level server, without router or middlewares, with our own error answers."""

import asyncio
import logging
from collections.abc import Callable
from itertools import islice
from typing import Any, Protocol, cast

from aiohttp import HttpVersion10, HttpVersion11, http_parser, web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.http_exceptions import LineTooLong
from aiohttp.http_parser import RawRequestMessage
from aiohttp.streams import EMPTY_PAYLOAD, StreamReader

from adapters.corking import Cork, CorkedTransport, send
from filters.refusals import Reason
from gateway.crowds import Crowd
from gateway.logs import log_failure
from gateway.proxy import ARRIVED, INCIDENT, NO_ROOM, STRANGE
from gateway.settings import LimitSettings
from gateway.shedding import Load, is_one_request

MAX_LINE_BYTES = 16_384
"""Of one header line; a lower `limits.head_bytes` lowers it too. `MAX_LINES` of them bound what a head can hold."""
MAX_LINES = 128
LINGER_SECONDS = 2.0
"""How long the rest of a refused body is read and thrown away, so that its sender gets to read the refusal."""
LAST_CHANCE_SECONDS = 0.1
"""For a request that is cancelled because its time to end is over."""
READ_BYTES = 65_536
UNREAD_BYTES = 32_768
"""What of an answer may wait for its client before more is asked of the upstream; the piece under way comes on top."""
MUCH_BYTES = 1_024
"""Of a body whose rest has not come. Who sends as fast as it can has sent so much by the first read. Who sends slowly
has not, even where the worker is late and reads the first bytes together with the head."""
LOOKED_AT = 256
"""Connections among which one is looked for that can be ended, the oldest first."""
GRACE_SECONDS = 1.0
"""So long a connection counts as busy that has not had a request yet: it has come because it has one."""
TURNED_AWAY = 16
"""Connections that are refused for want of room at the same time. `SPARE_DESCRIPTORS` has theirs."""

_NO_LOG = logging.Logger("silent", level=logging.CRITICAL + 1)
"""Switches aiohttp's access log off: who asked for what is logged elsewhere, once."""


class Door(Protocol):
    """Who answers what comes in: `gateway.proxy.Door` for clients, `gateway.admin.AdminDoor` for operators."""

    @property
    def load(self) -> Load | None:
        """Told of every request that is let in; None where nobody is ever refused for want of time."""

    @property
    def draining(self) -> bool: ...

    def shed(self, raw: bytes) -> bytes | None: ...

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse: ...

    def refuse_unparsed(self, reason: Reason) -> web.Response: ...

    def apologise(self, request: web.BaseRequest) -> web.Response: ...


def build_server(
    door: Door,
    *,
    limits: LimitSettings,
    crowd: Crowd | None = None,
    connections: int = 0,
    parser: type = http_parser.HttpRequestParser,
) -> "_Server":
    """Who has the connections that a `Listener` takes; made inside the running loop.

    `crowd` is that of a worker that shares its port with others. There is room for so many `connections`, for 0 what
    the limits say. `parser` is the one that aiohttp has chosen. Raises `RuntimeError` when that is its Python parser,
    for want of another: it is slower, and reads some messages otherwise.
    """
    if parser is http_parser.HttpRequestParserPy:
        raise RuntimeError("aiohttp's C parser is missing: install a built wheel and unset AIOHTTP_NO_EXTENSIONS")
    return _Server(door, limits, crowd, connections or limits.connections)


class _Server(web.Server):
    def __init__(self, door: Door, limits: LimitSettings, crowd: Crowd | None, connections: int) -> None:
        super().__init__(door.answer, handler_cancellation=True, request_factory=self._make)
        self.door = door
        self.closing = False
        self.crowd = crowd
        self.open = 0
        self.coming: set[_Connection] = set()
        self.on_left: Callable[[], None] = _nothing
        self.loop = asyncio.get_running_loop()
        self.cork = Cork(self.loop)
        self.most = connections
        self.connection_requests = limits.connection_requests
        self.line_bytes = min(limits.head_bytes, MAX_LINE_BYTES)
        self.head_seconds = limits.head_seconds

    def __call__(self) -> "_Connection":
        return _Connection(self)

    def welcome(self) -> "_Connection":
        """A connection that counts from now on. It is to be made, or given up."""
        connection = _Connection(self)
        self.coming.add(connection)
        return connection

    def turn_away(self) -> "_Connection":
        """The same for a client whose only answer is that there is no room: it has little time to ask."""
        connection = self.welcome()
        connection.is_turned_away = True
        self.loop.call_later(GRACE_SECONDS, connection.end_if_idle)
        return connection

    def give_up(self, connection: "_Connection") -> None:
        """Says that a connection is not on its way: it has been made, or never will be."""
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
        """Ends the oldest connection that is idle, and says whether there was one."""
        now = self.loop.time()
        oldest = islice(self._connections, LOOKED_AT)
        return any(isinstance(each, _Connection) and each.makes_room(now) for each in oldest)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        if isinstance(handler, _Connection):
            self.coming.discard(handler)
        self._count(1)

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        super().connection_lost(handler, exc)
        self._count(-1)
        self.on_left()

    def _count(self, more: int) -> None:
        """aiohttp's own count goes down later, when the connection's task has ended."""
        self.open += more
        if self.crowd is not None:
            self.crowd.tell(self.open)

    def pre_shutdown(self) -> None:
        """Ends the idle connections; every other one ends with the answer that it waits for."""
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
        spoken = message.version in (HttpVersion10, HttpVersion11)
        if not spoken:  # its answer is of a version that is
            message = message._replace(version=HttpVersion11)
        request = _Request(message, payload, protocol, writer, task, self.loop)
        if not spoken:
            request[STRANGE] = True
        request.server = self
        if isinstance(protocol, _Connection):
            protocol.take_up()
            if not payload.is_eof():
                request[ARRIVED] = protocol.wait_no_more
        is_worn = protocol._request_count >= self.connection_requests
        request.is_last = is_worn or (self.crowd is not None and self.crowd.sends_away())
        if isinstance(protocol, _Connection) and protocol.is_turned_away:
            request.is_last = request[NO_ROOM] = True
        return request


class _Request(web.BaseRequest):
    server: _Server
    is_last: bool
    """Whether its connection has carried as many requests as it may, or had better go to another worker."""

    @property
    def keep_alive(self) -> bool:
        """Whether the connection outlives the answer.

        Not with a body that nobody has received, nor after an upgrade that was not granted (RFC 9110 section 7.8):
        what follows on such a connection is not certain to be a request. Nor after a body in chunks: aiohttp's parser
        takes the last field of a trailer into the next head, which a proxy may send for another client.
        """
        clear = self.content.is_eof() and not self.is_last
        clear = clear and "upgrade" not in self.headers and "transfer-encoding" not in self.headers
        return clear and not (self.server.closing or self.server.door.draining) and bool(super().keep_alive)


def _has_come(body: StreamReader) -> bool:
    """Whether a body is there, or much of it came with its head: else its client is waited for, not the worker."""
    return body.is_eof() or body.total_bytes >= MUCH_BYTES


class _Connection(web.RequestHandler):
    """A connection that tells nobody, in answers or in logs, what bytes it refused."""

    __slots__ = ("_body", "_cork", "_door", "_is_answered", "_is_clear", "_load", "_made", "_waits", "is_turned_away")

    def __init__(self, server: _Server) -> None:
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
        self._is_answered = False
        """Whether the last request has its whole answer, and the connection is kept. aiohttp comes round to it later: a
        client may be faster, and where many wait most are."""
        self._is_clear = True
        self._waits = False
        self._made = server.loop.time()
        self.is_turned_away = False
        """Whether it was taken only to be told that there is no room."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(CorkedTransport(cast(asyncio.Transport, transport), self._cork))
        if self.transport is not None:
            self.transport.set_write_buffer_limits(high=UNREAD_BYTES)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Ends the connection; a request that has not had its turn will have none."""
        super().connection_lost(exc)
        self.wait_no_more()

    def wait_no_more(self) -> None:
        """Says that the connection has no request now that has yet to have its turn."""
        if self._waits and self._load is not None:
            self._load.waiting -= 1
        self._waits = False

    def take_up(self) -> None:
        """Says that aiohttp has taken up another request, before it has begun to answer it."""
        self._is_answered = False

    def _wait(self) -> None:
        """Says that a request waits for its turn; not of one that comes before the answer to another."""
        if self._load is not None and not self._waits:
            self._load.waiting += 1
            self._waits = True

    def data_received(self, data: bytes) -> None:
        """Reads on; bytes that cannot be read end the body that they are part of.

        aiohttp queues its error behind the request whose body is broken. That request would wait for the rest of its
        body until its time is up, although there can be none.
        """
        idle = self.is_idle or (self._is_answered and not self._messages)
        clear = self._is_clear and idle and not self.is_turned_away
        if clear and self._load is not None and self._is_shed(data):
            return
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
            self._body = body
            self._is_clear = clear and body.is_eof() and is_one_request(data, newest.headers.get("Content-Length"))
        elif not self._body.is_eof():
            self._body.set_exception(web.RequestPayloadError())

    async def _handle_request(self, request: Any, *how: Any) -> tuple[web.StreamResponse, bool]:
        """As aiohttp's. When it begins, the request has its turn; others that came with it still wait.

        One whose body is on its way waits again when all of that is there, until it is read or the request answered.
        """
        self.wait_no_more()
        try:
            response, is_lost = await super()._handle_request(request, *how)
        finally:
            self.wait_no_more()
        self._is_answered = not is_lost and bool(response.keep_alive)
        return response, is_lost

    def resume_reading(self, resume_parser: bool = True) -> None:
        """As aiohttp's, which feeds its parser with nothing and asks the transport even if nothing was paused."""
        if self._reading_paused or self._buffer_paused:
            super().resume_reading(resume_parser)

    def _is_shed(self, data: bytes) -> bool:
        """Whether these bytes are a request that is refused, and answered, without being read.

        Only where they begin one for certain: every byte before them belonged to requests that have ended.

        The answer goes out in the next turn of the loop. uvloop reads on as long as a thousand sockets have something
        to read: callers who ask again as soon as they are refused would have it read for seconds, and nothing else
        would be done.
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
        """Whether nothing is under way on it, though a head may be on its way.

        Between taking up a request and answering it aiohttp gives others their turn: only who waits for a request, or
        has never had one, has none.
        """
        has_none = self._waiter is not None or not self._request_count
        return has_none and not (self._request_in_progress or self._messages)

    def makes_room(self, now: float) -> bool:
        """Ends the connection if it is idle, and says whether it was. A new one is busy: its request is on its way."""
        is_new = not self._request_count and now - self._made < GRACE_SECONDS
        return not is_new and self.end_if_idle()

    def end_if_idle(self) -> bool:
        """The same, however new it is."""
        transport = self.transport
        if transport is None or not self.is_idle:
            return False
        self.force_close()
        transport.abort()  # nothing is on its way; a client that answers nothing would delay an orderly end
        return True

    def close(self) -> None:
        """Ends an idle connection; what is under way on it is still received and answered."""
        if not self._request_in_progress:
            super().close()

    async def shutdown(self, timeout: float | None = 15.0) -> None:  # noqa: ASYNC109 (the signature is aiohttp's)
        """Ends the connection, at the latest after the time-out, in seconds.

        aiohttp would throw away at once what is still to come of a request's body, and then wait for its answer.
        """
        if self._request_in_progress and self._task_handler is not None:
            await asyncio.wait([self._task_handler], timeout=timeout)
            timeout = LAST_CHANCE_SECONDS
        await super().shutdown(timeout)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """The answer to a parser error (`status` is 400) or to a crash. `message` quotes the request: unused."""
        if status == 400:
            reason = Reason.HEAD_TOO_LARGE if isinstance(exc, LineTooLong) else Reason.MALFORMED
            response = self._door.refuse_unparsed(reason)
        else:
            response = self._apologise(request, exc)
        response.force_close()
        return response

    def log_exception(self, *args: object, **kw: object) -> None:
        """What aiohttp would say quotes requests: only the kind of the error and its place are logged."""
        error = kw.get("exc_info")
        if isinstance(error, BaseException) and not isinstance(error, web.RequestPayloadError):
            log_failure(error, event="connection_crashed")

    def _apologise(self, request: web.BaseRequest, error: BaseException | None) -> web.Response:
        if isinstance(error, ConnectionError) or request.writer.output_size > 0:
            raise ConnectionError("the client is gone, or has half an answer")
        if error is not None:
            log_failure(error, event="request_crashed", incident_id=request.get(INCIDENT, ""))
        return self._door.apologise(request)


def _nothing() -> None:
    """Nobody waits for a connection to end."""
