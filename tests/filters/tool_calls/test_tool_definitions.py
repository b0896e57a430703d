"""Tools that the bodies of every dialect declare."""

from functools import partial

import pytest

from filters.dialects.dialect import Operation
from filters.tool_calls.tool_definitions import definitions
from filters.trees import Json

declared = partial(definitions, digest=lambda text: text)


@pytest.mark.parametrize(
    ("operation", "tree", "found"),
    [
        (
            Operation.CHAT,
            {
                "tools": [
                    {"type": "function", "function": {"name": "pay", "description": "Pays.", "parameters": {}}},
                    {"type": "custom", "custom": {"name": "patch", "description": "Patches."}},
                    {"type": "function", "function": "pay"},
                    "pay",
                ],
                "functions": [{"name": "old"}, {"description": "nameless"}],
            },
            [
                ("pay", "/tools/0", "Pays."),
                ("patch", "/tools/1", "Patches."),
                ("function", "/tools/2", ""),
                ("old", "/functions/0", ""),
            ],
        ),
        (
            Operation.RESPONSES,
            {
                "tools": [
                    {"type": "function", "name": "pay", "description": "Pays."},
                    {"type": "web_search"},
                    {"type": "mcp", "server_label": "bank", "server_description": "A bank."},
                    {
                        "type": "namespace",
                        "name": "crm",
                        "tools": [
                            {"type": "function", "name": "find"},
                            {"type": "namespace", "name": "deep", "tools": [{"type": "function", "name": "lost"}]},
                        ],
                    },
                    {},
                ],
                "input": [
                    {"type": "additional_tools", "tools": [{"type": "function", "name": "more"}]},
                    {"type": "message", "tools": [{"type": "function", "name": "none"}]},
                ],
            },
            [
                ("pay", "/tools/0", "Pays."),
                ("web_search", "/tools/1", ""),
                ("mcp:bank", "/tools/2", "A bank."),
                ("crm.find", "/tools/3/tools/0", ""),
                ("crm.deep", "/tools/3/tools/1", ""),
                ("more", "/input/0/tools/0", ""),
            ],
        ),
        (Operation.RESPONSES, {"input": "tools"}, []),
        (
            Operation.MESSAGES,
            {
                "tools": [
                    {"name": "pay", "description": "Pays.", "input_schema": {}},
                    {"type": "bash_20250124", "name": "bash"},
                    {"type": "mcp_toolset", "mcp_server_name": "bank"},
                    {},
                ],
                "mcp_servers": [{"type": "url", "name": "bank", "url": "https://bank.example"}],
            },
            [
                ("pay", "/tools/0", "Pays."),
                ("bash", "/tools/1", ""),
                ("toolset:bank", "/tools/2", ""),
                ("mcp:bank", "/mcp_servers/0", ""),
            ],
        ),
        (
            Operation.GENERATE,
            {
                "tools": [
                    {"functionDeclarations": [{"name": "pay", "description": "Pays."}, {"name": "get"}]},
                    {"function_declarations": {"name": "one"}},
                    {"googleSearch": {}, "secretName": {}, "flag": True},
                    {"mcpServers": [{"name": "bank"}]},
                ]
            },
            [
                ("pay", "/tools/0/functionDeclarations/0", "Pays."),
                ("get", "/tools/0/functionDeclarations/1", ""),
                ("one", "/tools/1/#0", ""),
                ("googleSearch", "/tools/2/googleSearch", ""),
                ("secretName", "/tools/2/#1", ""),
                ("mcp:bank", "/tools/3/#0/0", ""),
            ],
        ),
        (
            Operation.STREAM_GENERATE,
            {"tools": {"functionDeclarations": [{"name": "pay"}]}},
            [("pay", "/tools/functionDeclarations/0", "")],
        ),
        (
            Operation.INTERACTIONS,
            {
                "tools": [
                    {"type": "function", "name": "pay", "description": "Pays."},
                    {"type": "google_search"},
                    {"type": "mcp_server", "name": "bank", "url": "https://bank.example"},
                    {},
                ]
            },
            [("pay", "/tools/0", "Pays."), ("google_search", "/tools/1", ""), ("mcp:bank", "/tools/2", "")],
        ),
        (Operation.EMBEDDINGS, {"tools": [{"type": "function", "name": "pay"}]}, []),
        (Operation.CHAT, ["tools"], []),
    ],
    ids=[
        "chat", "responses", "responses with text input", "anthropic", "gemini", "gemini with one tool",
        "interactions", "an operation without tools", "no object",
    ],
)  # fmt: skip
def test_every_tool_is_found_with_its_path(operation: Operation, tree: Json, found: list[tuple[str, str, str]]) -> None:
    tools = declared(operation, tree)
    assert [(tool.name, tool.path, tool.description) for tool in tools] == found


def digest_of(tool: Json) -> str:
    (found,) = declared(Operation.MESSAGES, {"tools": [tool]})
    return found.digest


TOOL: Json = {"name": "pay", "description": "Pays.", "input_schema": {"type": "object", "title": "x"}}


@pytest.mark.parametrize(
    "same",
    [
        {"input_schema": {"title": "x", "type": "object"}, "description": "Pays.", "name": "pay"},
        {"name": "pay", "description": "Pays.", "input_schema": {"type": "object", "title": "x"}, "cache_control": {}},
        {
            "name": "pay",
            "description": "Pays.",
            "input_schema": {"type": "object", "title": "x"},
            "headers": {"a": "b"},
        },
    ],
    ids=["order of members", "a cache mark", "keys for a server"],
)
def test_the_digest_stays_while_the_tool_does(same: Json) -> None:
    assert digest_of(same) == digest_of(TOOL)


@pytest.mark.parametrize(
    "other",
    [
        {"name": "pay", "description": "Pays!", "input_schema": {"type": "object", "title": "x"}},
        {"name": "pay", "description": "Pays.", "input_schema": {"type": "object", "title": "y"}},
        {"name": "pay", "description": "Pays.", "input_schema": {"type": "object", "title": "x"}, "strict": True},
    ],
    ids=["its description", "a part of its schema", "one member more"],
)
def test_the_digest_changes_with_any_part_of_the_tool(other: Json) -> None:
    assert digest_of(other) != digest_of(TOOL)


_FIND = {"name": "find", "description": "Finds."}
_QUERY: Json = {"type": "object", "properties": {"query": {"type": "string"}}}
FIND: list[tuple[Operation, Json]] = [
    (Operation.CHAT, {"tools": [{"type": "function", "function": {**_FIND, "parameters": _QUERY}}]}),
    (Operation.CHAT, {"functions": [{**_FIND, "parameters": _QUERY}]}),
    (Operation.RESPONSES, {"tools": [{"type": "function", **_FIND, "parameters": _QUERY}]}),
    (Operation.INTERACTIONS, {"tools": [{"type": "function", **_FIND, "parameters": _QUERY}]}),
    (Operation.MESSAGES, {"tools": [{**_FIND, "input_schema": _QUERY}]}),
    (Operation.GENERATE, {"tools": [{"functionDeclarations": [{**_FIND, "parameters": _QUERY}]}]}),
    (Operation.GENERATE, {"tools": [{"functionDeclarations": [{**_FIND, "parametersJsonSchema": _QUERY}]}]}),
]
"""One function as each dialect declares it."""


def test_a_function_is_the_same_in_every_dialect() -> None:
    digests = {tool.digest for operation, tree in FIND for tool in declared(operation, tree)}
    assert len(digests) == 1


@pytest.mark.parametrize(
    "other",
    [{"parameters": {}}, {"input_schema": _QUERY, "parameters": _QUERY}, {"input_schema": _QUERY, "strict": True}],
    ids=["another schema", "two schemas", "something more"],
)
def test_another_function_of_the_same_name(other: dict[str, Json]) -> None:
    (first,) = declared(*FIND[0])
    (second,) = declared(Operation.MESSAGES, {"tools": [{**_FIND, **other}]})
    assert first.digest != second.digest
