"""A server that gives one fixed answer to everything and counts how often it was asked."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import orjson
from aiohttp import web


@dataclass(frozen=True, slots=True)
class Script:
    """One fixed answer. `chunks` are written one by one; a single chunk is a unary answer."""

    chunks: tuple[bytes, ...]
    status: int = 200
    content_type: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class ScriptedServer:
    """A running server: its address, and the attempts it has seen."""

    url: str
    attempts: int = 0


def unary(status: int, tree: object, headers: Mapping[str, str] | None = None) -> Script:
    """A JSON answer. Where an SDK tries again, it is told to do so at once."""
    return Script((orjson.dumps(tree),), status, headers={"retry-after-ms": "1", **(headers or {})})


def events(*frames: bytes) -> Script:
    """A stream of server-sent events, each frame a whole event without its blank line."""
    return Script(tuple(frame + b"\n\n" for frame in frames), content_type="text/event-stream")


@asynccontextmanager
async def serving(script: Script) -> AsyncIterator[ScriptedServer]:
    """The server, on a free loopback port, for as long as the context lasts."""
    server = ScriptedServer("")

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        await request.read()
        server.attempts += 1
        return await _send(request, script)

    runner = web.ServerRunner(web.Server(answer, access_log=None))
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        server.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        yield server
    finally:
        await runner.cleanup()


async def _send(request: web.BaseRequest, script: Script) -> web.StreamResponse:
    headers = {"content-type": script.content_type, **script.headers}
    if len(script.chunks) == 1:
        return web.Response(status=script.status, body=script.chunks[0], headers=headers)
    response = web.StreamResponse(status=script.status, headers=headers)
    await response.prepare(request)
    for chunk in script.chunks:
        await response.write(chunk)
        await asyncio.sleep(0)
    await response.write_eof()
    return response
