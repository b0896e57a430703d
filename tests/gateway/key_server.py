"""A real server on this machine that publishes a key set."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web


class KeyServer:
    """Its key set can be changed, and it tells what it was asked: path and `Accept-Encoding` of each request.

    `asked` is set with the first of them.
    """

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.requests: list[tuple[str, str]] = []
        self.asked = asyncio.Event()
        self.url = ""

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        self.requests.append((request.path, request.headers.get("Accept-Encoding", "")))
        self.asked.set()
        if request.path == "/moved":
            raise web.HTTPFound("/keys")
        return web.Response(body=self.body, content_type="application/json")


@asynccontextmanager
async def serving_keys(body: bytes, port: int = 0) -> AsyncIterator[KeyServer]:
    """A running server, on a free port where none is given; `url` has no path."""
    keys = KeyServer(body)
    runner = web.ServerRunner(web.Server(keys.answer))
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        host, port = runner.addresses[0]
        keys.url = f"http://{host}:{port}"
        yield keys
    finally:
        await runner.cleanup()
