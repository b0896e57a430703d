"""What the anthropic package does with each kind of answer: an upgrade that changes it fails here first."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import anthropic
import orjson
import pytest
from anthropic.lib.streaming import AsyncMessageStream

from tests.sdk.scripted import ScriptedServer, events, serving, unary

ENVELOPE = {
    "type": "error",
    "error": {"type": "invalid_request_error", "message": "refused by policy"},
    "request_id": "incident-1",
}
START = (
    b'event: message_start\ndata: {"type":"message_start","message":{"id":"m","type":"message","role":"assistant",'
    b'"model":"m","content":[],"stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":1,"output_tokens":1}}}'
)
BLOCK = (
    b'event: content_block_start\ndata: {"type":"content_block_start","index":0,"content_block":'
    b'{"type":"text","text":""}}',
    b'event: content_block_stop\ndata: {"type":"content_block_stop","index":0}',
)
REFUSAL = (
    b'event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"refusal","stop_sequence":null},'
    b'"usage":{"output_tokens":1}}',
    b'event: message_stop\ndata: {"type":"message_stop"}',
)
ERROR = b"event: error\ndata: " + orjson.dumps(ENVELOPE)
NAMELESS = b"data: " + orjson.dumps(ENVELOPE)


def client(server: ScriptedServer) -> anthropic.AsyncAnthropic:
    return anthropic.AsyncAnthropic(base_url=server.url, api_key="key")


@asynccontextmanager
async def streaming(*frames: bytes) -> AsyncIterator[tuple[ScriptedServer, AsyncMessageStream[None]]]:
    async with (
        serving(events(*frames)) as server,
        client(server) as sdk,
        sdk.messages.stream(model="m", max_tokens=1, messages=[]) as stream,
    ):
        yield server, stream


@pytest.mark.parametrize(
    ("status", "headers", "attempts", "kind"),
    [
        (400, {}, 1, anthropic.BadRequestError),
        (403, {}, 1, anthropic.PermissionDeniedError),
        (422, {}, 1, anthropic.UnprocessableEntityError),
        (529, {}, 3, anthropic.InternalServerError),
        (503, {"x-should-retry": "false"}, 1, anthropic.InternalServerError),
    ],
)
async def test_a_refusal_in_the_envelope_is_typed(
    status: int, headers: Mapping[str, str], attempts: int, kind: type[anthropic.APIStatusError]
) -> None:
    async with serving(unary(status, ENVELOPE, headers)) as server, client(server) as sdk:
        with pytest.raises(kind) as caught:
            await sdk.messages.create(model="m", max_tokens=1, messages=[{"role": "user", "content": "hello"}])
    assert server.attempts == attempts
    assert caught.value.status_code == status
    assert caught.value.type == "invalid_request_error"
    assert caught.value.body == ENVELOPE


async def test_a_named_error_event_raises_with_its_type() -> None:
    async with streaming(START, ERROR) as (server, stream):
        with pytest.raises(anthropic.APIStatusError) as caught:
            await stream.get_final_message()
    assert caught.value.type == "invalid_request_error"
    assert caught.value.body == ENVELOPE
    assert server.attempts == 1


async def test_a_stream_that_stops_with_a_refusal_ends_cleanly() -> None:
    async with streaming(START, *BLOCK, *REFUSAL) as (_, stream):
        message = await stream.get_final_message()
    assert message.stop_reason == "refusal"


async def test_an_error_frame_without_an_event_name_is_dropped_in_silence() -> None:
    async with serving(events(START, NAMELESS)) as server, client(server) as sdk:
        stream = await sdk.messages.create(model="m", max_tokens=1, messages=[], stream=True)
        kinds = [event.type async for event in stream]
    assert kinds == ["message_start"]


async def test_a_stream_of_frames_without_event_names_breaks_the_sdk() -> None:
    async with streaming(NAMELESS) as (_, stream):
        with pytest.raises(AssertionError):
            await stream.get_final_message()
