"""A state store that can be told to have no answer."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from adapters.state.base import Key, Page, StateTrouble, StoredValue, Trouble
from adapters.state.cells import Step
from adapters.state.memory import MemoryStore

_Result = TypeVar("_Result")


class FailingState(MemoryStore):
    """`fails` makes every step fail; `pauses` lets others run before each step; `faulty` is a record it cannot take."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock=clock)
        self.fails = False
        self.pauses = False
        self.tried = 0
        self.faulty = ""

    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        await self._answer()
        return await super().read(keys)

    async def append(self, log: Key, name: str, value: bytes, *, seconds: float, most: int) -> None:
        await self._answer()
        if name == self.faulty:
            raise TypeError("a fault of its own")
        await super().append(log, name, value, seconds=seconds, most=most)

    async def erase(self, log: Key, names: Sequence[str]) -> int:
        await self._answer()
        return await super().erase(log, names)

    async def page(self, log: Key, *, before: str, most: int) -> Page:
        await self._answer()
        return await super().page(log, before=before, most=most)

    async def _apply(self, keys: Sequence[Key], step: Step[_Result]) -> _Result:
        await self._answer()
        return await super()._apply(keys, step)

    async def _answer(self) -> None:
        self.tried += 1
        if self.pauses:
            await asyncio.sleep(0)
        if self.fails:
            raise StateTrouble(Trouble.UNREACHABLE)


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now
