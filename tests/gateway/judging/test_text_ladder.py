import asyncio
import base64
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest
from structlog.testing import capture_logs

from adapters.base import Outcome, VerifierFault, failed
from adapters.respondent import Answered, Write
from filters.decision import Decision
from filters.ladder import Verdict
from filters.policy import MODES, Mode, stricter
from filters.verification.fencing import Prompt
from tests.gateway.engine_stand import GRAY, Broken, Scripted, Silent, engine, patterned, user


@pytest.mark.parametrize(
    ("verdicts", "on_unclear", "decision", "asked"),
    [
        pytest.param(("safe",), "deny", Decision.ALLOW, 1, id="safe clears suspicion"),
        pytest.param(("unsafe",), "allow", Decision.DENY, 1, id="unsafe is a denial, whatever unclear means"),
        pytest.param(("unclear", "safe"), "deny", Decision.ALLOW, 2, id="the strict question clears"),
        pytest.param(("unclear", "unsafe"), "allow", Decision.DENY, 2, id="the strict question condemns"),
        pytest.param(("unclear",), "clarify", Decision.CLARIFY, 2, id="unclear twice is clarify"),
        pytest.param(("unclear",), "deny", Decision.DENY, 2, id="unclear twice is deny where the policy says so"),
        pytest.param(("unclear",), "allow", Decision.ALLOW, 2, id="unclear twice is allow where the policy says so"),
    ],
)
async def test_the_ladder_without_a_supervisor(
    verdicts: tuple[Verdict, ...], on_unclear: Any, decision: Decision, asked: int
) -> None:
    verifier = Scripted(*verdicts)
    judge = engine(verifier, policy=patterned(on_unclear=on_unclear))
    judgement = await judge.judge(user(f"please {GRAY}"), policy="default")
    assert (judgement.decision, judgement.tier) == (decision, 2)
    assert len(verifier.asked) == asked
    assert [payload["policy_context"]["block_mode"] for payload in verifier.asked] == ["baseline", "strict"][:asked]


async def test_a_verifier_that_raises_is_unclear_and_is_not_asked_again() -> None:
    verifier = Broken("safe")
    judge = engine(verifier, policy=patterned(on_unclear="deny"))
    with capture_logs() as logged:
        judgement, _ = await judge.examine(user(GRAY), policy="default", incident="id-1")
    assert judgement.decision is Decision.DENY
    assert len(verifier.asked) == 1
    assert [(line["event"], line["incident_id"]) for line in logged] == [("verifier_failed", "id-1")]


async def test_a_supervisor_that_raises_is_logged() -> None:
    verifier, supervisor = Scripted("unsafe"), Supervisor(RuntimeError("words"))
    judge = engine(verifier).asking(lambda tenant: verifier, supervisor_of=lambda tenant: supervisor)
    with capture_logs() as logged:
        judgement, _ = await judge.examine(user(GRAY), policy="default", incident="id-1")
    assert judgement.decision is Decision.DENY
    assert [(line["event"], line["incident_id"]) for line in logged] == [("verifier_failed", "id-1")]


@pytest.mark.parametrize("fault", VerifierFault)
async def test_only_a_verifier_that_answered_is_asked_strictly(fault: VerifierFault) -> None:
    verifier = Scripted(failed(fault), "safe")
    judgement = await engine(verifier, policy=patterned(on_unclear="deny")).judge(user(GRAY), policy="default")
    answered = fault in {VerifierFault.UNREADABLE, VerifierFault.REFUSED}
    assert len(verifier.asked) == (2 if answered else 1)
    assert judgement.decision is (Decision.ALLOW if answered else Decision.DENY)


async def test_a_verifier_without_a_stricter_question_is_asked_once() -> None:
    verifier = Scripted(Outcome("unclear", last=True), "safe")
    judgement = await engine(verifier, policy=patterned(on_unclear="deny")).judge(user(GRAY), policy="default")
    assert (judgement.decision, len(verifier.asked)) == (Decision.DENY, 1)


class Supervisor:
    """A model that says what it is told to, and keeps what it was asked."""

    def __init__(self, said: str | Answered | Exception) -> None:
        self.asked: list[Prompt] = []
        self._said = said

    async def answer(self, write: Write) -> Answered:
        self.asked.append(write("0123456789abcdef"))
        if isinstance(self._said, Exception):
            raise self._said
        return self._said if isinstance(self._said, Answered) else Answered(self._said)


HIDDEN = base64.b64encode(b"the weather in Paris is nice, says everybody").decode()


@pytest.mark.parametrize(
    ("verdicts", "said", "decision", "steps"),
    [
        (("safe",), "PAUSE", Decision.ALLOW, ["triage:safe"]),
        (("unsafe",), "CONTINUE", Decision.ALLOW, ["triage:unsafe", "supervisor:safe"]),
        (("unsafe",), "REORIENT", Decision.CLARIFY, ["triage:unsafe", "supervisor:unclear"]),
        (("unsafe",), "PAUSE", Decision.DENY, ["triage:unsafe", "supervisor:unsafe"]),
        (("unsafe",), "Continue, surely", Decision.DENY, ["triage:unsafe", "supervisor:unsafe"]),
        (
            ("unsafe",),
            Answered("CONTINUE", VerifierFault.REFUSED),
            Decision.DENY,
            ["triage:unsafe", "supervisor:unsafe"],
        ),
        (("unsafe",), RuntimeError("words"), Decision.DENY, ["triage:unsafe", "supervisor:unsafe"]),
        (
            ("unclear", "unclear"),
            "CONTINUE",
            Decision.ALLOW,
            ["triage:unclear", "strict_triage:unclear", "supervisor:safe"],
        ),
    ],
    ids=["cleared before", "continue", "reorient", "pause", "unreadable", "no answer", "fault", "twice unclear"],
)
async def test_the_ladder_with_a_supervisor(
    verdicts: tuple[Verdict, ...], said: str | Answered | Exception, decision: Decision, steps: list[str]
) -> None:
    supervisor, verifier = Supervisor(said), Scripted(*verdicts)
    judge = engine(verifier, policy=patterned(on_unclear="deny"))
    judge = judge.asking(lambda tenant: verifier, supervisor_of=lambda tenant: supervisor)
    judgement = await judge.judge(user(GRAY), policy="default")
    told = [f"{step.rung}:{step.verdict}" for step in judgement.steps]
    assert (judgement.decision, told) == (decision, steps)
    assert judgement.tier == (3 if supervisor.asked else 2)
    assert all(GRAY in prompt.user and "REORIENT" in prompt.system for prompt in supervisor.asked)


@pytest.mark.parametrize(
    ("text", "steps"),
    [("good morning", ["triage:safe", "supervisor:safe"]), (HIDDEN, ["supervisor:safe"])],
    ids=["plain", "encoded"],
)
async def test_a_paranoid_request_always_meets_the_supervisor(text: str, steps: list[str]) -> None:
    supervisor = Supervisor("CONTINUE")
    judge = engine(Scripted("safe")).asking(lambda tenant: Scripted("safe"), supervisor_of=lambda tenant: supervisor)
    judgement = await judge.judge(user(text), policy="default", mode="paranoid")
    assert [f"{step.rung}:{step.verdict}" for step in judgement.steps] == steps
    assert (judgement.decision, judgement.tier) == (Decision.ALLOW, 3)


class Punctual:
    """A model that never answers, and says so when its own time is over."""

    def __init__(self, seconds: float) -> None:
        self.told = 0
        self._seconds = seconds

    async def answer(self, write: Write) -> Answered:
        await asyncio.sleep(self._seconds)
        self.told += 1
        return Answered(fault=VerifierFault.TIMEOUT)


async def test_a_hung_supervisor_ends_itself_and_so_is_counted() -> None:
    supervisor = Punctual(0.02)
    judge = engine(Scripted("unsafe"), policy=patterned(), supervision_seconds=0.02)
    judge = judge.asking(lambda tenant: Scripted("unsafe"), supervisor_of=lambda tenant: supervisor)
    assert (await judge.judge(user(GRAY), policy="default")).decision is Decision.DENY
    assert supervisor.told == 1


async def test_a_supervisor_that_ends_never_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gateway.judging.text_ladder.SUPERVISOR_MARGIN", 0.0)
    supervisor = Punctual(60.0)
    judge = engine(Scripted("unsafe"), policy=patterned(), supervision_seconds=0.01)
    judge = judge.asking(lambda tenant: Scripted("unsafe"), supervisor_of=lambda tenant: supervisor)
    assert (await judge.judge(user(GRAY), policy="default")).decision is Decision.DENY
    assert supervisor.told == 0


async def test_an_assessment_that_is_ended_here_is_told() -> None:
    told: list[tuple[str, float]] = []

    def overdue(tenant: str, payload: Mapping[str, Any], *, seconds: float) -> Outcome:
        told.append((tenant, seconds))
        return failed(VerifierFault.TIMEOUT)

    judge = engine(Silent("safe"), policy=patterned(on_unclear="deny"), verifier_seconds=0.01)
    judge = judge.asking(lambda tenant: Silent("safe"), overdue=overdue)
    judgement = await judge.judge(user(GRAY), policy="default", tenant="acme")
    assert judgement.decision is Decision.DENY
    assert [tenant for tenant, _ in told] == ["acme"]


async def test_the_verifier_of_the_tenant_is_asked() -> None:
    verifiers = {"one": Scripted("safe"), "two": Scripted("unsafe")}
    judge = engine(verifiers["one"]).asking(verifiers.__getitem__)
    judgement = await judge.judge(user(GRAY), policy="default", tenant="two")
    assert judgement.decision is Decision.DENY
    assert (len(verifiers["one"].asked), len(verifiers["two"].asked)) == (0, 1)


@pytest.mark.parametrize(("configured", "wanted"), list(product(MODES, (None, *MODES))))
async def test_the_scope_is_told_in_mode_research_only(configured: Mode, wanted: Mode | None) -> None:
    verifier = Scripted("unclear")
    judge = engine(verifier, mode=configured, scope="Ethology of octopuses.")
    await judge.judge(user(GRAY), policy="default", mode=wanted)
    expected = "Ethology of octopuses." if stricter(configured, wanted) == "research" else None
    assert [payload["policy_context"].get("scope") for payload in verifier.asked] == [expected] * 2


async def test_paranoid_shows_the_untrusted_texts() -> None:
    verifier = Scripted("safe")
    await engine(verifier).judge(user("good morning"), policy="default", mode="paranoid")
    assert "good morning" in verifier.asked[0]["prompt_text"]


async def test_paranoid_asks_about_every_request() -> None:
    verifier = Scripted("safe")
    judgement = await engine(verifier).judge(user("good morning"), policy="default", mode="paranoid")
    assert (judgement.decision, judgement.tier) == (Decision.ALLOW, 2)
    assert len(verifier.asked) == 1


async def test_a_verifier_that_does_not_answer_is_unclear() -> None:
    verifier = Silent("safe")
    judge = engine(verifier, policy=patterned(on_unclear="deny"), verifier_seconds=0.01)
    assert (await judge.judge(user(GRAY), policy="default")).decision is Decision.DENY
    assert len(verifier.asked) == 1


async def test_the_same_question_is_asked_again_and_no_verdict_is_kept() -> None:
    verifier = Scripted("safe", "unsafe")
    judge = engine(verifier)
    first = await judge.judge(user(GRAY), policy="default")
    second = await judge.judge(user(GRAY), policy="default")
    assert (first.decision, second.decision) == (Decision.ALLOW, Decision.DENY)
