"""The command `check`: what it says of a configuration."""

from pathlib import Path

import orjson
from typer.testing import CliRunner

from gateway.cli import app
from gateway.processes.configuration import waiting_for_restart
from tests.adapters.state.stores import free_port


def test_check_proves_the_configuration_that_ships(run: CliRunner) -> None:
    result = run.invoke(app, ["check"])
    assert result.exit_code == 0
    assert result.stdout.startswith("ok  configuration valid, ")
    assert "notable from 1.5, unclear from 2.25, unsafe from 8" in result.stdout


def test_check_tells_programs_in_json(run: CliRunner) -> None:
    result = run.invoke(app, ["check", "--json"])
    told = orjson.loads(result.stdout)
    assert told["ok"] is True
    assert told["problems"] == []
    assert told["rules"] > 20
    assert told["thresholds"] == {"notable": 1.5, "unclear": 2.25, "unsafe": 8.0}
    levels = told["levels"]["default"]
    assert (levels["blocking_level"], levels["detecting_level"], levels["told"]) == (1, 1, 0)
    assert 20 < levels["deciding"] < told["rules"]
    assert told["waits_for_restart"] == list(waiting_for_restart())


def test_check_tells_what_waits_for_a_restart_where_it_is_asked(run: CliRunner) -> None:
    shown = " ".join(run.invoke(app, ["check", "--verbose"]).stdout.split())
    assert f"waits for a restart where it changes: {', '.join(waiting_for_restart())}" in shown
    assert "restart" not in run.invoke(app, ["check"]).stdout


def test_check_warns_of_what_has_no_effect(run: CliRunner) -> None:
    given = ["--set", "audit.retention_days=30"]
    shown = run.invoke(app, ["check", *given])
    assert (shown.exit_code, shown.stderr) == (0, "warning  audit.retention_days: has no effect without audit.path\n")
    told = orjson.loads(run.invoke(app, ["check", "--json", *given]).stdout)
    assert (told["ok"], told["warnings"]) == (True, ["audit.retention_days: has no effect without audit.path"])


def test_check_warns_of_a_state_store_without_an_answer(run: CliRunner) -> None:
    given = ["--set", f"state.url=redis://127.0.0.1:{free_port()}/0"]
    shown = run.invoke(app, ["check", *given], env={"GUARDRAIL_DIGEST_KEY": "k" * 32})
    assert (shown.exit_code, shown.stdout.partition(" ")[0]) == (0, "ok")
    assert "warning  state.url: Redis has no answer for this machine (" in shown.stderr


def test_check_warns_of_a_key_set_that_cannot_be_fetched(run: CliRunner) -> None:
    jwt = f'{{algorithms=["RS256"], issuer="i", audience="a", jwks_url="http://127.0.0.1:{free_port()}/keys"}}'
    given = ["--set", 'auth.mode="jwt"', "--set", f"auth.jwt={jwt}", "--set", "tenants.acme.policy=default"]
    shown = run.invoke(app, ["check", *given])
    assert (shown.exit_code, shown.stdout.partition(" ")[0]) == (0, "ok")
    assert "warning  auth.jwt.jwks_url: no key comes from there to this machine (unreachable, " in shown.stderr


def test_check_lists_every_problem(run: CliRunner) -> None:
    result = run.invoke(app, ["check", "--set", "server.port=70000", "--set", "unheard_of=1"])
    assert result.exit_code == 2
    assert "the configuration has 2 problems:" in result.stderr
    assert "server.port" in result.stderr
    assert "unheard_of" in result.stderr


def test_check_fails_for_a_rule_that_does_not_do_what_it_shows(run: CliRunner, tmp_path: Path) -> None:
    rules = tmp_path / "own.toml"
    rules.write_text(
        '[[rule]]\nid = "OWN-001"\nfamily = "custom"\nseverity = "low"\nliterals = ["open sesame"]\n'
        'matches = ["open sesame"]\npasses = ["please open sesame", "sesame seeds"]\n'
    )
    result = run.invoke(app, ["check", "--json", "--set", f'rules.files=["{rules}"]'])
    assert result.exit_code == 2
    assert orjson.loads(result.stdout)["problems"] == ["OWN-001: passes.0: fires the rule"]


def test_check_lists_what_only_shows_later_with_what_is_wrong_before(run: CliRunner, tmp_path: Path) -> None:
    rules = tmp_path / "own.toml"
    rules.write_text(
        '[[rule]]\nid = "OWN-001"\nfamily = "custom"\nseverity = "low"\nliterals = ["open sesame"]\n'
        'matches = ["open sesame"]\npasses = ["please open sesame", "sesame seeds"]\n'
    )
    given = [f'rules.files=["{rules}"]', "server.port=x", 'policies.default.exclusions=[{rule="INJ-999"}]']
    result = run.invoke(app, ["check", "--json", "--upstream", "openai", *(f"--set={each}" for each in given)])
    assert [line.partition(": ")[0] for line in orjson.loads(result.stdout)["problems"]] == [
        "--upstream",
        "server.port",
        "policies.default.exclusions[0].rule",
        "OWN-001",
    ]
