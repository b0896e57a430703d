"""What leaves the gate, however cut: texts as they come, allowed calls byte for byte, nothing of refused ones."""

import tracemalloc
from collections.abc import Callable, Sequence

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filters.calls import ProposedCall
from filters.decision import Decision
from filters.dialects import DIALECTS
from filters.dialects.likeness import Likeness
from filters.dialects.replies import Judge, Unreadable
from filters.gate import Release, StreamGate
from filters.limits import LimitExceeded
from filters.sse import Decoder
from tests.filters.replaying import (
    NOTICE,
    TRANSCRIPTS,
    Decide,
    Transcript,
    allow,
    by_twos,
    bytewise,
    clarify_first,
    clarify_second,
    cut_at,
    deny,
    framewise,
    load,
    play,
    ruling,
    whole,
)

ENDED = [transcript for transcript in TRANSCRIPTS if not transcript.dropped]
BROKEN = [transcript for transcript in TRANSCRIPTS if transcript.dropped]
CALLING = [transcript for transcript in TRANSCRIPTS if transcript.calls]
OVERTAKING = {"openai call then text", "openai several choices", "anthropic ping within call"}
"""Streams in which something else goes on while a call is held."""

every = pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=str)
decisions = pytest.mark.parametrize("decide", [allow, clarify_first, clarify_second, deny])


def frames(raw: bytes) -> list[bytes]:
    decoder = Decoder(len(raw))
    return [frame.raw for frame in [*decoder.feed(raw), *decoder.close()]]


def withheld(transcript: Transcript, decide: Decide) -> list[int]:
    """The calls of which nothing may be seen: one withheld call takes those judged with it along."""
    taken: list[int] = []
    for group in transcript.judged:
        if any(decide(number) is not Decision.ALLOW for number in group):
            taken += group
    return taken


@pytest.mark.parametrize("transcript", ENDED, ids=str)
def test_what_is_allowed_leaves_as_it_came(transcript: Transcript) -> None:
    played = play(transcript.dialect, whole(transcript.raw), allow)
    assert sorted(frames(played.raw)) == sorted(frames(transcript.raw))
    assert played.is_whole
    if str(transcript) not in OVERTAKING:
        assert played.raw == transcript.raw


@every
def test_every_call_is_judged_once_and_as_it_is(transcript: Transcript) -> None:
    played = play(transcript.dialect, whole(transcript.raw), allow)
    assert played.judged == tuple(tuple(transcript.calls[n].call for n in group) for group in transcript.judged)


@every
@decisions
def test_chunks_change_nothing(transcript: Transcript, decide: Decide) -> None:
    expected = play(transcript.dialect, whole(transcript.raw), decide)
    assert play(transcript.dialect, bytewise(transcript.raw), decide) == expected


@every
@decisions
@pytest.mark.parametrize("cut", [framewise, by_twos])
def test_frames_that_need_not_be_read_change_nothing(
    transcript: Transcript, decide: Decide, cut: Callable[[bytes], Sequence[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    passing = play(transcript.dialect, cut(transcript.raw), decide)
    monkeypatch.setattr(Likeness, "covers", lambda _self, _raw: False)
    assert play(transcript.dialect, cut(transcript.raw), decide) == passing


WORDS = {
    "openai": b'data: {"id":"c","choices":[{"index":0,"delta":{"content":"%b"},"finish_reason":null}]}\n\n',
    "anthropic": b"event: content_block_delta\n"
    b'data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"%b"}}\n\n',
}
BEGUN = {
    "openai": b"",
    "anthropic": b"event: content_block_start\n"
    b'data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}\n\n',
}
CALL_FRAME = {
    "openai": b'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"name":"pay"}}]}}]}\n\n',
    "anthropic": b"event: content_block_stop\n"
    b'data: {"type":"content_block_stop","index":0}\n\n'
    b'data: {"type":"content_block_start","index":1,"content_block":{"type":"tool_use","name":"pay","input":{}}}\n\n',
}


def speaking(dialect: str, *, held_bytes: int = 1_000) -> StreamGate:
    """A gate through which one word has gone."""
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=held_bytes)
    gate.feed(BEGUN[dialect] + WORDS[dialect] % b"One")
    assert gate.next() == Release(BEGUN[dialect] + WORDS[dialect] % b"One")
    return gate


@pytest.mark.parametrize("dialect", WORDS)
def test_a_word_after_a_word_passes(dialect: str) -> None:
    gate = speaking(dialect)
    assert gate.passes(WORDS[dialect] % b"more")
    assert gate.next() is None


@pytest.mark.parametrize("dialect", WORDS)
def test_words_that_came_together_pass(dialect: str) -> None:
    assert speaking(dialect).passes(WORDS[dialect] % b"more" + WORDS[dialect] % b"words")


@pytest.mark.parametrize("dialect", WORDS)
@pytest.mark.parametrize("rest", ["nothing", "other", "and a half", "and a call"])
def test_what_is_not_words_alone_does_not_pass(dialect: str, rest: str) -> None:
    word = WORDS[dialect] % b"more"
    chunks = {
        "nothing": b"",
        "other": b": x\n\n",
        "and a half": word + word[:9],
        "and a call": word + CALL_FRAME[dialect],
    }
    assert not speaking(dialect).passes(chunks[rest])


@pytest.mark.parametrize("dialect", WORDS)
def test_nothing_passes_before_its_time(dialect: str) -> None:
    word = WORDS[dialect] % b"more"
    assert not StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=1_000).passes(word)
    torn, held, ruled = speaking(dialect), speaking(dialect), speaking(dialect)
    torn.feed(word[:9])
    assert not torn.passes(word)
    held.feed(CALL_FRAME[dialect])
    held.next()
    assert not held.passes(word)
    ruled.feed(word)
    assert not ruled.passes(word)
    long = WORDS[dialect] % (b"a" * 1_000)
    assert not speaking(dialect).passes(long)


@pytest.mark.parametrize("dialect", ["openai", "openai_responses", "anthropic", "gemini"])
def test_no_single_cut_changes_anything(dialect: str) -> None:
    transcript = load(dialect, "one_call")
    expected = play(transcript.dialect, whole(transcript.raw), clarify_first)
    for cut in range(len(transcript.raw)):
        assert play(transcript.dialect, cut_at(transcript.raw, cut), clarify_first) == expected


@settings(deadline=None)
@given(
    transcript=st.sampled_from(TRANSCRIPTS),
    decided=st.lists(st.sampled_from(Decision), min_size=2, max_size=2),
    cuts=st.lists(st.integers(min_value=0), max_size=12),
)
def test_no_cuts_change_anything(transcript: Transcript, decided: list[Decision], cuts: list[int]) -> None:
    expected = play(transcript.dialect, whole(transcript.raw), decided.__getitem__)
    assert play(transcript.dialect, cut_at(transcript.raw, *cuts), decided.__getitem__) == expected


@every
@decisions
def test_nothing_of_a_refused_call_leaves(transcript: Transcript, decide: Decide) -> None:
    played = play(transcript.dialect, whole(transcript.raw), decide).raw.decode()
    traces = [trace for number in withheld(transcript, decide) for trace in transcript.calls[number].traces]
    assert [trace for trace in [*traces, *transcript.dropped] if trace in played] == []


@pytest.mark.parametrize("transcript", CALLING, ids=str)
def test_a_withheld_call_gives_way_to_a_notice(transcript: Transcript) -> None:
    played = play(transcript.dialect, whole(transcript.raw), clarify_first)
    assert NOTICE.encode() in played.raw
    assert played.is_whole


@pytest.mark.parametrize("transcript", CALLING, ids=str)
def test_after_a_denial_nothing_leaves(transcript: Transcript) -> None:
    gate = StreamGate(DIALECTS[transcript.dialect].replies.reader(), held_bytes=10 * len(transcript.raw))
    gate.feed(transcript.raw)
    step = gate.next()
    while isinstance(step, Release):
        step = gate.next()
    assert isinstance(step, Judge)
    gate.rule([ruling(call, Decision.DENY) for call in step.calls])
    gate.feed(transcript.raw)
    gate.close()
    assert gate.next() is None
    assert not gate.is_whole


@pytest.mark.parametrize("transcript", BROKEN, ids=str)
def test_a_torn_stream_is_not_whole(transcript: Transcript) -> None:
    assert not play(transcript.dialect, whole(transcript.raw), allow).is_whole


@pytest.mark.parametrize("transcript", ENDED, ids=str)
def test_a_stream_torn_within_a_frame_is_not_whole(transcript: Transcript) -> None:
    assert not play(transcript.dialect, whole(transcript.raw[:-3]), allow).is_whole


@pytest.mark.parametrize("dialect", ["anthropic", "openai_responses", "openai"])
def test_text_before_a_call_leaves_before_the_call_has_come(dialect: str) -> None:
    raw = load(dialect, "text_then_call").raw
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=len(raw))
    gate.feed(raw[: raw.index(b"transfer_funds")])
    step = gate.next()
    assert isinstance(step, Release)
    assert b" pay now." in step.raw


def test_text_goes_on_while_a_call_of_its_choice_is_held() -> None:
    raw = load("openai", "call_then_text").raw
    gate = StreamGate(DIALECTS["openai"].replies.reader(), held_bytes=len(raw))
    gate.feed(raw[: raw.index(b'"finish_reason":"tool_calls"')])
    step = gate.next()
    assert isinstance(step, Release)
    assert b"Paying " in step.raw


def test_nothing_leaves_while_rulings_are_due() -> None:
    transcript = load("anthropic", "call_then_text")
    gate = StreamGate(DIALECTS["anthropic"].replies.reader(), held_bytes=len(transcript.raw))
    gate.feed(transcript.raw)
    assert isinstance(gate.next(), Release)
    judge = gate.next()
    assert isinstance(judge, Judge)
    assert gate.next() is None
    gate.rule([ruling(call, Decision.ALLOW) for call in judge.calls])
    step = gate.next()
    assert isinstance(step, Release)
    assert step.raw.endswith(b'{"type":"message_stop"}\n\n')


def test_a_call_without_a_ruling_is_withheld() -> None:
    transcript = load("anthropic", "one_call")
    gate = StreamGate(DIALECTS["anthropic"].replies.reader(), held_bytes=len(transcript.raw))
    gate.feed(transcript.raw)
    gate.next()
    gate.next()
    gate.rule([ruling(ProposedCall("/content/0", "other", "{}"), Decision.ALLOW)])
    step = gate.next()
    assert isinstance(step, Release)
    assert b"transfer_funds" not in step.raw


def test_frames_of_a_call_are_held_up_to_the_limit() -> None:
    raw = load("anthropic", "text_then_call").raw
    gate = StreamGate(DIALECTS["anthropic"].replies.reader(), held_bytes=300)
    gate.feed(raw)
    step = gate.next()
    assert isinstance(step, Release)
    assert b" pay now." in step.raw
    for _ in range(2):
        with pytest.raises(LimitExceeded):
            gate.next()
    gate.feed(raw)
    with pytest.raises(LimitExceeded):
        gate.next()
    assert not gate.is_whole


def event(name: str, **members: object) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (name.encode(), orjson.dumps({"type": name, **members}))


def told(name: str, **members: object) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (name.encode(), orjson.dumps({"event_type": name, **members}))


def part(**delta: object) -> bytes:
    node = {"index": 0, "delta": delta, "finish_reason": None}
    return b"data: %b\n\n" % orjson.dumps({"id": "chatcmpl-1", "object": "chat.completion.chunk", "choices": [node]})


ITEM = {"type": "function_call", "id": "fc_1", "call_id": "c", "name": "write_file", "arguments": ""}
STARTS = {
    "openai": part(tool_calls=[{"index": 0, "id": "c", "type": "function", "function": {"name": "write_file"}}]),
    "anthropic": event(
        "content_block_start", index=0, content_block={"type": "tool_use", "id": "t", "name": "write_file", "input": {}}
    ),
    "openai_responses": event("response.output_item.added", output_index=0, item=ITEM),
    "gemini_interactions": told("step.start", index=0, step={"type": "function_call", "id": "c", "name": "write_file"}),
}


def piece_of_a_call(dialect: str, piece: str) -> bytes:
    if dialect == "openai":
        return part(tool_calls=[{"index": 0, "function": {"arguments": piece}}])
    if dialect == "anthropic":
        return event("content_block_delta", index=0, delta={"type": "input_json_delta", "partial_json": piece})
    if dialect == "gemini_interactions":
        return told("step.delta", index=0, delta={"type": "arguments_delta", "arguments": piece})
    return event("response.function_call_arguments.delta", output_index=0, delta=piece)


@pytest.mark.parametrize(("piece", "count"), [("word", 3_000), ("x" * 4_000, 100), ("é😀" * 5, 1_000)])
@pytest.mark.parametrize("dialect", STARTS)
def test_no_more_memory_is_taken_than_is_told(dialect: str, piece: str, count: int) -> None:
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=1 << 24)
    gate.feed(STARTS[dialect])
    assert gate.next() is None
    raw = piece_of_a_call(dialect, piece)
    tracemalloc.start()
    for _ in range(count):
        gate.feed(raw)
        assert gate.next() is None
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(raw) * count <= gate.held
    assert taken <= 1.25 * gate.held


@pytest.mark.parametrize("raw", [b": ping\n\n", b"data: 7\n\n", b"data: %b\n\n" % (b"x" * 2_000)])
def test_nor_while_rulings_are_due(raw: bytes) -> None:
    gate = StreamGate(DIALECTS["anthropic"].replies.reader(), held_bytes=1 << 24)
    gate.feed(load("anthropic", "one_call").raw)
    while not isinstance(gate.next(), Judge):
        continue
    before = gate.held
    tracemalloc.start()
    for _ in range(2_000):
        gate.feed(raw + b"")
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken <= 1.25 * (gate.held - before)


def test_a_call_that_was_ruled_on_is_kept_no_longer() -> None:
    gate = StreamGate(DIALECTS["openai"].replies.reader(), held_bytes=1 << 24)
    tracemalloc.start()
    gate.feed(STARTS["openai"] + piece_of_a_call("openai", "x" * 1_000_000))
    gate.feed(b'data: {"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}\n\n')
    while not isinstance(step := gate.next(), Judge):
        continue
    gate.rule([ruling(call, Decision.ALLOW) for call in step.calls])
    del step
    assert gate.next() is not None
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert gate.held == 0
    assert taken < 500_000


def test_a_frame_is_no_longer_than_the_limit() -> None:
    gate = StreamGate(DIALECTS["openai"].replies.reader(), held_bytes=20)
    gate.feed(b": kept alive\n\n")
    gate.feed(b"data: " + b"x" * 20)
    assert gate.next() == Release(b": kept alive\n\n")
    with pytest.raises(LimitExceeded):
        gate.next()


@pytest.mark.parametrize("end", [b"", b"\n\n", b"\n\n: another\n\n"], ids=["unfinished", "whole", "not the last"])
def test_what_comes_before_a_frame_that_is_too_long_leaves(end: bytes) -> None:
    gate = StreamGate(DIALECTS["openai"].replies.reader(), held_bytes=20)
    gate.feed(b": kept alive\n\n" * 2 + b"data: " + b"x" * 20 + end)
    assert gate.next() == Release(b": kept alive\n\n" * 2)
    for _ in range(2):
        with pytest.raises(LimitExceeded):
            gate.next()
    gate.close()
    assert not gate.is_whole


def test_a_call_before_a_frame_that_is_too_long_is_judged_and_leaves() -> None:
    raw = load("anthropic", "one_call").raw
    gate = StreamGate(DIALECTS["anthropic"].replies.reader(), held_bytes=len(raw))
    gate.feed(raw + b"data: " + b"x" * len(raw))
    left = b""
    while left != raw:
        step = gate.next()
        if isinstance(step, Judge):
            gate.rule([ruling(call, Decision.ALLOW) for call in step.calls])
        else:
            assert step is not None
            left += step.raw
    with pytest.raises(LimitExceeded):
        gate.next()


def test_what_is_fed_while_rulings_are_due_is_limited() -> None:
    raw = load("anthropic", "one_call").raw
    gate = StreamGate(DIALECTS["anthropic"].replies.reader(), held_bytes=len(raw))
    gate.feed(raw)
    gate.next()
    assert isinstance(gate.next(), Judge)
    for _ in range(3):
        gate.feed(b": kept alive\n\n" * (len(raw) // 20))
    with pytest.raises(LimitExceeded):
        gate.next()


def test_what_comes_before_an_unreadable_frame_leaves() -> None:
    gate = StreamGate(DIALECTS["openai"].replies.reader(), held_bytes=1_000)
    gate.feed(b': one\n\ndata: {"a":1,"a":2}\n\n: two\n\n')
    assert gate.next() == Release(b": one\n\n")
    with pytest.raises(Unreadable):
        gate.next()


def test_the_gate_tells_by_what_a_reply_can_be_continued() -> None:
    gate = StreamGate(DIALECTS["openai_responses"].replies.reader(), held_bytes=100_000)
    assert gate.references == ()
    gate.feed(load("openai_responses", "text").raw)
    while gate.next():
        continue
    assert len(gate.references) == 1


PLAIN = [b"data: word \xf0\x9f\x98\x80\r\n\r\n", b"data: one\ndata: two\n\n", b"data:nospace\n\n", b"data: 7\n\n"]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_data_that_is_no_object_passes(dialect: str) -> None:
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=1_000)
    gate.feed(b"".join(PLAIN))
    assert gate.next() == Release(b"".join(PLAIN))
    assert gate.next() is None


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("data", [b'{"a', b'b": 1}', b"[1", b'"word"'])
def test_data_that_may_be_a_part_of_one_does_not(dialect: str, data: bytes) -> None:
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=1_000)
    gate.feed(b"data: " + data + b"\n\n")
    with pytest.raises(Unreadable):
        gate.next()
