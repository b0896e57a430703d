"""The contract of a state store: the few atomic steps that strikes, limits, incidents and approvals are made of."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import NewType, Protocol

from filters.rates import Bucket, Drawn

_REMEMBERED_TENANTS = 1_024

Key = NewType("Key", str)
"""Where something is kept. Only `state_key` makes one."""


class Kind(StrEnum):
    """What is kept under a key."""

    STRIKES = "strikes"
    LOCK = "lock"
    QUARANTINE = "quarantine"
    SANCTIONED = "sanctioned"
    FETCHED = "fetched"
    """Denied calls of kept replies, which were a strike when they were fetched first."""
    BUCKET = "bucket"
    LEASES = "leases"
    INCIDENTS = "incidents"
    APPROVAL = "approval"
    HISTORY = "history"
    """What is known of a conversation that the upstream holds."""
    TOOL = "tool"
    """The definition that a tool was seen with first."""
    BLOCKED = "blocked"
    """The digest of a message that was refused."""


class Trouble(StrEnum):
    """Why a store had no answer."""

    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"
    """No connection, or one that broke; a file that cannot be opened."""
    REFUSED = "refused"
    """The store answered with an error: credentials, a full disk, memory at its limit."""
    BUSY = "busy"
    """Others held the store, or too much waited for it in this process."""
    CIRCUIT_OPEN = "circuit_open"
    """Not asked, since it failed too often just before."""


class Operation(StrEnum):
    """The steps of `StateStore`, by name."""

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


StateWatch = Callable[[Operation, Trouble], None]
"""Is told of each step that failed, once."""

StateTurn = Callable[[Trouble | None], None]
"""Is told why a store has no answer when it begins to fail, and None when it answers again."""


class StateTrouble(Exception):
    """The store had no answer. Whether the step was done is not known. The message names nothing but the kind."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


@dataclass(frozen=True, slots=True)
class Entry:
    """A value, and for how many more seconds it is kept."""

    value: bytes = field(repr=False)
    seconds: float


@dataclass(frozen=True, slots=True)
class Draw:
    """So much from one bucket."""

    key: Key
    bucket: Bucket
    amount: float


@dataclass(frozen=True, slots=True)
class Place:
    """One of at most so many places that are held at the same time."""

    key: Key
    most: int


@dataclass(frozen=True, slots=True)
class Page:
    """Records of a log, newest first, each with its name. `before` asks for the next page; empty after the last."""

    records: tuple[tuple[str, bytes], ...] = field(repr=False)
    before: str


class StateStore(Protocol):
    """Every step is atomic over all processes that use the store, and raises `StateTrouble` where it has no answer.

    Times are seconds by the store's own clock. Values are bytes that the store does not look into. The keys of one step
    are of one tenant.
    """

    async def read(self, keys: Sequence[Key]) -> tuple[Entry | None, ...]:
        """What is kept under each key; None for nothing."""

    async def put(self, key: Key, value: bytes, *, seconds: float) -> None:
        """Keeps a value for so long, in place of what was there."""

    async def add(self, key: Key, value: bytes, *, seconds: float) -> bool:
        """Keeps a value unless there is one; whether it did."""

    async def replace(self, key: Key, *, expected: bytes, value: bytes, seconds: float) -> bool:
        """Keeps a value in place of exactly the expected one; whether that was there. Of several, one succeeds."""

    async def remove(self, keys: Sequence[Key]) -> None:
        """Forgets what is kept under each key."""

    async def strike(self, key: Key, *, window: float, most: int) -> int:
        """Adds one moment to those under a key; how many lie within the window, this one included, `most` at most."""

    async def draw(self, draws: Sequence[Draw]) -> tuple[Drawn, ...]:
        """Takes every amount, or nothing where one of the buckets does not have it: what came of each, in order."""

    async def charge(self, draws: Sequence[Draw]) -> None:
        """Takes every amount, whatever the buckets have. An amount below 0 gives back."""

    async def lease(self, places: Sequence[Place], holder: str, *, seconds: float) -> bool:
        """Takes a place under each key, or under none; whether there was room. A holder who has them renews them."""

    async def release(self, keys: Sequence[Key], holder: str) -> None:
        """Gives a holder's places back."""

    async def append(self, log: Key, name: str, value: bytes, *, seconds: float, most: int) -> None:
        """Adds a record to a log, in place of one of that name.

        Keeps those with the `most` greatest names; a store may keep a sixteenth more for a while.
        """

    async def erase(self, log: Key, names: Sequence[str]) -> int:
        """Takes records out of a log; how many of them were there."""

    async def page(self, log: Key, *, before: str, most: int) -> Page:
        """At most so many records whose names are less than `before` ("" for the newest), greatest name first."""

    async def close(self) -> None:
        """Ends what the store holds. Nothing may be asked of it any more."""


def state_key(kind: Kind, tenant: str, *parts: str) -> Key:
    """The key of something that belongs to a tenant.

    No other tenant, and no other parts, have the same one: both are hashed behind their lengths. The tenant's half
    stands in braces, so that whatever shards by them keeps a tenant together.
    """
    return Key(f"{{{_tenant_digest(tenant)}}}{kind.value}:{_digest(parts)}")


async def trouble_of(store: StateStore) -> Trouble | None:
    """Why a store has no answer now, None where it has one: it is asked for what nobody keeps."""
    try:
        await store.read([state_key(Kind.LOCK, "")])
    except StateTrouble as told:
        return told.trouble
    return None


@lru_cache(_REMEMBERED_TENANTS)
def _tenant_digest(tenant: str) -> str:
    return _digest((tenant,))


def _digest(parts: Sequence[str]) -> str:
    encoded = [part.encode("utf-8", "surrogatepass") for part in parts]
    whole = b"".join(len(part).to_bytes(8, "big") + part for part in encoded)
    return hashlib.sha256(whole).hexdigest()[:32]
