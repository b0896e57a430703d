"""One key at one provider: calls with it pass its circuit breaker, and take slots that all tenants share."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import orjson

from adapters.base import Outcome, VerifierFault, failed
from adapters.calls import CallFailed, Calls, ProviderCall, ProviderReply
from adapters.circuit import Circuits, Ending
from adapters.provider import Endpoint, tokens_of

ENDINGS: Final[Mapping[VerifierFault | None, Ending]] = {
    None: Ending.SUCCESS,
    # The provider works. The answer is the model's, and the judged text can bring a model to any answer: if these
    # counted as failures, five such texts would switch the verifier off.
    VerifierFault.REFUSED: Ending.SUCCESS,
    VerifierFault.UNREADABLE: Ending.SUCCESS,
    VerifierFault.REJECTED: Ending.NOTHING,  # likewise: a request may be rejected for its text
    # A text can also make a model think too long, but that cannot be told from a provider that hangs, which the
    # circuit is for. Such texts open only their own tenant's circuit, and one answer resets the count of failures.
    VerifierFault.TIMEOUT: Ending.FAILURE,
    VerifierFault.NETWORK: Ending.FAILURE,
    VerifierFault.SERVER: Ending.FAILURE,
    VerifierFault.RATE_LIMITED: Ending.FAILURE,
    VerifierFault.DENIED: Ending.FAILURE,  # a wrong key stays wrong when it is sent again at once
    VerifierFault.MALFORMED: Ending.FAILURE,
    VerifierFault.BUSY: Ending.NOTHING,
    VerifierFault.CAPPED: Ending.NOTHING,
    VerifierFault.NO_KEY: Ending.NOTHING,
    VerifierFault.PAYLOAD: Ending.NOTHING,
    VerifierFault.CIRCUIT_OPEN: Ending.NOTHING,
    VerifierFault.INTERNAL: Ending.NOTHING,
}
"""What each fault, or none, means for the circuit."""


Read = Callable[[ProviderReply], Outcome]
"""Turns a reply into an outcome. It never raises."""


class Line:
    """One endpoint with one key, for one tenant."""

    def __init__(self, endpoint: Endpoint, *, key: str, tenant: str, calls: Calls, circuits: Circuits) -> None:
        self._endpoint = endpoint
        self._headers = endpoint.headers(key)
        self._tenant = tenant
        self._calls = calls
        self._circuit = circuits.of(endpoint.name, tenant=tenant, key=key)

    async def ask(self, question: Callable[[], Mapping[str, Any]], read: Read) -> Outcome:
        """Send a question and return the outcome of the reply. `question` is called only if the circuit admits it."""
        ticket = self._circuit.admit()
        if ticket is None:
            return failed(VerifierFault.CIRCUIT_OPEN)
        ending = Ending.NOTHING  # stays so if the call is cancelled
        try:
            outcome = await self._send(orjson.dumps(question()), read)
            ending = ENDINGS[outcome.fault]
            return outcome
        finally:
            self._circuit.settle(ticket, ending)

    async def _send(self, body: bytes, read: Read) -> Outcome:
        call = ProviderCall(self._endpoint.url, self._headers, body, self._endpoint.reads)
        try:
            reply = await self._calls.ask(call, tenant=self._tenant)
        except CallFailed as failure:
            return failed(failure.fault, attempts=failure.attempts)
        return replace(read(reply), attempts=reply.attempts, tokens=tokens_of(reply.json, sent=len(body)))
