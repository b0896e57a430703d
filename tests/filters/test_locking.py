"""A locked caller's request goes on without its tools."""

import json
from typing import Any

import pytest

from filters.locking import without_tools
from filters.refusals import Reason, Refused

TOOL = {"type": "function", "function": {"name": "bash"}}
BODIES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "chat": ({"model": "m", "tools": [TOOL], "tool_choice": "auto", "messages": []}, {"model": "m", "messages": []}),
    "legacy": ({"functions": [{}], "function_call": "auto", "n": 1}, {"n": 1}),
    "servers": ({"mcp_servers": [{}], "max_tokens": 5}, {"max_tokens": 5}),
    "Gemini": ({"tools": [{}], "toolConfig": {}, "contents": []}, {"contents": []}),
    "Responses": (
        {"input": [{"role": "user", "content": "a"}, {"type": "additional_tools", "tools": [TOOL]}]},
        {"input": [{"role": "user", "content": "a"}]},
    ),
}


def stripped(body: bytes) -> bytes:
    return without_tools(body, depth=64, nodes=1_000)


@pytest.mark.parametrize(("given", "kept"), BODIES.values(), ids=BODIES)
def test_tools_are_taken_out(given: dict[str, Any], kept: dict[str, Any]) -> None:
    assert json.loads(stripped(json.dumps(given).encode())) == kept


@pytest.mark.parametrize("body", [b'{ "model" : "m", "input": "a" }', b'[{"tools": 1}]', b'"tools"', b'{"input": [1]}'])
def test_a_body_without_tools_stays_as_it_is(body: bytes) -> None:
    assert stripped(body) is body


def test_what_has_more_than_one_reading_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        stripped(b'{"tools": [], "tools": [1]}')
    assert refused.value.reason is Reason.MALFORMED
