"""Read a body as its route requires: JSON by the dialect, forms part by part, a file as a file, and nothing else."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from filters.bodies.content_type import read_content_type
from filters.bodies.form import read_file, read_form
from filters.bodies.paths import BodyKind, Route, runs_thread
from filters.dialects.dialect import Operation
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Reading, Unjudged
from filters.strict_json import read_json
from filters.tool_calls.tool_definitions import definitions
from filters.trees import Json
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import RequestHead

_CONTINUED: Final[Mapping[Operation, tuple[tuple[str, str], ...]]] = {
    Operation.RESPONSES: (("previous_response_id", "id"), ("conversation", "id")),
    Operation.MESSAGES: (("thread", "previous_message_id"),),
    Operation.INTERACTIONS: (("previous_interaction_id", "id"),),
}
"""Members that name what a request continues: each holds an id, or an object in which the second name holds it."""
_CONTINUING: Final = frozenset(name for members in _CONTINUED.values() for name, _ in members)
_DECLARING: Final = frozenset({"tools", "functions", "mcp_servers", "input"})
_TELLING: Final = _DECLARING | _CONTINUING
_TAKES: Final[Mapping[BodyKind, str]] = {
    BodyKind.JSON: "This path takes JSON, with Content-Type: application/json.",
    BodyKind.JSON_OR_FORM: "This path takes JSON, with Content-Type: application/json, or a form.",
}


def read(
    route: Route, head: RequestHead, body: bytes, *, limits: LimitSettings, digest: Callable[[str], str]
) -> Reading:
    """Return every text of the body with its origin, and every place whose content cannot be read as text.

    `digest` digests tool definitions.

    Raises `Refused`: `MALFORMED` for a body that cannot be read in exactly one way, `MEDIA_TYPE` for a type or charset
    that the route does not accept, `LIMIT` for a tree that is too large.
    """
    whole = _read(route, head, body, limits=limits, digest=digest)
    if not runs_thread(route, head.method):
        return whole
    return replace(whole, unjudged=(*whole.unjudged, Unjudged("", MediaKind.HISTORY)))


def _read(
    route: Route, head: RequestHead, body: bytes, *, limits: LimitSettings, digest: Callable[[str], str]
) -> Reading:
    if not body:
        return _read_nothing(route, head.method)
    content_type = read_content_type(head.values("content-type"))
    if content_type.is_json:
        tree = read_json(body, depth=limits.json_depth, nodes=limits.json_nodes)
        return with_context(route.dialect.read(route.operation, tree), route.operation, tree, digest)
    if content_type.is_form and route.takes is not BodyKind.JSON:
        return read_form(body, content_type)
    if route.takes is BodyKind.ANY:
        return read_file(body, content_type)
    raise Refused(Reason.MEDIA_TYPE, _TAKES[route.takes])


def with_context(reading: Reading, operation: Operation, tree: Json, digest: Callable[[str], str]) -> Reading:
    """Return the reading with the tools that the body declares and the conversations that it continues.

    `digest` digests tool definitions.
    """
    if not isinstance(tree, dict) or _TELLING.isdisjoint(tree):
        return reading
    tools = tuple(definitions(operation, tree, digest=digest))
    continues = _continued(operation, tree)
    return replace(reading, tools=tools, continues=continues) if tools or continues else reading


def _continued(operation: Operation, tree: Mapping[str, Json]) -> tuple[str, ...]:
    """Return the ids of earlier replies and conversations that the upstream puts before the body's own content."""
    held = ((tree.get(name), inner) for name, inner in _CONTINUED.get(operation, ()))
    ids = (value.get(inner) if isinstance(value, dict) else value for value, inner in held)
    return tuple(each for each in ids if isinstance(each, str) and each)


def _read_nothing(route: Route, method: str) -> Reading:
    """Return an empty reading, as for a GET or DELETE of what is stored. A POST that takes JSON must have a body."""
    if method == "POST" and route.takes is BodyKind.JSON:
        raise Refused(Reason.MALFORMED, "The body is empty.")
    return Reading()
