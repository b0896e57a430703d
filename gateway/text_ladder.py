"""Tiers 2 and 3 of a request's texts: the verifier, and the supervisor where there is one.

The ladder of GATEWAY.md section 6. What a verifier or a supervisor does wrong is a verdict here, and never an error.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from adapters.base import Consultant, Outcome, as_far_as_seen, failed
from adapters.metrics import VerifierFault
from adapters.respondent import Respondent
from filters.answers import weigh_supervision
from filters.decision import Decision
from filters.fencing import Prompt, supervision_prompt
from filters.findings import Finding
from filters.ladder import LADDER, Rung, Step, Verdict
from filters.payload import payload_steps, strictly
from filters.policy import Exclusion, Mode, Policy
from filters.segments import Segment, Unjudged
from filters.tallying import ENCODED_TEXT
from gateway.slices import taken

VerifierOf: TypeAlias = Callable[[str], Consultant]
"""Who is asked for a tenant."""
RespondentOf: TypeAlias = Callable[[str], Respondent | None]
"""Which model answers for a tenant; None where there is none."""

SUPERVISOR_MARGIN: Final = 0.5
"""Seconds beyond its own in which a supervisor says that its time is over: ended from outside, it counts nowhere."""
ANSWERED: Final = frozenset({None, VerifierFault.UNREADABLE, VerifierFault.REFUSED})
"""The model did answer, so that a stricter question can help. After other faults it would only fail once more."""
OF_RUNG: Final = {Rung.ALLOW: Decision.ALLOW, Rung.CLARIFY: Decision.CLARIFY, Rung.DENY: Decision.DENY}
"""The rungs on which a ladder ends."""


class Overdue(Protocol):
    """Makes the outcome of an assessment that was ended after so many seconds, and tells of it."""

    def __call__(self, tenant: str, payload: Mapping[str, Any], *, seconds: float) -> Outcome: ...


class Climbed(NamedTuple):
    """Where the ladder ended, on which tier, and by which steps."""

    decision: Decision
    tier: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Climber:
    """What is asked of the tiers: texts with what was found in them, and for whom."""

    segments: tuple[Segment, ...]
    findings: tuple[Finding, ...]
    unjudged: tuple[Unjudged, ...]
    policy: Policy
    idle: tuple[Exclusion, ...]
    """Common rules that decide nothing under the policy."""
    mode: Mode
    tenant: str


@dataclass(frozen=True, slots=True)
class TextLadder:
    """Asks the verifier of a tenant, then its supervisor. `scope` is what mode research may ask for.

    The verifier has `verifier_seconds` for all its verdicts; `overdue` is told of each assessment that was ended then.
    The supervisor keeps its `supervision_seconds` itself.
    """

    verifier_of: VerifierOf
    supervisor_of: RespondentOf
    overdue: Overdue
    scope: str
    verifier_seconds: float
    supervision_seconds: float

    async def climb(self, climber: Climber) -> Climbed:
        """The decision of Tiers 2 and 3.

        Without a supervisor, where the ladder would ask one, unsafe is a denial and unclear is the policy's word. The
        strict question is for a verifier that answered and has one; one that failed is not asked again. In mode
        paranoid, triage lets nothing pass a supervisor by.
        """
        policy = climber.policy
        payload = await taken(
            payload_steps(
                climber.segments,
                climber.findings,
                climber.unjudged,
                scope=self.scope if climber.mode == "research" else "",
                exclusions=(*policy.exclusions, *climber.idle),
            ),
            seconds=inf,
        )
        supervisor = self.supervisor_of(climber.tenant)
        paranoid = supervisor is not None and climber.mode == "paranoid"
        deadline = asyncio.get_running_loop().time() + self.verifier_seconds
        rung = Rung.SUPERVISOR if paranoid and _is_encoded(climber.findings) else Rung.TRIAGE
        steps: list[Step] = []
        while rung is not Rung.SUPERVISOR:
            outcome = await self._ask(climber.tenant, payload, deadline=deadline)
            steps.append(Step(rung, outcome.verdict))
            rung = LADDER[rung][outcome.verdict]
            if rung is Rung.STRICT_TRIAGE and (outcome.last or outcome.fault not in ANSWERED):
                rung = Rung.SUPERVISOR
            if rung is Rung.SUPERVISOR and supervisor is None:
                unsafe = outcome.verdict == "unsafe"
                return _climbed(Decision.DENY if unsafe else Decision(policy.on_unclear), 2, steps)
            if rung is Rung.ALLOW and paranoid:
                rung = Rung.SUPERVISOR
            if rung in OF_RUNG:
                return _climbed(OF_RUNG[rung], 2, steps)
            payload = strictly(payload)
        verdict = await self._supervised(supervisor, payload)
        steps.append(Step(rung, verdict))
        return _climbed(OF_RUNG[LADDER[rung][verdict]], 3, steps)

    async def _ask(self, tenant: str, payload: Mapping[str, Any], *, deadline: float) -> Outcome:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            async with asyncio.timeout_at(deadline):
                return await self.verifier_of(tenant).consult(payload)
        except TimeoutError:
            return self.overdue(tenant, payload, seconds=loop.time() - began)
        except Exception:  # noqa: BLE001 - the verifier boundary: whatever fails in there is unclear, never an error
            return failed(VerifierFault.INTERNAL)

    async def _supervised(self, supervisor: Respondent | None, payload: Mapping[str, Any]) -> Verdict:
        """The supervisor's word as a verdict: PAUSE without a readable one. It clears nothing that it was not shown."""
        if supervisor is None:
            raise AssertionError("without a supervisor the ladder ends before it")
        try:
            async with asyncio.timeout(self.supervision_seconds + SUPERVISOR_MARGIN):
                answered = await supervisor.answer(partial(_supervision, payload))
        except Exception:  # noqa: BLE001 - the verifier boundary: whatever fails in there is no answer, never an error
            return "unsafe"
        verdict = weigh_supervision(answered.text) if answered.fault is None else None
        return as_far_as_seen(Outcome(verdict or "unsafe"), payload).verdict


def _climbed(decision: Decision, tier: int, steps: Sequence[Step]) -> Climbed:
    return Climbed(decision, tier, tuple(steps))


def _is_encoded(findings: Iterable[Finding]) -> bool:
    return any(finding.rule_id == ENCODED_TEXT for finding in findings)


def _supervision(payload: Mapping[str, Any], nonce: str) -> Prompt:
    return supervision_prompt(payload, nonce=nonce)
