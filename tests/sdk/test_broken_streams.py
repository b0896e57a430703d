"""A stream that breaks behind the gateway raises in every SDK: it never looks whole."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import anthropic
import openai
import pytest
from google import genai
from google.genai import errors, types

from tests.gateway_fixture import running_gateway

# google-genai subclasses aiohttp's ClientSession, which aiohttp discourages by a warning.
pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class AiohttpClientSession:DeprecationWarning")

_HEAD = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n"
CHAT = b'data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":"one"}}]}\n\n'
RESPONSES = b'event: response.created\ndata: {"type":"response.created","sequence_number":0,"response":{"id":"r"}}\n\n'
MESSAGES = (
    b'event: message_start\ndata: {"type":"message_start","message":{"id":"m","type":"message","role":"assistant",'
    b'"model":"m","content":[],"stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":1,"output_tokens":1}}}'
    b"\n\n"
)
GEMINI = b'data: {"candidates":[{"index":0,"content":{"role":"model","parts":[{"text":"one"}]}}]}\r\n\r\n'

INTERACTION = (
    b"event: interaction.created\n"
    b'data: {"interaction":{"id":"v1_a","status":"in_progress"},"event_type":"interaction.created"}\n\n'
)


@asynccontextmanager
async def breaking_off_after(event: bytes) -> AsyncIterator[str]:
    """An upstream that sends the beginning of a stream and is gone."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(_HEAD + b"%x\r\n%s\r\n" % (len(event), event))
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def read_chat(url: str) -> AsyncIterator[object]:
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="key") as sdk:
        stream = await sdk.chat.completions.create(
            model="m", messages=[{"role": "user", "content": "hello"}], stream=True
        )
        async for chunk in stream:
            yield chunk


async def read_responses(url: str) -> AsyncIterator[object]:
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="key") as sdk:
        async for event in await sdk.responses.create(model="m", input="hello", stream=True):
            yield event


async def read_azure(url: str) -> AsyncIterator[object]:
    async with openai.AsyncAzureOpenAI(azure_endpoint=url, api_key="key", api_version="2024-10-21") as sdk:
        stream = await sdk.chat.completions.create(
            model="d", messages=[{"role": "user", "content": "hello"}], stream=True
        )
        async for chunk in stream:
            yield chunk


async def read_messages(url: str) -> AsyncIterator[object]:
    async with anthropic.AsyncAnthropic(base_url=url, api_key="key") as sdk:
        stream = await sdk.messages.create(
            model="m", max_tokens=8, messages=[{"role": "user", "content": "hello"}], stream=True
        )
        async for event in stream:
            yield event


async def read_gemini(url: str) -> AsyncIterator[object]:
    sdk = genai.Client(api_key="key", http_options=types.HttpOptions(base_url=url))
    try:
        async for piece in await sdk.aio.models.generate_content_stream(model="m", contents="hello"):
            yield piece
    finally:
        await sdk.aio.aclose()
        sdk.close()


Read = Callable[[str], AsyncIterator[object]]


async def collect(pieces: AsyncIterator[object], seen: list[object]) -> None:
    async for piece in pieces:
        seen.append(piece)  # noqa: PERF401 - what came before the error is kept


@pytest.mark.parametrize(
    ("read", "event", "kind"),
    [
        (read_chat, CHAT, openai.APIError),
        (read_responses, RESPONSES, openai.APIError),
        (read_azure, CHAT, openai.APIError),
        (read_messages, MESSAGES, anthropic.APIStatusError),
        (read_gemini, GEMINI, errors.ServerError),
    ],
    ids=["chat", "responses", "azure", "messages", "gemini"],
)
@pytest.mark.parametrize("torn", [0, 20], ids=["between two events", "within an event"])
async def test_a_break_is_an_error_of_the_dialect(read: Read, event: bytes, kind: type[Exception], torn: int) -> None:
    seen: list[object] = []
    async with breaking_off_after(event + event[:torn]) as url, running_gateway(upstream_url=url) as gateway:
        with pytest.raises(kind) as caught:
            await collect(read(gateway.url), seen)
        (logged,) = await gateway.settled()
        assert gateway.tap.attempts == 1
    assert not isinstance(caught.value, openai.APIConnectionError | anthropic.APIConnectionError)
    assert len(seen) == 1
    assert logged["incident_id"] in str(getattr(caught.value, "body", None) or getattr(caught.value, "details", None))


@pytest.mark.parametrize("torn", [0, 20], ids=["between two events", "within an event"])
async def test_a_break_in_an_interaction_is_its_error_event(torn: int) -> None:
    event = INTERACTION + INTERACTION[:torn]
    async with breaking_off_after(event) as url, running_gateway(upstream_url=url) as gateway:
        sdk = genai.Client(api_key="key", http_options=types.HttpOptions(base_url=gateway.url))
        try:
            stream: Any = await sdk.aio.interactions.create(model="m", input="hello", stream=True)
            _, last = [event async for event in stream]
        finally:
            await sdk.aio.aclose()
            sdk.close()
        (logged,) = await gateway.settled()
        assert gateway.tap.attempts == 1
    assert last.event_type == "error"
    assert last.error.guardrail["incident_id"] == logged["incident_id"]
