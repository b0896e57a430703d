"""Reads a body as its route says: JSON by the dialect, forms part by part, a file as a file, and nothing else."""

from filters.content_type import read_content_type
from filters.form import read_file, read_form
from filters.paths import BodyKind, Route
from filters.refusals import Reason, Refused
from filters.segments import Reading
from filters.strict_json import read_json
from gateway.exchange import RequestHead
from gateway.settings import LimitSettings


def read(route: Route, head: RequestHead, body: bytes, *, limits: LimitSettings) -> Reading:
    """Every text of the body with its origin, and every place that has none that can be read.

    Raises `Refused`: `MALFORMED` for a body with more or fewer than one reading, `MEDIA_TYPE` for a type or charset
    that the route does not take, `LIMIT` for a tree that is too large to be walked.
    """
    if not body:
        return _read_nothing(route, head.method)
    content_type = read_content_type(head.values("content-type"))
    if content_type.is_json:
        return route.dialect.read(route.operation, read_json(body, depth=limits.json_depth, nodes=limits.json_nodes))
    if content_type.is_form and route.takes is not BodyKind.JSON:
        return read_form(body, content_type)
    if route.takes is BodyKind.ANY:
        return read_file(body, content_type)
    raise Refused(Reason.MEDIA_TYPE, "This path takes a body of another type.")


def _read_nothing(route: Route, method: str) -> Reading:
    """Asking for what is stored, or deleting it, needs no body; the operations that take JSON are empty without."""
    if method == "POST" and route.takes is BodyKind.JSON:
        raise Refused(Reason.MALFORMED, "The body is empty.")
    return Reading()
