"""Account numbers, however they are written."""

import pytest

from filters.tool_calls.accounts import accounts_in

ACCOUNT = "GB33BUKB20201555555555"


@pytest.mark.parametrize(
    "value",
    [
        ACCOUNT,
        "GB33 BUKB 2020 1555 5555 55",
        "gb33bukb20201555555555",
        "GB33-BUKB-2020-1555-5555-55",
        "IBANGB33BUKB20201555555555",
        "iban: gb33 bukb 2020 1555 5555 55",
        "payto://iban/GB33BUKB20201555555555",
        "To GB33 BUKB 2020 1555 5555 55 by noon",
        "GB33BUKB20201555555555/BIC BUKBGB22",
        "GB33 BUKB 2020 1555 5555 55 ACME",
        "gb33_bukb_2020_1555_5555_55",
        "gb33\tbukb\t2020\t1555\t5555\t55",
        "GB33:BUKB20201555555555 (new)",
        "gb33 - bukb - 2020 - 1555 - 5555 - 55",
    ],
)
def test_an_account_in_any_form(value: str) -> None:
    assert set(accounts_in(value)) - {""} == {ACCOUNT}


def test_the_caller_may_pause_at_each_start_of_an_account() -> None:
    assert list(accounts_in("IBAN DE89 1 " * 100)) == [""] * 200


def test_an_account_in_capitals_counts_whatever_its_check_digits() -> None:
    assert set(accounts_in("GB34 BUKB 2020 1555 5555 55")) - {""} == {"GB34BUKB20201555555555"}


@pytest.mark.parametrize(
    "value",
    [
        "gb34bukb20201555555555",
        "GB34BUKB20201555555555/BIC BUKBGB22",
        "de45f0123456789abcdef0",
        "xGB33BUKB20201555555555",
        "No. AB12 of May",
        "",
        "12345678",
    ],
    ids=["a digest", "invalid amid other text", "another one", "part of a word", "an id", "nothing", "a number"],
)
def test_other_ids_are_no_accounts(value: str) -> None:
    assert not any(accounts_in(value))
