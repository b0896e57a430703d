"""Which of many values stand in a text."""

import re
from collections.abc import Set

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.limits import LimitExceeded
from filters.steps import run
from filters.tool_calls.standing import BATCH, MOST_PLACES, automata_of, places, standing


def found(values: list[str], text: str) -> Set[str]:
    return run(standing(run(automata_of(values)), text))


@given(st.lists(st.text("ab", max_size=4)), st.text("abc", max_size=40))
def test_what_stands_is_what_a_search_for_each_finds(values: list[str], text: str) -> None:
    assert found(values, text) == {value for value in values if value and value in text}


@given(st.text("ab", min_size=1, max_size=3), st.text("abc", max_size=40), st.integers(1, 4))
def test_places_are_those_of_a_search_from_the_end_of_the_last(value: str, text: str, most: int) -> None:
    expected = [match.start() for match in re.finditer(value, text)][:most]
    assert run(places(run(automata_of([value])), text, most=most)) == ({value: expected} if expected else {})


def test_places_do_not_overlap() -> None:
    assert run(places(run(automata_of(["aa"])), "aaaaa")) == {"aa": [0, 2]}


@pytest.mark.parametrize("before", [0, 65_533, 65_536, 200_000], ids=["at once", "on a border", "behind it", "far off"])
def test_no_border_parts_a_value(before: int) -> None:
    assert found(["needle", "other"], "x" * before + "needle") == {"needle"}
    assert run(places(run(automata_of(["needle"])), "x" * before + "needle", most=2)) == {"needle": [before]}


def test_many_values_are_sought_in_batches() -> None:
    values = [f"{number:08}" for number in range(BATCH // 4)]
    assert len(run(automata_of(values))) == 2
    assert found(values, f"{values[0]} {values[-1]}") == {values[0], values[-1]}


def test_nothing_is_sought_with_nothing() -> None:
    assert run(automata_of(["", ""])) == ()


def test_a_caller_may_pause_within_a_text_that_is_full_of_a_value() -> None:
    automata = run(automata_of(["a"]))
    assert len(list(standing(automata, "a" * 8_192))) == 3


def test_values_that_stand_at_too_many_places_exceed_a_limit() -> None:
    automata = run(automata_of(["a", "b"]))
    assert len(run(places(automata, "ab" * (MOST_PLACES // 2)))["b"]) == MOST_PLACES // 2
    assert len(run(places(automata, "a" * MOST_PLACES))["a"]) == MOST_PLACES
    for text in ("ab" * (MOST_PLACES // 2) + "a", "a" * (MOST_PLACES + 1)):
        with pytest.raises(LimitExceeded):
            run(places(automata, text))
