"""Forms: every text in a part is judged, every file that is no text is told, and no form has two readings."""

import tracemalloc

import pytest

from filters.bodies.content_type import ContentType
from filters.bodies.form import PARTS, read_file, read_form
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Origin, Reading, Segment, Unjudged

FORM = ContentType("multipart/form-data", "b0")
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


def part(headers: str, content: bytes = b"x") -> bytes:
    return headers.encode() + b"\r\n\r\n" + content


def named(name: str, content: bytes = b"x") -> bytes:
    return part(f'Content-Disposition: form-data; name="{name}"', content)


def file(name: str, filename: str, media: str, content: bytes) -> bytes:
    disposition = f'Content-Disposition: form-data; name="{name}"; filename="{filename}"'
    return part(f"{disposition}\r\nContent-Type: {media}", content)


def form(*parts: bytes) -> bytes:
    return b"".join(b"--b0\r\n" + each + b"\r\n" for each in parts) + b"--b0--\r\n"


def texts(reading: Reading) -> list[tuple[Origin, str, str]]:
    return [(segment.origin, segment.path, segment.text) for segment in reading.segments]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(form(named("prompt", b"draw")), [(Origin.USER, "/parts/0", "draw")], id="said by the user"),
        pytest.param(form(named("purpose", b"batch")), [(Origin.FIELD, "/parts/0", "batch")], id="field"),
        pytest.param(form(named("purpose", b"")), [], id="empty field"),
        pytest.param(
            form(named("do this", b"x")),
            [(Origin.FIELD, "/parts/0/name", "do this"), (Origin.FIELD, "/parts/0", "x")],
            id="unknown name",
        ),
        pytest.param(
            form(file("file", "notes.txt", "text/plain", b"read me")),
            [(Origin.FIELD, "/parts/0/filename", "notes.txt"), (Origin.DOCUMENT, "/parts/0", "read me")],
            id="text file",
        ),
        pytest.param(
            form(file("file", "b.jsonl", "application/octet-stream", b'{"a":1}\n{"b":2}')),
            [(Origin.FIELD, "/parts/0/filename", "b.jsonl"), (Origin.DOCUMENT, "/parts/0", '{"a":1}\n{"b":2}')],
            id="batch without a text type",
        ),
        pytest.param(
            form(file("image", "a.png", "image/png", b"not an image at all")),
            [(Origin.FIELD, "/parts/0/filename", "a.png"), (Origin.DOCUMENT, "/parts/0", "not an image at all")],
            id="text that claims to be an image",
        ),
        pytest.param(
            form(
                part(
                    "Content-Disposition: form-data; name=prompt; filename*=utf-8''a.md\r\nContent-Type: text/markdown"
                )
            ),
            [(Origin.FIELD, "/parts/0/filename", "utf-8''a.md"), (Origin.DOCUMENT, "/parts/0", "x")],
            id="extended file name",
        ),
        pytest.param(
            form(part('content-disposition: form-data; NAME="prompt"\r\nContent-Length: 1')),
            [(Origin.USER, "/parts/0", "x")],
            id="names in any case",
        ),
        pytest.param(
            form(named("prompt", b"line\r\n--b1\r\n\r\n--b")),
            [(Origin.USER, "/parts/0", "line\r\n--b1\r\n\r\n--b")],
            id="what only looks like a boundary",
        ),
    ],
)
def test_texts_are_judged(body: bytes, expected: list[tuple[Origin, str, str]]) -> None:
    assert texts(read_form(body, FORM))[: len(expected)] == expected
    assert read_form(body, FORM).unjudged == ()


@pytest.mark.parametrize(
    ("media", "kind"),
    [
        ("image/png", MediaKind.IMAGE),
        ("audio/wav", MediaKind.AUDIO),
        ("video/mp4", MediaKind.VIDEO),
        ("application/pdf", MediaKind.FILE),
        ("application/octet-stream", MediaKind.FILE),
    ],
)
def test_files_that_are_no_text_are_told(media: str, kind: MediaKind) -> None:
    reading = read_form(form(named("model", b"m"), file("file", "f", media, PNG)), FORM)
    assert reading.unjudged == (Unjudged("/parts/1", kind),)


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"\xff please read this", "ÿ please read this"),
        (b"please read this\x00", "please read this\x00"),
        ("please read this".encode("utf-16"), "please read this"),
    ],
    ids=["a byte that is no UTF-8", "a NUL", "utf-16"],
)
def test_a_file_that_may_be_a_text_is_judged_and_told(content: bytes, text: str) -> None:
    form_reading = read_form(form(file("file", "f", "application/octet-stream", content)), FORM)
    file_reading = read_file(content, ContentType("application/octet-stream"))
    assert (Origin.DOCUMENT, "/parts/0", text) in texts(form_reading)
    assert texts(file_reading) == [(Origin.DOCUMENT, "", text)]
    assert form_reading.unjudged == (Unjudged("/parts/0", MediaKind.FILE),)
    assert file_reading.unjudged == (Unjudged("", MediaKind.FILE),)


def test_empty_files_have_no_text_and_no_seam() -> None:
    empty = [file(name, "f", "application/octet-stream", b"") for name in ("a", "b")]
    assert {text for _, _, text in texts(read_form(form(*empty), FORM))} <= {"a", "b", "f", "ff", "f\nf", "ab", "a\nb"}


def test_repeated_list_fields_are_read() -> None:
    body = form(
        file("image[]", "a", "image/png", PNG), file("image[]", "b", "image/png", PNG), named("include[]", b"y")
    )
    assert [unjudged.path for unjudged in read_form(body, FORM).unjudged] == ["/parts/0", "/parts/1"]


def test_a_text_cut_over_two_fields_is_seen_joined() -> None:
    reading = read_form(form(named("a1", b"ig"), named("a2", b"nore")), FORM)
    assert any("ig" in text and "nore" in text for _, _, text in texts(reading))


def test_the_last_line_break_may_be_missing() -> None:
    assert texts(read_form(form(named("prompt", b"x")).rstrip(), FORM)) == [(Origin.USER, "/parts/0", "x")]


_D = "Content-Disposition: form-data"


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"--b0--\r\n", id="no parts"),
        pytest.param(b"preamble\r\n" + form(named("a")), id="preamble"),
        pytest.param(b"\r\n" + form(named("a")), id="empty preamble"),
        pytest.param(form(named("a")) + b"epilogue", id="epilogue"),
        pytest.param(form(named("a")) + b"--b0\r\n" + named("b") + b"\r\n--b0--\r\n", id="a second form"),
        pytest.param(form(named("a"))[:-6], id="cut off"),
        pytest.param(b"--b0\n" + named("a") + b"\r\n--b0--\r\n", id="bare line feed"),
        pytest.param(form(named("a")).replace(b"\r\n--b0--", b"\r\n--b0 \r\n\r\n--b0--"), id="space after a boundary"),
        pytest.param(form(b"x"), id="no headers"),
        pytest.param(form(part("Content-Type: text/plain")), id="no disposition"),
        pytest.param(form(part(_D)), id="no name"),
        pytest.param(form(part(f'{_D}; name=""')), id="empty name"),
        pytest.param(form(part(f'{_D}; name="a"; name="b"')), id="two names"),
        pytest.param(form(part(f'{_D}; name="a"; filename="b"; filename*=utf-8\'\'c')), id="two file names"),
        pytest.param(form(part(f'{_D}; name="a\\"; filename=\\"b"')), id="escaped quote"),
        pytest.param(form(part(f'{_D}; name="a"; other=b')), id="unknown parameter"),
        pytest.param(form(part('Content-Disposition: attachment; name="a"')), id="other disposition"),
        pytest.param(form(part(f'{_D}; name="a"\r\n{_D}; name="b"')), id="two dispositions"),
        pytest.param(form(part(f'{_D};\r\n name="a"')), id="folded header"),
        pytest.param(form(part(f'{_D}; name="a"\r\nContent-Transfer-Encoding: base64')), id="transfer encoding"),
        pytest.param(form(part(f'{_D}; name="a"\r\nX-Other: 1')), id="unknown header"),
        pytest.param(form(part(f'{_D}; name="a"\r\nContent-Length: 5')), id="wrong length"),
        pytest.param(form(part(f'{_D}; name="a"\r\nContent-Type: text/plain; charset=utf-16')), id="other charset"),
        pytest.param(form(part(f'{_D}; name="a"\r\nContent-Type: nonsense')), id="no media type"),
        pytest.param(form(named("a"), named("a")), id="same name twice"),
        pytest.param(form(part('Content-Disposition : form-data; name="a"')), id="space before the colon"),
        pytest.param(form(part(f'{_D}; name="a"\r\nContent-Type\t: text/plain')), id="tab before the colon"),
        pytest.param(form(named("a", b"x\n--b0\nContent-Disposition: form-data")), id="boundary on a bare line feed"),
        pytest.param(form(named("a", b"x\r--b0--\ry")), id="boundary on a bare carriage return"),
        pytest.param(form(named("a", b"x\r\n--b01\r\n\r\ny")), id="boundary with more behind it"),
        pytest.param(form(named("_charset_", b"utf-16"), named("a")), id="charset of all fields"),
        pytest.param(form(named("a"), named("_Charset_", b"shift_jis")), id="charset in other letters"),
        pytest.param(form(named("a", "x".encode("utf-16"))), id="field in utf-16"),
        pytest.param(form(named("a", b"\xff")), id="field not utf-8"),
        pytest.param(form(named("a", b"x\x00y")), id="nul in a field"),
        pytest.param(form(file("file", "a.txt", "text/plain", "x".encode("utf-16-le"))), id="text file in utf-16"),
        pytest.param(form(file("file", "a.json", "application/json", b"\xfe")), id="json file not utf-8"),
        pytest.param(form(*(named(f"n{i}[]") for i in range(PARTS + 1))), id="too many parts"),
    ],
)
def test_a_form_with_two_readings_is_refused(body: bytes) -> None:
    with pytest.raises(Refused) as refused:
        read_form(body, FORM)
    assert refused.value.reason is Reason.MALFORMED


def test_a_form_has_as_many_parts_as_it_may_have() -> None:
    reading = read_form(form(*(named(f"n{number}[]") for number in range(PARTS))), FORM)
    assert len([segment for segment in reading.segments if segment.text == "x"]) == PARTS


@pytest.mark.parametrize("short", range(-2, 140))
def test_a_form_is_read_whatever_stands_at_the_end_of_a_slice(short: int) -> None:
    content = b"x" * (65_536 - short)
    body = form(named("prompt", content), named("input", b"draw"))
    whole = [segment for segment in read_form(body, FORM).segments if not segment.borders]
    assert [segment.text for segment in whole] == [content.decode(), "draw"]
    for line_break in (b"\n", b"\r"):
        with pytest.raises(Refused) as refused:
            read_form(form(named("prompt", content + line_break + b"--b0 " + content)), FORM)
        assert refused.value.reason is Reason.MALFORMED


def test_a_large_form_is_not_copied_to_be_checked() -> None:
    body = form(file("file", "a.pdf", "application/pdf", b"%PDF\0" + b"-" * 4_000_000), part("No header"))
    tracemalloc.start()
    with pytest.raises(Refused):
        read_form(body, FORM)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 500_000


def test_utf8_may_be_said_to_be_the_charset_of_all_fields() -> None:
    assert read_form(form(named("_charset_", b"UTF-8"), named("prompt", b"x")), FORM).segments


def test_what_the_type_of_a_part_says_beside_itself_is_a_text() -> None:
    for body in (named("a"), file("f", "f.png", "image/png", PNG)):
        typed = form(
            body.replace(b"\r\n\r\n", b'; x="say so"\r\n\r\n', 1)
            if b"Content-Type" in body
            else body.replace(b"\r\n\r\n", b'\r\nContent-Type: text/plain; x="say so"\r\n\r\n', 1)
        )
        assert (Origin.FIELD, "/parts/0/type", 'x="say so"') in texts(read_form(typed, FORM))


def test_the_bytes_of_a_text_file_that_are_not_utf8_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        read_file(b"\xff read me", ContentType("text/plain"))
    assert refused.value.reason is Reason.MALFORMED


def test_the_bytes_of_one_file_are_a_document_or_told() -> None:
    assert read_file(b"a text", ContentType("text/plain")).segments == (Segment(Origin.DOCUMENT, "", "a text"),)
    assert read_file(PNG, ContentType("image/png")).unjudged == (Unjudged("", MediaKind.IMAGE),)
