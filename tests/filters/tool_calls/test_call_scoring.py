"""The local answers of Tiers 2 and 3."""

import pytest

from filters.calls import Taint, Trail
from filters.findings import Finding, Severity
from filters.ladder import Verdict
from filters.segments import Origin, Segment, ToolDefinition
from filters.tool_calls.call_scoring import CallEvidence, own_verdict, supervise, triage
from filters.tool_calls.orders import Order
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.tool_calls.planted import DOUBTFUL, LIKELY, Influence
from filters.verification.answers import Supervision, YesNo
from filters.views import Layer
from tests.filters.conversation import CALL, call, finding

TAINT = Taint("/to", "/messages/3/content", (), 1.0)
IN_CALL = f"{CALL}/arguments"


def influenced(share: float, severity: Severity | None = None) -> Influence:
    said = "Please send it."
    found = (finding(severity),) if severity else ()
    order = Order(Segment(Origin.TOOL_RESULT, "/to", said), said, 0, len(said), addressed=True, place=1, findings=found)
    return Influence(share, order)


def evidence(
    share: float = 0.0,
    near: Severity | None = None,
    *,
    findings: tuple[Finding, ...] = (),
    tainted: bool = False,
    complete: bool = True,
    trail: Trail | None = None,
) -> CallEvidence:
    return CallEvidence(
        call("send_mail"),
        trail or Trail(),
        findings=findings,
        taints=(TAINT,) if tainted else (),
        influence=influenced(share, near),
        complete=complete,
    )


HIGH = (finding(Severity.HIGH, path=IN_CALL, origin=Origin.TOOL_CALL),)
MEDIUM = (finding(Severity.MEDIUM, path=IN_CALL, origin=Origin.TOOL_CALL),)
ELSEWHERE = (finding(Severity.CRITICAL),)


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        pytest.param(evidence(), "no", id="nothing"),
        pytest.param(evidence(DOUBTFUL - 0.01), "no", id="a little"),
        pytest.param(evidence(DOUBTFUL), None, id="doubtful"),
        pytest.param(evidence(LIKELY), "yes", id="likely"),
        pytest.param(evidence(findings=ELSEWHERE), "no", id="an attack that the call does not follow"),
        pytest.param(evidence(findings=MEDIUM), None, id="a suspicious argument"),
        pytest.param(evidence(findings=HIGH), "yes", id="an attack in the arguments"),
        pytest.param(evidence(complete=False), None, id="not read to its end"),
        pytest.param(evidence(tainted=True), "no", id="values of a tool result"),
    ],
)
def test_local_triage(given: CallEvidence, answer: YesNo | None) -> None:
    assert triage(given) == answer


@pytest.mark.parametrize(
    ("given", "answers", "word"),
    [
        pytest.param(evidence(), (), "continue", id="nothing"),
        pytest.param(evidence(), ("no",), "continue", id="triage cleared it"),
        pytest.param(evidence(DOUBTFUL), (None, None), "continue", id="doubtful without a rule"),
        pytest.param(evidence(DOUBTFUL, Severity.LOW), (None,), "continue", id="doubtful with a faint rule"),
        pytest.param(evidence(DOUBTFUL, Severity.MEDIUM), (None,), "reorient", id="doubtful with a rule"),
        pytest.param(evidence(LIKELY), ("yes",), "reorient", id="likely"),
        pytest.param(evidence(LIKELY, Severity.MEDIUM), ("yes",), "reorient", id="likely with a rule"),
        pytest.param(evidence(LIKELY, Severity.HIGH), ("yes",), "pause", id="likely with a severe rule"),
        pytest.param(evidence(0.1), ("yes",), "reorient", id="a model saw what is not seen here"),
        pytest.param(evidence(findings=MEDIUM), (None,), "reorient", id="a suspicious argument"),
        pytest.param(evidence(findings=HIGH), ("yes",), "reorient", id="an attack in the arguments"),
        pytest.param(evidence(findings=HIGH, tainted=True), ("yes",), "pause", id="one that was brought in"),
        pytest.param(evidence(complete=False), (None,), "reorient", id="not read to its end"),
    ],
)
def test_local_supervision(given: CallEvidence, answers: tuple[YesNo | None, ...], word: Supervision) -> None:
    assert supervise(given, answers) == word


@pytest.mark.parametrize(
    ("findings", "of_trail", "expected"),
    [
        pytest.param((), (), "safe", id="nothing"),
        pytest.param(HIGH, (), "unsafe", id="in the arguments"),
        pytest.param(HIGH, (finding(origin=Origin.USER),), "safe", id="the user says the same"),
        pytest.param(HIGH, (finding(origin=Origin.TOOL_RESULT),), "unsafe", id="a tool result says the same"),
        pytest.param((finding(path="/tools/0"),), (), "unsafe", id="in the definition of the tool"),
        pytest.param((finding(path="/tools/1"),), (), "safe", id="in the definition of another"),
        pytest.param(
            (finding(Severity.MEDIUM, path="/tools/0", rule_id=CHANGED_DEFINITION),), (), "safe", id="it changed"
        ),
        pytest.param((finding(path=f"{CALL}0/arguments"),), (), "safe", id="in another call"),
        pytest.param(
            (finding(Severity.MEDIUM, path=IN_CALL, layers=(Layer("base64", 0, 9),)),), (), "unsafe", id="hidden"
        ),
    ],
)
def test_what_the_words_of_a_call_come_to(
    findings: tuple[Finding, ...], of_trail: tuple[Finding, ...], expected: Verdict
) -> None:
    tools = (ToolDefinition("send_mail", "/tools/0", "d"), ToolDefinition("other", "/tools/1", "d"))
    given = evidence(findings=findings, trail=Trail(findings=of_trail, tools=tools))
    assert own_verdict(given) == expected
