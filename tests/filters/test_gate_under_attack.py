"""Replies of a hostile server: a call is judged, or the stream is refused, and nothing of it leaves unjudged."""

import orjson
import pytest

from filters.calls import ProposedCall
from filters.dialects import DIALECTS
from filters.dialects.replies import Unreadable, read_reply, write_frame
from filters.gate import Release, StreamGate
from filters.trees import Json, Tree
from tests.filters.replaying import NOTICE, Decide, allow, bytewise, clarify_first, deny, play, ruling, whole

NAME, VALUE = "wire_out", "canary-77"
GIVEN: Tree = {"to": VALUE}
WRITTEN = orjson.dumps(GIVEN).decode()
BODY: Tree = {"name": NAME, "arguments": WRITTEN}
LOOK: Tree = {"name": "look", "arguments": "{}"}
DONE = b"data: [DONE]\n\n"


def chat(*choices: tuple[Tree, str | None], **members: Json) -> bytes:
    """A chat stream of these deltas, each with why its choice finished, and its end."""
    nodes = [{"index": 0, "delta": delta, "finish_reason": finish, **members} for delta, finish in choices]
    return b"".join(write_frame({"object": "chat.completion.chunk", "choices": [node]}) for node in nodes) + DONE


def tool(index: Json, body: Tree, **members: Json) -> Tree:
    return {"tool_calls": [{"index": index, "id": "c", "type": "function", "function": body, **members}]}


END: tuple[Tree, str | None] = ({}, "tool_calls")


def events(*told: Tree) -> bytes:
    return b"".join(write_frame(event, str(event["type"])) for event in told)


def start(index: int, **block: Json) -> Tree:
    return {"type": "content_block_start", "index": index, "content_block": block}


def use(index: int, given: Tree, **members: Json) -> Tree:
    return start(index, **{"type": "tool_use", "id": f"t{index}", "name": NAME, "input": given, **members})


def delta(index: int, **told: Json) -> Tree:
    return {"type": "content_block_delta", "index": index, "delta": told}


def piece(index: int, text: str = WRITTEN) -> Tree:
    return delta(index, type="input_json_delta", partial_json=text)


def stop(index: int) -> Tree:
    return {"type": "content_block_stop", "index": index}


def item(kind: str, **members: Json) -> bytes:
    """A stream of the Responses API with one item: announced, done, and told again at the end."""
    whole_item: Tree = {"type": kind, "id": "i_1", **members}
    return events(
        {"type": "response.output_item.added", "output_index": 0, "item": whole_item},
        {"type": "response.output_item.done", "output_index": 0, "item": whole_item},
        {"type": "response.completed", "response": {"id": "r", "object": "response", "output": [whole_item]}},
    )


def added(index: int, **members: Json) -> Tree:
    return {"type": "response.output_item.added", "output_index": index, "item": {**FUNCTION, **members}}


def done(index: int, **members: Json) -> Tree:
    return {"type": "response.output_item.done", "output_index": index, "item": {**FUNCTION, **members}}


FUNCTION: Tree = {"type": "function_call", "id": "fc_1", "call_id": "c", "name": NAME, "arguments": WRITTEN}
ESCAPED = b'{"n\\u0061me":"wire\\u005fout","\\u0061rguments":"{\\"to\\":\\"canary-77\\"}"}'


def gemini(*parts: Json) -> bytes:
    return write_frame({"candidates": [{"content": {"role": "model", "parts": [*parts]}, "index": 0}]})


CALL: Tree = {"name": NAME, "args": GIVEN}
SAID: Tree = {"parts": [{"text": "Hi."}]}
TWICE: Tree = {"parts": [{"functionCall": CALL}]}
TYPED: Tree = {"type": "type", "text": NAME + VALUE}

JUDGED: dict[str, tuple[str, bytes]] = {
    "arguments before the name": (
        "openai",
        chat((tool(0, {"arguments": WRITTEN}), None), (tool(0, {"name": NAME}), None), END),
    ),
    "an id told again": ("openai", chat((tool(0, LOOK), None), (tool(1, BODY), None), END)),
    "finished for another reason": ("openai", chat((tool(0, BODY), None), ({}, "stop"))),
    "finished with the call": ("openai", chat((tool(0, BODY), "length"))),
    "of the old kind": ("openai", chat(({"function_call": BODY}, None), ({}, "function_call"))),
    "of both kinds": ("openai", chat((tool(0, LOOK), None), ({"function_call": BODY}, None), END)),
    "with a refusal": ("openai", chat(({"refusal": "No.", **tool(0, BODY)}, None), END)),
    "escaped names": (
        "openai",
        b'data: {"choices":[{"index":0,"delta":{"tool_c\\u0061lls":[{"index":0,"id":"c","type":"function",'
        b'"function":%b}]},"finish_reason":"tool_calls"}]}\n\n%b' % (ESCAPED, DONE),
    ),
    "a choice told twice in a frame": (
        "openai",
        write_frame({"choices": [{"index": 0, "delta": {"content": "Hi."}}, {"index": 0, "delta": tool(0, BODY)}]})
        + chat(END),
    ),
    "within a text": ("anthropic", events(start(0, type="text", text=""), use(1, {}), piece(1), stop(1), stop(0))),
    "after the message's end": ("anthropic", events({"type": "message_stop"}, use(0, GIVEN), stop(0))),
    "of a kind to come": ("anthropic", events(use(0, GIVEN, type="custom_tool_use_20270101"), stop(0))),
    "as a thought": ("gemini", gemini({"thought": True, "thoughtSignature": "c2ln", "functionCall": CALL})),
    "in a part with text": ("gemini", gemini({"text": "Hi.", "functionCall": CALL})),
    "a candidate told twice": (
        "gemini",
        write_frame({"candidates": [{"index": 0, "content": said} for said in (SAID, TWICE)]}),
    ),
    "two items laced": (
        "openai_responses",
        events(
            added(0, id="fc_0", call_id="d", name="look", arguments=""),
            added(1, arguments=""),
            {"type": "response.function_call_arguments.delta", "output_index": 1, "delta": WRITTEN},
            {"type": "response.function_call_arguments.delta", "output_index": 0, "delta": "{}"},
            done(1),
            done(0, id="fc_0", call_id="d", name="look", arguments="{}"),
        ),
    ),
    "never announced": ("openai_responses", events(done(0))),
    "a custom tool's": ("openai_responses", item("custom_tool_call", call_id="c", name=NAME, input=VALUE)),
    "a remote server's": ("openai_responses", item("mcp_approval_request", server_label="s", **BODY)),
    "a shell's": ("openai_responses", item("shell_call", call_id="c", action={"commands": [NAME, VALUE]})),
    "a local shell's": ("openai_responses", item("local_shell_call", call_id="c", action={"command": [NAME, VALUE]})),
    "a computer's": ("openai_responses", item("computer_call", call_id="c", action=TYPED)),
    "a patch": ("openai_responses", item("apply_patch_call", call_id="c", operation={"path": NAME, "diff": VALUE})),
    "a search run by the client": ("openai_responses", item("tool_search_call", call_id="c", arguments=TYPED)),
    "an unknown item with arguments": ("openai_responses", item("agent_handoff", **BODY)),
    "an unknown item that waits for an answer": ("openai_responses", item("browser_action", call_id="c", action=TYPED)),
}  # fmt: skip
"""Streams that hold a call which is judged."""


def names_of(calls: tuple[ProposedCall, ...]) -> str:
    return "".join(call.name + call.arguments for call in calls)


@pytest.mark.parametrize(("dialect", "raw"), JUDGED.values(), ids=JUDGED.keys())
def test_the_call_is_judged_as_it_is_and_leaves_byte_for_byte(dialect: str, raw: bytes) -> None:
    played = play(dialect, whole(raw), allow)
    assert NAME in "".join(map(names_of, played.judged))
    assert VALUE in "".join(map(names_of, played.judged))
    assert sorted(played.raw.split(b"\n\n")) == sorted(raw.split(b"\n\n"))


@pytest.mark.parametrize("refuse", [clarify_first, deny])
@pytest.mark.parametrize(("dialect", "raw"), JUDGED.values(), ids=JUDGED.keys())
def test_nothing_of_it_leaves_where_it_is_refused(dialect: str, raw: bytes, refuse: Decide) -> None:
    for chunks in (whole(raw), bytewise(raw)):
        left = play(dialect, chunks, refuse).raw
        assert NAME.encode() not in left
        assert VALUE.encode() not in left
        assert (NOTICE.encode() in left) is (refuse is not deny)


REFUSED: dict[str, tuple[str, bytes]] = {
    "the second before the first": ("openai", chat((tool(1, BODY), None), (tool(0, LOOK), None), END)),
    "a huge place": ("openai", chat((tool(10**9, BODY), None), END)),
    "a place before the first": ("openai", chat((tool(-1, BODY), None), END)),
    "a place that is no number": ("openai", chat((tool(True, BODY), None), END)),
    "a place that is no whole one": ("openai", chat((tool(0.0, BODY), None), END)),
    "a choice beyond all": ("openai", chat((tool(0, BODY), None), END, index=5_000)),
    "a message in a stream": ("openai", chat(({"content": "Hi."}, None), message=tool(0, BODY))),
    "after its choice's end": ("openai", chat(({"content": "Hi."}, "stop"), (tool(0, BODY), None), END)),
    "after the stream's end": ("openai", chat(({"content": "Hi."}, "stop")) + chat((tool(0, BODY), None), END)),
    "a name in two pieces": ("openai", chat((tool(0, {"name": "wire"}), None), (tool(0, {"name": "_out"}), None), END)),
    "a block of another dialect": (
        "openai",
        chat(({"content": [{"type": "tool_use", "name": NAME, "input": GIVEN}]}, "stop")),
    ),
    "in details of a thought": ("openai", chat(({"reasoning_details": [{"type": "tool_call", **BODY}]}, "stop"))),
    "in members of a provider": ("openai", chat(({"provider_specific_fields": tool(0, BODY)}, "stop"))),
    "among labels": ("openai", chat(({"content": "Hi."}, "stop"), metadata=tool(0, BODY))),
    "with no kind, as an object": ("openai", chat(({"action": {"name": NAME, "args": GIVEN}}, "stop"))),
    "two blocks laced": ("anthropic", events(use(0, {}), use(1, {}), piece(1), stop(1), stop(0))),
    "a block at another place": ("anthropic", events(use(3, GIVEN), stop(3))),
    "a block at a place for the second time": (
        "anthropic",
        events(start(0, type="text", text=""), stop(0), use(0, GIVEN), stop(0)),
    ),
    "pieces of another block": ("anthropic", events(start(0, type="text", text=""), piece(1), stop(0))),
    "arguments told twice": ("anthropic", events(use(0, GIVEN), piece(0), stop(0))),
    "a text that becomes a call": (
        "anthropic",
        events(start(0, type="text", text=""), delta(0, type="tool_use_delta", name=NAME, input=GIVEN), stop(0)),
    ),
    "an unknown block with input": ("anthropic", events(start(0, type="action", name=NAME, input=GIVEN), stop(0))),
    "in a ping": ("anthropic", events({"type": "ping", **use(0, GIVEN), "index": 0} | {"type": "ping"})),
    "in an error": ("anthropic", events({"type": "error", "error": {"content": [{"type": "tool_use", "name": NAME}]}})),
    "in a citation": ("anthropic", events(start(0, type="text", citations=[{"type": "tool_use", "name": NAME}]))),
    "in the message's start": (
        "anthropic",
        events({"type": "message_start", "message": {"content": [{"type": "tool_use", "name": NAME, "input": GIVEN}]}}),
    ),
    "whole and in pieces": ("gemini", gemini({"functionCall": {**CALL, "willContinue": True}})),
    "told in both spellings": ("gemini", gemini({"functionCall": CALL, "function_call": CALL})),
    "beside the candidates": ("gemini", write_frame({"toolCall": {"functionCalls": [CALL]}})),
    "bare beside the candidates": ("gemini", write_frame({"toolCall": CALL})),
    "in a history": ("gemini", write_frame({"automaticFunctionCallingHistory": [{"parts": [{"functionCall": CALL}]}]})),
    "a list of replies in a frame": ("gemini", b"data: [%b]\n\n" % gemini({"functionCall": CALL})[6:-2]),
    "only at the end": (
        "openai_responses",
        events({"type": "response.completed", "response": {"id": "r", "object": "response", "output": [FUNCTION]}}),
    ),
    "pieces of nothing": (
        "openai_responses",
        events({"type": "response.function_call_arguments.done", "output_index": 0, **BODY}),
    ),
    "in a piece of text": (
        "openai_responses",
        events({"type": "response.output_text.delta", "output_index": 0, "delta": "Hi.", "item": FUNCTION}),
    ),
    "in an unknown event": ("openai_responses", events({"type": "response.tool.proposed", "item": FUNCTION})),
    "in an error event": ("openai_responses", events({"type": "error", "message": "x", "tool_call": BODY})),
    "an unknown item with input": ("openai_responses", item("function_invocation", name=NAME, input=GIVEN)),
    "a part of a message": ("openai_responses", item("message", role="assistant", content=[FUNCTION])),
    "a part of a thought": ("openai_responses", item("reasoning", summary=[], content=[{"type": "tool_call", **BODY}])),
}  # fmt: skip
"""Streams in which some client could find a call that others do not."""


@pytest.mark.parametrize(("dialect", "raw"), REFUSED.values(), ids=REFUSED.keys())
def test_a_stream_with_two_readings_ends_before_the_call(dialect: str, raw: bytes) -> None:
    for chunks in (whole(raw), bytewise(raw)):
        gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=100_000)
        left: list[bytes] = []
        with pytest.raises(Unreadable):
            pass_all(gate, chunks, left)
        assert NAME.encode() not in b"".join(left)
        assert VALUE.encode() not in b"".join(left)


def pass_all(gate: StreamGate, chunks: object, left: list[bytes]) -> None:
    """Feeds the chunks, and lets every call through."""
    assert isinstance(chunks, list)
    for chunk in chunks:
        gate.feed(chunk)
        while step := gate.next():
            if isinstance(step, Release):
                left.append(step.raw)
            else:
                gate.rule([ruling(call, allow(0)) for call in step.calls])


def test_a_call_that_was_withheld_is_told_under_no_other_id() -> None:
    again: Tree = {"type": "response.completed", "response": {"output": [{**FUNCTION, "call_id": "other"}]}}
    left: list[bytes] = []
    gate = StreamGate(DIALECTS["openai_responses"].replies.reader(), held_bytes=100_000)
    with pytest.raises(Unreadable):
        pass_all(gate, [events(added(0, arguments=""), done(0), again)], left)
    assert b"other" not in b"".join(left)


@pytest.mark.parametrize(
    ("dialect", "tree"),
    [
        ("openai", {"choices": [{"message": {"content": "Hi."}, "metadata": tool(0, BODY)}]}),
        ("openai", {"choices": [{"message": {"action": CALL}}]}),
        ("anthropic", {"content": [{"type": "action", "name": NAME, "input": GIVEN}]}),
        ("gemini", {"toolCall": CALL}),
        ("openai_responses", {"output": [{"type": "function_invocation", "name": NAME, "input": GIVEN}]}),
    ],
)
def test_a_whole_reply_with_two_readings_is_refused(dialect: str, tree: Json) -> None:
    with pytest.raises(Unreadable):
        DIALECTS[dialect].replies.calls(read_reply(orjson.dumps(tree)))


@pytest.mark.parametrize(
    "tree",
    [
        {"metadata": {"Type": "x", "Name": "y", "tool_calls": "7"}},
        {"usage": {"input_tokens": 1, "input": 7}, "name": "x"},
        {"tool": {"name": "search", "input": "a text"}},
        {"tools": [{"type": "function", "name": "x", "input": {"schema": {}}}]},
    ],
    ids=["labels", "numbers", "a text", "definitions"],
)
@pytest.mark.parametrize("dialect", ["openai", "openai_responses", "anthropic", "gemini", "gemini_interactions"])
def test_what_only_looks_a_little_like_one_is_none(dialect: str, tree: Json) -> None:
    assert DIALECTS[dialect].replies.calls(tree) == ()
