"""Stores to test: each kind of state store, with the time that passes for it."""

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from adapters.state.base import StateStore
from adapters.state.memory import MemoryStore
from adapters.state.redis import RedisStore
from adapters.state.sqlite import SqliteStore

PATIENCE = 10.0
"""Seconds that a step may take on a busy machine."""
STARTING_SECONDS = 20.0


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True, slots=True)
class Trial:
    """One store, and how to let so many seconds pass for it."""

    store: StateStore
    passes: Callable[[float], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Server:
    """A Redis server of the test's own."""

    port: int
    process: "subprocess.Popen[bytes]"

    def store(self, *, prefix: str = "test:", seconds: float = PATIENCE) -> RedisStore:
        return RedisStore("127.0.0.1", self.port, database=0, prefix=prefix, seconds=seconds)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def redis_server(folder: Path, *options: str, port: int = 0, listen: str = "--port") -> Iterator[Server]:
    """A server that is ready and keeps nothing on disk. A machine without `redis-server` fails the test."""
    program = shutil.which("redis-server")
    assert program, "redis-server is not installed: apt-get install redis-server"
    port = port or free_port()
    keeping_nothing = ("--save", "", "--appendonly", "no", "--dir", str(folder))
    command = [program, "--bind", "127.0.0.1", *keeping_nothing, "--port", "0", listen, str(port), *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:  # noqa: S603 - nothing of it is foreign
        try:
            _await_listener(port, process)
            yield Server(port, process)
        finally:
            process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _await_listener(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + STARTING_SECONDS
    while True:
        assert process.poll() is None, "redis-server ended at once"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert time.monotonic() < end, "redis-server did not start"
        time.sleep(0.02)


@asynccontextmanager
async def open_trial(kind: str, folder: Path, server: Server) -> AsyncIterator[Trial]:
    """A store of a kind: `memory`, `sqlite` or `redis`; the server's data are its own."""
    clock = Clock()

    async def move(seconds: float) -> None:
        clock.now += seconds

    if kind == "redis":
        trial = Trial(server.store(prefix=f"{folder.name}:"), asyncio.sleep)
    elif kind == "sqlite":
        trial = Trial(SqliteStore(folder / "state.db", busy_seconds=PATIENCE, clock=clock), move)
    else:
        trial = Trial(MemoryStore(clock=clock), move)
    try:
        yield trial
    finally:
        await trial.store.close()
