"""The request phase: one straight line from a request's head to the decision what to do with it."""

import asyncio
from functools import partial
from time import monotonic
from typing import Final

import structlog

from adapters.metrics import Stage
from filters.bodies.content_type import read_content_type
from filters.bodies.locking import NAMES_STORED, without_tools
from filters.bodies.paths import Route, added_to, find_route, runs_thread
from filters.bodies.query import steers, without_keys
from filters.calls import Trail
from filters.refusals import Reason, Refused
from gateway.exchanges.exchange import Arrival, CallerLeft, Exchange, Identity, ReadBody, RequestHead
from gateway.keys.keyring import SecretMissing
from gateway.logs import log_failure
from gateway.phases.request_admission import UNCOUNTED, Caller, admit, identify, is_counted
from gateway.phases.request_exchanges import Reached, Target, deny, forward, refuse
from gateway.phases.request_judging import judge_body
from gateway.phases.services import Services

MOST_PARAMETERS: Final = 256
"""Parameters of a query. SDKs send a few. Each is read and compared while the event loop waits."""

_HAS_TOOLS: Final = "Tools are locked here for a time. Send the request without them."
"""The detail of the refusal of a locked caller's tools where they cannot be taken out of the request."""


async def request_phase(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    """Decide what to do with a request: forward exactly the judged bytes, or answer in its dialect.

    Raises only `asyncio.CancelledError` and, from `read_body`, `CallerLeft`: a refusal and an internal fault both
    become an `Exchange` with a refusal. It never forwards anything that was not wholly read and judged.
    """
    head = arrival.head
    route: Route | None = None
    caller: Caller | None = None
    permit, judged = UNCOUNTED, None
    began = monotonic()
    laps: list[tuple[Stage, float]] = []  # stages that have ended: an interrupted one is not counted
    try:
        route = find_route(head.method, head.path, named=services.named, hints=head.hints)
        caller = _ruled(services, arrival, route, await identify(services, arrival))
        target = _target(services, head, caller)
        if is_counted(services, caller):
            permit = await admit(services, caller, incident_id=arrival.incident_id)
            if permit.refused is not None:
                raise Refused(permit.refused, permit.detail)
        laps.append((Stage.IDENTIFY, monotonic()))
        if permit.locked and runs_thread(route, head.method):
            raise Refused(Reason.NOT_JUDGED, NAMES_STORED)
        body = await read_body()
        if permit.locked:
            stripped = await _without_tools(services, head, caller.identity, body)
            if stripped != body and not services.changes_bodies:
                raise Refused(Reason.BLOCKED, _HAS_TOOLS)
            body = stripped
        laps.append((Stage.BODY, monotonic()))
        judged = await judge_body(services, arrival, caller, body, query=target.query)
        laps += judged.laps
        if not judged.judgement.forwards:
            return await deny(services, arrival, caller, permit, judged)
        if conversation := added_to(route, head.method):  # texts added this way come up in no later request or reply
            await services.calls.histories.remember(caller.identity.tenant, conversation, Trail(unseen=True))
        return forward(services, arrival, caller, target, permit, judged)
    except Refused as refused:
        _tell_lack(services, arrival, caller, refused)
        return refuse(services, arrival, Reached(route, caller, permit, judged), refused)
    except (asyncio.CancelledError, CallerLeft):
        services.state.give_back(permit.admission)
        raise
    except Exception as error:  # noqa: BLE001 - the phase boundary: an internal fault blocks, and never forwards
        log_failure(error, event="request_phase_failed", incident_id=arrival.incident_id)
        return refuse(services, arrival, Reached(route, caller, permit, judged), Refused(Reason.INTERNAL))
    finally:
        services.metrics.observe_stages(began, laps)


def _ruled(services: Services, arrival: Arrival, route: Route, identity: Identity) -> Caller:
    """Return the caller with the rules of its policy.

    Raises `Refused` for a query that steers the upstream, or has too many parameters.
    """
    query = arrival.head.query
    if query.count("&") + query.count(";") >= MOST_PARAMETERS:
        raise Refused(Reason.HEAD_TOO_LARGE, "The query has too many parameters.")
    if identity.mode == "paranoid" and services.resources.models.supervisor is None:
        _tell_no_supervisor(services, identity, incident_id=arrival.incident_id)
    if steers(query):
        raise Refused(Reason.MALFORMED, "The query asks for another method, other fields or another body.")
    return Caller(route, identity, services.engine.rules(identity.policy))


def _target(services: Services, head: RequestHead, caller: Caller) -> Target:
    """Return where the request would go. Raises `Refused` if no such upstream is configured, or no key for it."""
    route, identity, _ = caller
    address = services.address(route.upstream)
    query = without_keys(head.query) if identity.owns_keys else head.query
    return Target(address, query, services.tenants.provider_key(identity, route.upstream))


async def _without_tools(services: Services, head: RequestHead, identity: Identity, body: bytes) -> bytes:
    """Return what `locking.without_tools` makes of the body, or the body itself if it is not JSON.

    A large body is handled beside the event loop.
    """
    if not body or not read_content_type(head.values("content-type")).is_json:
        return body
    limits = services.settings.limits
    work = partial(without_tools, body, depth=limits.json_depth, nodes=limits.json_nodes)
    return await services.readers.run(work, size=len(body), tenant=identity.tenant)


def _tell_lack(services: Services, arrival: Arrival, caller: Caller | None, refused: Refused) -> None:
    """Log why there is no provider key, where that is the cause of a refusal: its answer does not say so."""
    cause = refused.__cause__
    if not isinstance(cause, SecretMissing) or caller is None:
        return
    tenant, upstream = caller.identity.tenant, caller.route.upstream
    if services.tenants.lacks.is_due((tenant, upstream, cause.lack)):
        structlog.get_logger().warning(
            "no_provider_key", incident_id=arrival.incident_id, tenant=tenant, upstream=upstream, cause=cause.lack
        )


def _tell_no_supervisor(services: Services, identity: Identity, *, incident_id: str) -> None:
    """Log that a token asks for mode paranoid, and there is no Tier 3 for requests. `check` tells of the settings."""
    if services.tenants.lacks.is_due((identity.tenant, "supervisor")):
        structlog.get_logger().warning("no_supervisor", incident_id=incident_id, tenant=identity.tenant)
