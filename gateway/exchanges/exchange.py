"""The frozen values that pass from the entry point to the request phase, and from there to the response phase."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple, Protocol

from adapters.heads import Headers
from filters.bodies.paths import DialectHints
from filters.calls import ProposedCall, Ruling
from filters.decision import Decision, GuardMode, Judgement, refused_unjudged
from filters.dialects.dialect import Dialect, Operation
from filters.policy import Mode
from filters.refusals import Reason, Refusal, Refused, refusal_for
from filters.segments import Found, Unjudged
from gateway.limiting.rates import Admission
from gateway.limiting.reader_thread import Readers

_HINTS = {
    (anthropic, gemini): DialectHints(anthropic=anthropic, gemini=gemini)
    for anthropic in (True, False)
    for gemini in (True, False)
}

_REMEMBERED_SHAPES = 64
"""Cached lists of header names: clients send the same few again and again."""
_name_of = itemgetter(0)


class CallerLeft(ConnectionError):
    """Whoever sent a request is gone, so that nobody waits for an answer."""


class BrokenOff(asyncio.CancelledError):
    """The request was cancelled because the gateway breaks it off, and not because its client left."""


ReadBody = Callable[[], Awaitable[bytes]]
"""Reads and returns the whole body once, within the limits of size and time; `b""` for none.

Raises `Refused`, and `CallerLeft` where a caller can leave without the request being cancelled.
"""


@dataclass(frozen=True, slots=True)
class RequestHead:
    """A request's head as the client sent it. `path` and `query` are raw: not percent-decoded, not normalised."""

    method: str
    path: str
    query: str = field(repr=False)
    headers: Headers = field(repr=False)
    names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The names of the header fields, as they came."""
    _places: Mapping[str, tuple[int, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        names = tuple(map(_name_of, self.headers))
        object.__setattr__(self, "names", names)
        object.__setattr__(self, "_places", _places(names))

    def values(self, name: str) -> tuple[str, ...]:
        """Return the values of all header fields with this name (in lower case), in order."""
        places = self._places.get(name)
        if places is None:
            return ()
        if len(places) == 1:  # nearly always
            return (self.headers[places[0]][1],)
        return tuple([self.headers[place][1] for place in places])

    def among(self, names: frozenset[str]) -> frozenset[str]:
        """Return those of these names (in lower case) that the head has a field of."""
        return names.intersection(self._places)

    def lacks(self, names: frozenset[str]) -> bool:
        """Whether the head has no field with any of these names (in lower case)."""
        return names.isdisjoint(self._places)

    @property
    def hints(self) -> DialectHints:
        """What the header fields say about the dialect, for a path that does not determine it."""
        return _HINTS["anthropic-version" in self._places, "x-goog-api-key" in self._places]


class Arrival(NamedTuple):
    """A request as it came, before its body. `started` is when its head was complete, in monotonic seconds."""

    head: RequestHead
    incident_id: str
    started: float


@dataclass(frozen=True, slots=True)
class Identity:
    """Who sends a request. Nothing in it comes from anything that a client can send unsigned (GATEWAY.md section 8).

    `key_names` maps an upstream's name to the name of one of the tenant's own keys, where the claims choose one.
    `credentials` are the header names (lower case) that carried the gateway's credential: they are not forwarded.
    `owns_keys` is true where the gateway inserts the tenant's provider key; else the client's own key passes through.
    `is_verified` is false where nobody was verified, so that all callers have the same identity.
    """

    tenant: str
    subject: str
    policy: str
    mode: Mode | None = None
    key_names: Mapping[str, str] | None = None
    credentials: frozenset[str] = frozenset()
    owns_keys: bool = False
    is_verified: bool = True


class Forward(NamedTuple):
    """One upstream request, ready to be sent. `body` is exactly the bytes that were judged; None for no body."""

    upstream: str
    method: str
    url: str
    headers: Headers
    body: bytes | None

    def __repr__(self) -> str:
        return f"Forward({self.upstream!r}, {self.method!r})"


class CallPhase(Protocol):
    """Judges the tool calls that the reply of one exchange proposes, and keeps its rulings for the record."""

    @property
    def enforced(self) -> bool:
        """Whether its rulings have effects; false in monitor mode."""

    @property
    def deny_status(self) -> int:
        """The HTTP status of the refusal of a reply that is read whole and has a denied call."""

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """All rulings so far."""

    @property
    def readers(self) -> Readers:
        """The thread in which large replies are read."""

    @property
    def remembers(self) -> bool:
        """Whether a later request can continue from the reply by an id."""

    @property
    def unjudged(self) -> bool:
        """Whether part of the reply could not be read."""

    @property
    def endings(self) -> set[asyncio.Task[None]]:
        """The tasks that may outlive their request. Whoever closes what they use waits for them."""

    def bring(self, brought: Sequence[Found]) -> None:
        """Take in what tools that the provider ran brought into the reply: untrusted text before all later calls."""

    async def judge(self, calls: Sequence[ProposedCall]) -> tuple[Ruling, ...]:
        """Return a ruling for each call, in order. Raises nothing but `CancelledError`: a fault withholds the call.

        Once a call is withheld, all later calls of the same answer are withheld as well.
        """

    async def settle(self, references: Sequence[str]) -> None:
        """Remember what preceded the reply, for requests that continue it by these ids. Takes bounded time.

        Never raises: a conversation that is not remembered counts as untrusted.
        """

    def note_unjudged(self, reason: Reason = Reason.REPLY_NOT_JUDGED, *, status: int = 0) -> None:
        """Note that the reply, or the rest of it, could not be read, and so was not judged. It is recorded once.

        `reason` is the one that the client is told, if any. `status` is that of the refusal in the reply's place; 0 if
        the reply passes, or had begun. A reply that is refused for lack of room is refused in monitor mode too.
        """


class NoteReply(Protocol):
    """Keeps that a reply was refused unread, with the reason and status of the refusal. Never waits or raises."""

    def __call__(self, exchange: "Exchange", /, *, enforced: bool, reason: Reason, status: int) -> None: ...


class Exchange(NamedTuple):
    """What was decided about a request. One of `forward`, `refusal` and `answer` is set once it is decided.

    None is set only where the client left before the decision; `judgement` is then a denial that nobody is told.
    `started` is when the head was complete, in seconds of the monotonic clock. (A tuple, which is cheap to make: there
    is one for each request.)
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
    calls: CallPhase | None = None
    """Set where the reply can propose tool calls."""
    admission: Admission | None = None
    """What the request took of its caller's rates, to be given back when the exchange has ended."""
    answer_headers: Headers = ()
    """Further header fields of the answer, whatever it is."""
    original: str = ""
    """For a replay: the id of the incident under which the repeated text was first refused."""
    replaced: int = 0
    """For a replay: how many repeated texts were removed from the request."""
    unjudged: tuple[Unjudged, ...] = ()
    """Places of the request that have no readable text."""
    passes_unread: bool = False
    """Whether the reply can hold calls, as a file of batch results can, and is forwarded without being inspected."""
    note_reply: NoteReply | None = None
    """Set once the request is forwarded. A reply with a call phase is noted there."""
    answer: bytes | None = None
    """The JSON with which another entry point answers, with status 200; `b""` for an answer without a body."""

    def __repr__(self) -> str:
        return f"Exchange({self.incident_id!r})"

    @property
    def is_decided(self) -> bool:
        return self.forward is not None or self.refusal is not None or self.answer is not None


def undecided(dialect: Dialect, arrival: Arrival) -> Exchange:
    """Return the exchange of a request of which only the dialect is known."""
    return Exchange(
        incident_id=arrival.incident_id,
        started=arrival.started,
        dialect=dialect,
        operation=Operation.OTHER,
        tenant="",
        subject="",
        judgement=_NOT_ASKED,
        policy_version="",
    )


def refused_before(exchange: Exchange, refused: Refused) -> Exchange:
    """Return the exchange, ended by a refusal before it was judged."""
    refusal = refusal_for(refused.reason, exchange.incident_id, refused.detail)
    return exchange._replace(judgement=refused_unjudged(refused.reason), refusal=refusal)


def refused_after(exchange: Exchange, reason: Reason) -> Exchange:
    """Return the exchange, ended by a refusal of the upstream's reply in whichever mode. What was found stays."""
    judgement = exchange.judgement
    mode = GuardMode.BASELINE if judgement.mode is GuardMode.MONITOR else judgement.mode
    denied = replace(judgement, decision=Decision.DENY, mode=mode, reason=reason, enforced=True)
    return exchange._replace(judgement=denied, refusal=refusal_for(reason, exchange.incident_id))


_NOT_ASKED = Judgement(Decision.DENY, GuardMode.BASELINE, tier=0)


@lru_cache(_REMEMBERED_SHAPES)
def _places(names: tuple[str, ...]) -> Mapping[str, tuple[int, ...]]:
    """Map each name, in lower case, to the indices of its fields in the head."""
    places: dict[str, tuple[int, ...]] = {}
    for place, name in enumerate(names):
        lower = name.lower()
        places[lower] = (*places.get(lower, ()), place)
    return places
