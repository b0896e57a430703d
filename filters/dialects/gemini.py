"""The Gemini dialect: generateContent, streamGenerateContent, countTokens and the embeddings."""

from collections.abc import Iterator, Mapping

import orjson

from filters.dialects.dialect import Dialect, Json, Operation, malformed
from filters.dialects.envelope import clarification
from filters.dialects.gemini_replies import REPLIES
from filters.dialects.leaves import (
    an_object,
    conversation,
    each,
    generic,
    members,
    objects,
    reading,
    result,
    texts,
)
from filters.refusals import Reason, Refusal
from filters.segments import Found, Origin, Reading, Segment

_GENERATING = frozenset({Operation.GENERATE, Operation.STREAM_GENERATE, Operation.COUNT_TOKENS})
_ROLES: Mapping[str, Origin] = {
    "user": Origin.USER,
    "model": Origin.ASSISTANT,
    "function": Origin.TOOL_RESULT,
    "tool": Origin.TOOL_RESULT,
}
"""The API has no other: a system message stands in `systemInstruction`."""

_PART: Mapping[str, Origin] = {
    "codeExecutionResult": Origin.TOOL_RESULT,
    "code_execution_result": Origin.TOOL_RESULT,
    "toolResponse": Origin.TOOL_RESULT,
    "tool_response": Origin.TOOL_RESULT,
}
"""Members of a part beside its `text`. The API takes both spellings."""

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
_READ = frozenset({"contents", "tools", *_SYSTEM, *_COUNTED})
_TURN = frozenset({"role", "parts"})
_WITHOUT_PARTS = frozenset({"parts"})

_STATUSES: Mapping[int, str] = {
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    408: "DEADLINE_EXCEEDED",
    500: "INTERNAL",
    502: "UNAVAILABLE",
    503: "UNAVAILABLE",
    504: "DEADLINE_EXCEEDED",
}
_JUDGED = frozenset({Reason.BLOCKED, Reason.BLOCKED_BEFORE, Reason.CLARIFY, Reason.NOT_JUDGED, Reason.LIMIT})


def read(operation: Operation, tree: Json) -> Reading:
    """Every text of a request body (GATEWAY.md section 3); see `Dialect.read`."""
    if operation is Operation.EMBEDDINGS:
        return reading(members(an_object(tree), "", _EMBEDDED))
    if operation not in _GENERATING:
        return generic(tree)
    return conversation(_body(an_object(tree)))


def refuse(refusal: Refusal) -> bytes:
    return orjson.dumps({"error": _error(refusal), **clarification(refusal)})


def fault(refusal: Refusal) -> bytes:
    """A data frame that starts with `{"error":`, by which the SDK knows it."""
    return b"data: %b\n\n" % orjson.dumps({"error": _error(refusal)})


def _error(refusal: Refusal) -> dict[str, Json]:
    usual = "FAILED_PRECONDITION" if refusal.reason in _JUDGED else "INVALID_ARGUMENT"
    metadata: dict[str, Json] = {"incident_id": refusal.incident_id, "rule_ids": ",".join(refusal.rule_ids)}
    if refusal.reason is Reason.CLARIFY:
        metadata["action"] = "clarify"
    if refusal.original:
        metadata["original_incident_id"] = refusal.original
    return {
        "code": refusal.status,
        "message": refusal.message,
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
    for key in _SYSTEM:
        if body.get(key) is not None:
            yield from _system(body[key], f"/{key}")
    counted = [key for key in _COUNTED if body.get(key)]
    for key in counted:
        yield from texts(body[key], f"/{key}", Origin.USER)
    if "contents" in body or not counted:
        contents = body.get("contents")
        for node, path in objects([contents] if isinstance(contents, dict) else contents, "/contents"):
            yield from _turn(node, path)
    if "tools" in body:
        yield from each(body["tools"], "/tools", Origin.TOOL_DEFINITION)
    yield from members(body, "", {}, without=_READ)


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
        return  # the model's turns come back as the API gave them, empty ones too
    origins = {**(_PART_OF_MODEL if origin is Origin.ASSISTANT else _PART), "text": origin}
    other = Origin.TOOL_RESULT if origin is Origin.TOOL_RESULT else Origin.FIELD
    for node, where in objects([value] if isinstance(value, dict) else value, path):
        for key in sorted(_RESPONSES & node.keys()):
            yield from _response(node[key], f"{where}/{key}")
        yield from members(node, where, origins, without=_RESPONSES, other=other)


def _response(value: Json, path: str) -> Iterator[Found]:
    """What a function gave back: an object of its own in `response`, and files in `parts`."""
    if not isinstance(value, dict):
        yield from texts(value, path, Origin.TOOL_RESULT)
        return
    yield from result(value.get("parts"), f"{path}/parts")
    yield from members(value, path, {}, without=_WITHOUT_PARTS, other=Origin.TOOL_RESULT)


def authorize(key: str) -> tuple[str, str]:
    return "x-goog-api-key", key


GEMINI = Dialect("gemini", read, refuse, fault, ("x-goog-api-key", "authorization"), authorize, REPLIES)
