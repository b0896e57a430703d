"""Rates, tables and comparisons of evaluations."""

from pathlib import Path
from typing import Any

import orjson
import pytest
from rich.console import Console

from gateway.evaluation.report import (
    Change,
    GroupRates,
    Rate,
    compare,
    comparison_table,
    comparison_words,
    false_alarms,
    groups,
    read_report,
    tables,
    told_comparison,
    totals,
)
from gateway.evaluation.samples import EvaluationError

TALKS = {"n": 0, "injected": {}, "clean": {}}


def of(*, flagged: int = 6, denied: int = 4, missed: tuple[str, ...] = ("a-1",), name: str = "runs/set.jsonl") -> Any:
    """A report on ten attacks, half of them in base64, and twenty benign samples of which one is denied."""
    half = {"n": 5, "flagged": flagged - 3, "denied": denied - 2}
    benign = {"n": 20, "flagged": 2, "denied": 1}
    none = {"n": 0, "flagged": 0, "denied": 0}
    base64 = {**half, "attacks": half, "benign": none}
    plain = {"n": 25, "flagged": flagged - 1, "denied": denied - 1, "attacks": half, "benign": benign}
    return {
        "sets": {
            name: {
                "n": 30,
                "attacks": 10,
                "benign": 20,
                "flagged_attacks": flagged,
                "flagged_benign": 2,
                "denied_attacks": denied,
                "denied_benign": 1,
                "by": {"encoding": {"base64": base64, "none": plain}, "stratum": {"none": plain}},
                "latency_ms": {"p50": 1.0, "p99": 2.5},
                "ids": {"missed": list(missed), "false": ["b-1"]},
            }
        },
        "conversations": TALKS,
        "rules": {
            "INJ-001": {"attacks": 3, "benign": 0, "denied_benign": 0},
            "ROLE-001": {"attacks": 3, "benign": 2, "denied_benign": 1},
            "TOOL-001": {"attacks": 0, "benign": 4, "denied_benign": 3},
        },
        "families": {"role_hijack": {"attacks": 3, "benign": 1}},
        "curve": [],
        "config": {"policy": "default"},
    }


@pytest.mark.parametrize(
    ("count", "size", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (5, 10, 0.237, 0.763), (3, 1_000, 0.001, 0.009)],
    ids=["nobody asked", "none of few", "all of few", "half", "few of many"],
)
def test_the_interval_is_wilsons(count: int, size: int, low: float, high: float) -> None:
    assert tuple(round(edge, 3) for edge in Rate(count, size).interval) == (low, high)


def test_a_rate_tells_its_interval() -> None:
    assert str(Rate(5, 10)) == "5 (50.0%, 23.7% to 76.3%)"
    assert str(Rate(0, 0)) == "-"


def test_totals_are_of_what_a_set_has() -> None:
    report = of()
    report["sets"]["runs/set.jsonl"]["benign"] = 0
    assert list(totals(report)) == [GroupRates("set.jsonl", "attacks", False, Rate(6, 10), Rate(4, 10))]


def test_groups_are_of_sets_that_have_the_tag() -> None:
    assert groups(of(), "encoding") == (
        GroupRates("set.jsonl", "base64, attacks", False, Rate(3, 5), Rate(2, 5)),
        GroupRates("set.jsonl", "none, attacks", False, Rate(3, 5), Rate(2, 5)),
        GroupRates("set.jsonl", "none, benign", True, Rate(2, 20), Rate(1, 20)),
    )
    assert groups(of(), "stratum") == ()
    earlier = of()
    earlier["sets"]["runs/set.jsonl"]["by"]["encoding"] = {"base64": {"n": 5, "flagged": 3, "denied": 2}}
    assert groups(earlier, "encoding") == ()


def test_false_alarms_are_benign_samples_that_were_denied() -> None:
    assert false_alarms(of()) == Rate(1, 20)
    assert false_alarms({"sets": {}}).share == 0.0


def test_a_comparison_tells_what_is_no_more_the_same() -> None:
    comparison = compare(of(denied=5, missed=("a-2", "a-3")), of(missed=("a-1", "a-2"), name="earlier/set.jsonl"))
    assert comparison.changes == (
        Change("set.jsonl", "attacks", "denied", Rate(4, 10), Rate(5, 10)),
        Change("set.jsonl", "encoding: base64, attacks", "denied", Rate(2, 5), Rate(3, 5)),
        Change("set.jsonl", "encoding: none, attacks", "denied", Rate(2, 5), Rate(3, 5)),
    )
    assert comparison.came == {("set.jsonl", "missed"): ("a-3",)}
    assert comparison.went == {("set.jsonl", "missed"): ("a-1",)}
    told = told_comparison(comparison)
    assert told["changes"][0] == {
        "set": "set.jsonl",
        "group": "attacks",
        "what": "denied",
        "before": {"n": 10, "count": 4},
        "now": {"n": 10, "count": 5},
    }
    assert (told["came"], told["went"]) == ({"set.jsonl missed": ["a-3"]}, {"set.jsonl missed": ["a-1"]})


def test_sets_that_only_one_report_has_are_no_change() -> None:
    comparison = compare(of(), of(denied=9, name="other.jsonl"))
    assert (comparison.changes, comparison.came, comparison.went) == ((), {}, {})
    assert comparison.new == ("set.jsonl",)
    assert list(comparison_words(comparison)) == ["not in the earlier report, so not compared: set.jsonl"]
    assert told_comparison(comparison)["new"] == ["set.jsonl"]


def test_a_report_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_bytes(orjson.dumps(of()))
    assert read_report(file) == of()


@pytest.mark.parametrize("text", [b"{", b"[]", b"{}", b'{"sets": {"a": {}}}', b'{"sets": 5}'])
def test_what_is_no_report_is_named(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "report.json"
    file.write_bytes(text)
    with pytest.raises(EvaluationError, match=r"report\.json: is no report of eval --json"):
        read_report(file)


def test_a_report_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(EvaluationError, match="cannot be read"):
        read_report(tmp_path / "missing.json")


def shown(*renderables: Any) -> str:
    console = Console(width=160)
    with console.capture() as captured:
        for one in renderables:
            console.print(one)
    return captured.get()


def test_tables_show_sets_tags_and_families() -> None:
    text = shown(*tables(of(), ["encoding", "stratum"]))
    for part in ("what was caught", "4 (40.0%, 16.8% to 68.7%)", "by encoding", "base64", "role_hijack", "2.5"):
        assert part in text
    assert "by stratum" not in text
    assert "conversations" not in text


def test_the_table_of_rules_shows_those_that_deny_benign_samples() -> None:
    *_, table = tables(of(), [])
    rows = [line.split("│")[1:-1] for line in shown(table).splitlines() if "│" in line]
    assert [[cell.strip() for cell in row] for row in rows] == [
        ["TOOL-001", "0", "4", "3"],
        ["ROLE-001", "3", "2", "1"],
    ]


def test_where_no_benign_sample_is_denied_there_is_no_table_of_rules() -> None:
    report = of()
    report["rules"] = {"INJ-001": {"attacks": 3, "benign": 2, "denied_benign": 0}}
    assert "INJ-001" not in shown(*tables(report, []))


def test_tables_show_conversations_where_there_are_some() -> None:
    report = of()
    of_kind = {"n": 4, "request_denied": 1, "call_withheld": 3}
    report["conversations"] = {"n": 8, "injected": of_kind, "clean": {**of_kind, "call_withheld": 0}}
    text = shown(*tables(report, []))
    assert "injected calls" in text
    assert "3 (75.0%" in text


def test_the_table_of_changes_shows_their_size() -> None:
    text = shown(comparison_table(compare(of(denied=5), of())))
    assert "40.0% of 10" in text
    assert "+10.0%" in text


def test_the_ids_that_came_and_went_are_told_in_words() -> None:
    many = tuple(f"a-{number}" for number in range(23))
    words = list(comparison_words(compare(of(missed=many), of(missed=("a-1", "z")))))
    assert words == [
        f"set.jsonl: missed, came: a-0 {' '.join(many[2:21])} and 2 more (--json)",
        "set.jsonl: missed, went: z",
    ]


def test_where_nothing_changed_words_say_so() -> None:
    assert comparison_table(compare(of(), of())) == "no rate has changed"
