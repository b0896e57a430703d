from typing import Any

import orjson
import pytest

from gateway.demo.dialects import gemini
from gateway.demo.dialects.turn import DemoReply, DemoRequest


def stream(query: str) -> DemoReply:
    contents: Any = {"contents": [{"role": "user", "parts": [{"text": "x"}]}]}
    return gemini.stream(DemoRequest("/v1beta/models/m:streamGenerateContent", query, contents, 4))


def text(answers: list[Any]) -> str:
    return "".join(answer["candidates"][0]["content"]["parts"][0]["text"] for answer in answers)


@pytest.mark.parametrize("query", ["alt=sse", "key=k&alt=sse"])
def test_events_are_sent_where_they_are_asked_for(query: str) -> None:
    reply = stream(query)
    assert reply.content_type == "text/event-stream"
    answers = [orjson.loads(frame.removeprefix(b"data: ")) for frame in reply.chunks]
    assert text(answers) == "demo upstream: 1 message, last role user"
    assert [answer["candidates"][0].get("finishReason") for answer in answers[-2:]] == [None, "STOP"]


@pytest.mark.parametrize("query", ["", "alt=json", "halt=sse"])
def test_an_array_in_pieces_is_sent_otherwise(query: str) -> None:
    reply = stream(query)
    assert reply.content_type == "application/json"
    assert len(reply.chunks) > 2
    assert text(orjson.loads(b"".join(reply.chunks))) == "demo upstream: 1 message, last role user"


@pytest.mark.parametrize("name", ["parameters", "parametersJsonSchema", "parameters_json_schema"])
def test_a_schema_is_found_under_each_of_its_names(name: str) -> None:
    function = {"name": "f", name: {"properties": {"x": {"type": "integer"}}, "required": ["x"]}}
    tree: Any = {"contents": [{"parts": [{"text": "x"}]}], "tools": [{"functionDeclarations": [function]}]}
    reply = orjson.loads(gemini.generate(DemoRequest("/v1/models/m:generateContent", "", tree, 4)).chunks[0])
    assert reply["candidates"][0]["content"]["parts"][0]["functionCall"] == {"name": "f", "args": {"x": 1}}
