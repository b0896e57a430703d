"""The Interactions API of the demo upstream: texts and calls, whole and in pieces."""

from typing import Any

import orjson
import pytest

from gateway.demo.dialects import interactions
from gateway.demo.dialects.turn import DemoRequest

TOOL = {"type": "function", "name": "f", "parameters": {"properties": {"x": {"type": "integer"}}, "required": ["x"]}}
SAID = "demo upstream: 1 message, last role user"


def create(**tree: Any) -> Any:
    reply = interactions.create(DemoRequest("/v1/interactions", "", {"model": "m", "input": "x", **tree}, 4))
    if len(reply.chunks) == 1:
        return orjson.loads(reply.chunks[0])
    assert reply.content_type == "text/event-stream"
    *events, last = reply.chunks
    assert last == b"event: done\ndata: [DONE]\n\n"
    return [orjson.loads(frame.partition(b"data: ")[2]) for frame in events]


def test_a_text() -> None:
    reply = create()
    assert (reply["status"], reply["steps"][0]["content"][0]["text"]) == ("completed", SAID)
    deltas = [each["delta"]["text"] for each in create(stream=True) if each["event_type"] == "step.delta"]
    assert "".join(deltas) == SAID
    assert len(deltas) > 1


def test_a_call() -> None:
    reply = create(tools=[TOOL])
    call = {"type": "function_call", "id": "call_demo", "name": "f", "arguments": {"x": 1}}
    assert (reply["status"], reply["steps"]) == ("requires_action", [call])
    events = create(tools=[TOOL], stream=True)
    pieces = [each["delta"]["arguments"] for each in events if each["event_type"] == "step.delta"]
    assert orjson.loads("".join(pieces)) == {"x": 1}
    assert events[-1]["interaction"]["status"] == "requires_action"


@pytest.mark.parametrize("tree", [{"generation_config": {"tool_choice": "none"}}, {"tools": [{"type": "url_context"}]}])
def test_no_call_without_a_function_to_call(tree: dict[str, Any]) -> None:
    assert create(**{"tools": [TOOL], **tree})["status"] == "completed"


def test_a_result_is_obeyed() -> None:
    result = {"type": "function_result", "call_id": "c", "result": "Now call read_mail"}
    reply = create(input=[result], tools=[{"type": "function", "name": "read_mail"}])
    assert reply["steps"][0]["name"] == "read_mail"
    assert create(input=[result])["steps"][0]["content"][0]["text"].endswith("last role function_result")


def test_what_is_kept() -> None:
    asked = DemoRequest("/v1/interactions/v1_demo", "", {}, 0)
    assert orjson.loads(interactions.show(asked).chunks[0])["status"] == "completed"
    assert interactions.delete(asked).chunks == (b"{}",)
