"""The texts and numbers of a call's arguments."""

import pytest

from filters.dialects.dialect import Json
from filters.tool_calls.arguments import LONGEST, ends, is_destination, leaves, name_words, squeezed


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
    assert ends(f"{' ' * LONGEST}a{' ' * LONGEST}") == "a"
    assert ends("a" + "b" * 2 * LONGEST + "c") == f"a{'b' * (LONGEST // 2 - 1)} {'b' * (LONGEST // 2 - 1)}c"


@pytest.mark.parametrize(
    "name", ["to", "Cc", "recipients", "fileId", "file_id", "webhook_url", "iban", "callback", "targetSite"]
)
def test_a_name_tells_that_its_member_holds_a_destination(name: str) -> None:
    assert is_destination(name)


def test_the_words_of_a_name() -> None:
    assert [*map(name_words, ("payeeId", "PAYEE_id", "2"))] == [["payee", "id"], ["payee", "id"], []]


@pytest.mark.parametrize("name", ["text", "body", "id_note", "tomorrow", "content", ""])
def test_other_names_do_not(name: str) -> None:
    assert not is_destination(name)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("a  b", "a  b"),
        (f"{' ' * 70_000}a{' ' * 300}", "a"),
        (f"a \t{' ' * 300}b", "a b"),
        (f"ls{' ' * 300}\n\n  rm", "ls \nrm"),
        (f"a{' ' * 300}{'b' * 200}", f"a {'b' * 98}"),
    ],
    ids=["a short one", "round it", "within it", "lines", "no more than asked for"],
)
def test_white_space_is_squeezed(text: str, read: str) -> None:
    assert squeezed(text, 100) == read
