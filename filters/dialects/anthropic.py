"""The Anthropic dialect: messages and count_tokens."""

from collections.abc import Iterator, Mapping

import orjson

from filters.dialects.anthropic_replies import REPLIES
from filters.dialects.dialect import Dialect, Json, Operation, Talk, malformed
from filters.dialects.envelope import clarification, guardrail
from filters.dialects.hosted import is_untold
from filters.dialects.leaves import (
    an_object,
    authored,
    content,
    conversation,
    each,
    generic,
    members,
    objects,
    result,
)
from filters.refusals import Refusal
from filters.segments import Found, MediaKind, Origin, Reading, Unjudged

_ROLES: Mapping[str, Origin] = {"user": Origin.USER, "assistant": Origin.ASSISTANT}
"""The API has no other: a system message stands in `system`."""

_BLOCK: Mapping[str, Origin] = {
    "context": Origin.DOCUMENT,
    "source": Origin.DOCUMENT,
    "title": Origin.DOCUMENT,
}
"""Members of a content block beside its `text` and `content`."""

_BLOCK_OF_ASSISTANT: Mapping[str, Origin] = {**_BLOCK, "input": Origin.TOOL_CALL, "thinking": Origin.ASSISTANT}
_PLAIN = frozenset({"role", "content"})
_WITHOUT_CONTENT = frozenset({"content"})
_AROUND = frozenset({"messages", "system", "tools"})

_TYPES: Mapping[int, str] = {
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    503: "overloaded_error",
    504: "timeout_error",
}


def read(operation: Operation, tree: Json) -> Reading:
    """Every text of a request body (GATEWAY.md section 3); see `Dialect.read`."""
    if operation not in (Operation.MESSAGES, Operation.COUNT_TOKENS):
        return generic(tree)
    return conversation(_body(an_object(tree)))


def refuse(refusal: Refusal) -> bytes:
    return orjson.dumps({**_envelope(refusal), **clarification(refusal)})


def fault(refusal: Refusal) -> bytes:
    """A named `error` event: the SDK asserts on a data frame without a name."""
    return b"event: error\ndata: %b\n\n" % orjson.dumps(_envelope(refusal))


def _envelope(refusal: Refusal) -> dict[str, Json]:
    usual = "api_error" if refusal.status >= 500 else "invalid_request_error"
    return {
        "type": "error",
        "error": {
            "type": _TYPES.get(refusal.status, usual),
            "message": refusal.message,
            "code": refusal.reason.value,
            "guardrail": guardrail(refusal),
        },
        "request_id": refusal.incident_id,
    }


def _body(body: dict[str, Json]) -> Iterator[Found]:
    before, after = _around(body)
    yield from before
    for node, path in objects(body.get("messages"), "/messages"):
        yield from _message(node, path)
    yield from after


def _around(body: dict[str, Json]) -> tuple[list[Found], list[Found]]:
    before: list[Found] = []
    after: list[Found] = []
    if body.get("system") is not None:
        before += content(body["system"], "/system", Origin.SYSTEM, _BLOCK)
    if "tools" in body:
        after += each(body["tools"], "/tools", Origin.TOOL_DEFINITION)
    after += members(body, "", {}, without=_AROUND)
    return before, after


def _message(node: dict[str, Json], path: str) -> Iterator[Found]:
    yield from authored(node, path, _ROLES)
    origin = _ROLES.get(str(node["role"]), Origin.FIELD)
    said = node.get("content")
    if isinstance(said, list):
        yield from _blocks(said, f"{path}/content", origin)
    else:
        yield from content(said, f"{path}/content", origin, _BLOCK)
    if not node.keys() <= _PLAIN:
        yield from members(node, path, {}, without=_PLAIN)


def _blocks(blocks: list[Json], path: str, origin: Origin) -> Iterator[Found]:
    """The blocks of a message, and the contents of those that hold content of their own: results of tools."""
    origins = {**(_BLOCK_OF_ASSISTANT if origin is Origin.ASSISTANT else _BLOCK), "text": origin}
    for index, block in enumerate(blocks):
        if not isinstance(block, dict):
            raise malformed("Every block of a message must be an object.")
        where = f"{path}/{index}"
        if is_untold(block):
            yield Unjudged(where, MediaKind.HOSTED)
        yield from result(block.get("content"), f"{where}/content")
        yield from members(block, where, origins, without=_WITHOUT_CONTENT)


def authorize(key: str) -> tuple[str, str]:
    return "x-api-key", key


_TALK = Talk("messages", _message, _around)

ANTHROPIC = Dialect(
    "anthropic",
    read,
    refuse,
    fault,
    ("x-api-key", "authorization"),
    authorize,
    REPLIES,
    {Operation.MESSAGES: _TALK, Operation.COUNT_TOKENS: _TALK},
)
