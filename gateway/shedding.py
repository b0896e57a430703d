"""Load shedding: requests that a worker could not get to in time are refused at once, and cheaply, before collapse.

Counted are the requests that were let in and not decided yet, but for those that wait for somebody else: for the rest
of a body, a verifier, a store. So many times what one costs is the work before a new one. It is told in processor time:
the time that the machine gives to others does not count.
"""

import math
import re
import time
from collections.abc import Callable, Coroutine, Generator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, TypeVar

from gateway.turns import Turn

ALWAYS: Final = 4
"""So many requests may wait, however long each takes."""
HEAVY_SHARE: Final = 0.7
"""Of the room, for tenants that have their fair share already: the rest is kept for those that have less."""
SPENT_SHARE: Final = 1.25
"""Of the room: so far it is overdrawn by requests whose bytes did not show at once that they could be refused."""
LIGHT_SPENT_SHARE: Final = 2.0
"""The same for tenants that have had less than their fair share: others' requests do not overdraw it to their cost."""
BURST: Final = 2.0
"""Times the room while nobody was refused: a burst is worth waiting for, a standing queue is not."""
SURGE: Final = 10.0
"""Times the room for a surge: many who come at the same moment after a calm, as agents that are started together do."""
SURGE_LOOKS: Final = 512
"""So many looks at requests of a surge may find no other room, two of each that is let in."""
SURGE_SECONDS: Final = 2.0
"""So long after it began a surge is over: what waits then is a standing queue."""
CALM_SECONDS: Final = 10.0
"""After so long without a queue, the next one may be a surge again."""
LONG_SECONDS: Final = 5.0
"""Shedding for so long is told by readiness."""

_FIRST_COST: Final = 0.0003
_WEIGHT: Final = 0.05
"""Of the newest cost of a decision in the mean."""
_MOST: Final = 8.0
"""Times the mean, as which a decision counts at most. One that takes longer is made in slices, between which others
have their turn: it must not have a burst of light ones refused. Where all take long, the mean follows soon."""
_COUNTED: Final = 64
"""After so many requests it is looked at what all of the worker's work was, in shares of what decisions cost."""
_WHOLE: Final = (1.2, 3.0)
"""Bounds of that: connections and replies cost something too, but what open streams take is no new request's cost."""
_SERVED: Final = 1_000
"""After so many requests, what tenants have had counts half."""
_CREDENTIALS: Final = 4_096
_PAUSE: Final = 1.0
"""Shedding is over when there was none for so long, in seconds."""

_LINE = re.compile(rb"(?:POST|GET|PUT|PATCH|DELETE) (/[!-\"$-\[\]-~]*) HTTP/1\.1\r\n")
_LENGTH = re.compile(rb"\r\ncontent-length: ?([0-9]{1,9})\r\n")
_UNUSUAL = re.compile(
    rb"\r\n(?:[ \t]|transfer-encoding|expect|upgrade|connection(?!: ?keep-alive\r\n))"
    rb"|\r[^\n]|(?<!\r)\n|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\xff]"
)
"""In a head: what may frame the request in another way, however it is spelled, and lines that end in another way."""
_CREDENTIAL = re.compile(
    rb"\r\n(?:x-guardrail-authorization|authorization|x-api-key|api-key|x-goog-api-key):[ \t]*([^\r\n]*)", re.IGNORECASE
)
_T = TypeVar("_T")
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

    `queue_seconds` is how much work may wait, in seconds of the worker's time; 0 refuses nobody. `clock` tells the
    time, `spent` the processor time of this thread. Whoever has a request that waits for its turn counts it in
    `waiting`; while it is decided on, `having` does.
    """

    __slots__ = (
        "_busy_last",
        "_clock",
        "_cost",
        "_decided",
        "_notes",
        "_of_credential",
        "_served",
        "_shed",
        "_shed_last",
        "_shed_since",
        "_spent",
        "_spent_before",
        "_surge",
        "_surge_ends",
        "_whole",
        "queue_seconds",
        "waiting",
    )

    def __init__(
        self,
        queue_seconds: float,
        *,
        clock: Callable[[], float] = time.monotonic,
        spent: Callable[[], float] = time.thread_time,
    ) -> None:
        self.queue_seconds = queue_seconds
        self._clock = clock
        self._spent = spent
        self._cost = _FIRST_COST
        self._whole = _WHOLE[0]
        self._decided = 0
        self._spent_before = 0.0
        self._served: dict[str, float] = {}
        self._notes = 0
        self._of_credential: dict[int, str] = {}
        self._shed = 0
        self._shed_since = 0.0
        self._shed_last = 0.0
        self._busy_last = -CALM_SECONDS
        self._surge = 0
        self._surge_ends = 0.0
        self.waiting = 0

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

    @property
    def is_busy(self) -> bool:
        """Whether so many wait that anybody may be refused."""
        return self.waiting >= ALWAYS and self.queue_seconds > 0

    def refuses(self, credential: int) -> bool:
        """Whether a request that shows this credential is not to be let in; it is told so at once."""
        return self.is_busy and self._is_beyond(credential, light=1.0, heavy=HEAVY_SHARE)

    def is_spent(self, credential: int) -> bool:
        """Whether there is no room for such a request, which has cost something already: its head was read."""
        return self.is_busy and self._is_beyond(credential, light=LIGHT_SPENT_SHARE, heavy=SPENT_SHARE)

    def _is_beyond(self, credential: int, *, light: float, heavy: float) -> bool:
        """Whether what waits is beyond that share of the room, and beyond what is left for a surge."""
        now = self._clock()
        if now - self._busy_last >= CALM_SECONDS:
            self._surge, self._surge_ends = SURGE_LOOKS, math.inf
        self._busy_last = now
        needed, is_light = self._needed, self._is_light(credential)
        if needed <= self._room * (light if is_light else heavy):
            return False
        share, kept = (1.0, 0.0) if is_light else (HEAVY_SHARE, (1 - HEAVY_SHARE) * SURGE_LOOKS)
        if now >= self._surge_ends or self._surge <= kept or needed > share * SURGE * self.queue_seconds:
            return True
        self._surge -= 1
        self._surge_ends = min(self._surge_ends, now + SURGE_SECONDS)
        return False

    def _is_light(self, credential: int) -> bool:
        """Whether it is known whose this is, and that he has had less than his fair share."""
        tenant = self._of_credential.get(credential)
        if tenant is None:
            return False
        return self._served.get(tenant, 0.0) * len(self._served) < sum(self._served.values())

    async def having(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Has a request decided on, which counts as waiting whenever it does not wait for anything but its turn."""
        began = self._spent()
        try:
            awaited = work.send(None)
        except StopIteration as end:  # as of one of which all is known: it waits for nothing
            result: _T = end.value
            cost = self._spent() - began
        else:
            counted = _Counted(self, work, awaited, self._spent, self._spent() - began)
            result = await counted
            cost = counted.cost
        taken = min(cost, _MOST * self._cost)
        self._cost += (taken - self._cost) * _WEIGHT
        if self._spent_before:
            self._spent_before += cost - taken
        self._decided += 1
        if self._decided % _COUNTED == 0:
            self._look_at_the_whole()
        return result

    def note_shed(self) -> None:
        """Says that a request was refused."""
        now = self._clock()
        if now - self._shed_last >= _PAUSE:
            self._shed_since = now
        self._shed_last = now
        self._shed += 1

    def note_served(self, tenant: str, credential: int) -> None:
        """Says that a request of a verified tenant was decided. To be called while the worker is busy."""
        self._served[tenant] = self._served.get(tenant, 0.0) + 1
        if len(self._of_credential) >= _CREDENTIALS:
            self._of_credential.clear()
        self._of_credential[credential] = tenant
        self._notes += 1
        if self._notes % _SERVED == 0:
            self._served = {name: number / 2 for name, number in self._served.items() if number > 1}

    def _look_at_the_whole(self) -> None:
        spent = self._spent()
        if self._spent_before and self._cost:
            least, most = _WHOLE
            self._whole = min(max((spent - self._spent_before) / _COUNTED / self._cost, least), most)
        self._spent_before = spent

    @property
    def _needed(self) -> float:
        return self.waiting * self._cost * self._whole

    @property
    def _room(self) -> float:
        return self.queue_seconds * (1.0 if self.is_shedding else BURST) + ALWAYS * self._cost * self._whole


class _Counted(Generic[_T]):
    """Work that awaits something for the first time, counted whenever it waits for its turn, and timed.

    A coroutine that gives others their turn yields None to its task, or a `Turn`; one that waits for anything else
    yields that. `cost` is what it took until now.
    """

    __slots__ = ("_awaited", "_load", "_spent", "_work", "cost")

    def __init__(
        self, load: Load, work: Coroutine[Any, Any, _T], awaited: Any, spent: Callable[[], float], cost: float
    ) -> None:
        self._load = load
        self._work = work
        self._awaited = awaited
        self._spent = spent
        self.cost = cost

    def __await__(self) -> Generator[Any, Any, _T]:
        steps = self._work.__await__()
        awaited = self._awaited
        while True:
            has_turn = awaited is None or isinstance(awaited, Turn)
            self._load.waiting += has_turn
            step: Callable[[], Any]
            try:
                yield awaited
                step = partial(next, steps)
            except BaseException as error:  # noqa: BLE001 - it is the work's, which raises it or goes on
                step = partial(steps.throw, error)
            finally:
                self._load.waiting -= has_turn
            try:
                awaited = self._timed(step)
            except StopIteration as end:
                result: _T = end.value
                return result

    def _timed(self, step: Callable[[], Any]) -> Any:
        began = self._spent()
        try:
            return step()
        finally:
            self.cost += self._spent() - began
