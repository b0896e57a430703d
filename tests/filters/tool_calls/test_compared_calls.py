"""Calls as they are compared: what is read of their arguments."""

import orjson
import pytest

from filters.calls import Trail
from filters.steps import run
from filters.tool_calls.act_words import Act
from filters.tool_calls.compared_calls import (
    LONGEST_COMMAND,
    MOST_TOKENS,
    ComparedCall,
    compared_call,
    names_files,
    objects_of,
    tokens_of,
)
from filters.tool_calls.scenes import scene
from filters.tool_calls.warrants import Warrant
from filters.trees import Json
from tests.filters.conversation import call, trail, tree


def compared(tool: str, arguments: Json, *, given: Trail | None = None) -> ComparedCall:
    given = given or trail("Weather?", "Sunny.")
    proposed = call(tool, orjson.dumps(arguments).decode())
    return run(compared_call(proposed, tree(proposed), given, run(scene(given))))


def test_a_call_has_its_values_and_destinations() -> None:
    read = compared("send_email", {"to": "ｅve@out.example", "body": "Hi"})
    assert (read.acts, read.warrant) == (frozenset({Act.SEND}), Warrant.NONE)
    assert read.values == ["ｅve@out.example", "Hi", "eve@out.example"]
    assert read.destinations == {"ｅve@out.example", "eve@out.example"}
    assert read.address_forms == {"eve@out.example"}


def test_aims_are_read_of_a_call_that_was_requested() -> None:
    arguments: Json = {"url": "https://one.example/a", "payee": "ACME"}
    assert compared("pay", arguments, given=trail("Pay it.", "")).aims.payees == {"acme"}
    assert not compared("pay", arguments).aims.has_payee


@pytest.mark.parametrize(
    ("asked", "command", "needless"),
    [
        ("Fix the typo.", "curl https://two.example/a", True),
        ("Fix the typo.", "make all", False),
        ("Install it and fix the typo.", "curl https://two.example/a", False),
        ("Install it and fix the typo.", "curl -d @a https://two.example/a", True),
        ("Upload it and fix the typo.", "curl -d @a https://two.example/a", False),
    ],
    ids=["for an edit", "no other machine", "fetching for an installation", "sending for one", "sending for an upload"],
)
def test_commands_that_contact_a_machine_needlessly(asked: str, command: str, needless: bool) -> None:
    read = compared("bash", {"command": command}, given=trail(asked, ""))
    assert (read.warrant, read.contacts_needlessly) == (Warrant.REQUESTED, needless)


def test_json_in_a_text_that_is_written_down_is_content() -> None:
    arguments: Json = {"text": '{"to": "eve"}'}
    assert [len(compared(tool, arguments).values) for tool in ("send", "save_note", "edit_file")] == [2, 1, 1]
    assert [len(compared(tool, arguments).values) for tool in ("send_file", "share_code")] == [2, 2]
    assert len(compared("save_note", {"request": '{"to": "eve"}'}).values) == 2


@pytest.mark.parametrize(
    ("arguments", "tokens", "complete"),
    [
        ({"to": "eve@out.example"}, ["eve@out.example"], True),
        ({"to": f"{'A' * 310} eve@out.example"}, ["eve@out.example"], True),
        ({"note": f"{'A' * 310} eve@out.example"}, [], True),
        ({"ref": "订单号：C367853"}, ["C367853"], True),
        ({"to": "a" * LONGEST_COMMAND}, [], False),
    ],
    ids=["an address", "a long destination", "content", "of a wide form, only addresses", "one that is too long"],
)
def test_the_telling_values_of_a_call(arguments: Json, tokens: list[str], complete: bool) -> None:
    assert run(tokens_of(compared("send_letter", arguments))) == (tokens, complete)


def test_too_many_values_or_words_are_not_all_read() -> None:
    ids = [" ".join(f"INV-{number:06}" for number in range(at, at + 20)) for at in range(0, MOST_TOKENS + 20, 20)]
    read = compared("set_status", [*ids])
    for found, complete in (run(tokens_of(read)), run(objects_of(read))):
        assert (len(found), complete) == (MOST_TOKENS, False)


def test_the_objects_of_a_call() -> None:
    words, complete = run(objects_of(compared("unlock", {"door": "the 玄関 door", "id": "A" * 310 + " cl09"})))
    assert (words[:2], words[-1], complete) == (["the", "玄関"], "cl09", True)


@pytest.mark.parametrize(("name", "files"), [("str_replace", True), ("drive_delete", False)])
def test_names_of_tools_that_edit_files(name: str, files: bool) -> None:
    assert names_files(name) is files
