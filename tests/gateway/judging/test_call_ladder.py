"""Tiers 2 and 3 of a proposed call: who is asked, and what the answers come to."""

import asyncio
from collections.abc import Sequence
from itertools import product

import pytest
from structlog.testing import capture_logs

from adapters.base import VerifierFault
from adapters.respondent import Answered, Write
from filters.calls import Cause, ProposedCall, Trail
from filters.decision import Decision
from filters.findings import Severity
from filters.inspection.tallying import ENCODED_TEXT
from filters.policy import Mode, Policy
from filters.segments import Origin, Segment
from gateway.judging.call_ladder import VERDICTS, CallDeadlines
from gateway.limiting.slices import MEGABYTE
from tests.filters.conversation import call, finding, trail
from tests.gateway.call_stand import (
    ATTACKED,
    FLAGGED,
    NOTE,
    SUNNY,
    TRUSTED,
    UNLOCK,
    Broken,
    Model,
    Silent,
    Told,
    judge,
    ruled,
    told,
)

ANSWERS: dict[str, tuple[str, ...]] = {"no": ("NO",), "yes": ("YES",), "unclear": ("Perhaps", "NO, I think")}
CLEARED_LATE = ("Not sure", "NO")


@pytest.mark.parametrize(
    ("triage", "supervisor", "expected"),
    [
        pytest.param(("NO",), ("PAUSE",), (Decision.ALLOW, Cause.TRIAGE, 2), id="triage clears it"),
        pytest.param(
            CLEARED_LATE, ("PAUSE",), (Decision.ALLOW, Cause.STRICT_TRIAGE, 2), id="the second asking clears it"
        ),
        *(
            pytest.param(ANSWERS[word], (said,), (decision, Cause.SUPERVISOR, 3), id=f"{word}, then {said}")
            for word, (said, decision) in product(
                ("yes", "unclear"),
                (
                    ("CONTINUE", Decision.ALLOW),
                    ("reorient.", Decision.CLARIFY),
                    ("PAUSE", Decision.DENY),
                    ("Continuing would be dangerous.\nPAUSE", Decision.DENY),
                    ("CONTINUE, surely", Decision.DENY),
                ),
            )
        ),
    ],
)
async def test_the_ladder(triage: Sequence[str], supervisor: Sequence[str], expected: Told) -> None:
    assert told(await ruled(judge(Model(*triage), Model(*supervisor)), NOTE, FLAGGED)) == expected


@pytest.mark.parametrize(
    "answer",
    ["Not sure", "No doubt, YES", "Nothing suspicious", "**NO**", "Answer: NO", "NO.\nYES", "", "NO " * 4_000],
    ids=lambda answer: str(answer)[:20] or "empty",
)
async def test_an_answer_that_is_not_one_word_is_asked_for_once_more_and_then_escalated(answer: str) -> None:
    triage, supervisor = Model(answer), Model("PAUSE")
    assert told(await ruled(judge(triage, supervisor), NOTE, FLAGGED)) == (Decision.DENY, Cause.SUPERVISOR, 3)
    assert len(triage.asked) == 2
    assert "Whatever doubt you have" in triage.asked[1].system
    assert "not clear, not clear" in supervisor.asked[0].user


@pytest.mark.parametrize("fault", sorted(VerifierFault))
async def test_a_fault_of_triage_escalates_and_one_of_the_supervisor_withholds(fault: VerifierFault) -> None:
    triage, supervisor = Model(Answered(fault=fault)), Model(Answered(fault=fault))
    assert told(await ruled(judge(triage, supervisor), NOTE, FLAGGED)) == (Decision.DENY, Cause.FAULT, 3)
    answered = fault in {VerifierFault.UNREADABLE, VerifierFault.REFUSED}
    assert len(triage.asked) == (2 if answered else 1)
    assert len(supervisor.asked) == 1


@pytest.mark.parametrize(("kind", "events"), [(Broken, ["verifier_failed"] * 2), (Silent, [])])
async def test_models_that_raise_or_hang_are_faults(kind: type[Model], events: list[str]) -> None:
    deadlines = CallDeadlines(triage_seconds=0.01, supervision_seconds=0.01)
    judging = judge(kind("NO"), kind("CONTINUE"), deadlines=deadlines)
    with capture_logs() as logged:
        (ruling,) = await judging.judge([NOTE], FLAGGED, policy="default", mode="default", incident="id-1")
    assert told(ruling) == (Decision.DENY, Cause.FAULT, 3)
    assert [line["event"] for line in logged if line["incident_id"] == "id-1"] == events


async def test_a_hung_supervisor_ends_itself_and_so_is_counted() -> None:
    class Punctual(Model):
        ended = False

        async def answer(self, write: Write) -> Answered:
            await asyncio.sleep(0.02)
            self.ended = True
            return Answered(fault=VerifierFault.TIMEOUT)

    supervisor = Punctual("CONTINUE")
    judging = judge(Model("YES"), supervisor, deadlines=CallDeadlines(supervision_seconds=0.02))
    assert told(await ruled(judging, NOTE, FLAGGED)) == (Decision.DENY, Cause.FAULT, 3)
    assert supervisor.ended


@pytest.mark.parametrize(
    ("answer", "on_unclear", "expected"),
    [
        pytest.param("YES", "allow", Decision.DENY, id="a clear yes is a denial"),
        pytest.param("hm", "allow", Decision.ALLOW, id="unclear, and the policy allows that"),
        pytest.param("hm", "clarify", Decision.CLARIFY, id="unclear, and the policy clarifies that"),
        pytest.param("hm", "deny", Decision.DENY, id="unclear, and the policy denies that"),
    ],
)
async def test_without_a_supervisor_the_policy_says_what_unclear_is(
    answer: str, on_unclear: str, expected: Decision
) -> None:
    policy = Policy(on_unclear=on_unclear)  # type: ignore[arg-type]
    ruling = await ruled(judge(Model(answer), policy=policy), NOTE, FLAGGED)
    assert (ruling.decision, ruling.tier) == (expected, 3)


async def test_the_policy_never_loosens_the_local_supervisor() -> None:
    ruling = await ruled(judge(Model("hm"), policy=Policy(on_unclear="allow")), UNLOCK, ATTACKED)
    assert ruling.decision is Decision.DENY


@pytest.mark.parametrize("given", [TRUSTED, SUNNY, FLAGGED], ids=["nothing untrusted", "no flags", "flagged"])
@pytest.mark.parametrize("proposed", [NOTE, call("grep")], ids=["high-risk", "low-risk"])
async def test_mode_paranoid_asks_both_tiers_of_every_call(given: Trail, proposed: ProposedCall) -> None:
    triage, supervisor = Model("NO"), Model("CONTINUE")
    ruling = await ruled(judge(triage, supervisor), proposed, given, mode="paranoid")
    assert told(ruling) == (Decision.ALLOW, Cause.SUPERVISOR, 3)
    assert (len(triage.asked), len(supervisor.asked)) == (1, 1)


async def test_mode_paranoid_takes_encoded_content_straight_to_the_supervisor() -> None:
    given = trail("Read the forecast.", "Sunny.", findings=(finding(Severity.LOW, rule_id=ENCODED_TEXT),))
    triage, supervisor = Model("NO"), Model("REORIENT")
    ruling = await ruled(judge(triage, supervisor), NOTE, given, mode="paranoid")
    assert told(ruling) == (Decision.CLARIFY, Cause.SUPERVISOR, 3)
    assert not triage.asked
    assert "not asked" in supervisor.asked[0].user


async def test_mode_paranoid_without_models_lets_ordinary_calls_pass() -> None:
    assert told(await ruled(judge(), NOTE, SUNNY, mode="paranoid")) == (Decision.ALLOW, Cause.SUPERVISOR, 3)


@pytest.mark.parametrize(("mode", "shown"), [("default", False), ("research", True), ("paranoid", False)])
async def test_only_mode_research_tells_its_scope(mode: Mode, shown: bool) -> None:
    triage, supervisor = Model("YES"), Model("PAUSE")
    await ruled(judge(triage, supervisor), NOTE, FLAGGED, mode=mode, scope="Our own lab.")
    for prompt in (*triage.asked, *supervisor.asked):
        assert ("Our own lab." in prompt.system) is shown


def test_a_longer_conversation_has_more_time() -> None:
    texts = [Segment(Origin.TOOL_RESULT, f"/{n}", "a" * MEGABYTE) for n in range(3)]
    assert CallDeadlines(judge_seconds=0.5).reading(texts) == 1.5


async def test_a_question_that_is_not_written_in_time_withholds_the_call() -> None:
    given = trail("Read the forecast.", "Sunny.")
    hurried = judge(Model("NO"), deadlines=CallDeadlines(judge_seconds=0.0))
    long = Trail((*given.segments, *[Segment(Origin.USER, f"/{n}", "Call +1 555 0100. " * 400) for n in range(6)]))
    assert told(await ruled(hurried, NOTE, long, mode="paranoid"))[:2] == (Decision.DENY, Cause.LIMIT)


@pytest.mark.parametrize("word", ["NO", "CONTINUE"])
async def test_a_model_clears_nothing_that_it_was_not_shown(word: str) -> None:
    lost = trail("Read the forecast.", "Sunny.", findings=(finding(span=(90_000, 90_010)),))
    triage, supervisor = Model("NO" if word == "NO" else "YES"), Model("CONTINUE")
    assert told(await ruled(judge(triage, supervisor), NOTE, lost)) == (Decision.CLARIFY, Cause.SUPERVISOR, 3)


def test_every_word_has_a_verdict() -> None:
    assert set(VERDICTS) == {"yes", "no", "continue", "reorient", "pause"}
