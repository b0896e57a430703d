"""Which texts a request is denied for, whether they are history, and how they are taken out of a body."""

from collections.abc import Callable

import orjson
import pytest

from filters.dialects import DIALECTS
from filters.dialects.dialect import Operation
from filters.findings import Action, Finding, Severity
from filters.refusals import Refused
from filters.resuming.refused_history import MOST_TEXTS, PLACEHOLDER, are_history, blocked_texts, without_texts
from filters.rules.rule import Family
from filters.segments import Origin, Segment, Trust
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.trees import Json

BAD, NEW = "/messages/1/content", "/messages/2/content"
LIMITS = {"depth": 16, "nodes": 100}


def text(path: str, words: str = "words", origin: Origin = Origin.USER) -> Segment:
    return Segment(origin, path, words)


def finding(
    path: str,
    *,
    action: Action = Action.ESCALATE,
    family: Family = Family.INSTRUCTION_OVERRIDE,
    severity: Severity = Severity.CRITICAL,
    trust: Trust = Trust.UNTRUSTED,
    rule: str = "INJ-001",
) -> Finding:
    return Finding(rule, family, severity, action, Origin.USER, trust, path, (), 0, 1)


FOR_NOTHING = finding(NEW, family=Family.CREDENTIAL_ACCESS, severity=Severity.LOW)
LED = {
    "one text": ([finding(BAD)], [BAD]),
    "two texts": ([finding(NEW), finding(BAD)], [BAD, NEW]),
    "a rule that denies, beside one that does not": ([finding(BAD, action=Action.DENY), finding(NEW)], [BAD]),
    "a trusted text in which a rule denies": ([finding(BAD, action=Action.DENY, trust=Trust.TRUSTED)], [BAD]),
    "a trusted text": ([finding(BAD), finding(NEW, trust=Trust.TRUSTED)], [BAD]),
    "a sign that alone says little": ([finding(BAD), FOR_NOTHING], [BAD]),
    "a changed definition": ([finding(BAD), finding("/tools/0", rule=CHANGED_DEFINITION)], [BAD]),
    "nothing": ([], []),
    "a text that is not there": ([finding(BAD), finding("/elsewhere")], []),
}


@pytest.mark.parametrize(("findings", "paths"), LED.values(), ids=LED)
def test_which_texts_a_denial_is_for(findings: list[Finding], paths: list[str]) -> None:
    segments = [text("/messages/0/content"), text(BAD), text(NEW)]
    assert [led.path for led in blocked_texts(findings, segments)] == paths


def test_what_crosses_a_border_counts_for_the_text_it_is_told_of() -> None:
    joined = Segment(Origin.USER, BAD, "words words", borders=(6,))
    assert blocked_texts([finding(BAD)], [text(BAD), joined]) == (text(BAD),)


def test_a_request_that_is_denied_for_too_much_is_not_known_again() -> None:
    segments = [text(f"/messages/{number}/content") for number in range(MOST_TEXTS + 1)]
    findings = [finding(segment.path) for segment in segments]
    assert len(blocked_texts(findings[:-1], segments)) == MOST_TEXTS
    assert blocked_texts(findings, segments) == ()


RESULT, ASSISTANT = Origin.TOOL_RESULT, Origin.ASSISTANT
TALKS = {
    "before the latest message": ([text(BAD), text(NEW)], True),
    "the latest message": ([text("/messages/0/content"), text(BAD)], False),
    "a part of the latest message": ([text("/messages/1/content/0/text"), text("/messages/1/content/1/text")], False),
    "before the assistant's word": ([text(BAD), text(NEW, origin=ASSISTANT)], True),
    "among the latest results": ([text(BAD, origin=RESULT), text(NEW, origin=RESULT)], False),
    "a result before the user's word": ([text(BAD, origin=RESULT), text(NEW)], True),
    "the user's word before a result": ([text(BAD), text(NEW, origin=RESULT)], True),
    "no message": ([text("/prompt"), text(NEW)], False),
    "an element of a batch": ([text("/input/0"), text("/input/1")], False),
    "Responses": ([text("/input/0/content"), text("/input/1/content")], True),
    "Gemini": ([text("/contents/0/parts/0/text"), text("/contents/1/parts/0/text")], True),
}


@pytest.mark.parametrize(("segments", "expected"), TALKS.values(), ids=TALKS)
def test_what_is_history(segments: list[Segment], expected: bool) -> None:
    bad = next((segment for segment in segments if segment.path.startswith("/messages/1")), segments[0])
    assert are_history([bad], segments) is expected


def test_one_new_text_makes_all_of_it_new() -> None:
    segments = [text("/messages/0/content"), text(BAD), text(NEW)]
    assert are_history(segments[:2], segments)
    assert not are_history(segments[1:], segments)


def test_texts_are_taken_out_and_all_else_stays() -> None:
    body: Json = {"z": 1.5, "messages": [{"content": "a"}, {"content": ["bad", {"a/b": {"~": "worse"}}]}], "a": "bad"}
    texts = [text("/messages/1/content/0", "bad"), text("/messages/1/content/1/a~1b/~0", "worse")]
    changed = without_texts(orjson.dumps(body), texts, **LIMITS)
    assert changed is not None
    assert orjson.loads(changed) == {
        "z": 1.5,
        "messages": [{"content": "a"}, {"content": [PLACEHOLDER, {"a/b": {"~": PLACEHOLDER}}]}],
        "a": "bad",
    }
    assert list(orjson.loads(changed)) == ["z", "messages", "a"]


@pytest.mark.parametrize(
    "path",
    [
        pytest.param("/messages/0/content", id="another text"),
        pytest.param("/messages/9/content", id="no such element"),
        pytest.param("/messages/x/content", id="no number"),
        pytest.param("/messages/1/name", id="no such member"),
        pytest.param("/messages/1/content/0", id="within a text"),
        pytest.param("/messages/1/content/0/x", id="far within a text"),
    ],
)
def test_what_does_not_stand_there_is_not_taken_out(path: str) -> None:
    body = b'{"messages":[{"content":"a"},{"content":"bad"}]}'
    assert without_texts(body, [text(path, "bad")], **LIMITS) is None


BAD_TEXT, LONG = "a bad text", "word " * 200
OBJECTS: dict[str, tuple[Json, Json]] = {
    "a known name": ({"output": BAD_TEXT}, {"output": PLACEHOLDER}),
    "a name of its own": ({"a": BAD_TEXT, "b": 1}, {"a": PLACEHOLDER, "b": 1}),
    "below such a name": ({"x": {"y": BAD_TEXT}}, {"x": {"y": PLACEHOLDER}}),
    "in a list": ({"result": [BAD_TEXT]}, {"result": [PLACEHOLDER]}),
    "in an object of a list": ({"x": 1, "items": [{"b": BAD_TEXT}]}, {"x": 1, "items": [{"b": PLACEHOLDER}]}),
    "beside another short text": (
        {"x": {"a": "t", "b": f"{BAD_TEXT}\n\n"}},
        {"x": {"a": PLACEHOLDER, "b": PLACEHOLDER}},
    ),
    "beside what says what an object is": (
        {"result": [{"type": "message", "text": BAD_TEXT}, {"type": "link to it", "text": ""}]},
        {"result": [{"type": "message", "text": PLACEHOLDER}, {"type": PLACEHOLDER, "text": ""}]},
    ),
    "beside long texts": (
        {"a": [BAD_TEXT, "x", LONG, BAD_TEXT, "x", LONG, "x"]},
        {"a": [PLACEHOLDER, PLACEHOLDER, LONG, PLACEHOLDER, PLACEHOLDER, LONG, PLACEHOLDER]},
    ),
    "beside a long text of the same lines": (
        {"x": {"a": BAD_TEXT, "b": "fine", "c": "fine\n" * 100}},
        {"x": {"a": PLACEHOLDER, "b": PLACEHOLDER, "c": "fine\n" * 100}},
    ),
    "a long text": ({"a": f"{BAD_TEXT} {LONG}", "b": "c"}, {"a": PLACEHOLDER, "b": "c"}),
    "the numbers of its characters": ({"a": list(map(ord, BAD_TEXT))}, {"a": PLACEHOLDER}),
    "a name": (
        {"text": "t", "": 2, "x": [{BAD_TEXT: 1}], BAD_TEXT: {"content": 2}},
        {"text": "t", "": 2, f"{PLACEHOLDER} 2": [{f"{PLACEHOLDER} 0": 1}], f"{PLACEHOLDER} 3": {"content": 2}},
    ),
}
"""What a tool gave back with a bad text somewhere in it, and what is left of that."""
HOLDERS: dict[str, tuple[str, Operation, Callable[[Json], Json]]] = {
    "Gemini": (
        "gemini",
        Operation.GENERATE,
        lambda x: {"contents": [{"parts": [{"functionResponse": {"name": "f", "response": x}}]}]},
    ),
    "Anthropic": (
        "anthropic",
        Operation.MESSAGES,
        lambda x: {"messages": [{"role": "user", "content": [{"type": "tool_result", "content": x}]}]},
    ),
    "Responses": (
        "openai_responses",
        Operation.RESPONSES,
        lambda x: {"input": [{"type": "function_call_output", "output": x}]},
    ),
    "a part, in Chat Completions": (
        "openai",
        Operation.CHAT,
        lambda x: {"messages": [{"role": "tool", "content": [{"type": "json", "output": x}]}]},
    ),
}


@pytest.mark.parametrize(("name", "operation", "holder"), HOLDERS.values(), ids=HOLDERS)
@pytest.mark.parametrize(("given", "left"), OBJECTS.values(), ids=OBJECTS)
def test_whatever_a_tool_gave_back_is_taken_out(
    given: Json, left: Json, name: str, operation: Operation, holder: Callable[[Json], Json]
) -> None:
    body = holder(given)
    bad = [each for each in DIALECTS[name].read(operation, body).segments if BAD_TEXT in each.text and not each.joined]
    changed = without_texts(orjson.dumps(body), bad, **LIMITS)
    assert bad
    assert changed is not None
    assert orjson.loads(changed) == holder(left)
    assert list(orjson.loads(changed)) == list(orjson.loads(orjson.dumps(body)))


def test_a_name_is_not_taken_out_where_its_placeholder_would_replace_another_member() -> None:
    name, operation, holder = HOLDERS["Anthropic"]
    body = holder({BAD_TEXT: 1, "y": {"y": 1, f"{PLACEHOLDER} 0": 2}})
    names = [each for each in DIALECTS[name].read(operation, body).segments if BAD_TEXT in each.text]
    assert [each.text for each in names] == [f"{BAD_TEXT}\n\ny"]
    assert without_texts(orjson.dumps(body), names, **LIMITS) is None


def test_whole_numbers_stay_as_they_are() -> None:
    body = b'{"id":123456789012345678901234567890,"n":-9007199254740993,"messages":[{"content":"bad"}]}'
    changed = without_texts(body, [text("/messages/0/content", "bad")], **LIMITS)
    assert changed == body.replace(b"bad", PLACEHOLDER.encode())


def test_arguments_of_a_call_are_not_taken_out() -> None:
    called = text("/messages/0/arguments", "bad", Origin.TOOL_CALL)
    assert without_texts(b'{"messages":[{"arguments":"bad"}]}', [called], **LIMITS) is None


def test_a_body_that_could_be_read_in_two_ways_is_refused() -> None:
    with pytest.raises(Refused):
        without_texts(b'{"a":1,"a":2}', [], **LIMITS)
