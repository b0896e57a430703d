"""What the tests of commands share."""

from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from gateway.processes import configuration
from tests.gateway_fixture import captured_log, parts_for


@pytest.fixture
def run() -> Iterator[CliRunner]:
    with captured_log():
        yield CliRunner()


@pytest.fixture
def engines_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands that only judge have the rules and models of others with the same settings."""
    monkeypatch.setattr(configuration, "build_parts", lambda settings, *, known: known or parts_for(settings))
