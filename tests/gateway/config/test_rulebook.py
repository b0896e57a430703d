import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from filters.findings import Severity
from filters.policy import Policy
from filters.rules.rule import Condition, Family, Rule, RuleError
from filters.segments import Origin
from gateway.config.rulebook import OpenRules, load_rules, nearest_rule, paranoia_levels, read_rulebook, rules_revision
from tests.gateway.own_rules import OWN

RULE = Rule("A-1", Family.CUSTOM, Severity.LOW, ("one", "two"))
OTHER = replace(RULE, id="B-1")
CONDITION = Condition(frozenset({Origin.USER}), "one", re.compile("one"))  # type: ignore[arg-type]


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


def test_all_problems_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    broken, one, two = (tmp_path / f"{name}.toml" for name in ("broken", "one", "two"))
    broken.write_text(OWN.replace('"low"', '"worst"').replace('["blue", "moon"]', "[]"))
    one.write_text(OWN.replace("OWN-1", "OWN-2"))
    two.write_text(OWN.replace("OWN-1", "OWN-2") + "\n")
    with pytest.raises(RuleError) as caught:
        load_rules([broken, one, two])
    assert [problem.split(": ")[:3] for problem in caught.value.problems] == [
        ["broken.toml", "OWN-1", "severity"],
        ["broken.toml", "OWN-1", "passes"],
        ["OWN-2", "id", "used by 2 rules"],
    ]


def test_a_rulebook_whose_files_are_the_same_is_returned_itself(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text(OWN)
    two.write_text(OWN.replace("OWN-1", "OWN-2"))
    known = read_rulebook([one, two])
    assert read_rulebook([one, two], known=known) is known
    turned = read_rulebook([two, one], known=known)
    assert [rule.id for rule in turned.rules][-2:] == ["OWN-2", "OWN-1"]
    assert [rule.id for rule in read_rulebook([one], known=known).rules][-1] == "OWN-1"
    with pytest.raises(RuleError, match="holds no rules"):
        read_rulebook([one], folder=tmp_path / "none", known=known)


def test_what_a_good_rulebook_knows_excuses_nothing(tmp_path: Path) -> None:
    own, copy = tmp_path / "own.toml", tmp_path / "copy.toml"
    own.write_text(OWN)
    copy.write_text(OWN)
    known = read_rulebook([own])
    with pytest.raises(RuleError, match="OWN-1: id: used by 2 rules"):
        read_rulebook([own, copy], known=known)
    with pytest.raises(RuleError, match="OWN-1: id: used by 2 rules"):
        read_rulebook([own, own], known=known)
    with pytest.raises(RuleError, match="cannot be read"):
        read_rulebook([own, tmp_path / "missing.toml"], known=known)


def test_line_ends_of_any_system_are_read(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    for end in ("\r\n", "\r"):
        own.write_bytes(OWN.replace("\n", end).encode())
        assert load_rules([own])[-1].id == "OWN-1"


def test_open_rules_are_read_again_where_their_file_is_another() -> None:
    digests = [b"one"]
    source = OpenRules(lambda: (replace(RULE, id="ATR-1"),), lambda: digests[-1])
    known = read_rulebook(atr=True, open_rules=source)
    assert read_rulebook(atr=True, open_rules=source, known=known) is known
    digests.append(b"two")
    new = read_rulebook(atr=True, open_rules=source, known=known)
    assert new.rules[-1] is not known.rules[-1]
    assert all(one is other for one, other in zip(new.rules[:-1], known.rules[:-1], strict=True))
    assert read_rulebook(known=new).rules == new.rules[:-1]


def test_open_rules_whose_file_was_replaced_while_it_was_read_are_read_again() -> None:
    digests = [b"one"]

    def load() -> tuple[Rule, ...]:
        digests.append(b"two")
        return (replace(RULE, id="ATR-1"),)

    source = OpenRules(load, lambda: digests[-1])
    torn = read_rulebook(atr=True, open_rules=source)
    digests.append(b"one")
    new = read_rulebook(atr=True, open_rules=source, known=torn)
    assert new.rules[-1] is not torn.rules[-1]


def test_open_rules_without_a_file_are_read_each_time() -> None:
    source = OpenRules(lambda: (replace(RULE, id="ATR-1"),), lambda: None)
    known = read_rulebook(atr=True, open_rules=source)
    again = read_rulebook(atr=True, open_rules=source, known=known)
    assert again is not known
    assert again.rules[-1] is not known.rules[-1]
    assert again.rules[:-1] == known.rules[:-1]


def test_open_rules_that_cannot_be_had_are_refused_beside_a_good_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    known = read_rulebook()
    monkeypatch.setitem(sys.modules, "pyatr", None)
    with pytest.raises(RuleError, match="is not installed"):
        read_rulebook(atr=True, known=known)


@pytest.mark.parametrize(
    "changed",
    [
        (replace(RULE, literals=("one",)), OTHER),
        (replace(RULE, severity=Severity.HIGH), OTHER),
        (replace(RULE, brief=Severity.HIGH), OTHER),
        (replace(RULE, then=re.compile("three")), OTHER),
        (replace(RULE, paranoia_level=2), OTHER),
        (replace(RULE, conditions=(CONDITION,)), OTHER),
        (replace(RULE, every=True), OTHER),
        (replace(RULE, closing=True), OTHER),
        (replace(RULE, weak_in=frozenset({Origin.USER})), OTHER),
        (RULE,),
        (),
    ],
    ids=[
        "literals",
        "severity",
        "severity in a brief text",
        "what follows",
        "level",
        "condition",
        "every condition",
        "closing",
        "where it is weak",
        "a rule less",
        "no rules",
    ],
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
    assert paranoia_levels((RULE, replace(OTHER, paranoia_level=2)), policies) == {
        "a": {"blocking_level": 1, "deciding": 1, "detecting_level": 1, "told": 0},
        "b": {"blocking_level": 1, "deciding": 1, "detecting_level": 2, "told": 1},
        "c": {"blocking_level": 2, "deciding": 2, "detecting_level": 2, "told": 0},
    }


@pytest.mark.parametrize(
    ("rule_id", "told"),
    [
        ("INJ-01", "; did you mean INJ-001?"),
        ("INJ-0O2", "; did you mean INJ-002?"),
        ("X", "; guardrail-gateway rules lists them"),
    ],
)
def test_an_id_of_no_rule_is_told_the_nearest(rule_id: str, told: str) -> None:
    assert nearest_rule(rule_id, ["INJ-201", "INJ-002", "INJ-001"]) == told
    assert nearest_rule(rule_id, []) == "; guardrail-gateway rules lists them"
