"""The response phase: sends the upstream's reply to the client as it comes, and never lets a broken one look whole."""

import asyncio
import socket
import struct
import time
from collections.abc import Awaitable, Mapping
from enum import StrEnum
from functools import partial

from aiohttp import HttpVersion11, web
from aiohttp.http_writer import StreamWriter
from multidict import CIMultiDict

from adapters.heads import Headers
from adapters.upstream import Upstream
from adapters.upstream_calls import UpstreamFailed, UpstreamReply
from filters.decision import Judgement
from filters.refusals import ANSWERS, Reason, Refusal, Refused, refusal_for
from filters.usage import UsageMeter
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import Exchange, Forward, refused_after
from gateway.exchanges.headers import downstream_headers, guardrail_headers, stated_length
from gateway.exchanges.media_types import are_events, is_unary
from gateway.limiting.buffers import Holding
from gateway.phases.endings import end_of, relay_guarded, relay_plain, require_json, takes_fault
from gateway.phases.guarding import guard
from gateway.phases.reply_judging import ReplyRefused, judge_type, judge_whole
from gateway.web.local_replies import WholeReply, has_body, local_reply, own_reply


class Outcome(StrEnum):
    """How a request ended: a closed set, safe as a metric label."""

    ANSWERED = "answered"
    """The client got the upstream's whole reply, or a local one."""
    UPSTREAM_FAILED = "upstream_failed"
    UPSTREAM_TIMEOUT = "upstream_timeout"
    CLIENT_LEFT = "client_left"
    """The client left before it had its whole answer, or did not read it in time."""
    CRASHED = "crashed"


class Progress:
    """How far one request has come. Owned by the request's task, and read when the request ends, however it ends.

    `status` is the answer's HTTP status, whether or not the client stayed for it; 0 while there is none. `reply` is the
    reason of a local reply that the client got; None for any other answer. `judgement` covers the request and the calls
    in its reply, where the reply was read whole, or was ended because it could not be judged; else None.
    `upstream_seconds` is the time from sending the request until the upstream was no longer needed. `usage` reads the
    reply's token usage, where it counts towards a limit. `holding` is the request's share of the worker's room for
    bodies. `is_told` is true if the last event of a stream had left when the client did: SDKs close there, without
    waiting for the end of the body.
    """

    __slots__ = ("holding", "is_told", "judgement", "outcome", "reply", "status", "upstream_seconds", "usage")

    def __init__(self, holding: Holding) -> None:
        self.holding = holding
        self.is_told = False
        self.status = 0
        self.reply: Reason | None = None
        self.judgement: Judgement | None = None
        self.upstream_seconds = 0.0
        self.usage: UsageMeter | None = None
        self.outcome = Outcome.CRASHED


FAILURES: Mapping[Reason, Outcome] = {
    Reason.UPSTREAM: Outcome.UPSTREAM_FAILED,
    Reason.UPSTREAM_TIMEOUT: Outcome.UPSTREAM_TIMEOUT,
}
_COPIED_BYTES = 16_384
"""Bytes up to which a piece is copied into one buffer with its chunk marks: one buffer is sent faster than three."""
_RESET_ON_CLOSE = struct.pack("ii", 1, 0)


async def relay(
    request: web.BaseRequest,
    exchange: Exchange,
    forward: Forward,
    *,
    upstream: Upstream,
    limits: LimitSettings,
    progress: Progress,
) -> web.StreamResponse:
    """Send the exchange's request upstream and the reply downstream. Return the response, sent or aborted.

    A JSON reply is read whole and sent in one piece with its length, so that a break in it is still a clean 502 or
    504. Anything else, and JSON of more than `reply_bytes`, is sent chunk by chunk. Where only the end of the
    connection ends a reply, JSON must be complete JSON, and events must end with their dialect's last event. The
    upstream's connection is always released before the function ends. Raises `ConnectionError` if the client is gone.

    Where rulings on calls are enforced, the reply is released as its calls are ruled on, whatever its status: anything
    but a stream of events is read whole, and a reply that may hold calls and cannot be read is refused. In monitor mode
    the reply is sent as if nobody judged it.
    """
    begun = time.monotonic()
    progress.usage = UsageMeter() if exchange.admission and exchange.admission.tokens else None
    calls = None
    refusal = None
    body = b""
    try:
        with await upstream.send(forward.method, forward.url, headers=forward.headers, body=forward.body) as reply:
            _require_plain(reply)
            content_type = _content_type(reply)
            calls = exchange.calls if has_body(forward.method, reply.status) else None
            judged = calls is not None and calls.enforced
            unary = not are_events(content_type) if judged else _is_unary(forward, reply, exchange)
            whole = reply.at_hand(limits.reply_bytes) if unary else None
            pieces: list[bytes] = []
            if unary and whole is None:
                pieces, whole = await _read_whole(reply, limits.reply_bytes, progress.holding)
            if unary and not reply.is_framed:
                require_json(whole or b"")  # None is longer than the limit: without its end nothing shows it is whole
            if whole is None:
                if calls is not None and (calls.enforced or pieces or are_events(content_type)):
                    exchange = judge_type(exchange, calls, content_type=content_type)
                    progress.judgement = exchange.judgement
                if exchange.refusal is None:
                    return await _stream(request, exchange, forward, reply, pieces, limits=limits, progress=progress)
            refusal, body = exchange.refusal, whole or b""
        progress.outcome = Outcome.ANSWERED
    except UpstreamFailed as failure:
        refusal = refusal_for(failure.reason, exchange.incident_id)
        progress.outcome = FAILURES[failure.reason]
    except Refused as refused:  # the worker has no room for the reply
        exchange = refused_after(exchange, refused.reason)
        refusal, progress.judgement, progress.outcome = exchange.refusal, exchange.judgement, Outcome.ANSWERED
        if calls is not None:
            calls.note_unjudged(refused.reason, status=ANSWERS[refused.reason].status)
    finally:
        progress.upstream_seconds = time.monotonic() - begun
    if refusal is not None:
        return await send_refusal(request, exchange, refusal, limits=limits, progress=progress)
    if progress.usage is not None:
        progress.usage.feed(body)
    if calls is not None:
        exchange, body = await judge_whole(exchange, calls, body, content_type=content_type)
        progress.judgement = exchange.judgement
        if exchange.refusal is not None:
            return await send_refusal(request, exchange, exchange.refusal, limits=limits, progress=progress)
    response: web.Response | WholeReply
    if has_body(request.method, reply.status):
        response = WholeReply(reply.status, _fields(reply, exchange), body)
        progress.status = reply.status
        response.send(request)
        if request.protocol.writing_paused:
            await _patiently(response.write_eof(), request, limits)
    else:
        response = web.Response(status=reply.status, headers=CIMultiDict(_fields(reply, exchange)))
        await _send_whole(request, response, limits=limits, progress=progress)
    return response


async def send_refusal(
    request: web.BaseRequest, exchange: Exchange, refusal: Refusal, *, limits: LimitSettings, progress: Progress
) -> web.Response:
    """Send a refusal as a local reply, and return it. Raises as `relay` does."""
    response = local_reply(exchange, refusal)
    await _send_whole(request, response, limits=limits, progress=progress)
    progress.reply = refusal.reason
    return response


async def send_answer(
    request: web.BaseRequest, exchange: Exchange, answer: bytes, *, limits: LimitSettings, progress: Progress
) -> web.Response:
    """Send the JSON with which another entry point answers, and return the response. Raises as `relay` does."""
    response = own_reply(exchange, answer)
    await _send_whole(request, response, limits=limits, progress=progress)
    return response


async def _send_whole(
    request: web.BaseRequest, response: web.Response, *, limits: LimitSettings, progress: Progress
) -> None:
    """Send a finished response. Raises `ConnectionError` if the client is gone or does not take it in time."""
    progress.status = response.status
    await response.prepare(request)
    await _patiently(response.write_eof(), request, limits)


async def _stream(
    request: web.BaseRequest,
    exchange: Exchange,
    forward: Forward,
    reply: UpstreamReply,
    begin: list[bytes],
    *,
    limits: LimitSettings,
    progress: Progress,
) -> web.StreamResponse:
    response = web.StreamResponse(status=reply.status, headers=CIMultiDict(_fields(reply, exchange)))
    response.content_length = _declared_length(reply)
    calls = exchange.calls if has_body(forward.method, reply.status) and not begin else None
    if calls is not None and calls.enforced:
        response.content_length = None  # a notice in a call's place changes the length
    progress.status = reply.status
    writer = await response.prepare(request)
    if not isinstance(writer, StreamWriter):
        raise AssertionError("a response that has begun has aiohttp's writer")
    write = partial(_write, writer, request=request, limits=limits)
    content_type = _content_type(reply)
    end = end_of(content_type, is_framed=reply.is_framed, usage=progress.usage)
    keep = progress.holding.keep
    guarded = None
    if calls is None:
        passing = relay_plain(reply.read, begin, write=write, end=end)
    else:
        guarded = guard(exchange, calls, content_type=content_type, limits=limits, write=write, keep=keep)
        passing = relay_guarded(reply.read, guarded, end=end)
    try:
        await passing
        progress.outcome = Outcome.ANSWERED
    except asyncio.CancelledError:
        has_left = (guarded is None or guarded.is_whole) and not request.protocol.writing_paused
        progress.is_told = has_left and end.is_last
        raise
    except UpstreamFailed as failure:
        progress.outcome = FAILURES[failure.reason]
        tail = b"" if calls is not None and calls.enforced else end.tail
        if not takes_fault(content_type, length=response.content_length, tail=tail):
            _abort(request)
            return response
        await write(exchange.dialect.fault(refusal_for(failure.reason, exchange.incident_id)))
    except ReplyRefused as refused:
        progress.outcome, progress.reply = Outcome.ANSWERED, refused.refusal.reason
        progress.judgement = refused.judgement
        await write(exchange.dialect.fault(refused.refusal))
    await _patiently(response.write_eof(), request, limits)
    return response


async def _read_whole(reply: UpstreamReply, limit: int, holding: Holding) -> tuple[list[bytes], bytes | None]:
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


async def _write(writer: StreamWriter, piece: bytes, request: web.BaseRequest, limits: LimitSettings) -> None:
    if writer.chunked and writer.output_size and 0 < len(piece) <= _COPIED_BYTES:
        _send_chunk(writer, piece)
    else:
        await writer.write(piece, drain=False)
    if request.protocol.writing_paused:
        await _patiently(writer.drain(), request, limits)


def _send_chunk(writer: StreamWriter, piece: bytes) -> None:
    """As `writer.write` for a further chunk, at a third of the cost. Raises `ConnectionError` if the client is gone."""
    transport = writer.transport
    if transport is None or transport.is_closing():
        raise ConnectionResetError("the client is gone")
    chunk = b"%x\r\n%b\r\n" % (len(piece), piece)
    writer.output_size += len(chunk)
    transport.write(chunk)


async def _patiently(writing: Awaitable[None], request: web.BaseRequest, limits: LimitSettings) -> None:
    """Wait for a write, but abort the connection of a client that does not read for `idle_seconds`."""
    patience = asyncio.get_running_loop().call_later(limits.idle_seconds, _abort, request)
    try:
        await writing
    finally:
        patience.cancel()


def _abort(request: web.BaseRequest) -> None:
    """End the connection in such a way that what was sent cannot be taken for a whole answer."""
    transport = request.transport
    if transport is None:
        return
    if request.version < HttpVersion11:
        # Without chunks or a length, the end of the connection ends the body; only a reset shows that it is broken.
        connection = transport.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET_ON_CLOSE)
    transport.abort()


def _require_plain(reply: UpstreamReply) -> None:
    """Raise `UpstreamFailed` for an encoded reply: the gateway asked for none, and forwards nothing it cannot read."""
    for encoding in reply.values("content-encoding"):
        if encoding.strip().lower() != "identity":
            raise UpstreamFailed(Reason.UPSTREAM)
    for coding in reply.values("transfer-encoding"):
        if coding.strip().lower() != "chunked":
            raise UpstreamFailed(Reason.UPSTREAM)


def _content_type(reply: UpstreamReply) -> str:
    return "".join(reply.values("content-type"))


def _is_unary(forward: Forward, reply: UpstreamReply, exchange: Exchange) -> bool:
    operation = exchange.operation
    return is_unary(_content_type(reply), method=forward.method, operation=operation, framed=reply.is_framed)


def _declared_length(reply: UpstreamReply) -> int | None:
    if reply.values("transfer-encoding"):
        return None
    return stated_length("".join(reply.values("content-length")))


def _fields(reply: UpstreamReply, exchange: Exchange) -> Headers:
    guardrail = guardrail_headers(exchange.incident_id, exchange.judgement, exchange.policy_version)
    return downstream_headers(reply.headers, (*guardrail, *exchange.answer_headers))
