import io
import json
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
import structlog
from prometheus_client import CollectorRegistry

from adapters.metrics import Metrics
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects import DIALECTS
from filters.dialects.dialect import Operation
from filters.findings import Action, Finding, Severity
from filters.refusals import Reason, refusal_for
from filters.segments import Origin, Trust
from filters.views import Layer
from gateway.exchange import Exchange, Forward
from gateway.logs import configure_logs
from gateway.records import MAX_FINDINGS, record_exchange

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


def told(log: io.BytesIO) -> dict[str, Any]:
    (line,) = log.getvalue().splitlines()
    fields: dict[str, Any] = json.loads(line)
    return fields


def test_a_request_is_one_line_of_ids_places_and_counts(log: io.BytesIO) -> None:
    record_exchange(
        Metrics(CollectorRegistry()),
        exchange(findings=(FINDING,), refused=True),
        status=400,
        upstream_seconds=0.0,
        outcome="answered",
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
        "outcome": "answered",
        "upstream_ms": 0.0,
    }
    assert {key: fields[key] for key in expected} == expected


def test_nothing_of_the_body_or_the_address_is_told(log: io.BytesIO) -> None:
    record_exchange(Metrics(CollectorRegistry()), exchange(), status=200, upstream_seconds=0.1, outcome="answered")
    assert told(log)["upstream"] == "anthropic"
    assert b"secret" not in log.getvalue()
    assert b"127.0.0.1" not in log.getvalue()


def test_many_findings_are_counted_and_the_first_are_shown(log: io.BytesIO) -> None:
    record_exchange(
        Metrics(CollectorRegistry()),
        exchange(findings=(FINDING,) * 40, refused=True),
        status=400,
        upstream_seconds=0.0,
        outcome="answered",
    )
    fields = told(log)
    assert (len(fields["findings"]), fields["findings_count"]) == (MAX_FINDINGS, 40)


def test_the_metrics_tell_decision_family_reason_and_what_the_gateway_added(log: io.BytesIO) -> None:
    registry = CollectorRegistry()
    record_exchange(
        Metrics(registry),
        exchange(findings=(FINDING, FINDING), refused=True),
        status=400,
        upstream_seconds=100.0,
        outcome="answered",
    )
    labels = {"decision": "deny", "mode": "baseline", "tier": "2", "dialect": "anthropic", "operation": "messages"}
    assert registry.get_sample_value("guardrail_requests_total", labels) == 1
    assert registry.get_sample_value("guardrail_findings_total", {"family": "instruction_override"}) == 2
    assert registry.get_sample_value("guardrail_local_replies_total", {"reason": "content_policy_violation"}) == 1
    assert registry.get_sample_value("guardrail_overhead_seconds_sum") == 0, "never less than nothing"
