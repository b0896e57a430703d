"""Published key sets (RFC 7517): fetch them from one configured address, cache them, and follow rotations of keys."""

import asyncio
import ipaddress
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol
from urllib.parse import urlsplit

import httpx
import jwt
from cryptography.exceptions import UnsupportedAlgorithm

from adapters.ignoring import ignore
from adapters.metrics import KeyFetch
from filters.refusals import Refused
from filters.strict_json import read_json
from filters.trees import Json
from gateway.keys.jwt_keys import PublicKey, UnusableKey, VerificationKey, checked, fits
from gateway.keys.transport import LookupTransport

MAX_SET_BYTES: Final = 262_144
MAX_KEYS: Final = 100
FETCH_SECONDS: Final = 5.0
"""Seconds that one whole fetch may take, connecting included."""
RETRY_SECONDS: Final = 10.0
"""Least seconds between two fetches, however many unknown key ids arrive and however often a fetch fails."""
KEEP_SECONDS: Final = 86_400.0
"""Seconds for which the last good set is used while the address cannot be reached. Then no token is accepted."""

_HEADERS: Final = {"Accept": "application/jwk-set+json, application/json", "Accept-Encoding": "identity"}
_JSON_DEPTH: Final = 16
_STRINGS: Final = frozenset({"kty", "use", "alg", "kid", "crv", "n", "e", "x", "y"})


class KeyNotFound(Exception):
    """No configured key can verify a token with this algorithm and key id."""


class KeysUnavailable(Exception):
    """There are no usable keys now, so no token can be verified, and this one may be valid or not."""


FetchWatch = Callable[[KeyFetch, float], None]
"""Called after each fetch with its outcome, and for how many more seconds the present keys can be used."""


class KeySource(Protocol):
    """Where the keys that verify tokens come from: the configuration, never the token."""

    @property
    def revision(self) -> int:
        """Return a number that changes with the keys. Tokens verified with the old ones must then be verified again."""

    async def find(self, kid: str | None, algorithm: str) -> VerificationKey:
        """Return the one key for a token. `kid` only chooses a key; it never says where to look.

        Raises `KeyNotFound` if there is none, and `KeysUnavailable` if that cannot be decided now.
        """

    async def prepare(self) -> None:
        """Do in advance what the first token would wait for. Raises nothing: a problem shows with the first token."""

    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class SingleKey:
    """One key from the configuration. A token's key id is ignored, as there is nothing to choose."""

    key: VerificationKey
    revision: int = 0

    def __repr__(self) -> str:
        return "SingleKey()"

    async def find(self, kid: str | None, algorithm: str) -> VerificationKey:
        if not fits(self.key, algorithm):
            raise KeyNotFound
        return self.key

    async def prepare(self) -> None:
        return None

    async def close(self) -> None:
        return None


@dataclass(frozen=True, slots=True)
class PublishedKey:
    """A key of a set. `algorithm` is empty if the set does not state it."""

    kid: str | None
    algorithm: str
    key: PublicKey

    def serves(self, kid: str | None, algorithm: str) -> bool:
        if kid is not None and kid != self.kid:
            return False
        return self.algorithm in {"", algorithm} and fits(self.key, algorithm)


def is_trustworthy_address(url: str) -> bool:
    """Whether keys fetched from a URL can be trusted: it is https, or http that does not leave this machine."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and is_loopback(host))


def is_loopback(host: str) -> bool:
    """Whether a host is this machine, judging by its name or address alone."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def read_key_set(body: bytes, algorithms: Sequence[str]) -> tuple[PublishedKey, ...]:
    """Return the usable keys of a set. Raises `ValueError` if the body is not a key set.

    A key that is symmetric, private, too small or too large, meant for encryption, or of an algorithm that is not
    allowed is left out, as RFC 7517 section 5 asks. So a valid set may have no usable key.
    """
    try:
        tree = read_json(body, depth=_JSON_DEPTH)
    except Refused:
        raise ValueError("the key set is no JSON") from None
    entries = tree.get("keys") if isinstance(tree, dict) else None
    if not isinstance(entries, list) or len(entries) > MAX_KEYS:
        raise ValueError("the key set has no list of keys, or one that is too long")
    return tuple(_usable_keys(entries, algorithms))


def _usable_keys(entries: Sequence[Json], algorithms: Sequence[str]) -> Iterator[PublishedKey]:
    for entry in entries:
        if not isinstance(entry, dict) or not _is_plain(entry) or not _may_verify(entry, algorithms):
            continue
        key = _public_key(entry)
        if key is not None and any(fits(key, algorithm) for algorithm in algorithms):
            kid, algorithm = entry.get("kid"), entry.get("alg", "")
            yield PublishedKey(kid if isinstance(kid, str) else None, str(algorithm), key)


def _is_plain(entry: Mapping[str, Json]) -> bool:
    """Whether every member by which a key is made or chosen is a string, as RFC 7517 and RFC 7518 require."""
    return all(isinstance(entry[name], str) for name in _STRINGS & entry.keys())


def _may_verify(entry: Mapping[str, Json], algorithms: Sequence[str]) -> bool:
    operations = entry.get("key_ops", ["verify"])
    return (
        entry.get("kty") in {"RSA", "EC", "OKP"}
        and "d" not in entry
        and entry.get("use", "sig") == "sig"
        and isinstance(operations, list)
        and "verify" in operations
        and entry.get("alg", algorithms[0]) in algorithms
    )


def _public_key(entry: dict[str, Json]) -> PublicKey | None:
    try:
        return checked(jwt.PyJWK(entry).key)
    except (jwt.PyJWTError, UnusableKey, UnsupportedAlgorithm, ValueError, TypeError):
        return None


class _OtherStatus(Exception):
    """The address answered with a status other than 200."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class PublishedKeys:
    """The keys at one address, as a `KeySource`.

    A set is fetched when it is needed and older than `cache_seconds`, and when a token names an unknown key id; never
    twice at once, and never twice within `RETRY_SECONDS`. While the address fails, the last good set is used for
    `KEEP_SECONDS`, and only the first caller that finds it too old waits for a fetch. Redirects are not followed and
    proxy variables are not read. A set without a usable key is accepted: its issuer may have withdrawn all keys. A set
    that was inherited verifies no token before a fetch has ended: a reload withdraws a key at once. `clock` is
    monotonic, in seconds.
    """

    def __init__(
        self,
        url: str,
        *,
        algorithms: Sequence[str],
        cache_seconds: float,
        fetch_seconds: float = FETCH_SECONDS,
        watch: FetchWatch = ignore,
        transport: httpx.AsyncBaseTransport | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._url = url
        self._algorithms = tuple(algorithms)
        self._cache_seconds = cache_seconds
        self._fetch_seconds = fetch_seconds
        self._watch = watch
        self._clock = clock
        self._client = httpx.AsyncClient(
            transport=transport or LookupTransport(),
            trust_env=False,
            follow_redirects=False,
            timeout=fetch_seconds,
            headers=_HEADERS,
        )
        self._body: bytes | None = None
        self._keys: tuple[PublishedKey, ...] = ()
        self._fetched = -KEEP_SECONDS
        self._tried: float | None = None
        self._flight: asyncio.Task[None] | None = None
        self._has_fetched = False
        self._is_failing = False
        self._revision = 0

    @property
    def revision(self) -> int:
        return self._revision

    async def find(self, kid: str | None, algorithm: str) -> VerificationKey:
        """Return the one key of the set that fits. Waits for a fetch if one is due."""
        is_due = not self._has_fetched or self._age() >= self._cache_seconds
        if is_due and (flight := self._begin_refresh()) and not self._is_failing:
            await asyncio.shield(flight)
        try:
            return self._chosen(kid, algorithm)
        except (KeyNotFound, KeysUnavailable):
            await self._refresh()
        return self._chosen(kid, algorithm)

    def inherit(self, before: "PublishedKeys") -> None:
        """Take over the last good set of the same issuer, with its age, if address and algorithms are the same.

        Call it before anything else.
        """
        if (before._url, before._algorithms) == (self._url, self._algorithms):
            self._body, self._keys, self._fetched = before._body, before._keys, before._fetched

    async def prepare(self) -> None:
        if flight := self._begin_refresh():
            await asyncio.wait([flight])

    async def close(self) -> None:
        """Close the connections, after a fetch under way has ended: the last requests may be waiting for it."""
        if self._flight is not None:
            await asyncio.wait([self._flight])
        await self._client.aclose()

    def _age(self) -> float:
        return self._clock() - self._fetched if self._body is not None else float("inf")

    def _serves_seconds(self) -> float:
        return max(0.0, KEEP_SECONDS - self._age()) if self._keys else 0.0

    def _chosen(self, kid: str | None, algorithm: str) -> VerificationKey:
        if not self._serves_seconds():
            raise KeysUnavailable
        serving = [published.key for published in self._keys if published.serves(kid, algorithm)]
        if len(serving) != 1:  # several keys with one id, or no id and several keys: never guess which one is meant
            raise KeyNotFound
        return serving[0]

    async def _refresh(self) -> None:
        # Shielded, since others may still wait for the fetch if the caller that started it is cancelled.
        if flight := self._begin_refresh():
            await asyncio.shield(flight)

    def _begin_refresh(self) -> "asyncio.Task[None] | None":
        """Return the fetch under way, begun now if there was none, or None if it is too early for one."""
        if self._flight is None and (self._tried is None or self._clock() - self._tried >= RETRY_SECONDS):
            self._tried = self._clock()
            self._flight = asyncio.create_task(self._renew())
            self._flight.add_done_callback(self._landed)
        return self._flight

    def _landed(self, _: asyncio.Task[None]) -> None:
        self._flight = None

    async def _renew(self) -> None:
        outcome = await self._renewed()
        self._has_fetched = True
        self._is_failing = outcome not in {KeyFetch.FETCHED, KeyFetch.NO_USABLE_KEY}
        self._watch(outcome, self._serves_seconds())

    async def _renewed(self) -> KeyFetch:
        try:
            async with asyncio.timeout(self._fetch_seconds):
                body = await self._fetch()
            keys = read_key_set(body, self._algorithms)
        except (TimeoutError, httpx.TimeoutException):
            return KeyFetch.TIMEOUT
        except (httpx.HTTPError, httpx.InvalidURL):
            return KeyFetch.UNREACHABLE
        except _OtherStatus as other:
            return KeyFetch.SERVER if other.status >= httpx.codes.INTERNAL_SERVER_ERROR else KeyFetch.STATUS
        except ValueError:
            return KeyFetch.NO_KEY_SET
        if body != self._body:
            self._revision += 1
        self._body, self._keys, self._fetched = body, keys, self._clock()
        return KeyFetch.FETCHED if keys else KeyFetch.NO_USABLE_KEY

    async def _fetch(self) -> bytes:
        async with self._client.stream("GET", self._url) as response:
            if response.status_code != httpx.codes.OK:
                raise _OtherStatus(response.status_code)
            if response.headers.get("content-encoding", "identity") != "identity":
                raise ValueError("the key set is compressed")
            body = b""
            async for chunk in response.aiter_raw():
                body += chunk
                if len(body) > MAX_SET_BYTES:
                    raise ValueError("the key set is too large")
            return body
