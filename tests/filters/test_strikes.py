"""What repeated strikes lead to."""

import pytest

from filters.decision import GuardMode
from filters.strikes import GOOD_STANDING, Standing, StrikeRules, sanctions, struck

LOCK = Standing(GuardMode.EXECUTE_LOCKED, 3_600)
QUARANTINE = Standing(GuardMode.FULL_QUARANTINE, 21_600)


@pytest.mark.parametrize(
    ("strikes", "expected"),
    [
        pytest.param(2, (), id="two lead to nothing"),
        pytest.param(3, (LOCK,), id="three lock"),
        pytest.param(4, (LOCK,), id="four lock"),
        pytest.param(5, (QUARANTINE, LOCK), id="five quarantine"),
    ],
)
def test_the_contracts_numbers_are_the_default(strikes: int, expected: tuple[Standing, ...]) -> None:
    assert StrikeRules().window_seconds == 600
    assert sanctions(StrikeRules(), strikes) == expected


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        pytest.param(StrikeRules(lock_strikes=0), (QUARANTINE,), id="no lock"),
        pytest.param(StrikeRules(quarantine_strikes=0), (LOCK,), id="no quarantine"),
        pytest.param(StrikeRules(lock_strikes=0, quarantine_strikes=0), (), id="neither"),
    ],
)
def test_a_number_of_0_switches_off(rules: StrikeRules, expected: tuple[Standing, ...]) -> None:
    assert sanctions(rules, 1_000) == expected


def test_the_largest_number_that_matters() -> None:
    assert StrikeRules(lock_strikes=7, quarantine_strikes=0).most == 7


@pytest.mark.parametrize(
    ("times", "most", "expected"),
    [
        pytest.param((), 5, (1_000,), id="the first"),
        pytest.param((399, 400, 401), 5, (401, 1_000), id="those within the window"),
        pytest.param((700, 800, 900), 2, (900, 1_000), id="the newest"),
        pytest.param((900, 8_000), 5, (900, 1_000, 1_000), id="those of a clock that was set back"),
    ],
)
def test_strikes_count_within_the_window(times: tuple[float, ...], most: int, expected: tuple[float, ...]) -> None:
    assert struck(times, 1_000, window=600, most=most) == expected


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        pytest.param(0.0, 1, id="over in this moment"),
        pytest.param(0.2, 1, id="less than a second"),
        pytest.param(59.01, 60, id="rounded up"),
        pytest.param(60.0, 60, id="whole"),
    ],
)
def test_retry_after_is_a_whole_second_or_more(seconds: float, expected: int) -> None:
    assert Standing(GuardMode.FULL_QUARANTINE, seconds).retry_after == expected


def test_nobody_has_a_sanction_to_begin_with() -> None:
    assert GOOD_STANDING.mode is GuardMode.BASELINE


@pytest.mark.parametrize(
    ("name", "value"), [("window_seconds", 0), ("lock_seconds", 0), ("quarantine_seconds", -1), ("lock_strikes", -1)]
)
def test_numbers_that_make_no_sense_are_refused(name: str, value: int) -> None:
    with pytest.raises(ValueError, match="must be at least"):
        StrikeRules(**{name: value})
