"""The dialect of Gemini's Interactions API."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import orjson

from filters.dialects.dialect import Operation, malformed
from filters.dialects.envelope import clarification, guardrail, shown_message
from filters.dialects.gemini import GEMINI
from filters.dialects.gemini_interactions_replies import REPLIES
from filters.dialects.hosted import is_untold
from filters.dialects.leaves import an_object, authored, conversation, each, generic, members, result, texts
from filters.refusals import Refusal
from filters.segments import Found, MediaKind, Origin, Reading, Segment, Unjudged
from filters.trees import Json

_ROLES: Mapping[str, Origin] = {"user": Origin.USER, "model": Origin.ASSISTANT}
_STEPS: Mapping[str, Origin] = {"user_input": Origin.USER, "model_output": Origin.ASSISTANT}
"""Types of steps, each with the origin of its content."""
_CONTENT = frozenset({"audio", "document", "image", "text", "video"})
"""Types of parts whose text has the origin of their step. A part of any other type has no text of that origin."""
_OF_THOUGHT: Mapping[str, Origin] = {"summary": Origin.ASSISTANT}
_OF_CALL: Mapping[str, Origin] = {"arguments": Origin.TOOL_CALL}

_CONTINUING = ("previous_interaction_id", "continuation_token", "agent")
"""Members, one of which a request without input needs: a conversation that the upstream holds, or an agent."""
_READ = frozenset({"input", "system_instruction", "tools"})
_WITHOUT_CONTENT = frozenset({"content", "role"})
_WITHOUT_RESULT = frozenset({"result"})


def read(operation: Operation, tree: Json) -> Reading:
    """Read every text of a request body (GATEWAY.md section 3); see `Dialect.read`."""
    if operation is not Operation.INTERACTIONS:
        return generic(tree)
    return conversation(_body(an_object(tree)))


def refuse(refusal: Refusal) -> bytes:
    return orjson.dumps({"error": _error(refusal), **clarification(refusal)})


def fault(refusal: Refusal) -> bytes:
    """Return the API's own `error` event. Nothing follows it. The SDK yields it as it does any other event."""
    return b"event: error\ndata: %b\n\n" % orjson.dumps({"error": _error(refusal), "event_type": "error"})


def _error(refusal: Refusal) -> dict[str, Json]:
    return {"code": refusal.reason.value, "message": shown_message(refusal), "guardrail": guardrail(refusal)}


def _body(body: dict[str, Json]) -> Iterator[Found]:
    if body.get("system_instruction") is not None:
        yield from texts(body["system_instruction"], "/system_instruction", Origin.SYSTEM)
    yield from _input(body)
    if "tools" in body:
        yield from each(body["tools"], "/tools", Origin.TOOL_DEFINITION)
    yield from _held_upstream(body)
    yield from members(body, "", {}, without=_READ)


def _input(body: dict[str, Json]) -> Iterator[Found]:
    given = body.get("input")
    if given is None and not any(map(body.get, _CONTINUING)):
        raise malformed("The body must have an input.")
    if not isinstance(given, list):
        yield from _said(given, "/input", Origin.USER)
        return
    for index, item in enumerate(given):
        if not isinstance(item, dict):
            raise malformed("Every item of the input must be an object.")
        yield from _item(item, f"/input/{index}")


def _held_upstream(body: dict[str, Json]) -> Iterator[Unjudged]:
    """Yield content that reaches the model without being in the body, beyond what `keys.REFERENCES` names."""
    environment = body.get("environment")
    named = environment.get("environment_id") if isinstance(environment, dict) else environment
    if isinstance(named, str) and named:
        yield Unjudged("/environment", MediaKind.FILE)
    if body.get("continuation_token"):
        yield Unjudged("/continuation_token", MediaKind.HISTORY)


def _item(item: dict[str, Json], path: str) -> Iterator[Found]:
    """Yield the texts of an input item: a step, a message with a role, or a part of what the user says."""
    kind = item.get("type")
    if kind is None and "role" in item:
        yield from authored(item, path, _ROLES)
        origin = _ROLES.get(str(item["role"]), Origin.FIELD)
    elif isinstance(kind, str) and kind in _STEPS:
        origin = _STEPS[kind]
    else:
        yield from _part(item, path, Origin.USER)
        return
    yield from _said(item.get("content"), f"{path}/content", origin)
    yield from members(item, path, {}, without=_WITHOUT_CONTENT)


def _said(value: Json, path: str, origin: Origin) -> Iterator[Found]:
    """Yield the texts of content: a string, a part, a list of parts, or nothing."""
    if isinstance(value, str):
        if value:
            yield Segment(origin, path, value)
    elif isinstance(value, dict):
        yield from _part(value, path, origin)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            if not isinstance(part, dict):
                raise malformed("Every part of content must be an object.")
            yield from _part(part, f"{path}/{index}", origin)
    elif value is not None:
        raise malformed("The input, or the content of a step, must be a string or a list.")


def _part(part: dict[str, Json], path: str, origin: Origin) -> Iterator[Found]:
    """Yield the texts of a part of content, or of a step that is a thought, a call or a result."""
    kind = part.get("type")
    if not isinstance(kind, str):
        raise malformed("Every item of the input must have a type.")
    if is_untold(part):
        yield Unjudged(path, MediaKind.HOSTED)
    yield from result(part.get("result"), f"{path}/result")
    yield from members(part, path, _origins(kind, origin), without=_WITHOUT_RESULT)


def _origins(kind: str, origin: Origin) -> Mapping[str, Origin]:
    if kind in _CONTENT:
        return {"text": origin}
    if kind == "thought":
        return _OF_THOUGHT
    return _OF_CALL if kind.endswith("_call") else {}


GEMINI_INTERACTIONS = replace(
    GEMINI, name="gemini_interactions", read=read, refuse=refuse, fault=fault, replies=REPLIES
)
