"""Approvals: a tool call that waits for a person, and is released once if that person says so.

What is kept is who may have which call, as digests, never the call. Doubt releases nothing.
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

from adapters.state.base import Key, Kind, StateStore, StateTrouble, state_key
from filters.tool_calls.calls import ProposedCall
from gateway.digests import keyed_digest

Verb = Literal["approve", "refuse"]


class Status(StrEnum):
    """Where a held call stands."""

    OPEN = "open"
    APPROVED = "approved"
    REFUSED = "refused"
    USED = "used"
    """It was released."""
    EXPIRED = "expired"
    """Its time was up before it was released."""


DECISIONS: Final[Mapping[Status, Mapping[Verb, Status]]] = {
    Status.OPEN: {"approve": Status.APPROVED, "refuse": Status.REFUSED},
    Status.APPROVED: {"refuse": Status.REFUSED},  # as long as it is not used, a person may think better of it
    Status.REFUSED: {},
    Status.USED: {},
    Status.EXPIRED: {},
}
"""What a person may decide, and where it leads. Refused is for good."""


@dataclass(frozen=True, slots=True)
class Held:
    """One held call. `until` and `decided_at` are Unix seconds, `who` is whoever decided says they are."""

    status: Status
    subject: str
    digest: str
    until: float
    who: str = ""
    decided_at: float | None = None


_HELD: Final = TypeAdapter(Held)


class NotHeld(Exception):
    """There is no such held call of this tenant."""


class NotOpen(Exception):
    """The call stands where this cannot be decided of it any more."""

    def __init__(self, status: Status) -> None:
        super().__init__(status.value)
        self.status = status


class Approvals:
    """The held calls of all workers. `clock` tells Unix seconds; `keep_seconds` is how long it is known what became.

    Nothing is cached: each step asks the store, and exactly one of several that redeem at once succeeds.
    """

    def __init__(self, store: StateStore, *, keep_seconds: float, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._keep_seconds = keep_seconds
        self._clock = clock

    async def hold(self, tenant: str, subject: str, incident: str, digest: str, *, seconds: float) -> float:
        """Lets a call wait for a person: until when. `incident` is the call's own id. Raises `StateTrouble`."""
        until = self._clock() + seconds
        held = Held(Status.OPEN, subject, digest, until)
        await self._store.add(_key(tenant, incident), orjson.dumps(held), seconds=seconds + self._keep_seconds)
        return until

    async def decide(self, tenant: str, incident: str, verb: Verb, *, who: str) -> Held:
        """What the call is after a person's decision. Raises `NotHeld`, `NotOpen` and `StateTrouble`.

        Of decisions at once each is taken after the one before: who refuses what another approves is not too late.
        """
        while True:  # as often as others are faster: what they decided is final, or only to be refused
            before, held = await self._read(tenant, incident)
            status = DECISIONS[held.status].get(verb)
            if status is None:
                raise NotOpen(held.status)
            decided = replace(held, status=status, who=who, decided_at=self._clock())
            if await self._replace(tenant, incident, before, decided):
                return decided

    async def redeem(self, tenant: str, subject: str, incident: str, digest: str) -> bool:
        """Whether this very call of this very subject was approved and may be released now, for the first time.

        Never raises: what cannot be known is not released.
        """
        try:
            before, held = await self._read(tenant, incident)
            if held.status is not Status.APPROVED or (held.subject, held.digest) != (subject, digest):
                return False
            return await self._replace(tenant, incident, before, replace(held, status=Status.USED))
        except (NotHeld, StateTrouble):
            return False

    async def look(self, tenant: str, incidents: Sequence[str]) -> tuple[Held | None, ...]:
        """How each held call stands, in order; None where nothing is known of it. Raises `StateTrouble`."""
        entries = await self._store.read([_key(tenant, incident) for incident in incidents])
        return tuple(self._told(entry.value) if entry else None for entry in entries)

    async def forget(self, tenant: str, incidents: Sequence[str]) -> None:
        """Keeps nothing of these calls any more: one that waited is never released. Raises `StateTrouble`."""
        if incidents:
            await self._store.remove([_key(tenant, incident) for incident in incidents])

    async def _read(self, tenant: str, incident: str) -> tuple[bytes, Held]:
        (entry,) = await self._store.read([_key(tenant, incident)])
        held = self._told(entry.value) if entry else None
        if entry is None or held is None:
            raise NotHeld
        return entry.value, held

    async def _replace(self, tenant: str, incident: str, before: bytes, held: Held) -> bool:
        seconds = max(0.0, held.until - self._clock()) + self._keep_seconds
        return await self._store.replace(
            _key(tenant, incident), expected=before, value=orjson.dumps(held), seconds=seconds
        )

    def _told(self, value: bytes) -> Held | None:
        try:
            held = _HELD.validate_json(value)
        except ValidationError:  # another version of the gateway wrote it
            return None
        waits = held.status in (Status.OPEN, Status.APPROVED)
        return replace(held, status=Status.EXPIRED) if waits and held.until <= self._clock() else held


def call_digest(call: ProposedCall, *, request_digest: str, key: bytes) -> str:
    """What identifies a call: its tool, its arguments whatever the order of their members, and the request before it.

    Two calls that any reader could understand differently have different digests.
    """
    arguments = repr(call.arguments) if call.free_input else _canonical(call.arguments)
    return keyed_digest(repr((call.name, call.free_input, arguments, request_digest)), key=key)


def _canonical(text: str) -> str:
    """A text that is the same for the same JSON alone. Numbers keep their digits.

    What is no strict JSON, or has a name twice, is only itself.
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
    return state_key(Kind.APPROVAL, tenant, incident)
