"""The log is told of a key set that fails, and seldom."""

from collections.abc import Iterator, Sequence

import pytest
from prometheus_client import CollectorRegistry
from structlog.testing import capture_logs

from adapters.metrics import KeyFetch, Metrics
from gateway.identity.key_fetches import KeySetWatch
from gateway.logs import LASTING_SECONDS, LogThrottle

FAILED = {"event": "key_set_failed", "log_level": "error", "reason": "server", "serves_seconds": 7}
RESTORED = {"event": "key_set_restored", "log_level": "info"}


def told_of(fetches: Sequence[tuple[float, KeyFetch]], registry: CollectorRegistry | None = None) -> list[object]:
    """What the log is told of fetches, each with the seconds that passed before it."""
    now = 0.0
    watch = KeySetWatch(Metrics(registry or CollectorRegistry()), lambda _: None, LogThrottle(lambda: now))
    with capture_logs() as told:
        for seconds, outcome in fetches:
            now += seconds
            watch(outcome, 7.9)
    return list(told)


def repeated(outcome: KeyFetch, number: int, seconds: float) -> Iterator[tuple[float, KeyFetch]]:
    for _ in range(number):
        yield seconds, outcome


UP, DOWN = KeyFetch.FETCHED, KeyFetch.SERVER
CASES = {
    "all is well": ([*repeated(UP, 5, 300)], []),
    "it fails and ends": ([(0, UP), (10, DOWN), (10, UP), (300, UP)], [FAILED, RESTORED]),
    "it fails from the start": ([(0, DOWN), (10, UP)], [FAILED, RESTORED]),
    "it goes on": ([*repeated(DOWN, 13, LASTING_SECONDS / 6)], [FAILED, FAILED, FAILED]),
    "it comes and goes within a minute": ([(0, DOWN), (9, UP), (9, DOWN), (9, UP), (9, DOWN)], [FAILED, RESTORED]),
    "it stays away then": ([(0, DOWN), (9, UP), (9, DOWN), (LASTING_SECONDS, DOWN), (9, UP)], [FAILED, RESTORED] * 2),
}


@pytest.mark.parametrize(("fetches", "told"), CASES.values(), ids=CASES.keys())
def test_the_log_is_told_once_a_minute_at_most(fetches: Sequence[tuple[float, KeyFetch]], told: list[object]) -> None:
    assert told_of(fetches) == told


def test_every_fetch_is_counted_and_handed_on() -> None:
    registry = CollectorRegistry()
    seen: list[KeyFetch] = []
    watch = KeySetWatch(Metrics(registry), seen.append)
    for outcome in (*KeyFetch, KeyFetch.FETCHED):
        watch(outcome, 0.0)
    assert seen == [*KeyFetch, KeyFetch.FETCHED]
    counted = {
        outcome: registry.get_sample_value("guardrail_key_set_fetches_total", {"outcome": outcome})
        for outcome in KeyFetch
    }
    assert counted == {outcome: 2 if outcome is KeyFetch.FETCHED else 1 for outcome in KeyFetch}
