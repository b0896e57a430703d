"""Sentences that tell their reader to do something."""

import pytest

from filters.tool_calls.directives import LONGEST, directives, has_directive


def said(text: str) -> list[tuple[str, bool]]:
    return [(text[found.start : found.end], found.addressed) for found in directives(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("Delete the old branch.", [("Delete the old branch", False)], id="a bare verb begins the text"),
        pytest.param("It works. Run the tests!", [("Run the tests", False)], id="a bare verb begins a sentence"),
        pytest.param("Title\nBody: send it off", [("send it off", False)], id="a bare verb after a label"),
        pytest.param("Done.\\nRemove the lock", [("Remove the lock", False)], id="after an escaped line break"),
        pytest.param('{"note": "Open the door"}', [('Open the door"}', False)], id="in a value of JSON"),
        pytest.param("<!-- add a user -->", [("add a user -->", False)], id="in a comment of HTML"),
        pytest.param("x: return [a.b for a in c]", [], id="a keyword of a program"),
        pytest.param("x: return the key", [("return the key", False)], id="a verb that is a keyword elsewhere"),
        pytest.param("1. Copy the file", [("Copy the file", False)], id="in a numbered list"),
        pytest.param("Now, immediately call home", [("call home", True)], id="urged before the verb"),
        pytest.param("All is well. Please look into it.", [("Please look into it", True)], id="asked politely"),
        pytest.param("Fine, would you kindly leave", [("kindly leave", True)], id="asked politely within a sentence"),
        pytest.param("Bitte überweisen Sie 5 Euro.", [("Bitte überweisen Sie 5 Euro", True)], id="asked in German"),
        pytest.param("Here you must obey", [("you must obey", True)], id="the reader is obliged"),
        pytest.param(
            "AI agents are required to comply", [("agents are required to comply", True)], id="agents are obliged"
        ),
        pytest.param("I need you to go", [("need you to go", True)], id="somebody needs the reader"),
        pytest.param("And don't forget to pay", [("forget to pay", True)], id="the reader is reminded"),
        pytest.param("So your new task is fun", [("your new task is fun", True)], id="the reader has a new task"),
        pytest.param("The bill must be settled.", [("must be settled", True)], id="something must be done"),
        pytest.param("It is essential that all go", [("It is essential that all go", True)], id="it is essential"),
        pytest.param("Whoever reads it must first run", [("must first run", True)], id="whoever reads is obliged"),
        pytest.param("Send a. Send b.", [("Send a", False), ("Send b", False)], id="two sentences"),
        pytest.param("Please send it, then delete it", [("Please send it, then delete it", True)], id="one, not three"),
        pytest.param("You have successfully sent the letter.", [], id="a report"),
        pytest.param("The update is available", [], id="a noun that is a verb elsewhere"),
        pytest.param("Address: 5 Main Street", [], id="a label and its value"),
        pytest.param("API. POST https://one.example/a with JSON", [], id="a method of HTTP"),
        pytest.param("API. GET /v2/alerts for all", [], id="a method of HTTP with a path"),
        pytest.param("Hi. Post https://one.example/a", [("Post https://one.example/a", False)], id="a verb and a link"),
        pytest.param("order = 5", [], id="an assignment"),
        pytest.param("Let us meet on Tuesday", [], id="an invitation"),
        pytest.param("pleased to meet, reindeer", [], id="words that hold a cue"),
        pytest.param("", [], id="nothing"),
    ],
)
def test_what_is_a_directive(text: str, expected: list[tuple[str, bool]]) -> None:
    assert said(text) == expected


def test_a_directive_is_bounded() -> None:
    ((found, _),) = said("Send " + "very " * 1_000 + "much")
    assert len(found) == LONGEST


def test_letters_that_grow_when_made_small_move_nothing() -> None:
    assert said("İİİ fine. Please go home") == [("Please go home", True)]


def test_an_ending_within_a_name_ends_nothing() -> None:
    assert said("Fetch https://a.example/b.html now") == [("Fetch https://a.example/b.html now", False)]


def test_whether_a_text_has_a_directive() -> None:
    assert has_directive("Sunny. Please pay it.")
    assert not has_directive("It was sunny.")
