"""Evidence: what the gateway keeps of each decision, for operators, for auditors, and for the caller's standing."""

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from adapters.state.base import KeyKind, StateTrouble, state_key
from filters.audit_records import Block, Versions
from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Decision
from filters.policy import Policy
from filters.refusals import Reason, Refused
from gateway.evidence.approvals import call_digest
from gateway.evidence.auditing import call_entry, reply_entry, request_entry
from gateway.evidence.incidents import call_id, call_incident, is_incident_id, request_incident, shown_tool
from gateway.evidence.worker_state import WorkerState
from gateway.exchanges.exchange import Exchange, Identity
from gateway.judging.histories import KEEP_SECONDS
from gateway.keys.digests import keyed_digest

_UNSAFE: Final = frozenset({Cause.HARD_DENIAL, Cause.TRIAGE, Cause.STRICT_TRIAGE, Cause.SUPERVISOR})
"""Causes of a denial that count against the caller: limits and faults do not."""
_FOR_A_PERSON: Final = frozenset({Cause.TRIAGE, Cause.STRICT_TRIAGE, Cause.SUPERVISOR})
"""Causes that a person may overrule. Nobody can let through what a rule forbids or what could not be read."""


def is_paused(ruling: Ruling) -> bool:
    """Whether a person may let this call through."""
    return ruling.decision is Decision.DENY and ruling.cause in _FOR_A_PERSON


@dataclass(frozen=True, slots=True)
class Evidence:
    """Keeps evidence under one configuration. `key` is the key of all digests.

    `is_verified` says whether subjects are verified; if not, there are no strikes, which all callers would share.
    """

    state: WorkerState
    key: bytes = field(repr=False)
    gateway: str
    rules: str
    is_verified: bool

    def decide(self, exchange: Exchange, blocks: tuple[Block, ...]) -> None:
        """Keep the decision about a request with these texts. Call it before the decision takes effect; it never waits.

        Raises `Refused(OVERLOADED)` where every decision needs an audit record and the log has no room for one.
        """
        audit = self.state.audit
        if audit is not None:
            entry = request_entry(exchange, versions=self._versions(exchange), blocks=blocks)
            if not audit.admit(entry):
                raise Refused(Reason.OVERLOADED)
        if incident := request_incident(exchange, at=time.time()):
            self.state.incidents.record(incident)

    def note_refusal(self, exchange: Exchange) -> None:
        """Keep a refusal that came before any judgement, if the tenant is known. Never waits and never raises.

        Without a tenant there is no record, so that strangers cannot fill the log. Nor is there one while the log is
        full: recording that very refusal would be a waste of room.
        """
        audit = self.state.audit
        if audit is not None and exchange.tenant:
            audit.admit(request_entry(exchange, versions=self._versions(exchange)))

    def note_reply(
        self, exchange: Exchange, *, enforced: bool, reason: Reason = Reason.REPLY_NOT_JUDGED, status: int = 0
    ) -> None:
        """Keep that a reply, or the rest of one, could not be judged. Never waits and never raises.

        `reason` and `status` are as in `gateway.evidence.auditing.reply_entry`. A record that the log has no reserve
        for is counted as dropped.
        """
        audit = self.state.audit
        if audit is not None:
            versions = self._versions(exchange)
            audit.record(reply_entry(exchange, versions=versions, enforced=enforced, reason=reason, status=status))

    async def strike(self, exchange: Exchange, policy: Policy) -> None:
        """Count a request that was found unsafe as a strike against its caller. Never raises.

        A denial for being unclear (`on_unclear`) is no strike: while a verifier gives no answers, every request that it
        is asked about is unclear.
        """
        judgement = exchange.judgement
        is_unclear = judgement.steps and judgement.steps[-1].verdict == "unclear"
        if judgement.decision is Decision.DENY and judgement.reason is Reason.BLOCKED and not is_unclear:
            await self._strike(exchange, policy)

    @property
    def keeps_calls(self) -> bool:
        """Whether rulings on calls can be kept now. If not, no call may be released."""
        return self.state.audit is None or self.state.audit.has_reserve

    async def rule(
        self,
        exchange: Exchange,
        rulings: Sequence[Ruling],
        policy: Policy,
        *,
        first: int,
        declared: frozenset[str],
        fetched: str = "",
    ) -> bool:
        """Keep the rulings on a reply's calls, numbered from `first`, and return whether they were kept. Never raises.

        They are not kept where the audit log has no room; then no call may be released. `fetched` is the path by which
        a stored reply was fetched, or "": fetching it again is no further strike, even when it has grown.
        """
        audit, kept = self.state.audit, self.keeps_calls
        for number, ruling in enumerate(rulings, start=first):
            if audit is not None:
                taken = audit.record(
                    call_entry(
                        exchange,
                        ruling,
                        versions=self._versions(exchange),
                        tool=shown_tool(ruling.call.name, declared=declared, key=self.key),
                        arguments=keyed_digest(ruling.call.arguments, key=self.key),
                    )
                )
                kept = kept and (taken or self.keeps_calls)
            if not is_paused(ruling):
                self._note(exchange, ruling, number, policy, declared)
        unsafe = (ruling for ruling in rulings if ruling.decision is Decision.DENY and ruling.cause in _UNSAFE)
        first_unsafe = next(unsafe, None)
        if first_unsafe and (not fetched or await self._is_first_look(exchange, first_unsafe, policy, fetched)):
            await self._strike(exchange, policy)
        return kept

    async def allows(
        self, identity: Identity, call: ProposedCall, number: int, *, named: str, request_digest: str
    ) -> bool:
        """Whether a person has approved exactly this call of this request, under the incident id that the client names.

        `named` is the incident of the call or of its request. A True uses the approval up. Never raises.
        """
        if not is_incident_id(named):
            return False
        name = named if "." in named else call_id(named, number)
        digest = call_digest(call, request_digest=request_digest, key=self.key)
        return await self.state.approvals.redeem(identity.tenant, identity.subject, name, digest)

    async def hold(
        self,
        exchange: Exchange,
        ruling: Ruling,
        number: int,
        *,
        policy: Policy,
        declared: frozenset[str],
        request_digest: str,
    ) -> float:
        """Hold a paused call for approval, and notify the webhook; without enforcement, only record the incident.

        Return until when operators may approve it (Unix seconds); 0 where they cannot. Never raises: if the store
        fails, nobody can approve the call.
        """
        if not policy.enforces:
            self._note(exchange, ruling, number, policy, declared)
            return 0.0
        name = call_id(exchange.incident_id, number)
        digest = call_digest(ruling.call, request_digest=request_digest, key=self.key)
        try:
            until = await self.state.approvals.hold(
                exchange.tenant, exchange.subject, name, digest, seconds=self.state.approval_seconds
            )
            incident = call_incident(
                exchange, ruling, number, at=time.time(), declared=declared, key=self.key, held_until=until
            )
            if incident is not None:
                await self.state.incidents.keep(incident)
                if self.state.webhook is not None:
                    self.state.webhook.tell(incident)
        except StateTrouble:
            self._note(exchange, ruling, number, policy, declared)
            return 0.0
        return until if self.state.has_operators else 0.0

    def request_digest(self, path: str, body: bytes) -> str:
        """Return the keyed digest that identifies a request among those of its tenant."""
        return keyed_digest(f"{path}\0{hashlib.sha256(body).hexdigest()}", key=self.key)

    def _note(self, exchange: Exchange, ruling: Ruling, number: int, policy: Policy, declared: frozenset[str]) -> None:
        incident = call_incident(
            exchange,
            ruling,
            number,
            at=time.time(),
            declared=declared,
            key=self.key,
            enforced=policy.enforces,
        )
        if incident is not None:
            self.state.incidents.record(incident)

    def counts_strikes(self, policy: Policy) -> bool:
        """Whether strikes have any effect under a policy."""
        return self.is_verified and policy.enforces and policy.strikes.most > 0

    async def _is_first_look(self, exchange: Exchange, unsafe: Ruling, policy: Policy, fetched: str) -> bool:
        """Whether this unsafe call is seen for the first time in the reply at this path. True if the store fails.

        False where strikes have no effect.
        """
        if not self.counts_strikes(policy):
            return False
        digest = call_digest(unsafe.call, request_digest=fetched, key=self.key)
        key = state_key(KeyKind.FETCHED, exchange.tenant, exchange.subject, digest)
        try:
            return await self.state.store.add(key, exchange.incident_id.encode(), seconds=KEEP_SECONDS)
        except StateTrouble:
            return True

    async def _strike(self, exchange: Exchange, policy: Policy) -> None:
        if not self.counts_strikes(policy):
            return
        try:
            await self.state.strikes.record_unsafe(
                exchange.tenant, exchange.subject, policy.strikes, incident_id=exchange.incident_id
            )
        except StateTrouble:
            return

    def _versions(self, exchange: Exchange) -> Versions:
        return _versions(self.gateway, exchange.policy_version, self.rules)


@lru_cache(1_000)
def _versions(gateway: str, policy: str, rules: str) -> Versions:
    return Versions(gateway, policy, rules)
