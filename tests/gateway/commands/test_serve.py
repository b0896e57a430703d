"""The command `serve`: what it takes. What it runs is tested with the processes."""

from typer.testing import CliRunner

from gateway.cli import app


def test_an_upstream_must_have_a_name_and_an_address(run: CliRunner) -> None:
    result = run.invoke(app, ["serve", "--upstream", "openai"])
    assert result.exit_code == 2
    assert "--upstream: must read NAME=URL" in result.stderr


def test_what_else_is_wrong_is_told_with_it(run: CliRunner) -> None:
    result = run.invoke(app, ["serve", "--upstream", "openai", "--upstream", "x", "--set", "limits.body_bytes=many"])
    assert result.exit_code == 2
    assert "2 problems" in result.stderr
    assert "limits.body_bytes" in result.stderr
