"""Make and read the generated protobuf messages of Envoy's external processing. Nothing here waits or judges."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from envoy.config.core.v3.base_pb2 import HeaderValue, HeaderValueOption
from envoy.extensions.filters.http.ext_proc.v3.processing_mode_pb2 import ProcessingMode
from envoy.service.ext_proc.v3 import external_processor_pb2 as protocol
from envoy.type.v3.http_status_pb2 import HttpStatus

from adapters.heads import Headers

FromEnvoy: TypeAlias = Any
"""A `ProcessingRequest`: the generated classes have no types."""
ToEnvoy: TypeAlias = Any
"""A `ProcessingResponse`."""

SERVICE: Final = "envoy.service.ext_proc.v3.ExternalProcessor"
REQUEST_BODY: Final = ProcessingMode.BUFFERED
RESPONSE_BODY: Final = ProcessingMode.FULL_DUPLEX_STREAMED
"""The modes in which Envoy must send bodies: a request's whole, and a reply's as it arrives, held until we send it."""
MOST_CHUNK_BYTES: Final = 65_536
"""Bytes of a reply in one message, at most, as Envoy recommends."""

_ATTRIBUTES: Final = "envoy.filters.http.ext_proc"
_CODE_DETAILS: Final = "response.code_details"
_OVERWRITE: Final = HeaderValueOption.OVERWRITE_IF_EXISTS_OR_ADD
_APPEND: Final = HeaderValueOption.APPEND_IF_EXISTS_OR_ADD
_FRAMING: Final = frozenset({"host", "content-length", "transfer-encoding", "connection", "keep-alive", "upgrade"})
"""Fields that are left to Envoy, which frames the messages on both of its connections."""


@dataclass(frozen=True, slots=True)
class EnvoyHead:
    """The head of a request or a reply: HTTP/2 pseudo-header fields, and the other fields."""

    pseudo: Mapping[str, str] = field(repr=False)
    fields: Headers = field(repr=False)
    is_all: bool
    """Whether no body follows."""


def modes(message: FromEnvoy) -> tuple[int, int]:
    """Return the modes in which Envoy sends the bodies of request and reply. Only its first message has them."""
    return message.protocol_config.request_body_mode, message.protocol_config.response_body_mode


def read_head(http: Any) -> EnvoyHead:
    """Return the head in an `HttpHeaders`. Bytes that are not UTF-8 become lone surrogates."""
    pairs = [
        (header.key, header.raw_value.decode("utf-8", "surrogateescape") or header.value)
        for header in http.headers.headers
    ]
    pseudo = {name: value for name, value in pairs if name.startswith(":")}
    return EnvoyHead(pseudo, tuple(pair for pair in pairs if not pair[0].startswith(":")), bool(http.end_of_stream))


def code_details(message: FromEnvoy) -> str:
    """Return Envoy's `response.code_details`, which say where the reply comes from, or "" if Envoy sends none."""
    attributes = message.attributes
    if _ATTRIBUTES not in attributes:
        return ""
    return str(attributes[_ATTRIBUTES].fields[_CODE_DETAILS].string_value)


def is_envoys_own(details: str) -> bool:
    """Whether Envoy made a reply with these details itself."""
    return details not in ("", "via_upstream")


def go_on() -> ToEnvoy:
    """Answer the head of a request by asking Envoy for the body."""
    return protocol.ProcessingResponse(request_headers=protocol.HeadersResponse())


def forward(mutation: Any, *, to_body: bool, body: bytes | None = None) -> ToEnvoy:
    """Forward the request with changed fields, and with another body if one is given."""
    common = protocol.CommonResponse(header_mutation=mutation)
    if body is not None:
        common.body_mutation.body = body
    if to_body:
        return protocol.ProcessingResponse(request_body=protocol.BodyResponse(response=common))
    return protocol.ProcessingResponse(request_headers=protocol.HeadersResponse(response=common))


def answer(status: int, fields: Headers, body: bytes, details: str) -> ToEnvoy:
    """Answer the client in place of the upstream. Envoy's access log shows `details`."""
    return protocol.ProcessingResponse(
        immediate_response=protocol.ImmediateResponse(
            status=HttpStatus(code=status),
            headers=protocol.HeaderMutation(set_headers=list(_set(fields))),
            body=body,
            details=details,
        )
    )


def begin_reply(mutation: Any) -> ToEnvoy:
    """Send the head of the reply, with changed fields."""
    common = protocol.CommonResponse(header_mutation=mutation)
    return protocol.ProcessingResponse(response_headers=protocol.HeadersResponse(response=common))


def body_of_reply(body: bytes, *, ends: bool) -> Iterator[ToEnvoy]:
    """Send these bytes of the reply in chunks, and end the reply with them if `ends`."""
    pieces = [body[at : at + MOST_CHUNK_BYTES] for at in range(0, len(body), MOST_CHUNK_BYTES)]
    for number, piece in enumerate(pieces or ([b""] if ends else []), start=1):
        streamed = protocol.StreamedBodyResponse(body=piece, end_of_stream=ends and number >= len(pieces))
        mutation = protocol.BodyMutation(streamed_response=streamed)
        response = protocol.BodyResponse(response=protocol.CommonResponse(body_mutation=mutation))
        yield protocol.ProcessingResponse(response_body=response)


def end_reply(trailers: Any) -> ToEnvoy:
    """End the reply without the upstream's trailers, which were not judged."""
    names = sorted({header.key for header in trailers.trailers.headers})
    mutation = protocol.HeaderMutation(remove_headers=names)
    return protocol.ProcessingResponse(response_trailers=protocol.TrailersResponse(header_mutation=mutation))


def mutation(before: Headers, after: Headers, *, pseudo: Headers = ()) -> Any:
    """Return the mutation that turns the fields `before` into `after`. Names are compared in lower case."""
    old, new = _by_name(before), _by_name(after)
    removed = [name for name in old if name not in new and name not in _FRAMING]
    changed = [
        (name, value)
        for name, values in new.items()
        if name not in _FRAMING and old.get(name) != values
        for value in values
    ]
    return protocol.HeaderMutation(remove_headers=removed, set_headers=[*_set(pseudo), *_set(changed)])


def with_length(mutation: Any, length: int) -> Any:
    """Add a new `content-length` to a mutation and return it."""
    mutation.set_headers.extend(_set((("content-length", str(length)),)))
    return mutation


def _by_name(fields: Headers) -> dict[str, tuple[str, ...]]:
    values: dict[str, tuple[str, ...]] = {}
    for name, value in fields:
        lower = name.lower()
        values[lower] = (*values.get(lower, ()), value)
    return values


def _set(fields: Iterable[tuple[str, str]]) -> Iterator[Any]:
    """Yield options that set fields. The first with a name overwrites any that are there; the others are appended."""
    seen: set[str] = set()
    for name, value in fields:
        action = _APPEND if name in seen else _OVERWRITE
        seen.add(name)
        header = HeaderValue(key=name.lower(), raw_value=value.encode("utf-8", "surrogateescape"))
        yield HeaderValueOption(header=header, append_action=action, keep_empty_value=True)
