"""One request to an upstream: send it over a connection and read its reply as it arrives, with a limit on each wait."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Self

import aiohttp
from aiohttp.http_writer import StreamWriter

from adapters.corking import send
from adapters.heads import Headers, fields_of
from adapters.read_deadlines import ReadDeadlines
from adapters.upstream_connections import Answering, all_of
from filters.refusals import Reason

if TYPE_CHECKING:
    from aiohttp.http_parser import RawResponseMessage

WRITE_BYTES = 262_144
"""Bytes of a body that are written before waiting until the upstream takes more."""
SWITCHING_PROTOCOLS = 101
MOST_INTERIM = 64
"""Interim (1xx) replies that are skipped before a reply. An upstream that sends more has failed."""

_JOINED_BYTES = 16_384
"""Size in bytes up to which a body is copied behind its head: a second system call would cost more."""
_BODILESS = frozenset({204, 304})


@dataclass(frozen=True, slots=True)
class UpstreamLimits:
    """How many seconds each wait for an upstream may take, and how many connections there may be (0: no limit).

    `first_byte` is from the start of the call until the reply's head is complete, `connect` included; `total` until its
    last byte; `idle` is between two reads of the body. Kept connections count too: the oldest is closed if a new one
    needs its place.
    """

    connect: float = 10.0
    first_byte: float = 600.0
    idle: float = 120.0
    total: float = 1_800.0
    connections: int = 0


class UpstreamCause(StrEnum):
    """Why an upstream gave no complete answer, in one word for operators. Clients are told its `reason` only."""

    NAME = "name"
    """The host name could not be looked up."""
    REFUSED = "refused"
    UNREACHABLE = "unreachable"
    """No connection could be made, for any reason without a word of its own."""
    CERTIFICATE = "certificate"
    TLS = "tls"
    """The handshake failed, though not for the certificate."""
    CONNECT_TIMEOUT = "connect_timeout"
    DISCONNECTED = "disconnected"
    """The connection ended before the reply's head was complete."""
    NO_HTTP = "no_http"
    """What came is no reply of HTTP/1.1, or not one that ends the request."""
    COMPRESSED = "compressed"
    BROKEN_OFF = "broken_off"
    """The reply's body ended, or could not be read on, before it was whole."""
    FIRST_BYTE_TIMEOUT = "first_byte_timeout"
    IDLE_TIMEOUT = "idle_timeout"
    TOTAL_TIMEOUT = "total_timeout"
    ENVOY = "envoy"
    """Envoy answered in the upstream's place, which had nothing of the request."""

    @property
    def reason(self) -> Reason:
        """The reason that clients are told. After a timeout the upstream may be working on the request."""
        return Reason.UPSTREAM_TIMEOUT if self in _AT_WORK else Reason.UPSTREAM

    @property
    def had_request(self) -> bool:
        """Whether the upstream may have had the request, and so may charge for it."""
        return self not in _UNREACHED


_AT_WORK: Final = frozenset({UpstreamCause.FIRST_BYTE_TIMEOUT, UpstreamCause.IDLE_TIMEOUT, UpstreamCause.TOTAL_TIMEOUT})
_UNREACHED: Final = frozenset(
    {
        UpstreamCause.NAME,
        UpstreamCause.REFUSED,
        UpstreamCause.UNREACHABLE,
        UpstreamCause.CERTIFICATE,
        UpstreamCause.TLS,
        UpstreamCause.CONNECT_TIMEOUT,
        UpstreamCause.ENVOY,
    }
)


class UpstreamFailed(Exception):
    """The upstream gave no complete answer. The message quotes nothing that was sent or received."""

    def __init__(self, cause: UpstreamCause) -> None:
        super().__init__(cause)
        self.cause = cause

    @property
    def reason(self) -> Reason:
        return self.cause.reason


class UpstreamReply:
    """The reply to one request: its head, and its body as it arrives.

    It is a context manager: if the body was not read to its end on exit, for whatever reason, the connection is aborted
    at once.
    """

    __slots__ = ("_call", "_content", "_deadlines", "_fields", "headers", "status")

    def __init__(
        self,
        call: "UpstreamCall",
        message: "RawResponseMessage",
        content: aiohttp.StreamReader,
        deadlines: ReadDeadlines,
    ) -> None:
        self.status = message.code
        self.headers: Headers = fields_of(message.raw_headers)
        self._fields = message.headers
        self._content = content
        self._call = call
        self._deadlines = deadlines

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._call.leave()

    def values(self, name: str) -> tuple[str, ...]:
        """Return the values of all fields with this name, in order."""
        return tuple(self._fields.getall(name, ()))

    @property
    def is_framed(self) -> bool:
        """Whether the reply says where its body ends. Otherwise a cut connection looks like the body's end."""
        if self._call.method == "HEAD" or self.status in _BODILESS:
            return True
        return "Content-Length" in self._fields or "Transfer-Encoding" in self._fields

    @property
    def is_over(self) -> bool:
        """Whether the body has been read to its proper end."""
        return self._content.exception() is None and self._content.at_eof()

    def at_hand(self, limit: int) -> bytes | None:
        """Return the whole body if all of it has arrived and it has at most `limit` bytes, or else None.

        Only for a body of which nothing was read.
        """
        content = self._content
        if content.exception() is not None or not content.is_eof() or content.total_bytes > limit:
            return None
        return all_of(content)

    async def read(self) -> bytes:
        """Return the next bytes of the body as soon as there are any, and `b""` at its proper end.

        Raises `UpstreamFailed` if the body breaks off, stalls, or takes longer than the total time.
        """
        content = self._content
        try:
            self._call.begin_waiting(content)
            # What `readany` does, without a coroutine between this one and the wait.
            while not (content.is_eof() or content._buffer or content.exception()):
                await content._wait("read")
            if content.exception() is None and content.total_bytes and len(content._buffer) == 1:
                return content._read_nowait_chunk(-1)  # what `read_nowait` does with one piece, in a third of the calls
            return content.read_nowait()
        except TimeoutError:
            raise UpstreamFailed(self._call.time_limit) from None
        except (aiohttp.ClientError, OSError):
            raise UpstreamFailed(UpstreamCause.BROKEN_OFF) from None
        finally:
            self._deadlines.end(content)


class UpstreamCall:
    """One request, from its sending to the end of its reply.

    `time_limit` is why the upstream fails if the wait under way, or the one that has just failed, takes too long.
    """

    __slots__ = (
        "_body",
        "_deadline",
        "_deadlines",
        "_first_byte",
        "_head",
        "_idle",
        "_loop",
        "_protocol",
        "_release",
        "_writing",
        "method",
        "time_limit",
    )

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        method: str,
        head: bytes,
        body: bytes | None,
        limits: UpstreamLimits,
        deadlines: ReadDeadlines,
        release: Callable[..., None],
    ) -> None:
        """`release` gives back a connection: see `AbortingConnector.release`."""
        now = loop.time()
        self.method = method
        self._loop = loop
        self._head = head
        self._body = body
        self._idle = limits.idle
        self._deadlines = deadlines
        self._deadline = now + limits.total
        self._first_byte, self.time_limit = now + limits.first_byte, UpstreamCause.FIRST_BYTE_TIMEOUT
        if limits.total < limits.first_byte:
            self._first_byte, self.time_limit = self._deadline, UpstreamCause.TOTAL_TIMEOUT
        self._release = release
        self._protocol: Answering | None = None
        self._writing: asyncio.Task[None] | None = None

    async def over(self, protocol: Answering) -> UpstreamReply:
        """Send the request over a connection, and return the reply once its head is complete, skipping interim ones.

        Raises `aiohttp.ClientPayloadError` if there are too many of these.
        """
        self._protocol = protocol
        try:
            self._write(protocol)
            self._deadlines.begin(protocol, self._first_byte)
            for _ in range(MOST_INTERIM + 1):
                message, content = await protocol.read()
                if not 100 <= message.code < 200 or message.code == SWITCHING_PROTOCOLS:
                    if message.chunked:
                        protocol.change_parser()
                    self.time_limit = UpstreamCause.IDLE_TIMEOUT
                    return UpstreamReply(self, message, content, self._deadlines)
            raise aiohttp.ClientPayloadError("too many interim replies")
        except BaseException:
            protocol.force_close()
            self.leave()
            raise
        finally:
            self._deadlines.end(protocol)

    def begin_waiting(self, content: aiohttp.StreamReader) -> None:
        """Limit the wait of the next read to the idle time. Raises `TimeoutError` if the total time is over."""
        now = self._loop.time()
        ends = now + self._idle
        if ends >= self._deadline:
            ends, self.time_limit = self._deadline, UpstreamCause.TOTAL_TIMEOUT
            if now >= self._deadline:
                raise TimeoutError
        self._deadlines.begin(content, ends)

    def leave(self) -> None:
        """Release the connection for the next request, or close it if the request was not sent to its end."""
        protocol, self._protocol = self._protocol, None
        if protocol is None:
            return
        if self._writing is not None and not self._writing.done():
            self._writing.cancel()
            self._release(protocol, should_close=True)
        else:
            self._release(protocol)

    def _write(self, protocol: Answering) -> None:
        """Write the head and the body. A task writes a long body, as fast as the upstream takes it."""
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


async def _write_on(protocol: Answering, body: memoryview, loop: asyncio.AbstractEventLoop) -> None:
    writer = StreamWriter(protocol, loop)
    try:
        for start in range(0, len(body), WRITE_BYTES):
            await writer.write(body[start : start + WRITE_BYTES])
    except (aiohttp.ClientError, OSError):
        # An upstream may answer before it has read everything. An answer that has already arrived counts.
        protocol.set_exception(aiohttp.ServerDisconnectedError())
