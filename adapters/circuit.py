"""The circuit breaker: a verifier that keeps failing is left alone for a while (verifier-adapters.md section 5)."""

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

FAILURES = 5
"""Failed assessments in a row that open the circuit. Retries within one assessment do not count."""
MOST_CIRCUITS = 4_096
"""Circuits that are kept. Beyond it the one that was idle longest is dropped, and so counts as closed."""


class CircuitState(StrEnum):
    CLOSED = "closed"
    """Every call may be made."""
    OPEN = "open"
    """No call may be made."""
    HALF_OPEN = "half_open"
    """One call is under way as a probe; no other may be made."""


class Ending(StrEnum):
    """What the end of a call says about the verifier."""

    SUCCESS = "success"
    FAILURE = "failure"
    NOTHING = "nothing"
    """The call was cancelled, or failed for a reason that does not lie in the verifier."""


class _CallEvent(StrEnum):
    SUCCESS = "success"
    FAILURE = "failure"
    ONE_TOO_MANY = "one_too_many"
    NOTHING = "nothing"
    WAITED = "waited"


TRANSITIONS: Final[Mapping[CircuitState, Mapping[str, CircuitState]]] = {
    CircuitState.CLOSED: {
        _CallEvent.SUCCESS: CircuitState.CLOSED,
        _CallEvent.FAILURE: CircuitState.CLOSED,
        _CallEvent.ONE_TOO_MANY: CircuitState.OPEN,
        _CallEvent.NOTHING: CircuitState.CLOSED,
    },
    CircuitState.OPEN: {_CallEvent.WAITED: CircuitState.HALF_OPEN},
    CircuitState.HALF_OPEN: {  # NOTHING leads to an open circuit whose time is over: the next call is the next probe
        _CallEvent.SUCCESS: CircuitState.CLOSED,
        _CallEvent.FAILURE: CircuitState.OPEN,
        _CallEvent.NOTHING: CircuitState.OPEN,
    },
}
"""Where each event leads. The end of a call that began before the last change of state is ignored."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """The right to make one call. `settle` takes it back with the call's ending."""

    period: int


class Circuit:
    """The circuit breaker of one verifier with one key. It is thread-safe.

    `clock` returns seconds and must never go back; `open_seconds` is how long an open circuit admits no call.
    """

    def __init__(self, *, open_seconds: float, clock: Callable[[], float], failures: int = FAILURES) -> None:
        self._open_seconds = open_seconds
        self._clock = clock
        self._most = failures
        self._state = CircuitState.CLOSED
        self._failures = 0
        self._period = 0
        self._until = 0.0
        self._lock = threading.Lock()

    @property
    def state(self) -> CircuitState:
        return self._state

    def admit(self) -> Ticket | None:
        """Return a ticket for one call, or None if no call may be made now. The caller must settle each ticket."""
        with self._lock:
            if self._state is CircuitState.OPEN and self._clock() >= self._until:
                self._move(_CallEvent.WAITED)
                return Ticket(self._period)
            return Ticket(self._period) if self._state is CircuitState.CLOSED else None

    def settle(self, ticket: Ticket, ending: Ending) -> None:
        """Record how the call of this ticket ended."""
        with self._lock:
            if ticket.period != self._period:
                return
            if ending is Ending.SUCCESS:
                self._failures = 0
            elif ending is Ending.FAILURE:
                self._failures += 1
            self._move(self._event(ending))

    def _event(self, ending: Ending) -> _CallEvent:
        if ending is Ending.FAILURE and self._state is CircuitState.CLOSED and self._failures >= self._most:
            return _CallEvent.ONE_TOO_MANY
        return _CallEvent(ending.value)

    def _move(self, event: _CallEvent) -> None:
        target = TRANSITIONS[self._state][event]
        if target is self._state:
            return
        if target is CircuitState.OPEN and event is not _CallEvent.NOTHING:
            self._until = self._clock() + self._open_seconds
        self._state = target
        self._failures = 0
        self._period += 1


class Circuits:
    """One circuit for each combination of provider, tenant and key. Keys are kept as digests only."""

    def __init__(self, *, open_seconds: float, clock: Callable[[], float]) -> None:
        self._open_seconds = open_seconds
        self._clock = clock
        self._circuits: OrderedDict[tuple[str, str, bytes], Circuit] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, provider: str, *, tenant: str, key: str) -> Circuit:
        name = (provider, tenant, hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest())
        with self._lock:
            circuit = self._circuits.get(name)
            if circuit is None:
                circuit = self._circuits[name] = Circuit(open_seconds=self._open_seconds, clock=self._clock)
            self._circuits.move_to_end(name)
            if len(self._circuits) > MOST_CIRCUITS:
                self._circuits.popitem(last=False)
        return circuit
