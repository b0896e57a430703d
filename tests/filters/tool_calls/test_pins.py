"""Pins of tool definitions."""

from filters.findings import Action, Finding, Severity
from filters.segments import Origin, ToolDefinition, Trust
from filters.tool_calls.pins import ACCEPTED_AFTER, ACCEPTED_TIMES, CHANGED_DEFINITION, MOST_DEFINITIONS, Pin, compare

Pins = dict[str, tuple[Pin, ...]]


def declared(name: str, digest: str) -> ToolDefinition:
    return ToolDefinition(name, f"/tools/{name}", digest)


def compared(
    tools: dict[str, str], pins: Pins, *, now: float = 100.0, most: int = 10, keep_seconds: float = 50.0
) -> tuple[list[str], Pins]:
    made = compare([declared(*tool) for tool in tools.items()], pins, now=now, most=most, keep_seconds=keep_seconds)
    return [finding.path for finding in made.findings], dict(made.pins)


def known(digest: str, seen: float = 60.0) -> tuple[Pin, ...]:
    return (Pin(digest, seen, seen),)


def test_the_first_sight_pins() -> None:
    assert compared({"a": "1", "b": "2"}, {}) == ([], {"a": known("1", 100.0), "b": known("2", 100.0)})


def test_an_unchanged_definition_keeps_its_pin_alive() -> None:
    assert compared({"a": "1"}, {"a": known("1")}) == ([], {"a": (Pin("1", 100.0, 60.0, 2),)})


def test_a_changed_definition_is_a_finding_each_time_and_the_old_one_is_none() -> None:
    findings, pins = compared({"a": "2"}, {"a": known("1")})
    assert findings == ["/tools/a"]
    assert compared({"a": "2"}, pins)[0] == ["/tools/a"]
    assert compared({"a": "1"}, pins)[0] == []


def changes(*, times: int, seconds: float) -> int:
    """How often a second definition is a finding in so many requests, evenly over a time."""
    _, pins = compared({"a": "1"}, {}, now=0.0)
    found = 0
    for number in range(times):
        now = seconds * number / (times - 1)
        findings, pins = compared({"a": "2"}, pins, now=now, keep_seconds=1e6)
        found += len(findings)
    return found


def test_what_many_requests_over_a_time_declare_is_accepted() -> None:
    assert changes(times=ACCEPTED_TIMES + 5, seconds=ACCEPTED_AFTER * 2) == ACCEPTED_TIMES - 1


def test_many_requests_at_once_accept_nothing() -> None:
    assert changes(times=ACCEPTED_TIMES * 3, seconds=ACCEPTED_AFTER - 1) == ACCEPTED_TIMES * 3


def test_few_requests_over_a_time_accept_nothing() -> None:
    assert changes(times=ACCEPTED_TIMES - 1, seconds=ACCEPTED_AFTER * 9) == ACCEPTED_TIMES - 1


def test_of_many_definitions_the_accepted_ones_are_kept() -> None:
    pins: Pins = {"a": known("accepted", 99.0)}
    for number in range(3 * MOST_DEFINITIONS):
        _, pins = compared({"a": f"new {number}"}, pins)
    assert len(pins["a"]) == MOST_DEFINITIONS
    assert compared({"a": "accepted"}, pins)[0] == []


def test_two_definitions_of_one_name_are_a_change() -> None:
    pair = [declared("a", "1"), declared("a", "2")]
    made = compare(pair, {}, now=0.0, most=10, keep_seconds=50.0)
    assert len(made.findings) == 1


def test_a_pin_that_was_long_not_seen_gives_way() -> None:
    assert compared({"a": "2"}, {"a": known("1", 49.0)}) == ([], {"a": known("2", 100.0)})


def test_pins_are_bounded_and_those_seen_last_are_kept() -> None:
    pins = {"a": known("1", 60.0), "b": known("1", 70.0)}
    _, kept = compared({"a": "1", "c": "1"}, pins, most=2)
    assert list(kept) == ["a", "c"]
    assert list(pins) == ["a", "b"]


def test_the_finding_says_where_the_definition_stands() -> None:
    (finding,) = compare([declared("a", "2")], {"a": known("1", 0.0)}, now=0.0, most=1, keep_seconds=1.0).findings
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
