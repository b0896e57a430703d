"""The upstream client: sends one request exactly as given and hands back the reply as it comes.

The only HTTP client on the forward path. It follows no redirects, reads no proxy variables, keeps no cookies, adds no
header of its own but `Host` and `Content-Length`, decompresses nothing, and never sends a POST twice. Connections and
the reading of replies are aiohttp's; its session is left out, which costs as much again as both.
"""

import asyncio
import ssl
from dataclasses import dataclass
from typing import TYPE_CHECKING

import aiohttp
import yarl
from aiohttp.http_exceptions import HttpProcessingError

from adapters.heads import Headers, field_line, head_of
from adapters.lookups import Lookups
from adapters.patience import Patience
from adapters.upstream_calls import SWITCHING_PROTOCOLS, Call, UpstreamFailed, UpstreamLimits, UpstreamReply
from adapters.upstream_connections import KEEPALIVE_SECONDS, AbortingConnector, Address, Answering, Resolver
from filters.refusals import Reason

if TYPE_CHECKING:
    from aiohttp.client_reqrep import ConnectionKey
    from aiohttp.connector import Connection

DNS_SECONDS = 60
LOOKUPS = 32
"""Names that are looked up at the same time. There are as many as upstreams in the settings."""

_WITHOUT_LENGTH = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
"""Methods of which nobody expects a body: without one they say nothing of its length (RFC 9110 section 8.6)."""
_IDEMPOTENT = _WITHOUT_LENGTH | {"PUT", "DELETE"}
"""Sent once more where a kept connection turns out to be dead (RFC 9110 section 9.2.2)."""


@dataclass(frozen=True, slots=True)
class _Server:
    """Where requests go: as the connector knows it, and as the `Host` field names it."""

    request: aiohttp.ClientRequest
    key: "ConnectionKey"
    host: str


class Upstream:
    """The client of one worker. It is made inside the running loop and closed with `close`.

    `tls` replaces the default context, which verifies certificates against the system's authorities. Names are looked
    up by `lookups`, which are nobody else's.
    """

    def __init__(
        self, limits: UpstreamLimits, *, tls: ssl.SSLContext | None = None, lookups: Lookups | None = None
    ) -> None:
        # Asked for once: asking costs a system call.
        self._loop = asyncio.get_running_loop()
        self._patience = Patience(self._loop)
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
        """Takes new limits of time for what is sent from now on. The number of connections stays."""
        self._limits = limits
        longest = min(limits.connect, limits.first_byte, limits.total)
        self._connecting = aiohttp.ClientTimeout(total=None, connect=longest)

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
            reply = await self._ask(server, Call(self._loop, method, head, body, self._limits, self._patience))
        except TimeoutError:
            raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT) from None
        except (aiohttp.ClientError, HttpProcessingError, OSError):
            raise UpstreamFailed(Reason.UPSTREAM) from None
        if reply.status <= SWITCHING_PROTOCOLS:
            reply.__exit__()
            raise UpstreamFailed(Reason.UPSTREAM)
        return reply

    async def close(self) -> None:
        """Closes every connection. Requests under way fail."""
        await self._connector.close()
        self._patience.stop()

    async def _ask(self, server: _Server, call: Call) -> UpstreamReply:
        try:
            kept = self._connector.kept(server.key)
            return await call.over(*(kept or await self._connection(server)))
        except (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError):
            if call.method not in _IDEMPOTENT:
                raise
        return await call.over(*await self._connection(server))

    async def _connection(self, server: _Server) -> "tuple[Connection, Answering]":
        """A new connection, or one that was kept while another was waited for, of which nothing is left over.

        Raises `UpstreamFailed` where none comes in time: nothing was sent, so all may be sent again.
        """
        while True:
            try:
                connection = await self._connector.connect(server.request, [], self._connecting)
            except TimeoutError:
                raise UpstreamFailed(Reason.UPSTREAM) from None
            protocol = connection.protocol
            if isinstance(protocol, Answering) and not protocol.should_close:
                return connection, protocol
            connection.close()  # bytes came that nobody had asked for: they must not answer this request

    def _meet(self, origin: str) -> _Server:
        """There are as many servers as addresses in the settings: a request chooses none."""
        request = Address("GET", yarl.URL(origin, encoded=True), loop=self._loop)
        server = self._servers[origin] = _Server(request, request.connection_key, request.headers["Host"])
        return server


def _length(method: str, body: bytes | None) -> int | None:
    if body is not None:
        return len(body)
    return None if method in _WITHOUT_LENGTH else 0
