"""The openai package in front of the gateway: every call it offers, async and sync, answered and refused."""

from collections.abc import AsyncIterator
from typing import Any

import openai
import pytest

from tests.gateway_fixture import RunningGateway, closed, running_gateway
from tests.sdk.calls import CITY, CLEAN, INJECTION, PIXEL, Ask, Call, ask_async, ask_sync, forwarded_once

TOOLS: list[dict[str, Any]] = [{"type": "function", "function": {"name": "weather", "parameters": CITY}}]
FUNCTIONS: list[dict[str, Any]] = [{"type": "function", "name": "weather", "parameters": CITY, "strict": None}]


def user(prompt: str) -> list[dict[str, Any]]:
    return [{"role": "system", "content": "You answer in one sentence."}, {"role": "user", "content": prompt}]


def seen(prompt: str) -> list[dict[str, Any]]:
    image = {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PIXEL}"}}
    return [{"role": "user", "content": [{"type": "text", "text": prompt}, image]}]


def after_a_tool(result: str) -> list[dict[str, Any]]:
    call = {"id": "c", "type": "function", "function": {"name": "weather", "arguments": '{"city":"Paris"}'}}
    return [
        *user("What is the weather in Paris?"),
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "c", "content": result},
    ]


def chat_text(answer: Any) -> object:
    return answer.choices[0].message.content


def streamed_text(chunks: Any) -> object:
    return "".join(choice.delta.content or "" for chunk in chunks for choice in chunk.choices)


def streamed_arguments(chunks: Any) -> object:
    calls = [call for chunk in chunks for choice in chunk.choices for call in choice.delta.tool_calls or ()]
    return calls[0].function.name, "".join(call.function.arguments for call in calls)


def chosen_function(answer: Any) -> object:
    return answer.choices[0].message.tool_calls[0].function.name, answer.choices[0].finish_reason


TWO = "demo upstream: 2 messages, last role user"
CALLS: dict[str, tuple[Call, object]] = {
    "chat": (
        Call(lambda sdk, prompt: sdk.chat.completions.create(model="m", messages=user(prompt)), chat_text),
        TWO,
    ),
    "chat stream": (
        Call(
            lambda sdk, prompt: sdk.chat.completions.create(model="m", messages=user(prompt), stream=True),
            streamed_text,
            streams=True,
        ),
        TWO,
    ),
    "chat choices": (
        Call(
            lambda sdk, prompt: sdk.chat.completions.create(model="m", messages=user(prompt), n=2),
            lambda answer: [choice.index for choice in answer.choices],
        ),
        [0, 1],
    ),
    "chat tools": (
        Call(
            lambda sdk, prompt: sdk.chat.completions.create(model="m", messages=user(prompt), tools=TOOLS),
            chosen_function,
        ),
        ("weather", "tool_calls"),
    ),
    "chat tools stream": (
        Call(
            lambda sdk, prompt: sdk.chat.completions.create(model="m", messages=user(prompt), tools=TOOLS, stream=True),
            streamed_arguments,
            streams=True,
        ),
        ("weather", '{"city":"demo"}'),
    ),
    "chat tool result": (
        Call(
            lambda sdk, prompt: sdk.chat.completions.create(model="m", messages=after_a_tool(prompt), tools=TOOLS),
            chat_text,
        ),
        "demo upstream: 4 messages, last role tool",
    ),
    "chat vision": (
        Call(lambda sdk, prompt: sdk.chat.completions.create(model="m", messages=seen(prompt)), chat_text),
        "demo upstream: 1 message, last role user",
    ),
    "completions stream": (
        Call(
            lambda sdk, prompt: sdk.completions.create(model="m", prompt=prompt, stream=True),
            lambda chunks: chunks[-1].choices[0].finish_reason,
            streams=True,
        ),
        "stop",
    ),
    "responses": (
        Call(lambda sdk, prompt: sdk.responses.create(model="m", input=prompt), lambda answer: answer.output_text),
        "demo upstream: 1 message, last role user",
    ),
    "responses stream": (
        Call(
            lambda sdk, prompt: sdk.responses.create(model="m", input=user(prompt), stream=True),
            lambda events: events[-1].response.output_text,
            streams=True,
        ),
        TWO,
    ),
    "responses tools": (
        Call(
            lambda sdk, prompt: sdk.responses.create(model="m", input=prompt, tools=FUNCTIONS),
            lambda answer: (answer.output[0].name, answer.output[0].arguments),
        ),
        ("weather", '{"city":"demo"}'),
    ),
    "embeddings": (
        Call(
            lambda sdk, prompt: sdk.embeddings.create(model="m", input=[prompt, "a second text"]),
            lambda answer: [item.embedding[0] for item in answer.data],
        ),
        [0.5, 0.5],
    ),
    "moderations": (
        Call(
            lambda sdk, prompt: sdk.moderations.create(model="m", input=prompt),
            lambda answer: answer.results[0].flagged,
        ),
        False,
    ),
    "files": (
        Call(
            lambda sdk, prompt: sdk.files.create(file=("notes.txt", prompt.encode()), purpose="user_data"),
            lambda answer: answer.id,
        ),
        "file-demo",
    ),
    "transcription": (
        Call(
            lambda sdk, prompt: sdk.audio.transcriptions.create(
                model="m", file=("talk.wav", b"RIFF\x00\x01\xff"), prompt=prompt
            ),
            lambda answer: answer.text.startswith("demo upstream: a form of"),
        ),
        True,
    ),
    "speech": (
        Call(
            lambda sdk, prompt: sdk.audio.speech.create(model="m", voice="alloy", input=prompt),
            lambda answer: answer.content[:3],
        ),
        b"ID3",
    ),
    "image": (
        Call(
            lambda sdk, prompt: sdk.images.generate(model="m", prompt=prompt),
            lambda answer: answer.data[0].b64_json[:5],
        ),
        "iVBOR",
    ),
}


@pytest.fixture(params=["async", "sync"])
async def client(request: pytest.FixtureRequest, gateway: RunningGateway) -> AsyncIterator[tuple[Any, Ask]]:
    if request.param == "async":
        async with openai.AsyncOpenAI(base_url=f"{gateway.url}/v1", api_key="provider-key") as sdk:
            yield sdk, ask_async
    else:
        with openai.OpenAI(base_url=f"{gateway.url}/v1", api_key="provider-key") as plain:
            yield plain, ask_sync


@pytest.mark.parametrize("name", CALLS)
async def test_a_clean_call_is_answered(name: str, gateway: RunningGateway, client: tuple[Any, Ask]) -> None:
    sdk, ask = client
    call, expected = CALLS[name]
    assert await ask(sdk, call, CLEAN) == expected
    forwarded = forwarded_once(gateway)
    assert forwarded.values("authorization") == ("Bearer provider-key",)
    assert forwarded.values("x-stainless-lang") == ("python",)


@pytest.mark.parametrize("name", CALLS)
async def test_an_injection_is_a_typed_error_tried_once(
    name: str, gateway: RunningGateway, client: tuple[Any, Ask]
) -> None:
    sdk, ask = client
    call, _ = CALLS[name]
    with pytest.raises(openai.BadRequestError) as caught:
        await ask(sdk, call, INJECTION)
    error = caught.value
    assert (error.code, error.type) == ("content_policy_violation", "invalid_request_error")
    assert error.message.startswith("Error code: 400 - ")
    assert "previous instructions" not in str(error.body)
    assert isinstance(error.body, dict)
    assert error.body["guardrail"]["incident_id"] == error.response.headers["x-guardrail-incident-id"]
    assert error.body["guardrail"]["incident_id"] in str(error)
    assert error.response.headers["x-guardrail-decision"] == "deny"
    assert gateway.tap.attempts == 1
    assert list(gateway.received) == []


async def test_calls_without_a_body_are_answered(gateway: RunningGateway, client: tuple[Any, Ask]) -> None:
    sdk, ask = client
    listing = Call(lambda sdk, _: sdk.models.list(), lambda page: [model.id for model in page.data])
    showing = Call(lambda sdk, prompt: sdk.models.retrieve(prompt), lambda model: model.id)
    deleting = Call(lambda sdk, prompt: sdk.files.delete(prompt), lambda gone: gone.deleted)
    reading = Call(lambda sdk, prompt: sdk.files.content(prompt), lambda answer: answer.content)
    assert await ask(sdk, listing, "") == ["demo"]
    assert await ask(sdk, showing, "gpt-demo") == "gpt-demo"
    assert await ask(sdk, reading, "file-demo") == b"demo upstream: a file\n"
    assert await ask(sdk, deleting, "file-demo") is True
    assert [received.method for received in gateway.received] == ["GET", "GET", "GET", "DELETE"]


async def test_an_upstream_that_cannot_be_reached_is_tried_three_times() -> None:
    async with closed() as url, running_gateway(upstream_url=url) as gateway:
        async with openai.AsyncOpenAI(base_url=f"{gateway.url}/v1", api_key="provider-key") as sdk:
            with pytest.raises(openai.InternalServerError) as caught:
                await sdk.chat.completions.create(model="m", messages=[{"role": "user", "content": CLEAN}])
        assert gateway.tap.attempts == 3
        logged = await gateway.settled(3)
    assert (caught.value.status_code, caught.value.code) == (502, "upstream_error")
    assert len({line["incident_id"] for line in logged}) == 3
