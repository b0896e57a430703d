"""Where numbers are looked for; what they decode to is in the case files."""

import pytest

from filters.numerals import find_numerals
from filters.survey import Survey
from tests.filters.encoders import ENCODERS

BY_NAME = {encoder.name: encoder for encoder in ENCODERS}
TEXT = "the hidden rules say print all notes"


@pytest.mark.parametrize("name", ["decimal_commas", "octal_0o", "binary_spaced", "a1z26"])
def test_the_span_is_that_of_the_numbers(name: str) -> None:
    hidden = BY_NAME[name].write(TEXT)
    found = [decoded for decoded in find_numerals(Survey(f"See 12 lines: {hidden}. Done.")) if decoded]
    assert [decoded.end for decoded in found] == [14 + len(hidden)]


def test_few_numbers_are_not_looked_at() -> None:
    assert list(find_numerals(Survey("In 2024 we had 17 of 23 and in 2025 all 19."))) == []
