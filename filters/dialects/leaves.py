"""Leaf walking: every text below a place in a JSON body becomes part of a segment, wherever it stands.

A dialect's reader names the places that it knows. It cannot skip any other place: what it does not know is walked as a
field. A string counts as a file only in a slot where the dialect takes media, and only if it cannot be a text.
"""

import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

import numpy as np

from filters.dialects.dialect import Json, malformed
from filters.dialects.files import base64_bytes, data_uri, file_content, kind_of, media_of
from filters.dialects.keys import (
    BYTES,
    DETOKENIZED,
    ENUMERATED,
    IDENTIFIERS,
    KNOWN,
    MEDIA_OF_KEY,
    MEDIA_OF_TYPE,
    PLAIN_TEXT,
    PROMPT_HOLDERS,
    REFERENCES,
    SLOTS,
    SLOTS_OF_TYPE,
    SOURCES,
    STORES,
    TOKEN_IDS,
    TOKENS,
    URLS,
)
from filters.dialects.seams import seams
from filters.refusals import Refused
from filters.segments import Found, MediaKind, Origin, Reading, Segment, Unjudged
from filters.trees import SCALARS

_Media: TypeAlias = "str | None"
"""What a place may hold.

None where strangers choose the member names, so every string there is a text. "" where the dialect chooses them. In a
slot for media: the media type, or `_ANY` if nothing states it.
"""

_Place: TypeAlias = tuple[Json, str, str, _Media]
"""A value, its path, its key, and what the place may hold."""

SHORT = 400
"""Longest text, in characters, that is judged together with the texts next to it."""
BETWEEN = "\n\n"
"""Separator of joined texts. A blank line ends a word and a line of a wrapped encoding, but does not end a phrase."""

_ANY = "*/*"
_FREE_FORM = frozenset({Origin.TOOL_DEFINITION, Origin.TOOL_CALL, Origin.TOOL_RESULT, Origin.DOCUMENT})
_CALLS = frozenset({Origin.TOOL_CALL, Origin.TOOL_RESULT})  # an id in these means something to a tool, not to the model
_SPECIAL = frozenset().union(IDENTIFIERS, REFERENCES, BYTES, URLS)
_IDS = IDENTIFIERS - REFERENCES.keys()
_NONE: frozenset[str] = frozenset()
_AUDIO_FORMATS = frozenset({"aac", "flac", "m4a", "mp3", "mp4", "mpeg", "ogg", "opus", "pcm16", "wav", "webm"})

_LONGEST_IDENTIFIER = 64
_NOT_IN_IDENTIFIERS = re.compile(r"[^A-Za-z0-9._:/@-]")
_WORD = re.compile(r"[0-9]*[A-Za-z][A-Za-z0-9]*")
_MOST_WORDS = 3

_LEAST_SEAL = 64
_PHRASE = re.compile(r"(?:[A-Z]?[a-z]{1,20}[-_/+]){4}|(?:[A-Z]{2,20}[-_/+]){4}")

_NUMERAL = re.compile(r"\s*[+-]?(?:[0-9_]+(?:\.[0-9]*)?|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?\s*")
_NUMBERS = frozenset({int, float})  # not bool, although it is an int

_LEAST_SPELLED = 8
_TAB = 9


def reading(found: Iterable[Found]) -> Reading:
    """A reading of what was found, without seams: for bodies whose texts are independent of one another."""
    items = tuple(found)
    segments = tuple([item for item in items if isinstance(item, Segment)])
    if len(segments) == len(items):
        return Reading(segments)
    return Reading(segments, tuple([item for item in items if isinstance(item, Unjudged)]))


def conversation(found: Iterable[Found]) -> Reading:
    """A reading of what was found, followed by the seams between texts that the upstream may join."""
    whole = reading(found)
    joined = _seams(whole)
    return Reading((*whole.segments, *joined), whole.unjudged) if joined else whole


def conversations(each_found: Iterable[Iterable[Found]]) -> Reading:
    """As `conversation`, for several conversations. No upstream joins the texts of one with those of another."""
    wholes = [reading(found) for found in each_found]
    segments = [segment for whole in wholes for segment in whole.segments]
    segments += [seam for whole in wholes for seam in _seams(whole)]
    return Reading(tuple(segments), tuple([place for whole in wholes for place in whole.unjudged]))


def _seams(whole: Reading) -> tuple[Segment, ...]:
    if len({segment.origin for segment in whole.segments}) == len(whole.segments):
        return ()  # no two texts share an origin
    return tuple(seams(whole.segments))


def generic(tree: Json) -> Reading:
    """A reading of a body whose format is not known: every text is an untrusted field."""
    return conversation(members(tree, "", {}) if isinstance(tree, dict) else texts(tree, "", Origin.FIELD))


def an_object(tree: Json) -> dict[str, Json]:
    """Return the body. Raises `Refused(MALFORMED)` unless it is an object whose `model`, if any, is a string."""
    if not isinstance(tree, dict):
        raise malformed("The body must be an object.")
    if not isinstance(tree.get("model", ""), str):
        raise malformed("The model must be a string.")
    return tree


def inner(value: Json, path: str, read: Callable[[dict[str, Json], str], Iterator[Found]]) -> list[Found]:
    """The texts of a request inside another request, as `read` returns them. If `read` refuses it, all are fields.

    The upstream may refuse only that request and accept those beside it, so one refusal must not refuse them all.
    """
    if not isinstance(value, dict):
        return list(texts(value, path, Origin.FIELD))
    try:
        return list(read(value, path))
    except Refused:
        return list(members(value, path, {}))


def objects(value: Json, path: str) -> Iterator[tuple[dict[str, Json], str]]:
    """Each object of a list, with its path. Raises `Refused(MALFORMED)` unless it is a non-empty list of objects."""
    if not isinstance(value, list) or not value:
        raise malformed("The messages, or the parts of one, must be a list with at least one item.")
    for index, item in enumerate(value):
        if not isinstance(item, dict):
            raise malformed("Every message, and every part of one, must be an object.")
        yield item, f"{path}/{index}"


def authored(node: dict[str, Json], path: str, roles: Mapping[str, Origin]) -> Iterator[Segment]:
    """The role of a message as a text, if it is not one of `roles`. Raises `Refused(MALFORMED)` if it is no string."""
    role = node.get("role")
    if not isinstance(role, str):
        raise malformed("Every message must have a role.")
    if role not in roles:
        yield from _text(role, f"{path}/role", Origin.FIELD)


def content(
    value: Json, path: str, origin: Origin, known: Mapping[str, Origin], *, other: Origin = Origin.FIELD
) -> Iterator[Found]:
    """The texts of a message's content: a string, or a list of strings and parts.

    A part's `text` has the origin of the message, its members in `known` have the origin given there, and all others
    have `other`. Raises `Refused(MALFORMED)` for content of any other shape.
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
            if plain is None:
                yield from members(part, where, origins, other=other)
            else:
                yield from _text(plain, f"{where}/text", origin)
        else:
            raise malformed("Every part of a message must be an object.")


def _plain_text(part: dict[str, Json]) -> str | None:
    """The text of a part that holds only a type and a text, else None.

    A fast path: such parts are by far the most common, and hostile bodies have many.
    """
    if len(part) != 2:
        return None
    kind, text = part.get("type"), part.get("text")
    return text if isinstance(text, str) and isinstance(kind, str) and kind in PLAIN_TEXT else None


def result(value: Json, path: str) -> Iterator[Found]:
    """The texts of what a tool returned (content, or an object of its own), all with the origin `TOOL_RESULT`."""
    if isinstance(value, str | list):
        yield from content(value, path, Origin.TOOL_RESULT, {}, other=Origin.TOOL_RESULT)
    elif isinstance(value, dict):
        yield from members(value, path, {}, other=Origin.TOOL_RESULT)


def is_identifier(text: str) -> bool:
    """Whether a text looks like an id or a value of an enumeration: at most 64 characters, and few words."""
    if len(text) > _LONGEST_IDENTIFIER or _NOT_IN_IDENTIFIERS.search(text):
        return False
    return text.isalnum() or len(_WORD.findall(text)) <= _MOST_WORDS


def says_nothing(node: dict[str, Json], *, without: frozenset[str]) -> bool:
    """Whether `members` would find nothing, as in most bodies: only known names, with ids and values without text."""
    for key, value in node.items():
        if key in without:
            continue
        if key not in KNOWN:
            return False
        is_id = key in _IDS and isinstance(value, str) and is_identifier(value)
        if value and not is_id and isinstance(value, (str, list, dict)):
            return False
    return True


def members(
    node: dict[str, Json],
    path: str,
    origins: Mapping[str, Origin],
    *,
    without: frozenset[str] = _NONE,
    other: Origin = Origin.FIELD,
) -> Iterator[Found]:
    """Every text of an object, except in the members in `without`, which must be known names.

    The texts below a member have the origin that `origins` gives for its key, or else `other`. Unknown names are texts
    too, with the origin `other`. The path "" is that of a body, in which prompts may be token ids or embeddings.
    """
    found = _members(node, path, origins, without, other)
    prompts = {} if path else {place.path: place for place in _prompts_in_tokens(node, without)}
    if not prompts:
        return found
    return chain(
        prompts.values(), (item for item in found if not (isinstance(item, Unjudged) and item.path in prompts))
    )


def _members(
    node: dict[str, Json], path: str, origins: Mapping[str, Origin], without: frozenset[str], other: Origin
) -> Iterator[Found]:
    names: list[str] = []
    places = [
        (child, where, key)
        for child, where, key in _children(node, path, names, without=without)
        if not (key in _IDS and isinstance(child, str) and _is_id(child, origins.get(key, other)))
    ]
    kind, declared = _described(node) if places else ("", "")
    for child, where, key in places:
        origin = origins.get(key, other)
        place = (child, where, key, _held(key, kind, declared, "", origin))
        yield from _leaf(place, child, origin) if isinstance(child, str) else _walk(place, origin)
    if names:
        yield from _together(names, f"{path}/#", other)


def each(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    """Every text below the items of a list, item by item: a tool or a call without long texts is one segment."""
    if not isinstance(value, list):
        yield from texts(value, path, origin)
        return
    for index, item in enumerate(value):
        yield from texts(item, f"{path}/{index}", origin)


def texts(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    """Every text below a value: strings, and member names that are not known. Short texts are joined, in order."""
    return _walk((value, path, "", None if origin in _FREE_FORM else ""), origin)


def _walk(start: _Place, origin: Origin) -> Iterator[Found]:
    """Every text below a place, in the order of the body. Not recursive: foreign nesting must not use up the stack."""
    gathered: list[tuple[str, str]] = []
    names: list[str] = []
    stack = [start]
    while stack:
        place = stack.pop()
        value, path, key, media = place
        if isinstance(value, str):
            found = _special(place, value, origin) if key in _SPECIAL else None
            if found is None and len(value) <= SHORT:
                gathered.append((value, path))
            elif found != ():
                yield from _flushed(gathered, start[1], origin)
                yield from (Segment(origin, path, value),) if found is None else found
        elif isinstance(value, list):
            if media is not None and key in TOKENS and int in map(type, value):
                yield Unjudged(path, MediaKind.BINARY)
            if media is None and (written := spelled(value)):
                gathered.append((written, path))
            if value and SCALARS.issuperset(map(type, value)):
                continue
            joined = None if key in _SPECIAL else _short_strings(value)
            if joined is not None:
                gathered.append((joined, path))
            else:
                stack += [
                    (value[index], f"{path}/{index}", key, media)
                    for index in range(len(value) - 1, -1, -1)
                    if _holds_text(value[index])
                ]
        elif isinstance(value, dict):
            if origin not in _CALLS and (referred := _referred(key, value)):
                yield Unjudged(path, referred)
            children = _children(value, path, names)
            children.reverse()
            if media is None:
                if written := spelled(value.values()):
                    gathered.append((written, path))
                stack += [(child, where, name, None) for child, where, name in children]
            else:
                kind, declared = _described(value)
                stack += [
                    (child, where, name, _held(name, kind, declared, media, origin)) for child, where, name in children
                ]
    if gathered:
        yield from _flushed(gathered, start[1], origin)
    if names:
        yield from _together(names, f"{start[1]}/#", origin)


def _prompts_in_tokens(body: dict[str, Json], without: frozenset[str]) -> Iterator[Unjudged]:
    """Each prompt of a body that is token ids or embeddings, wherever servers take one.

    Deeper in a body, members of the same names are examples, metadata, log probabilities or rows of data.
    """
    if body.keys() <= DETOKENIZED:
        return
    for name, value, path in _where_prompts_are(body, "", without):
        yield from _in_tokens(name, value, path)
        if name not in _HOLDERS:
            continue
        if isinstance(value, dict):
            yield from _held_in_tokens(value, path)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, dict):
                    yield from _held_in_tokens(item, f"{path}/{index}")


def _held_in_tokens(node: dict[str, Json], path: str) -> Iterator[Unjudged]:
    """As `_prompts_in_tokens`, for an object in `PROMPT_HOLDERS`: one with such members, or a tensor with its name."""
    for name, value, where in _where_prompts_are(node, path, _NONE):
        yield from _in_tokens(name, value, where)
    tensor = node.get("name")
    if isinstance(tensor, str) and _bare(tensor) in _TOKEN_IDS:
        yield from _in_tokens(_bare(tensor), node.get("data"), f"{path}/data")


def _where_prompts_are(node: dict[str, Json], path: str, without: frozenset[str]) -> Iterator[tuple[str, Json, str]]:
    """The bare name, value and path of each member that may hold prompts. The path is that which `_children` gives."""
    for position, (key, value) in enumerate(node.items()):
        name = _bare(key)
        if name in _PROMPTS and key not in without:
            yield name, value, f"{path}/{key}" if key in KNOWN else f"{path}/#{position}"


def _bare(name: str) -> str:
    """A member name as lenient servers compare it: without regard to case and underscores."""
    return name.casefold().replace("_", "")


_TOKEN_IDS = frozenset(map(_bare, TOKEN_IDS))
_TOKENS = frozenset(map(_bare, TOKENS))
_HOLDERS = frozenset(map(_bare, PROMPT_HOLDERS))
_EMBEDS = "promptembeds"
_PROMPTS = _TOKENS | _HOLDERS | {_EMBEDS}


def _in_tokens(name: str, value: Json, path: str) -> Iterator[Unjudged]:
    """The token ids or embeddings in a member with this bare name: a list of numbers, or each of a list of such."""
    stack = [(value, path)] if name in _TOKENS or name == _EMBEDS else []
    nested = (list, str) if name == _EMBEDS else (list,)
    while stack:
        value, path = stack.pop()
        if _are_tokens(name, value):
            yield Unjudged(path, MediaKind.TOKENS)
        elif isinstance(value, list):
            inside = [(item, f"{path}/{index}") for index, item in enumerate(value) if isinstance(item, nested)]
            stack += reversed(inside)


def _are_tokens(name: str, value: Json) -> bool:
    """Whether a value is token ids or an embedding. Only in a `prompt` may one number, or numbers amid texts, be it."""
    if not isinstance(value, list):
        return (name == _EMBEDS and isinstance(value, str) and value != "") or (
            name == "prompt" and type(value) in _NUMBERS
        )
    kinds = set(map(type, value)) - {bool}  # some servers read booleans amid numbers as 0 and 1
    if name == "prompt":
        return not kinds.isdisjoint(_NUMBERS)
    if name not in _TOKEN_IDS or str not in kinds:
        return bool(kinds) and kinds <= _NUMBERS
    strings = [item for item in value if isinstance(item, str)]
    return kinds - {str} <= _NUMBERS and all(map(_NUMERAL.fullmatch, strings))


def _referred(key: str, node: dict[str, Json]) -> MediaKind | None:
    """The kind of content that an object refers to without holding it, or None."""
    if key in STORES:
        return MediaKind.FILE
    if key == "source":
        kind = node.get("type")
        return SOURCES.get(kind) if isinstance(kind, str) else None
    return REFERENCES.get(key) if isinstance(node.get("id"), str) else None


def _flushed(gathered: list[tuple[str, str]], path: str, origin: Origin) -> Iterator[Segment]:
    """The gathered texts as one segment, at `path`, or at its own path if there is only one. Empties `gathered`."""
    if len(gathered) == 1:
        yield from _text(*gathered[0], origin)
    else:
        yield from _together([text for text, _ in gathered], path, origin)
    gathered.clear()


def _together(parts: list[str], path: str, origin: Origin) -> Iterator[Segment]:
    yield from _text(BETWEEN.join(filter(None, parts)), path, origin)


def _text(text: str, path: str, origin: Origin) -> Iterator[Segment]:
    if text:
        yield Segment(origin, path, text)


def _leaf(place: _Place, text: str, origin: Origin) -> Iterable[Found]:
    found = _special(place, text, origin) if place[2] in _SPECIAL else None
    return _text(text, place[1], origin) if found is None else found


def _short_strings(value: list[Json]) -> str | None:
    """The strings of a list joined, if it holds only strings of at most `SHORT` characters; else None."""
    strings = [item for item in value if isinstance(item, str)]
    if len(strings) != len(value) or max(map(len, strings), default=0) > SHORT:
        return None
    return BETWEEN.join(filter(None, strings))


def spelled(values: Collection[Json]) -> str:
    """The text whose code points these numbers are, or "". A model can read a text that is spelled out in numbers."""
    if len(values) < _LEAST_SPELLED:
        return ""
    bare = [_only(value) if isinstance(value, (list, dict)) else value for value in values]
    numbers = [value for value in bare if isinstance(value, (int, float)) and _TAB <= value <= sys.maxunicode]
    points = np.array(numbers)
    points = points[(points % 1 == 0) & ((points < 0xD800) | (points > 0xDFFF))]
    text = points.astype("<u4").tobytes().decode("utf-32-le")
    readable = sum(map(str.isprintable, text)) + sum(map(text.count, "\t\n\r"))
    return text if len(text) >= _LEAST_SPELLED and readable * 10 >= len(text) * 9 else ""


def _only(value: list[Json] | dict[str, Json]) -> Json:
    """The only value in a list or an object, or None unless it holds exactly one."""
    if len(value) != 1:
        return None
    (only,) = value if isinstance(value, list) else value.values()
    return only


def _children(
    node: dict[str, Json], path: str, names: list[str], *, without: frozenset[str] = _NONE
) -> list[tuple[Json, str, str]]:
    """The value, path and name of each member that can hold text, except those in `without`, which are known names.

    An unknown name is appended to `names`, and the path shows its position instead.
    """
    found: list[tuple[Json, str, str]] = []
    for position, (key, value) in enumerate(node.items()):
        if key in KNOWN:
            # `_holds_text` written out: hostile bodies have so many members that a call for each costs too much.
            if value and isinstance(value, (str, list, dict)) and key not in without:
                found.append((value, f"{path}/{key}", key))
        else:
            names.append(key)
            if _holds_text(value):
                found.append((value, f"{path}/#{position}", key))
    return found


def _holds_text(value: Json) -> bool:
    """Whether a value can hold text. Empty values cannot, and hostile bodies have many of them."""
    return bool(value) and isinstance(value, (str, list, dict))


def _described(node: dict[str, Json]) -> tuple[str, str]:
    """The type of an object, and the media type that it states for the bytes in it. Each is "" if there is none."""
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


def _held(key: str, kind: str, declared: str, media: str, origin: Origin) -> _Media:
    """What the member `key` may hold, in an object of type `kind` that itself stands where `media` may stand."""
    if kind != "text" and (media or key in SLOTS or (kind, key) in SLOTS_OF_TYPE):
        return MEDIA_OF_KEY.get(key) or declared or media or _ANY
    return None if origin in _FREE_FORM and key not in IDENTIFIERS and key not in REFERENCES else ""


def _special(place: _Place, text: str, origin: Origin) -> tuple[Found, ...] | None:
    """What a string under a name in `_SPECIAL` stands for, beside or instead of a text: nothing, a reference or a file.

    None if it is plain text.
    """
    _, path, key, media = place
    if key in REFERENCES and (media is not None or origin not in _CALLS):
        unread = Unjudged(path, REFERENCES[key])
        sealed = origin not in _FREE_FORM and (is_identifier(text) or _is_sealed(text))
        return (unread,) if sealed else (unread, Segment(origin, path, text))
    if media is None:
        return None
    if key in IDENTIFIERS:
        return () if text in ENUMERATED or _is_id(text, origin) else None
    return _media(text, path, key, media, origin)


def _is_id(text: str, origin: Origin) -> bool:
    """Whether the value of a member in `IDENTIFIERS` need not be judged. A value that strangers chose always is."""
    return origin not in _FREE_FORM and is_identifier(text)


def _is_sealed(text: str) -> bool:
    """Whether a text is strict base64 of at least 64 characters that does not spell a phrase between its symbols."""
    return len(text) >= _LEAST_SEAL and base64_bytes(text) is not None and _PHRASE.search(text) is None


def _media(text: str, path: str, key: str, media: str, origin: Origin) -> tuple[Found, ...] | None:
    """The file in a slot for media, or the address of one. None if the string is a text, or could be one."""
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
