"""Slots: what a member of a body may hold besides a text, namely an id, a reference, or a file.

A string counts as a file only in a slot where the dialect takes media, and only if it cannot be a text.
"""

import re
from typing import TypeAlias

from filters.dialects.files import base64_bytes, data_uri, file_content, kind_of, media_of
from filters.dialects.keys import (
    BYTES,
    ENUMERATED,
    IDENTIFIERS,
    MEDIA_OF_KEY,
    MEDIA_OF_TYPE,
    REFERENCES,
    SLOTS,
    SLOTS_OF_TYPE,
    SOURCES,
    STORES,
    URLS,
)
from filters.segments import Found, MediaKind, Origin, Segment, Unjudged
from filters.trees import Json

Media: TypeAlias = "str | None"
"""What a place may hold.

None where strangers choose the member names, so every string there is a text. "" where the dialect chooses them. In a
slot for media: the media type, or `*/*` if nothing states it.
"""

SPECIAL = frozenset().union(IDENTIFIERS, REFERENCES, BYTES, URLS)
"""Members whose string may be something other than a text; see `special`."""
IDS = IDENTIFIERS - REFERENCES.keys()
"""Members whose value is an id or an enumeration, and nothing else."""
FREE_FORM = frozenset({Origin.TOOL_DEFINITION, Origin.TOOL_CALL, Origin.TOOL_RESULT, Origin.DOCUMENT})
"""Origins in which strangers choose the member names."""

_CALLS = frozenset({Origin.TOOL_CALL, Origin.TOOL_RESULT})  # an id in these means something to a tool, not to the model
_ANY = "*/*"
_AUDIO_FORMATS = frozenset({"aac", "flac", "m4a", "mp3", "mp4", "mpeg", "ogg", "opus", "pcm16", "wav", "webm"})

_LONGEST_IDENTIFIER = 64
_NOT_IN_IDENTIFIERS = re.compile(r"[^A-Za-z0-9._:/@-]")
_WORD = re.compile(r"[0-9]*[A-Za-z][A-Za-z0-9]*")
_MOST_WORDS = 3

_LEAST_SEAL = 64
_PHRASE = re.compile(r"(?:[A-Z]?[a-z]{1,20}[-_/+]){4}|(?:[A-Z]{2,20}[-_/+]){4}")


def described(node: dict[str, Json]) -> tuple[str, str]:
    """Return the type of an object, and the media type that it states for its bytes. Each is "" if there is none."""
    kind = node.get("type")
    kind = kind if isinstance(kind, str) else ""
    for key in ("media_type", "mimeType", "mime_type"):
        declared = node.get(key)
        if declared and isinstance(declared, str):
            return kind, declared
    audio = node.get("format")
    if isinstance(audio, str) and audio in _AUDIO_FORMATS:
        return kind, f"audio/{audio}"
    return kind, MEDIA_OF_TYPE.get(kind, "")


def held(key: str, kind: str, declared: str, media: str, origin: Origin) -> Media:
    """Return what the member `key` may hold, in an object of type `kind` that itself stands where `media` may stand."""
    if kind != "text" and (media or key in SLOTS or (kind, key) in SLOTS_OF_TYPE):
        return MEDIA_OF_KEY.get(key) or declared or media or _ANY
    return None if origin in FREE_FORM and key not in IDENTIFIERS and key not in REFERENCES else ""


def referred(key: str, node: dict[str, Json], origin: Origin) -> MediaKind | None:
    """Return the kind of content that the object in `key` refers to without holding it, or None."""
    if origin in _CALLS:
        return None
    if key in STORES:
        return MediaKind.FILE
    if key == "source":
        kind = node.get("type")
        return SOURCES.get(kind) if isinstance(kind, str) else None
    return REFERENCES.get(key) if isinstance(node.get("id"), str) else None


def special(key: str, text: str, path: str, media: Media, origin: Origin) -> tuple[Found, ...] | None:
    """Return what a string under a name in `SPECIAL` is, beside or instead of a text: nothing, a reference or a file.

    None if it is plain text.
    """
    if key in REFERENCES and (media is not None or origin not in _CALLS):
        unread = Unjudged(path, REFERENCES[key])
        sealed = origin not in FREE_FORM and (is_identifier(text) or _is_sealed(text))
        return (unread,) if sealed else (unread, Segment(origin, path, text))
    if media is None:
        return None
    if key in IDENTIFIERS:
        return () if text in ENUMERATED or is_id(text, origin) else None
    return _file(text, path, key, media, origin)


def is_id(text: str, origin: Origin) -> bool:
    """Tell whether the value of a member in `IDENTIFIERS` need not be judged. One that strangers chose always is."""
    return origin not in FREE_FORM and is_identifier(text)


def is_identifier(text: str) -> bool:
    """Tell whether a text looks like an id or a value of an enumeration: at most 64 characters, and few words."""
    if len(text) > _LONGEST_IDENTIFIER or _NOT_IN_IDENTIFIERS.search(text):
        return False
    return text.isalnum() or len(_WORD.findall(text)) <= _MOST_WORDS


def _is_sealed(text: str) -> bool:
    """Tell whether a text is strict base64 of 64 characters or more that spells no phrase between its symbols."""
    return len(text) >= _LEAST_SEAL and base64_bytes(text) is not None and _PHRASE.search(text) is None


def _file(text: str, path: str, key: str, media: str, origin: Origin) -> tuple[Found, ...] | None:
    """Return the file in a slot for media, or the address of one. None if the string is a text, or could be one."""
    if not media:
        return None
    if text[:5].lower() == "data:":
        uri = data_uri(text)
        return None if uri is None else file_content(uri[1], path, uri[0])
    if key in URLS:
        return None if media == _ANY else (Unjudged(path, kind_of(media)), Segment(origin, path, text))
    raw = base64_bytes(text)
    if raw is None:
        return None
    media = media_of(raw) if media == _ANY else media
    return file_content(raw, path, media) if media else None
