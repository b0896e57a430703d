"""Measures verifiers that tell nothing of themselves, and counts and logs what any verifier tells."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, Self

from adapters.base import Assessment, AsyncVerifierAdapter, Outcome, Watch
from adapters.boundary import Boundary
from adapters.metrics import Metrics, VerifierFault
from filters.ladder import Verdict

_QUIET: Final = frozenset({None, VerifierFault.CIRCUIT_OPEN})
"""What is not logged: success, and what follows from failures that were."""


class MeasuredVerifier:
    """Puts a boundary round a verifier of ours: its calls are told to a watch, and its errors are `"unclear"`.

    `provider` is the verifier's fixed name.
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
        """A call that is cancelled is not told: the client left, and the verifier did nothing wrong."""
        return (await self.consult(payload)).verdict

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        """As `assess_async`, and why where there is no verdict."""
        return await self._boundary.run_async(payload, lambda: self._examine(payload))

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Self:
        """The same for all: it has no keys."""
        return self

    async def aclose(self) -> None:
        """Nothing: it holds nothing."""

    def close(self) -> None:
        """Nothing, likewise."""

    async def _examine(self, payload: Mapping[str, Any]) -> Outcome:
        return Outcome(await self._verifier.assess_async(payload), attempts=1)


class WarningLogger(Protocol):
    """What is needed of a structured logger."""

    def warning(self, event: str, **fields: object) -> object: ...


class VerifierWatch:
    """Counts what verifiers tell in the three families of verifier-adapters.md section 7, and warns of faults.

    A warning holds a digest, rule ids and words from closed sets, and nothing else of what was asked.
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
