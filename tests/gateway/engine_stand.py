"""An engine over verifiers that say what they are told to."""

import asyncio
from collections.abc import Mapping
from typing import Any

from adapters.base import Outcome
from filters.inspection.seen import Seen
from filters.ladder import Verdict
from filters.limits import TextLimits
from filters.policy import Mode, Policy
from filters.rules.matcher import Matcher
from filters.rules.rule import phrase_rules
from filters.segments import Origin, Reading, Segment
from gateway.judging.engine import Engine, Rules
from gateway.judging.text_ladder import TextLadder

GRAY, DENIED = "gray-phrase-in-text", "forbidden-phrase-in-text"


class Scripted:
    """A verifier that gives its outcomes in turn, the last one for ever, and remembers what it was asked."""

    def __init__(self, *outcomes: Verdict | Outcome) -> None:
        self.outcomes = [outcome if isinstance(outcome, Outcome) else Outcome(outcome) for outcome in outcomes]
        self.asked: list[Mapping[str, Any]] = []

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        self.asked.append(payload)
        return self.outcomes.pop(0) if len(self.outcomes) > 1 else self.outcomes[0]


class Broken(Scripted):
    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        await super().consult(payload)
        raise RuntimeError("the verifier fell over")


class Silent(Scripted):
    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        await super().consult(payload)
        await asyncio.Event().wait()
        raise AssertionError


def engine(
    verifier: Scripted,
    *,
    policy: Policy | None = None,
    limits: TextLimits | None = None,
    mode: Mode = "default",
    scope: str = "",
    judge_seconds: float = 2.0,
    verifier_seconds: float = 3.4,
    supervision_seconds: float = 10.0,
    seen: Seen | None = None,
) -> Engine:
    own = policy or Policy(deny_patterns=(DENIED,), suspicious_patterns=(GRAY,))
    rules = Rules(own, Matcher(phrase_rules(own)), "v1")
    return Engine(
        {"default": rules},
        TextLadder(
            lambda tenant: verifier,
            scope=scope,
            verifier_seconds=verifier_seconds,
            supervision_seconds=supervision_seconds,
        ),
        limits=limits or TextLimits(),
        common=rules.matcher,
        least_mode=mode,
        judge_seconds=judge_seconds,
        seen=seen,
    )


def patterned(**settings: Any) -> Policy:
    return Policy(deny_patterns=(DENIED,), suspicious_patterns=(GRAY,), **settings)


def user(text: str) -> Reading:
    return Reading(segments=(Segment(Origin.USER, "/messages/0/content", text),))
