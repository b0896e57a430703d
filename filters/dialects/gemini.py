"""The Gemini dialect: generateContent, streamGenerateContent, batches of them, countTokens, caches and embeddings."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import orjson

from filters.dialects.dialect import Dialect, Operation, malformed
from filters.dialects.envelope import clarification, shown_message
from filters.dialects.gemini_replies import REPLIES
from filters.dialects.leaves import (
    an_object,
    conversation,
    conversations,
    each,
    generic,
    inner,
    members,
    objects,
    reading,
    result,
    texts,
)
from filters.refusals import Reason, Refusal
from filters.segments import Found, MediaKind, Origin, Reading, Segment, Unjudged
from filters.trees import Json

_GENERATING = frozenset({Operation.GENERATE, Operation.STREAM_GENERATE, Operation.COUNT_TOKENS})
_ROLES: Mapping[str, Origin] = {
    "user": Origin.USER,
    "model": Origin.ASSISTANT,
    "function": Origin.TOOL_RESULT,
    "tool": Origin.TOOL_RESULT,
}
"""The API has no other roles: a system message stands in `systemInstruction`."""

_PART: Mapping[str, Origin] = {
    "codeExecutionResult": Origin.TOOL_RESULT,
    "code_execution_result": Origin.TOOL_RESULT,
    "toolResponse": Origin.TOOL_RESULT,
    "tool_response": Origin.TOOL_RESULT,
}
"""Origins of the members of a part other than `text`. The API accepts both spellings."""

_PART_OF_MODEL: Mapping[str, Origin] = {
    **_PART,
    "executableCode": Origin.TOOL_CALL,
    "executable_code": Origin.TOOL_CALL,
    "functionCall": Origin.TOOL_CALL,
    "function_call": Origin.TOOL_CALL,
    "toolCall": Origin.TOOL_CALL,
    "tool_call": Origin.TOOL_CALL,
}
_RESPONSES = frozenset({"functionResponse", "function_response"})

_EMBEDDED: Mapping[str, Origin] = {"content": Origin.USER, "requests": Origin.USER}
_SYSTEM = ("systemInstruction", "system_instruction")
_COUNTED = ("generateContentRequest", "generate_content_request")
_SAID = frozenset({"contents", *_SYSTEM})
_WHOLE = _SAID | {"tools"}
_READ = _WHOLE | frozenset(_COUNTED)
_TO_BATCHED = (("batch",), ("inputConfig", "input_config"), ("requests",), ("requests",))
"""The path to the requests of a batch: the names that each of its members may have, from the outside in."""
_REQUEST = frozenset({"request"})
_TURN = frozenset({"role", "parts"})
_WITHOUT_PARTS = frozenset({"parts"})

_AROUND_FILES = ("batch", "inputConfig", "input_config")
_FILE_NAMES = ("fileName", "file_name")

_STATUSES: Mapping[int, str] = {
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    408: "DEADLINE_EXCEEDED",
    429: "RESOURCE_EXHAUSTED",
    500: "INTERNAL",
    502: "UNAVAILABLE",
    503: "UNAVAILABLE",
    504: "DEADLINE_EXCEEDED",
}
_JUDGED = frozenset({Reason.BLOCKED, Reason.BLOCKED_BEFORE, Reason.CLARIFY, Reason.NOT_JUDGED, Reason.LIMIT})


def read(operation: Operation, tree: Json) -> Reading:
    """Read every text of a request body (GATEWAY.md section 3); see `Dialect.read`."""
    if operation is Operation.EMBEDDINGS:
        return reading(members(an_object(tree), "", _EMBEDDED))
    if operation in _GENERATING:
        return conversation(_body(an_object(tree)))
    whole = _otherwise(operation, tree)
    return replace(whole, unjudged=(*whole.unjudged, *_files_taken_in(tree)))


def _otherwise(operation: Operation, tree: Json) -> Reading:
    """Read a batch or content to cache, which hold requests, as these; read any other body as `generic` does."""
    if operation is Operation.OTHER and isinstance(tree, dict):
        if isinstance(tree.get("batch"), dict):
            return conversations(_batched(tree, "", _TO_BATCHED))
        if isinstance(tree.get("model"), str) and not _SAID.isdisjoint(tree):
            return conversation(inner(tree, "", _request))  # content to cache
    return generic(tree)


def _files_taken_in(tree: Json) -> Iterator[Unjudged]:
    """Yield the files from which a batch takes its requests, or a store its contents. Elsewhere a name is a label."""
    places = [("", tree)]
    for path, node in places:
        if isinstance(node, dict):
            yield from (Unjudged(f"{path}/{name}", MediaKind.FILE) for name in _FILE_NAMES if node.get(name))
            places += [(f"{path}/{name}", node[name]) for name in _AROUND_FILES if name in node]


def refuse(refusal: Refusal) -> bytes:
    return orjson.dumps({"error": _error(refusal), **clarification(refusal)})


def fault(refusal: Refusal) -> bytes:
    """Return a data frame that starts with `{"error":`, by which the SDK recognises an error."""
    return b"data: %b\n\n" % orjson.dumps({"error": _error(refusal)})


def _error(refusal: Refusal) -> dict[str, Json]:
    usual = "FAILED_PRECONDITION" if refusal.reason in _JUDGED else "INVALID_ARGUMENT"
    metadata: dict[str, Json] = {"incident_id": refusal.incident_id, "rule_ids": ",".join(refusal.rule_ids)}
    if refusal.reason is Reason.CLARIFY:
        metadata["action"] = "clarify"
    if refusal.original:
        metadata["original_incident_id"] = refusal.original
    if refusal.held_until:
        metadata["held_until"] = refusal.held_until
    return {
        "code": refusal.status,
        "message": shown_message(refusal),
        "status": _STATUSES.get(refusal.status, usual),
        "details": [
            {
                "@type": "type.googleapis.com/google.rpc.ErrorInfo",
                "reason": refusal.reason.value.upper(),
                "domain": "guardrail-gateway",
                "metadata": metadata,
            }
        ],
    }


def _body(body: dict[str, Json]) -> Iterator[Found]:
    counted = [key for key in _COUNTED if body.get(key)]
    for key in counted:
        yield from inner(body[key], f"/{key}", _whole)
    if not counted and "contents" not in body:
        raise malformed("The body must have contents.")
    yield from _whole(body, "", read=_READ)


def _whole(body: dict[str, Json], path: str, read: frozenset[str] = _WHOLE) -> Iterator[Found]:
    yield from _said(body, path)
    if "tools" in body:
        yield from each(body["tools"], f"{path}/tools", Origin.TOOL_DEFINITION)
    yield from members(body, path, {}, without=read)


def _said(body: dict[str, Json], path: str) -> Iterator[Found]:
    for key in _SYSTEM:
        if body.get(key) is not None:
            yield from _system(body[key], f"{path}/{key}")
    if "contents" in body:
        contents = body["contents"]
        for node, where in objects([contents] if isinstance(contents, dict) else contents, f"{path}/contents"):
            yield from _turn(node, where)


def _request(body: dict[str, Json], path: str) -> Iterator[Found]:
    """Yield what `_whole` does, but tool definitions as fields: nobody pins those kept for later, so none is vetted."""
    yield from _said(body, path)
    yield from members(body, path, {}, without=_SAID)


def _batched(value: Json, path: str, way: tuple[tuple[str, ...], ...]) -> Iterator[Iterator[Found]]:
    """Yield the texts of each request at the end of the path `way` below `value`. All beside the path is a field."""
    if way and isinstance(value, dict):
        for key in way[0]:
            if key in value:
                yield from _batched(value[key], f"{path}/{key}", way[1:])
        yield members(value, path, {}, without=frozenset(way[0]))
    elif not way and isinstance(value, list):
        for index, item in enumerate(value):
            yield _one(item, f"{path}/{index}")
    else:
        yield texts(value, path, Origin.FIELD)


def _one(item: Json, path: str) -> Iterator[Found]:
    if isinstance(item, dict):
        yield from inner(item.get("request"), f"{path}/request", _request)
        yield from members(item, path, {}, without=_REQUEST)
    else:
        yield from texts(item, path, Origin.FIELD)


def _system(value: Json, path: str) -> Iterator[Found]:
    if isinstance(value, dict):
        yield from _parts(value.get("parts"), f"{path}/parts", Origin.SYSTEM)
        yield from members(value, path, {}, without=_WITHOUT_PARTS)
    else:
        yield from texts(value, path, Origin.SYSTEM)


def _turn(node: dict[str, Json], path: str) -> Iterator[Found]:
    role = node.get("role", "user")
    if not isinstance(role, str):
        raise malformed("The role of a turn must be a string.")
    origin = _ROLES.get(role or "user", Origin.FIELD)
    if origin is Origin.FIELD:
        yield Segment(origin, f"{path}/role", role)
    yield from _parts(node.get("parts"), f"{path}/parts", origin)
    yield from members(node, path, {}, without=_TURN)


def _parts(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    if not value and origin is Origin.ASSISTANT:
        return  # clients send the model's turns back as the API gave them, and some are empty
    origins = {**(_PART_OF_MODEL if origin is Origin.ASSISTANT else _PART), "text": origin}
    other = Origin.TOOL_RESULT if origin is Origin.TOOL_RESULT else Origin.FIELD
    for node, where in objects([value] if isinstance(value, dict) else value, path):
        for key in sorted(_RESPONSES & node.keys()):
            yield from _response(node[key], f"{where}/{key}")
        yield from members(node, where, origins, without=_RESPONSES, other=other)


def _response(value: Json, path: str) -> Iterator[Found]:
    """Yield the texts of what a function returned: an object of its own in `response`, and files in `parts`."""
    if not isinstance(value, dict):
        yield from texts(value, path, Origin.TOOL_RESULT)
        return
    yield from result(value.get("parts"), f"{path}/parts")
    yield from members(value, path, {}, without=_WITHOUT_PARTS, other=Origin.TOOL_RESULT)


def authorize(key: str) -> tuple[str, str]:
    return "x-goog-api-key", key


GEMINI = Dialect("gemini", read, refuse, fault, ("x-goog-api-key", "authorization"), authorize, REPLIES)
