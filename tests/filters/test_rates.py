"""What a bucket has, gives, and asks a caller to wait for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.rates import Bucket, Drawn, Level, RateLimits, Rates, draw, filled, per_minute, seconds_to_full

BUCKET = Bucket(capacity=10, per_second=2)


@pytest.mark.parametrize(
    ("level", "now", "left"),
    [
        pytest.param(None, 5, 10, id="never drawn from: full"),
        pytest.param(Level(1, at=0), 3, 7, id="filled for a while"),
        pytest.param(Level(1, at=0), 99, 10, id="filled to the brim"),
        pytest.param(Level(-3, at=0), 1, -1, id="still below nothing"),
        pytest.param(Level(1, at=9), 3, 1, id="a clock that went back"),
    ],
)
def test_a_bucket_fills_evenly(level: Level | None, now: float, left: float) -> None:
    assert filled(level, BUCKET, now) == Level(left, now)


@pytest.mark.parametrize(
    ("left", "amount", "drawn"),
    [
        pytest.param(10, 10, Drawn(True, 0, 0), id="all"),
        pytest.param(3, 4, Drawn(False, 3, 0.5), id="more than there is"),
        pytest.param(10, 12, Drawn(True, -2, 0), id="more than there ever is, of a full one"),
        pytest.param(9, 12, Drawn(False, 9, 0.5), id="more than there ever is, of another"),
        pytest.param(0, 0, Drawn(True, 0, 0), id="nothing of an empty one"),
        pytest.param(-1, 0, Drawn(False, -1, 0.5), id="nothing of one below nothing"),
    ],
)
def test_a_draw_takes_what_there_is_or_nothing(left: float, amount: float, drawn: Drawn) -> None:
    (after,), (told,) = draw([Level(left, 7)], [(BUCKET, amount)])
    assert told == drawn
    assert after == Level(drawn.left, 7)


def test_a_draw_from_two_buckets_takes_from_both_or_from_none() -> None:
    after, told = draw([Level(5, 0), Level(0, 0)], [(BUCKET, 1), (BUCKET, 1)])
    assert [level.left for level in after] == [5, 0]
    assert [(one.granted, one.wait) for one in told] == [(True, 0), (False, 0.5)]


@given(st.lists(st.tuples(st.floats(0, 100), st.floats(0, 20)), max_size=30))
def test_nobody_gets_more_than_a_full_bucket_and_what_flowed(steps: list[tuple[float, float]]) -> None:
    level, got, now = None, 0.0, 0.0
    for pause, amount in steps:
        now += pause
        (level,), (drawn,) = draw([filled(level, BUCKET, now)], [(BUCKET, amount)])
        got += amount if drawn.granted else 0
        assert level.left <= BUCKET.capacity
    overdrawn = max(0.0, *(amount - BUCKET.capacity for _, amount in steps)) if steps else 0
    assert got <= BUCKET.capacity + now * BUCKET.per_second + overdrawn + 1e-6


def test_a_minutes_limit_is_there_at_once_and_comes_back_in_a_minute() -> None:
    bucket = per_minute(120)
    assert bucket == Bucket(capacity=120, per_second=2)
    assert seconds_to_full(Level(0, 0), bucket) == 60
    assert seconds_to_full(Level(120, 0), bucket) == 0


def test_limits_are_never_below_nothing() -> None:
    with pytest.raises(ValueError, match="at least 0"):
        RateLimits(tokens_per_minute=-1)


@pytest.mark.parametrize("name", RateLimits.__slots__)
def test_each_limit_limits_something(name: str) -> None:
    assert RateLimits(**{name: 1}).limit_something
    assert not RateLimits().limit_something


def test_either_limit_limits_something() -> None:
    limited = RateLimits(requests_per_minute=1)
    assert Rates(tenant=limited).limit_something
    assert Rates(subject=limited).limit_something
    assert not Rates().limit_something
