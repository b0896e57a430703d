"""What every local reply tells beside the error of its dialect."""

from filters.dialects.dialect import Json
from filters.refusals import Reason, Refusal


def shown_message(refusal: Refusal) -> str:
    """The message of an error, with the incident's id: of an error's body some SDKs show a person nothing else."""
    return f"{refusal.message} Incident: {refusal.incident_id}"


def guardrail(refusal: Refusal) -> dict[str, Json]:
    """The gateway's own object inside an error: an extra key that no SDK reads and every caller can."""
    told: dict[str, Json] = {"incident_id": refusal.incident_id, "rule_ids": list(refusal.rule_ids)}
    if refusal.reason is Reason.CLARIFY:
        told |= {"action": "clarify", "questions": list(refusal.questions)}
    if refusal.original:
        told["original_incident_id"] = refusal.original
    return told


def clarification(refusal: Refusal) -> dict[str, Json]:
    """The top-level members of a `clarify` reply (GATEWAY.md section 7); none for any other reason."""
    if refusal.reason is not Reason.CLARIFY:
        return {}
    return {
        "action": "clarify",
        "message": refusal.message,
        "questions": list(refusal.questions),
        "incident_id": refusal.incident_id,
    }
