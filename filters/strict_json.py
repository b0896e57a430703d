"""Strict JSON: one reading only, so that what is judged is what the upstream will read."""

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
"""The most members, arrays, objects, and strings in arrays that a body may have; real traffic has a third of that.

What is read after this takes a step for each, and the event loop waits for it.
"""
VALUES_PER_NODE = 10
"""Values of any kind that a body may have for each node that it may have.

An array of numbers has no node in it, but takes time as well. A request for embeddings has 300,000 tokens at most.
"""

_MOST_LEVELS = 1_024


def _levels_written() -> int:
    """How deep orjson writes, 0 where it sets no limit: what it writes within so many levels is not too deep."""
    levels, deep = 0, list[Json]()
    with suppress(TypeError):
        while levels < _MOST_LEVELS:
            orjson.dumps(deep)
            levels, deep = levels + 1, [deep]
    return levels if levels < _MOST_LEVELS else 0


_LEVELS = _levels_written()
_SHORT = 4_096
"""Up to this size, in bytes, counting is faster than writing within levels."""


class _Hole:
    """Stands for a tree where it is written within levels: orjson asks what to write instead."""


@cache
def _within(levels: int) -> object:
    """A hole in so many arrays."""
    return reduce(lambda inner, _: (inner,), range(levels), cast(object, _Hole()))


_LEAST_NODE = 2
"""Bytes that a node takes, at least."""


def read_json(body: bytes, *, depth: int, nodes: int = NODES) -> Json:
    """The tree of a JSON text (RFC 8259) whose arrays and objects nest at most `depth` deep.

    Raises `Refused(MALFORMED)` for everything that two readers could read in two ways: duplicate keys, NaN and
    numbers beyond a double, lone surrogates, a byte order mark, bytes that are not UTF-8, trailing data;
    `Refused(LIMIT)` for more than `nodes` nodes, or more than `VALUES_PER_NODE` times as many values. The refusal never
    quotes the body. Takes time and memory in proportion to the body.
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
    if text == body:  # most clients write as we do
        return tree
    quotes = text.count(b'"') if text else _quotes_counted(tree, depth, nodes)
    if quotes != _quotes_written(body):
        raise Refused(Reason.MALFORMED, "An object in the body has the same key twice.")
    return tree


_BEYOND = re.compile(rb"(?:\A|[\s:,\[-])[0-9]{19,}(?=[\s,\]}]|\Z)")
"""A whole number that may have more than 64 bits, or what looks like one in a string."""


def read_exactly(body: bytes, *, depth: int, nodes: int = NODES) -> Json:
    """As `read_json`, with whole numbers of more than 64 bits as they are: `written` has to write such trees."""
    tree = read_json(body, depth=depth, nodes=nodes)
    if _BEYOND.search(body) is None:
        return tree
    exact: Json = json.loads(body)
    return exact


def written(tree: object, *, sort_keys: bool = False) -> bytes:
    """The JSON text of a tree, whatever the size of its numbers."""
    try:
        return orjson.dumps(tree, option=orjson.OPT_SORT_KEYS if sort_keys else None)
    except orjson.JSONEncodeError:
        return json.dumps(tree, ensure_ascii=False, separators=(",", ":"), sort_keys=sort_keys).encode()


def read_to_rewrite(body: bytes, *, depth: int, nodes: int) -> Json:
    """As `read_json`, with whole numbers of more than 64 bits as they are, which `rewritten` writes again."""
    read_json(body, depth=depth, nodes=nodes)
    tree: Json = json.loads(body)
    return tree


def rewritten(tree: Json) -> bytes:
    """The JSON text of a tree that `read_to_rewrite` gave: the same values, in the same order."""
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":")).encode()


_TOO_LARGE = "The body has too many parts."
_OPENING, _QUOTE, _COMMA = b"[{:", ord('"'), ord(",")
_IS_OPENING = np.array([code in _OPENING for code in range(256)])


def _is_too_large(body: bytes, nodes: int) -> bool:
    """Whether a body has more nodes or values than it may have, by its brackets, colons and commas outside strings.

    This is decided before the body is parsed: parsing holds the interpreter to its end, some tens of milliseconds where
    a body of 1 MB is nothing but brackets.
    """
    bare = body.replace(b"\\\\", b"").replace(b'\\"', b"") if b"\\" in body else body
    codes = np.frombuffer(bare, np.uint8)
    within = np.logical_xor.accumulate(codes == _QUOTE)
    opened = int(np.count_nonzero(_IS_OPENING[codes] & ~within))
    values = opened + int(np.count_nonzero((codes == _COMMA) & ~within))
    return opened > nodes + 1 or values > (nodes + 1) * VALUES_PER_NODE


def _written(tree: Json, body: bytes, depth: int) -> bytes:
    """The tree of a body, written anew; b"" for one that may be too deep."""
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
    """The same, counted: two for each string and each key, and those within them.

    Level by level: recursion would have a limit of its own.
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
    """How many quotes a valid JSON text has, as they are or as `\\u0022`.

    A reader keeps one of two members with the same key. What it drops had the quotes of a key at least.
    """
    escaped = body.replace(b"\\\\", b"").count(b"\\u0022") if b"u0022" in body else 0
    return body.count(b'"') + escaped
