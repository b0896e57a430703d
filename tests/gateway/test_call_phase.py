"""The calls of one reply are judged by what its request carried."""

from collections.abc import Sequence
from typing import Any

import pytest

from adapters.state.memory import MemoryStore
from filters.calls import Cause, ProposedCall, Ruling, Trail
from filters.decision import Decision, GuardMode, Judgement
from filters.policy import Policy
from filters.segments import MediaKind, Origin, Reading, Segment, ToolDefinition, Trust, Unjudged
from gateway.call_phase import Bench, JudgedCalls, Sitting
from gateway.exchange import Identity
from gateway.histories import Histories

CALL = ProposedCall("/choices/0/message/tool_calls/0", "bash", "{}")
TOLD = Segment(Origin.TOOL_RESULT, "/messages/1/content", "words")
READING = Reading((TOLD,), tools=(ToolDefinition("bash", "/tools/0", "d"),))
ENFORCING = Policy()
HISTORY = Unjudged("/previous_response_id", MediaKind.HISTORY)


class Judge:
    """Rules as it is told, and keeps what it was asked with."""

    def __init__(self, *decisions: Decision, cause: Cause = Cause.SUPERVISOR, fault: Exception | None = None) -> None:
        self.asked: list[tuple[Trail, dict[str, Any]]] = []
        self._decisions = decisions or (Decision.ALLOW,)
        self._cause = cause
        self._fault = fault

    async def judge(self, calls: Sequence[ProposedCall], trail: Trail, **asked: Any) -> tuple[Ruling, ...]:
        self.asked.append((trail, asked))
        if self._fault:
            raise self._fault
        return tuple(
            Ruling(call, decision, tier=3, cause=self._cause, notice="withheld")
            for call, decision in zip(calls, self._decisions, strict=True)
        )


class Persons:
    def __init__(self, *, allow: bool) -> None:
        self._allow = allow
        self.told: list[Ruling] = []

    async def allows(self, identity: Identity, call: ProposedCall) -> bool:
        assert identity.subject == "ann"
        return self._allow

    async def told_of(self, identity: Identity, ruling: Ruling) -> None:
        assert identity.tenant == "acme"
        self.told.append(ruling)


def calls_of(
    judge: Judge,
    *,
    reading: Reading = READING,
    policy: Policy = ENFORCING,
    persons: Persons | None = None,
    histories: Histories | None = None,
    held_upstream: bool = False,
) -> JudgedCalls:
    sitting = Sitting(
        identity=Identity("acme", "ann", "strict"),
        policy=policy,
        mode="research",
        reading=reading,
        judgement=Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1),
        incident_id="01",
        held_upstream=held_upstream,
    )
    bench = Bench(judge, histories or Histories(MemoryStore()), scope="our own lab")  # type: ignore[arg-type]
    return JudgedCalls(bench, sitting, persons=persons)


async def test_the_judge_gets_the_conversation_and_who_asks() -> None:
    judge = Judge()
    calls = calls_of(judge)
    rulings = await calls.judge([CALL])
    ((trail, asked),) = judge.asked
    assert [segment.trust for segment in trail.segments] == [Trust.UNTRUSTED]
    assert trail.tools == READING.tools
    assert not trail.unseen
    assert asked == {"policy": "strict", "mode": "research", "tenant": "acme", "scope": "our own lab", "incident": "01"}
    assert calls.rulings == rulings


async def test_the_trail_is_read_once_and_the_rulings_add_up() -> None:
    judge = Judge()
    calls = calls_of(judge)
    await calls.judge([CALL])
    await calls.judge([CALL])
    assert judge.asked[0][0] is judge.asked[1][0]
    assert len(calls.rulings) == 2


@pytest.mark.parametrize(
    ("reading", "held", "unseen"),
    [
        (READING, False, False),
        (READING, True, True),
        (Reading(unjudged=(HISTORY,), continues=("resp_1",)), False, False),
        (Reading(unjudged=(HISTORY,), continues=("resp_2",)), False, True),
        (Reading(unjudged=(Unjudged("/cachedContent", MediaKind.HISTORY),)), False, True),
        (Reading(unjudged=(Unjudged("/input/0/encrypted_content", MediaKind.HISTORY),)), False, False),
        (Reading(unjudged=(Unjudged("/input/0/image_url", MediaKind.IMAGE),)), False, False),
    ],
    ids=["all there", "fetched", "remembered", "unknown", "cached", "own thoughts", "image"],
)
async def test_what_is_not_in_the_request_counts_as_unseen(reading: Reading, held: bool, unseen: bool) -> None:
    histories = Histories(MemoryStore())
    await histories.remember("acme", "resp_1", Trail())
    judge = Judge()
    await calls_of(judge, reading=reading, histories=histories, held_upstream=held).judge([CALL])
    assert judge.asked[0][0].unseen is unseen


async def test_what_a_reply_stood_on_is_remembered() -> None:
    histories = Histories(MemoryStore())
    await calls_of(Judge(), histories=histories).settle("resp_1")
    recalled = await histories.recall("acme", ["resp_1"])
    assert [segment.trust for segment in recalled.segments] == [Trust.UNTRUSTED]


async def test_a_fault_withholds_every_call() -> None:
    calls = calls_of(Judge(fault=RuntimeError("words")))
    (ruling,) = await calls.judge([CALL])
    assert (ruling.decision, ruling.cause) == (Decision.DENY, Cause.FAULT)
    assert "01" in ruling.notice


async def test_a_person_lets_a_paused_call_through() -> None:
    persons = Persons(allow=True)
    (ruling,) = await calls_of(Judge(Decision.DENY), persons=persons).judge([CALL])
    assert (ruling.decision, ruling.cause, ruling.notice) == (Decision.ALLOW, Cause.APPROVED, "")
    assert persons.told == []


async def test_a_person_is_told_of_a_paused_call() -> None:
    persons = Persons(allow=False)
    (ruling,) = await calls_of(Judge(Decision.DENY), persons=persons).judge([CALL])
    assert ruling.decision is Decision.DENY
    assert persons.told == [ruling]


@pytest.mark.parametrize(
    ("judge", "policy"),
    [
        (Judge(Decision.CLARIFY), Policy()),
        (Judge(Decision.DENY, cause=Cause.HARD_DENIAL), Policy()),
        (Judge(Decision.DENY), Policy(enforcement="monitor")),
    ],
    ids=["replaced", "forbidden", "monitored"],
)
async def test_nobody_is_asked_about_others(judge: Judge, policy: Policy) -> None:
    persons = Persons(allow=True)
    (ruling,) = await calls_of(judge, policy=policy, persons=persons).judge([CALL])
    assert ruling.cause is not Cause.APPROVED
    assert persons.told == []


def test_what_the_policy_says_of_replies() -> None:
    calls = calls_of(Judge(), policy=Policy(enforcement="monitor", deny_status=422))
    assert (calls.enforced, calls.deny_status, calls.unjudged) == (False, 422, False)
    calls.note_unjudged()
    assert calls.unjudged
