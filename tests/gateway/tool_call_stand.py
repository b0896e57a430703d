"""What the tests of proposed tool calls share: requests of every dialect, upstreams and models."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import orjson
import pytest
from aiohttp import web

from tests.gateway_fixture import Answer, RunningGateway, request, serving, talk
from tests.talks import WIRES, Talk, Wire

JSON = (("content-type", "application/json"),)
MODEL = {
    "VERIFIER_ADAPTER": "openai",
    "OPENAI_API_KEY": "k",
    "OPENAI_VERIFIER_MODEL": "m",
    "OPENAI_VERIFIER_API": "chat",
}

wires = pytest.mark.parametrize("wire", WIRES.values(), ids=WIRES)
shapes = pytest.mark.parametrize("stream", [False, True], ids=["whole", "stream"])


async def ask(gateway: RunningGateway, wire: Wire, told: Talk, *, stream: bool) -> Answer:
    body = wire.write(told, stream=stream)
    return await talk(gateway.url, request("POST", wire.path(stream=stream), body, JSON))


@asynccontextmanager
async def model(word: str) -> AsyncIterator[dict[str, str]]:
    """The environment of a gateway whose models give one word for an answer."""
    message = {"role": "assistant", "content": word}
    choice = {"index": 0, "finish_reason": "stop", "message": message}
    reply = {"id": "c", "object": "chat.completion", "choices": [choice]}

    async def complete(_: web.BaseRequest) -> web.Response:
        return web.Response(body=orjson.dumps(reply), content_type="application/json")

    async with serving(web.Server(complete, access_log=None)) as port:
        yield {**MODEL, "OPENAI_BASE_URL": f"http://127.0.0.1:{port}"}


@asynccontextmanager
async def playing(raw: bytes) -> AsyncIterator[str]:
    """An upstream that answers everything with one stream of events."""

    async def play(_: web.BaseRequest) -> web.Response:
        return web.Response(body=raw, content_type="text/event-stream")

    async with serving(web.Server(play, access_log=None)) as port:
        yield f"http://127.0.0.1:{port}"
