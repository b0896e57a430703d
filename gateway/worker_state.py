"""Worker state: what a worker remembers beyond one configuration, most of it shared with the other workers."""

from collections.abc import Mapping
from dataclasses import dataclass

from adapters.state.base import StateStore, StateWatch
from adapters.state.memory import MemoryStore
from adapters.state.opening import open_state
from gateway.histories import Histories
from gateway.pinning import Pinning
from gateway.settings import Settings
from gateway.state_settings import state_address


@dataclass(frozen=True, slots=True)
class WorkerState:
    """One for each worker, made after it was forked and closed when it ends; a reload leaves it alone."""

    store: StateStore
    pinning: Pinning
    histories: Histories

    async def close(self) -> None:
        """Ends what the state holds. Nothing may be asked of it any more."""
        await self.store.close()


def open_worker_state(settings: Settings, *, environ: Mapping[str, str], watch: StateWatch) -> WorkerState:
    """The state that settings name. Opens no connection and no file. Raises `SecretMissing`."""
    return worker_state(open_state(state_address(settings, environ=environ), watch=watch))


def private_state() -> WorkerState:
    """State in memory, of this process alone."""
    return worker_state(MemoryStore())


def worker_state(store: StateStore) -> WorkerState:
    """All state that is kept in a store."""
    return WorkerState(store, Pinning(store), Histories(store))
