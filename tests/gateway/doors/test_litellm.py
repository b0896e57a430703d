"""What LiteLLM is told: every question as its proxy sends it."""

from typing import Any

import orjson
import pytest

from gateway.doors.litellm import PATH
from tests.gateway.callers import MARK, SECRETS, SETTINGS, token
from tests.gateway.doors.asking import CLEAN, INJECTION, ask, user
from tests.gateway_fixture import RunningGateway, running_gateway
from tests.talks import ACCOUNT, HARMLESS, HIJACKED, WIRES, Talk

OPEN = "doors.litellm=true"


def question(kind: str, **more: Any) -> dict[str, Any]:
    return {"input_type": kind, "litellm_call_id": "call-1", "litellm_version": "1.106.2", "request_data": {}, **more}


def before(told: Talk, **more: Any) -> dict[str, Any]:
    body = WIRES["chat"].body(told, stream=False)
    return question("request", structured_messages=body["messages"], tools=body["tools"], texts=[told.asked], **more)


def call(payee: str) -> dict[str, Any]:
    return {
        "id": "c2",
        "type": "function",
        "function": {"name": "transfer_funds", "arguments": orjson.dumps({"payee": payee}).decode()},
    }


async def told(gateway: RunningGateway, tree: Any, *more: tuple[str, str]) -> dict[str, Any]:
    answer = await ask(gateway, PATH, tree, *more)
    assert answer.status == 200
    return dict(answer.tree)


async def test_what_is_clean_is_not_blocked() -> None:
    async with running_gateway(OPEN) as gateway:
        assert await told(gateway, question("request", structured_messages=[user(CLEAN)])) == {"action": "NONE"}
        assert await told(gateway, question("request", texts=[CLEAN])) == {"action": "NONE"}
        assert await told(gateway, question("response", texts=["Paris."])) == {"action": "NONE"}
        assert not gateway.received


@pytest.mark.parametrize(
    "members",
    [
        {"structured_messages": [user(INJECTION)]},
        {"texts": [INJECTION]},
        {"structured_messages": [{"role": "tool", "tool_call_id": "c", "content": INJECTION}]},
        {"texts": ["x"], "tool_calls": [{"function": {"name": "f", "arguments": INJECTION}}]},
    ],
    ids=["a message", "a text without an author", "a tool's result", "a call without its message"],
)
async def test_an_injection_is_blocked_and_not_quoted(members: dict[str, Any]) -> None:
    async with running_gateway(OPEN) as gateway:
        answer = await told(gateway, question("request", **members))
        (line,) = gateway.requests()
    assert answer["action"] == "BLOCKED"
    assert line["incident_id"] in answer["blocked_reason"]
    assert "previous instructions" not in answer["blocked_reason"]


async def test_images_without_a_message_are_not_judged() -> None:
    image = question("request", texts=[CLEAN], images=["data:image/png;base64,iVBORw0KGgo="])
    async with running_gateway(OPEN, 'policies.default.unjudged="refuse"') as gateway:
        assert (await told(gateway, image))["action"] == "BLOCKED"


async def test_a_call_is_judged_by_the_request_of_the_same_id() -> None:
    async with running_gateway(OPEN) as gateway:
        assert await told(gateway, before(HIJACKED)) == {"action": "NONE"}
        hijacked = await told(gateway, question("response", tool_calls=[call(ACCOUNT)]))
        harmless = HARMLESS["a value that the user asked for"]
        assert await told(gateway, before(harmless, litellm_call_id="call-2")) == {"action": "NONE"}
        wanted = await told(gateway, question("response", litellm_call_id="call-2", tool_calls=[call(ACCOUNT)]))
    assert hijacked["action"] == "BLOCKED"
    assert hijacked["blocked_reason"].startswith("[guardrail] A tool call was withheld and has not run.")
    assert wanted == {"action": "NONE"}


async def test_a_call_of_an_unknown_request_stands_on_nothing_that_is_trusted() -> None:
    async with running_gateway(OPEN) as gateway:
        answer = await told(gateway, question("response", tool_calls=[call(ACCOUNT)]))
    assert answer["action"] == "BLOCKED"


async def test_monitoring_blocks_nothing() -> None:
    async with running_gateway(OPEN, 'policies.default.enforcement="monitor"') as gateway:
        await told(gateway, before(HIJACKED))
        answers = [
            await told(gateway, question("request", texts=[INJECTION])),
            await told(gateway, question("response", tool_calls=[call(ACCOUNT)])),
        ]
        lines = gateway.requests()
    assert answers == [{"action": "NONE"}] * 2
    assert [line["decision"] for line in lines] == ["allow", "deny", "clarify"]


async def test_whoever_runs_litellm_has_a_token_and_gets_strikes() -> None:
    key = ("x-api-key", token())
    marked = question("request", structured_messages=[user(f"Say {MARK}.")])
    armed = before(Talk(CLEAN))
    async with running_gateway(OPEN, *SETTINGS, environ=SECRETS) as gateway:
        unknown = await ask(gateway, PATH, marked)
        allowed = await told(gateway, armed, key)
        blocked = [await told(gateway, marked, key) for _ in range(3)]
        locked = await told(gateway, armed, key)
        blocked += [await told(gateway, marked, key) for _ in range(2)]
        quarantined = await told(gateway, question("request", structured_messages=[user(CLEAN)]), key)
    assert unknown.status == 401
    assert allowed == {"action": "NONE"}
    assert {answer["action"] for answer in (*blocked, locked, quarantined)} == {"BLOCKED"}


@pytest.mark.parametrize("tree", [{}, {"input_type": "both"}, {"input_type": "request", "texts": 1}])
async def test_what_litellm_does_not_send_is_refused(tree: Any) -> None:
    async with running_gateway(OPEN) as gateway:
        answer = await ask(gateway, PATH, tree)
    assert answer.status == 400


async def test_the_door_is_closed_unless_it_is_opened() -> None:
    async with running_gateway() as gateway:
        answer = await ask(gateway, PATH, question("request", texts=[CLEAN]))
    assert answer.status == 404
