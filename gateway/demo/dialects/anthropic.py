"""The Anthropic dialect of the demo upstream."""

from collections.abc import Iterator

import orjson

from filters.trees import Json
from gateway.demo.dialects.turn import (
    DemoReply,
    DemoRequest,
    DemoTurn,
    Tool,
    items,
    last,
    members,
    next_turn,
    word,
    words,
)

_MODEL: Json = {"type": "model", "id": "demo", "display_name": "Demo", "created_at": "2023-11-14T22:13:20Z"}


def converse(request: DemoRequest) -> DemoReply:
    """Answer `POST /v1/messages`: unary, or the named events of the stream."""
    turn = next_turn(_roles(request.tree), _tools(request.tree), heard=last(request.tree.get("messages")))
    if request.tree.get("stream") is not True:
        message = _message(request, [_block(turn)], stop_reason=_stop(turn))
        return DemoReply((orjson.dumps(message),))
    return DemoReply(tuple(_frame(event) for event in _events(request, turn)), "text/event-stream")


def count_tokens(request: DemoRequest) -> DemoReply:
    """Answer `POST /v1/messages/count_tokens`."""
    return DemoReply((orjson.dumps({"input_tokens": request.input_tokens}),))


def list_models(request: DemoRequest) -> DemoReply:
    """Answer `GET /v1/models` with an `anthropic-version` header."""
    return DemoReply((orjson.dumps({"data": [_MODEL], "has_more": False, "first_id": "demo", "last_id": "demo"}),))


def show_model(request: DemoRequest) -> DemoReply:
    """Answer `GET /v1/models/{id}` with an `anthropic-version` header."""
    return DemoReply((orjson.dumps({**members(_MODEL), "id": request.path.rpartition("/")[2]}),))


def _roles(tree: dict[str, Json]) -> list[str]:
    return [_role(members(message)) for message in items(tree.get("messages"))]


def _role(message: dict[str, Json]) -> str:
    kinds = [members(block).get("type") for block in items(message.get("content"))]
    return "tool_result" if "tool_result" in kinds else word(message.get("role"), "")


def _tools(tree: dict[str, Json]) -> list[Tool]:
    if members(tree.get("tool_choice")).get("type") == "none":
        return []
    declared = [members(tool) for tool in items(tree.get("tools"))]
    return [
        Tool(word(tool.get("name"), ""), members(tool.get("input_schema"))) for tool in declared if tool.get("name")
    ]


def _message(request: DemoRequest, content: list[Json], *, stop_reason: str | None) -> dict[str, Json]:
    return {
        "id": "msg_demo",
        "type": "message",
        "role": "assistant",
        "model": word(request.tree.get("model"), "demo"),
        "content": content,
        "stop_reason": stop_reason,
        "stop_sequence": None,
        "usage": {"input_tokens": request.input_tokens, "output_tokens": 8 if stop_reason else 1},
    }


def _block(turn: DemoTurn) -> Json:
    if turn.tool:
        return {"type": "tool_use", "id": "toolu_demo", "name": turn.tool, "input": turn.arguments}
    return {"type": "text", "text": turn.text}


def _stop(turn: DemoTurn) -> str:
    return "tool_use" if turn.tool else "end_turn"


def _events(request: DemoRequest, turn: DemoTurn) -> Iterator[dict[str, Json]]:
    opening: Json = _block(DemoTurn(tool=turn.tool))
    yield {"type": "message_start", "message": _message(request, [], stop_reason=None)}
    yield {"type": "content_block_start", "index": 0, "content_block": opening}
    yield {"type": "ping"}
    for delta in _deltas(turn):
        yield {"type": "content_block_delta", "index": 0, "delta": delta}
    yield {"type": "content_block_stop", "index": 0}
    last: Json = {"stop_reason": _stop(turn), "stop_sequence": None}
    yield {"type": "message_delta", "delta": last, "usage": {"output_tokens": 8}}
    yield {"type": "message_stop"}


def _deltas(turn: DemoTurn) -> list[Json]:
    if not turn.tool:
        return [{"type": "text_delta", "text": piece} for piece in words(turn.text)]
    arguments = orjson.dumps(turn.arguments).decode()
    middle = len(arguments) // 2
    return [{"type": "input_json_delta", "partial_json": piece} for piece in (arguments[:middle], arguments[middle:])]


def _frame(event: dict[str, Json]) -> bytes:
    return b"event: %s\ndata: %s\n\n" % (word(event["type"], "").encode(), orjson.dumps(event))
