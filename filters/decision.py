"""Decisions: what the policy says of a request. Of findings, verdicts and decisions, only decisions have effects."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from filters.findings import Finding
from filters.ladder import Step
from filters.limits import Limit
from filters.refusals import Reason


class Decision(StrEnum):
    """The value of the header `X-Guardrail-Decision`."""

    ALLOW = "allow"
    CLARIFY = "clarify"
    DENY = "deny"


STRICTNESS: Final[Mapping[Decision, int]] = {Decision.ALLOW: 0, Decision.CLARIFY: 1, Decision.DENY: 2}
"""The decisions in order: of several about one request, the strictest holds."""
REASONS: Final[Mapping[Decision, Reason | None]] = {
    Decision.ALLOW: None,
    Decision.CLARIFY: Reason.CLARIFY,
    Decision.DENY: Reason.BLOCKED,
}
"""The reason that a client is told for a decision of the tiers."""


class GuardMode(StrEnum):
    """The value of the header `X-Guardrail-Mode`."""

    MONITOR = "monitor"
    BASELINE = "baseline"
    CLARIFY = "clarify"
    EXECUTE_LOCKED = "execute_locked"
    FULL_QUARANTINE = "full_quarantine"


def guard_mode(decision: Decision, *, enforced: bool, locked: bool = False) -> GuardMode:
    """Return the mode to report for a decision. `locked` says whether the caller's tools are locked for a time."""
    if not enforced:
        return GuardMode.MONITOR
    if locked:
        return GuardMode.EXECUTE_LOCKED
    return GuardMode.CLARIFY if decision is Decision.CLARIFY else GuardMode.BASELINE


@dataclass(frozen=True, slots=True)
class Coverage:
    """How many places of a body were judged and how many were not, and which limits its inspection reached."""

    judged: int = 0
    not_judged: int = 0
    limits: tuple[Limit, ...] = ()


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the engine says of one request.

    `decision` is what the policy decided; `enforced` is false in monitor mode, where the request is forwarded whatever
    the decision. `reason` is set exactly when `decision` is not allow. `tier` is the last tier that was asked (1, 2 or
    3), or 0 where the request ended before any was. `steps` are the verdicts of Tiers 2 and 3, in order. `detected` are
    findings that counted for nothing (`filters.findings.Action.DETECT`).
    """

    decision: Decision
    mode: GuardMode
    tier: int
    reason: Reason | None = None
    findings: tuple[Finding, ...] = ()
    coverage: Coverage = Coverage()
    enforced: bool = True
    steps: tuple[Step, ...] = ()
    detected: tuple[Finding, ...] = ()

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The rules that matched, each once, in order of id."""
        return tuple(sorted({finding.rule_id for finding in self.findings}))

    @property
    def forwards(self) -> bool:
        """Whether the request goes to the upstream."""
        return self.decision is Decision.ALLOW or not self.enforced


def refused_unjudged(reason: Reason) -> Judgement:
    """Return the judgement of a request that was refused before any tier was asked."""
    mode = GuardMode.FULL_QUARANTINE if reason is Reason.QUARANTINED else GuardMode.BASELINE
    return Judgement(Decision.DENY, mode, tier=0, reason=reason)
