"""Connections to upstreams: those of aiohttp with our own look-ups, kept for the next request or aborted at once."""

import asyncio
import socket
from functools import cached_property, partial
from operator import itemgetter
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.client_proto import ResponseHandler
from aiohttp.helpers import _EXC_SENTINEL as _NO_CAUSE
from aiohttp.http_exceptions import HttpProcessingError

from adapters.corking import Cork, CorkedTransport
from adapters.lookups import Lookups

if TYPE_CHECKING:
    from aiohttp.client_reqrep import ConnectionKey
    from aiohttp.tracing import Trace

KEEPALIVE_SECONDS = 30.0
"""Seconds that a connection is kept. Usual servers and balancers keep it for 60 or more, so it is seldom dead."""
READ_BYTES = 16_384
"""Half of the bytes of a reply that are read ahead of a slow client."""

_LINE_BYTES = 8_190
_MAX_LINES = 128


def all_of(content: aiohttp.StreamReader) -> bytes:
    """Return all the unread bytes of a body. Call it only when the last one has arrived.

    It does what `read_nowait` does, at a third of the cost if there is one chunk that is too small to have paused the
    transport.
    """
    if not 0 < content.total_bytes < READ_BYTES or content.exception() is not None:
        return content.read_nowait()
    if len(content._buffer) != 1 or content._buffer_offset:
        return content.read_nowait()
    return content._buffer.popleft()


class Answering(ResponseHandler):
    """A connection to an upstream."""

    _reads: bool | None = None

    def __init__(self, loop: asyncio.AbstractEventLoop, cork: Cork) -> None:
        super().__init__(loop)
        self._cork = cork

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(CorkedTransport(cast(asyncio.Transport, transport), self._cork))

    def expect(self, *, with_body: bool) -> None:
        """Get ready to receive a reply, which has a body unless `with_body` is false, as for HEAD.

        The parser is kept for the next reply unless `with_body` changes or `change_parser` was called.
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

    def change_parser(self) -> None:
        """Use a new parser for the next reply, since this one is chunked and may end with trailer fields.

        aiohttp's parser would put the last trailer field into the head of the next reply, which is another client's.
        """
        self._reads = None

    def set_exception(self, exc: BaseException, exc_cause: BaseException = _NO_CAUSE) -> None:
        """Raise the error in the reader of a body too if the bytes of the body cannot be parsed.

        aiohttp alone would leave that reader waiting for the rest until its time is up.
        """
        body = self._payload
        super().set_exception(exc, exc_cause)
        if isinstance(exc, HttpProcessingError) and body is not None and not body.is_eof():
            body.set_exception(aiohttp.ClientPayloadError())

    def resume_reading(self, resume_parser: bool = True) -> None:
        """Resume as aiohttp does, but only where reading was paused: aiohttp would call parser and transport anyway."""
        if self._reading_paused or self._buffer_paused:
            super().resume_reading(resume_parser)


class Address(aiohttp.ClientRequest):
    """A request that only tells the connector where to connect. Its key is computed once, as it never changes."""

    @cached_property
    def connection_key(self) -> "ConnectionKey":
        return super().connection_key


class Resolver(AbstractResolver):
    """Looks names up by `lookups`, so that no other look-up of the process can delay it."""

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
        """Do nothing: threads end with their look-ups."""


class AbortingConnector(aiohttp.TCPConnector):
    """A connector that aborts the connections that will not be used again.

    An orderly close waits for the other side: with TLS under uvloop the socket would go on reading for up to 30 seconds
    (uvloop issue 471), and the upstream would go on working for a client that has left.
    """

    def __init__(self, *, loop: asyncio.AbstractEventLoop, **options: Any) -> None:
        super().__init__(loop=loop, **options)
        self._factory = cast("partial[ResponseHandler]", partial(Answering, loop=loop, cork=Cork(loop)))

    def kept(self, key: "ConnectionKey") -> "Answering | None":
        """Return a usable kept connection, as `connect` would, or None if a new one has to be made.

        Whoever gets it must call `release`. A connection on which unrequested bytes arrived is aborted: they must not
        be taken for the next reply.
        """
        kept = self._conns.get(key)
        while kept:
            protocol, since = kept.popleft()
            if not kept:
                del self._conns[key]
            lives = protocol.is_connected() and monotonic() - since <= KEEPALIVE_SECONDS
            if lives and isinstance(protocol, Answering) and not protocol.should_close:
                self._acquired.add(protocol)
                return protocol
            protocol.abort()
        return None

    async def _create_connection(
        self,
        req: aiohttp.ClientRequest,
        traces: "list[Trace]",
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 (the signature is aiohttp's)
    ) -> ResponseHandler:
        """Make a connection. If that exceeds the limit, abort the one that has been kept for the longest time."""
        kept = [(waiting[0][1], waiting) for waiting in self._conns.values() if waiting]
        if kept and self._limit and len(self._acquired) + sum(map(len, self._conns.values())) > self._limit:
            _, oldest = min(kept, key=itemgetter(0))
            oldest.popleft()[0].abort()
        return await super()._create_connection(req, traces, timeout)

    def release(self, key: "ConnectionKey", protocol: ResponseHandler, *, should_close: bool = False) -> None:
        """Keep a connection for the next request, or abort it if it must not be used again."""
        if should_close or protocol.should_close:
            protocol.abort()
            super()._release(key, protocol, should_close=True)
        elif self._waiters or self._cleanup_handle is None:
            super()._release(key, protocol)
        elif not self._closed:  # what aiohttp does where nobody waits for a connection, at a third of the cost
            self._acquired.discard(protocol)
            self._conns[key].append((protocol, monotonic()))

    _release = release  # under this name aiohttp calls it
