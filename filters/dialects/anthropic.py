"""The Anthropic dialect: messages, batches of them, and count_tokens."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import orjson

from filters.dialects.anthropic_replies import REPLIES
from filters.dialects.dialect import Dialect, Operation, Talk, malformed
from filters.dialects.envelope import clarification, guardrail, shown_message
from filters.dialects.hosted import is_untold
from filters.dialects.leaves import (
    an_object,
    authored,
    content,
    conversation,
    conversations,
    each,
    generic,
    inner,
    members,
    objects,
    result,
    texts,
)
from filters.refusals import Refusal
from filters.segments import Found, MediaKind, Origin, Reading, Unjudged
from filters.trees import Json

_ROLES: Mapping[str, Origin] = {"user": Origin.USER, "assistant": Origin.ASSISTANT}
"""The API has no other roles: a system message stands in `system`."""

_BLOCK: Mapping[str, Origin] = {
    "context": Origin.DOCUMENT,
    "source": Origin.DOCUMENT,
    "title": Origin.DOCUMENT,
}
"""Origins of the members of a content block other than `text` and `content`."""

_BLOCK_OF_ASSISTANT: Mapping[str, Origin] = {**_BLOCK, "input": Origin.TOOL_CALL, "thinking": Origin.ASSISTANT}
_PLAIN = frozenset({"role", "content"})
_WITHOUT_CONTENT = frozenset({"content"})
_WITHOUT_SEAL = frozenset({"content", "data"})
_SAID = frozenset({"messages", "system"})
_AROUND = _SAID | {"tools"}
_REQUESTS = frozenset({"requests"})
_PARAMS = frozenset({"params"})

_TYPES: Mapping[int, str] = {
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
    503: "overloaded_error",
    504: "timeout_error",
}


def read(operation: Operation, tree: Json) -> Reading:
    """Read every text of a request body (GATEWAY.md section 3); see `Dialect.read`."""
    if operation in (Operation.MESSAGES, Operation.COUNT_TOKENS):
        return conversation(_body(an_object(tree)))
    if operation is Operation.OTHER and isinstance(tree, dict) and isinstance(tree.get("requests"), list):
        return conversations(_batch(tree))
    return generic(tree)


def refuse(refusal: Refusal) -> bytes:
    return orjson.dumps({**_envelope(refusal), **clarification(refusal)})


def fault(refusal: Refusal) -> bytes:
    """Return a named `error` event: the SDK fails an assertion on a data frame without a name."""
    return b"event: error\ndata: %b\n\n" % orjson.dumps(_envelope(refusal))


def _envelope(refusal: Refusal) -> dict[str, Json]:
    usual = "api_error" if refusal.status >= 500 else "invalid_request_error"
    return {
        "type": "error",
        "error": {
            "type": _TYPES.get(refusal.status, usual),
            "message": shown_message(refusal),
            "code": refusal.reason.value,
            "guardrail": guardrail(refusal),
        },
        "request_id": refusal.incident_id,
    }


def _body(body: dict[str, Json]) -> Iterator[Found]:
    before, after = _around(body)
    yield from before
    yield from _messages(body, "")
    yield from after


def _messages(body: dict[str, Json], path: str) -> Iterator[Found]:
    for node, where in objects(body.get("messages"), f"{path}/messages"):
        yield from _message(node, where)


def _around(body: dict[str, Json]) -> tuple[list[Found], list[Found]]:
    before = list(_system(body, ""))
    after: list[Found] = []
    if "tools" in body:
        after += each(body["tools"], "/tools", Origin.TOOL_DEFINITION)
    after += members(body, "", {}, without=_AROUND)
    return before, after


def _system(body: dict[str, Json], path: str) -> Iterator[Found]:
    if body.get("system") is not None:
        yield from content(body["system"], f"{path}/system", Origin.SYSTEM, _BLOCK)


def _batch(body: dict[str, Json]) -> Iterator[Iterator[Found]]:
    """Yield the texts of each of a message batch's `requests`, and last those of the members beside `requests`."""
    requests = body["requests"]
    for index, item in enumerate(requests if isinstance(requests, list) else ()):
        yield _one(item, f"/requests/{index}")
    yield members(body, "", {}, without=_REQUESTS)


def _one(item: Json, path: str) -> Iterator[Found]:
    """Yield the texts of a request of a batch: `params` is the body of a messages request, all beside it are fields."""
    if isinstance(item, dict):
        yield from inner(item.get("params"), f"{path}/params", _params)
        yield from members(item, path, {}, without=_PARAMS)
    else:
        yield from texts(item, path, Origin.FIELD)


def _params(body: dict[str, Json], path: str) -> Iterator[Found]:
    """Yield what `_body` does, but tool definitions as fields: nobody pins those in a batch, so none is vetted."""
    yield from _system(body, path)
    yield from _messages(body, path)
    yield from members(body, path, {}, without=_SAID)


def _message(node: dict[str, Json], path: str) -> Iterator[Found]:
    yield from authored(node, path, _ROLES)
    origin = _ROLES.get(str(node["role"]), Origin.FIELD)
    value = node.get("content")
    if isinstance(value, list):
        yield from _blocks(value, f"{path}/content", origin)
    else:
        yield from content(value, f"{path}/content", origin, _BLOCK)
    if not node.keys() <= _PLAIN:
        yield from members(node, path, {}, without=_PLAIN)


def _blocks(blocks: list[Json], path: str, origin: Origin) -> Iterator[Found]:
    """Yield the texts of a message's blocks. The `content` of a block is a tool result."""
    origins = {**(_BLOCK_OF_ASSISTANT if origin is Origin.ASSISTANT else _BLOCK), "text": origin}
    for index, block in enumerate(blocks):
        if not isinstance(block, dict):
            raise malformed("Every block of a message must be an object.")
        where = f"{path}/{index}"
        if is_untold(block):
            yield Unjudged(where, MediaKind.HOSTED)
        sealed = block.get("type") == "redacted_thinking"
        if sealed:
            yield from _thought(block.get("data"), where)
        yield from result(block.get("content"), f"{where}/content")
        yield from members(block, where, origins, without=_WITHOUT_SEAL if sealed else _WITHOUT_CONTENT)


def _thought(data: Json, where: str) -> Iterator[Found]:
    """Yield a thought of the model that only the provider can read, treated as OpenAI's `encrypted_content`."""
    for found in members({"encrypted_content": data}, where, {}):
        yield replace(found, path=f"{where}/data")


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
