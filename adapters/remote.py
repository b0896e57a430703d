"""A verifier at a provider: asks it over HTTP, within a budget, behind a circuit breaker."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Self

import orjson

from adapters.base import Outcome, Watch, failed
from adapters.boundary import Boundary
from adapters.calls import Call, CallFailed, Calls
from adapters.circuit import Circuits, Ending
from adapters.metrics import VerifierFault
from adapters.private_loop import PrivateLoop
from adapters.provider import Provider, tokens_of
from filters.ladder import Verdict
from filters.payload import FINDINGS_LEFT_OUT

LONGEST_TEXT = 100_000
"""Characters of `prompt_text` that are sent; a longer one is unclear, since a part of it is not the whole."""
MARGIN_SECONDS = 1.0
"""What `assess` waits beyond the budget for a private loop that is late."""

ENDINGS: Final[Mapping[VerifierFault | None, Ending]] = {
    None: Ending.SUCCESS,
    # The provider works. The answer was the model's, and a judged text may bring a model to any answer: if this
    # counted, five such texts would switch the verifier off for everyone.
    VerifierFault.REFUSED: Ending.SUCCESS,
    VerifierFault.UNREADABLE: Ending.SUCCESS,
    VerifierFault.REJECTED: Ending.NOTHING,  # a request may be rejected for its text, likewise
    VerifierFault.TIMEOUT: Ending.FAILURE,
    VerifierFault.NETWORK: Ending.FAILURE,
    VerifierFault.SERVER: Ending.FAILURE,
    VerifierFault.RATE_LIMITED: Ending.FAILURE,
    VerifierFault.DENIED: Ending.FAILURE,  # a wrong key does not become right by being shown again at once
    VerifierFault.MALFORMED: Ending.FAILURE,
    VerifierFault.BUSY: Ending.NOTHING,
    VerifierFault.CAPPED: Ending.NOTHING,
    VerifierFault.NO_KEY: Ending.NOTHING,
    VerifierFault.PAYLOAD: Ending.NOTHING,
    VerifierFault.CIRCUIT_OPEN: Ending.NOTHING,
    VerifierFault.INTERNAL: Ending.NOTHING,
}
"""What each outcome means for the circuit."""


class RemoteVerifier:
    """Assesses payloads at a provider, with one key. It opens nothing before the first assessment.

    `nonce` gives a new unguessable word at each call.
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
        self._headers = provider.headers(key)
        self._calls = calls
        self._circuits = circuits
        self._circuit = circuits.of(provider.name, tenant=tenant, key=key)
        self._watch = watch
        self._boundary = Boundary(provider.name, watch, tenant=tenant)
        self._nonce = nonce
        self._private = private or PrivateLoop(calls.aclose)

    def __repr__(self) -> str:
        return f"RemoteVerifier({self._provider.name})"

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Self:
        """The same verifier for a tenant, under its own key if it has one: it shares slots and connections with the
        others, and never a circuit.

        Cheap enough to be made for each request. Only the verifier that it was made from is closed.
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
        """The verdict. Blocks the calling thread, for the budget and a margin at most."""
        return self._boundary.run(payload, lambda: self._wait(payload))

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        """The verdict, after the budget's seconds at the latest."""
        return (await self.consult(payload)).verdict

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        """As `assess_async`, and why where there is no verdict."""
        return await self._boundary.run_async(payload, lambda: self._examine(payload))

    async def aclose(self) -> None:
        """Closes the connections of the running loop, and the private loop."""
        self._private.close()
        await self._calls.aclose()

    def close(self) -> None:
        """Closes the private loop."""
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
        ticket = self._circuit.admit()
        if ticket is None:
            return failed(VerifierFault.CIRCUIT_OPEN)
        ending = Ending.NOTHING  # unless the call comes to an end of its own: it may be cancelled
        try:
            outcome = await self._ask(payload)
            ending = ENDINGS[outcome.fault]
            return _as_far_as_seen(outcome, payload)
        finally:
            self._circuit.settle(ticket, ending)

    async def _ask(self, payload: Mapping[str, Any]) -> Outcome:
        body = orjson.dumps(self._provider.write(payload, self._nonce()))
        call = Call(self._provider.url, self._headers, body, self._provider.reads)
        try:
            reply = await self._calls.ask(call)
        except CallFailed as failure:
            return failed(failure.fault, attempts=failure.attempts)
        return replace(self._provider.read(reply), attempts=reply.attempts, tokens=tokens_of(reply.json))


def _as_far_as_seen(outcome: Outcome, payload: Mapping[str, Any]) -> Outcome:
    """The outcome; no "safe" about a text of which not everything was shown, whatever the prompt asked for."""
    flags = payload.get("ingress_flags")
    unseen = isinstance(flags, Sequence) and FINDINGS_LEFT_OUT in flags
    return replace(outcome, verdict="unclear") if unseen and outcome.verdict == "safe" else outcome
