"""Local triage and supervision of a proposed call: the answers of Tiers 2 and 3 without a model and without network."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from filters.calls import ProposedCall, Taint, Trail
from filters.findings import Finding, Severity
from filters.inspection.scoring import CALL_THRESHOLDS, Evidence, score, verdict
from filters.ladder import Verdict
from filters.segments import PRINCIPALS
from filters.tool_calls.foreign import Foreign
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.tool_calls.planted import DOUBTFUL, LIKELY, Influence
from filters.verification.answers import Supervision, YesNo

_SEVERE = frozenset({Severity.HIGH, Severity.CRITICAL})
_MOST_OF_IT = 0.5
"""Least share of a value, 0 to 1, in text that a layer hides, from which on the call counts as foreign."""


@dataclass(frozen=True, slots=True)
class CallEvidence:
    """What Tier 1 found about a call, for the tiers above it.

    `findings` are those in text that may not instruct and in the call itself. `complete` is false if a limit ended the
    reading of the call or of the conversation before it.
    """

    call: ProposedCall
    trail: Trail
    findings: tuple[Finding, ...] = ()
    taints: tuple[Taint, ...] = ()
    influence: Influence = field(default_factory=Influence)
    foreign: Foreign = field(default_factory=Foreign)
    complete: bool = True


def triage(evidence: CallEvidence) -> YesNo | None:
    """Return whether the call appears to be influenced by instructions in untrusted content; None if that is unclear.

    "yes" if the call follows an order in that content rather than what its principals spoke of, or if its own words are
    an attack as `filters.inspection.scoring` weighs them. None if the call brings in something from untrusted text that
    nobody asked for, however it is worded there, or if the upstream holds texts that the gateway has not seen and the
    call is not wholly its principals'. A call that was not read to its end is never "no".
    """
    own = own_verdict(evidence)
    if own == "unsafe" or evidence.influence.share >= LIKELY:
        return "yes"
    if own == "unclear" or evidence.influence.share >= DOUBTFUL or is_foreign(evidence) or not evidence.complete:
        return None
    return "no"


def supervise(evidence: CallEvidence, answers: tuple[YesNo | None, ...] = ()) -> Supervision:
    """Return what is to become of the call, given the answers of triage.

    "pause" on hard evidence: a rule of high or critical severity matched at the order that the call follows, or the
    call's own words are an attack and values of it stand in untrusted text. "reorient" if it follows an order without
    such evidence, or may follow one at which a rule of medium or higher severity matched; if its words are suspicious,
    if it brings in what nobody asked for, if triage answered "yes", or if not everything was read. "continue"
    otherwise: an unclear answer of triage is not evidence.
    """
    own = own_verdict(evidence)
    share, order = evidence.influence.share, evidence.influence.order
    severity = order.severity if order else None
    if (share >= LIKELY and severity in _SEVERE) or (own == "unsafe" and evidence.taints):
        return "pause"
    if share >= LIKELY or own != "safe" or "yes" in answers or is_foreign(evidence) or not evidence.complete:
        return "reorient"
    return "reorient" if share >= DOUBTFUL and severity in {Severity.MEDIUM, *_SEVERE} else "continue"


def is_foreign(evidence: CallEvidence) -> bool:
    """Whether a call stems from somebody who may not ask for it, or this cannot be ruled out."""
    foreign = evidence.foreign
    hidden = not foreign.requested and any(taint.layers and taint.share >= _MOST_OF_IT for taint in evidence.taints)
    return bool(foreign.findings) or hidden or (evidence.trail.unseen and not foreign.values_named)


def own_verdict(evidence: CallEvidence) -> Verdict:
    """Return the verdict on the findings in the call's own words and in the definition of its tool.

    A rule that also matches in a principal's words does not count: they speak of the same thing. Nor does a changed
    definition, which comes with every new version of an application: its new text is read as any other text is.
    """
    return verdict(score(_own_signs(evidence)), CALL_THRESHOLDS)


def _own_signs(evidence: CallEvidence) -> Iterator[Evidence]:
    paths = (evidence.call.path, *(tool.path for tool in evidence.trail.tools if tool.name == evidence.call.name))
    spoken = {finding.rule_id for finding in evidence.trail.findings if finding.origin in PRINCIPALS}
    for finding in evidence.findings:
        below = any(finding.path == path or finding.path.startswith(f"{path}/") for path in paths)
        if below and finding.rule_id not in spoken and finding.rule_id != CHANGED_DEFINITION:
            yield Evidence(finding.family, finding.severity, hidden=bool(finding.layers))
