"""Admission of a request: who sends it by which route, and whether the caller's strikes and rates allow it."""

from typing import Final, NamedTuple

import structlog

from adapters.heads import Headers
from adapters.state.base import StateTrouble
from filters.bodies.paths import Route
from filters.decision import GuardMode
from filters.refusals import Reason, Refused
from gateway.exchanges.exchange import Arrival, Identity
from gateway.identity.auth import BadCredentials
from gateway.judging.engine import Rules
from gateway.limiting.rates import Admission
from gateway.phases.services import Services


class Caller(NamedTuple):
    """Who sends a request, by which route, and the rules that judge it."""

    route: Route
    identity: Identity
    rules: Rules


class Permit(NamedTuple):
    """What a caller's strikes and rates allow. `refused` is the reason if they do not allow the request."""

    locked: bool = False
    """Whether the caller's tools are locked for a time."""
    admission: Admission | None = None
    headers: Headers = ()
    """Further header fields of the answer."""
    refused: Reason | None = None
    detail: str = ""


UNCOUNTED: Final = Permit()
"""The permit of a request for which the state was not asked."""


async def identify(services: Services, arrival: Arrival) -> Identity:
    """Return who sends a request. Raises `Refused`, and logs why credentials were not accepted: no answer says so."""
    try:
        return await services.identifier.identify(arrival.head)
    except Refused as refused:
        if isinstance(refused.__cause__, BadCredentials):
            flaw = refused.__cause__.flaw
            structlog.get_logger().warning("not_authenticated", incident_id=arrival.incident_id, flaw=flaw)
        raise


def is_counted(services: Services, caller: Caller) -> bool:
    """Whether the state has to be asked if the caller may go on. Most callers have no rates, and no strikes."""
    _, identity, rules = caller
    return rules.limits_rates or (
        services.evidence.counts_strikes(rules.policy)
        and not services.state.strikes.is_good(identity.tenant, identity.subject)
    )


async def admit(services: Services, caller: Caller, *, incident_id: str) -> Permit:
    """Return what the caller's strikes and rates allow, and take from its rates what the request needs."""
    _, identity, rules = caller
    policy, locked = rules.policy, False
    try:
        if services.evidence.counts_strikes(policy):
            standing = await services.state.strikes.standing(
                identity.tenant, identity.subject, on_error=policy.on_state_error
            )
            if standing.mode is GuardMode.FULL_QUARANTINE:
                return _quarantined(standing.retry_after)
            locked = standing.mode is GuardMode.EXECUTE_LOCKED
        if not rules.limits_rates:
            return Permit(locked)
        admission = await services.state.limiter.admit(
            identity.tenant,
            identity.subject,
            policy.rates,
            incident_id=incident_id,
            on_error=policy.on_state_error,
        )
    except StateTrouble:
        return Permit(locked, refused=Reason.STATE)
    if admission.granted:
        return Permit(locked, admission, admission.headers)
    return Permit(
        locked,
        admission,
        (*admission.headers, ("Retry-After", str(admission.retry_after))),
        refused=Reason.RATE_LIMITED,
        detail=f"Try again in {admission.retry_after} s.",
    )


def _quarantined(retry_after: int) -> Permit:
    return Permit(
        headers=(("Retry-After", str(retry_after)),),
        refused=Reason.QUARANTINED,
        detail=f"It ends in {retry_after} s, or when an operator lifts it.",
    )
