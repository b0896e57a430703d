"""What the type of a reply says: how its body is carried, and whether everybody reads its text alike."""

import re
from functools import lru_cache
from typing import Final

from filters.dialects.dialect import Operation

EVENTS: Final = "text/event-stream"

_REMEMBERED: Final = 64
"""Upstreams use the same few types again and again."""
_CHARSET: Final = re.compile(r"charset[^=;]*=\s*\"?([^\";\s]*)", re.IGNORECASE)
"""Also in the longer forms of RFC 2231 (`charset*`, `charset*0`), which some clients read; none of their values is
plain."""
_PLAIN: Final = frozenset({"utf-8", "utf8", "us-ascii", "ascii"})
_LIKE_ASCII: Final = frozenset({"iso-8859-1", "iso-8859-15", "latin1", "latin-1", "windows-1252", "cp1252"})
"""Their letters beyond ASCII differ from UTF-8's. What holds no call in ASCII holds none in them."""
_SERIALISED: Final = re.compile(r"proto|cbor|msgpack|bson|smile|grpc|avro|thrift|eventstream", re.IGNORECASE)
"""In the name of a type: calls in it need none of the words that tell a call in JSON."""


@lru_cache(_REMEMBERED)
def media_type(content_type: str) -> str:
    """The type alone, without its parameters."""
    return content_type.partition(";")[0].strip().lower()


def are_events(content_type: str) -> bool:
    """Whether a reply is a stream of events."""
    return media_type(content_type) == EVENTS


def is_unary(content_type: str, *, method: str, operation: Operation, framed: bool) -> bool:
    """Whether a reply that nobody rules on is one JSON text, to be read whole; not so where it is a stream in JSON."""
    if method == "HEAD" or (operation is Operation.STREAM_GENERATE and framed):
        return False
    media = media_type(content_type)
    return media == "application/json" or media.endswith("+json")


@lru_cache(_REMEMBERED)
def is_plain(content_type: str) -> bool:
    """Whether a text of this type is in UTF-8 for everybody."""
    return _charsets(content_type) <= _PLAIN


@lru_cache(_REMEMBERED)
def has_ascii(content_type: str) -> bool:
    """Whether what is ASCII in a text of this type is read as that."""
    return _charsets(content_type) <= _PLAIN | _LIKE_ASCII and not _SERIALISED.search(content_type)


def _charsets(content_type: str) -> frozenset[str]:
    return frozenset(name.lower().strip("'") for name in _CHARSET.findall(content_type))
