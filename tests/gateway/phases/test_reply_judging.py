"""The response phase: of a whole reply no byte of a withheld call goes on."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from typing import Any

import pytest

from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects.openai_chat import OPENAI
from filters.dialects.openai_responses import OPENAI_RESPONSES
from filters.dialects.replies import UNSEEN
from filters.refusals import Reason
from gateway.limiting.reader_thread import LARGE_BYTES
from gateway.phases.reply_judging import _STRETCH, _may_propose, judge_type, judge_whole, paused, with_rulings
from tests.gateway.reply_stand import ALLOWED, NOTICE, Calls, exchange, reply, response, ruled

UNREAD = replace(
    ALLOWED,
    decision=Decision.DENY,
    reason=Reason.REPLY_NOT_JUDGED,
    coverage=Coverage(ALLOWED.coverage.judged, ALLOWED.coverage.not_judged + 1),
)
"""What is told where the reply cannot be read: what was decided of the request, and one place more."""


async def test_an_allowed_call_leaves_the_bytes_alone() -> None:
    body = reply("read")
    judged, sent = await judge_whole(exchange(), Calls(), body)
    assert sent is body
    assert (judged.refusal, judged.judgement.decision, judged.judgement.tier) == (None, Decision.ALLOW, 3)


@pytest.mark.parametrize(
    ("others", "held_until"),
    [
        ((), "2027-01-15T08:00:00.000Z"),
        (((Cause.SAME_TURN, 0.0),), "2027-01-15T08:00:00.000Z"),
        (((Cause.SUPERVISOR, 1_799_999_900.0),), "2027-01-15T07:58:20.000Z"),
        (((Cause.HARD_DENIAL, 0.0),), ""),
    ],
    ids=["alone", "with its turn", "with one that waits less long", "with one that nobody may approve"],
)
def test_a_client_is_told_how_long_its_reply_waits_for_a_person(
    others: tuple[tuple[Cause, float], ...], held_until: str
) -> None:
    causes = ((Cause.SUPERVISOR, 1_800_000_000.0), *others)
    call = ProposedCall("/choices/0", "rm", "{}")
    rulings = [Ruling(call, Decision.DENY, tier=3, cause=cause, held_until=until) for cause, until in causes]
    assert paused(exchange(), Calls(), rulings).held_until == held_until


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
    assert judged.judgement == UNREAD
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


async def test_a_large_reply_waits_for_others_of_its_tenant_and_not_before_those_of_others() -> None:
    calls, go_on, ended = Calls(), threading.Event(), list[str]()

    async def noted(name: str, reading: Coroutine[Any, Any, object]) -> None:
        await reading
        ended.append(name)

    large = reply("read", text="x " * LARGE_BYTES)
    readings = {
        "a request": calls.readers.run(go_on.wait, size=LARGE_BYTES, tenant="acme"),
        "its tenant's reply": judge_whole(exchange(), calls, large),
        "another's request": calls.readers.run(int, size=LARGE_BYTES, tenant="globex"),
    }
    tasks = [asyncio.create_task(noted(name, reading)) for name, reading in readings.items()]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*tasks)
    assert ended == ["a request", "another's request", "its tenant's reply"]


class _Signs(tuple[bytes, ...]):
    """Signs of calls that note the thread in which they are searched for."""

    __slots__ = ()

    def __iter__(self) -> Iterator[bytes]:
        return map(noting(bytes), super().__iter__())


threads = list[threading.Thread]()


def noting(work: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return work(*given)

    return noted


@pytest.mark.parametrize("names", [(), ("send",)], ids=["no call", "a call that is taken out"])
async def test_all_of_a_large_reply_is_read_and_written_beside_the_event_loop(names: tuple[str, ...]) -> None:
    replies = OPENAI.replies
    watched = replace(
        replies,
        signs=_Signs(replies.signs),
        calls=noting(replies.calls),
        brought=noting(replies.brought),
        withhold=noting(replies.withhold),
    )
    threads.clear()
    large = reply(*names, text="x " * LARGE_BYTES).replace(b', "tool_calls": []', b"")
    judged, _ = await judge_whole(exchange(replace(OPENAI, replies=watched)), Calls(), large)
    assert judged.judgement.decision is (Decision.CLARIFY if names else Decision.ALLOW)
    assert threads
    assert threading.main_thread() not in threads


@pytest.mark.parametrize("place", [0, _STRETCH - 2, _STRETCH, 2 * _STRETCH - 5], ids=str)
def test_a_sign_of_a_call_is_seen_wherever_it_stands_in_a_large_reply(place: int) -> None:
    blank = b" " * 2 * _STRETCH
    assert not _may_propose(OPENAI.replies, blank, content_type="")
    assert _may_propose(OPENAI.replies, blank[:place] + b"call" + blank[place:], content_type="")


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
    watched = judge_type(exchange(), watching, content_type=content_type)
    guarded = judge_type(exchange(), calls, content_type=content_type)
    assert (watching.unjudged, calls.unjudged) == (not judged, not judged)
    assert (watched.refusal is None, guarded.refusal is None) == (True, judged)
    assert watched.judgement == guarded.judgement == (ALLOWED if judged else UNREAD)


@pytest.mark.parametrize("body", [reply("rm"), reply("send"), b"call"], ids=["denied", "replaced", "unreadable"])
async def test_monitoring_changes_nothing(body: bytes) -> None:
    asked = exchange()
    judged, sent = await judge_whole(asked, Calls(enforced=False), body)
    assert sent is body
    assert judged.refusal is None


async def test_monitoring_counts_a_reply_that_cannot_be_read() -> None:
    judged, _ = await judge_whole(exchange(), Calls(enforced=False), b"call")
    assert judged.judgement == UNREAD


async def test_of_two_denials_that_monitoring_would_tell_the_first_stands() -> None:
    denied = replace(ALLOWED, decision=Decision.DENY, reason=Reason.BLOCKED, mode=GuardMode.MONITOR, enforced=False)
    judged, _ = await judge_whole(exchange()._replace(judgement=denied), Calls(enforced=False), b"call")
    assert judged.judgement == replace(denied, coverage=UNREAD.coverage)


def test_monitoring_tells_what_would_have_been() -> None:
    watched = Judgement(Decision.ALLOW, GuardMode.MONITOR, tier=1, enforced=False)
    judged = with_rulings(watched, [ruled(ProposedCall("/a", "rm", "{}"))])
    assert (judged.decision, judged.mode, judged.enforced) == (Decision.DENY, GuardMode.MONITOR, False)


def test_a_lock_is_told_by_its_mode() -> None:
    locked = replace(ruled(ProposedCall("/a", "send", "{}")), cause=Cause.LOCKED)
    assert with_rulings(ALLOWED, [locked]).mode is GuardMode.EXECUTE_LOCKED


def test_a_request_that_was_worse_stays_so() -> None:
    worse = Judgement(Decision.DENY, GuardMode.MONITOR, tier=2, reason=Reason.LIMIT, enforced=False)
    judged = with_rulings(worse, [ruled(ProposedCall("/a", "send", "{}"))])
    assert (judged.decision, judged.reason, judged.tier) == (Decision.DENY, Reason.LIMIT, 3)


@pytest.mark.parametrize("tool", ["", "read", "send", "rm"], ids=["text", "allowed", "replaced", "denied"])
async def test_a_reply_is_remembered_whatever_becomes_of_it(tool: str) -> None:
    calls = Calls()
    await judge_whole(exchange(OPENAI_RESPONSES), calls, json.dumps(response(tool)).encode())
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


@pytest.mark.parametrize("status", ["queued", "in_progress"])
async def test_a_reply_that_goes_on_in_the_background_is_remembered_as_unknown(status: str) -> None:
    calls = Calls()
    await judge_whole(exchange(OPENAI_RESPONSES), calls, json.dumps({**response(), "status": status}).encode())
    assert calls.brought == [UNSEEN]
    assert calls.settled == [("resp_1", "conv_1")]
