"""State in the memory of one process: for one worker, and for tests."""

import heapq
import math
import time
from bisect import bisect_left, insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from adapters.state.base import Key, Page, StoredValue, kind_of
from adapters.state.cells import Cell, CellStore, Step, computed, entry

MOST_CELLS = 100_000
"""Values of one kind that are kept at most, such as strikes or histories. Beyond it those that expire first are
dropped. Each kind has a bound of its own: else what any caller adds for weeks would push out another's quarantine."""
MOST_BYTES = 33_554_432
"""Bytes of all values of one kind, likewise. Only histories are large: up to some 26 KB each."""

_Result = TypeVar("_Result")


@dataclass(slots=True)
class _Log:
    """The records of a log by name, and their names in ascending order."""

    names: list[str] = field(default_factory=list)
    cells: dict[str, Cell] = field(default_factory=dict)

    def drop(self, now: float, most: int) -> None:
        """Drop the first records by name as long as they have expired or there are more than `most`."""
        while self.names and (len(self.names) > most or self.cells[self.names[0]].until <= now):
            del self.cells[self.names.pop(0)]


@dataclass(slots=True)
class _Kind:
    """How many values of one kind there are, and how many bytes.

    `ends` is a heap of the times at which to check keys. A key is due when its value expires, or earlier.
    """

    ends: list[tuple[float, Key]] = field(default_factory=list)
    count: int = 0
    size: int = 0


class MemoryStore(CellStore):
    """A `StateStore` that ends with its process. `clock` returns seconds and must never go back."""

    def __init__(
        self, *, clock: Callable[[], float] = time.monotonic, most: int = MOST_CELLS, most_bytes: int = MOST_BYTES
    ) -> None:
        self._clock = clock
        self._most = most
        self._most_bytes = most_bytes
        self._cells: dict[Key, Cell] = {}
        self._kinds: dict[str, _Kind] = {}
        self._looked_at: dict[Key, float] = {}
        """For each key the time whose heap entry is valid; any other entry of the key is stale."""
        self._logs: dict[Key, _Log] = {}
        self._log_ends: list[tuple[float, Key]] = []
        """A heap of the times at which to check logs: one for each, about when its first record expires."""

    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        now = self._clock()
        return tuple(entry(self._cells.get(key), now) for key in keys)

    async def _apply(self, keys: Sequence[Key], step: Step[_Result]) -> _Result:
        now = self._clock()
        self._forget(now)
        cells, result = computed(step, tuple(self._live(key, now) for key in keys), now)
        for key, cell in zip(keys, cells, strict=True):
            self._keep(key, cell)
        return result

    async def append(self, log: Key, name: str, value: bytes, *, seconds: float, most: int) -> None:
        now = self._clock()
        self._forget(now)
        if log not in self._logs:
            self._logs[log] = _Log()
            heapq.heappush(self._log_ends, (now + seconds, log))
        kept = self._logs[log]
        if name not in kept.cells:
            insort(kept.names, name)
        kept.cells[name] = Cell(_exactly(value), now + seconds)
        kept.drop(now, most)

    async def erase(self, log: Key, names: Sequence[str]) -> int:
        kept, now = self._logs.get(log, _Log()), self._clock()
        cells = {name: kept.cells.pop(name) for name in names if name in kept.cells}
        for name in cells:
            del kept.names[bisect_left(kept.names, name)]
        return sum(cell.until > now for cell in cells.values())

    async def page(self, log: Key, *, before: str, most: int) -> Page:
        kept, now = self._logs.get(log, _Log()), self._clock()
        end = bisect_left(kept.names, before) if before else len(kept.names)
        names = kept.names[max(0, end - most) : end][::-1]
        records = tuple((name, kept.cells[name].value) for name in names if kept.cells[name].until > now)
        return Page(records, names[-1] if len(names) < end else "")

    async def close(self) -> None:
        return None

    def _live(self, key: Key, now: float) -> Cell | None:
        cell = self._cells.get(key)
        return cell if cell and cell.until > now else None

    def _keep(self, key: Key, cell: Cell | None) -> None:
        kind = self._kind(key)
        self._drop(kind, key)
        if cell is None:
            return
        self._cells[key] = Cell(_exactly(cell.value), cell.until)
        kind.count += 1
        kind.size += len(cell.value)
        if cell.until < self._looked_at.get(key, math.inf):
            self._look(kind, key, cell.until)

    def _kind(self, key: Key) -> _Kind:
        return self._kinds.setdefault(kind_of(key), _Kind())

    def _drop(self, kind: _Kind, key: Key) -> None:
        cell = self._cells.pop(key, None)
        if cell is not None:
            kind.count -= 1
            kind.size -= len(cell.value)

    def _look(self, kind: _Kind, key: Key, at: float) -> None:
        self._looked_at[key] = at
        heapq.heappush(kind.ends, (at, key))

    def _forget(self, now: float) -> None:
        """Drop what has expired, and while there are too many values of a kind, those of it that expire next."""
        while self._log_ends and self._log_ends[0][0] <= now:
            _, log = heapq.heappop(self._log_ends)
            kept = self._logs[log]
            kept.drop(now, len(kept.names))
            if kept.names:
                heapq.heappush(self._log_ends, (kept.cells[kept.names[0]].until, log))
            else:
                del self._logs[log]
        for kind in self._kinds.values():
            self._forget_of(kind, now)

    def _forget_of(self, kind: _Kind, now: float) -> None:
        ends, most, most_bytes = kind.ends, self._most, self._most_bytes
        while ends and (ends[0][0] <= now or kind.count > most or kind.size > most_bytes):
            at, key = heapq.heappop(ends)
            if self._looked_at.get(key) != at:
                continue
            del self._looked_at[key]
            cell = self._cells.get(key)
            if cell and cell.until > max(at, now):  # its expiry was put off since
                self._look(kind, key, cell.until)
            else:
                self._drop(kind, key)


def _exactly(value: bytes) -> bytes:
    """Return a copy of exact size: the bytes that `orjson` returns hold at least 4 KiB for as long as they live."""
    return bytes(memoryview(value))
