"""The call phase: judges the tool calls that a reply proposes by what precedes them, and keeps the rulings."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from adapters.state.base import StateTrouble
from filters.calls import Cause, ProposedCall, Ruling, Trail
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect, Operation
from filters.policy import Mode, Policy
from filters.refusals import Reason
from filters.segments import Found, MediaKind, Reading, Segment, Trust, with_trust
from filters.tool_calls.notices import notice
from gateway.evidence.evidence import Evidence, is_paused
from gateway.exchanges.exchange import Exchange, Identity
from gateway.judging.call_judging import CallJudge
from gateway.judging.histories import Histories
from gateway.limiting.reader_thread import Readers
from gateway.logs import log_failure

_MODELS_OWN: Final = ("/encrypted_content", "/data", "/continuation_token")  # the second is in `redacted_thinking`
"""How paths end to a model's own words, sealed by its provider: what they follow is in the request too.

For anything else that is sealed, the place itself is reported as well (see `filters.dialects.openai_responses`).
"""

MOST_BROUGHT: Final = 1_000_000
"""Characters that the provider's own tools may bring into one reply.

Calls after more than that are judged as if they followed texts that could not be read to their end.
"""
MOST_BROUGHT_TEXTS: Final = 4_096
"""The same in places, with or without a text."""


@dataclass(frozen=True, slots=True)
class CallServices:
    """What judges calls under one configuration, and keeps the evidence of it."""

    judge: CallJudge
    evidence: Evidence
    readers: Readers
    scope: str = ""

    @property
    def histories(self) -> Histories:
        return self.evidence.state.histories


@dataclass(frozen=True, slots=True)
class CallContext:
    """What the call phase knows of the request whose reply proposes the calls.

    `read` returns the reading of the request, and reads it first if need be. `path` and `body` are the request's.
    `named` is the incident id under which the client asks again for a paused call, or "".
    """

    dialect: Dialect
    operation: Operation
    identity: Identity
    policy: Policy
    mode: Mode
    read: Callable[[], Awaitable[Reading]]
    judgement: Judgement
    policy_version: str
    incident_id: str
    path: str
    body: bytes = field(repr=False)
    named: str = ""
    locked: bool = False
    """Whether the caller's tools are locked for a time."""
    held_upstream: bool = False
    """Whether only the upstream has the conversation, as when a stored reply is fetched."""
    fetched: str = field(default="", repr=False)
    """The path by which a stored reply is fetched, with a GET without a body; else ""."""


class JudgedCalls:
    """The call phase of one exchange. Owned by its request; the trail is read when the first call is proposed.

    `make_context` makes the `CallContext`, under this policy, when it is first needed: most replies propose no calls.
    """

    __slots__ = (
        "_brought",
        "_exhausted",
        "_judging",
        "_left",
        "_made_context",
        "_make_context",
        "_policy",
        "_reading",
        "_rulings",
        "_services",
        "_spent",
        "_trail",
        "_unjudged",
        "_whole",
        "_withheld",
    )

    def __init__(self, services: CallServices, policy: Policy, make_context: Callable[[], CallContext]) -> None:
        self._services = services
        self._policy = policy
        self._make_context = make_context
        self._made_context: CallContext | None = None
        self._whole: Reading | None = None
        self._trail: Trail | None = None
        self._rulings: tuple[Ruling, ...] = ()
        self._spent = 0.0
        self._unjudged = False
        self._brought: list[Found] = []
        """Texts and places that came with the reply and are not in the trail yet."""
        self._left = MOST_BROUGHT, MOST_BROUGHT_TEXTS
        self._exhausted = False
        self._withheld: dict[str, Ruling] = {}
        """The first withholding ruling for each answer of the reply that has one, by the answer's path."""
        self._judging: asyncio.Lock | None = None
        self._reading: asyncio.Lock | None = None

    @property
    def enforced(self) -> bool:
        return self._policy.enforces

    @property
    def deny_status(self) -> int:
        return self._policy.deny_status

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        return self._rulings

    @property
    def readers(self) -> Readers:
        return self._services.readers

    @property
    def remembers(self) -> bool:
        context = self._context
        keeps = context.dialect.replies.keeps
        return keeps is not None and not context.held_upstream and keeps(context.body)

    @property
    def unjudged(self) -> bool:
        return self._unjudged

    @property
    def endings(self) -> set[asyncio.Task[None]]:
        return self._services.evidence.state.endings

    def note_unjudged(self, reason: Reason = Reason.REPLY_NOT_JUDGED, *, status: int = 0) -> None:
        """See `gateway.exchanges.exchange.CallPhase`."""
        if not self._unjudged:
            self._unjudged = True
            enforced = self.enforced or bool(status)
            self._services.evidence.note_reply(self._exchange(), enforced=enforced, reason=reason, status=status)

    def bring(self, brought: Sequence[Found]) -> None:
        """See `gateway.exchanges.exchange.CallPhase`."""
        chars, places = self._left
        chars -= sum(len(found.text) for found in brought if isinstance(found, Segment))
        places -= len(brought)
        self._left = chars, places
        if min(chars, places) < 0:
            self._exhausted = True
        else:
            self._brought += brought

    async def judge(self, calls: Sequence[ProposedCall]) -> tuple[Ruling, ...]:
        """See `gateway.exchanges.exchange.CallPhase`. Calls that are proposed while others are being judged wait for
        those."""
        self._judging = self._judging or asyncio.Lock()
        async with self._judging:
            try:
                rulings = await self._judge(calls)
            except Exception as error:  # noqa: BLE001 - doubt about a call withholds it
                log_failure(error, event="call_phase_failed", incident_id=self._context.incident_id)
                rulings = tuple(self._failed(call) for call in calls)
            self._rulings += tuple(map(_without_arguments, rulings))
            for ruling in rulings:
                if ruling.decision is not Decision.ALLOW:
                    self._withheld.setdefault(ruling.call.turn, ruling)
            return rulings

    async def settle(self, references: Sequence[str]) -> None:
        """See `gateway.exchanges.exchange.CallPhase`. A fetched reply is not remembered: that would overwrite what is
        known."""
        if self._context.held_upstream:
            return
        try:
            known = await self._known()
        except Exception as error:  # noqa: BLE001 - what is not remembered counts as untrusted
            log_failure(error, event="call_phase_failed", incident_id=self._context.incident_id)
            return
        for reference in references:
            await self._services.histories.remember(self._context.identity.tenant, reference, known)

    @property
    def _context(self) -> CallContext:
        if self._made_context is None:
            self._made_context = self._make_context()
        return self._made_context

    async def _judge(self, calls: Sequence[ProposedCall]) -> tuple[Ruling, ...]:
        exchange, first = self._exchange(), len(self._rulings) + 1
        declared = frozenset(tool.name for tool in (await self._read()).tools)
        ruled = await self._ruled(list(enumerate(calls, start=first)))
        rulings = tuple(ruled[number] for number in sorted(ruled))
        if not self._services.evidence.keeps_calls:  # checked before recording, so that the record says what happens
            rulings = tuple(map(self._failed, calls))
        answered = list(rulings)
        for number, ruling in enumerate(rulings, start=first):
            if is_paused(ruling):
                until = await self._services.evidence.hold(
                    exchange,
                    ruling,
                    number,
                    policy=self._context.policy,
                    declared=declared,
                    request_digest=self._request_digest(),
                )
                answered[number - first] = replace(ruling, held_until=until)
        if await self._services.evidence.rule(
            exchange,
            rulings,
            self._context.policy,
            first=first,
            declared=declared,
            fetched=self._context.fetched,
        ):
            return tuple(answered)
        return tuple(map(self._failed, calls))

    async def _ruled(self, calls: Sequence[tuple[int, ProposedCall]]) -> dict[int, Ruling]:
        """Return the rulings on calls, by the calls' numbers."""
        try:
            locked = self._context.locked or await self._is_locked_by_now()
        except StateTrouble:
            return {number: self._failed(call) for number, call in calls}
        if locked:
            return {number: self._refused(call, Decision.CLARIFY, Cause.LOCKED) for number, call in calls}
        fallen = {number: self._fallen(call) for number, call in calls if call.turn in self._withheld}
        return fallen | await self._ruled_anew([(number, call) for number, call in calls if number not in fallen])

    async def _is_locked_by_now(self) -> bool:
        """Whether strikes since the request came have locked the caller's tools. Raises `StateTrouble`."""
        evidence, policy, identity = self._services.evidence, self._context.policy, self._context.identity
        if not evidence.counts_strikes(policy):
            return False
        strikes = evidence.state.strikes
        standing = await strikes.standing(identity.tenant, identity.subject, on_error=policy.on_state_error)
        return standing.mode is not GuardMode.BASELINE

    async def _ruled_anew(self, calls: Sequence[tuple[int, ProposedCall]]) -> dict[int, Ruling]:
        """Return the rulings on calls of answers that have no withheld call.

        If a person approved a paused call, it is allowed, and the calls after it are judged again.
        """
        if not calls:
            return {}
        rulings = await self._asked([call for _, call in calls])
        ruled = dict(zip((number for number, _ in calls), rulings, strict=True))
        for place, (number, call) in enumerate(calls):
            if is_paused(ruled[number]) and await self._is_let_through(call, number):
                ruled[number] = replace(ruled[number], decision=Decision.ALLOW, cause=Cause.APPROVED, notice="")
                return ruled | await self._ruled_anew(calls[place + 1 :])
        return ruled

    async def _asked(self, calls: Sequence[ProposedCall]) -> tuple[Ruling, ...]:
        context, identity = self._context, self._context.identity
        known = await self._known()
        began = time.monotonic()
        try:
            return await self._services.judge.judge(
                calls,
                known,
                policy=identity.policy,
                mode=context.mode,
                tenant=identity.tenant,
                scope=self._services.scope,
                incident=context.incident_id,
                spent=self._spent,
            )
        finally:
            self._spent += time.monotonic() - began

    async def _is_let_through(self, call: ProposedCall, number: int) -> bool:
        context = self._context
        return bool(context.named) and await self._services.evidence.allows(
            context.identity, call, number, named=context.named, request_digest=self._request_digest()
        )

    def _request_digest(self) -> str:
        return self._services.evidence.request_digest(self._context.path, self._context.body)

    def _exchange(self) -> Exchange:
        """Return the exchange, as far as evidence needs it."""
        context = self._context
        return Exchange(
            incident_id=context.incident_id,
            started=0.0,
            dialect=context.dialect,
            operation=context.operation,
            tenant=context.identity.tenant,
            subject=context.identity.subject,
            judgement=context.judgement,
            policy_version=context.policy_version,
        )

    async def _known(self) -> Trail:
        """Return the trail: everything that precedes what comes next in the reply."""
        self._reading = self._reading or asyncio.Lock()
        async with self._reading:
            trail = self._trail or await self._read_trail()
            brought = tuple(self._brought)
            if brought or self._exhausted:
                trail = await self._with_brought(trail, brought)
                del self._brought[: len(brought)]
            self._trail = trail
            return trail

    async def _with_brought(self, trail: Trail, brought: Sequence[Found]) -> Trail:
        segments = tuple(found for found in brought if isinstance(found, Segment))
        places = [found for found in brought if not isinstance(found, Segment)]
        read = await self._services.judge.inspect(segments, policy=self._context.identity.policy)
        return replace(
            trail,
            segments=(*trail.segments, *segments),
            findings=(*trail.findings, *read.findings),
            unseen=trail.unseen or any(place.kind is MediaKind.HISTORY for place in places),
            unread=(*trail.unread, *(place.path for place in places if place.kind is not MediaKind.HISTORY)),
            exhausted=trail.exhausted or self._exhausted or bool(read.exhausted),
        )

    async def _read_trail(self) -> Trail:
        context, reading = self._context, await self._read()
        earlier = await self._services.histories.recall(context.identity.tenant, reading.continues)
        if context.held_upstream:
            earlier = replace(earlier, unseen=True)
        return trail_of(reading, context.judgement, context.policy, earlier=earlier)

    async def _read(self) -> Reading:
        if self._whole is None:
            self._whole = await self._context.read()
        return self._whole

    def _failed(self, call: ProposedCall) -> Ruling:
        return self._refused(call, Decision.DENY, Cause.FAULT)

    def _fallen(self, call: ProposedCall) -> Ruling:
        """Return the ruling on a call of an answer in which an earlier call was withheld."""
        first = self._withheld[call.turn]
        text = notice(first.decision, Cause.SAME_TURN, incident=self._context.incident_id)
        return Ruling(call, first.decision, tier=first.tier, cause=Cause.SAME_TURN, notice=text)

    def _refused(self, call: ProposedCall, decision: Decision, cause: Cause) -> Ruling:
        text = notice(decision, cause, incident=self._context.incident_id)
        return Ruling(call, decision, tier=1 if cause is Cause.LOCKED else 3, cause=cause, notice=text)


def trail_of(reading: Reading, judgement: Judgement, policy: Policy, *, earlier: Trail | None = None) -> Trail:
    """Return what stands before the reply to a request with this reading and judgement.

    `earlier` is what preceded what the request continues; None if that is not known.
    """
    earlier = earlier or Trail(unseen=bool(reading.continues))
    segments = with_trust(reading.segments, user_trust=policy.user_trust)
    return Trail(
        segments=(*earlier.segments, *segments),
        findings=(*earlier.findings, *judgement.findings),
        tools=reading.tools,
        held=earlier.held,
        unseen=earlier.unseen or _is_partly_unseen(reading),
        unread=(*earlier.unread, *reading.unread),
        exhausted=_is_partly_unread(judgement, reading) and any(map(_is_untrusted, segments)),
    )


def _without_arguments(ruling: Ruling) -> Ruling:
    """Return the ruling without the call's arguments, so that a long stream does not accumulate them in memory."""
    return replace(ruling, call=replace(ruling.call, arguments=""))


def _is_untrusted(segment: Segment) -> bool:
    return segment.trust is Trust.UNTRUSTED


def _is_partly_unread(judgement: Judgement, reading: Reading) -> bool:
    """Whether limits left texts of the request unread, and the policy let it pass."""
    return judgement.coverage.not_judged > len(reading.unjudged)


def _is_partly_unseen(reading: Reading) -> bool:
    """Whether the upstream holds more of the conversation than the ids that the request continues account for."""
    held = [place for place in reading.unjudged if place.kind is MediaKind.HISTORY]
    known = len(reading.continues)
    return sum(not place.path.endswith(_MODELS_OWN) for place in held) > known
