"""What OpenGuardrails' integrations are told: every event as its `evaluate` (v1.0) has it."""

import re
from typing import Any, Final, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from gateway.doors.openguardrails import HEALTH_PATH, PATH
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer
from tests.gateway.doors.asking import CLEAN, INJECTION, ask, chat, user
from tests.gateway_fixture import RunningGateway, request, running_gateway, talk
from tests.talks import ACCOUNT, HARMLESS, HIJACKED, WIRES, Talk

OPEN: Final = "doors.openguardrails=true"
PROTOCOLS: Final = {"chat": "openai.chat", "responses": "openai.responses", "messages": "anthropic.messages"}


class Found(BaseModel):
    """A finding as the contract has it: no other member, and never a text."""

    model_config = ConfigDict(extra="forbid")

    category: str = Field(pattern=r"^(safety|security|privacy|x)\.[a-z0-9_.]+$")
    severity: Literal["low", "medium", "high", "critical"] | None = None
    path: str | None = None
    start: int | None = Field(default=None, ge=0)
    end: int | None = Field(default=None, ge=0)
    detector: str | None = None


class Verdict(BaseModel):
    model_config = ConfigDict(extra="forbid")

    event_id: str = Field(min_length=1)
    provider: str = Field(min_length=1)
    decision: Literal["allow", "block"]
    findings: list[Found]
    unjudged: list[str]


def event(kind: str, payload: Any, **more: Any) -> dict[str, Any]:
    agent = dict.fromkeys(("agent_id", "agent_type", "agent_workspace", "agent_owner", "agent_user"), "")
    return {"kind": kind, "step_id": "step-1", "llm_protocol": "openai.chat", "payload": payload, **agent, **more}


async def told(gateway: RunningGateway, tree: Any, *more: tuple[str, str]) -> Verdict:
    answer = await ask(gateway, PATH, tree, *more)
    assert answer.status == 200, answer.body
    return Verdict.model_validate(answer.tree)


def before(talk: Talk, wire: str = "chat", **more: Any) -> dict[str, Any]:
    return event("step/request", WIRES[wire].body(talk, stream=False), llm_protocol=PROTOCOLS[wire], **more)


CALLS: Final[dict[str, tuple[Any, str]]] = {
    "chat": (
        {
            "choices": [
                {
                    "index": 0,
                    "finish_reason": "tool_calls",
                    "message": {
                        "role": "assistant",
                        "content": None,
                        "tool_calls": [
                            {
                                "id": "c2",
                                "type": "function",
                                "function": {"name": "transfer_funds", "arguments": f'{{"payee": "{ACCOUNT}"}}'},
                            }
                        ],
                    },
                }
            ]
        },
        "payload.choices.0.message.tool_calls.0",
    ),
    "responses": (
        {
            "id": "resp_1",
            "output": [
                {
                    "type": "function_call",
                    "call_id": "c2",
                    "name": "transfer_funds",
                    "arguments": f'{{"payee": "{ACCOUNT}"}}',
                }
            ],
        },
        "payload.output.0",
    ),
    "messages": (
        {
            "role": "assistant",
            "stop_reason": "tool_use",
            "content": [{"type": "tool_use", "id": "c2", "name": "transfer_funds", "input": {"payee": ACCOUNT}}],
        },
        "payload.content.0",
    ),
}
"""In each protocol a reply with one call, and the path of the call."""
CANONICAL: Final = {
    "text": "Paying.",
    "tool_calls": [{"id": "c2", "name": "transfer_funds", "arguments": {"payee": ACCOUNT}}],
    "model": "m",
}


def after(wire: str = "chat", **more: Any) -> dict[str, Any]:
    return event("step/response", CALLS[wire][0], llm_protocol=PROTOCOLS[wire], **more)


async def test_what_is_clean_is_allowed_and_goes_nowhere() -> None:
    async with running_gateway(OPEN) as gateway:
        verdict = await told(gateway, event("step/request", chat(user(CLEAN))))
        (line,) = gateway.requests()
        assert not gateway.received
    assert (verdict.decision, verdict.findings, verdict.unjudged) == ("allow", [], [])
    assert verdict.event_id == line["incident_id"]


async def test_an_injection_is_blocked_with_its_place_in_what_was_sent() -> None:
    text = f"Dear  agent,\n\n{INJECTION}"
    async with running_gateway(OPEN) as gateway:
        verdict = await told(gateway, event("step/request", chat(user(CLEAN), user(text))))
    assert verdict.decision == "block"
    (first,) = [found for found in verdict.findings if found.detector == "INJ-001"]
    assert (first.category, first.path) == (
        "security.prompt_injection.instruction_override",
        "payload.messages.1.content",
    )
    assert text[first.start : first.end] == "Ignore all previous instructions"


async def test_a_poisoned_tool_is_one() -> None:
    tool = {"type": "function", "function": {"name": "f", "description": INJECTION, "parameters": {}}}
    async with running_gateway(OPEN) as gateway:
        verdict = await told(gateway, event("step/request", chat(user(CLEAN), tools=[tool])))
    assert verdict.decision == "block"
    assert "security.tool_poisoning" in {re.match(r"[^.]+\.[^.]+", found.category)[0] for found in verdict.findings}  # type: ignore[index]


async def test_what_nobody_can_read_is_unjudged() -> None:
    image = {"type": "image_url", "image_url": {"url": "data:image/png;base64,iVBORw0KGgo="}}
    asked = event("step/request", chat({"role": "user", "content": [image]}))
    verdicts = {}
    for word in ("forward", "refuse"):
        async with running_gateway(OPEN, f'policies.default.unjudged="{word}"') as gateway:
            verdicts[word] = await told(gateway, asked)
    assert {word: verdict.decision for word, verdict in verdicts.items()} == {"forward": "allow", "refuse": "block"}
    assert {tuple(verdict.unjudged) for verdict in verdicts.values()} == {
        ("payload.messages.0.content.0.image_url.url",)
    }


@pytest.mark.parametrize("wire", PROTOCOLS)
async def test_a_call_is_judged_by_the_request_of_its_step(wire: str) -> None:
    wanted = HARMLESS["a value that the user asked for"]
    async with running_gateway(OPEN) as gateway:
        assert (await told(gateway, before(HIJACKED, wire))).decision == "allow"
        hijacked = await told(gateway, after(wire))
        assert (await told(gateway, before(wanted, wire, step_id="step-2"))).decision == "allow"
        harmless = await told(gateway, after(wire, step_id="step-2"))
        unknown = await told(gateway, after(wire, step_id="step-3"))
    assert [verdict.decision for verdict in (hijacked, harmless, unknown)] == ["block", "allow", "block"]
    assert [found.path for found in hijacked.findings] == [CALLS[wire][1]]


async def test_a_canonical_reply_is_judged_like_any() -> None:
    canonical = event("step/response", CANONICAL, llm_protocol="canonical")
    async with running_gateway(OPEN) as gateway:
        await told(gateway, before(HIJACKED))
        verdict = await told(gateway, canonical)
        unknown = await ask(gateway, PATH, event("step/response", {"said": "x"}, llm_protocol="canonical"))
    assert (verdict.decision, [found.path for found in verdict.findings]) == ("block", ["payload.tool_calls.0"])
    assert (unknown.status, unknown.tree["error"]) == (400, "invalid_event")


async def test_a_reply_in_another_protocol_than_told_is_not_judged() -> None:
    mistaken = {**after("messages"), "llm_protocol": "openai.chat"}
    async with running_gateway(OPEN) as gateway:
        verdict = await told(gateway, mistaken)
    assert (verdict.decision, verdict.unjudged) == ("block", ["payload"])


async def test_monitoring_blocks_nothing_and_tells_all() -> None:
    async with running_gateway(OPEN, 'policies.default.enforcement="monitor"') as gateway:
        verdicts = [
            await told(gateway, event("step/request", chat(user(INJECTION)))),
            await told(gateway, after(step_id="unknown")),
        ]
    assert [(verdict.decision, bool(verdict.findings)) for verdict in verdicts] == [("allow", True)] * 2


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"kind": "turn/end"}, "kind"),
        ({"step_id": ""}, "step_id"),
        ({"payload": "x"}, "payload"),
        ({"surprise": 1}, "not known"),
        ({"payload": {"input": "x"}}, ""),
    ],
    ids=["an unknown kind", "no step", "no body", "an unknown member", "a body of no chat"],
)
async def test_what_is_no_event_is_invalid(changed: dict[str, Any], named: str) -> None:
    async with running_gateway(OPEN) as gateway:
        answer = await ask(gateway, PATH, {**event("step/request", chat(user(CLEAN))), **changed})
    assert (answer.status, answer.tree["error"]) == (400, "invalid_event")
    assert named in answer.tree["details"][0]["message"]


async def test_whoever_asks_has_a_key_rates_and_strikes() -> None:
    marked = event("step/request", chat(user(f"Say {MARK}.")))
    settings = ("policies.default.strikes={ lock_strikes = 0, quarantine_strikes = 2 }",)
    async with running_gateway(OPEN, *SETTINGS, *settings, environ=SECRETS) as gateway:
        unknown = await ask(gateway, PATH, marked)
        blocked = [await told(gateway, marked, bearer()) for _ in range(2)]
        quarantined = await told(gateway, event("step/request", chat(user(CLEAN))), bearer())
    assert (unknown.status, unknown.tree) == (401, {"error": "unauthorized"})
    assert [verdict.decision for verdict in (*blocked, quarantined)] == ["block"] * 3


async def test_an_exhausted_rate_is_told() -> None:
    limited = "policies.default.rates.subject.requests_per_minute=2"
    async with running_gateway(OPEN, *SETTINGS, limited, environ=SECRETS) as gateway:
        answers = [await ask(gateway, PATH, event("step/request", chat(user(CLEAN))), bearer()) for _ in range(4)]
    assert answers[-1].status == 429
    assert answers[-1].tree == {"error": "rate_limited", "limit": 2}


async def test_health_needs_no_key() -> None:
    async with running_gateway(OPEN, *SETTINGS, environ=SECRETS) as gateway:
        healthy = await talk(gateway.url, request("GET", HEALTH_PATH))
        posted = await ask(gateway, HEALTH_PATH, {})
    assert (healthy.status, healthy.tree["status"], posted.status) == (200, "ok", 405)


async def test_the_door_is_closed_unless_it_is_opened() -> None:
    async with running_gateway() as gateway:
        answer = await ask(gateway, PATH, event("step/request", chat(user(CLEAN))))
    assert answer.status == 404
