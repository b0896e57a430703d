import pytest

from filters.findings import Severity
from filters.ladder import Verdict
from filters.rules import Family
from filters.scoring import DEFAULT_THRESHOLDS, Evidence, Thresholds, densest, score, verdict

LOW = Evidence(Family.SUPERSEDING, Severity.LOW)
MEDIUM = Evidence(Family.ROLE_HIJACK, Severity.MEDIUM)
OTHER_MEDIUM = Evidence(Family.EXFILTRATION, Severity.MEDIUM)
HIGH = Evidence(Family.INSTRUCTION_OVERRIDE, Severity.HIGH)
HIDDEN = Evidence(Family.ROLE_HIJACK, Severity.MEDIUM, hidden=True)
WORD = Evidence(Family.CREDENTIAL_ACCESS, Severity.LOW)
ENCODED = Evidence(Family.ENCODED_CONTENT, Severity.LOW)
COMMAND = Evidence(Family.CODE_EXECUTION, Severity.LOW)


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ([], "safe"),
        ([WORD], "safe"),
        ([ENCODED], "safe"),
        ([WORD, WORD, ENCODED, COMMAND], "safe"),
        ([LOW, LOW, LOW], "safe"),
        ([MEDIUM], "unclear"),
        ([MEDIUM, MEDIUM], "unclear"),
        ([MEDIUM, LOW, WORD], "unclear"),
        ([MEDIUM, OTHER_MEDIUM], "unsafe"),
        ([HIDDEN], "unsafe"),
        ([HIGH], "unsafe"),
        ([Evidence(Family.TENANT, Severity.CRITICAL)], "unsafe"),
    ],
    ids=[
        "nothing", "credential word", "encoded content", "weak signs together", "one family of low signs", "one medium",
        "one family of medium signs", "medium and low", "two families agree", "hidden medium", "one high", "critical",
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
    assert densest(signs, reach=100) == (8.0 if together else 4.0)


def test_no_signs_score_nothing() -> None:
    assert densest([], reach=100) == 0.0
