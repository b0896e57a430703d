"""The response phase: no byte of a withheld call goes on, every other byte does."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from typing import Any

import pytest

from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect, Operation
from filters.dialects.openai_chat import OPENAI
from filters.dialects.openai_responses import OPENAI_RESPONSES
from filters.dialects.replies import UNSEEN
from filters.findings import Action, Finding, Severity
from filters.refusals import Reason, Refused
from filters.segments import Found, Origin, Trust
from gateway import replying
from gateway.exchange import Exchange
from gateway.replying import (
    KEEP_ALIVE,
    GuardedStream,
    ReplyRefused,
    WatchedReply,
    judge_whole,
    require_events,
    with_rulings,
)

NOTICE = "A call was withheld."
FINDING = Finding(
    rule_id="INJ-001",
    family="instruction_override",
    severity=Severity.HIGH,
    action=Action.ESCALATE,
    origin=Origin.TOOL_RESULT,
    trust=Trust.UNTRUSTED,
    path="/messages/1/content",
    layers=(),
    start=0,
    end=4,
)
ALLOWED = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1, coverage=Coverage(3, 1))


class Calls:
    """A call phase that rules by the tool's name: `rm` is denied, `send` is replaced, anything else is allowed."""

    deny_status = 403

    def __init__(self, *, enforced: bool = True, wait: Callable[[], Any] | None = None) -> None:
        self.enforced = enforced
        self.unjudged = False
        self.remembers = True
        self.settled: list[tuple[str, ...]] = []
        self.rulings: tuple[Ruling, ...] = ()
        self.brought: list[Found] = []
        self._wait = wait

    def bring(self, brought: Sequence[Found]) -> None:
        self.brought += brought

    async def judge(self, calls: Sequence[ProposedCall]) -> tuple[Ruling, ...]:
        if self._wait is not None:
            await self._wait()
        rulings = tuple(map(ruled, calls))
        self.rulings += rulings
        return rulings

    async def settle(self, references: Sequence[str]) -> None:
        self.settled.append(tuple(references))

    def note_unjudged(self) -> None:
        self.unjudged = True


def ruled(call: ProposedCall) -> Ruling:
    decision = {"rm": Decision.DENY, "send": Decision.CLARIFY}.get(call.name, Decision.ALLOW)
    findings = () if decision is Decision.ALLOW else (FINDING,)
    return Ruling(call, decision, tier=3, cause=Cause.SUPERVISOR, findings=findings, notice=NOTICE)


def exchange(dialect: Dialect = OPENAI) -> Exchange:
    return Exchange(
        incident_id="01",
        started=0.0,
        dialect=dialect,
        operation=Operation.CHAT,
        tenant="acme",
        subject="ann",
        judgement=ALLOWED,
        policy_version="v",
    )


def call(name: str, secret: str = "to-be-kept") -> dict[str, Any]:  # noqa: S107 - not a secret
    return {"id": "c1", "type": "function", "function": {"name": name, "arguments": json.dumps({"a": secret})}}


def reply(*names: str, text: str | None = None) -> bytes:
    message = {"role": "assistant", "content": text, "tool_calls": [call(name) for name in names]}
    choice = {"index": 0, "message": message, "finish_reason": "tool_calls"}
    return json.dumps({"id": "r1", "object": "chat.completion", "choices": [choice]}).encode()


def event(tree: dict[str, Any]) -> bytes:
    return b"data: " + json.dumps({"id": "r1", "object": "chat.completion.chunk", **tree}).encode() + b"\n\n"


def delta(finish: str | None = None, **members: Any) -> bytes:
    return event({"choices": [{"index": 0, "delta": members, "finish_reason": finish}]})


def stream(name: str) -> list[bytes]:
    return [
        delta(role="assistant", content="One moment. "),
        delta(tool_calls=[{"index": 0, **call(name, "")}]),
        delta(tool_calls=[{"index": 0, "function": {"arguments": ""}}]),
        delta("tool_calls"),
        b"data: [DONE]\n\n",
    ]


class Client:
    def __init__(self) -> None:
        self.got = b""
        self.comforted = asyncio.Event()

    async def write(self, piece: bytes) -> None:
        self.got += piece
        if piece == KEEP_ALIVE:
            self.comforted.set()


def ignore(_: int) -> None:
    """There is room for everything."""


async def through(
    pieces: Sequence[bytes], calls: Calls, client: Client, *, held_bytes: int = 65_536, dialect: Dialect = OPENAI
) -> GuardedStream:
    guarded = GuardedStream(exchange(dialect), calls, held_bytes=held_bytes, write=client.write, keep=ignore)
    for piece in pieces:
        await guarded.feed(piece)
    await guarded.close()
    return guarded


# Whole replies


async def test_an_allowed_call_leaves_the_bytes_alone() -> None:
    body = reply("read")
    judged, sent = await judge_whole(exchange(), Calls(), body)
    assert sent is body
    assert (judged.refusal, judged.judgement.decision, judged.judgement.tier) == (None, Decision.ALLOW, 3)


async def test_a_reply_without_calls_asks_nobody() -> None:
    calls, body, asked = Calls(), reply(text="Hello"), exchange()
    judged, sent = await judge_whole(asked, calls, body)
    assert sent is body
    assert judged is asked
    assert calls.rulings == ()


async def test_a_replaced_call_is_a_text() -> None:
    judged, sent = await judge_whole(exchange(), Calls(), reply("send"))
    (choice,) = json.loads(sent)["choices"]
    assert NOTICE in choice["message"]["content"]
    assert not choice["message"].get("tool_calls")
    assert b"to-be-kept" not in sent
    assert judged.refusal is None
    assert judged.judgement.decision is Decision.CLARIFY
    assert judged.judgement.mode is GuardMode.CLARIFY
    assert judged.judgement.rule_ids == ("INJ-001",)
    assert judged.judgement.coverage == ALLOWED.coverage


async def test_a_denied_call_refuses_the_reply() -> None:
    judged, _ = await judge_whole(exchange(), Calls(), reply("rm"))
    assert judged.refusal is not None
    assert (judged.refusal.reason, judged.refusal.status) == (Reason.BLOCKED, 403)
    assert judged.refusal.rule_ids == ("INJ-001",)
    assert judged.refusal.incident_id == "01"
    assert judged.judgement.decision is Decision.DENY


@pytest.mark.parametrize(
    "body",
    [
        b"call",
        b'{"call":',
        b'{"choices":[],"choices":[],"a":"call"}',
        b'{"choices":1,"tool_calls":[]}',
        b"\xffCALL",
        b'{"\\u0063hoices":[],"choices":[]}',
        reply("read").decode().encode("utf-16"),
    ],
    ids=["text", "half", "two readings", "no list", "no UTF-8", "escapes", "another encoding"],
)
async def test_a_reply_that_may_hold_calls_with_more_or_fewer_than_one_reading_is_refused(body: bytes) -> None:
    calls = Calls()
    judged, _ = await judge_whole(exchange(), calls, body)
    assert judged.refusal is not None
    assert (judged.refusal.reason, judged.refusal.status) == (Reason.REPLY_NOT_JUDGED, 502)
    assert calls.unjudged


@pytest.mark.parametrize("body", [b"", b"{", b"Hello", b"\xff", b'{"choices":1}'])
async def test_a_reply_in_which_no_reader_finds_a_call_is_as_it_came(body: bytes) -> None:
    calls, asked = Calls(), exchange()
    judged, sent = await judge_whole(asked, calls, body)
    assert (judged, sent) == (asked, body)
    assert not calls.unjudged


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (b"+AHs-", "application/json; charset=utf-7"),
        (b"{}", 'application/json; charset="UTF-16"'),
        (b"{}", "text/plain; charset=utf-8; charset=cp037"),
        (b"+AHs-", "application/json; charset*=utf-8''utf-7"),
        (b"+AHs-", "application/json; charset*0=ut; charset*1=f-7"),
        (reply("read"), "application/json; charset=iso-8859-1"),
        (b"\r\n".join([b'{"id":1}', reply("read")]), "application/jsonl"),
        (b'{"id":1}\n{"call":', "application/x-ndjson"),
        (b'{"data":[%b]}' % reply("read"), "application/json"),
        (b"\n\x0c\n\n\x12\x08rm\x12\x04-rf", "application/x-protobuf"),
        (b"\xa1\x01\x82\x02", "application/CBOR"),
        (b"\x81\xa1a\x01", "application/vnd.msgpack"),
    ],
    ids=[
        "utf-7",
        "utf-16",
        "two encodings",
        "an encoding in the longer form",
        "an encoding in pieces",
        "latin",
        "call in a line",
        "half a line",
        "in an unknown place",
        "protocol buffers",
        "cbor",
        "msgpack",
    ],
)
async def test_a_reply_in_which_clients_may_read_a_call_that_we_do_not_is_refused(
    body: bytes, content_type: str
) -> None:
    calls = Calls()
    judged, _ = await judge_whole(exchange(), calls, body, content_type=content_type)
    assert judged.refusal is not None
    assert judged.refusal.reason is Reason.REPLY_NOT_JUDGED
    assert not calls.rulings


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (b"", "application/json; charset=utf-16"),
        (b"id;name\n1;x\n", "text/csv"),
        (b"\xe9", "text/html; charset=ISO-8859-1"),
        (b'{"metrics_recall":0.3}', "application/json; charset=UTF-8"),
        (b'{"note":"call"}\n{"id":2}\n', "application/x-ndjson"),
        (b'{"error":{"message":"No such tool_call"}}', "application/json"),
    ],
    ids=["empty", "table", "latin page", "recall", "lines", "error"],
)
async def test_an_ordinary_reply_without_calls_is_as_it_came(body: bytes, content_type: str) -> None:
    calls, asked = Calls(), exchange()
    assert await judge_whole(asked, calls, body, content_type=content_type) == (asked, body)
    assert not calls.unjudged


async def test_a_reply_holds_no_more_calls_than_models_propose() -> None:
    judged, _ = await judge_whole(exchange(), Calls(), reply(*["read"] * 129))
    assert judged.refusal is not None
    assert judged.refusal.reason is Reason.REPLY_NOT_JUDGED


async def test_a_large_reply_is_read_beside_the_loop() -> None:
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.ensure_future(count())
    judged, _ = await judge_whole(exchange(), Calls(), reply("read", text="x " * 2_000_000))
    counting.cancel()
    assert judged.refusal is None
    assert turns > 0


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


@pytest.mark.parametrize(
    ("content_type", "judged"),
    [
        ("text/event-stream", True),
        ("text/event-stream; charset=UTF-8", True),
        ("text/event-stream; charset=utf-16-le", False),
        ("text/event-stream; charset*=utf-8''utf-7", False),
        ("application/x-ndjson", False),
    ],
)
def test_only_events_in_utf_8_go_on_unread(content_type: str, judged: bool) -> None:
    watching, calls = Calls(enforced=False), Calls()
    require_events(exchange(), watching, content_type=content_type)
    assert watching.unjudged is not judged
    with nullcontext() if judged else pytest.raises(ReplyRefused):
        require_events(exchange(), calls, content_type=content_type)


@pytest.mark.parametrize("body", [reply("rm"), reply("send"), b"call"], ids=["denied", "replaced", "unreadable"])
async def test_monitoring_changes_nothing(body: bytes) -> None:
    asked = exchange()
    judged, sent = await judge_whole(asked, Calls(enforced=False), body)
    assert sent is body
    assert judged.refusal is None


def test_monitoring_tells_what_would_have_been() -> None:
    watched = Judgement(Decision.ALLOW, GuardMode.MONITOR, tier=1, enforced=False)
    judged = with_rulings(watched, [ruled(ProposedCall("/a", "rm", "{}"))])
    assert (judged.decision, judged.mode, judged.enforced) == (Decision.DENY, GuardMode.MONITOR, False)


def test_a_request_that_was_worse_stays_so() -> None:
    worse = Judgement(Decision.DENY, GuardMode.MONITOR, tier=2, reason=Reason.LIMIT, enforced=False)
    judged = with_rulings(worse, [ruled(ProposedCall("/a", "send", "{}"))])
    assert (judged.decision, judged.reason, judged.tier) == (Decision.DENY, Reason.LIMIT, 3)


# Streams


async def test_an_allowed_stream_is_the_same_bytes() -> None:
    pieces, client = stream("read"), Client()
    guarded = await through(pieces, Calls(), client)
    assert client.got == b"".join(pieces)
    assert guarded.is_whole


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


async def test_empty_lines_keep_a_client_who_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replying, "KEEP_ALIVE_SECONDS", 0.01)
    client, released = Client(), asyncio.Event()
    guarded = asyncio.ensure_future(through(stream("read"), Calls(wait=released.wait), client))
    await client.comforted.wait()
    released.set()
    await guarded
    first, *rest = stream("read")
    assert client.got.startswith(first + KEEP_ALIVE)
    assert client.got.replace(b"\n\n" + KEEP_ALIVE, b"\n\n").lstrip(KEEP_ALIVE).endswith(b"".join(rest))


async def test_empty_lines_keep_a_client_while_the_pieces_of_a_call_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replying, "KEEP_ALIVE_SECONDS", 0.0)
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
    await through(pieces, calls, client)
    assert client.got == b"".join(pieces)
    assert calls.unjudged


async def test_what_is_judged_beside_ends_with_its_stream() -> None:
    calls = Calls(enforced=False, wait=asyncio.Event().wait)
    guarded = GuardedStream(exchange(), calls, held_bytes=65_536, write=Client().write, keep=ignore)
    for piece in stream("rm"):
        await guarded.feed(piece)
    guarded.abandon()
    with pytest.raises(asyncio.CancelledError):
        await guarded.close()


# What later requests continue


def response(tool: str = "") -> dict[str, Any]:
    item = {"id": "fc_1", "type": "function_call", "call_id": "c", "name": tool, "arguments": "{}"}
    return {
        "id": "resp_1",
        "object": "response",
        "conversation": {"id": "conv_1"},
        "parallel_tool_calls": True,
        "output": [item] if tool else [],
    }


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


@pytest.mark.parametrize("tool", ["", "read", "send", "rm"], ids=["text", "allowed", "replaced", "denied"])
async def test_a_reply_is_remembered_whatever_becomes_of_it(tool: str) -> None:
    calls = Calls()
    await judge_whole(exchange(OPENAI_RESPONSES), calls, json.dumps(response(tool)).encode())
    assert calls.settled == [("resp_1", "conv_1")]


@pytest.mark.parametrize("enforced", [True, False], ids=["enforced", "monitored"])
@pytest.mark.parametrize("tool", ["read", "send", "rm"], ids=["allowed", "replaced", "denied"])
async def test_a_stream_is_remembered_whatever_becomes_of_it(tool: str, enforced: bool) -> None:
    calls = Calls(enforced=enforced)
    with suppress(ReplyRefused):
        await through(response_stream(tool), calls, Client(), dialect=OPENAI_RESPONSES)
    assert calls.settled == [("resp_1", "conv_1")]


@pytest.mark.parametrize(
    ("body", "settled"),
    [
        (b'{"object": "response", "id": "resp_1", "output": []}', [("resp_1",)]),
        (b"<html>Not found.</html>", []),
        (b"", []),
    ],
    ids=["text", "no JSON", "empty"],
)
async def test_a_reply_without_a_sign_of_a_call_is_remembered_too(body: bytes, settled: list[tuple[str, ...]]) -> None:
    calls = Calls()
    asked = exchange(OPENAI_RESPONSES)
    assert await judge_whole(asked, calls, body) == (asked, body)
    assert calls.settled == settled


async def test_a_reply_that_no_request_can_name_is_not_remembered() -> None:
    calls = Calls()
    calls.remembers = False
    await judge_whole(exchange(OPENAI_RESPONSES), calls, json.dumps(response("read")).encode())
    await judge_whole(exchange(OPENAI_RESPONSES), calls, b'{"object": "response", "id": "resp_1", "output": []}')
    await through(response_stream("read"), calls, Client(), dialect=OPENAI_RESPONSES)
    assert calls.settled == []


class Slow(Calls):
    """Remembers when it is let to; then tells of so many times."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.let, self.done = asyncio.Event(), asyncio.Event()
        self._times = times

    async def settle(self, references: Sequence[str]) -> None:
        await self.let.wait()
        await super().settle(references)
        if len(self.settled) == self._times:
            self.done.set()


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
    calls = Slow(2 + brought)
    guarded = GuardedStream(exchange(OPENAI_RESPONSES), calls, held_bytes=65_536, write=Client().write, keep=ignore)
    with suppress(ReplyRefused):
        for piece in pieces:
            await guarded.feed(piece)
    guarded.abandon()
    calls.let.set()
    await asyncio.wait_for(calls.done.wait(), 5)
    assert calls.brought[-1] is UNSEEN
    assert len(calls.brought) == 1 + brought
    assert set(calls.settled) == {("resp_1", "conv_1")}


@pytest.mark.parametrize("enforced", [True, False], ids=["enforced", "monitored"])
async def test_of_a_reply_that_was_read_to_its_end_it_is_known(enforced: bool) -> None:
    calls = Calls(enforced=enforced)
    guarded = await through(response_stream("send"), calls, Client(), dialect=OPENAI_RESPONSES)
    guarded.abandon()
    assert calls.brought == []
    assert calls.settled == [("resp_1", "conv_1")]


@pytest.mark.parametrize("status", ["queued", "in_progress"])
async def test_a_reply_that_goes_on_in_the_background_is_remembered_as_unknown(status: str) -> None:
    calls = Calls()
    await judge_whole(exchange(OPENAI_RESPONSES), calls, json.dumps({**response(), "status": status}).encode())
    assert calls.brought == [UNSEEN]
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
    client = Client()
    guarded = GuardedStream(exchange(), Calls(), held_bytes=1_000_000, write=client.write, keep=no_room)
    with pytest.raises(ReplyRefused) as refused:
        await guarded.feed(HELD[0])
    assert refused.value.refusal.reason is Reason.OVERLOADED
    assert client.got == b""


async def test_in_monitor_mode_what_there_is_no_room_for_is_not_judged_and_passes() -> None:
    client, calls = Client(), Calls(enforced=False)
    guarded = GuardedStream(exchange(), calls, held_bytes=1_000_000, write=client.write, keep=no_room)
    for piece in HELD:
        await guarded.feed(piece)
    await guarded.close()
    assert client.got == b"".join(HELD)
    assert calls.unjudged
    assert guarded.is_whole


async def test_what_is_held_is_counted_until_it_has_left() -> None:
    kept: list[int] = []
    guarded = GuardedStream(exchange(), Calls(), held_bytes=1_000_000, write=Client().write, keep=kept.append)
    for piece in HELD:
        await guarded.feed(piece)
    assert max(kept) >= len(HELD[0])
    assert kept[-1] == 0
