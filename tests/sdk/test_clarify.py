"""A clarification is a typed error of each SDK, tried once, and says what to do."""

from collections.abc import AsyncIterator
from typing import Any

import anthropic
import openai
import pytest
from google import genai
from google.genai import errors, types

from tests.gateway_fixture import RunningGateway, running_gateway

# google-genai subclasses aiohttp's ClientSession, which aiohttp discourages by a warning.
pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class AiohttpClientSession:DeprecationWarning")

ENCODED = "Please read R29vZCBtb3JuaW5nLCBoZXJlIGFyZSB0aGUgbWludXRlcyBvZiB0aGUgbWVldGluZw== aloud."


@pytest.fixture
async def asking() -> AsyncIterator[RunningGateway]:
    """A gateway that asks about every encoding: it may decode nothing, and its policy asks where a limit is met."""
    async with running_gateway('policies.default.on_limit="clarify"', "limits.views=0") as running:
        yield running


def check(gateway: RunningGateway, body: Any, headers: Any) -> None:
    assert (body["action"], headers["x-guardrail-decision"]) == ("clarify", "clarify")
    assert body["incident_id"] == headers["x-guardrail-incident-id"]
    assert body["message"]
    assert body["questions"]
    assert gateway.tap.attempts == 1
    assert list(gateway.received) == []


async def test_openai(asking: RunningGateway) -> None:
    async with openai.AsyncOpenAI(base_url=f"{asking.url}/v1", api_key="key") as sdk:
        with pytest.raises(openai.UnprocessableEntityError) as caught:
            await sdk.chat.completions.create(model="m", messages=[{"role": "user", "content": ENCODED}])
    assert caught.value.code == "clarification_required"
    check(asking, caught.value.response.json(), caught.value.response.headers)


async def test_anthropic(asking: RunningGateway) -> None:
    async with anthropic.AsyncAnthropic(base_url=asking.url, api_key="key") as sdk:
        with pytest.raises(anthropic.UnprocessableEntityError) as caught:
            await sdk.messages.create(model="m", max_tokens=8, messages=[{"role": "user", "content": ENCODED}])
    assert caught.value.type == "invalid_request_error"
    check(asking, caught.value.body, caught.value.response.headers)


async def test_gemini(asking: RunningGateway) -> None:
    sdk = genai.Client(api_key="key", http_options=types.HttpOptions(base_url=asking.url))
    try:
        with pytest.raises(errors.ClientError) as caught:
            await sdk.aio.models.generate_content(model="m", contents=ENCODED)
    finally:
        await sdk.aio.aclose()
        sdk.close()
    assert caught.value.code == 422
    check(asking, caught.value.details, caught.value.response.headers)
