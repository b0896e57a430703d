"""The entrance: route paths that the gateway answers itself, and pass all others to the request phase."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from filters.refusals import Reason, Refused
from gateway.doors import authorisation, evaluate, litellm, openapi, openguardrails
from gateway.doors.judging import answered_unjudged, refused
from gateway.exchanges.exchange import Arrival, CallerLeft, Exchange, ReadBody
from gateway.logs import log_failure
from gateway.phases.pipeline import request_phase
from gateway.phases.services import Services

OWN: Final = "/v1/guardrail/"
"""The prefix of paths that the gateway answers itself."""


class OwnDoor(Protocol):
    """Answers a request to one of the gateway's own paths. Raises `Refused` if the request is not acceptable."""

    async def __call__(self, services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange: ...


def enter(services: Services, arrival: Arrival, read_body: ReadBody) -> Coroutine[Any, Any, Exchange]:
    """Return the exchange for a request, whatever its path. Raises only as `request_phase` does."""
    if arrival.head.path.startswith(OWN):
        return _answer(services, arrival, read_body)
    return request_phase(services, arrival, read_body)


async def _answer(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    try:
        door = _door(services, arrival.head.path)
        return await door(services, arrival, read_body)
    except Refused as refusal:
        return refused(refusal, arrival)
    except (asyncio.CancelledError, CallerLeft):
        raise
    except Exception as error:  # noqa: BLE001 - the boundary of these entry points: a fault of ours is a refusal
        log_failure(error, event="request_phase_failed", incident_id=arrival.incident_id)
        return refused(Refused(Reason.INTERNAL), arrival)


def _door(services: Services, path: str) -> OwnDoor:
    """Return the entry point at a path. Raises `Refused(NOT_FOUND)` if there is none or the settings do not open it."""
    doors = services.settings.doors
    if doors.evaluate and path == evaluate.PATH:
        return evaluate.evaluate
    if doors.evaluate and path == openapi.PATH:
        return _describe
    if doors.litellm and path == litellm.PATH:
        return litellm.guard
    if doors.openguardrails and path == openguardrails.PATH:
        return openguardrails.evaluate
    if doors.openguardrails and path == openguardrails.HEALTH_PATH:
        return openguardrails.tell_health
    if doors.authorisation and path == authorisation.ADMIT_PATH:
        return authorisation.admit
    if doors.authorisation and (path == authorisation.PATH or path.startswith(f"{authorisation.PATH}/")):
        return authorisation.authorise
    raise Refused(Reason.NOT_FOUND, "There is no such door, or the gateway's settings do not open it.")


async def _describe(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    if arrival.head.method not in ("GET", "HEAD"):
        raise Refused(Reason.METHOD)
    return answered_unjudged(openapi.DOCUMENT, arrival)
