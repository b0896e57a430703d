"""Tier 1: decides, deterministically and without I/O, whether a request passes, escalates to Tier 2 or is denied."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import inf

from filters.findings import Action, Finding
from filters.inspection.scoring import NOTABLE, Evidence, densest, total
from filters.policy import Mode
from filters.rules.rule import Family
from filters.segments import Segment, Trust
from filters.views import Layer


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing asks for a second opinion: the request may be sent to the model."""


@dataclass(frozen=True, slots=True)
class Escalate:
    """Tier 2 is to be asked. `findings` are those in text that is not trusted."""

    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Deny:
    """A rule whose action is deny matched. No verifier is asked, and none could reverse it."""


Tier1 = Pass | Escalate | Deny

_PASS = Pass()


def pass_or_escalate(
    segments: Iterable[Segment], findings: tuple[Finding, ...], *, mode: Mode, notable: float = NOTABLE
) -> Tier1:
    """Run the checks of GATEWAY.md section 6, in their order.

    A finding whose action is deny ends the request here, in any text. Otherwise the request escalates if a finding in
    text that is not trusted is of hidden text, or if such findings together score `notable` or more. A few words for
    keys and commands, of which ordinary work is full, are passed on with the other findings and escalate nothing by
    themselves. Mode paranoid escalates every other request.
    """
    if not findings and mode != "paranoid":  # the usual case
        return _PASS
    if any(finding.action is Action.DENY for finding in findings):
        return Deny()
    if mode != "paranoid" and all(segment.trust is Trust.TRUSTED for segment in segments):
        return _PASS
    suspicious = tuple(finding for finding in findings if finding.trust is not Trust.TRUSTED)
    if mode == "paranoid" or are_notable(suspicious, notable=notable):
        return Escalate(suspicious)
    return _PASS


def are_notable(findings: Iterable[Finding], *, notable: float = NOTABLE) -> bool:
    """Whether the `suspicion` of the findings is high enough for a second opinion."""
    return suspicion(findings) >= notable


def suspicion(findings: Iterable[Finding]) -> float:
    """Return the highest score of findings near each other in one view of text that is not trusted; 0 for none.

    It is infinite where one of them is of hidden text (`Family.ENCODED_CONTENT`).
    """
    views = defaultdict[tuple[str, tuple[Layer, ...]], list[tuple[int, Evidence]]](list)
    for finding in findings:
        if finding.trust is Trust.TRUSTED:
            continue
        if finding.family == Family.ENCODED_CONTENT:
            return inf
        views[finding.path, finding.layers].append((finding.start, _sign(finding)))
    return max((total(densest(signs)) for signs in views.values()), default=0.0)


def _sign(finding: Finding) -> Evidence:
    return Evidence(
        finding.family, finding.severity, hidden=bool(finding.layers), sign=finding.rule_id, alone=finding.alone
    )
