"""Local replies: the answers that the gateway writes itself, in the dialect of the caller."""

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
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect
from filters.paths import METHODS
from filters.refusals import ANSWERS, Reason, Refusal, Refused, refusal_for
from gateway.exchange import Exchange, refused_before, undecided
from gateway.headers import SERVER, guardrail_headers

RETRY_SECONDS = 1

_FOR_REASON: Mapping[Reason, tuple[tuple[str, str], ...]] = {
    Reason.UNAUTHENTICATED: (("WWW-Authenticate", "Bearer"),),
    Reason.METHOD: (("Allow", ", ".join(sorted(METHODS))),),
    Reason.OVERLOADED: (("Retry-After", str(RETRY_SECONDS)),),
}
"""Fields that HTTP asks for with some statuses (RFC 9110 sections 10.2.1, 10.2.3 and 11.6.1)."""

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
"""Refusals that end the connection: another reader may see the request's end elsewhere (RFC 9112 section 6.1)."""


_name_of = itemgetter(0)
_CONNECTION: Mapping[tuple[HttpVersion, bool], str] = {
    (HttpVersion10, True): "Connection: keep-alive",
    (HttpVersion11, False): "Connection: close",
}
"""What has to be said of whether the connection stays; in the other cases the version says it."""


class WholeReply(web.StreamResponse):
    """An answer that is all here, sent in one piece by `prepare`. For statuses and methods whose answers have a body.

    Its fields must be such as may be sent, and must not frame a message: they go out as they are. What is missing of
    `Content-Type`, `Content-Length`, `Date` and `Connection` is added, as `web.Response` does at several times
    the cost.
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
        """Sends it, once; it may stay in the transport's buffer. Raises `ConnectionError` when the client is gone."""
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
        """Waits until the client has taken most of it."""
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
    """Whether `Content-Type`, and whether `Date`, is among the names of fields. Upstreams send the same ones."""
    plain = frozenset(map(str.lower, names))
    return "content-type" in plain, "date" in plain


def has_body(method: str, status: int) -> bool:
    """Whether an answer of this status to this method has a body, be it empty (RFC 9110 section 6.4.1)."""
    return method != "HEAD" and status >= 200 and status not in (204, 304)


@lru_cache(64)
def _status_line(version: HttpVersion, status: int, reason: str | None) -> str:
    return f"HTTP/{version.major}.{version.minor} {status} {reason}"


@lru_cache(1)
def _date(seconds: int) -> str:
    """The time as HTTP writes it (RFC 9110 section 5.6.7)."""
    return format_date_time(seconds)


_ANY_ID = b"00000000-0000-7000-8000-000000000000"
"""Stands for an incident's id, and is as long."""


class ShedReplies:
    """The answers to requests that are refused unread: for each dialect one, of which only id and date change."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[str, tuple[bytes, list[bytes]]] = {}

    def reply(self, dialect: Dialect, incident_id: str) -> bytes:
        """The whole answer. The connection stays."""
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
    """The answer before its date, and what follows that, cut where the incident's id stands."""
    refused = Refused(Reason.OVERLOADED)
    exchange = refused_before(undecided(dialect, incident_id=_ANY_ID.decode(), started=0.0), refused)
    response = local_reply(exchange, refusal_for(refused.reason, exchange.incident_id))
    body = bytes(response.body) if isinstance(response.body, bytes) else b""
    lines = [
        f"HTTP/1.1 {response.status} {response.reason}",
        *[f"{name}: {value}" for name, value in response.headers.items()],
    ]
    fields = [line for line in lines if not line.lower().startswith("content-length:")]
    return head_of(fields)[:-2], (f"Content-Length: {len(body)}\r\n\r\n".encode() + body).split(_ANY_ID)


def local_reply(exchange: Exchange, refusal: Refusal) -> web.Response:
    """A refusal as the caller's SDK expects it: the dialect's error body, and whether to try again.

    The guardrail fields are the exchange's: an upstream that fails does not change what was decided.
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
                *exchange.told,
            )
        ),
    )
    if refusal.reason in _LAST:
        response.force_close()
    return response


def own_reply(exchange: Exchange, body: bytes) -> web.Response:
    """What a door of the gateway's own answers with."""
    return web.Response(
        body=body,
        headers=CIMultiDict(
            (
                ("Content-Type", "application/json"),
                ("Cache-Control", "no-store"),
                ("Server", SERVER),
                *guardrail_headers(exchange.incident_id, exchange.judgement, exchange.policy_version),
                *exchange.told,
            )
        ),
    )


def healthy_reply(incident_id: str) -> web.Response:
    """This worker takes requests."""
    return _health(incident_id, 200, b'{"status":"ok"}')


def draining_reply(incident_id: str) -> web.Response:
    """This worker only finishes what it has."""
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
