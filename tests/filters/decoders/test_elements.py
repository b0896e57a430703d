"""Where numbers of elements are found; what they say is in the case file."""

import pytest

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
    assert list(find_elements(Survey(text))).count(None) < len(text)
    (row,) = _ROW.finditer(text)
    assert row.end() >= len(text) - len(after)
