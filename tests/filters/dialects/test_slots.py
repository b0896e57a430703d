"""Slots: which strings of a body are a file, a reference or an id, and which are a text after all."""

import base64
from typing import Any

import pytest

from filters.dialects.leaves import members, result, texts
from filters.dialects.slots import is_identifier
from filters.segments import MediaKind, Origin, Segment, Unjudged

FIELD, DOCUMENT = Origin.FIELD, Origin.DOCUMENT
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
    ],
)
def test_references(node: dict[str, Any], expected: list[Segment | Unjudged]) -> None:
    assert list(members(node, "", {})) == expected


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
