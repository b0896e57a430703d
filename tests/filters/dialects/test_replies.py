"""What all dialects share: one reading of a reply or none, and words in place of every withheld call."""

import sys
from functools import cache

import pytest

from filters.calls import ProposedCall
from filters.decision import Decision
from filters.dialects import DIALECTS
from filters.dialects.replies import (
    DEPTH,
    NOTICE,
    Unreadable,
    are_released,
    may_hold_calls,
    notice,
    notices,
    objects,
    position,
    read_event,
    read_frame,
    read_reply,
    require_few,
    turn,
    write_arguments,
    write_frame,
)
from filters.sse import Decoder, Frame
from filters.trees import Json
from tests.filters.replaying import ruling

PAY = ProposedCall("/content/0", "pay", "{}")
WIPE = ProposedCall("/content/1", "wipe", "{}")


@pytest.mark.parametrize("body", [b"", b"x", b'{"a": 1, "a": 2}', b"[NaN]", b"[" * (DEPTH + 1) + b"]" * (DEPTH + 1)])
def test_a_reply_without_one_reading(body: bytes) -> None:
    with pytest.raises(Unreadable) as raised:
        read_reply(body)
    assert raised.value.__suppress_context__


def test_a_reply() -> None:
    assert read_reply(b'{"a": [1]}') == {"a": [1]}
    assert read_frame(Frame(b"", "", b'{"a": [1]}')) == {"a": [1]}


def test_a_frame_that_holds_no_object() -> None:
    with pytest.raises(Unreadable):
        read_frame(Frame(b"", "", b"[]"))


_BEYOND = b"12345678901234567890123"
_PAYING: dict[str, bytes] = {
    "anthropic": b'{"id":"m","type":"message","role":"assistant","model":"m","stop_reason":"tool_use","content":'
    b'[{"type":"tool_use","id":"t","name":"pay","input":{"to":%b}}],"usage":{"input_tokens":%b}}',
    "gemini": b'{"candidates":[{"index":0,"content":{"role":"model","parts":[{"functionCall":{"name":"pay","args":'
    b'{"to":%b}}}]}}],"usageMetadata":{"totalTokenCount":%b}}',
    "gemini_interactions": b'{"id":"i","status":"requires_action","steps":[{"type":"function_call","id":"t","name":'
    b'"pay","arguments":{"to":%b}}],"usage":{"total_tokens":%b}}',
    "openai": b'{"choices":[{"index":0,"finish_reason":"tool_calls","message":{"role":"assistant","content":null,'
    b'"tool_calls":[{"id":"t","type":"function","function":{"name":"pay","arguments":"{\\"to\\":%b}"}}]}}],"created":%b}',
    "openai_responses": b'{"id":"r","object":"response","status":"completed","output":[{"type":"function_call","id":'
    b'"f","call_id":"t","name":"pay","arguments":"{\\"to\\":%b}","status":"completed"}],"created_at":%b}',
}
"""A reply of each API with a whole number beyond 64 bits in a call, and one beside it."""


@pytest.mark.parametrize("dialect", _PAYING)
def test_whole_numbers_beyond_64_bits_are_judged_and_written_as_they_are(dialect: str) -> None:
    replies, reply = DIALECTS[dialect].replies, _PAYING[dialect] % (_BEYOND, _BEYOND)
    (call,) = replies.calls(read_reply(reply))
    assert call.arguments == f'{{"to":{_BEYOND.decode()}}}'
    withheld = replies.withhold(read_reply(reply), [ruling(call, Decision.DENY, notice="No.")])
    assert withheld.count(_BEYOND) == 1
    assert b"No." in withheld


@pytest.mark.parametrize("event", ["", "a"])
def test_an_event(event: str) -> None:
    assert read_event(Frame(b"", event, b'{"type": "a"}')) == ("a", {"type": "a"})


@pytest.mark.parametrize(("event", "data"), [("b", b'{"type": "a"}'), ("", b"{}"), ("1", b'{"type": 1}')])
def test_an_event_that_is_two(event: str, data: bytes) -> None:
    with pytest.raises(Unreadable):
        read_event(Frame(b"", event, data))


@pytest.mark.parametrize("event", ["", "named"])
def test_what_is_written_is_one_frame(event: str) -> None:
    raw = write_frame({"a": "line\nbreak\r"}, event)
    assert Decoder(100).feed(raw) == [Frame(raw, event, b'{"a":"line\\nbreak\\r"}')]


def test_arguments_are_written_in_one_order() -> None:
    assert write_arguments({"b": 1, "a": {"d": 1, "c": 2}}) == '{"a":{"c":2,"d":1},"b":1}'


def test_objects() -> None:
    assert objects(None) == []
    assert objects([{}, {"a": 1}]) == [{}, {"a": 1}]


@pytest.mark.parametrize("value", [{}, "x", "", 0, [1], [{}, None]])
def test_no_objects(value: Json) -> None:
    with pytest.raises(Unreadable):
        objects(value)


def test_positions() -> None:
    assert position({"index": 3}, "index") == 3
    assert position({"index": None}, "index", usual=2) == 2
    assert turn({}, usual=1) == 1
    assert turn({"index": 127}, usual=1) == 127


@pytest.mark.parametrize("value", [None, -1, True, 1.0, "1"])
def test_no_position(value: Json) -> None:
    with pytest.raises(Unreadable):
        position({"index": value}, "index")


def test_too_many_turns() -> None:
    with pytest.raises(Unreadable):
        turn({"index": 128}, usual=0)


def test_a_reply_may_hold_many_calls_and_not_any_number() -> None:
    require_few(128)
    with pytest.raises(Unreadable):
        require_few(129)


@pytest.mark.parametrize(
    ("decisions", "released"),
    [
        ([Decision.ALLOW, Decision.ALLOW], True),
        ([Decision.ALLOW, Decision.CLARIFY], False),
        ([Decision.DENY, Decision.ALLOW], False),
        ([Decision.ALLOW], False),
        ([], False),
    ],
)
def test_released(decisions: list[Decision], released: bool) -> None:
    rulings = [ruling(call, decision) for call, decision in zip((PAY, WIPE), decisions, strict=False)]
    assert are_released((PAY, WIPE), rulings) is released


def test_a_ruling_is_for_one_call() -> None:
    other = ProposedCall(PAY.path, PAY.name, '{"to": "x"}')
    assert not are_released((PAY,), [ruling(other, Decision.ALLOW)])


def test_a_withheld_call_is_told_of_in_words_of_its_own() -> None:
    rulings = [ruling(PAY, Decision.CLARIFY, "one"), ruling(WIPE, Decision.CLARIFY, "two")]
    assert notices((PAY, WIPE), rulings) == ("one", "two")
    assert notice((PAY, WIPE), rulings) == "one\n\ntwo"


def test_an_allowed_call_goes_with_the_withheld_one() -> None:
    rulings = [ruling(PAY, Decision.ALLOW), ruling(WIPE, Decision.CLARIFY, "two")]
    assert notices((PAY, WIPE), rulings) == ("two", "two")
    assert notice((PAY, WIPE), rulings) == "two"


def test_no_notice_is_empty() -> None:
    assert notice((PAY, WIPE), [ruling(PAY, Decision.CLARIFY, ""), ruling(WIPE, Decision.ALLOW)]) == NOTICE
    assert notice((PAY,), ()) == NOTICE


SIGNS = sorted({sign for dialect in DIALECTS.values() for sign in dialect.replies.signs})


@cache
def folds_with_ascii() -> frozenset[str]:
    """What characters beyond ASCII fold into, where some of it is ASCII, as all of a sign is."""
    folds = {chr(code).casefold() for code in range(0x80, sys.maxunicode + 1)}
    return frozenset(fold for fold in folds if any(map(str.isascii, fold)))


@pytest.mark.parametrize("sign", SIGNS, ids=[sign.decode() for sign in SIGNS])
def test_no_other_character_folds_into_a_part_of_a_sign(sign: bytes) -> None:
    text = sign.decode()
    assert text.isascii()
    assert text == text.lower()
    for fold in {fold for fold in folds_with_ascii() if any(char in text for char in fold)}:
        for start in range(1 - len(fold), len(text)):
            covered = range(max(start, 0), min(start + len(fold), len(text)))
            assert any(text[place] != fold[place - start] for place in covered)


@pytest.mark.parametrize(
    "reply",
    [
        b'{"tool_calls": []}',
        b'{"TOOL_CALLS": []}',
        b'{"tool_\\u0063alls": []}',
        b'{"tool\\u005Fcal\\u006Cs": []}',
        '{"tool_calls": []}'.encode("utf-16-be"),
        '{"tool_calls": []}'.encode("utf-32-le"),
    ],
    ids=["plain", "capitals", "spelled", "spelled in capitals", "UTF-16", "UTF-32"],
)
def test_bytes_that_may_hold_calls(reply: bytes) -> None:
    assert may_hold_calls(reply, (b"call",))


@pytest.mark.parametrize("reply", [b"", b'{"content": "\\u2019\\n"}', b'{"content": "tool_c alls"}'])
def test_bytes_that_hold_no_calls(reply: bytes) -> None:
    assert not may_hold_calls(reply, (b"call",))


@pytest.mark.parametrize("name", sorted(set(DIALECTS) - {"anthropic", "openai_responses", "azure_responses"}))
def test_most_replies_can_only_be_continued_with_their_conversation(name: str) -> None:
    replies = DIALECTS[name].replies
    assert replies.references({"id": "resp_1", "object": "response"}) == ()
    assert replies.reader().references == ()
