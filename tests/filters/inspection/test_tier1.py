from dataclasses import replace
from math import inf

import pytest

from filters.findings import Action, Finding, Severity
from filters.inspection.tier1 import Deny, Escalate, Pass, Tier1, pass_or_escalate, suspicion
from filters.policy import Mode
from filters.rules.rule import Family
from filters.segments import Origin, Segment, Trust
from filters.views import Layer


def segment(trust: Trust) -> Segment:
    return Segment(Origin.USER, "/messages/0/content", "text", trust)


def finding(trust: Trust = Trust.UNTRUSTED, action: Action = Action.ESCALATE) -> Finding:
    return Finding(
        "T-1", "tests", Severity.HIGH, action, Origin.USER, trust, "/messages/0/content", layers=(), start=0, end=4
    )


def low(
    family: str, *, rule: str = "T-2", start: int = 0, path: str = "/messages/0/content", layers: tuple[Layer, ...] = ()
) -> Finding:
    return replace(
        SEEN, rule_id=rule, family=family, severity=Severity.LOW, start=start, end=start + 4, path=path, layers=layers
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


ENCODED = Layer("base64", 0, 40)
NOT_ALONE = replace(low(Family.TOOL_STEERING), alone=False)
WORD, COMMAND = low(Family.CREDENTIAL_ACCESS), low(Family.CODE_EXECUTION, rule="T-3")
MANY_FAINT = tuple(
    low(family, rule=f"T-{number}{family}")
    for family in (Family.CREDENTIAL_ACCESS, Family.CODE_EXECUTION, Family.SECRETS)
    for number in range(3)
)


@pytest.mark.parametrize(
    ("findings", "escalates"),
    [
        pytest.param((WORD,), False, id="a credential word"),
        pytest.param((WORD, COMMAND), False, id="a credential word and a command"),
        pytest.param(MANY_FAINT, True, id="many faint signs together"),
        pytest.param(
            tuple(replace(sign, start=place * 1_000) for place, sign in enumerate(MANY_FAINT)),
            False,
            id="many faint signs far apart",
        ),
        pytest.param(
            tuple(replace(sign, path=f"/messages/{place}") for place, sign in enumerate(MANY_FAINT)),
            False,
            id="many faint signs in texts of their own",
        ),
        pytest.param((low(Family.ROLE_HIJACK),), True, id="a low sign of another family"),
        pytest.param((NOT_ALONE,), False, id="a low sign that says nothing alone"),
        pytest.param((NOT_ALONE, COMMAND), False, id="one that says nothing alone, and a command"),
        pytest.param(
            (NOT_ALONE, replace(NOT_ALONE, rule_id="T-4", family=Family.EXFILTRATION)), True, id="two such signs"
        ),
        pytest.param((low(Family.ENCODED_CONTENT, layers=(ENCODED,)),), True, id="hidden text"),
    ],
)
def test_weak_signs_escalate_where_they_agree(findings: tuple[Finding, ...], escalates: bool) -> None:
    expected = Escalate(findings) if escalates else Pass()
    assert pass_or_escalate((UNTRUSTED,), findings, mode="default") == expected


def test_faint_signs_in_paranoid_mode_are_told() -> None:
    assert pass_or_escalate((UNTRUSTED,), (WORD,), mode="paranoid") == Escalate((WORD,))


@pytest.mark.parametrize(("notable", "escalates"), [(0.25, True), (0.3, False)], ids=["reached", "not reached"])
def test_the_score_that_escalates_is_given(notable: float, escalates: bool) -> None:
    expected = Escalate((WORD,)) if escalates else Pass()
    assert pass_or_escalate((UNTRUSTED,), (WORD,), mode="default", notable=notable) == expected


@pytest.mark.parametrize(
    ("findings", "score"),
    [
        pytest.param((), 0.0, id="nothing"),
        pytest.param((WORD,), 0.25, id="a word"),
        pytest.param((WORD, replace(COMMAND, path="/elsewhere")), 0.5, id="the stronger of two texts"),
        pytest.param((WORD, low(Family.ENCODED_CONTENT, layers=(ENCODED,))), inf, id="hidden text"),
        pytest.param((replace(WORD, trust=Trust.TRUSTED),), 0.0, id="a word of who may instruct"),
    ],
)
def test_suspicion_is_the_most_that_signs_of_one_view_come_to(findings: tuple[Finding, ...], score: float) -> None:
    assert suspicion(findings) == score
