"""The dialect of Gemini's Interactions API: who wrote which text of a request, and what of it nobody can read."""

from typing import Any

import pytest

from filters.dialects.dialect import Operation
from filters.dialects.gemini_interactions import GEMINI_INTERACTIONS
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Origin, Reading, Unjudged

TEXT = {"type": "text", "text": "a b"}
USER, ASSISTANT, RESULT, CALL, FIELD = (
    Origin.USER,
    Origin.ASSISTANT,
    Origin.TOOL_RESULT,
    Origin.TOOL_CALL,
    Origin.FIELD,
)


def read(body: dict[str, Any]) -> Reading:
    return GEMINI_INTERACTIONS.read(Operation.INTERACTIONS, {"model": "m", **body})


def said(given: Any) -> list[tuple[Origin, str, str]]:
    """The texts of an input."""
    return [(each.origin, each.path, each.text) for each in read({"input": given}).segments if not each.joined]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param("a b", [(USER, "/input", "a b")], id="text"),
        pytest.param(TEXT, [(USER, "/input/text", "a b")], id="one part"),
        pytest.param([TEXT], [(USER, "/input/0/text", "a b")], id="parts"),
        pytest.param(
            [{"type": "user_input", "content": [TEXT]}], [(USER, "/input/0/content/0/text", "a b")], id="user's step"
        ),
        pytest.param(
            [{"type": "model_output", "content": [TEXT]}],
            [(ASSISTANT, "/input/0/content/0/text", "a b")],
            id="model's step",
        ),
        pytest.param(
            [{"type": "model_output"}, {"type": "user_input", "content": "a b"}],
            [(USER, "/input/1/content", "a b")],
            id="step without content",
        ),
        pytest.param([{"role": "user", "content": "a b"}], [(USER, "/input/0/content", "a b")], id="user's turn"),
        pytest.param(
            [{"role": "model", "content": [TEXT]}], [(ASSISTANT, "/input/0/content/0/text", "a b")], id="model's turn"
        ),
        pytest.param(
            [{"role": "system", "content": "a b"}],
            [(FIELD, "/input/0/role", "system"), (FIELD, "/input/0/content", "a b")],
            id="turn of nobody",
        ),
        pytest.param(
            [{"role": "system", "type": "text", "text": "a b"}], [(USER, "/input/0/text", "a b")], id="part with a role"
        ),
        pytest.param(
            [{"type": "system_instruction", "text": "a b"}], [(FIELD, "/input/0/text", "a b")], id="unknown step"
        ),
        pytest.param(
            [{"type": "model_output", "content": [{"type": "function_result", "result": "a b"}]}],
            [(RESULT, "/input/0/content/0/result", "a b")],
            id="result in content",
        ),
        pytest.param(
            [{"type": "thought", "summary": [TEXT]}], [(ASSISTANT, "/input/0/summary/0/text", "a b")], id="thought"
        ),
        pytest.param(
            [{"type": "function_call", "id": "c", "arguments": {"text": "a b"}}],
            [(CALL, "/input/0/arguments/text", "a b")],
            id="call",
        ),
        pytest.param(
            [{"type": "google_search_call", "id": "c", "arguments": {"queries": ["a b"]}}],
            [(CALL, "/input/0/arguments/queries", "a b")],
            id="call at Google",
        ),
        pytest.param(
            [{"type": "function_result", "call_id": "c", "result": "a b"}],
            [(RESULT, "/input/0/result", "a b")],
            id="result",
        ),
        pytest.param(
            [{"type": "function_result", "call_id": "c", "result": [TEXT]}],
            [(RESULT, "/input/0/result/0/text", "a b")],
            id="result in parts",
        ),
        pytest.param(
            [{"type": "function_result", "call_id": "c", "result": {"text": "a b"}}],
            [(RESULT, "/input/0/result/text", "a b")],
            id="result of any shape",
        ),
    ],
)
def test_who_wrote_the_input(given: Any, expected: list[tuple[Origin, str, str]]) -> None:
    assert sorted(said(given)) == sorted(expected)


def test_what_stands_beside_the_input() -> None:
    tool = {"type": "function", "name": "pay", "description": "pays bills"}
    body = {"input": "a b", "system_instruction": "be brief", "tools": [tool], "labels": {"team": "c d"}}
    found = {(each.origin, each.path): each.text for each in read(body).segments}
    assert found[Origin.SYSTEM, "/system_instruction"] == "be brief"
    assert "pays bills" in found[Origin.TOOL_DEFINITION, "/tools/0"]
    assert found[FIELD, "/labels/#0"] == "c d"


def test_other_operations_have_fields_alone() -> None:
    reading = GEMINI_INTERACTIONS.read(Operation.OTHER, {"system_instruction": "be brief", "input": "a b"})
    assert {segment.origin for segment in reading.segments} == {FIELD}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"previous_interaction_id": "v1_a"}, Unjudged("/previous_interaction_id", MediaKind.HISTORY)),
        ({"continuation_token": "t"}, Unjudged("/continuation_token", MediaKind.HISTORY)),
        ({"input": "a", "cached_content": "c"}, Unjudged("/cached_content", MediaKind.HISTORY)),
        ({"input": "a", "environment": "e"}, Unjudged("/environment", MediaKind.FILE)),
        ({"input": "a", "environment": {"environment_id": "e"}}, Unjudged("/environment", MediaKind.FILE)),
        ({"input": [{"type": "url_context_result"}]}, Unjudged("/input/0", MediaKind.HOSTED)),
        ({"input": [{"type": "file_search_result", "result": []}]}, Unjudged("/input/0", MediaKind.HOSTED)),
    ],
    ids=lambda value: value.path if isinstance(value, Unjudged) else "",
)
def test_what_nobody_can_read_is_told(body: dict[str, Any], expected: Unjudged) -> None:
    assert read(body).unjudged == (expected,)


@pytest.mark.parametrize(
    ("part", "member", "kind"),
    [
        ({"type": "image", "uri": "https://e.test/a", "mime_type": "image/png"}, "uri", MediaKind.IMAGE),
        ({"type": "audio", "uri": "https://e.test/a"}, "uri", MediaKind.AUDIO),
        ({"type": "video", "uri": "https://e.test/a"}, "uri", MediaKind.VIDEO),
        ({"type": "document", "uri": "https://e.test/a"}, "uri", MediaKind.FILE),
        ({"type": "video", "data": "iVBORw0KGgo="}, "data", MediaKind.VIDEO),
        ({"type": "document", "data": "iVBORw0KGgo="}, "data", MediaKind.FILE),
    ],
)
def test_media_are_not_judged(part: dict[str, Any], member: str, kind: MediaKind) -> None:
    assert read({"input": [part]}).unjudged == (Unjudged(f"/input/0/{member}", kind),)


@pytest.mark.parametrize("body", [{"input": "a", "environment": {"type": "remote"}}, {"agent": "a", "input": None}])
def test_where_nothing_is_held_nothing_is_told(body: dict[str, Any]) -> None:
    assert read(body).unjudged == ()


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({}, id="no input"),
        pytest.param({"input": 1}, id="number"),
        pytest.param({"input": ["a"]}, id="text for an item"),
        pytest.param({"input": [{"text": "a"}]}, id="item without a type"),
        pytest.param({"input": [{"type": 1}]}, id="number for a type"),
        pytest.param({"input": [{"role": 1, "content": "a"}]}, id="number for a role"),
        pytest.param({"input": [{"type": "user_input", "content": ["a"]}]}, id="text for a part"),
        pytest.param({"input": "a", "model": 1}, id="number for a model"),
    ],
)
def test_what_has_another_shape_is_malformed(body: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        read(body)
    assert refused.value.reason is Reason.MALFORMED
