"""What is valid and has no effect is told, with what to do, and nothing else is."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from gateway.config.settings import AdminSettings, Settings
from gateway.config.toolbook import load_toolbook
from gateway.config.warnings import settings_warnings
from tests.gateway.forbidden import forbid_entering

_JWT = {"mode": "jwt"}
_KEYED = {"keys": {"openai": "env:ACME_OPENAI_KEY"}}
_TOKEN = {"GUARDRAIL_ADMIN_TOKEN": "t" * 32}
_KEY = {"GUARDRAIL_DIGEST_KEY": "k" * 32}
_FILE = {"url": "sqlite:///var/state.db"}
_HOOK = {"url": "https://hooks.test/", "secret": "env:HOOK"}
_HARD = {"strikes": {"lock_strikes": 1}}
_OFF = {"strikes": {"lock_strikes": 0, "quarantine_strikes": 0}}
_LIMITED = {"rates": {"tenant": {"requests_per_minute": 1}}}
_EACH = {"rates": {"subject": {"requests_per_minute": 1}}}
_OWN = {"keys": {"openai": "env:OWN"}}
_DOOR = {"envoy": {"port": 9191}}


def _warned(tree: Mapping[str, object], environ: Mapping[str, str]) -> list[str]:
    return list(settings_warnings(Settings.model_validate(tree), environ=environ, tools=load_toolbook()))


@pytest.mark.parametrize(
    ("tree", "environ", "begins"),
    [
        ({"policies": {"default": _HARD}}, {}, "policies.default.strikes: have no effect: nobody is verified unless"),
        (
            {"auth": _JWT, "policies": {"default": {**_HARD, "enforcement": "monitor"}}},
            {},
            'policies.default.strikes: have no effect: set enforcement = "enforce"',
        ),
        ({"auth": _JWT, "tenants": {"acme": {}}}, {}, "tenants.acme.keys: are none: its requests are refused (403)"),
        ({"policies": {"default": _EACH}}, {}, "policies.default.rates.subject: is one limit for all callers together"),
        (
            {"server": {"workers": 2}, "policies": {"default": _LIMITED}},
            {},
            "policies.default.rates: each of 2 workers counts for itself: set state.url",
        ),
        (
            {"server": {"workers": 4}, "auth": _JWT, "policies": {"default": {}}},
            {},
            "policies.default.strikes: each of 4 workers counts for itself: set state.url",
        ),
        (
            {"policies": {"default": {"on_state_error": "allow"}}},
            {},
            "policies.default.on_state_error: has no effect on state in memory",
        ),
        ({}, {"HTTPS_PROXY": "http://u:p@proxy.test:3128"}, "environment variable HTTPS_PROXY: is not read: let the"),
        ({}, {"http_proxy": "p", "ALL_PROXY": "p"}, "environment variable http_proxy, ALL_PROXY: is not read: let the"),
        (
            {"upstreams": {"vllm": {"base_url": "http://localhost:8080"}}},
            {},
            "upstreams.vllm.base_url: is this gateway's own address",
        ),
        (
            {"server": {"host": "10.0.0.5", "port": 80}, "upstreams": {"vllm": {"base_url": "http://10.0.0.5:80"}}},
            {},
            "upstreams.vllm.base_url: is this gateway's own address",
        ),
        (
            {},
            {"VERIFIER_ADAPTER": "openai", "OPENAI_BASE_URL": "http://127.0.0.1:8080/v1"},
            "environment variable OPENAI_BASE_URL: is this gateway's own address",
        ),
        (
            {"security": {"mode": "paranoid"}},
            {},
            'security.mode: is "paranoid" without a supervisor, so that Tier 2 alone decides about requests',
        ),
        (
            {"security": {"verification": {"triage_model": "m"}}},
            {"VERIFIER_ADAPTER": "local"},
            "security.verification.triage_model: has no effect unless the environment variable VERIFIER_ADAPTER is one",
        ),
        (
            {"supervision": {"model": "m"}},
            {},
            "supervision.model: has no effect unless the environment variable VERIFIER_ADAPTER is one of openai, ",
        ),
        ({"tenants": {"acme": {}}}, {}, "tenants.acme: has no effect: nobody is verified unless"),
        ({"tenants": {"default": _OWN}}, {}, "tenants.default.keys: have no effect: nobody is verified unless"),
        ({}, _TOKEN, "admin.token: operators see nothing of state in the memory of workers: set state.url"),
        ({"webhook": _HOOK}, {}, "webhook.url: nobody can let the calls through that it tells of: set state.url"),
        (
            {"webhook": _HOOK, "state": _FILE},
            _KEY,
            "webhook.url: nobody can let the calls through that it tells of: set the environment variable",
        ),
        (
            {"policies": {"default": {"low_risk_tools": ["Bash", "look", "functions.web_search"]}}},
            {},
            "policies.default.low_risk_tools: has no effect on Bash, functions.web_search: conf/tools.toml",
        ),
        (
            {"policies": {"default": {"low_risk_tools": ["getOrder"], "high_risk_tools": ["get_order"]}}},
            {},
            "policies.default.low_risk_tools: has no effect on getOrder: conf/tools.toml",
        ),
        ({"auth": {"jwt": {"issuer": "i"}}}, {}, "auth.jwt: has no effect, for nobody is asked for a token"),
        (
            {"policies": {"strict": {}}},
            {},
            "policies.strict: has no effect: no tenant has it; name it in tenants.default",
        ),
        (
            {"auth": _JWT, "tenants": {"acme": _KEYED}, "policies": {"strict": {}}},
            {},
            "policies.strict: has no effect: no tenant has it; name it in tenants.NAME",
        ),
        (
            {"verifier": {"calls_per_minute": 9}},
            {"VERIFIER_ADAPTER": "none"},
            "verifier.calls_per_minute: has no effect on the built-in verifier",
        ),
        ({"verifier": {"tokens_per_minute": 9}}, {}, "verifier.tokens_per_minute: has no effect on the built-in"),
        ({"audit": {"key": "env:AUDIT"}}, {}, "audit.key: has no effect without audit.path"),
        ({"supervision": {"seconds": 5}}, {}, "supervision.seconds: has no effect without supervision.model"),
        ({"webhook": {"timeout_seconds": 9}}, {}, "webhook.timeout_seconds: has no effect without webhook.url"),
        (
            {
                "auth": _JWT,
                "tenants": {"acme": _KEYED},
                "policies": {"default": {"strikes": {"lock_strikes": 5}}},
            },
            {},
            "policies.default.strikes.lock_strikes: has no effect: quarantine_strikes are as many",
        ),
        ({"audit": {"retention_days": 30}}, {}, "audit.retention_days: has no effect without audit.path"),
        ({"state": _FILE}, {}, "environment variable GUARDRAIL_DIGEST_KEY: is not set"),
    ],
    ids=lambda value: value.partition(":")[0] if isinstance(value, str) else "",
)
def test_what_has_no_effect_is_told(tree: Mapping[str, object], environ: Mapping[str, str], begins: str) -> None:
    (warning,) = _warned(tree, environ)
    assert warning.startswith(begins)


@pytest.mark.parametrize(
    ("tree", "environ"),
    [
        ({}, {}),
        ({"policies": {"default": _OFF}}, {}),
        ({"auth": _JWT, "tenants": {"acme": _KEYED}, "policies": {"default": {**_HARD, **_EACH}}}, {}),
        ({"auth": _JWT, "tenants": {"acme": {}}, "doors": {"litellm": True}}, {}),
        ({"server": {"workers": 2}, "policies": {"default": {}}}, {}),
        ({"server": {"workers": 2}, "auth": _JWT, "policies": {"default": _OFF}}, {}),
        ({"server": {"workers": 2}, "state": _FILE, "policies": {"default": _LIMITED}}, _KEY),
        ({"state": _FILE, "webhook": _HOOK}, {**_KEY, **_TOKEN}),
        ({"audit": {"commit_ms": 100}}, {}),
        ({"security": {"mode": "paranoid"}, "supervision": {"model": "m"}}, {"VERIFIER_ADAPTER": "openai"}),
        ({"upstreams": {"openai": {"base_url": "https://router.test/api/"}}}, {}),
        ({}, {"VERIFIER_ADAPTER": "anthropic", "OPENAI_BASE_URL": "http://127.0.0.1:8080/v1"}),
        ({"upstreams": {"vllm": {"base_url": "http://127.0.0.1:8000"}}}, {"OPENAI_BASE_URL": "http://127.0.0.1:8080"}),
        ({"upstreams": {"groq": {"base_url": "https://groq.test/openai/v1"}}}, {}),
        ({"tenants": {"default": {"policy": "default"}}}, {}),
        ({"doors": _DOOR, "tenants": {"acme": {}, "default": _OWN}}, {}),
        ({"policies": {"default": {"low_risk_tools": ["look", "read", "mcp__notes__fetch"]}}}, {}),
        ({"policies": {"strict": {}}, "tenants": {"default": {"policy": "strict"}}}, {}),
        ({"policies": {"strict": {}}, "doors": _DOOR}, {}),
        ({"auth": _JWT, "policies": {"strict": {}}, "tenants": {"acme": _KEYED}, "doors": _DOOR}, {}),
        ({"verifier": {"calls_per_minute": 9, "tokens_per_minute": 9}}, {"VERIFIER_ADAPTER": "own"}),
    ],
    ids=[
        "defaults", "strikes off", "one worker", "a tenant whose requests go elsewhere",
        "nothing limited", "nothing counted", "a shared file", "operators",
        "a supervisor", "a default that is spelled out", "an upstream below a path",
        "a variable of another verifier", "another port",
        "a named upstream with a version", "a policy for everybody", "tenants that a route names",
        "tools that become low-risk, or whose arguments are not checked",
        "a policy of everybody's own", "a policy that a route may name", "one beside tokens",
        "limits on an installed verifier",
    ],
)  # fmt: skip
def test_what_has_its_effect_is_not_told(tree: Mapping[str, object], environ: Mapping[str, str]) -> None:
    assert _warned(tree, environ) == []


def test_an_audit_folder_that_fills_for_good_is_told(tmp_path: Path) -> None:
    (warning,) = _warned({"audit": {"path": str(tmp_path / "new" / "audit")}}, _KEY)
    assert warning.startswith("audit.retention_days: is 0")
    assert _warned({"audit": {"path": str(tmp_path), "retention_days": 30}}, _KEY) == []


@pytest.mark.parametrize("logging", [{"level": "warning"}, {"level": "error"}, {"format": "console"}])
def test_a_log_without_checkpoints_of_the_audit_is_told(tmp_path: Path, logging: Mapping[str, str]) -> None:
    audit = {"path": str(tmp_path), "retention_days": 30}
    (warning,) = _warned({"audit": audit, "logging": logging}, _KEY)
    assert warning.startswith("logging: keeps no audit checkpoints")
    assert _warned({"audit": audit, "logging": {"level": "debug", "format": "json"}}, _KEY) == []


def test_a_mode_without_a_provider_of_its_model_is_told() -> None:
    warnings = _warned({"security": {"mode": "paranoid"}, "supervision": {"model": "m"}}, {"VERIFIER_ADAPTER": "local"})
    assert [warning.partition(":")[0] for warning in warnings] == ["supervision.model", "security.mode"]


def test_an_audit_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file", tmp_path / "file" / "audit"):
        (warning,) = _warned({"audit": {"path": str(path), "retention_days": 30}}, _KEY)
        assert warning.startswith("audit.path: this user cannot write there")


def _forbid(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    """Has the system say what it says to a user who owns none of these; to root it never does."""
    monkeypatch.setattr(os, "access", lambda path, _mode, **_: path not in paths)


def test_an_audit_folder_in_one_that_may_not_be_entered_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forbid_entering(monkeypatch, tmp_path)
    _forbid(monkeypatch, tmp_path)
    (warning,) = _warned({"audit": {"path": str(tmp_path / "inner" / "audit"), "retention_days": 30}}, _KEY)
    assert warning.startswith("audit.path: this user cannot write there")


@pytest.mark.parametrize("name", ["", "state.db", "state.db-turn", "state.db-wal", "state.db-shm"])
def test_a_state_file_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "state.db").touch()
    (tmp_path / name).touch()
    tree = {"state": {"url": f"sqlite://{tmp_path}/state.db"}}
    assert _warned(tree, _KEY) == []
    _forbid(monkeypatch, tmp_path / name)
    (warning,) = _warned(tree, _KEY)
    assert warning.startswith("state.url: this user cannot write there")


@pytest.mark.parametrize(("descriptors", "warned"), [(16_432, []), (16_431, ["limits.connections: is 8191"])])
def test_too_few_descriptors_for_the_connections_are_told(descriptors: int, warned: list[str]) -> None:
    told = settings_warnings(Settings(), environ={}, tools=load_toolbook(), descriptors=descriptors)
    assert [line.partition(" for want")[0] for line in told] == warned


def test_an_operators_token_that_is_named_and_not_there_is_told() -> None:
    settings = Settings(admin=AdminSettings(token="env:OWN"))
    assert list(settings_warnings(settings, environ={}, tools=load_toolbook())) == [
        "admin.token: environment variable OWN is not set or empty; /incidents and /strikes are off until it is there"
    ]
