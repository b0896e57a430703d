"""Replies that fail or cannot be read: through each door, no broken one looks whole, and the records are true."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import orjson
import pytest

from gateway.evidence.evidence import Evidence
from tests.gateway.doors.asking import CLEAN, JSON, chat, user
from tests.gateway.stand import RawUpstream, Script, answer, chunk, hang, hang_up, saying
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
async def behind(script: Script, mode: str, *limits: str) -> AsyncIterator[RunningGateway]:
    """A gateway in front of an upstream that follows a script."""
    upstream = RawUpstream()
    upstream.script = script
    listening = await asyncio.start_server(upstream.serve, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    settings = (f'policies.default.enforcement="{mode}"', "limits.idle_seconds=0.3", *limits)
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


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the audit log is given on replies."""
    kept: list[dict[str, Any]] = []
    monkeypatch.setattr(Evidence, "note_reply", lambda _evidence, _exchange, **note: kept.append(note))
    return kept


async def test_in_monitor_mode_a_stream_that_cannot_be_read_passes_and_is_recorded_as_denied(
    noted: list[dict[str, Any]],
) -> None:
    sent = b"data: {\n\n" + LAST
    unreadable = saying(head(EVENTS, CHUNKED), chunk(sent), b"0\r\n\r\n", then=hang)
    async with behind(unreadable, "monitor") as gateway:
        received = await bytes_of_reply(gateway, CALLS)
        (line,) = await gateway.settled()
    assert received.endswith(sent + ENDS)
    assert (line["decision"], line["mode"], line["enforced"]) == ("deny", "monitor", False)
    assert (line["reason"], line["not_judged"], line["reply_judged"]) == ("reply_not_judged", 1, False)
    assert (line["status"], line["outcome"]) == (200, "answered")
    assert noted == [{"enforced": False, "reason": "reply_not_judged", "status": 0}]


@pytest.mark.parametrize("mode", ["enforce", "monitor"])
async def test_a_reply_that_proposes_no_calls_is_recorded_if_there_is_no_room_for_it(
    mode: str, noted: list[dict[str, Any]]
) -> None:
    large = orjson.dumps({"data": [], "filler": "x" * 400_000})
    limits = ("limits.body_bytes=390000", "limits.buffered_bytes=390000")
    async with behind(answer(large), mode, *limits) as gateway:
        received = await bytes_of_reply(gateway, NO_CALLS)
        (line,) = await gateway.settled()
    assert received.startswith(b"HTTP/1.1 503 ")
    assert (line["status"], line["decision"], line["reason"], line["enforced"]) == (503, "deny", "overloaded", True)
    assert noted == [{"enforced": True, "reason": "overloaded", "status": 503}]
