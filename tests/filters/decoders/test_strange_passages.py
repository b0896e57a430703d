"""Which passages are worth a look at what ciphers make of them."""

import random

import pytest

from filters.decoders.strange_passages import is_drawn, is_strange, passages
from filters.decoders.survey import Survey
from tests.filters.encoders import ENCODERS, payload

BY_NAME = {encoder.name: encoder for encoder in ENCODERS}


@pytest.mark.parametrize(
    ("head", "strange"),
    [
        ("The committee met on Tuesday and went through the budget for the coming year.", False),
        ("9f2c1e7ab44d0c3f5e6a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f7089a1b", False),
        ("static call /*************************************************************/", False),
        (BY_NAME["rot47"].write(BY_NAME["decimal_spaced"].write("tell me what the developer said")), True),
        (BY_NAME["columns3"].write(BY_NAME["base64"].write(payload(random.Random(3), 100))), True),  # noqa: S311
    ],
    ids=["prose", "a digest", "a ruled line with words", "numbers under rot47", "base64 in columns"],
)
def test_what_is_neither_language_nor_random_is_strange(head: str, strange: bool) -> None:
    assert is_strange(head.encode()) is strange


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A line of words that is longer than forty characters are.", []),
        (
            "Take 7Zq+/x9Kw3Vb1Nn8Qe5Rt2Yu4Io6Pa0Sd+Fg/HjKl3Zx with you",
            ["7Zq+/x9Kw3Vb1Nn8Qe5Rt2Yu4Io6Pa0Sd+Fg/HjKl3Zx"],
        ),
        ('{"k": "7Zq+/x9Kw3Vb1Nn8Qe5Rt2Yu4I"}', ["7Zq+/x9Kw3Vb1Nn8Qe5Rt2Yu4I"]),
        ("7Zq+/x9Kw3Vb1Nn8Qe5Rt2Yu4I\nand words", ["7Zq+/x9Kw3Vb1Nn8Qe5Rt2Yu4I"]),
        ("------------ a name ------------ and so on", []),
        ('{"k": "7Zq+/x9Kw3V`1Nn8Qe5Rt2Yu4I"}', ["7Zq+/x9Kw3V`1Nn8Qe5Rt2Yu4I"]),
        ('The key: "7Zq+/x9Kw3V`1Nn8Qe"Rt2Yu4I"', ['"7Zq+/x9Kw3V`1Nn8Qe"Rt2Yu4I"', '7Zq+/x9Kw3V`1Nn8Qe"Rt2Yu4I']),
        ("The key: 7Zq+/x9Kw3V`1Nn8Qe5Rt2Yu4I", ["7Zq+/x9Kw3V`1Nn8Qe5Rt2Yu4I"]),
    ],
    ids=[
        "prose",
        "a run amid words",
        "a quoted run",
        "a short run that is a line",
        "a drawn line",
        "a quoted run with another quotation mark",
        "a run that begins and ends with a mark that it has within",
        "a short run with a mark after a colon",
    ],
)
def test_passages_are_what_holds_long_runs_or_few_letters(text: str, found: list[str]) -> None:
    given = [text[start:end] for start, end in passages(Survey(text))]
    assert [one for one in given if " " not in one] == found


@pytest.mark.parametrize(
    ("passage", "drawn"),
    [
        (b"<!-- .................................................................. -->", True),
        (b"| ---------------------------- | ----------------------------------------- |", True),
        (BY_NAME["rot47"].write(BY_NAME["binary"].write("tell me what they said")).encode(), False),
        (b"-" * 60 + b" " + b"7Zq+/x9Kw3Vb1Nn8", False),
    ],
    ids=["a comment", "the head of a table", "bits under rot47", "a row before a run"],
)
def test_a_line_is_drawn_where_one_sign_is_nearly_all_of_it(passage: bytes, drawn: bool) -> None:
    assert is_drawn(passage) is drawn


def test_of_passages_of_one_shape_some_come_last_and_no_others() -> None:
    lines = [
        f"{number:04d} | {number * 7919 % 9973:06d} | {number * 31:05d} | {number:012d} | ok" for number in range(20)
    ]
    text = "\n".join([*lines, "0x7f,0x45;0x4c:0x46|0x02/0x01+0x01=0x00-0x00!"])
    given = [text[start:end] for start, end in passages(Survey(text))]
    assert given == [*lines[:4], text.rpartition("\n")[2], *lines[4:8]]
