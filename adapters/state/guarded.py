"""A store that costs little when it fails: each step has a deadline, and a circuit breaker spares later callers it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from adapters.circuit import Circuit, Ending
from adapters.ignoring import ignore
from adapters.state.base import (
    Draw,
    Key,
    LeasePlace,
    Page,
    StateStep,
    StateStore,
    StateTrouble,
    StateTurn,
    StateWatch,
    StoredValue,
    Trouble,
)
from filters.rates import Drawn

FAILURES = 16
"""Failed steps in a row that open the circuit. A short stall that a few concurrent steps see does not open it."""
OPEN_SECONDS = 0.5
"""Seconds for which an open circuit refuses every step. Then one step is let through as a probe."""
CLOSING_SECONDS = 1.0
"""Seconds that a store may take to close. The process that closes it is about to end."""

_Result = TypeVar("_Result")


class GuardedStore:
    """A `StateStore` whose steps end within `seconds`, whatever the store behind it does.

    `watch` is called for every failed step. `on_turn` is called for the first failure, and then for the first answer at
    least `OPEN_SECONDS` after the last failure, so that a store which answers only now and then counts as failing.
    """

    def __init__(
        self,
        store: StateStore,
        *,
        seconds: float,
        watch: StateWatch,
        on_turn: StateTurn = ignore,
        clock: Callable[[], float] = time.monotonic,
        closing_seconds: float = CLOSING_SECONDS,
    ) -> None:
        self._store = store
        self._closing_seconds = closing_seconds
        self._seconds = seconds
        self._watch = watch
        self._on_turn = on_turn
        self._clock = clock
        self._failed_at: float | None = None
        """The time of the last failure; None while the store answers."""
        self._circuit = Circuit(open_seconds=OPEN_SECONDS, clock=clock, failures=FAILURES)

    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        return await self._call(StateStep.READ, partial(self._store.read, keys))

    async def put(self, key: Key, value: bytes, *, seconds: float) -> None:
        await self._call(StateStep.PUT, partial(self._store.put, key, value, seconds=seconds))

    async def add(self, key: Key, value: bytes, *, seconds: float) -> bool:
        return await self._call(StateStep.ADD, partial(self._store.add, key, value, seconds=seconds))

    async def replace(self, key: Key, *, expected: bytes, value: bytes, seconds: float) -> bool:
        step = partial(self._store.replace, key, expected=expected, value=value, seconds=seconds)
        return await self._call(StateStep.REPLACE, step)

    async def remove(self, keys: Sequence[Key]) -> None:
        await self._call(StateStep.REMOVE, partial(self._store.remove, keys))

    async def strike(self, key: Key, *, window: float, most: int) -> int:
        return await self._call(StateStep.STRIKE, partial(self._store.strike, key, window=window, most=most))

    async def draw(self, draws: Sequence[Draw]) -> tuple[Drawn, ...]:
        return await self._call(StateStep.DRAW, partial(self._store.draw, draws))

    async def charge(self, draws: Sequence[Draw]) -> None:
        await self._call(StateStep.CHARGE, partial(self._store.charge, draws))

    async def lease(self, places: Sequence[LeasePlace], holder: str, *, seconds: float) -> bool:
        return await self._call(StateStep.LEASE, partial(self._store.lease, places, holder, seconds=seconds))

    async def release(self, keys: Sequence[Key], holder: str) -> None:
        await self._call(StateStep.RELEASE, partial(self._store.release, keys, holder))

    async def append(self, log: Key, name: str, value: bytes, *, seconds: float, most: int) -> None:
        step = partial(self._store.append, log, name, value, seconds=seconds, most=most)
        await self._call(StateStep.APPEND, step)

    async def erase(self, log: Key, names: Sequence[str]) -> int:
        return await self._call(StateStep.ERASE, partial(self._store.erase, log, names))

    async def page(self, log: Key, *, before: str, most: int) -> Page:
        return await self._call(StateStep.PAGE, partial(self._store.page, log, before=before, most=most))

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._closing_seconds):
                await self._store.close()

    async def _call(self, operation: StateStep, step: Callable[[], Awaitable[_Result]]) -> _Result:
        ticket = self._circuit.admit()
        if ticket is None:
            raise self._told(operation, Trouble.CIRCUIT_OPEN)
        ending = Ending.NOTHING
        try:
            async with asyncio.timeout(self._seconds):
                result = await step()
            ending = Ending.SUCCESS
        except StateTrouble as trouble:
            ending = Ending.FAILURE
            raise self._failed(operation, trouble.trouble) from None
        except TimeoutError:
            ending = Ending.FAILURE
            raise self._failed(operation, Trouble.TIMEOUT) from None
        except (TypeError, ValueError):  # not a state store's answer: something else listens at its address
            ending = Ending.FAILURE
            raise self._failed(operation, Trouble.REFUSED) from None
        finally:
            self._circuit.settle(ticket, ending)
        self._answered()
        return result

    def _failed(self, operation: StateStep, trouble: Trouble) -> StateTrouble:
        was_well = self._failed_at is None
        self._failed_at = self._clock()
        if was_well:
            self._on_turn(trouble)
        return self._told(operation, trouble)

    def _answered(self) -> None:
        if self._failed_at is not None and self._clock() - self._failed_at >= OPEN_SECONDS:
            self._failed_at = None
            self._on_turn(None)

    def _told(self, operation: StateStep, trouble: Trouble) -> StateTrouble:
        self._watch(operation, trouble)
        return StateTrouble(trouble)
