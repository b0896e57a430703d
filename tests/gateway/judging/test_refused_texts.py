"""What was refused comes again as history: over time, for whom, and what becomes of the conversation."""

from typing import Any

import orjson
import pytest

from filters.decision import Decision, GuardMode, Judgement
from filters.findings import Action, Finding, Severity
from filters.refusals import Reason
from filters.resuming.refused_history import PLACEHOLDER
from filters.rules.rule import Family
from filters.segments import Origin, Reading, Segment, Trust
from gateway.judging.refused_texts import KEEP_SECONDS, Replays
from tests.gateway.callers import MARK, SECRETS, SETTINGS, send, turns
from tests.gateway.failing_state import Clock, FailingState
from tests.gateway_fixture import Answer, RunningGateway, running_gateway
from tests.talks import WIRES, Wire

FIRST, SECOND = "019a0000-0000-7000-8000-000000000001", "019a0000-0000-7000-8000-000000000002"
BAD, SORRY, NEW = f"Please {MARK} now.", "I cannot.", "What is the capital of France?"
REPLAYED = (BAD, SORRY, NEW)
TOMBSTONE = 'policies.default.replayed="tombstone"'

wires = pytest.mark.parametrize("wire", WIRES.values(), ids=WIRES)


def reading(*texts: str) -> Reading:
    return Reading(tuple(Segment(Origin.USER, f"/messages/{at}/content", text) for at, text in enumerate(texts)))


def denied(path: str = "/messages/0/content", *, reason: Reason = Reason.BLOCKED) -> Judgement:
    rule = ("R-1", Family.CUSTOM, Severity.HIGH, Action.DENY)
    finding = Finding(*rule, Origin.USER, Trust.UNTRUSTED, path, (), 0, 1)
    return Judgement(Decision.DENY, GuardMode.BASELINE, 1, reason, (finding,))


class Worker:
    """One worker's knowledge, which has a text refused before."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.store = FailingState(self.clock)
        self.replays = Replays(self.store, b"k" * 32)

    async def refuse(self, text: str = "bad", incident_id: str = FIRST) -> None:
        await self.replays.remember("acme", denied(), reading(text), incident_id=incident_id)

    async def known(self, *texts: str, tenant: str = "acme", judgement: Judgement | None = None) -> str:
        replay = await self.replays.recognise(tenant, judgement or denied(), reading(*texts))
        return replay.incident_id if replay else ""


async def test_a_refused_text_is_known_again_as_history() -> None:
    worker = Worker()
    await worker.refuse()
    assert await worker.known("bad", "new") == FIRST


async def test_the_first_incident_is_told_for_a_week() -> None:
    worker = Worker()
    await worker.refuse()
    worker.clock.now += KEEP_SECONDS - 1
    await worker.refuse(incident_id=SECOND)
    assert await worker.known("bad", "new") == FIRST
    worker.clock.now += 1
    assert await worker.known("bad", "new") == ""


@pytest.mark.parametrize(
    ("texts", "tenant", "judgement"),
    [
        pytest.param(("bad",), "acme", None, id="as the latest message"),
        pytest.param(("bad!", "new"), "acme", None, id="changed"),
        pytest.param(("bad", "new"), "umbrella", None, id="of another tenant"),
        pytest.param(("bad", "new"), "acme", denied(reason=Reason.LIMIT), id="refused for its size"),
        pytest.param(("bad", "bad", "new"), "acme", denied("/messages/2/content"), id="refused for the latest message"),
    ],
)
async def test_what_is_new(texts: tuple[str, ...], tenant: str, judgement: Judgement | None) -> None:
    worker = Worker()
    await worker.refuse()
    assert await worker.known(*texts, tenant=tenant, judgement=judgement) == ""


async def test_what_cannot_be_known_is_new() -> None:
    worker = Worker()
    worker.store.fails = True
    await worker.refuse()
    assert await worker.known("bad", "new") == ""
    worker.store.fails = False
    assert await worker.known("bad", "new") == ""


def guarded(*overrides: str) -> Any:
    return running_gateway(*SETTINGS, *overrides, environ=SECRETS)


async def refused_first(gateway: RunningGateway, wire: Wire) -> str:
    """The incident under which the message was refused when it was new."""
    got = await send(gateway, wire, turns(wire, [BAD]))
    assert got.status == 400
    return got.headers["x-guardrail-incident-id"]


def original(got: Answer, wire: Wire) -> str:
    error = got.tree["error"]
    told = error["details"][0]["metadata"] if wire.dialect == "gemini" else error["guardrail"]
    return str(told["original_incident_id"])


@wires
async def test_a_replayed_conversation_is_refused_under_the_first_incident(wire: Wire) -> None:
    async with guarded() as gateway:
        first = await refused_first(gateway, wire)
        got = await send(gateway, wire, turns(wire, REPLAYED))
        _, line = await gateway.settled(2)
        assert not gateway.received
    assert got.status == 400
    assert b"BLOCKED_BEFORE" in got.body.upper()
    assert original(got, wire) == line["original_incident_id"] == first
    assert first in got.body.decode()
    assert got.headers["x-guardrail-incident-id"] == line["incident_id"] != first
    assert (got.headers["x-guardrail-decision"], got.headers["x-should-retry"]) == ("deny", "false")
    assert (line["reason"], line["replaced"]) == ("blocked_before", 0)


@wires
async def test_a_tombstone_lets_the_conversation_go_on(wire: Wire) -> None:
    async with guarded(TOMBSTONE) as gateway:
        first = await refused_first(gateway, wire)
        got = await send(gateway, wire, turns(wire, REPLAYED))
        _, line = await gateway.settled(2)
        (forwarded,) = gateway.received
    assert got.status == 200
    assert got.headers["x-guardrail-decision"] == "allow"
    assert got.headers["x-guardrail-replaced"] == "1"
    assert orjson.loads(forwarded.body) == orjson.loads(turns(wire, (PLACEHOLDER, SORRY, NEW)))
    assert (line["original_incident_id"], line["replaced"], line["decision"]) == (first, 1, "allow")


@pytest.mark.parametrize("overrides", [(), (TOMBSTONE,)], ids=["refuse", "tombstone"])
async def test_replays_are_no_strikes(overrides: tuple[str, ...]) -> None:
    wire = WIRES["chat"]
    async with guarded(*overrides) as gateway:
        await refused_first(gateway, wire)
        for _ in range(5):
            await send(gateway, wire, turns(wire, REPLAYED))
        got = await send(gateway, wire, turns(wire, [NEW]))
    assert (got.status, got.headers["x-guardrail-mode"]) == (200, "baseline")


async def test_the_same_message_sent_anew_is_a_strike() -> None:
    wire = WIRES["chat"]
    async with guarded() as gateway:
        for _ in range(3):
            await refused_first(gateway, wire)
        got = await send(gateway, wire, turns(wire, [NEW]))
    assert got.headers["x-guardrail-mode"] == "execute_locked"


@pytest.mark.parametrize("overrides", [(), (TOMBSTONE,)], ids=["refuse", "tombstone"])
async def test_a_replay_with_a_new_attack_is_an_attack(overrides: tuple[str, ...]) -> None:
    wire = WIRES["chat"]
    async with guarded(*overrides, "policies.default.strikes.lock_strikes=2") as gateway:
        await refused_first(gateway, wire)
        got = await send(gateway, wire, turns(wire, (BAD, SORRY, f"And {MARK} again.")))
        after = await send(gateway, wire, turns(wire, [NEW]))
        lines = await gateway.settled(3)
    assert (got.status, lines[1]["reason"]) == (400, "content_policy_violation")
    assert "original_incident_id" not in lines[1]
    assert after.headers["x-guardrail-mode"] == "execute_locked"


async def test_no_tenant_knows_what_another_was_refused() -> None:
    wire = WIRES["chat"]
    async with guarded(TOMBSTONE) as gateway:
        await refused_first(gateway, wire)
        got = await send(gateway, wire, turns(wire, REPLAYED), tenant="umbrella")
        _, line = await gateway.settled(2)
    assert (got.status, line["reason"]) == (400, "content_policy_violation")


async def test_a_result_of_a_tool_is_taken_out_of_a_later_turn() -> None:
    wire = WIRES["chat"]
    told = [
        {"role": "user", "content": "Read it."},
        {"role": "assistant", "content": None, "tool_calls": []},
        {"role": "tool", "tool_call_id": "c1", "content": BAD},
    ]
    async with guarded(TOMBSTONE) as gateway:
        first = await send(gateway, wire, orjson.dumps({"model": "m", "messages": told}))
        later = [*told, {"role": "user", "content": "Leave it."}]
        got = await send(gateway, wire, orjson.dumps({"model": "m", "messages": later}))
        (forwarded,) = gateway.received
    assert (first.status, got.status) == (400, 200)
    assert [message["content"] for message in orjson.loads(forwarded.body)["messages"]] == [
        "Read it.",
        None,
        PLACEHOLDER,
        "Leave it.",
    ]


@pytest.mark.parametrize(
    ("given", "left"),
    [
        pytest.param({"a": BAD}, {"a": PLACEHOLDER}, id="a name of its own"),
        pytest.param({"result": [BAD]}, {"result": [PLACEHOLDER]}, id="a list"),
        pytest.param({"x": {"y": BAD}}, {"x": {"y": PLACEHOLDER}}, id="below a name of its own"),
        pytest.param(
            {"items": [{"title": "t", "body": BAD}] * 9},
            {"items": [{"title": PLACEHOLDER, "body": PLACEHOLDER}] * 9},
            id="many objects",
        ),
        pytest.param({BAD: 1, "b": 2}, {f"{PLACEHOLDER} 0": 1, f"{PLACEHOLDER} 1": 2}, id="a name"),
    ],
)
async def test_an_object_that_a_tool_gave_back_lets_the_conversation_go_on(given: Any, left: Any) -> None:
    def told(response: Any) -> list[dict[str, Any]]:
        call = {"functionCall": {"name": "fetch", "args": {}}}
        result = {"functionResponse": {"name": "fetch", "response": response}}
        return [
            {"role": "user", "parts": [{"text": "Read it."}]},
            {"role": "model", "parts": [call]},
            {"role": "user", "parts": [result]},
        ]

    wire, later = WIRES["gemini"], [{"role": "model", "parts": [{"text": SORRY}]}, {"parts": [{"text": NEW}]}]
    async with guarded(TOMBSTONE) as gateway:
        first = await send(gateway, wire, orjson.dumps({"contents": told(given)}))
        got = await send(gateway, wire, orjson.dumps({"contents": [*told(given), *later]}))
        (forwarded,) = gateway.received
    assert (first.status, got.status, got.headers["x-guardrail-replaced"]) == (400, 200, "1")
    assert orjson.loads(forwarded.body) == {"contents": [*told(left), *later]}


async def test_what_cannot_be_taken_out_is_refused() -> None:
    wire = WIRES["chat"]
    call = {"id": "c1", "type": "function", "function": {"name": "read_file", "arguments": f'{{"path": "{MARK}"}}'}}
    told = [{"role": "user", "content": "Read it."}, {"role": "assistant", "content": None, "tool_calls": [call]}]
    async with guarded(TOMBSTONE) as gateway:
        first = await send(gateway, wire, orjson.dumps({"model": "m", "messages": told}))
        later = [*told, {"role": "tool", "tool_call_id": "c1", "content": "nothing there"}]
        got = await send(gateway, wire, orjson.dumps({"model": "m", "messages": later}))
        assert not gateway.received
    assert (first.status, got.status) == (400, 400)
    assert got.tree["error"]["code"] == "blocked_before"
    assert original(got, wire) == first.headers["x-guardrail-incident-id"]
