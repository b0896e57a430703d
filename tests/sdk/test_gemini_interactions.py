"""The Interactions API of the google-genai package in front of the gateway: answered, refused, whole and streamed."""

from typing import Any

import orjson
import pytest
from google.genai._gaos.lib import compat_errors

from tests.gateway_fixture import RunningGateway
from tests.sdk.calls import CITY, CLEAN, INJECTION, PIXEL, Ask, Call, forwarded_once

# google-genai subclasses aiohttp's ClientSession, which aiohttp discourages by a warning.
pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class AiohttpClientSession:DeprecationWarning")

SAID = "demo upstream: 1 message, last role user"
TOOLS: list[Any] = [{"type": "function", "name": "weather", "parameters": CITY}]


def after_a_tool(result: str) -> list[Any]:
    return [
        {"type": "user_input", "content": [{"type": "text", "text": "What is the weather in Paris?"}]},
        {"type": "function_call", "id": "call_1", "name": "weather", "arguments": {"city": "Paris"}},
        {"type": "function_result", "call_id": "call_1", "name": "weather", "result": result},
    ]


def seen(prompt: str) -> list[Any]:
    return [{"type": "image", "data": PIXEL, "mime_type": "image/png"}, {"type": "text", "text": prompt}]


def text_of(events: list[Any]) -> str:
    deltas = [event.delta for event in events if event.event_type == "step.delta"]
    return "".join(delta.text for delta in deltas if delta.type == "text")


def call_of(events: list[Any]) -> tuple[str, Any]:
    steps = [event.step for event in events if event.event_type == "step.start"]
    pieces = [event.delta.arguments for event in events if event.event_type == "step.delta"]
    return steps[0].name, orjson.loads("".join(pieces))


CALLS: dict[str, tuple[Call, object]] = {
    "create": (
        Call(
            lambda sdk, prompt: sdk.interactions.create(model="m", input=prompt, system_instruction="Be brief."),
            lambda answer: (answer.output_text, answer.status),
        ),
        (SAID, "completed"),
    ),
    "continue": (
        Call(
            lambda sdk, prompt: sdk.interactions.create(model="m", input=prompt, previous_interaction_id="v1_a"),
            lambda answer: answer.output_text,
        ),
        SAID,
    ),
    "stream": (
        Call(lambda sdk, prompt: sdk.interactions.create(model="m", input=prompt, stream=True), text_of, streams=True),
        SAID,
    ),
    "tools": (
        Call(
            lambda sdk, prompt: sdk.interactions.create(model="m", input=prompt, tools=TOOLS),
            lambda answer: (answer.steps[0].name, answer.steps[0].arguments, answer.status),
        ),
        ("weather", {"city": "demo"}, "requires_action"),
    ),
    "tools stream": (
        Call(
            lambda sdk, prompt: sdk.interactions.create(model="m", input=prompt, tools=TOOLS, stream=True),
            call_of,
            streams=True,
        ),
        ("weather", {"city": "demo"}),
    ),
    "tool result": (
        Call(
            lambda sdk, prompt: sdk.interactions.create(model="m", input=after_a_tool(prompt), tools=TOOLS),
            lambda answer: answer.output_text,
        ),
        "demo upstream: 3 messages, last role function_result",
    ),
    "image": (
        Call(
            lambda sdk, prompt: sdk.interactions.create(model="m", input=seen(prompt)),
            lambda answer: answer.output_text,
        ),
        SAID,
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
    assert forwarded.target == f"/{version}/interactions"
    assert forwarded.values("x-goog-api-key") == ("provider-key",)


@pytest.mark.parametrize("name", CALLS)
async def test_an_injection_is_a_typed_error_tried_once(
    name: str, gateway: RunningGateway, google: tuple[Any, Ask]
) -> None:
    sdk, ask = google
    call, _ = CALLS[name]
    with pytest.raises(compat_errors.BadRequestError) as caught:
        await ask(sdk, call, INJECTION)
    error: Any = caught.value
    assert error.body["error"]["code"] == "content_policy_violation"
    told = error.body["error"]["guardrail"]["incident_id"]
    assert told == error.response.headers["x-guardrail-incident-id"]
    assert "previous instructions" not in str(error.body)
    assert gateway.tap.attempts == 1
    assert list(gateway.received) == []


KEPT: dict[str, tuple[Call, str, str]] = {
    "get": (Call(lambda sdk, name: sdk.interactions.get(id=name), lambda one: one.status), "GET", "v1_a?stream=false"),
    "cancel": (Call(lambda sdk, name: sdk.interactions.cancel(id=name), lambda one: one.status), "POST", "v1_a/cancel"),
    "delete": (Call(lambda sdk, name: sdk.interactions.delete(id=name), lambda _: "completed"), "DELETE", "v1_a"),
}


@pytest.mark.parametrize("name", KEPT)
async def test_what_is_kept_is_fetched(
    name: str, gateway: RunningGateway, version: str, google: tuple[Any, Ask]
) -> None:
    sdk, ask = google
    call, method, target = KEPT[name]
    assert await ask(sdk, call, "v1_a") == "completed"
    (forwarded,) = gateway.received
    assert (forwarded.method, forwarded.target) == (method, f"/{version}/interactions/{target}")
