"""The command `token`: what it mints, and what it refuses to."""

from pathlib import Path

import jwt
import pytest
from typer.testing import CliRunner

from gateway.cli import app

_SECRET = "a-secret-of-enough-bytes-for-HS256-tokens"
_JWT = """
[auth]
mode = "jwt"
[auth.jwt]
algorithms = ["HS256"]
key_env = "TEST_JWT_SECRET"
issuer = "issuer"
audience = "gateway"
[tenants.acme]
keys = { openai = "env:TEST_OPENAI_KEY", "openai/batch" = "env:TEST_OPENAI_KEY", anthropic = "env:TEST_OPENAI_KEY" }
"""


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("TEST_JWT_SECRET", _SECRET)
    monkeypatch.setenv("TEST_OPENAI_KEY", "sk-test")
    path = tmp_path / "gateway.toml"
    path.write_text(_JWT)
    return str(path)


def test_token_mints_what_the_gateway_takes(run: CliRunner, config: str) -> None:
    result = run.invoke(app, ["token", "--config", config, "--tenant", "acme", "--subject", "ann", "--ttl", "60"])
    assert result.exit_code == 0
    claims = jwt.decode(result.stdout.strip(), _SECRET, algorithms=["HS256"], audience="gateway", issuer="issuer")
    assert claims["tenant"] == "acme"
    assert claims["sub"] == "ann"


def test_token_asks_for_a_mode_and_for_keys(run: CliRunner, config: str) -> None:
    chosen = ["--mode", "paranoid", "--key", "openai=openai/batch", "--key", "anthropic=anthropic"]
    result = run.invoke(app, ["token", "--config", config, "--tenant", "acme", *chosen])
    assert result.exit_code == 0
    claims = jwt.decode(result.stdout.strip(), _SECRET, algorithms=["HS256"], audience="gateway", issuer="issuer")
    assert claims["guardrail_mode"] == "paranoid"
    assert claims["provider_keys"] == {"openai": "openai/batch", "anthropic": "anthropic"}


def test_token_needs_no_secret_but_that_of_tokens(
    run: CliRunner, config: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TEST_OPENAI_KEY")
    monkeypatch.setenv("VERIFIER_ADAPTER", "openai")
    given = ["--set", "state.url=redis://127.0.0.1", "--set", f"audit.path={tmp_path}", "--set", "audit.key=file:none"]
    result = run.invoke(app, ["token", "--config", config, "--tenant", "acme", *given])
    assert (result.exit_code, result.stderr) == (0, "")
    assert jwt.decode(result.stdout.strip(), _SECRET, algorithms=["HS256"], audience="gateway")["tenant"] == "acme"


def test_token_says_all_that_is_wrong_with_the_settings(
    run: CliRunner, config: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TEST_JWT_SECRET")
    given = ["--set", "auth.jwt.issuer=", "--set", "server.port=x"]
    result = run.invoke(app, ["token", "--config", config, "--tenant", "acme", *given])
    assert result.exit_code == 2
    assert "the configuration has 3 problems:" in result.stderr
    for path in ("server.port: ", "auth.jwt.issuer: ", "auth.jwt.key_env: environment variable TEST_JWT_SECRET "):
        assert path in result.stderr


@pytest.mark.parametrize("key", ["openai", "openai=", "=openai"])
def test_token_says_how_a_key_is_chosen(run: CliRunner, config: str, key: str) -> None:
    result = run.invoke(app, ["token", "--config", config, "--tenant", "acme", "--key", key])
    assert result.exit_code == 2
    assert "--key: must read UPSTREAM=NAME" in result.stderr


def test_token_for_an_unknown_tenant_names_the_known_ones(run: CliRunner, config: str) -> None:
    result = run.invoke(app, ["token", "--config", config, "--tenant", "other"])
    assert result.exit_code == 2
    assert "acme" in result.stderr
    assert _SECRET not in result.stderr
