import io
import json
from collections.abc import Iterator
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
import structlog
from prometheus_client import CollectorRegistry

from adapters.metrics import Metrics
from adapters.upstream_calls import UpstreamCause
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects import DIALECTS
from filters.dialects.dialect import Operation
from filters.findings import Action, Finding, Severity
from filters.refusals import Reason, Refused, refusal_for
from filters.segments import Origin, Trust
from filters.views import Layer
from gateway.exchanges.exchange import Arrival, Exchange, Forward, refused_before, undecided
from gateway.limiting.buffers import Buffers, Holding
from gateway.logs import configure_logs
from gateway.phases.progress import Progress, RequestOutcome
from gateway.web.local_replies import NO_HEAD
from gateway.web.records import MAX_FINDINGS, record_exchange

FINDING = Finding(
    "INJ-001",
    "instruction_override",
    Severity.HIGH,
    Action.ESCALATE,
    Origin.TOOL_RESULT,
    Trust.UNTRUSTED,
    "/messages/2/content",
    (Layer("base64", 40, 90),),
    3,
    17,
)


@pytest.fixture
def log() -> Iterator[io.BytesIO]:
    stream = io.BytesIO()
    configure_logs(level="info", output="json", stream=stream)
    yield stream
    structlog.reset_defaults()


def exchange(*, findings: tuple[Finding, ...] = (), refused: bool = False) -> Exchange:
    decision = Decision.DENY if refused else Decision.ALLOW
    reason = Reason.BLOCKED if refused else None
    return Exchange(
        incident_id="id-1",
        started=monotonic() - 0.25,
        dialect=DIALECTS["anthropic"],
        operation=Operation.MESSAGES,
        tenant="acme",
        subject="user-1",
        judgement=Judgement(decision, GuardMode.BASELINE, 2, reason, findings, Coverage(4, 1)),
        policy_version="v1",
        forward=None if refused else Forward("anthropic", "POST", "http://127.0.0.1:9/v1/messages", (), b"secret body"),
        refusal=refusal_for(Reason.BLOCKED, "id-1") if refused else None,
    )


def ended(
    status: int,
    *,
    upstream_seconds: float = 0.0,
    outcome: RequestOutcome = RequestOutcome.ANSWERED,
    reply: Reason | None = Reason.BLOCKED,
) -> Progress:
    progress = Progress(Holding(Buffers(0)))
    progress.status, progress.upstream_seconds, progress.outcome = status, upstream_seconds, outcome
    progress.reply = reply
    return progress


def told(log: io.BytesIO) -> dict[str, Any]:
    (line,) = log.getvalue().splitlines()
    fields: dict[str, Any] = json.loads(line)
    return fields


def test_a_request_is_one_line_of_ids_places_and_counts(log: io.BytesIO) -> None:
    record_exchange(
        Metrics(CollectorRegistry()),
        exchange(findings=(FINDING,), refused=True),
        ended(400, upstream_seconds=0.0),
    )
    fields = told(log)
    assert fields["findings"] == [
        {
            "rule": "INJ-001",
            "path": "/messages/2/content",
            "origin": "tool_result",
            "layers": ["base64"],
            "span": [3, 17],
        }
    ]
    expected = {
        "event": "request",
        "incident_id": "id-1",
        "tenant": "acme",
        "subject": "user-1",
        "dialect": "anthropic",
        "operation": "messages",
        "upstream": "",
        "decision": "deny",
        "mode": "baseline",
        "tier": 2,
        "reason": "content_policy_violation",
        "enforced": True,
        "findings_count": 1,
        "judged": 4,
        "not_judged": 1,
        "policy_version": "v1",
        "status": 400,
        "fault": "downstream",
        "outcome": "answered",
        "upstream_ms": 0.0,
    }
    assert {key: fields[key] for key in expected} == expected


def test_nothing_of_the_body_or_the_address_is_told(log: io.BytesIO) -> None:
    record_exchange(Metrics(CollectorRegistry()), exchange(), ended(200, reply=None))
    assert told(log)["upstream"] == "anthropic"
    assert b"secret" not in log.getvalue()
    assert b"127.0.0.1" not in log.getvalue()


def test_many_findings_are_counted_and_the_first_are_shown(log: io.BytesIO) -> None:
    record_exchange(
        Metrics(CollectorRegistry()),
        exchange(findings=(FINDING,) * 40, refused=True),
        ended(400, upstream_seconds=0.0),
    )
    fields = told(log)
    assert (len(fields["findings"]), fields["findings_count"]) == (MAX_FINDINGS, 40)


def test_the_metrics_tell_decision_family_reason_and_what_the_gateway_added(log: io.BytesIO) -> None:
    registry = CollectorRegistry()
    record_exchange(
        Metrics(registry),
        exchange(findings=(FINDING, FINDING), refused=True),
        ended(400, upstream_seconds=100.0),
    )
    labels = {"decision": "deny", "mode": "baseline", "tier": "2", "dialect": "anthropic", "operation": "messages"}
    assert registry.get_sample_value("guardrail_requests_total", labels) == 1
    assert registry.get_sample_value("guardrail_findings_total", {"family": "instruction_override"}) == 2
    assert registry.get_sample_value("guardrail_local_replies_total", {"reason": "content_policy_violation"}) == 1
    assert registry.get_sample_value("guardrail_overhead_seconds_sum") == 0, "never less than nothing"


def test_the_metrics_tell_decisions_by_tenant_where_that_is_asked(log: io.BytesIO) -> None:
    registry = CollectorRegistry()
    metrics = Metrics(registry)
    metrics.expect_tenants(["acme"], {GuardMode.BASELINE})
    record_exchange(metrics, exchange(refused=True), ended(400))
    labels = {"tenant": "acme", "decision": "deny", "mode": "baseline"}
    assert registry.get_sample_value("guardrail_tenant_requests_total", labels) == 1


def test_what_became_of_the_calls_in_a_whole_reply_is_told_as_the_decision(log: io.BytesIO) -> None:
    registry, progress = CollectorRegistry(), ended(200, reply=None)
    progress.judgement = Judgement(Decision.CLARIFY, GuardMode.CLARIFY, 3, Reason.CLARIFY, (FINDING,), Coverage(4, 1))
    record_exchange(Metrics(registry), exchange(), progress)
    labels = {"decision": "clarify", "mode": "clarify", "tier": "3", "dialect": "anthropic", "operation": "messages"}
    assert registry.get_sample_value("guardrail_requests_total", labels) == 1
    assert [told(log)[name] for name in ("decision", "mode", "tier")] == ["clarify", "clarify", 3]


REQUESTS = {"mode": "baseline", "dialect": "anthropic", "operation": "messages"}


def test_a_client_that_left_before_a_decision_was_neither_answered_nor_judged(log: io.BytesIO) -> None:
    registry = CollectorRegistry()
    left = undecided(DIALECTS["anthropic"], Arrival(NO_HEAD, "id-1", monotonic()))
    record_exchange(Metrics(registry), left, ended(0, outcome=RequestOutcome.CLIENT_LEFT, reply=None))
    fields = told(log)
    shown = [fields[key] for key in ("decision", "mode", "reason", "fault", "status", "outcome")]
    assert shown == ["", "", "", "", 0, "client_left"]
    assert registry.get_sample_value("guardrail_abandoned_total") == 1
    sums = {"guardrail_requests_total": 0.0, "guardrail_local_replies_total": 0.0, "guardrail_resolved_total": 0.0}
    for metric in registry.collect():
        for sample in metric.samples:
            if sample.name in sums:
                sums[sample.name] += sample.value
    assert set(sums.values()) == {0.0}


def test_an_answer_in_the_upstreams_place_is_a_reply_of_our_own(log: io.BytesIO) -> None:
    registry = CollectorRegistry()
    failed = ended(502, reply=Reason.UPSTREAM)
    failed.fail(UpstreamCause.CERTIFICATE)
    record_exchange(Metrics(registry), exchange(), failed)
    assert registry.get_sample_value("guardrail_local_replies_total", {"reason": "upstream_error"}) == 1
    failures = {"reason": "upstream_error", "cause": "certificate"}
    assert registry.get_sample_value("guardrail_upstream_failures_total", failures) == 1
    line = told(log)
    assert (line["outcome"], line["fault"], line["cause"]) == ("upstream_failed", "upstream", "certificate")


def test_an_upstream_that_answers_has_no_cause_of_failure(log: io.BytesIO) -> None:
    record_exchange(Metrics(CollectorRegistry()), exchange(), ended(200, reply=None))
    assert "cause" not in told(log)


def test_a_refusal_that_nobody_got_is_no_reply(log: io.BytesIO) -> None:
    registry = CollectorRegistry()
    record_exchange(
        Metrics(registry), exchange(refused=True), ended(400, outcome=RequestOutcome.CLIENT_LEFT, reply=None)
    )
    labels = {"decision": "deny", "tier": "2", **REQUESTS}
    assert registry.get_sample_value("guardrail_requests_total", labels) == 1
    assert registry.get_sample_value("guardrail_local_replies_total", {"reason": "content_policy_violation"}) == 0


def test_what_was_refused_unjudged_is_resolved_at_no_tier(log: io.BytesIO) -> None:
    registry = CollectorRegistry()
    refused = refused_before(
        undecided(DIALECTS["openai"], Arrival(NO_HEAD, "id-1", monotonic())), Refused(Reason.NOT_FOUND)
    )
    record_exchange(Metrics(registry), refused, ended(404, reply=Reason.NOT_FOUND))
    labels = {"decision": "deny", "mode": "baseline", "tier": "0", "dialect": "openai", "operation": "other"}
    assert registry.get_sample_value("guardrail_requests_total", labels) == 1
    assert [registry.get_sample_value("guardrail_resolved_total", {"tier": str(tier)}) for tier in (1, 2, 3)] == [0] * 3
    assert told(log)["tier"] == 0


def test_rules_that_are_only_tried_out_are_told_by_their_ids(log: io.BytesIO) -> None:
    tried = exchange()
    judgement = replace(tried.judgement, detected=(replace(FINDING, rule_id="ROLE-201"), FINDING, FINDING))
    record_exchange(Metrics(CollectorRegistry()), tried._replace(judgement=judgement), ended(200, reply=None))
    assert told(log)["detected"] == ["INJ-001", "ROLE-201"]
