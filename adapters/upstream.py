"""The upstream client: it sends one request exactly as given, and returns the reply as it arrives.

It is the only HTTP client on the forward path. It follows no redirects, reads no proxy variables, keeps no cookies,
adds no header but `Host` and `Content-Length`, decompresses nothing, and never sends a POST twice. Connections and the
parsing of replies are aiohttp's; its session is not used, as it costs as much again as both.
"""

import asyncio
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import yarl
from aiohttp.http_exceptions import HttpProcessingError

from adapters.heads import Headers, field_line, head_of
from adapters.lookups import Lookups
from adapters.read_deadlines import ReadDeadlines
from adapters.upstream_calls import (
    SWITCHING_PROTOCOLS,
    UpstreamCall,
    UpstreamCause,
    UpstreamFailed,
    UpstreamLimits,
    UpstreamReply,
)
from adapters.upstream_connections import KEEPALIVE_SECONDS, AbortingConnector, Address, Answering, Resolver

if TYPE_CHECKING:
    from aiohttp.client_reqrep import ConnectionKey

DNS_SECONDS = 60
"""Seconds for which the addresses of a name are cached."""
LOOKUPS = 32
"""Host names that are looked up at the same time, at most. There is one for each upstream in the settings."""

_WITHOUT_LENGTH = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
"""Methods that expect no body. Without one they send no `Content-Length` (RFC 9110 section 8.6)."""
_IDEMPOTENT = _WITHOUT_LENGTH | {"PUT", "DELETE"}
"""Methods that are sent once more if a kept connection turns out to be dead (RFC 9110 section 9.2.2)."""


@dataclass(frozen=True, slots=True)
class _Server:
    """A server that requests are sent to: as the connector knows it, and as the `Host` field names it.

    `release` gives back a connection to it: see `AbortingConnector.release`.
    """

    request: aiohttp.ClientRequest
    key: "ConnectionKey"
    host: str
    release: Callable[..., None]


class Upstream:
    """The client of one worker. It is made inside the running loop and closed with `close`.

    `tls` replaces the default context, which verifies certificates against the system's authorities. `lookups` looks up
    host names for this client only.
    """

    def __init__(
        self, limits: UpstreamLimits, *, tls: ssl.SSLContext | None = None, lookups: Lookups | None = None
    ) -> None:
        # Kept, since getting the running loop costs a system call.
        self._loop = asyncio.get_running_loop()
        self._deadlines = ReadDeadlines(self._loop)
        self.renew(limits)
        self._servers: dict[str, _Server] = {}
        self._connector = AbortingConnector(
            loop=self._loop,
            limit=limits.connections,
            keepalive_timeout=KEEPALIVE_SECONDS,
            ttl_dns_cache=DNS_SECONDS,
            resolver=Resolver(lookups or Lookups(LOOKUPS)),
            ssl=tls or True,
        )

    def renew(self, limits: UpstreamLimits) -> None:
        """Use new time limits for requests sent from now on. The limit of connections does not change."""
        self._limits = limits
        longest = min(limits.connect, limits.first_byte, limits.total)
        self._connecting = aiohttp.ClientTimeout(total=None, connect=longest)

    async def send(self, method: str, url: str, *, headers: Headers, body: bytes | None) -> UpstreamReply:
        """Send one request and return the reply once its head is complete. Redirects are replies like any other.

        `url` and `body` are sent unchanged, escapes included. The caller must enter the reply (`with`) at once, or its
        connection stays open. Raises `UpstreamFailed` if no valid reply comes in time, and `ValueError` if a field
        cannot be part of a head.
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
        call = UpstreamCall(self._loop, method, head, body, self._limits, self._deadlines, server.release)
        try:
            reply = await self._ask(server, call)
        except TimeoutError:
            raise UpstreamFailed(call.time_limit) from None
        except (aiohttp.ClientError, HttpProcessingError, OSError) as error:
            raise UpstreamFailed(_cause_of(error)) from None
        if reply.status <= SWITCHING_PROTOCOLS:
            reply.__exit__()
            raise UpstreamFailed(UpstreamCause.NO_HTTP)
        return reply

    async def close(self) -> None:
        """Close every connection. Requests under way fail."""
        await self._connector.close()
        self._deadlines.stop()

    async def _ask(self, server: _Server, call: UpstreamCall) -> UpstreamReply:
        try:
            kept = self._connector.kept(server.key)
            return await call.over(await self._connection(server) if kept is None else kept)
        except (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError):
            if call.method not in _IDEMPOTENT:
                raise
        return await call.over(await self._connection(server))

    async def _connection(self, server: _Server) -> Answering:
        """Return a new connection, or one that was released in the meantime and has no bytes left over.

        Raises `UpstreamFailed` (not as a timeout) if there is none in time: nothing was sent, so a retry is safe.
        """
        while True:
            try:
                connection = await self._connector.connect(server.request, [], self._connecting)
            except TimeoutError:
                raise UpstreamFailed(UpstreamCause.CONNECT_TIMEOUT) from None
            protocol = connection.protocol
            if isinstance(protocol, Answering) and not protocol.should_close:
                connection._protocol = None  # the call releases it
                return protocol
            connection.close()  # unrequested bytes arrived on it: they must not be taken for this request's reply

    def _meet(self, origin: str) -> _Server:
        """Add a server. Their number is bounded, as only the settings choose addresses and no request does."""
        request = Address("GET", yarl.URL(origin, encoded=True), loop=self._loop)
        key = request.connection_key
        release = partial(self._connector.release, key)
        server = self._servers[origin] = _Server(request, key, request.headers["Host"], release)
        return server


_CAUSES: Mapping[type[Exception], UpstreamCause] = {
    aiohttp.ClientConnectorDNSError: UpstreamCause.NAME,
    aiohttp.ClientConnectorCertificateError: UpstreamCause.CERTIFICATE,
    aiohttp.ClientConnectorSSLError: UpstreamCause.TLS,
    HttpProcessingError: UpstreamCause.NO_HTTP,
    aiohttp.ClientPayloadError: UpstreamCause.NO_HTTP,
}
_CONNECTING: Mapping[type[OSError], UpstreamCause] = {
    ConnectionRefusedError: UpstreamCause.REFUSED,
    TimeoutError: UpstreamCause.CONNECT_TIMEOUT,
    ConnectionError: UpstreamCause.DISCONNECTED,
}
"""For errors of the system while it connects. aiohttp wraps them, but has no class for each."""


def _cause_of(error: Exception) -> UpstreamCause:
    """Return why an upstream failed, for an error before the head of its reply was complete."""
    for kind, cause in _CAUSES.items():
        if isinstance(error, kind):
            return cause
    if not isinstance(error, aiohttp.ClientConnectorError):
        return UpstreamCause.DISCONNECTED
    causes = (cause for kind, cause in _CONNECTING.items() if isinstance(error.os_error, kind))
    return next(causes, UpstreamCause.UNREACHABLE)


def _length(method: str, body: bytes | None) -> int | None:
    if body is not None:
        return len(body)
    return None if method in _WITHOUT_LENGTH else 0
