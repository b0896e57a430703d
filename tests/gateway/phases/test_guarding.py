"""Streams on their way: no byte of a withheld call goes on, every other byte does."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from typing import Any

import pytest

from filters.decision import Decision
from filters.dialects.openai_responses import OPENAI_RESPONSES
from filters.dialects.replies import UNSEEN
from filters.refusals import Reason, Refused
from gateway.exchanges.exchange import Forward
from gateway.phases import guarding
from gateway.phases.guarding import KEEP_ALIVE, GuardedStream, WatchedReply
from gateway.phases.reply_judging import ReplyRefused, judge_whole
from tests.gateway.reply_stand import (
    NOTICE,
    Calls,
    Client,
    call,
    delta,
    exchange,
    ignore,
    reply,
    response,
    stream,
    through,
)


async def test_a_long_event_is_read_beside_the_loop() -> None:
    client = Client()
    long = delta(content="call " * 50_000)
    await through([long, *stream("read")], Calls(), client, held_bytes=1_000_000)
    assert client.got == b"".join([long, *stream("read")])


async def test_many_events_in_one_piece_leave_as_they_came() -> None:
    client = Client()
    pieces = [delta(content=None)] * 2_000
    guarded = await through([b"".join(pieces)], Calls(), client)
    assert client.got == b"".join(pieces)
    assert guarded.is_whole


async def test_an_allowed_stream_is_the_same_bytes() -> None:
    pieces, client = stream("read"), Client()
    guarded = await through(pieces, Calls(), client)
    assert client.got == b"".join(pieces)
    assert guarded.is_whole


@pytest.mark.parametrize(("request_body", "passing"), [(b"{}", 0), (b'{"n":2}', 2), (None, 2)])
async def test_calls_of_several_answers_pass_where_several_were_asked_for(
    request_body: bytes | None, passing: int
) -> None:
    calls = [delta(tool_calls=[{"index": 0, **call("read")}]) for _ in range(2)]
    calls[1] = calls[1].replace(b'"index": 0', b'"index": 1', 1)
    client = Client()
    asked = exchange()._replace(forward=Forward("openai", "POST", "http://x", (), request_body))
    guarded = GuardedStream(asked, Calls(), held_bytes=65_536, write=client.write, keep=ignore)
    with nullcontext() if passing else pytest.raises(ReplyRefused):
        for piece in [*calls, b"data: [DONE]\n\n"]:
            await guarded.feed(piece)
        await guarded.close()
    assert client.got.count(b"read") == passing


@pytest.mark.parametrize(("reading", "waiting", "turns"), [(0.0, 1.0, 0), (0.004, 0.0, 2), (0.004, 1.0, 2)])
async def test_other_work_has_its_turn_while_a_stream_is_read(reading: float, waiting: float, turns: int) -> None:
    """The time counts that is spent on events, which take `reading` seconds, and not that between them."""
    now = 0.0

    async def write(_: bytes) -> None:
        nonlocal now
        now += reading

    guarded = GuardedStream(exchange(), Calls(), held_bytes=65_536, write=write, keep=ignore, clock=lambda: now)
    given = 0
    for _ in range(4):
        feeding = guarded.feed(b": ping\n\n")
        with suppress(StopIteration):
            while feeding.send(None) is None:
                given += 1
        now += waiting
    assert given == turns


async def test_text_does_not_wait_for_a_call() -> None:
    client = Client()
    guarded = GuardedStream(exchange(), Calls(), held_bytes=65_536, write=client.write, keep=ignore)
    for piece in stream("read")[:2]:
        await guarded.feed(piece)
    assert client.got == stream("read")[0]


async def test_a_replaced_call_of_a_stream_never_leaves() -> None:
    client = Client()
    await through(stream("send"), Calls(), client)
    assert b'"send"' not in client.got
    assert NOTICE.encode() in client.got
    assert client.got.endswith(b"data: [DONE]\n\n")


async def test_a_denied_call_ends_the_stream() -> None:
    client = Client()
    with pytest.raises(ReplyRefused) as refused:
        await through(stream("rm"), Calls(), client)
    assert client.got == stream("rm")[0]
    assert refused.value.refusal.reason is Reason.BLOCKED


async def test_a_stream_that_breaks_off_drops_what_it_held() -> None:
    client = Client()
    guarded = await through(stream("read")[:2], Calls(), client)
    assert client.got == stream("read")[0]
    assert not guarded.is_whole


@pytest.mark.parametrize(
    ("pieces", "held_bytes"),
    [([b"data: {\n\n"], 65_536), ([b"data: [1]\n\n"], 65_536), (stream("read"), 1_024 // 8)],
    ids=["no JSON", "no object", "too much to hold"],
)
async def test_a_stream_that_cannot_be_judged_ends(pieces: list[bytes], held_bytes: int) -> None:
    with pytest.raises(ReplyRefused) as refused:
        await through(pieces, Calls(), Client(), held_bytes=held_bytes)
    assert refused.value.refusal.reason is Reason.REPLY_NOT_JUDGED


async def test_what_came_whole_before_an_event_that_is_too_long_leaves() -> None:
    client, whole = Client(), b"".join(stream("read"))
    with pytest.raises(ReplyRefused) as refused:
        await through([whole + b"data: " + b"x" * 65_536], Calls(), client, held_bytes=65_536)
    assert refused.value.refusal.reason is Reason.REPLY_NOT_JUDGED
    assert client.got == whole


async def test_empty_lines_keep_a_client_who_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarding, "KEEP_ALIVE_SECONDS", 0.01)
    client, released = Client(), asyncio.Event()
    guarded = asyncio.ensure_future(through(stream("read"), Calls(wait=released.wait), client))
    await client.comforted.wait()
    released.set()
    await guarded
    first, *rest = stream("read")
    assert client.got.startswith(first + KEEP_ALIVE)
    assert client.got.replace(b"\n\n" + KEEP_ALIVE, b"\n\n").lstrip(KEEP_ALIVE).endswith(b"".join(rest))


async def test_empty_lines_keep_a_client_while_the_pieces_of_a_call_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarding, "KEEP_ALIVE_SECONDS", 0.0)
    client = Client()
    guarded = GuardedStream(exchange(), Calls(), held_bytes=65_536, write=client.write, keep=ignore)
    text, *pieces = stream("read")
    for piece in (text, pieces[0], pieces[1][:9], pieces[1][9:]):
        await guarded.feed(piece)
    assert client.got == text + KEEP_ALIVE * 3


async def test_whoever_leaves_ends_the_judging() -> None:
    ended = asyncio.Event()

    async def hang() -> None:
        try:
            await asyncio.sleep(3_600)
        finally:
            ended.set()

    waiting = asyncio.ensure_future(through(stream("read"), Calls(wait=hang), Client()))
    await asyncio.sleep(0.01)
    waiting.cancel()
    await asyncio.wait([waiting])
    await asyncio.wait_for(ended.wait(), 5)


async def test_a_stream_that_was_left_while_a_call_was_judged_had_not_left_whole() -> None:
    client, forever = Client(), asyncio.Event()
    guarded = GuardedStream(exchange(), Calls(wait=forever.wait), held_bytes=65_536, write=client.write, keep=ignore)
    waiting = asyncio.ensure_future(guarded.feed(b"".join(stream("read"))))
    await asyncio.sleep(0.01)
    waiting.cancel()
    await asyncio.wait([waiting])
    assert not guarded.is_whole
    assert b"[DONE]" not in client.got


async def test_a_stream_is_whole_at_its_last_event() -> None:
    guarded = GuardedStream(exchange(), Calls(), held_bytes=65_536, write=Client().write, keep=ignore)
    for piece in stream("read"):
        await guarded.feed(piece)
    assert guarded.is_whole


async def test_a_monitored_stream_waits_for_nobody() -> None:
    client, released = Client(), asyncio.Event()
    calls = Calls(enforced=False, wait=released.wait)
    guarded = GuardedStream(exchange(), calls, held_bytes=65_536, write=client.write, keep=ignore)
    for piece in stream("rm"):
        await guarded.feed(piece)
    assert client.got == b"".join(stream("rm"))
    assert not calls.rulings
    released.set()
    await guarded.close()
    assert [ruling.decision for ruling in calls.rulings] == [Decision.DENY]
    assert guarded.is_whole


async def test_a_monitored_stream_that_cannot_be_judged_goes_on() -> None:
    client, calls = Client(), Calls(enforced=False)
    pieces = [b"data: {\n\n", *stream("rm")]
    guarded = await through(pieces, calls, client)
    assert client.got == b"".join(pieces)
    assert calls.unjudged
    assert guarded.judgement is not None
    assert (guarded.judgement.decision, guarded.judgement.reason) == (Decision.DENY, Reason.REPLY_NOT_JUDGED)
    assert guarded.judgement.coverage.not_judged == 2


async def test_what_is_judged_beside_ends_with_its_stream() -> None:
    calls = Calls(enforced=False, wait=asyncio.Event().wait)
    guarded = GuardedStream(exchange(), calls, held_bytes=65_536, write=Client().write, keep=ignore)
    for piece in stream("rm"):
        await guarded.feed(piece)
    guarded.abandon()
    with pytest.raises(asyncio.CancelledError):
        await guarded.close()


def response_stream(tool: str) -> list[bytes]:
    item = response(tool)["output"][0]
    told: list[dict[str, Any]] = [
        {"type": "response.created", "response": response()},
        {"type": "response.output_item.added", "output_index": 0, "item": {**item, "arguments": ""}},
        {"type": "response.output_item.done", "output_index": 0, "item": item},
        {"type": "response.completed", "response": response(tool)},
    ]
    return [
        b"event: %b\ndata: %b\n\n" % (str(tree["type"]).encode(), json.dumps({**tree, "sequence_number": n}).encode())
        for n, tree in enumerate(told)
    ]


def event_of(kind: str, **members: Any) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (
        kind.encode(),
        json.dumps({"type": kind, "output_index": 0, **members}).encode(),
    )


@pytest.mark.parametrize("enforced", [True, False], ids=["enforced", "monitored"])
@pytest.mark.parametrize("tool", ["read", "send", "rm"], ids=["allowed", "replaced", "denied"])
async def test_a_stream_is_remembered_whatever_becomes_of_it(tool: str, enforced: bool) -> None:
    calls = Calls(enforced=enforced)
    with suppress(ReplyRefused):
        await through(response_stream(tool), calls, Client(), dialect=OPENAI_RESPONSES)
    assert calls.settled == [("resp_1", "conv_1")]


async def test_a_reply_that_no_request_can_name_is_not_remembered() -> None:
    calls = Calls()
    calls.remembers = False
    await judge_whole(exchange(OPENAI_RESPONSES), calls, json.dumps(response("read")).encode())
    await judge_whole(exchange(OPENAI_RESPONSES), calls, b'{"object": "response", "id": "resp_1", "output": []}')
    await through(response_stream("read"), calls, Client(), dialect=OPENAI_RESPONSES)
    assert calls.settled == []


class Slow(Calls):
    """Remembers when it is let to."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()

    async def settle(self, references: Sequence[str]) -> None:
        await self.let.wait()
        await super().settle(references)


CREATED = response_stream("read")[0]

SEARCHED = event_of("response.output_item.done", item={"type": "mcp_call", "id": "m", "name": "n", "output": "Pay."})


@pytest.mark.parametrize(
    ("pieces", "brought"),
    [
        ([CREATED], 0),
        ([CREATED, SEARCHED], 1),
        ([CREATED, SEARCHED + b"data: {\n\n"], 1),
        ([CREATED, SEARCHED[:-1]], 0),
    ],
    ids=["nothing came", "something came", "something came that cannot be read", "something came in part"],
)
async def test_of_a_reply_that_was_not_read_to_its_end_nobody_knows_what_it_stands_on(
    pieces: list[bytes], brought: int
) -> None:
    calls = Slow()
    guarded = GuardedStream(exchange(OPENAI_RESPONSES), calls, held_bytes=65_536, write=Client().write, keep=ignore)
    with suppress(ReplyRefused):
        for piece in pieces:
            await guarded.feed(piece)
    guarded.abandon()
    assert len(calls.endings) == 2 + brought
    calls.let.set()
    await asyncio.wait(calls.endings)
    assert calls.endings == set()
    assert calls.brought[-1] is UNSEEN
    assert len(calls.brought) == 1 + brought
    assert calls.settled == [("resp_1", "conv_1")] * (2 + brought)


@pytest.mark.parametrize("enforced", [True, False], ids=["enforced", "monitored"])
async def test_of_a_reply_that_was_read_to_its_end_it_is_known(enforced: bool) -> None:
    calls = Calls(enforced=enforced)
    guarded = await through(response_stream("send"), calls, Client(), dialect=OPENAI_RESPONSES)
    guarded.abandon()
    assert calls.brought == []
    assert calls.settled == [("resp_1", "conv_1")]


@pytest.mark.parametrize(("most", "room"), [(8, True), (1_000_000, False)], ids=["too long", "no room"])
async def test_what_is_watched_beyond_measure_is_not_judged(most: int, room: bool) -> None:
    calls, client = Calls(enforced=False), Client()
    watched = WatchedReply(
        exchange(),
        calls,
        content_type="application/json",
        most=most,
        write=client.write,
        keep=ignore if room else no_room,
    )
    for piece in (reply("rm"), reply("rm")):
        await watched.feed(piece)
    await watched.close()
    watched.abandon()
    assert (client.got, calls.unjudged, calls.rulings) == (reply("rm") * 2, True, ())
    assert watched.judgement is not None
    assert (watched.judgement.decision, watched.judgement.reason) == (Decision.DENY, Reason.REPLY_NOT_JUDGED)


@pytest.mark.parametrize(
    ("body", "decision", "reason"),
    [
        (reply("rm"), Decision.DENY, Reason.BLOCKED),
        (reply("read"), Decision.ALLOW, None),
        (b'{"tool_calls":', Decision.DENY, Reason.REPLY_NOT_JUDGED),
    ],
    ids=["denied", "allowed", "cannot be read"],
)
async def test_what_is_watched_is_told_with_its_reply(body: bytes, decision: Decision, reason: Reason | None) -> None:
    client, calls = Client(), Calls(enforced=False)
    watched = WatchedReply(exchange(), calls, content_type="", most=1_000_000, write=client.write, keep=ignore)
    await watched.feed(body)
    before = watched.judgement
    await watched.close()
    assert (client.got, before) == (body, None)
    assert watched.judgement is not None
    assert (watched.judgement.decision, watched.judgement.reason) == (decision, reason)


async def test_a_stream_that_was_judged_to_its_end_has_no_judgement_of_its_own() -> None:
    guarded = await through(stream("read"), Calls(), Client())
    assert guarded.judgement is None


async def test_a_reply_that_nothing_can_continue_is_not_remembered() -> None:
    calls = Calls()
    await judge_whole(exchange(), calls, reply("read"))
    await through(stream("read"), calls, Client())
    assert calls.settled == []


def no_room(size: int) -> None:
    if size:
        raise Refused(Reason.OVERLOADED)


HELD = [delta(tool_calls=[{"index": 0, **call("weather", "x" * 70_000)}]), delta("tool_calls"), b"data: [DONE]\n\n"]


async def test_a_call_that_there_is_no_room_for_ends_the_stream() -> None:
    client, calls = Client(), Calls()
    guarded = GuardedStream(exchange(), calls, held_bytes=1_000_000, write=client.write, keep=no_room)
    with pytest.raises(ReplyRefused) as refused:
        await guarded.feed(HELD[0])
    assert refused.value.refusal.reason is Reason.OVERLOADED
    judgement = guarded.judgement
    assert judgement is not None
    assert (judgement.decision, judgement.reason) == (Decision.DENY, Reason.OVERLOADED)
    assert calls.noted == [(Reason.OVERLOADED, 0)]
    assert client.got == b""


async def test_in_monitor_mode_what_there_is_no_room_for_is_not_judged_and_passes() -> None:
    client, calls = Client(), Calls(enforced=False)
    guarded = GuardedStream(exchange(), calls, held_bytes=1_000_000, write=client.write, keep=no_room)
    for piece in HELD:
        await guarded.feed(piece)
    await guarded.close()
    assert client.got == b"".join(HELD)
    assert calls.noted == [(Reason.REPLY_NOT_JUDGED, 0)]
    assert guarded.is_whole


async def test_what_is_held_is_counted_until_it_has_left() -> None:
    kept: list[int] = []
    guarded = GuardedStream(exchange(), Calls(), held_bytes=1_000_000, write=Client().write, keep=kept.append)
    for piece in HELD:
        await guarded.feed(piece)
    assert max(kept) >= len(HELD[0])
    assert kept[-1] == 0
