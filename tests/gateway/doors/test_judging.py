"""Judging for others asks for no key and no upstream, and is told in every dialect."""

import asyncio
import time
from pathlib import Path
from typing import Any

import orjson
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from adapters.metrics import private_metrics
from filters.bodies.paths import DialectHints, find_route
from filters.dialects import DIALECTS
from gateway.config.settings import Settings
from gateway.doors import authorisation, evaluate, litellm, openguardrails
from gateway.doors.judging import PATHS, Question, answered, as_sent, judge, judging
from gateway.exchanges.exchange import Arrival, RequestHead
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
    assert (services.changes_bodies, as_sent(services).changes_bodies) == (True, False)
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
NO: dict[str, Any] = {"litellm": ("action", "BLOCKED"), "openguardrails": ("decision", "block")}


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


@pytest.mark.parametrize("door", ["authorisation", "litellm", "openguardrails"])
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


@pytest.mark.parametrize("body", CHANGED.values(), ids=CHANGED)
async def test_the_verdict_api_answers_what_the_proxy_would_do(body: dict[str, Any]) -> None:
    async with running_gateway(*OPEN, environ=SECRETS) as gateway:
        await through("evaluate", gateway, chat(ATTACK))
        verdict = (await through("evaluate", gateway, body)).tree
    assert (verdict["allowed"], verdict["decision"]) == (True, "allow")


async def test_a_locked_callers_tools_are_no_further_strike() -> None:
    strikes = "policies.default.strikes={ lock_strikes = 1, quarantine_strikes = 2 }"
    async with running_gateway(*OPEN, strikes, environ=SECRETS) as gateway:
        await through("authorisation", gateway, chat(ATTACK))
        armed = [await through("authorisation", gateway, CHANGED["a locked caller's tools"]) for _ in range(3)]
        plain = await through("authorisation", gateway, YES)
    assert [answer.status for answer in (*armed, plain)] == [403, 403, 403, 200]
    assert {answer.tree["error"]["code"] for answer in armed} == {"content_policy_violation"}
    assert {answer.headers["x-guardrail-mode"] for answer in armed} == {"execute_locked"}
