"""What the openai package does with each kind of answer: an upgrade that changes it fails here first."""

from collections.abc import Mapping
from typing import Any

import openai
import orjson
import pytest

from tests.sdk.scripted import Script, ScriptedServer, events, serving, unary

STANDARD = {
    "error": {
        "message": "refused by policy",
        "type": "invalid_request_error",
        "param": None,
        "code": "content_policy_violation",
        "guardrail": {"incident_id": "incident-1"},
    }
}
FIRST = b'data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":"one"}}]}'
LATER = b'data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":"two"}}]}'
FILTERED = b'data: {"id":"c","choices":[{"index":0,"delta":{},"finish_reason":"content_filter"}]}'
ERROR = b'data: {"error":{"message":"refused by policy","type":"invalid_request_error","code":"late_finding"}}'
DONE = b"data: [DONE]"
CREATED = b'event: response.created\ndata: {"type":"response.created","response":{"id":"r","status":"in_progress"}}'


def client(server: ScriptedServer) -> openai.AsyncOpenAI:
    return openai.AsyncOpenAI(base_url=server.url, api_key="key")


async def ask(server: ScriptedServer) -> Any:
    async with client(server) as sdk:
        return await sdk.chat.completions.create(model="m", messages=[{"role": "user", "content": "hello"}])


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, openai.BadRequestError),
        (403, openai.PermissionDeniedError),
        (422, openai.UnprocessableEntityError),
        (446, openai.APIStatusError),
        (451, openai.APIStatusError),
    ],
)
async def test_a_refusal_in_the_standard_object_is_typed_and_tried_once(
    status: int, kind: type[openai.APIStatusError]
) -> None:
    async with serving(unary(status, STANDARD, {"x-guardrail-incident-id": "incident-1"})) as server:
        with pytest.raises(kind) as caught:
            await ask(server)
    error = caught.value
    assert type(error) is kind
    assert server.attempts == 1
    assert (error.code, error.type) == ("content_policy_violation", "invalid_request_error")
    assert error.message == f"Error code: {status} - refused by policy"
    assert error.body == STANDARD["error"]
    assert error.response.headers["x-guardrail-incident-id"] == "incident-1"


@pytest.mark.parametrize(
    ("status", "headers", "attempts", "kind"),
    [
        (409, {}, 3, openai.ConflictError),
        (429, {}, 3, openai.RateLimitError),
        (500, {}, 3, openai.InternalServerError),
        (502, {}, 3, openai.InternalServerError),
        (503, {}, 3, openai.InternalServerError),
        (504, {}, 3, openai.InternalServerError),
        (503, {"x-should-retry": "false"}, 1, openai.InternalServerError),
        (400, {"x-should-retry": "true"}, 3, openai.BadRequestError),
    ],
)
async def test_attempts_follow_the_status_unless_the_header_says_otherwise(
    status: int, headers: Mapping[str, str], attempts: int, kind: type[openai.APIStatusError]
) -> None:
    async with serving(unary(status, STANDARD, headers)) as server:
        with pytest.raises(kind):
            await ask(server)
    assert server.attempts == attempts


async def test_a_status_of_the_two_hundreds_looks_like_success() -> None:
    async with serving(unary(246, STANDARD)) as server:
        answer = await ask(server)
    assert server.attempts == 1
    assert answer.choices is None


@pytest.mark.parametrize(
    "body",
    [{"error": {"message": {"text": "refused"}}}, {"error": "refused"}, {"detail": "refused"}],
    ids=["message is an object", "error is a string", "detail"],
)
async def test_any_other_error_body_loses_the_reason(body: object) -> None:
    async with serving(unary(400, body)) as server:
        with pytest.raises(openai.BadRequestError) as caught:
            await ask(server)
    assert server.attempts == 1
    assert caught.value.message == "Error code: 400"


async def read_chat(script: Script) -> tuple[list[str | None], list[str | None]]:
    async with serving(script) as server, client(server) as sdk:
        stream = await sdk.chat.completions.create(model="m", messages=[], stream=True)
        chunks = [chunk async for chunk in stream]
    choices = [choice for chunk in chunks for choice in chunk.choices]
    return [choice.delta.content for choice in choices], [choice.finish_reason for choice in choices]


async def test_an_error_frame_in_a_chat_stream_raises_with_code_and_type() -> None:
    async with serving(events(FIRST, ERROR)) as server, client(server) as sdk:
        stream = await sdk.chat.completions.create(model="m", messages=[], stream=True)
        with pytest.raises(openai.APIError) as caught:
            _ = [chunk async for chunk in stream]
    assert type(caught.value) is openai.APIError
    assert (caught.value.code, caught.value.type) == ("late_finding", "invalid_request_error")
    assert server.attempts == 1


@pytest.mark.parametrize(
    ("frames", "texts", "finishes"),
    [
        ((FIRST, FILTERED, DONE), ["one", None], [None, "content_filter"]),
        ((FIRST,), ["one"], [None]),
        ((FIRST, DONE, LATER), ["one"], [None]),
        ((FIRST, DONE, ERROR), ["one"], [None]),
        ((FIRST, b": the verifier is running", LATER, DONE), ["one", "two"], [None, None]),
    ],
    ids=["content filter", "the connection just ends", "frame after done", "error after done", "comment"],
)
async def test_a_chat_stream_that_ends_without_an_exception(
    frames: tuple[bytes, ...], texts: list[str | None], finishes: list[str | None]
) -> None:
    assert await read_chat(events(*frames)) == (texts, finishes)


@pytest.mark.parametrize(
    "last",
    [
        {"type": "error", "code": "late_finding", "message": "refused", "param": None, "sequence_number": 1},
        {"type": "response.failed", "response": {"id": "r", "status": "failed", "error": {"code": "c"}}},
        {"type": "response.incomplete", "response": {"id": "r", "status": "incomplete"}},
    ],
    ids=["flat error", "failed", "incomplete"],
)
async def test_a_responses_event_is_yielded(last: dict[str, object]) -> None:
    async with serving(events(CREATED, named(last))) as server, client(server) as sdk:
        stream = await sdk.responses.create(model="m", input="hello", stream=True)
        kinds = [event.type async for event in stream]
    assert kinds == ["response.created", last["type"]]


async def test_a_responses_event_with_a_nested_error_raises() -> None:
    error = {"type": "invalid_request_error", "code": "late_finding", "message": "refused"}
    async with serving(events(CREATED, named({"type": "error", "error": error}))) as server, client(server) as sdk:
        stream = await sdk.responses.create(model="m", input="hello", stream=True)
        with pytest.raises(openai.APIError) as caught:
            _ = [event async for event in stream]
    assert (caught.value.code, caught.value.type) == ("late_finding", "invalid_request_error")


def named(event: dict[str, object]) -> bytes:
    return b"event: %s\ndata: %s" % (str(event["type"]).encode(), orjson.dumps(event))
