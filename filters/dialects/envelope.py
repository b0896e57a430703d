"""What every local reply says in addition to the error of its dialect."""

from filters.refusals import Reason, Refusal
from filters.trees import Json


def shown_message(refusal: Refusal) -> str:
    """Return the error message with the incident id in it: some SDKs show a person only the message."""
    if not refusal.held_until:
        return f"{refusal.message} Incident: {refusal.incident_id}"
    return (
        f"{refusal.message} A person may approve it until {refusal.held_until}. Once that is done, repeat the request "
        f"with the header X-Guardrail-Incident-ID: {refusal.incident_id}"
    )


def guardrail(refusal: Refusal) -> dict[str, Json]:
    """Return the gateway's own object inside an error: an extra member that SDKs ignore and any caller can read."""
    members: dict[str, Json] = {"incident_id": refusal.incident_id, "rule_ids": list(refusal.rule_ids)}
    if refusal.reason is Reason.CLARIFY:
        members |= {"action": "clarify", "questions": list(refusal.questions)}
    if refusal.original:
        members["original_incident_id"] = refusal.original
    if refusal.held_until:
        members["held_until"] = refusal.held_until
    return members


def clarification(refusal: Refusal) -> dict[str, Json]:
    """Return the top-level members of a `clarify` reply (GATEWAY.md section 7); none for any other reason."""
    if refusal.reason is not Reason.CLARIFY:
        return {}
    return {
        "action": "clarify",
        "message": refusal.message,
        "questions": list(refusal.questions),
        "incident_id": refusal.incident_id,
    }
