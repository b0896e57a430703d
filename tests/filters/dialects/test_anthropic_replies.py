"""The Anthropic dialect: which blocks are calls of the client's, and what stands in their place."""

import orjson
import pytest

from filters.calls import ProposedCall
from filters.decision import Decision
from filters.dialects.anthropic_replies import REPLIES
from filters.dialects.replies import Judge, Unreadable, write_frame
from filters.sse import Decoder, Frame
from filters.trees import Json, Tree
from tests.filters.replaying import NOTICE, ruling

TEXT: Tree = {"type": "text", "text": "Paying."}
PAY: Tree = {"type": "tool_use", "id": "toolu_1", "name": "pay", "input": {"to": "x", "amount": 1}}
WIPE: Tree = {"type": "tool_use", "id": "toolu_2", "name": "wipe", "input": {}}
SEARCH: Tree = {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {"query": "x"}}
TOLD: Tree = {"type": "text", "text": NOTICE}


def message(*content: Json, stop_reason: str = "tool_use") -> Tree:
    return {"type": "message", "role": "assistant", "content": list(content), "stop_reason": stop_reason, "usage": {}}


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        pytest.param(PAY, ("pay", '{"amount":1,"to":"x"}'), id="call"),
        pytest.param(WIPE, ("wipe", "{}"), id="no arguments"),
        pytest.param({**WIPE, "input": None}, ("wipe", "{}"), id="null arguments"),
        pytest.param({"type": "tool_use", "name": "wipe"}, ("wipe", "{}"), id="no other member"),
        pytest.param({**WIPE, "toolset_name": "computer"}, ("computer.wipe", "{}"), id="of a toolset"),
        pytest.param({**WIPE, "toolset_name": None}, ("wipe", "{}"), id="of no toolset"),
        pytest.param({**WIPE, "type": "Tool_Use"}, ("wipe", "{}"), id="in other letters"),
        pytest.param({**WIPE, "type": "browser_tool_use"}, ("wipe", "{}"), id="of an unknown kind"),
        pytest.param({**WIPE, "type": "function_call"}, ("wipe", "{}"), id="of another API"),
    ],
)
def test_calls(block: Tree, expected: tuple[str, str]) -> None:
    assert REPLIES.calls(message(TEXT, block)) == (ProposedCall("/content/1", *expected),)


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(message(TEXT), id="text"),
        pytest.param(message(SEARCH, {"type": "web_search_tool_result", "content": []}), id="provider's call"),
        pytest.param(message({**SEARCH, "type": "mcp_tool_use"}), id="provider's call of a server"),
        pytest.param(message({"type": "thinking", "thinking": "x", "signature": "y"}), id="thinking"),
        pytest.param({"input_tokens": 3}, id="count"),
        pytest.param({"type": "error", "error": {}}, id="error"),
        pytest.param([], id="list"),
    ],
)
def test_no_calls(tree: Json) -> None:
    assert REPLIES.calls(tree) == ()
    assert orjson.loads(REPLIES.withhold(tree, ())) == tree


@pytest.mark.parametrize(
    "block",
    [
        pytest.param("x", id="text for a block"),
        pytest.param({"text": "x"}, id="no type"),
        pytest.param({**PAY, "name": None}, id="no name"),
        pytest.param({**PAY, "name": ""}, id="empty name"),
        pytest.param({**PAY, "name": ["pay"]}, id="list for a name"),
        pytest.param({**PAY, "input": "{}"}, id="text for arguments"),
        pytest.param({**PAY, "input": [1]}, id="list for arguments"),
    ],
)
def test_unreadable_calls(block: Json) -> None:
    with pytest.raises(Unreadable):
        REPLIES.calls(message(block))


@pytest.mark.parametrize(
    ("content", "kept"),
    [
        pytest.param([PAY], [TOLD], id="one call"),
        pytest.param([TEXT, PAY], [TEXT, TOLD], id="after text"),
        pytest.param([PAY, TEXT], [TOLD, TEXT], id="before text"),
        pytest.param([SEARCH, PAY, TEXT, WIPE], [SEARCH, TOLD, TEXT], id="two calls"),
    ],
)
def test_withhold(content: list[Json], kept: list[Json]) -> None:
    tree = message(*content)
    rulings = [ruling(call, Decision.CLARIFY) for call in REPLIES.calls(tree)]
    assert orjson.loads(REPLIES.withhold(tree, rulings)) == message(*kept, stop_reason="end_turn")


def test_one_withheld_call_takes_the_others_along() -> None:
    tree = message(PAY, WIPE, stop_reason="max_tokens")
    pay, wipe = REPLIES.calls(tree)
    rulings = [ruling(pay, Decision.ALLOW), ruling(wipe, Decision.CLARIFY)]
    assert orjson.loads(REPLIES.withhold(tree, rulings)) == message(TOLD, stop_reason="max_tokens")
    allowed = [ruling(pay, Decision.ALLOW), ruling(wipe, Decision.ALLOW)]
    assert orjson.loads(REPLIES.withhold(tree, allowed)) == tree


def frame(kind: str, **members: Json) -> Frame:
    tree: Tree = {"type": kind, **members}
    return Frame(write_frame(tree, kind), kind, orjson.dumps(tree))


def start(block: Tree, index: int = 0) -> Frame:
    return frame("content_block_start", index=index, content_block=block)


def delta(piece: Json, index: int = 0, kind: str = "input_json_delta") -> Frame:
    return frame("content_block_delta", index=index, delta={"type": kind, "partial_json": piece})


def stop(index: int = 0) -> Frame:
    return frame("content_block_stop", index=index)


BEGIN = frame("message_start", message=message())
END = frame("message_delta", delta={"stop_reason": "tool_use"}, usage={})


@pytest.mark.parametrize(
    ("frames", "arguments"),
    [
        pytest.param([start(PAY), stop()], '{"amount":1,"to":"x"}', id="whole at its start"),
        pytest.param([start(WIPE), delta('{"a"'), delta(":1}"), stop()], '{"a":1}', id="in pieces"),
        pytest.param([start(PAY), delta(""), stop()], '{"amount":1,"to":"x"}', id="with an empty piece"),
        pytest.param([start(WIPE), Frame(b": x\n\n", "", b""), stop()], "{}", id="with a comment"),
    ],
)
def test_a_call_of_a_stream(frames: list[Frame], arguments: str) -> None:
    reader = REPLIES.reader()
    *held, last = (reader.read(each) for each in frames)
    assert b"".join(step for step in held if isinstance(step, bytes)) == b""
    assert isinstance(last, Judge)
    assert last.calls[0].arguments == arguments
    assert reader.held >= sum(len(each.raw) for each in frames)
    assert reader.rule([ruling(call, Decision.ALLOW) for call in last.calls]) == b"".join(each.raw for each in frames)
    assert reader.held == 0


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([start(PAY), delta("{}"), stop()], id="arguments twice"),
        pytest.param([start(PAY, 1)], id="block out of place"),
        pytest.param([start(TEXT), stop(), start(PAY)], id="block in the place of another"),
        pytest.param([frame("content_block_start", index=0)], id="start without a block"),
        pytest.param([frame("content_block_start", content_block=PAY)], id="block without a place"),
        pytest.param([start({"type": "text"}, True)], id="place that is no number"),
        pytest.param([start(WIPE), start(TEXT, 1)], id="block within a call"),
        pytest.param([start(WIPE), END], id="end of the message within a call"),
        pytest.param([start(WIPE), delta("{}", 1)], id="piece of another block"),
        pytest.param([start(WIPE), delta("{}", kind="text_delta")], id="text within a call"),
        pytest.param([start(WIPE), delta({"a": 1})], id="object for a piece"),
        pytest.param([start(WIPE), frame("content_block_delta", index=0)], id="no piece"),
        pytest.param([start(TEXT), stop(), delta("{}")], id="piece after the end"),
        pytest.param([start(TEXT), delta("{}", 1)], id="piece out of place"),
        pytest.param([delta("{}")], id="piece of nothing"),
        pytest.param([frame("message_start", message=message(PAY))], id="call at the beginning"),
        pytest.param([frame("message_stop", content=[PAY])], id="call at the end"),
        pytest.param([frame("new", content_block=PAY)], id="block in an unknown event"),
        pytest.param([Frame(b"", "ping", b'{"type":"message_stop"}')], id="name that is not the type"),
        pytest.param([Frame(b"", "ping", b"{}")], id="no type"),
        pytest.param([Frame(b"", "", b"[]")], id="list"),
        pytest.param([Frame(b"", "", b"x")], id="no json"),
    ],
)
def test_unreadable_streams(frames: list[Frame]) -> None:
    reader = REPLIES.reader()
    with pytest.raises(Unreadable):
        _ = [reader.read(each) for each in frames]


def test_the_turn_waits_for_a_tool_only_where_a_call_has_left() -> None:
    reader = REPLIES.reader()
    for index, decision in enumerate([Decision.ALLOW, Decision.CLARIFY]):
        reader.read(start(WIPE, index))
        judge = reader.read(stop(index))
        assert isinstance(judge, Judge)
        reader.rule([ruling(call, decision) for call in judge.calls])
    assert reader.read(END) == END.raw


def test_after_a_withheld_call_none_of_its_turn_is_released() -> None:
    reader = REPLIES.reader()
    out: list[bytes] = []
    for index, decision in enumerate([Decision.CLARIFY, Decision.ALLOW]):
        reader.read(start(WIPE, index))
        judge = reader.read(stop(index))
        assert isinstance(judge, Judge)
        out.append(reader.rule([ruling(call, decision) for call in judge.calls]))
    assert b"wipe" not in out[1]
    assert reader.read(END) == frame("message_delta", delta={"stop_reason": "end_turn"}, usage={}).raw
    other = frame("message_delta", delta=None)
    assert reader.read(other) == other.raw


@pytest.mark.parametrize("each", [frame("ping"), frame("error", error={}), Frame(b": x\n\n", "", b""), BEGIN])
def test_what_is_no_call_goes_on(each: Frame) -> None:
    assert REPLIES.reader().read(each) == each.raw


def test_an_error_goes_on_within_a_call() -> None:
    reader = REPLIES.reader()
    assert reader.read(start(WIPE)) == b""
    error = frame("error", error={})
    assert reader.read(error) == error.raw


@pytest.mark.parametrize(
    ("tree", "expected"),
    [
        ({"type": "message", "id": "msg_1"}, ("msg_1",)),
        ({"type": "message", "id": ""}, ()),
        ({"type": "message"}, ()),
        ({"type": "error", "id": "msg_1"}, ()),
        ([], ()),
    ],
    ids=["a message", "an empty id", "no id", "something else", "no object"],
)
def test_by_what_a_thread_continues(tree: Json, expected: tuple[str, ...]) -> None:
    assert REPLIES.references(tree) == expected


def test_a_stream_tells_early_by_what_its_thread_continues() -> None:
    reader = REPLIES.reader()
    raw = write_frame({"type": "message_start", "message": {"type": "message", "id": "msg_1"}}, "message_start")
    reader.read(Decoder(1_000).feed(raw)[0])
    assert reader.references == ("msg_1",)


@pytest.mark.parametrize(("request_body", "kept"), [(b"{}", False), (b'{"thread": {"type": "create"}}', True)])
def test_a_message_is_kept_where_it_belongs_to_a_thread(request_body: bytes, kept: bool) -> None:
    assert REPLIES.keeps is not None
    assert REPLIES.keeps(request_body) is kept
