"""Tiers 2 and 3 for a proposed call: who is asked, in which order, and what the answers lead to. It knows no HTTP."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from adapters.base import VerifierFault
from adapters.respondent import Answered, Respondent, Write
from filters.calls import Cause, Risk, Ruling, Trail
from filters.decision import Decision
from filters.inspection.tallying import is_encoded
from filters.ladder import Rung, Step, Verdict, first_rung, next_rung
from filters.limits import TextLimits
from filters.policy import Mode, Policy
from filters.segments import Segment
from filters.tool_calls.call_questions import Material, material, supervision_question, triage_question
from filters.tool_calls.call_scoring import CallEvidence, supervise, triage
from filters.tool_calls.orders import Read
from filters.tool_calls.planted import Background
from filters.tool_calls.scenes import Scene
from filters.tool_calls.tools import Toolbook
from filters.verification.answers import Supervision, YesNo, read_supervision, read_yes_no
from filters.verification.fencing import Prompt
from gateway.judging.engine import Rules
from gateway.judging.text_ladder import ANSWERED, OF_RUNG, SUPERVISOR_MARGIN
from gateway.limiting.slices import allowed, taken
from gateway.logs import log_failure

_Word: TypeAlias = "YesNo | Supervision | None"

VERDICTS: Final[dict[_Word, Verdict]] = {
    "yes": "unsafe",
    "no": "safe",
    "continue": "safe",
    "reorient": "unclear",
    "pause": "unsafe",
}
"""The verdicts for the answers of Tiers 2 and 3. No readable answer is unclear in triage, and PAUSE of a supervisor."""

_CAUSES = {
    Rung.TRIAGE: Cause.TRIAGE,
    Rung.STRICT_TRIAGE: Cause.STRICT_TRIAGE,
    Rung.SUPERVISOR: Cause.SUPERVISOR,
}


@dataclass(frozen=True, slots=True)
class CallDeadlines:
    """How long judging calls may take, in seconds."""

    judge_seconds: float = 2.0
    """Processor time for each reading of a call, or of up to one `MEGABYTE` of conversation; longer conversations get
    proportionally more. What was not read by then never counts as clean.
    """
    triage_seconds: float = 3.4
    """For both triage questions about one call together."""
    supervision_seconds: float = 10.0
    """For the supervisor's answer about one call."""
    call_seconds: float = 15.0
    """For all calls of a turn together. A call that is not settled by then is withheld."""

    def reading(self, segments: Sequence[Segment]) -> float:
        """Return the processor time for each reading of these texts, in seconds."""
        return allowed(segments, self.judge_seconds)


PATIENT: Final = CallDeadlines()
"""The default deadlines."""


@dataclass(slots=True)
class CallTurn:
    """What the calls of one turn are judged by. `ground` and `scene` are read from the trail when a call needs them."""

    trail: Trail
    rules: Rules
    tools: Toolbook
    mode: Mode
    scope: str
    incident: str
    """The incident id of the request, for the log."""
    triage: Respondent | None
    supervisor: Respondent | None
    limits: TextLimits
    deadlines: CallDeadlines
    read: Read
    until: float
    """When all its calls must be settled, in seconds of the event loop's clock."""
    ground: Background | None = None
    scene: Scene | None = None

    @property
    def reading_seconds(self) -> float:
        """Processor time for each reading of the conversation, in seconds."""
        return self.deadlines.reading(self.trail.segments)


@dataclass(frozen=True, slots=True)
class Case:
    """A call that Tier 1 did not settle."""

    evidence: CallEvidence
    texts: tuple[Segment, ...]
    risk: Risk

    def ruled(self, decision: Decision, cause: Cause, steps: Sequence[Step]) -> Ruling:
        """Return the ruling that these steps of the ladder led to."""
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


async def climb(case: Case, turn: CallTurn) -> Ruling:
    """Climb the ladder of GATEWAY.md section 6 and return the ruling. In mode paranoid only the supervisor allows."""
    paranoid = turn.mode == "paranoid"
    rung = first_rung(paranoid=paranoid, encoded=is_encoded(case.evidence.findings))
    asking = _Asking(case, turn)
    steps: list[Step] = []
    while True:
        step = rung
        verdict, fault = await asking.ask(rung)
        steps.append(Step(rung, verdict))
        rung = next_rung(rung, verdict, paranoid=paranoid, answered=fault in ANSWERED)
        if rung in OF_RUNG:
            failed = step is Rung.SUPERVISOR and fault is not None
            cause = Cause.FAULT if failed else _CAUSES[step]
            return case.ruled(OF_RUNG[rung], cause, steps)


class _Asking:
    """Asks about one call. It prepares the material for questions once, and keeps triage's answers so far."""

    def __init__(self, case: Case, turn: CallTurn) -> None:
        self._case = case
        self._turn = turn
        self._answers: tuple[YesNo | None, ...] = ()
        self._material: Material | None = None
        self._triage_until = asyncio.get_running_loop().time() + turn.deadlines.triage_seconds

    async def ask(self, rung: Rung) -> tuple[Verdict, VerifierFault | None]:
        """Return the verdict on a rung, and what went wrong with the model that was asked, if anything did."""
        if rung is Rung.SUPERVISOR:
            return await self._supervise()
        if self._turn.triage is None:
            self._answers += (triage(self._case.evidence),)
            return _verdict(self._answers[-1]), None
        shown = await self._shown()
        write = partial(_triage_question, shown, strict=rung is Rung.STRICT_TRIAGE)
        answered = await self._answered(self._turn.triage, write, until=self._triage_until)
        word = read_yes_no(answered.text) if answered.fault is None else None
        self._answers += (None if word == "no" and not shown.complete else word,)
        return _verdict(self._answers[-1]), answered.fault

    async def _supervise(self) -> tuple[Verdict, VerifierFault | None]:
        if self._turn.supervisor is None:
            return self._supervised_here(), None
        shown = await self._shown()
        until = asyncio.get_running_loop().time() + self._turn.deadlines.supervision_seconds + SUPERVISOR_MARGIN
        write = partial(_supervision_question, shown, answers=self._answers)
        answered = await self._answered(self._turn.supervisor, write, until=until)
        word = read_supervision(answered.text) if answered.fault is None else None
        if word == "continue" and not shown.complete:
            word = "reorient"
        return VERDICTS[word or "pause"], answered.fault

    def _supervised_here(self) -> Verdict:
        """Return the local supervisor's verdict; after a model's triage, never looser than without any supervisor."""
        word = supervise(self._case.evidence, self._answers)
        if self._turn.triage is not None and self._answers:
            word = max(word, _unsupervised(self._answers[-1], self._turn.rules.policy), key=_STRICTNESS.index)
        return VERDICTS[word]

    async def _answered(self, respondent: Respondent, write: Write, *, until: float) -> Answered:
        try:
            async with asyncio.timeout_at(until):
                return await respondent.answer(write)
        except TimeoutError:
            return Answered(fault=VerifierFault.TIMEOUT)
        except Exception as error:  # noqa: BLE001 - the verifier boundary: a failure is no answer, never an error
            log_failure(error, event="verifier_failed", incident_id=self._turn.incident)
            return Answered(fault=VerifierFault.INTERNAL)

    async def _shown(self) -> Material:
        if self._material is None:
            steps = material(self._case.evidence, self._case.texts, scope=self._turn.scope)
            self._material = await taken(steps, seconds=self._turn.reading_seconds)
        return self._material


_STRICTNESS: Final[tuple[Supervision, ...]] = ("continue", "reorient", "pause")
_ON_UNCLEAR: Final[dict[str, Supervision]] = {"allow": "continue", "clarify": "reorient", "deny": "pause"}


def _unsupervised(answer: YesNo | None, policy: Policy) -> Supervision:
    """Return what GATEWAY.md section 6 makes of triage's answer where no supervisor is configured."""
    if answer is None:
        return _ON_UNCLEAR[policy.on_unclear]
    return "pause" if answer == "yes" else "continue"


def _verdict(word: YesNo | None) -> Verdict:
    return VERDICTS[word] if word else "unclear"


def _triage_question(shown: Material, nonce: str, *, strict: bool) -> Prompt:
    return triage_question(shown, nonce=nonce, strict=strict)


def _supervision_question(shown: Material, nonce: str, *, answers: tuple[YesNo | None, ...]) -> Prompt:
    return supervision_question(shown, nonce=nonce, answers=answers)
