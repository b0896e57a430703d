"""Judges proposed tool calls by the tiers of tiered-verification.md. It knows no HTTP."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from filters.calls import Ancestor, Cause, ProposedCall, Ruling, Taint, Trail
from filters.decision import Decision
from filters.findings import Finding, Inspection, Severity
from filters.inspection.inspecting import inspect
from filters.limits import LimitExceeded
from filters.policy import Mode
from filters.segments import Segment
from filters.tool_calls.call_scoring import CallEvidence
from filters.tool_calls.call_tier1 import CallDeny, CallEscalate, CallPass, judge_call, read_arguments
from filters.tool_calls.directives import directives
from filters.tool_calls.foreign import Foreign, foreign
from filters.tool_calls.held_conversations import HELD
from filters.tool_calls.lineage import lineage
from filters.tool_calls.notices import notice
from filters.tool_calls.planted import Influence, background, found, influence
from filters.tool_calls.rereading import Rereading
from filters.tool_calls.scenes import scene
from filters.tool_calls.taint import find_taints
from filters.tool_calls.tools import Toolbook
from gateway.judging.call_ladder import PATIENT, CallDeadlines, CallTurn, Case, climb
from gateway.judging.engine import Engine
from gateway.judging.text_ladder import RespondentOf, no_respondent
from gateway.limiting.slices import taken
from gateway.logs import log_failure

_LINEAGE_SECONDS: Final = 0.25
"""Seconds of processor time for finding out what a withheld call comes from."""
_GRAVE: Final = frozenset({Severity.HIGH, Severity.CRITICAL})


class CallJudge:
    """Judges the tool calls of a turn, each afresh: it never remembers that a call was allowed."""

    def __init__(
        self,
        engine: Engine,
        *,
        tools: Toolbook,
        triage_of: RespondentOf = no_respondent,
        supervisor_of: RespondentOf = no_respondent,
        deadlines: CallDeadlines = PATIENT,
        rereading: Rereading | None = None,
    ) -> None:
        """Judge by the rules, limits and classifier of `engine`. Its ladder is not asked.

        `rereading` remembers where directives stand, so that a repeated text is not searched again.
        """
        self._engine = engine
        self._tools = tools
        self._triage_of = triage_of
        self._supervisor_of = supervisor_of
        self._deadlines = deadlines
        self._rereading = rereading

    async def inspect(self, segments: Sequence[Segment], *, policy: str) -> Inspection:
        """Return the findings in texts that came with a reply, made as the engine makes them for a request.

        Raises `KeyError` for an unknown policy.
        """
        rules = self._engine.rules(policy)
        steps = inspect(
            segments,
            matcher=rules.matcher,
            limits=self._engine.limits,
            exclusions=rules.policy.exclusions,
            classifier=self._engine.classifier,
        )
        return await taken(steps, seconds=self._deadlines.reading(segments))

    async def judge(
        self,
        calls: Sequence[ProposedCall],
        trail: Trail,
        *,
        policy: str,
        mode: Mode,
        tenant: str = "",
        scope: str = "",
        incident: str = "",
        spent: float = 0.0,
    ) -> tuple[Ruling, ...]:
        """Return a ruling for each call of one turn, in order.

        The first withheld call takes the rest of the turn with it, unread. `mode` is the effective mode, not the one
        that a request asks for. `scope` is shown to models in mode research. `incident` is the request's incident id.
        `spent` is how many seconds earlier calls of the same turn took; they count against the same deadline. Rulings
        do not depend on whether the policy only monitors: the caller decides whether they have effects. Raises only
        `asyncio.CancelledError`, and `KeyError` for an unknown policy: any other failure is logged, and withholds the
        call.
        """
        rules = self._engine.rules(policy)
        turn = CallTurn(
            trail=trail,
            rules=rules,
            tools=self._tools.of_tenant(high=rules.policy.high_risk_tools, low=rules.policy.low_risk_tools),
            mode=mode,
            scope=scope if mode == "research" else "",
            incident=incident,
            triage=self._triage_of(tenant),
            supervisor=self._supervisor_of(tenant),
            limits=self._engine.limits,
            deadlines=self._deadlines,
            read=partial(self._rereading.directives, scope=tenant) if self._rereading else directives,
            until=asyncio.get_running_loop().time() + self._deadlines.call_seconds - spent,
        )
        rulings: list[Ruling] = []
        withheld: Ruling | None = None
        for call in calls:
            ruling = await _settled(call, turn) if withheld is None else _with_it(call, withheld)
            if ruling.decision is not Decision.ALLOW:
                ancestors = await _traced(ruling, turn) if withheld is None else ()
                text = notice(ruling.decision, ruling.cause, incident=incident)
                ruling = replace(ruling, notice=text, lineage=ancestors)
                withheld = withheld or ruling
            rulings.append(ruling)
        return tuple(rulings)


def _with_it(call: ProposedCall, withheld: Ruling) -> Ruling:
    return Ruling(call, withheld.decision, tier=withheld.tier, cause=Cause.SAME_TURN)


async def _settled(call: ProposedCall, turn: CallTurn) -> Ruling:
    """Return the ruling on a call. Raises nothing but `asyncio.CancelledError`."""
    try:
        async with asyncio.timeout_at(turn.until):
            return await _judged(call, turn)
    except LimitExceeded:
        return Ruling(call, Decision.DENY, tier=3, cause=Cause.LIMIT)
    except Exception as error:  # noqa: BLE001 - whatever fails on the way to a ruling withholds the call
        log_failure(error, event="call_phase_failed", incident_id=turn.incident)
        return Ruling(call, Decision.DENY, tier=3, cause=Cause.FAULT)


async def _traced(ruling: Ruling, turn: CallTurn) -> tuple[Ancestor, ...]:
    """Return what a withheld call comes from, as far as time allows. Changes no ruling, and never raises an error."""
    try:
        async with asyncio.timeout_at(turn.until):
            return await taken(lineage(ruling, turn.trail, limits=turn.limits), seconds=_LINEAGE_SECONDS)
    except (TimeoutError, LimitExceeded):
        return ()
    except Exception as error:  # noqa: BLE001 - the call is withheld, whether or not its lineage is known
        log_failure(error, event="call_phase_failed", incident_id=turn.incident)
        return ()


async def _judged(call: ProposedCall, turn: CallTurn) -> Ruling:
    first = await taken(
        judge_call(
            call,
            turn.trail,
            matcher=turn.rules.matcher,
            tools=turn.tools,
            policy=turn.rules.policy,
            limits=turn.limits,
            mode=turn.mode,
        ),
        seconds=turn.reading_seconds,
    )
    if isinstance(first, CallDeny):
        return Ruling(
            call,
            Decision.DENY,
            tier=1,
            cause=first.cause,
            risk=first.risk,
            findings=first.findings,
            taints=first.taints,
        )
    if isinstance(first, CallPass) and first.cause is not Cause.NO_FLAGS:
        return Ruling(call, Decision.ALLOW, tier=1, cause=first.cause, risk=first.risk)
    case = await _looked_into(call, first, turn)
    if isinstance(first, CallPass) and not case.evidence.findings and case.evidence.complete:
        return Ruling(call, Decision.ALLOW, tier=1, cause=first.cause, risk=first.risk)
    return await climb(case, turn)


async def _looked_into(call: ProposedCall, first: CallPass | CallEscalate, turn: CallTurn) -> Case:
    """Return the call with evidence of whose words it follows, which no rule can show."""
    arguments = read_arguments(call)
    findings: tuple[Finding, ...] = ()
    taints: tuple[Taint, ...] = ()
    complete = True
    if isinstance(first, CallEscalate):
        findings, taints, complete = first.findings, first.taints, not first.exhausted
    seconds = turn.reading_seconds
    drawn, brought = Influence(), Foreign()
    try:
        if turn.ground is None:
            turn.ground = await taken(background(turn.trail, turn.read), seconds=seconds)
        if turn.scene is None:
            turn.scene = await taken(scene(turn.trail), seconds=seconds)
        ground = turn.ground
        brought = await taken(foreign(call, arguments.tree, turn.trail, turn.scene), seconds=seconds)
        drawn = await taken(influence(call, arguments.tree, ground, wanted=brought.wanted), seconds=seconds)
        complete = complete and ground.complete and brought.complete
        if (found(drawn) or brought.findings) and isinstance(first, CallPass):
            steps = find_taints(arguments.tree, turn.trail.segments, limits=turn.limits)
            taints, traced = await taken(steps, seconds=seconds)
            complete = complete and traced
    except LimitExceeded:
        complete = False
    complete = complete and not any(map(_is_out_of_sight, findings))
    evidence = CallEvidence(
        call,
        turn.trail,
        findings=(*findings, *found(drawn), *brought.findings),
        taints=taints,
        influence=drawn,
        foreign=brought,
        complete=complete,
    )
    return Case(evidence, arguments.segments, first.risk)


def _is_out_of_sight(finding: Finding) -> bool:
    """Whether a grave finding is in a text that only the upstream has: whose words the call follows is then unknown."""
    return finding.path == HELD and finding.severity in _GRAVE
