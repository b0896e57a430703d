"""The google-genai package in front of the gateway: its calls, async and sync, answered and refused."""

import base64
from contextlib import suppress
from typing import Any

import pytest
from google import genai
from google.genai import errors, types

from tests.gateway_fixture import RunningGateway, running_gateway
from tests.sdk.calls import CITY, CLEAN, INJECTION, PIXEL, Ask, Call, forwarded_once

# google-genai subclasses aiohttp's ClientSession, which aiohttp discourages by a warning.
pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class AiohttpClientSession:DeprecationWarning")

SAID = "demo upstream: 1 message, last role user"
WEATHER = types.Tool(function_declarations=[types.FunctionDeclaration(name="weather", parameters_json_schema=CITY)])
TOOLS = types.GenerateContentConfig(
    tools=[WEATHER], automatic_function_calling=types.AutomaticFunctionCallingConfig(disable=True)
)
SYSTEM = types.GenerateContentConfig(system_instruction="You answer in one sentence.")


def after_a_tool(result: str) -> list[types.Content]:
    call = types.Part.from_function_call(name="weather", args={"city": "Paris"})
    answer = types.Part.from_function_response(name="weather", response={"result": result})
    return [
        types.Content(role="user", parts=[types.Part.from_text(text="What is the weather in Paris?")]),
        types.Content(role="model", parts=[call]),
        types.Content(role="user", parts=[answer]),
    ]


def seen(prompt: str) -> list[Any]:
    return [types.Part.from_bytes(data=base64.b64decode(PIXEL), mime_type="image/png"), prompt]


CALLS: dict[str, tuple[Call, object]] = {
    "generate": (
        Call(
            lambda sdk, prompt: sdk.models.generate_content(model="m", contents=prompt, config=SYSTEM),
            lambda answer: answer.text,
        ),
        SAID,
    ),
    "generate stream": (
        Call(
            lambda sdk, prompt: sdk.models.generate_content_stream(model="m", contents=prompt),
            lambda pieces: "".join(piece.text for piece in pieces),
            streams=True,
        ),
        SAID,
    ),
    "tools": (
        Call(
            lambda sdk, prompt: sdk.models.generate_content(model="m", contents=prompt, config=TOOLS),
            lambda answer: (answer.function_calls[0].name, answer.function_calls[0].args),
        ),
        ("weather", {"city": "demo"}),
    ),
    "tools stream": (
        Call(
            lambda sdk, prompt: sdk.models.generate_content_stream(model="m", contents=prompt, config=TOOLS),
            lambda pieces: pieces[-1].function_calls[0].name,
            streams=True,
        ),
        "weather",
    ),
    "tool result": (
        Call(
            lambda sdk, prompt: sdk.models.generate_content(model="m", contents=after_a_tool(prompt), config=TOOLS),
            lambda answer: answer.text,
        ),
        "demo upstream: 3 messages, last role tool",
    ),
    "image": (
        Call(
            lambda sdk, prompt: sdk.models.generate_content(model="m", contents=seen(prompt)),
            lambda answer: answer.text,
        ),
        SAID,
    ),
    "count tokens": (
        Call(
            lambda sdk, prompt: sdk.models.count_tokens(model="m", contents=prompt),
            lambda count: count.total_tokens > 0,
        ),
        True,
    ),
    "embed": (
        Call(
            lambda sdk, prompt: sdk.models.embed_content(model="m", contents=[prompt]),
            lambda answer: answer.embeddings[0].values[0],
        ),
        0.5,
    ),
}


@pytest.mark.parametrize("name", CALLS)
async def test_a_clean_call_is_answered(
    name: str, gateway: RunningGateway, version: str, google: tuple[Any, Ask]
) -> None:
    sdk, ask = google
    call, expected = CALLS[name]
    assert await ask(sdk, call, CLEAN) == expected
    forwarded = forwarded_once(gateway)
    assert forwarded.target.startswith(f"/{version}/models/m:")
    assert forwarded.values("x-goog-api-key") == ("provider-key",)


@pytest.mark.parametrize("name", CALLS)
async def test_an_injection_is_a_typed_error_tried_once(
    name: str, gateway: RunningGateway, google: tuple[Any, Ask]
) -> None:
    sdk, ask = google
    call, _ = CALLS[name]
    with pytest.raises(errors.ClientError) as caught:
        await ask(sdk, call, INJECTION)
    error = caught.value
    assert (error.code, error.status) == (400, "FAILED_PRECONDITION")
    info = error.details["error"]["details"][0]
    assert info["@type"] == "type.googleapis.com/google.rpc.ErrorInfo"
    assert info["metadata"]["incident_id"] == error.response.headers["x-guardrail-incident-id"]
    assert info["metadata"]["incident_id"] in str(error)
    assert "previous instructions" not in str(error.details)
    assert gateway.tap.attempts == 1
    assert list(gateway.received) == []


async def test_the_models_are_listed_in_the_dialect(gateway: RunningGateway, google: tuple[Any, Ask]) -> None:
    sdk, ask = google
    listing = Call(lambda sdk, _: sdk.models.list(), lambda page: [model.display_name for model in page.page])
    assert await ask(sdk, listing, "") == ["Demo"]


async def test_what_else_is_kept_at_google_is_asked_of_google_alone(version: str) -> None:
    async with running_gateway('upstreams.openai.base_url=""') as gateway:
        sdk = genai.Client(api_key="k", http_options=types.HttpOptions(base_url=gateway.url, api_version=version))
        for ask in (sdk.aio.files.list, sdk.aio.caches.list, sdk.aio.batches.list):
            with suppress(errors.APIError):  # the demo does not know all of them
                await ask()
        await sdk.aio.aclose()
        sdk.close()
    asked = [f"/{version}/{name}" for name in ("files", "cachedContents", "batches")]
    assert [received.target.partition("?")[0] for received in gateway.received] == asked
