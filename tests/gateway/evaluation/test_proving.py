"""Every rule's own examples are run, and those that fail are named without being quoted."""

import pytest

from filters.limits import TextLimits
from filters.rules.rule import read_rules
from gateway.config.rulebook import load_rules
from gateway.evaluation.proving import example_faults

_RULE = """
[[rule]]
id = "XYZ-001"
family = "custom"
severity = "high"
literals = ["open sesame"]
matches = ["{matches}"]
passes = ["{passes}", "sesame seeds"]
"""


@pytest.mark.parametrize(
    ("matches", "passes", "faults"),
    [
        pytest.param("Open SESAME now", "an open door", (), id="both do what they show"),
        pytest.param(
            "open the door", "an open door", ("XYZ-001: matches.0: does not fire the rule",), id="a match that is none"
        ),
        pytest.param(
            "open sesame", "say open sesame", ("XYZ-001: passes.0: fires the rule",), id="a pass that is none"
        ),
    ],
)
def test_examples_are_run(matches: str, passes: str, faults: tuple[str, ...]) -> None:
    rules, _ = read_rules(_RULE.format(matches=matches, passes=passes), name="test")
    assert example_faults(rules, limits=TextLimits()) == faults


def test_the_rules_that_ship_prove_themselves() -> None:
    assert example_faults(load_rules(), limits=TextLimits()) == ()
