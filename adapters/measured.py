"""A verifier whose calls are counted and timed (verifier-adapters.md section 7)."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from adapters.base import AsyncVerifierAdapter
from adapters.metrics import Metrics, VerifierFault
from filters.ladder import Verdict


class MeasuredVerifier:
    """Passes each call on and counts what came of it; changes no verdict and swallows no error.

    `provider` is the verifier's fixed name, a metric label. `clock` tells seconds, and only ever moves forward.
    """

    def __init__(
        self,
        verifier: AsyncVerifierAdapter,
        *,
        provider: str,
        metrics: Metrics,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._verifier = verifier
        self._provider = provider
        self._metrics = metrics
        self._clock = clock

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        began = self._clock()
        try:
            verdict = self._verifier.assess(payload)
        except Exception:
            self._count_fault(began)
            raise
        self._count(verdict, began)
        return verdict

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        """A call that is cancelled is not counted: the client left, and the verifier did nothing wrong."""
        began = self._clock()
        try:
            verdict = await self._verifier.assess_async(payload)
        except asyncio.CancelledError:
            raise
        except Exception:
            self._count_fault(began)
            raise
        self._count(verdict, began)
        return verdict

    def _count_fault(self, began: float) -> None:
        self._metrics.count_verifier_error(self._provider, VerifierFault.INTERNAL)
        self._count("unclear", began)

    def _count(self, verdict: Verdict, began: float) -> None:
        self._metrics.count_verdict(self._provider, verdict, milliseconds=(self._clock() - began) * 1_000)
