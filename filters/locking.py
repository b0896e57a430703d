"""Locking: takes the tools out of a request whose caller may use none for a time (GATEWAY.md section 7)."""

from typing import Final

import orjson

from filters.dialects.dialect import Json
from filters.strict_json import read_json

_TOOLS: Final = frozenset(
    {
        "function_call",
        "functions",
        "mcp_servers",
        "parallel_tool_calls",
        "toolConfig",
        "tool_choice",
        "tool_config",
        "tools",
        "web_search_options",
    }
)
"""Members of a body, in every dialect, that declare tools or say how to use them."""
_ITEM: Final = "additional_tools"
"""The type of an input item of the Responses API that declares more of them."""


def without_tools(body: bytes, *, depth: int, nodes: int) -> bytes:
    """A JSON body without its tools; the very same bytes where it declares none.

    Raises `Refused` as `read_json` does. What is written anew has the same members in the same order.
    """
    tree = read_json(body, depth=depth, nodes=nodes)
    if not isinstance(tree, dict):
        return body
    kept = {name: value for name, value in tree.items() if name not in _TOOLS}
    given = kept.get("input")
    if isinstance(given, list) and any(map(_declares, given)):
        kept["input"] = [item for item in given if not _declares(item)]
    return body if kept == tree else orjson.dumps(kept)


def _declares(item: Json) -> bool:
    return isinstance(item, dict) and item.get("type") == _ITEM
