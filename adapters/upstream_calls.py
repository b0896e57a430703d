"""One request to an upstream under way: sent over a connection, its reply read as it comes, each wait bounded."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Self

import aiohttp
from aiohttp.http_writer import StreamWriter

from adapters.corking import send
from adapters.heads import Headers, fields_of
from adapters.patience import Patience
from adapters.upstream_connections import Answering, all_of
from filters.refusals import Reason

if TYPE_CHECKING:
    from aiohttp.connector import Connection
    from aiohttp.http_parser import RawResponseMessage

WRITE_BYTES = 262_144
"""Of a body, between two looks at whether the upstream still takes it."""
SWITCHING_PROTOCOLS = 101
MOST_INTERIM = 64
"""Interim replies before a reply: an upstream that goes on with them has none."""

_JOINED_BYTES = 16_384
"""Up to this size a body is copied behind its head: one system call costs more."""
_BODILESS = frozenset({204, 304})


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


class UpstreamReply:
    """The reply to one request: its head, and its body as it comes.

    A context: a reply that has not been read to its end when it is left, for whatever reason, has its connection
    aborted at once.
    """

    __slots__ = ("_call", "_content", "_fields", "headers", "status")

    def __init__(self, call: "Call", message: "RawResponseMessage", content: aiohttp.StreamReader) -> None:
        self.status = message.code
        self.headers: Headers = fields_of(message.raw_headers)
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
        return all_of(content)

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


class Call:
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
        patience: Patience,
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

    async def over(self, connection: "Connection", protocol: Answering) -> UpstreamReply:
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

    def _write(self, protocol: Answering) -> None:
        """What of the body the upstream does not take at once follows as it takes it."""
        transport = protocol.transport
        if transport is None:
            raise aiohttp.ServerDisconnectedError
        protocol.expect(with_body=self.method != "HEAD")
        body = self._body
        if not body:
            send(transport, self._head)
        elif len(body) <= _JOINED_BYTES:
            send(transport, self._head + body)
        elif len(body) <= WRITE_BYTES:
            transport.writelines((self._head, body))
        else:
            transport.write(self._head)
            self._writing = self._loop.create_task(_write_on(protocol, memoryview(body), self._loop))

    async def _reply(self, protocol: Answering) -> UpstreamReply:
        """Interim replies are passed over; raises `aiohttp.ClientPayloadError` where there are too many."""
        self._patience.begin(protocol, self._first_byte)
        try:
            for _ in range(MOST_INTERIM + 1):
                message, content = await protocol.read()
                if not 100 <= message.code < 200 or message.code == SWITCHING_PROTOCOLS:
                    if message.chunked:
                        protocol.change_parser()
                    return UpstreamReply(self, message, content)
        finally:
            self._patience.end(protocol)
        raise aiohttp.ClientPayloadError("too many interim replies")


async def _write_on(protocol: Answering, body: memoryview, loop: asyncio.AbstractEventLoop) -> None:
    writer = StreamWriter(protocol, loop)
    try:
        for start in range(0, len(body), WRITE_BYTES):
            await writer.write(body[start : start + WRITE_BYTES])
    except (aiohttp.ClientError, OSError):
        # An upstream may answer before it has read everything: its answer, if it is there, counts.
        protocol.set_exception(aiohttp.ServerDisconnectedError())
