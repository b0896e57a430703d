"""Verifiers that tell nothing of themselves are measured, and what is told is counted and logged."""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from adapters.base import Assessment, Outcome, VerifierFault, failed
from adapters.measured import MeasuredVerifier, VerifierWatch
from adapters.metrics import Metrics
from filters.ladder import Verdict
from filters.verification.flags import FINDINGS_LEFT_OUT
from tests.adapters.watching import Lines, Remembered, payload


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


class _Hung(_Scripted):
    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        await asyncio.get_running_loop().create_future()
        return "safe"


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
    watch = VerifierWatch(Metrics(registry), Lines())
    return MeasuredVerifier(_Scripted(outcome), provider="local", watch=watch, clock=lambda: next(ticks))


def _counted(registry: CollectorRegistry, outcome: str) -> float | None:
    return registry.get_sample_value("verifier_requests_total", {"provider": "local", "outcome": outcome})


@pytest.mark.parametrize("verdict", ["safe", "unsafe", "unclear"])
async def test_a_verdict_is_passed_on_and_counted(verdict: Verdict, registry: CollectorRegistry) -> None:
    verifier = _measured(verdict, registry)
    assert verifier.assess({}) == verdict
    assert await verifier.assess_async({}) == verdict
    assert _counted(registry, verdict) == 2
    assert registry.get_sample_value("verifier_latency_ms_sum", {"provider": "local"}) == pytest.approx(8)


async def test_a_verifier_of_ours_heeds_itself_what_it_is_not_shown(registry: CollectorRegistry) -> None:
    cut = {**payload(), "ingress_flags": [FINDINGS_LEFT_OUT]}
    assert await _measured("safe", registry).assess_async(cut) == "safe"


async def test_a_verifier_of_ours_has_no_stricter_question(registry: CollectorRegistry) -> None:
    assert await _measured("unclear", registry).consult(payload()) == Outcome("unclear", attempts=1, last=True)


@pytest.mark.parametrize("error", [ZeroDivisionError(), TimeoutError(), KeyError("x")], ids=["maths", "time", "key"])
async def test_an_error_is_unclear_and_counted(error: Exception, registry: CollectorRegistry) -> None:
    verifier = _measured(error, registry)
    assert verifier.assess({}) == "unclear"
    assert await verifier.assess_async({}) == "unclear"
    assert _counted(registry, "unclear") == 2
    assert registry.get_sample_value("verifier_errors_total", {"provider": "local", "reason": "internal"}) == 2


async def test_a_call_that_is_cancelled_is_not_told() -> None:
    watch = Remembered()
    verifier = MeasuredVerifier(_Hung("safe"), provider="local", watch=watch)
    call = asyncio.create_task(verifier.assess_async({}))
    await asyncio.sleep(0)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert watch.assessments == []


async def test_a_call_that_cancels_itself_is_unclear(registry: CollectorRegistry) -> None:
    assert await _measured(asyncio.CancelledError(), registry).assess_async({}) == "unclear"
    assert registry.get_sample_value("verifier_errors_total", {"provider": "local", "reason": "internal"}) == 1


async def test_closing_leaves_the_verifier_alone(registry: CollectorRegistry) -> None:
    verifier = _measured("safe", registry)
    await verifier.aclose()
    verifier.close()
    assert verifier.assess(payload()) == "safe"
    assert verifier.for_tenant("acme", key="sk-acme") is verifier


TOLD: Mapping[str, tuple[Outcome, int]] = {
    "a verdict": (Outcome("safe", attempts=1), 0),
    "an unclear verdict": (Outcome("unclear", attempts=1), 0),
    "a fault": (failed(VerifierFault.SERVER, attempts=2), 1),
    "an error": (failed(VerifierFault.INTERNAL, error="ZeroDivisionError"), 1),
    "an open circuit": (failed(VerifierFault.CIRCUIT_OPEN), 0),
}


@pytest.mark.parametrize("case", TOLD)
def test_faults_are_logged(case: str, registry: CollectorRegistry) -> None:
    outcome, lines = TOLD[case]
    log = Lines()
    watch = VerifierWatch(Metrics(registry), log)
    watch.assessed(Assessment("azure", outcome, 0.0125, digest="0123456789abcdef", rules=("INJ-001",), tenant="acme"))
    assert (
        log.lines
        == [
            (
                "verifier_unclear",
                {
                    "provider": "azure",
                    "reason": outcome.fault,
                    "attempts": outcome.attempts,
                    "milliseconds": 12.5,
                    "text": "0123456789abcdef",
                    "rules": ("INJ-001",),
                    "error": outcome.error,
                    "tenant": "acme",
                },
            )
        ][:lines]
    )
    errors = registry.get_sample_value("verifier_errors_total", {"provider": "azure", "reason": str(outcome.fault)})
    assert errors == (None if outcome.fault is None else 1)


def test_tokens_are_counted(registry: CollectorRegistry) -> None:
    watch = VerifierWatch(Metrics(registry), Lines())
    for tokens in (320, 0, 100):
        watch.assessed(Assessment("azure", Outcome("safe", tokens=tokens), 0.01, digest="", rules=()))
    assert registry.get_sample_value("verifier_tokens_total", {"provider": "azure"}) == 420
