"""A locked caller's request goes on without its tools."""

import json
from typing import Any

import pytest

from filters.bodies.locking import without_tools
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
    "items of a conversation": (
        {"items": [{"type": "additional_tools"}, {"role": "user"}]},
        {"items": [{"role": "user"}]},
    ),
    "Azure's own data": ({"data_sources": [{}], "messages": []}, {"messages": []}),
    "other spellings": (
        dict.fromkeys(("dataSources", "toolChoice", "mcpServers", "connectors", "enableSearch"), 1),
        {},
    ),
    "a batch of bodies": ({"requests": [{"body": {"tools": [TOOL], "n": 1}}]}, {"requests": [{"body": {"n": 1}}]}),
    "tools that were searched for": (
        {"input": [{"type": "tool_search_output", "call_id": "c", "tools": [TOOL]}]},
        {"input": [{"type": "tool_search_output", "call_id": "c", "tools": []}]},
    ),
    "a choice among the settings": (
        {"generation_config": {"tool_choice": "any", "seed": 1}},
        {"generation_config": {"seed": 1}},
    ),
    "tools that were searched for at Google": (
        {"input": [{"type": "tool_search_result", "call_id": "c", "result": [TOOL]}]},
        {"input": [{"type": "tool_search_result", "call_id": "c", "result": []}]},
    ),
    "a found tool by itself": (
        {"item": {"type": "tool_search_output", "tools": [TOOL]}},
        {"item": {"type": "tool_search_output", "tools": []}},
    ),
    "Mistral's settings": ({"completion_args": {"tool_choice": "any", "n": 1}}, {"completion_args": {"n": 1}}),
    "an item in other letters": ({"input": [{"Type": "additional_tools"}, "a"]}, {"input": ["a"]}),
    "an item by itself": ({"item": {"type": "additional_tools"}, "n": 1}, {"n": 1}),
    "other letters": ({"Tools": [TOOL], "messages": []}, {"messages": []}),
    "a batch of messages": (
        {"requests": [{"custom_id": "a", "params": {"tools": [TOOL], "mcp_servers": [{}], "messages": []}}]},
        {"requests": [{"custom_id": "a", "params": {"messages": []}}]},
    ),
    "Gemini's batch": (
        {"batch": {"inputConfig": {"requests": {"requests": [{"request": {"contents": [], "tools": [{}]}}]}}}},
        {"batch": {"inputConfig": {"requests": {"requests": [{"request": {"contents": []}}]}}}},
    ),
    "a count": (
        {"generateContentRequest": {"tools": [{}], "contents": []}},
        {"generateContentRequest": {"contents": []}},
    ),
    "an evaluation": (
        {"data_source": {"sampling_params": {"tools": [{}], "seed": 1}}},
        {"data_source": {"sampling_params": {"seed": 1}}},
    ),
}
SAID: dict[str, Any] = {
    "arguments": {"messages": [{"content": [{"type": "tool_use", "input": {"tools": ["saw"]}}]}]},
    "a result": {"contents": [{"parts": [{"functionResponse": {"response": {"prompt": {"tools": 1}}}}]}]},
    "a text as a prompt": {"prompt": "Paint a saw."},
    "a prompt of parts": {"prompt": {"text": "Paint a saw."}},
    "what restricts tools": {"compound_custom": {"tools": {"enabled_tools": ["web_search"]}}},
    "a schema": {
        "response_format": {"json_schema": {"schema": {"properties": {"tools": {}, "agent": {}, "prompt": {"id": {}}}}}}
    },
    "Gemini's schema": {"generationConfig": {"responseSchema": {"properties": {"tools": {}, "filename": {}}}}},
    "labels": {"metadata": {"agent": "support", "filename": "a.pdf"}, "labels": {"tools": "none"}},
    "a token that is none": {"model": "m", "input": "a", "continuation_token": ""},
    "an upload": {"filename": "a.jsonl", "purpose": "batch", "bytes": 1},
}
STORED: dict[str, Any] = {
    "a file of requests": {"input_file_id": "file-1", "endpoint": "/v1/responses"},
    "Gemini's file of requests": {"batch": {"inputConfig": {"fileName": "files/1"}}},
    "a prompt": {"model": "m", "prompt": {"id": "pmpt_1"}},
    "a prefix": {"cachedContent": "cachedContents/1", "contents": []},
    "an agent": {"agent": "a", "input": "hello"},
    "an assistant": {"assistant_id": "asst_1"},
    "an agent by its id": {"agent_id": "ag_1"},
    "an agent by reference": {"agent_reference": {"name": "a"}},
    "a prefix in a body of Google's": {"extra_body": {"google": {"cached_content": "cachedContents/1"}}},
    "an interaction that goes on": {"model": "m", "previous_interaction_id": "i", "continuation_token": "dG9r"},
    "a reply of Gemini's that goes on": {"contents": [], "continuationToken": "dG9r"},
    "one of a batch": {"batch": {"inputConfig": {"requests": {"requests": [{"request": {"continuationToken": "t"}}]}}}},
    "a prompt in other letters": {"Prompt": {"Id": "pmpt_1"}},
}


def stripped(body: bytes) -> bytes:
    return without_tools(body, depth=64, nodes=1_000)


@pytest.mark.parametrize(("given", "kept"), BODIES.values(), ids=BODIES)
def test_tools_are_taken_out(given: dict[str, Any], kept: dict[str, Any]) -> None:
    assert json.loads(stripped(json.dumps(given).encode())) == kept


def test_what_is_left_has_the_values_that_it_had() -> None:
    left = '"seed":123456789012345678901234567890,"n":[-9007199254740993,0.1,1e-07],"stop":"\\u00e9\\n\u2028"}'
    given = f'{{"tools":[],{left}'.encode()
    assert stripped(given) == f"{{{left}".replace("\\u00e9", "\u00e9").encode()


@pytest.mark.parametrize("body", [b'{ "model" : "m", "input": "a" }', b"[1]", b'"tools"', b'{"input": [1]}'])
def test_a_body_without_tools_stays_as_it_is(body: bytes) -> None:
    assert stripped(body) is body


@pytest.mark.parametrize("tree", SAID.values(), ids=SAID)
def test_names_in_what_was_said_are_no_tools(tree: dict[str, Any]) -> None:
    body = json.dumps(tree).encode()
    assert stripped(body) is body


@pytest.mark.parametrize("tree", STORED.values(), ids=STORED)
def test_tools_that_the_provider_keeps_cannot_be_taken_out(tree: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        stripped(json.dumps(tree).encode())
    assert refused.value.reason is Reason.NOT_JUDGED


def test_requests_too_deep_in_one_another_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        stripped(b'{"request":' * 20 + b"{}" + b"}" * 20)
    assert refused.value.reason is Reason.NOT_JUDGED


def test_what_has_more_than_one_reading_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        stripped(b'{"tools": [], "tools": [1]}')
    assert refused.value.reason is Reason.MALFORMED
