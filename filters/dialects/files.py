"""Files: what the bytes in a slot for media are to a judge, and whether a string holds bytes at all."""

import binascii
import codecs
import re
from collections.abc import Mapping

from filters.dialects.dialect import malformed
from filters.segments import Found, MediaKind, Origin, Segment, Unjudged

_KINDS = {"image": MediaKind.IMAGE, "audio": MediaKind.AUDIO, "video": MediaKind.VIDEO}
_TEXTS = frozenset({"application/json", "application/jsonl", "application/x-ndjson", "application/x-jsonlines"})

_LEAST_WIDTH = 60
"""Lines of wrapped base64 are 64 or 76 characters wide; words under each other are not."""

_URL_SAFE = str.maketrans("-_", "+/")
_DATA_URI = re.compile(r"data:([a-z]+/[a-z0-9.+-]{1,100})?((?:;[a-z]+=[a-z0-9.-]{1,100}){0,3});base64,", re.IGNORECASE)

_MAGIC: Mapping[tuple[int, bytes], str] = {  # where in a file it stands, and what
    (0, b"\x89PNG\r\n\x1a\n"): "image/png",
    (0, b"\xff\xd8\xff"): "image/jpeg",
    (0, b"GIF8"): "image/gif",
    (8, b"WEBP"): "image/webp",
    (8, b"WAVE"): "audio/wav",
    (0, b"ID3"): "audio/mpeg",
    (0, b"OggS"): "audio/ogg",
    (0, b"fLaC"): "audio/flac",
    (4, b"ftyp"): "video/mp4",
    (0, b"\x1aE\xdf\xa3"): "video/webm",
    (0, b"%PDF-"): "application/pdf",
    (0, b"PK\x03\x04"): "application/zip",
}

_BYTE_ORDER_MARKS: Mapping[bytes, str] = {  # the longer first: one starts with the other
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
_OF_NULS: Mapping[tuple[bool, ...], str] = {  # whether the most of every fourth byte are NUL, as in mostly Latin text
    (False, True, False, True): "utf-16-le",
    (True, False, True, False): "utf-16-be",
    (False, True, True, True): "utf-32-le",
    (True, True, True, False): "utf-32-be",
}
_PRINTABLE = bytes(byte for byte in range(256) if byte in b"\0\t\n\f\r" or 0x20 <= byte < 0x7F or byte >= 0xA0)


def file_content(raw: bytes, path: str, media: str) -> tuple[Found, ...]:
    """What a file's bytes are to a judge: a document where they are UTF-8 text, whatever they claim to be.

    Bytes that only may be a text, in another encoding or with a few bytes that are none, are judged as that text and
    told as not judged. Raises `Refused(MALFORMED)` where `media` says text and the bytes are not UTF-8: two readers
    could read them in two ways.
    """
    text = as_text(raw)
    if text is not None:
        return (Segment(Origin.DOCUMENT, path, text),) if text else ()
    if media.startswith("text/") or media in _TEXTS:
        raise malformed("A text in the body is not UTF-8.")
    likely = _likely_text(raw)
    unread = Unjudged(path, kind_of(media))
    return (unread,) if likely is None else (unread, Segment(Origin.DOCUMENT, path, likely))


def as_text(raw: bytes) -> str | None:
    """The text that the bytes are in UTF-8, None where they are not text."""
    if b"\0" in raw:
        return None
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return None


def kind_of(media: str) -> MediaKind:
    """What sort of content a media type promises."""
    return _KINDS.get(media.partition("/")[0], MediaKind.FILE)


def media_of(raw: bytes) -> str:
    """The media type of a file that begins as those of a common format do, "" for all others."""
    return next((media for (start, magic), media in _MAGIC.items() if raw.startswith(magic, start)), "")


def data_uri(text: str) -> tuple[str, bytes] | None:
    """The media type ("" for none) and the bytes of a data URI (RFC 2397) in base64; None for everything else.

    Percent-encoded ones are text: a model that is shown one reads it, however it decodes.
    """
    match = _DATA_URI.match(text)
    raw = base64_bytes(text[match.end() :]) if match else None
    return None if match is None or raw is None else ((match[1] or "").lower(), raw)


def base64_bytes(text: str) -> bytes | None:
    """The bytes that a text is strict base64 of (RFC 4648), None where it is not.

    Strict is one alphabet, padded, and either unbroken or in lines of one width. Text with line breaks or hyphens in
    place of its spaces is none.
    """
    unbroken = _unbroken(text) if "\n" in text or "\r" in text else text
    if not unbroken or not unbroken.isascii():
        return None
    if "+" not in unbroken and "/" not in unbroken:
        unbroken = unbroken.translate(_URL_SAFE)
    try:
        return binascii.a2b_base64(unbroken, strict_mode=True)
    except binascii.Error:
        return None


def _unbroken(text: str) -> str | None:
    """The text without its line breaks, where all lines but the last have one width."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    width = len(lines[0])
    if width < _LEAST_WIDTH or not 0 < len(lines[-1]) <= width or any(len(line) != width for line in lines[:-1]):
        return None
    return "".join(lines)


def _likely_text(raw: bytes) -> str | None:
    """The text that bytes may be to a lenient reader: UTF-16 or UTF-32, or nine in ten bytes those of a text."""
    marked = next((name for mark, name in _BYTE_ORDER_MARKS.items() if raw.startswith(mark)), None)
    if marked:
        return raw.decode(marked, "replace")
    if len(raw.translate(None, _PRINTABLE)) * 10 > len(raw):
        return None
    quarter = len(raw) // 4
    nuls = tuple(raw[start::4].count(0) * 2 > quarter for start in range(4))
    return raw.decode(_OF_NULS.get(nuls, "latin-1"), "replace")
