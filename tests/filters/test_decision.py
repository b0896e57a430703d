import pytest

from filters.decision import REASONS, STRICTNESS, Decision, GuardMode, Judgement, guard_mode, refused_unjudged
from filters.findings import Action, Finding, Severity
from filters.refusals import Reason
from filters.segments import Origin, Trust


def finding(rule_id: str) -> Finding:
    return Finding(rule_id, "f", Severity.LOW, Action.ESCALATE, Origin.USER, Trust.UNTRUSTED, "/x", (), 0, 1)


@pytest.mark.parametrize(
    ("decision", "enforced", "forwards"),
    [
        (Decision.ALLOW, True, True),
        (Decision.CLARIFY, True, False),
        (Decision.DENY, True, False),
        (Decision.ALLOW, False, True),
        (Decision.CLARIFY, False, True),
        (Decision.DENY, False, True),
    ],
)
def test_only_monitor_mode_forwards_what_was_not_allowed(decision: Decision, enforced: bool, forwards: bool) -> None:
    assert Judgement(decision, GuardMode.BASELINE, 1, enforced=enforced).forwards is forwards


def test_decisions_get_stricter_and_all_but_one_have_a_reason() -> None:
    assert sorted(Decision, key=STRICTNESS.__getitem__) == [Decision.ALLOW, Decision.CLARIFY, Decision.DENY]
    assert [decision for decision in Decision if REASONS[decision] is None] == [Decision.ALLOW]


def test_rule_ids_stand_once_and_sorted() -> None:
    judgement = Judgement(
        Decision.DENY, GuardMode.BASELINE, 1, findings=(finding("B-2"), finding("A-1"), finding("B-2"))
    )
    assert judgement.rule_ids == ("A-1", "B-2")


def test_what_was_refused_unjudged_was_asked_of_no_tier_and_goes_nowhere() -> None:
    judgement = refused_unjudged(Reason.NOT_FOUND)
    assert (judgement.decision, judgement.tier, judgement.reason) == (Decision.DENY, 0, Reason.NOT_FOUND)
    assert not judgement.forwards


@pytest.mark.parametrize(
    ("decision", "enforced", "locked", "mode"),
    [
        (Decision.ALLOW, True, False, GuardMode.BASELINE),
        (Decision.DENY, True, False, GuardMode.BASELINE),
        (Decision.CLARIFY, True, False, GuardMode.CLARIFY),
        (Decision.CLARIFY, True, True, GuardMode.EXECUTE_LOCKED),
        (Decision.CLARIFY, False, False, GuardMode.MONITOR),
        (Decision.ALLOW, False, True, GuardMode.MONITOR),
    ],
)
def test_the_mode_follows_from_the_decision_and_what_holds(
    decision: Decision, enforced: bool, locked: bool, mode: GuardMode
) -> None:
    assert guard_mode(decision, enforced=enforced, locked=locked) is mode
