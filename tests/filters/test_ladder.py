import pytest

from filters.ladder import LADDER, Rung, Verdict

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
