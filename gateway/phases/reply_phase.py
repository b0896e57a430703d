"""The reply phase: takes the upstream's reply as it comes, and never lets a broken one look whole to the client.

It knows no transport. A door gives it a `ReplySource` and a `ReplySink`.
"""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import AbstractContextManager, closing
from math import inf
from typing import Protocol

from adapters.heads import Headers
from adapters.upstream_calls import UpstreamCause, UpstreamFailed
from filters.refusals import ANSWERS, Reason, Refusal, Refused, refusal_for
from filters.usage import UsageMeter
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import CallPhase, Exchange, refused_after
from gateway.exchanges.headers import downstream_headers, guardrail_headers, stated_length
from gateway.exchanges.media_types import are_events, is_json, is_unary
from gateway.limiting.buffers import Holding
from gateway.limiting.slices import taken
from gateway.phases.endings import end_of, has_body, relay_guarded, relay_plain, require_json, takes_fault
from gateway.phases.guarding import guard
from gateway.phases.progress import Progress, RequestOutcome
from gateway.phases.reply_judging import ReplyRefused, judge_type, judge_whole


class ReplySource(Protocol):
    """The upstream's reply: its head, and its body as it arrives."""

    @property
    def status(self) -> int: ...

    @property
    def headers(self) -> Headers: ...

    @property
    def is_framed(self) -> bool:
        """Whether the reply says where its body ends."""

    @property
    def is_over(self) -> bool:
        """Whether the body has been read to its proper end."""

    def values(self, name: str) -> tuple[str, ...]:
        """Return the values of all fields with this name (in lower case), in order."""

    def at_hand(self, limit: int) -> bytes | None:
        """Return the whole body if all of it has arrived and it has at most `limit` bytes, or else None."""

    async def read(self) -> bytes:
        """Return the next bytes of the body, and `b""` at its proper end. Raises `UpstreamFailed`."""


class ReplySink(Protocol):
    """Sends one answer to the client: a refusal, or a whole reply, or a reply that is begun, written and ended.

    Everything but `abort` may raise `ConnectionError` if the client is gone.
    """

    @property
    def is_paused(self) -> bool:
        """Whether some of what was written still waits until the client reads."""

    async def refuse(self, exchange: Exchange, refusal: Refusal) -> None:
        """Send a refusal as a local reply, and note its status and its reason."""

    async def send(self, status: int, fields: Headers, body: bytes) -> None:
        """Send a whole reply."""

    async def begin(self, status: int, fields: Headers, length: int | None) -> int | None:
        """Send the head of a reply. Return the length that the client was told, at most this one; None for none."""

    async def write(self, piece: bytes) -> None:
        """Send the next bytes of the reply."""

    async def end(self) -> None:
        """End the reply: what was sent is all of it."""

    async def abort(self) -> None:
        """Break off the reply in such a way that what was sent cannot be taken for a whole one."""


class ReplyPhase:
    """The reply phase of one exchange. Owned by the request's task. `method` is that of the forwarded request."""

    __slots__ = ("_exchange", "_limits", "_method", "_progress", "_sink")

    def __init__(
        self, sink: ReplySink, exchange: Exchange, *, method: str, limits: LimitSettings, progress: Progress
    ) -> None:
        self._sink = sink
        self._exchange = exchange
        self._method = method
        self._limits = limits
        self._progress = progress

    async def run(self, arriving: Awaitable[AbstractContextManager[ReplySource]]) -> None:
        """Wait for the upstream's reply, and send it, or a refusal in its place.

        A JSON reply is read whole and sent in one piece with its length, so that a break in it is still a clean 502 or
        504. Anything else, and JSON of more than `reply_bytes`, is sent as it comes. Where only the end of the
        connection ends a reply, JSON must be complete JSON, and events must end with their dialect's last event. The
        source's context always ends before the function does, and before a whole reply is judged. Raises
        `ConnectionError` if the client is gone.

        Where rulings on calls are enforced, the reply is released as its calls are ruled on, whatever its status:
        anything but a stream of events is read whole, and a reply that may hold calls and cannot be read is refused. In
        monitor mode the reply is sent as if nobody judged it.
        """
        exchange, progress = self._exchange, self._progress
        begun = time.monotonic()
        progress.usage = UsageMeter() if exchange.admission and exchange.admission.tokens else None
        calls = None
        body, content_type = b"", ""
        try:
            with await arriving as reply:
                if reply.status >= 400:
                    progress.usage = None  # nothing is charged for an error
                _require_plain(reply)
                calls = exchange.calls if has_body(self._method, reply.status) else None
                content_type = "".join(reply.values("content-type"))
                pieces, whole = await self._read(reply, calls, content_type)
                if whole is None:
                    exchange = self._not_whole(calls, content_type, has_pieces=bool(pieces))
                    if exchange.refusal is None:
                        passing = calls if not pieces else None
                        await self._stream(exchange, reply, passing, pieces, content_type=content_type)
                        return
                else:
                    body = whole
            progress.outcome = RequestOutcome.ANSWERED
        except UpstreamFailed as failure:
            exchange = exchange._replace(refusal=refusal_for(failure.reason, exchange.incident_id))
            progress.fail(failure.cause)
        except Refused as refused:  # there is no room for the reply
            exchange = refused_after(exchange, refused.reason)
            progress.judgement, progress.outcome = exchange.judgement, RequestOutcome.ANSWERED
            _note(exchange, refused.reason)
        finally:
            progress.upstream_seconds = time.monotonic() - begun
        if exchange.refusal is None:
            if progress.usage is not None:
                with closing(progress.usage.feed_whole(body)) as steps:
                    await taken(steps, seconds=inf)
            if calls is not None:
                exchange, body = await judge_whole(exchange, calls, body, content_type=content_type)
                progress.judgement = exchange.judgement
        if exchange.refusal is not None:
            await self._sink.refuse(exchange, exchange.refusal)
            return
        progress.status = reply.status
        await self._sink.send(reply.status, _fields(reply, exchange), body)

    async def _read(
        self, reply: ReplySource, calls: CallPhase | None, content_type: str
    ) -> tuple[list[bytes], bytes | None]:
        """Read a reply that is to be sent in one piece: return its pieces, and the whole, or None if it is too long.

        For any other reply return no pieces and None. Raises `UpstreamFailed` and `Refused`.
        """
        limit = self._limits.reply_bytes
        pieces: list[bytes] = []
        if calls is not None and calls.enforced:
            unary = not are_events(content_type)
        else:
            operation = self._exchange.operation
            unary = is_unary(content_type, method=self._method, operation=operation, framed=reply.is_framed)
        if not unary:
            return pieces, None
        whole = reply.at_hand(limit)
        if whole is None:
            pieces, whole = await _read_whole(reply, limit, self._progress.holding)
        if not reply.is_framed and is_json(content_type):
            # None is longer than the limit: without its end nothing shows it is whole.
            with closing(require_json(whole or b"")) as steps:
                await taken(steps, seconds=inf)
        return pieces, whole

    def _not_whole(self, calls: CallPhase | None, content_type: str, *, has_pieces: bool) -> Exchange:
        """Return the exchange for a reply that was not read whole. It has a refusal if the reply must not pass so."""
        if calls is None or not (calls.enforced or has_pieces or are_events(content_type)):
            return self._exchange
        exchange = judge_type(self._exchange, calls, content_type=content_type)
        self._progress.judgement = exchange.judgement
        return exchange

    async def _stream(
        self, exchange: Exchange, reply: ReplySource, calls: CallPhase | None, begin: list[bytes], *, content_type: str
    ) -> None:
        """Send a reply as it comes. `begin` is what was read of it already."""
        progress, sink = self._progress, self._sink
        is_enforced = calls is not None and calls.enforced
        progress.status = reply.status
        # A notice in a call's place changes the length.
        length = await sink.begin(
            reply.status, _fields(reply, exchange), None if is_enforced else _declared_length(reply)
        )
        end = end_of(content_type, is_framed=reply.is_framed, usage=progress.usage)
        guarded = None
        if calls is None:
            passing = relay_plain(reply.read, begin, write=sink.write, end=end)
        else:
            limits, keep = self._limits, progress.holding.keep
            guarded = guard(exchange, calls, content_type=content_type, limits=limits, write=sink.write, keep=keep)
            passing = relay_guarded(reply.read, guarded, end=end)
        try:
            await passing
            progress.outcome = RequestOutcome.ANSWERED
        except asyncio.CancelledError:
            has_left = (guarded is None or guarded.is_whole) and not sink.is_paused
            progress.had_last_event = has_left and end.is_last
            raise
        except UpstreamFailed as failure:
            progress.fail(failure.cause)
            if not takes_fault(content_type, length=length, tail=b"" if is_enforced else end.tail):
                await sink.abort()
                return
            await sink.write(exchange.dialect.fault(refusal_for(failure.reason, exchange.incident_id)))
        except ReplyRefused as refused:
            progress.outcome, progress.reply = RequestOutcome.ANSWERED, refused.refusal.reason
            await sink.write(exchange.dialect.fault(refused.refusal))
        finally:
            if guarded is not None and guarded.judgement is not None:
                progress.judgement = guarded.judgement
        await sink.end()


def _note(refused: Exchange, reason: Reason) -> None:
    """Keep that a reply was refused unread, where it could propose calls and where it could not."""
    status = ANSWERS[reason].status
    if refused.calls is not None:
        refused.calls.note_unjudged(reason, status=status)
    elif refused.note_reply is not None:
        refused.note_reply(refused, enforced=True, reason=reason, status=status)


async def _read_whole(reply: ReplySource, limit: int, holding: Holding) -> tuple[list[bytes], bytes | None]:
    """Read a reply: return its pieces, and the whole, or None if it is longer than the limit. Raises `Refused`."""
    pieces: list[bytes] = []
    size = 0
    while size <= limit:
        piece = await reply.read()
        size += len(piece)
        holding.keep(size)
        pieces.append(piece)
        if size <= limit and reply.is_over:
            return pieces, b"".join(pieces)
    return pieces, None


def _require_plain(reply: ReplySource) -> None:
    """Raise `UpstreamFailed` for an encoded reply: the gateway asked for none, and forwards nothing it cannot read."""
    for encoding in reply.values("content-encoding"):
        if encoding.strip().lower() != "identity":
            raise UpstreamFailed(UpstreamCause.COMPRESSED)
    for coding in reply.values("transfer-encoding"):
        if coding.strip().lower() != "chunked":
            raise UpstreamFailed(UpstreamCause.COMPRESSED)


def _declared_length(reply: ReplySource) -> int | None:
    if reply.values("transfer-encoding"):
        return None
    return stated_length("".join(reply.values("content-length")))


def _fields(reply: ReplySource, exchange: Exchange) -> Headers:
    guardrail = guardrail_headers(exchange.incident_id, exchange.judgement, exchange.policy_version)
    return downstream_headers(reply.headers, (*guardrail, *exchange.answer_headers))
