"""The calls of one reply are judged by what its request carried."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import pytest
from structlog.testing import capture_logs

from adapters.metrics import private_metrics
from adapters.state.base import StateTrouble, Trouble
from adapters.state.memory import MemoryStore
from filters.audit_records import AuditEntry
from filters.calls import Cause, ProposedCall, Ruling, Trail
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects.dialect import Operation
from filters.dialects.openai_chat import OPENAI
from filters.dialects.replies import UNSEEN
from filters.findings import Inspection
from filters.policy import OnStateError, Policy
from filters.refusals import Reason
from filters.segments import Found, MediaKind, Origin, Reading, Segment, ToolDefinition, Trust, Unjudged
from filters.strikes import StrikeRules
from gateway.config.settings import Settings
from gateway.evidence.approvals import Approvals
from gateway.evidence.evidence import Evidence
from gateway.evidence.incidents import Query
from gateway.evidence.worker_state import private_state
from gateway.exchanges.exchange import Identity
from gateway.limiting.reader_thread import Readers
from gateway.limiting.strikes import Strikes
from gateway.phases.call_phase import (
    MOST_BROUGHT,
    MOST_BROUGHT_TEXTS,
    CallContext,
    CallServices,
    JudgedCalls,
    trail_of,
)
from tests.filters.conversation import finding
from tests.gateway.failing_state import FailingState

CALL = ProposedCall("/choices/0/message/tool_calls/0", "bash", "{}")
OTHER = ProposedCall("/choices/0/message/tool_calls/1", "read", "{}")
INCIDENT = "019a0000-0000-7000-8000-000000000000"
KEY = b"k" * 32
TOLD = Segment(Origin.TOOL_RESULT, "/messages/1/content", "words")
READING = Reading((TOLD,), tools=(ToolDefinition("bash", "/tools/0", "d"),))
ENFORCING = Policy()
HISTORY = Unjudged("/previous_response_id", MediaKind.HISTORY)


FOUND = finding(path="")
BROUGHT = Segment(Origin.TOOL_RESULT, "/reply/output/0/output", "words of a page")
SEALED = Unjudged("/reply/output/1", MediaKind.HOSTED)


class Judge:
    """Rules as it is told, and keeps what it was asked with."""

    def __init__(self, *decisions: Decision, cause: Cause = Cause.SUPERVISOR, fault: Exception | None = None) -> None:
        self.asked: list[tuple[Trail, dict[str, Any]]] = []
        self.unread: tuple[str, ...] = ()
        self._decisions = decisions or (Decision.ALLOW,)
        self._cause = cause
        self._fault = fault

    async def inspect(self, segments: Sequence[Segment], *, policy: str) -> Inspection:
        return Inspection(tuple(replace(FOUND, path=segment.path) for segment in segments), len(segments), self.unread)

    async def judge(self, calls: Sequence[ProposedCall], trail: Trail, **asked: Any) -> tuple[Ruling, ...]:
        self.asked.append((trail, asked))
        await asyncio.sleep(0)
        if self._fault:
            raise self._fault
        return tuple(
            Ruling(call, decision, tier=3, cause=self._cause, notice="withheld")
            for call, decision in zip(calls, self._decisions, strict=True)
        )


class Turns(Judge):
    """Denies `bash`, and with it what comes after."""

    async def judge(self, calls: Sequence[ProposedCall], trail: Trail, **asked: Any) -> tuple[Ruling, ...]:
        withheld = any(call.name == "bash" for call in calls)
        causes = {"bash": Cause.SUPERVISOR, "read": Cause.SAME_TURN if withheld else Cause.NO_FLAGS}
        decision = Decision.DENY if withheld else Decision.ALLOW
        return tuple(Ruling(call, decision, tier=3, cause=causes[call.name], notice="withheld") for call in calls)


class DeadStore(MemoryStore):
    async def add(self, *_arguments: object, **_named: object) -> bool:
        raise StateTrouble(Trouble.TIMEOUT)


def evidence(**state: Any) -> Evidence:
    private = replace(private_state(Settings(), metrics=private_metrics()), **state)
    return Evidence(private, KEY, gateway="1", rules="r", is_verified=True)


def calls_of(
    judge: Judge,
    *,
    reading: Reading = READING,
    policy: Policy = ENFORCING,
    keeping: Evidence | None = None,
    body: bytes = b"{}",
    **context: Any,
) -> JudgedCalls:
    async def read() -> Reading:
        return reading

    settled = CallContext(
        dialect=OPENAI,
        operation=Operation.CHAT,
        identity=Identity("acme", "ann", "strict"),
        policy=policy,
        mode="research",
        read=read,
        policy_version="v",
        incident_id=INCIDENT,
        path="/v1/chat/completions",
        body=body,
        **{"judgement": Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1), **context},
    )
    services = CallServices(judge, keeping or evidence(), Readers(), scope="our own lab")  # type: ignore[arg-type]
    return JudgedCalls(services, policy, lambda: settled)


class FailingLog:
    """Stands for an audit log whose disk fails: what it takes may be lost."""

    has_reserve = False

    def __init__(self) -> None:
        self.entries: list[AuditEntry] = []

    def record(self, entry: AuditEntry) -> bool:
        self.entries.append(entry)
        return True


class RoomyLog(FailingLog):
    has_room = True


async def test_a_call_that_is_withheld_since_no_record_is_safe_is_recorded_as_withheld() -> None:
    log = FailingLog()
    (ruling,) = await calls_of(Judge(), keeping=evidence(audit=log)).judge([CALL])
    assert (ruling.decision, ruling.cause) == (Decision.DENY, Cause.FAULT)
    assert [(entry.decision, entry.reason) for entry in log.entries] == [(Decision.DENY, Cause.FAULT)]


async def found(keeping: Evidence) -> list[tuple[str, bool]]:
    """Id and whether it waits for a person, of every incident of the tenant, newest first."""
    await keeping.state.incidents.close()
    told = await keeping.state.incidents.search(["acme"], Query())
    return [(incident.id, incident.held_until is not None) for incident in told.incidents]


async def test_the_judge_gets_the_conversation_and_who_asks() -> None:
    judge = Judge()
    calls = calls_of(judge)
    rulings = await calls.judge([CALL])
    ((trail, asked),) = judge.asked
    assert [segment.trust for segment in trail.segments] == [Trust.UNTRUSTED]
    assert trail.tools == READING.tools
    assert not trail.unseen
    assert asked == {
        "policy": "strict",
        "mode": "research",
        "tenant": "acme",
        "scope": "our own lab",
        "incident": INCIDENT,
        "spent": 0.0,
    }
    assert calls.rulings == tuple(replace(ruling, call=replace(CALL, arguments="")) for ruling in rulings)


async def test_the_trail_is_read_once_and_the_rulings_add_up() -> None:
    judge = Judge()
    calls = calls_of(judge)
    await calls.judge([CALL])
    await calls.judge([CALL])
    assert judge.asked[0][0] is judge.asked[1][0]
    assert judge.asked[1][1]["spent"] > 0
    assert len(calls.rulings) == 2


async def test_what_came_with_the_reply_counts_for_what_follows_it() -> None:
    judge = Judge()
    calls = calls_of(judge, reading=Reading())
    await calls.judge([CALL])
    calls.bring([BROUGHT, SEALED])
    await calls.judge([CALL])
    (before, _), (after, _) = judge.asked
    assert (before.segments, before.findings, before.unread) == ((), (), ())
    assert (after.segments, after.unread, after.exhausted) == ((BROUGHT,), (SEALED.path,), False)
    assert not after.unseen
    assert [each.path for each in after.findings] == [BROUGHT.path]


@pytest.mark.parametrize(
    "brought",
    [[replace(BROUGHT, text="x" * (MOST_BROUGHT + 1))], [SEALED] * (MOST_BROUGHT_TEXTS + 1)],
    ids=["characters", "places"],
)
async def test_what_is_too_much_is_not_kept_and_never_counts_as_clean(brought: Sequence[Found]) -> None:
    judge = Judge()
    calls = calls_of(judge, reading=Reading())
    calls.bring(brought)
    await calls.judge([CALL])
    ((trail, _),) = judge.asked
    assert (trail.segments, trail.unread, trail.exhausted) == ((), (), True)


async def test_what_limits_left_unread_never_counts_as_clean() -> None:
    judge = Judge()
    judge.unread = (BROUGHT.path,)
    calls = calls_of(judge)
    calls.bring([BROUGHT])
    await calls.judge([CALL])
    assert judge.asked[0][0].exhausted


@pytest.mark.parametrize(
    ("reading", "exhausted"),
    [
        (READING, True),
        (Reading((replace(TOLD, origin=Origin.SYSTEM),)), False),
        (replace(READING, unjudged=(SEALED,)), False),
    ],
    ids=["a tool's words", "a developer's words", "places that nobody can read"],
)
async def test_what_a_policy_let_pass_unread_counts_where_it_is_not_trusted(reading: Reading, exhausted: bool) -> None:
    judge = Judge()
    allowed = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1, coverage=Coverage(0, 1))
    await calls_of(judge, reading=reading, judgement=allowed).judge([CALL])
    ((trail, _),) = judge.asked
    assert trail.exhausted is exhausted


@pytest.mark.parametrize(
    ("earlier", "unseen"),
    [(None, True), (Trail(unseen=True), True), (Trail(), False)],
    ids=["not asked", "not known", "known"],
)
def test_what_a_request_continues_is_unseen_unless_it_is_known(earlier: Trail | None, unseen: bool) -> None:
    judgement = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1)
    assert trail_of(replace(READING, continues=("resp_1",)), judgement, ENFORCING, earlier=earlier).unseen is unseen
    assert not trail_of(READING, judgement, ENFORCING).unseen


async def test_a_reply_of_which_not_all_is_known_is_remembered_as_unknown() -> None:
    keeping = evidence()
    calls = calls_of(Judge(), keeping=keeping, reading=Reading())
    calls.bring([UNSEEN])
    await calls.settle(["resp_1"])
    recalled = await keeping.state.histories.recall("acme", ["resp_1"])
    assert (recalled.unseen, recalled.unread) == (True, ())


async def test_what_came_with_a_reply_is_remembered_with_it() -> None:
    keeping = evidence()
    calls = calls_of(Judge(), keeping=keeping, reading=Reading())
    calls.bring([BROUGHT, SEALED])
    await calls.settle(["resp_1"])
    recalled = await keeping.state.histories.recall("acme", ["resp_1"])
    assert [segment.trust for segment in recalled.segments] == [Trust.UNTRUSTED]
    assert ([each.rule_id for each in recalled.findings], len(recalled.unread)) == ([FOUND.rule_id], 1)


async def test_calls_that_are_proposed_at_once_have_numbers_of_their_own() -> None:
    keeping = evidence()
    calls = calls_of(Judge(Decision.CLARIFY), keeping=keeping, policy=Policy(enforcement="monitor"))
    elsewhere = replace(CALL, path="/choices/1/message/tool_calls/0")
    await asyncio.gather(calls.judge([CALL]), calls.judge([elsewhere]))
    assert sorted(await found(keeping)) == [(f"{INCIDENT}.1", False), (f"{INCIDENT}.2", False)]
    assert [ruling.call.path for ruling in calls.rulings] == [CALL.path, elsewhere.path]


@pytest.mark.parametrize(
    ("path", "cause", "asked"),
    [
        (OTHER.path, Cause.SAME_TURN, 1),
        ("/choices/1/message/tool_calls/0", Cause.SUPERVISOR, 2),
    ],
    ids=["same answer", "another answer"],
)
async def test_after_a_call_that_is_withheld_the_same_answer_gets_none(path: str, cause: Cause, asked: int) -> None:
    keeping = evidence()
    judge = Judge(Decision.CLARIFY)
    calls = calls_of(judge, keeping=keeping)
    await calls.judge([CALL])
    (ruling,) = await calls.judge([replace(OTHER, path=path)])
    assert (ruling.decision, ruling.cause, len(judge.asked)) == (Decision.CLARIFY, cause, asked)
    assert len(await found(keeping)) == 2


@pytest.mark.parametrize(
    ("reading", "held", "unseen"),
    [
        (READING, False, False),
        (READING, True, True),
        (Reading(unjudged=(HISTORY,), continues=("resp_1",)), False, False),
        (Reading(unjudged=(HISTORY,), continues=("resp_2",)), False, True),
        (Reading(unjudged=(Unjudged("/cachedContent", MediaKind.HISTORY),)), False, True),
        (Reading(unjudged=(Unjudged("/input/0/encrypted_content", MediaKind.HISTORY),)), False, False),
        (Reading(unjudged=(Unjudged("/continuation_token", MediaKind.HISTORY),)), False, False),
        (Reading(unjudged=(Unjudged("/messages/1/content/0/data", MediaKind.HISTORY),)), False, False),
        (Reading(unjudged=(Unjudged("/input/0/image_url", MediaKind.IMAGE),)), False, False),
    ],
    ids=[
        "all there",
        "fetched",
        "remembered",
        "unknown",
        "cached",
        "own thoughts",
        "Gemini's thoughts",
        "Claude's thoughts",
        "image",
    ],
)
async def test_what_is_not_in_the_request_counts_as_unseen(reading: Reading, held: bool, unseen: bool) -> None:
    keeping = evidence()
    await keeping.state.histories.remember("acme", "resp_1", Trail())
    judge = Judge()
    await calls_of(judge, reading=reading, keeping=keeping, held_upstream=held).judge([CALL])
    assert judge.asked[0][0].unseen is unseen


async def test_what_a_reply_stood_on_is_remembered() -> None:
    keeping = evidence()
    await calls_of(Judge(), keeping=keeping).settle(["resp_1", "conv_1"])
    recalled = await keeping.state.histories.recall("acme", ["resp_1", "conv_1"])
    assert [segment.trust for segment in recalled.segments] == [Trust.UNTRUSTED, Trust.UNTRUSTED]
    assert not recalled.unseen


async def test_a_fetched_reply_does_not_make_forgotten_what_it_stood_on() -> None:
    keeping = evidence()
    await keeping.state.histories.remember("acme", "resp_1", Trail())
    await calls_of(Judge(), keeping=keeping, held_upstream=True).settle(["resp_1"])
    assert not (await keeping.state.histories.recall("acme", ["resp_1"])).unseen


async def test_what_cannot_be_read_is_not_remembered() -> None:
    keeping = evidence()
    await calls_of(Judge(), keeping=keeping, reading=Reading((None,))).settle(["resp_1"])  # type: ignore[arg-type]
    assert (await keeping.state.histories.recall("acme", ["resp_1"])).unseen


async def test_a_fault_withholds_every_call() -> None:
    calls = calls_of(Judge(fault=RuntimeError("words")))
    (ruling,) = await calls.judge([CALL])
    assert (ruling.decision, ruling.cause) == (Decision.DENY, Cause.FAULT)
    assert INCIDENT in ruling.notice


async def test_a_paused_call_waits_for_a_person_and_is_released_once() -> None:
    keeping = evidence()
    (paused,) = await calls_of(Judge(Decision.DENY), keeping=keeping).judge([CALL])
    assert paused.decision is Decision.DENY
    assert await found(keeping) == [(f"{INCIDENT}.1", True)]
    await keeping.state.approvals.decide("acme", f"{INCIDENT}.1", "approve", who="operator")
    released = [
        (await calls_of(Judge(Decision.DENY), keeping=keeping, named=INCIDENT).judge([CALL]))[0] for _ in range(2)
    ]
    assert [(ruling.decision, ruling.cause) for ruling in released] == [
        (Decision.ALLOW, Cause.APPROVED),
        (Decision.DENY, Cause.SUPERVISOR),
    ]
    assert released[0].notice == ""


@pytest.mark.parametrize(
    ("named", "call", "body"),
    [
        (f"{INCIDENT}.2", CALL, b"{}"),
        ("no incident", CALL, b"{}"),
        (INCIDENT, replace(CALL, arguments='{"a": 1}'), b"{}"),
        (INCIDENT, CALL, b'{"a": 1}'),
    ],
    ids=["another call", "no id", "other arguments", "another request"],
)
async def test_only_the_very_call_is_released(named: str, call: ProposedCall, body: bytes) -> None:
    keeping = evidence()
    await calls_of(Judge(Decision.DENY), keeping=keeping).judge([CALL])
    await keeping.state.approvals.decide("acme", f"{INCIDENT}.1", "approve", who="operator")
    again = calls_of(Judge(Decision.DENY), keeping=keeping, named=named, body=body)
    (ruling,) = await again.judge([call])
    assert ruling.decision is Decision.DENY


async def test_a_released_call_takes_none_with_it() -> None:
    keeping = evidence()
    await calls_of(Judge(Decision.DENY), keeping=keeping).judge([CALL])
    await keeping.state.approvals.decide("acme", f"{INCIDENT}.1", "approve", who="operator")
    rulings = await calls_of(Turns(), keeping=keeping, named=INCIDENT).judge([CALL, OTHER])
    assert [(ruling.decision, ruling.cause) for ruling in rulings] == [
        (Decision.ALLOW, Cause.APPROVED),
        (Decision.ALLOW, Cause.NO_FLAGS),
    ]


@pytest.mark.parametrize(
    ("judge", "policy"),
    [
        (Judge(Decision.CLARIFY), Policy()),
        (Judge(Decision.DENY, cause=Cause.HARD_DENIAL), Policy()),
        (Judge(Decision.DENY), Policy(enforcement="monitor")),
    ],
    ids=["replaced", "forbidden", "monitored"],
)
async def test_nobody_is_asked_about_others_and_they_are_incidents_all_the_same(judge: Judge, policy: Policy) -> None:
    keeping = evidence()
    await calls_of(judge, policy=policy, keeping=keeping).judge([CALL])
    assert await found(keeping) == [(f"{INCIDENT}.1", False)]


@pytest.mark.parametrize("has_operators", [True, False])
async def test_a_client_is_told_until_when_a_call_waits_if_there_is_who_may_approve_it(*, has_operators: bool) -> None:
    keeping = evidence(has_operators=has_operators)
    paused, beside = await calls_of(Turns(), keeping=keeping).judge([CALL, OTHER])
    (held,) = await keeping.state.approvals.look("acme", [f"{INCIDENT}.1"])
    assert held is not None
    assert (paused.held_until, beside.held_until) == (held.until if has_operators else 0.0, 0.0)


async def test_without_a_store_a_paused_call_waits_for_nobody() -> None:
    lost = DeadStore()
    keeping = evidence(approvals=Approvals(lost, keep_seconds=9), has_operators=True)
    (ruling,) = await calls_of(Judge(Decision.DENY), keeping=keeping).judge([CALL])
    assert (ruling.decision, ruling.held_until) == (Decision.DENY, 0.0)
    assert await found(keeping) == [(f"{INCIDENT}.1", False)]


@pytest.mark.parametrize(
    ("judge", "policy", "strikes"),
    [
        (Judge(Decision.DENY), Policy(), 1),
        (Judge(Decision.CLARIFY), Policy(), 0),
        (Judge(Decision.DENY, cause=Cause.LIMIT), Policy(), 0),
        (Judge(Decision.DENY), Policy(enforcement="monitor"), 0),
    ],
    ids=["denied", "replaced", "not read", "monitored"],
)
async def test_a_denied_call_is_a_strike(judge: Judge, policy: Policy, strikes: int) -> None:
    keeping = evidence()
    policy = replace(policy, strikes=StrikeRules(lock_strikes=1))
    await calls_of(judge, policy=policy, keeping=keeping).judge([CALL])
    standing = await keeping.state.strikes.standing("acme", "ann", on_error="refuse")
    assert (standing.mode is GuardMode.EXECUTE_LOCKED) == bool(strikes)


async def test_a_locked_caller_gets_no_call_and_nobody_is_asked() -> None:
    judge = Judge(Decision.ALLOW)
    (ruling,) = await calls_of(judge, locked=True).judge([CALL])
    assert (ruling.decision, ruling.cause, judge.asked) == (Decision.CLARIFY, Cause.LOCKED, [])


async def test_a_lock_that_came_after_the_request_holds_for_its_calls() -> None:
    judge, keeping = Judge(Decision.ALLOW), evidence()
    policy = replace(Policy(), strikes=StrikeRules(lock_strikes=1))
    calls = calls_of(judge, policy=policy, keeping=keeping)
    (before,) = await calls.judge([CALL])
    await keeping.state.strikes.record_unsafe("acme", "ann", policy.strikes, incident_id="i")
    (after,) = await calls.judge([CALL])
    assert (before.decision, after.decision, after.cause) == (Decision.ALLOW, Decision.CLARIFY, Cause.LOCKED)
    assert len(judge.asked) == 1


@pytest.mark.parametrize(("on_error", "cause"), [("refuse", Cause.FAULT), ("allow", Cause.SUPERVISOR)])
async def test_a_store_that_fails_after_the_request_is_as_the_policy_says(on_error: OnStateError, cause: Cause) -> None:
    judge, store = Judge(Decision.ALLOW), FailingState(time.monotonic)
    store.fails = True
    policy = replace(ENFORCING, on_state_error=on_error)
    with capture_logs() as logged:
        (ruling,) = await calls_of(judge, policy=policy, keeping=evidence(strikes=Strikes(store))).judge([CALL])
    assert (ruling.cause, store.tried) == (cause, 1)
    assert "call_phase_failed" not in [event["event"] for event in logged]


def test_what_the_policy_says_of_replies() -> None:
    calls = calls_of(Judge(), policy=Policy(enforcement="monitor", deny_status=422))
    assert (calls.enforced, calls.deny_status, calls.unjudged) == (False, 422, False)
    calls.note_unjudged()
    assert calls.unjudged


@pytest.mark.parametrize("enforcement", ["enforce", "monitor"])
def test_a_reply_that_there_is_no_room_for_is_kept_as_refused(enforcement: Literal["enforce", "monitor"]) -> None:
    log = RoomyLog()
    calls = calls_of(Judge(), policy=Policy(enforcement=enforcement), keeping=evidence(audit=log))
    calls.note_unjudged(Reason.OVERLOADED, status=503)
    (kept,) = log.entries
    assert (kept.phase, kept.reason, kept.status, kept.enforced) == ("reply", "overloaded", 503, True)


@pytest.mark.parametrize("enforcement", ["enforce", "monitor"])
def test_that_a_reply_was_not_judged_is_kept_once(enforcement: Literal["enforce", "monitor"]) -> None:
    log = RoomyLog()
    calls = calls_of(Judge(), policy=Policy(enforcement=enforcement), keeping=evidence(audit=log))
    for _ in range(2):
        calls.note_unjudged()
    (kept,) = log.entries
    assert kept.status == 0
    assert (kept.incident_id, kept.phase, kept.decision, kept.reason, kept.enforced, kept.coverage) == (
        INCIDENT, "reply", Decision.DENY, "reply_not_judged", enforcement == "enforce", Coverage(0, 1),
    )  # fmt: skip
