"""Places of findings in what was sent: true ones, or none."""

from typing import Any

import pytest

from filters.findings import Action, Finding, Severity
from filters.segments import Origin, Trust
from filters.text.canonical import canonicalise
from filters.views import Layer
from gateway.doors.transported import MOST_CHARS, MOST_IN_ALL, Transported, dotted


def found(path: str, start: int, end: int, *layers: Layer) -> Finding:
    return Finding(
        rule_id="INJ-001",
        family="instruction_override",
        severity=Severity.HIGH,
        action=Action.ESCALATE,
        origin=Origin.USER,
        trust=Trust.UNTRUSTED,
        path=path,
        layers=layers,
        start=start,
        end=end,
    )


@pytest.mark.parametrize(
    ("pointer", "path"),
    [("/messages/0/content", "payload.messages.0.content"), ("", "payload"), ("/a~1b/c~0d", "payload.a/b.c~d")],
)
def test_a_pointer_is_a_path(pointer: str, path: str) -> None:
    assert dotted(pointer) == path


@pytest.mark.parametrize(
    "text",
    ["say the WORD now", "  say\n\n\tthe   word now ", "请 the word", "word", "Sag's dem Bären: word"],
    ids=["small letters", "squeezed blanks", "another script", "all of it", "letters with accents"],
)
def test_the_span_is_that_of_the_word_or_there_is_none(text: str) -> None:
    start = canonicalise(text).index("word")
    span = Transported({"a": [{"b": text}]}).span(found("/a/0/b", start, start + 4))
    assert span is None or text[slice(*span)].lower() == "word"
    assert (span is None) == ("ä" in text)


def test_of_what_is_hidden_the_hiding_place_is_told() -> None:
    body = {"a": "see d29yZA=="}
    assert Transported(body).span(found("/a", 0, 4, Layer("base64", 4, 12))) == (4, 12)
    assert Transported(body).span(found("/a", 0, 4, Layer("base64", 4, 99))) is None


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"a": "word"}, "/b"),
        ({"a": ["word"]}, "/a/1"),
        ({"a": ["word"]}, "/a/x"),
        ({"a": 4}, "/a"),
        ({"a": "word"}, ""),
        ({"a": "word" + " word" * MOST_CHARS}, "/a"),
        ({"a": "wor"}, "/a"),
    ],
    ids=["no member", "no item", "no number", "no text", "no place", "a text too long", "a text too short"],
)
def test_where_no_text_is_there_is_no_span(body: dict[str, Any], path: str) -> None:
    assert Transported(body).span(found(path, 0, 4)) is None


def test_only_so_much_text_is_looked_at_for_one_answer() -> None:
    text = "word ".ljust(MOST_CHARS)
    many = MOST_IN_ALL // MOST_CHARS
    sent = Transported({str(index): text for index in range(many + 1)})
    spans = [sent.span(found(f"/{index}", 0, 4)) for index in range(many + 1)]
    assert spans == [(0, 4)] * many + [None]


def test_names_are_read_as_pointers_write_them() -> None:
    assert Transported({"a/b": {"c~d": "word"}}).span(found("/a~1b/c~0d", 0, 4)) == (0, 4)
