"""The Gemini dialect: which parts are calls of the client's, and what stands in their place."""

from contextlib import nullcontext

import orjson
import pytest

from filters.calls import ProposedCall
from filters.decision import Decision
from filters.dialects.gemini_replies import REPLIES
from filters.dialects.replies import Judge, Unreadable, write_frame
from filters.sse import Frame
from filters.trees import Json, Tree
from tests.filters.replaying import NOTICE, ruling

TEXT: Tree = {"text": "Paying."}
PAY: Tree = {"functionCall": {"name": "pay", "args": {"to": "x", "amount": 1}}}
WIPE: Tree = {"functionCall": {"name": "wipe"}}
TOLD: Tree = {"text": NOTICE}


def candidate(*parts: Json, **members: Json) -> Tree:
    return {"content": {"role": "model", "parts": list(parts)}, "finishReason": "STOP", **members}


def reply(*candidates: Json) -> Tree:
    return {"candidates": list(candidates), "usageMetadata": {}}


def call(place: str, name: str, arguments: str = "{}") -> ProposedCall:
    return ProposedCall(f"/candidates/{place}", name, arguments)


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        pytest.param(PAY, ("functionCall", "pay", '{"amount":1,"to":"x"}'), id="call"),
        pytest.param(WIPE, ("functionCall", "wipe", "{}"), id="no arguments"),
        pytest.param({"function_call": {"name": "wipe"}}, ("function_call", "wipe", "{}"), id="other spelling"),
        pytest.param({"function_call": None, **WIPE}, ("functionCall", "wipe", "{}"), id="other spelling null"),
        pytest.param({**WIPE, "thoughtSignature": "x", "text": None}, ("functionCall", "wipe", "{}"), id="signed"),
        pytest.param(
            {"functionCall": {"name": "wipe", "args": None, "partialArgs": [], "willContinue": False}},
            ("functionCall", "wipe", "{}"),
            id="empty members",
        ),
    ],
)
def test_calls(part: Tree, expected: tuple[str, str, str]) -> None:
    member, name, arguments = expected
    assert REPLIES.calls(reply(candidate(TEXT, part))) == (call(f"0/content/parts/1/{member}", name, arguments),)


def test_a_list_of_replies_is_read_as_one() -> None:
    tree: Json = [reply(candidate(TEXT, PAY)), reply(candidate(WIPE))]
    first, second = REPLIES.calls(tree)
    assert second == call("0/content/parts/2/functionCall", "wipe")
    rulings = [ruling(first, Decision.ALLOW), ruling(second, Decision.CLARIFY)]
    expected = [reply(candidate(TEXT, TOLD)), reply(candidate())]
    assert orjson.loads(REPLIES.withhold(tree, rulings)) == expected


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(reply(candidate(TEXT)), id="text"),
        pytest.param(reply(candidate({"toolCall": {"id": "x"}}, {"executableCode": {"code": "1"}})), id="provider's"),
        pytest.param(reply({"finishReason": "SAFETY"}), id="no content"),
        pytest.param(reply({"content": {"role": "model"}}), id="no parts"),
        pytest.param(reply(), id="no candidates"),
        pytest.param("x", id="text alone"),
    ],
)
def test_no_calls(tree: Json) -> None:
    assert REPLIES.calls(tree) == ()
    assert orjson.loads(REPLIES.withhold(tree, ())) == tree


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(reply(candidate({**WIPE, "function_call": {"name": "pay"}})), id="call told twice"),
        pytest.param(reply(candidate({"functionCall": "wipe"})), id="text for a call"),
        pytest.param(reply(candidate({"functionCall": {}})), id="no name"),
        pytest.param(reply(candidate({"functionCall": {"name": 1}})), id="number for a name"),
        pytest.param(reply(candidate({"functionCall": {"name": "x", "args": "{}"}})), id="text for arguments"),
        pytest.param(reply(candidate({"functionCall": {"name": "x", "willContinue": True}})), id="to be continued"),
        pytest.param(reply(candidate({"functionCall": {"name": "x", "partialArgs": [{}]}})), id="in pieces"),
        pytest.param(reply(candidate({"FunctionCall": {"name": "x"}})), id="in other letters"),
        pytest.param(reply(candidate({"clientCall": {"name": "x"}})), id="of an unknown kind"),
        pytest.param(reply(candidate(TEXT, functionCalls=[{"name": "x"}])), id="beside the content"),
        pytest.param(reply({"content": {"functionCall": {"name": "x"}}}), id="beside the parts"),
        pytest.param({**reply(), "functionCalls": [{"name": "x"}]}, id="beside the candidates"),
        pytest.param(reply(candidate("x")), id="text for a part"),
        pytest.param(reply({"content": {"parts": {"text": "x"}}}), id="object for parts"),
        pytest.param(reply({"content": [TEXT]}), id="list for a content"),
        pytest.param(reply("x"), id="text for a candidate"),
        pytest.param(reply(candidate(TEXT, index=-1)), id="negative place"),
        pytest.param(reply(candidate(TEXT, index=10**6)), id="too many candidates"),
        pytest.param(["x"], id="text for a reply"),
    ],
)
def test_unreadable(tree: Json) -> None:
    with pytest.raises(Unreadable):
        REPLIES.calls(tree)


def piece(*values: Json, more: Json = True, **members: Json) -> Tree:
    return {"functionCall": {"partialArgs": list(values), "willContinue": more, **members}}


def text(value: Json, *, more: bool = False) -> Tree:
    return {"jsonPath": "$.to", "stringValue": value, "willContinue": more}


BEGUN: Tree = {"functionCall": {"name": "pay", "id": "c1", "willContinue": True}}
ENDED: Tree = {"functionCall": {}}
AMOUNT: Tree = {"jsonPath": "$.amount", "numberValue": 1}
IN_PIECES = {
    "ended by an empty call": [BEGUN, piece(text("x")), piece(AMOUNT), ENDED],
    "ended by its last piece": [BEGUN, piece(text("", more=True)), piece(AMOUNT, text("x"), more=None)],
    "with its name again": [BEGUN, piece(AMOUNT), piece(text("x"), more=False, name="pay", id="c1")],
    "beside a text": [BEGUN, TEXT, piece(text("x"), AMOUNT, more=False)],
    "at once": [piece(text("x"), AMOUNT, more=False, name="pay")],
}


@pytest.mark.parametrize("name", IN_PIECES)
def test_a_call_in_pieces(name: str) -> None:
    parts = IN_PIECES[name]
    expected = call("0/content/parts/1/functionCall", "pay", '{"amount":1,"to":"x"}')
    trees: list[Json] = [reply(candidate(TEXT, *parts)), [reply(candidate(part)) for part in (TEXT, *parts)]]
    for tree in trees:
        assert REPLIES.calls(tree) == (expected,)
        withheld = orjson.loads(REPLIES.withhold(tree, [ruling(expected, Decision.CLARIFY)]))
        assert REPLIES.calls(withheld) == ()
        assert orjson.dumps(withheld).count(NOTICE.encode()) == 1


@pytest.mark.parametrize("name", IN_PIECES)
def test_a_call_in_pieces_of_a_stream_is_held_until_it_is_whole(name: str) -> None:
    frames = [frame(reply(candidate(part))) for part in IN_PIECES[name]]
    for decision in (Decision.ALLOW, Decision.CLARIFY):
        reader = REPLIES.reader()
        *before, judge = map(reader.read, frames)
        assert not any(before)
        assert isinstance(judge, Judge)
        assert reader.held >= sum(len(each.raw) for each in frames)
        left = reader.rule([ruling(each, decision) for each in judge.calls])
        assert not reader.held
        assert (left == b"".join(each.raw for each in frames)) is (decision is Decision.ALLOW)
        assert (NOTICE.encode() in left) is (b"functionCall" not in left) is (decision is Decision.CLARIFY)


@pytest.mark.parametrize(
    "parts",
    [
        pytest.param([BEGUN], id="no end"),
        pytest.param([ENDED], id="no beginning"),
        pytest.param([piece(AMOUNT)], id="piece of nothing"),
        pytest.param([BEGUN, PAY], id="another call within"),
        pytest.param([BEGUN, BEGUN, ENDED], id="begun again"),
        pytest.param([BEGUN, piece(AMOUNT, name="wipe"), ENDED], id="another name"),
        pytest.param([BEGUN, piece(AMOUNT, id="c2"), ENDED], id="another id"),
        pytest.param([BEGUN, piece(AMOUNT, args={"to": "x"}), ENDED], id="whole in a piece"),
        pytest.param([piece(AMOUNT, name="pay", args={"to": "x"}, more=False)], id="whole and in pieces"),
        pytest.param([piece(name="pay", arguments="{}"), ENDED], id="arguments elsewhere"),
        pytest.param([BEGUN, piece(AMOUNT, more="true"), ENDED], id="text for a truth"),
        pytest.param([BEGUN, piece(AMOUNT, will_continue=True), ENDED], id="end in another spelling"),
        pytest.param([BEGUN, piece(partial_args=[AMOUNT]), ENDED], id="pieces in another spelling"),
        pytest.param([{"function_call": BEGUN["functionCall"]}, ENDED], id="call in another spelling"),
        pytest.param([BEGUN, piece("x"), ENDED], id="text for a piece"),
        pytest.param([BEGUN, piece(AMOUNT, AMOUNT), ENDED], id="a value twice"),
    ],
)
def test_unreadable_pieces(parts: list[Json]) -> None:
    with pytest.raises(Unreadable):
        REPLIES.calls(reply(candidate(*parts)))
    with pytest.raises(Unreadable):
        REPLIES.calls([reply(candidate(part)) for part in parts])


@pytest.mark.parametrize(
    ("request_body", "fits"),
    [
        (b"{}", False),
        (b'{"generationConfig":{"candidateCount":1}}', False),
        (b'{"generationConfig":{"candidateCount":2}}', True),
        (b'{"generation_config":{"candidate_count": "3"}}', True),
    ],
)
def test_calls_side_by_side_are_for_who_asks_for_several(request_body: bytes, fits: bool) -> None:
    assert REPLIES.reader_for is not None
    reader = REPLIES.reader_for(request_body)
    assert reader.read(frame(reply(candidate(BEGUN, index=0)))) == b""
    with nullcontext() if fits else pytest.raises(Unreadable):
        reader.read(frame(reply(candidate(piece(AMOUNT, name="wipe"), index=1))))


def test_calls_of_one_candidate_come_one_after_the_other() -> None:
    assert REPLIES.reader_for is not None
    reader = REPLIES.reader_for(b"{}")
    assert reader.read(frame(reply(candidate(BEGUN, index=1)))) == b""
    assert isinstance(reader.read(frame(reply(candidate(ENDED, index=1)))), Judge)


def test_calls_in_pieces_of_two_turns_are_judged_together() -> None:
    frames = [
        frame(reply(candidate(BEGUN, index=0), candidate(piece(AMOUNT, name="wipe"), index=1))),
        frame(reply(candidate(piece(text("x"), more=False), index=0))),
        frame(reply(candidate(TEXT, index=0), candidate(ENDED, index=1))),
    ]
    reader = REPLIES.reader()
    *before, judge = map(reader.read, frames)
    assert before == [b"", b""]
    assert judge == Judge(
        (
            call("0/content/parts/0/functionCall", "pay", '{"to":"x"}'),
            call("1/content/parts/0/functionCall", "wipe", '{"amount":1}'),
        )
    )
    pay, wipe = judge.calls
    left = reader.rule([ruling(pay, Decision.CLARIFY), ruling(wipe, Decision.ALLOW)])
    assert b"pay" not in left
    assert left.count(NOTICE.encode()) == 1
    assert left.count(b"functionCall") == 2


def test_what_is_put_together_counts_as_held() -> None:
    reader = REPLIES.reader()
    deep: Tree = {"jsonPath": "$" + ".a" * 60, "boolValue": True}
    flat = frame(reply(candidate(piece(deep, name="pay"))))
    assert reader.read(flat) == b""
    assert reader.held > 3 * len(flat.raw) + 10_000


def test_each_candidate_is_a_turn() -> None:
    tree = reply(candidate(PAY), candidate(TEXT, PAY, TEXT, WIPE))
    kept, *others = REPLIES.calls(tree)
    rulings = [ruling(kept, Decision.ALLOW), *(ruling(other, Decision.CLARIFY) for other in others)]
    assert orjson.loads(REPLIES.withhold(tree, rulings)) == reply(candidate(PAY), candidate(TEXT, TOLD, TEXT))


def frame(tree: Tree) -> Frame:
    return Frame(write_frame(tree), "", orjson.dumps(tree))


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b": comment\n\n", id="comment"),
        pytest.param(b'{"candidates": []}\n\n', id="json without a name"),
        pytest.param(b'data:{"candidates": []}\n\n', id="data without a space"),
        pytest.param(b'data: {}\r{"candidates": []}\n\n', id="after a carriage return"),
        pytest.param(b"event: x\ndata: {}\n\n", id="named"),
    ],
)
def test_lines_that_the_sdk_reads_otherwise(raw: bytes) -> None:
    with pytest.raises(Unreadable):
        REPLIES.reader().read(Frame(raw, "", b"{}"))


@pytest.mark.parametrize("raw", [b"\n", b"\r\n", b"data: \n\n", b"data: \r\n\r\n"])
def test_frames_without_data_go_on(raw: bytes) -> None:
    assert REPLIES.reader().read(Frame(raw, "", b"")) == raw


def test_after_a_withheld_call_none_of_its_turn_is_released() -> None:
    reader = REPLIES.reader()
    out: list[bytes] = []
    for decision in (Decision.CLARIFY, Decision.ALLOW):
        judge = reader.read(frame(reply(candidate(PAY, index=1), candidate(WIPE, index=0))))
        assert isinstance(judge, Judge)
        assert reader.held
        out.append(reader.rule([ruling(judge.calls[0], decision), ruling(judge.calls[1], Decision.ALLOW)]))
    assert [b"pay" in raw for raw in out] == [False, False]
    assert [b"wipe" in raw for raw in out] == [True, True]
    assert not reader.held


def test_a_text_goes_on() -> None:
    text = frame(reply(candidate(TEXT)))
    assert REPLIES.reader().read(text) == text.raw
