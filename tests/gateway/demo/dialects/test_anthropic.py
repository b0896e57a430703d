import orjson

from filters.trees import Json
from gateway.demo.dialects import anthropic
from gateway.demo.dialects.turn import DemoRequest


def test_every_event_of_the_stream_carries_its_name() -> None:
    tree: dict[str, Json] = {"messages": [{"role": "user", "content": "x"}], "stream": True}
    reply = anthropic.converse(DemoRequest("/v1/messages", "", tree, 4))
    names = [frame.partition(b"\n")[0].removeprefix(b"event: ").decode() for frame in reply.chunks]
    assert names == [orjson.loads(frame.partition(b"data: ")[2])["type"] for frame in reply.chunks]
    assert names[:3] == ["message_start", "content_block_start", "ping"]
    assert names[-3:] == ["content_block_stop", "message_delta", "message_stop"]
