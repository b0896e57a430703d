import pytest

from filters.findings import Action, Finding, Severity
from filters.policy import Mode
from filters.segments import Origin, Segment, Trust
from filters.tier1 import Deny, Escalate, Pass, Tier1, pass_or_escalate


def segment(trust: Trust) -> Segment:
    return Segment(Origin.USER, "/messages/0/content", "text", trust)


def finding(trust: Trust = Trust.UNTRUSTED, action: Action = Action.ESCALATE) -> Finding:
    return Finding(
        "T-1", "tests", Severity.HIGH, action, Origin.USER, trust, "/messages/0/content", layers=(), start=0, end=4
    )


TRUSTED, VETTED, UNTRUSTED = segment(Trust.TRUSTED), segment(Trust.VETTED), segment(Trust.UNTRUSTED)
SEEN = finding()
IN_TRUSTED = finding(Trust.TRUSTED)


@pytest.mark.parametrize(
    ("segments", "findings", "mode", "expected"),
    [
        pytest.param((), (), "default", Pass(), id="no text at all"),
        pytest.param((TRUSTED,), (), "default", Pass(), id="trusted text only"),
        pytest.param((TRUSTED,), (IN_TRUSTED,), "default", Pass(), id="a pattern in trusted text only"),
        pytest.param((UNTRUSTED,), (), "default", Pass(), id="untrusted text without patterns"),
        pytest.param((UNTRUSTED,), (SEEN,), "default", Escalate((SEEN,)), id="a pattern in untrusted text"),
        pytest.param((UNTRUSTED,), (SEEN,), "research", Escalate((SEEN,)), id="research is no looser"),
        pytest.param(
            (VETTED,), (finding(Trust.VETTED),), "default", Escalate((finding(Trust.VETTED),)), id="in vetted text"
        ),
        pytest.param((UNTRUSTED,), (SEEN, IN_TRUSTED), "default", Escalate((SEEN,)), id="only untrusted is told"),
        pytest.param((UNTRUSTED,), (), "paranoid", Escalate(()), id="paranoid asks about everything"),
        pytest.param((TRUSTED,), (), "paranoid", Escalate(()), id="paranoid asks about trusted text too"),
        pytest.param(
            (TRUSTED,), (finding(Trust.TRUSTED, Action.DENY),), "default", Deny(), id="denial in trusted text"
        ),
        pytest.param(
            (UNTRUSTED,), (SEEN, finding(action=Action.DENY)), "default", Deny(), id="denial beats escalation"
        ),
    ],
)
def test_the_checks_in_their_order(
    segments: tuple[Segment, ...], findings: tuple[Finding, ...], mode: Mode, expected: Tier1
) -> None:
    assert pass_or_escalate(segments, findings, mode=mode) == expected
