"""The board: the state that each process of the gateway last reported, in memory that all of them share."""

import mmap
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from adapters.metrics import KeyFetch

DIGEST_BYTES: Final = 32
_FETCHES: Final = tuple(KeyFetch)


class ProcessState(IntEnum):
    """The state of one process, as it reports it."""

    STARTING = 0
    READY = 1
    STOPPING = 2
    OVERLOADED = 3
    """It has been shedding requests for some time."""


class Board:
    """What each process reports (its state, how its last fetch of the key set ended, its configuration) and the parent.

    Make it before the processes are forked. Each process writes its own bytes, and the parent writes any. A byte is
    written whole, so no lock is needed. The digest of a configuration is not: a process that reads it half written
    finds that it differs from its own, as it would a moment before, and asks for it again.
    """

    def __init__(self, processes: Sequence[str]) -> None:
        self._places: Mapping[str, int] = {name: place for place, name in enumerate(processes, start=1)}
        self._cells = mmap.mmap(-1, 2 + (2 + DIGEST_BYTES) * len(processes) + 2 * DIGEST_BYTES)

    def write(self, process: str, state: ProcessState) -> None:
        self._cells[self._places[process]] = state

    def read(self, process: str) -> ProcessState:
        return ProcessState(self._cells[self._places[process]])

    def write_key_fetch(self, process: str, outcome: KeyFetch | None) -> None:
        """Write how a process's last fetch of the key set ended; None if it has fetched none."""
        self._cells[self._key_place(process)] = 0 if outcome is None else 1 + _FETCHES.index(outcome)

    def key_fetches(self) -> frozenset[KeyFetch]:
        """Return how the last fetches ended, over all processes that have fetched a key set."""
        cells = [self._cells[self._key_place(name)] for name in self._places]
        return frozenset(_FETCHES[cell - 1] for cell in cells if cell)

    def _key_place(self, process: str) -> int:
        return len(self._places) + self._places[process]

    def write_checked(self, digest: bytes, settings: bytes) -> None:
        """Write the digests of the configuration that the parent has checked last, and of its settings.

        Each has `DIGEST_BYTES`.
        """
        self._cells[-2 * DIGEST_BYTES :] = digest + settings

    @property
    def digest(self) -> bytes:
        """Return the digest of the configuration that the parent has checked last; zeros before the first."""
        return self._cells[-2 * DIGEST_BYTES : -DIGEST_BYTES]

    @property
    def settings_digest(self) -> bytes:
        """Return the digest of the settings in that configuration."""
        return self._cells[-DIGEST_BYTES:]

    def write_digest_in_force(self, process: str, digest: bytes) -> None:
        """Write the digest of the configuration that is in force in a process."""
        self._cells[self._digest_place(process)] = digest

    @property
    def is_behind(self) -> bool:
        """Whether another configuration is in force in any process than the parent has checked last."""
        in_force = {self._cells[self._digest_place(name)] for name in self._places}
        return bool(in_force - {self.digest, bytes(DIGEST_BYTES)})

    def _digest_place(self, process: str) -> slice:
        begin = 2 + 2 * len(self._places) + DIGEST_BYTES * (self._places[process] - 1)
        return slice(begin, begin + DIGEST_BYTES)

    def count_rejected(self) -> None:
        """Count a reload that the parent has rejected, so that no process hears of it otherwise."""
        place = 2 * len(self._places) + 1
        self._cells[place] = (self._cells[place] + 1) % 256

    @property
    def rejected(self) -> int:
        """Return the number of reloads that the parent has rejected, modulo 256."""
        return self._cells[2 * len(self._places) + 1]

    def begin_draining(self) -> None:
        """Record, for good, that the gateway takes no new requests."""
        self._cells[0] = 1

    @property
    def draining(self) -> bool:
        return self._cells[0] == 1

    @property
    def ready(self) -> bool:
        """Whether every process is ready and the gateway takes new requests."""
        return not self.draining and all(state is ProcessState.READY for state in self.states().values())

    def states(self) -> Mapping[str, ProcessState]:
        return {name: self.read(name) for name in self._places}
