"""The upstream client: sends one request exactly as given and hands back the reply as it comes.

The only HTTP client on the forward path. It follows no redirects, reads no proxy variables, keeps no cookies, adds no
header of its own but `Host` and `Content-Length`, decompresses nothing, and never sends a POST twice. Connections and
the reading of replies are aiohttp's; its session is left out, which costs as much again as both.
"""

import asyncio
import socket
import ssl
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from operator import itemgetter, methodcaller
from typing import TYPE_CHECKING, Any, Literal, Self, TypeAlias, cast

import aiohttp
import yarl
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.client_proto import ResponseHandler
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.http_writer import StreamWriter

from adapters.lookups import Lookups
from filters.refusals import Reason

if TYPE_CHECKING:
    from aiohttp.client_reqrep import ConnectionKey
    from aiohttp.connector import Connection
    from aiohttp.http_parser import RawResponseMessage
    from aiohttp.tracing import Trace

Headers: TypeAlias = tuple[tuple[str, str], ...]
"""Header fields in the order and case in which they came or will go."""

KEEPALIVE_SECONDS = 30.0
"""Below the idle limits of usual servers and balancers (60 s and more), so that a kept connection is seldom dead."""
READ_BYTES = 16_384
"""Of a reply, twice so many are read ahead of a client that is slow."""
WRITE_BYTES = 262_144
"""Of a body, between two looks at whether the upstream still takes it."""
DNS_SECONDS = 60
LOOKUPS = 32
"""Names that are looked up at the same time. There are as many as upstreams in the settings."""

_LINE_BYTES = 8_190
_MAX_LINES = 128
_REMEMBERED_SHAPES = 64
"""Lists of field names that are kept as text. Upstreams send the same few again and again."""
_JOINED_BYTES = 16_384
"""Up to this size a body is copied behind its head: one system call costs more."""
_first, _second = itemgetter(0), itemgetter(1)
_text = methodcaller("decode", "utf-8", "surrogateescape")
field_line = ": ".join
"""A field as a line of a head, without its end."""

_NOT_HTTP_ANY_MORE = 101
_BODILESS = frozenset({204, 304})
_WITHOUT_LENGTH = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
"""Methods of which nobody expects a body: without one they say nothing of its length (RFC 9110 section 8.6)."""
_IDEMPOTENT = _WITHOUT_LENGTH | {"PUT", "DELETE"}
"""Sent once more where a kept connection turns out to be dead (RFC 9110 section 9.2.2)."""


@dataclass(frozen=True, slots=True)
class UpstreamLimits:
    """How long, in seconds, each wait for an upstream may take, and how many connections there may be (0: no limit).

    `first_byte` runs from sending until the reply's head is there, `connect` included; `total` until its last byte.
    Connections that are kept count: the oldest ends where another one is needed.
    """

    connect: float = 10.0
    first_byte: float = 600.0
    idle: float = 120.0
    total: float = 1_800.0
    connections: int = 0


class UpstreamFailed(Exception):
    """The upstream gave no whole answer. It quotes nothing of what was sent or received."""

    def __init__(self, reason: Literal[Reason.UPSTREAM, Reason.UPSTREAM_TIMEOUT]) -> None:
        super().__init__(reason)
        self.reason = reason


class _Patience:
    """Ends waits that take too long, with one timer for all waits of all requests.

    The timer rings at the first end of those that are waited for when it is set. Most waits are over before: they
    never touch it.
    """

    __slots__ = ("_due", "_ends", "_loop", "_timer")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._ends: dict[ResponseHandler | aiohttp.StreamReader, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0

    def begin(self, source: ResponseHandler | aiohttp.StreamReader, ends: float) -> None:
        """From now on, until `end`, whoever reads `source` gets a `TimeoutError` at that time of the loop's clock."""
        self._ends[source] = ends
        if self._timer is None:
            self._set(ends)
        elif ends < self._due:
            self._timer.cancel()
            self._set(ends)

    def end(self, source: ResponseHandler | aiohttp.StreamReader) -> None:
        """The wait is over; it need not have begun."""
        self._ends.pop(source, None)

    def stop(self) -> None:
        """There is nothing more to wait for."""
        self._ends.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self, due: float) -> None:
        self._due = due
        self._timer = self._loop.call_at(due, self._ring)

    def _ring(self) -> None:
        self._timer = None
        over = [source for source, ends in self._ends.items() if ends <= self._due]
        for source in over:
            del self._ends[source]
            source.set_exception(TimeoutError())
        if self._ends:
            self._set(min(self._ends.values()))


class UpstreamReply:
    """The reply to one request: its head, and its body as it comes.

    A context: a reply that has not been read to its end when it is left, for whatever reason, has its connection
    aborted at once.
    """

    __slots__ = ("_call", "_content", "_fields", "headers", "status")

    def __init__(self, call: "_Call", message: "RawResponseMessage", content: aiohttp.StreamReader) -> None:
        self.status = message.code
        raw = message.raw_headers
        self.headers: Headers = tuple(zip(_names(tuple(map(_first, raw))), map(_text, map(_second, raw)), strict=True))
        self._fields = message.headers
        self._content = content
        self._call = call

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._call.leave()

    def values(self, name: str) -> tuple[str, ...]:
        """The values of all fields of a name, in order."""
        return tuple(self._fields.getall(name, ()))

    @property
    def is_framed(self) -> bool:
        """Whether the body says itself where it ends: else a connection that was cut looks like its end."""
        if self._call.method == "HEAD" or self.status in _BODILESS:
            return True
        return "Content-Length" in self._fields or "Transfer-Encoding" in self._fields

    @property
    def is_over(self) -> bool:
        """Whether the body has been read to its proper end."""
        return self._content.exception() is None and self._content.at_eof()

    def at_hand(self, limit: int) -> bytes | None:
        """The whole body, where all of it has come and it is no longer than the limit; None elsewhere.

        Instead of `read`.
        """
        content = self._content
        if content.exception() is not None or not content.is_eof() or content.total_bytes > limit:
            return None
        return content.read_nowait()

    async def read(self) -> bytes:
        """The next bytes of the body as soon as there are any; `b""` at its proper end.

        Raises `UpstreamFailed` when the body breaks off, stalls, or takes longer than its total time.
        """
        try:
            self._call.begin_waiting(self._content)
            return await self._content.readany()
        except TimeoutError:
            raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT) from None
        except (aiohttp.ClientError, OSError):
            raise UpstreamFailed(Reason.UPSTREAM) from None
        finally:
            self._call.end_waiting(self._content)


class _Answering(ResponseHandler):
    """A connection to an upstream."""

    _reads: bool | None = None

    def expect(self, *, with_body: bool) -> None:
        """What is received next is the head of a reply, and its body if replies to this method have one.

        One parser reads one reply after the other, as long as they are of one kind.
        """
        if self._parser is not None and self._reads is with_body:
            return
        self._reads = with_body
        self.set_response_params(
            skip_payload=not with_body,
            read_until_eof=True,
            auto_decompress=False,
            read_bufsize=READ_BYTES,
            max_line_size=_LINE_BYTES,
            max_field_size=_LINE_BYTES,
            max_headers=_MAX_LINES,
        )

    def resume_reading(self, resume_parser: bool = True) -> None:
        """As aiohttp's, which feeds its parser with nothing and asks the transport even if nothing was paused."""
        if self._reading_paused or self._buffer_paused:
            super().resume_reading(resume_parser)


class _Call:
    """One request under way."""

    __slots__ = (
        "_body",
        "_connection",
        "_deadline",
        "_first_byte",
        "_head",
        "_idle",
        "_loop",
        "_patience",
        "_writing",
        "method",
    )

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        method: str,
        head: bytes,
        body: bytes | None,
        limits: UpstreamLimits,
        patience: _Patience,
    ) -> None:
        now = loop.time()
        self.method = method
        self._loop = loop
        self._head = head
        self._body = body
        self._idle = limits.idle
        self._patience = patience
        self._deadline = now + limits.total
        self._first_byte = now + min(limits.first_byte, limits.total)
        self._connection: Connection | None = None
        self._writing: asyncio.Task[None] | None = None

    async def over(self, connection: "Connection", protocol: "_Answering") -> UpstreamReply:
        """Sends the request over a connection, and returns the reply once its head is there."""
        self._connection = connection
        try:
            self._write(protocol)
            return await self._reply(protocol)
        except BaseException:
            protocol.force_close()
            self.leave()
            raise

    def begin_waiting(self, content: aiohttp.StreamReader) -> None:
        """Whoever reads from now on waits no longer than the idle time. Raises `TimeoutError` when all time is over."""
        now = self._loop.time()
        if now >= self._deadline:
            raise TimeoutError
        self._patience.begin(content, min(now + self._idle, self._deadline))

    def end_waiting(self, content: aiohttp.StreamReader) -> None:
        self._patience.end(content)

    def leave(self) -> None:
        """Lets the connection go: to the next request, or, where this one is not quite over, for good."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        if self._writing is not None and not self._writing.done():
            self._writing.cancel()
            connection.close()
        else:
            connection.release()

    def _write(self, protocol: "_Answering") -> None:
        """What of the body the upstream does not take at once follows as it takes it."""
        transport = protocol.transport
        if transport is None:
            raise aiohttp.ServerDisconnectedError
        protocol.expect(with_body=self.method != "HEAD")
        body = self._body
        if not body:
            transport.write(self._head)
        elif len(body) <= _JOINED_BYTES:
            transport.write(self._head + body)
        elif len(body) <= WRITE_BYTES:
            transport.writelines((self._head, body))
        else:
            transport.write(self._head)
            self._writing = self._loop.create_task(_write_on(protocol, memoryview(body), self._loop))

    async def _reply(self, protocol: "_Answering") -> UpstreamReply:
        """Interim replies are passed over."""
        self._patience.begin(protocol, self._first_byte)
        try:
            message, content = await protocol.read()
            while 100 <= message.code < 200 and message.code != _NOT_HTTP_ANY_MORE:
                message, content = await protocol.read()
        finally:
            self._patience.end(protocol)
        return UpstreamReply(self, message, content)


async def _write_on(protocol: "_Answering", body: memoryview, loop: asyncio.AbstractEventLoop) -> None:
    writer = StreamWriter(protocol, loop)
    try:
        for start in range(0, len(body), WRITE_BYTES):
            await writer.write(body[start : start + WRITE_BYTES])
    except (aiohttp.ClientError, OSError):
        # An upstream may answer before it has read everything: its answer, if it is there, counts.
        protocol.set_exception(aiohttp.ServerDisconnectedError())


@dataclass(frozen=True, slots=True)
class _Server:
    """Where requests go: as the connector knows it, and as the `Host` field names it."""

    request: aiohttp.ClientRequest
    host: str


class Upstream:
    """The client of one worker. It is made inside the running loop and closed with `close`.

    `tls` replaces the default context, which verifies certificates against the system's authorities. Names are looked
    up by `lookups`, which are nobody else's.
    """

    def __init__(
        self, limits: UpstreamLimits, *, tls: ssl.SSLContext | None = None, lookups: Lookups | None = None
    ) -> None:
        self._limits = limits
        # Asked for once: asking costs a system call.
        self._loop = asyncio.get_running_loop()
        longest = min(limits.connect, limits.first_byte, limits.total)
        self._patience = _Patience(self._loop)
        self._connecting = aiohttp.ClientTimeout(total=None, connect=longest)
        self._servers: dict[str, _Server] = {}
        self._connector = _AbortingConnector(
            loop=self._loop,
            limit=limits.connections,
            keepalive_timeout=KEEPALIVE_SECONDS,
            ttl_dns_cache=DNS_SECONDS,
            resolver=_Resolver(lookups or Lookups(LOOKUPS)),
            ssl=tls or True,
        )

    async def send(self, method: str, url: str, *, headers: Headers, body: bytes | None) -> UpstreamReply:
        """Sends one request and returns the reply once its head is there; redirects are replies like any other.

        `url` is taken as it stands, escapes included; `body` is sent as it stands, with its length. The reply is to be
        entered at once, or its connection stays open. Raises `UpstreamFailed` when no reply comes in time, or none
        that is HTTP; `ValueError` for what cannot be a head.
        """
        slash = url.find("/", url.find("://") + 3)
        origin, target = (url[:slash], url[slash:]) if slash > 0 else (url, "/")
        server = self._servers.get(origin) or self._meet(origin)
        lines = [
            f"{method} {target} HTTP/1.1",
            f"Host: {server.host}",
            *map(field_line, headers),
        ]
        length = _length(method, body)
        if length is not None:
            lines.append(f"Content-Length: {length}")
        head = head_of(lines)
        try:
            reply = await self._ask(server, _Call(self._loop, method, head, body, self._limits, self._patience))
        except TimeoutError:
            raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT) from None
        except (aiohttp.ClientError, HttpProcessingError, OSError):
            raise UpstreamFailed(Reason.UPSTREAM) from None
        if reply.status <= _NOT_HTTP_ANY_MORE:
            reply.__exit__()
            raise UpstreamFailed(Reason.UPSTREAM)
        return reply

    async def close(self) -> None:
        """Closes every connection. Requests under way fail."""
        await self._connector.close()
        self._patience.stop()

    async def _ask(self, server: _Server, call: _Call) -> UpstreamReply:
        try:
            return await call.over(*await self._connection(server))
        except (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError):
            if call.method not in _IDEMPOTENT:
                raise
        return await call.over(*await self._connection(server))

    async def _connection(self, server: _Server) -> "tuple[Connection, _Answering]":
        """A connection of which nothing is left over from an earlier request."""
        while True:
            connection = await self._connector.connect(server.request, [], self._connecting)
            protocol = connection.protocol
            if isinstance(protocol, _Answering) and not protocol.should_close:
                return connection, protocol
            connection.close()  # bytes came that nobody had asked for: they must not answer this request

    def _meet(self, origin: str) -> _Server:
        """There are as many servers as addresses in the settings: a request chooses none."""
        request = _Address("GET", yarl.URL(origin, encoded=True), loop=self._loop)
        server = self._servers[origin] = _Server(request, request.headers["Host"])
        return server


class _Address(aiohttp.ClientRequest):
    """What a connector asks where to connect to: with every request, and always with the same answer."""

    @cached_property
    def connection_key(self) -> "ConnectionKey":
        return super().connection_key


class _Resolver(AbstractResolver):
    """Looks names up where no other look-up of the process can hold it up."""

    def __init__(self, lookups: Lookups) -> None:
        self._lookups = lookups

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(
                hostname=host,
                host=address[0],
                port=address[1],
                family=found,
                proto=proto,
                flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
            )
            for found, _, proto, _, address in await self._lookups.find(host, port, family=family)
        ]

    async def close(self) -> None:
        """Nothing: threads end with their look-ups."""


class _AbortingConnector(aiohttp.TCPConnector):
    """Aborts the connections that will not be used again.

    An orderly close waits for the other side: on TLS under uvloop the socket would go on reading for up to 30 seconds
    (uvloop issue 471), and the upstream would go on working for a caller who has left.
    """

    def __init__(self, *, loop: asyncio.AbstractEventLoop, **options: Any) -> None:
        super().__init__(loop=loop, **options)
        self._factory = cast("partial[ResponseHandler]", partial(_Answering, loop=loop))

    async def _create_connection(
        self,
        req: aiohttp.ClientRequest,
        traces: "list[Trace]",
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 (the signature is aiohttp's)
    ) -> ResponseHandler:
        """Ends the connection that has been kept for longest where there would be too many with this one."""
        kept = [(waiting[0][1], waiting) for waiting in self._conns.values() if waiting]
        if kept and self._limit and len(self._acquired) + sum(map(len, self._conns.values())) > self._limit:
            _, oldest = min(kept, key=itemgetter(0))
            oldest.popleft()[0].abort()
        return await super()._create_connection(req, traces, timeout)

    def _release(self, key: "ConnectionKey", protocol: ResponseHandler, *, should_close: bool = False) -> None:
        if should_close or protocol.should_close:
            protocol.abort()
        super()._release(key, protocol, should_close=should_close)


def _length(method: str, body: bytes | None) -> int | None:
    if body is not None:
        return len(body)
    return None if method in _WITHOUT_LENGTH else 0


def head_of(lines: list[str]) -> bytes:
    """The bytes of a message's head. Raises `ValueError`, which quotes nothing, if a field would end its line."""
    text = "".join(lines)
    if "\n" in text or "\r" in text or "\0" in text:
        raise ValueError("a field of the head holds a line end or a NUL")
    return "\r\n".join((*lines, "", "")).encode()


@lru_cache(_REMEMBERED_SHAPES)
def _names(raw: tuple[bytes, ...]) -> tuple[str, ...]:
    return tuple(map(_text, raw))
