"""Fetches of the published key set: each is counted, and logged where they begin to fail and where that ends."""

from collections.abc import Callable
from typing import Final

import structlog

from adapters.metrics import KeyFetch, Metrics
from gateway.logs import LogThrottle

_FAILING: Final = ("key_set",)


class KeySetWatch:
    """A `FetchWatch` of one worker: it stays when a reload names another address.

    A failure is logged once a minute at most, however often it comes and goes, and its end if the failure was logged.
    `on_fetch` is called for every fetch.
    """

    def __init__(
        self, metrics: Metrics, on_fetch: Callable[[KeyFetch], None], throttle: LogThrottle | None = None
    ) -> None:
        self._metrics = metrics
        self._on_fetch = on_fetch
        self._throttle = throttle or LogThrottle()
        self._is_logged = False

    def __call__(self, outcome: KeyFetch, serves_seconds: float) -> None:
        self._metrics.count_key_fetch(outcome)
        self._on_fetch(outcome)
        if outcome is not KeyFetch.FETCHED:
            self._log_failure(outcome, serves_seconds)
        elif self._is_logged:
            self._is_logged = False
            structlog.get_logger().info("key_set_restored")

    def _log_failure(self, outcome: KeyFetch, serves_seconds: float) -> None:
        if self._throttle.is_due(_FAILING):
            self._is_logged = True
            structlog.get_logger().error("key_set_failed", reason=outcome.value, serves_seconds=int(serves_seconds))
