"""Measure verifiers that report nothing by themselves, and count and log what every verifier reports."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, Self

from adapters.base import Assessment, AsyncVerifierAdapter, Outcome, VerifierFault, Watch
from adapters.boundary import Boundary
from adapters.metrics import Metrics
from filters.ladder import Verdict

_QUIET: Final = frozenset({None, VerifierFault.CIRCUIT_OPEN})
"""Outcomes that are not logged: success, and an open circuit, since the failures that opened it were logged."""


class MeasuredVerifier:
    """Wraps one of our own verifiers in a boundary: its calls are reported to a watch, and its errors are `"unclear"`.

    `provider` is the verifier's fixed name. Such a verifier judges by the payload's text and findings alone, so asking
    it more strictly would only cost the same work again.
    """

    def __init__(
        self,
        verifier: AsyncVerifierAdapter,
        *,
        provider: str,
        watch: Watch,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._verifier = verifier
        self._boundary = Boundary(provider, watch, clock=clock)

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        return self._boundary.run(payload, lambda: Outcome(self._verifier.assess(payload), attempts=1))

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        """Return the verdict. A cancelled call is not reported: the client left, and the verifier did nothing wrong."""
        return (await self.consult(payload)).verdict

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        """Assess as `assess_async` does, and say in the outcome why if there is no verdict."""
        return await self._boundary.run_async(payload, lambda: self._examine(payload))

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Self:
        """Return this verifier itself: it has no keys."""
        return self

    async def aclose(self) -> None:
        """Do nothing: there is nothing to release."""

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    async def _examine(self, payload: Mapping[str, Any]) -> Outcome:
        return Outcome(await self._verifier.assess_async(payload), attempts=1, last=True)


class WarningLogger(Protocol):
    """The one method of a structured logger that is needed here."""

    def warning(self, event: str, **fields: object) -> object: ...


class VerifierWatch:
    """Counts assessments in the metrics of verifier-adapters.md section 7, and logs a warning for each fault.

    Of the payload, a warning holds only a digest of the text and rule ids.
    """

    def __init__(self, metrics: Metrics, logger: WarningLogger) -> None:
        self._metrics = metrics
        self._logger = logger

    def assessed(self, assessment: Assessment) -> None:
        outcome, provider = assessment.outcome, assessment.provider
        milliseconds = assessment.seconds * 1_000
        self._metrics.count_verdict(provider, outcome.verdict, milliseconds=milliseconds)
        if outcome.tokens:
            self._metrics.count_verifier_tokens(provider, outcome.tokens)
        if outcome.fault is not None:
            self._metrics.count_verifier_error(provider, outcome.fault)
        if outcome.fault not in _QUIET:
            self._logger.warning(
                "verifier_unclear",
                provider=provider,
                reason=str(outcome.fault),
                attempts=outcome.attempts,
                milliseconds=round(milliseconds, 3),
                text=assessment.digest,
                rules=assessment.rules,
                error=outcome.error,
                tenant=assessment.tenant,
            )
