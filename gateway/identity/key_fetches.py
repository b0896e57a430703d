"""Fetches of the published key set: each is counted, and the log is told when they begin to fail and when that ends."""

from collections.abc import Callable
from typing import Final

import structlog

from adapters.metrics import KeyFetch, Metrics
from gateway.identity.tenants import LogThrottle

_FAILING: Final = ("key_set",)


class KeySetWatch:
    """A `FetchWatch` of one worker: it stays when a reload names another address.

    The log is told of failure once a minute at most, however often it comes and goes, and of its end where it was told
    of the failure. `on_fetch` is told of every fetch.
    """

    def __init__(
        self, metrics: Metrics, on_fetch: Callable[[KeyFetch], None], throttle: LogThrottle | None = None
    ) -> None:
        self._metrics = metrics
        self._on_fetch = on_fetch
        self._throttle = throttle or LogThrottle()
        self._is_told = False

    def __call__(self, outcome: KeyFetch, serves_seconds: float) -> None:
        self._metrics.count_key_fetch(outcome)
        self._on_fetch(outcome)
        if outcome is not KeyFetch.FETCHED:
            self._tell_failure(outcome, serves_seconds)
        elif self._is_told:
            self._is_told = False
            structlog.get_logger().info("key_set_restored")

    def _tell_failure(self, outcome: KeyFetch, serves_seconds: float) -> None:
        if self._throttle.is_due(_FAILING):
            self._is_told = True
            structlog.get_logger().error("key_set_failed", reason=outcome.value, serves_seconds=int(serves_seconds))
