"""Leaf walking: every text below a place in a JSON body becomes part of a segment, wherever it stands.

A dialect's reader names the places that it knows. It cannot skip any other place: what it does not know is walked as a
field. `slots` says what a string may be instead of a text, and `token_prompts` which lists of numbers are prompts.
"""

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

import numpy as np

from filters.dialects.dialect import malformed
from filters.dialects.keys import KNOWN, PLAIN_TEXT, TOKENS
from filters.dialects.seams import seams
from filters.dialects.slots import (
    FREE_FORM,
    IDS,
    SPECIAL,
    Media,
    described,
    held,
    is_id,
    is_identifier,
    referred,
    special,
)
from filters.dialects.token_prompts import prompts_in_tokens
from filters.refusals import Refused
from filters.segments import Found, MediaKind, Origin, Reading, Segment, Unjudged
from filters.trees import SCALARS, Json

_Place: TypeAlias = tuple[Json, str, str, Media]
"""A value, its path, its key, and what the place may hold."""

SHORT = 400
"""Longest text, in characters, that is judged together with the texts next to it."""
BETWEEN = "\n\n"
"""Separator of joined texts. A blank line ends a word and a line of a wrapped encoding, but does not end a phrase."""

_NONE: frozenset[str] = frozenset()

_LEAST_SPELLED = 8
_TAB = 9


def reading(found: Iterable[Found]) -> Reading:
    """Return a reading of what was found, without seams: for bodies whose texts are independent of one another."""
    items = tuple(found)
    segments = tuple([item for item in items if isinstance(item, Segment)])
    if len(segments) == len(items):
        return Reading(segments)
    return Reading(segments, tuple([item for item in items if isinstance(item, Unjudged)]))


def conversation(found: Iterable[Found]) -> Reading:
    """Return a reading of what was found, followed by the seams between texts that the upstream may join."""
    whole = reading(found)
    joined = _seams(whole)
    return Reading((*whole.segments, *joined), whole.unjudged) if joined else whole


def conversations(each_found: Iterable[Iterable[Found]]) -> Reading:
    """Return a reading as `conversation` does, of several. No upstream joins the texts of one with those of another."""
    wholes = [reading(found) for found in each_found]
    segments = [segment for whole in wholes for segment in whole.segments]
    segments += [seam for whole in wholes for seam in _seams(whole)]
    return Reading(tuple(segments), tuple([place for whole in wholes for place in whole.unjudged]))


def _seams(whole: Reading) -> tuple[Segment, ...]:
    if len({segment.origin for segment in whole.segments}) == len(whole.segments):
        return ()  # no two texts share an origin
    return tuple(seams(whole.segments))


def generic(tree: Json) -> Reading:
    """Return a reading of a body whose format is not known: every text is an untrusted field."""
    return conversation(members(tree, "", {}) if isinstance(tree, dict) else texts(tree, "", Origin.FIELD))


def an_object(tree: Json) -> dict[str, Json]:
    """Return the body. Raises `Refused(MALFORMED)` unless it is an object whose `model`, if any, is a string."""
    if not isinstance(tree, dict):
        raise malformed("The body must be an object.")
    if not isinstance(tree.get("model", ""), str):
        raise malformed("The model must be a string.")
    return tree


def inner(value: Json, path: str, read: Callable[[dict[str, Json], str], Iterator[Found]]) -> list[Found]:
    """Return the texts of a request inside another request, as `read` yields them, or as fields if it refuses.

    The upstream may refuse only that request and accept those beside it, so one refusal must not refuse them all.
    """
    if not isinstance(value, dict):
        return list(texts(value, path, Origin.FIELD))
    try:
        return list(read(value, path))
    except Refused:
        return list(members(value, path, {}))


def objects(value: Json, path: str) -> Iterator[tuple[dict[str, Json], str]]:
    """Yield each object of a list, with its path.

    Raises `Refused(MALFORMED)` unless it is a non-empty list of objects.
    """
    if not isinstance(value, list) or not value:
        raise malformed("The messages, or the parts of one, must be a list with at least one item.")
    for index, item in enumerate(value):
        if not isinstance(item, dict):
            raise malformed("Every message, and every part of one, must be an object.")
        yield item, f"{path}/{index}"


def authored(node: dict[str, Json], path: str, roles: Mapping[str, Origin]) -> Iterator[Segment]:
    """Yield the role of a message as a text, unless it is one of `roles`.

    Raises `Refused(MALFORMED)` if it is no string.
    """
    role = node.get("role")
    if not isinstance(role, str):
        raise malformed("Every message must have a role.")
    if role not in roles:
        yield from _text(role, f"{path}/role", Origin.FIELD)


def content(
    value: Json, path: str, origin: Origin, known: Mapping[str, Origin], *, other: Origin = Origin.FIELD
) -> Iterator[Found]:
    """Yield the texts of a message's content: a string, or a list of strings and parts.

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
    """Return the text of a part that holds only a type and a text, else None.

    A fast path: such parts are by far the most common, and hostile bodies have many.
    """
    if len(part) != 2:
        return None
    kind, text = part.get("type"), part.get("text")
    return text if isinstance(text, str) and isinstance(kind, str) and kind in PLAIN_TEXT else None


def result(value: Json, path: str) -> Iterator[Found]:
    """Yield the texts of what a tool returned (content, or an object of its own) with the origin `TOOL_RESULT`."""
    if isinstance(value, str | list):
        yield from content(value, path, Origin.TOOL_RESULT, {}, other=Origin.TOOL_RESULT)
    elif isinstance(value, dict):
        yield from members(value, path, {}, other=Origin.TOOL_RESULT)


def says_nothing(node: dict[str, Json], *, without: frozenset[str]) -> bool:
    """Tell whether `members` would find nothing, as in most bodies: known names, with ids and values without text."""
    for key, value in node.items():
        if key in without:
            continue
        if key not in KNOWN:
            return False
        silent = key in IDS and isinstance(value, str) and is_identifier(value)
        if value and not silent and isinstance(value, (str, list, dict)):
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
    """Return every text of an object, except in the members in `without`, which must be known names.

    The texts below a member have the origin that `origins` gives for its key, or else `other`. Unknown names are texts
    too, with the origin `other`. The path "" is that of a body, in which prompts may be token ids or embeddings.
    """
    found = _members(node, path, origins, without, other)
    prompts = {} if path else {place.path: place for place in prompts_in_tokens(node, without=without)}
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
        if not (key in IDS and isinstance(child, str) and is_id(child, origins.get(key, other)))
    ]
    kind, declared = described(node) if places else ("", "")
    for child, where, key in places:
        origin = origins.get(key, other)
        place = (child, where, key, held(key, kind, declared, "", origin))
        yield from _leaf(place, child, origin) if isinstance(child, str) else _walk(place, origin)
    if names:
        yield from _together(names, f"{path}/#", other)


def each(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    """Yield every text below the items of a list. A tool or a call without long texts is one segment."""
    if not isinstance(value, list):
        yield from texts(value, path, origin)
        return
    for index, item in enumerate(value):
        yield from texts(item, f"{path}/{index}", origin)


def texts(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    """Return every text below a value: strings, and unknown member names. Short texts are joined, in order."""
    return _walk((value, path, "", None if origin in FREE_FORM else ""), origin)


def _walk(start: _Place, origin: Origin) -> Iterator[Found]:
    """Yield every text below a place, in the order of the body.

    Not recursive: foreign nesting must not use up the stack.
    """
    gathered: list[tuple[str, str]] = []
    names: list[str] = []
    stack = [start]
    while stack:
        place = stack.pop()
        value, path, key, media = place
        if isinstance(value, str):
            found = special(key, value, path, media, origin) if key in SPECIAL else None
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
            joined = None if key in SPECIAL else _short_strings(value)
            if joined is not None:
                gathered.append((joined, path))
            else:
                stack += [
                    (value[index], f"{path}/{index}", key, media)
                    for index in range(len(value) - 1, -1, -1)
                    if _holds_text(value[index])
                ]
        elif isinstance(value, dict):
            if reference := referred(key, value, origin):
                yield Unjudged(path, reference)
            children = _children(value, path, names)
            children.reverse()
            if media is None:
                if written := spelled(value.values()):
                    gathered.append((written, path))
                stack += [(child, where, name, None) for child, where, name in children]
            else:
                kind, declared = described(value)
                stack += [
                    (child, where, name, held(name, kind, declared, media, origin)) for child, where, name in children
                ]
    if gathered:
        yield from _flushed(gathered, start[1], origin)
    if names:
        yield from _together(names, f"{start[1]}/#", origin)


def _flushed(gathered: list[tuple[str, str]], path: str, origin: Origin) -> Iterator[Segment]:
    """Yield the gathered texts as one segment, at `path` or that of the only one, and empty `gathered`."""
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
    _, path, key, media = place
    found = special(key, text, path, media, origin) if key in SPECIAL else None
    return _text(text, path, origin) if found is None else found


def _short_strings(value: list[Json]) -> str | None:
    """Return the strings of a list joined, if it holds only strings of at most `SHORT` characters; else None."""
    strings = [item for item in value if isinstance(item, str)]
    if len(strings) != len(value) or max(map(len, strings), default=0) > SHORT:
        return None
    return BETWEEN.join(filter(None, strings))


def spelled(values: Collection[Json]) -> str:
    """Return the text whose code points these numbers are, or "". A model can read a text spelled out in numbers."""
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
    """Return the only value in a list or an object, or None unless it holds exactly one."""
    if len(value) != 1:
        return None
    (only,) = value if isinstance(value, list) else value.values()
    return only


def _children(
    node: dict[str, Json], path: str, names: list[str], *, without: frozenset[str] = _NONE
) -> list[tuple[Json, str, str]]:
    """Return the value, path and name of each member that can hold text, except those in `without`, all known names.

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
    """Tell whether a value can hold text. Empty values cannot, and hostile bodies have many of them."""
    return bool(value) and isinstance(value, (str, list, dict))
