"""Metrics come out in the text format, from closed sets, and add up over processes."""

import re
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from adapters.base import VerifierFault
from adapters.metrics import (
    LIMIT,
    MOST_TENANTS,
    OTHER_TENANTS,
    KeyFetch,
    Metrics,
    ReloadOutcome,
    Stage,
    render_metrics,
)
from adapters.state.base import StateStep, Trouble
from adapters.upstream_calls import UpstreamCause
from filters.decision import Decision, GuardMode
from filters.dialects.dialect import Operation
from filters.inspection.seen import LookedFor
from filters.refusals import Reason
from filters.rules.rule import Family
from filters.segments import MediaKind

_ROOT = Path(__file__).parents[2]
_PROCESSES = """
import os
import sys
from pathlib import Path
from adapters.metrics import ReloadOutcome, shared_metrics
folder, *processes = sys.argv[1:]
for process in processes:
    child = os.fork()
    if not child:
        name, revision = process.split()
        metrics = shared_metrics(Path(folder), name)
        metrics.count_reload(ReloadOutcome.APPLIED)
        metrics.observe_request(0.1, overhead=0.0002)
        metrics.show_policies({"default": revision})
        sys.exit()
    _, status = os.waitpid(child, 0)
    if status:
        sys.exit(1)
"""


def _samples(text: str) -> dict[str, float]:
    """Each sample's value by its name and labels, written as the exposition writes them in order of label name."""
    return {
        sample.name + "".join(f" {key}={value}" for key, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def _after(work: list[tuple[str, tuple[object, ...], dict[str, object]]]) -> dict[str, float]:
    registry = CollectorRegistry()
    metrics = Metrics(registry)
    for verb, positional, named in work:
        getattr(metrics, verb)(*positional, **named)
    return _samples(generate_latest(registry).decode())


_REQUEST = {
    "decision": Decision.DENY,
    "mode": GuardMode.BASELINE,
    "tier": 2,
    "dialect": "openai",
    "operation": Operation.CHAT,
}


@pytest.mark.parametrize(
    ("verb", "positional", "named", "sample", "value"),
    [
        pytest.param(
            "count_request",
            (),
            _REQUEST,
            "guardrail_requests_total decision=deny dialect=openai mode=baseline operation=chat tier=2",
            1,
            id="request",
        ),
        pytest.param("count_request", (), _REQUEST, "guardrail_resolved_total tier=2", 1, id="resolved"),
        pytest.param(
            "count_request", (), _REQUEST | {"tier": 0}, "guardrail_resolved_total tier=1", 0, id="refused unjudged"
        ),
        pytest.param("count_texts", (LookedFor(5, 3, 1),), {}, "guardrail_texts_total seen_by=another", 3, id="texts"),
        pytest.param("count_abandoned", (), {}, "guardrail_abandoned_total", 1, id="abandoned"),
        pytest.param("count_audit_error", (), {}, "guardrail_audit_errors_total", 1, id="audit error"),
        pytest.param("count_lost_records", (3,), {}, "guardrail_audit_records_lost_total", 3, id="lost records"),
        pytest.param("count_broken_off", (2,), {}, "guardrail_requests_broken_off_total", 2, id="broken off"),
        pytest.param("count_process_death", (), {}, "guardrail_process_deaths_total", 1, id="process death"),
        pytest.param("count_not_judged", (LIMIT, 4), {}, "guardrail_not_judged_total kind=limit", 4, id="limit"),
        pytest.param("count_findings", ("secrets", 3), {}, "guardrail_findings_total family=secrets", 3, id="finding"),
        pytest.param(
            "count_not_judged", (MediaKind.IMAGE, 2), {}, "guardrail_not_judged_total kind=image", 2, id="not judged"
        ),
        pytest.param(
            "count_local_reply",
            (Reason.NOT_FOUND,),
            {},
            "guardrail_local_replies_total reason=unknown_path",
            1,
            id="local reply",
        ),
        pytest.param(
            "count_upstream_failure",
            (UpstreamCause.IDLE_TIMEOUT,),
            {},
            "guardrail_upstream_failures_total cause=idle_timeout reason=upstream_timeout",
            1,
            id="upstream failure",
        ),
        pytest.param(
            "count_reload",
            (ReloadOutcome.REJECTED,),
            {},
            "guardrail_reloads_total outcome=rejected",
            1,
            id="reload",
        ),
        pytest.param(
            "count_key_fetch",
            (KeyFetch.NO_KEY_SET,),
            {},
            "guardrail_key_set_fetches_total outcome=no_key_set",
            1,
            id="key set",
        ),
        pytest.param(
            "count_verdict",
            ("local", "unclear"),
            {"milliseconds": 4.0},
            "verifier_requests_total outcome=unclear provider=local",
            1,
            id="verdict",
        ),
        pytest.param(
            "count_verdict",
            ("local", "safe"),
            {"milliseconds": 4.0},
            "verifier_latency_ms_bucket le=5.0 provider=local",
            1,
            id="verifier latency",
        ),
        pytest.param(
            "count_verifier_error",
            ("local", VerifierFault.INTERNAL),
            {},
            "verifier_errors_total provider=local reason=internal",
            1,
            id="verifier error",
        ),
        pytest.param(
            "observe_request",
            (0.2,),
            {"overhead": 0.1},
            "guardrail_request_seconds_bucket le=0.25",
            1,
            id="request time",
        ),
        pytest.param(
            "observe_request", (0.4,), {"overhead": 0.2}, "guardrail_overhead_seconds_sum", 0.2, id="overhead"
        ),
        pytest.param(
            "observe_stages",
            (1.0, [(Stage.READ, 1.5), (Stage.JUDGE, 1.75)]),
            {},
            "guardrail_stage_seconds_sum stage=judge",
            0.25,
            id="one",
        ),
    ],
)
def test_each_verb_moves_its_sample(
    verb: str, positional: tuple[object, ...], named: dict[str, object], sample: str, value: float
) -> None:
    assert _after([]).get(sample, 0) == 0
    assert _after([(verb, positional, named)])[sample] == value
    assert _after([(verb, positional, named)] * 2)[sample] == 2 * value


def test_closed_families_are_shown_before_anything_happened() -> None:
    samples = _after([])
    for reason in Reason:
        assert samples[f"guardrail_local_replies_total reason={reason}"] == 0
    for family in Family:
        assert samples[f"guardrail_findings_total family={family}"] == 0
    for stage in Stage:
        assert samples[f"guardrail_stage_seconds_count stage={stage}"] == 0
    for outcome in ReloadOutcome:
        assert samples[f"guardrail_reloads_total outcome={outcome}"] == 0
    for fetch in KeyFetch:
        assert samples[f"guardrail_key_set_fetches_total outcome={fetch}"] == 0
    for step, trouble in product(StateStep, Trouble):
        assert samples[f"guardrail_state_errors_total reason={trouble} step={step}"] == 0


def test_the_errors_of_the_verifier_are_shown_before_it_had_any() -> None:
    samples = _after([("expect_verifier", ("local",), {})])
    for fault in VerifierFault:
        assert samples[f"verifier_errors_total provider=local reason={fault}"] == 0
    for verdict in ("safe", "unsafe", "unclear"):
        assert samples[f"verifier_requests_total outcome={verdict} provider=local"] == 0


def test_the_ends_of_conversations_are_shown_before_any_came() -> None:
    shown = _after([("expect_requests", ([("openai", Operation.CHAT)], {GuardMode.BASELINE, GuardMode.MONITOR}), {})])
    requests = {name for name in shown if name.startswith("guardrail_requests_total")}
    ends = {re.sub(" dialect=openai| operation=chat", "", name).partition(" ")[2] for name in requests}
    assert ends == {
        *(f"decision=allow mode={mode} tier={tier}" for mode in ("baseline", "monitor") for tier in (1, 2, 3)),
        *(f"decision=deny mode={mode} tier={tier}" for mode in ("baseline", "monitor") for tier in (1, 2, 3)),
        *(f"decision=clarify mode={mode} tier={tier}" for mode in ("clarify", "monitor") for tier in (1, 2, 3)),
        "decision=deny mode=baseline tier=0",
    }
    assert {shown[name] for name in requests} == {0}


def test_of_policies_that_all_watch_nothing_enforced_is_shown_but_what_is_refused_unjudged() -> None:
    shown = _after([("expect_requests", ([("openai", Operation.CHAT)], {GuardMode.MONITOR}), {})])
    enforced = [name for name in shown if name.startswith("guardrail_requests_total") and "monitor" not in name]
    assert enforced == ["guardrail_requests_total decision=deny dialect=openai mode=baseline operation=chat tier=0"]


def test_to_count_nothing_that_decodes_is_loaded() -> None:
    code = "import sys, adapters.metrics; print('filters.unfolding' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=_ROOT)  # noqa: S603
    assert run.stdout == "False\n"


def _run_processes(folder: Path, *processes: str) -> None:
    """Run one process after the other, each given as its name and the revision of its policy."""
    subprocess.run([sys.executable, "-c", _PROCESSES, str(folder), *processes], check=True, cwd=_ROOT)  # noqa: S603


def test_what_is_counted_is_written_together_a_little_later() -> None:
    registry, arranged = CollectorRegistry(), list[Callable[[], None]]()
    metrics = Metrics(registry, arranged.append)

    def told() -> tuple[float, float, float, float]:
        samples = _samples(generate_latest(registry).decode())
        overhead = "guardrail_overhead_seconds"
        few = samples[f"{overhead}_bucket le=0.00025"]
        return samples["guardrail_abandoned_total"], samples[f"{overhead}_count"], few, samples[f"{overhead}_sum"]

    for _ in range(2):
        metrics.count_abandoned()
        metrics.observe_request(0.1, overhead=0.00025)
        metrics.observe_request(9.0, overhead=7.0)
    assert (len(arranged), told()) == (1, (0, 0, 0, 0))
    arranged.pop()()
    assert told() == (2, 4, 2, 14.0005)
    metrics.count_abandoned()
    assert (len(arranged), told()) == (1, (2, 4, 2, 14.0005))
    metrics.flush()
    assert told() == (3, 4, 2, 14.0005)


def test_processes_add_up(tmp_path: Path) -> None:
    _run_processes(tmp_path, "worker-0 a", "worker-1 a")
    samples = _samples(render_metrics(tmp_path).decode())
    assert samples["guardrail_reloads_total outcome=applied"] == 2
    assert samples["guardrail_overhead_seconds_bucket le=0.00025"] == 2


def test_a_process_goes_on_from_the_totals_of_the_one_that_died_in_its_place(tmp_path: Path) -> None:
    _run_processes(tmp_path, "worker-0 a", "worker-0 a")
    samples = _samples(render_metrics(tmp_path).decode())
    assert samples["guardrail_reloads_total outcome=applied"] == 2
    assert len(list(tmp_path.glob("counter_*"))) == 1


def test_a_process_shows_no_policy_of_the_one_that_died_in_its_place(tmp_path: Path) -> None:
    _run_processes(tmp_path, "worker-0 old", "worker-1 old", "worker-0 new")
    shown = {name for name in _samples(render_metrics(tmp_path).decode()) if name.startswith("guardrail_policy_info")}
    assert shown == {f"guardrail_policy_info policy=default revision={revision}" for revision in ("old", "new")}
    _run_processes(tmp_path, "worker-1 new")
    samples = _samples(render_metrics(tmp_path).decode())
    assert {name: value for name, value in samples.items() if name.startswith("guardrail_policy_info")} == {
        "guardrail_policy_info policy=default revision=new": 1
    }


def _of_tenants(named: list[list[str]], asking: list[str]) -> dict[tuple[str, str], float]:
    """How many denied and allowed requests each tenant is shown with, after reloads with these names."""
    registry = CollectorRegistry()
    metrics = Metrics(registry)
    for names in named:
        metrics.expect_tenants(names, {GuardMode.BASELINE})
    for tenant in asking:
        metrics.count_tenant_request(tenant, decision=Decision.DENY, mode=GuardMode.BASELINE)
    return {
        (sample.labels["tenant"], sample.labels["decision"]): sample.value
        for family in registry.collect()
        for sample in family.samples
        if sample.name == "guardrail_tenant_requests_total"
    }


def test_tenants_are_counted_by_name_only_where_the_settings_name_them() -> None:
    assert _of_tenants([], ["acme"]) == {}
    shown = _of_tenants([["acme", "globex"]], ["acme", "", "chosen by a client", "acme"])
    assert {names: value for names, value in shown.items() if value} == {
        ("acme", "deny"): 2,
        (OTHER_TENANTS, "deny"): 2,
    }
    assert shown["globex", "deny"] == shown["globex", "allow"] == 0


def test_reloads_that_name_ever_new_tenants_make_no_more_series_than_there_may_be() -> None:
    names = [f"t{number}" for number in range(MOST_TENANTS + 5)]
    shown = _of_tenants([names[:2], names[2:], names[:2]], names)
    assert {tenant for tenant, _ in shown} == {OTHER_TENANTS, *names[:MOST_TENANTS]}
    assert (shown["t0", "deny"], shown[names[MOST_TENANTS - 1], "deny"], shown[OTHER_TENANTS, "deny"]) == (1, 1, 5)
