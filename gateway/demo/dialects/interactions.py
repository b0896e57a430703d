"""The dialect of Gemini's Interactions API in the demo upstream."""

from collections.abc import Iterator, Mapping

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

_AUTHORS: Mapping[str, str] = {"user_input": "user", "model_output": "model", "text": "user", "image": "user"}
"""The author of a step or of a part of the user's input, by its type. For any other type, the type itself is used."""


def create(request: DemoRequest) -> DemoReply:
    """Answer `POST /interactions`: unary, or the named events of the stream."""
    turn = next_turn(_roles(request.tree), _tools(request.tree), heard=last(request.tree.get("input")))
    if request.tree.get("stream") is not True:
        return DemoReply((orjson.dumps({**_interaction(request, _status(turn)), "steps": [_step(turn)]}),))
    frames = [_frame(event) for event in _events(request, turn)]
    return DemoReply((*frames, b"event: done\ndata: [DONE]\n\n"), "text/event-stream")


def show(request: DemoRequest) -> DemoReply:
    """Answer `GET /interactions/{id}` and `POST /interactions/{id}/cancel`: a finished one without steps."""
    return DemoReply((orjson.dumps(_interaction(request, "completed")),))


def delete(request: DemoRequest) -> DemoReply:
    """Answer `DELETE /interactions/{id}`."""
    return DemoReply((b"{}",))


def _roles(tree: dict[str, Json]) -> list[str]:
    given = tree.get("input")
    if not isinstance(given, list):
        return ["user"]
    kinds = [word(members(item).get("type"), "") for item in given]
    return [_AUTHORS.get(kind, kind) for kind in kinds]


def _tools(tree: dict[str, Json]) -> list[Tool]:
    if members(tree.get("generation_config")).get("tool_choice") == "none":
        return []
    declared = [members(tool) for tool in items(tree.get("tools"))]
    return [
        Tool(word(tool.get("name"), ""), members(tool.get("parameters")))
        for tool in declared
        if tool.get("type") == "function"
    ]


def _status(turn: DemoTurn) -> str:
    return "requires_action" if turn.tool else "completed"


def _interaction(request: DemoRequest, status: str) -> dict[str, Json]:
    tokens = request.input_tokens
    return {
        "id": "v1_demo",
        "object": "interaction",
        "status": status,
        "model": word(request.tree.get("model"), "demo"),
        "usage": {"total_input_tokens": tokens, "total_output_tokens": 8, "total_tokens": tokens + 8},
    }


def _step(turn: DemoTurn) -> dict[str, Json]:
    if turn.tool:
        return {"type": "function_call", "id": "call_demo", "name": turn.tool, "arguments": turn.arguments}
    return {"type": "model_output", "content": [{"type": "text", "text": turn.text}]}


def _events(request: DemoRequest, turn: DemoTurn) -> Iterator[dict[str, Json]]:
    yield {"interaction": _interaction(request, "in_progress"), "event_type": "interaction.created"}
    begun: Json = {**_step(turn), "arguments": {}} if turn.tool else {"type": "model_output"}
    yield {"index": 0, "step": begun, "event_type": "step.start"}
    for delta in _deltas(turn):
        yield {"index": 0, "delta": delta, "event_type": "step.delta"}
    yield {"index": 0, "event_type": "step.stop"}
    yield {"interaction_id": "v1_demo", "status": _status(turn), "event_type": "interaction.status_update"}
    yield {"interaction": _interaction(request, _status(turn)), "event_type": "interaction.completed"}


def _deltas(turn: DemoTurn) -> Iterator[Json]:
    if not turn.tool:
        for piece in words(turn.text):
            yield {"type": "text", "text": piece}
        return
    arguments = orjson.dumps(turn.arguments).decode()
    middle = len(arguments) // 2
    for piece in (arguments[:middle], arguments[middle:]):
        yield {"type": "arguments_delta", "arguments": piece}


def _frame(event: dict[str, Json]) -> bytes:
    return b"event: %s\ndata: %s\n\n" % (word(event["event_type"], "").encode(), orjson.dumps(event))
