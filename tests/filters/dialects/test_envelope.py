"""What a local reply tells of the gateway's own."""

from filters.dialects.envelope import clarification, guardrail, shown_message
from filters.refusals import Reason, Refusal

BLOCKED = Refusal(Reason.BLOCKED, 400, "no", "incident-1", ("INJ-001",))
ASKING = Refusal(Reason.CLARIFY, 422, "say more", "incident-2", (), ("Which?", "Why?"))


def test_a_block_tells_incident_and_rules() -> None:
    assert guardrail(BLOCKED) == {"incident_id": "incident-1", "rule_ids": ["INJ-001"]}
    assert clarification(BLOCKED) == {}
    assert shown_message(BLOCKED) == "no Incident: incident-1"


def test_a_clarification_tells_its_questions_inside_and_outside_of_the_error() -> None:
    assert guardrail(ASKING) == {
        "incident_id": "incident-2",
        "rule_ids": [],
        "action": "clarify",
        "questions": ["Which?", "Why?"],
    }
    assert clarification(ASKING) == {
        "action": "clarify",
        "message": "say more",
        "questions": ["Which?", "Why?"],
        "incident_id": "incident-2",
    }
