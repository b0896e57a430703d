"""What the dashboard and the alerts ask of Prometheus is PromQL, and about metrics that a gateway has."""

import re
from collections.abc import Iterator
from typing import Any, Final

import orjson
import promql_parser
import pytest
import yaml
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from tests.deploy.test_kubernetes import CHART, MONITORED, NAME, one, rendered, services_of
from tests.gateway_fixture import request, running_gateway, talk

DASHBOARD: Final = orjson.loads((CHART / "dashboards" / "guardrail-gateway.json").read_bytes())
RULES: Final = yaml.safe_load((CHART / "rules.yaml").read_text(encoding="utf-8"))
ALERTS: Final = {rule["alert"]: rule for group in RULES["groups"] for rule in group["rules"] if "alert" in rule}
AGGREGATED: Final = re.compile(r"\b(sum|count|min|max|avg|group)\b(?: by \(([^)]*)\))?")
OWN: Final = re.compile(r"\b(?:guardrail|verifier)_\w+")


def queries() -> Iterator[tuple[str, str]]:
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            yield f"{panel['title']}: {target['refId']}", target["expr"]
    for group in RULES["groups"]:
        for rule in group["rules"]:
            yield rule.get("alert") or rule["record"], rule["expr"]


ALL: Final = dict(queries())


@pytest.mark.parametrize("name", ALL)
def test_it_is_promql(name: str) -> None:
    promql_parser.parse(ALL[name].replace("$__rate_interval", "1m").replace("$namespace", "prod"))


async def test_every_metric_is_in_a_scrape() -> None:
    async with running_gateway() as gateway:
        assert (await talk(gateway.url, request("GET", "/v1/models"))).status == 200
        scrape = generate_latest(gateway.registry).decode()
    there = set()
    for family in text_string_to_metric_families(scrape):
        if family.name.endswith("_created"):  # when a counter began
            continue
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}[family.type]
        there |= {f"{family.name}{end}" for end in ends}
    asked = {metric for expression in ALL.values() for metric in OWN.findall(expression)}
    assert asked <= there
    shown = {metric.removesuffix("_bucket") for metric in asked}
    families = {name.removesuffix("_bucket") for name in there if not name.endswith(("_sum", "_count"))}
    assert families == shown  # what is counted is shown


def test_no_panel_lies_on_another() -> None:
    places: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        at = panel["gridPos"]
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not cells & places
        places |= cells
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


def test_the_chart_ships_both() -> None:
    objects = rendered(MONITORED)
    assert one(objects, "PrometheusRule")["spec"] == RULES
    (shipped,) = [each["data"] for each in objects if each["metadata"]["name"].endswith("-dashboard")]
    assert orjson.loads(shipped["guardrail-gateway.json"]) == DASHBOARD
    monitor: Any = one(objects, "ServiceMonitor")
    ports = {port["name"] for port in services_of(objects)[f"{NAME}-admin"]["ports"]}
    assert {endpoint["port"] for endpoint in monitor["spec"]["endpoints"]} <= ports


@pytest.mark.parametrize("name", ALERTS)
def test_an_alert_tells_one_release_from_another(name: str) -> None:
    groups = [labels for _, labels in AGGREGATED.findall(ALERTS[name]["expr"])]
    assert all(labels.startswith("namespace, service") for labels in groups), groups


def test_policies_of_one_name_in_two_releases_are_no_drift() -> None:
    drift = ALL["GuardrailPolicyDrift"]
    assert [labels for _, labels in AGGREGATED.findall(drift)] == [
        "namespace, service, policy",
        "namespace, service, policy, revision",
    ]


@pytest.mark.parametrize("name", ALERTS)
def test_an_alert_names_only_labels_that_it_has(name: str) -> None:
    named = set(re.findall(r"\$labels\.(\w+)", " ".join(ALERTS[name]["annotations"].values())))
    kept = {label for _, labels in AGGREGATED.findall(ALERTS[name]["expr"]) for label in labels.split(", ")}
    assert named <= kept


def test_lost_incidents_are_an_alarm() -> None:
    assert "guardrail_incidents_lost_total" in ALL["GuardrailIncidentsLost"]


def test_no_metrics_at_all_are_an_alarm() -> None:
    assert ALL["GuardrailUnseen"] == "absent(guardrail_policy_info)"
