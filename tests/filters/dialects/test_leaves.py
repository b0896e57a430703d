"""Leaf walking: what is text, what is a file, what is neither, and where it stands."""

import base64
from typing import Any

import pytest

from filters.dialects.leaves import (
    SHORT,
    an_object,
    content,
    each,
    generic,
    is_identifier,
    members,
    objects,
    result,
    texts,
)
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Origin, Segment, Unjudged

FIELD, DOCUMENT, USER = Origin.FIELD, Origin.DOCUMENT, Origin.USER
LONG = "long " * SHORT
PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" * 8).decode()
PDF = base64.b64encode(b"%PDF-1.7\n" + bytes(range(256))).decode()
NOTE = base64.b64encode("a note, ünïcode".encode()).decode()
SEALED = "c2VhbGVk" * 40
WORDS = "tell/me/all/the/other/things/" * 4


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


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        pytest.param({"file_id": "file-1"}, [Unjudged("/file_id", MediaKind.FILE)], id="file"),
        pytest.param(
            {"previous_response_id": "r"}, [Unjudged("/previous_response_id", MediaKind.HISTORY)], id="history"
        ),
        pytest.param(
            {"conversation": {"id": "conv_1"}},
            [Unjudged("/conversation", MediaKind.HISTORY)],
            id="history in an object",
        ),
        pytest.param(
            {"file_ids": ["a", "b"]},
            [Unjudged("/file_ids/0", MediaKind.FILE), Unjudged("/file_ids/1", MediaKind.FILE)],
            id="list of files",
        ),
        pytest.param({"encrypted_content": SEALED}, [Unjudged("/encrypted_content", MediaKind.HISTORY)], id="sealed"),
        pytest.param(
            {"encrypted_content": WORDS},
            [Unjudged("/encrypted_content", MediaKind.HISTORY), field("/encrypted_content", WORDS)],
            id="words that are strict base64",
        ),
        pytest.param(
            {"file_id": "read this"},
            [Unjudged("/file_id", MediaKind.FILE), field("/file_id", "read this")],
            id="text too",
        ),
        pytest.param({"prompt": [1, 2]}, [Unjudged("/prompt", MediaKind.TOKENS)], id="tokens"),
        pytest.param({"prompt": [1.0]}, [Unjudged("/prompt", MediaKind.TOKENS)], id="tokens as floats"),
        pytest.param(
            {"input_ids": [["7"]]},
            [Unjudged("/input_ids/0", MediaKind.TOKENS), field("/input_ids/0", "7")],
            id="tokens as strings",
        ),
        pytest.param({"prompt": ["7"]}, [field("/prompt", "7")], id="prompts that are numerals"),
        pytest.param({"tokens": ["seven"]}, [field("/tokens", "seven")], id="tokens as words"),
        pytest.param(
            {"Context": [1]}, [Unjudged("/#0", MediaKind.TOKENS), field("/#", "Context")], id="name in another case"
        ),
        pytest.param({"input_embeds": [[0.5]]}, [Unjudged("/input_embeds/0", MediaKind.TOKENS)], id="embeddings"),
        pytest.param({"prompt_embeds": SEALED}, [Unjudged("/prompt_embeds", MediaKind.TOKENS)], id="sealed embeddings"),
        pytest.param(
            {"input": [[1], ["a"]]},
            [Unjudged("/input/0", MediaKind.TOKENS), field("/input/1", "a")],
            id="lists of tokens",
        ),
        pytest.param({"prompt": ["a", 1]}, [Unjudged("/prompt", MediaKind.TOKENS), field("/prompt/0", "a")], id="both"),
        pytest.param({"prompt": 5}, [Unjudged("/prompt", MediaKind.TOKENS)], id="one token"),
        pytest.param({"prompt": True}, [], id="no token"),
        pytest.param({"context": 5}, [], id="number of a setting"),
        pytest.param({"input": [True]}, [], id="no number"),
        pytest.param({"input": [7, True]}, [Unjudged("/input", MediaKind.TOKENS)], id="a boolean amid numbers"),
        pytest.param({"tokens": ["The", " 42"]}, [field("/tokens", "The\n\n 42")], id="words and a numeral"),
        pytest.param(
            {"input_embeds": [["1e-3", ".5E+1"]]},
            [Unjudged("/input_embeds/0", MediaKind.TOKENS), field("/input_embeds/0", "1e-3\n\n.5E+1")],
            id="embeddings as strings",
        ),
        pytest.param(
            {"prompt_embeds": [[0.1, 0.2]]}, [Unjudged("/prompt_embeds/0", MediaKind.TOKENS)], id="bare embeddings"
        ),
        pytest.param(
            {"prompt_embeds": [SEALED]},
            [Unjudged("/prompt_embeds/0", MediaKind.TOKENS)],
            id="list of sealed embeddings",
        ),
        pytest.param(
            {"Prompt_Embeds": "x"},
            [Unjudged("/#0", MediaKind.TOKENS), field("/#0", "x"), field("/#", "Prompt_Embeds")],
            id="embeddings in another case",
        ),
        pytest.param(
            {"inputIds": [1]}, [Unjudged("/#0", MediaKind.TOKENS), field("/#", "inputIds")], id="name in camel case"
        ),
        pytest.param(
            {"inputs": [{"name": "input_ids", "data": [[1, 2]]}]},
            [Unjudged("/#0/0/data/0", MediaKind.TOKENS), field("/#0/0/name", "input_ids"), field("/#", "inputs")],
            id="tensor of tokens",
        ),
        pytest.param(
            {"inputs": [{"name": "input", "data": [0.5]}]},
            [field("/#0/0/name", "input"), field("/#", "inputs")],
            id="tensor of features",
        ),
        pytest.param(
            {"prompt": [{"prompt_token_ids": [1]}]},
            [Unjudged("/prompt/0/prompt_token_ids", MediaKind.TOKENS)],
            id="tokens in an object in a list",
        ),
        pytest.param(
            {"extra_body": {"input_ids": [1]}},
            [Unjudged("/#0/input_ids", MediaKind.TOKENS), field("/#", "extra_body")],
            id="tokens beside the body",
        ),
        pytest.param({"model": "m", "tokens": [1]}, [Unjudged("/tokens", MediaKind.BINARY)], id="detokenizing"),
        pytest.param(
            {"max_tokens": 9, "tokens": [1]}, [Unjudged("/tokens", MediaKind.TOKENS)], id="generating from tokens"
        ),
        pytest.param({"seed": [1]}, [], id="other numbers"),
    ],
)
def test_references_and_tokens(node: dict[str, Any], expected: list[Segment | Unjudged]) -> None:
    assert list(members(node, "", {})) == expected


@pytest.mark.parametrize(
    ("node", "path"),
    [
        ({"response_format": {"json_schema": {"schema": {"examples": [{"tokens": [1]}]}}}}, "examples/0/tokens"),
        ({"generationConfig": {"responseSchema": {"example": {"tokens": [1]}}}}, "example/tokens"),
        ({"metadata": {"tokens": [1]}}, "metadata/tokens"),
        ({"prompt": {"variables": {"tokens": [1]}}}, "variables/tokens"),
        ({"messages": [{"logprobs": {"tokens": [1]}}]}, "logprobs/tokens"),
        ({"item": {"input": [1]}}, "input"),
        ({"hyperparameters": {"tokens": [1]}}, "tokens"),
        ({"instances": [{"input": [1]}]}, "instances/0/input"),
    ],
)
def test_numbers_where_no_server_takes_a_prompt_are_no_prompt(node: dict[str, Any], path: str) -> None:
    whole = generic(node)
    assert not whole.in_tokens
    (place,) = whole.unjudged
    assert (place.path.endswith(f"/{path}"), place.kind) == (True, MediaKind.BINARY)


def test_tokens_of_items_are_no_prompt_of_the_body() -> None:
    node: dict[str, Any] = {"input": [{"tokens": [1]}]}
    assert list(members(node, "", {}, without=frozenset({"input"}))) == []


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        pytest.param({"image_url": {"url": f"data:image/png;base64,{PNG}"}}, MediaKind.IMAGE, id="image"),
        pytest.param({"image_url": {"url": f"DATA:image/png;BASE64,{PNG}"}}, MediaKind.IMAGE, id="image in capitals"),
        pytest.param({"input_audio": {"data": PNG, "format": "wav"}}, MediaKind.AUDIO, id="audio"),
        pytest.param({"file": {"file_data": PDF}}, MediaKind.FILE, id="file without a data uri"),
        pytest.param({"inlineData": {"mimeType": "video/mp4", "data": PNG}}, MediaKind.VIDEO, id="declared type"),
        pytest.param(
            {"content": [{"type": "image", "data": PNG, "mimeType": "image/png"}]}, MediaKind.IMAGE, id="part"
        ),
        pytest.param({"source": {"media_type": "application/pdf", "data": PDF}}, MediaKind.FILE, id="pdf"),
        pytest.param({"type": "image_generation_call", "result": PNG}, MediaKind.IMAGE, id="generated image"),
        pytest.param({"images": {"b64_json": PNG}}, MediaKind.IMAGE, id="known by its first bytes"),
    ],
)
def test_files_that_are_no_text(node: dict[str, Any], expected: MediaKind) -> None:
    found = [item for item in members(node, "", {}) if isinstance(item, Unjudged)]
    assert [item.kind for item in found] == [expected]
    assert not [item for item in members(node, "", {}) if isinstance(item, Segment) and len(item.text) > 99]


@pytest.mark.parametrize(
    ("node", "path"),
    [
        pytest.param({"file_data": f"data:text/plain;base64,{NOTE}"}, "/file_data", id="text"),
        pytest.param({"file_data": f"data:;base64,{NOTE}"}, "/file_data", id="no type"),
        pytest.param(
            {"file_data": f"data:image/png;base64,{NOTE}"}, "/file_data", id="text that claims to be an image"
        ),
        pytest.param({"source": {"media_type": "text/html", "data": NOTE}}, "/source/data", id="declared type"),
    ],
)
def test_files_that_are_text(node: dict[str, Any], path: str) -> None:
    assert list(members(node, "", {})) == [Segment(DOCUMENT, path, "a note, ünïcode")]


@pytest.mark.parametrize(
    ("node", "path", "text"),
    [
        ({"file_data": "data:text/plain;base64,not base64!"}, "/file_data", "data:text/plain;base64,not base64!"),
        ({"file_data": "data:text/plain"}, "/file_data", "data:text/plain"),
        ({"media_type": "image/png", "data": "plainly no image"}, "/data", "plainly no image"),
        ({"media_type": "image/png", "data": "a"}, "/data", "a"),
        ({"data": "password"}, "/data", "password"),
        ({"b64_json": "iVBORw0KGgo"}, "/b64_json", "iVBORw0KGgo"),
        ({"data": PNG}, "/data", PNG),
        ({"result": PNG}, "/result", PNG),
        ({"b64_json": NOTE}, "/b64_json", NOTE),
        ({"file_data": "data:,a%20note"}, "/file_data", "data:,a%20note"),
        ({"source": {"type": "text", "media_type": "image/png", "data": PNG}}, "/source/data", PNG),
        ({"content": {"url": "https://e.test/a"}}, "/content/url", "https://e.test/a"),
        ({"type": "text", "media_type": "text/plain", "data": "word"}, "/data", "word"),
        ({"url": "https://e.test/a"}, "/url", "https://e.test/a"),
        ({"user": f"data:image/png;base64,{PNG}"}, "/user", f"data:image/png;base64,{PNG}"),
    ],
    ids=[
        "bad payload",
        "no comma",
        "no base64",
        "no whole byte",
        "a word",
        "cut short",
        "no slot",
        "no slot for a result",
        "no magic where no type is told",
        "percent",
        "source that is text",
        "address of what nobody tells",
        "plain source",
        "url",
        "no file",
    ],
)
def test_what_is_no_file_is_text(node: dict[str, Any], path: str, text: str) -> None:
    assert list(members(node, "", {})) == [field(path, text)]


@pytest.mark.parametrize(
    ("node", "kind"),
    [
        ({"image_url": "https://e.test/a b.png"}, MediaKind.IMAGE),
        ({"image_url": {"url": "https://e.test/a b.png"}}, MediaKind.IMAGE),
        ({"type": "image", "source": {"type": "url", "url": "https://e.test/a b.png"}}, MediaKind.IMAGE),
        ({"type": "document", "source": {"type": "url", "url": "https://e.test/a b.png"}}, MediaKind.FILE),
        ({"fileData": {"fileUri": "https://e.test/a b.png"}}, MediaKind.FILE),
        ({"fileData": {"mimeType": "video/mp4", "fileUri": "https://e.test/a b.png"}}, MediaKind.VIDEO),
        ({"video_url": {"url": "https://e.test/a b.png"}}, MediaKind.VIDEO),
    ],
    ids=["plain", "in an object", "image source", "document source", "file", "declared file", "video"],
)
def test_an_address_of_a_file_is_judged_and_its_content_is_not(node: dict[str, Any], kind: MediaKind) -> None:
    found = list(members(node, "", {}))
    assert [item.kind for item in found if isinstance(item, Unjudged)] == [kind]
    assert [item.text for item in found if isinstance(item, Segment)] == ["https://e.test/a b.png"]


@pytest.mark.parametrize("origin", [Origin.TOOL_CALL, Origin.TOOL_RESULT])
def test_the_names_in_arguments_and_results_exempt_nothing(origin: Origin) -> None:
    tree: Any = {
        "id": "aWdub3Jl",
        "signature": "c2VhbA",
        "file_id": "file-1",
        "conversation": {"id": "c"},
        "input": [1],
        "type": "text",
    }
    expected = "aWdub3Jl\n\nc2VhbA\n\nfile-1\n\nc\n\ntext"
    assert list(texts(tree, "/x", origin)) == [Segment(origin, "/x", expected)]


@pytest.mark.parametrize("origin", [Origin.TOOL_DEFINITION, Origin.DOCUMENT])
def test_the_names_in_definitions_and_documents_exempt_nothing_and_may_refer(origin: Origin) -> None:
    tree: Any = {"format": "date", "container": "c1", "tokens": [1]}
    assert list(texts(tree, "/x", origin)) == [
        Segment(origin, "/x/format", "date"),
        Unjudged("/x/container", MediaKind.FILE),
        Segment(origin, "/x/container", "c1"),
    ]


@pytest.mark.parametrize(
    "origin", [Origin.TOOL_DEFINITION, Origin.TOOL_CALL, Origin.TOOL_RESULT, Origin.DOCUMENT], ids=str
)
@pytest.mark.parametrize("key", ["data", "image_url", "b64_json", "source", "file_data"])
def test_where_strangers_choose_the_names_nothing_is_a_file(origin: Origin, key: str) -> None:
    tree: Any = {"type": "image", "mimeType": "image/png", key: {"data": PNG, "url": f"data:image/png;base64,{PNG}"}}
    found = list(texts(tree, "", origin))
    assert not [item for item in found if isinstance(item, Unjudged)]
    assert "".join(item.text for item in found if isinstance(item, Segment)).count(PNG) == 2


@pytest.mark.parametrize(
    ("part", "kind"),
    [
        ({"type": "image", "data": PNG, "mimeType": "image/png"}, MediaKind.IMAGE),
        ({"type": "input_image", "image_url": f"data:image/png;base64,{PNG}"}, MediaKind.IMAGE),
        ({"type": "input_file", "file_data": PDF}, MediaKind.FILE),
        ({"type": "input_file", "file_id": "file-1"}, MediaKind.FILE),
        (
            {"type": "document", "source": {"type": "base64", "media_type": "application/pdf", "data": PDF}},
            MediaKind.FILE,
        ),
    ],
    ids=["image", "image as a data uri", "file", "stored file", "document"],
)
def test_a_part_of_a_result_can_be_a_file(part: dict[str, Any], kind: MediaKind) -> None:
    found = list(result([part], "/c"))
    assert [item.kind for item in found if isinstance(item, Unjudged)] == [kind]
    assert {item.text for item in found if isinstance(item, Segment)} <= {"file-1"}


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


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", True),
        ("user", True),
        ("call_abc123DEF456ghi789", True),
        ("chatcmpl-9f8e7d6c", True),
        ("gpt-4o-mini-2024-07-18", True),
        ("claude-3-5-sonnet-20241022", True),
        ("json_schema", True),
        ("a" * 64, True),
        ("a" * 65, False),
        ("two words", False),
        ("ünïcode", False),
        ("tell-me-all-things", False),
        ("tell.me.all.things", False),
        ("tell/me:all@things", False),
        ("tell_me_all_things", False),
        ("1tell-2me-3all-4things", False),
        ("tell--me--all--things", False),
    ],
)
def test_an_identifier_has_few_words(text: str, expected: bool) -> None:
    assert is_identifier(text) is expected


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
