import re
from dataclasses import replace
from pathlib import Path

import pytest

from filters.findings import Severity
from filters.policy import Policy
from filters.rules import Family, Rule, RuleError
from gateway.rulebook import load_rules, rules_revision, told_levels

OWN = """
[[rule]]
id = "OWN-1"
family = "custom"
severity = "low"
literals = ["blue moon"]
matches = ["blue moon"]
passes = ["blue", "moon"]
"""
RULE = Rule("A-1", Family.CUSTOM, Severity.LOW, ("one", "two"))
OTHER = replace(RULE, id="B-1")


def test_an_operators_rules_come_after_those_that_ship(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(OWN)
    shipped = load_rules()
    assert len(shipped) > 50
    assert [rule.id for rule in load_rules([str(own)])] == [*(rule.id for rule in shipped), "OWN-1"]


def test_the_ids_of_all_files_are_compared(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(OWN.replace("OWN-1", "INJ-001"))
    with pytest.raises(RuleError) as caught:
        load_rules([own])
    assert caught.value.problems == ("INJ-001: id: used by 2 rules",)


def test_unreadable_files_are_told_with_the_other_problems(tmp_path: Path) -> None:
    broken, binary = tmp_path / "broken.toml", tmp_path / "binary.toml"
    broken.write_text(OWN.replace('"low"', '"worst"'))
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(RuleError) as caught:
        load_rules([tmp_path / "missing.toml", binary, broken])
    assert caught.value.problems == (
        f"{tmp_path / 'missing.toml'}: cannot be read: No such file or directory",
        f"{binary}: is not UTF-8",
        "broken.toml: OWN-1: severity: must be one of low, medium, high, critical",
    )


def test_a_folder_without_rules_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(RuleError) as caught:
        load_rules(folder=tmp_path)
    assert caught.value.problems == (f"{tmp_path}: holds no rules",)


@pytest.mark.parametrize(
    "changed",
    [
        (replace(RULE, literals=("one",)), OTHER),
        (replace(RULE, severity=Severity.HIGH), OTHER),
        (replace(RULE, brief=Severity.HIGH), OTHER),
        (replace(RULE, then=re.compile("three")), OTHER),
        (replace(RULE, paranoia_level=2), OTHER),
        (RULE,),
        (),
    ],
    ids=["literals", "severity", "severity in a brief text", "what follows", "level", "a rule less", "no rules"],
)
def test_the_revision_changes_with_what_a_rule_does(changed: tuple[Rule, ...]) -> None:
    assert rules_revision(changed) != rules_revision((RULE, OTHER))


@pytest.mark.parametrize(
    "same",
    [(OTHER, RULE), (replace(RULE, matches=("one",)), OTHER), (replace(RULE, literals=("two", "one")), OTHER)],
    ids=["order of rules", "examples", "order of literals"],
)
def test_the_revision_does_not_change_with_order_or_examples(same: tuple[Rule, ...]) -> None:
    assert rules_revision(same) == rules_revision((RULE, OTHER))


def test_a_revision_is_twelve_hexadecimal_digits() -> None:
    revision = rules_revision((RULE,))
    assert len(revision) == 12
    assert int(revision, 16) >= 0


def test_what_is_told_of_levels_counts_the_rules_that_decide() -> None:
    policies = {"a": Policy(), "b": Policy(detecting_level=2), "c": Policy(blocking_level=2)}
    assert told_levels((RULE, replace(OTHER, paranoia_level=2)), policies) == {
        "a": {"blocking_level": 1, "deciding": 1, "detecting_level": 1, "told": 0},
        "b": {"blocking_level": 1, "deciding": 1, "detecting_level": 2, "told": 1},
        "c": {"blocking_level": 2, "deciding": 2, "detecting_level": 2, "told": 0},
    }
