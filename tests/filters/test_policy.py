"""Modes have an order, and a caller may only go up in it."""

from typing import get_args

import pytest

from filters.policy import MODES, Mode, Policy, stricter


def test_every_mode_has_its_place_in_the_order() -> None:
    assert get_args(Mode) == MODES


@pytest.mark.parametrize(
    ("configured", "asked", "result"),
    [
        ("default", None, "default"),
        ("default", "paranoid", "paranoid"),
        ("paranoid", "default", "paranoid"),
        ("research", "default", "research"),
        ("research", "paranoid", "paranoid"),
        ("paranoid", "research", "paranoid"),
    ],
)
def test_a_mode_may_only_be_tightened(configured: Mode, asked: Mode | None, result: Mode) -> None:
    assert stricter(configured, asked) == result


def test_a_policy_that_only_monitors_enforces_nothing() -> None:
    assert [Policy(enforcement="enforce").enforces, Policy(enforcement="monitor").enforces] == [True, False]
