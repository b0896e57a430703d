"""Open the state store that a URL names: `memory://`, `sqlite:///path` or `redis://host:port/0`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from adapters.ignoring import ignore
from adapters.state.base import StateStore, StateTurn, StateWatch
from adapters.state.guarded import GuardedStore
from adapters.state.memory import MemoryStore
from adapters.state.sqlite import SqliteStore

_REDIS_PORT: Final = 6_379
_MOST_DATABASES: Final = 16_384


@dataclass(frozen=True, slots=True)
class StateAddress:
    """Where state is kept, and how to reach it.

    `prefix` stands before every key in Redis. `seconds` is the deadline of a step. `tls_ca` is the path of a file of
    certificate authorities, or "" for those of the machine. `password` is called for each new connection and returns
    "" if there is no password.
    """

    url: str
    prefix: str = "guardrail:"
    seconds: float = 0.25
    password: Callable[[], str] = field(default=str, repr=False, compare=False)
    tls_ca: str = ""

    @property
    def is_shared(self) -> bool:
        """Whether other processes can see what is stored."""
        return urlsplit(self.url).scheme != "memory"


def url_problem(url: str) -> str:
    """Return what is wrong with the URL of a store, without quoting it, or "" if nothing is."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - raises for a port that is none
    except ValueError:
        return "is no URL"
    check = _CHECKS.get(parts.scheme)
    if check is None:
        return "must be memory://, sqlite:///path, redis://host:port/0 or rediss://host:port/0"
    if parts.query or parts.fragment or parts.password is not None:
        return "must hold no password, query or fragment; a password is named by state.password"
    return check(parts)


def open_state(address: StateAddress, *, watch: StateWatch, on_turn: StateTurn = ignore) -> StateStore:
    """Return the store at an address whose URL passed `url_problem`. Opens no connection and no file.

    Raises `ModuleNotFoundError` for Redis if its client is not installed.
    """
    parts = urlsplit(address.url)
    if parts.scheme == "memory":
        return MemoryStore()
    store = _sqlite(parts, address) if parts.scheme == "sqlite" else _redis(parts, address)
    return GuardedStore(store, seconds=address.seconds, watch=watch, on_turn=on_turn)


def _sqlite(parts: SplitResult, address: StateAddress) -> StateStore:
    return SqliteStore(Path(unquote(parts.path)), busy_seconds=address.seconds)


def _redis(parts: SplitResult, address: StateAddress) -> StateStore:
    from adapters.state.redis import RedisStore  # the Redis client is an optional dependency

    return RedisStore(
        parts.hostname or "",
        parts.port or _REDIS_PORT,
        database=int(parts.path.strip("/") or 0),
        prefix=address.prefix,
        seconds=address.seconds,
        username=unquote(parts.username or ""),
        password=address.password,
        tls=parts.scheme == "rediss",
        tls_ca=address.tls_ca,
    )


def _memory_problem(parts: SplitResult) -> str:
    return "must be memory:// and nothing more" if parts.netloc or parts.path else ""


def _sqlite_problem(parts: SplitResult) -> str:
    if parts.netloc or len(parts.path) < 2 or parts.path.endswith("/"):
        return "must name a file by its whole path: sqlite:///var/lib/guardrail/state.db"
    return ""


def _redis_problem(parts: SplitResult) -> str:
    database = parts.path.strip("/") or "0"
    if not parts.hostname:
        return "must name a host"
    if not (database.isascii() and database.isdecimal() and int(database) < _MOST_DATABASES):
        return "must end with the number of a database, as in redis://host:6379/0"
    return ""


_CHECKS: Final[dict[str, Callable[[SplitResult], str]]] = {
    "memory": _memory_problem,
    "sqlite": _sqlite_problem,
    "redis": _redis_problem,
    "rediss": _redis_problem,
}
