"""A command of the gateway in a process of its own, forked by `tests.gateway.fork_server`."""

import asyncio
import atexit
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, Self

import orjson

_ROOT = Path(__file__).parents[2]


class ForkedCommand:
    """What tests use of `asyncio.subprocess.Process`, which this stands for."""

    def __init__(self, pid: int, stderr: "_Pipe", exits: "_Pipe") -> None:
        self.pid = pid
        self.stderr = stderr.reader
        self.returncode: int | None = None
        self._pipes = (stderr, exits)
        self._ending = asyncio.create_task(self._end(exits.reader))

    async def _end(self, exits: asyncio.StreamReader) -> int:
        self.returncode = int(await exits.readline())
        return self.returncode

    async def wait(self) -> int:
        return await asyncio.shield(self._ending)

    async def communicate(self) -> tuple[bytes, bytes]:
        told, _ = await asyncio.gather(self.stderr.read(), self.wait())
        return b"", told

    def send_signal(self, number: signal.Signals) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.transport.close()


class _Pipe(NamedTuple):
    reader: asyncio.StreamReader
    transport: asyncio.ReadTransport

    @classmethod
    async def of(cls, descriptor: int) -> Self:
        reader = asyncio.StreamReader()
        file = os.fdopen(descriptor, "rb", buffering=0)
        read = asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), file)
        return cls(reader, (await read)[0])


async def fork_command(*words: str, environ: Mapping[str, str], descriptors: int) -> ForkedCommand:
    """Start the command with this whole environment and, unless that is 0, with so many descriptors at most."""
    order = {"words": words, "environ": dict(environ), "descriptors": descriptors}
    (told, tells), (stderr, errors) = os.pipe(), os.pipe()
    socket.send_fds(_server(), [orjson.dumps(order)], [tells, errors])
    os.close(tells)
    os.close(errors)
    exits = await _Pipe.of(told)
    return ForkedCommand(int(await exits.reader.readline()), await _Pipe.of(stderr), exits)


@cache
def _server() -> socket.socket:
    """The wire to the server of this process, which is started once and ends with it."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with there:
        server = subprocess.Popen([sys.executable, "-m", "tests.gateway.fork_server"], cwd=_ROOT, stdin=there.fileno())

    def end() -> None:
        here.close()
        server.wait()

    atexit.register(end)
    return here
