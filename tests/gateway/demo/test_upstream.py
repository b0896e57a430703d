from collections.abc import Callable
from typing import Any

import aiohttp
import orjson
import pytest
from aiohttp import web

from gateway.demo.upstream import RawRequest, answer, build_upstream

JSON = (b"content-type", b"application/json")
TOOL_SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
ASK = [{"role": "user", "content": "secret words"}]
PARTS = [{"role": "user", "parts": [{"text": "secret words"}]}]


def received(method: str, target: str, tree: object = None, *more: tuple[bytes, bytes]) -> RawRequest:
    return RawRequest(method, target, (JSON, *more), b"" if tree is None else orjson.dumps(tree))


def said(method: str, target: str, tree: object, *more: tuple[bytes, bytes]) -> Any:
    reply = answer(received(method, target, tree, *more))
    assert reply.status == 200
    return orjson.loads(b"".join(reply.chunks))


@pytest.mark.parametrize(
    ("target", "tree", "text"),
    [
        ("/v1/chat/completions", {"messages": ASK}, lambda a: a["choices"][0]["message"]["content"]),
        ("/openai/deployments/d/chat/completions", {"messages": ASK}, lambda a: a["choices"][0]["message"]["content"]),
        ("/openai/v1/responses", {"input": "secret words"}, lambda a: a["output"][0]["content"][0]["text"]),
        ("/v1/messages", {"messages": ASK}, lambda a: a["content"][0]["text"]),
        ("/v1/models/m:generateContent", {"contents": PARTS},
            lambda a: a["candidates"][0]["content"]["parts"][0]["text"]),
        ("/v1beta/models/m:streamGenerateContent", {"contents": PARTS}, lambda a: "".join(
            piece["candidates"][0]["content"]["parts"][0]["text"] for piece in a)),
    ],
    ids=["chat", "azure", "responses", "messages", "gemini", "gemini array"],
)  # fmt: skip
def test_every_dialect_says_what_arrived_and_never_quotes_it(
    target: str, tree: object, text: Callable[[Any], str]
) -> None:
    reply = said("POST", target, tree)
    assert text(reply) == "demo upstream: 1 message, last role user"
    assert "secret" not in str(reply)


CHAT_TOOLS = [{"type": "function", "function": {"name": "weather", "parameters": TOOL_SCHEMA}}]
RESPONSES_TOOLS = [{"type": "function", "name": "weather", "parameters": TOOL_SCHEMA}]
ANTHROPIC_TOOLS = [{"name": "weather", "input_schema": TOOL_SCHEMA}]
GEMINI_TOOLS = [{"functionDeclarations": [{"name": "weather", "parameters": TOOL_SCHEMA}]}]


@pytest.mark.parametrize(
    ("target", "tree", "call"),
    [
        ("/v1/chat/completions", {"messages": ASK, "tools": CHAT_TOOLS},
            lambda a: a["choices"][0]["message"]["tool_calls"][0]["function"]),
        ("/v1/responses", {"input": ASK, "tools": RESPONSES_TOOLS}, lambda a: a["output"][0]),
        ("/v1/messages", {"messages": ASK, "tools": ANTHROPIC_TOOLS}, lambda a: a["content"][0]),
        ("/v1beta/models/m:generateContent", {"contents": PARTS, "tools": GEMINI_TOOLS},
            lambda a: a["candidates"][0]["content"]["parts"][0]["functionCall"]),
    ],
    ids=["chat", "responses", "messages", "gemini"],
)  # fmt: skip
def test_the_first_tool_is_called_where_the_user_spoke_last(
    target: str, tree: object, call: Callable[[Any], Any]
) -> None:
    proposed = call(said("POST", target, tree))
    arguments = proposed.get("arguments", proposed.get("input", proposed.get("args")))
    assert proposed["name"] == "weather"
    assert (orjson.loads(arguments) if isinstance(arguments, str) else arguments) == {"city": "demo"}


CHAT_RESULT = [*ASK, {"role": "tool", "tool_call_id": "c", "content": "rain"}]
RESPONSES_RESULT = [*ASK, {"type": "function_call_output", "call_id": "c", "output": "rain"}]
ANTHROPIC_RESULT = [*ASK, {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t", "content": "rain"}]}]
GEMINI_RESULT = [*PARTS, {"role": "user", "parts": [{"functionResponse": {"name": "weather", "response": {}}}]}]


@pytest.mark.parametrize(
    ("target", "tree", "role"),
    [
        ("/v1/chat/completions", {"messages": CHAT_RESULT, "tools": CHAT_TOOLS}, "tool"),
        ("/v1/chat/completions", {"messages": ASK, "tools": CHAT_TOOLS, "tool_choice": "none"}, "user"),
        ("/v1/responses", {"input": RESPONSES_RESULT, "tools": RESPONSES_TOOLS}, "function_call_output"),
        ("/v1/responses", {"input": ASK, "tools": RESPONSES_TOOLS, "tool_choice": "none"}, "user"),
        ("/v1/messages", {"messages": ANTHROPIC_RESULT, "tools": ANTHROPIC_TOOLS}, "tool_result"),
        ("/v1/messages", {"messages": ASK, "tools": ANTHROPIC_TOOLS, "tool_choice": {"type": "none"}}, "user"),
        ("/v1beta/models/m:generateContent", {"contents": GEMINI_RESULT, "tools": GEMINI_TOOLS}, "tool"),
        ("/v1beta/models/m:generateContent", {"contents": PARTS, "tools": GEMINI_TOOLS,
            "toolConfig": {"functionCallingConfig": {"mode": "NONE"}}}, "user"),
    ],
)  # fmt: skip
def test_a_tool_result_or_a_forbidden_call_is_answered_in_words(target: str, tree: object, role: str) -> None:
    assert f'last role {role}"' in orjson.dumps(said("POST", target, tree)).decode()


@pytest.mark.parametrize(
    ("method", "target", "kind"),
    [
        ("GET", "/v1/models", "application/json"),
        ("GET", "/v1/models/demo", "application/json"),
        ("GET", "/v1beta/models", "application/json"),
        ("GET", "/v1beta/models/demo", "application/json"),
        ("GET", "/v1/responses/resp_demo", "application/json"),
        ("GET", "/v1/files", "application/json"),
        ("GET", "/v1/files/file-demo", "application/json"),
        ("GET", "/v1/files/file-demo/content", "application/octet-stream"),
        ("HEAD", "/v1/files/file-demo", "application/json"),
        ("DELETE", "/v1/files/file-demo", "application/json"),
    ],
)
def test_requests_without_a_body_are_answered(method: str, target: str, kind: str) -> None:
    reply = answer(RawRequest(method, target, (), b""))
    assert (reply.status, reply.content_type) == (200, kind)


@pytest.mark.parametrize(
    ("header", "member"),
    [((b"anthropic-version", b"2023-06-01"), "first_id"), ((b"x-goog-api-key", b"k"), "models"), (JSON, "object")],
    ids=["anthropic", "gemini", "openai"],
)
def test_the_models_are_listed_in_the_dialect_of_the_headers(header: tuple[bytes, bytes], member: str) -> None:
    assert member in orjson.loads(answer(RawRequest("GET", "/v1/models", (header,), b"")).chunks[0])


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (received("GET", "/v1/chat/completions"), 404),
        (received("POST", "/elsewhere", {}), 404),
        (received("POST", "/v1/chat/completions", []), 400),
        (RawRequest("POST", "/v1/chat/completions", (JSON,), b"{"), 400),
    ],
    ids=["wrong method", "unknown path", "an array", "no JSON"],
)
def test_what_it_does_not_know_is_an_error(request_: RawRequest, status: int) -> None:
    assert answer(request_).status == status


def test_odd_shapes_are_answered_and_do_not_crash() -> None:
    for target in ("/v1/chat/completions", "/v1/responses", "/v1/messages", "/v1/models/m:generateContent"):
        tree = {"messages": "x", "input": 3, "contents": [1], "tools": [None, {"function": 3}, 4], "stream_options": 1}
        assert answer(received("POST", target, tree)).status == 200


async def test_the_server_records_the_very_bytes() -> None:
    seen: list[RawRequest] = []
    runner = web.ServerRunner(build_upstream(record=seen.append))
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        url = f"http://127.0.0.1:{runner.addresses[0][1]}/v1/chat/completions?a=%20b"
        body = b'{ "messages":[ ],"stream" : true}'
        async with aiohttp.ClientSession() as session:
            headers = {"X-Odd-Case": "kept", "content-type": "application/json"}
            async with session.post(url, data=body, headers=headers) as response:
                assert response.content_type == "text/event-stream"
                assert (await response.read()).endswith(b"data: [DONE]\n\n")
    finally:
        await runner.cleanup()
    assert [(one.method, one.target, one.body) for one in seen] == [("POST", "/v1/chat/completions?a=%20b", body)]
    assert (b"X-Odd-Case", b"kept") in seen[0].headers
    assert seen[0].values("x-odd-case") == ("kept",)
