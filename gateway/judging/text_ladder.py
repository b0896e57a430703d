"""Tiers 2 and 3 for a request's texts: the verifier, and the supervisor if there is one.

The ladder is that of GATEWAY.md section 6. A failure of a verifier or supervisor becomes a verdict, never an error.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from adapters.base import Consultant, Outcome, VerifierFault, as_far_as_seen, failed
from adapters.respondent import Respondent
from filters.decision import Decision
from filters.findings import Finding
from filters.inspection.tallying import is_encoded
from filters.ladder import LADDER, Rung, Step, Verdict, first_rung, next_rung
from filters.policy import Exclusion, Mode, Policy
from filters.segments import Segment, Unjudged
from filters.verification.answers import weigh_supervision
from filters.verification.fencing import Prompt, supervision_prompt
from filters.verification.payload import payload_steps, strictly
from gateway.limiting.slices import taken
from gateway.logs import log_failure

VerifierOf: TypeAlias = Callable[[str], Consultant]
"""Returns the verifier for a tenant."""
RespondentOf: TypeAlias = Callable[[str], Respondent | None]
"""Returns the model that answers questions for a tenant, or None if there is none."""

SUPERVISOR_MARGIN: Final = 0.5
"""Seconds beyond its own limit in which a supervisor may report its timeout: if cancelled, no metric would count it."""
ANSWERED: Final = frozenset({None, VerifierFault.UNREADABLE, VerifierFault.REFUSED})
"""Faults (or none) with which the model did answer, so a stricter question can help. Others would only fail again."""
OF_RUNG: Final = {Rung.ALLOW: Decision.ALLOW, Rung.CLARIFY: Decision.CLARIFY, Rung.DENY: Decision.DENY}
"""The rungs on which the ladder ends, and their decisions."""


class Overdue(Protocol):
    """Reports an assessment that was ended after `seconds`, and returns its outcome."""

    def __call__(self, tenant: str, payload: Mapping[str, Any], *, seconds: float) -> Outcome: ...


def no_respondent(_tenant: str) -> None:
    """Return None: no model answers, and the built-in rules or the policy decide instead."""


def unreported(tenant: str, payload: Mapping[str, Any], *, seconds: float) -> Outcome:
    """Return the outcome of an overdue assessment, and report it to nobody."""
    return failed(VerifierFault.TIMEOUT)


class Climbed(NamedTuple):
    """The decision on which the ladder ended, the tier that made it, and the steps that led to it."""

    decision: Decision
    tier: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Climber:
    """What the tiers have to decide: texts, the findings in them, and the policy, mode and tenant."""

    segments: tuple[Segment, ...]
    findings: tuple[Finding, ...]
    unjudged: tuple[Unjudged, ...]
    policy: Policy
    idle: tuple[Exclusion, ...]
    """Exclusions of common rules that decide nothing under the policy."""
    mode: Mode
    tenant: str
    incident: str
    """The incident id of the request, for the log."""


@dataclass(frozen=True, slots=True)
class TextLadder:
    """Asks a tenant's verifier, then its supervisor."""

    verifier_of: VerifierOf
    supervisor_of: RespondentOf = no_respondent
    """Where it returns a model, that model is Tier 3."""
    overdue: Overdue = unreported
    """Called for each assessment that `verifier_seconds` ended; returns its outcome."""
    scope: str = ""
    """What requests in mode research may ask for."""
    verifier_seconds: float = 3.4
    """For all verdicts of the verifier together; a late one is `"unclear"`."""
    supervision_seconds: float = 10.0
    """For the supervisor's answer. The supervisor enforces it itself; no answer counts as PAUSE."""

    async def climb(self, climber: Climber) -> Climbed:
        """Return the decision of Tiers 2 and 3.

        If the ladder leads to a supervisor and there is none, unsafe is a denial, and unclear is the policy's
        `on_unclear`. A verifier is asked the strict question only if it answered the first one and has a strict one. In
        mode paranoid nothing passes without the supervisor, if there is one.
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
        rung = first_rung(paranoid=paranoid, encoded=is_encoded(climber.findings))
        steps: list[Step] = []
        while rung is not Rung.SUPERVISOR:
            outcome = await self._ask(climber, payload, deadline=deadline)
            steps.append(Step(rung, outcome.verdict))
            answered = outcome.fault in ANSWERED and not outcome.last
            rung = next_rung(rung, outcome.verdict, paranoid=paranoid, answered=answered)
            if rung is Rung.SUPERVISOR and supervisor is None:
                unsafe = outcome.verdict == "unsafe"
                return _climbed(Decision.DENY if unsafe else Decision(policy.on_unclear), 2, steps)
            if rung in OF_RUNG:
                return _climbed(OF_RUNG[rung], 2, steps)
            payload = strictly(payload)
        verdict = await self._supervised(supervisor, payload, incident=climber.incident)
        steps.append(Step(rung, verdict))
        return _climbed(OF_RUNG[LADDER[rung][verdict]], 3, steps)

    async def _ask(self, climber: Climber, payload: Mapping[str, Any], *, deadline: float) -> Outcome:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            async with asyncio.timeout_at(deadline):
                return await self.verifier_of(climber.tenant).consult(payload)
        except TimeoutError:
            return self.overdue(climber.tenant, payload, seconds=loop.time() - began)
        except Exception as error:  # noqa: BLE001 - the verifier boundary: any failure inside is unclear, never an error
            log_failure(error, event="verifier_failed", incident_id=climber.incident)
            return failed(VerifierFault.INTERNAL)

    async def _supervised(self, supervisor: Respondent | None, payload: Mapping[str, Any], *, incident: str) -> Verdict:
        """Return the supervisor's answer as a verdict: unsafe if it has no readable one.

        "Safe" becomes unclear if the supervisor was not shown all of the text.
        """
        if supervisor is None:
            raise AssertionError("without a supervisor the ladder ends before it")
        try:
            async with asyncio.timeout(self.supervision_seconds + SUPERVISOR_MARGIN):
                answered = await supervisor.answer(partial(_supervision, payload))
        except TimeoutError:
            return "unsafe"
        except Exception as error:  # noqa: BLE001 - the verifier boundary: a failure is no answer, never an error
            log_failure(error, event="verifier_failed", incident_id=incident)
            return "unsafe"
        verdict = weigh_supervision(answered.text) if answered.fault is None else None
        return as_far_as_seen(Outcome(verdict or "unsafe"), payload).verdict


def _climbed(decision: Decision, tier: int, steps: Sequence[Step]) -> Climbed:
    return Climbed(decision, tier, tuple(steps))


def _supervision(payload: Mapping[str, Any], nonce: str) -> Prompt:
    return supervision_prompt(payload, nonce=nonce)
