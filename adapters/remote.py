"""A verifier at a provider, asked over HTTP within a budget and behind a circuit breaker."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Self

from adapters.base import Outcome, VerifierFault, Watch, as_far_as_seen, failed
from adapters.boundary import Boundary
from adapters.calls import Calls
from adapters.circuit import Circuits
from adapters.line import Line
from adapters.private_loop import PrivateLoop
from adapters.provider import Provider
from filters.ladder import Verdict

LONGEST_TEXT = 100_000
"""Characters of the longest `prompt_text` that is sent. A longer one is not cut: its verdict is unclear."""
MARGIN_SECONDS = 1.0
"""Seconds beyond the budget that `assess` waits for a private loop that is late."""


class RemoteVerifier:
    """Assesses payloads at a provider, with one key. It opens nothing before the first assessment.

    `nonce` returns a new unguessable word at each call.
    """

    def __init__(
        self,
        provider: Provider,
        *,
        key: str,
        calls: Calls,
        circuits: Circuits,
        watch: Watch,
        tenant: str = "",
        nonce: Callable[[], str] = lambda: secrets.token_hex(16),
        private: PrivateLoop | None = None,
    ) -> None:
        self._provider = provider
        self._key = key
        self._calls = calls
        self._circuits = circuits
        self._line = Line(provider, key=key, tenant=tenant, calls=calls, circuits=circuits)
        self._watch = watch
        self._boundary = Boundary(provider.name, watch, tenant=tenant)
        self._nonce = nonce
        self._private = private or PrivateLoop(calls.aclose)

    def __repr__(self) -> str:
        return f"RemoteVerifier({self._provider.name})"

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Self:
        """Return this verifier for one tenant, with the tenant's own key if given.

        It shares slots and connections with the others, and never a circuit. Cheap enough to be made for each request.
        Only the verifier that it was made from needs to be closed.
        """
        return type(self)(
            self._provider,
            key=self._key if key is None else key,
            calls=self._calls,
            circuits=self._circuits,
            watch=self._watch,
            tenant=tenant,
            nonce=self._nonce,
            private=self._private,
        )

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        """Return the verdict. Blocks the calling thread, at most for the budget and `MARGIN_SECONDS`."""
        return self._boundary.run(payload, lambda: self._wait(payload))

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        """Return the verdict, at the latest after the budget's seconds."""
        return (await self.consult(payload)).verdict

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        """Assess as `assess_async` does, and say in the outcome why if there is no verdict."""
        return await self._boundary.run_async(payload, lambda: self._examine(payload))

    async def aclose(self) -> None:
        """Close the connections of the running loop, and the private loop."""
        self._private.close()
        await self._calls.aclose()

    def close(self) -> None:
        """Close the private loop."""
        self._private.close()

    def _wait(self, payload: Mapping[str, Any]) -> Outcome:
        try:
            return self._private.run(
                lambda: self._examine(payload), seconds=self._calls.budget.seconds + MARGIN_SECONDS
            )
        except TimeoutError:
            return failed(VerifierFault.TIMEOUT)

    async def _examine(self, payload: Mapping[str, Any]) -> Outcome:
        text = payload.get("prompt_text") if isinstance(payload, Mapping) else None
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            return failed(VerifierFault.PAYLOAD)
        outcome = await self._line.ask(lambda: self._provider.write(payload, self._nonce()), self._provider.read)
        return as_far_as_seen(outcome, payload)
