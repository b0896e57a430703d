"""The engine: judges what a dialect read out of a body. It knows no HTTP, so any front door can call it."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Self

from adapters.base import AsyncVerifierAdapter
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.findings import Finding, Inspection
from filters.inspecting import inspect
from filters.ladder import LADDER, Rung, Verdict
from filters.limits import OutOfTime, TextLimits
from filters.matcher import Matcher
from filters.payload import build_payload
from filters.policy import Mode, Policy, stricter
from filters.refusals import Reason
from filters.segments import Reading, Segment, with_trust
from filters.tier1 import Deny, Pass, pass_or_escalate

SLICE_SECONDS = 0.002
"""How long judging may hold the event loop before it lets others run."""

_OF_RUNG = {Rung.ALLOW: Decision.ALLOW, Rung.CLARIFY: Decision.CLARIFY, Rung.DENY: Decision.DENY}
_WEIGHT = {Decision.ALLOW: 0, Decision.CLARIFY: 1, Decision.DENY: 2}
_REASONS = {Decision.ALLOW: None, Decision.CLARIFY: Reason.CLARIFY, Decision.DENY: Reason.BLOCKED}


@dataclass(frozen=True, slots=True)
class Rules:
    """A policy with the matcher that its own patterns and the common rules make, and its revision."""

    policy: Policy
    matcher: Matcher
    version: str


@dataclass(frozen=True, slots=True)
class Deadlines:
    """How long judging one request may take, in seconds."""

    judge_seconds: float = 2.0
    """Processor time for inspection; what is not read then counts as exhausted."""
    verifier_seconds: float = 3.4
    """Until the verifier has given all its verdicts; one that is late is `"unclear"`."""


@dataclass(frozen=True, slots=True)
class _Opinion:
    decision: Decision
    reason: Reason | None
    tier: int


class Engine:
    """Judges readings under named policies. Holds no state between calls, and caches no verdict."""

    def __init__(
        self,
        rules: Mapping[str, Rules],
        verifier: AsyncVerifierAdapter,
        *,
        limits: TextLimits,
        mode: Mode = "default",
        deadlines: Deadlines = Deadlines(),
    ) -> None:
        self._rules = rules
        self._verifier = verifier
        self._limits = limits
        self._mode = mode
        self._deadlines = deadlines

    def watched(self, watch: Callable[[AsyncVerifierAdapter], AsyncVerifierAdapter]) -> Self:
        """The same engine, its verifier replaced by what `watch` makes of it."""
        return type(self)(
            self._rules, watch(self._verifier), limits=self._limits, mode=self._mode, deadlines=self._deadlines
        )

    def rules(self, policy: str) -> Rules:
        """The rules of a policy; KeyError for a name that the settings do not have."""
        return self._rules[policy]

    async def judge(self, reading: Reading, *, policy: str, mode: Mode | None = None) -> Judgement:
        """What the policy decides about a request that would send this reading to a model.

        `mode` may only tighten the configured mode. Verifier trouble is `"unclear"` and is decided by the policy;
        nothing that goes wrong here makes a decision looser.
        """
        rules = self._rules[policy]
        segments = with_trust(reading.segments, user_trust=rules.policy.user_trust)
        inspection = await self._inspect(segments, rules)
        opinions = [_limit_opinion(inspection, rules.policy), _media_opinion(reading, rules.policy)]
        if all(opinion.decision is not Decision.DENY for opinion in opinions):
            opinions.append(await self._tiers(segments, inspection, reading, rules.policy, stricter(self._mode, mode)))
        strictest = max(reversed(opinions), key=lambda opinion: _WEIGHT[opinion.decision])
        return Judgement(
            decision=strictest.decision,
            mode=_guard_mode(strictest.decision, rules.policy),
            tier=max(opinion.tier for opinion in opinions),
            reason=strictest.reason,
            findings=inspection.findings,
            coverage=Coverage(inspection.judged, len(inspection.exhausted) + len(reading.unjudged)),
            enforced=rules.policy.enforcement == "enforce",
        )

    async def _inspect(self, segments: tuple[Segment, ...], rules: Rules) -> Inspection:
        steps = inspect(segments, matcher=rules.matcher, limits=self._limits, exclusions=rules.policy.exclusions)
        step: Callable[[], object] = partial(next, steps)
        left = self._deadlines.judge_seconds
        began, used = time.monotonic(), time.thread_time()
        while True:
            try:
                step()
            except StopIteration as end:
                inspection: Inspection = end.value
                return inspection
            if time.monotonic() - began > SLICE_SECONDS:
                left -= time.thread_time() - used
                if left < 0:
                    step = partial(steps.throw, OutOfTime())
                await asyncio.sleep(0)
                began, used = time.monotonic(), time.thread_time()

    async def _tiers(
        self, segments: tuple[Segment, ...], inspection: Inspection, reading: Reading, policy: Policy, mode: Mode
    ) -> _Opinion:
        first = pass_or_escalate(segments, inspection.findings, mode=mode)
        if isinstance(first, Pass):
            return _Opinion(Decision.ALLOW, None, 1)
        if isinstance(first, Deny):
            return _Opinion(Decision.DENY, Reason.BLOCKED, 1)
        decision = await self._climb(segments, first.findings, reading, policy)
        return _Opinion(decision, _REASONS[decision], 2)

    async def _climb(
        self, segments: tuple[Segment, ...], findings: tuple[Finding, ...], reading: Reading, policy: Policy
    ) -> Decision:
        """The ladder of GATEWAY.md section 6, without a supervisor.

        Where the ladder would ask the supervisor, unsafe is a denial and unclear is the policy's word.
        """
        rung = Rung.TRIAGE
        deadline = asyncio.get_running_loop().time() + self._deadlines.verifier_seconds
        while True:
            strict = rung is Rung.STRICT_TRIAGE
            verdict = await self._ask(segments, findings, reading, policy, strict=strict, deadline=deadline)
            rung = LADDER[rung][verdict]
            if rung is Rung.SUPERVISOR:
                return Decision.DENY if verdict == "unsafe" else Decision(policy.on_unclear)
            if rung in _OF_RUNG:
                return _OF_RUNG[rung]

    async def _ask(
        self,
        segments: tuple[Segment, ...],
        findings: tuple[Finding, ...],
        reading: Reading,
        policy: Policy,
        *,
        strict: bool,
        deadline: float,
    ) -> Verdict:
        payload = build_payload(segments, findings, reading.unjudged, strict=strict, exclusions=policy.exclusions)
        try:
            async with asyncio.timeout_at(deadline):
                return await self._verifier.assess_async(payload)
        except Exception:  # noqa: BLE001 - the verifier boundary: whatever fails in there is unclear, never an error
            return "unclear"


def _limit_opinion(inspection: Inspection, policy: Policy) -> _Opinion:
    if not inspection.exhausted or policy.on_limit == "allow":
        return _Opinion(Decision.ALLOW, None, 1)
    return _Opinion(Decision(policy.on_limit), Reason.CLARIFY if policy.on_limit == "clarify" else Reason.LIMIT, 1)


def _media_opinion(reading: Reading, policy: Policy) -> _Opinion:
    if not reading.unjudged or policy.unjudged == "forward":
        return _Opinion(Decision.ALLOW, None, 1)
    return _Opinion(Decision.DENY, Reason.NOT_JUDGED, 1)


def _guard_mode(decision: Decision, policy: Policy) -> GuardMode:
    if policy.enforcement == "monitor":
        return GuardMode.MONITOR
    return GuardMode.CLARIFY if decision is Decision.CLARIFY else GuardMode.BASELINE
