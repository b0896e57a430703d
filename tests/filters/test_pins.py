"""Pins of tool definitions."""

from filters.findings import Action, Finding, Severity
from filters.pins import CHANGED_DEFINITION, Pin, compare
from filters.segments import Origin, ToolDefinition, Trust


def declared(name: str, digest: str) -> ToolDefinition:
    return ToolDefinition(name, f"/tools/{name}", digest)


def compared(
    tools: dict[str, str], pins: dict[str, Pin], *, now: float = 100.0, most: int = 10
) -> tuple[list[str], dict[str, Pin]]:
    made = compare([declared(*tool) for tool in tools.items()], pins, now=now, most=most, keep_seconds=50.0)
    return [finding.path for finding in made.findings], dict(made.pins)


def test_the_first_sight_pins() -> None:
    assert compared({"a": "1", "b": "2"}, {}) == ([], {"a": Pin("1", 100.0), "b": Pin("2", 100.0)})


def test_an_unchanged_definition_keeps_its_pin_alive() -> None:
    assert compared({"a": "1"}, {"a": Pin("1", 60.0)}) == ([], {"a": Pin("1", 100.0)})


def test_a_changed_definition_is_a_finding_every_time() -> None:
    pins = {"a": Pin("1", 60.0)}
    once = compared({"a": "2"}, pins)
    assert once == (["/tools/a"], pins)
    assert compared({"a": "2"}, once[1]) == once


def test_two_definitions_of_one_name_are_a_change() -> None:
    pair = [declared("a", "1"), declared("a", "2")]
    made = compare(pair, {}, now=0.0, most=10, keep_seconds=50.0)
    assert len(made.findings) == 1


def test_a_pin_that_was_long_not_seen_gives_way() -> None:
    assert compared({"a": "2"}, {"a": Pin("1", 49.0)}) == ([], {"a": Pin("2", 100.0)})


def test_pins_are_bounded_and_those_seen_last_are_kept() -> None:
    pins = {"a": Pin("1", 60.0), "b": Pin("1", 70.0)}
    _, kept = compared({"a": "1", "c": "1"}, pins, most=2)
    assert list(kept) == ["a", "c"]
    assert list(pins) == ["a", "b"]


def test_the_finding_says_where_the_definition_stands() -> None:
    (finding,) = compare([declared("a", "2")], {"a": Pin("1", 0.0)}, now=0.0, most=1, keep_seconds=1.0).findings
    assert finding == Finding(
        rule_id=CHANGED_DEFINITION,
        family="tool_steering",
        severity=Severity.MEDIUM,
        action=Action.ESCALATE,
        origin=Origin.TOOL_DEFINITION,
        trust=Trust.VETTED,
        path="/tools/a",
        layers=(),
        start=0,
        end=0,
    )
