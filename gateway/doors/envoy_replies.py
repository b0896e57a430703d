"""The reply to a request through Envoy, as the reply phase takes it and sends it."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any, Final, Self

from adapters.heads import Headers
from adapters.upstream_calls import SWITCHING_PROTOCOLS, UpstreamCause, UpstreamFailed
from filters.refusals import Refusal
from gateway.config.settings import LimitSettings
from gateway.doors import envoy_messages as messages
from gateway.doors.envoy_messages import EnvoyHead, FromEnvoy
from gateway.doors.envoy_talk import EnvoyTalk, refuse
from gateway.exchanges.exchange import Exchange
from gateway.phases.progress import Progress

_CAUSES: Final = (
    ("connection_termination", UpstreamCause.DISCONNECTED),
    ("remote_reset", UpstreamCause.DISCONNECTED),
    ("protocol_error", UpstreamCause.NO_HTTP),
    ("Connection_refused", UpstreamCause.REFUSED),
    ("CERTIFICATE_VERIFY_FAILED", UpstreamCause.CERTIFICATE),
    ("TLS_error", UpstreamCause.TLS),
    ("connection_failure", UpstreamCause.UNREACHABLE),
    ("connection_timeout", UpstreamCause.CONNECT_TIMEOUT),
    ("max_duration_timeout", UpstreamCause.TOTAL_TIMEOUT),
    ("max_stream_duration", UpstreamCause.TOTAL_TIMEOUT),
    ("timeout", UpstreamCause.FIRST_BYTE_TIMEOUT),
)
"""What Envoy's details of its own replies contain, and the cause: the first that fits. Else it is `ENVOY`."""


class EnvoyReply:
    """The reply to one request through Envoy: a `ReplySource` and a `ReplySink`. The request's gRPC call owns it.

    Waits are limited from its making on, which is when the request goes to the upstream.
    """

    def __init__(self, talk: EnvoyTalk, limits: LimitSettings, progress: Progress) -> None:
        self._talk = talk
        self._limits = limits
        self._progress = progress
        self._begun = time.monotonic()
        self._head = EnvoyHead({}, (), True)
        self._trailers: Any = None
        self.is_over = False
        self.is_paused = False
        """Envoy reads all that it is sent."""

    async def arrive(self) -> Self:
        """Wait for the head. Raises `Left`, `Refused` for a message of another kind, and `UpstreamFailed`."""
        headers = self._talk.expect("response_headers")
        message = await self._in_time(headers, self._limits.first_byte_seconds, UpstreamCause.FIRST_BYTE_TIMEOUT)
        self._head = messages.read_head(message.response_headers)
        self.is_over = self._head.is_all
        _require_upstream(messages.code_details(message))
        if self.status == SWITCHING_PROTOCOLS:  # Envoy passes it on, and nothing after it would be judged
            raise UpstreamFailed(UpstreamCause.NO_HTTP)
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        """Do nothing: Envoy owns the upstream's connection."""

    @property
    def status(self) -> int:
        return int(self._head.pseudo.get(":status", "502"))

    @property
    def headers(self) -> Headers:
        return self._head.fields

    @property
    def is_framed(self) -> bool:
        """See `gateway.phases.reply_phase.ReplySource`."""
        return self._head.is_all or bool(self.values("content-length") or self.values("transfer-encoding"))

    def values(self, name: str) -> tuple[str, ...]:
        """See `gateway.phases.reply_phase.ReplySource`. Envoy sends names in lower case."""
        return tuple(value for field, value in self._head.fields if field == name)

    def at_hand(self, limit: int) -> bytes | None:
        """See `gateway.phases.reply_phase.ReplySource`. A body never comes with its head."""
        return b"" if self._head.is_all else None

    async def read(self) -> bytes:
        """See `gateway.phases.reply_phase.ReplySource`. A message of another kind aborts the reply."""
        while not self.is_over:
            message = await self._in_time(self._talk.next(), self._limits.idle_seconds, UpstreamCause.IDLE_TIMEOUT)
            kind = message.WhichOneof("request")
            if kind == "response_trailers":
                self.is_over, self._trailers = True, message.response_trailers
            elif kind == "response_body":
                self.is_over = bool(message.response_body.end_of_stream)
                if message.response_body.body:
                    return bytes(message.response_body.body)
            else:
                await self.abort()
        return b""

    async def refuse(self, exchange: Exchange, refusal: Refusal) -> None:
        """Have Envoy answer with a refusal in place of the upstream."""
        await refuse(self._talk, exchange, refusal, self._progress)

    async def send(self, status: int, fields: Headers, body: bytes) -> None:
        """Send a whole reply."""
        await self.begin(status, fields, None)
        await self._end(body)

    async def begin(self, status: int, fields: Headers, length: int | None) -> int | None:
        """Send the head of the reply. Envoy frames the body itself, in chunks: it tells the client no length."""
        await self._talk.tell(messages.begin_reply(messages.mutation(self._head.fields, fields)))
        return None

    async def write(self, piece: bytes) -> None:
        """Send the next bytes of the reply."""
        for message in messages.body_of_reply(piece, ends=False):
            await self._talk.tell(message)

    async def end(self) -> None:
        """End the reply."""
        await self._end(b"")

    async def abort(self) -> None:
        """Have Envoy reset the client's stream, or answer itself if no head has left. Raises `Aborted`."""
        await self._talk.abort()

    async def _end(self, body: bytes) -> None:
        """Send the last bytes and end the reply. A reply without a body has ended with its head."""
        if self._head.is_all:
            return
        for message in messages.body_of_reply(body, ends=self._trailers is None):
            await self._talk.tell(message)
        if self._trailers is not None:
            await self._talk.tell(messages.end_reply(self._trailers))

    async def _in_time(self, waiting: Awaitable[FromEnvoy], seconds: float, cause: UpstreamCause) -> FromEnvoy:
        """Await Envoy's message. Raises `UpstreamFailed` after `seconds`, or if the reply takes too long."""
        left = self._begun + self._limits.total_seconds - time.monotonic()
        try:
            async with asyncio.timeout(min(seconds, left)):
                return await waiting
        except TimeoutError:
            raise UpstreamFailed(cause if seconds < left else UpstreamCause.TOTAL_TIMEOUT) from None


def _require_upstream(details: str) -> None:
    """Raise `UpstreamFailed` for replies that Envoy made itself: they are not in the caller's dialect."""
    if messages.is_envoys_own(details):
        raise UpstreamFailed(next((cause for part, cause in _CAUSES if part in details), UpstreamCause.ENVOY))
