"""What the measurements of a running gateway share: the command `serve` beside servers on the loopback address."""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import AsyncIterator, Collection, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
CPUS: Final = frozenset(os.sched_getaffinity(0))
"""The processors that this process may use."""
PATIENCE = 120.0
"""Seconds until what should happen is taken not to."""
OK = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n{"ok":true}'


class NotMeasured(Exception):
    """Something went otherwise than the measurement needs. The message says what."""


def chat(text: str, *fields: str) -> bytes:
    """A chat completion as its bytes, with further header fields."""
    body = json.dumps({"model": "m", "messages": [{"role": "user", "content": text}]}).encode()
    head = (
        "POST /v1/chat/completions HTTP/1.1",
        "Host: bench.test",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        *fields,
    )
    return "\r\n".join((*head, "", "")).encode() + body


async def read_message(reader: asyncio.StreamReader) -> bytes:
    """The head of a message that has its length, whose body is read too."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(int(length.partition(b":")[2]))
    return head


async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> None:
    """Sends a request that is forwarded; else raises `NotMeasured`."""
    writer.write(request)
    head = await read_message(reader)
    if not head.startswith(b"HTTP/1.1 200"):
        raise NotMeasured(f"traffic was not forwarded: {head.partition(bytes([13]))[0].decode()}")


class Server:
    """Counts the requests that reach it. It answers them at once, or never."""

    def __init__(self, answer: bytes | None) -> None:
        self._answer = answer
        self.reached = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            while True:
                await read_message(reader)
                self.reached += 1
                if self._answer is not None:
                    writer.write(self._answer)
        writer.close()


@contextlib.asynccontextmanager
async def listening(server: Server) -> AsyncIterator[str]:
    """The address of a server."""
    opened = await asyncio.start_server(server.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{opened.sockets[0].getsockname()[1]}"
    finally:
        opened.close()


@dataclass(frozen=True, slots=True)
class Gateway:
    """A gateway that listens."""

    process: asyncio.subprocess.Process
    port: int

    def children(self) -> list[int]:
        """The processes that its first one keeps running."""
        return list(islice(family(self.process.pid), 1, None))

    def processor_seconds(self) -> float:
        """What all its processes have used so far. Good for differences while no thread ends."""
        return sum(map(processor_seconds, family(self.process.pid)))


@contextlib.contextmanager
def on(cpus: Collection[int]) -> Iterator[None]:
    """Keep this thread, and what it starts, on these processors."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cpus)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


async def spawn(
    *command: str | Path,
    cpus: Collection[int] = CPUS,
    environ: Mapping[str, str] | None = None,
    stdout: int | None = None,
    stderr: int | None = None,
) -> asyncio.subprocess.Process:
    """Start a command in the root of the sources, on these processors and with further variables."""
    with on(cpus):
        return await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env={**os.environ, **(environ or {})}, stdout=stdout, stderr=stderr
        )


@contextlib.asynccontextmanager
async def gateway(
    upstream: str,
    *settings: str,
    environ: Mapping[str, str] | None = None,
    workers: int = 1,
    program: Sequence[str] = ("-m", "gateway"),
    cpus: Collection[int] = CPUS,
) -> AsyncIterator[Gateway]:
    """A gateway before one upstream, by default with one worker. `settings` are those of `--set`.

    `program` is what Python runs as the gateway's command.
    """
    given = ("admin.port=0", 'logging.format="json"', *settings)
    process = await spawn(
        *(sys.executable, *program, "serve", "--port", "0", "--workers", str(workers)),
        *("--upstream", f"openai={upstream}", *(word for setting in given for word in ("--set", setting))),
        cpus=cpus,
        environ=environ,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        port = await _port(process)
        log = asyncio.create_task(_swallow(process))
        yield Gateway(process, port)
        _stop(process)
        await log
    finally:
        _stop(process)
        await process.wait()


def _stop(process: asyncio.subprocess.Process) -> None:
    """Tells a process to stop that may have done so."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()


def measured(measurement: Coroutine[None, None, dict[str, object]]) -> None:
    """Runs a measurement and prints what it found as one JSON object. Ends the program where it cannot be made."""
    try:
        found = asyncio.run(measurement)
    except NotMeasured as problem:
        raise SystemExit(str(problem)) from None
    sys.stdout.write(json.dumps(found) + "\n")


async def _port(process: asyncio.subprocess.Process) -> int:
    assert process.stderr is not None  # noqa: S101 - asked for
    async with asyncio.timeout(PATIENCE):
        while line := await process.stderr.readline():
            event = json.loads(line)
            if event["event"] == "listening":
                return int(event["address"].rpartition(":")[2])
    raise NotMeasured("the gateway ended before it listened")


async def _swallow(process: asyncio.subprocess.Process) -> None:
    """Reads the log, so that it never stands still."""
    assert process.stderr is not None  # noqa: S101 - asked for
    while await process.stderr.read(1 << 16):
        continue


def family(pid: int) -> Iterator[int]:
    """Yield a process and all below it."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from family(int(child))


def processor_seconds(pid: int) -> float:
    """Return the seconds that the threads of a process have used. Those of a thread that has ended are not known."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9
