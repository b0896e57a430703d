"""Locking: takes the tools out of a request whose caller may use none for a time (GATEWAY.md section 7)."""

from collections.abc import Iterator
from typing import Final

import orjson

from filters.dialects.dialect import Json
from filters.refusals import Reason, Refused
from filters.strict_json import read_json

_TOOLS: Final = frozenset(
    {
        "data_sources",
        "function_call",
        "functions",
        "mcp_servers",
        "parallel_tool_calls",
        "tool_choice",
        "tool_config",
        "toolconfig",
        "tools",
        "web_search_options",
    }
)
"""Members of a body, in every dialect, that declare tools or say how to use them, in small letters: there are servers
that read names in any.
"""
_ITEM: Final = "additional_tools"
"""The type of an input item of the Responses API that declares more of them."""
_SAID: Final = frozenset({"contents", "input", "item", "items", "messages", "system", "systeminstruction"})
"""Members that hold what was said, in which names mean nothing."""
_STORED: Final = frozenset(
    {
        "agent",
        "assistant_id",
        "cached_content",
        "cachedcontent",
        "file_name",
        "filename",
        "input_file_id",
    }
)
"""Members that name what the provider keeps, in small letters: a file of requests, a prefix, an agent, all with tools.
"""
_TEMPLATE: Final = "prompt"
"""A stored prompt of the Responses API is an object; of other operations this is a text."""


def without_tools(body: bytes, *, depth: int, nodes: int) -> bytes:
    """A JSON body without its tools, also those of the requests of a batch; the very same bytes where it declares none.

    Raises `Refused` as `read_json` does, and where the body names tools that the provider keeps. What is written anew
    has the same members in the same order.
    """
    tree = read_json(body, depth=depth, nodes=nodes)
    if any(_stored(tree)):
        raise Refused(Reason.NOT_JUDGED, "Tools are locked here for a time, and stored ones cannot be taken out.")
    kept = _without(tree)
    return body if kept == tree else orjson.dumps(kept)


def _without(node: Json) -> Json:
    if isinstance(node, list):
        return [_without(item) for item in node if not _declares(item)]
    if not isinstance(node, dict):
        return node
    return {
        name: _undeclared(value) if name.lower() in _SAID else _without(value)
        for name, value in node.items()
        if name.lower() not in _TOOLS
    }


def _undeclared(said: Json) -> Json:
    return [item for item in said if not _declares(item)] if isinstance(said, list) else said


def _declares(item: Json) -> bool:
    return isinstance(item, dict) and item.get("type") == _ITEM


def _stored(node: Json) -> Iterator[bool]:
    """One for each member that names what is kept."""
    if isinstance(node, list):
        for item in node:
            yield from _stored(item)
    elif isinstance(node, dict):
        for name, value in node.items():
            lower = name.lower()
            if value and (lower in _STORED or (lower == _TEMPLATE and isinstance(value, dict))):
                yield True
            elif lower not in _SAID:
                yield from _stored(value)
