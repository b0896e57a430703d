import asyncio
import base64
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from adapters.base import Outcome, failed
from adapters.metrics import VerifierFault
from adapters.respondent import Answered, Write
from filters.decision import Coverage, Decision, GuardMode
from filters.fencing import Prompt
from filters.ladder import Verdict
from filters.limits import TextLimits
from filters.matcher import Matcher
from filters.policy import MODES, Mode, Policy, stricter
from filters.refusals import Reason
from filters.rules import phrase_rules
from filters.seen import Seen
from filters.segments import MediaKind, Origin, Reading, Segment, Unjudged, with_trust
from gateway.engine import AT_ONCE, MEGABYTE, Deadlines, Engine, Rules, _trusted, allowed

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
    deadlines: Deadlines | None = None,
    seen: Seen | None = None,
) -> Engine:
    own = policy or Policy(deny_patterns=(DENIED,), suspicious_patterns=(GRAY,))
    rules = Rules(own, Matcher(phrase_rules(own)), "v1")
    return Engine(
        {"default": rules},
        lambda tenant: verifier,
        limits=limits or TextLimits(),
        common=rules.matcher,
        mode=mode,
        scope=scope,
        deadlines=deadlines or Deadlines(),
        seen=seen,
    )


def patterned(**settings: Any) -> Policy:
    return Policy(deny_patterns=(DENIED,), suspicious_patterns=(GRAY,), **settings)


def user(text: str) -> Reading:
    return Reading(segments=(Segment(Origin.USER, "/messages/0/content", text),))


async def test_clean_text_passes_tier_1_and_no_verifier_is_asked() -> None:
    verifier = Scripted("unsafe")
    judgement = await engine(verifier).judge(user("good morning"), policy="default")
    assert (judgement.decision, judgement.tier, judgement.reason) == (Decision.ALLOW, 1, None)
    assert judgement.coverage == Coverage(judged=1, not_judged=0)
    assert verifier.asked == []


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
    judgement = await engine(verifier, policy=patterned(on_unclear="deny")).judge(user(GRAY), policy="default")
    assert judgement.decision is Decision.DENY
    assert len(verifier.asked) == 1


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
    judge = engine(Scripted("unsafe"), policy=patterned(), deadlines=Deadlines(supervision_seconds=0.02))
    judge = judge.asking(lambda tenant: Scripted("unsafe"), supervisor_of=lambda tenant: supervisor)
    assert (await judge.judge(user(GRAY), policy="default")).decision is Decision.DENY
    assert supervisor.told == 1


async def test_a_supervisor_that_ends_never_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gateway.engine.SUPERVISOR_MARGIN", 0.0)
    supervisor = Punctual(60.0)
    judge = engine(Scripted("unsafe"), policy=patterned(), deadlines=Deadlines(supervision_seconds=0.01))
    judge = judge.asking(lambda tenant: Scripted("unsafe"), supervisor_of=lambda tenant: supervisor)
    assert (await judge.judge(user(GRAY), policy="default")).decision is Decision.DENY
    assert supervisor.told == 0


async def test_an_assessment_that_is_ended_here_is_told() -> None:
    told: list[tuple[str, float]] = []

    def overdue(tenant: str, payload: Mapping[str, Any], *, seconds: float) -> Outcome:
        told.append((tenant, seconds))
        return failed(VerifierFault.TIMEOUT)

    judge = engine(Silent("safe"), policy=patterned(on_unclear="deny"), deadlines=Deadlines(verifier_seconds=0.01))
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


@pytest.mark.parametrize(
    ("verdict", "on_unclear", "origin"),
    list(
        product(
            ("safe", "unsafe", "unclear"), ("clarify", "deny", "allow"), (Origin.SYSTEM, Origin.USER, Origin.DOCUMENT)
        )
    ),
)
async def test_no_verdict_and_no_policy_word_loosens_a_hard_denial(
    verdict: Verdict, on_unclear: Any, origin: Origin
) -> None:
    verifier = Scripted(verdict)
    reading = Reading(segments=(Segment(origin, "/x", f"see {DENIED} and {GRAY}"),))
    judge = engine(verifier, policy=patterned(on_unclear=on_unclear))
    judgement = await judge.judge(reading, policy="default")
    assert (judgement.decision, judgement.reason, judgement.tier) == (Decision.DENY, Reason.BLOCKED, 1)
    assert verifier.asked == []


@pytest.mark.parametrize(
    ("on_limit", "decision", "reason"),
    [
        ("deny", Decision.DENY, Reason.LIMIT),
        ("clarify", Decision.CLARIFY, Reason.CLARIFY),
        ("allow", Decision.ALLOW, None),
    ],
)
async def test_text_beyond_the_limits_is_not_judged_and_the_policy_decides(
    on_limit: Any, decision: Decision, reason: Reason | None
) -> None:
    reading = Reading(segments=(Segment(Origin.USER, "/a", "one"), Segment(Origin.USER, "/b", "two")))
    judge = engine(Scripted("safe"), policy=patterned(on_limit=on_limit), limits=TextLimits(segments=1))
    judgement = await judge.judge(reading, policy="default")
    assert (judgement.decision, judgement.reason) == (decision, reason)
    assert judgement.coverage == Coverage(judged=1, not_judged=1)


async def test_a_limit_never_hides_a_denial() -> None:
    reading = Reading(segments=(Segment(Origin.USER, "/a", DENIED), Segment(Origin.USER, "/b", "two")))
    judge = engine(Scripted("safe"), policy=patterned(on_limit="clarify"), limits=TextLimits(segments=1))
    judgement = await judge.judge(reading, policy="default")
    assert (judgement.decision, judgement.reason) == (Decision.DENY, Reason.BLOCKED)


@pytest.mark.parametrize(
    ("unjudged", "decision", "reason"),
    [("forward", Decision.ALLOW, None), ("refuse", Decision.DENY, Reason.NOT_JUDGED)],
)
async def test_media_are_forwarded_or_refused_as_the_policy_says_and_counted(
    unjudged: Any, decision: Decision, reason: Reason | None
) -> None:
    reading = Reading(unjudged=(Unjudged("/messages/0/content/0", MediaKind.IMAGE),))
    judgement = await engine(Scripted("safe"), policy=patterned(unjudged=unjudged)).judge(reading, policy="default")
    assert (judgement.decision, judgement.reason) == (decision, reason)
    assert judgement.coverage == Coverage(judged=0, not_judged=1)


async def test_monitor_tells_what_it_would_have_done_and_changes_nothing() -> None:
    judge = engine(Scripted("unsafe"), policy=patterned(enforcement="monitor"))
    judgement = await judge.judge(user(GRAY), policy="default")
    assert (judgement.decision, judgement.mode) == (Decision.DENY, GuardMode.MONITOR)
    assert judgement.forwards is True


async def test_paranoid_asks_about_every_request() -> None:
    verifier = Scripted("safe")
    judgement = await engine(verifier).judge(user("good morning"), policy="default", mode="paranoid")
    assert (judgement.decision, judgement.tier) == (Decision.ALLOW, 2)
    assert len(verifier.asked) == 1


def test_longer_texts_have_more_time() -> None:
    long, short = Segment(Origin.USER, "/a", "a" * 3 * MEGABYTE), Segment(Origin.USER, "/b", "b")
    joined = Segment(Origin.USER, "/c", "c" * MEGABYTE, borders=(1,))
    assert allowed((short, joined), 0.5) == 0.5
    assert allowed((long, joined), 0.5) == 1.5


@pytest.mark.parametrize("first", [Origin.SYSTEM, Origin.TOOL_RESULT])
async def test_the_trust_of_many_texts_is_told_in_parts_and_the_same(first: Origin) -> None:
    origins = (first, *(Origin.ASSISTANT, Origin.SYSTEM) * AT_ONCE)
    segments = tuple(Segment(origin, "/a", "a") for origin in origins)
    policy = Policy(user_trust="trusted")
    assert await _trusted(segments, policy) == with_trust(segments, user_trust="trusted")


IN_NO_TIME = Deadlines(judge_seconds=1e-9)
LONG = "Some words of a long text. " * 40_000


@pytest.mark.parametrize("on_limit", ["deny", "allow"])
async def test_what_is_not_read_in_time_is_exhausted_and_the_policy_decides(on_limit: Any) -> None:
    judge = engine(Scripted("safe"), policy=patterned(on_limit=on_limit), deadlines=IN_NO_TIME)
    reading = Reading(segments=tuple(Segment(Origin.USER, f"/messages/{index}/content", LONG) for index in range(3)))
    judgement = await judge.judge(reading, policy="default")
    assert judgement.coverage == Coverage(judged=1, not_judged=2)
    assert judgement.decision is (Decision.DENY if on_limit == "deny" else Decision.ALLOW)
    assert judgement.reason is (Reason.LIMIT if on_limit == "deny" else None)


async def test_what_was_found_before_time_ran_out_still_counts() -> None:
    judge = engine(Scripted("safe"), policy=patterned(on_limit="allow"), deadlines=IN_NO_TIME)
    judgement = await judge.asking(lambda tenant: Scripted("safe")).judge(user(f"{DENIED} {LONG}"), policy="default")
    assert (judgement.decision, judgement.reason) == (Decision.DENY, Reason.BLOCKED)
    assert judgement.coverage.not_judged == 1


async def test_a_verifier_that_does_not_answer_is_unclear() -> None:
    verifier = Silent("safe")
    judge = engine(verifier, policy=patterned(on_unclear="deny"), deadlines=Deadlines(verifier_seconds=0.01))
    assert (await judge.judge(user(GRAY), policy="default")).decision is Decision.DENY
    assert len(verifier.asked) == 1


async def test_the_same_question_is_asked_again_and_no_verdict_is_kept() -> None:
    verifier = Scripted("safe", "unsafe")
    judge = engine(verifier)
    first = await judge.judge(user(GRAY), policy="default")
    second = await judge.judge(user(GRAY), policy="default")
    assert (first.decision, second.decision) == (Decision.ALLOW, Decision.DENY)


LONG_TEXTS = {
    "clean": "an ordinary sentence about ships. " * 60_000,
    "suspicious, to be shown to the verifier": f"an ordinary sentence about ships. {GRAY}. " * 8_000,
}


@pytest.mark.parametrize("text", LONG_TEXTS.values(), ids=LONG_TEXTS)
async def test_other_work_goes_on_while_a_long_text_is_judged(text: str) -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    await asyncio.sleep(0)
    before = turns
    await engine(Scripted("safe")).judge(user(text), policy="default")
    task.cancel()
    assert turns - before > 2


async def test_what_was_found_in_a_text_is_kept_for_its_tenant_alone_and_a_verdict_for_nobody() -> None:
    seen = Seen(size=100_000, key=b"a key of the test's own", tag=bytes)
    verifier = Scripted("safe", "unsafe", "safe")
    judging = engine(verifier, seen=seen)
    decisions = [
        (await judging.judge(user(GRAY), policy="default", tenant=tenant)).decision for tenant in ("one", "one", "two")
    ]
    assert decisions == [Decision.ALLOW, Decision.DENY, Decision.ALLOW]
    assert seen.looked_for() == (1, 0, 2)


async def test_what_was_seen_under_other_limits_is_inspected_anew() -> None:
    """Workers share what they saw over reloads, and limits say how deep a text is read."""
    seen = Seen(size=100_000, key=b"a key of the test's own", tag=bytes)
    for depth in (1, 3):
        await engine(Scripted("safe"), limits=TextLimits(depth=depth), seen=seen).judge(user("hello"), policy="default")
    assert seen.looked_for() == (0, 0, 2)


async def test_other_verifiers_find_what_was_seen_before() -> None:
    seen = Seen(size=100_000, key=b"a key of the test's own", tag=bytes)
    judging = engine(Scripted("safe"), seen=seen)
    await judging.judge(user("good morning"), policy="default")
    await judging.asking(lambda tenant: Scripted("unsafe")).judge(user("good morning"), policy="default")
    assert seen.looked_for() == (1, 0, 1)
