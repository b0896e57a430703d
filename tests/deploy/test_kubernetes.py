"""The chart renders with Helm's own engine to what the schemas of Kubernetes accept, and says what it should."""

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import helm_python
import kubernetes_validate
import pytest
import yaml

from gateway.config.loading import load_settings
from gateway.processes.supervisor import GRACE_SECONDS
from gateway.web.proxy import HEALTH_PATH

CHART: Final = Path(__file__).parents[2] / "deploy" / "kubernetes" / "guardrail-gateway"
KUBERNETES: Final = ("1.29", "1.37")
"""The oldest version that the chart is for, and the newest whose schemas are here."""
MONITORED: Final = {
    "monitoring": {
        "serviceMonitor": {"enabled": True, "labels": {"release": "prometheus"}},
        "rules": {"enabled": True},
        "dashboard": {"enabled": True},
    }
}
NAME: Final = "demo-guardrail-gateway"
TLS: Final = '[server]\ntls_cert = "/tls/tls.crt"\ntls_key = "/tls/tls.key"\n'
APPLICATION: Final = {"containers": [{"name": "app", "image": "app:1"}]}
ENVOYS: Final = [{"podSelector": {"matchLabels": {"app": "envoy"}}}]
VALUES: Final[Mapping[str, dict[str, Any]]] = {
    "as it comes": {},
    "everything": {
        **MONITORED,
        "autoscaling": {"enabled": True, "overheadSeconds": "50m"},
        "envoy": {"enabled": True},
        "secretFiles": ["acme", "umbrella"],
        "volumes": [{"name": "audit", "emptyDir": {}}],
        "volumeMounts": [{"name": "audit", "mountPath": "/var/log/guardrail"}],
        "secretEnvironment": "guardrail",
        "networkPolicy": {
            "clients": [{"namespaceSelector": {"matchLabels": {"name": "agents"}}}],
            "envoyClients": ENVOYS,
        },
        "podAnnotations": {"a": "b"},
        "podLabels": {"team": "c"},
        "tolerations": [{"operator": "Exists"}],
    },
    "a sidecar": {"form": "sidecar", "sidecar": APPLICATION},
    "a sidecar with a Service": {
        "form": "sidecar",
        "envoy": {"enabled": True},
        "sidecar": {**APPLICATION, "ports": [{"name": "web", "port": 80, "targetPort": 3000}]},
    },
}


def rendered(values: Mapping[str, Any]) -> list[dict[str, Any]]:
    with helm_python.Chart.load(str(CHART)) as chart:
        files = chart.render(dict(values), name="demo", namespace="prod")
    return [tree for text in files.values() for tree in yaml.safe_load_all(text) if tree]


def one(objects: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    (found,) = [each for each in objects if each["kind"] == kind]
    return found


def services_of(objects: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What each Service says, by its name."""
    return {each["metadata"]["name"]: each["spec"] for each in objects if each["kind"] == "Service"}


def gateway_of(objects: list[dict[str, Any]]) -> dict[str, Any]:
    pod = one(objects, "Deployment")["spec"]["template"]["spec"]
    (container,) = [
        each for each in (*pod["containers"], *pod.get("initContainers", ())) if each["name"] == "guardrail-gateway"
    ]
    return dict(container)


def test_helm_finds_nothing_wrong() -> None:
    found = helm_python.lint(str(CHART))
    assert found["errors"] == []
    assert [each["error"] for each in found["messages"]] == ["icon is recommended"]


@pytest.mark.parametrize("version", KUBERNETES)
@pytest.mark.parametrize("values", VALUES.values(), ids=VALUES)
def test_kubernetes_takes_all_that_is_its_own(values: dict[str, Any], version: str) -> None:
    own = [each for each in rendered(values) if "monitoring.coreos.com" not in each["apiVersion"]]
    for each in own:
        kubernetes_validate.validate(each, version, strict=True)
    assert {"Deployment", "Service", "ConfigMap", "ServiceAccount", "NetworkPolicy"} <= {each["kind"] for each in own}


def test_prometheus_takes_what_is_its_own() -> None:
    models = importlib.import_module("cloudcoil.models.prometheus_operator.v1")  # not before: it takes seconds
    own = [each for each in rendered(VALUES["everything"]) if each["apiVersion"] == "monitoring.coreos.com/v1"]
    assert {each["kind"] for each in own} == {"ServiceMonitor", "PrometheusRule"}
    for each in own:
        read = getattr(models, each["kind"]).model_validate(each)
        # What its schemas do not know they leave out.
        assert read.model_dump(mode="json", by_alias=True, exclude_unset=True) == each


@pytest.mark.parametrize("values", VALUES.values(), ids=VALUES)
def test_whatever_selects_selects_the_pods(values: dict[str, Any]) -> None:
    objects = rendered(values)
    labels = one(objects, "Deployment")["spec"]["template"]["metadata"]["labels"]
    selectors = [service["selector"] for service in services_of(objects).values()]
    selectors.append(one(objects, "NetworkPolicy")["spec"]["podSelector"]["matchLabels"])
    selectors += [each["spec"]["selector"]["matchLabels"] for each in objects if each["kind"] == "PodDisruptionBudget"]
    assert all(selector.items() <= labels.items() for selector in selectors)


@pytest.mark.parametrize("values", VALUES.values(), ids=VALUES)
def test_the_gateway_takes_its_arguments_and_its_file(values: dict[str, Any], tmp_path: Path) -> None:
    objects = rendered(values)
    file = tmp_path / "gateway.toml"
    (text,) = [each["data"]["gateway.toml"] for each in objects if "gateway.toml" in each.get("data", ())]
    file.write_text(text, encoding="utf-8")
    words = [word for word in gateway_of(objects)["args"] if word.startswith("--set=")]
    settings = load_settings(file, overrides=[word.removeprefix("--set=") for word in words], environ={})
    assert settings.admin.host == "0.0.0.0"
    assert settings.doors.envoy.port == (9191 if values.get("envoy") else 0)


def test_a_sidecar_listens_to_its_own_pod_alone() -> None:
    sidecar, ingress = (
        gateway_of(rendered(VALUES[name]))["args"] for name in ("a sidecar with a Service", "everything")
    )
    assert {"--host=127.0.0.1", "--set=doors.envoy.host=127.0.0.1"} <= set(sidecar)
    assert {"--host=0.0.0.0", "--set=doors.envoy.host=0.0.0.0"} <= set(ingress)


@pytest.mark.parametrize(
    ("values", "ports"),
    [
        pytest.param({}, {"": ["http"], "-admin": ["admin"]}, id="an ingress"),
        pytest.param(
            VALUES["everything"], {"": ["http"], "-admin": ["admin"], "-envoy": ["envoy"]}, id="an ingress for Envoy"
        ),
        pytest.param(VALUES["a sidecar"], {"-admin": ["admin"]}, id="a sidecar of nobody's server"),
        pytest.param(
            VALUES["a sidecar with a Service"], {"": ["web"], "-admin": ["admin"]}, id="a sidecar of a server"
        ),
    ],
)
def test_clients_operators_and_envoy_have_a_service_each(values: dict[str, Any], ports: dict[str, list[str]]) -> None:
    services = services_of(rendered({**values, "service": {"type": "LoadBalancer"}}))
    told = {name: [port["name"] for port in service["ports"]] for name, service in services.items()}
    assert told == {f"{NAME}{end}": names for end, names in ports.items()}
    assert {name: service["type"] for name, service in services.items()} == {
        f"{NAME}{end}": "ClusterIP" if end else "LoadBalancer" for end in ports
    }


def test_envoy_is_told_of_every_pod() -> None:
    services = services_of(rendered(VALUES["everything"]))
    assert {name: service.get("clusterIP") for name, service in services.items()} == {
        NAME: None,
        f"{NAME}-admin": None,
        f"{NAME}-envoy": "None",
    }


def test_prometheus_reads_the_service_of_operators_and_no_other() -> None:
    objects = rendered(VALUES["everything"])
    wanted = one(objects, "ServiceMonitor")["spec"]["selector"]["matchLabels"].items()
    services = [each["metadata"] for each in objects if each["kind"] == "Service"]
    assert [each["name"] for each in services if wanted <= each["labels"].items()] == [f"{NAME}-admin"]


def let_in(objects: list[dict[str, Any]]) -> dict[str, Any]:
    """Who may come to each port, by the port's name."""
    rules = one(objects, "NetworkPolicy")["spec"]["ingress"]
    return {port["port"]: rule.get("from") for rule in rules for port in rule["ports"]}


def test_only_who_is_named_comes_to_the_port_for_envoy() -> None:
    own: list[dict[str, Any]] = [{"podSelector": {}}]
    assert let_in(rendered({})) == {"admin": own, "http": own}
    objects = rendered({"envoy": {"enabled": True}, "networkPolicy": {"envoyClients": ENVOYS}})
    assert let_in(objects) == {"admin": own, "http": own, "envoy": ENVOYS}


@pytest.mark.parametrize(
    "values",
    [
        {"networkPolicy": {"enabled": False}},
        {"form": "sidecar", "sidecar": APPLICATION},
    ],
    ids=["without network policies", "a sidecar, whose port is on the loopback address"],
)
def test_nobody_need_be_named_where_no_policy_lets_envoy_in(values: dict[str, Any]) -> None:
    assert rendered({**values, "envoy": {"enabled": True}})


def test_a_sidecar_opens_its_ports_by_their_own_protocol() -> None:
    ports = [{"name": "web", "port": 80, "targetPort": 3000}, {"name": "dns", "port": 53, "protocol": "UDP"}]
    rules = one(rendered({"form": "sidecar", "sidecar": {**APPLICATION, "ports": ports}}), "NetworkPolicy")["spec"]
    assert rules["ingress"][-1] == {"ports": [{"port": 3000, "protocol": "TCP"}, {"port": 53, "protocol": "UDP"}]}


def test_a_sidecar_without_ports_lets_in_nobody_but_scrapers() -> None:
    assert let_in(rendered(VALUES["a sidecar"])) == {"admin": [{"podSelector": {}}]}


@pytest.mark.parametrize(
    ("values", "asked"),
    [
        pytest.param({}, {"port": "http", "scheme": "HTTP"}, id="an ingress"),
        pytest.param({"readiness": None}, {"port": "http", "scheme": "HTTP"}, id="values of a chart without readiness"),
        pytest.param(
            {"config": TLS, "readiness": "https"}, {"port": "http", "scheme": "HTTPS"}, id="an ingress with TLS"
        ),
        pytest.param({"readiness": "admin"}, {"port": "admin"}, id="an ingress that wants certificates of clients"),
        pytest.param(VALUES["a sidecar"], {"port": "admin"}, id="a sidecar, which only its Pod reaches"),
    ],
)
def test_a_busy_gateway_stays_ready(values: dict[str, Any], asked: dict[str, str]) -> None:
    gateway = gateway_of(rendered(values))
    assert gateway["readinessProbe"]["httpGet"] == {"path": HEALTH_PATH, **asked}
    assert gateway["startupProbe"]["httpGet"] == {"path": "/readyz", "port": "admin"}  # every worker, once
    assert gateway["livenessProbe"]["httpGet"] == {"path": HEALTH_PATH, "port": "admin"}


def test_an_application_keeps_its_account_beside_a_sidecar() -> None:
    sidecar = {**APPLICATION, "serviceAccountName": "app", "automountServiceAccountToken": True}
    objects = rendered({"form": "sidecar", "sidecar": sidecar})
    pod = one(objects, "Deployment")["spec"]["template"]["spec"]
    assert (pod["serviceAccountName"], pod["automountServiceAccountToken"]) == ("app", True)
    assert not [each for each in objects if each["kind"] == "ServiceAccount"]


@pytest.mark.parametrize(
    "values",
    [{"sidecar": {"serviceAccountName": "app", "automountServiceAccountToken": True}}, VALUES["a sidecar"]],
    ids=["an ingress, whatever the sidecar form has", "a sidecar as it comes"],
)
def test_the_gateway_has_an_account_without_a_token(values: dict[str, Any]) -> None:
    objects = rendered(values)
    pod = one(objects, "Deployment")["spec"]["template"]["spec"]
    assert (pod["serviceAccountName"], pod["automountServiceAccountToken"]) == (NAME, False)
    assert one(objects, "ServiceAccount")["metadata"]["name"] == NAME


def test_secrets_are_files_that_only_the_gateway_reads() -> None:
    objects = rendered(VALUES["everything"])
    mounts = {mount["mountPath"]: mount for mount in gateway_of(objects)["volumeMounts"]}
    assert mounts["/run/secrets/guardrail/acme"]["readOnly"] is True
    volumes = one(objects, "Deployment")["spec"]["template"]["spec"]["volumes"]
    (acme,) = [each["secret"] for each in volumes if each["name"] == "guardrail-secret-acme"]
    assert acme == {"secretName": "acme", "defaultMode": 0o440}


@pytest.mark.parametrize("form", [{}, {"form": "sidecar", "sidecar": APPLICATION}], ids=["ingress", "sidecar"])
def test_records_have_a_volume_to_lie_on(form: dict[str, Any]) -> None:
    volume = {"name": "audit", "emptyDir": {"sizeLimit": "1Gi"}}
    mount = {"name": "audit", "mountPath": "/var/log/guardrail"}
    objects = rendered({**form, "volumes": [volume], "volumeMounts": [mount]})
    assert volume in one(objects, "Deployment")["spec"]["template"]["spec"]["volumes"]
    assert mount in gateway_of(objects)["volumeMounts"]


def test_a_rollout_turns_nobody_away() -> None:
    objects = rendered({"lameDuckSeconds": 20, "drainSeconds": 40})
    deployment = one(objects, "Deployment")["spec"]
    assert deployment["strategy"]["rollingUpdate"] == {"maxUnavailable": 0, "maxSurge": 1}
    assert deployment["template"]["spec"]["terminationGracePeriodSeconds"] > 20 + 40 + GRACE_SECONDS
    assert {"--set=server.lame_duck_seconds=20", "--set=server.drain_seconds=40"} <= set(gateway_of(objects)["args"])


def test_a_sidecar_does_not_wait_for_anybody_to_look_elsewhere() -> None:
    objects = rendered({"form": "sidecar", "sidecar": APPLICATION, "lameDuckSeconds": 20})
    assert "--set=server.lame_duck_seconds=0" in gateway_of(objects)["args"]


@pytest.mark.parametrize(
    ("values", "ports"),
    [
        pytest.param({}, [[53, 53], [443, 6379]], id="as it comes"),
        pytest.param({"egressPorts": [443, 8000]}, [[53, 53], [443, 8000]], id="an upstream on another port"),
        pytest.param({"egressPorts": []}, [[53, 53]], id="none, which is not all"),
        pytest.param({"egress": [{"ports": [{"port": 8443}]}]}, [[8443]], id="rules of one's own"),
    ],
)
def test_the_gateway_reaches_no_other_ports(values: dict[str, Any], ports: list[list[int]]) -> None:
    policy = one(rendered({"networkPolicy": values}), "NetworkPolicy")["spec"]
    assert [[port["port"] for port in rule["ports"]] for rule in policy["egress"]] == ports


@pytest.mark.parametrize(
    ("values", "why"),
    [
        pytest.param({"form": "daemon"}, "form must be ingress or sidecar", id="an unknown form"),
        pytest.param({"form": "sidecar"}, "needs sidecar.containers", id="a sidecar of nothing"),
        pytest.param({"envoy": {"enabled": True}}, "networkPolicy.envoyClients", id="an Envoy that may be anybody"),
        pytest.param({"readiness": "tcp"}, "readiness must be http, https or admin", id="an unknown readiness"),
        pytest.param({"config": TLS}, "readiness to https", id="TLS, and readiness without"),
        pytest.param({"config": 'server.tls_cert = "/tls/tls.crt"\n'}, "readiness to https", id="TLS by a dotted key"),
        pytest.param({"config": "server = { tls_cert = 'a' }\n"}, "readiness to https", id="TLS in an inline table"),
        pytest.param({"readiness": "https"}, "readiness to http", id="readiness by TLS, and none"),
        pytest.param({"config": "[server"}, "config is no TOML", id="a configuration that nobody can read"),
        pytest.param({"config": f'{TLS}tls_client_ca = "/tls/ca.crt"\n', "readiness": "https"}, "to admin", id="CA"),
    ],
)
def test_what_makes_no_sense_is_not_rendered(values: dict[str, Any], why: str) -> None:
    with pytest.raises(helm_python.HelmError, match=why):
        rendered(values)


@pytest.mark.parametrize(
    "values",
    [
        {"config": TLS, "readiness": "https"},
        {"config": TLS, "form": "sidecar", "sidecar": APPLICATION},
        {"config": '[server]\n# tls_cert = "/tls/tls.crt"\n'},
        {"config": '[server]\ntls_cert = ""\ntls_client_ca = ""\n'},
        {"config": '[upstreams.x]\ntls_cert = "/tls/tls.crt"\n'},
        {"config": ""},
    ],
    ids=["readiness by TLS", "a sidecar", "a comment", "none", "a key of another section", "an empty one"],
)
def test_readiness_that_goes_with_the_configuration_is_rendered(values: dict[str, Any]) -> None:
    assert rendered(values)
