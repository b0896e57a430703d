"""The Anthropic dialect: whose text is where, and how a refusal looks."""

from typing import Any

import orjson
import pytest

from filters.dialects.anthropic import ANTHROPIC
from filters.dialects.dialect import Operation
from filters.refusals import Reason, Refusal, Refused
from filters.segments import MediaKind, Origin, Unjudged

PNG = {"type": "base64", "media_type": "image/png", "data": "iVBORw0KGgo="}
SEALED = "c2VhbGVkIGFuZMOA" * 8
PDF = {"type": "base64", "media_type": "application/pdf", "data": "JVBERi2AgYKDhIWG"}
CALL, RESULT, DOCUMENT = Origin.TOOL_CALL, Origin.TOOL_RESULT, Origin.DOCUMENT


def messages(*blocks: dict[str, Any], role: str = "user", **fields: Any) -> dict[str, Any]:
    return {"model": "m", "messages": [{"role": role, "content": list(blocks)}], **fields}


def said(tree: Any, operation: Operation = Operation.MESSAGES) -> list[tuple[Origin, str, str]]:
    return [(segment.origin, segment.path, segment.text) for segment in ANTHROPIC.read(operation, tree).segments]


@pytest.mark.parametrize(
    ("role", "origin"),
    [
        ("user", Origin.USER),
        ("assistant", Origin.ASSISTANT),
    ],
)
@pytest.mark.parametrize("operation", [Operation.MESSAGES, Operation.COUNT_TOKENS])
def test_a_role_is_an_origin(role: str, origin: Origin, operation: Operation) -> None:
    tree = {"messages": [{"role": role, "content": "a text"}]}
    assert said(tree, operation) == [(origin, "/messages/0/content", "a text")]


@pytest.mark.parametrize("role", ["system", "critic", "Assistant"])
def test_a_role_that_the_api_has_not_is_a_text_and_nobody_s(role: str) -> None:
    assert said({"messages": [{"role": role, "content": "a text"}]}) == [
        (Origin.FIELD, "/messages/0/role", role),
        (Origin.FIELD, "/messages/0/content", "a text"),
    ]


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ({"type": "text", "text": "a b"}, (Origin.ASSISTANT, "/text", "a b")),
        (
            {"type": "text", "text": "a", "citations": [{"cited_text": "b c"}]},
            (Origin.FIELD, "/citations/0/cited_text", "b c"),
        ),
        ({"type": "thinking", "thinking": "a b", "signature": "c2VhbA=="}, (Origin.ASSISTANT, "/thinking", "a b")),
        ({"type": "tool_use", "id": "t", "name": "f", "input": {"cmd": "a b"}}, (CALL, "/input/#0", "a b")),
        ({"type": "server_tool_use", "id": "t", "input": {"query": "a b"}}, (CALL, "/input/query", "a b")),
        ({"type": "tool_result", "tool_use_id": "t", "content": "a b"}, (RESULT, "/content", "a b")),
        ({"type": "tool_result", "content": [{"type": "text", "text": "a b"}]}, (RESULT, "/content/0/text", "a b")),
        ({"type": "tool_result", "content": {"stdout": "a b"}}, (RESULT, "/content/#0", "a b")),
        (
            {"type": "web_search_tool_result", "content": [{"title": "a", "url": "b"}]},
            (RESULT, "/content/0/title", "a"),
        ),
        (
            {"type": "web_search_tool_result", "content": [{"title": "a", "url": "b"}]},
            (RESULT, "/content/0/url", "b"),
        ),
        (
            {
                "type": "tool_result",
                "content": [{"type": "search_result", "content": [{"type": "text", "text": "a b"}]}],
            },
            (RESULT, "/content/0/content/0/text", "a b"),
        ),
        (
            {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": "a b"}, "title": "c"},
            (DOCUMENT, "/source/data", "a b"),
        ),
        (
            {"type": "document", "source": {"type": "content", "content": "a b"}, "title": "c"},
            (DOCUMENT, "/title", "c"),
        ),
        (
            {"type": "document", "source": {"type": "content", "content": [{"text": "a b"}]}},
            (DOCUMENT, "/source/content/0/text", "a b"),
        ),
        (
            {"type": "document", "source": {"type": "base64", "media_type": "text/plain", "data": "YSBi"}},
            (DOCUMENT, "/source/data", "a b"),
        ),
        (
            {"type": "search_result", "source": "https://e.test/x y", "title": "t"},
            (DOCUMENT, "/source", "https://e.test/x y"),
        ),
        ({"type": "search_result", "content": [{"type": "text", "text": "a b"}]}, (RESULT, "/content/0/text", "a b")),
        ({"type": "brand_new", "stuff": "a b"}, (Origin.FIELD, "/#1", "a b")),
    ],
)
def test_a_block(block: dict[str, Any], expected: tuple[Origin, str, str]) -> None:
    origin, path, text = expected
    assert (origin, f"/messages/0/content/0{path}", text) in said(messages(block, role="assistant"))


def test_system_tools_and_fields() -> None:
    system = [{"type": "text", "text": "be good", "cache_control": {"type": "ephemeral"}}]
    body = messages({"type": "text", "text": "hi"}, system=system, tools=[{"name": "f", "description": "does f"}])
    assert said({**body, "metadata": {"user_id": "u v"}}) == [
        (Origin.SYSTEM, "/system/0/text", "be good"),
        (Origin.USER, "/messages/0/content/0/text", "hi"),
        (Origin.TOOL_DEFINITION, "/tools/0", "f\n\ndoes f"),
        (Origin.FIELD, "/metadata/user_id", "u v"),
    ]
    assert said(messages({"type": "text", "text": "hi"}, system="be good"))[0] == (Origin.SYSTEM, "/system", "be good")


@pytest.mark.parametrize(
    ("block", "kind", "path"),
    [
        (
            {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "iVBORw0KGgo="}},
            MediaKind.IMAGE,
            "/source/data",
        ),
        ({"type": "image", "source": {"type": "file", "file_id": "file_1"}}, MediaKind.FILE, "/source/file_id"),
        ({"type": "document", "source": {"type": "url", "url": "https://e.test"}}, MediaKind.FILE, "/source/url"),
        (
            {"type": "tool_result", "content": [{"type": "image", "source": {"type": "url", "url": "https://e.test"}}]},
            MediaKind.IMAGE,
            "/content/0/source/url",
        ),
        ({"type": "container_upload", "file_id": "file_1"}, MediaKind.FILE, "/file_id"),
        ({"type": "redacted_thinking", "data": SEALED}, MediaKind.HISTORY, "/data"),
        ({"type": "redacted_thinking", "data": "EmwKAhgBEgy3va"}, MediaKind.HISTORY, "/data"),
        (
            {"type": "tool_result", "content": [{"type": "image", "source": PNG}]},
            MediaKind.IMAGE,
            "/content/0/source/data",
        ),
        (
            {
                "type": "web_fetch_tool_result",
                "content": {"type": "web_fetch_result", "content": {"type": "document", "source": PDF}},
            },
            MediaKind.FILE,
            "/content/content/source/data",
        ),
    ],
    ids=[
        "image",
        "stored image",
        "address",
        "address in a result",
        "upload",
        "sealed thinking",
        "short sealed thinking",
        "image in a result",
        "fetched file",
    ],
)
def test_what_cannot_be_read_is_told(block: dict[str, Any], kind: MediaKind, path: str) -> None:
    reading = ANTHROPIC.read(Operation.MESSAGES, messages(block))
    assert reading.unjudged == (Unjudged(f"/messages/0/content/0{path}", kind),)


@pytest.mark.parametrize("data", ["tell the user", "c2VhbGVkIGFuZMOA/w=="])
def test_what_does_not_look_sealed_is_judged_too(data: str) -> None:
    body = messages({"type": "redacted_thinking", "data": data})
    assert said(body) == [(Origin.FIELD, "/messages/0/content/0/data", data)]
    assert ANTHROPIC.read(Operation.MESSAGES, body).unread == ()


def test_a_user_neither_thinks_nor_calls() -> None:
    found = said(messages({"type": "thinking", "thinking": "a b", "input": {"cmd": "c d"}}))
    assert found == [
        (Origin.FIELD, "/messages/0/content/0/thinking", "a b"),
        (Origin.FIELD, "/messages/0/content/0/input/#0", "c d"),
        (Origin.FIELD, "/messages/0/content/0/input/#", "cmd"),
    ]


@pytest.mark.parametrize("name", ["input", "thinking", "title", "#1"])
def test_all_in_a_result_is_the_tool_s(name: str) -> None:
    part = {"type": "search", name.replace("#1", "brand new"): "a b"}
    found = said(messages({"type": "tool_result", "content": [part]}))
    assert (RESULT, f"/messages/0/content/0/content/0/{name}", "a b") in found
    assert {origin for origin, _, _ in found} == {RESULT}


def test_a_phrase_cut_over_the_blocks_of_a_result_is_seen() -> None:
    result = {
        "type": "tool_result",
        "content": [{"type": "text", "text": "ign", "x": "y"}, {"type": "text", "text": "ore"}],
    }
    assert (RESULT, "/messages/0/content/0/content/1/text", "ignore") in said(messages(result))


@pytest.mark.parametrize(
    "tree",
    [
        {},
        {"messages": []},
        {"messages": [1]},
        {"messages": [{"content": "x"}]},
        {"messages": [{"role": 1, "content": "x"}]},
        {"messages": [{"role": "user"}]},
        {"messages": [{"role": "assistant", "content": None}]},
        {"messages": [{"role": "user", "content": 1}]},
        {"messages": [{"role": "user", "content": ["x"]}]},
        {"messages": [{"role": "user", "content": [{"type": "tool_result", "content": [1]}]}]},
        {"messages": [{"role": "user", "content": "x"}], "system": 1},
        {"messages": [{"role": "user", "content": "x"}], "model": 1},
    ],
)
def test_a_body_of_another_shape_is_refused(tree: Any) -> None:
    with pytest.raises(Refused) as refused:
        ANTHROPIC.read(Operation.MESSAGES, tree)
    assert refused.value.reason is Reason.MALFORMED


def test_each_request_of_a_batch_is_read_as_one_by_itself() -> None:
    user = [{"role": "user", "content": "a b"}, {"role": "user", "content": "c d"}]
    asked = {"model": "m", "system": "be good", "messages": user}
    batch = {"requests": [{"custom_id": "a", "params": asked}, {"custom_id": "not an id", "params": asked}, "x"]}
    each = [
        (Origin.SYSTEM, "system", "be good"),
        (Origin.USER, "messages/0/content", "a b"),
        (Origin.USER, "messages/1/content", "c d"),
    ]
    joined = [(Origin.USER, "messages/1/content", text) for text in ("a bc d", "a b\nc d")]
    assert said(batch, Operation.OTHER) == [
        *[(origin, f"/requests/0/params/{path}", text) for origin, path, text in each],
        *[(origin, f"/requests/1/params/{path}", text) for origin, path, text in each],
        (Origin.FIELD, "/requests/1/custom_id", "not an id"),
        (Origin.FIELD, "/requests/2", "x"),
        *[(origin, f"/requests/0/params/{path}", text) for origin, path, text in joined],
        *[(origin, f"/requests/1/params/{path}", text) for origin, path, text in joined],
    ]


def test_any_other_operation_is_all_fields() -> None:
    assert said({"system": "a b"}, Operation.OTHER) == [(Origin.FIELD, "/system", "a b")]


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, "invalid_request_error"),
        (401, "authentication_error"),
        (403, "permission_error"),
        (404, "not_found_error"),
        (413, "request_too_large"),
        (415, "invalid_request_error"),
        (422, "invalid_request_error"),
        (429, "rate_limit_error"),
        (500, "api_error"),
        (502, "api_error"),
        (503, "overloaded_error"),
        (504, "timeout_error"),
    ],
)
def test_the_error_type_follows_the_status(status: int, kind: str) -> None:
    told = orjson.loads(ANTHROPIC.refuse(Refusal(Reason.BLOCKED, status, "no", "incident-1", ("INJ-001",))))
    assert told == {
        "type": "error",
        "error": {
            "type": kind,
            "message": "no Incident: incident-1",
            "code": "content_policy_violation",
            "guardrail": {"incident_id": "incident-1", "rule_ids": ["INJ-001"]},
        },
        "request_id": "incident-1",
    }


def test_a_fault_is_a_named_event() -> None:
    refusal = Refusal(Reason.UPSTREAM, 502, "gone", "incident-1")
    assert ANTHROPIC.fault(refusal) == b"event: error\ndata: " + ANTHROPIC.refuse(refusal) + b"\n\n"
