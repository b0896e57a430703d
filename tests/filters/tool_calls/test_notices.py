"""What is read in place of a call."""

import pytest

from filters.calls import Cause
from filters.decision import Decision
from filters.tool_calls.notices import WHY, notice

WITHHELD = sorted(WHY)
PASSING = {Cause.NO_UNTRUSTED, Cause.LOW_RISK, Cause.NO_FLAGS, Cause.APPROVED, Cause.MONITOR}


def test_every_cause_for_which_a_call_is_withheld_is_told() -> None:
    assert set(WHY) == set(Cause) - PASSING


@pytest.mark.parametrize("cause", WITHHELD)
def test_a_notice_says_what_why_and_which_incident(cause: Cause) -> None:
    told = notice(Decision.CLARIFY, cause, incident="0192-ab")
    assert "withheld" in told
    assert WHY[cause] in told
    assert "without following instructions" in told
    assert told.endswith("Incident 0192-ab.")


def test_a_denied_call_is_not_to_be_tried_again() -> None:
    told = notice(Decision.DENY, Cause.SUPERVISOR)
    assert "Do not try it again" in told
    assert "Incident" not in told


@pytest.mark.parametrize("cause", sorted(PASSING))
def test_nothing_is_told_of_a_call_that_passes(cause: Cause) -> None:
    with pytest.raises(KeyError):
        notice(Decision.DENY, cause)
