"""The OpenAI dialect: which parts of a choice are calls of the client's, and what stands in their place."""

from dataclasses import replace

import orjson
import pytest

from filters.calls import ProposedCall
from filters.decision import Decision
from filters.dialects.openai_chat_replies import REPLIES
from filters.dialects.replies import Judge, TurnReader, Unreadable, write_frame
from filters.sse import Frame
from filters.trees import Json, Tree
from tests.filters.replaying import NOTICE, ruling

PAY: Tree = {"id": "call_1", "type": "function", "function": {"name": "pay", "arguments": '{"to":"x"}'}}
WIPE: Tree = {"id": "call_2", "type": "custom", "custom": {"name": "wipe", "input": "all"}}


def reply(*messages: Json, finish: str = "tool_calls") -> Tree:
    choices: list[Json] = [
        {"index": index, "message": message, "logprobs": {"content": [{"token": "pay"}]}, "finish_reason": finish}
        for index, message in enumerate(messages)
    ]
    return {"object": "chat.completion", "choices": choices, "usage": {"total_tokens": 3}}


def said(content: Json, *calls: Json, **members: Json) -> Tree:
    return {"role": "assistant", "content": content, **({"tool_calls": list(calls)} if calls else {}), **members}


def call(place: str, name: str, arguments: str) -> ProposedCall:
    return ProposedCall(f"/choices/{place}", name, arguments, free_input=name == "wipe")


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        pytest.param(PAY, ("pay", '{"to":"x"}'), id="function"),
        pytest.param(WIPE, ("wipe", "all"), id="custom"),
        pytest.param({**PAY, "custom": None, "index": 7}, ("pay", '{"to":"x"}'), id="other members"),
        pytest.param({"function": {"name": "pay", "arguments": ""}}, ("pay", ""), id="no type and no arguments"),
        pytest.param({**PAY, "type": None, "function": {"name": "pay"}}, ("pay", ""), id="null type"),
        pytest.param({**PAY, "function": {"name": "pay", "arguments": None}}, ("pay", ""), id="null arguments"),
    ],
)
def test_calls(node: Tree, expected: tuple[str, str]) -> None:
    assert REPLIES.calls(reply(said(None, node))) == (call("0/message/tool_calls/0", *expected),)


def test_calls_come_in_document_order() -> None:
    legacy: Tree = {"name": "legacy", "arguments": "{}"}
    tree = reply(said("x"), said(None, PAY, WIPE, function_call=legacy))
    assert REPLIES.calls(tree) == (
        call("1/message/tool_calls/0", "pay", '{"to":"x"}'),
        call("1/message/tool_calls/1", "wipe", "all"),
        call("1/message/function_call", "legacy", "{}"),
    )


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(reply(said("x", tool_calls=[], function_call=None)), id="empty members"),
        pytest.param({"choices": [{"text": "x", "finish_reason": "stop"}]}, id="completion"),
        pytest.param({"choices": [{"message": None, "delta": None}]}, id="nulls"),
        pytest.param({"choices": []}, id="no choices"),
    ],
)
def test_no_calls(tree: Json) -> None:
    assert REPLIES.calls(tree) == ()
    assert orjson.loads(REPLIES.withhold(tree, ())) == tree


@pytest.mark.parametrize("tree", [{"data": [{"embedding": [0.1]}]}, [], "x", {"error": {"message": "x"}}])
def test_replies_of_another_kind(tree: Json) -> None:
    assert REPLIES.calls(tree) == ()


def test_what_is_no_object_is_written_as_it_is() -> None:
    assert REPLIES.withhold([1], ()) == b"[1]"


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(reply(said(None, {"type": "function"})), id="no body"),
        pytest.param(reply(said(None, {"function": {"arguments": "{}"}})), id="no name"),
        pytest.param(reply(said(None, {"function": {"name": 1}})), id="number for a name"),
        pytest.param(reply(said(None, {**PAY, "type": ["function"]})), id="list for a type"),
        pytest.param(reply(said(None, {"function": {"name": "x", "arguments": [1]}})), id="list for arguments"),
        pytest.param(reply(said(None, {"function": "pay"})), id="text for a body"),
        pytest.param(reply(said(None, {**PAY, "custom": {"name": "x"}})), id="two bodies"),
        pytest.param(reply(said(None, {**PAY, "type": "custom"})), id="type of the other kind"),
        pytest.param(reply(said(None, {**PAY, "type": "mcp"})), id="unknown type"),
        pytest.param(reply(said(None, "x")), id="text for a call"),
        pytest.param(reply(said(None, tool_calls={"0": PAY})), id="object for calls"),
        pytest.param(reply(said(None, function_call="pay")), id="text for the call of old"),
        pytest.param(reply(said(None, function_call={"arguments": "{}"})), id="call of old without a name"),
        pytest.param(reply(said(None, Tool_Calls=[PAY])), id="in other letters"),
        pytest.param(reply(said(None, mcp_calls=[PAY])), id="in an unknown place"),
        pytest.param({"choices": [{"tool_calls": [PAY]}]}, id="beside the message"),
        pytest.param({"choices": [], "tool_calls": [PAY]}, id="beside the choices"),
        pytest.param({"choices": [{"delta": said(None, PAY)}]}, id="in a delta"),
        pytest.param({"choices": [{"message": "x"}]}, id="text for a message"),
        pytest.param({"choices": [{"delta": "x"}]}, id="text for a delta"),
        pytest.param({"choices": {"0": {}}}, id="object for choices"),
    ],
)
def test_unreadable(tree: Json) -> None:
    with pytest.raises(Unreadable):
        REPLIES.calls(tree)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(None, NOTICE, id="no content"),
        pytest.param("", NOTICE, id="empty content"),
        pytest.param("Paying.", f"Paying.\n\n{NOTICE}", id="text"),
        pytest.param(
            [{"type": "text", "text": "x"}],
            [{"type": "text", "text": "x"}, {"type": "text", "text": NOTICE}],
            id="parts",
        ),
    ],
)
def test_withhold(content: Json, told: Json) -> None:
    tree = reply(said("Kept."), said(content, PAY, WIPE))
    first, second = REPLIES.calls(tree)
    written = orjson.loads(REPLIES.withhold(tree, [ruling(first, Decision.ALLOW), ruling(second, Decision.CLARIFY)]))
    kept, answered = written.pop("choices")
    assert [kept] == reply(said("Kept."))["choices"]
    assert answered == {"index": 1, "message": said(told), "logprobs": None, "finish_reason": "stop"}
    assert written == {"object": "chat.completion", "usage": {"total_tokens": 3}}


@pytest.mark.parametrize("finish", ["length", ["tool_calls"], {}, 7, None], ids=type)
def test_a_choice_that_finished_for_another_reason_still_did(finish: Json) -> None:
    tree: Json = {"choices": [{"message": said(None, PAY), "finish_reason": finish}]}
    rulings = [ruling(each, Decision.CLARIFY) for each in REPLIES.calls(tree)]
    expected = {"choices": [{"message": said(NOTICE), "finish_reason": finish}]}
    assert orjson.loads(REPLIES.withhold(tree, rulings)) == expected


def frame(*nodes: Json, **members: Json) -> Frame:
    tree: Tree = {"id": "c", "choices": list(nodes), **members}
    return Frame(write_frame(tree), "", orjson.dumps(tree))


def choice(delta: Json, finish: str | None = None, *, index: int = 0, **members: Json) -> Tree:
    return {"index": index, "delta": delta, "finish_reason": finish, **members}


def piece(arguments: Json = "", name: Json = None, *, index: Json = 0, **members: Json) -> Tree:
    return {"tool_calls": [{"index": index, "function": {"name": name, "arguments": arguments}, **members}]}


def custom(text: str, **members: Json) -> Tree:
    return {"tool_calls": [{"index": 0, "type": "custom", "custom": {"input": text}, **members}]}


NAMED: Tree = {"function": {"name": "pay"}}
MORE: Tree = {"function": {"arguments": "{}"}}
CUSTOM = frame(choice({"tool_calls": [{"index": 0, "id": "call_2", "custom": {"name": "wipe", "input": "a"}}]}))
TOKENS: Tree = {"content": [{"token": "pay"}]}
START = frame(choice(piece(name="pay")))
END = frame(choice({}, "tool_calls"))
TWO = [START, frame(choice(piece(name="wipe", index=1)))]
DONE = Frame(b"data: [DONE]\n\n", "", b"[DONE]")


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([START, frame(choice(piece(name="wipe")))], id="second name"),
        pytest.param([START, frame(choice(piece(name="pay")))], id="name told again"),
        pytest.param(
            [START, frame(choice({"tool_calls": [{"index": 0, "custom": {"input": "x"}}]}))], id="second kind"
        ),
        pytest.param([START, frame(choice(piece(type="custom")))], id="second type"),
        pytest.param(
            [frame(choice({"tool_calls": [{"index": 0, "type": "custom"}]})), START], id="type of another kind"
        ),
        pytest.param([START, frame(choice(piece([1])))], id="list for a piece"),
        pytest.param([START, frame(choice(piece(index=2)))], id="call left out"),
        pytest.param([frame(choice(piece(name="pay", index=1)))], id="first call left out"),
        pytest.param([START, frame(choice(piece("{}", index=None)))], id="no place"),
        pytest.param([frame(choice(piece(name="pay", index="0")))], id="text for a place"),
        pytest.param([frame(choice(piece("{}"))), END], id="no name"),
        pytest.param([*TWO, frame(choice(piece("{}")))], id="piece of an earlier call"),
        pytest.param([*TWO, frame(choice(piece(id="call_1")))], id="id of an earlier call"),
        pytest.param([frame(choice(piece(index=0))), *TWO[1:], START], id="name of an earlier call"),
        pytest.param(
            [frame(choice({"tool_calls": [{**NAMED, "index": 0}, {**NAMED, "index": 1}, {**MORE, "index": 0}]}))],
            id="piece of an earlier call in one frame",
        ),
        pytest.param([CUSTOM, frame(choice(custom("all", id="call_3")))], id="custom call with a second id"),
        pytest.param([START, END, frame(choice(piece("{}")))], id="piece after the end"),
        pytest.param([END, START], id="call after the end"),
        pytest.param([frame(choice({}, message=said(None, PAY)))], id="call in a message"),
        pytest.param([frame(choice({"Tool_Calls": [PAY]}))], id="in other letters"),
        pytest.param([frame(choice({}), tool_calls=[PAY])], id="beside the choices"),
        pytest.param([frame(choice({}, index=128))], id="too many choices"),
        pytest.param([Frame(b"", "", b"[DONE] ")], id="end with more"),
        pytest.param([Frame(b"", "", b'{"a":1,"a":2}')], id="member told twice"),
    ],
)
def test_unreadable_streams(frames: list[Frame]) -> None:
    with pytest.raises(Unreadable):
        run(Decision.ALLOW, *frames)


def run(decision: Decision, *frames: Frame, reader: TurnReader | None = None) -> list[bytes]:
    """What leaves after each frame."""
    reader = reader or REPLIES.reader()
    out: list[bytes] = []
    for each in frames:
        step = reader.read(each)
        out.append(step if isinstance(step, bytes) else reader.rule([ruling(one, decision) for one in step.calls]))
    assert not reader.held
    return out


def asked(request: bytes) -> TurnReader:
    assert REPLIES.reader_for is not None
    return REPLIES.reader_for(request)


OTHER_START = frame(choice(piece(name="wipe"), index=1))
OTHER_END = frame(choice({}, "tool_calls", index=1))
SEVERAL = [
    pytest.param([START, OTHER_START, END, OTHER_END], id="call in two"),
    pytest.param([START, frame(choice(piece(index=0, type="function"), index=1)), END, OTHER_END], id="half a call"),
    pytest.param([frame(choice({"content": "x"}), choice(piece(name="pay"), index=1)), OTHER_END], id="second place"),
    pytest.param([frame(choice(piece(name="a")), choice({}, "stop", index=1)), END], id="end beside it"),
    pytest.param([frame(choice(piece(name="a")), choice(piece(name="b"), index=1)), END, OTHER_END], id="two places"),
]


@pytest.mark.parametrize("frames", SEVERAL)
@pytest.mark.parametrize("request_body", [b"{}", b'{"n":1}', b'{"n": null}', b'{"tools":[{"n":{"type":"x"}}]}'])
def test_who_asks_for_one_answer_gets_calls_of_one(request_body: bytes, frames: list[Frame]) -> None:
    with pytest.raises(Unreadable):
        run(Decision.ALLOW, *frames, reader=asked(request_body))


@pytest.mark.parametrize("request_body", [b'{"n":2}', b'{"n" : 10}', b'{"n":"3"}', b'{"n":128}'])
def test_who_asks_for_several_answers_gets_calls_of_each(request_body: bytes) -> None:
    frames = [START, OTHER_START, END, OTHER_END]
    out = run(Decision.ALLOW, *frames, reader=asked(request_body))
    assert sorted(b"".join(out).splitlines()) == sorted(b"".join(each.raw for each in frames).splitlines())


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([OTHER_START, frame(choice(piece("{}"), index=1)), OTHER_END], id="numbered from 1"),
        pytest.param([frame(choice({"content": "x"})), OTHER_START, OTHER_END], id="text in another"),
        pytest.param([frame({"text": "x"}, {"text": "y", "index": 1})], id="completions of two prompts"),
    ],
)
def test_what_all_clients_read_alike_goes_on(frames: list[Frame]) -> None:
    assert b"".join(run(Decision.ALLOW, *frames, reader=asked(b"{}"))) == b"".join(each.raw for each in frames)


def test_a_frame_goes_on_once_with_the_calls_of_an_answer() -> None:
    with pytest.raises(Unreadable):
        run(Decision.ALLOW, frame(choice(piece(name="pay")), choice(piece("{}"))), END)


@pytest.mark.parametrize(
    "passing",
    [
        pytest.param(frame(choice({"role": "assistant", "content": ""})), id="role"),
        pytest.param(frame(choice({"content": "pay"}, logprobs=TOKENS)), id="text with its tokens"),
        pytest.param(frame(choice({"refusal": "pay"}, logprobs=TOKENS)), id="refusal with its tokens"),
        pytest.param(frame({"text": "x", "logprobs": {"tokens": ["x"]}}), id="completion with its tokens"),
        pytest.param(frame(choice({"content": "x", "tool_calls": [], "function_call": None})), id="empty members"),
        pytest.param(frame(choice({}, logprobs={"content": [], "refusal": None})), id="no tokens"),
        pytest.param(frame({"index": 0, "content_filter_results": {}}), id="no delta"),
        pytest.param(frame({"text": "x"}), id="completion"),
        pytest.param(replace(frame({"text": "x"}), event="message"), id="the usual name"),
        pytest.param(frame(), id="no choice"),
        pytest.param(frame(choice({}, "stop")), id="end"),
        pytest.param(Frame(b'data: {"error":{}}\n\n', "", b'{"error":{}}'), id="error"),
        pytest.param(Frame(b": x\n\n", "", b""), id="comment"),
        pytest.param(DONE, id="end of all"),
    ],
)
def test_what_is_no_call_goes_on(passing: Frame) -> None:
    assert run(Decision.ALLOW, passing) == [passing.raw]


def spelt(content: Json, *tokens: tuple[str, Json]) -> Frame:
    """A word with its tokens, and the bytes of each."""
    return frame(
        choice({"content": content}, logprobs={"content": [{"token": name, "bytes": of} for name, of in tokens]})
    )


def test_a_character_of_several_tokens_holds_nothing_up() -> None:
    smile: list[Json] = [*"\N{GRINNING FACE}".encode()]
    begins, ends = ("\\xf0\\x9f", smile[:2]), ("\\x98\\x80", smile[2:])
    apart = [spelt("", begins), spelt("\N{GRINNING FACE}", ends), spelt("b", ("b", [98]))]
    assert run(Decision.ALLOW, *apart) == [each.raw for each in apart]
    at_once = [spelt("a\N{GRINNING FACE}", ("a", None), begins, ends), spelt("b", ("b", None))]
    assert run(Decision.ALLOW, *at_once) == [each.raw for each in at_once]


@pytest.mark.parametrize(
    "tokens",
    [
        pytest.param(spelt("", ("pay", [112, 97, 121])), id="whole characters"),
        pytest.param(spelt("x", ("x", [120, 240]), ("pay", [112])), id="behind the beginning of one"),
        pytest.param(spelt("", ("pay", [240, 159, 152, 128])), id="all of one"),
        pytest.param(spelt("", ("pay", [999])), id="no bytes"),
        pytest.param(spelt("", ("pay", ["p"])), id="bytes in another shape"),
    ],
)
def test_bytes_of_tokens_that_are_not_those_of_the_text_are_held(tokens: Frame) -> None:
    assert run(Decision.ALLOW, tokens, END) == [b"", tokens.raw + END.raw]


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(piece("{}", index=1), id="piece of the last call"),
        pytest.param(piece(index=0, id=None), id="empty piece of an earlier call"),
        pytest.param({"tool_calls": [{"index": 0, "type": "function"}]}, id="type of an earlier call"),
    ],
)
def test_calls_come_one_after_the_other(more: Tree) -> None:
    frames = [*TWO, frame(choice(more)), END]
    assert run(Decision.ALLOW, *frames) == [b"", b"", b"", b"".join(each.raw for each in frames)]


@pytest.mark.parametrize("end", [END, DONE], ids=["end of the choice", "end of all"])
def test_a_call_waits_for_its_end(end: Frame) -> None:
    more = frame(choice(piece("{}")))
    assert run(Decision.ALLOW, START, more, end) == [b"", b"", START.raw + more.raw + end.raw]


@pytest.mark.parametrize(
    "part",
    [
        pytest.param(choice({}, logprobs=TOKENS), id="no text"),
        pytest.param(choice({"content": "x"}, logprobs=TOKENS), id="other text"),
        pytest.param(choice({}, logprobs="pay"), id="tokens in another shape"),
    ],
)
def test_tokens_that_are_not_those_of_the_text_are_held(part: Tree) -> None:
    tokens = frame(part)
    assert run(Decision.ALLOW, tokens, END) == [b"", tokens.raw + END.raw]
    assert run(Decision.ALLOW, START, tokens, END) == [b"", b"", START.raw + tokens.raw + END.raw]
    assert b"pay" not in b"".join(run(Decision.CLARIFY, START, tokens, END))


def test_text_stays_behind_text_that_is_held() -> None:
    mixed = frame(choice({"content": "a", **piece(name="pay")}))
    text, other = frame(choice({"content": "b"})), frame(choice({"content": "c"}, index=1))
    assert run(Decision.ALLOW, mixed, text, other, END) == [b"", b"", other.raw, mixed.raw + text.raw + END.raw]
    assert [b"pay" in out for out in run(Decision.CLARIFY, mixed, text, END)] == [False, False, False]
    assert b'"content":"a"' in run(Decision.CLARIFY, mixed, text, END)[2]


def test_choices_that_share_a_frame_wait_for_each_other() -> None:
    both = frame(choice(piece(name="pay")), choice(piece(name="wipe"), index=1))
    text = frame(choice({"content": "b"}, index=1))
    ends = [frame(choice({}, "tool_calls", index=index)) for index in (0, 1)]
    assert run(Decision.ALLOW, both, text, *ends) == [b"", b"", b"", both.raw + text.raw + ends[0].raw + ends[1].raw]


def test_choices_that_end_in_one_frame_are_judged_together() -> None:
    frames = [START, frame(choice(piece(name="wipe"), index=1)), frame(choice({}, "stop"), choice({}, "stop", index=1))]
    reader = REPLIES.reader()
    *_, judge = (reader.read(each) for each in frames)
    assert isinstance(judge, Judge)
    pay, wipe = judge.calls
    out = reader.rule([ruling(pay, Decision.ALLOW), ruling(wipe, Decision.CLARIFY)])
    assert out.startswith(START.raw)
    assert b"wipe" not in out


def told(text: str, finish: str | None = None) -> bytes:
    return write_frame({"id": "c", "choices": [{"index": 0, "delta": {"content": text}, "finish_reason": finish}]})


def test_what_stands_in_place_of_a_call() -> None:
    role = frame(choice({"role": "assistant", **piece(name="pay")}))
    kept = frame(choice({"role": "assistant"})).raw
    assert run(Decision.CLARIFY, role, END)[1] == kept + told(NOTICE) + frame(choice({}, "stop")).raw
    assert run(Decision.CLARIFY, START, DONE)[1] == told(NOTICE, "stop") + DONE.raw
    assert run(Decision.CLARIFY, START, END, DONE)[2] == DONE.raw


def test_usage_stays() -> None:
    start = frame(choice(piece(name="pay")), usage={"total_tokens": 3})
    expected = frame(usage={"total_tokens": 3}).raw + told(NOTICE) + frame(choice({}, "stop")).raw
    assert run(Decision.CLARIFY, start, END)[1] == expected


def test_what_comes_after_a_withheld_call() -> None:
    text, again = frame(choice({"content": "x"}, logprobs=TOKENS)), frame(choice({}, "tool_calls", logprobs=None))
    _, _, *after = run(Decision.CLARIFY, START, END, text, again)
    assert after == [
        frame(choice({"content": "x"}, logprobs=None)).raw,
        frame(choice({}, "stop", logprobs=None)).raw,
    ]
