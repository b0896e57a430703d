"""Replies that break off or stall after they have begun: through each door, none of them looks whole to the client."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import orjson
import pytest

from tests.gateway.doors.asking import CLEAN, JSON, chat, user
from tests.gateway.stand import RawUpstream, Script, chunk, hang, hang_up, saying
from tests.gateway_fixture import RunningGateway, request, running_gateway

pytestmark = pytest.mark.usefixtures("door")

AUDIO = "audio/mpeg"
EVENTS = "text/event-stream"
EVENT = b'data: {"n": 1}\n\n'
LAST = b"data: [DONE]\n\n"
CHUNKED = "Transfer-Encoding: chunked\r\n"
CALLS = "/v1/chat/completions"
"""Where a reply can propose calls."""
NO_CALLS = "/v1/embeddings"
ENDS = b"\r\n0\r\n\r\n"
"""How a whole body in chunks ends."""


def head(content_type: str, framing: str) -> bytes:
    return f"HTTP/1.1 200 OK\r\nContent-Type: {content_type}\r\n{framing}\r\n".encode()


@asynccontextmanager
async def behind(script: Script, mode: str) -> AsyncIterator[RunningGateway]:
    """A gateway in front of an upstream that follows a script."""
    upstream = RawUpstream()
    upstream.script = script
    listening = await asyncio.start_server(upstream.serve, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    settings = (f'policies.default.enforcement="{mode}"', "limits.idle_seconds=0.3")
    try:
        async with running_gateway(*settings, upstream_url=url) as gateway:
            yield gateway
    finally:
        listening.close()


async def bytes_of_reply(gateway: RunningGateway, path: str) -> bytes:
    """Every byte that comes on a connection for one request."""
    tree = chat(user(CLEAN)) if path == CALLS else {"model": "m", "input": CLEAN}
    reader, writer = await asyncio.open_connection("127.0.0.1", int(gateway.url.rpartition(":")[2]))
    received = b""
    try:
        writer.write(request("POST", path, orjson.dumps(tree), (JSON,)))
        async with asyncio.timeout(10):
            with suppress(ConnectionError):
                while piece := await reader.read(65_536):
                    received += piece
    finally:
        writer.close()
    return received


@pytest.mark.parametrize("mode", ["enforce", "monitor"])
@pytest.mark.parametrize("framing", [CHUNKED, "Content-Length: 99\r\n"], ids=["chunks", "length"])
async def test_a_reply_without_events_that_stalls_is_broken_off(framing: str, mode: str) -> None:
    body = chunk(b"ID3-audio-bytes") if framing == CHUNKED else b"ID3-audio-bytes"
    async with behind(saying(head(AUDIO, framing), body, then=hang), mode) as gateway:
        received = await bytes_of_reply(gateway, NO_CALLS)
        (line,) = await gateway.settled()
    assert received.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"ID3-audio-bytes" in received
    assert b"error" not in received
    assert not received.endswith(ENDS)
    assert (line["status"], line["outcome"]) == (200, "upstream_timeout")


async def test_in_monitor_mode_a_reply_without_events_that_stalls_is_broken_off_where_it_may_propose_calls() -> None:
    stalling = saying(head(AUDIO, CHUNKED), chunk(b"ID3-audio-bytes"), then=hang)
    async with behind(stalling, "monitor") as gateway:
        received = await bytes_of_reply(gateway, CALLS)
        (line,) = await gateway.settled()
    assert b"ID3-audio-bytes" in received
    assert b"error" not in received
    assert not received.endswith(ENDS)
    assert (line["status"], line["outcome"]) == (200, "upstream_timeout")


@pytest.mark.parametrize("path", [CALLS, NO_CALLS], ids=["calls", "no calls"])
async def test_in_monitor_mode_a_reply_without_events_or_framing_ends_with_its_connection(path: str) -> None:
    async with behind(saying(head(AUDIO, ""), b"ID3-audio-bytes", then=hang_up), "monitor") as gateway:
        received = await bytes_of_reply(gateway, path)
        (line,) = await gateway.settled()
    assert received.endswith(b"\r\nf\r\nID3-audio-bytes" + ENDS)
    assert (line["status"], line["outcome"]) == (200, "answered")


@pytest.mark.parametrize("path", [CALLS, NO_CALLS], ids=["calls", "no calls"])
@pytest.mark.parametrize("mode", ["enforce", "monitor"])
async def test_events_without_framing_that_lack_the_last_one_get_an_error_event(mode: str, path: str) -> None:
    async with behind(saying(head(EVENTS, ""), EVENT, then=hang_up), mode) as gateway:
        received = await bytes_of_reply(gateway, path)
        (line,) = await gateway.settled()
    assert EVENT in received
    assert received.count(b'data: {"error"') == 1
    assert received.endswith(b"}\n\n" + ENDS)
    assert line["outcome"] == "upstream_failed"


@pytest.mark.parametrize("path", [CALLS, NO_CALLS], ids=["calls", "no calls"])
async def test_events_without_framing_that_have_the_last_one_are_whole(path: str) -> None:
    async with behind(saying(head(EVENTS, ""), EVENT + LAST, then=hang_up), "enforce") as gateway:
        received = await bytes_of_reply(gateway, path)
        (line,) = await gateway.settled()
    assert received.endswith(LAST + ENDS)
    assert b"error" not in received
    assert line["outcome"] == "answered"


async def test_events_that_stall_within_one_are_broken_off() -> None:
    async with behind(saying(head(EVENTS, CHUNKED), chunk(b'data: {"n"'), then=hang), "monitor") as gateway:
        received = await bytes_of_reply(gateway, CALLS)
        (line,) = await gateway.settled()
    assert b'data: {"n"' in received
    assert b"error" not in received
    assert not received.endswith(ENDS)
    assert line["outcome"] == "upstream_timeout"
