from dataclasses import replace

import pytest

from filters.findings import Severity
from filters.inspection.scoring import (
    CALL_THRESHOLDS,
    DEFAULT_THRESHOLDS,
    Evidence,
    Share,
    Thresholds,
    densest,
    once,
    score,
    shares,
    total,
    verdict,
    weight,
)
from filters.ladder import Verdict
from filters.rules.rule import Family

LOW = Evidence(Family.INSTRUCTION_OVERRIDE, Severity.LOW)
MEDIUM = Evidence(Family.ROLE_HIJACK, Severity.MEDIUM)
OTHER_MEDIUM = Evidence(Family.EXFILTRATION, Severity.MEDIUM)
HIGH = Evidence(Family.INSTRUCTION_OVERRIDE, Severity.HIGH)
HIDDEN = Evidence(Family.ROLE_HIJACK, Severity.MEDIUM, hidden=True)
WORD = Evidence(Family.CREDENTIAL_ACCESS, Severity.LOW)
ENCODED = Evidence(Family.ENCODED_CONTENT, Severity.LOW)
COMMAND = Evidence(Family.CODE_EXECUTION, Severity.LOW)
SETTING = Evidence(Family.SUPERSEDING, Severity.LOW)
OTHER_LOW = Evidence(Family.INSTRUCTION_OVERRIDE, Severity.LOW, sign="SUP-2")
LOW_OF_OTHER_FAMILY = Evidence(Family.ROLE_HIJACK, Severity.LOW)
HIDDEN_LOW = Evidence(Family.INSTRUCTION_OVERRIDE, Severity.LOW, hidden=True)
HIDDEN_WORD = Evidence(Family.CREDENTIAL_ACCESS, Severity.LOW, hidden=True)
NOT_ALONE = Evidence(Family.TOOL_STEERING, Severity.LOW, sign="TOOL-1", alone=False)
NOT_ALONE_EITHER = Evidence(Family.EXFILTRATION, Severity.LOW, sign="EXFIL-1", alone=False)
MENTIONED = Evidence(Family.ROLE_HIJACK, Severity.MEDIUM, mentioned=True)
MENTIONED_TOO = Evidence(Family.INSTRUCTION_OVERRIDE, Severity.HIGH, sign="INJ-2", mentioned=True)
MENTIONED_HIGH = Evidence(Family.INSTRUCTION_OVERRIDE, Severity.HIGH, mentioned=True)


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ([], "safe"),
        ([WORD], "safe"),
        ([ENCODED], "safe"),
        ([WORD, WORD, ENCODED, COMMAND], "safe"),
        ([LOW, WORD, SETTING, COMMAND], "safe"),
        ([LOW, OTHER_LOW, WORD, COMMAND], "unclear"),
        ([LOW, LOW, LOW], "safe"),
        ([LOW, OTHER_LOW], "unclear"),
        ([LOW, LOW_OF_OTHER_FAMILY], "unclear"),
        ([HIDDEN_LOW, ENCODED], "safe"),
        ([HIDDEN_LOW, LOW_OF_OTHER_FAMILY], "unclear"),
        ([HIDDEN_WORD], "safe"),
        ([NOT_ALONE, NOT_ALONE_EITHER], "safe"),
        ([NOT_ALONE, LOW], "unclear"),
        ([MENTIONED], "safe"),
        ([MENTIONED_HIGH], "safe"),
        ([MENTIONED_HIGH, MENTIONED_TOO], "safe"),
        ([MENTIONED_HIGH, LOW_OF_OTHER_FAMILY], "unclear"),
        ([MENTIONED_HIGH, MENTIONED], "safe"),
        ([MENTIONED_HIGH, MENTIONED, MEDIUM], "unclear"),
        ([MENTIONED_HIGH, MENTIONED, HIGH], "unsafe"),
        ([MEDIUM], "unclear"),
        ([MEDIUM, MEDIUM], "unclear"),
        ([MEDIUM, LOW, WORD], "unclear"),
        ([MEDIUM, OTHER_MEDIUM], "unsafe"),
        ([HIDDEN], "unsafe"),
        ([HIGH], "unsafe"),
        ([Evidence(Family.TENANT, Severity.CRITICAL)], "unsafe"),
    ],
    ids=[
        "nothing", "credential word", "encoded content", "weak signs together", "one low sign amid weak ones",
        "two low signs amid weak ones", "one low sign again and again",
        "two low signs of a family", "two families of low signs", "hidden low sign", "hidden low sign and another",
        "hidden credential word", "two that say nothing alone", "one that says nothing alone and a low sign",
        "mentioned medium", "mentioned high", "mentioned in two ways",
        "mentioned high and one low", "two families mentioned", "two families mentioned and one medium sign",
        "two families mentioned and one high", "one medium", "one family of medium signs", "medium and low",
        "two families agree", "hidden medium", "one high", "critical",
    ],
)  # fmt: skip
def test_the_verdict_for_signs_that_stand_together(signs: list[Evidence], expected: Verdict) -> None:
    assert verdict(score(signs), DEFAULT_THRESHOLDS) == expected


@pytest.mark.parametrize(("total", "expected"), [(1.9, "safe"), (2.0, "unclear"), (2.9, "unclear"), (3.0, "unsafe")])
def test_thresholds_are_the_callers(total: float, expected: Verdict) -> None:
    assert verdict(total, Thresholds(unclear=2.0, unsafe=3.0)) == expected


@pytest.mark.parametrize(
    ("places", "together"),
    [((0, 0), True), ((0, 100), True), ((99, 199), True), ((0, 201), False), ((150, 900), False)],
)
def test_only_neighbours_add_up(places: tuple[int, int], together: bool) -> None:
    signs = zip(places, (MEDIUM, OTHER_MEDIUM), strict=True)
    assert total(densest(signs, reach=100)) == (8.0 if together else 4.0)


def test_no_signs_score_nothing() -> None:
    assert densest([], reach=100) == ()


def signs_of_one_family(severity: Severity, count: int) -> list[Evidence]:
    return [Evidence(Family.ROLE_HIJACK, severity, sign=f"ROLE-{number}") for number in range(count)]


@pytest.mark.parametrize(("count", "expected"), [(1, 4.0), (2, 6.0), (3, 8.0), (4, 8.0), (20, 8.0)])
def test_signs_of_one_family_never_count_more_than_two_families_would(count: int, expected: float) -> None:
    assert score(signs_of_one_family(Severity.MEDIUM, count)) == expected


def test_shares_tell_families_and_signs_with_the_heaviest_first() -> None:
    signs = [*signs_of_one_family(Severity.LOW, 2), Evidence(Family.EXFILTRATION, Severity.MEDIUM, sign="EXFIL-1")]
    assert shares(signs) == (
        Share(Family.EXFILTRATION, 4.0, ("EXFIL-1",)),
        Share(Family.ROLE_HIJACK, 2.25, ("ROLE-0", "ROLE-1")),
    )
    assert total(shares(signs)) == score(signs) == 6.25


def test_a_sign_counts_once_at_its_heaviest() -> None:
    plain, hidden = (Evidence(Family.ROLE_HIJACK, Severity.MEDIUM, hidden, "ROLE-1") for hidden in (False, True))
    assert score([plain, hidden, plain]) == weight(hidden)


def test_signs_of_a_call_that_stand_apart_need_more_to_be_unclear() -> None:
    assert verdict(score([LOW, LOW_OF_OTHER_FAMILY]), CALL_THRESHOLDS) == "safe"
    assert verdict(score([MEDIUM]), CALL_THRESHOLDS) == "unclear"


STRONGER = replace(HIGH, sign="INJ-9")
SAME_WORDS = {
    "another low sign of the family": ([(0, 20, LOW), (2, 18, OTHER_LOW)], [LOW]),
    "a stronger sign of the family": ([(5, 20, LOW), (0, 20, STRONGER)], [STRONGER]),
    "a stronger sign that is mentioned": ([(5, 20, LOW), (0, 20, MENTIONED_TOO)], [MENTIONED_TOO]),
    "a sign of another family": ([(0, 20, LOW), (0, 20, LOW_OF_OTHER_FAMILY)], [LOW, LOW_OF_OTHER_FAMILY]),
    "two strong signs": ([(0, 20, HIGH), (0, 20, STRONGER)], [HIGH, STRONGER]),
    "the same sign again": ([(0, 20, LOW), (1, 21, LOW)], [LOW, LOW]),
    "other words": ([(0, 20, LOW), (15, 40, OTHER_LOW)], [LOW, OTHER_LOW]),
}


@pytest.mark.parametrize(("matched", "kept"), SAME_WORDS.values(), ids=SAME_WORDS)
def test_low_signs_of_the_same_words_count_once(matched: list[tuple[int, int, Evidence]], kept: list[Evidence]) -> None:
    assert [sign for _, sign in once(matched)] == kept
