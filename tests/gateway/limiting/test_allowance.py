"""Each tenant has so many verifier calls and tokens a minute, and no more."""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gateway.limiting.allowance import Allowances, Cost

ONE_CALL = Cost(calls=1)


class _Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def _allowances(clock: _Clock, *, calls: int = 0, tokens: int = 0) -> Allowances:
    return Allowances(calls_per_minute=calls, tokens_per_minute=tokens, clock=clock)


def test_a_minutes_calls_may_be_had_at_once_and_then_no_more() -> None:
    allowances = _allowances(_Clock(), calls=3)
    assert [allowances.take("acme", ONE_CALL) for _ in range(5)] == [True, True, True, False, False]


def test_a_clock_that_moves_between_two_looks_takes_nothing_away() -> None:
    ticks = count(1_000.0, 0.001)
    allowances = Allowances(calls_per_minute=1, tokens_per_minute=1, clock=lambda: next(ticks))
    assert allowances.take("acme", Cost(1, 1))


def test_calls_come_back_evenly() -> None:
    clock = _Clock()
    allowances = _allowances(clock, calls=60)
    assert all(allowances.take("acme", ONE_CALL) for _ in range(60))
    clock.now += 0.5
    assert allowances.take("acme", ONE_CALL) is False
    clock.now += 0.5
    assert allowances.take("acme", ONE_CALL) is True
    assert allowances.take("acme", ONE_CALL) is False


def test_a_quiet_hour_saves_no_more_than_a_minute() -> None:
    clock = _Clock()
    allowances = _allowances(clock, calls=2)
    assert allowances.take("acme", ONE_CALL)
    clock.now += 3_600
    assert [allowances.take("acme", ONE_CALL) for _ in range(3)] == [True, True, False]


def test_one_tenant_takes_nothing_from_another() -> None:
    allowances = _allowances(_Clock(), calls=1)
    assert allowances.take("one", ONE_CALL)
    assert not allowances.take("one", ONE_CALL)
    assert allowances.take("two", ONE_CALL)


@pytest.mark.parametrize("limits", [{"calls": 1}, {"tokens": 100}], ids=["calls", "tokens"])
def test_what_is_refused_takes_nothing_of_either_limit(limits: dict[str, int]) -> None:
    clock = _Clock()
    allowances = _allowances(clock, **{"calls": 5, "tokens": 500, **limits})
    assert allowances.take("acme", Cost(1, 100))
    assert not allowances.take("acme", Cost(1, 100))
    clock.now += 60
    assert allowances.take("acme", Cost(1, 100))


def test_what_was_not_used_comes_back() -> None:
    allowances = _allowances(_Clock(), calls=1, tokens=100)
    assert allowances.take("acme", Cost(1, 100))
    allowances.settle("acme", taken=Cost(1, 100), used=Cost())
    assert allowances.take("acme", Cost(1, 100))


def test_what_was_used_beyond_it_is_taken_later() -> None:
    clock = _Clock()
    allowances = _allowances(clock, tokens=60)
    assert allowances.take("acme", Cost(1, 10))
    allowances.settle("acme", taken=Cost(1, 10), used=Cost(1, 90))
    clock.now += 30
    assert not allowances.take("acme", Cost(1, 10))
    clock.now += 10
    assert allowances.take("acme", Cost(1, 10))


def test_what_costs_more_than_a_minutes_waits_for_a_full_one() -> None:
    clock = _Clock()
    allowances = _allowances(clock, tokens=60)
    assert allowances.take("acme", Cost(1, 600))
    clock.now += 599
    assert not allowances.take("acme", Cost(1, 600))
    clock.now += 1
    assert allowances.take("acme", Cost(1, 600))


def test_without_limits_everything_may_be_had() -> None:
    allowances = _allowances(_Clock())
    assert all(allowances.take("acme", Cost(1, 1_000_000)) for _ in range(1_000))


@given(st.integers(1, 50), st.lists(st.floats(0, 30), max_size=200))
def test_no_minute_has_more_than_twice_the_limit(limit: int, pauses: list[float]) -> None:
    clock = _Clock()
    allowances = _allowances(clock, calls=limit)
    taken: list[float] = []
    for pause in pauses:
        clock.now += pause
        if allowances.take("acme", ONE_CALL):
            taken.append(clock.now)
    assert all(sum(start <= at < start + 60 for at in taken) <= 2 * limit for start in taken)
