"""The OpenAI Responses dialect of the demo upstream."""

from collections.abc import Iterator

import orjson

from filters.trees import Json
from gateway.demo.dialects.turn import (
    CREATED,
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


def respond(request: DemoRequest) -> DemoReply:
    """Answer `POST /responses`: unary, or the named events of the stream."""
    turn = next_turn(_roles(request.tree), _tools(request.tree), heard=last(request.tree.get("input")))
    if request.tree.get("stream") is not True:
        return DemoReply((orjson.dumps(_response(request, "completed", [_item(turn, "completed")])),))
    events = enumerate(_events(request, turn))
    return DemoReply(tuple(_frame(number, event) for number, event in events), "text/event-stream")


def show(request: DemoRequest) -> DemoReply:
    """Answer `GET /responses/{id}` with a finished response without output."""
    return DemoReply((orjson.dumps(_response(request, "completed", [])),))


def _roles(tree: dict[str, Json]) -> list[str]:
    given = tree.get("input")
    if isinstance(given, str):
        return ["user"]
    entries = [members(entry) for entry in items(given)]
    return [word(entry.get("role"), word(entry.get("type"), "")) for entry in entries]


def _tools(tree: dict[str, Json]) -> list[Tool]:
    if tree.get("tool_choice") == "none":
        return []
    declared = [members(tool) for tool in items(tree.get("tools"))]
    return [
        Tool(word(tool.get("name"), ""), members(tool.get("parameters")))
        for tool in declared
        if tool.get("type") == "function"
    ]


def _response(request: DemoRequest, status: str, output: list[Json]) -> dict[str, Json]:
    tree = request.tree
    done = status == "completed"
    return {
        "id": "resp_demo",
        "object": "response",
        "created_at": CREATED,
        "status": status,
        "error": None,
        "incomplete_details": None,
        "instructions": None,
        "metadata": {},
        "model": word(tree.get("model"), "demo"),
        "output": output,
        "parallel_tool_calls": True,
        "temperature": 1.0,
        "tool_choice": "auto",
        "tools": [],
        "top_p": 1.0,
        "usage": _usage(request) if done else None,
    }


def _usage(request: DemoRequest) -> Json:
    return {
        "input_tokens": request.input_tokens,
        "input_tokens_details": {"cached_tokens": 0},
        "output_tokens": 8,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": request.input_tokens + 8,
    }


def _item(turn: DemoTurn, status: str) -> dict[str, Json]:
    if turn.tool:
        return {
            "id": "fc_demo",
            "type": "function_call",
            "status": status,
            "call_id": "call_demo",
            "name": turn.tool,
            "arguments": _arguments(turn) if status == "completed" else "",
        }
    content: list[Json] = [_part(turn.text)] if status == "completed" else []
    return {"id": "msg_demo", "type": "message", "status": status, "role": "assistant", "content": content}


def _part(text: str) -> Json:
    return {"type": "output_text", "text": text, "annotations": [], "logprobs": []}


def _arguments(turn: DemoTurn) -> str:
    return orjson.dumps(turn.arguments).decode()


def _events(request: DemoRequest, turn: DemoTurn) -> Iterator[dict[str, Json]]:
    started: Json = _response(request, "in_progress", [])
    yield {"type": "response.created", "response": started}
    yield {"type": "response.in_progress", "response": started}
    yield {"type": "response.output_item.added", "output_index": 0, "item": _item(turn, "in_progress")}
    yield from _call_events(turn) if turn.tool else _text_events(turn)
    item: Json = _item(turn, "completed")
    yield {"type": "response.output_item.done", "output_index": 0, "item": item}
    yield {"type": "response.completed", "response": _response(request, "completed", [item])}


def _text_events(turn: DemoTurn) -> Iterator[dict[str, Json]]:
    place: dict[str, Json] = {"item_id": "msg_demo", "output_index": 0, "content_index": 0}
    yield {"type": "response.content_part.added", **place, "part": _part("")}
    for piece in words(turn.text):
        yield {"type": "response.output_text.delta", **place, "delta": piece, "logprobs": []}
    yield {"type": "response.output_text.done", **place, "text": turn.text, "logprobs": []}
    yield {"type": "response.content_part.done", **place, "part": _part(turn.text)}


def _call_events(turn: DemoTurn) -> Iterator[dict[str, Json]]:
    place: dict[str, Json] = {"item_id": "fc_demo", "output_index": 0}
    arguments = _arguments(turn)
    middle = len(arguments) // 2
    for piece in (arguments[:middle], arguments[middle:]):
        yield {"type": "response.function_call_arguments.delta", **place, "delta": piece}
    yield {"type": "response.function_call_arguments.done", **place, "name": turn.tool, "arguments": arguments}


def _frame(number: int, event: dict[str, Json]) -> bytes:
    name = word(event["type"], "")
    return b"event: %s\ndata: %s\n\n" % (name.encode(), orjson.dumps({**event, "sequence_number": number}))
