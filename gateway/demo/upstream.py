"""An upstream without a model: it speaks every dialect well enough for the real SDKs, and reports what it received.

Run it alone with `python -m gateway.demo.upstream --port N`. It reads no keys, keeps nothing, and calls nobody.
"""

import argparse
import asyncio
import re
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import orjson
from aiohttp import web
from rich.console import Console

from filters.trees import Json
from gateway.demo.dialects import anthropic, gemini, interactions, openai, responses
from gateway.demo.dialects.turn import DemoReply, DemoRequest
from gateway.listeners import CannotListen, address_of, open_listeners

PAUSE_SECONDS = 0.05
"""Seconds between two chunks of a stream, so that people can see it stream."""
_MAX_BODY = 64 * 1024 * 1024

Speak = Callable[[DemoRequest], DemoReply]
DemoRoute = tuple[str, re.Pattern[str], Speak]


@dataclass(frozen=True, slots=True)
class RawRequest:
    """One request as it was received. `target` is the raw path and query."""

    method: str
    target: str
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def values(self, name: str) -> tuple[str, ...]:
        """Return the values of all header fields with this name (in lower case), in order."""
        wanted = name.encode()
        return tuple(value.decode("latin-1") for key, value in self.headers if key.lower() == wanted)


def _path(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?:.*/)?{pattern}")


def _models(list_models: Speak, show_model: Speak) -> tuple[DemoRoute, ...]:
    return ("GET", _path(r"models"), list_models), ("GET", _path(r"models/[^/]+"), show_model)


ROUTES: tuple[DemoRoute, ...] = (
    ("POST", _path(r"chat/completions"), openai.chat),
    ("POST", _path(r"completions"), openai.complete),
    ("POST", _path(r"responses"), responses.respond),
    ("GET", _path(r"responses/[^/]+"), responses.show),
    ("POST", _path(r"embeddings"), openai.embed),
    ("POST", _path(r"moderations"), openai.moderate),
    ("POST", _path(r"audio/(?:transcriptions|translations)"), openai.transcribe),
    ("POST", _path(r"audio/speech"), openai.speak),
    ("POST", _path(r"images/(?:generations|edits|variations)"), openai.draw),
    ("POST", _path(r"files"), openai.upload_file),
    ("GET", _path(r"files"), openai.list_files),
    ("GET", _path(r"files/[^/]+"), openai.show_file),
    ("GET", _path(r"files/[^/]+/content"), openai.read_file),
    ("DELETE", _path(r"files/[^/]+"), openai.delete_file),
    ("POST", _path(r"messages"), anthropic.converse),
    ("POST", _path(r"messages/count_tokens"), anthropic.count_tokens),
    ("POST", _path(r"models/[^/]+:generateContent"), gemini.generate),
    ("POST", _path(r"models/[^/]+:streamGenerateContent"), gemini.stream),
    ("POST", _path(r"models/[^/]+:countTokens"), gemini.count_tokens),
    ("POST", _path(r"models/[^/]+:embedContent"), gemini.embed),
    ("POST", _path(r"models/[^/]+:batchEmbedContents"), gemini.embed_batch),
    ("POST", _path(r"interactions"), interactions.create),
    ("GET", _path(r"interactions/[^/]+"), interactions.show),
    ("POST", _path(r"interactions/[^/]+/cancel"), interactions.show),
    ("DELETE", _path(r"interactions/[^/]+"), interactions.delete),
    ("GET", re.compile(r"/v1(?:beta|alpha)[^/]*/models"), gemini.list_models),
    ("GET", re.compile(r"/v1(?:beta|alpha)[^/]*/models/[^/]+"), gemini.show_model),
    *_models(openai.list_models, openai.show_model),
)
"""The first matching line answers. Most take any prefix, as `/v1`, `/openai/v1` or `/openai/deployments/{name}`."""

_MODELS_BY_HEADER: tuple[tuple[str, tuple[DemoRoute, ...]], ...] = (
    ("anthropic-version", _models(anthropic.list_models, anthropic.show_model)),
    ("x-goog-api-key", _models(gemini.list_models, gemini.show_model)),
)
"""Three dialects list their models at `/v1/models`; a header shows which dialect asks."""


def answer(received: RawRequest) -> DemoReply:
    """Return the reply to one request: 404 for an unknown path, 400 for a JSON body that is not an object."""
    path, _, query = received.target.partition("?")
    speak = _find(received, path)
    if speak is None:
        return openai.refuse(404, "demo upstream: no such path")
    tree = _tree(received)
    if tree is None:
        return openai.refuse(400, "demo upstream: the body is no JSON object")
    return speak(DemoRequest(path, query, tree, len(received.body)))


def build_upstream(*, record: Callable[[RawRequest], object] | None = None, pause: float = 0.0) -> web.Server:
    """Return a server for `web.ServerRunner`.

    `record` is called with each request; `pause` is the seconds between the chunks of a stream.
    """

    async def serve(request: web.BaseRequest) -> web.StreamResponse:
        body = await _read(request)
        if body is None:
            return web.Response(status=413)
        received = RawRequest(request.method, request.raw_path, request.raw_headers, body)
        if record is not None:
            record(received)
        return await _send(request, answer(received), pause)

    return web.Server(serve, auto_decompress=False, access_log=None)


async def serve_upstream(listener: socket.socket, *, ready: Callable[[], object], stop: asyncio.Event) -> None:
    """Serve on a listening socket until `stop` is set. `ready` is called once it accepts connections."""
    runner = web.ServerRunner(build_upstream(pause=PAUSE_SECONDS))
    await runner.setup()
    try:
        await web.SockSite(runner, listener).start()
        ready()
        await stop.wait()
    finally:
        await runner.cleanup()


async def run_upstream(host: str, port: int, announce: Callable[[str], object]) -> None:
    """Serve until SIGINT or SIGTERM. `announce` is called with the URL once it is ready. Raises `CannotListen`."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    (listener,) = open_listeners(host, port, 1)
    await serve_upstream(listener, ready=partial(announce, f"http://{address_of(listener)}"), stop=stop)


def main() -> None:
    """Run the command line of `python -m gateway.demo.upstream`."""
    parser = argparse.ArgumentParser(
        prog="python -m gateway.demo.upstream", description="An upstream without a model, in every dialect."
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8081, help="port to listen on (default: %(default)s)")
    chosen = parser.parse_args()
    try:
        asyncio.run(run_upstream(chosen.host, chosen.port, Console().print))
    except CannotListen as error:
        parser.error(str(error))


def _find(received: RawRequest, path: str) -> Speak | None:
    wanted = "GET" if received.method == "HEAD" else received.method
    for method, pattern, speak in (*_models_of(received), *ROUTES):
        if method == wanted and pattern.fullmatch(path):
            return speak
    return None


def _models_of(received: RawRequest) -> tuple[DemoRoute, ...]:
    lines = (lines for header, lines in _MODELS_BY_HEADER if received.values(header))
    return next(lines, ())


def _tree(received: RawRequest) -> dict[str, Json] | None:
    if not received.body or "json" not in "".join(received.values("content-type")):
        return {}
    try:
        tree = orjson.loads(received.body)
    except orjson.JSONDecodeError:
        return None
    return tree if isinstance(tree, dict) else None


async def _read(request: web.BaseRequest) -> bytes | None:
    chunks = bytearray()
    async for chunk in request.content.iter_any():
        chunks += chunk
        if len(chunks) > _MAX_BODY:
            return None
    return bytes(chunks)


async def _send(request: web.BaseRequest, reply: DemoReply, pause: float) -> web.StreamResponse:
    headers = {"content-type": reply.content_type}
    if len(reply.chunks) == 1:
        return web.Response(status=reply.status, body=reply.chunks[0], headers=headers)
    response = web.StreamResponse(status=reply.status, headers=headers)
    await response.prepare(request)
    for chunk in reply.chunks:
        await response.write(chunk)
        await asyncio.sleep(pause)
    await response.write_eof()
    return response


if __name__ == "__main__":
    main()
