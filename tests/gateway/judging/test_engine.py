from itertools import product
from typing import Any

import pytest

from filters.decision import Coverage, Decision, GuardMode
from filters.inspection.seen import Seen
from filters.ladder import Verdict
from filters.limits import Limit, TextLimits
from filters.refusals import Reason
from filters.segments import MediaKind, Origin, Reading, Segment, Trust, Unjudged
from gateway.judging.engine import AT_ONCE
from tests.gateway.engine_stand import DENIED, GRAY, Scripted, engine, patterned, user


async def test_clean_text_passes_tier_1_and_no_verifier_is_asked() -> None:
    verifier = Scripted("unsafe")
    judgement = await engine(verifier).judge(user("good morning"), policy="default")
    assert (judgement.decision, judgement.tier, judgement.reason) == (Decision.ALLOW, 1, None)
    assert judgement.coverage == Coverage(judged=1, not_judged=0)
    assert verifier.asked == []


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
    assert judgement.coverage == Coverage(judged=1, not_judged=1, limits=(Limit.SEGMENTS,))


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


@pytest.mark.parametrize("unjudged", ["forward", "refuse"])
@pytest.mark.parametrize("unjudged_prompts", ["forward", "refuse"])
async def test_token_ids_pass_only_where_the_policy_says_so_twice(unjudged: Any, unjudged_prompts: Any) -> None:
    reading = Reading(unjudged=(Unjudged("/prompt", MediaKind.TOKENS),))
    judge = engine(Scripted("safe"), policy=patterned(unjudged=unjudged, unjudged_prompts=unjudged_prompts))
    judgement = await judge.judge(reading, policy="default")
    passes = unjudged == unjudged_prompts == "forward"
    assert judgement.decision is (Decision.ALLOW if passes else Decision.DENY)
    assert judgement.reason is (None if passes else Reason.NOT_JUDGED)
    assert judgement.coverage == Coverage(judged=0, not_judged=1)


async def test_monitor_tells_what_it_would_have_done_and_changes_nothing() -> None:
    judge = engine(Scripted("unsafe"), policy=patterned(enforcement="monitor"))
    judgement = await judge.judge(user(GRAY), policy="default")
    assert (judgement.decision, judgement.mode) == (Decision.DENY, GuardMode.MONITOR)
    assert judgement.forwards is True


@pytest.mark.parametrize(
    ("first", "trust"), [(Origin.SYSTEM, Trust.TRUSTED), (Origin.TOOL_RESULT, Trust.UNTRUSTED)], ids=str
)
async def test_the_trust_of_many_texts_follows_from_the_first_however_many_stand_between(
    first: Origin, trust: Trust
) -> None:
    origins = (first, *(Origin.ASSISTANT, Origin.SYSTEM) * AT_ONCE)
    suspicious = (1, AT_ONCE - 1, AT_ONCE + 1, 2 * AT_ONCE - 1)
    segments = [Segment(origin, f"/{place}", "a") for place, origin in enumerate(origins)]
    for place in suspicious:
        segments[place] = Segment(Origin.ASSISTANT, f"/{place}", GRAY)
    judge = engine(Scripted("safe"), policy=patterned(user_trust="trusted"), judge_seconds=60.0)
    judgement = await judge.judge(Reading(tuple(segments)), policy="default")
    assert {(finding.path, finding.trust) for finding in judgement.findings} == {
        (f"/{place}", trust) for place in suspicious
    }


IN_NO_TIME = 1e-9
LONG = "Some words of a long text. " * 40_000


@pytest.mark.parametrize("on_limit", ["deny", "allow"])
async def test_what_is_not_read_in_time_is_exhausted_and_the_policy_decides(on_limit: Any) -> None:
    judge = engine(Scripted("safe"), policy=patterned(on_limit=on_limit), judge_seconds=IN_NO_TIME)
    reading = Reading(segments=tuple(Segment(Origin.USER, f"/messages/{index}/content", LONG) for index in range(3)))
    judgement = await judge.judge(reading, policy="default")
    assert judgement.coverage == Coverage(judged=1, not_judged=2, limits=(Limit.TIME,))
    assert judgement.decision is (Decision.DENY if on_limit == "deny" else Decision.ALLOW)
    assert judgement.reason is (Reason.LIMIT if on_limit == "deny" else None)


async def test_what_was_found_before_time_ran_out_still_counts() -> None:
    slow = " ".join(f"Some words of text {number}." for number in range(40_000))  # takes a second or more
    texts = tuple(Segment(Origin.USER, f"/messages/{place}/content", text) for place, text in enumerate((DENIED, slow)))
    judge = engine(Scripted("safe"), policy=patterned(on_limit="allow"), judge_seconds=0.05)
    judgement = await judge.asking(lambda tenant: Scripted("safe")).judge(Reading(texts), policy="default")
    assert (judgement.decision, judgement.reason) == (Decision.DENY, Reason.BLOCKED)
    assert judgement.coverage.not_judged == 1


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
