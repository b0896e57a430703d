"""Reads a body as its route says: JSON by the dialect, forms part by part, other text as text, the rest not at all."""

from filters.content_type import ContentType, read_content_type
from filters.form import read_form
from filters.paths import BodyKind, Route
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Origin, Reading, Segment, Unjudged
from filters.strict_json import read_json
from gateway.exchange import RequestHead
from gateway.settings import LimitSettings

_JSON = "application/json"
_FORM = "multipart/form-data"


def read(route: Route, head: RequestHead, body: bytes, *, limits: LimitSettings) -> Reading:
    """Every text of the body with its origin, and every place that has none that can be read.

    Raises `Refused`: `MALFORMED` for a body with more or fewer than one reading, `MEDIA_TYPE` for a type, charset or
    encoding that the route does not take, `LIMIT` for more texts than `limits.segments`.
    """
    if not body:
        return _read_nothing(route)
    content_type = read_content_type(head.values("content-type"))
    if content_type.essence == _JSON:
        reading = route.dialect.read(route.operation, read_json(body, depth=limits.json_depth))
    elif route.takes is BodyKind.JSON:
        raise Refused(Reason.MEDIA_TYPE, "This path takes application/json.")
    elif content_type.essence == _FORM:
        reading = read_form(body, content_type)
    else:
        reading = _read_other(content_type, body)
    if len(reading.segments) > limits.segments:
        raise Refused(Reason.LIMIT, "The body holds more texts than the limit allows.")
    return reading


def _read_nothing(route: Route) -> Reading:
    if route.takes is BodyKind.JSON:
        raise Refused(Reason.MALFORMED, "The body is empty.")
    return Reading()


def _read_other(content_type: ContentType, body: bytes) -> Reading:
    """Text of any kind is judged, whatever its declared type: an upstream may read it in spite of that type."""
    try:
        return Reading(segments=(Segment(Origin.DOCUMENT, "", body.decode("utf-8")),))
    except UnicodeDecodeError:
        return Reading(unjudged=(Unjudged("", _MEDIA.get(content_type.essence.split("/")[0], MediaKind.BINARY)),))


_MEDIA = {"image": MediaKind.IMAGE, "audio": MediaKind.AUDIO, "video": MediaKind.VIDEO}
