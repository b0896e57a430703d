"""No call hides where no reader looks: not deep down, not in other letters, not in another dialect's shape."""

import json
from typing import Any

import orjson
import pytest

from filters.dialects import DIALECTS
from filters.dialects.replies import Judge, Unreadable, may_hold_calls, write_frame
from filters.dialects.strays import SIGNS, Taken, require_no_strays, require_none
from filters.gate import StreamGate
from filters.trees import Json, Tree

BODY: Tree = {"name": "bash", "arguments": "{}"}
TOOL_CALLS: Json = [{"id": "c", "type": "function", "function": BODY}]
TOOL_USE: Tree = {"type": "tool_use", "id": "c", "name": "bash", "input": {"command": "ls"}}
FUNCTION_CALL: Tree = {"functionCall": {"name": "bash", "args": {"command": "ls"}}}

everywhere = pytest.mark.parametrize("dialect", ["openai", "openai_responses", "anthropic", "gemini"])
STRAYS = {
    "ollama": {"message": {"role": "assistant", "tool_calls": TOOL_CALLS}},
    "wrapped in data": {"data": {"choices": [{"message": {"tool_calls": TOOL_CALLS}}]}},
    "list of stored completions": {"data": [{"choices": [{"message": {"tool_calls": TOOL_CALLS}}]}]},
    "items of a conversation": {"data": [{"type": "function_call", "name": "bash", "arguments": "{}"}]},
    "run of a thread": {"required_action": {"submit_tool_outputs": {"tool_calls": TOOL_CALLS}}},
    "steps": {"steps": [{"type": "function_call", "name": "bash"}]},
    "results of a batch": {
        "response": {"inlinedResponses": [{"candidates": [{"content": {"parts": [FUNCTION_CALL]}}]}]}
    },
    "events of a session": {"data": [{"type": "agent.custom_tool_use", "name": "bash", "input": {}}]},
    "message in a message": {"choices": [{"delta": {"message": {"tool_calls": TOOL_CALLS}}}]},
    "blocks in a delta": {"choices": [{"delta": {"content": [TOOL_USE]}}]},
    "within a response": {"functionResponse": {"parts": [FUNCTION_CALL]}},
    "other letters around": {"Choices": [{"Message": {"tool_calls": TOOL_CALLS}}]},
    "other letters": {"choices": [{"message": {"Tool_Calls": TOOL_CALLS}}]},
    "camel case": {"choices": [{"message": {"toolCalls": TOOL_CALLS}}]},
    "kind in other letters": {"a": [{"type": "Tool_Use", "name": "bash"}]},
    "name of a kind in other letters": {"a": [{"Type": "tool_use", "name": "bash"}]},
    "no kind": {"a": [BODY]},
    "call that a server could not read": {"error": {"failed_generation": '{"name": "bash", "arguments": {}}'}},
    "that under another name": {"error": {"failedGeneration": "<function=bash>"}},
    "approval": {"a": {"type": "mcp_approval_request", "name": "bash"}},
}


@pytest.mark.parametrize("tree", STRAYS.values(), ids=STRAYS.keys())
@everywhere
def test_a_stray_in_a_whole_reply(dialect: str, tree: Json) -> None:
    with pytest.raises(Unreadable):
        DIALECTS[dialect].replies.calls(tree)


@pytest.mark.parametrize("tree", STRAYS.values(), ids=STRAYS.keys())
@pytest.mark.parametrize("kind", ["ping", "response.created"])
@everywhere
def test_a_stray_in_a_frame(dialect: str, kind: str, tree: Tree) -> None:
    event = "" if dialect in ("openai", "gemini") else kind
    frame = write_frame({**tree, "type": kind} if event else tree, event)
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=10_000)
    gate.feed(frame)
    with pytest.raises(Unreadable):
        gate.next()


HARMLESS: dict[str, Tree] = {
    "numbers with such names": {"metrics_recall": 0.3, "recall": {"p": 0.1}, "max_tool_calls": 3},
    "texts with such names": {"tool_call_parser": "hermes", "tool_calls": "none", "function_call": "auto"},
    "empty calls": {"function_call": {"name": "", "arguments": ""}, "tool_calls": []},
    "counts": {"usage": {"server_tool_use": {"web_search_requests": 1}}},
    "edits": {"applied_edits": [{"type": "clear_tool_uses_20250919", "cleared_tool_uses": 3}]},
    "settings": {"parallel_tool_calls": True, "tool_choice": {"type": "function", "name": "bash"}},
    "tools of the request": {"tools": [{"type": "function", "name": "x", "parameters": {"Name": {}, "calls": [1]}}]},
    "provider's calls": {"a": [{"type": "server_tool_use", "name": "web_search", "arguments": {"q": "x"}}]},
    "results": {"a": [{"type": "function_call_output", "output": "x"}, {"type": "mcp_tool_result", "content": []}]},
    "error": {"error": {"message": "Invalid tool_calls.", "type": "invalid_request_error", "code": "tool_use_failed"}},
    "error with nothing that failed": {"error": {"message": "No.", "failed_generation": None}},
}


@pytest.mark.parametrize("tree", HARMLESS.values(), ids=HARMLESS.keys())
@everywhere
def test_what_is_no_stray(dialect: str, tree: Json) -> None:
    assert DIALECTS[dialect].replies.calls(tree) == ()


@pytest.mark.parametrize("tree", STRAYS.values(), ids=STRAYS.keys())
def test_every_stray_is_walked_to(tree: Json) -> None:
    raw = orjson.dumps(tree)
    assert may_hold_calls(raw, SIGNS)
    with pytest.raises(Unreadable):
        require_no_strays(raw, tree, Taken())


def test_bytes_that_can_hold_none_are_not_walked() -> None:
    require_no_strays(b"{}", {"tool_calls": [1]}, Taken())


def test_what_was_taken_is_no_stray_but_what_is_beside_it_is() -> None:
    tree: Tree = {"content": [{**TOOL_USE, "input": {"tool_calls": [1], "Name": 2}}]}
    taken = Taken()
    block: Any = tree["content"]
    taken.call(block[0], block[0]["input"])
    require_none(tree, taken)
    block[0]["tool_calls"] = [1]
    with pytest.raises(Unreadable):
        require_none(tree, taken)


@pytest.mark.parametrize(
    ("dialect", "tree"),
    [
        ("openai", {"choices": [{"message": {"tool_calls": [{"function": {**BODY, "Name": "rm"}}]}}]}),
        ("openai_responses", {"output": [{"type": "function_call", **BODY, "Arguments": "{}"}]}),
        ("anthropic", {"content": [{**TOOL_USE, "Input": {}}]}),
        ("gemini", {"candidates": [{"content": {"parts": [{"functionCall": {"name": "ls", "Args": {}}}]}}]}),
    ],
)
def test_a_call_is_told_in_one_spelling(dialect: str, tree: Json) -> None:
    with pytest.raises(Unreadable):
        DIALECTS[dialect].replies.calls(tree)


OTHER: Tree = {"command": "rm"}
FUNCTION_ITEM: Tree = {"type": "function_call", **BODY}


def parts(called: Tree) -> Json:
    return {"candidates": [{"content": {"parts": [{"functionCall": called}]}}]}


def of_choice(call: Tree) -> Json:
    return {"choices": [{"message": {"tool_calls": [{"id": "c", "type": "function", **call}]}}]}


TWICE: dict[str, tuple[str, Json]] = {
    "in a function": ("openai", of_choice({"function": {**BODY, "parameters": OTHER}})),
    "in a function that has none": ("openai", of_choice({"function": {"name": "bash", "args": OTHER}})),
    "beside a function": ("openai", of_choice({"function": BODY, "name": "rm", "args": OTHER})),
    "beside a function, as text": ("openai", of_choice({"function": BODY, "arguments": "{}"})),
    "beside those of an old call": ("openai", {"choices": [{"message": {"function_call": {**BODY, "input": OTHER}}}]}),
    "in an item": ("openai_responses", {"output": [{**FUNCTION_ITEM, "input": "rm"}]}),
    "in an item, as an object": ("openai_responses", {"output": [{**FUNCTION_ITEM, "args": OTHER}]}),
    "in a block": ("anthropic", {"content": [{**TOOL_USE, "arguments": "{}"}]}),
    "in a block that has none": ("anthropic", {"content": [{**TOOL_USE, "input": {}, "partial_json": "{}"}]}),
    "in a part": ("gemini", parts({"name": "ls", "args": {}, "arguments": OTHER})),
}


@pytest.mark.parametrize(("dialect", "tree"), TWICE.values(), ids=TWICE.keys())
def test_a_call_has_its_arguments_in_one_place(dialect: str, tree: Json) -> None:
    with pytest.raises(Unreadable):
        DIALECTS[dialect].replies.calls(tree)


def test_what_says_nothing_in_another_place_is_no_arguments() -> None:
    (call,) = DIALECTS["openai"].replies.calls(of_choice({"function": {**BODY, "parameters": None}, "input": {}}))
    assert (call.name, call.arguments) == ("bash", "{}")


def anthropic(*events: Tree, nameless: int = -1) -> StreamGate:
    gate = StreamGate(DIALECTS["anthropic"].replies.reader(), held_bytes=100_000)
    for number, event in enumerate(events):
        gate.feed(write_frame(event, "" if number == nameless else str(event["type"])))
    return gate


def run(gate: StreamGate) -> Judge | None:
    while step := gate.next():
        if isinstance(step, Judge):
            return step
    return None


START: Tree = {"type": "content_block_start", "index": 0, "content_block": {**TOOL_USE, "input": {}}}
PIECE: Tree = {"type": "content_block_delta", "index": 0, "delta": {"type": "input_json_delta", "partial_json": "{}"}}
STOP: Tree = {"type": "content_block_stop", "index": 0}


@pytest.mark.parametrize("nameless", [0, 1, 2])
def test_an_event_that_the_sdk_leaves_out_is_refused(nameless: int) -> None:
    judge = run(anthropic(START, PIECE, STOP))
    assert judge is not None
    assert [call.name for call in judge.calls] == ["bash"]
    with pytest.raises(Unreadable):
        run(anthropic(START, PIECE, STOP, nameless=nameless))


@pytest.mark.parametrize(
    ("block", "fits"),
    [
        ({"type": "server_tool_use", "id": "s", "name": "web_search", "input": {}}, True),
        ({"type": "mcp_tool_use", "id": "s", "name": "x", "input": {}}, True),
        ({"type": "text", "text": ""}, False),
        ({"type": "thinking", "thinking": ""}, False),
    ],
    ids=["provider's tool", "provider's server", "text", "thought"],
)
def test_a_piece_of_a_call_needs_a_call(block: Tree, fits: bool) -> None:
    gate = anthropic({**START, "content_block": block}, PIECE, STOP)
    if fits:
        assert run(gate) is None
        assert gate.is_whole
    else:
        with pytest.raises(Unreadable):
            run(gate)


@pytest.mark.parametrize("name", ["thread.message.delta", "x"])
def test_a_part_of_an_answer_has_no_name(name: str) -> None:
    gate = StreamGate(DIALECTS["openai"].replies.reader(), held_bytes=10_000)
    gate.feed(write_frame({"choices": [{"index": 0, "delta": {"content": "x"}}]}, name))
    with pytest.raises(Unreadable):
        gate.next()


def chat(*deltas: Tree) -> StreamGate:
    gate = StreamGate(DIALECTS["openai"].replies.reader(), held_bytes=10_000)
    for delta in (*deltas, {}):
        finish = None if delta else "tool_calls"
        gate.feed(write_frame({"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}))
    return gate


def piece(index: int | None = None, /, **body: Json) -> Tree:
    where: Tree = {} if index is None else {"index": index}
    return {"tool_calls": [{**where, "id": "c", "type": "function", "function": body}]}


@pytest.mark.parametrize(
    ("deltas", "arguments"),
    [
        ([piece(name="bash", arguments='{"a":1}')], '{"a":1}'),
        ([piece(0, name="bash", arguments={"a": 1})], '{"a":1}'),
        ([{"function_call": {"name": "", "arguments": ""}}, piece(0, name="bash", arguments="{}")], "{}"),
    ],
    ids=["no place, alone", "arguments as an object", "empty call of the old kind"],
)
def test_compatible_servers_are_read_where_clients_agree(deltas: list[Tree], arguments: str) -> None:
    judge = run(chat(*deltas))
    assert judge is not None
    assert [(call.name, json.loads(call.arguments)) for call in judge.calls] == [("bash", json.loads(arguments))]


@pytest.mark.parametrize(
    "deltas",
    [
        [piece(name="bash", arguments="{"), piece(arguments="}")],
        [piece(0, name="ls", arguments="{}"), piece(0, name="bash", arguments="{}")],
        [piece(0, name="bash", arguments="{"), piece(0, name="bash", arguments="}")],
        [piece(0, name="bash", arguments={"a": 1}), piece(0, arguments='{"b":1}')],
        [piece(0, name="bash", arguments="{}"), piece(0, input='{"b":1}')],
    ],
    ids=["no place, in pieces", "two at one place", "name repeated", "object and text", "two places"],
)
def test_compatible_servers_are_refused_where_clients_differ(deltas: list[Tree]) -> None:
    with pytest.raises(Unreadable):
        run(chat(*deltas))


@everywhere
def test_nothing_of_a_line_that_is_no_field_leaves(dialect: str) -> None:
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=10_000)
    gate.feed(orjson.dumps({"choices": [{"message": {"tool_calls": TOOL_CALLS}}]}) + b"\n\n")
    with pytest.raises(Unreadable):
        gate.next()


@pytest.mark.parametrize("data", [b"{}", b"1", b"true"])
@pytest.mark.parametrize("field", [b": ", b"id: "])
def test_what_stands_beside_data_is_looked_at_whatever_the_data(field: bytes, data: bytes) -> None:
    gate = StreamGate(DIALECTS["gemini"].replies.reader(), held_bytes=10_000)
    gate.feed(field + orjson.dumps({"candidates": [{"content": {"parts": [FUNCTION_CALL]}}]}))
    gate.feed(b"\ndata: %b\n\n" % data)
    with pytest.raises(Unreadable):
        gate.next()


def test_a_stream_holds_no_more_calls_than_a_reply() -> None:
    gate = StreamGate(DIALECTS["gemini"].replies.reader(), held_bytes=1_000_000)
    gate.feed(write_frame({"candidates": [{"content": {"parts": [FUNCTION_CALL] * 129}}]}))
    with pytest.raises(Unreadable):
        gate.next()
