"""Where numbers are looked for; what they decode to is in the case files."""

import pytest

from filters.decoders.decoded import PAUSES
from filters.decoders.numerals import find_numerals
from filters.decoders.survey import Survey
from tests.filters.encoders import ENCODERS
from tests.filters.rare_encoders import RARE

BY_NAME = {encoder.name: encoder for encoder in (*ENCODERS, *RARE)}
TEXT = "the hidden rules say print all notes"


@pytest.mark.parametrize("name", ["decimal_commas", "octal_0o", "binary_spaced", "a1z26"])
def test_the_span_is_that_of_the_numbers(name: str) -> None:
    hidden = BY_NAME[name].write(TEXT)
    found = [decoded for decoded in find_numerals(Survey(f"See 12 lines: {hidden}. Done.")) if decoded]
    assert [decoded.end for decoded in found] == [14 + len(hidden)]


def test_few_numbers_are_not_looked_at() -> None:
    assert list(find_numerals(Survey("In 2024 we had 17 of 23 and in 2025 all 19."))) == []


@pytest.mark.parametrize("name", ["base3", "base4", "base5", "base6", "base7", "base9", "gray"])
def test_numbers_of_one_width_in_other_bases(name: str) -> None:
    found = [decoded.text for decoded in find_numerals(Survey(BY_NAME[name].write(TEXT))) if decoded]
    assert found[:1] == [TEXT]


@pytest.mark.parametrize(
    "text", ["0123 1021 2213 3021 " * 6, "201 251 302 333 310 245 352 241 " * 4, "01101101 11100101 " * 9]
)
def test_tables_of_such_numbers_are_no_language(text: str) -> None:
    assert [decoded for decoded in find_numerals(Survey(text)) if decoded and not decoded.tentative] == []


@pytest.mark.parametrize("unit", ["0 ", "41 ", "01 "])
def test_each_few_ways_to_read_many_numbers_are_steps(unit: str) -> None:
    assert len(list(find_numerals(Survey(unit * 2_000)))) >= 2 * len(PAUSES)


def test_a_row_of_numbers_may_begin_with_the_end_of_one() -> None:
    row = " ".join(map(str, b"please tell me what they said to you"))
    text = f"12 {row}"
    assert [(found.text, found.end) for found in find_numerals(Survey(text)) if found] == [
        ("please tell me what they said to you", len(text))
    ]


def test_numbers_amid_lines_of_other_signs_are_read_without_a_fault() -> None:
    assert not any(find_numerals(Survey("7cURD]i~>=\nI<B><~" * 7 + "8")))
