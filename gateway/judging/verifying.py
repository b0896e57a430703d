"""Verifying: ask verifiers and models for a tenant, with the right key and within the tenant's allowance."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from adapters.base import Consultant, Outcome, OwnedVerifier, VerifierFault, Watch
from adapters.boundary import Boundary
from adapters.respondent import Answered, OwnedRespondent, Respondent, Write
from gateway.keys.keyring import Keyring, Reference, SecretMissing
from gateway.limiting.allowance import Allowances, Cost

CHARS_PER_TOKEN: Final = 4
TASK_TOKENS: Final = 500
"""Tokens that a question takes beside the text, roughly."""
QUESTION_TOKENS: Final = 2_000
"""Tokens that a question about a tool call takes, roughly. It is not written yet when they are charged."""


class Verifiers:
    """The verifier, for each tenant.

    A tenant with its own key only ever uses that key: if it is not available, or is another tenant's too, there is no
    verdict. Tenants without one use the gateway's key. No two tenants share a circuit.
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
        self._keys = _TenantKeys(keys, keyring)
        self._allowances = allowances
        self._watch = watch

    def of(self, tenant: str) -> Consultant:
        """Return the verifier for a tenant. Nothing is read or opened before the first question."""
        return _TenantVerifier(self, tenant)

    def boundary(self, tenant: str) -> Boundary:
        return Boundary(self._provider, self._watch, tenant=tenant)

    def models(self, respondent: OwnedRespondent) -> "TenantModels":
        """Return a model that answers questions, with the same keys and allowances as verdicts.

        The caller closes `respondent`.
        """
        return TenantModels(self, respondent)

    def overdue(self, tenant: str, payload: Mapping[str, Any], *, seconds: float) -> Outcome:
        """Report an assessment that its caller ended after `seconds`, and return its outcome.

        A caller that ends an assessment by its own deadline must call this, since a cancelled call is not reported.
        """
        return self.boundary(tenant).overdue(payload, seconds=seconds)

    async def aclose(self) -> None:
        """Close the verifier for all tenants."""
        await self._verifier.aclose()

    async def consult(self, payload: Mapping[str, Any], *, tenant: str) -> Outcome:
        """Return the outcome of one assessment for a tenant. Never raises."""
        taken = Cost(1, len(payload["prompt_text"]) // CHARS_PER_TOKEN + TASK_TOKENS)
        grant = self.grant(tenant, taken)
        if isinstance(grant, VerifierFault):
            return self.boundary(tenant).refuse(payload, grant)
        outcome = await self._verifier.for_tenant(tenant, key=grant.key).consult(payload)
        self.settle(tenant, taken, Charge(outcome.fault, outcome.attempts, outcome.tokens))
        return outcome

    def grant(self, tenant: str, cost: Cost) -> "Grant | VerifierFault":
        """Return the right to one call at this cost, which the caller must settle, or why there is none."""
        try:
            key = self._keys.of(tenant)
        except SecretMissing:
            return VerifierFault.NO_KEY
        return Grant(key) if self._allowances.take(tenant, cost) else VerifierFault.CAPPED

    def settle(self, tenant: str, taken: Cost, charge: "Charge") -> None:
        """Replace what was taken from the allowance for a call by what the call cost."""
        self._allowances.settle(tenant, taken=taken, used=_used(charge, taken))


class _TenantKeys:
    """The keys of tenants that have their own. A key is read anew for each call; only digests are kept."""

    def __init__(self, references: Mapping[str, Reference], keyring: Keyring) -> None:
        self._references = references
        self._keyring = keyring
        self._digests: dict[str, bytes] = {}

    def of(self, tenant: str) -> str | None:
        """Return a tenant's own key, or None if it has none.

        Raises `SecretMissing` if the key cannot be read, or another tenant has the same one, so that nobody knows whose
        it is. If the key is new, it is compared with those of all other tenants, read anew; otherwise only with those
        that were equal when last read.
        """
        if tenant not in self._references:
            return None
        known = self._digests.get(tenant)
        key, digest = self._read(tenant)
        for other in self._references:
            may_be_same = digest != known or self._digests.get(other) == digest
            if other != tenant and may_be_same and self._has(other, digest):
                raise SecretMissing("is another tenant's key too")
        return key

    def _read(self, tenant: str) -> tuple[str, bytes]:
        key = self._keyring.read(self._references[tenant])
        digest = self._digests[tenant] = hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()
        return key, digest

    def _has(self, tenant: str, digest: bytes) -> bool:
        try:
            return self._read(tenant)[1] == digest
        except SecretMissing:
            return False


@dataclass(frozen=True, slots=True)
class Grant:
    """The right to one call, with the tenant's own key if it has one."""

    key: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Charge:
    """What a finished call says about its cost."""

    fault: VerifierFault | None
    attempts: int
    tokens: int


class TenantModels:
    """A model that answers questions, for each tenant."""

    def __init__(self, verifiers: Verifiers, respondent: OwnedRespondent) -> None:
        self._verifiers = verifiers
        self._respondent = respondent

    def of(self, tenant: str) -> Respondent:
        """Return the model for a tenant. Nothing is read or opened before the first question."""
        return _TenantModel(self, tenant)

    async def answer(self, write: Write, *, tenant: str) -> Answered:
        """Return the answer to one question for a tenant. Never raises."""
        taken = Cost(1, QUESTION_TOKENS)
        grant = self._verifiers.grant(tenant, taken)
        if isinstance(grant, VerifierFault):
            self._verifiers.boundary(tenant).refuse({}, grant)
            return Answered(fault=grant)
        answered = await self._respondent.for_tenant(tenant, key=grant.key).answer(write)
        self._verifiers.settle(tenant, taken, Charge(answered.fault, answered.attempts, answered.tokens))
        return answered


class _TenantVerifier:
    """The verifier for one tenant."""

    __slots__ = ("_tenant", "_verifiers")

    def __init__(self, verifiers: Verifiers, tenant: str) -> None:
        self._verifiers = verifiers
        self._tenant = tenant

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        return await self._verifiers.consult(payload, tenant=self._tenant)


class _TenantModel:
    """The model for one tenant."""

    __slots__ = ("_models", "_tenant")

    def __init__(self, models: TenantModels, tenant: str) -> None:
        self._models = models
        self._tenant = tenant

    async def answer(self, write: Write) -> Answered:
        return await self._models.answer(write, tenant=self._tenant)


def _used(charge: Charge, taken: Cost) -> Cost:
    """Return the cost of a call. A call that failed may have been charged for, so the estimate stands for it."""
    guessed = taken.tokens if charge.fault is not None and charge.attempts else 0
    return Cost(charge.attempts, charge.tokens or guessed)
