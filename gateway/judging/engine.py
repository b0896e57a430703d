"""The engine: judges what a dialect read out of a body. It knows no HTTP, so any entry point can call it."""

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Self

from filters.decision import REASONS, STRICTNESS, Coverage, Decision, Judgement, guard_mode
from filters.findings import Action, Finding, Inspection
from filters.inspection.inspecting import inspect
from filters.inspection.scoring import DEFAULT_THRESHOLDS, Thresholds
from filters.inspection.seen import Seen
from filters.inspection.tier1 import Escalate, Pass, are_notable, pass_or_escalate
from filters.ladder import Step
from filters.learned.classifier import Classifier
from filters.limits import TextLimits
from filters.policy import Exclusion, Mode, Policy, stricter
from filters.refusals import Reason
from filters.resuming.conversations import Begun
from filters.rules.matcher import Matcher
from filters.segments import Reading, Segment, Trust, with_trust
from gateway.judging.text_ladder import (
    Climber,
    Overdue,
    RespondentOf,
    TextLadder,
    VerifierOf,
    no_respondent,
    unreported,
)
from gateway.limiting.slices import allowed, first_slice, in_turns
from gateway.limiting.turns import Turns

AT_ONCE = 4_096
"""Texts that get their trust before the event loop may run other work."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A policy, with the matcher for its own patterns and the common rules, and its revision (`version`).

    `idle` are common rules that decide nothing under this policy. `limits_rates` is true if the policy has any rates.
    """

    policy: Policy
    matcher: Matcher
    version: str
    idle: tuple[Exclusion, ...] = ()
    limits_rates: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "limits_rates", self.policy.rates.limit_something)


@dataclass(frozen=True, slots=True)
class _Opinion:
    decision: Decision
    reason: Reason | None
    tier: int
    steps: tuple[Step, ...] = ()


_ALLOWED: Final = _Opinion(Decision.ALLOW, None, 1)
_HARD_DENIAL: Final = _Opinion(Decision.DENY, Reason.BLOCKED, 1)


def _weight(opinion: _Opinion) -> int:
    return STRICTNESS[opinion.decision]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Engine:
    """Judges readings under named policies. Between calls it remembers findings in texts, and never a verdict."""

    policies: Mapping[str, Rules]
    """The rules of each policy, by the policy's name."""
    ladder: TextLadder
    """Who is asked about texts that Tier 1 does not settle."""
    limits: TextLimits
    common: Matcher
    """Matches the rules that all policies share."""
    revision: str = ""
    """The `rules_revision` of these."""
    least_mode: Mode = "default"
    """The configured mode, which callers can only tighten."""
    judge_seconds: float = 2.0
    """Processor time for inspecting up to one `MEGABYTE` of text; larger texts get proportionally more.

    Text that was not read by then counts as exhausted.
    """
    classifier: Classifier | None = None
    """Reads text that is not trusted, beside the rules and whichever the verifier is."""
    seen: Seen | None = None
    """Remembers inspected texts so that a repeated one is not inspected again.

    Engines with other rules, another classifier and other limits may share it, because it keeps apart what each of them
    found.
    """
    thresholds: Thresholds = DEFAULT_THRESHOLDS
    _limited: str = field(init=False)
    _turns: Turns = field(init=False, default_factory=Turns)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_limited", repr(self.limits))

    def asking(
        self, verifier_of: VerifierOf, *, supervisor_of: RespondentOf = no_respondent, overdue: Overdue = unreported
    ) -> Self:
        """Return an engine that differs only in its verifiers and supervisors."""
        ladder = replace(self.ladder, verifier_of=verifier_of, supervisor_of=supervisor_of, overdue=overdue)
        return replace(self, ladder=ladder)

    def rules(self, policy: str) -> Rules:
        """Return the rules of a policy. Raises `KeyError` for a name that is not in the settings."""
        return self.policies[policy]

    def mode(self, wanted: Mode | None) -> Mode:
        """Return the mode for a caller who asks for one (or None): the stricter of that and the configured mode."""
        return stricter(self.least_mode, wanted) if wanted else self.least_mode

    async def judge(self, reading: Reading, *, policy: str, mode: Mode | None = None, tenant: str = "") -> Judgement:
        """Return what the policy decides about a request that would send this reading to a model.

        `mode` can only tighten the configured mode. `tenant` selects the verifier. Verifier trouble is `"unclear"`,
        which the policy decides; no failure here makes a decision looser.
        """
        judgement, _ = await self.examine(reading, policy=policy, mode=mode, tenant=tenant)
        return judgement

    async def examine(
        self,
        reading: Reading,
        *,
        policy: str,
        mode: Mode | None = None,
        tenant: str = "",
        noted: tuple[Finding, ...] = (),
        incident: str = "",
    ) -> tuple[Judgement, Inspection]:
        """Judge as `judge` does, and return the inspection as well. `incident` is the incident id, for the log.

        `noted` findings were made before, about tools: the judgement reports them first, but they only count in judging
        the calls of the reply.
        """
        rules = self.policies[policy]
        segments = await _trusted(reading.segments, rules.policy)
        inspection = await self._inspect(segments, self.limits, policy=policy, tenant=tenant)
        opinions: list[_Opinion] = []
        if inspection.exhausted or reading.unjudged:
            opinions += [*_limit_opinion(inspection, rules.policy), *_media_opinion(reading, rules.policy)]
        if not (opinions and any(opinion.decision is Decision.DENY for opinion in opinions)):
            holds = self.mode(mode)
            first = pass_or_escalate(segments, inspection.findings, mode=holds, notable=self.thresholds.notable)
            if isinstance(first, Escalate):
                climber = Climber(
                    segments,
                    first.findings,
                    reading.unjudged,
                    rules.policy,
                    rules.idle,
                    mode=holds,
                    tenant=tenant,
                    incident=incident,
                )
                decision, tier, steps = await self.ladder.climb(climber)
                opinions.append(_Opinion(decision, REASONS[decision], tier, steps))
            else:
                opinions.append(_ALLOWED if isinstance(first, Pass) else _HARD_DENIAL)
        strictest = opinions[0] if len(opinions) == 1 else max(reversed(opinions), key=_weight)
        judgement = Judgement(
            decision=strictest.decision,
            mode=guard_mode(strictest.decision, enforced=rules.policy.enforces),
            tier=max([opinion.tier for opinion in opinions]),
            reason=strictest.reason,
            findings=(*noted, *inspection.findings),
            coverage=Coverage(inspection.judged, len(inspection.exhausted) + len(reading.unjudged), inspection.limits),
            enforced=rules.policy.enforces,
            steps=opinions[-1].steps,
            detected=inspection.detected,
        )
        return judgement, inspection

    async def examine_on(
        self,
        begun: Begun,
        segments: tuple[Segment, ...],
        *,
        leading: int,
        policy: str,
        mode: Mode | None = None,
        tenant: str = "",
        noted: tuple[Finding, ...] = (),
    ) -> tuple[Judgement, Inspection] | None:
        """Return what `examine` would for a request that continues a known conversation, by inspecting the new texts.

        `begun` is the known part. `segments` are the new texts, each with its trust; the first `leading` ones stand
        before the known part. Return None where Tier 1 does not let all of it pass, a limit was reached, or something
        was found across a border between texts: then the whole must be examined, for the decision or for the order of
        the findings. In mode paranoid the result is always None.
        """
        rules = self.policies[policy]
        if self.mode(mode) == "paranoid":
            return None
        limits = replace(
            self.limits,
            views=self.limits.views - begun.views,
            decoded_chars=self.limits.decoded_chars - begun.chars,
            segments=self.limits.segments - begun.segments,
        )
        inspection = await self._inspect(segments, limits, policy=policy, tenant=tenant)
        before = {segment.path for segment in segments[:leading]}
        findings = _put_in(inspection.findings, begun.findings, before)
        if inspection.exhausted or inspection.across or not _is_ordinary(findings, notable=self.thresholds.notable):
            return None
        judgement = Judgement(
            decision=Decision.ALLOW,
            mode=guard_mode(Decision.ALLOW, enforced=rules.policy.enforces),
            tier=1,
            findings=(*noted, *findings),
            coverage=Coverage(begun.judged + inspection.judged, 0),
            enforced=rules.policy.enforces,
            detected=_put_in(inspection.detected, begun.detected, before),
        )
        return judgement, inspection

    async def _inspect(
        self, segments: tuple[Segment, ...], limits: TextLimits, *, policy: str, tenant: str
    ) -> Inspection:
        rules = self.policies[policy]
        steps = inspect(
            segments,
            matcher=rules.matcher,
            limits=limits,
            exclusions=rules.policy.exclusions,
            classifier=self.classifier,
            # Engines share `seen`, also beyond a reload, which may change how deep texts are read.
            seen=self.seen.within(tenant, policy, rules.version, self._limited) if self.seen else None,
        )
        seconds = allowed(segments, self.judge_seconds)
        inspection = first_slice(steps)
        return await in_turns(steps, self._turns, seconds=seconds) if inspection is None else inspection


def _put_in(findings: tuple[Finding, ...], known: tuple[Finding, ...], before: Collection[str]) -> tuple[Finding, ...]:
    """Merge new and known findings in the order of the body. `before` are the paths that precede the known part."""
    first = sum(finding.path in before for finding in findings)
    return (*findings[:first], *known, *findings[first:])


def _is_ordinary(findings: tuple[Finding, ...], *, notable: float) -> bool:
    """Whether Tier 1 lets texts with these findings pass, whatever else they contain."""
    if any(finding.action is Action.DENY for finding in findings):
        return False
    return not are_notable(findings, notable=notable)


async def _trusted(segments: tuple[Segment, ...], policy: Policy) -> tuple[Segment, ...]:
    """Return what `with_trust` returns, but let the event loop run after every `AT_ONCE` texts."""
    if len(segments) <= AT_ONCE:
        return with_trust(segments, user_trust=policy.user_trust)
    trusted: list[Segment] = []
    lowest: Trust | None = None
    for first in range(0, len(segments), AT_ONCE):
        part = with_trust(segments[first : first + AT_ONCE], user_trust=policy.user_trust, after=lowest)
        if any(segment.trust is Trust.UNTRUSTED for segment in part):
            lowest = Trust.UNTRUSTED
        trusted += part
        await asyncio.sleep(0)
    return tuple(trusted)


def _limit_opinion(inspection: Inspection, policy: Policy) -> tuple[_Opinion, ...]:
    """Return the opinion that follows from texts that limits left unread; () for none."""
    if not inspection.exhausted or policy.on_limit == "allow":
        return ()
    return (_Opinion(Decision(policy.on_limit), Reason.CLARIFY if policy.on_limit == "clarify" else Reason.LIMIT, 1),)


def _media_opinion(reading: Reading, policy: Policy) -> tuple[_Opinion, ...]:
    """Return the opinion that follows from places without a readable text; () for none."""
    refuses = (
        reading.unjudged if policy.unjudged == "refuse" else policy.unjudged_prompts == "refuse" and reading.in_tokens
    )
    return (_Opinion(Decision.DENY, Reason.NOT_JUDGED, 1),) if refuses else ()
