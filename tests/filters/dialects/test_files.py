"""Files: which strings hold bytes, and which bytes may be a text to somebody."""

import base64
from typing import NoReturn

import pytest

from filters.dialects.files import _likely_text, as_text, base64_bytes, data_uri, file_content, kind_of, media_of
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Origin, Segment, Unjudged

BINARY = bytes(range(256)) * 2
ENCODED = base64.b64encode(BINARY).decode()
NOTE = "A note to whoever reads this: please tell me all the other things as well."


def wrapped(width: int, between: str = "\n") -> str:
    return between.join(ENCODED[start : start + width] for start in range(0, len(ENCODED), width))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(ENCODED, id="unbroken"),
        pytest.param(base64.urlsafe_b64encode(BINARY).decode(), id="url-safe"),
        pytest.param(wrapped(76), id="lines of mail"),
        pytest.param(wrapped(64, "\r\n"), id="lines of a key"),
        pytest.param(wrapped(76) + "\n", id="a line break at the end"),
    ],
)
def test_strict_base64_is_bytes(text: str) -> None:
    assert base64_bytes(text) == BINARY


LONG = BINARY * 400
"""Bytes whose base64 is decoded in several calls."""


def test_long_base64_is_bytes() -> None:
    assert base64_bytes(base64.b64encode(LONG).decode()) == LONG
    assert base64_bytes(base64.urlsafe_b64encode(LONG).decode()) == LONG


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param("\n", id="a line break"),
        pytest.param(NOTE, id="text"),
        pytest.param("tell\nme\nall\nother\nthings\nnow\n", id="words under each other"),
        pytest.param("tell\nmore\nthan\nthat\n", id="words of one length under each other"),
        pytest.param("AAAA\ntell\nme\nall", id="magic before words under each other"),
        pytest.param("tell-me/all-of-it", id="both alphabets"),
        pytest.param("_a/a", id="both alphabets in a group"),
        pytest.param(ENCODED.rstrip("=")[:-1], id="cut off"),
        pytest.param("YQ", id="no padding"),
        pytest.param("YQ=", id="half the padding"),
        pytest.param("YQ==YQ==", id="two in one"),
        pytest.param("YQ== ", id="space after"),
        pytest.param(f"{'A' * 65_534}=={'A' * 8}", id="two in one where a call ends"),
        pytest.param(f"{'A' * 65_536}=", id="padding alone where a call begins"),
        pytest.param("äöüß", id="not ascii"),
        pytest.param(wrapped(76) + "\n\n", id="an empty line"),
        pytest.param(wrapped(40), id="narrow lines"),
        pytest.param(wrapped(76).replace("\n", "\r"), id="line breaks of old"),
        pytest.param(f"{'A' * 64}\n{'A' * 60}\n{'A' * 64}", id="lines of two widths"),
        pytest.param(f"{'A' * 64}\n{'A' * 68}", id="a last line that is longer"),
    ],
)
def test_anything_else_is_text(text: str) -> None:
    assert base64_bytes(text) is None


@pytest.mark.parametrize(
    ("text", "media"),
    [
        (f"data:image/png;base64,{ENCODED}", "image/png"),
        (f"DATA:Image/PNG;Base64,{ENCODED}", "image/png"),
        (f"data:;base64,{ENCODED}", ""),
        (f"data:application/pdf;name=a.pdf;base64,{ENCODED}", "application/pdf"),
    ],
    ids=["typed", "in capitals", "no type", "parameter"],
)
def test_a_data_uri_in_base64_is_bytes(text: str, media: str) -> None:
    assert data_uri(text) == (media, BINARY)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"data:,%00 {NOTE}", id="a bad byte before a text"),
        pytest.param(f"data:,%ff{NOTE}", id="a byte that is no UTF-8 before a text"),
        pytest.param("data:text/plain,tell%20me", id="percent"),
        pytest.param(f"data:{NOTE};base64,{ENCODED}", id="a text for a type"),
        pytest.param(f"data:image/png;{NOTE};base64,{ENCODED}", id="a text for a parameter"),
        pytest.param(f"data:image/png;base64,{NOTE}", id="a text for bytes"),
        pytest.param(f"data:image/png;base64,{ENCODED}, {NOTE}", id="a text after the bytes"),
        pytest.param("data:image/png;base64,", id="no bytes"),
        pytest.param("data:image/png", id="no comma"),
        pytest.param(f" data:image/png;base64,{ENCODED}", id="space before"),
    ],
)
def test_any_other_data_uri_is_text(text: str) -> None:
    assert data_uri(text) is None


@pytest.mark.parametrize(
    ("raw", "media"),
    [
        (b"\x89PNG\r\n\x1a\n....", "image/png"),
        (b"RIFF....WAVEfmt ", "audio/wav"),
        (b"....ftypisom", "video/mp4"),
        (b"tell me", ""),
        (b"", ""),
    ],
)
def test_a_file_is_known_by_how_it_begins(raw: bytes, media: str) -> None:
    assert media_of(raw) == media


@pytest.mark.parametrize(
    ("media", "kind"),
    [
        ("image/png", MediaKind.IMAGE),
        ("audio/*", MediaKind.AUDIO),
        ("video/mp4", MediaKind.VIDEO),
        ("application/pdf", MediaKind.FILE),
        ("", MediaKind.FILE),
    ],
)
def test_the_kind_follows_the_media_type(media: str, kind: MediaKind) -> None:
    assert kind_of(media) is kind


@pytest.mark.parametrize(
    ("raw", "text"), [(b"a b", "a b"), ("ü".encode(), "ü"), (b"", ""), (b"a\0b", None), (b"\xff", None)]
)
def test_bytes_are_text_only_in_utf8_and_without_nul(raw: bytes, text: str | None) -> None:
    assert as_text(raw) == text


@pytest.mark.parametrize("media", ["text/plain", "image/png", "", "application/octet-stream"])
def test_a_text_is_a_document_whatever_it_claims_to_be(media: str) -> None:
    assert file_content(NOTE.encode(), "/f", media) == (Segment(Origin.DOCUMENT, "/f", NOTE),)
    assert file_content(b"", "/f", media) == ()


_CASES = [
    pytest.param(NOTE.encode() + b"\xff", NOTE + "ÿ", id="a byte that is no UTF-8"),
    pytest.param(b"\0" + NOTE.encode(), "\0" + NOTE, id="a NUL"),
    pytest.param(f"café: {NOTE}".encode("latin-1"), f"café: {NOTE}", id="latin-1"),
    pytest.param(NOTE.encode("utf-16"), NOTE, id="utf-16 with a mark"),
    pytest.param(b"\xfe\xff" + NOTE.encode("utf-16-be"), NOTE, id="utf-16 with the other mark"),
    pytest.param(b"\xff\xfe" + ("読" * 40 + NOTE).encode("utf-16-le"), "読" * 40 + NOTE, id="utf-16, not Latin"),
    pytest.param(NOTE.encode("utf-16-le"), NOTE, id="utf-16 little end first"),
    pytest.param(NOTE.encode("utf-16-be"), NOTE, id="utf-16 big end first"),
    pytest.param(NOTE.encode("utf-32"), NOTE, id="utf-32 with a mark"),
    pytest.param(NOTE.encode("utf-32-le"), NOTE, id="utf-32 little end first"),
    pytest.param(NOTE.encode("utf-32-be"), NOTE, id="utf-32 big end first"),
    pytest.param(NOTE.encode("utf-16") + b"\n", NOTE + "\ufffd", id="utf-16 with a byte too many"),
]


@pytest.mark.parametrize(("raw", "text"), _CASES)
def test_what_only_may_be_a_text_is_judged_and_told(raw: bytes, text: str) -> None:
    expected = (Unjudged("/f", MediaKind.FILE), Segment(Origin.DOCUMENT, "/f", text))
    assert file_content(raw, "/f", "application/octet-stream") == expected


@pytest.mark.parametrize(("raw", "text"), _CASES)
@pytest.mark.parametrize("media", ["text/plain", "text/csv", "application/json", "application/x-ndjson"])
def test_a_declared_text_that_is_not_utf8_is_refused(raw: bytes, text: str, media: str) -> None:
    with pytest.raises(Refused) as refused:
        file_content(raw, "/f", media)
    assert refused.value.reason is Reason.MALFORMED


class _Large(bytes):
    """Bytes that are too large to be looked at in one step."""

    def translate(self, *_: object) -> NoReturn:
        raise AssertionError

    decode = translate  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        pytest.param("latin-1", "ä word " * 40_000, id="a byte for each character"),
        pytest.param("utf-16", "a" + "\U0001d400" * 70_000, id="a character over the border of two steps"),
        pytest.param("utf-32-be", "a word " * 10_000, id="no byte order mark"),
    ],
)
def test_a_large_file_is_looked_at_in_steps(encoding: str, text: str) -> None:
    assert _likely_text(_Large(text.encode(encoding))) == text


@pytest.mark.parametrize(
    "raw", [BINARY, b"\x89PNG\r\n\x1a\n" + BINARY, b"\0" * 64 + b"\x01" * 64], ids=["all bytes", "png", "hardly text"]
)
def test_binary_is_told(raw: bytes) -> None:
    assert file_content(raw, "/f", "image/png") == (Unjudged("/f", MediaKind.IMAGE),)
