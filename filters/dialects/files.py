"""Files: whether a string in a slot for media holds bytes, and how those bytes are judged."""

import binascii
import codecs
import re
from collections.abc import Mapping
from typing import Final

from filters.dialects.dialect import malformed
from filters.segments import Found, MediaKind, Origin, Segment, Unjudged

_KINDS = {"image": MediaKind.IMAGE, "audio": MediaKind.AUDIO, "video": MediaKind.VIDEO}
_TEXTS = frozenset({"application/json", "application/jsonl", "application/x-ndjson", "application/x-jsonlines"})

_LEAST_WIDTH = 60
"""Least width, in characters, of a line of wrapped base64. It is 64 or 76 in practice; a list of words is narrower."""

_URL_SAFE = str.maketrans("-_", "+/")
_DATA_URI = re.compile(r"data:([a-z]+/[a-z0-9.+-]{1,100})?((?:;[a-z]+=[a-z0-9.-]{1,100}){0,3});base64,", re.IGNORECASE)

_MAGIC: Mapping[tuple[int, bytes], str] = {  # offset in the file, and the bytes there
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

_BYTE_ORDER_MARKS: Mapping[bytes, str] = {  # longer first: that of UTF-32 LE starts with that of UTF-16 LE
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
_OF_NULS: Mapping[tuple[bool, ...], str] = {  # for each position modulo 4: are most bytes NUL, as in mostly Latin text?
    (False, True, False, True): "utf-16-le",
    (True, False, True, False): "utf-16-be",
    (False, True, True, True): "utf-32-le",
    (True, True, True, False): "utf-32-be",
}
_PRINTABLE = bytes(byte for byte in range(256) if byte in b"\0\t\n\f\r" or 0x20 <= byte < 0x7F or byte >= 0xA0)


_STRETCH: Final = 1 << 18
"""Bytes that are looked at in one step. A multiple of 4."""


def file_content(raw: bytes, path: str, media: str) -> tuple[Found, ...]:
    """Return what there is to judge in a file: a document if the bytes are UTF-8 text, whatever `media` claims.

    Bytes that may be text, in another encoding or with a few stray bytes, give both that text as a document and an
    `Unjudged` place. Raises `Refused(MALFORMED)` if `media` says text and the bytes are not UTF-8: two readers could
    decode them differently.
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
    """Return the bytes decoded as UTF-8, or None if they are not valid UTF-8 or contain a NUL."""
    if b"\0" in raw:
        return None
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return None


def kind_of(media: str) -> MediaKind:
    """Return the kind of content that a media type promises."""
    return _KINDS.get(media.partition("/")[0], MediaKind.FILE)


def media_of(raw: bytes) -> str:
    """Return the media type of a file in a common format, recognised by its first bytes; "" for all others."""
    return next((media for (start, magic), media in _MAGIC.items() if raw.startswith(magic, start)), "")


def data_uri(text: str) -> tuple[str, bytes] | None:
    """Return the media type ("" for none) and the bytes of a data URI (RFC 2397) in base64; None for everything else.

    A percent-encoded data URI counts as text: a model that is shown one can read it without decoding.
    """
    match = _DATA_URI.match(text)
    raw = base64_bytes(text[match.end() :]) if match else None
    return None if match is None or raw is None else ((match[1] or "").lower(), raw)


def base64_bytes(text: str) -> bytes | None:
    """Return the bytes that a text encodes in strict base64 (RFC 4648), or None if it is not strict base64.

    Strict means one alphabet, padding, and either no line breaks or lines of one width. Prose with line breaks or
    hyphens in place of its spaces does not pass.
    """
    unbroken = _unbroken(text) if "\n" in text or "\r" in text else text
    if not unbroken or not unbroken.isascii():
        return None
    table = {} if "+" in unbroken or "/" in unbroken else _URL_SAFE
    starts = range(0, len(unbroken), _DECODED_AT_ONCE)
    if unbroken.find("=", 0, starts[-1]) >= 0:
        return None  # padding before the end
    try:
        return b"".join(
            binascii.a2b_base64(unbroken[start : start + _DECODED_AT_ONCE].translate(table), strict_mode=True)
            for start in starts
        )
    except binascii.Error:
        return None


_DECODED_AT_ONCE: Final = 1 << 16
"""Characters of base64 that are decoded in one call, whole groups, as no other thread runs during a call."""


def _unbroken(text: str) -> str | None:
    """Return the text without its line breaks, or None unless all lines but the last have the same width."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    width = len(lines[0])
    if width < _LEAST_WIDTH or not 0 < len(lines[-1]) <= width or any(len(line) != width for line in lines[:-1]):
        return None
    return "".join(lines)


def _likely_text(raw: bytes) -> str | None:
    """Return the text that a lenient reader may see in the bytes, or None.

    It is UTF-16 or UTF-32 by its byte order mark, or nine in ten bytes are those of a text or NUL. The bytes are looked
    at in stretches: each step holds the interpreter lock to its end.
    """
    marked = next((name for mark, name in _BYTE_ORDER_MARKS.items() if raw.startswith(mark)), None)
    if marked:
        return _decoded(raw, marked)
    strangers, nuls = 0, [0, 0, 0, 0]
    for start in range(0, len(raw), _STRETCH):
        stretch = raw[start : start + _STRETCH]
        strangers += len(stretch.translate(None, _PRINTABLE))
        if strangers * 10 > len(raw):
            return None
        for place in range(4):
            nuls[place] += stretch[place::4].count(0)
    most_are_nul = tuple(count * 2 > len(raw) // 4 for count in nuls)
    return _decoded(raw, _OF_NULS.get(most_are_nul, "latin-1"))


def _decoded(raw: bytes, encoding: str) -> str:
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    parts = [decoder.decode(raw[start : start + _STRETCH]) for start in range(0, len(raw), _STRETCH)]
    return "".join((*parts, decoder.decode(b"", final=True)))
