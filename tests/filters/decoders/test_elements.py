"""Where numbers of elements are found; what they say is in the case file."""

from random import Random

import pytest

from filters.decoders.decoded import PAUSES
from filters.decoders.elements import _ROW, find_elements
from filters.decoders.survey import Survey

WRITTEN = "(t) 2 / 75 15 8 (r) (t) / 53 16 / 75 (a) 66 / 9 8 (r) / 75 23 53 (e) 74"


@pytest.mark.parametrize("before", ["", "Numbers:\n", "See page one. "])
def test_the_span_is_that_of_the_numbers(before: str) -> None:
    found = [one for one in find_elements(Survey(f"{before}{WRITTEN}\n\nEnd")) if one]
    assert [(one.text, one.start, one.end) for one in found] == [
        ("the report is ready for review", len(before), len(before) + len(WRITTEN))
    ]


@pytest.mark.parametrize("after", ["px", "th", "0xff", "x"])
def test_a_row_that_ends_in_a_word_is_searched_once(after: str) -> None:
    text = f"{'12, 15, 33, 41, ' * 4_000}6{after}"
    rows = len(PAUSES) * (2 + 16_000 // 64)
    assert rows < list(find_elements(Survey(text))).count(None) < 4 * rows
    (row,) = _ROW.finditer(text)
    assert row.end() >= len(text) - len(after)


@pytest.mark.parametrize("after", [" / 119 1 1 1xy", " / 120", ", 199, 5, 6, 7, 8, 9, 10, 11, 12, 13"])
@pytest.mark.parametrize("before", ["", "119 ", "1 2 3 150 "])
def test_a_number_of_no_element_ends_the_row(before: str, after: str) -> None:
    found = [one for one in find_elements(Survey(before + WRITTEN + after)) if one]
    assert [(one.text, one.start, one.end) for one in found] == [
        ("the report is ready for review", len(before), len(before) + len(WRITTEN))
    ]


@pytest.mark.parametrize("most", [20, 29, 60, 118])
@pytest.mark.parametrize("size", [120, 400])
def test_numbers_by_accident_are_no_language(most: int, size: int) -> None:
    drawn = Random(most)  # noqa: S311
    for _ in range(60):
        text = " ".join(str(drawn.randint(1, most)) for _ in range(size))
        assert not any(find_elements(Survey(text)))
