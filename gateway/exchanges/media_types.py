"""What a reply's `Content-Type` says: how the body is framed, and whether all readers decode its text alike."""

import re
from functools import lru_cache
from typing import Final

from filters.dialects.dialect import Operation

EVENTS: Final = "text/event-stream"

_REMEMBERED: Final = 64
"""Types in each cache. Upstreams use the same few again and again."""
_CHARSET: Final = re.compile(r"charset[^=;]*=\s*\"?([^\";\s]*)", re.IGNORECASE)
"""A `charset` parameter, also in the forms of RFC 2231 (`charset*`, `charset*0`), which some clients read."""
_PLAIN: Final = frozenset({"utf-8", "utf8", "us-ascii", "ascii"})
_LIKE_ASCII: Final = frozenset({"iso-8859-1", "iso-8859-15", "latin1", "latin-1", "windows-1252", "cp1252"})
"""Charsets that agree with UTF-8 on ASCII only. A text without a tool call in its ASCII has none in them either."""
_SERIALISED: Final = re.compile(r"proto|cbor|msgpack|bson|smile|grpc|avro|thrift|eventstream", re.IGNORECASE)
"""Names of binary formats, in which a tool call need not contain the words that mark one in JSON."""


@lru_cache(_REMEMBERED)
def media_type(content_type: str) -> str:
    """Return the media type in lower case, without its parameters."""
    return content_type.partition(";")[0].strip().lower()


def are_events(content_type: str) -> bool:
    """Whether a reply is a stream of events."""
    return media_type(content_type) == EVENTS


def is_json(content_type: str) -> bool:
    """Whether a reply is JSON."""
    media = media_type(content_type)
    return media == "application/json" or media.endswith("+json")


def is_unary(content_type: str, *, method: str, operation: Operation, framed: bool) -> bool:
    """Whether a reply whose calls are not judged is one JSON text, to be read whole, and not a stream in JSON."""
    if method == "HEAD" or (operation is Operation.STREAM_GENERATE and framed):
        return False
    return is_json(content_type)


@lru_cache(_REMEMBERED)
def is_plain(content_type: str) -> bool:
    """Whether every reader decodes a text of this type as UTF-8 (or ASCII)."""
    return _charsets(content_type) <= _PLAIN


@lru_cache(_REMEMBERED)
def has_ascii(content_type: str) -> bool:
    """Whether every reader decodes ASCII bytes in a text of this type as ASCII."""
    return _charsets(content_type) <= _PLAIN | _LIKE_ASCII and not _SERIALISED.search(content_type)


def _charsets(content_type: str) -> frozenset[str]:
    return frozenset(name.lower().strip("'") for name in _CHARSET.findall(content_type))
