"""Where numbers of elements are found; what they say is in the case file."""

import pytest

from filters.decoders.elements import find_elements
from filters.decoders.survey import Survey

WRITTEN = "(t) 2 / 75 15 8 (r) (t) / 53 16 / 75 (a) 66 / 9 8 (r) / 75 23 53 (e) 74"


@pytest.mark.parametrize("before", ["", "Numbers:\n", "See page one. "])
def test_the_span_is_that_of_the_numbers(before: str) -> None:
    found = [one for one in find_elements(Survey(f"{before}{WRITTEN}\n\nEnd")) if one]
    assert [(one.text, one.start, one.end) for one in found] == [
        ("the report is ready for review", len(before), len(before) + len(WRITTEN))
    ]
