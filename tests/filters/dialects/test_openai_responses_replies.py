"""The Responses dialect: what becomes of calls in whole replies and streams."""

import tracemalloc
from collections.abc import Iterable

import orjson
import pytest

from filters.decision import Decision
from filters.dialects.openai_responses_replies import REPLIES
from filters.dialects.replies import Judge, Unreadable, write_frame
from filters.sse import Frame
from filters.trees import Json, Tree
from tests.filters.dialects.response_items import PAY, SEARCH, SHELL, TEXT, WIPE
from tests.filters.replaying import NOTICE, ruling


def reply(*items: Json) -> Tree:
    return {"id": "resp_1", "object": "response", "status": "completed", "output": list(items)}


def told(mark: str, text: str = NOTICE) -> Tree:
    part: Tree = {"type": "output_text", "annotations": [], "logprobs": [], "text": text}
    return {"id": f"msg_{mark}", "type": "message", "status": "completed", "role": "assistant", "content": [part]}


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(reply(TEXT, {"type": "reasoning", "summary": []}), id="text"),
        pytest.param(reply(SEARCH, {"type": "mcp_call", "name": "x", "arguments": "{}"}), id="provider's"),
        pytest.param(reply({"type": "function_call_output", "output": "x"}), id="output"),
        pytest.param(reply({"type": "mcp_list_tools", "tools": [{"name": "pay"}]}), id="list of tools"),
        pytest.param({"id": "resp_1", "output": None}, id="no output"),
        pytest.param({"input_tokens": 3}, id="count"),
        pytest.param([], id="list"),
    ],
)
def test_no_calls(tree: Json) -> None:
    assert REPLIES.calls(tree) == ()
    assert orjson.loads(REPLIES.withhold(tree, ())) == tree


@pytest.mark.parametrize(
    "item",
    [
        pytest.param("x", id="text for an item"),
        pytest.param({"call_id": "x"}, id="no type"),
        pytest.param({**PAY, "name": None}, id="no name"),
        pytest.param({**PAY, "name": 1}, id="number for a name"),
        pytest.param({**PAY, "arguments": {"to": "x"}}, id="object for arguments"),
        pytest.param({**WIPE, "input": ["all"]}, id="list for an input"),
    ],
)
def test_unreadable(item: Json) -> None:
    with pytest.raises(Unreadable):
        REPLIES.calls(reply(item))


def test_withhold() -> None:
    tree = reply(TEXT, PAY, SEARCH, SHELL)
    pay, shell = REPLIES.calls(tree)
    rulings = [ruling(pay, Decision.ALLOW), ruling(shell, Decision.CLARIFY)]
    assert orjson.loads(REPLIES.withhold(tree, rulings)) == reply(TEXT, told("1"), SEARCH)


def stream(*events: Tree) -> list[Frame]:
    """The events, numbered from 3."""
    trees = [{**event, "sequence_number": number} for number, event in enumerate(events, 3)]
    return [Frame(write_frame(tree, str(tree["type"])), str(tree["type"]), orjson.dumps(tree)) for tree in trees]


def added(item: Json, index: Json = 0) -> Tree:
    return {"type": "response.output_item.added", "output_index": index, "item": item}


def done(item: Json, index: Json = 0) -> Tree:
    return {"type": "response.output_item.done", "output_index": index, "item": item}


def piece(text: Json, step: str = "delta", index: int = 0, **members: Json) -> Tree:
    member = "delta" if step == "delta" else "arguments"
    return {"type": f"response.function_call_arguments.{step}", "output_index": index, member: text, **members}


def of(kind: str, **members: Json) -> Tree:
    return {"type": f"response.{kind}", "output_index": 0, **members}


def whole() -> Tree:
    return piece('{"to":"x"}', "done", name="pay", item_id="msg_3")


def command(step: str, **members: Json) -> Tree:
    return {"type": f"response.shell_call_command.{step}", "output_index": 0, **members}


def completed(*items: Json, kind: str = "completed") -> Tree:
    return {"type": f"response.{kind}", "response": reply(*items)}


MCP: Tree = {"id": "mcp_6", "type": "mcp_call", "name": "read", "arguments": "", "server_label": "crm"}
OUTPUT: Tree = {"id": "sho_7", "type": "shell_call_output", "call_id": "call_4", "output": []}
BEGUN: Tree = {**PAY, "arguments": ""}
AGAIN: Tree = {**BEGUN, "name": "ask", "call_id": "call_9"}
ERROR: Tree = {"type": "error", "message": "x"}


def run(frames: Iterable[Frame], *decisions: Decision) -> list[bytes]:
    """What leaves after each frame; the nth call is ruled on by the nth decision."""
    reader = REPLIES.reader()
    left = list(decisions)
    out: list[bytes] = []
    for each in frames:
        step = reader.read(each)
        if isinstance(step, Judge):
            step = reader.rule([ruling(call, left.pop(0)) for call in step.calls])
        out.append(step)
    assert left == []
    return out


@pytest.mark.parametrize(
    "events",
    [
        pytest.param([added(BEGUN), done(PAY)], id="whole at its end"),
        pytest.param([added(PAY), done(PAY)], id="whole at its beginning"),
        pytest.param([done(PAY)], id="not announced"),
        pytest.param([added(BEGUN), piece('{"to"'), piece(':"x"}'), done(PAY)], id="in pieces"),
        pytest.param(
            [added({**PAY, "arguments": '{"to"'}), piece(':"x"}', item_id="fc_1"), done(PAY)],
            id="begun at its beginning",
        ),
        pytest.param(
            [added(BEGUN), piece('{"to"', item_id="a"), piece(':"x"}', item_id="b"), done(PAY)],
            id="each event with another id",
        ),
        pytest.param([added(BEGUN), piece(""), piece('{"to":"x"}', "done", name="pay"), done(PAY)], id="with its end"),
        pytest.param([added({**BEGUN, "id": None, "name": None}), done(PAY)], id="announced in part"),
        pytest.param(
            [
                added({**SHELL, "action": {"commands": []}}),
                command("added", command_index=0, command=""),
                command("delta", command_index=0, delta="l"),
                command("delta", command_index=0, delta="s"),
                command("done", command_index=0, command="ls"),
                done({**SHELL, "environment": None}),
            ],
            id="shell",
        ),
    ],
)
def test_a_call_of_a_stream(events: list[Tree]) -> None:
    frames = stream(*events)
    *held, last = run(frames, Decision.ALLOW)
    assert b"".join(held) == b""
    assert last == b"".join(frame.raw for frame in frames)


@pytest.mark.parametrize(
    "events",
    [
        pytest.param([added(BEGUN), piece("{}"), done(PAY)], id="other arguments than in pieces"),
        pytest.param([added(BEGUN), piece("{}", "done"), done(PAY)], id="other arguments than at their end"),
        pytest.param([added({**PAY, "arguments": "{}"}), done(PAY)], id="other arguments than announced"),
        pytest.param([added(PAY), piece('{"to":"x"}'), done(PAY)], id="arguments twice"),
        pytest.param([added(BEGUN), piece("pay"), done(PAY)], id="pieces of another member"),
        pytest.param([added({**BEGUN, "name": "ask"}), done(PAY)], id="other name than announced"),
        pytest.param([added({**BEGUN, "call_id": "y"}), done(PAY)], id="other id than announced"),
        pytest.param([added(WIPE), done(PAY)], id="other kind than announced"),
        pytest.param([added(BEGUN), piece("{}", name="ask")], id="other name in a piece"),
        pytest.param([added(BEGUN), piece({"a": 1})], id="object for a piece"),
        pytest.param([added(BEGUN), done(TEXT)], id="call that became a text"),
        pytest.param([added(TEXT), done(PAY)], id="text that became a call"),
        pytest.param([added(SHELL), command("done", command="rm"), done(SHELL)], id="other command"),
        pytest.param([added(BEGUN), added(TEXT)], id="two items in one place"),
        pytest.param([done(PAY), added(PAY)], id="announced after its end"),
        pytest.param([done(PAY), done(PAY)], id="ended twice"),
        pytest.param([done(PAY), done(TEXT)], id="text in the place of a call"),
        pytest.param([done(PAY), piece("{}")], id="piece after the end"),
        pytest.param([piece("{}")], id="piece of nothing"),
        pytest.param([completed(PAY)], id="call that was never announced"),
        pytest.param([done(PAY), completed({**PAY, "arguments": "{}"})], id="other arguments at the end of all"),
        pytest.param([done(PAY), completed(PAY, PAY)], id="call twice at the end of all"),
        pytest.param([added(BEGUN), completed(PAY)], id="end of all within a call"),
        pytest.param([added(BEGUN), completed(PAY, kind="failed")], id="failure with a call"),
        pytest.param([added(BEGUN), added(AGAIN, 1)], id="two calls of one id"),
        pytest.param([added(BEGUN), added({**WIPE, "call_id": "call_1"}, 1)], id="two calls at once with one call id"),
        pytest.param([added({**TEXT, "id": "fc_1"}), added(BEGUN, 1)], id="text and call of one id"),
        pytest.param([done(PAY), added({**TEXT, "id": "fc_1"}, 1)], id="call and text of one id"),
        pytest.param([added({**BEGUN, "id": 1})], id="number for an id"),
        pytest.param([added(BEGUN), added(WIPE, 1), piece("{}", item_id="ctc_2")], id="piece of another call"),
        pytest.param([added(BEGUN), added(WIPE, 1), piece("{}", "done", item_id="ctc_2")], id="end of another call"),
        pytest.param([added(BEGUN), piece("{}", item_id="ctc_2"), added(WIPE, 1)], id="piece of a call to come"),
        pytest.param(
            [added(TEXT), added(BEGUN, 1), of("output_text.delta", delta="x", item_id="fc_1")], id="text of a call"
        ),
        pytest.param(
            [added(BEGUN), piece('{"to"', item_id="fc_1"), piece(':"x"}', item_id="z"), done(PAY)],
            id="piece that some leave out",
        ),
        pytest.param(
            [added(BEGUN), piece('{"to"'), piece(':"x"}', item_id="fc_1"), done(PAY)], id="piece without its id"
        ),
        pytest.param(
            [added({**PAY, "arguments": '{"to"'}), piece(':"x"}', item_id="z"), done(PAY)],
            id="piece of another id after the beginning",
        ),
        pytest.param([added(TEXT), whole()], id="call in the place of a text"),
        pytest.param([added(TEXT), piece("{}")], id="piece in the place of a text"),
        pytest.param([added(SEARCH), piece("{}")], id="piece in the place of a search"),
        pytest.param([added(OUTPUT), piece("{}")], id="piece in the place of a result"),
        pytest.param([added({"type": "function"}), piece("{}")], id="piece of a call for another item"),
        pytest.param([added(SEARCH), of("custom_tool_call_input.done", input="all")], id="input for a search"),
        pytest.param([added(SEARCH), of("mcp_call_arguments.done", arguments="{}")], id="event of another hosted tool"),
        pytest.param([added(TEXT), of("_call.done")], id="event of no type"),
        pytest.param([added(SEARCH), of("web_search_callx.done")], id="event of a longer name"),
        pytest.param([added(SEARCH), of("web_search_call.done", name="pay", arguments="{}")], id="call in a search"),
        pytest.param([added(TEXT), of("Function_Call_arguments.done", arguments="{}")], id="event in other letters"),
        pytest.param([added(TEXT), of("output_text.done", name="pay", input="all")], id="call in an event of a text"),
        pytest.param([of("tool_invoke", name="pay", arguments="{}")], id="call in an event of nothing"),
        pytest.param([{"type": "tool_invoke", "name": "pay", "input": "all"}], id="call in an unknown event"),
        pytest.param([added(PAY, None)], id="no place"),
        pytest.param([{"type": "response.output_item.added", "item": PAY}], id="no place at all"),
        pytest.param([added(PAY, 0.0)], id="fraction for a place"),
        pytest.param([added(None)], id="no item"),
        pytest.param([added({"name": "pay"})], id="no type"),
    ],
)
def test_unreadable_streams(events: list[Tree]) -> None:
    with pytest.raises(Unreadable):
        run(stream(*events), Decision.ALLOW)


@pytest.mark.parametrize(
    "events",
    [
        pytest.param([added(TEXT), {"type": "response.output_text.delta", "output_index": 0}, done(TEXT)], id="text"),
        pytest.param([added(SEARCH), {"type": "response.web_search_call.searching", "output_index": 0}], id="search"),
        pytest.param([added(MCP), of("mcp_call_arguments.done", arguments="{}"), of("mcp_call.completed")], id="mcp"),
        pytest.param([added(OUTPUT), of("shell_call_output_content.delta", delta={"stdout": "x"})], id="result"),
        pytest.param([done(SEARCH), completed(SEARCH)], id="not announced"),
        pytest.param([completed(TEXT), completed(kind="failed"), ERROR], id="ends"),
        pytest.param([{"type": "response.created", "response": {"output": None}}], id="beginning"),
        pytest.param([added(TEXT), added({**SEARCH, "id": "msg_3"}, 1)], id="one id for two items that are no calls"),
        pytest.param([added(TEXT), *(of("output_text.delta", item_id=name) for name in "ab")], id="ids of events"),
        pytest.param([{"type": "response.queued", "response": None}, {"type": "keepalive"}], id="waiting"),
    ],
)
def test_what_is_no_call_goes_on(events: list[Tree]) -> None:
    frames = stream(*events)
    assert run(frames) == [frame.raw for frame in frames]


def test_a_long_type_of_an_item_is_not_kept() -> None:
    frames = [stream(added({"type": f"{number}{'x' * 10_000}_output"}, number))[0] for number in range(100)]
    reader = REPLIES.reader()
    tracemalloc.start()
    for frame in frames:
        assert reader.read(frame) == frame.raw
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken < 500_000


def test_only_so_many_items_are_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("filters.dialects.openai_responses_replies._MOST_IDS", 3)
    frames = [stream(added({"type": "reasoning"}, number))[0] for number in range(4)]
    assert len(run(frames[:3])) == 3
    with pytest.raises(Unreadable, match="too many items"):
        run(frames)


@pytest.mark.parametrize("frame", [Frame(b": x\n\n", "", b""), Frame(b"data: [DONE]\n\n", "", b"[DONE]")])
def test_frames_that_hold_no_event(frame: Frame) -> None:
    assert run([frame]) == [frame.raw]
    within = [*stream(added(BEGUN)), frame, *stream(done(PAY))]
    assert run(within, Decision.ALLOW) == [b"", b"", b"".join(each.raw for each in within)]
    assert frame.raw in run(within, Decision.CLARIFY)[2]


def test_a_stream_has_no_endless_number_of_ids() -> None:
    pieces = [piece(" ", item_id=f"{number:x}") for number in range(1 << 15)]
    reader = REPLIES.reader()
    *within, last = stream(added(BEGUN), *pieces)
    for frame in within:
        assert reader.read(frame) == b""
    with pytest.raises(Unreadable):
        reader.read(last)


def test_failures_go_on_within_a_call() -> None:
    frames = stream(added(BEGUN), ERROR, completed(TEXT, kind="failed"))
    assert run(frames) == [b"", frames[1].raw, frames[2].raw]


def test_calls_under_way_at_once_are_judged_together() -> None:
    frames = stream(added(BEGUN), added(WIPE, 1), done(PAY), done(WIPE, 1))
    *held, last = run(frames, Decision.ALLOW, Decision.ALLOW)
    assert held == [b"", b"", b""]
    assert last == b"".join(frame.raw for frame in frames)
    *_, last = run(frames, Decision.ALLOW, Decision.CLARIFY)
    assert b"pay" not in last
    assert last.count(NOTICE.encode()) == 2 * 4


def message(index: int, mark: str) -> list[Tree]:
    whole = told(mark)
    part: Tree = {"type": "output_text", "annotations": [], "logprobs": [], "text": NOTICE}
    place: Tree = {"item_id": whole["id"], "output_index": index, "content_index": 0}
    return [
        added({**whole, "status": "in_progress", "content": []}, index),
        {"type": "response.content_part.added", **place, "part": {**part, "text": ""}},
        {"type": "response.output_text.delta", **place, "delta": NOTICE, "logprobs": []},
        {"type": "response.output_text.done", **place, "text": NOTICE, "logprobs": []},
        {"type": "response.content_part.done", **place, "part": part},
        done(whole, index),
    ]


def read(raw: bytes) -> list[Tree]:
    return [orjson.loads(line[6:]) for line in raw.splitlines() if line.startswith(b"data: ")]


def test_what_stands_in_place_of_a_call() -> None:
    frames = stream(added(TEXT), added(BEGUN, 1), piece('{"to":"x"}', index=1), done(PAY, 1), completed(TEXT, PAY))
    out = b"".join(run(frames, Decision.CLARIFY))
    expected = [added(TEXT), *message(1, "1"), completed(TEXT, told("1"))]
    assert read(out) == [{**event, "sequence_number": number} for number, event in enumerate(expected, 3)]


def test_after_a_withheld_call_none_of_its_turn_is_released() -> None:
    frames = stream(done(SEARCH), done(PAY, 1), done(WIPE, 2), ERROR, completed(SEARCH, PAY, WIPE))
    out = read(b"".join(run(frames, Decision.CLARIFY, Decision.ALLOW)))
    assert [event["sequence_number"] for event in out] == list(range(3, 3 + len(out)))
    assert out[-1]["response"] == reply(SEARCH, told("1"), out[-3]["item"])
    assert "wipe" not in str(out)


def test_a_call_that_left_stays_in_the_summary() -> None:
    frames = stream(done(PAY), done(WIPE, 1), completed(PAY, WIPE))
    out = run(frames, Decision.ALLOW, Decision.CLARIFY)
    assert out[0] == frames[0].raw
    assert read(out[2])[0]["response"] == reply(PAY, told("2"))


def test_calls_after_each_other_may_have_one_call_id() -> None:
    frames = stream(added(BEGUN), done(PAY), done({**WIPE, "call_id": "call_1"}, 1))
    out = run(frames, Decision.ALLOW, Decision.ALLOW)
    assert b"".join(out) == b"".join(frame.raw for frame in frames)


def test_two_calls_without_an_id_stay_two() -> None:
    call: Tree = {**PAY, "id": None, "call_id": None}
    frames = stream(done(call), done(call, 1), completed(call, call))
    assert run(frames, Decision.ALLOW, Decision.ALLOW) == [frame.raw for frame in frames]


def test_frames_without_numbers_get_none() -> None:
    frames = [Frame(write_frame(tree), "", orjson.dumps(tree)) for tree in (done(PAY), completed(PAY))]
    call, end = run(frames, Decision.CLARIFY)
    assert [event["sequence_number"] for event in read(call)] == [0, 1, 2, 3, 4, 5]
    assert read(end) == [completed(told("1"))]


@pytest.mark.parametrize("number", [(1 << 64) - 1, (1 << 53) + 1, -1, 1.5, "3"])
def test_what_is_no_number_to_go_on_from_is_left_for_others(number: Json) -> None:
    tree: Tree = {**done(PAY), "sequence_number": number}
    (call,) = run([Frame(write_frame(tree), "", orjson.dumps(tree))], Decision.CLARIFY)
    assert [event["sequence_number"] for event in read(call)] == [0, 1, 2, 3, 4, 5]


CONTINUED = {
    "a response": (reply(), ("resp_1",)),
    "of a conversation": ({**reply(), "conversation": {"id": "conv_1"}}, ("resp_1", "conv_1")),
    "of a conversation by its id": ({**reply(), "conversation": "conv_1"}, ("resp_1", "conv_1")),
    "without an id": ({**reply(), "id": None}, ()),
    "an empty id": ({**reply(), "id": ""}, ()),
    "something else": ({"id": "resp_1", "object": "list"}, ()),
    "no object": ([], ()),
}


@pytest.mark.parametrize(("tree", "expected"), CONTINUED.values(), ids=CONTINUED)
def test_by_what_a_later_request_continues(tree: Json, expected: tuple[str, ...]) -> None:
    assert REPLIES.references(tree) == expected


def test_a_stream_tells_early_by_what_it_can_be_continued() -> None:
    reader = REPLIES.reader()
    assert not reader.references
    for frame in stream({"type": "response.created", "response": reply()}, added(TEXT)):
        reader.read(frame)
    assert reader.references == ("resp_1",)


@pytest.mark.parametrize(
    ("request_body", "kept"),
    [(b"{}", True), (b'{"store": true}', True), (b'{"store":false}', False), (b'{"store" : false}', False)],
)
def test_a_response_is_kept_unless_its_request_says_otherwise(request_body: bytes, kept: bool) -> None:
    assert REPLIES.keeps is not None
    assert REPLIES.keeps(request_body) is kept
