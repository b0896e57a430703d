"""The texts and numbers of a call's arguments."""

import pytest

from filters.dialects.dialect import Json
from filters.tool_calls.arguments import LONGEST, ends, leaves


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        ({"to": "eve", "cc": ["a", 7]}, [("to", "eve"), ("cc", "a"), ("cc", "7")]),
        ({"a": {"b": [{"c": 1.5}]}}, [("c", "1.5")]),
        ({"all": True, "none": None}, []),
        ("free input", [("", "free input")]),
        ({}, []),
    ],
    ids=["a list has its name", "nested", "no texts", "a text", "nothing"],
)
def test_leaves(arguments: Json, found: list[tuple[str, str]]) -> None:
    assert list(leaves(arguments)) == found


def test_of_a_long_text_both_ends_are_read() -> None:
    assert ends("a" * LONGEST) == "a" * LONGEST
    assert ends("a" + "b" * 2 * LONGEST + "c") == f"a{'b' * (LONGEST // 2 - 1)} {'b' * (LONGEST // 2 - 1)}c"
