"""Strict JSON: one reading only, so that what is judged is what the upstream will read."""

import orjson

from filters.dialects.dialect import Json
from filters.refusals import Reason, Refused

_BUT_QUOTES_AND_COLONS = bytes(byte for byte in range(256) if byte not in b'":')

NODES = 100_000
"""The most members, arrays, objects, and strings in arrays that a body may have; real traffic has a third of that.

What is read after this takes a step for each, and the event loop waits for it.
"""


def read_json(body: bytes, *, depth: int, nodes: int = NODES) -> Json:
    """The tree of a JSON text (RFC 8259) whose arrays and objects nest at most `depth` deep.

    Raises `Refused(MALFORMED)` for everything that two readers could read in two ways: duplicate keys, NaN and
    numbers beyond a double, lone surrogates, a byte order mark, bytes that are not UTF-8, trailing data;
    `Refused(LIMIT)` for more than `nodes` nodes. The refusal never quotes the body. Takes time and memory
    in proportion to the body.
    """
    try:
        tree: Json = orjson.loads(body)
    except orjson.JSONDecodeError:
        raise Refused(Reason.MALFORMED, "The body is not one valid JSON text.") from None
    if _members(tree, depth, nodes) != _colons(body):
        raise Refused(Reason.MALFORMED, "An object in the body has the same key twice.")
    return tree


def _members(tree: Json, depth: int, nodes: int) -> int:
    """How many members the objects of a tree have, counted level by level: recursion would have a limit of its own."""
    members = others = 0
    level: list[dict[str, Json] | list[Json]] = [tree] if isinstance(tree, (dict, list)) else []
    for _ in range(depth):
        below: list[dict[str, Json] | list[Json]] = []
        for node in level:
            if isinstance(node, dict):
                members += len(node)
                below += [child for child in node.values() if isinstance(child, (dict, list))]
            else:
                others += sum([isinstance(child, str) for child in node])
                below += [child for child in node if isinstance(child, (dict, list))]
        level = below
        others += len(level)
        if members + others > nodes:
            raise Refused(Reason.LIMIT, "The body has too many parts.")
    if level:
        raise Refused(Reason.MALFORMED, "The body is nested too deeply.")
    return members


def _colons(body: bytes) -> int:
    """How many colons of a valid JSON text stand outside its strings: one for each member written.

    Without escapes a quote always opens or closes a string. Two quotes with nothing kept between them can go, because
    what follows stays inside or outside as it was; the rest is short, whatever the body.
    """
    bare = body.replace(b"\\\\", b"").replace(b'\\"', b"")
    kept = bare.translate(None, _BUT_QUOTES_AND_COLONS).replace(b'""', b"")
    return b"".join(kept.split(b'"')[::2]).count(b":")
