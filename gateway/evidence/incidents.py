"""Incidents: records, for operators, of what was refused, clarified or withheld. They quote none of its content."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal

import orjson
from pydantic import TypeAdapter, ValidationError

from adapters.state.base import KeyKind, StateStore, StateTrouble, state_key
from filters.calls import Ancestor, Ruling
from filters.decision import Decision
from filters.findings import Finding
from filters.refusals import Reason
from filters.timestamps import rfc3339_milliseconds
from gateway.exchanges.exchange import Exchange
from gateway.keys.digests import keyed_digest
from gateway.logs import log_failure

Phase = Literal["request", "call"]

MOST_SIGHTINGS: Final = 16
"""Findings that one incident shows at most."""
MOST_LAYERS: Final = 8
"""Layers of one finding that are shown at most."""
MOST_PATH_CHARS: Final = 256
MOST_NAMED: Final = 16
"""Incidents of calls that are listed at most with the incident of their request."""
MOST_WAITING: Final = 1_000
"""Incidents that may wait to be written. Any more are lost, and counted."""
MOST_PAGES: Final = 20
"""Pages of each tenant that one search reads at most; the next search continues from there."""
FIRST_PAUSE_SECONDS: Final = 0.1
"""Seconds after which an incident is written again that the store did not take; each further pause is longer."""
CLOSING_SECONDS: Final = 2.0
"""Seconds in which waiting incidents may still be written at the end."""

_PAGE: Final = 100
_LONGEST_PAUSE_SECONDS: Final = 5.0
_NAME = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?:\.[1-9][0-9]{0,3})?")
_JUDGED: Final = frozenset({Reason.BLOCKED, Reason.CLARIFY, Reason.NOT_JUDGED, Reason.LIMIT})
"""Refusals because of a request's content, not of its form."""


@dataclass(frozen=True, slots=True)
class KeptFinding:
    """Where one rule matched: the fields of `filters.findings.Finding` that an incident keeps."""

    rule: str
    path: str
    origin: str
    layers: tuple[str, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class KeptAncestor:
    """A text that a withheld call comes from. The fields are those of `filters.calls.Ancestor`."""

    path: str
    origin: str
    trust: str
    link: str
    depth: int
    of: str


@dataclass(frozen=True, slots=True)
class Incident:
    """What operators see of one refusal.

    `id` is the request's incident id; for a call, the call's number in the reply follows it (`call_id`). `at` and
    `held_until` are Unix seconds; the latter is set for a call that waits for a person. `tool` is the call's tool: its
    name if the request declared it, else a digest of the name. `arguments` is a digest of the call's arguments.
    `lineage` is what the call comes from.
    """

    id: str
    at: float
    tenant: str
    subject: str
    phase: Phase
    decision: str
    mode: str
    tier: int
    reason: str
    enforced: bool
    rule_ids: tuple[str, ...]
    families: tuple[str, ...]
    sightings: tuple[KeptFinding, ...]
    dialect: str
    operation: str
    policy_version: str
    tool: str = ""
    arguments: str = ""
    held_until: float | None = None
    lineage: tuple[KeptAncestor, ...] = ()


_INCIDENT: Final = TypeAdapter(Incident)


@dataclass(frozen=True, slots=True)
class Query:
    """What to search for; an empty field matches anything. `before` continues an earlier search (`Found.before`).

    `since` and `until` are Unix seconds; `most` is how many incidents to return at most.
    """

    decision: str = ""
    rule: str = ""
    phase: str = ""
    subjects: tuple[str, ...] = ()
    held: bool = False
    since: float | None = None
    until: float | None = None
    before: str = ""
    most: int = 50

    def matches(self, incident: Incident) -> bool:
        return (
            self.decision in ("", incident.decision)
            and self.phase in ("", incident.phase)
            and (not self.subjects or incident.subject in self.subjects)
            and (not self.rule or self.rule in incident.rule_ids)
            and (not self.held or incident.held_until is not None)
        )


@dataclass(frozen=True, slots=True)
class Found:
    """Incidents, newest first. `before` is for the query for the next ones; empty where there are none."""

    incidents: tuple[Incident, ...]
    before: str


def is_incident_id(text: str) -> bool:
    """Whether a text has the form of an incident id."""
    return _NAME.fullmatch(text) is not None


def call_id(incident_id: str, number: int) -> str:
    """Return the incident id of a call in the reply. `number` counts the reply's calls from 1."""
    return f"{incident_id}.{number}"


def request_incident(exchange: Exchange, *, at: float) -> Incident | None:
    """Return the incident of a request; None if it was allowed, was refused for its form, or has no known tenant."""
    judgement = exchange.judgement
    if judgement.decision is Decision.ALLOW or judgement.reason not in _JUDGED or not exchange.tenant:
        return None
    return Incident(
        id=exchange.incident_id,
        at=at,
        tenant=exchange.tenant,
        subject=exchange.subject,
        phase="request",
        decision=judgement.decision.value,
        mode=judgement.mode.value,
        tier=judgement.tier,
        reason=judgement.reason.value,
        enforced=judgement.enforced,
        rule_ids=judgement.rule_ids,
        families=_families(judgement.findings),
        sightings=_sightings(judgement.findings),
        dialect=exchange.dialect.name,
        operation=exchange.operation.value,
        policy_version=exchange.policy_version,
    )


def call_incident(
    exchange: Exchange,
    ruling: Ruling,
    number: int,
    *,
    at: float,
    declared: Collection[str],
    key: bytes,
    enforced: bool = True,
    held_until: float | None = None,
) -> Incident | None:
    """Return the incident of the reply's call with this number; None for a call that was allowed.

    `declared` are the tool names in the request. Any other name is the model's own words, and is shown as a digest.
    """
    if ruling.decision is Decision.ALLOW:
        return None
    return Incident(
        id=call_id(exchange.incident_id, number),
        at=at,
        tenant=exchange.tenant,
        subject=exchange.subject,
        phase="call",
        decision=ruling.decision.value,
        mode=exchange.judgement.mode.value,
        tier=ruling.tier,
        reason=ruling.cause.value,
        enforced=enforced,
        rule_ids=ruling.rule_ids,
        families=_families(ruling.findings),
        sightings=_sightings(ruling.findings),
        dialect=exchange.dialect.name,
        operation=exchange.operation.value,
        policy_version=exchange.policy_version,
        tool=shown_tool(ruling.call.name, declared=declared, key=key),
        arguments=keyed_digest(ruling.call.arguments, key=key),
        held_until=held_until,
        lineage=tuple(map(_source, ruling.lineage)),
    )


def _source(ancestor: Ancestor) -> KeptAncestor:
    return KeptAncestor(
        path=ancestor.path[:MOST_PATH_CHARS],
        origin=ancestor.origin.value,
        trust=ancestor.trust.value,
        link=ancestor.link,
        depth=ancestor.depth,
        of=ancestor.of[:MOST_PATH_CHARS],
    )


def shown_tool(name: str, *, declared: Collection[str], key: bytes) -> str:
    """Return a tool's name as records show it: the name itself if it is declared, else a keyed digest of it."""
    return name if name in declared else keyed_digest(name, key=key)


class Incidents:
    """The incidents of all workers. Each process has one; it belongs to the event loop in which it is first used.

    The newest `keep_most` of each tenant are kept, for `keep_seconds`, so that no tenant can push out another's.
    `on_lost` is called with the number of incidents that could not be kept.
    """

    def __init__(
        self,
        store: StateStore,
        *,
        keep_seconds: float,
        keep_most: int,
        on_lost: Callable[[int], None],
        most_pages: int = MOST_PAGES,
        first_pause_seconds: float = FIRST_PAUSE_SECONDS,
        closing_seconds: float = CLOSING_SECONDS,
    ) -> None:
        self._store = store
        self._most_pages = most_pages
        self._first_pause_seconds = first_pause_seconds
        self._closing_seconds = closing_seconds
        self._keep_seconds = keep_seconds
        self._keep_most = keep_most
        self._on_lost = on_lost
        self._waiting: asyncio.Queue[Incident] = asyncio.Queue(MOST_WAITING)
        self._writer: asyncio.Task[None] | None = None

    def record(self, incident: Incident) -> None:
        """Queue an incident to be kept soon. Never waits; a full queue loses it."""
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())
        try:
            self._waiting.put_nowait(incident)
        except asyncio.QueueFull:
            self._on_lost(1)

    async def keep(self, incident: Incident) -> None:
        """Keep an incident now, as is necessary before a person is notified of it. Raises `StateTrouble`."""
        log = state_key(KeyKind.INCIDENTS, incident.tenant)
        await self._store.append(
            log, incident.id, orjson.dumps(incident), seconds=self._keep_seconds, most=self._keep_most
        )

    async def find(self, tenants: Sequence[str], name: str) -> Incident | None:
        """Return the incident with this id, of any of these tenants; None if there is none. Raises `StateTrouble`."""
        kept = await self._kept(tenants, name)
        return read_incident(kept[1]) if kept else None

    async def tenant_of(self, tenants: Sequence[str], name: str) -> str:
        """Return the tenant of an incident, whichever version wrote it; "" if it is not kept. Raises as `find`."""
        kept = await self._kept(tenants, name)
        return kept[0] if kept else ""

    async def calls_of(self, tenants: Sequence[str], name: str) -> tuple[str, ...]:
        """Return the ids of incidents of calls in a request's reply, at most `MOST_NAMED`. Raises `StateTrouble`."""
        for tenant in tenants:
            page = await self._store.page(state_key(KeyKind.INCIDENTS, tenant), before=f"{name}/", most=MOST_NAMED)
            if calls := [found for found, _ in page.records if found.startswith(f"{name}.")]:
                return tuple(sorted(calls, key=lambda call: (len(call), call)))
        return ()

    async def _kept(self, tenants: Sequence[str], name: str) -> tuple[str, bytes] | None:
        for tenant in tenants:
            page = await self._store.page(state_key(KeyKind.INCIDENTS, tenant), before=f"{name}\0", most=1)
            for found, value in page.records:
                if found == name:
                    return tenant, value
        return None

    async def search(self, tenants: Sequence[str], query: Query) -> Found:
        """Return the newest matching incidents of these tenants. Raises `StateTrouble`."""
        found: list[Incident] = []
        oldest = _bound(query.since) if query.since is not None else ""
        before = min((bound for bound in (query.before, _end(query)) if bound), default="")
        for _ in range(self._most_pages):
            records, following = await self._newest(tenants, before)
            for name, value in records:
                if name < oldest:
                    return Found(tuple(found), "")
                incident = read_incident(value)
                if incident and query.matches(incident):
                    found.append(incident)
                if len(found) == query.most:
                    return Found(tuple(found), name)
            if not following:
                break
            before = following
        return Found(tuple(found), following)

    async def ids(self, tenant: str, subjects: Collection[str] = ()) -> AsyncIterator[tuple[str, ...]]:
        """Yield the ids of a tenant's incidents, or of those of `subjects`, page by page. Raises `StateTrouble`."""
        log, before = state_key(KeyKind.INCIDENTS, tenant), ""
        while True:
            page = await self._store.page(log, before=before, most=_PAGE)
            yield tuple(name for name, value in page.records if not subjects or _subject(value) in subjects)
            if not page.before:
                return
            before = page.before

    async def erase(self, tenant: str, ids: Sequence[str]) -> int:
        """Delete these incidents of a tenant, and return how many of them there were. Raises `StateTrouble`."""
        return await self._store.erase(state_key(KeyKind.INCIDENTS, tenant), ids) if ids else 0

    async def close(self) -> None:
        """Write the waiting incidents, within `closing_seconds`. Nothing may be recorded afterwards."""
        if self._writer is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(self._closing_seconds):
                await self._waiting.join()
        self._writer.cancel()
        await asyncio.wait([self._writer])
        if self._waiting.qsize():
            self._on_lost(self._waiting.qsize())

    async def _newest(self, tenants: Sequence[str], before: str) -> tuple[list[tuple[str, bytes]], str]:
        """Return the newest records of all tenants, newest first, and the id before which to continue; "" at the end.

        Where a tenant has further pages, nothing is known of its records older than the page. So no tenant's records
        older than that are returned yet: the order would be wrong.
        """
        logs = [state_key(KeyKind.INCIDENTS, tenant) for tenant in tenants]
        pages = [await self._store.page(log, before=before, most=_PAGE) for log in logs]
        following = max((page.before for page in pages), default="")
        records = [record for page in pages for record in page.records if record[0] >= following]
        return sorted(records, reverse=True), following

    async def _write(self) -> None:
        while True:
            incident = await self._waiting.get()
            try:
                await self._persist(incident)
            except asyncio.CancelledError:
                self._on_lost(1)
                raise
            except Exception as error:  # noqa: BLE001 - what cannot be written must not keep all later ones from it
                self._on_lost(1)
                log_failure(error, event="incident_lost", incident_id=incident.id)
            self._waiting.task_done()

    async def _persist(self, incident: Incident) -> None:
        pause = self._first_pause_seconds
        while True:
            try:
                return await self.keep(incident)
            except StateTrouble:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE_SECONDS)


def shown_incident(incident: Incident, *, state: str) -> dict[str, object]:
    """Return an incident as systems outside are told of it: with `time` for `at`, times in RFC 3339, and its state."""
    shown = orjson.loads(orjson.dumps(incident))
    shown["time"] = rfc3339_milliseconds(shown.pop("at"))
    shown["held_until"] = rfc3339_milliseconds(incident.held_until) if incident.held_until is not None else None
    return {**shown, "state": state}


def read_incident(value: bytes) -> Incident | None:
    """Parse a kept incident; None if another version of the gateway wrote it in a different format."""
    try:
        return _INCIDENT.validate_json(value)
    except ValidationError:
        return None


def _subject(value: bytes) -> object:
    """Return the subject of an incident, whichever version of the gateway wrote it; None where it has none."""
    try:
        kept = orjson.loads(value)
    except ValueError:
        return None
    return kept.get("subject") if isinstance(kept, dict) else None


def _bound(at: float) -> str:
    """Return a lower bound for the ids of all incidents since `at`, in Unix seconds (RFC 9562 section 5.7)."""
    digits = f"{max(0, int(at * 1000)):012x}"
    return f"{digits[:8]}-{digits[8:]}"


def _end(query: Query) -> str:
    return _bound(query.until) if query.until is not None else ""


def _families(findings: Sequence[Finding]) -> tuple[str, ...]:
    return tuple(sorted({finding.family for finding in findings}))


def _sightings(findings: Sequence[Finding]) -> tuple[KeptFinding, ...]:
    return tuple(
        KeptFinding(
            rule=finding.rule_id,
            path=finding.path[:MOST_PATH_CHARS],
            origin=finding.origin.value,
            layers=tuple(layer.transform for layer in finding.layers[:MOST_LAYERS]),
            start=finding.start,
            end=finding.end,
        )
        for finding in findings[:MOST_SIGHTINGS]
    )
