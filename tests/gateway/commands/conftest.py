"""What the tests of commands share."""

from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from gateway.processes import configuration
from tests.gateway_fixture import captured_log, parts_for


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[CliRunner]:
    for name in ("HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"):  # `check` warns of those that a machine has
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    with captured_log():
        yield CliRunner()


@pytest.fixture
def engines_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands that only judge have the rules and models of others with the same settings."""
    monkeypatch.setattr(configuration, "build_parts", lambda settings, *, known: known or parts_for(settings))
