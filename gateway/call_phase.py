"""The call phase: judges the tool calls that a reply proposes by what its request carried, and keeps the rulings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from filters.calls import Cause, ProposedCall, Ruling, Trail
from filters.decision import Decision, Judgement
from filters.notices import notice
from filters.policy import Mode, Policy
from filters.segments import MediaKind, Reading, with_trust
from gateway.call_judging import CallJudge
from gateway.exchange import Identity
from gateway.histories import Histories
from gateway.logs import log_failure

_MODELS_OWN: Final = "/encrypted_content"
"""Thoughts that a model had in this conversation, sealed by its provider: what they stood on is in the request."""


class Persons(Protocol):
    """People who may let a paused call through."""

    async def allows(self, identity: Identity, call: ProposedCall) -> bool:
        """Whether a person has let just this call through. It is then used up. Never raises."""

    async def told_of(self, identity: Identity, ruling: Ruling) -> None:
        """A call was paused, and a person may be asked about it. Never raises."""


@dataclass(frozen=True, slots=True)
class Bench:
    """Who judges calls under one configuration."""

    judge: CallJudge
    histories: Histories
    scope: str = ""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What the calls of one reply are judged by."""

    identity: Identity
    policy: Policy
    mode: Mode
    reading: Reading
    judgement: Judgement
    incident_id: str
    held_upstream: bool = False
    """The whole conversation is the upstream's, as where a stored reply is fetched."""


class JudgedCalls:
    """The call phase of one exchange. Owned by its request; the trail is read when the first call is proposed."""

    __slots__ = ("_bench", "_persons", "_rulings", "_sitting", "_trail", "_unjudged")

    def __init__(self, bench: Bench, sitting: Sitting, *, persons: Persons | None = None) -> None:
        self._bench = bench
        self._sitting = sitting
        self._persons = persons
        self._trail: Trail | None = None
        self._rulings: tuple[Ruling, ...] = ()
        self._unjudged = False

    @property
    def enforced(self) -> bool:
        return self._sitting.policy.enforcement == "enforce"

    @property
    def deny_status(self) -> int:
        return self._sitting.policy.deny_status

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        return self._rulings

    @property
    def unjudged(self) -> bool:
        return self._unjudged

    def note_unjudged(self) -> None:
        self._unjudged = True

    async def judge(self, calls: Sequence[ProposedCall]) -> tuple[Ruling, ...]:
        """See `gateway.exchange.CallPhase`."""
        try:
            rulings = await self._judge(calls)
        except Exception as error:  # noqa: BLE001 - doubt about a call withholds it
            log_failure(error, event="call_phase_failed", incident_id=self._sitting.incident_id)
            rulings = tuple(self._failed(call) for call in calls)
        self._rulings += rulings
        return rulings

    async def settle(self, reference: str) -> None:
        """Remembers what the reply of this id stood on. Never raises."""
        identity = self._sitting.identity
        await self._bench.histories.remember(identity.tenant, reference, await self._known())

    async def _judge(self, calls: Sequence[ProposedCall]) -> tuple[Ruling, ...]:
        sitting, identity = self._sitting, self._sitting.identity
        rulings = await self._bench.judge.judge(
            calls,
            await self._known(),
            policy=identity.policy,
            mode=sitting.mode,
            tenant=identity.tenant,
            scope=self._bench.scope,
            incident=sitting.incident_id,
        )
        if self._persons is None or not self.enforced:
            return rulings
        return await self._heard(rulings, self._persons)

    async def _heard(self, rulings: tuple[Ruling, ...], persons: Persons) -> tuple[Ruling, ...]:
        """The rulings, after those whom a person has let through. What nobody may lift stays denied."""
        identity = self._sitting.identity
        heard: list[Ruling] = []
        for ruling in rulings:
            paused = ruling.decision is Decision.DENY and ruling.cause is not Cause.HARD_DENIAL
            if paused and await persons.allows(identity, ruling.call):
                ruling = replace(ruling, decision=Decision.ALLOW, cause=Cause.APPROVED, notice="")
            elif paused and ruling.cause is not Cause.SAME_TURN:
                await persons.told_of(identity, ruling)
            heard.append(ruling)
        return tuple(heard)

    async def _known(self) -> Trail:
        if self._trail is None:
            self._trail = await self._read_trail()
        return self._trail

    async def _read_trail(self) -> Trail:
        sitting = self._sitting
        earlier = await self._bench.histories.recall(sitting.identity.tenant, sitting.reading.continues)
        segments = with_trust(sitting.reading.segments, user_trust=sitting.policy.user_trust)
        return Trail(
            segments=(*earlier.segments, *segments),
            findings=(*earlier.findings, *sitting.judgement.findings),
            tools=sitting.reading.tools,
            unseen=earlier.unseen or sitting.held_upstream or _is_partly_unseen(sitting.reading),
        )

    def _failed(self, call: ProposedCall) -> Ruling:
        told = notice(Decision.DENY, Cause.FAULT, incident=self._sitting.incident_id)
        return Ruling(call, Decision.DENY, tier=3, cause=Cause.FAULT, notice=told)


def _is_partly_unseen(reading: Reading) -> bool:
    """Whether the upstream adds texts that no request through here can have carried, or of which nothing is known."""
    held = [place for place in reading.unjudged if place.kind is MediaKind.HISTORY]
    known = len(reading.continues)
    return sum(not place.path.endswith(_MODELS_OWN) for place in held) > known
