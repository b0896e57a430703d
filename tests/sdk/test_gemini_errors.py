"""What the google-genai package does with each kind of answer: an upgrade that changes it fails here first."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from google import genai
from google.genai import errors, types
from google.genai._gaos.lib import compat_errors

from tests.sdk.scripted import Script, ScriptedServer, events, serving, unary

# google-genai subclasses aiohttp's ClientSession, which aiohttp discourages by a warning.
pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class AiohttpClientSession:DeprecationWarning")

TEXT = b'data: {"candidates":[{"index":0,"content":{"role":"model","parts":[{"text":"one"}]}}]}'
SAFETY = b'data: {"candidates":[{"index":0,"finishReason":"SAFETY"}]}'
ERROR = b'data: {"error":{"code":400,"message":"refused by policy","status":"FAILED_PRECONDITION"}}'


@asynccontextmanager
async def asking(script: Script) -> AsyncIterator[tuple[ScriptedServer, genai.client.AsyncClient]]:
    async with serving(script) as server:
        client = genai.Client(api_key="key", http_options=types.HttpOptions(base_url=server.url))
        try:
            yield server, client.aio
        finally:
            await client.aio.aclose()
            client.close()


@pytest.mark.parametrize(
    ("status", "name"), [(400, "FAILED_PRECONDITION"), (403, "PERMISSION_DENIED"), (422, "FAILED_PRECONDITION")]
)
async def test_a_refusal_in_the_google_shape_is_a_client_error_with_code_and_status(status: int, name: str) -> None:
    details = [{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "CONTENT_POLICY_VIOLATION"}]
    body = {"error": {"code": status, "message": "refused by policy", "status": name, "details": details}}
    async with asking(unary(status, body)) as (server, sdk):
        with pytest.raises(errors.ClientError) as caught:
            await sdk.models.generate_content(model="m", contents="hello")
    assert server.attempts == 1
    assert (caught.value.code, caught.value.status, caught.value.message) == (status, name, "refused by policy")
    assert caught.value.details == body


async def test_a_refusal_in_the_openai_shape_leaves_the_status_empty() -> None:
    body = {"error": {"message": "refused", "type": "invalid_request_error", "param": None, "code": "x"}}
    async with asking(unary(400, body)) as (server, sdk):
        with pytest.raises(errors.ClientError) as caught:
            await sdk.models.generate_content(model="m", contents="hello")
    assert server.attempts == 1
    assert (caught.value.code, caught.value.status) == (400, None)


async def test_an_error_frame_raises() -> None:
    async with asking(events(TEXT, ERROR)) as (_, sdk):
        stream = await sdk.models.generate_content_stream(model="m", contents="hello")
        with pytest.raises(errors.ClientError) as caught:
            _ = [chunk async for chunk in stream]
    assert (caught.value.code, caught.value.status) == (400, "FAILED_PRECONDITION")


async def test_a_safety_finish_ends_quietly() -> None:
    async with asking(events(TEXT, SAFETY)) as (_, sdk):
        stream = await sdk.models.generate_content_stream(model="m", contents="hello")
        reasons = [chunk.candidates[0].finish_reason async for chunk in stream if chunk.candidates]
    assert reasons == [None, types.FinishReason.SAFETY]


INTERACTION_ERROR = (
    b'event: error\ndata: {"event_type":"error","error":{"code":"x","message":"refused by policy","guardrail":{}}}'
)


async def test_an_error_event_of_an_interaction_is_handed_on_and_not_raised() -> None:
    async with asking(events(INTERACTION_ERROR)) as (_, sdk):
        stream: Any = await sdk.interactions.create(model="m", input="hello", stream=True)
        (event,) = [event async for event in stream]
    assert (event.event_type, event.error.code, event.error.message) == ("error", "x", "refused by policy")
    assert event.error.guardrail == {}


@pytest.mark.parametrize(("status", "attempts"), [(400, 1), (403, 1), (422, 1), (408, 5), (429, 5), (502, 5)])
async def test_interactions_are_tried_again_whatever_the_header_says(status: int, attempts: int) -> None:
    body = {"error": {"code": "x", "message": "refused by policy"}}
    async with asking(unary(status, body, {"x-should-retry": "false"})) as (server, sdk):
        with pytest.raises(compat_errors.APIStatusError) as caught:
            await sdk.interactions.create(model="m", input="hello")
    assert server.attempts == attempts
    assert (caught.value.status_code, caught.value.body) == (status, body)
