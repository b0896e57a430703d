"""Locking: takes the tools out of a request whose caller may use none for a time (GATEWAY.md section 7)."""

from typing import Final

import orjson

from filters.dialects.dialect import Json
from filters.refusals import Reason, Refused
from filters.strict_json import read_json
from filters.trees import Tree

_TOOLS: Final = frozenset(
    {
        "datasources",
        "functioncall",
        "functions",
        "mcpservers",
        "paralleltoolcalls",
        "plugins",
        "searchparameters",
        "toolchoice",
        "toolconfig",
        "tools",
        "websearchoptions",
    }
)
"""Members of a request, in every dialect, that declare tools or say how to use them.

Names are compared in small letters and without underscores: there are servers that take them in any spelling.
"""
_STORED: Final = frozenset({"agent", "agentid", "assistantid", "cachedcontent", "inputfileid", "inputfiles"})
"""Members of a request that name what the provider keeps with its tools: an agent, a prefix, a file of requests."""
_WITHIN: Final = frozenset(
    {"batch", "datasource", "generatecontentrequest", "inputconfig", "params", "request", "requests", "samplingparams"}
)
"""Members in which requests stand, as those of a batch. In others (schemas, labels) such names mean something else."""
_DEEPEST: Final = 8
"""How deep requests stand in one another at most."""
_ITEMS: Final = frozenset({"input", "item", "items"})
_ITEM: Final = "additional_tools"
"""The type of an input item of the Responses API that declares more of them."""


def without_tools(body: bytes, *, depth: int, nodes: int) -> bytes:
    """A JSON body without its tools, also those of the requests of a batch; the very same bytes where it declares none.

    Raises `Refused` as `read_json` does, and where a request names tools that the provider keeps. What is written anew
    has the same members in the same order.
    """
    tree = read_json(body, depth=depth, nodes=nodes)
    kept = _without(tree, "", _DEEPEST)
    return body if kept is tree else orjson.dumps(kept)


def _without(node: Json, within: str, deepest: int) -> Json:
    """A request, or what holds some, without tools; the very same one where there are none."""
    if not deepest:
        return node
    if isinstance(node, list):
        items = [_without(item, within, deepest - 1) for item in node]
        return node if all(map(_is, items, node)) else items
    return _of_request(node, within, deepest) if isinstance(node, dict) else node


def _of_request(request: Tree, within: str, deepest: int) -> Json:
    kept: dict[str, Json] = {}
    for name, value in request.items():
        folded = name.replace("_", "").casefold()
        if _is_stored(folded, value, within):
            raise Refused(Reason.NOT_JUDGED, "Tools are locked here for a time, and stored ones cannot be taken out.")
        if folded in _WITHIN:
            kept[name] = _without(value, folded, deepest - 1)
        elif folded in _ITEMS:
            if not _declares(value):
                kept[name] = _undeclared(value)
        elif folded not in _TOOLS:
            kept[name] = value
    unchanged = len(kept) == len(request) and all(map(_is, kept.values(), request.values()))
    return request if unchanged else kept


def _is(kept: Json, given: Json) -> bool:
    return kept is given


def _is_stored(folded: str, value: Json, within: str) -> bool:
    if folded == "prompt":  # of other operations than responses it is a text
        return isinstance(value, dict) and "id" in value
    return bool(value) and (folded in _STORED or (folded == "filename" and within == "inputconfig"))


def _undeclared(said: Json) -> Json:
    if isinstance(said, list) and any(map(_declares, said)):
        return [item for item in said if not _declares(item)]
    return said


def _declares(item: Json) -> bool:
    return isinstance(item, dict) and item.get("type") == _ITEM
