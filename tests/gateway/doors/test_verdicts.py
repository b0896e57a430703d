"""Verdicts hold places and counts, and say in one word whether to go on."""

from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects.openai_chat import OPENAI
from filters.refusals import Reason, refusal_for
from filters.segments import MediaKind, Origin, Unjudged
from filters.views import Layer
from gateway.doors.verdicts import MOST_FINDINGS, verdict_of
from gateway.exchanges.exchange import Arrival, undecided
from gateway.web.local_replies import NO_HEAD
from tests.filters.conversation import finding

FINDING = finding(path="/messages/0/content", origin=Origin.USER, layers=(Layer("base64", 3, 9),), span=(4, 8))
ALLOWED = undecided(OPENAI, Arrival(NO_HEAD, "i-1", 0.0))._replace(
    judgement=Judgement(Decision.ALLOW, GuardMode.BASELINE, 1, coverage=Coverage(2, 1)),
    policy_version="abc",
    unjudged=(Unjudged("/messages/1/content/0", MediaKind.IMAGE),),
)


def test_an_allowed_request() -> None:
    verdict = verdict_of(ALLOWED)
    assert (verdict.allowed, verdict.reason, verdict.message) == (True, None, None)
    assert (verdict.judged, verdict.not_judged, verdict.policy_version) == (2, 1, "abc")
    assert [(place.path, place.kind) for place in verdict.unjudged] == [("/messages/1/content/0", "image")]
    assert verdict.original_incident_id is None


def test_a_refused_request_tells_where_and_why() -> None:
    judgement = Judgement(Decision.DENY, GuardMode.BASELINE, 2, reason=Reason.BLOCKED, findings=(FINDING,))
    refusal = refusal_for(Reason.BLOCKED, "i-1")
    verdict = verdict_of(ALLOWED._replace(judgement=judgement, refusal=refusal, original="i-0"))
    assert (verdict.allowed, verdict.reason, verdict.message) == (False, Reason.BLOCKED, refusal.message)
    assert verdict.original_incident_id == "i-0"
    (found,) = verdict.findings
    assert found.model_dump() == {
        "rule": "INJ-001",
        "family": "instruction_override",
        "severity": "high",
        "origin": "user",
        "trust": "untrusted",
        "path": "/messages/0/content",
        "layers": ("base64",),
        "start": 4,
        "end": 8,
    }


def test_findings_are_bounded_and_counted() -> None:
    judgement = Judgement(Decision.DENY, GuardMode.BASELINE, 2, reason=Reason.BLOCKED, findings=(FINDING,) * 300)
    verdict = verdict_of(ALLOWED._replace(judgement=judgement, refusal=refusal_for(Reason.BLOCKED, "i-1")))
    assert (len(verdict.findings), verdict.findings_count) == (MOST_FINDINGS, 300)


def test_a_refusal_without_a_judgement_is_none_of_the_engine() -> None:
    refusal = refusal_for(Reason.REPLY_NOT_JUDGED, "i-1")
    verdict = verdict_of(ALLOWED._replace(refusal=refusal))
    assert (verdict.allowed, verdict.reason) == (False, Reason.REPLY_NOT_JUDGED)
