"""The OpenAI Responses dialect, and the stored conversations to which responses are added."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import orjson

from filters.dialects.dialect import Operation, malformed
from filters.dialects.hosted import is_untold
from filters.dialects.leaves import an_object, conversation, each, generic, inner, members, result, texts
from filters.dialects.openai_chat import OPENAI, error, message
from filters.dialects.openai_responses_replies import REPLIES
from filters.refusals import Refusal
from filters.segments import Found, MediaKind, Origin, Reading, Segment, Unjudged
from filters.trees import Json

_BODY: Mapping[str, Origin] = {"instructions": Origin.SYSTEM}
_HELD_UPSTREAM = ("previous_response_id", "conversation", "prompt")
"""Members, one of which a request without input needs: ids of a conversation or prompt that the upstream holds."""

_ITEMS = frozenset({"items"})

_CALL: Mapping[str, Origin] = {
    "action": Origin.TOOL_CALL,
    "arguments": Origin.TOOL_CALL,
    "code": Origin.TOOL_CALL,
    "error": Origin.TOOL_RESULT,
    "input": Origin.TOOL_CALL,
    "operation": Origin.TOOL_CALL,
    "outputs": Origin.TOOL_RESULT,
    "queries": Origin.TOOL_CALL,
    "result": Origin.TOOL_RESULT,
    "results": Origin.TOOL_RESULT,
}
"""Origins of the members of a call that the model made. For some tools it also holds the result."""

_ITEM_OF_TYPE: Mapping[str, Mapping[str, Origin]] = {
    "additional_tools": {"tools": Origin.TOOL_DEFINITION},
    "mcp_approval_request": _CALL,
    "reasoning": {"summary": Origin.ASSISTANT, "content": Origin.ASSISTANT},
}
"""Origins of the members of items of other types. In an item of any type not named here, all texts are fields."""


def read(operation: Operation, tree: Json) -> Reading:
    """Read every text of a request body (GATEWAY.md section 3); see `Dialect.read`."""
    if operation is Operation.RESPONSES:
        return conversation(_body(an_object(tree)))
    if operation is Operation.OTHER and isinstance(tree, dict) and isinstance(tree.get("items"), list):
        return conversation(_kept(tree))
    return generic(tree)


def fault(refusal: Refusal) -> bytes:
    return error_event(error(refusal, code=refusal.reason.value))


def error_event(details: dict[str, Json]) -> bytes:
    """Return an `error` event with a nested error object: the SDK raises on it, but only yields the API's flat form."""
    flat = {"type": "error", "code": details["code"], "message": details["message"], "param": None}
    return b"event: error\ndata: %b\n\n" % orjson.dumps({**flat, "error": details})


def _body(body: dict[str, Json]) -> Iterator[Found]:
    if "instructions" in body:
        yield from texts(body["instructions"], "/instructions", Origin.SYSTEM)
    yield from _input(body)
    if "tools" in body:
        yield from each(body["tools"], "/tools", Origin.TOOL_DEFINITION)
    prompt = body.get("prompt")
    if isinstance(prompt, dict) and prompt.get("id"):
        yield Unjudged("/prompt", MediaKind.HISTORY)  # the upstream holds the messages of a stored prompt
    yield from members(body, "", _BODY, without=frozenset({"input", "instructions", "tools"}))


def _input(body: dict[str, Json]) -> Iterator[Found]:
    given = body.get("input")
    if isinstance(given, str):
        yield Segment(Origin.USER, "/input", given)
    elif isinstance(given, list):
        for index, item in enumerate(given):
            if not isinstance(item, dict):
                raise malformed("Every input item must be an object.")
            yield from _item(item, f"/input/{index}")
    elif given is not None or not any(body.get(key) for key in _HELD_UPSTREAM):
        raise malformed("The input must be a string or a list of items.")


def _kept(body: dict[str, Json]) -> Iterator[Found]:
    """Yield the `items` that a conversation begins with, or that are added to it. All beside them is a field."""
    items = body["items"]
    for index, item in enumerate(items if isinstance(items, list) else ()):
        yield from inner(item, f"/items/{index}", _kept_item)
    yield from members(body, "", {}, without=_ITEMS)


def _kept_item(item: dict[str, Json], path: str) -> Iterator[Found]:
    """Yield what `_item` does, but tool definitions as fields: nobody pins those kept for later, so none is vetted."""
    yield from members(item, path, {}) if item.get("type") == "additional_tools" else _item(item, path)


def _item(item: dict[str, Json], path: str) -> Iterator[Found]:
    kind = item.get("type", "message")
    if kind != "reasoning" and item.get("encrypted_content"):
        yield Unjudged(path, MediaKind.HISTORY)  # such as a compaction, which stands for texts not in the body
    if kind == "message":
        yield from message(item, path)
        return
    if not isinstance(kind, str):
        raise malformed("The type of an input item must be a string.")
    if kind == "item_reference":
        yield Unjudged(path, MediaKind.HISTORY)
    if is_untold(item):
        yield Unjudged(path, MediaKind.HOSTED)
    yield from result(item.get("output"), f"{path}/output")
    origins = _CALL if kind.endswith("_call") else _ITEM_OF_TYPE.get(kind, {})
    yield from members(item, path, origins, without=frozenset({"output"}))


OPENAI_RESPONSES = replace(OPENAI, name="openai_responses", read=read, fault=fault, replies=REPLIES)
