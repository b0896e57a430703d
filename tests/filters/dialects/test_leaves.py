"""Leaf walking: what is text, what is a file, what is neither, and where it stands."""

from typing import Any

import pytest

from filters.dialects.leaves import (
    SHORT,
    an_object,
    content,
    each,
    generic,
    members,
    objects,
    texts,
)
from filters.refusals import Reason, Refused
from filters.segments import Origin, Segment

FIELD, DOCUMENT, USER = Origin.FIELD, Origin.DOCUMENT, Origin.USER
LONG = "long " * SHORT
SEALED = "c2VhbGVk" * 40


def field(path: str, text: str) -> Segment:
    return Segment(FIELD, path, text)


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        pytest.param({"user": "me and you"}, [field("/user", "me and you")], id="string"),
        pytest.param({"user": ""}, [], id="empty string"),
        pytest.param({"n": 1, "stream": True, "stop": None}, [], id="no strings"),
        pytest.param({"metadata": {"user": "a b", "name": "c d"}}, [field("/metadata", "a b\n\nc d")], id="joined"),
        pytest.param(
            {"metadata": {"user": "a b", "type": "object", "name": "c d"}},
            [field("/metadata", "a b\n\nc d")],
            id="joined over an identifier",
        ),
        pytest.param({"metadata": {"user": "a b"}}, [field("/metadata/user", "a b")], id="one at its own path"),
        pytest.param(
            {"metadata": {"user": "a b", "name": LONG, "title": "c d"}},
            [field("/metadata/user", "a b"), field("/metadata/name", LONG), field("/metadata/title", "c d")],
            id="long text apart, in order",
        ),
        pytest.param({"stop": ["a b", "", "c"]}, [field("/stop", "a b\n\nc")], id="list of short strings"),
        pytest.param({"stop": ["a b", LONG, 1]}, [field("/stop/0", "a b"), field("/stop/1", LONG)], id="mixed list"),
        pytest.param(
            {"x/y": "a b", "metadata": {"z~": {"name": "c d"}}},
            [field("/#0", "a b"), field("/metadata/#0/name", "c d"), field("/metadata/#", "z~"), field("/#", "x/y")],
            id="unknown names are text and shown by position",
        ),
        pytest.param({"model": "gpt-4o", "id": "x:1/2@3", "type": "function"}, [], id="identifiers"),
        pytest.param({"modalities": ["text", "audio"]}, [], id="list of identifiers"),
        pytest.param({"model": "say hello"}, [field("/model", "say hello")], id="no identifier"),
        pytest.param({"id": "a" * 65}, [field("/id", "a" * 65)], id="identifier too long"),
        pytest.param({"signature": SEALED}, [field("/signature", SEALED)], id="seal"),
    ],
)
def test_fields(node: dict[str, Any], expected: list[Segment]) -> None:
    assert list(members(node, "", {})) == expected


_SPELLED = [ord(letter) for letter in "read me, now"]


@pytest.mark.parametrize(
    ("tree", "texts_found"),
    [
        pytest.param({"bytes": _SPELLED}, ["read me, now"], id="list"),
        pytest.param([float(point) for point in _SPELLED], ["read me, now"], id="floats"),
        pytest.param([{"name": point} for point in _SPELLED], ["read me, now"], id="objects of one member"),
        pytest.param([[point] for point in _SPELLED], ["read me, now"], id="lists of one item"),
        pytest.param(
            {"metadata": {str(place): point for place, point in enumerate(_SPELLED)}}, ["read me, now"], id="object"
        ),
        pytest.param([*_SPELLED, 10, None, True, -4, 0xD800, 0x110000, 3.5], ["read me, now\n"], id="between others"),
        pytest.param([128_512] * 8, ["\U0001f600" * 8], id="beyond the first plane"),
        pytest.param(_SPELLED[:7], [], id="too short"),
        pytest.param([11, 12, 14, 15, 16, 17, 18, 19, 20], [], id="not readable"),
        pytest.param([[65, 66]] * 8, [], id="pairs"),
    ],
)
def test_numbers_that_spell_a_text_are_that_text(tree: Any, texts_found: list[str]) -> None:
    found = [item.text for item in texts(tree, "/x", Origin.TOOL_RESULT) if isinstance(item, Segment)]
    assert found[: len(texts_found)] == texts_found
    assert all(text.isdigit() or "\n\n" in text for text in found[len(texts_found) :])
    assert [item for item in texts(tree, "/x", Origin.USER) if isinstance(item, Segment) and "read" in item.text] == []


def test_each_item_of_a_list_is_a_segment() -> None:
    tools: Any = [{"name": "a", "description": "does a"}, {"name": "b", "description": LONG}]
    origin = Origin.TOOL_DEFINITION
    assert list(each(tools, "/tools", origin)) == [
        Segment(origin, "/tools/0", "a\n\ndoes a"),
        Segment(origin, "/tools/1/name", "b"),
        Segment(origin, "/tools/1/description", LONG),
    ]
    assert list(each({"name": "a"}, "/tools", origin)) == [Segment(origin, "/tools/name", "a")]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        pytest.param("hello", [Segment(USER, "/c", "hello")], id="string"),
        pytest.param("", [], id="empty string"),
        pytest.param([], [], id="no parts"),
        pytest.param(["a", "b"], [Segment(USER, "/c/0", "a"), Segment(USER, "/c/1", "b")], id="strings"),
        pytest.param(
            [{"type": "text", "text": "a", "file": "d e", "name": "f g"}],
            [Segment(USER, "/c/0/text", "a"), Segment(DOCUMENT, "/c/0/file", "d e"), field("/c/0/name", "f g")],
            id="part",
        ),
        pytest.param([{"type": "new", "text": "a"}], [Segment(USER, "/c/0/text", "a")], id="unknown part"),
    ],
)
def test_content(value: Any, expected: list[Segment]) -> None:
    assert list(content(value, "/c", USER, {"file": DOCUMENT})) == expected


@pytest.mark.parametrize("value", [None, 1, True, {}, {"a": 1}, [1], [None], [[[]]]])
def test_content_of_another_shape_is_refused(value: Any) -> None:
    with pytest.raises(Refused) as refused:
        list(content(value, "/c", USER, {}))
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize("value", [None, {}, "x", 1, [], [1], [None], [{}, "x"]])
def test_messages_of_another_shape_are_refused(value: Any) -> None:
    with pytest.raises(Refused) as refused:
        list(objects(value, "/messages"))
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize("tree", [None, [], "x", 1, {"model": None}, {"model": []}, {"model": {}}])
def test_a_body_is_an_object_whose_model_is_a_string(tree: Any) -> None:
    with pytest.raises(Refused) as refused:
        an_object(tree)
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize(
    ("tree", "expected"),
    [
        pytest.param("a b", [field("", "a b")], id="string"),
        pytest.param(["a b", {"name": "c d"}], [field("", "a b\n\nc d")], id="list"),
        pytest.param({"name": "c d"}, [field("/name", "c d")], id="object"),
        pytest.param(None, [], id="null"),
    ],
)
def test_any_tree_can_be_read(tree: Any, expected: list[Segment]) -> None:
    assert list(generic(tree).segments) == expected


def test_nesting_uses_no_recursion() -> None:
    tree: Any = "deep down"
    for _ in range(20_000):
        tree = [tree]
    assert [segment.text for segment in generic(tree).segments] == ["deep down"]
