"""The Gemini dialect: whose text is where, and how a refusal looks."""

from typing import Any

import orjson
import pytest

from filters.dialects.dialect import Operation
from filters.dialects.gemini import GEMINI
from filters.refusals import Reason, Refusal, Refused
from filters.segments import MediaKind, Origin, Unjudged

CALL, RESULT = Origin.TOOL_CALL, Origin.TOOL_RESULT
GENERATING = [Operation.GENERATE, Operation.STREAM_GENERATE, Operation.COUNT_TOKENS]


def contents(*parts: dict[str, Any], role: str = "user", **fields: Any) -> dict[str, Any]:
    return {"contents": [{"role": role, "parts": list(parts)}], **fields}


def said(tree: Any, operation: Operation = Operation.GENERATE) -> list[tuple[Origin, str, str]]:
    return [(segment.origin, segment.path, segment.text) for segment in GEMINI.read(operation, tree).segments]


@pytest.mark.parametrize(
    ("role", "origin"),
    [
        ("user", Origin.USER),
        ("", Origin.USER),
        ("model", Origin.ASSISTANT),
        ("function", RESULT),
        ("tool", RESULT),
    ],
)
@pytest.mark.parametrize("operation", GENERATING)
def test_a_role_is_an_origin(role: str, origin: Origin, operation: Operation) -> None:
    assert said(contents({"text": "a b"}, role=role), operation) == [(origin, "/contents/0/parts/0/text", "a b")]


@pytest.mark.parametrize("role", ["system", "critic", "Model"])
def test_a_role_that_the_api_has_not_is_a_text_and_nobody_s(role: str) -> None:
    assert said(contents({"text": "a b"}, role=role)) == [
        (Origin.FIELD, "/contents/0/role", role),
        (Origin.FIELD, "/contents/0/parts/0/text", "a b"),
    ]


@pytest.mark.parametrize(
    ("body", "path"),
    [
        pytest.param({"contents": [{"parts": [{"text": "a b"}]}]}, "/contents/0/parts/0/text", id="no role"),
        pytest.param({"contents": {"parts": {"text": "a b"}}}, "/contents/0/parts/0/text", id="one turn, one part"),
    ],
)
def test_lenient_forms(body: dict[str, Any], path: str) -> None:
    assert said(body) == [(Origin.USER, path, "a b")]


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ({"functionCall": {"name": "f", "args": {"cmd": "a b"}}}, (CALL, "/functionCall", "f\n\na b")),
        ({"function_call": {"name": "f", "args": {"cmd": "a b"}}}, (CALL, "/function_call", "f\n\na b")),
        ({"functionResponse": {"response": {"result": "a b"}}}, (RESULT, "/functionResponse/response/result", "a b")),
        ({"function_response": {"response": {"result": "a b"}}}, (RESULT, "/function_response/response/result", "a b")),
        ({"executableCode": {"code": "print(1)"}}, (CALL, "/executableCode/code", "print(1)")),
        ({"codeExecutionResult": {"output": "a b"}}, (RESULT, "/codeExecutionResult/output", "a b")),
        ({"functionResponse": ["a b"]}, (RESULT, "/functionResponse", "a b")),
        ({"functionResponse": {"name": "f g"}}, (RESULT, "/functionResponse/name", "f g")),
        ({"functionResponse": {"parts": [{"text": "a b"}]}}, (RESULT, "/functionResponse/parts/0/text", "a b")),
        (
            {"text": "a b", "thought": True, "thoughtSignature": "c2VhbA=="},
            (Origin.ASSISTANT, "/text", "a b"),
        ),
        ({"inlineData": {"mimeType": "text/plain", "data": "YSBi"}}, (Origin.DOCUMENT, "/inlineData/data", "a b")),
        ({"brandNew": {"text": "a b"}}, (Origin.FIELD, "/#0/text", "a b")),
    ],
)
def test_a_part(part: dict[str, Any], expected: tuple[Origin, str, str]) -> None:
    origin, path, text = expected
    assert (origin, f"/contents/0/parts/0{path}", text) in said(contents(part, role="model"))


@pytest.mark.parametrize(("role", "origin"), [("user", Origin.FIELD), ("critic", Origin.FIELD), ("tool", RESULT)])
@pytest.mark.parametrize("name", ["functionCall", "function_call", "executableCode", "toolCall"])
def test_only_the_model_calls(role: str, origin: Origin, name: str) -> None:
    assert (origin, f"/contents/0/parts/0/{name}/args", "a b") in said(contents({name: {"args": "a b"}}, role=role))


@pytest.mark.parametrize("key", ["systemInstruction", "system_instruction"])
def test_system_tools_and_fields(key: str) -> None:
    tools = [{"functionDeclarations": [{"name": "f", "description": "does f"}]}]
    body = contents({"text": "hi"}, tools=tools, labels={"team": "a b"})
    body[key] = {"parts": [{"text": "be good"}]}
    assert said(body)[:4] == [
        (Origin.SYSTEM, f"/{key}/parts/0/text", "be good"),
        (Origin.USER, "/contents/0/parts/0/text", "hi"),
        (Origin.TOOL_DEFINITION, "/tools/0", "f\n\ndoes f"),
        (Origin.FIELD, "/labels/#0", "a b"),
    ]
    assert said({**contents({"text": "hi"}), key: "be good"})[0] == (Origin.SYSTEM, f"/{key}", "be good")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            contents({"inlineData": {"mimeType": "image/png", "data": "iVBORw0KGgo="}}),
            Unjudged("/contents/0/parts/0/inlineData/data", MediaKind.IMAGE),
        ),
        (
            contents({"fileData": {"mimeType": "audio/mp3", "fileUri": "gs://b/x"}}),
            Unjudged("/contents/0/parts/0/fileData/fileUri", MediaKind.AUDIO),
        ),
        (
            contents(
                {"functionResponse": {"parts": [{"inlineData": {"mimeType": "image/png", "data": "iVBORw0KGgo="}}]}}
            ),
            Unjudged("/contents/0/parts/0/functionResponse/parts/0/inlineData/data", MediaKind.IMAGE),
        ),
        (contents({"text": "x"}, cachedContent="cachedContents/c1"), Unjudged("/cachedContent", MediaKind.HISTORY)),
        (
            contents({"text": "x"}, tools=[{"fileSearch": {"fileSearchStoreNames": ["fileSearchStores/s"]}}]),
            Unjudged("/tools/0/fileSearch/fileSearchStoreNames/0", MediaKind.FILE),
        ),
        *[
            (
                contents({"text": "x"}, tools=[{"retrieval": {name: {"datastore": "projects/p"}}}]),
                Unjudged(f"/tools/0/#0/{name}", MediaKind.FILE),
            )
            for name in ("vertexAiSearch", "vertex_ai_search", "vertexRagStore", "vertex_rag_store")
        ],
    ],
    ids=[
        *("image", "stored audio", "image of a function", "cached content", "store of files"),
        *("Vertex's search", "the same in the other spelling", "Vertex's store", "this in the other spelling"),
    ],
)
def test_what_cannot_be_read_is_told(body: dict[str, Any], expected: Unjudged) -> None:
    assert GEMINI.read(Operation.GENERATE, body).unjudged == (expected,)


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"batch": {"inputConfig": {"fileName": "files/1"}}}, "/batch/inputConfig/fileName"),
        ({"batch": {"input_config": {"file_name": "files/1"}}}, "/batch/input_config/file_name"),
        ({"fileName": "files/1"}, "/fileName"),
        ({"file_name": "files/1", "metadata": {"file_name": "a.txt"}}, "/file_name"),
    ],
    ids=["batch", "batch in the other spelling", "into a store", "into a store, in the other spelling"],
)
def test_a_file_that_a_batch_or_a_store_takes_in_is_not_judged(body: dict[str, Any], path: str) -> None:
    assert GEMINI.read(Operation.OTHER, body).unjudged == (Unjudged(path, MediaKind.FILE),)


@pytest.mark.parametrize("body", [[], "x", {"batch": []}, {"batch": {"inputConfig": "a b"}}, {"fileName": ""}])
def test_where_no_file_is_named_none_is_told(body: Any) -> None:
    assert GEMINI.read(Operation.OTHER, body).unjudged == ()


@pytest.mark.parametrize("turn", [{"role": "model", "parts": []}, {"role": "model"}], ids=["no parts", "parts missing"])
def test_a_turn_of_the_model_may_be_empty(turn: dict[str, Any]) -> None:
    assert said({"contents": [turn, {"parts": [{"text": "a b"}]}]}) == [
        (Origin.USER, "/contents/1/parts/0/text", "a b")
    ]


@pytest.mark.parametrize("key", ["generateContentRequest", "generate_content_request"])
def test_the_request_to_count_is_judged(key: str) -> None:
    body = {key: {"model": "models/m", "contents": [{"parts": [{"text": "a b"}]}]}}
    assert said(body, Operation.COUNT_TOKENS) == [(Origin.USER, f"/{key}/contents/0/parts/0/text", "a b")]


ASKED: dict[str, Any] = {
    "system_instruction": {"parts": [{"text": "be good"}]},
    **contents({"text": "a b"}),
    "tools": [{"functionDeclarations": [{"name": "f"}]}],
    "generateContentRequest": {"contents": "c d"},
}


@pytest.mark.parametrize(
    ("operation", "body", "path", "tools"),
    [
        pytest.param(
            Operation.COUNT_TOKENS,
            {"generateContentRequest": ASKED},
            "/generateContentRequest",
            Origin.TOOL_DEFINITION,
            id="counted",
        ),
        pytest.param(Operation.OTHER, {"model": "models/m", **ASKED}, "", Origin.FIELD, id="cached"),
        *[
            pytest.param(
                Operation.OTHER,
                {"batch": {name: {"requests": {"requests": [{"request": ASKED}]}}}},
                f"/batch/{name}/requests/requests/0/request",
                Origin.FIELD,
                id=f"in a batch, {name}",
            )
            for name in ("inputConfig", "input_config")
        ],
    ],
)
def test_a_request_within_another_is_read_as_one_by_itself(
    operation: Operation, body: dict[str, Any], path: str, tools: Origin
) -> None:
    assert sorted(said(body, operation)[:4]) == sorted(
        [
            (Origin.SYSTEM, f"{path}/system_instruction/parts/0/text", "be good"),
            (Origin.USER, f"{path}/contents/0/parts/0/text", "a b"),
            (tools, f"{path}/tools/0/functionDeclarations/0/name", "f"),
            (Origin.FIELD, f"{path}/generateContentRequest/contents", "c d"),
        ]
    )


def test_requests_of_a_batch_are_not_joined_with_each_other() -> None:
    asked = [{"request": contents({"text": "a b"}, {"text": text})} for text in ("c", "d")]
    body: dict[str, Any] = {"batch": {"displayName": "x", "inputConfig": {"requests": {"requests": asked}}}}
    joined = [segment.text for segment in GEMINI.read(Operation.OTHER, body).segments if segment.joined]
    assert joined == ["a bc", "a b\nc", "a bd", "a b\nd"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"content": {"parts": [{"text": "a b"}]}}, (Origin.USER, "/content/parts/0/text", "a b")),
        (
            {"requests": [{"content": {"parts": [{"text": "a b"}]}}]},
            (Origin.USER, "/requests/0/content/parts/0/text", "a b"),
        ),
        ({"title": "a b"}, (Origin.FIELD, "/title", "a b")),
    ],
)
def test_embeddings(body: dict[str, Any], expected: tuple[Origin, str, str]) -> None:
    assert said(body, Operation.EMBEDDINGS) == [expected]


@pytest.mark.parametrize(
    "tree",
    [
        {},
        {"contents": None},
        {"contents": "x"},
        {"contents": []},
        {"contents": [1]},
        {"contents": [{"role": 1, "parts": [{"text": "x"}]}]},
        {"contents": [{"role": "user"}]},
        {"contents": [{"parts": []}]},
        {"contents": [{"parts": "x"}]},
        {"contents": [{"parts": ["x"]}]},
        {"contents": [{"parts": [{"text": "x"}]}], "systemInstruction": {"parts": "x"}},
        {"generateContentRequest": []},
    ],
)
@pytest.mark.parametrize("operation", GENERATING)
def test_a_body_of_another_shape_is_refused(tree: Any, operation: Operation) -> None:
    with pytest.raises(Refused) as refused:
        GEMINI.read(operation, tree)
    assert refused.value.reason is Reason.MALFORMED


def test_any_other_operation_is_all_fields() -> None:
    assert said({"systemInstruction": "a b"}, Operation.OTHER) == [(Origin.FIELD, "/systemInstruction", "a b")]


@pytest.mark.parametrize(
    ("reason", "status", "name"),
    [
        (Reason.BLOCKED, 400, "FAILED_PRECONDITION"),
        (Reason.BLOCKED, 403, "PERMISSION_DENIED"),
        (Reason.BLOCKED, 422, "FAILED_PRECONDITION"),
        (Reason.CLARIFY, 422, "FAILED_PRECONDITION"),
        (Reason.MALFORMED, 400, "INVALID_ARGUMENT"),
        (Reason.UNAUTHENTICATED, 401, "UNAUTHENTICATED"),
        (Reason.NOT_FOUND, 404, "NOT_FOUND"),
        (Reason.TOO_LARGE, 413, "INVALID_ARGUMENT"),
        (Reason.RATE_LIMITED, 429, "RESOURCE_EXHAUSTED"),
        (Reason.INTERNAL, 500, "INTERNAL"),
        (Reason.OVERLOADED, 503, "UNAVAILABLE"),
        (Reason.UPSTREAM_TIMEOUT, 504, "DEADLINE_EXCEEDED"),
    ],
)
def test_the_status_word_follows_the_status(reason: Reason, status: int, name: str) -> None:
    told = orjson.loads(GEMINI.refuse(Refusal(reason, status, "no", "incident-1", ("A-1", "B-2"))))
    assert (told["error"]["code"], told["error"]["status"]) == (status, name)
    (detail,) = told["error"]["details"]
    assert detail["@type"] == "type.googleapis.com/google.rpc.ErrorInfo"
    assert detail["reason"] == reason.value.upper()
    assert detail["metadata"]["incident_id"] == "incident-1"
    assert detail["metadata"]["rule_ids"] == "A-1,B-2"


def test_a_fault_starts_as_the_sdk_wants_it() -> None:
    frame = GEMINI.fault(Refusal(Reason.UPSTREAM, 502, "gone", "incident-1"))
    assert frame.startswith(b'data: {"error":{"code":502,')
