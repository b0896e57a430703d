"""The command `rules`: every rule in one line, and one with what it finds."""

from pathlib import Path

import orjson
import pytest
from typer.testing import CliRunner

from filters.rules.rule import Family
from gateway.cli import app
from gateway.commands.rules import MEANINGS, WITHOUT_RULE
from gateway.config.rulebook import load_rules

OWN = (
    '[[rule]]\nid = "OWN-001"\nfamily = "custom"\nseverity = "low"\norigins = ["document"]\nparanoia_level = 2\n'
    'literals = ["open sesame"]\nmatches = ["[open sesame]"]\npasses = ["sesame seeds", "open seeds"]\n'
)


def test_every_rule_has_a_line(run: CliRunner) -> None:
    shown = run.invoke(app, ["rules"])
    assert shown.exit_code == 0
    (first,) = [line for line in shown.stdout.splitlines() if " INJ-001 " in line]
    assert [each.strip() for each in first.split("│")[1:-1]] == [
        "INJ-001",
        "instruction_override",
        "high",
        "1",
        "all but system",
    ]
    rules = load_rules()
    assert all(f" {rule.id} " in shown.stdout for rule in rules)
    told = orjson.loads(run.invoke(app, ["rules", "--json"]).stdout)
    assert [each["id"] for each in told] == [rule.id for rule in rules]
    assert told[0].keys() == {"id", "family", "severity", "action", "paranoia_level", "origins"}


def test_a_rule_shows_what_it_means_with_its_examples(run: CliRunner, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN)
    given = ["rules", "own-001", "--set", f'rules.files=["{tmp_path}/own.toml"]']
    assert run.invoke(app, given).stdout.splitlines() == [
        "OWN-001  custom, low, action escalate",
        "A text in which it matches is what a rule of your own looks for.",
        "It takes part from paranoia level 2. Origins: document.",
        "matches",
        "  [open sesame]",
        "passes",
        "  sesame seeds",
        "  open seeds",
        "literals",
        "  open sesame",
    ]
    told = orjson.loads(run.invoke(app, [*given, "--json"]).stdout)
    assert (told["id"], told["origins"], told["matches"]) == ("OWN-001", ["document"], ["[open sesame]"])
    assert (told["meaning"], told["expressions"]) == ("is what a rule of your own looks for", [])


@pytest.mark.parametrize("rule_id", WITHOUT_RULE)
def test_an_id_that_no_file_has_is_explained_too(run: CliRunner, rule_id: str) -> None:
    assert run.invoke(app, ["rules", rule_id, "--json"]).stdout_bytes == orjson.dumps(
        {"id": rule_id, "meaning": WITHOUT_RULE[rule_id]}, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE
    )
    assert " ".join(run.invoke(app, ["rules", rule_id]).stdout.split()) == f"{rule_id} {WITHOUT_RULE[rule_id]}"


def test_every_family_has_a_meaning() -> None:
    assert MEANINGS.keys() == set(Family)


@pytest.mark.parametrize(
    ("rule_id", "told"),
    [
        ("INJ-01", "there is no rule INJ-01; did you mean INJ-001?"),
        ("NOTHING", "there is no rule NOTHING; guardrail-gateway rules lists them"),
    ],
)
def test_an_unknown_id_is_told_what_may_be_meant(run: CliRunner, rule_id: str, told: str) -> None:
    shown = run.invoke(app, ["rules", rule_id])
    assert (shown.exit_code, shown.stdout, shown.stderr) == (2, "", f"error  {told}\n")


def test_rules_that_cannot_be_read_are_told_as_problems(run: CliRunner, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN.replace('"low"', '"odd"'))
    shown = run.invoke(app, ["rules", "--set", f'rules.files=["{tmp_path}/own.toml"]'])
    assert shown.exit_code == 2
    assert "OWN-001" in shown.stderr
    assert "severity" in shown.stderr
