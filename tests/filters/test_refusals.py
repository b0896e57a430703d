import pytest

from filters.refusals import ANSWERS, Fault, Reason, Refused, refusal_for, too_large

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


def test_what_a_provider_may_be_at_work_on_is_not_sent_again() -> None:
    assert ANSWERS[Reason.UPSTREAM_TIMEOUT].retry is False


def test_a_gateway_that_cannot_tell_who_may_pass_is_not_asked_three_times() -> None:
    assert (ANSWERS[Reason.STATE].status, ANSWERS[Reason.STATE].retry) == (503, False)


def test_an_error_says_what_a_refusal_would() -> None:
    told = str(Refused(Reason.MALFORMED, "Two members have the same name."))
    assert told == "malformed_request: The request cannot be read. Two members have the same name."
    assert str(Refused(Reason.METHOD)) == "method_not_allowed: The gateway does not serve this method here."


def test_how_much_is_taken_is_told_of_a_body_that_is_too_large() -> None:
    refused = too_large(1_000)
    assert (refused.reason, refused.detail) == (Reason.TOO_LARGE, "At most 1000 bytes are taken.")


def test_a_refusal_says_what_is_wrong_and_then_where() -> None:
    refusal = refusal_for(Reason.MALFORMED, "id-1", "Two members have the same name.")
    assert refusal.message == "The request cannot be read. Two members have the same name."
    assert (refusal.status, refusal.incident_id) == (400, "id-1")
    assert refusal_for(Reason.MALFORMED, "id-1").message == "The request cannot be read."
