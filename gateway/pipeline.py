"""The request phase: one straight line from a request's head to what will be done with it."""

from collections.abc import Awaitable, Callable
from time import monotonic

from adapters.metrics import Stage
from filters.clarifying import questions_about
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Operation
from filters.paths import find_route, nearest_dialect
from filters.refusals import ANSWERS, Reason, Refusal, Refused
from gateway.exchange import Exchange, Forward, Identity, RequestHead
from gateway.headers import decision_headers, upstream_headers, upstream_query
from gateway.logs import log_failure
from gateway.reading import read
from gateway.services import Services

ReadBody = Callable[[], Awaitable[bytes]]
"""Reads the whole body once, within its limits of size and time; `b""` for none. Raises `Refused`."""

NOBODY = Identity(tenant="", subject="", policy="")
"""Who asks, as long as nobody has been identified."""

_BY_POLICY = frozenset({Reason.BLOCKED, Reason.NOT_JUDGED, Reason.LIMIT})
"""Refusals whose status the policy chooses."""


async def request_phase(
    services: Services, head: RequestHead, read_body: ReadBody, *, incident_id: str, started: float
) -> Exchange:
    """What will be done with a request: forward exactly the judged bytes, or answer in its dialect.

    Never raises but for cancellation: a refusal and a fault of our own both become an `Exchange` with a refusal.
    Nothing is forwarded that was not wholly read and judged.
    """
    anthropic = bool(head.values("anthropic-version"))
    gemini = bool(head.values("x-goog-api-key"))
    dialect = nearest_dialect(head.path, anthropic=anthropic, gemini=gemini)
    operation, identity, version = Operation.OTHER, NOBODY, ""

    def refuse(judgement: Judgement, reason: Reason, *, status: int = 0, detail: str = "") -> Exchange:
        return Exchange(
            incident_id,
            started,
            dialect,
            operation,
            identity.tenant,
            identity.subject,
            judgement,
            version,
            refusal=_refusal(judgement, reason, incident_id, status=status, detail=detail),
        )

    try:
        route = find_route(head.method, head.path, named=services.named, anthropic=anthropic, gemini=gemini)
        dialect, operation = route.dialect, route.operation
        identity = await services.authenticator.identify(head)
        rules = services.engine.rules(identity.policy)
        version = rules.version
        address = services.address(route.upstream)
        provider_key = services.tenants.provider_key(identity, route.upstream)
        own = services.tenants.own_headers(identity, route.upstream)
        body = await read_body()
        arrived = monotonic()
        reading = read(route, head, body, limits=services.settings.limits)
        judgement = await services.engine.judge(reading, policy=identity.policy, mode=identity.mode)
        services.metrics.observe_stage(Stage.JUDGE, monotonic() - arrived)
        for place in reading.unjudged:
            services.metrics.count_not_judged(place.kind)
    except Refused as refused:
        return refuse(_blocked(refused.reason), refused.reason, detail=refused.detail)
    except Exception as error:  # noqa: BLE001 - the phase boundary: a fault of ours blocks, and never forwards
        log_failure(error, event="request phase failed", incident_id=incident_id)
        return refuse(_blocked(Reason.INTERNAL), Reason.INTERNAL)
    if judgement.reason is not None and not judgement.forwards:
        status = rules.policy.deny_status if judgement.reason in _BY_POLICY else 0
        return refuse(judgement, judgement.reason, status=status)
    told = decision_headers(incident_id, judgement) if services.settings.forwarding.guardrail_headers else ()
    headers = upstream_headers(
        head, identity=identity, dialect=dialect, provider_key=provider_key, own=own, guardrail=told
    )
    query = upstream_query(head.query, drop_keys=identity.owns_keys)
    url = f"{address}{route.path}?{query}" if query else f"{address}{route.path}"
    return Exchange(
        incident_id,
        started,
        dialect,
        operation,
        identity.tenant,
        identity.subject,
        judgement,
        version,
        forward=Forward(route.upstream, head.method, url, headers, body or None),
    )


def _blocked(reason: Reason) -> Judgement:
    """What is said of a request that ended before it could be judged."""
    return Judgement(Decision.DENY, GuardMode.BASELINE, tier=1, reason=reason)


def _refusal(judgement: Judgement, reason: Reason, incident_id: str, *, status: int, detail: str) -> Refusal:
    answer = ANSWERS[reason]
    asks = reason is Reason.CLARIFY
    return Refusal(
        reason=reason,
        status=status or answer.status,
        message=f"{answer.message} {detail}".rstrip(),
        incident_id=incident_id,
        rule_ids=judgement.rule_ids,
        questions=questions_about(finding.family for finding in judgement.findings) if asks else (),
    )
