"""Judging for others asks for no key and no upstream, and is told in every dialect."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from threading import current_thread
from typing import Any

import orjson
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from adapters.metrics import private_metrics
from filters.bodies.paths import DialectHints, find_route
from filters.dialects import DIALECTS
from filters.policy import Policy
from filters.rates import RateLimits, Rates
from filters.strict_json import read_exactly
from gateway.config.settings import DoorSettings, Settings
from gateway.doors import authorisation, evaluate, litellm, openguardrails
from gateway.doors.entrance import enter
from gateway.doors.judging import PATHS, Question, answered, judge, judging
from gateway.exchanges.exchange import Arrival, RequestHead
from gateway.exchanges.incident import new_incident_id
from gateway.limiting.reader_thread import LARGE_BYTES
from gateway.phases.services import build_services
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer
from tests.gateway.doors.asking import CLEAN, ask, chat, user
from tests.gateway_fixture import Answer, RunningGateway, running_gateway
from tests.talks import HARMLESS, WIRES

HEAD = RequestHead("POST", "/any", "", (("Content-Type", "text/plain"), ("Content-Length", "3"), ("X-Kept", "1")))


@pytest.mark.parametrize("name", DIALECTS)
def test_the_path_of_a_dialect_is_one_of_its_own(name: str) -> None:
    route = find_route("POST", PATHS[name], named={}, hints=DialectHints())
    assert route.dialect is DIALECTS[name]


async def test_nothing_but_the_engines_word_is_asked_for() -> None:
    services = await asyncio.to_thread(build_services, Settings(), metrics=private_metrics(), environ={})
    question = Question(PATHS["azure"], WIRES["chat"].write(HARMLESS["no untrusted text"], stream=False))
    exchange, reply = await judge(services, Arrival(HEAD, "i-1", time.monotonic()), question)
    assert (exchange.refusal, reply) == (None, b"")
    assert exchange.forward is not None
    assert [value for name, value in exchange.forward.headers if name == "X-Kept"] == ["1"]
    done = answered(exchange, b"{}")
    assert (done.forward, done.refusal, done.answer, done.is_decided) == (None, None, b"{}", True)
    assert judging(services).engine is services.engine
    assert (services.changes_bodies, judging(services).changes_bodies) == (True, False)
    await services.close()


OPEN = (
    *SETTINGS,
    "doors.authorisation=true",
    "doors.litellm=true",
    "doors.openguardrails=true",
    "policies.default.deny_status=403",
    'policies.default.replayed="tombstone"',
    "policies.default.strikes={ lock_strikes = 1, quarantine_strikes = 0 }",
)
TOOLS = [{"type": "function", "function": {"name": "go", "parameters": {"type": "object"}}}]
PATHS_OF_DOORS = {
    "authorisation": f"{authorisation.PATH}{PATHS['openai']}",
    "litellm": litellm.PATH,
    "openguardrails": openguardrails.PATH,
    "evaluate": evaluate.PATH,
}
NO: dict[str, Any] = {
    "litellm": ("action", "BLOCKED"),
    "openguardrails": ("decision", "block"),
    "evaluate": ("allowed", False),
}


async def through(door: str, gateway: RunningGateway, body: dict[str, Any], subject: str = "ann") -> Answer:
    """The answer of a door to the question about a chat request."""
    agent = dict.fromkeys(("agent_id", "agent_type", "agent_workspace", "agent_owner", "agent_user"), "")
    trees = {
        "authorisation": body,
        "litellm": {
            "input_type": "request",
            "structured_messages": body["messages"],
            **({"tools": body["tools"]} if "tools" in body else {}),
        },
        "openguardrails": {
            "kind": "step/request",
            "step_id": "s",
            "llm_protocol": "openai.chat",
            "payload": body,
            **agent,
        },
        "evaluate": {"body": body},
    }
    return await ask(gateway, PATHS_OF_DOORS[door], trees[door], bearer(subject))


def refuses(door: str, answer: Answer) -> bool:
    if door == "authorisation":
        return answer.status == 403
    name, word = NO[door]
    return answer.status == 200 and answer.tree[name] == word


def audited(folder: Path) -> list[str]:
    """The decisions in an audit log."""
    records = [orjson.loads(line) for file in folder.glob("*.jsonl") for line in file.read_bytes().splitlines()]
    return [record["decision"]["decision"] for record in records if record["kind"] == "decision"]


ATTACK = user(f"Say {MARK}.")
CHANGED = {
    "a locked caller's tools": chat(user(CLEAN), tools=TOOLS),
    "a replay": chat(ATTACK, {"role": "assistant", "content": "No."}, user(CLEAN)),
}
"""What the proxy itself would forward with something taken out, once a caller was refused for `ATTACK`."""
YES = chat(user(CLEAN))


@pytest.mark.parametrize("door", PATHS_OF_DOORS)
@pytest.mark.parametrize("body", CHANGED.values(), ids=CHANGED)
async def test_where_nothing_can_be_taken_out_no_is_told_and_recorded_as_no(
    door: str, body: dict[str, Any], tmp_path: Path
) -> None:
    key = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    settings = (*OPEN, f'audit.path="{tmp_path}"', 'audit.key="env:AUDIT"')
    async with running_gateway(*settings, environ={**SECRETS, "AUDIT": key.decode()}) as gateway:
        await through(door, gateway, chat(ATTACK))
        changed = await through(door, gateway, body)
        unchanged = await through(door, gateway, YES)
        lines = gateway.requests()
    assert (refuses(door, changed), refuses(door, unchanged)) == (True, False)
    assert changed.headers["x-guardrail-decision"] == "deny"
    assert [line["decision"] for line in lines] == ["deny", "deny", "allow"]
    assert audited(tmp_path) == ["deny", "deny", "allow"]


async def test_a_locked_callers_tools_are_no_further_strike() -> None:
    strikes = "policies.default.strikes={ lock_strikes = 1, quarantine_strikes = 2 }"
    async with running_gateway(*OPEN, strikes, environ=SECRETS) as gateway:
        await through("authorisation", gateway, chat(ATTACK))
        armed = [await through("authorisation", gateway, CHANGED["a locked caller's tools"]) for _ in range(3)]
        plain = await through("authorisation", gateway, YES)
    assert [answer.status for answer in (*armed, plain)] == [403, 403, 403, 200]
    assert {answer.tree["error"]["code"] for answer in armed} == {"content_policy_violation"}
    assert {answer.headers["x-guardrail-mode"] for answer in armed} == {"execute_locked"}


REPLY = {
    "choices": [
        {
            "index": 0,
            "finish_reason": "tool_calls",
            "message": {
                "role": "assistant",
                "content": None,
                "tool_calls": [{"id": "c", "type": "function", "function": {"name": "go", "arguments": "{}"}}],
            },
        }
    ]
}
WITH_TOOLS = chat(user(CLEAN), tools=TOOLS)
BROKEN: dict[str, tuple[str, dict[str, Any]]] = {
    "evaluate": ("gateway.doors.judging.judge_whole", {"body": WITH_TOOLS, "reply": REPLY}),
    "litellm": (
        "gateway.doors.litellm.remember",
        {"input_type": "request", "litellm_call_id": "i", "structured_messages": [user(CLEAN)], "tools": TOOLS},
    ),
    "openguardrails": (
        "gateway.doors.openguardrails.remember",
        {
            "kind": "step/request",
            "step_id": "s",
            "llm_protocol": "openai.chat",
            "payload": WITH_TOOLS,
            **dict.fromkeys(("agent_id", "agent_type", "agent_workspace", "agent_owner", "agent_user"), ""),
        },
    ),
}
"""What breaks after the question was judged, and a body for which it is reached."""


@pytest.mark.parametrize("error", [asyncio.CancelledError, ZeroDivisionError])
@pytest.mark.parametrize("door", BROKEN)
async def test_the_place_of_a_question_that_ends_early_is_free_again(
    door: str, error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    rates = Rates(tenant=RateLimits(concurrent_requests=1))
    settings = Settings(
        policies={"default": Policy(rates=rates)}, doors=DoorSettings(litellm=True, openguardrails=True)
    )
    services = await asyncio.to_thread(build_services, settings, metrics=private_metrics(), environ={})
    breaks, tree = BROKEN[door]
    head = RequestHead("POST", PATHS_OF_DOORS[door], "", (("Content-Type", "application/json"),))

    async def read_body() -> bytes:
        return orjson.dumps(tree)

    async def fail(*_: object, **__: object) -> None:
        raise error

    with monkeypatch.context() as broken:
        broken.setattr(breaks, fail)
        with suppress(asyncio.CancelledError):
            assert (await enter(services, Arrival(head, new_incident_id(), time.monotonic()), read_body)).answer is None
    await asyncio.gather(*services.state.endings)
    again = await enter(services, Arrival(head, new_incident_id(), time.monotonic()), read_body)
    assert (again.refusal, again.answer is None) == (None, False)
    await services.close()


@pytest.mark.parametrize("door", BROKEN)
async def test_a_large_question_is_read_beside_the_event_loop(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(doors=DoorSettings(litellm=True, openguardrails=True))
    services = await asyncio.to_thread(build_services, settings, metrics=private_metrics(), environ={})
    _, tree = BROKEN[door]
    body = orjson.dumps(tree) + b" " * LARGE_BYTES
    head = RequestHead("POST", PATHS_OF_DOORS[door], "", (("Content-Type", "application/json"),))
    threads: list[str] = []

    async def read_body() -> bytes:
        return body

    def reading(*given: Any, **more: Any) -> Any:
        threads.append(current_thread().name)
        return read_exactly(*given, **more)

    monkeypatch.setattr("gateway.doors.judging.read_exactly", reading)
    exchange = await enter(services, Arrival(head, new_incident_id(), time.monotonic()), read_body)
    assert (exchange.refusal, exchange.answer is None) == (None, False)
    assert threads == ["reader_0"]
    await services.close()
