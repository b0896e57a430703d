"""The Azure clients of the openai package in front of the gateway."""

from collections.abc import AsyncIterator
from typing import Any

import openai
import pytest

from tests.gateway_fixture import RunningGateway
from tests.sdk.calls import CLEAN, INJECTION, Ask, Call, ask_async, ask_sync, forwarded_once

SAID = "demo upstream: 1 message, last role user"
CALLS: dict[str, Call] = {
    "chat": Call(
        lambda sdk, prompt: sdk.chat.completions.create(model="d", messages=[{"role": "user", "content": prompt}]),
        lambda answer: answer.choices[0].message.content,
    ),
    "chat stream": Call(
        lambda sdk, prompt: sdk.chat.completions.create(
            model="d", messages=[{"role": "user", "content": prompt}], stream=True
        ),
        lambda chunks: "".join(choice.delta.content or "" for chunk in chunks for choice in chunk.choices),
        streams=True,
    ),
    "responses": Call(
        lambda sdk, prompt: sdk.responses.create(model="d", input=prompt), lambda answer: answer.output_text
    ),
}


@pytest.fixture(params=["async", "sync"])
async def client(request: pytest.FixtureRequest, gateway: RunningGateway) -> AsyncIterator[tuple[Any, Ask]]:
    settings: dict[str, Any] = {
        "azure_endpoint": gateway.url,
        "api_key": "provider-key",
        "api_version": "2024-10-21",
    }
    if request.param == "async":
        async with openai.AsyncAzureOpenAI(**settings) as sdk:
            yield sdk, ask_async
    else:
        with openai.AzureOpenAI(**settings) as plain:
            yield plain, ask_sync


@pytest.mark.parametrize("name", CALLS)
async def test_a_clean_call_is_answered(name: str, gateway: RunningGateway, client: tuple[Any, Ask]) -> None:
    sdk, ask = client
    assert await ask(sdk, CALLS[name], CLEAN) == SAID
    forwarded = forwarded_once(gateway)
    assert forwarded.target.startswith("/openai/")
    assert forwarded.target.endswith("?api-version=2024-10-21")
    assert forwarded.values("api-key") == ("provider-key",)


@pytest.mark.parametrize("name", CALLS)
async def test_an_injection_is_a_typed_error_tried_once(
    name: str, gateway: RunningGateway, client: tuple[Any, Ask]
) -> None:
    sdk, ask = client
    with pytest.raises(openai.BadRequestError) as caught:
        await ask(sdk, CALLS[name], INJECTION)
    error = caught.value
    assert (error.code, error.type) == ("content_filter", "invalid_request_error")
    assert isinstance(error.body, dict)
    assert error.body["guardrail"]["incident_id"] == error.response.headers["x-guardrail-incident-id"]
    assert gateway.tap.attempts == 1
    assert list(gateway.received) == []


async def test_the_newer_base_url_is_served(gateway: RunningGateway) -> None:
    async with openai.AsyncOpenAI(base_url=f"{gateway.url}/openai/v1", api_key="provider-key") as sdk:
        assert await ask_async(sdk, CALLS["chat"], CLEAN) == SAID
        with pytest.raises(openai.BadRequestError) as caught:
            await ask_async(sdk, CALLS["chat"], INJECTION)
    assert caught.value.code == "content_filter"
    assert [received.target for received in gateway.received] == ["/openai/v1/chat/completions"]
