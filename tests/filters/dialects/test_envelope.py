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


HELD = Refusal(Reason.BLOCKED, 400, "no", "incident-3", held_until="2026-05-01T12:00:00.000Z")


def test_a_held_call_tells_until_when_a_person_may_approve_it_and_what_to_repeat() -> None:
    assert guardrail(HELD) == {"incident_id": "incident-3", "rule_ids": [], "held_until": "2026-05-01T12:00:00.000Z"}
    assert shown_message(HELD) == (
        "no A person may approve it until 2026-05-01T12:00:00.000Z. Once that is done, repeat the request with the "
        "header X-Guardrail-Incident-ID: incident-3"
    )
