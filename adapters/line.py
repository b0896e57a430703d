"""One key at one provider: what is asked under it goes through its circuit, in slots that all tenants share."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import orjson

from adapters.base import Outcome, failed
from adapters.calls import Call, CallFailed, Calls, Reply
from adapters.circuit import Circuits, Ending
from adapters.metrics import VerifierFault
from adapters.provider import Endpoint, tokens_of

ENDINGS: Final[Mapping[VerifierFault | None, Ending]] = {
    None: Ending.SUCCESS,
    # The provider works. The answer was the model's, and a judged text may bring a model to any answer: if this
    # counted, five such texts would switch the verifier off for everyone.
    VerifierFault.REFUSED: Ending.SUCCESS,
    VerifierFault.UNREADABLE: Ending.SUCCESS,
    VerifierFault.REJECTED: Ending.NOTHING,  # a request may be rejected for its text, likewise
    # A text can make a model think too long as well, but a provider that hangs looks just like it, and is what the
    # circuit is for. Such a text switches off its own tenant's circuit only, and one answer begins the count anew.
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


Read = Callable[[Reply], Outcome]
"""Makes an outcome of a reply. It never raises."""


class Line:
    """One endpoint under one key, for one tenant."""

    def __init__(self, endpoint: Endpoint, *, key: str, tenant: str, calls: Calls, circuits: Circuits) -> None:
        self._endpoint = endpoint
        self._headers = endpoint.headers(key)
        self._tenant = tenant
        self._calls = calls
        self._circuit = circuits.of(endpoint.name, tenant=tenant, key=key)

    async def ask(self, question: Callable[[], Mapping[str, Any]], read: Read) -> Outcome:
        """What the reply to a question comes to. The question is written only if the circuit lets it go out."""
        ticket = self._circuit.admit()
        if ticket is None:
            return failed(VerifierFault.CIRCUIT_OPEN)
        ending = Ending.NOTHING  # unless the call comes to an end of its own: it may be cancelled
        try:
            outcome = await self._send(orjson.dumps(question()), read)
            ending = ENDINGS[outcome.fault]
            return outcome
        finally:
            self._circuit.settle(ticket, ending)

    async def _send(self, body: bytes, read: Read) -> Outcome:
        call = Call(self._endpoint.url, self._headers, body, self._endpoint.reads)
        try:
            reply = await self._calls.ask(call, tenant=self._tenant)
        except CallFailed as failure:
            return failed(failure.fault, attempts=failure.attempts)
        return replace(read(reply), attempts=reply.attempts, tokens=tokens_of(reply.json, sent=len(body)))
