"""Local triage and supervision of a proposed call: the answers of Tiers 2 and 3 without a model and without network."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from filters.answers import Supervision, YesNo
from filters.findings import Finding, Severity
from filters.ladder import Verdict
from filters.scoring import CALL_THRESHOLDS, Evidence, score, verdict
from filters.segments import PRINCIPALS
from filters.tool_calls.calls import ProposedCall, Taint, Trail
from filters.tool_calls.foreign import Foreign
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.tool_calls.planted import DOUBTFUL, LIKELY, Influence

_SEVERE = frozenset({Severity.HIGH, Severity.CRITICAL})
_MOST_OF_IT = 0.5
"""How much of a value must stand in what a layer hides."""


@dataclass(frozen=True, slots=True)
class CallEvidence:
    """What Tier 1 found of a call, for the tiers above it.

    `findings` are those in text that may not instruct and in the call itself. `complete` is false where a limit ended
    the reading of the call or of what stands before it.
    """

    call: ProposedCall
    trail: Trail
    findings: tuple[Finding, ...] = ()
    taints: tuple[Taint, ...] = ()
    influence: Influence = field(default_factory=Influence)
    foreign: Foreign = field(default_factory=Foreign)
    complete: bool = True


def triage(evidence: CallEvidence) -> YesNo | None:
    """Whether the call appears to be influenced by instructions in untrusted content; None where it cannot be told.

    Yes where it follows an order that stands in there rather than what its principals spoke of, and where its own words
    are an attack as `filters.scoring` weighs them. It cannot be told where the call brings something in from untrusted
    text that nobody asked for, however that is worded there, and where the upstream holds texts that nobody here has
    seen, unless the call is wholly its principals'. Of what was not read to its end, it is never said to be clean.
    """
    own = own_verdict(evidence)
    if own == "unsafe" or evidence.influence.share >= LIKELY:
        return "yes"
    if own == "unclear" or evidence.influence.share >= DOUBTFUL or is_foreign(evidence) or not evidence.complete:
        return None
    return "no"


def supervise(evidence: CallEvidence, answers: tuple[YesNo | None, ...] = ()) -> Supervision:
    """What is to become of the call, with the answers that triage gave.

    PAUSE on hard evidence: a rule matched with high severity at the order that the call follows, or in the call, with
    values of it that stand in untrusted text. REORIENT where it follows an order all the same, where its words are
    suspicious, where it brings in what nobody asked for, and where not everything was read. CONTINUE otherwise: what
    triage could not tell is no evidence.
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
    """Whether a call is of somebody's making who may not ask for it, or nobody can tell that it is not."""
    drawn = evidence.foreign
    hidden = not drawn.asked and any(taint.layers and taint.share >= _MOST_OF_IT for taint in evidence.taints)
    return bool(drawn.findings) or hidden or (evidence.trail.unseen and not drawn.ours)


def own_verdict(evidence: CallEvidence) -> Verdict:
    """What the findings in the call's words, and in the definition of its tool, come to.

    A rule that matches in a principal's words too counts for nothing: they speak of the same thing. Nor does it that a
    definition changed, as with every new version of an application: what it says now is read as any other text.
    """
    return verdict(score(_own_signs(evidence)), CALL_THRESHOLDS)


def _own_signs(evidence: CallEvidence) -> Iterator[Evidence]:
    paths = (evidence.call.path, *(tool.path for tool in evidence.trail.tools if tool.name == evidence.call.name))
    spoken = {finding.rule_id for finding in evidence.trail.findings if finding.origin in PRINCIPALS}
    for finding in evidence.findings:
        below = any(finding.path == path or finding.path.startswith(f"{path}/") for path in paths)
        if below and finding.rule_id not in spoken and finding.rule_id != CHANGED_DEFINITION:
            yield Evidence(finding.family, finding.severity, hidden=bool(finding.layers))
