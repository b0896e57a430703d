import orjson
import pytest

from filters.trees import Json
from gateway.demo.dialects import responses
from gateway.demo.dialects.turn import DemoRequest

TOOLS: Json = [{"type": "function", "name": "f", "parameters": {"properties": {"x": {}}, "required": ["x"]}}]


@pytest.mark.parametrize("tools", [[], TOOLS], ids=["text", "call"])
def test_the_stream_ends_with_the_unary_answer(tools: Json) -> None:
    unary = responses.respond(DemoRequest("/v1/responses", "", {"input": "x", "tools": tools}, 4))
    stream = responses.respond(DemoRequest("/v1/responses", "", {"input": "x", "tools": tools, "stream": True}, 4))
    events = [orjson.loads(frame.partition(b"data: ")[2]) for frame in stream.chunks]
    assert [event["sequence_number"] for event in events] == list(range(len(events)))
    assert events[0]["type"] == "response.created"
    assert events[-1]["type"] == "response.completed"
    assert events[-1]["response"] == orjson.loads(unary.chunks[0])


@pytest.mark.parametrize(
    ("tools", "kind", "whole"),
    [
        ([], "response.output_text.delta", "demo upstream: 1 message, last role user"),
        (TOOLS, "response.function_call_arguments.delta", '{"x":"demo"}'),
    ],
    ids=["text", "call"],
)
def test_the_deltas_make_up_the_whole(tools: Json, kind: str, whole: str) -> None:
    reply = responses.respond(DemoRequest("/v1/responses", "", {"input": "x", "tools": tools, "stream": True}, 4))
    events = [orjson.loads(frame.partition(b"data: ")[2]) for frame in reply.chunks]
    assert "".join(event["delta"] for event in events if event["type"] == kind) == whole
