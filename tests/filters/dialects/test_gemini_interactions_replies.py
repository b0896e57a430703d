"""Gemini's Interactions API: which steps are calls of the client's, and what stands in their place."""

import tracemalloc
from collections.abc import Iterable

import orjson
import pytest

from filters.calls import ProposedCall
from filters.decision import Decision
from filters.dialects.gemini_interactions_replies import REPLIES
from filters.dialects.replies import NOTICE as NONE_TOLD
from filters.dialects.replies import UNSEEN, Judge, Unreadable, write_frame
from filters.sse import Frame
from filters.trees import Json, Tree
from tests.filters.replaying import NOTICE, ruling

PAY: Tree = {"type": "function_call", "id": "c1", "name": "pay", "arguments": {"to": "x", "amount": 1}}
WIPE: Tree = {"type": "function_call", "id": "c2", "name": "wipe"}
TEXT: Tree = {"type": "model_output", "content": [{"type": "text", "text": "Paying."}]}
TOOLS: Json = [{"type": "function", "name": "pay", "arguments": {"to": {"type": "call"}}}]
SEARCH: Tree = {"type": "google_search_call", "id": "s", "arguments": {"queries": ["bank"]}}
TOLD: Tree = {"type": "model_output", "content": [{"type": "text", "text": NOTICE}]}


def reply(*steps: Json, status: str = "requires_action") -> Tree:
    return {"id": "v1_a", "object": "interaction", "status": status, "steps": list(steps)}


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        pytest.param(PAY, ProposedCall("/steps/1", "pay", '{"amount":1,"to":"x"}'), id="call"),
        pytest.param(WIPE, ProposedCall("/steps/1", "wipe", "{}"), id="no arguments"),
        pytest.param({**WIPE, "signature": "x"}, ProposedCall("/steps/1", "wipe", "{}"), id="signed"),
    ],
)
def test_calls(step: Tree, expected: ProposedCall) -> None:
    assert REPLIES.calls(reply(TEXT, step)) == (expected,)


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(reply(TEXT, SEARCH, {"type": "thought", "signature": "x"}), id="text"),
        pytest.param(
            reply({"type": "mcp_server_tool_call", "name": "n", "server_name": "s", "arguments": {"type": "call"}}),
            id="at Google",
        ),
        pytest.param(reply({"type": "function_result", "call_id": "c", "result": "x"}), id="result"),
        pytest.param({"id": "v1_a", "status": "completed"}, id="no steps"),
        pytest.param({**reply(TEXT), "tools": TOOLS}, id="tools"),
        pytest.param({"error": {"code": "x", "message": "y"}}, id="error"),
        pytest.param([], id="list"),
    ],
)
def test_no_calls(tree: Json) -> None:
    assert REPLIES.calls(tree) == ()
    assert orjson.loads(REPLIES.withhold(tree, ())) == tree


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(reply("x"), id="text for a step"),
        pytest.param({**reply(), "steps": PAY}, id="object for the steps"),
        pytest.param(reply({"name": "pay"}), id="no type"),
        pytest.param(reply({**PAY, "type": ["function_call"]}), id="list for a type"),
        pytest.param(reply({**PAY, "type": "Function_Call"}), id="in other letters"),
        pytest.param(reply({**PAY, "type": "client_call"}), id="of an unknown kind"),
        pytest.param(reply({**PAY, "name": ""}), id="no name"),
        pytest.param(reply({**PAY, "name": 1}), id="number for a name"),
        pytest.param(reply({**PAY, "arguments": "{}"}), id="text for arguments"),
        pytest.param(reply({**PAY, "input": {"to": "y"}}), id="arguments in two places"),
        pytest.param(reply({"type": "model_output", "content": [PAY]}), id="within content"),
        pytest.param({**reply(TEXT), "outputs": [PAY]}, id="in the API's first shape"),
        pytest.param({**reply(TEXT), "input": [PAY]}, id="in what is told of the input"),
        pytest.param({"data": [PAY]}, id="elsewhere"),
    ],
)
def test_unreadable(tree: Json) -> None:
    with pytest.raises(Unreadable):
        REPLIES.calls(tree)


def test_withhold() -> None:
    tree = reply(TEXT, PAY, SEARCH, WIPE)
    pay, wipe = REPLIES.calls(tree)
    rulings = [ruling(pay, Decision.ALLOW), ruling(wipe, Decision.CLARIFY)]
    assert orjson.loads(REPLIES.withhold(tree, rulings)) == reply(TEXT, TOLD, SEARCH, status="completed")


def test_another_status_stays_when_calls_are_withheld() -> None:
    tree = reply(PAY, status="incomplete")
    (pay,) = REPLIES.calls(tree)
    assert orjson.loads(REPLIES.withhold(tree, [ruling(pay, Decision.CLARIFY)]))["status"] == "incomplete"


@pytest.mark.parametrize(
    ("tree", "expected"),
    [(reply(), ("v1_a",)), ({"id": "v1_a"}, ()), ({"id": 1, "status": "completed"}, ()), ("v1_a", ())],
)
def test_an_interaction_is_continued_by_its_id(tree: Json, expected: tuple[str, ...]) -> None:
    assert REPLIES.references(tree) == expected


@pytest.mark.parametrize("status", ["queued", "in_progress"])
def test_of_what_is_not_finished_nothing_is_known(status: str) -> None:
    assert REPLIES.brought(reply(status=status)) == (UNSEEN,)
    assert REPLIES.brought(reply()) == ()


def event(kind: str, **members: Json) -> Frame:
    tree: Tree = {**members, "event_type": kind}
    return Frame(write_frame(tree, kind), kind, orjson.dumps(tree))


def start(step: Json, index: Json = 0) -> Frame:
    return event("step.start", index=index, step=step)


def delta(of: Json, index: Json = 0) -> Frame:
    return event("step.delta", index=index, delta=of)


def piece(text: Json, index: int = 0) -> Frame:
    return delta({"type": "arguments_delta", "arguments": text}, index)


def stop(index: Json = 0) -> Frame:
    return event("step.stop", index=index)


def update(status: str) -> Frame:
    return event("interaction.status_update", interaction_id="v1_a", status=status)


def completed(*steps: Json, status: str = "requires_action") -> Frame:
    return event("interaction.completed", interaction=reply(*steps, status=status))


BEGUN: Tree = {**PAY, "arguments": {}}
WORD: Tree = {"type": "text", "text": "x"}
DONE = Frame(b"event: done\ndata: [DONE]\n\n", "done", b"[DONE]")
COMMENT = Frame(b": x\n\n", "", b"")
ERROR = event("error", error={"code": "x", "message": "y"})


def run(frames: Iterable[Frame], *decisions: Decision) -> list[bytes]:
    """What leaves after each frame; the nth call is ruled on by the nth decision."""
    reader = REPLIES.reader()
    left = list(decisions)
    out: list[bytes] = []
    for each in frames:
        step = reader.read(each)
        if isinstance(step, Judge):
            assert reader.held
            step = reader.rule([ruling(call, left.pop(0)) for call in step.calls])
            assert not reader.held
        out.append(step)
    assert left == []
    return out


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([start(PAY), stop()], id="whole at its start"),
        pytest.param([start(BEGUN), piece('{"to"'), piece(':"x","amount":1}'), stop()], id="in pieces"),
        pytest.param([start(BEGUN), piece(""), COMMENT, piece('{"amount":1,"to":"x"}'), stop()], id="with a comment"),
        pytest.param([start(PAY), delta({"type": "arguments_delta"}), stop()], id="empty delta"),
        pytest.param([start(PAY), delta({"type": "thought_signature", "signature": "x"}), stop()], id="signed"),
        pytest.param([start(PAY), start(TEXT, 1), delta(WORD, 1), stop(1), stop()], id="beside a text"),
    ],
)
def test_a_call_of_a_stream(frames: list[Frame]) -> None:
    *held, last = run(frames, Decision.ALLOW)
    assert b"".join(held) == b""
    assert last == b"".join(frame.raw for frame in frames)
    reader = REPLIES.reader()
    judge = [reader.read(frame) for frame in frames][-1]
    assert judge == Judge((ProposedCall("/steps/0", "pay", '{"amount":1,"to":"x"}'),))


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([start(PAY), piece('{"to":"x"}'), stop()], id="arguments twice"),
        pytest.param([start(BEGUN), piece('{"to":'), stop()], id="half of an object"),
        pytest.param([start(BEGUN), piece('{"to":"x","to":"y"}'), stop()], id="a member twice"),
        pytest.param([start(BEGUN), piece('["x"]'), stop()], id="list for arguments"),
        pytest.param([start(BEGUN), piece({"to": "x"})], id="object for a piece"),
        pytest.param([start(BEGUN), delta(WORD)], id="text in a call"),
        pytest.param([start(BEGUN), delta({"type": "arguments", "partial_arguments": "{}"})], id="unknown piece"),
        pytest.param(
            [start(BEGUN), delta({"type": "thought_signature", "arguments": "{}"})], id="arguments in a signature"
        ),
        pytest.param([start(BEGUN), delta({"type": "google_search_call", "arguments": {}})], id="call in a call"),
        pytest.param([start({**PAY, "name": None}), stop()], id="no name"),
        pytest.param([start(PAY), start(TEXT)], id="two steps in one place"),
        pytest.param([start(TEXT), piece("{}")], id="piece in a text"),
        pytest.param([piece("{}")], id="piece of nothing"),
        pytest.param([start(TEXT), delta(PAY)], id="call in a delta"),
        pytest.param([delta("x")], id="text for a delta"),
        pytest.param([delta({"text": "x"})], id="delta without a type"),
        pytest.param([start("x")], id="text for a step"),
        pytest.param([start({"name": "pay"})], id="step without a type"),
        pytest.param([start(PAY, None)], id="no place"),
        pytest.param([start(PAY, True)], id="truth for a place"),
        pytest.param([completed(PAY)], id="call that was never announced"),
        pytest.param([start(PAY), completed(PAY)], id="end of all within a call"),
        pytest.param([event("other", step=PAY)], id="call in an unknown event"),
        pytest.param([event("step.start", index=0, step=PAY, Step={"name": "wipe"})], id="step in other letters"),
        pytest.param(
            [start(BEGUN), event("step.delta", index=0, Index=1, delta={"type": "arguments_delta", "arguments": "{}"})],
            id="place in other letters",
        ),
        pytest.param([event("step.start", index=0, step=PAY, Event_Type="other")], id="type in other letters"),
        pytest.param([event("other", note="call", Steps=[{"name": "wipe"}])], id="steps in other letters"),
        pytest.param([Frame(b"", "step.stop", orjson.dumps({"event_type": "step.start"}))], id="named otherwise"),
        pytest.param([Frame(b"", "", orjson.dumps({"type": "step.stop"}))], id="no type"),
    ],
)
def test_unreadable_streams(frames: list[Frame]) -> None:
    with pytest.raises(Unreadable):
        run(frames, Decision.ALLOW)


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([start(PAY), stop(), piece("{}")], id="piece after its end"),
        pytest.param([start(PAY), stop(), delta(WORD)], id="text after its end"),
        pytest.param([start(PAY), stop(), start(TEXT)], id="text in its place"),
        pytest.param([start(PAY), stop(), completed({**PAY, "arguments": {}})], id="other arguments at the end of all"),
        pytest.param([start(PAY), stop(), completed({**PAY, "id": "c3"})], id="other id at the end of all"),
    ],
)
def test_unreadable_after_a_call(frames: list[Frame]) -> None:
    with pytest.raises(Unreadable):
        run(frames, Decision.ALLOW)


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([update("in_progress"), start(TEXT), delta(WORD), stop(), completed(TEXT), DONE], id="text"),
        pytest.param([start(SEARCH), delta(SEARCH), piece("{}"), stop(), completed(SEARCH)], id="at Google"),
        pytest.param([delta(WORD, 7), stop(7)], id="from its middle"),
        pytest.param([COMMENT, event("interaction.created", interaction=reply()), ERROR], id="beginning and error"),
        pytest.param([event("interaction.created", interaction=None), event("keepalive")], id="unknown"),
    ],
)
def test_what_is_no_call_goes_on(frames: list[Frame]) -> None:
    assert run(frames) == [frame.raw for frame in frames]


def told(index: int, text: str = NOTICE) -> bytes:
    events: list[Tree] = [
        {"event_type": "step.start", "index": index, "step": {"type": "model_output"}},
        {"event_type": "step.delta", "index": index, "delta": {"type": "text", "text": text}},
        {"event_type": "step.stop", "index": index},
    ]
    return b"".join(write_frame(each, str(each["event_type"])) for each in events)


def test_an_interaction_of_withheld_calls_is_completed() -> None:
    frames = [start(PAY), stop(), update("requires_action"), completed(PAY, TEXT), DONE]
    assert run(frames, Decision.CLARIFY) == [
        b"",
        told(0),
        update("completed").raw,
        completed(TOLD, TEXT, status="completed").raw,
        DONE.raw,
    ]


def test_after_a_released_call_an_interaction_still_waits() -> None:
    frames = [start(PAY), stop(), start(WIPE, 1), stop(1), completed(PAY, WIPE)]
    left = run(frames, Decision.ALLOW, Decision.CLARIFY)
    assert left[1] == start(PAY).raw + stop().raw
    assert left[3:] == [told(1), completed(PAY, TOLD).raw]


def test_after_a_withheld_call_none_is_released() -> None:
    frames = [start(PAY), stop(), start(WIPE, 1), stop(1)]
    assert run(frames, Decision.CLARIFY, Decision.ALLOW)[3] == told(1, NONE_TOLD)


def test_what_stands_beside_a_withheld_call_stays() -> None:
    frames = [start(PAY), start(TEXT, 1), delta(WORD, 1), update("requires_action"), stop(1), stop()]
    kept = [start(TEXT, 1), delta(WORD, 1), update("completed"), stop(1)]
    assert run(frames, Decision.CLARIFY)[-1] == b"".join(frame.raw for frame in kept) + told(0)


def test_an_error_overtakes_what_is_held() -> None:
    assert run([start(PAY), ERROR]) == [b"", ERROR.raw]


def test_the_reader_tells_the_id_of_the_interaction() -> None:
    reader = REPLIES.reader()
    told = [reader.references]
    reader.read(event("interaction.created", interaction=reply()))
    told.append(reader.references)
    assert told == [(), ("v1_a",)]


def test_the_type_of_a_step_is_not_kept_at_its_length() -> None:
    reader = REPLIES.reader()
    tracemalloc.start()
    for index in range(20):
        reader.read(start({"type": "x" * 50_000}, index))
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken < 100_000
