import pytest

from filters.ladder import LADDER, Rung, Verdict, first_rung, next_rung

VERDICTS: tuple[Verdict, ...] = ("safe", "unsafe", "unclear")
ENDS = {Rung.ALLOW, Rung.CLARIFY, Rung.DENY}


def test_every_rung_is_a_step_or_an_end() -> None:
    assert set(LADDER) | ENDS == set(Rung)
    assert not set(LADDER) & ENDS


@pytest.mark.parametrize("rung", LADDER, ids=str)
def test_every_step_knows_every_verdict(rung: Rung) -> None:
    assert set(LADDER[rung]) == set(VERDICTS)


def test_only_safe_leads_to_allow() -> None:
    assert {verdict for steps in LADDER.values() for verdict, rung in steps.items() if rung is Rung.ALLOW} == {"safe"}


@pytest.mark.parametrize("verdict", VERDICTS)
def test_no_verdict_climbs_for_ever(verdict: Verdict) -> None:
    rung, steps = Rung.TRIAGE, 0
    while rung in LADDER:
        rung, steps = LADDER[rung][verdict], steps + 1
    assert steps <= len(LADDER)


@pytest.mark.parametrize(
    ("paranoid", "encoded", "rung"),
    [
        (False, False, Rung.TRIAGE),
        (False, True, Rung.TRIAGE),
        (True, False, Rung.TRIAGE),
        (True, True, Rung.SUPERVISOR),
    ],
)
def test_only_encoded_text_in_mode_paranoid_begins_with_the_supervisor(
    paranoid: bool, encoded: bool, rung: Rung
) -> None:
    assert first_rung(paranoid=paranoid, encoded=encoded) is rung


@pytest.mark.parametrize("verdict", VERDICTS)
@pytest.mark.parametrize("rung", LADDER, ids=str)
def test_a_verdict_leads_where_the_table_says(rung: Rung, verdict: Verdict) -> None:
    assert next_rung(rung, verdict, paranoid=False, answered=True) is LADDER[rung][verdict]


def test_who_did_not_answer_is_not_asked_again() -> None:
    changed = {
        (rung, verdict)
        for rung, steps in LADDER.items()
        for verdict, table in steps.items()
        if next_rung(rung, verdict, paranoid=False, answered=False) is not table
    }
    assert changed == {(Rung.TRIAGE, "unclear")}
    assert next_rung(Rung.TRIAGE, "unclear", paranoid=False, answered=False) is Rung.SUPERVISOR


def test_in_mode_paranoid_only_the_supervisor_allows() -> None:
    leads = {rung: next_rung(rung, "safe", paranoid=True, answered=True) for rung in LADDER}
    assert leads == {
        Rung.TRIAGE: Rung.SUPERVISOR,
        Rung.STRICT_TRIAGE: Rung.SUPERVISOR,
        Rung.SUPERVISOR: Rung.ALLOW,
    }
