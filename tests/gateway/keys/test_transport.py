"""What speaks through httpx looks names up by itself, and meets every fault as one of httpx's own."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable

import httpx
import pytest

from adapters.lookups import Found, Lookups
from gateway.keys.transport import LookupTransport

_Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def _loopback(_host: str, port: int, **_: int) -> Found:
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]


def _nowhere(_host: str, _port: int, **_: int) -> Found:
    raise socket.gaierror(socket.EAI_NONAME, "not known")


async def _answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    body = await reader.readexactly(4)
    told = head.partition(b" HTTP/1.1")[0] + b" " + body
    writer.write(b"HTTP/1.1 200 OK\r\nX-Kind: told\r\nContent-Length: %d\r\n\r\n" % len(told) + told)
    writer.close()


async def _torn(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort")
    writer.close()


async def _hung_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


async def _silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read()
    writer.close()


async def _post(
    answer: _Answer, *, look_up: Callable[..., Found] = _loopback, scheme: str = "http", seconds: float = 10.0
) -> httpx.Response:
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    transport = LookupTransport(lookups=Lookups(1, look_up=look_up))
    try:
        async with httpx.AsyncClient(transport=transport, trust_env=False, timeout=seconds) as client:
            return await client.post(f"{scheme}://named.test:{port}/a%20b?c=d", content=b"body")
    finally:
        server.close()
        await server.wait_closed()


async def test_the_name_is_looked_up_here_and_the_request_is_sent_as_it_is() -> None:
    answer = await _post(_answered)
    assert (answer.status_code, answer.headers["x-kind"]) == (200, "told")
    assert answer.content == b"POST /a%20b?c=d body"


@pytest.mark.parametrize(
    ("answer", "given", "fault"),
    [
        (_torn, {}, httpx.TransportError),
        (_hung_up, {}, httpx.TransportError),
        (_silent, {"seconds": 0.05}, httpx.TimeoutException),
        (_answered, {"look_up": _nowhere}, httpx.TransportError),
        (_answered, {"scheme": "ftp"}, httpx.TransportError),
        (_hung_up, {"scheme": "https"}, httpx.TransportError),
    ],
    ids=["torn body", "no answer", "silence", "no such host", "no such scheme", "no handshake"],
)
async def test_every_fault_is_one_of_httpx(
    answer: _Answer, given: dict[str, object], fault: type[httpx.TransportError]
) -> None:
    with pytest.raises(fault):
        await _post(answer, **given)  # type: ignore[arg-type]


async def test_a_name_server_that_hangs_takes_no_thread_of_the_loop() -> None:
    answers = threading.Event()

    def hang(_host: str, _port: int, **_: int) -> Found:
        answers.wait()
        return []

    before = {thread.name for thread in threading.enumerate()}
    with pytest.raises(httpx.TimeoutException):
        await _post(_answered, look_up=hang, seconds=0.05)
    assert {thread.name for thread in threading.enumerate()} - before == {"lookup"}
    answers.set()
    for thread in threading.enumerate():
        if thread.name == "lookup":
            thread.join(20.0)
