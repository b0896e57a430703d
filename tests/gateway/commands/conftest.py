"""What the tests of commands share."""

from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from tests.gateway_fixture import captured_log


@pytest.fixture
def run() -> Iterator[CliRunner]:
    with captured_log():
        yield CliRunner()
