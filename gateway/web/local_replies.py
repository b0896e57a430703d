"""Local replies: the answers that the gateway writes itself, in the caller's dialect."""

import time
from collections.abc import Mapping
from functools import lru_cache
from operator import itemgetter
from wsgiref.handlers import format_date_time

from aiohttp import HttpVersion, HttpVersion10, HttpVersion11, web
from aiohttp.abc import AbstractStreamWriter
from multidict import CIMultiDict

from adapters.corking import send
from adapters.heads import Headers, field_line, head_of
from filters.bodies.paths import METHODS
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect
from filters.refusals import ANSWERS, Reason, Refusal, Refused, refusal_for
from gateway.exchanges.exchange import Arrival, Exchange, RequestHead, refused_before, undecided
from gateway.exchanges.headers import SERVER, guardrail_headers

RETRY_SECONDS = 1
NO_HEAD = RequestHead(method="", path="/", query="", headers=())
"""The head of a request that is refused before it is parsed."""

_FOR_REASON: Mapping[Reason, tuple[tuple[str, str], ...]] = {
    Reason.UNAUTHENTICATED: (("WWW-Authenticate", "Bearer"),),
    Reason.METHOD: (("Allow", ", ".join(sorted(METHODS))),),
    Reason.OVERLOADED: (("Retry-After", str(RETRY_SECONDS)),),
}
"""Header fields that HTTP requires or recommends with some statuses (RFC 9110 sections 10.2.1, 10.2.3 and 11.6.1)."""

_LAST = frozenset(
    {
        Reason.MALFORMED,
        Reason.BODY_TIMEOUT,
        Reason.TOO_LARGE,
        Reason.MEDIA_TYPE,
        Reason.EXPECTATION,
        Reason.HEAD_TOO_LARGE,
    }
)
"""Refusals that end the connection: other readers may see the request's end elsewhere (RFC 9112 section 6.1)."""


_name_of = itemgetter(0)
_CONNECTION: Mapping[tuple[HttpVersion, bool], str] = {
    (HttpVersion10, True): "Connection: keep-alive",
    (HttpVersion11, False): "Connection: close",
}
"""The `Connection` field by version and whether the connection stays open; otherwise the version's default holds."""


class WholeReply(web.StreamResponse):
    """A complete answer, which `prepare` sends in one piece. For statuses and methods whose answers have a body.

    Its header fields are sent as they are: they must be valid, and must not frame the message. `Content-Length` and, if
    missing, `Content-Type`, `Date` and `Connection` are added, at a fraction of what `web.Response` costs.
    """

    def __init__(self, status: int, fields: Headers, body: bytes) -> None:
        super().__init__(status=status)
        self._fields = fields
        self._whole = body
        self._request: web.BaseRequest | None = None

    @property
    def keep_alive(self) -> bool:
        return self._keep_alive is not False

    def send(self, request: web.BaseRequest) -> None:
        """Send it, once; it may stay in the transport's buffer. Raises `ConnectionError` if the client is gone."""
        if self._request is not None:
            return
        self._request = request
        if self._keep_alive is None and not request.keep_alive:
            self.force_close()
        transport = request.transport
        if transport is None or transport.is_closing():
            raise ConnectionResetError("the client is gone")
        message = self._head(request.version) + self._whole
        request.writer.output_size += len(message)
        send(transport, message)

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter | None:
        self.send(request)
        return None

    async def write_eof(self, data: bytes = b"") -> None:
        """Wait until the client has taken most of it."""
        if self._request is not None and self._request.protocol.writing_paused:
            await self._request.writer.drain()

    def _head(self, version: HttpVersion) -> bytes:
        lines = [_status_line(version, self.status, self.reason), *map(field_line, self._fields)]
        has_type, has_date = _has(tuple(map(_name_of, self._fields)))
        if not has_type:
            lines.append("Content-Type: application/octet-stream")
        lines.append(f"Content-Length: {len(self._whole)}")
        if not has_date:
            lines.append(f"Date: {_date(int(time.time()))}")
        connection = _CONNECTION.get((version, self.keep_alive))
        if connection is not None:
            lines.append(connection)
        return head_of(lines)


@lru_cache(64)
def _has(names: tuple[str, ...]) -> tuple[bool, bool]:
    """Return whether the names include `Content-Type`, and `Date`. Cached: upstreams send the same names every time."""
    plain = frozenset(map(str.lower, names))
    return "content-type" in plain, "date" in plain


@lru_cache(64)
def _status_line(version: HttpVersion, status: int, reason: str | None) -> str:
    return f"HTTP/{version.major}.{version.minor} {status} {reason}"


@lru_cache(1)
def _date(seconds: int) -> str:
    """Return Unix seconds as HTTP writes them (RFC 9110 section 5.6.7)."""
    return format_date_time(seconds)


_ANY_ID = b"00000000-0000-7000-8000-000000000000"
"""A placeholder for an incident id, of the same length."""


class ShedReplies:
    """The answers to requests that are refused unread. They are prepared per dialect; only id and date change."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[str, tuple[bytes, list[bytes]]] = {}

    def reply(self, dialect: Dialect, incident_id: str) -> bytes:
        """Return the whole answer, as bytes. The connection stays open after it."""
        parts = self._parts.get(dialect.name)
        if parts is None:
            parts = self._parts[dialect.name] = _shed(dialect)
        fields, rest = parts
        own_id = incident_id.encode()
        return b"%bDate: %b\r\n%b" % (
            fields.replace(_ANY_ID, own_id),
            _date(int(time.time())).encode(),
            own_id.join(rest),
        )


def _shed(dialect: Dialect) -> tuple[bytes, list[bytes]]:
    """Return the answer up to its date, and the rest, split at the incident id."""
    refused = Refused(Reason.OVERLOADED)
    exchange = refused_before(undecided(dialect, Arrival(NO_HEAD, _ANY_ID.decode(), 0.0)), refused)
    response = local_reply(exchange, refusal_for(refused.reason, exchange.incident_id))
    body = bytes(response.body) if isinstance(response.body, bytes) else b""
    lines = [
        f"HTTP/1.1 {response.status} {response.reason}",
        *[f"{name}: {value}" for name, value in response.headers.items()],
    ]
    fields = [line for line in lines if not line.lower().startswith("content-length:")]
    return head_of(fields)[:-2], (f"Content-Length: {len(body)}\r\n\r\n".encode() + body).split(_ANY_ID)


def local_reply(exchange: Exchange, refusal: Refusal) -> web.Response:
    """Return a refusal as the caller's SDK expects it: the dialect's error body, and whether to try again.

    The guardrail header fields report the exchange's decision, which a failing upstream does not change.
    """
    retry = ANSWERS[refusal.reason].retry
    response = web.Response(
        status=refusal.status,
        body=exchange.dialect.refuse(refusal),
        headers=CIMultiDict(
            (
                ("Content-Type", "application/json"),
                ("x-should-retry", "true" if retry else "false"),
                *_FOR_REASON.get(refusal.reason, ()),
                ("Server", SERVER),
                *guardrail_headers(exchange.incident_id, exchange.judgement, exchange.policy_version),
                *exchange.answer_headers,
            )
        ),
    )
    if refusal.reason in _LAST:
        response.force_close()
    return response


def own_reply(exchange: Exchange, body: bytes) -> web.Response:
    """Return the response with the JSON with which another entry point answers."""
    return web.Response(
        body=body,
        headers=CIMultiDict(
            (
                ("Content-Type", "application/json"),
                ("Cache-Control", "no-store"),
                ("Server", SERVER),
                *guardrail_headers(exchange.incident_id, exchange.judgement, exchange.policy_version),
                *exchange.answer_headers,
            )
        ),
    )


def healthy_reply(incident_id: str) -> web.Response:
    """Return the answer of a worker that takes requests."""
    return _health(incident_id, 200, b'{"status":"ok"}')


def draining_reply(incident_id: str) -> web.Response:
    """Return the answer of a worker that only finishes its open requests."""
    return _health(incident_id, 503, b'{"status":"draining"}')


def _health(incident_id: str, status: int, body: bytes) -> web.Response:
    judgement = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=0)
    return web.Response(
        status=status,
        body=body,
        headers=CIMultiDict(
            (
                ("Content-Type", "application/json"),
                ("Cache-Control", "no-store"),
                ("Server", SERVER),
                *guardrail_headers(incident_id, judgement, ""),
            )
        ),
    )
