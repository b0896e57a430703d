"""Tool definitions: the tools that a request declares, each with a digest of its whole definition."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

import orjson

from filters.dialects.dialect import Operation
from filters.dialects.keys import KNOWN
from filters.segments import ToolDefinition
from filters.trees import Json

_Node: TypeAlias = dict[str, Json]
_Named: TypeAlias = Iterator[tuple[str, str, _Node]]
"""For each tool its name, its path in the body, and its definition."""

SERVER: Final = "mcp:"
"""Prefix of an MCP server's name. The upstream asks the server for its tools; a request declares only the server."""

_NOT_DEFINING: Final = frozenset({"authorization", "authorization_token", "cache_control", "headers"})
"""Members that may change although the tool does not: the end of a prompt cache, and keys, which are renewed."""

_SCHEMAS: Final = frozenset({"input_schema", "parameters", "parametersJsonSchema", "parameters_json_schema"})
"""Members that hold the schema of a function's arguments. If there is exactly one, its name does not matter."""


def definitions(operation: Operation, tree: Json, *, digest: Callable[[str], str]) -> Iterator[ToolDefinition]:
    """Yield the tools that the JSON body of a request declares, in its order. The caller may pause after each.

    They are functions, free-form and built-in tools, tools in namespaces, and MCP servers, of every dialect. `digest`
    gets the definition as canonical JSON, so the order of members, spacing, escapes, cache marks and keys do not
    change it. An object without name and type is not a tool. Operations without tools have no definitions.
    """
    find = _OF_OPERATION.get(operation)
    if find is None or not isinstance(tree, dict):
        return
    for name, path, node in find(tree):
        yield ToolDefinition(name, path, digest(_canonical(node)), _description(node))


def _canonical(node: _Node) -> str:
    """Return what defines a tool, as canonical JSON: the same for a function in whichever dialect it is declared."""
    inner = _inner(node)
    flat = {**{key: value for key, value in node.items() if value is not inner}, **inner} if inner else node
    schemas = [key for key in flat if key in _SCHEMAS]
    renamed = {schemas[0]: "parameters"} if len(schemas) == 1 else {}
    defining = {renamed.get(key, key): value for key, value in flat.items() if key not in _NOT_DEFINING}
    if defining.get("type") == "function":
        del defining["type"]
    return orjson.dumps(defining, option=orjson.OPT_SORT_KEYS).decode()


def _description(node: _Node) -> str:
    return _text(node, "description", "server_description") or _text(_inner(node), "description")


def _inner(node: _Node) -> _Node:
    """Return the member named like the type, in which Chat Completions wraps a definition. Empty if there is none."""
    inner = node.get(_text(node, "type"))
    return inner if isinstance(inner, dict) else {}


def _text(node: _Node, *keys: str) -> str:
    """Return the first of these members that is a non-empty text, else ""."""
    return next((value for key in keys if isinstance(value := node.get(key), str) and value), "")


def _objects(value: Json, path: str) -> Iterator[tuple[_Node, str]]:
    """Yield the objects in a list, each with its path. An object alone counts as a list of one."""
    if isinstance(value, dict):
        yield value, path
    elif isinstance(value, list):
        yield from ((item, f"{path}/{index}") for index, item in enumerate(value) if isinstance(item, dict))


def _openai(tree: _Node) -> _Named:
    yield from _typed(tree.get("tools"), "/tools")
    for node, path in _objects(tree.get("functions"), "/functions"):
        if name := _text(node, "name"):
            yield name, path, node
    for item, path in _objects(tree.get("input"), "/input"):
        if item.get("type") == "additional_tools":
            yield from _typed(item.get("tools"), f"{path}/tools")


def _typed(value: Json, path: str, namespace: str = "") -> _Named:
    """Yield tools with a type. The name of a namespace precedes those of its tools. Namespaces are not nested."""
    for node, where in _objects(value, path):
        kind = _text(node, "type")
        if kind == "namespace" and not namespace:
            yield from _typed(node.get("tools"), f"{where}/tools", f"{_text(node, 'name')}.")
        elif kind == "mcp":
            yield SERVER + _text(node, "server_label"), where, node
        elif name := _text(node, "name") or _text(_inner(node), "name") or kind:
            yield namespace + name, where, node


def _anthropic(tree: _Node) -> _Named:
    for node, path in _objects(tree.get("tools"), "/tools"):
        server = _text(node, "mcp_server_name")
        if name := f"toolset:{server}" if server else _text(node, "name", "type"):
            yield name, path, node
    for node, path in _objects(tree.get("mcp_servers"), "/mcp_servers"):
        yield SERVER + _text(node, "name"), path, node


def _gemini(tree: _Node) -> _Named:
    for tool, path in _objects(tree.get("tools"), "/tools"):
        for position, (key, value) in enumerate(tool.items()):
            where = f"{path}/{key}" if key in KNOWN else f"{path}/#{position}"
            prefix = _LISTED.get(key)
            if prefix is not None:
                yield from ((prefix + _text(node, "name"), place, node) for node, place in _objects(value, where))
            elif isinstance(value, dict):
                yield key, where, value


def _interactions(tree: _Node) -> _Named:
    for node, path in _objects(tree.get("tools"), "/tools"):
        kind, name = _text(node, "type"), _text(node, "name")
        if kind == "mcp_server":
            yield SERVER + name, path, node
        elif name or kind:
            yield name or kind, path, node


_LISTED: Final[Mapping[str, str]] = {
    "functionDeclarations": "",
    "function_declarations": "",
    "mcpServers": SERVER,
    "mcp_servers": SERVER,
}
"""Members of a Gemini tool that hold several tools, each with the prefix of their names. Others are built-in tools."""
_OF_OPERATION: Mapping[Operation, Callable[[_Node], _Named]] = {
    Operation.CHAT: _openai,
    Operation.RESPONSES: _openai,
    Operation.MESSAGES: _anthropic,
    Operation.GENERATE: _gemini,
    Operation.STREAM_GENERATE: _gemini,
    Operation.INTERACTIONS: _interactions,
}
