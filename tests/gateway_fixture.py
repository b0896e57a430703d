"""A whole gateway on real sockets: a client's wire, the gateway, and the demo upstream behind it."""

import asyncio
import io
import logging
import re
import socket
import sys
import threading
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPResponse
from typing import Any, cast

import orjson
import structlog
from aiohttp import web
from prometheus_client import CollectorRegistry

from adapters.metrics import Metrics
from adapters.upstream import Upstream
from gateway.config.engine_parts import EngineParts, build_parts
from gateway.config.loading import load_settings
from gateway.config.settings import BUILT_IN_UPSTREAMS, Settings
from gateway.demo.upstream import RawRequest, build_upstream
from gateway.evidence.worker_state import open_worker_state
from gateway.exchanges.exchange import Exchange
from gateway.judging.engine import Engine
from gateway.keys.digests import with_digest_key
from gateway.limiting.buffers import Room
from gateway.limiting.shedding import Load
from gateway.logs import configure_logs, flush_logs
from gateway.phases.progress import Progress
from gateway.phases.services import build_engine, build_services, expect_counts
from gateway.processes.worker import CurrentServices, build_door, recording, upstream_limits
from gateway.web.app import build_server
from tests.envoy_process import envoy_door

MOST_RECEIVED = 1_000
_LENGTH = re.compile(rb"\r\ncontent-length: ([0-9]+)\r\n", re.IGNORECASE)
_PARTS: dict[str, EngineParts] = {}
DOOR = "proxy"
"""Through which door clients of a running gateway come; the fixture `door` sets it."""
SETTLING_SECONDS = 10.0
"""What a request's log line may take after its answer has come."""


class Tap:
    """A wire that keeps what the client wrote on it."""

    def __init__(self) -> None:
        self.sent = bytearray()

    @property
    def attempts(self) -> int:
        """How many requests the client wrote."""
        return self.sent.count(b" HTTP/1.1\r\n")


@dataclass(frozen=True, slots=True)
class RunningGateway:
    """`url` is for clients, without a slash at its end. `received` is what came out of the gateway, oldest first."""

    url: str
    tap: Tap
    received: deque[RawRequest]
    log: io.BytesIO
    done: asyncio.Event
    """Set whenever a request has ended."""
    registry: CollectorRegistry
    """What is counted."""

    def lines(self) -> list[dict[str, Any]]:
        """Every event logged so far."""
        flush_logs()
        return [orjson.loads(line) for line in self.log.getvalue().splitlines()]

    def requests(self) -> list[dict[str, Any]]:
        """The events that say how a request ended."""
        return [line for line in self.lines() if line["event"] == "request"]

    async def settled(self, count: int = 1) -> list[dict[str, Any]]:
        """The same, once there are as many: a client can have its answer before the line is written."""
        async with asyncio.timeout(SETTLING_SECONDS):
            while len(self.requests()) < count:
                self.done.clear()
                await self.done.wait()
        return self.requests()


@contextmanager
def captured_log() -> Iterator[io.BytesIO]:
    """The gateway's own log, as JSON lines in memory; everything that logging changes is put back."""
    stream = io.BytesIO()
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
    root.handlers = []
    try:
        configure_logs(level="debug", output="json", stream=stream)
        yield stream
    finally:
        structlog.reset_defaults()
        logging.captureWarnings(False)
        root.handlers, root.level = handlers, level
        sys.excepthook, sys.unraisablehook, threading.excepthook = hooks


@asynccontextmanager
async def tapped(port: int) -> AsyncIterator[tuple[str, Tap]]:
    """A wire to a port of the loopback address: its own URL, and what clients write on it."""
    tap = Tap()
    connections: set[asyncio.Task[None]] = set()

    def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(_join(reader, writer, port, tap))
        connections.add(task)
        task.add_done_callback(connections.discard)

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", tap
    finally:
        server.close()
        for task in tuple(connections):
            task.cancel()
        await asyncio.gather(*connections, return_exceptions=True)


async def _join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int, tap: Tap) -> None:
    inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.TaskGroup() as both:
            both.create_task(_pump(reader, inner_writer, tap.sent))
            both.create_task(_pump(inner_reader, writer, bytearray()))
    finally:
        for end in (writer, inner_writer):
            end.close()
            with suppress(ConnectionError):
                await end.wait_closed()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray) -> None:
    with suppress(ConnectionError):
        while chunk := await reader.read(65_536):
            kept += chunk
            writer.write(chunk)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def serving(server: web.Server) -> AsyncIterator[int]:
    """The port of the loopback address on which a server answers."""
    runner = web.ServerRunner(server)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


@asynccontextmanager
async def running_gateway(
    *overrides: str, environ: Mapping[str, str] | None = None, upstream_url: str = ""
) -> AsyncIterator[RunningGateway]:
    """The whole gateway with settings put over the shipped ones, in front of the demo upstream.

    `upstream_url` puts something else behind it. Every built-in upstream, and `local`, `claude` and `google` under
    `/u/`, is the same one.
    """
    received: deque[RawRequest] = deque(maxlen=MOST_RECEIVED)
    secrets = with_digest_key(environ or {})
    async with AsyncExitStack() as stack:
        log = stack.enter_context(captured_log())
        behind = upstream_url or _url(await stack.enter_async_context(serving(build_upstream(record=received.append))))
        settings = load_settings(None, overrides=(*_upstreams(behind), *overrides), environ=secrets)
        registry = CollectorRegistry()
        metrics = Metrics(registry)
        state = open_worker_state(settings, environ=secrets, metrics=metrics)
        stack.push_async_callback(state.close)
        engine = await asyncio.to_thread(engine_for, settings)
        services = build_services(settings, metrics=metrics, environ=secrets, engine=engine, state=state)
        expect_counts(settings, metrics, environ=secrets)
        upstream = Upstream(upstream_limits(settings.limits))
        stack.push_async_callback(upstream.close)
        stack.push_async_callback(services.close)
        done = asyncio.Event()

        record = recording(metrics, state)

        def on_done(exchange: Exchange, progress: Progress) -> None:
            record(exchange, progress)
            done.set()

        current = CurrentServices(services)
        if DOOR == "envoy":
            port = await stack.enter_async_context(envoy_door(current, settings, on_done=on_done, upstream=behind))
            url, tap = await stack.enter_async_context(tapped(port))
            yield RunningGateway(url, tap, received, log, done, registry)
            return
        door = build_door(
            current,
            upstream=upstream,
            room=Room(settings.limits),
            on_done=on_done,
            load=Load(0.0),  # however slow the machine of the tests is
            on_shed=metrics.count_shed,
        )
        port = await stack.enter_async_context(serving(build_server(door, limits=settings.limits)))
        url, tap = await stack.enter_async_context(tapped(port))
        yield RunningGateway(url, tap, received, log, done, registry)


@asynccontextmanager
async def silent() -> AsyncIterator[str]:
    """An upstream that takes requests and never answers."""
    connections: list[asyncio.StreamWriter] = []

    def connect(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(writer)

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for writer in connections:
            writer.close()


@asynccontextmanager
async def closed() -> AsyncIterator[str]:
    """An address at which nothing listens."""
    async with silent() as url:
        pass
    yield url


def engine_for(settings: Settings) -> Engine:
    """Return an engine that has seen no text yet, with the rules and models of all others with the same settings."""
    return build_engine(settings, parts=parts_for(settings))


def parts_for(settings: Settings) -> EngineParts:
    """Return the parts for these settings, which are slow to build and the same for all who ask."""
    key = repr(settings.model_dump(include={"policies", "rules", "verifier"}))
    if key not in _PARTS:
        _PARTS[key] = build_parts(settings, known=next(iter(_PARTS.values()), None))
    return _PARTS[key]


def _upstreams(url: str) -> tuple[str, ...]:
    named = {
        **{name: name for name in BUILT_IN_UPSTREAMS},
        "local": "openai",
        "claude": "anthropic",
        "google": "gemini",
    }
    return tuple(f'upstreams.{name}={{ base_url = "{url}", dialect = "{dialect}" }}' for name, dialect in named.items())


def _url(port: int) -> str:
    return f"http://127.0.0.1:{port}"


@dataclass(frozen=True, slots=True)
class Answer:
    """One HTTP answer, read to its end."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def tree(self) -> Any:
        return orjson.loads(self.body)


def request(
    method: str, target: str, body: bytes = b"", headers: Sequence[tuple[str, str]] = (), *, length: int | None = None
) -> bytes:
    """A request as bytes, on a connection that ends with the answer. `length` declares another than the body's."""
    fields = [("host", "gateway.test"), ("connection", "close"), *headers]
    if body or length is not None:
        fields.append(("content-length", str(len(body) if length is None else length)))
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in fields)]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def talk(url: str, sent: bytes, *, seconds: float = SETTLING_SECONDS) -> Answer:
    """Writes bytes on a connection of its own and reads one answer, to its length or to the connection's end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    try:
        writer.write(sent)
        async with asyncio.timeout(seconds):
            return await _read_answer(reader, sent.partition(b" ")[0].decode())
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


class _Bytes:
    """What `http.client` wants of a socket."""

    def __init__(self, raw: bytes) -> None:
        self._raw = raw

    def makefile(self, _mode: str) -> io.BytesIO:
        return io.BytesIO(self._raw)


async def _read_answer(reader: asyncio.StreamReader, method: str) -> Answer:
    raw = await reader.readuntil(b"\r\n\r\n")
    length = _LENGTH.search(raw)
    if method != "HEAD":
        raw += await reader.readexactly(int(length[1])) if length else await reader.read()
    response = HTTPResponse(cast(socket.socket, _Bytes(raw)), method=method)
    response.begin()
    headers = {name.lower(): value for name, value in response.getheaders()}
    return Answer(response.status, headers, response.read())
