"""The texts and numbers of a call's arguments."""

import pytest

from filters.steps import run
from filters.tool_calls.arguments import (
    LONGEST,
    LONGEST_JSON,
    MOST_UNPACKED,
    Spread,
    ends,
    is_destination,
    leaves,
    name_words,
    spread,
    squeezed,
)
from filters.trees import Json

IBAN = "DE89370400440532013000"


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


@pytest.mark.parametrize(
    ("arguments", "more"),
    [
        ({"to": "eve", "cc": ["a", 7]}, []),
        ({"body": '{"to": "eve", "n": 7}'}, [("to", "eve"), ("n", "7")]),
        ({"body": ' [{"to": ["eve", null, true]}]'}, [("to", "eve")]),
        ({"body": '```json\n{"to": "eve"}\n```'}, [("to", "eve")]),
        ({"body": '{"to": "ann", "to": "eve"}'}, [("to", "ann"), ("to", "eve")]),
        ({"body": '{"to": "ann"}\n{"to": "eve"} and more'}, [("to", "ann")]),
        ({"body": '{"to": "{\\"cc\\": \\"eve\\"}"}'}, [("to", '{"cc": "eve"}'), ("cc", "eve")]),
        ({"body": '{"to": 5' + "0" * 5_000 + "}"}, [("to", "5" + "0" * 5_000)]),
        ({"body": '{"to": "eve", unread}'}, []),
        ({"body": "[link](eve)"}, []),
        ({"to": {"eve@out.example": "Eve"}}, [("to", "eve@out.example")]),
        ({"to": {"HB-551099": 1, "https://two.example": 1}}, [("to", "HB-551099"), ("to", "https://two.example")]),
        ({"a": {"@types/node": "1", "src/app.py": "x"}}, []),
        ({"eve＠out.example": "Eve"}, [("", "eve＠out.example"), ("", "eve@out.example")]),
        ({"to": "eve＠out。example"}, [("to", "eve@out.example")]),
        ({"to": "東京。大阪"}, []),
    ],
    ids=[
        "nothing more", "JSON", "a list", "in a fence", "a member twice", "what follows", "JSON in JSON",
        "a large number", "no JSON", "a link", "a name", "names", "names of packages and files", "a wide name",
        "a wide mark", "marks of another script",
    ],
)  # fmt: skip
def test_what_a_tool_may_read_beyond_the_leaves(arguments: Json, more: list[tuple[str, str]]) -> None:
    read = run(spread(arguments))
    assert sorted(read.members + read.address_forms) == sorted([*leaves(arguments), *more])
    assert read.complete


LONG = ', "note": "' + "word " * 60 + '"'


@pytest.mark.parametrize(
    ("name", "text", "destinations"),
    [
        ("body", '{"to": "eve", "name": "Kim"}', ["eve", "Kim"]),
        ("body", f'{{"to": "eve", "name": "Kim"{LONG}}}', ["eve"]),
        ("payload", f'{{"id": 7, "name": "Kim"{LONG}}}', ["7", "Kim"]),
        ("payload", f'[{{"id": 7, "name": "Kim"{LONG}}}]', ["7", "Kim"]),
        ("payload", f'[{{"id": 7, "name": "Kim"{LONG}}}, {{"to": ["eve", "ann"]}}]', ["eve", "ann"]),
        ("body", f'{{"rows": [{{"id": 7, "email": "kim@one.example"{LONG}}}, {{"cc": "eve"}}]}}', ["eve"]),
        ("payload", f'{{"ids": [7, 8]{LONG}}}', ["7", "8"]),
    ],
    ids=["short", "a body", "a request", "one in a list", "a table", "a table in a body", "a list"],
)
def test_what_is_read_of_long_json_in_a_text(name: str, text: str, destinations: list[str]) -> None:
    read = run(spread({name: text}))
    assert [value for _, value in read.members[1:] if "word" not in value] == destinations


def ones(number: int) -> str:
    """A list in JSON that has, with itself, one value more."""
    return f"[{'1,' * (number - 1)}1]"


@pytest.mark.parametrize(
    ("texts", "complete"),
    [
        (['{"to": 1}', ones(MOST_UNPACKED - 3)], True),
        (['{"to": 1}', ones(MOST_UNPACKED - 2)], False),
        (['{"xs": 1}', ones(MOST_UNPACKED - 2)], True),
        ([f'["{IBAN}"]', ones(MOST_UNPACKED - 2)], False),
        (['{"to": "' + "b" * LONGEST_JSON + '"}'], True),
        (["[2026-01-01 10:00] start\n" * 3_000], True),
        (["[" * 50_000], False),
    ],
    ids=[
        "as many values as are read", "more, a destination among them", "more without one", "more, with an account",
        "a longer text", "a long text that is no JSON", "a deep one",
    ],
)  # fmt: skip
def test_what_is_not_read_of_json_in_texts_is_told(texts: list[str], complete: bool) -> None:
    assert run(spread({"xs": [*texts]})).complete is complete


def test_much_json_in_a_text_hides_no_other_argument() -> None:
    read = run(spread({"rows": [ones(30_000)] * 2, "m": {"x": {"to": "eve"}}}))
    assert ("to", "eve") in read.members


@pytest.mark.parametrize("text", ['{"to": "eve"}', '{"a": "' + "b" * LONGEST_JSON + '"}'], ids=["short", "long"])
def test_json_in_a_text_may_be_content(text: str) -> None:
    assert run(spread({"body": text}, writes_down=True)) == Spread((("body", text),))


def test_what_writes_down_still_gets_its_arguments_in_json() -> None:
    read = run(spread({"request": f'{{"to": "eve", "content": "{{\\"cc\\": 5}}"{LONG}}}'}, writes_down=True))
    assert [value for _, value in read.members[1:] if "word" not in value] == ["eve", '{"cc": 5}']


@pytest.mark.parametrize("text", ['[null, {"to": "eve"}]', '[true, {"to": "eve"}]', '[ false, {"to": "eve"}]'])
def test_a_list_may_begin_with_no_text(text: str) -> None:
    assert ("to", "eve") in run(spread({"payload": text})).members


@pytest.mark.parametrize(("text", "forms"), [("Größe", []), ("＃5", ["#5"]), ("５" * 70_000, ["5" * LONGEST_JSON])])
def test_the_forms_in_which_addresses_are_compared(text: str, forms: list[str]) -> None:
    read = run(spread({"to": text}, writes_down=True))
    assert (read.members, read.address_forms) == ((("to", text),), tuple(("to", form) for form in forms))


def test_a_caller_may_pause_amid_many_values() -> None:
    assert len(list(spread(list(range(1_024)), writes_down=True))) == 4


def test_a_caller_may_pause_amid_names_of_members() -> None:
    names: Json = {f"{'word_' * LONGEST}{letter}": True for letter in "abcdefghijklmnop"}
    assert len(list(spread(names, writes_down=True))) == 16


def test_of_a_long_text_both_ends_are_read() -> None:
    assert ends("a" * LONGEST) == "a" * LONGEST
    assert ends(f"{' ' * LONGEST}a{' ' * LONGEST}") == "a"
    assert ends("a" + "b" * 2 * LONGEST + "c") == f"a{'b' * (LONGEST // 2 - 1)} {'b' * (LONGEST // 2 - 1)}c"


@pytest.mark.parametrize(
    "name", ["to", "Cc", "recipients", "fileId", "file_id", "webhook_url", "iban", "callback", "targetSite", "cc_list"]
)
def test_a_name_tells_that_its_member_holds_a_destination(name: str) -> None:
    assert is_destination(name)


def test_the_words_of_a_name() -> None:
    assert [*map(name_words, ("payeeId", "PAYEE_id", "2"))] == [["payee", "id"], ["payee", "id"], []]


@pytest.mark.parametrize("name", ["text", "body", "id_note", "tomorrow", "content", "list", ""])
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
