"""The Gemini dialect of the demo upstream."""

import re

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

_SSE = re.compile(r"(?:^|&)alt=sse(?:&|$)")
_SCHEMAS = ("parameters", "parametersJsonSchema", "parameters_json_schema")
"""Members in which a declared function may have its schema. Google's SDK uses the last one."""
_VECTOR: Json = [0.5, -0.25, 0.125, 0.0]


def generate(request: DemoRequest) -> DemoReply:
    """Answer `POST …:generateContent`."""
    turn = _turn(request.tree)
    return _json(_response(request, [_part(turn)], finish="STOP"))


def stream(request: DemoRequest) -> DemoReply:
    """Answer `POST …:streamGenerateContent`: SSE with `alt=sse`, otherwise one JSON array written piece by piece."""
    turn = _turn(request.tree)
    parts = [_part(turn)] if turn.tool else [_part(DemoTurn(text=piece)) for piece in words(turn.text)]
    *first, last = parts
    trees = [*(_response(request, [part], finish=None) for part in first), _response(request, [last], finish="STOP")]
    if _SSE.search(request.query):
        return DemoReply(tuple(b"data: %s\r\n\r\n" % orjson.dumps(tree) for tree in trees), "text/event-stream")
    pieces = [b"%s%s" % (b"," if place else b"[", orjson.dumps(tree)) for place, tree in enumerate(trees)]
    return DemoReply((*pieces, b"]"))


def count_tokens(request: DemoRequest) -> DemoReply:
    """Answer `POST …:countTokens`."""
    return _json({"totalTokens": request.input_tokens})


def embed(request: DemoRequest) -> DemoReply:
    """Answer `POST …:embedContent`."""
    return _json({"embedding": {"values": _VECTOR}})


def embed_batch(request: DemoRequest) -> DemoReply:
    """Answer `POST …:batchEmbedContents` with one vector per request."""
    return _json({"embeddings": [{"values": _VECTOR} for _ in items(request.tree.get("requests"))]})


def list_models(request: DemoRequest) -> DemoReply:
    """Answer `GET /v1beta/models`."""
    return _json({"models": [_model("demo")]})


def show_model(request: DemoRequest) -> DemoReply:
    """Answer `GET /v1beta/models/{id}`."""
    return _json(_model(request.path.rpartition("/")[2]))


def _turn(tree: dict[str, Json]) -> DemoTurn:
    contents = tree.get("contents")
    return next_turn([_role(members(content)) for content in items(contents)], _tools(tree), heard=last(contents))


def _role(content: dict[str, Json]) -> str:
    if any("functionResponse" in members(part) for part in items(content.get("parts"))):
        return "tool"
    return word(content.get("role"), "user")


def _tools(tree: dict[str, Json]) -> list[Tool]:
    calling = members(members(tree.get("toolConfig")).get("functionCallingConfig"))
    if calling.get("mode") == "NONE":
        return []
    declared = [
        members(function)
        for tool in items(tree.get("tools"))
        for function in items(members(tool).get("functionDeclarations"))
    ]
    return [Tool(word(function["name"], ""), _schema(function)) for function in declared if function.get("name")]


def _schema(function: dict[str, Json]) -> dict[str, Json]:
    return next((members(function[name]) for name in _SCHEMAS if name in function), {})


def _part(turn: DemoTurn) -> Json:
    if turn.tool:
        return {"functionCall": {"name": turn.tool, "args": turn.arguments}}
    return {"text": turn.text}


def _response(request: DemoRequest, parts: list[Json], *, finish: str | None) -> Json:
    candidate: dict[str, Json] = {"index": 0, "content": {"role": "model", "parts": parts}}
    if finish:
        candidate["finishReason"] = finish
    tokens = request.input_tokens
    usage: Json = {"promptTokenCount": tokens, "candidatesTokenCount": 8, "totalTokenCount": tokens + 8}
    return {"candidates": [candidate], "usageMetadata": usage, "modelVersion": "demo", "responseId": "demo"}


def _model(name: str) -> Json:
    return {
        "name": f"models/{name}",
        "displayName": "Demo",
        "inputTokenLimit": 1_000_000,
        "outputTokenLimit": 8_192,
        "supportedGenerationMethods": ["generateContent", "countTokens"],
    }


def _json(tree: Json) -> DemoReply:
    return DemoReply((orjson.dumps(tree),))
