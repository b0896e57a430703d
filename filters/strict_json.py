"""Strict JSON: reads only JSON that has one reading, so that what is judged is what the upstream will read."""

import json
import re
from collections.abc import Iterable
from contextlib import suppress
from functools import cache, reduce
from typing import cast

import numpy as np
import orjson

from filters.refusals import Reason, Refused
from filters.trees import SCALARS, Json

NODES = 100_000
"""The most nodes of a body: members, arrays, objects, and strings in arrays. Real traffic has at most a third of that.

Reading the tree takes a step for each node, and the event loop waits for it.
"""
VALUES_PER_NODE = 30
"""Values of any kind that a body may have for each node that it may have.

An array of numbers has no node in it, but takes time as well. A request for embeddings has at most 300,000 tokens, and
a body of 20 MB has room for some two million coordinates of vectors.
"""

_MOST_LEVELS = 1_024


def _levels_written() -> int:
    """Return how many levels orjson writes, 0 for no limit: a tree that is written within arrays shows its depth."""
    levels, deep = 0, list[Json]()
    with suppress(TypeError):
        while levels < _MOST_LEVELS:
            orjson.dumps(deep)
            levels, deep = levels + 1, [deep]
    return levels if levels < _MOST_LEVELS else 0


_LEVELS = _levels_written()
_SHORT = 4_096
"""Bytes of a body up to which counting its brackets is faster than writing it within levels."""


class _Hole:
    """Stands for a tree that is written within levels: orjson calls `default` for what to write instead."""


@cache
def _within(levels: int) -> object:
    """Return a hole within so many nested arrays."""
    return reduce(lambda inner, _: (inner,), range(levels), cast(object, _Hole()))


_LEAST_NODE = 2
"""The fewest bytes that a node takes."""


def read_json(body: bytes, *, depth: int, nodes: int = NODES) -> Json:
    """Return the tree of a JSON text (RFC 8259) whose arrays and objects nest at most `depth` deep.

    Raises `Refused(MALFORMED)` for deeper nesting, and for everything that two readers could read in two ways:
    duplicate keys, NaN and numbers beyond a double, lone surrogates, a byte order mark, bytes that are not UTF-8,
    trailing data. Raises `Refused(LIMIT)` for more than `nodes` nodes, or more than `VALUES_PER_NODE` times as many
    values. A refusal never quotes the body. Takes time and memory in proportion to the body.
    """
    opened = sum(map(body.count, (b"[", b"{", b":")))
    commas = body.count(b",")
    if (opened > nodes + 1 or opened + commas > (nodes + 1) * VALUES_PER_NODE) and _is_too_large(body, nodes):
        raise Refused(Reason.LIMIT, _TOO_LARGE)
    try:
        tree: Json = orjson.loads(body)
    except orjson.JSONDecodeError:
        raise Refused(Reason.MALFORMED, "The body is not one valid JSON text.") from None
    # Each node has a bracket or a comma before it, or is what follows a colon.
    within = len(body) <= nodes * _LEAST_NODE or opened + commas <= nodes
    text = _written(tree, body, depth) if within else b""
    if text == body:  # the usual case: most clients write JSON as orjson does
        return tree
    quotes = text.count(b'"') if text else _quotes_counted(tree, depth, nodes)
    if quotes != _quotes_written(body):
        raise Refused(Reason.MALFORMED, "An object in the body has the same key twice.")
    return tree


_BEYOND = re.compile(rb"(?:\A|[\s:,\[-])[0-9]{19,}(?=[\s,\]}]|\Z)")
"""A whole number that may have more than 64 bits, or what looks like one within a string."""


def read_exactly(body: bytes, *, depth: int, nodes: int = NODES) -> Json:
    """Read as `read_json` does, but whole numbers of more than 64 bits exactly. Use `written` to write such a tree."""
    tree = read_json(body, depth=depth, nodes=nodes)
    if _BEYOND.search(body) is None:
        return tree
    exact: Json = json.loads(body)
    return exact


def written(tree: object, *, sort_keys: bool = False) -> bytes:
    """Return the JSON text of a tree, whatever the size of its numbers."""
    try:
        return orjson.dumps(tree, option=orjson.OPT_SORT_KEYS if sort_keys else None)
    except orjson.JSONEncodeError:
        return json.dumps(tree, ensure_ascii=False, separators=(",", ":"), sort_keys=sort_keys).encode()


def read_to_rewrite(body: bytes, *, depth: int, nodes: int) -> Json:
    """Read as `read_json` does, but whole numbers of more than 64 bits exactly. Use `rewritten` to write it again."""
    read_json(body, depth=depth, nodes=nodes)
    tree: Json = json.loads(body)
    return tree


def rewritten(tree: Json) -> bytes:
    """Return the JSON text of a tree from `read_to_rewrite`: the same values, in the same order."""
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":")).encode()


_TOO_LARGE = "The body has too many parts."
_OPENING, _QUOTE, _COMMA = b"[{:", ord('"'), ord(",")
_IS_OPENING = np.array([code in _OPENING for code in range(256)])


def _is_too_large(body: bytes, nodes: int) -> bool:
    """Whether a body has more nodes or values than it may have, by its brackets, colons and commas outside strings.

    This is checked before the body is parsed, because parsing holds the interpreter lock to its end: some tens of
    milliseconds for a body of 1 MB that is nothing but brackets.
    """
    bare = body.replace(b"\\\\", b"").replace(b'\\"', b"") if b"\\" in body else body
    codes = np.frombuffer(bare, np.uint8)
    within = np.logical_xor.accumulate(codes == _QUOTE)
    opened = int(np.count_nonzero(_IS_OPENING[codes] & ~within))
    values = opened + int(np.count_nonzero((codes == _COMMA) & ~within))
    return opened > nodes + 1 or values > (nodes + 1) * VALUES_PER_NODE


def _written(tree: Json, body: bytes, depth: int) -> bytes:
    """Write the tree of a body anew; return b"" for a tree that may be too deep."""
    if len(body) < _SHORT:
        return orjson.dumps(tree) if body.count(b"{") + body.count(b"[") <= depth else b""
    if depth > _LEVELS:
        return b""
    levels = _LEVELS - depth
    try:
        return orjson.dumps(_within(levels), default=lambda _: tree)[levels : -levels or None]
    except TypeError:
        return b""


def _quotes_counted(tree: Json, depth: int, nodes: int) -> int:
    """Count the quotes that the written tree would have: two for each string and key, and those within them.

    It goes level by level, because recursion would have a limit of its own. Raises `Refused` as `read_json` does.
    """
    quotes = 2 + tree.count('"') if isinstance(tree, str) else 0
    parts = 0
    level: list[dict[str, Json] | list[Json]] = [tree] if isinstance(tree, (dict, list)) else []
    for _ in range(depth):
        if not level:
            break
        below: list[dict[str, Json] | list[Json]] = []
        for node in level:
            if isinstance(node, dict):
                parts += len(node)
                quotes += 2 * len(node) + "".join(node).count('"')
                children: Iterable[Json] = node.values()
            elif SCALARS.issuperset(map(type, node)):
                continue
            else:
                parts += sum([isinstance(child, str) for child in node])
                children = node
            for child in children:
                if isinstance(child, str):
                    quotes += 2 + child.count('"')
                elif isinstance(child, (dict, list)):
                    below.append(child)
        level = below
        parts += len(level)
        if parts > nodes:
            raise Refused(Reason.LIMIT, _TOO_LARGE)
    if level:
        raise Refused(Reason.MALFORMED, "The body is nested too deeply.")
    return quotes


def _quotes_written(body: bytes) -> int:
    """Count the quotes of a valid JSON text, plain or as `\\u0022`.

    Of two members with the same key a reader keeps one. The member that it drops had at least the quotes of its key, so
    a duplicate key shows as a difference to the quotes of the tree.
    """
    escaped = body.replace(b"\\\\", b"").count(b"\\u0022") if b"u0022" in body else 0
    return body.count(b'"') + escaped
