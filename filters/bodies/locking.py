"""Locking: removes the tools from a request whose caller is locked out of tools for a time (GATEWAY.md section 7)."""

from typing import Final

from filters.refusals import Reason, Refused
from filters.strict_json import read_to_rewrite, rewritten
from filters.trees import Json, Tree

_TOOLS: Final = frozenset(
    {
        "connectors",
        "datasources",
        "enablesearch",
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

Names are compared in small letters and without underscores, because some servers accept any spelling.
"""
_STORED: Final = frozenset(
    {
        "agent",
        "agentid",
        "agentreference",
        "assistantid",
        "cachedcontent",
        "continuationtoken",
        "inputfileid",
        "inputfiles",
    }
)
"""Members of a request that name something the provider stores, with its tools: an agent, a cached prefix, a file of
requests, or a reply that was begun with tools and goes on with them.
"""
_WITHIN: Final = frozenset(
    {
        "batch",
        "body",
        "completionargs",
        "datasource",
        "extrabody",
        "generatecontentrequest",
        "generationconfig",
        "google",
        "inputconfig",
        "params",
        "request",
        "requests",
        "samplingparams",
    }
)
"""Members that hold requests, such as those of a batch, or more members of a request. Within other members (schemas,
labels) the same names mean something else.
"""
_DEEPEST: Final = 16
"""Levels at which requests may stand in one another: twice the depth of any real request."""
_ITEMS: Final = frozenset({"input", "item", "items"})
_ITEM: Final = "additional_tools"
"""The type of input items of the Responses API that declare more tools."""
_FOUND: Final = {"tool_search_output": "tools", "tool_search_result": "result"}
"""The types of items, and of steps of interactions, that hold tools a search found, each with the member for them."""

NAMES_STORED: Final = "Tools are locked here for a time, and stored ones cannot be taken out."
"""The detail of the refusal when a locked caller's request names tools that the provider stores."""


def without_tools(body: bytes, *, depth: int, nodes: int) -> bytes:
    """Return a JSON body without its tools, including those of a batch's requests; the same bytes if it declares none.

    Raises `Refused` as `read_json` does, and where a request names tools that the provider stores. The new body has the
    other members and values in the same order.
    """
    tree = read_to_rewrite(body, depth=depth, nodes=nodes)
    kept = _without(tree, "", _DEEPEST)
    return body if kept is tree else rewritten(kept)


def _without(node: Json, within: str, deepest: int) -> Json:
    """Return a request, or what holds requests, without tools; the same object if there are none."""
    if not deepest:
        raise Refused(
            Reason.NOT_JUDGED, "Tools are locked here for a time, and requests stand too deep in one another."
        )
    if isinstance(node, list):
        items = [_without(item, within, deepest - 1) for item in node]
        return node if all(map(_is, items, node)) else items
    return _of_request(node, within, deepest) if isinstance(node, dict) else node


def _of_request(request: Tree, within: str, deepest: int) -> Json:
    kept: dict[str, Json] = {}
    for name, value in request.items():
        folded = name.replace("_", "").casefold()
        if _is_stored(folded, value, within):
            raise Refused(Reason.NOT_JUDGED, NAMES_STORED)
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
    if folded == "prompt":  # in operations other than responses it is a text
        return isinstance(value, dict) and any(key.casefold() == "id" for key in value)
    return bool(value) and (folded in _STORED or (folded == "filename" and within == "inputconfig"))


def _undeclared(said: Json) -> Json:
    if not isinstance(said, list):
        return _without_found(said)
    items = [_without_found(item) for item in said if not _declares(item)]
    return said if len(items) == len(said) and all(map(_is, items, said)) else items


def _without_found(item: Json) -> Json:
    """Return an input item without the tools that a search found."""
    if not isinstance(item, dict):
        return item
    found = {member for kind, member in _FOUND.items() if _is_of(item, kind)}
    return {name: [] if name.casefold() in found else value for name, value in item.items()} if found else item


def _declares(item: Json) -> bool:
    return isinstance(item, dict) and _is_of(item, _ITEM)


def _is_of(item: Tree, kind: str) -> bool:
    return any(value == kind for name, value in item.items() if name.casefold() == "type")
