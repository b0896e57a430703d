"""Local replies: the answers that the gateway writes itself, in the dialect of the caller."""

from collections.abc import Mapping

from aiohttp import web
from multidict import CIMultiDict

from filters.decision import Decision, GuardMode, Judgement
from filters.paths import METHODS
from filters.refusals import ANSWERS, Reason, Refusal
from gateway.exchange import Exchange
from gateway.headers import SERVER, guardrail_headers

RETRY_SECONDS = 1

_FOR_REASON: Mapping[Reason, tuple[tuple[str, str], ...]] = {
    Reason.UNAUTHENTICATED: (("WWW-Authenticate", "Bearer"),),
    Reason.METHOD: (("Allow", ", ".join(sorted(METHODS))),),
    Reason.OVERLOADED: (("Retry-After", str(RETRY_SECONDS)),),
}
"""Fields that HTTP asks for with some statuses (RFC 9110 sections 10.2.1, 10.2.3 and 11.6.1)."""

_LAST = frozenset(
    {
        Reason.MALFORMED,
        Reason.BODY_TIMEOUT,
        Reason.TOO_LARGE,
        Reason.MEDIA_TYPE,
        Reason.EXPECTATION,
        Reason.HEAD_TOO_LARGE,
    }
)
"""Refusals that end the connection: another reader may see the request's end elsewhere (RFC 9112 section 6.1)."""


def local_reply(exchange: Exchange, refusal: Refusal) -> web.Response:
    """A refusal as the caller's SDK expects it: the dialect's error body, and whether to try again.

    The guardrail fields are the exchange's: an upstream that fails does not change what was decided.
    """
    retry = ANSWERS[refusal.reason].retry
    response = web.Response(
        status=refusal.status,
        body=exchange.dialect.refuse(refusal),
        headers=CIMultiDict(
            (
                ("Content-Type", "application/json"),
                ("x-should-retry", "true" if retry else "false"),
                *_FOR_REASON.get(refusal.reason, ()),
                ("Server", SERVER),
                *guardrail_headers(exchange.incident_id, exchange.judgement, exchange.policy_version),
            )
        ),
    )
    if refusal.reason in _LAST:
        response.force_close()
    return response


def healthy_reply(incident_id: str) -> web.Response:
    """This worker takes requests."""
    return _health(incident_id, 200, b'{"status":"ok"}')


def draining_reply(incident_id: str) -> web.Response:
    """This worker only finishes what it has."""
    return _health(incident_id, 503, b'{"status":"draining"}')


def _health(incident_id: str, status: int, body: bytes) -> web.Response:
    judgement = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=0)
    return web.Response(
        status=status,
        body=body,
        headers=CIMultiDict(
            (
                ("Content-Type", "application/json"),
                ("Cache-Control", "no-store"),
                ("Server", SERVER),
                *guardrail_headers(incident_id, judgement, ""),
            )
        ),
    )
