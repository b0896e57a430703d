"""The OpenAI Responses dialect: whose text is where, and how a stream is ended."""

from typing import Any

import orjson
import pytest

from filters.dialects.dialect import Operation
from filters.dialects.openai_responses import OPENAI_RESPONSES
from filters.refusals import Reason, Refusal, Refused
from filters.segments import MediaKind, Origin, Unjudged

CALL, RESULT = Origin.TOOL_CALL, Origin.TOOL_RESULT


def said(tree: Any, operation: Operation = Operation.RESPONSES) -> list[tuple[Origin, str, str]]:
    return [(segment.origin, segment.path, segment.text) for segment in OPENAI_RESPONSES.read(operation, tree).segments]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param({"input": "hi"}, [(Origin.USER, "/input", "hi")], id="string"),
        pytest.param(
            {"input": "hi", "instructions": "be good"},
            [(Origin.SYSTEM, "/instructions", "be good"), (Origin.USER, "/input", "hi")],
            id="instructions first",
        ),
        pytest.param(
            {
                "input": [
                    {"role": "developer", "content": "be good"},
                    {"type": "message", "role": "user", "content": "hi"},
                ]
            },
            [(Origin.SYSTEM, "/input/0/content", "be good"), (Origin.USER, "/input/1/content", "hi")],
            id="messages",
        ),
        pytest.param(
            {"input": [{"role": "user", "content": [{"type": "input_text", "text": "hi"}]}]},
            [(Origin.USER, "/input/0/content/0/text", "hi")],
            id="parts",
        ),
        pytest.param(
            {"input": "hi", "tools": [{"type": "function", "name": "f", "description": "does f"}]},
            [(Origin.USER, "/input", "hi"), (Origin.TOOL_DEFINITION, "/tools/0", "function\n\nf\n\ndoes f")],
            id="tools",
        ),
        pytest.param(
            {"prompt": {"id": "pmpt_1", "variables": {"name": "a b"}}},
            [(Origin.FIELD, "/prompt/variables/name", "a b")],
            id="stored prompt",
        ),
        pytest.param({"previous_response_id": "resp_1"}, [], id="nothing but history"),
    ],
)
def test_a_body(body: dict[str, Any], expected: list[tuple[Origin, str, str]]) -> None:
    assert said(body) == expected


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ({"type": "function_call", "call_id": "c", "name": "f", "arguments": "{}"}, (CALL, "/arguments", "{}")),
        ({"type": "function_call_output", "call_id": "c", "output": "ok then"}, (RESULT, "/output", "ok then")),
        (
            {"type": "function_call_output", "output": [{"type": "input_text", "text": "a"}]},
            (RESULT, "/output/0/text", "a"),
        ),
        ({"type": "function_call_output", "output": {"note": "a b"}}, (RESULT, "/output/#0", "a b")),
        ({"type": "custom_tool_call", "input": "a b"}, (CALL, "/input", "a b")),
        ({"type": "custom_tool_call_output", "output": "a b"}, (RESULT, "/output", "a b")),
        ({"type": "mcp_call", "arguments": "{}", "output": "a b"}, (RESULT, "/output", "a b")),
        ({"type": "mcp_call", "arguments": "{}", "error": "a b"}, (RESULT, "/error", "a b")),
        ({"type": "mcp_list_tools", "tools": [{"description": "a b"}]}, (Origin.FIELD, "/tools/0/description", "a b")),
        ({"type": "mcp_approval_request", "arguments": "{}"}, (CALL, "/arguments", "{}")),
        ({"type": "function_call_output", "output": "x", "input": "a b"}, (Origin.FIELD, "/input", "a b")),
        ({"type": "function_call_output", "output": {"input": "a b"}}, (RESULT, "/output/input", "a b")),
        ({"type": "function_call_output", "output": [{"action": "a b"}]}, (RESULT, "/output/0/action", "a b")),
        ({"type": "brand_new", "action": "a b"}, (Origin.FIELD, "/action", "a b")),
        (
            {"type": "additional_tools", "role": "developer", "tools": [{"name": "f"}]},
            (Origin.TOOL_DEFINITION, "/tools/0/name", "f"),
        ),
        ({"type": "web_search_call", "action": {"query": "a b"}}, (CALL, "/action/query", "a b")),
        ({"type": "file_search_call", "results": [{"text": "a b"}]}, (RESULT, "/results/0/text", "a b")),
        ({"type": "code_interpreter_call", "code": "print(1)"}, (CALL, "/code", "print(1)")),
        ({"type": "code_interpreter_call", "outputs": [{"logs": "a b"}]}, (RESULT, "/outputs/0/#0", "a b")),
        ({"type": "local_shell_call_output", "output": "a b"}, (RESULT, "/output", "a b")),
        ({"type": "apply_patch_call", "operation": {"diff": "a b"}}, (CALL, "/operation/#0", "a b")),
        (
            {"type": "reasoning", "summary": [{"type": "summary_text", "text": "a b"}]},
            (Origin.ASSISTANT, "/summary/0/text", "a b"),
        ),
        ({"type": "brand_new", "text": "a b"}, (Origin.FIELD, "/text", "a b")),
    ],
)
def test_an_item(item: dict[str, Any], expected: tuple[Origin, str, str]) -> None:
    origin, path, text = expected
    assert (origin, f"/input/0{path}", text) in said({"input": [item]})


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"input": "x", "previous_response_id": "resp_1"}, Unjudged("/previous_response_id", MediaKind.HISTORY)),
        ({"input": "x", "conversation": {"id": "conv_1"}}, Unjudged("/conversation", MediaKind.HISTORY)),
        ({"input": [{"type": "item_reference", "id": "msg_1"}]}, Unjudged("/input/0", MediaKind.HISTORY)),
        (
            {"input": [{"type": "reasoning", "encrypted_content": "c2VhbA=="}]},
            Unjudged("/input/0/encrypted_content", MediaKind.HISTORY),
        ),
        (
            {"input": [{"role": "user", "content": [{"type": "input_file", "file_id": "file-1"}]}]},
            Unjudged("/input/0/content/0/file_id", MediaKind.FILE),
        ),
        (
            {
                "input": [
                    {
                        "type": "computer_call_output",
                        "output": {"type": "computer_screenshot", "image_url": "https://e.test"},
                    }
                ]
            },
            Unjudged("/input/0/output/image_url", MediaKind.IMAGE),
        ),
        ({"input": "x", "prompt": {"id": "pmpt_1"}}, Unjudged("/prompt", MediaKind.HISTORY)),
        (
            {"input": "x", "tools": [{"type": "file_search", "vector_store_ids": ["vs_1"]}]},
            Unjudged("/tools/0/vector_store_ids/0", MediaKind.FILE),
        ),
    ],
    ids=[
        "response",
        "conversation",
        "item",
        "sealed reasoning",
        "file",
        "screenshot",
        "prompt",
        "vector store",
    ],
)
def test_what_the_upstream_holds_is_not_judged(body: dict[str, Any], expected: Unjudged) -> None:
    assert OPENAI_RESPONSES.read(Operation.RESPONSES, body).unjudged == (expected,)


@pytest.mark.parametrize(
    "item",
    [{"type": "compaction", "id": "cmp_1"}, {"role": "assistant", "content": []}, {"type": "brand_new"}],
    ids=["compaction", "message", "unknown"],
)
def test_what_is_sealed_and_no_thought_stands_for_texts_that_nobody_knows(item: dict[str, Any]) -> None:
    read = OPENAI_RESPONSES.read(Operation.RESPONSES, {"input": [{**item, "encrypted_content": "c2VhbA=="}]})
    places = [Unjudged(path, MediaKind.HISTORY) for path in ("/input/0", "/input/0/encrypted_content")]
    assert read.unjudged == tuple(places)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"input": None},
        {"input": 1},
        {"input": {}},
        {"input": ["x"]},
        {"input": [None]},
        {"input": [{}]},
        {"input": [{"type": 1}]},
        {"input": [{"role": "user"}]},
        {"input": [{"role": "user", "content": 1}]},
        {"input": [{"type": "function_call_output", "output": [1]}]},
        {"input": "x", "model": None},
    ],
)
def test_a_body_of_another_shape_is_refused(body: Any) -> None:
    with pytest.raises(Refused) as refused:
        OPENAI_RESPONSES.read(Operation.RESPONSES, body)
    assert refused.value.reason is Reason.MALFORMED


def test_any_other_operation_is_all_fields() -> None:
    assert said({"instructions": "a b"}, Operation.OTHER) == [(Origin.FIELD, "/instructions", "a b")]


def test_a_fault_is_a_named_event_with_the_error_nested_and_flat() -> None:
    event, data, *rest = OPENAI_RESPONSES.fault(Refusal(Reason.UPSTREAM, 502, "gone", "incident-1")).split(b"\n")
    told = orjson.loads(data.removeprefix(b"data: "))
    assert (event, rest) == (b"event: error", [b"", b""])
    assert (told["type"], told["message"], told["code"]) == ("error", "gone Incident: incident-1", "upstream_error")
    assert (told["error"]["message"], told["error"]["code"]) == ("gone Incident: incident-1", "upstream_error")


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ({"role": "system", "content": "be good"}, (Origin.SYSTEM, "/content", "be good")),
        ({"type": "message", "role": "user", "content": "a b"}, (Origin.USER, "/content", "a b")),
        ({"type": "function_call_output", "output": "a b"}, (RESULT, "/output", "a b")),
        ({"type": "additional_tools", "tools": [{"name": "f"}]}, (Origin.FIELD, "/tools/0/name", "f")),
        ({"role": "system", "content": 1, "name": "a b"}, (Origin.FIELD, "/name", "a b")),
        ("be good", (Origin.FIELD, "", "be good")),
    ],
)
def test_an_item_that_a_conversation_is_given(item: Any, expected: tuple[Origin, str, str]) -> None:
    origin, path, text = expected
    assert said({"items": [item]}, Operation.OTHER) == [(origin, f"/items/0{path}", text)]


def test_what_stands_beside_the_items_of_a_conversation_is_a_field() -> None:
    beside = {"metadata": {"instructions": "be bad"}}
    assert said({"items": [], **beside}, Operation.OTHER) == [(Origin.FIELD, "/metadata/instructions", "be bad")]
