"""What ends a reply, and whether an error event may follow it; the rest is tested through the door."""

import json

import pytest

from adapters.upstream_calls import UpstreamFailed
from filters.steps import run
from filters.trees import Json, Tree
from gateway.phases.endings import FramedEnd, end_of, require_json, takes_fault

EVENTS = "text/event-stream; charset=utf-8"
EVENT = b"data: 1\n\n"


@pytest.mark.parametrize(
    ("content_type", "length", "tail", "takes"),
    [
        (EVENTS, None, b"", True),
        (EVENTS, None, EVENT, True),
        (EVENTS, None, b"data: 1\n", False),
        (EVENTS, None, b"data: 1\r\n", False),
        (EVENTS, 99, EVENT, False),
        (EVENTS, 0, b"", False),
        ("audio/mpeg", None, b"", False),
        ("audio/mpeg", None, b"\x00\n\n", False),
        ("", None, EVENT, False),
    ],
)
def test_an_error_event_follows_only_whole_events_of_no_declared_length(
    content_type: str, length: int | None, tail: bytes, takes: bool
) -> None:
    assert takes_fault(content_type, length=length, tail=tail) is takes


@pytest.mark.parametrize(
    ("content_type", "is_framed", "body", "is_whole"),
    [
        (EVENTS, True, EVENT, True),
        (EVENTS, False, EVENT, False),
        (EVENTS, False, b"", False),
        (EVENTS, False, b"data: [DONE]\n\n", True),
        (EVENTS, False, b"data: [DONE]\n", False),
        ("audio/mpeg", True, b"ID3", True),
        ("audio/mpeg", False, b"ID3", True),
        ("", False, EVENT, True),
    ],
)
def test_only_events_without_framing_need_their_last_one(
    content_type: str, is_framed: bool, body: bytes, is_whole: bool
) -> None:
    end = end_of(content_type, is_framed=is_framed, usage=None)
    end.feed(body)
    assert passes(end) is is_whole


def passes(end: FramedEnd) -> bool:
    try:
        end.check()
    except UpstreamFailed:
        return False
    return True


def gemini(*candidates: Json) -> bytes:
    return b"data: %b\n\n" % json.dumps({"candidates": candidates}).encode()


def cr(event: bytes) -> bytes:
    return event.replace(b"\n", b"\r")


def answer(number: int | None, *, ends: bool) -> Tree:
    where: Tree = {} if number is None else {"index": number}
    return {**where, "content": {"parts": [{"text": "x"}]}, **({"finishReason": "STOP"} if ends else {})}


FIRST, FIRST_ENDS = answer(0, ends=False), answer(0, ends=True)
OTHER, OTHER_ENDS = answer(1, ends=False), answer(1, ends=True)
BLOCKED = b'data: {"promptFeedback": {"blockReason": "SAFETY"}}\n\n'
ERROR = b'data: {"error": {"code": 503, "status": "UNAVAILABLE"}}\n\n'
LONG: Tree = {**OTHER, "content": "x" * (1 << 22)}


@pytest.mark.parametrize(
    ("events", "is_whole"),
    [
        pytest.param([gemini(FIRST), gemini(FIRST_ENDS)], True, id="one answer"),
        pytest.param([gemini(answer(None, ends=True))], True, id="an answer without a number"),
        pytest.param([gemini(FIRST_ENDS), b'data: {"usageMetadata": {}}\n\n'], True, id="counts after the end"),
        pytest.param([gemini(FIRST_ENDS), gemini(FIRST)], True, id="more of an answer after its end"),
        pytest.param([gemini(FIRST, OTHER_ENDS), gemini(FIRST_ENDS)], True, id="one after the other"),
        pytest.param([gemini(FIRST_ENDS, OTHER)], False, id="one of two"),
        pytest.param([gemini(answer(None, ends=True), answer(None, ends=False))], False, id="two without numbers"),
        pytest.param([gemini(OTHER), gemini(FIRST), gemini(FIRST_ENDS)], False, id="the last, but not the first"),
        pytest.param([gemini(FIRST_ENDS), gemini(LONG)], True, id="an event too long to be read"),
        pytest.param([ERROR + gemini(LONG)], True, id="an error before an event too long to be read"),
        pytest.param([gemini(FIRST_ENDS), b'data: {"candidates"\n\n'], True, id="no JSON"),
        pytest.param([gemini(FIRST_ENDS, "x"), b'data: {"candidates": 1}\n\n'], True, id="no answers"),
        pytest.param([gemini(FIRST_ENDS), b'data: ["candidates"]\n\n'], True, id="no object"),
        pytest.param([cr(gemini(FIRST)), cr(gemini(FIRST_ENDS))], True, id="lines that end with CR"),
        pytest.param([cr(gemini(FIRST_ENDS)), cr(gemini(OTHER))], False, id="one of two with CR"),
        pytest.param([BLOCKED], True, id="a prompt that is blocked"),
        pytest.param([cr(BLOCKED)], True, id="a prompt that is blocked with CR"),
        pytest.param([BLOCKED[:-1]], False, id="a prompt that is blocked without the end of the event"),
        pytest.param([gemini(FIRST), ERROR], True, id="an error after a part of an answer"),
        pytest.param([ERROR, gemini(FIRST)], False, id="a part of an answer after an error"),
        pytest.param([gemini(FIRST), b'data: {"error": null}\n\n'], False, id="no error"),
        pytest.param([gemini(FIRST), b'data: {"error": "none"}\n\n'], False, id="a text for an error"),
        pytest.param([b'data: {"promptFeedback": {"safetyRatings": []}}\n\n'], False, id="a prompt not blocked"),
        pytest.param([b'data: {"promptFeedback": "blockReason"}\n\n'], False, id="no feedback"),
        pytest.param([EVENT, b'event: error\ndata: {"type": "error"}\n\n'], True, id="an event of an error"),
        pytest.param([EVENT, b"event: error\ndata: overloaded\n\n"], True, id="an error that is no JSON"),
    ],
)
def test_a_stream_without_framing_ends_with_the_last_of_its_answers(events: list[bytes], is_whole: bool) -> None:
    end = end_of(EVENTS, is_framed=False, usage=None)
    for event in events:
        end.feed(event[:20])
        end.feed(event[20:])
    assert passes(end) is is_whole
    assert end.is_last is is_whole


LONG_JSON = json.dumps({"notes": [{"text": 'a "word" in \\\\ [{ more words \\"', "numbers": [1, 2]}] * 2_000}).encode()


@pytest.mark.parametrize("begin", range(12))
def test_a_long_body_is_complete_json_however_its_escapes_fall(begin: int) -> None:
    body = b'["%b",' % (b"a" * begin) + LONG_JSON + b"]\n"
    assert len([*require_json(body)]) > 1
    for cut in (1, 2, 100, len(body) - 65_536, len(body) - 3):
        with pytest.raises(UpstreamFailed):
            run(require_json(body[: -1 - cut]))


@pytest.mark.parametrize(
    "body", [b"", b'{"a":', b"<html>", b" " * 70_000, b"<p>" * 30_000, b'{"a":"%b' % (b"b" * 70_000)]
)
def test_what_is_no_complete_json_is_broken_off(body: bytes) -> None:
    with pytest.raises(UpstreamFailed):
        run(require_json(body))
