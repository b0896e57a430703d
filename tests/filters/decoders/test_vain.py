"""What is like enough vain tries is not tried, and the searches that end without a report are all documented."""

from pathlib import Path

from filters.decoders.vain import ALIKE, ENDING_SILENTLY, Vain, beginning, without_digits

THREATS = (Path(__file__).parents[3] / "THREAT_MODEL.md").read_text(encoding="utf-8")


def test_what_was_tried_is_vain_and_what_is_like_enough_of_it() -> None:
    vain: Vain[str] = Vain(without_digits)
    for number in range(ALIKE.most):
        assert f"at 10:{number}9 server{number}" not in vain
        assert not vain.has_many_like(f"at 10:{number}9 server{number}")
        vain.add(f"at 10:{number}9 server{number}")
    assert len(vain) == ALIKE.most
    assert "at 23:59 server7" in vain
    assert "at 23:59 client7" not in vain


def test_what_was_tried_once_is_vain_alone() -> None:
    vain: Vain[bytes] = Vain(beginning)
    vain.add(b"row 1: one")
    assert b"row 1: one" in vain
    assert b"row 2: two" not in vain
    assert not vain.has_many_like(b"row 1: one")


def test_lines_that_begin_alike_have_that_in_common() -> None:
    assert beginning(b"row 1: one") == beginning(b"row 7: two")
    assert beginning(b"row 1: one") != beginning(b"rows: one")


def test_the_threat_model_lists_the_searches_that_end_silently() -> None:
    _, _, rest = THREATS.partition("## Searches that end silently\n\n| search | ends after |\n| --- | --- |\n")
    listed, _, _ = rest.partition("\n\n")
    assert listed.splitlines() == [f"| {one.search} | {one.most} {one.of} |" for one in ENDING_SILENTLY]
