"""Tier 1 for a request: deterministic, no network. The pending action is "send this to the model"."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import inf

from filters.findings import Action, Finding
from filters.policy import Mode
from filters.rules import Family
from filters.scoring import NOTABLE, Evidence, densest, total
from filters.segments import Segment, Trust
from filters.views import Layer


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

_PASS = Pass()


def pass_or_escalate(
    segments: Iterable[Segment], findings: tuple[Finding, ...], *, mode: Mode, notable: float = NOTABLE
) -> Tier1:
    """The checks of GATEWAY.md section 6, in their order.

    Hard denials end here. Then: is there untrusted text at all, and did an encoding show in it, or rules that together
    come to `notable`? Words for keys and commands alone, of which ordinary work is full, are told with
    the others and escalate nothing. Mode paranoid escalates every request.
    """
    if not findings and mode != "paranoid":  # as of most requests
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
    """Whether `suspicion` says enough for a second opinion."""
    return suspicion(findings) >= notable


def suspicion(findings: Iterable[Finding]) -> float:
    """The most that signs of what is not trusted come to which stand together in one view; without end where something
    is hidden there.
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
