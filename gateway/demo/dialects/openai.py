"""The OpenAI and Azure OpenAI dialects of the demo upstream, without the Responses API."""

import base64
import struct
from collections.abc import Iterable

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

_VECTOR = (0.5, -0.25, 0.125, 0.0)
_MAX_CHOICES = 8
_CATEGORIES = ("harassment", "hate", "illicit", "self-harm", "sexual", "violence")
_PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def chat(request: DemoRequest) -> DemoReply:
    """Answer `POST /chat/completions`: unary or SSE, `n` choices, a tool call if tools are declared."""
    tree = request.tree
    roles = [word(members(message).get("role"), "") for message in items(tree.get("messages"))]
    turn = next_turn(roles, _tools(tree), heard=last(tree.get("messages")))
    if tree.get("stream") is True:
        return _sse(_chat_chunks(request, turn))
    choices: list[Json] = [
        {"index": index, "message": _message(turn), "logprobs": None, "finish_reason": _finish(turn)}
        for index in range(_choices(tree))
    ]
    return _json({**_chat_head(request, "chat.completion"), "choices": choices, "usage": _usage(request)})


def complete(request: DemoRequest) -> DemoReply:
    """Answer `POST /completions`: unary or SSE."""
    text = f"demo upstream: a prompt in {request.size} bytes"
    head: dict[str, Json] = {
        "id": "cmpl-demo",
        "object": "text_completion",
        "created": CREATED,
        "model": word(request.tree.get("model"), "demo"),
    }
    if request.tree.get("stream") is not True:
        choice: Json = {"index": 0, "text": text, "logprobs": None, "finish_reason": "stop"}
        return _json({**head, "choices": [choice], "usage": _usage(request)})
    pieces = [(piece, None) for piece in words(text)] + [("", "stop")]
    return _sse(
        {**head, "choices": [{"index": 0, "text": piece, "logprobs": None, "finish_reason": finish}]}
        for piece, finish in pieces
    )


def embed(request: DemoRequest) -> DemoReply:
    """Answer `POST /embeddings` with one vector per input, as numbers or as base64 of little-endian floats."""
    given = request.tree.get("input")
    count = len(given) if isinstance(given, list) and given and not isinstance(given[0], int) else 1
    packed = base64.b64encode(struct.pack(f"<{len(_VECTOR)}f", *_VECTOR)).decode()
    vector: Json = packed if request.tree.get("encoding_format") == "base64" else list(_VECTOR)
    return _json(
        {
            "object": "list",
            "model": word(request.tree.get("model"), "demo"),
            "data": [{"object": "embedding", "index": index, "embedding": vector} for index in range(count)],
            "usage": {"prompt_tokens": request.input_tokens, "total_tokens": request.input_tokens},
        }
    )


def moderate(request: DemoRequest) -> DemoReply:
    """Answer `POST /moderations`: nothing is ever flagged."""
    given = request.tree.get("input")
    result: Json = {
        "flagged": False,
        "categories": dict.fromkeys(_CATEGORIES, False),
        "category_scores": dict.fromkeys(_CATEGORIES, 0.0),
        "category_applied_input_types": {category: ["text"] for category in _CATEGORIES},
    }
    count = len(given) if isinstance(given, list) else 1
    return _json({"id": "modr-demo", "model": word(request.tree.get("model"), "demo"), "results": [result] * count})


def list_models(request: DemoRequest) -> DemoReply:
    """Answer `GET /models`."""
    return _json({"object": "list", "data": [_model("demo")]})


def show_model(request: DemoRequest) -> DemoReply:
    """Answer `GET /models/{id}`."""
    return _json(_model(request.path.rpartition("/")[2]))


def upload_file(request: DemoRequest) -> DemoReply:
    """Answer `POST /files`, a multipart upload. The reply states only its size."""
    return _json(_file(request.size))


def list_files(request: DemoRequest) -> DemoReply:
    """Answer `GET /files`."""
    return _json({"object": "list", "data": [_file(0)], "has_more": False})


def show_file(request: DemoRequest) -> DemoReply:
    """Answer `GET /files/{id}`."""
    return _json(_file(0))


def read_file(request: DemoRequest) -> DemoReply:
    """Answer `GET /files/{id}/content` with the file's bytes."""
    return DemoReply((b"demo upstream: a file\n",), "application/octet-stream")


def delete_file(request: DemoRequest) -> DemoReply:
    """Answer `DELETE /files/{id}`."""
    return _json({"id": "file-demo", "object": "file", "deleted": True})


def transcribe(request: DemoRequest) -> DemoReply:
    """Answer `POST /audio/transcriptions` and `/audio/translations`."""
    return _json({"text": f"demo upstream: a form of {request.size} bytes"})


def speak(request: DemoRequest) -> DemoReply:
    """Answer `POST /audio/speech` with the header of an MP3 without any sound."""
    return DemoReply((b"ID3\x04\x00\x00\x00\x00\x00\x00",), "audio/mpeg")


def draw(request: DemoRequest) -> DemoReply:
    """Answer `POST /images/*` with one pixel."""
    return _json({"created": CREATED, "data": [{"b64_json": _PIXEL}]})


def refuse(status: int, message: str) -> DemoReply:
    """Return an error in this dialect. `message` must not quote the request."""
    error: Json = {"message": message, "type": "invalid_request_error", "param": None, "code": None}
    return DemoReply((orjson.dumps({"error": error}),), status=status)


def _tools(tree: dict[str, Json]) -> list[Tool]:
    if tree.get("tool_choice") == "none":
        return []
    functions = [members(members(tool).get("function")) for tool in items(tree.get("tools"))]
    return [
        Tool(word(function["name"], ""), members(function.get("parameters")))
        for function in functions
        if function.get("name")
    ]


def _choices(tree: dict[str, Json]) -> int:
    wanted = tree.get("n")
    return min(max(wanted, 1), _MAX_CHOICES) if isinstance(wanted, int) else 1


def _chat_head(request: DemoRequest, kind: str) -> dict[str, Json]:
    model = word(request.tree.get("model"), "demo")
    return {
        "id": "chatcmpl-demo",
        "object": kind,
        "created": CREATED,
        "model": model,
        "system_fingerprint": "fp_demo",
        "service_tier": "default",
    }


def _message(turn: DemoTurn) -> Json:
    if not turn.tool:
        return {"role": "assistant", "content": turn.text, "refusal": None}
    return {"role": "assistant", "content": None, "refusal": None, "tool_calls": [_call(turn, _arguments(turn))]}


def _call(turn: DemoTurn, arguments: str) -> dict[str, Json]:
    return {"id": "call_demo", "type": "function", "function": {"name": turn.tool, "arguments": arguments}}


def _arguments(turn: DemoTurn) -> str:
    return orjson.dumps(turn.arguments).decode()


def _finish(turn: DemoTurn) -> str:
    return "tool_calls" if turn.tool else "stop"


def _usage(request: DemoRequest) -> Json:
    return {"prompt_tokens": request.input_tokens, "completion_tokens": 8, "total_tokens": request.input_tokens + 8}


def _chat_chunks(request: DemoRequest, turn: DemoTurn) -> Iterable[Json]:
    head = _chat_head(request, "chat.completion.chunk")
    for delta in _deltas(turn):
        for index in range(_choices(request.tree)):
            yield {**head, "choices": [{"index": index, "delta": delta, "logprobs": None, "finish_reason": None}]}
    for index in range(_choices(request.tree)):
        yield {**head, "choices": [{"index": index, "delta": {}, "logprobs": None, "finish_reason": _finish(turn)}]}
    if members(request.tree.get("stream_options")).get("include_usage") is True:
        yield {**head, "choices": [], "usage": _usage(request)}


def _deltas(turn: DemoTurn) -> Iterable[Json]:
    yield {"role": "assistant", "content": None if turn.tool else ""}
    if not turn.tool:
        for piece in words(turn.text):
            yield {"content": piece}
        return
    arguments = _arguments(turn)
    middle = len(arguments) // 2
    yield {"tool_calls": [{"index": 0, **_call(turn, "")}]}
    for piece in (arguments[:middle], arguments[middle:]):
        yield {"tool_calls": [{"index": 0, "function": {"arguments": piece}}]}


def _model(name: str) -> Json:
    return {"id": name, "object": "model", "created": CREATED, "owned_by": "demo"}


def _file(size: int) -> Json:
    return {
        "id": "file-demo",
        "object": "file",
        "bytes": size,
        "created_at": CREATED,
        "filename": "demo",
        "purpose": "user_data",
        "status": "processed",
    }


def _json(tree: Json) -> DemoReply:
    return DemoReply((orjson.dumps(tree),))


def _sse(trees: Iterable[Json]) -> DemoReply:
    frames = [b"data: " + orjson.dumps(tree) + b"\n\n" for tree in trees]
    return DemoReply((*frames, b"data: [DONE]\n\n"), "text/event-stream")
