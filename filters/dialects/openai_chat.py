"""The OpenAI dialect without the Responses API: chat, completions, embeddings, moderations, images, audio."""

from collections.abc import Iterator, Mapping

import orjson

from filters.dialects.dialect import Dialect, Operation, Talk, malformed
from filters.dialects.envelope import clarification, guardrail, shown_message
from filters.dialects.leaves import (
    BETWEEN,
    SHORT,
    an_object,
    authored,
    content,
    conversation,
    each,
    generic,
    members,
    objects,
    reading,
    result,
    says_nothing,
)
from filters.dialects.openai_chat_replies import REPLIES
from filters.dialects.slots import is_identifier
from filters.refusals import Refusal
from filters.segments import Found, MediaKind, Origin, Reading, Segment, Unjudged
from filters.trees import Json

ROLES: Mapping[str, Origin] = {
    "system": Origin.SYSTEM,
    "developer": Origin.SYSTEM,
    "user": Origin.USER,
    "assistant": Origin.ASSISTANT,
    "tool": Origin.TOOL_RESULT,
    "function": Origin.TOOL_RESULT,
}
_FILES: Mapping[str, Origin] = {"file": Origin.DOCUMENT, "file_data": Origin.DOCUMENT}
_OF_ASSISTANT: Mapping[str, Origin] = {**_FILES, "refusal": Origin.ASSISTANT}
"""Origins of a part's members. Only an assistant refuses: in a message of another role `refusal` is a field."""

_BODY: Mapping[str, Origin] = {"functions": Origin.TOOL_DEFINITION, "documents": Origin.DOCUMENT}
_MESSAGE: Mapping[str, Origin] = {
    "function_call": Origin.TOOL_CALL,
    "refusal": Origin.ASSISTANT,
    "reasoning": Origin.ASSISTANT,
    "reasoning_content": Origin.ASSISTANT,
}
_RUN: Mapping[str, Origin] = {"additional_instructions": Origin.SYSTEM, "instructions": Origin.SYSTEM}
_SOURCES = ("data_sources", "dataSources")
"""Members that name the operator's data that Azure looks up for the model. Only Azure reads them."""
_READ = frozenset({"messages", "tools"})
_PLAIN = frozenset({"role", "content"})
_ANSWERING = _PLAIN | {"tool_call_id"}
_SAID = frozenset({"role", "content", "tool_calls"})
_CALL = frozenset({"id", "type", "function"})
_FUNCTION = frozenset({"name", "arguments"})
_TEXTS: Mapping[Operation, Mapping[str, Origin]] = {
    Operation.COMPLETIONS: {"prompt": Origin.USER, "suffix": Origin.USER},
    Operation.EMBEDDINGS: {"input": Origin.USER},
    Operation.MODERATIONS: {"input": Origin.USER},
    Operation.IMAGES: {"prompt": Origin.USER},
    Operation.AUDIO: {"input": Origin.USER, "instructions": Origin.USER, "prompt": Origin.USER},
}
_VECTORS = frozenset({Operation.EMBEDDINGS, Operation.MODERATIONS})
"""What generates nothing, so that token ids instruct nobody. SDKs send them for embeddings."""
_NEEDED: Mapping[Operation, str] = {Operation.EMBEDDINGS: "input", Operation.MODERATIONS: "input"}

_TYPES: Mapping[int, str] = {401: "authentication_error", 403: "permission_error", 429: "rate_limit_error"}


def read(operation: Operation, tree: Json) -> Reading:
    """Read every text of a request body (GATEWAY.md section 3); see `Dialect.read`."""
    if operation is Operation.CHAT:
        return conversation(_chat(an_object(tree)))
    if operation is Operation.OTHER and isinstance(tree, dict) and _is_run(tree):
        return conversation(_run(tree))
    if operation not in _TEXTS:
        return generic(tree)
    body = an_object(tree)
    needed = _NEEDED.get(operation)
    if needed and not isinstance(body.get(needed), str | list):
        raise malformed("The input must be a string or a list.")
    found = members(body, "", _TEXTS[operation])
    if operation in _VECTORS:
        return reading(map(_harmless, found))
    return conversation(found) if operation is Operation.COMPLETIONS else reading(found)


def _harmless(found: Found) -> Found:
    """Return what was found, but token ids as mere bytes."""
    is_tokens = isinstance(found, Unjudged) and found.kind is MediaKind.TOKENS
    return Unjudged(found.path, MediaKind.BINARY) if is_tokens else found


def error(refusal: Refusal, *, code: str) -> dict[str, Json]:
    """Return the error object that OpenAI's SDKs turn into a typed exception (sdk-errors.md)."""
    usual = "server_error" if refusal.status >= 500 else "invalid_request_error"
    return {
        "message": shown_message(refusal),
        "type": _TYPES.get(refusal.status, usual),
        "param": None,
        "code": code,
        "guardrail": guardrail(refusal),
    }


def refuse(refusal: Refusal) -> bytes:
    return orjson.dumps({"error": error(refusal, code=refusal.reason.value), **clarification(refusal)})


def fault(refusal: Refusal) -> bytes:
    """Return a data frame with an error object, on which the SDK raises. No `[DONE]`: it would mark a normal end."""
    return b"data: %b\n\n" % orjson.dumps({"error": error(refusal, code=refusal.reason.value)})


def message(node: dict[str, Json], path: str) -> Iterator[Found]:
    """Yield the texts of one message. Only an assistant's may lack content or hold tool calls."""
    role = node.get("role")
    origin = ROLES.get(role) if isinstance(role, str) else None
    if origin is None:
        yield from authored(node, path, ROLES)
        origin = Origin.FIELD
    value = node.get("content")
    if value and isinstance(value, str):
        yield Segment(origin, f"{path}/content", value)
    elif value != "":
        yield from _parts(value, f"{path}/content", origin)
    if node.keys() <= _PLAIN or (node.keys() <= _ANSWERING and _is_id(node["tool_call_id"])):
        return
    by_assistant = origin is Origin.ASSISTANT
    if "tool_calls" in node:
        calls = node["tool_calls"]
        said_by = Origin.TOOL_CALL if by_assistant else Origin.FIELD
        plain = _plain_call(calls) if by_assistant else ""
        if plain:
            yield Segment(said_by, f"{path}/tool_calls/0", plain)
        else:
            yield from each(calls, f"{path}/tool_calls", said_by)
    if node.keys() <= _SAID:
        return
    if isinstance(node.get("audio"), dict):
        yield Unjudged(f"{path}/audio", MediaKind.AUDIO)
    yield from members(node, path, _MESSAGE if by_assistant else {}, without=_SAID)


def _plain_call(calls: Json) -> str:
    """Return the text that `each` gives for a list of one short call of a function, as most are; "" for any other."""
    call = calls[0] if isinstance(calls, list) and len(calls) == 1 else None
    function = call.get("function") if isinstance(call, dict) and call.keys() == _CALL else None
    if not isinstance(call, dict) or not isinstance(function, dict) or function.keys() != _FUNCTION:
        return ""
    texts: list[str] = []
    for value in call.values():
        for text in function.values() if value is function else (value,):
            if not isinstance(text, str) or len(text) > SHORT:
                return ""
            if text:
                texts.append(text)
    return BETWEEN.join(texts)


def _is_id(value: Json) -> bool:
    return isinstance(value, str) and is_identifier(value)


def _parts(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    """Yield the texts of content that is not a string."""
    if value is None:
        if origin not in (Origin.ASSISTANT, Origin.FIELD):
            raise malformed("A message must have content.")
    elif origin is Origin.TOOL_RESULT and isinstance(value, list):
        yield from result(value, path)
    else:
        yield from content(value, path, origin, _OF_ASSISTANT if origin is Origin.ASSISTANT else _FILES)


def _chat(body: dict[str, Json]) -> list[Found]:
    found: list[Found] = []
    for node, path in objects(body.get("messages"), "/messages"):
        role, text = node.get("role"), node.get("content")
        if len(node) == 2 and text and isinstance(text, str) and isinstance(role, str) and role in ROLES:
            found.append(Segment(ROLES[role], f"{path}/content", text))  # a fast path: most messages are like this
        else:
            found += message(node, path)
    return found + _beside(body)


def _beside(body: dict[str, Json]) -> list[Found]:
    found: list[Found] = []
    if "tools" in body:
        found += each(body["tools"], "/tools", Origin.TOOL_DEFINITION)
    for name in _SOURCES:
        sources = body.get(name)
        if isinstance(sources, list):
            found += [Unjudged(f"/{name}/{index}", MediaKind.FILE) for index in range(len(sources))]
    if not says_nothing(body, without=_READ):
        found += members(body, "", _BODY, without=_READ)
    return found


def _is_run(body: dict[str, Json]) -> bool:
    return isinstance(body.get("assistant_id"), str) and body["assistant_id"] != ""


def _run(body: dict[str, Json]) -> Iterator[Found]:
    """Yield the texts of a run of an assistant, whose own instructions and tools are held by the upstream only."""
    yield Unjudged("/assistant_id", MediaKind.HISTORY)
    yield from members(body, "", _RUN)


def _around(body: dict[str, Json]) -> tuple[list[Found], list[Found]]:
    return [], _beside(body)


def authorize(key: str) -> tuple[str, str]:
    return "authorization", f"Bearer {key}"


OPENAI = Dialect(
    "openai",
    read,
    refuse,
    fault,
    ("authorization",),
    authorize,
    REPLIES,
    {Operation.CHAT: Talk("messages", message, _around)},
)
