"""What is kept of a decision before it is carried out."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from adapters.metrics import private_metrics
from adapters.state.base import StateTrouble, Trouble
from adapters.state.memory import MemoryStore
from filters.audit_records import AuditEntry
from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects.dialect import Operation
from filters.dialects.openai_chat import OPENAI
from filters.ladder import Rung, Step
from filters.policy import Policy
from filters.refusals import Reason, Refused, refusal_for
from filters.strikes import StrikeRules
from gateway.config.settings import Settings
from gateway.evidence.evidence import Evidence
from gateway.evidence.incidents import Query
from gateway.evidence.worker_state import private_state
from gateway.exchanges.exchange import Exchange

INCIDENT = "019a0000-0000-7000-8000-000000000000"
DENIED = Judgement(Decision.DENY, GuardMode.BASELINE, 2, Reason.BLOCKED, coverage=Coverage(1, 0))
ALLOWED = Judgement(Decision.ALLOW, GuardMode.BASELINE, 1)
EXCHANGE = Exchange(
    incident_id=INCIDENT,
    started=0.0,
    dialect=OPENAI,
    operation=Operation.CHAT,
    tenant="acme",
    subject="ann",
    judgement=DENIED,
    policy_version="p1",
    refusal=refusal_for(Reason.BLOCKED, INCIDENT),
)
CALL = ProposedCall("/choices/0/message/tool_calls/0", "made-up-name", '{"a": "words"}')
STRICT = Policy(strikes=StrikeRules(lock_strikes=1))


class Log:
    """Stands for the audit log, and keeps what it is told."""

    def __init__(self, *, has_room: bool = True) -> None:
        self.has_room = self.has_reserve = has_room
        self.entries: list[AuditEntry] = []

    def admit(self, entry: AuditEntry) -> bool:
        return self.has_room and self.record(entry)

    def record(self, entry: AuditEntry) -> bool:
        if self.has_reserve:
            self.entries.append(entry)
        return self.has_reserve


def evidence(log: Log | None = None, *, is_verified: bool = True) -> Evidence:
    audit: Any = log
    state = replace(private_state(Settings(), metrics=private_metrics()), audit=audit)
    return Evidence(state, b"k" * 32, gateway="1.0", rules="r1", is_verified=is_verified)


async def is_locked(kept: Evidence) -> bool:
    return (await kept.state.strikes.standing("acme", "ann", on_error="refuse")).mode is GuardMode.EXECUTE_LOCKED


async def test_a_refusal_is_recorded_and_is_an_incident() -> None:
    log = Log()
    kept = evidence(log)
    kept.decide(EXCHANGE, ("words",))
    (entry,) = log.entries
    assert (entry.incident_id, entry.decision, entry.versions.rules) == (INCIDENT, Decision.DENY, "r1")
    await kept.state.incidents.close()
    told = await kept.state.incidents.search(["acme"], Query())
    assert [incident.id for incident in told.incidents] == [INCIDENT]


async def test_what_is_let_through_is_recorded_and_is_no_incident() -> None:
    log = Log()
    kept = evidence(log)
    kept.decide(EXCHANGE._replace(judgement=ALLOWED, refusal=None), ())
    assert [entry.decision for entry in log.entries] == [Decision.ALLOW]
    assert (await kept.state.incidents.search(["acme"], Query())).incidents == ()


async def test_nothing_goes_on_without_a_record() -> None:
    log = Log(has_room=False)
    with pytest.raises(Refused) as refused:
        evidence(log).decide(EXCHANGE, ())
    assert refused.value.reason is Reason.OVERLOADED
    assert log.entries == []


async def test_no_call_goes_on_without_a_record() -> None:
    ruling = Ruling(CALL, Decision.ALLOW, tier=1, cause=Cause.LOW_RISK)
    log = Log(has_room=False)
    kept = await evidence(log).rule(EXCHANGE, [ruling], Policy(), first=1, declared=frozenset())
    assert not kept


async def test_calls_of_what_was_let_in_before_have_a_reserve() -> None:
    ruling = Ruling(CALL, Decision.ALLOW, tier=1, cause=Cause.LOW_RISK)
    log = Log()
    log.has_room = False
    assert await evidence(log).rule(EXCHANGE, [ruling], Policy(), first=1, declared=frozenset())
    assert len(log.entries) == 1


def test_a_reply_that_was_not_judged_has_a_reserve() -> None:
    log = Log()
    log.has_room = False
    evidence(log).note_reply(EXCHANGE, enforced=True)
    assert [(entry.phase, entry.reason) for entry in log.entries] == [("reply", "reply_not_judged")]


async def test_a_call_is_recorded_without_its_words() -> None:
    log = Log()
    ruling = Ruling(CALL, Decision.ALLOW, tier=1, cause=Cause.LOW_RISK)
    assert await evidence(log).rule(EXCHANGE, [ruling], Policy(), first=1, declared=frozenset())
    (entry,) = log.entries
    assert (entry.phase, entry.reason) == ("call", "low_risk")
    assert "made-up" not in repr(entry)
    assert "words" not in repr(entry)


async def test_a_tool_that_the_request_declares_is_named() -> None:
    log = Log()
    ruling = Ruling(CALL, Decision.ALLOW, tier=1, cause=Cause.LOW_RISK)
    await evidence(log).rule(EXCHANGE, [ruling], Policy(), first=1, declared=frozenset({"made-up-name"}))
    assert log.entries[0].tool == "made-up-name"


UNCLEAR = Step(Rung.TRIAGE, "unclear"), Step(Rung.STRICT_TRIAGE, "unclear")
UNSAFE_AT_LAST = *UNCLEAR, Step(Rung.SUPERVISOR, "unsafe")
STRIKES = {
    "unsafe": (EXCHANGE, STRICT, True, True),
    "clarified": (EXCHANGE._replace(judgement=replace(DENIED, decision=Decision.CLARIFY)), STRICT, True, False),
    "unclear": (EXCHANGE._replace(judgement=replace(DENIED, steps=UNCLEAR)), STRICT, True, False),
    "unsafe at last": (EXCHANGE._replace(judgement=replace(DENIED, steps=UNSAFE_AT_LAST)), STRICT, True, True),
    "not read": (EXCHANGE._replace(judgement=replace(DENIED, reason=Reason.LIMIT)), STRICT, True, False),
    "monitored": (EXCHANGE, replace(STRICT, enforcement="monitor"), True, False),
    "nobody verified": (EXCHANGE, STRICT, False, False),
    "no strikes": (EXCHANGE, Policy(strikes=StrikeRules(lock_strikes=0, quarantine_strikes=0)), True, False),
}


@pytest.mark.parametrize(("exchange", "policy", "is_verified", "struck"), STRIKES.values(), ids=STRIKES)
async def test_only_what_is_unsafe_is_a_strike(
    exchange: Exchange, policy: Policy, is_verified: bool, struck: bool
) -> None:
    kept = evidence(is_verified=is_verified)
    await kept.strike(exchange, policy)
    assert await is_locked(kept) is struck


async def test_a_person_is_told_by_the_webhook() -> None:
    told: list[str] = []
    kept = evidence()
    webhook: Any = SimpleNamespace(tell=lambda incident: told.append(incident.id))
    kept = replace(kept, state=replace(kept.state, webhook=webhook))
    ruling = Ruling(CALL, Decision.DENY, tier=3, cause=Cause.SUPERVISOR)
    await kept.hold(EXCHANGE, ruling, 2, policy=Policy(), declared=frozenset(), request_digest="d")
    assert told == [f"{INCIDENT}.2"]
    (held,) = await kept.state.approvals.look("acme", told)
    assert held is not None
    assert held.status == "open"


HARD = Ruling(CALL, Decision.DENY, tier=1, cause=Cause.HARD_DENIAL)
OTHER = replace(HARD, call=replace(CALL, arguments='{"a": "other words"}'))
SAFE = replace(OTHER, decision=Decision.ALLOW, cause=Cause.NO_FLAGS)
LOOKS: dict[str, tuple[list[tuple[str, list[Ruling]]], bool]] = {
    "the same reply again": ([("/r/1", [HARD]), ("/r/1", [HARD])], False),
    "more of the same reply": ([("/r/1", [HARD]), ("/r/1", [HARD, OTHER]), ("/r/1", [SAFE, HARD, OTHER])], False),
    "another reply": ([("/r/1", [HARD]), ("/r/2", [HARD])], True),
    "another call": ([("/r/1", [HARD]), ("/r/1", [OTHER])], True),
    "what is asked for anew": ([("", [HARD]), ("", [HARD])], True),
}


@pytest.mark.parametrize(("looks", "locks"), LOOKS.values(), ids=LOOKS)
async def test_a_kept_reply_is_a_strike_at_the_first_look(looks: list[tuple[str, list[Ruling]]], locks: bool) -> None:
    kept = evidence()
    twice = Policy(strikes=StrikeRules(lock_strikes=2))
    for fetched, rulings in looks:
        await kept.rule(EXCHANGE, rulings, twice, first=1, declared=frozenset(), fetched=fetched)
    assert await is_locked(kept) is locks


class ForgetfulStore(MemoryStore):
    async def add(self, *_arguments: object, **_named: object) -> bool:
        raise StateTrouble(Trouble.TIMEOUT)


async def test_where_first_looks_are_not_known_each_is_a_strike() -> None:
    kept = evidence()
    forgetful = replace(kept, state=replace(kept.state, store=ForgetfulStore()))
    await forgetful.rule(EXCHANGE, [HARD], STRICT, first=1, declared=frozenset(), fetched="/r/1")
    assert await is_locked(kept)
