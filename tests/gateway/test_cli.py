"""The command line as a whole: every command is there, shows how it is used, and is not loaded before it is called."""

import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from gateway.cli import AUDIT_COMMANDS, COMMANDS, app
from gateway.evaluation.samples import read_sample
from gateway.identity.tokens import MAX_TTL_SECONDS
from gateway.versions import gateway_version

_LINES = (*COMMANDS, *(f"audit {name}" for name in AUDIT_COMMANDS))
_HEAVY = frozenset({"aiohttp", "cryptography", "numpy", "gateway.config.settings", "filters.unfolding"})
"""Of what the commands do their work with; each takes long to load."""


@pytest.mark.parametrize("command", [line for line in _LINES if line != "version"])
def test_each_command_shows_how_it_is_used(command: str) -> None:
    result = CliRunner().invoke(app, [*command.split(), "--help"])
    assert result.exit_code == 0
    assert f"guardrail-gateway {command} -" in result.stdout.replace("[OPTIONS]", "-")


@pytest.mark.parametrize("words", [[], ["--help"]], ids=["no command", "help"])
def test_a_newcomer_is_told_where_to_begin(words: list[str]) -> None:
    shown = " ".join(CliRunner(env={"COLUMNS": "80"}).invoke(app, words).output.split())
    assert "Begin with guardrail-gateway demo, which needs no keys" in shown
    assert "guardrail-gateway COMMAND --help shows them" in shown
    assert "a Redis" not in shown  # what a command does is told in its first sentence there


def test_every_origin_is_named_by_the_help_of_scan() -> None:
    shown = " ".join(CliRunner(env={"COLUMNS": "200"}).invoke(app, ["scan", "--help"]).stdout.split())
    assert "system, tool_definition, user, assistant, tool_call, tool_result, document, field." in shown


def test_the_lines_that_the_help_of_eval_shows_are_samples() -> None:
    shown = CliRunner(env={"COLUMNS": "80"}).invoke(app, ["eval", "--help"]).stdout
    lines = [line.strip() for line in shown.splitlines() if line.strip().startswith("{")]
    samples = [read_sample(line.encode(), "help") for line in lines]
    assert [(each.attack, each.tags["where"]) for each in samples] == [(True, "document"), (False, "none")]
    assert "0 counted, 1 more false alarms than --max-false-alarms, 2 a file, a line" in shown


def test_the_help_of_token_tells_the_longest_time() -> None:
    shown = " ".join(CliRunner(env={"COLUMNS": "200"}).invoke(app, ["token", "--help"]).stdout.split())
    assert f"at most {MAX_TTL_SECONDS} (30 days)" in shown


def test_each_command_is_told_on_one_line_of_the_list() -> None:
    shown = CliRunner(env={"COLUMNS": "80"}).invoke(app, ["--help"]).stdout
    (line,) = (line for line in shown.splitlines() if " serve " in line)
    assert line.strip("│ ").split(maxsplit=1) == ["serve", "Run the gateway."]


@pytest.mark.parametrize("command", ["scan", "eval"])
def test_commands_that_judge_tell_to_name_the_gateways_file(command: str) -> None:
    shown = " ".join(CliRunner(env={"COLUMNS": "200"}).invoke(app, [command, "--help"]).stdout.split())
    assert "Name the gateway's own file to judge as it does." in shown


@pytest.mark.parametrize("line", ["version", "--version"])
def test_version_is_one_line(line: str) -> None:
    result = CliRunner().invoke(app, [line])
    assert (result.exit_code, result.stdout) == (0, f"{gateway_version()}\n")


def test_what_a_command_works_with_is_not_loaded_to_show_how_it_is_used() -> None:
    lines = ["--help", "version", "--version", "audit --help", *(f"{line} --help" for line in _LINES), "no-command"]
    code = (
        "import sys\nfrom typer.testing import CliRunner\nfrom gateway.cli import app\n"
        f"for line in {lines!r}:\n    CliRunner().invoke(app, line.split())\n"
        f"print(sorted(sys.modules.keys() & {_HEAVY!r}))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert run.stdout == "[]\n"


def test_a_shell_can_complete_commands_and_options() -> None:
    asked = {
        "_GUARDRAIL_GATEWAY_COMPLETE": "complete_bash",
        "COMP_WORDS": "guardrail-gateway audit ",
        "COMP_CWORD": "2",
    }
    code = "import sys; from gateway.cli import main; sys.argv = ['guardrail-gateway']; main()"
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env={**os.environ, **asked}
    )
    assert run.stdout.split() == [*AUDIT_COMMANDS]


def test_a_terminal_without_the_letters_of_a_text_gets_them_as_escapes() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "gateway", "scan", "-"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        input="Grüße".encode(),
        capture_output=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert rb"Gr\xfc\xdfe" in run.stdout
