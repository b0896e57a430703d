"""The gateway as an operator runs it: the command, its processes, and what it writes to the log."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson

from tests.gateway.forked_command import ForkedCommand, fork_command

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 180.0
_HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
_JSON = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n{"ok":true}'


class GatewayProcess:
    """A running command. `log` holds the events read so far."""

    def __init__(self, process: asyncio.subprocess.Process | ForkedCommand) -> None:
        self._process = process
        self.log: list[dict[str, Any]] = []
        self.admin = self.address = ""

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def pid(self) -> int:
        return self._process.pid

    def tell(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def until(self, event: str) -> dict[str, Any]:
        """The next event of a name in the log."""
        assert self._process.stderr is not None
        async with asyncio.timeout(PATIENCE_SECONDS):
            while line := await self._process.stderr.readline():
                self.log.append(orjson.loads(line))
                if self.log[-1]["event"] == event:
                    return self.log[-1]
        raise AssertionError(f"the gateway ended before it logged {event}")

    async def follow(self) -> None:
        """Reads the log to its end, so that a gateway with much to tell is never held up by the pipe."""
        assert self._process.stderr is not None
        while line := await self._process.stderr.readline():
            self.log.append(orjson.loads(line))

    async def read_on(self) -> None:
        """Reads the log to its end, and keeps none of it."""
        assert self._process.stderr is not None
        while await self._process.stderr.read(65_536):
            pass

    async def recorded(self, count: int) -> None:
        """Waits until so many requests are counted: a client can have its answer before."""
        while sum(event["event"] == "request" for event in self.log) < count:
            await self.until("request")

    async def end(self) -> int:
        """The exit status, when everything has ended and the whole log is read."""
        assert self._process.stderr is not None
        async with asyncio.timeout(PATIENCE_SECONDS):
            rest = await self._process.stderr.read()
            self.log += [orjson.loads(line) for line in rest.splitlines()]
            return await self._process.wait()

    async def stop(self) -> int:
        self.tell(signal.SIGTERM)
        return await self.end()

    async def ready(self) -> None:
        """Waits until all processes say that they are ready."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while await get_status(self.admin, "/readyz") != 200:  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.02)


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "gateway", *words]


async def run_to_end(*words: str, environ: Mapping[str, str] | None = None) -> tuple[int, str]:
    """The exit status and the standard error of a command that ends by itself."""
    process = await asyncio.create_subprocess_exec(
        *command(*words), cwd=ROOT, env={**os.environ, **(environ or {})}, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(PATIENCE_SECONDS):
        _, told = await process.communicate()
    return process.returncode or 0, told.decode()


@asynccontextmanager
async def running_gateway(
    *words: str, environ: Mapping[str, str] | None = None, descriptors: int = 0
) -> AsyncIterator[GatewayProcess]:
    """The command `serve` on free ports, ready; ended when the context is left, unless it has ended before.

    No process of it can have more than so many `descriptors`, where a number is given.
    """
    ports = ("--port", "0", "--set", "admin.port=0")
    whole = {**os.environ, **(environ or {})}
    process = await fork_command("serve", *ports, *words, environ=whole, descriptors=descriptors)
    gateway = GatewayProcess(process)
    try:
        listening = await gateway.until("listening")
        gateway.address, gateway.admin = listening["address"], listening["admin"]
        await gateway.ready()
        yield gateway
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGINT)  # at once, where it is stopping already
            await process.communicate()
        process.close()


async def get_status(address: str, path: str) -> int:
    return (await get(address, path))[0]


async def get(address: str, path: str) -> tuple[int, bytes]:
    """The status and body of one `GET` on a connection of its own."""
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: gateway.test\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]), body


def chat(text: str, *, close: bool = False, stream: bool = False) -> bytes:
    """A chat request as its bytes."""
    body = orjson.dumps({"model": "m", "messages": [{"role": "user", "content": text}], "stream": stream})
    fields = "Connection: close\r\n" if close else ""
    head = (
        "POST /v1/chat/completions HTTP/1.1\r\nHost: gateway.test\r\nContent-Type: application/json\r\n"
        f"{fields}Content-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status and body of an answer that has its length."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        head = await reader.readuntil(b"\r\n\r\n")
        fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:-2])
        return int(head.split(b" ")[1]), await reader.readexactly(int(fields[b"Content-Length"]))


class PausingUpstream:
    """Answers a request with `{"ok":true}`; a streamed one with events, of which the last waits for `finish`.

    `asked` is set when the first of a streamed one is written.
    """

    def __init__(self) -> None:
        self.url = ""
        self.asked = asyncio.Event()
        self.finish = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
                body = await reader.readexactly(int(length.split(b":")[1]))
                if b'"stream":true' not in body:
                    writer.write(_JSON)
                    continue
                writer.write(_HEAD + b'data: {"first":1}\n\n')
                self.asked.set()
                await self.finish.wait()
                writer.write(b"data: [DONE]\n\n")
                break
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def pausing_upstream() -> AsyncIterator[PausingUpstream]:
    upstream = PausingUpstream()
    server = await asyncio.start_server(upstream.serve, "127.0.0.1", 0)
    upstream.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield upstream
    server.close()
