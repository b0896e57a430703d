"""Cells: the steps of a state store as pure functions, for stores that compute them in this process."""

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

import orjson

from adapters.state.base import Draw, Key, LeasePlace, StateTrouble, StoredValue, Trouble
from filters.rates import Drawn, Level, draw, filled, seconds_to_full
from filters.strikes import struck

_Result = TypeVar("_Result")
_LEVEL = struct.Struct("<dd")


@dataclass(frozen=True, slots=True)
class Cell:
    """A stored value, and the time in seconds, by the store's clock, until which it is kept."""

    value: bytes = field(repr=False)
    until: float


Cells: TypeAlias = tuple[Cell | None, ...]
Step: TypeAlias = Callable[[Cells, float], tuple[Cells, _Result]]
"""A function of the unexpired cells under some keys and the time. It returns the cells to store, and a result."""


class CellStore(ABC):
    """The steps of `StateStore`, except those of logs, for a subclass that applies a `Step` atomically."""

    @abstractmethod
    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]: ...

    @abstractmethod
    async def _apply(self, keys: Sequence[Key], step: Step[_Result]) -> _Result: ...

    async def put(self, key: Key, value: bytes, *, seconds: float) -> None:
        await self._apply((key,), lambda _, now: ((Cell(value, now + seconds),), None))

    async def add(self, key: Key, value: bytes, *, seconds: float) -> bool:
        return await self._apply(
            (key,), lambda cells, now: (cells, False) if cells[0] else ((Cell(value, now + seconds),), True)
        )

    async def replace(self, key: Key, *, expected: bytes, value: bytes, seconds: float) -> bool:
        def step(cells: Cells, now: float) -> tuple[Cells, bool]:
            if cells[0] is None or cells[0].value != expected:
                return cells, False
            return (Cell(value, now + seconds),), True

        return await self._apply((key,), step)

    async def remove(self, keys: Sequence[Key]) -> None:
        await self._apply(keys, lambda cells, _: ((None,) * len(cells), None))

    async def strike(self, key: Key, *, window: float, most: int) -> int:
        def step(cells: Cells, now: float) -> tuple[Cells, int]:
            times = struck(_times(cells[0]), now, window=window, most=most)
            return (Cell(struct.pack(f"<{len(times)}d", *times), now + window),), len(times)

        return await self._apply((key,), step)

    async def draw(self, draws: Sequence[Draw]) -> tuple[Drawn, ...]:
        def step(cells: Cells, now: float) -> tuple[Cells, tuple[Drawn, ...]]:
            after, drawn = draw(_levels(cells, draws, now), [(each.bucket, each.amount) for each in draws])
            return _kept(after, draws), drawn

        return await self._apply([each.key for each in draws], step)

    async def charge(self, draws: Sequence[Draw]) -> None:
        def step(cells: Cells, now: float) -> tuple[Cells, None]:
            levels = zip(_levels(cells, draws, now), draws, strict=True)
            after = [Level(min(each.bucket.capacity, level.left - each.amount), now) for level, each in levels]
            return _kept(after, draws), None

        await self._apply([each.key for each in draws], step)

    async def lease(self, places: Sequence[LeasePlace], holder: str, *, seconds: float) -> bool:
        def step(cells: Cells, now: float) -> tuple[Cells, bool]:
            # If the clock was set back, no lease may end later than one that is taken now.
            held = [{name: min(until, now + seconds) for name, until in _holders(cell, now).items()} for cell in cells]
            for holders, place in zip(held, places, strict=True):
                if holder not in holders and len(holders) >= place.most:
                    return tuple(map(_cell, held)), False
            return tuple(_cell({**holders, holder: now + seconds}) for holders in held), True

        return await self._apply([place.key for place in places], step)

    async def release(self, keys: Sequence[Key], holder: str) -> None:
        def step(cells: Cells, now: float) -> tuple[Cells, None]:
            held = [_holders(cell, now) for cell in cells]
            return tuple(_cell({name: until for name, until in one.items() if name != holder}) for one in held), None

        await self._apply(keys, step)


def entry(cell: Cell | None, now: float) -> StoredValue | None:
    """Return what `StateStore.read` returns for a cell: None if it is missing or has expired."""
    return StoredValue(cell.value, cell.until - now) if cell and cell.until > now else None


def computed(step: Step[_Result], cells: Cells, now: float) -> tuple[Cells, _Result]:
    """Return what a step returns. Raises `StateTrouble` for a stored value that the step cannot read."""
    try:
        return step(cells, now)
    except (AttributeError, TypeError, ValueError, struct.error):
        raise StateTrouble(Trouble.REFUSED) from None


def _times(cell: Cell | None) -> tuple[float, ...]:
    return struct.unpack(f"<{len(cell.value) // 8}d", cell.value) if cell else ()


def _levels(cells: Cells, draws: Sequence[Draw], now: float) -> tuple[Level, ...]:
    return tuple(
        filled(Level(*_LEVEL.unpack(cell.value)) if cell else None, each.bucket, now)
        for cell, each in zip(cells, draws, strict=True)
    )


def _kept(levels: Sequence[Level], draws: Sequence[Draw]) -> Cells:
    """Return the cells for these levels. A full bucket needs none: a missing cell is read as a full bucket."""
    return tuple(
        Cell(_LEVEL.pack(level.left, level.at), level.at + seconds) if seconds else None
        for level, seconds in (
            (level, seconds_to_full(level, each.bucket)) for level, each in zip(levels, draws, strict=True)
        )
    )


def _holders(cell: Cell | None, now: float) -> dict[str, float]:
    return {name: until for name, until in orjson.loads(cell.value).items() if until > now} if cell else {}


def _cell(holders: dict[str, float]) -> Cell | None:
    return Cell(orjson.dumps(holders), max(holders.values())) if holders else None
