"""The frozen values that pass from the front door to the request phase, and from there to the response phase."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from filters.decision import Judgement
from filters.dialects.dialect import Dialect, Operation
from filters.paths import DialectHints
from filters.policy import Mode
from filters.refusals import Refusal

Headers = tuple[tuple[str, str], ...]
"""Header fields in the order and case in which they came or will go."""


@dataclass(frozen=True, slots=True)
class RequestHead:
    """A request's head as the client sent it. `path` and `query` are raw: not percent-decoded, not normalised."""

    method: str
    path: str
    query: str = field(repr=False)
    headers: Headers = field(repr=False)
    _values: Mapping[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_values", _by_name(self.headers))

    def values(self, name: str) -> tuple[str, ...]:
        """The values of all fields of a name (given in lower case), in order."""
        return self._values.get(name, ())

    @property
    def hints(self) -> DialectHints:
        """What the fields say of the dialect, for a path that leaves it open."""
        return DialectHints(anthropic="anthropic-version" in self._values, gemini="x-goog-api-key" in self._values)


@dataclass(frozen=True, slots=True)
class Identity:
    """Who asks. Nothing in it comes from anything that a client can send unsigned (GATEWAY.md section 8).

    `key_names` maps an upstream's name to the name of one of the tenant's own keys, where the claims choose one.
    `credentials` are the header names (lower case) that carried the gateway's credential: they go no further.
    `owns_keys` is true where the gateway puts in the tenant's provider key; else the client's own passes through.
    """

    tenant: str
    subject: str
    policy: str
    mode: Mode | None = None
    key_names: Mapping[str, str] | None = None
    credentials: frozenset[str] = frozenset()
    owns_keys: bool = False


@dataclass(frozen=True, slots=True)
class Forward:
    """One upstream request, ready to be sent. `body` is the very bytes that were judged; None for no body."""

    upstream: str
    method: str
    url: str = field(repr=False)
    headers: Headers = field(repr=False)
    body: bytes | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Exchange:
    """What the request phase decided. Exactly one of `forward` and `refusal` is set.

    `started` is the monotonic clock in seconds when the head was complete.
    """

    incident_id: str
    started: float
    dialect: Dialect
    operation: Operation
    tenant: str
    subject: str
    judgement: Judgement
    policy_version: str
    forward: Forward | None = None
    refusal: Refusal | None = None


def _by_name(headers: Headers) -> Mapping[str, tuple[str, ...]]:
    values: dict[str, tuple[str, ...]] = {}
    for name, value in headers:
        lower = name.lower()
        values[lower] = (*values[lower], value) if lower in values else (value,)
    return values
