"""In whatever form events come, nothing of a refused call leaves, and what is released is the same byte for byte."""

from collections.abc import Callable, Sequence

import orjson
import pytest

from filters.dialects import DIALECTS
from filters.dialects.replies import Unreadable
from filters.gate import Release, StreamGate
from tests.filters.replaying import NOTICE, Decide, allow, bytewise, clarify_first, cut_at, deny, play, whole

Event = tuple[str, str]
"""A name, and data."""
Form = Callable[[str, str], bytes]

NAME, VALUE = "wire_out", "canary-77"
ARGUMENTS = orjson.dumps({"to": VALUE}).decode()


def named(kind: str, **members: object) -> Event:
    return kind, orjson.dumps({"type": kind, **members}).decode()


def chunk(finish: str | None = None, /, **delta: object) -> Event:
    return "", orjson.dumps({"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}).decode()


def candidate(*parts: object) -> Event:
    return "", orjson.dumps({"candidates": [{"content": {"role": "model", "parts": parts}, "index": 0}]}).decode()


ITEM = {"type": "function_call", "id": "fc_1", "call_id": "c", "name": NAME}
STREAMS: dict[str, list[Event]] = {
    "openai": [
        chunk(content="Well."),
        chunk(tool_calls=[{"index": 0, "id": "c", "type": "function", "function": {"name": NAME, "arguments": ""}}]),
        chunk(tool_calls=[{"index": 0, "function": {"arguments": ARGUMENTS}}]),
        chunk("tool_calls"),
        ("", "[DONE]"),
    ],
    "openai_responses": [
        named("response.output_item.added", output_index=0, item={**ITEM, "arguments": ""}),
        named("response.function_call_arguments.delta", output_index=0, delta=ARGUMENTS),
        named("response.output_item.done", output_index=0, item={**ITEM, "arguments": ARGUMENTS}),
    ],
    "anthropic": [
        named("content_block_start", index=0, content_block={"type": "tool_use", "id": "t", "name": NAME, "input": {}}),
        named("content_block_delta", index=0, delta={"type": "input_json_delta", "partial_json": ARGUMENTS}),
        named("content_block_stop", index=0),
    ],
    "gemini": [
        candidate({"text": "Well."}),
        candidate({"functionCall": {"name": NAME, "args": {"to": VALUE}}, "thoughtSignature": "c2ln"}),
    ],
}


def lines(end: str, event: str, *fields: str) -> bytes:
    return end.join([*([f"event: {event}"] if event else []), *fields, "", ""]).encode()


ANYWHERE: dict[str, Form] = {
    "line feeds": lambda event, data: lines("\n", event, f"data: {data}"),
    "carriage returns and line feeds": lambda event, data: lines("\r\n", event, f"data: {data}"),
    "carriage returns": lambda event, data: lines("\r", event, f"data: {data}"),
    "data in two lines": lambda event, data: lines("\n", event, "data: " + data.replace("{", "{\ndata: ", 1)),
    "more empty lines": lambda event, data: lines("\n", event, f"data: {data}") + b"\n\r\n",
}
"""Forms that all clients read."""
NOT_FOR_GEMINI: dict[str, Form] = {
    "no blank": lambda event, data: lines("\n", event, f"data:{data}"),
    "comments": lambda event, data: b": one\n" + lines("\n", event, ": two", f"data: {data}", ": three"),
    "comments of their own": lambda event, data: b": one\n\n" + lines("\n", event, f"data: {data}"),
    "ids and times": lambda event, data: lines("\n", event, "id: 7", f"data: {data}", "retry: 9"),
    "a name after the data": lambda event, data: lines("\n", "", f"data: {data}", f"event: {event}"),
    "a name told twice": lambda event, data: lines("\n", event, f"event: {event}", f"data: {data}"),
}
"""Forms that Google's SDK does not read, or reads as something else."""
NOWHERE: dict[str, Form] = {
    "field in other letters": lambda event, data: lines("\n", event, f"Data: {data}"),
    "blank before the field": lambda event, data: lines("\n", event, f" data: {data}"),
    "unknown field": lambda event, data: lines("\n", event, "note: 1", f"data: {data}"),
    "separator of lines": lambda event, data: lines("\n", event, f"data: {data}\u2028data: 1"),
    "mark of byte order": lambda event, data: b"\xef\xbb\xbf" + lines("\n", event, f"data: {data}"),
    "next line within": lambda event, data: lines("\n", event, f"data: \x85{data}"),
    "another name": lambda event, data: lines("\n", f"x{event}", f"data: {data}"),
}
"""What clients read in different ways."""
FOR_CHAT: dict[str, Form] = {
    "the name of what has none": lambda _, data: lines("\n", "message", f"data: {data}"),
}
"""Forms of events that have no names."""
READ = [
    (dialect, form)
    for dialect in STREAMS
    for form in ANYWHERE | NOT_FOR_GEMINI
    if dialect != "gemini" or form in ANYWHERE
] + [("openai", form) for form in FOR_CHAT]
REFUSED = [("gemini", form) for form in NOT_FOR_GEMINI] + [(dialect, form) for dialect in STREAMS for form in NOWHERE]
FORMS = ANYWHERE | NOT_FOR_GEMINI | FOR_CHAT | NOWHERE


def stream(dialect: str, form: str) -> bytes:
    return b"".join(FORMS[form](*event) for event in STREAMS[dialect])


@pytest.mark.parametrize(("dialect", "form"), READ)
def test_what_is_allowed_leaves_byte_for_byte(dialect: str, form: str) -> None:
    raw = stream(dialect, form)
    for chunks in (whole(raw), bytewise(raw)):
        played = play(dialect, chunks, allow)
        assert sorted(map(bytes, played.raw.splitlines())) == sorted(map(bytes, raw.splitlines()))
        assert len(played.raw) == len(raw)
        assert [call.name for judged in played.judged for call in judged] == [NAME]
        assert b"".join(line for line in played.raw.splitlines() if line.startswith(b"data")) == b"".join(
            line for line in raw.splitlines() if line.startswith(b"data")
        )


@pytest.mark.parametrize("refuse", [clarify_first, deny])
@pytest.mark.parametrize(("dialect", "form"), READ)
def test_nothing_of_a_refused_call_leaves_at_any_cut(dialect: str, form: str, refuse: Decide) -> None:
    raw = stream(dialect, form)
    told = [refuse is not deny] * len(raw)
    left = [
        play(dialect, chunks, refuse).raw
        for chunks in (bytewise(raw), *(cut_at(raw, cut) for cut in range(1, len(raw))))
    ]
    assert [NAME.encode() in each or VALUE.encode() in each for each in left] == [False] * len(raw)
    assert [NOTICE.encode() in each for each in left] == told


@pytest.mark.parametrize(("dialect", "form"), REFUSED)
def test_what_clients_read_in_different_ways_ends_the_stream(dialect: str, form: str) -> None:
    raw = stream(dialect, form)
    for cut in range(len(raw)):
        gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=100_000)
        out: list[bytes] = []
        with pytest.raises(Unreadable):
            feed_all(gate, cut_at(raw, cut), out)
        assert not any(trace.encode() in b"".join(out) for trace in (NAME, VALUE))


def feed_all(gate: StreamGate, chunks: Sequence[bytes], out: list[bytes]) -> None:
    """Feeds the chunks, and lets no call through: what leaves goes to `out`."""
    for chunk in chunks:
        gate.feed(chunk)
        while isinstance(step := gate.next(), Release):
            out.append(step.raw)
        assert step is None
