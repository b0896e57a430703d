"""Authorisation for proxies that ask before they forward: Envoy's HTTP `ext_authz`, Traefik's ForwardAuth, nginx.

`authorise` judges a request whose body the proxy sends along. `admit` is for proxies that cannot send the body: it
checks only whether the sender may make requests at all, and the requests that it admits are not judged.
"""

from dataclasses import replace
from typing import Final

from filters.refusals import Reason, Refused
from gateway.doors.judging import answered, judging
from gateway.exchanges.exchange import Arrival, Exchange, ReadBody, RequestHead
from gateway.phases.pipeline import request_phase
from gateway.phases.services import Services

PATH: Final = "/v1/guardrail/authorize"
ADMIT_PATH: Final = "/v1/guardrail/admit"

_PARTIAL: Final = "x-envoy-auth-partial-body"
"""A field that is `true` if Envoy sent only the beginning of a body (`allow_partial_message`)."""
_FRAMING: Final = frozenset({"content-length", "transfer-encoding"})


async def authorise(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    """Answer whether a request may pass unchanged: 200, or the refusal in its dialect. Raises `Refused`.

    The request's path follows `PATH`, or is in `X-Forwarded-Uri`, and its method then in `X-Forwarded-Method`.
    """
    if any(value.lower() != "false" for value in arrival.head.values(_PARTIAL)):
        raise Refused(Reason.TOO_LARGE, "Only a part of the request body came with the question.")
    named = arrival._replace(head=_named(arrival.head))
    exchange = await request_phase(judging(services), named, read_body)
    return exchange if exchange.forward is None else answered(exchange, b"")


async def admit(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    """Answer whether the sender may make requests: check its credentials, sanctions and rates. Judges no text."""

    async def nothing() -> bytes:
        return b""

    fields = tuple(field for field in arrival.head.headers if field[0].lower() not in _FRAMING)
    models = arrival._replace(head=RequestHead("GET", "/v1/models", "", fields))
    exchange = await request_phase(judging(services), models, nothing)
    return exchange if exchange.forward is None else answered(exchange, b"")


def _named(head: RequestHead) -> RequestHead:
    """Return the head of the request that the proxy asks about."""
    rest = head.path.removeprefix(PATH)
    if rest:
        return replace(head, path=rest)
    methods, targets = head.values("x-forwarded-method"), head.values("x-forwarded-uri")
    if len(methods) != 1 or len(targets) != 1:
        raise Refused(Reason.MALFORMED, "Name the request by X-Forwarded-Method and X-Forwarded-Uri, each once.")
    path, _, query = targets[0].partition("?")
    return replace(head, method=methods[0], path=path, query=query)
