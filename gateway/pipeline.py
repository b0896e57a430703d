"""The request phase: one straight line from a request's head to what will be done with it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import monotonic

import structlog

from adapters.metrics import Metrics, Stage
from filters.clarifying import questions_about
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Operation
from filters.paths import find_route, nearest_dialect
from filters.policy import Policy
from filters.refusals import Reason, Refusal, Refused, refusal_for
from gateway.auth import BadCredentials
from gateway.exchange import Exchange, Forward, Identity, RequestHead
from gateway.headers import decision_headers, upstream_headers, upstream_query
from gateway.logs import log_failure
from gateway.reading import read
from gateway.services import Services

ReadBody = Callable[[], Awaitable[bytes]]
"""Reads the whole body once, within its limits of size and time; `b""` for none. Raises `Refused`."""

NOBODY = Identity(tenant="", subject="", policy="")
"""Who asks, as long as nobody has been identified."""


async def request_phase(
    services: Services, head: RequestHead, read_body: ReadBody, *, incident_id: str, started: float
) -> Exchange:
    """What will be done with a request: forward exactly the judged bytes, or answer in its dialect.

    Never raises but for cancellation: a refusal and a fault of our own both become an `Exchange` with a refusal.
    Nothing is forwarded that was not wholly read and judged.
    """
    dialect, operation, identity, version = None, Operation.OTHER, NOBODY, ""

    def ended(judgement: Judgement, *, forward: Forward | None = None, refusal: Refusal | None = None) -> Exchange:
        return Exchange(
            incident_id=incident_id,
            started=started,
            dialect=dialect or nearest_dialect(head.path, named=services.named, hints=head.hints),
            operation=operation,
            tenant=identity.tenant,
            subject=identity.subject,
            judgement=judgement,
            policy_version=version,
            forward=forward,
            refusal=refusal,
        )

    laps = _Laps(services.metrics)
    try:
        route = find_route(head.method, head.path, named=services.named, hints=head.hints)
        dialect, operation = route.dialect, route.operation
        identity = await services.authenticator.identify(head)
        rules = services.engine.rules(identity.policy)
        version = rules.version
        address = services.address(route.upstream)
        provider_key = services.tenants.provider_key(identity, route.upstream)
        laps.end(Stage.IDENTIFY)
        body = await read_body()
        laps.end(Stage.BODY)
        reading = read(route, head, body, limits=services.settings.limits)
        laps.end(Stage.READ)
        judgement = await services.engine.judge(reading, policy=identity.policy, mode=identity.mode)
        laps.end(Stage.JUDGE)
        for place in reading.unjudged:
            services.metrics.count_not_judged(place.kind)
        if not judgement.forwards:
            return ended(judgement, refusal=_decided(judgement, incident_id, rules.policy))
        headers = upstream_headers(
            head,
            identity=identity,
            dialect=route.dialect,
            provider_key=provider_key,
            own=services.tenants.own_headers(identity, route.upstream),
            guardrail=decision_headers(incident_id, judgement) if services.settings.server.forward_headers else (),
        )
        query = upstream_query(head.query, drop_keys=identity.owns_keys)
        url = f"{address}{route.path}?{query}" if query else f"{address}{route.path}"
        return ended(judgement, forward=Forward(route.upstream, head.method, url, headers, body or None))
    except Refused as refused:
        if isinstance(refused.__cause__, BadCredentials):
            structlog.get_logger().warning("not_authenticated", incident_id=incident_id, flaw=refused.__cause__.flaw)
        return ended(_unjudged(refused.reason), refusal=refusal_for(refused.reason, incident_id, refused.detail))
    except Exception as error:  # noqa: BLE001 - the phase boundary: a fault of ours blocks, and never forwards
        log_failure(error, event="request_phase_failed", incident_id=incident_id)
        return ended(_unjudged(Reason.INTERNAL), refusal=refusal_for(Reason.INTERNAL, incident_id))


class _Laps:
    """Times one stage after the other. A stage that a refusal cuts short is not counted."""

    __slots__ = ("_began", "_metrics")

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._began = monotonic()

    def end(self, stage: Stage) -> None:
        now = monotonic()
        self._metrics.observe_stage(stage, now - self._began)
        self._began = now


def _unjudged(reason: Reason) -> Judgement:
    """What is said of a request that ended before it could be judged."""
    return Judgement(Decision.DENY, GuardMode.BASELINE, tier=1, reason=reason)


def _decided(judgement: Judgement, incident_id: str, policy: Policy) -> Refusal:
    """The refusal of a request that was judged: the policy chooses the status of a denial, clarify has its own."""
    if judgement.reason is None:
        raise AssertionError("what is not forwarded has a reason")
    refusal = refusal_for(judgement.reason, incident_id)
    if judgement.decision is Decision.DENY:
        return replace(refusal, status=policy.deny_status, rule_ids=judgement.rule_ids)
    questions = questions_about(finding.family for finding in judgement.findings)
    return replace(refusal, questions=questions, rule_ids=judgement.rule_ids)
