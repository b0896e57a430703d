"""The reply to a request through Envoy: release it as its tool calls are judged, or replace it with a refusal."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any, Final

from adapters.heads import Headers
from adapters.upstream_calls import UpstreamFailed
from filters.refusals import ANSWERS, Reason, Refused, refusal_for
from filters.usage import UsageMeter
from gateway.config.settings import LimitSettings
from gateway.doors import envoy_messages as messages
from gateway.doors.envoy_messages import Head, Said
from gateway.doors.envoy_talk import Talk, refuse
from gateway.exchanges.exchange import CallPhase, Exchange, Forward, refused_after
from gateway.exchanges.headers import downstream_headers, guardrail_headers
from gateway.exchanges.media_types import are_events, is_unary
from gateway.phases.endings import end_of, relay_guarded, relay_plain, require_json, takes_fault
from gateway.phases.guarding import guard
from gateway.phases.reply_judging import ReplyRefused, judge_type, judge_whole
from gateway.web.local_replies import has_body
from gateway.web.streaming import FAILURES, Outcome, Progress

_VIA_UPSTREAM: Final = frozenset({"", "via_upstream"})
_TIMED_OUT: Final = "timeout"


class EnvoyReply:
    """The reply to one request through Envoy. The gRPC call of the request owns it."""

    def __init__(
        self, talk: Talk, exchange: Exchange, forward: Forward, limits: LimitSettings, progress: Progress
    ) -> None:
        self._talk = talk
        self._exchange = exchange
        self._forward = forward
        self._limits = limits
        self._progress = progress
        self._begun = time.monotonic()
        self._head = Head({}, (), True)
        self._over = False
        self._trailers: Any = None

    async def carry(self) -> None:
        """Release the reply as its tool calls are judged. If it fails or must not pass, answer in its place."""
        progress, exchange = self._progress, self._exchange
        progress.usage = UsageMeter() if exchange.admission and exchange.admission.tokens else None
        try:
            said = await self._in_time(self._talk.expect("response_headers"), self._limits.first_byte_seconds)
            progress.upstream_seconds = time.monotonic() - self._begun
            self._head = messages.read_head(said.response_headers)
            self._over = self._head.is_all
            _require_upstream(messages.code_details(said))
            _require_plain(self._head.fields)
            await self._let_through()
        except UpstreamFailed as failure:
            progress.outcome = FAILURES[failure.reason]
            await refuse(self._talk, exchange, refusal_for(failure.reason, exchange.incident_id), progress)
        except Refused as refused:  # there is no room for the reply
            exchange = refused_after(exchange, refused.reason)
            progress.judgement, progress.outcome = exchange.judgement, Outcome.ANSWERED
            if exchange.calls is not None:
                exchange.calls.note_unjudged(refused.reason, status=ANSWERS[refused.reason].status)
            await refuse(self._talk, exchange, refusal_for(refused.reason, exchange.incident_id), progress)
        finally:
            progress.upstream_seconds = progress.upstream_seconds or time.monotonic() - self._begun

    @property
    def _status(self) -> int:
        return int(self._head.pseudo.get(":status", "502"))

    @property
    def _content_type(self) -> str:
        return "".join(value for name, value in self._head.fields if name == "content-type")

    @property
    def _is_framed(self) -> bool:
        names = {name for name, _ in self._head.fields}
        return self._head.is_all or not names.isdisjoint({"content-length", "transfer-encoding"})

    async def _let_through(self) -> None:
        exchange, progress = self._exchange, self._progress
        calls = exchange.calls if has_body(self._forward.method, self._status) and not self._over else None
        judged = calls is not None and calls.enforced
        unary = not are_events(self._content_type) if judged else self._is_unary
        pieces, whole = await self._read_whole() if unary else ([], False)
        body = b"".join(pieces)
        if unary and not self._is_framed:
            require_json(body if whole else b"")
        if not whole:
            if calls is not None and (calls.enforced or pieces or are_events(self._content_type)):
                exchange = judge_type(exchange, calls, content_type=self._content_type)
                progress.judgement = exchange.judgement
            if exchange.refusal is None:
                await self._stream(exchange, calls if not pieces else None, pieces)
            else:
                progress.outcome = Outcome.ANSWERED
                await refuse(self._talk, exchange, exchange.refusal, progress)
            return
        progress.upstream_seconds = time.monotonic() - self._begun
        if progress.usage is not None:
            progress.usage.feed(body)
        if calls is not None:
            exchange, body = await judge_whole(exchange, calls, body, content_type=self._content_type)
            progress.judgement = exchange.judgement
        progress.outcome = Outcome.ANSWERED
        if exchange.refusal is not None:
            await refuse(self._talk, exchange, exchange.refusal, progress)
            return
        await self._begin(exchange)
        await self._end(body)

    @property
    def _is_unary(self) -> bool:
        method, operation = self._forward.method, self._exchange.operation
        return self._over or is_unary(self._content_type, method=method, operation=operation, framed=self._is_framed)

    async def _read(self) -> bytes:
        """Return the next bytes of the body, and `b""` at its end."""
        while not self._over:
            said = await self._in_time(self._talk.next(), self._limits.idle_seconds)
            kind = said.WhichOneof("request")
            if kind == "response_trailers":
                self._over, self._trailers = True, said.response_trailers
            elif kind == "response_body":
                self._over = bool(said.response_body.end_of_stream)
                if said.response_body.body:
                    return bytes(said.response_body.body)
            else:
                raise Refused(Reason.INTERNAL, "Envoy's processing mode is not the one that is needed.")
        return b""

    async def _in_time(self, message: Awaitable[Said], seconds: float) -> Said:
        """Await a message. Raises `UpstreamFailed` after `seconds`, or if the whole reply takes too long."""
        left = self._begun + self._limits.total_seconds - time.monotonic()
        try:
            async with asyncio.timeout(min(seconds, left)):
                return await message
        except TimeoutError:
            raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT) from None

    async def _read_whole(self) -> tuple[list[bytes], bool]:
        """Return pieces of the body, and whether they are all of it: reading stops beyond `limits.reply_bytes`."""
        pieces: list[bytes] = []
        size = 0
        while piece := await self._read():
            size += len(piece)
            self._progress.holding.keep(size)
            pieces.append(piece)
            if size > self._limits.reply_bytes:
                return pieces, False
        return pieces, True

    async def _begin(self, exchange: Exchange) -> None:
        self._progress.status = self._status
        guardrail = guardrail_headers(exchange.incident_id, exchange.judgement, exchange.policy_version)
        fields = downstream_headers(self._head.fields, (*guardrail, *exchange.answer_headers))
        mutation = messages.mutation(self._head.fields, fields)
        await self._talk.tell(messages.begin_reply(mutation))

    async def _end(self, body: bytes = b"") -> None:
        """Send the last bytes and end the reply. A reply without a body has ended with its head."""
        if self._head.is_all:
            return
        for told in messages.body_of_reply(body, ends=self._trailers is None):
            await self._talk.tell(told)
        if self._trailers is not None:
            await self._talk.tell(messages.end_reply(self._trailers))

    async def _write(self, piece: bytes) -> None:
        for told in messages.body_of_reply(piece, ends=False):
            await self._talk.tell(told)

    async def _stream(self, exchange: Exchange, calls: CallPhase | None, begin: list[bytes]) -> None:
        progress = self._progress
        await self._begin(exchange)
        content_type = self._content_type
        end = end_of(content_type, is_framed=self._is_framed, usage=progress.usage)
        if calls is None:
            passing = relay_plain(self._read, begin, write=self._write, end=end)
        else:
            limits, keep = self._limits, progress.holding.keep
            guarded = guard(exchange, calls, content_type=content_type, limits=limits, write=self._write, keep=keep)
            passing = relay_guarded(self._read, guarded, end=end)
        fault = b""
        try:
            await passing
            progress.outcome = Outcome.ANSWERED
        except UpstreamFailed as failure:
            progress.outcome = FAILURES[failure.reason]
            tail = b"" if calls is not None and calls.enforced else end.tail
            if not takes_fault(
                content_type, length=None, tail=tail
            ):  # Envoy declares no length of a reply that it asks about
                await self._talk.abort()
            fault = exchange.dialect.fault(refusal_for(failure.reason, exchange.incident_id))
        except ReplyRefused as refused:
            progress.outcome, progress.reply = Outcome.ANSWERED, refused.refusal.reason
            progress.judgement = refused.judgement
            fault = exchange.dialect.fault(refused.refusal)
        progress.upstream_seconds = time.monotonic() - self._begun
        await self._end(fault)


def _require_upstream(details: str) -> None:
    """Raise `UpstreamFailed` for replies that Envoy made itself: they are not in the caller's dialect."""
    if details not in _VIA_UPSTREAM:
        raise UpstreamFailed(Reason.UPSTREAM_TIMEOUT if _TIMED_OUT in details else Reason.UPSTREAM)


def _require_plain(fields: Headers) -> None:
    """Raise `UpstreamFailed` for an encoded reply: what the gateway cannot read must not pass."""
    for name, value in fields:
        if name == "content-encoding" and value.strip().lower() != "identity":
            raise UpstreamFailed(Reason.UPSTREAM)
