"""Records: what is told of each request when it is done. Ids, paths, spans and counts; never a text."""

from collections.abc import Mapping
from time import monotonic

from adapters.metrics import Metrics
from filters.findings import Finding
from filters.refusals import Reason
from gateway.exchange import Exchange
from gateway.logs import log_info
from gateway.streaming import Outcome

_UPSTREAM_FAILURES: Mapping[str, Reason] = {
    Outcome.UPSTREAM_FAILED: Reason.UPSTREAM,
    Outcome.UPSTREAM_TIMEOUT: Reason.UPSTREAM_TIMEOUT,
}

MAX_FINDINGS = 16
"""Findings that one line shows; `findings_count` has them all."""


def record_exchange(
    metrics: Metrics, exchange: Exchange, *, status: int, upstream_seconds: float, outcome: str
) -> None:
    """Counts a finished exchange and writes its one line.

    `status` is what the client was sent, 0 where nothing was. `upstream_seconds` is the time from sending the
    upstream request to the end of its answer. `outcome` says how the answer ended.
    """
    seconds = monotonic() - exchange.started
    _count(metrics, exchange, seconds=seconds, upstream_seconds=upstream_seconds)
    if outcome in _UPSTREAM_FAILURES:
        metrics.count_upstream_failure(_UPSTREAM_FAILURES[outcome])
    _write(exchange, status=status, seconds=seconds, upstream_seconds=upstream_seconds, outcome=outcome)


def _count(metrics: Metrics, exchange: Exchange, *, seconds: float, upstream_seconds: float) -> None:
    judgement = exchange.judgement
    metrics.count_request(
        decision=judgement.decision,
        mode=judgement.mode,
        tier=judgement.tier,
        dialect=exchange.dialect.name,
        operation=exchange.operation,
    )
    for finding in judgement.findings:
        metrics.count_findings(finding.family)
    if exchange.refusal is not None:
        metrics.count_local_reply(exchange.refusal.reason)
    metrics.observe_request(seconds)
    metrics.observe_overhead(max(0.0, seconds - upstream_seconds))


def _write(exchange: Exchange, *, status: int, seconds: float, upstream_seconds: float, outcome: str) -> None:
    judgement = exchange.judgement
    fields = {
        "incident_id": exchange.incident_id,
        "tenant": exchange.tenant,
        "subject": exchange.subject,
        "dialect": exchange.dialect.name,
        "operation": exchange.operation.value,
        "upstream": exchange.forward.upstream if exchange.forward else "",
        "decision": judgement.decision.value,
        "mode": judgement.mode.value,
        "tier": judgement.tier,
        "reason": judgement.reason.value if judgement.reason else "",
        "enforced": judgement.enforced,
        "findings": [_told(finding) for finding in judgement.findings[:MAX_FINDINGS]],
        "findings_count": len(judgement.findings),
        "judged": judgement.coverage.judged,
        "not_judged": judgement.coverage.not_judged,
        "policy_version": exchange.policy_version,
        "status": status,
        "outcome": outcome,
        "ms": round(seconds * 1000, 2),
        "upstream_ms": round(upstream_seconds * 1000, 2),
    }
    log_info("request", fields)


def _told(finding: Finding) -> dict[str, object]:
    return {
        "rule": finding.rule_id,
        "path": finding.path,
        "origin": finding.origin.value,
        "layers": [layer.transform for layer in finding.layers],
        "span": [finding.start, finding.end],
    }
