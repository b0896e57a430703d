"""Every call of a verifier is counted once, and its word and its errors pass unchanged."""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from adapters.measured import MeasuredVerifier
from adapters.metrics import Metrics
from filters.ladder import Verdict


class _Scripted:
    """Gives one verdict, or raises one error."""

    def __init__(self, outcome: Verdict | BaseException) -> None:
        self.outcome = outcome

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        if isinstance(self.outcome, BaseException):
            raise self.outcome
        return self.outcome

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        return self.assess(payload)


def _ticks() -> Iterator[float]:
    """A clock that is 4 ms further at each look."""
    now = 100.0
    while True:
        yield now
        now += 0.004


@pytest.fixture
def registry() -> CollectorRegistry:
    return CollectorRegistry()


def _measured(outcome: Verdict | BaseException, registry: CollectorRegistry) -> MeasuredVerifier:
    ticks = _ticks()
    return MeasuredVerifier(_Scripted(outcome), provider="local", metrics=Metrics(registry), clock=lambda: next(ticks))


def _counted(registry: CollectorRegistry, outcome: str) -> float | None:
    return registry.get_sample_value("verifier_requests_total", {"provider": "local", "outcome": outcome})


@pytest.mark.parametrize("verdict", ["safe", "unsafe", "unclear"])
async def test_a_verdict_is_passed_on_and_counted(verdict: Verdict, registry: CollectorRegistry) -> None:
    verifier = _measured(verdict, registry)
    assert verifier.assess({}) == verdict
    assert await verifier.assess_async({}) == verdict
    assert _counted(registry, verdict) == 2
    assert registry.get_sample_value("verifier_latency_ms_sum", {"provider": "local"}) == pytest.approx(8)


async def test_an_error_is_passed_on_and_counted_as_unclear(registry: CollectorRegistry) -> None:
    verifier = _measured(ZeroDivisionError(), registry)
    with pytest.raises(ZeroDivisionError):
        verifier.assess({})
    with pytest.raises(ZeroDivisionError):
        await verifier.assess_async({})
    assert _counted(registry, "unclear") == 2
    assert registry.get_sample_value("verifier_errors_total", {"provider": "local", "reason": "internal"}) == 2


async def test_a_call_that_is_cancelled_is_not_counted(registry: CollectorRegistry) -> None:
    verifier = _measured(asyncio.CancelledError(), registry)
    with pytest.raises(asyncio.CancelledError):
        await verifier.assess_async({})
    assert _counted(registry, "unclear") is None
