"""Load shedding: a worker refuses, at once and cheaply, the requests that it could not get to in time.

A worker's queue is the requests that it admitted and has not decided yet. Requests that wait for something else (the
rest of a body, a verifier, a store) are not in the queue. The work ahead of a new request is the length of the queue
times the mean cost of a decision, in seconds of this thread's processor time: time that the machine gives to other
processes does not count.

The room is how much work may wait: `queue_seconds` while requests are being refused, and `BURST` times that otherwise.
"""

import math
import re
import time
from collections.abc import Callable, Coroutine, Generator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, TypeVar

from filters.credential_headers import CREDENTIAL_HEADERS, GUARDRAIL_HEADER
from gateway.limiting.turns import Turn

ALWAYS: Final = 4
"""Requests that may always wait, however long each takes."""
HEAVY_SHARE: Final = 0.7
"""Share of the room for tenants that have had their fair share. The rest is kept for tenants that have had less."""
SPENT_SHARE: Final = 1.25
"""Share of the room for requests that could not be refused by a look at their first bytes.

Reading their heads has cost something already, so they may overdraw the room a little.
"""
LIGHT_SPENT_SHARE: Final = 2.0
"""The same for tenants that have had less than their fair share, so that others cannot crowd them out."""
BURST: Final = 2.0
"""Factor on `queue_seconds` while nobody is refused: a burst is worth waiting for, a standing queue is not."""
SURGE: Final = 10.0
"""Factor on `queue_seconds` for a surge: many requests at one moment after a calm, as from agents started together."""
SURGE_LOOKS: Final = 512
"""Checks that the room of a surge may answer. Each admitted request is checked twice."""
SURGE_SECONDS: Final = 2.0
"""Seconds after which a surge is over: what still waits then is a standing queue."""
CALM_SECONDS: Final = 10.0
"""Seconds without a queue after which the next one may be a surge again."""
LONG_SECONDS: Final = 5.0
"""Seconds of shedding after which readiness reports it."""

_FIRST_COST: Final = 0.0003
_WEIGHT: Final = 0.05
"""Weight of the newest decision in the running mean of costs."""
_MOST: Final = 8.0
"""Cap on one decision's cost in the mean, as a factor on the mean.

A decision that takes longer is made in slices, and other requests have their turn in between, so it must not cause a
burst of light requests to be refused. Where all decisions take long, the mean soon follows.
"""
_COUNTED: Final = 64
"""Decisions between two measurements of all the worker's processor time, as a factor on the cost of decisions."""
_WHOLE: Final = (1.2, 3.0)
"""Bounds of that factor: connections and replies belong to a request's cost, but open streams do not."""
_SERVED: Final = 1_000
"""Requests after which the counts of what each tenant has had are halved."""
_CREDENTIALS: Final = 4_096
_PAUSE: Final = 1.0
"""Seconds without a refusal after which shedding is over."""

_LINE = re.compile(rb"(?:POST|GET|PUT|PATCH|DELETE) (/[!-\"$-\[\]-~]*) HTTP/1\.1\r\n")
_BEGUN = re.compile(rb"[A-Z]+ (/[!-\"$-\[\]-~]*)")
_LENGTH = re.compile(rb"\r\ncontent-length: ?([0-9]{1,9})\r\n")
_UNUSUAL = re.compile(
    rb"\r\n(?:[ \t]|transfer-encoding|expect|upgrade|connection(?!: ?keep-alive\r\n))"
    rb"|\r[^\n]|(?<!\r)\n|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\xff]"
)
"""What in a head may frame the request differently, in any spelling, and line ends other than CR LF."""
_NAMES = frozenset({GUARDRAIL_HEADER, *CREDENTIAL_HEADERS})
_CREDENTIAL = re.compile(rb"\r\n(?:%b):[ \t]*([^\r\n]*)" % "|".join(sorted(_NAMES)).encode(), re.IGNORECASE)
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class RequestPeek:
    """What a look at a request's raw bytes shows: enough to refuse it. `credential` is a hash of the caller's."""

    path: str = field(repr=False)
    credential: int = field(repr=False)
    anthropic: bool = False
    gemini: bool = False


def peek_request(raw: bytes) -> RequestPeek | None:
    """Return what these bytes request, or None unless they are exactly one complete, plainly framed request."""
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
    return _peek(line[1], head, hash(credential[1].strip()) if credential else 0)


def peek_begun(raw: bytes) -> RequestPeek:
    """Return what these first bytes of a request show, without a credential. The path is `/` if they show none."""
    line = _BEGUN.match(raw)
    return _peek(line[1] if line else b"/", raw.lower(), 0)


def _peek(target: bytes, head: bytes, credential: int) -> RequestPeek:
    return RequestPeek(
        target.partition(b"?")[0].decode("ascii"),
        credential,
        anthropic=b"\nanthropic-version:" in head,
        gemini=b"\nx-goog-api-key:" in head,
    )


def is_one_request(raw: bytes, length: str | None) -> bool:
    """Whether `raw` ends where its first request ends. `length` is the `Content-Length` of that request."""
    return raw.find(b"\r\n\r\n") + 4 + int(length or 0) == len(raw)


def credential_in(headers: tuple[tuple[str, str], ...]) -> int:
    """Return what `RequestPeek.credential` would be, for a head that was parsed."""
    for name, value in headers:
        if name.lower() in _NAMES:
            return hash(value.strip().encode("utf-8", "surrogateescape"))
    return 0


class Load:
    """How much work a worker has before it. The worker owns it, and every connection asks it.

    `queue_seconds` is how much work may wait, in seconds of the worker's processor time; 0 refuses nobody. `clock`
    returns the time and `spent` the processor time of this thread, both in seconds. `waiting` is the length of the
    queue: a connection counts its request there until the decision begins, and `having` counts it from then on.
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
        """How many requests were refused since the start."""
        return self._shed

    @property
    def is_long_shedding(self) -> bool:
        """Whether shedding has gone on for `LONG_SECONDS`."""
        return self.is_shedding and self._shed_last - self._shed_since >= LONG_SECONDS

    @property
    def is_shedding(self) -> bool:
        """Whether a request was refused within the last second."""
        return self._shed > 0 and self._clock() - self._shed_last < _PAUSE

    @property
    def is_busy(self) -> bool:
        """Whether the queue is long enough for any request to be refused."""
        return self.waiting >= ALWAYS and self.queue_seconds > 0

    def refuses(self, credential: int) -> bool:
        """Whether to refuse a request with this credential of which only the raw bytes were seen."""
        return self.is_busy and self._is_beyond(credential, light=1.0, heavy=HEAVY_SHARE)

    def is_spent(self, credential: int) -> bool:
        """Whether to refuse a request with this credential whose head was parsed, which has cost something already."""
        return self.is_busy and self._is_beyond(credential, light=LIGHT_SPENT_SHARE, heavy=SPENT_SHARE)

    def _is_beyond(self, credential: int, *, light: float, heavy: float) -> bool:
        """Whether the queue exceeds these shares of the room, and a surge has no room left either."""
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
        """Whether the credential is of a known tenant who has had less than the mean of all tenants."""
        tenant = self._of_credential.get(credential)
        if tenant is None:
            return False
        return self._served.get(tenant, 0.0) * len(self._served) < sum(self._served.values())

    async def having(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Run the coroutine that decides a request, and return its result.

        It counts as waiting while it waits for its turn, and not while it waits for anything else. What it cost goes
        into the mean.
        """
        began = self._spent()
        try:
            awaited = work.send(None)
        except StopIteration as end:  # it never awaited anything, as when the whole request was seen before
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
        """Record that a request was refused."""
        now = self._clock()
        if now - self._shed_last >= _PAUSE:
            self._shed_since = now
        self._shed_last = now
        self._shed += 1

    def note_served(self, tenant: str, credential: int) -> None:
        """Record that a request of a verified tenant was decided. Call it only while the worker `is_busy`."""
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
    """Drive a coroutine from its first await on: count it in the queue while it waits for its turn, and time it.

    A coroutine that gives others their turn yields None or a `Turn` to its task; one that waits for anything else
    yields that. `cost` is its processor time so far, in seconds.
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
            except BaseException as error:  # noqa: BLE001 - thrown into the work, which raises it or goes on
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
