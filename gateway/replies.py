"""Local replies: the answers that the gateway writes itself, in the dialect of the caller."""

from collections.abc import Mapping

from aiohttp import web
from multidict import CIMultiDict

from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect, Operation
from filters.paths import METHODS
from filters.refusals import ANSWERS, Reason, Refusal, Refused, refusal_for
from gateway.exchange import Exchange
from gateway.headers import SERVER, guardrail_headers

RETRY_SECONDS = 1

_FOR_REASON: Mapping[Reason, tuple[tuple[str, str], ...]] = {
    Reason.UNAUTHENTICATED: (("WWW-Authenticate", "Bearer"),),
    Reason.METHOD: (("Allow", ", ".join(sorted(METHODS))),),
    Reason.OVERLOADED: (("Retry-After", str(RETRY_SECONDS)),),
}
"""Fields that HTTP asks for with some statuses (RFC 9110 sections 10.2.1, 10.2.3 and 11.6.1)."""


def local_reply(exchange: Exchange, refusal: Refusal) -> web.Response:
    """A refusal as the caller's SDK expects it: the dialect's error body, and whether to try again.

    The guardrail fields are the exchange's: an upstream that fails does not change what was decided.
    """
    retry = ANSWERS[refusal.reason].retry
    return web.Response(
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


def refused_unread(refused: Refused, *, dialect: Dialect, incident_id: str, started: float) -> Exchange:
    """The exchange of a request that ended before its request phase: nobody identified, nothing judged."""
    return Exchange(
        incident_id=incident_id,
        started=started,
        dialect=dialect,
        operation=Operation.OTHER,
        tenant="",
        subject="",
        judgement=Judgement(Decision.DENY, GuardMode.BASELINE, tier=1, reason=refused.reason),
        policy_version="",
        refusal=refusal_for(refused.reason, incident_id, refused.detail),
    )


def health_reply(incident_id: str, *, draining: bool) -> web.Response:
    """Whether this worker takes requests: 200, or 503 while it only finishes what it has."""
    judgement = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1)
    return web.Response(
        status=503 if draining else 200,
        body=b'{"status":"draining"}' if draining else b'{"status":"ok"}',
        headers=CIMultiDict(
            (
                ("Content-Type", "application/json"),
                ("Cache-Control", "no-store"),
                ("Server", SERVER),
                *guardrail_headers(incident_id, judgement, ""),
            )
        ),
    )
