"""Approvals: a paused tool call waits for a person, and is released once if that person approves it.

The store keeps which subject may have which call, as a digest, never the call itself. In doubt nothing is released.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum
from json import loads
from typing import Any, Final, Literal, Never

import orjson
from pydantic import TypeAdapter, ValidationError

from adapters.state.base import Key, KeyKind, StateStore, StateTrouble, state_key
from filters.calls import ProposedCall
from gateway.keys.digests import keyed_digest

Verb = Literal["approve", "refuse"]


class Status(StrEnum):
    """Where a held call stands."""

    OPEN = "open"
    APPROVED = "approved"
    REFUSED = "refused"
    USED = "used"
    """The call was released."""
    EXPIRED = "expired"
    """Its time was up before it was released or refused."""


DECISIONS: Final[Mapping[Status, Mapping[Verb, Status]]] = {
    Status.OPEN: {"approve": Status.APPROVED, "refuse": Status.REFUSED},
    Status.APPROVED: {"refuse": Status.REFUSED},  # a person can change their mind until the call is released
    Status.REFUSED: {},
    Status.USED: {},
    Status.EXPIRED: {},
}
"""What a person may decide about a call in each status, and the status it gets. A refusal is final."""


@dataclass(frozen=True, slots=True)
class HeldCall:
    """One held call. `until` and `decided_at` are Unix seconds. `who` decided, by their own account."""

    status: Status
    subject: str
    digest: str
    until: float
    who: str = ""
    decided_at: float | None = None


_HELD: Final = TypeAdapter(HeldCall)


class NotHeld(Exception):
    """This tenant has no such held call."""


class NotOpen(Exception):
    """The call's status does not allow this decision."""

    def __init__(self, status: Status) -> None:
        super().__init__(status.value)
        self.status = status


class Approvals:
    """The held calls of all workers. `clock` returns Unix seconds. `keep_seconds` is how long an outcome stays known.

    Nothing is cached: each step asks the store, and of several redemptions at once exactly one succeeds.
    """

    def __init__(self, store: StateStore, *, keep_seconds: float, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._keep_seconds = keep_seconds
        self._clock = clock

    async def hold(self, tenant: str, subject: str, incident: str, digest: str, *, seconds: float) -> float:
        """Hold a call for `seconds`, and return until when (Unix seconds). Raises `StateTrouble`.

        `incident` is the call's own incident id.
        """
        until = self._clock() + seconds
        held = HeldCall(Status.OPEN, subject, digest, until)
        await self._store.add(_key(tenant, incident), orjson.dumps(held), seconds=seconds + self._keep_seconds)
        return until

    async def decide(self, tenant: str, incident: str, verb: Verb, *, who: str) -> HeldCall:
        """Record a person's decision, and return the call as it then is. Raises `NotHeld`, `NotOpen`, `StateTrouble`.

        Simultaneous decisions are taken one after the other: a refusal counts even if an approval was faster.
        """
        while True:  # again whenever another change was faster: there are few, as no status comes twice
            before, held = await self._read(tenant, incident)
            status = DECISIONS[held.status].get(verb)
            if status is None:
                raise NotOpen(held.status)
            decided = replace(held, status=status, who=who, decided_at=self._clock())
            if await self._replace(tenant, incident, before, decided):
                return decided

    async def redeem(self, tenant: str, subject: str, incident: str, digest: str) -> bool:
        """Whether exactly this call of this subject was approved and not released before; it then counts as released.

        Never raises: if the store cannot answer, the call is not released.
        """
        try:
            before, held = await self._read(tenant, incident)
            if held.status is not Status.APPROVED or (held.subject, held.digest) != (subject, digest):
                return False
            return await self._replace(tenant, incident, before, replace(held, status=Status.USED))
        except (NotHeld, StateTrouble):
            return False

    async def look(self, tenant: str, incidents: Sequence[str]) -> tuple[HeldCall | None, ...]:
        """Return each held call, in order; None where nothing is known of it. Raises `StateTrouble`."""
        entries = await self._store.read([_key(tenant, incident) for incident in incidents])
        return tuple(self._told(entry.value) if entry else None for entry in entries)

    async def forget(self, tenant: str, incidents: Sequence[str]) -> None:
        """Delete all that is kept of these calls. One that waited is never released. Raises `StateTrouble`."""
        if incidents:
            await self._store.remove([_key(tenant, incident) for incident in incidents])

    async def _read(self, tenant: str, incident: str) -> tuple[bytes, HeldCall]:
        (entry,) = await self._store.read([_key(tenant, incident)])
        held = self._told(entry.value) if entry else None
        if entry is None or held is None:
            raise NotHeld
        return entry.value, held

    async def _replace(self, tenant: str, incident: str, before: bytes, held: HeldCall) -> bool:
        seconds = max(0.0, held.until - self._clock()) + self._keep_seconds
        return await self._store.replace(
            _key(tenant, incident), expected=before, value=orjson.dumps(held), seconds=seconds
        )

    def _told(self, value: bytes) -> HeldCall | None:
        try:
            held = _HELD.validate_json(value)
        except ValidationError:  # another version of the gateway wrote it
            return None
        waits = held.status in (Status.OPEN, Status.APPROVED)
        return replace(held, status=Status.EXPIRED) if waits and held.until <= self._clock() else held


def call_digest(call: ProposedCall, *, request_digest: str, key: bytes) -> str:
    """Return the keyed digest that identifies a call by its tool, its arguments and the request before it.

    The order of members in the arguments does not matter. Two calls that any reader could understand differently have
    different digests.
    """
    arguments = repr(call.arguments) if call.free_input else _canonical(call.arguments)
    return keyed_digest(repr((call.name, call.free_input, arguments, request_digest)), key=key)


def _canonical(text: str) -> str:
    """Return a text that is equal exactly for equal JSON. Numbers keep their digits.

    A text that is not strict JSON, or that has a name twice in an object, equals only itself.
    """
    try:
        return repr((loads(text, object_pairs_hook=_members, parse_float=Decimal, parse_constant=_no_number),))
    except (ValueError, RecursionError, ArithmeticError):
        return repr(text)


def _members(pairs: list[tuple[str, Any]]) -> object:
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a name stands twice")
    return tuple(sorted(pairs, key=lambda pair: pair[0]))


def _no_number(_: str) -> Never:
    raise ValueError("NaN and infinities are no JSON")


def _key(tenant: str, incident: str) -> Key:
    return state_key(KeyKind.APPROVAL, tenant, incident)
