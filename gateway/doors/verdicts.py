"""Verdicts: what entry points that forward nothing report about a judgement: places, rules and counts, never text."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from filters.calls import Ruling
from filters.decision import Decision, GuardMode
from filters.findings import Finding
from filters.segments import MediaKind
from gateway.exchanges.exchange import Exchange

MOST_FINDINGS: Final = 256
"""Findings that one verdict lists, at most. `findings_count` counts them all."""


class _Told(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class FoundAt(_Told):
    """Where a rule matched. The span is in the text that the layers lead to, in characters."""

    rule: str
    family: str
    severity: Literal["low", "medium", "high", "critical"]
    origin: str
    trust: Literal["trusted", "vetted", "untrusted"]
    path: Annotated[str, Field(description="JSON Pointer into what was asked about")]
    layers: tuple[str, ...]
    start: int
    end: int


class NotJudged(_Told):
    """A place that reaches the model and that has no text that can be read."""

    path: str
    kind: MediaKind


class CallVerdict(_Told):
    """What becomes of one tool call of the reply."""

    path: Annotated[str, Field(description="JSON Pointer into the reply")]
    tool: str
    decision: Decision
    tier: int
    cause: str
    rule_ids: tuple[str, ...]
    notice: Annotated[str, Field(description="what may stand in place of a withheld call")]


class Verdict(_Told):
    """The engine's word. `allowed` is what to go by: in monitor mode it is true whatever the decision."""

    incident_id: str
    allowed: bool
    decision: Decision
    mode: GuardMode
    tier: int
    enforced: bool
    reason: str | None = None
    message: str | None = None
    questions: tuple[str, ...] = ()
    rule_ids: tuple[str, ...] = ()
    findings: tuple[FoundAt, ...] = ()
    findings_count: int = 0
    judged: int = 0
    not_judged: int = 0
    unjudged: tuple[NotJudged, ...] = ()
    calls: tuple[CallVerdict, ...] = ()
    policy_version: str = ""
    original_incident_id: str | None = None


def verdict_of(exchange: Exchange) -> Verdict:
    """Return the verdict on a judged exchange, with the tool calls of its reply if those were judged too."""
    judgement, refusal = exchange.judgement, exchange.refusal
    rulings = exchange.calls.rulings if exchange.calls is not None else ()
    reason = judgement.reason or (refusal.reason if refusal else None)
    withheld = any(ruling.decision is not Decision.ALLOW for ruling in rulings) and judgement.enforced
    return Verdict(
        incident_id=exchange.incident_id,
        allowed=refusal is None and not withheld,
        decision=judgement.decision,
        mode=judgement.mode,
        tier=judgement.tier,
        enforced=judgement.enforced,
        reason=reason.value if reason else None,
        message=refusal.message if refusal else None,
        questions=refusal.questions if refusal else (),
        rule_ids=judgement.rule_ids,
        findings=_found(judgement.findings),
        findings_count=len(judgement.findings),
        judged=judgement.coverage.judged,
        not_judged=judgement.coverage.not_judged,
        unjudged=tuple(NotJudged(path=place.path, kind=place.kind) for place in exchange.unjudged),
        calls=tuple(map(_call, rulings)),
        policy_version=exchange.policy_version,
        original_incident_id=exchange.original or None,
    )


def _found(findings: Sequence[Finding]) -> tuple[FoundAt, ...]:
    return tuple(
        FoundAt(
            rule=finding.rule_id,
            family=finding.family,
            severity=finding.severity.value,
            origin=finding.origin.value,
            trust=finding.trust.value,
            path=finding.path,
            layers=tuple(layer.transform for layer in finding.layers),
            start=finding.start,
            end=finding.end,
        )
        for finding in findings[:MOST_FINDINGS]
    )


def _call(ruling: Ruling) -> CallVerdict:
    return CallVerdict(
        path=ruling.call.path,
        tool=ruling.call.name,
        decision=ruling.decision,
        tier=ruling.tier,
        cause=ruling.cause.value,
        rule_ids=ruling.rule_ids,
        notice=ruling.notice,
    )
