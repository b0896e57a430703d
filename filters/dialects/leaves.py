"""Leaf walking: every text below a place in a JSON body becomes part of a segment, wherever it stands.

A reader says which places it knows; no reader can skip a place, because what it does not know is walked as a field.
"""

import binascii
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias
from urllib.parse import unquote_to_bytes

from filters.dialects.dialect import Json
from filters.dialects.keys import (
    BYTES,
    IDENTIFIERS,
    KNOWN,
    MEDIA_OF_KEY,
    MEDIA_OF_TYPE,
    REFERENCES,
    TOKENS,
    URLS,
)
from filters.dialects.seams import seams
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Origin, Reading, Segment, Unjudged

Found: TypeAlias = Segment | Unjudged
_Place: TypeAlias = tuple[Json, str, str, str]
"""A value, its path, its key, and the media type that holds there ("" for none)."""

SHORT = 400
"""Texts up to this length, in characters, are judged together with those next to them."""

_BETWEEN = "\n\n"  # a blank line ends a word, a line of a wrapped encoding, and no phrase
_FREE_FORM = frozenset({Origin.TOOL_CALL, Origin.TOOL_RESULT})  # the names in it are those of strangers
_SPECIAL = frozenset().union(IDENTIFIERS, REFERENCES, BYTES, URLS)
_NONE: frozenset[str] = frozenset()
_IDENTIFIER = re.compile(r"[A-Za-z0-9._:/@-]{0,64}")
_AUDIO_FORMATS = frozenset({"aac", "flac", "m4a", "mp3", "mp4", "mpeg", "ogg", "opus", "pcm16", "wav", "webm"})
_BASE64 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=\r\n"
_URL_SAFE = bytes.maketrans(b"-_", b"+/")
_MAGIC = {  # the first bytes of common files, in base64
    "/9j/": "image/jpeg",
    "AAAA": "video/mp4",
    "JVBERi": "application/pdf",
    "R0lGOD": "image/gif",
    "SUQz": "audio/mpeg",
    "T2dnUw": "audio/ogg",
    "UEsDB": "application/zip",
    "UklGR": "image/webp",
    "iVBORw0KGgo": "image/png",
}
_LEAST_MAGIC = 64


def malformed(detail: str) -> Refused:
    """The refusal of a body that has not the shape its operation needs. `detail` never quotes the body."""
    return Refused(Reason.MALFORMED, detail)


def reading(found: Iterable[Found]) -> Reading:
    """What was found, for bodies whose texts have nothing to do with one another."""
    kept = tuple(found)
    return Reading(
        tuple(item for item in kept if isinstance(item, Segment)),
        tuple(item for item in kept if isinstance(item, Unjudged)),
    )


def conversation(found: Iterable[Found]) -> Reading:
    """What was found, and after it the seams between texts that the upstream may join."""
    whole = reading(found)
    return Reading((*whole.segments, *seams(whole.segments)), whole.unjudged)


def generic(tree: Json) -> Reading:
    """Every text of a body that no reader knows, as untrusted fields."""
    return conversation(members(tree, "", {}) if isinstance(tree, dict) else texts(tree, "", Origin.FIELD))


def an_object(tree: Json) -> dict[str, Json]:
    """The body, where it is an object whose `model`, if any, is a string; else raises `Refused(MALFORMED)`."""
    if not isinstance(tree, dict):
        raise malformed("The body must be an object.")
    if not isinstance(tree.get("model", ""), str):
        raise malformed("The model must be a string.")
    return tree


def objects(value: Json, path: str) -> Iterator[tuple[dict[str, Json], str]]:
    """The objects of a list that must have at least one, each with its path; `Refused(MALFORMED)` for all else."""
    if not isinstance(value, list) or not value:
        raise malformed("The messages, or the parts of one, must be a list with at least one item.")
    for index, item in enumerate(value):
        if not isinstance(item, dict):
            raise malformed("Every message, and every part of one, must be an object.")
        yield item, f"{path}/{index}"


def content(value: Json, path: str, origin: Origin, known: Mapping[str, Origin]) -> Iterator[Found]:
    """The texts of a message's content: a string, or a list of strings and parts.

    A part's `text` has the origin of the message, its members in `known` the origin given there; every other member
    is a field. Raises `Refused(MALFORMED)` for content of any other shape.
    """
    if isinstance(value, str):
        yield from _text(value, path, origin)
        return
    if not isinstance(value, list):
        raise malformed("The content of a message must be a string or a list of parts.")
    origins = {**known, "text": origin}
    for index, part in enumerate(value):
        if isinstance(part, str):
            yield from _text(part, f"{path}/{index}", origin)
        elif isinstance(part, dict):
            plain = _plain_text(part)
            where = f"{path}/{index}"
            yield from members(part, where, origins) if plain is None else _text(plain, f"{where}/text", origin)
        else:
            raise malformed("Every part of a message must be an object.")


def _plain_text(part: dict[str, Json]) -> str | None:
    """The text of a part that holds nothing else: by far the most common, and hostile bodies have many."""
    if len(part) != 2:
        return None
    kind, text = part.get("type"), part.get("text")
    return text if isinstance(text, str) and isinstance(kind, str) and is_identifier(kind) else None


def is_identifier(text: str) -> bool:
    """Whether a text looks like an id or the word of an enumeration, and is too short to say much."""
    return _IDENTIFIER.fullmatch(text) is not None


def members(
    node: dict[str, Json], path: str, origins: Mapping[str, Origin], *, without: frozenset[str] = _NONE
) -> Iterator[Found]:
    """Every text of an object but for the members in `without`.

    The texts below a member have the origin that `origins` gives its key, else they are fields; names that nobody
    knows are fields too.
    """
    names: list[str] = []
    for place in _children(node, path, "", names, without):
        origin = origins.get(place[2], Origin.FIELD)
        yield from _leaf(place, place[0], origin) if isinstance(place[0], str) else _walk(place, origin)
    yield from _together(names, f"{path}/#", Origin.FIELD)


def each(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    """Every text below the items of a list, item by item: one segment for a tool or a call that has no long texts."""
    if not isinstance(value, list):
        yield from texts(value, path, origin)
        return
    for index, item in enumerate(value):
        yield from texts(item, f"{path}/{index}", origin)


def texts(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    """Every text below a value: strings, and the names that nobody knows. Short ones are joined, in order."""
    return _walk((value, path, "", ""), origin)


def file_content(raw: bytes, path: str, media: str) -> Found:
    """What a file's bytes are to a judge: a document where they are UTF-8 text, whatever they claim to be."""
    text = as_text(raw)
    return Segment(Origin.DOCUMENT, path, text) if text is not None else Unjudged(path, kind_of(media))


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


_KINDS = {"image": MediaKind.IMAGE, "audio": MediaKind.AUDIO, "video": MediaKind.VIDEO}


def _walk(start: _Place, origin: Origin) -> Iterator[Found]:
    """Every text below a place, in the order of the body. Its own stack: foreign nesting must not use the caller's."""
    gathered: list[tuple[str, str]] = []
    names: list[str] = []
    stack = [start]
    while stack:
        place = stack.pop()
        value, path, key, media = place
        if isinstance(value, str):
            found = _special(place, value, origin)
            if found is None and len(value) <= SHORT:
                gathered.append((value, path))
            elif found != ():
                yield from _flushed(gathered, start[1], origin)
                yield from (Segment(origin, path, value),) if found is None else found
        elif isinstance(value, list):
            if key in TOKENS and origin not in _FREE_FORM and any(isinstance(item, int) for item in value):
                yield Unjudged(path, MediaKind.BINARY)
            joined = None if key in _SPECIAL else _short_strings(value)
            if joined is not None:
                gathered.append((joined, path))
            else:
                items = [(item, f"{path}/{index}", key, media) for index, item in enumerate(value) if _walkable(item)]
                stack += reversed(items)
        elif isinstance(value, dict):
            if key in REFERENCES and origin not in _FREE_FORM and isinstance(value.get("id"), str):
                yield Unjudged(path, REFERENCES[key])
            stack += reversed(list(_children(value, path, media, names, _NONE)))
    yield from _flushed(gathered, start[1], origin)
    yield from _together(names, f"{start[1]}/#", origin)


def _flushed(gathered: list[tuple[str, str]], path: str, origin: Origin) -> Iterator[Segment]:
    """The texts gathered so far as one segment, at their own path if there is only one. None stay gathered."""
    if len(gathered) == 1:
        yield from _text(*gathered[0], origin)
    else:
        yield from _together([text for text, _ in gathered], path, origin)
    gathered.clear()


def _together(parts: list[str], path: str, origin: Origin) -> Iterator[Segment]:
    yield from _text(_BETWEEN.join(filter(None, parts)), path, origin)


def _text(text: str, path: str, origin: Origin) -> Iterator[Segment]:
    if text:
        yield Segment(origin, path, text)


def _leaf(place: _Place, text: str, origin: Origin) -> Iterable[Found]:
    found = _special(place, text, origin)
    return _text(text, place[1], origin) if found is None else found


def _short_strings(value: list[Json]) -> str | None:
    """The strings of a list that holds nothing but short ones, joined; None for any other list."""
    strings = [item for item in value if isinstance(item, str)]
    if len(strings) != len(value) or max(map(len, strings), default=0) > SHORT:
        return None
    return _BETWEEN.join(filter(None, strings))


def _children(
    node: dict[str, Json], path: str, media: str, names: list[str], without: frozenset[str]
) -> Iterator[_Place]:
    """The members that can hold text, but for those in `without`.

    A name that nobody knows goes to `names`, and the path shows its position.
    """
    inside = _media_inside(node, media)
    for position, (key, value) in enumerate(node.items()):
        if key in without:
            continue
        known = key in KNOWN
        if not known:
            names.append(key)
        if _walkable(value):
            yield value, f"{path}/{key}" if known else f"{path}/#{position}", key, MEDIA_OF_KEY.get(key, inside)


def _walkable(value: Json) -> bool:
    return isinstance(value, (str, list, dict))


def _media_inside(node: dict[str, Json], media: str) -> str:
    """The media type of the bytes in an object, from its own words, else from what is round it; "" for plain text."""
    kind = node.get("type")
    if kind == "text":
        return ""
    for key in ("media_type", "mimeType", "mime_type"):
        declared = node.get(key)
        if isinstance(declared, str):
            return declared
    audio = node.get("format")
    if "data" in node and isinstance(audio, str) and audio in _AUDIO_FORMATS:
        return f"audio/{audio}"
    return MEDIA_OF_TYPE.get(kind, media) if isinstance(kind, str) else media


def _special(place: _Place, text: str, origin: Origin) -> tuple[Found, ...] | None:
    """What a string is that is not, or not only, text: nothing, a reference, a file. None for plain text."""
    _, path, key, media = place
    if key not in _SPECIAL or origin is Origin.TOOL_CALL:
        return None
    if origin not in _FREE_FORM:
        if key in IDENTIFIERS:
            return () if is_identifier(text) else None
        if key in REFERENCES:
            sealed = _is_base64(text) or is_identifier(text)
            unread = Unjudged(path, REFERENCES[key])
            return (unread,) if sealed else (unread, Segment(origin, path, text))
    return _media(text, path, key, media, origin)


def _media(text: str, path: str, key: str, media: str, origin: Origin) -> tuple[Found, ...] | None:
    if key not in BYTES and key not in URLS:
        return None
    if text[:5].lower() == "data:":
        return _data_uri(text, path)
    if key in BYTES:
        media = media or _media_of_magic(text)
        raw = _base64(text) if media else None
        return None if raw is None else (file_content(raw, path, media),)
    return (Unjudged(path, kind_of(media)), Segment(origin, path, text)) if media else None


def _data_uri(text: str, path: str) -> tuple[Found, ...] | None:
    """The file in a data URI (RFC 2397); None where it is none, and so is text."""
    head, comma, payload = text[5:].partition(",")
    media, *parameters = head.lower().split(";")
    if not comma:
        return None
    raw = _base64(payload) if "base64" in parameters else unquote_to_bytes(payload)
    return None if raw is None else (file_content(raw, path, media),)


def _media_of_magic(text: str) -> str:
    if len(text) < _LEAST_MAGIC:
        return ""
    return next((media for start, media in _MAGIC.items() if text.startswith(start)), "")


def _base64(text: str) -> bytes | None:
    """The bytes that a text is base64 of, in either alphabet, padded or not; None where it is not."""
    if not _is_base64(text):
        return None
    try:
        return binascii.a2b_base64(text.encode().translate(_URL_SAFE, b"=\r\n") + b"==")
    except binascii.Error:
        return None


def _is_base64(text: str) -> bool:
    return text.isascii() and not text.encode().translate(None, _BASE64)
