"""Measures what very many slow clients do to a gateway and to its other clients."""

import argparse
import asyncio
import contextlib
import socket
import time

from bench.fault_ends import (
    EVENT,
    GOOD,
    STREAM_HEAD,
    Audit,
    Found,
    Upstream,
    at_once,
    chunk,
    listening,
    p99,
    resident,
)
from bench.harness import PATIENCE, chat, gateway, read_message


async def clean(port: int, seconds: float, connections: int = 4) -> list[float]:
    """What clean requests take, one after the other on each of some connections."""
    until = time.monotonic() + seconds

    async def one() -> list[float]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        took = []
        while time.monotonic() < until:
            began = time.perf_counter()
            writer.write(chat(GOOD))
            await read_message(reader)
            took.append(time.perf_counter() - began)
            await asyncio.sleep(0.01)
        writer.close()
        return took

    return [each for took in await asyncio.gather(*(one() for _ in range(connections))) for each in took]


async def endless(upstream: Upstream, writer: asyncio.StreamWriter, body: bytes) -> None:
    """A stream as fast as it is taken, for who asks for it."""
    if b"endless" not in body:
        return await at_once(upstream, writer, body)
    writer.write(STREAM_HEAD)
    with contextlib.suppress(ConnectionError):
        while True:
            writer.write(chunk(EVENT) * 64)
            await writer.drain()


async def slow_readers(_: argparse.Namespace, __: Audit) -> Found:
    """1 000 clients do not read the stream that they asked for."""
    return await _slow(chat("endless"), begins=b"HTTP/1.1 200")


async def slow_writers(_: argparse.Namespace, __: Audit) -> Found:
    """1 000 clients send the beginning of a body, and then a byte a second."""
    return await _slow(chat("x" * 100_000)[:-40_000], begins=b"")


async def _begun(port: int, request: bytes, begins: bytes) -> socket.socket:
    """A connection with small buffers whose request is under way, and of whose answer no more is read than this."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            connection = socket.socket()
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            connection.setblocking(False)
            await loop.sock_connect(connection, ("127.0.0.1", port))
            await loop.sock_sendall(connection, request)
            if not begins or await loop.sock_recv(connection, len(begins)) == begins:
                return connection
            connection.close()  # it is overloaded, and said so
            await asyncio.sleep(0.2)


async def _slow(request: bytes, *, begins: bytes) -> Found:
    upstream = Upstream(endless)
    settings = ("limits.concurrent_requests=1200", "limits.idle_seconds=60", "limits.body_seconds=60")
    async with listening(upstream) as url, gateway(url, *settings) as running:
        await clean(running.port, 1.0)
        quiet, before = p99(await clean(running.port, 5.0)), resident(running)
        slow = []
        for _hundred in range(10):
            slow += await asyncio.gather(*(_begun(running.port, request, begins) for _number in range(100)))
        await asyncio.sleep(2)
        beside = asyncio.create_task(clean(running.port, 5.0))
        while not beside.done():
            for connection in () if begins else slow:
                with contextlib.suppress(OSError):
                    connection.send(b"x")
            await asyncio.sleep(1)
        busy, grown = p99(await beside), resident(running) - before
        for connection in slow:
            connection.close()
    kept = {"clean p99 at most 3 x quiet": busy <= 3 * quiet, "at most 0.3 MiB for each": grown <= 300}
    return {
        "quiet_p99_ms": round(quiet * 1e3, 1),
        "p99_ms": round(busy * 1e3, 1),
        "grown_mib": round(grown, 1),
        "kept": kept,
    }
