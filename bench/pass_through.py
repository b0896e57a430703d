"""The proxy that `bench/speed.py` compares with: it reads nothing, on the same framework, written the obvious way.

    python -m bench.pass_through UPSTREAM

It prints its port, and serves until it is ended.
"""

import asyncio
import sys
from collections.abc import AsyncIterator

import uvloop
from aiohttp import ClientSession, ClientTimeout, TCPConnector, web

OWN = frozenset({"connection", "content-encoding", "content-length", "host", "keep-alive", "transfer-encoding"})
LARGEST = 64 << 20


def build(upstream: str) -> web.Application:
    """An application that sends every request on and hands its reply back."""
    session = web.AppKey("session", ClientSession)

    async def client(app: web.Application) -> AsyncIterator[None]:
        timeout = ClientTimeout(total=None)
        async with ClientSession(connector=TCPConnector(limit=0), timeout=timeout) as app[session]:
            yield

    async def forward(request: web.Request) -> web.StreamResponse:
        headers = {name: value for name, value in request.headers.items() if name.lower() not in OWN}
        url, body = upstream + request.path_qs, await request.read()
        async with request.app[session].request(request.method, url, data=body, headers=headers) as reply:
            kept = {name: value for name, value in reply.headers.items() if name.lower() not in OWN}
            if reply.content_type != "text/event-stream":
                return web.Response(status=reply.status, body=await reply.read(), headers=kept)
            response = web.StreamResponse(status=reply.status, headers=kept)
            await response.prepare(request)
            async for piece in reply.content.iter_any():
                await response.write(piece)
            await response.write_eof()
            return response

    app = web.Application(client_max_size=LARGEST)
    app.cleanup_ctx.append(client)
    app.router.add_route("*", "/{path:.*}", forward)
    return app


async def serve(upstream: str) -> None:
    """Listens on a free port until the process is ended."""
    runner = web.AppRunner(build(upstream), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    sys.stdout.write(f"{runner.addresses[0][1]}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1]))
