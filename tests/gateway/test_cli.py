"""The command line as a whole: every command is there, and shows how it is used."""

import pytest
from typer.testing import CliRunner

from gateway.cli import COMMANDS, app


@pytest.mark.parametrize("command", [*(name for name in COMMANDS if name != "version"), "audit verify", "audit keygen"])
def test_each_command_shows_how_it_is_used(command: str) -> None:
    result = CliRunner().invoke(app, [*command.split(), "--help"])
    assert result.exit_code == 0
    assert f"guardrail-gateway {command} -" in result.stdout.replace("[OPTIONS]", "-")


def test_every_origin_is_named_by_the_help_of_scan() -> None:
    shown = " ".join(CliRunner(env={"COLUMNS": "200"}).invoke(app, ["scan", "--help"]).stdout.split())
    assert "system, tool_definition, user, assistant, tool_call, tool_result, document, field." in shown


def test_version_is_one_line() -> None:
    result = CliRunner().invoke(app, ["version"])
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1
