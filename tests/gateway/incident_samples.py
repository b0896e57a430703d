"""Incidents for tests."""

from dataclasses import replace
from typing import Any

from gateway.evidence.incidents import Incident, KeptFinding

AT = 1_800_000_000.0


def incident_id(at: float = AT, number: int = 1) -> str:
    """An id as requests have it, of a moment."""
    digits = f"{int(at * 1000):012x}"
    return f"{digits[:8]}-{digits[8:]}-7000-8000-{number:012x}"


_SAMPLE = Incident(
    id=incident_id(),
    at=AT,
    tenant="acme",
    subject="ann",
    phase="request",
    decision="deny",
    mode="baseline",
    tier=1,
    reason="content_policy_violation",
    enforced=True,
    rule_ids=("INJ-001",),
    families=("instruction_override",),
    sightings=(KeptFinding("INJ-001", "/messages/0/content", "user", ("base64",), 3, 17),),
    dialect="openai",
    operation="chat",
    policy_version="default-1",
)


def sample(**changes: Any) -> Incident:
    """An incident, with some of its fields changed."""
    return replace(_SAMPLE, **changes)


def at(seconds: float, **changes: Any) -> Incident:
    """An incident so many seconds later than the first."""
    return sample(id=incident_id(AT + seconds), at=AT + seconds, **changes)
