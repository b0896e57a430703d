"""The reply phase without a transport: what it does with a reply, and in which order. The doors' tests do the rest."""

import asyncio
from collections.abc import Sequence
from typing import Self

import pytest

from adapters.heads import Headers
from adapters.state.base import Draw, Key
from adapters.upstream_calls import UpstreamCause, UpstreamFailed
from filters.decision import Decision
from filters.rates import per_minute
from filters.refusals import Reason, Refusal
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import Exchange
from gateway.limiting.buffers import Buffers, Holding
from gateway.limiting.rates import Admission
from gateway.phases.progress import Progress, RequestOutcome
from gateway.phases.reply_phase import ReplyPhase
from tests.gateway.reply_stand import Calls, delta, exchange, reply, stream

JSON = "application/json"
EVENTS = "text/event-stream"
CHUNKED = ("transfer-encoding", "chunked")
LAST = b"data: [DONE]\n\n"
BROKEN = UpstreamFailed(UpstreamCause.BROKEN_OFF)
FOREVER = asyncio.CancelledError()


class Source:
    """A reply of these pieces, then its end or what is raised in its place."""

    def __init__(
        self, content_type: str, *pieces: bytes, fields: Headers = (CHUNKED,), end: BaseException | None = None
    ) -> None:
        self.status = 200
        self.headers: Headers = (("content-type", content_type), *fields)
        self.is_left = False
        self._pieces = list(pieces)
        self._end = end

    async def arrive(self) -> Self:
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.is_left = True

    @property
    def is_framed(self) -> bool:
        return bool(self.values("transfer-encoding") or self.values("content-length"))

    @property
    def is_over(self) -> bool:
        return not self._pieces and self._end is None

    def values(self, name: str) -> tuple[str, ...]:
        return tuple(value for field, value in self.headers if field == name)

    def at_hand(self, limit: int) -> bytes | None:
        return None

    async def read(self) -> bytes:
        if self._pieces:
            return self._pieces.pop(0)
        if self._end is not None:
            raise self._end
        return b""


class Sink:
    """Keeps what is done with the reply, in order."""

    def __init__(self, *, is_paused: bool = False) -> None:
        self.done: list[str] = []
        self.body = b""
        self.fields: Headers = ()
        self.length: int | None = None
        self.is_paused = is_paused

    async def refuse(self, exchange: Exchange, refusal: Refusal) -> None:
        self.done.append(f"refuse {refusal.reason}")

    async def send(self, status: int, fields: Headers, body: bytes) -> None:
        self.done.append(f"send {status}")
        self.fields, self.body = fields, body

    async def begin(self, status: int, fields: Headers, length: int | None) -> int | None:
        self.done.append(f"begin {status}")
        self.fields, self.length = fields, length
        return length

    async def write(self, piece: bytes) -> None:
        self.body += piece

    async def end(self) -> None:
        self.done.append("end")

    async def abort(self) -> None:
        self.done.append("abort")


COUNTED = Admission(True, (), 0, "h", (), (Draw(Key("tokens"), per_minute(1_000), 0),))
"""The admission of a request whose tokens count towards a limit."""


async def passed(
    source: Source,
    sink: Sink,
    *,
    calls: Calls | None = None,
    admission: Admission | None = None,
    room: int = 1 << 20,
    **limits: int,
) -> Progress:
    """Run the phase on a reply, and return how far the request has come."""
    progress = Progress(Holding(Buffers(room)))
    settings = LimitSettings.model_validate(limits)
    asked = exchange()._replace(calls=calls, admission=admission)
    await ReplyPhase(sink, asked, method="POST", limits=settings, progress=progress).run(source.arrive())
    assert source.is_left
    return progress


async def test_json_is_sent_in_one_piece() -> None:
    sink = Sink()
    progress = await passed(Source(JSON, b'{"a":', b" 1}"), sink)
    assert (sink.done, sink.body) == (["send 200"], b'{"a": 1}')
    assert (progress.status, progress.outcome, progress.reply) == (200, RequestOutcome.ANSWERED, None)
    assert ("X-Guardrail-Decision", "allow") in sink.fields


@pytest.mark.parametrize("content_type", [EVENTS, "audio/mpeg"])
async def test_anything_else_is_sent_as_it_comes(content_type: str) -> None:
    sink = Sink()
    progress = await passed(Source(content_type, b"data: 1\n\n", LAST), sink)
    assert (sink.done, sink.body, sink.length) == (["begin 200", "end"], b"data: 1\n\n" + LAST, None)
    assert (progress.status, progress.outcome) == (200, RequestOutcome.ANSWERED)


async def test_json_above_the_limit_is_sent_as_it_comes() -> None:
    sink, text = Sink(), b'"' + b"x" * 3_000 + b'"'
    await passed(Source(JSON, text[:2_000], text[2_000:]), sink, reply_bytes=1_000)
    assert (sink.done, sink.body) == (["begin 200", "end"], text)


UNFRAMED: dict[str, tuple[str, bytes, list[str]]] = {
    "an error as text": ("text/html", b"<h1>500 Internal Server Error</h1>", ["send 500"]),
    "text without a type": ("", b"no", ["send 500"]),
    "nothing": ("text/plain", b"", ["send 500"]),
    "whole JSON": ("application/problem+json", b'{"a": 1}', ["send 500"]),
    "JSON that is cut off": (JSON, b'{"a": ', ["refuse upstream_error"]),
    "a call that is told to be text": ("text/plain", reply("rm"), ["refuse content_policy_violation"]),
    "a call without a type": ("", reply("rm"), ["refuse content_policy_violation"]),
    "a call in text that is cut off": ("text/plain", reply("rm")[:-2], ["refuse reply_not_judged"]),
}
"""Replies with status 500 that end with their connection."""


@pytest.mark.parametrize(("content_type", "body", "done"), UNFRAMED.values(), ids=UNFRAMED)
async def test_only_json_has_to_be_whole_where_the_connection_ends_the_reply(
    content_type: str, body: bytes, done: list[str]
) -> None:
    sink, source = Sink(), Source(content_type, body, fields=())
    source.status = 500
    await passed(source, sink, calls=Calls())
    assert (sink.done, sink.body) == (done, body if done == ["send 500"] else b"")


@pytest.mark.parametrize("calls", [None, Calls(enforced=False)], ids=["no calls", "monitored"])
async def test_a_declared_length_is_told_where_no_call_can_be_replaced(calls: Calls | None) -> None:
    sink = Sink()
    await passed(Source(EVENTS, LAST, fields=(("content-length", str(len(LAST))),)), sink, calls=calls)
    assert sink.length == len(LAST)


async def test_a_declared_length_is_not_told_where_a_call_can_be_replaced() -> None:
    sink = Sink()
    await passed(Source(EVENTS, LAST, fields=(("content-length", str(len(LAST))),)), sink, calls=Calls())
    assert (sink.length, sink.body) == (None, LAST)


ENCODED: dict[str, tuple[str, str]] = {
    "a coding": ("content-encoding", "gzip"),
    "one of two codings": ("content-encoding", "identity, br"),
    "a transfer coding": ("transfer-encoding", "gzip, chunked"),
}


@pytest.mark.parametrize("field", ENCODED.values(), ids=ENCODED.keys())
async def test_an_encoded_reply_is_refused(field: tuple[str, str]) -> None:
    sink = Sink()
    progress = await passed(Source(JSON, b"\x1f\x8b", fields=(field,)), sink)
    assert (sink.done, progress.outcome) == (["refuse upstream_error"], RequestOutcome.UPSTREAM_FAILED)


@pytest.mark.parametrize(("status", "is_charged"), [(200, True), (429, False)])
async def test_an_error_of_the_upstream_costs_no_tokens_though_it_is_encoded(status: int, is_charged: bool) -> None:
    source = Source(JSON, b"\x1f\x8b", fields=(("content-encoding", "gzip"),))
    source.status = status
    progress = await passed(source, Sink(), admission=COUNTED)
    assert (progress.cause, progress.usage is not None) == (UpstreamCause.COMPRESSED, is_charged)


async def test_others_go_on_while_the_tokens_of_a_large_reply_are_counted() -> None:
    turns = 0

    async def go_on() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    text = b"word " * 4_000_000
    source = Source(JSON, b'{"text":"%b","usage":{"total_tokens":21}}' % text)
    other = asyncio.create_task(go_on())
    progress = await passed(source, Sink(), admission=COUNTED, room=1 << 25, reply_bytes=1 << 25)
    other.cancel()
    assert turns > 1
    assert progress.usage is not None
    assert progress.usage.reported == 21


@pytest.mark.parametrize(
    ("cause", "outcome"),
    [
        (UpstreamCause.BROKEN_OFF, RequestOutcome.UPSTREAM_FAILED),
        (UpstreamCause.IDLE_TIMEOUT, RequestOutcome.UPSTREAM_TIMEOUT),
    ],
)
async def test_json_that_breaks_off_is_refused(cause: UpstreamCause, outcome: RequestOutcome) -> None:
    sink = Sink()
    progress = await passed(Source(JSON, b"{", end=UpstreamFailed(cause)), sink)
    assert (sink.done, progress.outcome) == ([f"refuse {cause.reason}"], outcome)
    assert (progress.cause, progress.judgement) == (cause, None)


BREAKS: dict[str, tuple[str, Headers, Sequence[bytes], list[str]]] = {
    "between events": (EVENTS, (CHUNKED,), [b"data: 1\n\n"], ["begin 200", "end"]),
    "before the first event": (EVENTS, (CHUNKED,), [], ["begin 200", "end"]),
    "in an event": (EVENTS, (CHUNKED,), [b"data: 1\n"], ["begin 200", "abort"]),
    "between events of a length": (EVENTS, (("content-length", "99"),), [b"data: 1\n\n"], ["begin 200", "abort"]),
    "in audio": ("audio/mpeg", (CHUNKED,), [b"\n\n"], ["begin 200", "abort"]),
}


@pytest.mark.parametrize(("content_type", "fields", "pieces", "done"), BREAKS.values(), ids=BREAKS.keys())
async def test_a_reply_that_breaks_off_ends_with_an_error_event_or_is_aborted(
    content_type: str, fields: Headers, pieces: Sequence[bytes], done: list[str]
) -> None:
    sink = Sink()
    progress = await passed(Source(content_type, *pieces, fields=fields, end=BROKEN), sink)
    assert (sink.done, progress.outcome) == (done, RequestOutcome.UPSTREAM_FAILED)
    assert (b"upstream_error" in sink.body) is (done[-1] == "end")


async def test_events_of_which_only_whole_ones_leave_always_take_an_error_event() -> None:
    sink = Sink()
    progress = await passed(Source(EVENTS, delta(content="a"), b"data: {", end=BROKEN), sink, calls=Calls())
    assert (sink.done, progress.outcome) == (["begin 200", "end"], RequestOutcome.UPSTREAM_FAILED)
    assert sink.body.startswith(delta(content="a") + b"data: ")
    assert b"upstream_error" in sink.body


async def test_a_denied_call_in_a_whole_reply_is_refused() -> None:
    sink = Sink()
    progress = await passed(Source(JSON, reply("rm")), sink, calls=Calls())
    assert sink.done == ["refuse content_policy_violation"]
    assert progress.judgement is not None
    assert progress.judgement.decision is Decision.DENY


async def test_a_denied_call_in_a_stream_ends_it() -> None:
    sink = Sink()
    progress = await passed(Source(EVENTS, *stream("rm")), sink, calls=Calls())
    assert sink.done == ["begin 200", "end"]
    assert b'"rm"' not in sink.body
    assert (progress.outcome, progress.reply) == (RequestOutcome.ANSWERED, Reason.BLOCKED)


@pytest.mark.parametrize("enforced", [True, False], ids=["enforced", "monitored"])
async def test_a_stream_that_cannot_be_read_is_told_as_denied(enforced: bool) -> None:
    sink, calls = Sink(), Calls(enforced=enforced)
    progress = await passed(Source(EVENTS, b"data: {\n\n", LAST), sink, calls=calls)
    assert sink.done == ["begin 200", "end"]
    assert (b"data: {\n\n" in sink.body) is not enforced
    assert progress.reply is (Reason.REPLY_NOT_JUDGED if enforced else None)
    assert progress.judgement is not None
    assert (progress.judgement.decision, progress.judgement.reason) == (Decision.DENY, Reason.REPLY_NOT_JUDGED)
    assert calls.noted == [(Reason.REPLY_NOT_JUDGED, 0)]


async def test_a_stream_that_cannot_be_read_is_told_as_denied_though_it_breaks_off_later() -> None:
    sink = Sink()
    unreadable = Source(EVENTS, b"data: {\n\n", b"data: 1", end=BROKEN)
    progress = await passed(unreadable, sink, calls=Calls(enforced=False))
    assert (sink.done, progress.outcome) == (["begin 200", "abort"], RequestOutcome.UPSTREAM_FAILED)
    assert progress.judgement is not None
    assert progress.judgement.decision is Decision.DENY


async def test_a_reply_that_proposes_no_calls_is_noted_too_if_there_is_no_room_for_it() -> None:
    kept: list[tuple[Decision, bool, Reason, int]] = []

    def note(refused: Exchange, *, enforced: bool, reason: Reason, status: int) -> None:
        kept.append((refused.judgement.decision, enforced, reason, status))

    sink, progress = Sink(), Progress(Holding(Buffers(100_000)))
    asked = exchange()._replace(note_reply=note)
    phase = ReplyPhase(sink, asked, method="POST", limits=LimitSettings(), progress=progress)
    await phase.run(Source(JSON, b'"', b"x" * 200_000, b'"').arrive())
    assert (sink.done, progress.outcome) == (["refuse overloaded"], RequestOutcome.ANSWERED)
    assert kept == [(Decision.DENY, True, Reason.OVERLOADED, 503)]


async def test_in_monitor_mode_a_denied_call_passes() -> None:
    sink, calls = Sink(), Calls(enforced=False)
    await passed(Source(JSON, reply("rm")), sink, calls=calls)
    assert (sink.done, sink.body) == (["send 200"], reply("rm"))
    assert [ruling.decision for ruling in calls.rulings] == [Decision.DENY]


async def test_a_reply_that_there_is_no_room_for_is_refused_and_noted() -> None:
    sink, calls = Sink(), Calls()
    progress = await passed(Source(JSON, b'"', b"x" * 200_000, b'"'), sink, calls=calls, room=100_000)
    assert (sink.done, progress.outcome) == (["refuse overloaded"], RequestOutcome.ANSWERED)
    assert progress.judgement is not None
    assert (progress.judgement.decision, progress.judgement.reason) == (Decision.DENY, Reason.OVERLOADED)
    assert calls.noted == [(Reason.OVERLOADED, 503)]


@pytest.mark.parametrize(
    ("pieces", "is_paused", "had_last_event"),
    [((b"data: 1\n\n", LAST), False, True), ((b"data: 1\n\n", LAST), True, False), ((b"data: 1\n\n",), False, False)],
    ids=["all has left", "some waits", "an earlier event"],
)
async def test_whether_a_client_that_leaves_had_the_last_event(
    pieces: Sequence[bytes], is_paused: bool, had_last_event: bool
) -> None:
    sink, source = Sink(is_paused=is_paused), Source(EVENTS, *pieces, end=FOREVER)
    progress = Progress(Holding(Buffers(0)))
    phase = ReplyPhase(sink, exchange(), method="POST", limits=LimitSettings(), progress=progress)
    with pytest.raises(asyncio.CancelledError):
        await phase.run(source.arrive())
    assert progress.had_last_event is had_last_event
    assert source.is_left
