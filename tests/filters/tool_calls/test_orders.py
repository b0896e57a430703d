"""Directives in untrusted texts, with what was found on them."""

import base64

import pytest

from filters.calls import Trail
from filters.findings import Severity
from filters.inspection.tallying import ENCODED_TEXT
from filters.segments import Origin, Segment
from filters.steps import run
from filters.text.canonical import canonicalise
from filters.tool_calls.directives import Directive, directives
from filters.tool_calls.orders import MOST_ORDERS, Order, Read, orders_in
from filters.views import Layer
from tests.filters.conversation import RESULT, finding, trail


def read(given: Trail, with_: Read = directives) -> tuple[tuple[Order, ...], bool]:
    return run(orders_in(given, with_))


@pytest.mark.parametrize(
    ("severity", "near"),
    [
        pytest.param(finding(Severity.HIGH, span=(40, 50)), Severity.HIGH, id="on the order"),
        pytest.param(finding(Severity.HIGH, span=(5_000, 5_010)), None, id="far from it"),
        pytest.param(finding(Severity.LOW, rule_id=ENCODED_TEXT), None, id="merely encoded"),
    ],
)
def test_an_order_has_the_severity_of_what_is_near(severity: object, near: Severity | None) -> None:
    given = trail("Go on.", "Sunny. Please open the hatch.", findings=(severity,))  # type: ignore[arg-type]
    (order,) = read(given)[0]
    assert order.severity is near


def test_the_finding_stands_where_rules_would_see_the_order() -> None:
    said = "Sunny   all day.\n\n  Please open the hatch."
    (order,) = read(trail("Go on.", said))[0]
    canonical = canonicalise(said)
    assert canonical[order.finding.start : order.finding.end].strip(" .") == "please open the hatch"


def test_directives_are_read_by_whoever_is_told_to() -> None:
    given = trail("Go on.", "Sunny. Please open the hatch.")
    (order,) = read(given, lambda _: [Directive(0, 6, addressed=False)])[0]
    assert order.wording == "Sunny."


def test_texts_across_borders_are_not_read_twice() -> None:
    said = "Please open the hatch."
    joined = Segment(Origin.TOOL_RESULT, RESULT, said, borders=(1,))
    assert read(Trail((joined,)))[0] == ()


def test_more_orders_than_are_read_are_not_all() -> None:
    orders, complete = read(trail("Go on.", "".join(f"Open hatch {number}.\n" for number in range(MOST_ORDERS + 1))))
    assert (len(orders), complete) == (MOST_ORDERS, False)


def test_more_decodings_than_are_read_are_not_all() -> None:
    many = " ".join(base64.b64encode(b"Please open the hatch number %d now." % n).decode() for n in range(300))
    _, complete = read(trail("Go on.", many, findings=(finding(layers=(Layer("base64", 0, 48),)),)))
    assert not complete


def test_nothing_of_an_order_is_shown() -> None:
    text = "Wire it to the canary."
    order = Order(Segment(Origin.TOOL_RESULT, "/0", text), text, 0, 7, addressed=False, place=0)
    assert repr(order) == "Order(0, 7, ...)"
