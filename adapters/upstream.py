"""The upstream client: sends one request exactly as given and hands back the reply as it comes.

The only HTTP client on the forward path. It follows no redirects, reads no proxy variables, keeps no cookies, adds no
header of its own but `Host` and `Content-Length`, decompresses nothing, and never sends a POST twice.
"""

import asyncio
import ssl
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Self, TypeAlias

import aiohttp
import yarl
from multidict import CIMultiDict

from filters.refusals import Reason

if TYPE_CHECKING:
    from aiohttp.abc import AbstractStreamWriter
    from aiohttp.client_proto import ResponseHandler
    from aiohttp.client_reqrep import ConnectionKey

Headers: TypeAlias = tuple[tuple[str, str], ...]
"""Header fields in the order and case in which they came or will go."""

KEEPALIVE_SECONDS = 30.0
"""Below the idle limits of usual servers and balancers (60 s and more), so that a kept connection is seldom dead."""
READ_BYTES = 65_536
WRITE_BYTES = 262_144
"""Of a body, between two looks at whether the upstream still takes it."""
DNS_SECONDS = 60

_NO_HEADERS_OF_ITS_OWN = ("Accept", "Accept-Encoding", "Content-Type", "User-Agent")
_NOT_HTTP_ANY_MORE = 101
_BODILESS = frozenset({204, 304})


@dataclass(frozen=True, slots=True)
class UpstreamLimits:
    """How long, in seconds, each wait for an upstream may take, and how many connections there may be (0: no limit).

    `first_byte` runs from sending until the reply's head is there, `connect` included; `total` until its last byte.
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

    __slots__ = ("_content", "_deadline", "_idle", "_response", "headers", "status")

    def __init__(self, response: aiohttp.ClientResponse, *, idle: float, deadline: float) -> None:
        self.status = response.status
        self.headers: Headers = tuple([(_text(name), _text(value)) for name, value in response.raw_headers])
        self._response = response
        self._content = response.content
        self._idle = idle
        self._deadline = deadline

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._response.close()

    def values(self, name: str) -> tuple[str, ...]:
        """The values of all fields of a name, in order."""
        return tuple(self._response.headers.getall(name, ()))

    @property
    def is_framed(self) -> bool:
        """Whether the body says itself where it ends: else a connection that was cut looks like its end."""
        if self._response.method == "HEAD" or self.status in _BODILESS:
            return True
        return "Content-Length" in self._response.headers or "Transfer-Encoding" in self._response.headers

    async def read(self) -> bytes:
        """The next bytes of the body as soon as there are any; `b""` at its proper end.

        Raises `UpstreamFailed` when the body breaks off, stalls, or takes longer than its total time.
        """
        try:
            piece = self._content.read_nowait()
            if piece or self._content.at_eof():
                return piece
            now = asyncio.get_running_loop().time()
            async with asyncio.timeout_at(min(now + self._idle, self._deadline)):
                return await self._content.readany()
        except TimeoutError:
            raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT) from None
        except (aiohttp.ClientError, OSError):
            raise UpstreamFailed(Reason.UPSTREAM) from None


class Upstream:
    """The client of one worker. It is made inside the running loop and closed with `close`.

    `tls` replaces the default context, which verifies certificates against the system's authorities.
    """

    def __init__(self, limits: UpstreamLimits, *, tls: ssl.SSLContext | None = None) -> None:
        self._limits = limits
        self._session = aiohttp.ClientSession(
            connector=_AbortingConnector(
                limit=limits.connections,
                keepalive_timeout=KEEPALIVE_SECONDS,
                ttl_dns_cache=DNS_SECONDS,
                ssl=tls or True,
            ),
            timeout=aiohttp.ClientTimeout(total=None, connect=limits.connect),
            cookie_jar=aiohttp.DummyCookieJar(),
            skip_auto_headers=_NO_HEADERS_OF_ITS_OWN,
            auto_decompress=False,
            trust_env=False,
            read_bufsize=READ_BYTES,
        )

    async def send(self, method: str, url: str, *, headers: Headers, body: bytes | None) -> UpstreamReply:
        """Sends one request and returns the reply once its head is there; redirects are replies like any other.

        `url` is taken as it stands, escapes included; `body` is sent as it stands, with its length. The reply is to be
        entered at once, or its connection stays open.
        Raises `UpstreamFailed` when no reply comes in time, or none that is HTTP.
        """
        deadline = asyncio.get_running_loop().time() + self._limits.total
        response = await self._respond(method, url, headers, body, deadline)
        if response.status <= _NOT_HTTP_ANY_MORE:
            response.close()
            raise UpstreamFailed(Reason.UPSTREAM)
        return UpstreamReply(response, idle=self._limits.idle, deadline=deadline)

    async def close(self) -> None:
        """Closes every connection. Requests under way fail."""
        await self._session.close()

    async def _respond(
        self, method: str, url: str, headers: Headers, body: bytes | None, deadline: float
    ) -> aiohttp.ClientResponse:
        first_byte = asyncio.get_running_loop().time() + self._limits.first_byte
        try:
            async with asyncio.timeout_at(min(first_byte, deadline)):
                return await self._session.request(
                    method,
                    yarl.URL(url, encoded=True),
                    headers=_fields(headers),
                    data=None if body is None else _Body(body),
                    allow_redirects=False,
                )
        except TimeoutError:
            raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT) from None
        except (aiohttp.ClientError, OSError):
            raise UpstreamFailed(Reason.UPSTREAM) from None


class _AbortingConnector(aiohttp.TCPConnector):
    """Aborts the connections that will not be used again.

    An orderly close waits for the other side: on TLS under uvloop the socket would go on reading for up to 30 seconds
    (uvloop issue 471), and the upstream would go on working for a caller who has left.
    """

    def _release(self, key: "ConnectionKey", protocol: "ResponseHandler", *, should_close: bool = False) -> None:
        if should_close or protocol.should_close:
            protocol.abort()
        super()._release(key, protocol, should_close=should_close)


class _Body(aiohttp.Payload):
    """A body that is already in memory, written in slices so that a slow upstream does not fill our buffers."""

    _autoclose = True

    def __init__(self, body: bytes) -> None:
        super().__init__(body)
        self._size = len(body)

    def decode(self, encoding: str = "utf-8", errors: str = "strict") -> str:
        return bytes(self._value).decode(encoding, errors)

    async def write(self, writer: "AbstractStreamWriter") -> None:
        whole = memoryview(self._value)
        for start in range(0, len(whole), WRITE_BYTES):
            await writer.write(whole[start : start + WRITE_BYTES])


def _fields(headers: Headers) -> CIMultiDict[str]:
    """The fields in order. All fields of a name get its first spelling: of two spellings the client keeps only one."""
    if len({name.lower() for name, _ in headers}) == len(headers):  # every name is there once
        return CIMultiDict(headers)
    spellings: dict[str, str] = {}
    fields: CIMultiDict[str] = CIMultiDict()
    for name, value in headers:
        fields.add(spellings.setdefault(name.lower(), name), value)
    return fields


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")
