"""The contract of a verifier (verifier-adapters.md section 2)."""

from collections.abc import Mapping
from typing import Any, Protocol

from filters.ladder import Verdict


class VerifierAdapter(Protocol):
    """Classifies a normalised payload (verifier-adapters.md section 3).

    `assess` returns exactly one of the three words and never raises; what goes wrong inside is `"unclear"`.
    """

    def assess(self, payload: Mapping[str, Any]) -> Verdict: ...


class AsyncVerifierAdapter(VerifierAdapter, Protocol):
    """A verifier with the twin that the gateway awaits."""

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict: ...
