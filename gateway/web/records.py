"""Records: the metrics and the log line of each finished request. Ids, paths, spans and counts; never a text."""

from http import HTTPStatus
from time import monotonic

from adapters.metrics import Metrics
from filters.calls import Ruling
from filters.findings import Finding
from filters.refusals import ANSWERS
from filters.segments import Origin
from gateway.exchanges.exchange import CallPhase, Exchange
from gateway.logs import Event, log_info
from gateway.phases.progress import Progress, RequestOutcome

_REQUEST = Event(
    event="request",
    usual=(
        "tenant",
        "dialect",
        "operation",
        "upstream",
        "decision",
        "mode",
        "tier",
        "reason",
        "enforced",
        "policy_version",
        "status",
        "fault",
        "outcome",
    ),
)

MAX_FINDINGS = 16
"""Findings that one line lists, at most. `findings_count` counts them all."""
MAX_CALLS = 16
"""Tool calls that one line lists, at most. `calls_count` counts them all."""


def record_exchange(metrics: Metrics, exchange: Exchange, progress: Progress) -> None:
    """Count a request that has ended, and log its one line."""
    seconds = monotonic() - exchange.started
    if exchange.is_decided:
        _count(metrics, exchange, progress, seconds=seconds)
    else:
        metrics.count_abandoned()
    if progress.reply is not None:
        metrics.count_local_reply(progress.reply)
    if progress.cause is not None:
        metrics.count_upstream_failure(progress.cause)
    _write(exchange, progress, seconds=seconds)


def _count(metrics: Metrics, exchange: Exchange, progress: Progress, *, seconds: float) -> None:
    judgement = progress.judgement or exchange.judgement
    metrics.count_request(
        decision=judgement.decision,
        mode=judgement.mode,
        tier=judgement.tier,
        dialect=exchange.dialect.name,
        operation=exchange.operation,
    )
    metrics.count_tenant_request(exchange.tenant, decision=judgement.decision, mode=judgement.mode)
    for finding in exchange.judgement.findings:  # those of calls are counted with them
        metrics.count_findings(finding.family)
    if exchange.calls is not None:
        _count_calls(metrics, exchange.calls, dialect=exchange.dialect.name)
    elif _passed_unread(exchange, progress):
        metrics.count_unjudged_reply()
    overhead = seconds - progress.upstream_seconds
    metrics.observe_request(seconds, overhead=overhead if overhead > 0 else 0.0)


def _passed_unread(exchange: Exchange, progress: Progress) -> bool:
    answered = progress.outcome is RequestOutcome.ANSWERED and progress.status < HTTPStatus.MULTIPLE_CHOICES
    return exchange.passes_unread and answered


def _count_calls(metrics: Metrics, calls: CallPhase, *, dialect: str) -> None:
    for ruling in calls.rulings:
        metrics.count_tool_call(decision=ruling.decision, tier=ruling.tier, cause=ruling.cause, dialect=dialect)
        for finding in ruling.findings:
            if finding.origin is Origin.TOOL_CALL:  # the others were counted with the request
                metrics.count_findings(finding.family)
    if calls.unjudged:
        metrics.count_unjudged_reply()


def _write(exchange: Exchange, progress: Progress, *, seconds: float) -> None:
    judgement, decided = progress.judgement or exchange.judgement, exchange.is_decided
    usual = (
        exchange.tenant,
        exchange.dialect.name,
        exchange.operation,
        exchange.forward.upstream if exchange.forward else "",
        judgement.decision if decided else "",
        judgement.mode if decided else "",
        judgement.tier,
        judgement.reason or "",
        judgement.enforced,
        exchange.policy_version,
        progress.status,
        ANSWERS[progress.reply].fault if progress.reply else "",
        progress.outcome,
    )
    fields: dict[str, object] = {
        "incident_id": exchange.incident_id,
        "subject": exchange.subject,
        "findings": [_finding_fields(finding) for finding in judgement.findings[:MAX_FINDINGS]]
        if judgement.findings
        else (),
        "findings_count": len(judgement.findings),
        "detected": sorted({each.rule_id for each in judgement.detected})[:MAX_FINDINGS] if judgement.detected else (),
        "judged": judgement.coverage.judged,
        "not_judged": judgement.coverage.not_judged,
        "ms": _milliseconds(seconds),
        "upstream_ms": _milliseconds(progress.upstream_seconds),
    }
    if progress.cause is not None:
        fields["cause"] = progress.cause.value
    if judgement.coverage.limits:
        fields["limits"] = list(judgement.coverage.limits)
    if exchange.original:
        fields["original_incident_id"], fields["replaced"] = exchange.original, exchange.replaced
    if exchange.calls is not None and (exchange.calls.rulings or exchange.calls.unjudged):
        fields["calls"] = [_call_fields(ruling) for ruling in exchange.calls.rulings[:MAX_CALLS]]
        fields["calls_count"] = len(exchange.calls.rulings)
        fields["reply_judged"] = not exchange.calls.unjudged
    elif _passed_unread(exchange, progress):
        fields["reply_judged"] = False
    log_info(_REQUEST, fields, usual)


def _milliseconds(seconds: float) -> float:
    """Return milliseconds with two decimals. `round` takes ten times as long, as it goes by way of a text."""
    return int(seconds * 100_000 + 0.5) / 100


def _call_fields(ruling: Ruling) -> dict[str, object]:
    return {
        "path": ruling.call.path,
        "decision": ruling.decision.value,
        "tier": ruling.tier,
        "cause": ruling.cause.value,
        "risk": ruling.risk.value,
        "rules": list(ruling.rule_ids),
        "taints": [
            {"argument": taint.argument, "source": taint.source, "share": round(taint.share, 2)}
            for taint in ruling.taints
        ],
    }


def _finding_fields(finding: Finding) -> dict[str, object]:
    return {
        "rule": finding.rule_id,
        "path": finding.path,
        "origin": finding.origin.value,
        "layers": [layer.transform for layer in finding.layers],
        "span": [finding.start, finding.end],
    }
