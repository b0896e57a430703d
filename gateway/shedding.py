"""Load shedding: requests that a worker could not get to in time are refused at once, and cheaply, before collapse.

A virtual queue holds what the requests that were let in are likely to take of the worker's time. It is long when more
comes in than can be done. Nobody is refused while the loop is prompt, however long the queue is thought to be, nor for
want of time that the machine gave to others.
"""

import re
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

BEAT_SECONDS: Final = 0.02
"""How often it is looked at how late the event loop is, while there are requests."""
PROMPT_SECONDS: Final = 0.02
"""A loop that is no later than this keeps up. Slices of inspection take some milliseconds each."""
LATE_SECONDS: Final = 0.5
"""A loop that was late is called so for as long."""
ALWAYS: Final = 4
"""So many requests may wait, however long each takes; where there are fewer, it is not they that make the loop late."""
HEAVY_SHARE: Final = 0.7
"""Of the queue, for tenants that have their fair share already: the rest is kept for those that have less."""
_SPENT: Final = 1.25
"""Times the queue: so far it grows with requests whose bytes did not show at once that they could be refused."""
BURST: Final = 3.0
"""Times the queue may be as long while nobody was refused: a burst is worth waiting for, a standing queue is not."""
LONG_SECONDS: Final = 5.0
"""Shedding for so long is told by readiness."""

_BEATS_COUNTED: Final = 5
"""So many are looked at together: one late beat alone is no queue."""
_LEAST_COUNTED: Final = 20
"""Requests from which the cost of one is worked out."""
_LONGEST_COUNTED: Final = 1.0
_BEATS_SHARED: Final = 50
"""After so many, what tenants have had counts half."""
_BEATS_QUIET: Final = 50
"""Beats without a request after which there is none until one comes."""
_FIRST_COST: Final = 0.0003
_COSTS: Final = (0.00002, 2.0)
_WEIGHT: Final = 0.3
"""Of the newest cost in the mean."""
_CREDENTIALS: Final = 4_096
_PAUSE: Final = 1.0
"""Shedding is over when there was none for so long, in seconds."""

_LINE = re.compile(rb"(?:POST|GET|PUT|PATCH|DELETE) (/[!-\"$-\[\]-~]*) HTTP/1\.1\r\n")
_LENGTH = re.compile(rb"\r\ncontent-length: ?([0-9]{1,9})\r\n")
_UNUSUAL = re.compile(rb"\r\n(?:transfer-encoding|expect|upgrade|connection):|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_CREDENTIAL = re.compile(
    rb"\r\n(?:x-guardrail-authorization|authorization|x-api-key|api-key|x-goog-api-key):[ \t]*([^\r\n]*)", re.IGNORECASE
)
_NAMES = frozenset({"x-guardrail-authorization", "authorization", "x-api-key", "api-key", "x-goog-api-key"})


@dataclass(frozen=True, slots=True)
class Knock:
    """What is seen of a request without reading it: enough to refuse it. `credential` stands for who may be asking."""

    path: str = field(repr=False)
    credential: int = field(repr=False)
    anthropic: bool = False
    gemini: bool = False


def knock(raw: bytes) -> Knock | None:
    """What these bytes ask, where they are one plain request, whole and nothing after it; None for anything else."""
    end = raw.find(b"\r\n\r\n")
    line = _LINE.match(raw)
    if end < 0 or line is None:
        return None
    head = raw[: end + 2].lower()
    if _UNUSUAL.search(head) or head.count(b"\ncontent-length") > 1:
        return None
    length = _LENGTH.search(head)
    if end + 4 + (int(length[1]) if length else 0) != len(raw) or (length is None and b"\ncontent-length" in head):
        return None
    credential = _CREDENTIAL.search(raw, 0, end)
    return Knock(
        line[1].partition(b"?")[0].decode("ascii"),
        hash(credential[1].strip()) if credential else 0,
        anthropic=b"\nanthropic-version:" in head,
        gemini=b"\nx-goog-api-key:" in head,
    )


def is_one_request(raw: bytes, length: str | None) -> bool:
    """Whether bytes end where the request ends that begins with them, whose `Content-Length` is this."""
    return raw.find(b"\r\n\r\n") + 4 + int(length or 0) == len(raw)


def credential_in(headers: tuple[tuple[str, str], ...]) -> int:
    """What `Knock.credential` is for a head that was read."""
    for name, value in headers:
        if name.lower() in _NAMES:
            return hash(value.strip().encode("utf-8", "surrogateescape"))
    return 0


class Load:
    """How much a worker has to do. Owned by the worker; asked by every connection.

    `queue_seconds` is the work that may wait, in seconds of the worker's time; 0 refuses nobody. `later` calls a
    function after so many seconds; `clock` is its time, `spent` the processor time of this thread. Whoever decides on a
    request counts it in `deciding` while it does. `is_late` says that the event loop did not keep up a moment ago.
    """

    __slots__ = (
        "_beating",
        "_beats",
        "_clock",
        "_cost",
        "_counted",
        "_due",
        "_free_at",
        "_lags",
        "_late_last",
        "_later",
        "_of_credential",
        "_queue_seconds",
        "_quiet",
        "_served",
        "_shed",
        "_shed_last",
        "_shed_since",
        "_since_beat",
        "_spent",
        "_spent_before",
        "_taken",
        "deciding",
        "is_late",
    )

    def __init__(
        self,
        queue_seconds: float,
        *,
        later: Callable[[float, Callable[[], None]], object],
        clock: Callable[[], float] = time.monotonic,
        spent: Callable[[], float] = time.thread_time,
    ) -> None:
        self._queue_seconds = queue_seconds
        self._later = later
        self._clock = clock
        self._spent = spent
        self._spent_before = 0.0
        self._cost = _FIRST_COST
        self._free_at = 0.0
        self._taken = 0
        self._counted = (0.0, 0.0)
        self._beats = 0
        self._quiet = 0
        self._since_beat = 0
        self._due = 0.0
        self._late_last = -LATE_SECONDS
        self._beating = False
        self._lags: deque[float] = deque(maxlen=_BEATS_COUNTED)
        self._served: dict[str, float] = {}
        self._of_credential: dict[int, str] = {}
        self._shed = 0
        self._shed_since = 0.0
        self._shed_last = 0.0
        self.is_late = False
        self.deciding = 0

    @property
    def shed(self) -> int:
        """How many requests were refused so far."""
        return self._shed

    @property
    def is_long_shedding(self) -> bool:
        """Whether there has been no second without a refusal for a long time."""
        return self.is_shedding and self._shed_last - self._shed_since >= LONG_SECONDS

    @property
    def is_shedding(self) -> bool:
        """Whether somebody was refused a moment ago."""
        return self._shed > 0 and self._clock() - self._shed_last < _PAUSE

    def take(self, requests: int = 1) -> None:
        """Says that requests were let in."""
        now = self._clock()
        room = self._room()
        self._free_at = min(max(self._free_at, now) + requests * self._cost, now + 2 * room)
        self._taken += requests
        self._since_beat += requests
        self._quiet = 0
        if not self._beating:
            self._beating = True
            self._begin(now)

    def give_back(self) -> None:
        """Says that a request that was let in is refused after all."""
        self._free_at -= self._cost
        self._taken = max(0, self._taken - 1)

    def refuses(self, credential: int) -> bool:
        """Whether a request that shows this credential is not to be let in; it is told so at once."""
        if not self.is_late or not self._queue_seconds or self._has_few:
            return False
        tenant = self._of_credential.get(credential)
        served = self._served.get(tenant, 0.0) if tenant is not None else None
        is_light = served is not None and served * len(self._served) < sum(self._served.values())
        return self._waiting() > self._room() * (1.0 if is_light else HEAVY_SHARE)

    @property
    def is_spent(self) -> bool:
        """Whether there is no room for anybody. A request that gets this far has cost something already."""
        if not self.is_late or not self._queue_seconds or self._has_few:
            return False
        return self._waiting() > _SPENT * self._room()

    @property
    def _has_few(self) -> bool:
        """Whether hardly anybody waits: then it is not the requests that make the loop late, but the machine."""
        return self.deciding + self._since_beat < ALWAYS

    def note_shed(self) -> None:
        """Says that a request was refused."""
        now = self._clock()
        if now - self._shed_last >= _PAUSE:
            self._shed_since = now
        self._shed_last = now
        self._shed += 1

    def note_served(self, tenant: str, credential: int) -> None:
        """Says that a request of a verified tenant was decided. To be called while the loop is late."""
        self._served[tenant] = self._served.get(tenant, 0.0) + 1
        if len(self._of_credential) >= _CREDENTIALS:
            self._of_credential.clear()
        self._of_credential[credential] = tenant

    def _room(self) -> float:
        stands = self.is_shedding or min(self._lags, default=0.0) > PROMPT_SECONDS
        return self._queue_seconds * (1.0 if stands else BURST) + ALWAYS * self._cost

    def _waiting(self) -> float:
        return self._free_at - self._clock()

    def _begin(self, now: float) -> None:
        self._beats = self._quiet = 0
        self._spent_before = self._spent()
        self._counted = (now, self._spent_before)
        self._wait(now)

    def _wait(self, now: float) -> None:
        self._due = now + BEAT_SECONDS
        self._later(BEAT_SECONDS, self._beat)

    def _beat(self) -> None:
        now, spent = self._clock(), self._spent()
        late = max(0.0, now - self._due)
        if self._free_at > self._due:  # what the machine did meanwhile for others has done nothing for the queue
            self._free_at += max(0.0, late - (spent - self._spent_before))
        self._spent_before = spent
        self._lags.append(late)
        if self._lags[-1] > PROMPT_SECONDS:
            self._late_last = now
        self.is_late = now - self._late_last < LATE_SECONDS
        self._since_beat = 0
        self._beats += 1
        self._quiet += 1
        if self._beats % _BEATS_COUNTED == 0:
            self._count(now)
        if self._beats % _BEATS_SHARED == 0:
            self._served = {name: number / 2 for name, number in self._served.items() if number > 1}
        self._beating = self._quiet < _BEATS_QUIET
        if self._beating:
            self._wait(now)

    def _count(self, now: float) -> None:
        """Works out what one request costs, in processor time: a machine that is busy with others is no reason."""
        (began, spent_then), spent = self._counted, self._spent()
        if self._taken < _LEAST_COUNTED and now - began < _LONGEST_COUNTED:
            return
        if self._taken >= _LEAST_COUNTED:
            cost = (spent - spent_then) / self._taken
            self._cost += (min(max(cost, _COSTS[0]), _COSTS[1]) - self._cost) * _WEIGHT
        self._counted = (now, spent)
        self._taken = 0
