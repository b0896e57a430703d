"""The API for operators: incidents, approvals and strikes, as JSON, for callers with the operators' token.

It is independent of the web framework: `admin` serves it.
"""

import hashlib
import hmac
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final

import orjson
import structlog

from adapters.ignoring import ignore
from adapters.state.base import StateTrouble, StateWatch, Trouble, trouble_of
from adapters.state.opening import open_state
from filters.audit_records import Act
from filters.timestamps import rfc3339_milliseconds
from gateway.config.settings import Settings
from gateway.config.state_settings import operators_token, state_address
from gateway.evidence.acts import Deleting, build_recorder
from gateway.evidence.approvals import DECISIONS, Approvals, HeldCall, NotHeld, NotOpen, Verb
from gateway.evidence.incidents import Found, Incident, Incidents, is_incident_id, shown_incident
from gateway.evidence.questions import (
    Deciding,
    Erasing,
    Lifting,
    OfTenant,
    OperatorAnswer,
    OperatorRequest,
    Search,
    Strict,
    Unanswerable,
    of_body,
    of_query,
)
from gateway.identity.auth import loggable_subject
from gateway.keys.digests import digest_key, is_digest, keyed_digest
from gateway.limiting.strikes import Sanctioned, Strikes

DAY_SECONDS: Final = 86_400.0
PATHS: Final = ("/incidents", "/strikes")
"""Prefixes of the paths of this API."""

_CLOSED: Final = "closed"
"""The state of an incident that needs no decision."""

_UNKNOWN: Final = (
    "There is no such incident, or it is no longer kept. None is kept of what passed, or was refused without being "
    "judged (401, 403 without a key, 413, 503): look for this incident_id in the log. That of a tenant that is not "
    "configured is found with ?tenant=NAME."
)
_NO_ID: Final = "This is no incident id: it stands in X-Guardrail-Incident-ID, in the error's body and in the log."

_Answer = Callable[[OperatorRequest, str], Awaitable[OperatorAnswer]]


class Operators:
    """Answers operators. It belongs to the event loop in which it is first used.

    `token` returns the operators' present token; if it is empty, everything is refused. `tenants` are searched if a
    request names no tenant; a reload sets them. `is_shared` says whether this process sees the workers' state.
    """

    def __init__(
        self,
        *,
        token: Callable[[], str],
        tenants: Sequence[str],
        is_shared: bool,
        incidents: Incidents,
        approvals: Approvals,
        strikes: Strikes,
        digest_key: bytes,
        record: Callable[[Act], Awaitable[None]],
        state_trouble: Callable[[], Awaitable[Trouble | None]],
        close: Callable[[], Awaitable[None]],
    ) -> None:
        """Take the parts of the API.

        `close` closes their store, and `state_trouble` returns why the store does not answer now, or None. `digest_key`
        digests subjects that are not plain names. `record` writes an act into the audit log before it is done, and
        raises `OSError` if it cannot.
        """
        self.close = close
        self.count_audit_error: Callable[[], object] = ignore
        """Called for each act that cannot be recorded. Set it in the process that answers, as counts belong to one."""
        self.state_trouble = state_trouble
        self._token = token
        self.tenants = tuple(tenants)
        self._is_shared = is_shared
        self._incidents = incidents
        self._approvals = approvals
        self._strikes = strikes
        self._digest_key = digest_key
        self._record = record
        self._routes: tuple[tuple[re.Pattern[str], Mapping[str, _Answer]], ...] = (
            (re.compile("/incidents"), {"GET": self._search}),
            (re.compile("/incidents/delete"), {"POST": self._erase}),
            (re.compile("/incidents/([^/]+)"), {"GET": self._show, "DELETE": self._erase_one}),
            (re.compile("/incidents/([^/]+)/approve"), {"POST": self._approve}),
            (re.compile("/incidents/([^/]+)/refuse"), {"POST": self._refuse}),
            (re.compile("/strikes"), {"GET": self._sanctions}),
            (re.compile("/strikes/lift"), {"POST": self._lift}),
        )

    async def answer(self, request: OperatorRequest) -> OperatorAnswer:
        """Answer a request whose path begins with one of `PATHS`. Nothing in the request can make it raise."""
        try:
            self._authorise(request)
            answer, argument = self._route(request)
            if not self._is_shared:
                raise Unanswerable(
                    501,
                    "state_not_shared",
                    "With memory:// each worker keeps its own state. Set state.url to sqlite:///path or to Redis.",
                )
            return await answer(request, argument)
        except Unanswerable as unanswerable:
            return unanswerable.answer
        except StateTrouble:
            error = Unanswerable(503, "state_unavailable", "The state store has no answer.", ("Retry-After", "1"))
            return error.answer

    def _authorise(self, request: OperatorRequest) -> None:
        expected = self._token()
        if not expected:
            raise Unanswerable(
                403, "api_off", "This API is off. Set what admin.token refers to: GUARDRAIL_ADMIN_TOKEN by default."
            )
        shown = request.authorizations[0] if len(request.authorizations) == 1 else ""
        scheme, _, token = shown.partition(" ")
        if scheme.lower() != "bearer" or not hmac.compare_digest(_hashed(token.strip(" ")), _hashed(expected)):
            raise Unanswerable(
                401, "not_authorised", "Show the operators' token.", ("WWW-Authenticate", 'Bearer realm="operators"')
            )

    def _route(self, request: OperatorRequest) -> tuple[_Answer, str]:
        for pattern, methods in self._routes:
            match = pattern.fullmatch(request.path)
            if match is None:
                continue
            answer = methods.get(request.method)
            if answer is None:
                allowed = ", ".join(methods)
                raise Unanswerable(405, "method_not_allowed", f"Use {allowed} here.", ("Allow", allowed))
            return answer, match[1] if match.lastindex else ""
        raise Unanswerable(404, "unknown_path", "There is nothing here.")

    async def _search(self, request: OperatorRequest, _: str) -> OperatorAnswer:
        search = of_query(request, Search)
        query = search.query(self._names(search.subject))
        found = await self._incidents.search(self._among(search.tenant), query)
        if not found.incidents:
            self._require_known(search.tenant)
        shown = [_shown(incident, held) for incident, held in await self._with_state(found)]
        return _told(200, {"incidents": shown, "cursor": found.before})

    async def _show(self, request: OperatorRequest, name: str) -> OperatorAnswer:
        incident = await self._incident(request, name)
        (held,) = await self._approvals.look(incident.tenant, [incident.id])
        return _told(200, _shown(incident, held))

    async def _approve(self, request: OperatorRequest, name: str) -> OperatorAnswer:
        return await self._decide(request, name, "approve")

    async def _refuse(self, request: OperatorRequest, name: str) -> OperatorAnswer:
        return await self._decide(request, name, "refuse")

    async def _decide(self, request: OperatorRequest, name: str, verb: Verb) -> OperatorAnswer:
        deciding = of_body(request, Deciding)
        incident = await self._incident(request, name)
        try:
            (held,) = await self._approvals.look(incident.tenant, [incident.id])
            if held and verb in DECISIONS[held.status]:
                await self._set_out(Act(verb, incident.tenant, incident=incident.id, who=deciding.who))
            held = await self._approvals.decide(incident.tenant, incident.id, verb, who=deciding.who)
        except NotHeld:
            raise Unanswerable(409, "not_held", "This incident does not wait for anybody.") from None
        except NotOpen as error:
            raise Unanswerable(409, f"already_{error.status.value}", "This was decided, or its time is up.") from None
        return _told(200, _shown(incident, held))

    async def _erase_one(self, request: OperatorRequest, name: str) -> OperatorAnswer:
        named = of_query(request, OfTenant).tenant
        who = of_body(request, Deciding).who
        tenant = await self._incidents.tenant_of(self._among(named), name) if is_incident_id(name) else ""
        if not tenant and named is None:  # it may be kept of a tenant that is not configured
            raise Unanswerable(404, "unknown_incident", _UNKNOWN)
        if not tenant:  # deleted before, or never existed: either way nothing of it is left
            return _told(200, {"deleted": 0})
        deleting = Deleting(Act("delete", tenant, incident=name, who=who))
        await self._set_out(deleting.act)
        with deleting:
            await self._forget(deleting, (name,))
        return _told(200, {"deleted": deleting.deleted})

    async def _erase(self, request: OperatorRequest, _: str) -> OperatorAnswer:
        of_query(request, Strict)
        erasing = of_body(request, Erasing)
        subject = self._digest(erasing.subject) if erasing.subject else ""
        deleting = Deleting(Act("delete", erasing.tenant, subject=subject, who=erasing.who))
        await self._set_out(deleting.act)
        with deleting:
            async for ids in self._incidents.ids(erasing.tenant, self._names(erasing.subject)):
                await self._forget(deleting, ids)
        return _told(200, {"deleted": deleting.deleted})

    async def _set_out(self, act: Act) -> None:
        """Record an act in the audit log, and in the log, before it is done."""
        try:
            await self._record(act)
        except OSError as error:
            self.count_audit_error()
            structlog.get_logger().error("audit_failed", reason=error.strerror or "")
            raise Unanswerable(
                503, "audit_unavailable", "The audit log cannot be written. Nothing is done.", ("Retry-After", "1")
            ) from None
        structlog.get_logger().warning(
            "operator_acts",
            verb=act.verb,
            tenant=act.tenant,
            subject=act.subject,
            incident_id=act.incident,
            who=act.who,
        )

    async def _forget(self, deleting: "Deleting", ids: Sequence[str]) -> None:
        """Delete incidents and their held calls. Incidents last: after a failure they lead to the remaining calls."""
        await self._approvals.forget(deleting.act.tenant, ids)
        deleting.deleted += await self._incidents.erase(deleting.act.tenant, ids)

    async def _sanctions(self, request: OperatorRequest, _: str) -> OperatorAnswer:
        tenants = self._among(of_query(request, OfTenant).tenant)
        listed = [sanctioned for tenant in tenants for sanctioned in await self._strikes.sanctioned(tenant)]
        if not listed:
            self._require_known(*tenants)
        return _told(200, {"sanctions": [_sanction(sanctioned) for sanctioned in listed]})

    async def _lift(self, request: OperatorRequest, _: str) -> OperatorAnswer:
        of_query(request, Strict)
        lifting = of_body(request, Lifting)
        subject = loggable_subject(lifting.subject, key=self._digest_key)
        await self._set_out(Act("lift", lifting.tenant, subject=subject, who=lifting.who))
        if not await self._strikes.lift(lifting.tenant, subject):
            self._require_known(lifting.tenant)
            raise Unanswerable(404, "not_sanctioned", "This subject has no sanction. Its strikes are forgotten.")
        return _told(200, {"lifted": True})

    async def _incident(self, request: OperatorRequest, name: str) -> Incident:
        tenants = self._among(of_query(request, OfTenant).tenant)
        if not is_incident_id(name):
            raise Unanswerable(404, "unknown_incident", _NO_ID)
        incident = await self._incidents.find(tenants, name)
        if incident is not None:
            return incident
        calls = await self._incidents.calls_of(tenants, name)
        message = f"What is kept under this id is of tool calls: {', '.join(calls)}." if calls else _UNKNOWN
        raise Unanswerable(404, "unknown_incident", message)

    async def _with_state(self, found: Found) -> list[tuple[Incident, HeldCall | None]]:
        """Return each incident with the state of its held call, or None if it has none."""
        by_tenant: dict[str, list[str]] = {}
        for incident in found.incidents:
            if incident.held_until is not None:
                by_tenant.setdefault(incident.tenant, []).append(incident.id)
        held: dict[str, HeldCall | None] = {}
        for tenant, ids in by_tenant.items():
            held.update(zip(ids, await self._approvals.look(tenant, ids), strict=True))
        return [(incident, held.get(incident.id)) for incident in found.incidents]

    def _require_known(self, *tenants: str | None) -> None:
        """Raise `Unanswerable` for tenants that are not configured.

        Call it only if nothing was found: incidents of a tenant that is no longer configured can still be found.
        """
        if not {*self.tenants, None}.issuperset(tenants):
            message = f"Nothing is found, and no such tenant is configured: there are {', '.join(self.tenants)}."
            raise Unanswerable(404, "unknown_tenant", message)

    def _names(self, subject: str | None) -> tuple[str, ...]:
        """Return the forms in which incidents may have a subject: as in the token, and as in records."""
        return (subject, loggable_subject(subject, key=self._digest_key)) if subject else ()

    def _digest(self, subject: str) -> str:
        """Return a subject's digest, for records that must not hold even a plain name. A digest is returned as is."""
        return subject if is_digest(subject) else keyed_digest(subject, key=self._digest_key)

    def _among(self, tenant: str | None) -> tuple[str, ...]:
        return (tenant,) if tenant else self.tenants


def tenants_of(settings: Settings) -> tuple[str, ...]:
    """Return the tenants that requests can be of under these settings."""
    return tuple(dict.fromkeys(("default", *settings.tenants)))


def build_operators(settings: Settings, *, environ: Mapping[str, str], watch: StateWatch) -> Operators:
    """Return the API over the state that the settings name. Opens nothing before the first request.

    Raises `SecretMissing` and `UnusableAuditKey`.
    """
    address = state_address(settings, environ=environ)
    store = open_state(address, watch=watch)
    keep_seconds = settings.incidents.keep_days * DAY_SECONDS
    recorder = build_recorder(settings, environ=environ)

    async def close() -> None:
        await recorder.close()
        await store.close()

    return Operators(
        token=partial(operators_token, settings, environ=environ),
        tenants=tenants_of(settings),
        is_shared=address.is_shared,
        incidents=Incidents(
            store, keep_seconds=keep_seconds, keep_most=settings.incidents.keep_most, on_lost=lambda _: None
        ),
        approvals=Approvals(store, keep_seconds=keep_seconds),
        strikes=Strikes(store),
        digest_key=digest_key(environ),
        record=recorder.record,
        state_trouble=partial(trouble_of, store),
        close=close,
    )


def _shown(incident: Incident, held: HeldCall | None) -> dict[str, object]:
    state = held.status.value if held else _CLOSED
    decided = (
        {"decided_by": held.who, "decided_at": rfc3339_milliseconds(held.decided_at)}
        if held and held.decided_at
        else {}
    )
    return {**shown_incident(incident, state=state), **decided}


def _sanction(sanctioned: Sanctioned) -> dict[str, object]:
    return {
        "tenant": sanctioned.tenant,
        "subject": sanctioned.subject,
        "mode": sanctioned.standing.mode.value,
        "seconds": sanctioned.standing.retry_after,
        "incident_id": sanctioned.incident_id,
    }


def _told(status: int, tree: Mapping[str, object]) -> OperatorAnswer:
    return OperatorAnswer(status, orjson.dumps(tree))


def _hashed(token: str) -> bytes:
    """Return a digest of a token: all have one length, so a comparison reveals nothing about the token's."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()
