"""Judging of proposed tool calls: the tiers of tiered-verification.md, each call fresh. It knows no HTTP."""

import asyncio
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias, TypeVar

from adapters.metrics import VerifierFault
from adapters.respondent import Answered, Respondent, Write
from filters.answers import Supervision, YesNo, read_supervision, read_yes_no
from filters.call_questions import Material, material, supervision_question, triage_question
from filters.call_scoring import CallEvidence, supervise, triage
from filters.call_tier1 import CallDeny, CallEscalate, CallPass, judge_call, read_arguments
from filters.calls import Ancestor, Cause, ProposedCall, Risk, Ruling, Taint, Trail
from filters.classifier import Classifier
from filters.decision import Decision
from filters.directives import directives
from filters.fencing import Prompt
from filters.findings import Finding, Inspection, Severity
from filters.foreign import Foreign, foreign
from filters.held import HELD
from filters.inspecting import inspect
from filters.ladder import LADDER, Rung, Step, Verdict
from filters.limits import LimitExceeded, OutOfTime, TextLimits
from filters.lineage import lineage
from filters.notices import notice
from filters.orders import Read
from filters.planted import Background, Influence, background, found, influence
from filters.policy import Mode, Policy
from filters.rereading import Rereading
from filters.scenes import Scene, scene
from filters.segments import Segment
from filters.taint import find_taints
from filters.tallying import ENCODED_TEXT
from filters.tools import Toolbook
from gateway.engine import SLICE_SECONDS, SUPERVISOR_MARGIN, RespondentOf, Rules

_Made = TypeVar("_Made")
_Word: TypeAlias = "YesNo | Supervision | None"

VERDICTS: Final[dict[_Word, Verdict]] = {
    "yes": "unsafe",
    "no": "safe",
    "continue": "safe",
    "reorient": "unclear",
    "pause": "unsafe",
}
"""What the words of Tiers 2 and 3 come to on the ladder. No word is unclear in triage, and PAUSE of a supervisor."""

_DECISIONS = {Rung.ALLOW: Decision.ALLOW, Rung.CLARIFY: Decision.CLARIFY, Rung.DENY: Decision.DENY}
_CAUSES = {
    Rung.TRIAGE: Cause.TRIAGE,
    Rung.STRICT_TRIAGE: Cause.STRICT_TRIAGE,
    Rung.SUPERVISOR: Cause.SUPERVISOR,
}
_LINEAGE_SECONDS: Final = 0.25
"""Of the processor's time, for telling what a withheld call comes from."""
_GRAVE: Final = frozenset({Severity.HIGH, Severity.CRITICAL})
_ANSWERED: Final = frozenset({None, VerifierFault.UNREADABLE, VerifierFault.REFUSED})
"""The model did answer, so that a stricter question can help. After other faults it would only fail once more."""


@dataclass(frozen=True, slots=True)
class CallDeadlines:
    """How long judging calls may take, in seconds."""

    judge_seconds: float = 2.0
    """Processor time for each reading of a call or a conversation; what is not read then never counts as clean."""
    triage_seconds: float = 3.4
    """For both askings about one call together."""
    supervision_seconds: float = 10.0
    """For one call."""
    call_seconds: float = 15.0
    """For all calls of a turn together. One that is not settled by then is withheld."""


class CallJudge:
    """Judges the tool calls of a turn, each fresh: nothing that was allowed once is remembered."""

    def __init__(
        self,
        rules_of: Callable[[str], Rules],
        *,
        tools: Toolbook,
        limits: TextLimits,
        triage_of: RespondentOf = lambda _tenant: None,
        supervisor_of: RespondentOf = lambda _tenant: None,
        deadlines: CallDeadlines = CallDeadlines(),
        rereading: Rereading | None = None,
        classifier: Classifier | None = None,
    ) -> None:
        """`rules_of` gives the rules of a policy by its name, as `Engine.rules` does; the `classifier` is as there.

        With `rereading`, where directives stand is not looked for again in a text that comes again.
        """
        self._rules_of = rules_of
        self._tools = tools
        self._limits = limits
        self._triage_of = triage_of
        self._supervisor_of = supervisor_of
        self._deadlines = deadlines
        self._rereading = rereading
        self._classifier = classifier

    async def inspect(self, segments: Sequence[Segment], *, policy: str) -> Inspection:
        """What is found in texts that came with a reply, as the engine finds it in those of a request.

        KeyError for a policy that there is not.
        """
        rules = self._rules_of(policy)
        steps = inspect(
            segments,
            matcher=rules.matcher,
            limits=self._limits,
            exclusions=rules.policy.exclusions,
            classifier=self._classifier,
        )
        return await _taken(steps, seconds=self._deadlines.judge_seconds)

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
        """What becomes of each call of one turn, in their order.

        The first call that is withheld takes the rest of the turn with it, unread. `mode` is the one that holds, not
        one that a request asks for; `scope` is told to models in mode research; `spent` is how many seconds calls that
        came before in the same turn took, which count against the same deadline. A policy that only monitors gets the
        same rulings: whether they have effects is the caller's matter. Raises nothing but `asyncio.CancelledError`, and
        KeyError for a policy that there is not: whatever else fails withholds the call.
        """
        rules = self._rules_of(policy)
        turn = _Turn(
            trail=trail,
            rules=rules,
            tools=self._tools.of_tenant(high=rules.policy.high_risk_tools, low=rules.policy.low_risk_tools),
            mode=mode,
            scope=scope if mode == "research" else "",
            triage=self._triage_of(tenant),
            supervisor=self._supervisor_of(tenant),
            limits=self._limits,
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
                told = notice(ruling.decision, ruling.cause, incident=incident)
                ruling = replace(ruling, notice=told, lineage=ancestors)
                withheld = withheld or ruling
            rulings.append(ruling)
        return tuple(rulings)


@dataclass(slots=True)
class _Turn:
    """What the calls of one turn are judged by. The trail is read into `ground` and `scene` when a call needs them."""

    trail: Trail
    rules: Rules
    tools: Toolbook
    mode: Mode
    scope: str
    triage: Respondent | None
    supervisor: Respondent | None
    limits: TextLimits
    deadlines: CallDeadlines
    read: Read
    until: float
    """When all its calls must be settled, by the event loop's clock."""
    ground: Background | None = None
    scene: Scene | None = None


@dataclass(frozen=True, slots=True)
class _Case:
    """A call that Tier 1 did not settle."""

    evidence: CallEvidence
    texts: tuple[Segment, ...]
    risk: Risk

    def ruled(self, decision: Decision, cause: Cause, steps: Sequence[Step]) -> Ruling:
        return Ruling(
            self.evidence.call,
            decision,
            tier=3 if steps[-1].rung is Rung.SUPERVISOR else 2,
            cause=cause,
            risk=self.risk,
            findings=self.evidence.findings,
            taints=self.evidence.taints,
            steps=tuple(steps),
        )


def _with_it(call: ProposedCall, withheld: Ruling) -> Ruling:
    return Ruling(call, withheld.decision, tier=withheld.tier, cause=Cause.SAME_TURN)


async def _settled(call: ProposedCall, turn: _Turn) -> Ruling:
    """The ruling on a call. It never raises but where its task is cancelled."""
    try:
        async with asyncio.timeout_at(turn.until):
            return await _judged(call, turn)
    except LimitExceeded:
        return Ruling(call, Decision.DENY, tier=3, cause=Cause.LIMIT)
    except Exception:  # noqa: BLE001 - whatever fails on the way to a ruling withholds the call
        return Ruling(call, Decision.DENY, tier=3, cause=Cause.FAULT)


async def _traced(ruling: Ruling, turn: _Turn) -> tuple[Ancestor, ...]:
    """What a withheld call comes from, as far as can be told in time. It changes no ruling, and never raises."""
    try:
        async with asyncio.timeout_at(turn.until):
            return await _taken(lineage(ruling, turn.trail, limits=turn.limits), seconds=_LINEAGE_SECONDS)
    except Exception:  # noqa: BLE001 - the call is withheld, whether it can be told why or not
        return ()


async def _judged(call: ProposedCall, turn: _Turn) -> Ruling:
    first = await _taken(
        judge_call(
            call,
            turn.trail,
            matcher=turn.rules.matcher,
            tools=turn.tools,
            policy=turn.rules.policy,
            limits=turn.limits,
            mode=turn.mode,
        ),
        seconds=turn.deadlines.judge_seconds,
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
    return await _climbed(case, turn)


async def _looked_into(call: ProposedCall, first: CallPass | CallEscalate, turn: _Turn) -> _Case:
    """The call with what tells whose words it follows, which no rule can."""
    arguments = read_arguments(call)
    findings: tuple[Finding, ...] = ()
    taints: tuple[Taint, ...] = ()
    complete = True
    if isinstance(first, CallEscalate):
        findings, taints, complete = first.findings, first.taints, not first.exhausted
    seconds = turn.deadlines.judge_seconds
    drawn, brought = Influence(), Foreign()
    try:
        if turn.ground is None:
            turn.ground = await _taken(background(turn.trail, turn.read), seconds=seconds)
        if turn.scene is None:
            turn.scene = await _taken(scene(turn.trail), seconds=seconds)
        ground = turn.ground
        brought = await _taken(foreign(call, arguments.tree, turn.trail, turn.scene), seconds=seconds)
        drawn = await _taken(influence(call, arguments.tree, ground, wanted=brought.wanted), seconds=seconds)
        complete = complete and ground.complete
        if (found(drawn) or brought.findings) and isinstance(first, CallPass):
            steps = find_taints(arguments.tree, turn.trail.segments, limits=turn.limits)
            taints = await _taken(steps, seconds=seconds)
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
    return _Case(evidence, arguments.segments, first.risk)


def _is_out_of_sight(finding: Finding) -> bool:
    """Whether something grave stands in a text that only the upstream has: whose words a call follows is not known."""
    return finding.path == HELD and finding.severity in _GRAVE


# The ladder


async def _climbed(case: _Case, turn: _Turn) -> Ruling:
    """The ladder of GATEWAY.md section 6. In mode paranoid, triage cannot let a call pass the supervisor by."""
    paranoid = turn.mode == "paranoid"
    rung = Rung.SUPERVISOR if paranoid and _is_encoded(case.evidence) else Rung.TRIAGE
    asking = _Asking(case, turn)
    steps: list[Step] = []
    while True:
        asked = rung
        verdict, fault = await asking.ask(rung)
        steps.append(Step(rung, verdict))
        rung = LADDER[rung][verdict]
        if rung is Rung.STRICT_TRIAGE and fault not in _ANSWERED:
            rung = Rung.SUPERVISOR
        if rung is Rung.ALLOW and paranoid and asked is not Rung.SUPERVISOR:
            rung = Rung.SUPERVISOR
        if rung in _DECISIONS:
            failed = asked is Rung.SUPERVISOR and fault is not None
            cause = Cause.FAULT if failed else _CAUSES[asked]
            return case.ruled(_DECISIONS[rung], cause, steps)


def _is_encoded(evidence: CallEvidence) -> bool:
    return any(finding.rule_id == ENCODED_TEXT for finding in evidence.findings)


class _Asking:
    """The questions about one call, made once, and the answers that triage gave until now."""

    def __init__(self, case: _Case, turn: _Turn) -> None:
        self._case = case
        self._turn = turn
        self._answers: tuple[YesNo | None, ...] = ()
        self._material: Material | None = None
        self._triage_until = asyncio.get_running_loop().time() + turn.deadlines.triage_seconds

    async def ask(self, rung: Rung) -> tuple[Verdict, VerifierFault | None]:
        """The verdict on a rung, and what went wrong with whoever was asked."""
        if rung is Rung.SUPERVISOR:
            return await self._supervise()
        if self._turn.triage is None:
            self._answers += (triage(self._case.evidence),)
            return _verdict(self._answers[-1]), None
        shown = await self._shown()
        write = partial(_triage_question, shown, strict=rung is Rung.STRICT_TRIAGE)
        answered = await _answered(self._turn.triage, write, until=self._triage_until)
        word = read_yes_no(answered.text) if answered.fault is None else None
        self._answers += (None if word == "no" and not shown.complete else word,)
        return _verdict(self._answers[-1]), answered.fault

    async def _supervise(self) -> tuple[Verdict, VerifierFault | None]:
        if self._turn.supervisor is None:
            return self._supervised_here(), None
        shown = await self._shown()
        until = asyncio.get_running_loop().time() + self._turn.deadlines.supervision_seconds + SUPERVISOR_MARGIN
        write = partial(_supervision_question, shown, answers=self._answers)
        answered = await _answered(self._turn.supervisor, write, until=until)
        word = read_supervision(answered.text) if answered.fault is None else None
        if word == "continue" and not shown.complete:
            word = "reorient"
        return VERDICTS[word or "pause"], answered.fault

    def _supervised_here(self) -> Verdict:
        """The local supervisor's word; after a model's triage, never looser than a policy without a supervisor."""
        word = supervise(self._case.evidence, self._answers)
        if self._turn.triage is not None and self._answers:
            word = max(word, _unsupervised(self._answers[-1], self._turn.rules.policy), key=_STRICTNESS.index)
        return VERDICTS[word]

    async def _shown(self) -> Material:
        if self._material is None:
            steps = material(self._case.evidence, self._case.texts, scope=self._turn.scope)
            self._material = await _taken(steps, seconds=self._turn.deadlines.judge_seconds)
        return self._material


_STRICTNESS: Final[tuple[Supervision, ...]] = ("continue", "reorient", "pause")
_ON_UNCLEAR: Final[dict[str, Supervision]] = {"allow": "continue", "clarify": "reorient", "deny": "pause"}


def _unsupervised(answer: YesNo | None, policy: Policy) -> Supervision:
    """What GATEWAY.md section 6 makes of triage's answer where no supervisor is configured."""
    if answer is None:
        return _ON_UNCLEAR[policy.on_unclear]
    return "pause" if answer == "yes" else "continue"


def _verdict(word: YesNo | None) -> Verdict:
    return VERDICTS[word] if word else "unclear"


def _triage_question(shown: Material, nonce: str, *, strict: bool) -> Prompt:
    return triage_question(shown, nonce=nonce, strict=strict)


def _supervision_question(shown: Material, nonce: str, *, answers: tuple[YesNo | None, ...]) -> Prompt:
    return supervision_question(shown, nonce=nonce, answers=answers)


async def _answered(respondent: Respondent, write: Write, *, until: float) -> Answered:
    try:
        async with asyncio.timeout_at(until):
            return await respondent.answer(write)
    except TimeoutError:
        return Answered(fault=VerifierFault.TIMEOUT)
    except Exception:  # noqa: BLE001 - the verifier boundary: whatever fails in there is no answer, never an error
        return Answered(fault=VerifierFault.INTERNAL)


async def _taken(steps: Generator[object, None, _Made], *, seconds: float) -> _Made:
    """What the steps make; other work of the event loop is let in between them.

    After so many seconds of the processor's time `OutOfTime` is thrown into them, which they may turn into a result.
    """
    step: Callable[[], object] = partial(next, steps)
    began, used = time.monotonic(), time.thread_time()
    while True:
        try:
            step()
        except StopIteration as end:
            made: _Made = end.value
            return made
        if time.monotonic() - began > SLICE_SECONDS:
            seconds -= time.thread_time() - used
            if seconds < 0:
                step = partial(steps.throw, OutOfTime())
            await asyncio.sleep(0)
            began, used = time.monotonic(), time.thread_time()
