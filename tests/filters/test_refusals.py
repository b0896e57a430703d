import pytest

from filters.refusals import ANSWERS, Fault, Reason, Refused

RETRIED_BY_SDKS = {408, 409, 429, *range(500, 600)}


def test_every_reason_has_an_answer() -> None:
    assert set(ANSWERS) == set(Reason)


@pytest.mark.parametrize("reason", Reason, ids=str)
def test_the_fault_agrees_with_the_status(reason: Reason) -> None:
    answer = ANSWERS[reason]
    expected = {4: {Fault.DOWNSTREAM}, 5: {Fault.UPSTREAM, Fault.INTERNAL}}[answer.status // 100]
    assert answer.fault in expected


@pytest.mark.parametrize("reason", [Reason.BLOCKED, Reason.CLARIFY, Reason.NOT_JUDGED, Reason.LIMIT], ids=str)
def test_no_decision_is_answered_with_a_status_that_sdks_retry(reason: Reason) -> None:
    assert ANSWERS[reason].status not in RETRIED_BY_SDKS
    assert ANSWERS[reason].retry is False


def test_an_error_names_its_reason_and_nothing_of_the_request() -> None:
    assert str(Refused(Reason.MALFORMED, "Two members have the same name.")) == "malformed_request"
