"""What is left of a part of a line without what marks it."""

import numpy as np
import pytest

from filters.decoders.bared import bare, may_be_marked

PARTS = {
    "an item": ("- abc def", "abc def"),
    "a cell": ("| abc def |", "abc def"),
    "an element": ("<p>abc def</p>", "abc def"),
    "a value": ("msg=abc def", "abc def"),
    "a value in quotation marks": ("msg = 'abc def'", "msg = 'abc def'"),
    "a value in quotation marks after its name": ("msg='abc def'", "abc def"),
    "a sentence": ("abc def)", "abc def)"),
}


@pytest.mark.parametrize(("part", "left"), PARTS.values(), ids=PARTS)
def test_what_marks_a_part_is_left_out(part: str, left: str) -> None:
    start, end = bare(f"x\n{part}\ny".encode(), 2, 2 + len(part))
    assert f"x\n{part}\ny"[start:end] == left


@pytest.mark.parametrize("sign", ["=", ":"])
@pytest.mark.parametrize(("names", "marked"), [(0, 1), (8, 9), (9, 1)], ids=["no names", "few names", "source"])
def test_names_before_values_are_marks_where_they_are_few(names: int, marked: int, sign: str) -> None:
    lines = ["- item", *[f"name{sign}value"] * names, "a sentence of words that goes on and on = 3"]
    starts = np.cumsum([0, *(len(line) + 1 for line in lines[:-1])])
    assert len(may_be_marked("\n".join(lines).encode(), starts)) == marked


def test_names_before_colons_do_not_count_beside_those_before_equals_signs() -> None:
    lines = [*["Name: value"] * 9, "note=text", "a sentence of words that goes on and on"]
    starts = np.cumsum([0, *(len(line) + 1 for line in lines[:-1])])
    assert may_be_marked("\n".join(lines).encode(), starts).tolist() == [9]
