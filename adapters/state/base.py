"""The contract of a state store: the few atomic steps from which strikes, limits, incidents and approvals are built."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import NewType, Protocol

from filters.rates import Bucket, Drawn

_REMEMBERED_TENANTS = 1_024

Key = NewType("Key", str)
"""The key under which a value is stored. Only `state_key` makes one."""


class KeyKind(StrEnum):
    """What kind of value a key holds."""

    STRIKES = "strikes"
    LOCK = "lock"
    QUARANTINE = "quarantine"
    SANCTIONED = "sanctioned"
    FETCHED = "fetched"
    """Denied tool calls of stored replies. They count as a strike only the first time the reply is fetched."""
    BUCKET = "bucket"
    LEASES = "leases"
    INCIDENTS = "incidents"
    APPROVAL = "approval"
    HISTORY = "history"
    """What is known about a conversation that the upstream stores."""
    TOOL = "tool"
    """The definition with which a tool was first seen."""
    BLOCKED = "blocked"
    """The digest of a message that was refused."""


class Trouble(StrEnum):
    """Why a store did not answer."""

    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"
    """There is no connection, the connection broke, or the file cannot be opened."""
    REFUSED = "refused"
    """The store answered with an error: wrong credentials, a full disk, memory at its limit, an unreadable value."""
    BUSY = "busy"
    """Other programs held the store, too many steps of this process waited for it, or its thread could not start."""
    CIRCUIT_OPEN = "circuit_open"
    """The store was not asked, because it had just failed too often."""


class StateStep(StrEnum):
    """The names of the steps of `StateStore`."""

    READ = "read"
    PUT = "put"
    ADD = "add"
    REPLACE = "replace"
    REMOVE = "remove"
    STRIKE = "strike"
    DRAW = "draw"
    CHARGE = "charge"
    LEASE = "lease"
    RELEASE = "release"
    APPEND = "append"
    ERASE = "erase"
    PAGE = "page"


StateWatch = Callable[[StateStep, Trouble], None]
"""Called once for each step that failed."""

StateTurn = Callable[[Trouble | None], None]
"""Called with the reason when a store begins to fail, and with None when it answers again."""


class StateTrouble(Exception):
    """The store did not answer, so it is unknown whether the step was done. The message is the trouble's name only."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


@dataclass(frozen=True, slots=True)
class StoredValue:
    """A stored value, and for how many more seconds it is kept."""

    value: bytes = field(repr=False)
    seconds: float


@dataclass(frozen=True, slots=True)
class Draw:
    """An amount to take from one bucket."""

    key: Key
    bucket: Bucket
    amount: float


@dataclass(frozen=True, slots=True)
class LeasePlace:
    """One of the places under a key, of which at most `most` may be held at the same time."""

    key: Key
    most: int


@dataclass(frozen=True, slots=True)
class Page:
    """Records of a log with their names, newest first. `before` asks for the next page; it is "" on the last page."""

    records: tuple[tuple[str, bytes], ...] = field(repr=False)
    before: str


class StateStore(Protocol):
    """A store that all processes may share. Each step is atomic across them, and raises `StateTrouble` on no answer.

    Times are in seconds, by the store's own clock; `seconds` is how long a value is kept. The store does not look into
    values. All keys of one step belong to one tenant.
    """

    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        """Return the value under each key, in order, with None where there is none."""

    async def put(self, key: Key, value: bytes, *, seconds: float) -> None:
        """Store a value, replacing any that was there."""

    async def add(self, key: Key, value: bytes, *, seconds: float) -> bool:
        """Store a value unless the key has one. Return whether it was stored."""

    async def replace(self, key: Key, *, expected: bytes, value: bytes, seconds: float) -> bool:
        """Store a value if the key holds exactly `expected`. Return whether it did: of concurrent calls one wins."""

    async def remove(self, keys: Sequence[Key]) -> None:
        """Remove the values under these keys."""

    async def strike(self, key: Key, *, window: float, most: int) -> int:
        """Record a strike now. Return how many lie in the last `window` seconds, this one included, `most` at most."""

    async def draw(self, draws: Sequence[Draw]) -> tuple[Drawn, ...]:
        """Take all the amounts, or none of them if any bucket has too little. Return one result per draw, in order."""

    async def charge(self, draws: Sequence[Draw]) -> None:
        """Take all the amounts, even if a bucket has too little. A negative amount is given back."""

    async def lease(self, places: Sequence[LeasePlace], holder: str, *, seconds: float) -> bool:
        """Take a place under every key, or under none. Return whether there was room.

        A holder that has the places already renews them.
        """

    async def release(self, keys: Sequence[Key], holder: str) -> None:
        """Give back the places that a holder has under these keys."""

    async def append(self, log: Key, name: str, value: bytes, *, seconds: float, most: int) -> None:
        """Add a record to a log, replacing any of the same name.

        The log keeps the records with the `most` greatest names; a store may keep a sixteenth more for a while.
        """

    async def erase(self, log: Key, names: Sequence[str]) -> int:
        """Delete records from a log. Return how many of them existed."""

    async def page(self, log: Key, *, before: str, most: int) -> Page:
        """Return at most `most` records with names less than `before` ("" for the newest), greatest name first."""

    async def close(self) -> None:
        """Release what the store holds. No other method may be called afterwards."""


def state_key(kind: KeyKind, tenant: str, *parts: str) -> Key:
    """Return the key for a value that belongs to a tenant.

    Different tenants or parts give different keys: each string is hashed together with its length. The tenant's hash is
    in braces, which Redis takes as a hash tag, so that all keys of a tenant share a shard.
    """
    return Key(f"{{{_tenant_digest(tenant)}}}{kind.value}:{_digest(parts)}")


def kind_of(key: Key) -> str:
    """Return the kind of value that a key holds, as `KeyKind` names it."""
    return key.partition("}")[2].partition(":")[0]


async def trouble_of(store: StateStore) -> Trouble | None:
    """Return why a store does not answer now, or None if it does. The probe reads a key that nobody writes."""
    try:
        await store.read([state_key(KeyKind.LOCK, "")])
    except StateTrouble as failure:
        return failure.trouble
    return None


@lru_cache(_REMEMBERED_TENANTS)
def _tenant_digest(tenant: str) -> str:
    return _digest((tenant,))


def _digest(parts: Sequence[str]) -> str:
    encoded = [part.encode("utf-8", "surrogatepass") for part in parts]
    whole = b"".join(len(part).to_bytes(8, "big") + part for part in encoded)
    return hashlib.sha256(whole).hexdigest()[:32]
