"""The anthropic package in front of the gateway: its calls, async and sync, answered and refused."""

from collections.abc import AsyncIterator
from typing import Any

import anthropic
import pytest

from tests.gateway_fixture import RunningGateway
from tests.sdk.calls import CITY, CLEAN, INJECTION, PIXEL, Ask, Call, ask_async, ask_sync, forwarded_once

SAID = "demo upstream: 1 message, last role user"
TOOLS: list[dict[str, Any]] = [{"name": "weather", "description": "The weather of a city.", "input_schema": CITY}]


def user(prompt: str) -> dict[str, Any]:
    return {"model": "m", "max_tokens": 64, "messages": [{"role": "user", "content": prompt}]}


def seen(prompt: str) -> dict[str, Any]:
    image = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": PIXEL}}
    content = [image, {"type": "text", "text": prompt}]
    return {"model": "m", "max_tokens": 64, "messages": [{"role": "user", "content": content}]}


def after_a_tool(result: str) -> dict[str, Any]:
    call = {"type": "tool_use", "id": "t", "name": "weather", "input": {"city": "Paris"}}
    answer = {"type": "tool_result", "tool_use_id": "t", "content": [{"type": "text", "text": result}]}
    asked = user("What is the weather in Paris?")
    history = [{"role": "assistant", "content": [call]}, {"role": "user", "content": [answer]}]
    return {**asked, "tools": TOOLS, "messages": [*asked["messages"], *history]}


def text(message: Any) -> object:
    return message.content[0].text


def used(message: Any) -> object:
    return message.content[0].name, message.content[0].input, message.stop_reason


def streamed_text(events: Any) -> object:
    return "".join(event.delta.text for event in events if event.type == "content_block_delta")


def streamed_input(events: Any) -> object:
    return "".join(event.delta.partial_json for event in events if event.type == "content_block_delta")


CALLS: dict[str, tuple[Call, object]] = {
    "messages": (Call(lambda sdk, prompt: sdk.messages.create(**user(prompt)), text), SAID),
    "messages stream": (
        Call(lambda sdk, prompt: sdk.messages.create(**user(prompt), stream=True), streamed_text, streams=True),
        SAID,
    ),
    "tools": (
        Call(lambda sdk, prompt: sdk.messages.create(**user(prompt), tools=TOOLS), used),
        ("weather", {"city": "demo"}, "tool_use"),
    ),
    "tools stream": (
        Call(
            lambda sdk, prompt: sdk.messages.create(**user(prompt), tools=TOOLS, stream=True),
            streamed_input,
            streams=True,
        ),
        '{"city":"demo"}',
    ),
    "tool result": (
        Call(lambda sdk, prompt: sdk.messages.create(**after_a_tool(prompt)), text),
        "demo upstream: 3 messages, last role tool_result",
    ),
    "image": (Call(lambda sdk, prompt: sdk.messages.create(**seen(prompt)), text), SAID),
    "count tokens": (
        Call(
            lambda sdk, prompt: sdk.messages.count_tokens(model="m", messages=user(prompt)["messages"]),
            lambda count: count.input_tokens > 0,
        ),
        True,
    ),
    "beta": (
        Call(lambda sdk, prompt: sdk.beta.messages.create(**user(prompt), betas=["context-1m-2025-08-07"]), text),
        SAID,
    ),
}


@pytest.fixture(params=["async", "sync"])
async def client(request: pytest.FixtureRequest, gateway: RunningGateway) -> AsyncIterator[tuple[Any, Ask]]:
    if request.param == "async":
        async with anthropic.AsyncAnthropic(base_url=gateway.url, api_key="provider-key") as sdk:
            yield sdk, ask_async
    else:
        with anthropic.Anthropic(base_url=gateway.url, api_key="provider-key") as plain:
            yield plain, ask_sync


@pytest.mark.parametrize("name", CALLS)
async def test_a_clean_call_is_answered(name: str, gateway: RunningGateway, client: tuple[Any, Ask]) -> None:
    sdk, ask = client
    call, expected = CALLS[name]
    assert await ask(sdk, call, CLEAN) == expected
    forwarded = forwarded_once(gateway)
    assert forwarded.values("authorization") == ("Bearer provider-key",)
    (version,) = forwarded.values("anthropic-version")
    assert f"anthropic-version: {version}\r\n".encode() in gateway.tap.sent


@pytest.mark.parametrize("name", CALLS)
async def test_an_injection_is_a_typed_error_tried_once(
    name: str, gateway: RunningGateway, client: tuple[Any, Ask]
) -> None:
    sdk, ask = client
    call, _ = CALLS[name]
    with pytest.raises(anthropic.BadRequestError) as caught:
        await ask(sdk, call, INJECTION)
    error = caught.value
    assert error.type == "invalid_request_error"
    assert isinstance(error.body, dict)
    assert error.body["request_id"] == error.response.headers["x-guardrail-incident-id"]
    assert error.body["request_id"] in str(error)
    assert "previous instructions" not in str(error.body)
    assert gateway.tap.attempts == 1
    assert list(gateway.received) == []


async def test_beta_flags_arrive(gateway: RunningGateway, client: tuple[Any, Ask]) -> None:
    sdk, ask = client
    call, _ = CALLS["beta"]
    await ask(sdk, call, CLEAN)
    assert gateway.received[0].values("anthropic-beta") == ("context-1m-2025-08-07",)


async def test_the_models_are_listed_in_the_dialect(gateway: RunningGateway, client: tuple[Any, Ask]) -> None:
    sdk, ask = client
    listing = Call(lambda sdk, _: sdk.models.list(), lambda page: [model.display_name for model in page.data])
    assert await ask(sdk, listing, "") == ["Demo"]


async def test_an_address_that_ends_in_the_version_is_told_so(gateway: RunningGateway) -> None:
    async with anthropic.AsyncAnthropic(base_url=f"{gateway.url}/v1", api_key="provider-key") as sdk:
        with pytest.raises(anthropic.NotFoundError) as refused:
            await sdk.messages.create(**user(CLEAN))
    assert "Leave out /v1 at the end of base_url" in str(refused.value)
    assert refused.value.type == "not_found_error"
    assert list(gateway.received) == []
