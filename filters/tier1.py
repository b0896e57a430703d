"""Tier 1 for a request: deterministic, no network. The pending action is "send this to the model"."""

from collections.abc import Iterable
from dataclasses import dataclass

from filters.findings import Action, Finding
from filters.policy import Mode
from filters.segments import Segment, Trust


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing in untrusted text asks for a second opinion."""


@dataclass(frozen=True, slots=True)
class Escalate:
    """Tier 2 is to be asked. `findings` are those that stand in text which may not instruct."""

    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Deny:
    """A rule whose action is deny matched; no verifier is asked and none can loosen it."""


Tier1 = Pass | Escalate | Deny


def pass_or_escalate(segments: Iterable[Segment], findings: tuple[Finding, ...], *, mode: Mode) -> Tier1:
    """The checks of GATEWAY.md section 6, in their order.

    Hard denials end here. Then: is there untrusted text at all, and did a rule or an encoding show in it? Mode
    paranoid escalates every request.
    """
    if any(finding.action is Action.DENY for finding in findings):
        return Deny()
    if mode != "paranoid" and all(segment.trust is Trust.TRUSTED for segment in segments):
        return Pass()
    suspicious = tuple(finding for finding in findings if finding.trust is not Trust.TRUSTED)
    if suspicious or mode == "paranoid":
        return Escalate(suspicious)
    return Pass()
