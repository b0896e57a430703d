"""Verifying: who is asked for a tenant, under which key, and within which allowance."""

from collections.abc import Mapping
from typing import Any, Final

from adapters.base import Consultant, Outcome, OwnedVerifier, Watch
from adapters.boundary import Boundary
from adapters.metrics import VerifierFault
from gateway.allowance import Allowances, Cost
from gateway.keyring import Keyring, Reference, SecretMissing

CHARS_PER_TOKEN: Final = 4
TASK_TOKENS: Final = 500
"""What a question takes beside the text, roughly."""


class Verifiers:
    """The verifier as each tenant has it.

    A tenant with a key of its own is asked for under that key alone; where it is not to be had, there is no verdict.
    Tenants without one have the gateway's key. None shares a circuit with another.
    """

    def __init__(
        self,
        verifier: OwnedVerifier,
        *,
        provider: str,
        keys: Mapping[str, Reference],
        keyring: Keyring,
        allowances: Allowances,
        watch: Watch,
    ) -> None:
        self._verifier = verifier
        self._provider = provider
        self._keys = keys
        self._keyring = keyring
        self._allowances = allowances
        self._watch = watch

    def of(self, tenant: str) -> Consultant:
        """Who is asked for a tenant. Nothing is read or opened before the first question."""
        return _TenantVerifier(self, Boundary(self._provider, self._watch, tenant=tenant), tenant)

    async def aclose(self) -> None:
        """Closes the verifier for all tenants."""
        await self._verifier.aclose()

    async def consult(self, payload: Mapping[str, Any], *, tenant: str, boundary: Boundary) -> Outcome:
        """The outcome of one assessment for a tenant; never raises."""
        taken = Cost(1, len(payload["prompt_text"]) // CHARS_PER_TOKEN + TASK_TOKENS)
        try:
            verifier = self._verifier.for_tenant(tenant, key=self._key(tenant))
        except SecretMissing:
            return boundary.refuse(payload, VerifierFault.NO_KEY)
        if not self._allowances.take(tenant, taken):
            return boundary.refuse(payload, VerifierFault.CAPPED)
        outcome = await verifier.consult(payload)
        self._allowances.settle(tenant, taken=taken, used=_used(outcome, taken))
        return outcome

    def _key(self, tenant: str) -> str | None:
        reference = self._keys.get(tenant)
        return None if reference is None else self._keyring.read(reference)


class _TenantVerifier:
    """The verifiers, asked for one tenant."""

    __slots__ = ("_boundary", "_tenant", "_verifiers")

    def __init__(self, verifiers: Verifiers, boundary: Boundary, tenant: str) -> None:
        self._verifiers = verifiers
        self._boundary = boundary
        self._tenant = tenant

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        return await self._verifiers.consult(payload, tenant=self._tenant, boundary=self._boundary)


def _used(outcome: Outcome, taken: Cost) -> Cost:
    """What an assessment cost. A call that went wrong may have been charged all the same."""
    guessed = taken.tokens if outcome.fault is not None and outcome.attempts else 0
    return Cost(outcome.attempts, outcome.tokens or guessed)
