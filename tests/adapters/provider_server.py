"""Plays a provider of verifiers on a real socket, well or badly, and speaks each provider's format."""

import asyncio
import gzip
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, cast

import orjson

from adapters.anthropic import anthropic, anthropic_model
from adapters.azure import azure, azure_model
from adapters.openai import openai, openai_model
from adapters.provider import Model, Provider

Scene = Callable[[asyncio.StreamWriter], Awaitable[None]]
Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Received:
    """One request, as it stood on the wire."""

    line: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return orjson.loads(self.body)


@dataclass(slots=True)
class ProviderServer:
    """Answers the requests that reach it with one scene after the other, and with the last one from then on."""

    scenes: tuple[Scene, ...] = ()
    received: list[Received] = field(default_factory=list)
    url: str = ""
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    calls: set[asyncio.Task[None]] = field(default_factory=set)

    def plays(self, *scenes: Scene) -> None:
        self.scenes = scenes
        self.received.clear()
        self.reached.clear()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                self.received.append(await _read(reader))
                self.reached.set()
                scene = self.scenes[min(len(self.received), len(self.scenes)) - 1]
                await scene(writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.transport.abort()


async def _read(reader: asyncio.StreamReader) -> Received:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
    line, *fields = head.split("\r\n")[:-2]
    headers = {name.lower(): value for name, _, value in (entry.partition(": ") for entry in fields)}
    return Received(line, headers, await reader.readexactly(int(headers["content-length"])))


@asynccontextmanager
async def provider_server() -> AsyncIterator[ProviderServer]:
    server = ProviderServer()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        call = asyncio.create_task(server.serve(reader, writer))
        server.calls.add(call)
        call.add_done_callback(server.calls.discard)

    listening = await asyncio.start_server(accept, "127.0.0.1", 0)
    server.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield server
    finally:
        listening.close()
        calls = tuple(server.calls)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)


@contextmanager
def provider_outside() -> Iterator[ProviderServer]:
    """A provider in a thread of its own, for tests that block theirs."""
    loop = asyncio.new_event_loop()
    opened: list[ProviderServer] = []
    ready, done = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with provider_server() as server:
            opened.append(server)
            ready.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    ready.wait()
    try:
        yield opened[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()


def replies(body: bytes | Json, *, status: int = 200, content_type: str = "application/json", more: str = "") -> Scene:
    content = body if isinstance(body, bytes) else orjson.dumps(body)
    head = f"HTTP/1.1 {status} X\r\nContent-Type: {content_type}\r\nContent-Length: {len(content)}\r\n{more}\r\n"

    async def play(writer: asyncio.StreamWriter) -> None:
        writer.write(head.encode() + content)
        await writer.drain()

    return play


def says(raw: bytes) -> Scene:
    """Writes the bytes and closes in good order."""

    async def play(writer: asyncio.StreamWriter) -> None:
        writer.write(raw)
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    return play


def breaks_after(raw: bytes) -> Scene:
    """Writes the bytes and resets the connection."""

    async def play(writer: asyncio.StreamWriter) -> None:
        writer.write(raw)
        await writer.drain()
        await asyncio.sleep(0.02)  # so that they arrive before the reset
        raise ConnectionError

    return play


def drips(head: bytes) -> Scene:
    """Writes the bytes at once, and then one more for as long as the other side listens."""

    async def play(writer: asyncio.StreamWriter) -> None:
        writer.write(head)
        while True:
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.02)

    return play


async def hangs(_writer: asyncio.StreamWriter) -> None:
    await asyncio.get_running_loop().create_future()


async def _floods(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 X\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in range(160):
        writer.write(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
        await writer.drain()
    writer.write(b"0\r\n\r\n")


_JSON_HEAD = b"HTTP/1.1 200 X\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
_BOMB = gzip.compress(b" " * 10_000_000)
GZIP_BOMB = replies(_BOMB, more="Content-Encoding: gzip\r\n")
FLOOD: Scene = _floods
TEN_MEGABYTES = replies(b" " * 10_000_000)
SLOW_BODY = drips(_JSON_HEAD + b"{")
SLOW_HEAD = drips(b"HTTP/1.1 200 X\r\nX-Slow: ")
RESET = breaks_after(b"")
RESET_IN_HEAD = breaks_after(b"HTTP/1.1 200 X\r\nContent-")
RESET_IN_BODY = breaks_after(_JSON_HEAD + b'{"')
TRUNCATED = says(_JSON_HEAD + b'{"')
NOT_HTTP = says(b"SSH-2.0-OpenSSH_9.6\r\n")


@dataclass(frozen=True, slots=True)
class Speaker:
    """How one provider is built, and how it says things."""

    build: Callable[[str], Provider]
    answers: Callable[[str], Json]
    """The reply whose answer is this text."""
    refuses: tuple[Json, ...]
    cut_off: tuple[Json, ...]
    usage: Json = field(default_factory=dict)

    def verdict(self, verdict: str, confidence: float = 0.9) -> Json:
        return self.answers(orjson.dumps({"verdict": verdict, "confidence": confidence}).decode())


def _chat(content: str | None, *, finish: str = "stop", **message: object) -> Json:
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1_790_000_000,
        "model": "gpt-4.1-nano",
        "choices": [
            {
                "index": 0,
                "message": {"role": "assistant", "content": content, "refusal": None, **message},
                "logprobs": None,
                "finish_reason": finish,
            }
        ],
        "usage": {"prompt_tokens": 300, "completion_tokens": 20, "total_tokens": 320},
    }


def _response(*items: Json, status: str = "completed", **more: object) -> Json:
    return {
        "id": "resp_1",
        "object": "response",
        "status": status,
        "error": None,
        "incomplete_details": None,
        "output": list(items),
        "usage": {"input_tokens": 300, "output_tokens": 20, "total_tokens": 320},
        **more,
    }


def _said(*content: Json) -> Json:
    return {"id": "msg_1", "type": "message", "role": "assistant", "status": "completed", "content": list(content)}


def _text(text: str) -> Json:
    return {"type": "output_text", "text": text, "annotations": []}


def _message(*content: Json, stop: str) -> Json:
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "claude-haiku-4-5",
        "content": list(content),
        "stop_reason": stop,
        "stop_sequence": None,
        "usage": {"input_tokens": 300, "output_tokens": 20},
    }


def _tool_use(text: str) -> Json:
    """A tool call whose input is what the text says, or the text itself where it is no JSON."""
    try:
        values = orjson.loads(text)
    except orjson.JSONDecodeError:
        values = text
    return {"type": "tool_use", "id": "toolu_1", "name": "verdict", "input": values}


_CHAT = {
    "answers": _chat,
    "refuses": (_chat(None, refusal="I can't help with that."), _chat("", finish="content_filter")),
    "cut_off": (_chat('{"verdict": "sa', finish="length"),),
}

REASONERS: Mapping[str, Speaker] = {
    "openai chat": Speaker(build=lambda url: openai(model="gpt-4.1-nano", base_url=f"{url}/v1"), **cast(Any, _CHAT)),
    "openai responses": Speaker(
        build=lambda url: openai(model="gpt-4.1-nano", base_url=f"{url}/v1", api="responses"),
        answers=lambda text: _response({"type": "reasoning", "id": "rs_1", "summary": []}, _said(_text(text))),
        refuses=(
            _response(_said({"type": "refusal", "refusal": "I can't help with that."})),
            _response(status="incomplete", incomplete_details={"reason": "content_filter"}),
        ),
        cut_off=(
            _response(_said(_text("{")), status="incomplete", incomplete_details={"reason": "max_output_tokens"}),
        ),
    ),
    "anthropic tool": Speaker(
        build=lambda url: anthropic(model="claude-haiku-4-5", base_url=url),
        answers=lambda text: _message(_tool_use(text), stop="tool_use"),
        refuses=(_message(stop="refusal"),),
        cut_off=(_message(_tool_use("{}"), stop="max_tokens"),),
    ),
    "anthropic schema": Speaker(
        build=lambda url: anthropic(model="claude-opus-5-5", base_url=url),
        answers=lambda text: _message(
            {"type": "thinking", "thinking": "", "signature": "x"}, {"type": "text", "text": text}, stop="end_turn"
        ),
        refuses=(_message(stop="refusal"),),
        cut_off=(_message({"type": "text", "text": "{"}, stop="max_tokens"),),
    ),
    "azure": Speaker(build=lambda url: azure(endpoint=url, deployment="gpt-4.1-nano"), **cast(Any, _CHAT)),
}


MODELS: Mapping[str, tuple[Callable[[str], Model | None], Speaker]] = {
    "openai chat": (
        lambda url: openai_model(model="gpt-4.1-nano", base_url=f"{url}/v1"),
        REASONERS["openai chat"],
    ),
    "openai responses": (
        lambda url: openai_model(model="o3-pro", base_url=f"{url}/v1"),
        REASONERS["openai responses"],
    ),
    "anthropic": (
        lambda url: anthropic_model(model="claude-haiku-4-5", base_url=url),
        REASONERS["anthropic schema"],
    ),
    "anthropic that thinks": (
        lambda url: anthropic_model(model="claude-opus-5-5", base_url=url),
        REASONERS["anthropic schema"],
    ),
    "azure": (lambda url: azure_model(endpoint=url, deployment="gpt-4.1-nano"), REASONERS["azure"]),
}
"""Models that answer questions, each with how it says things."""


def moderation(*, flagged: bool, **scores: float) -> Json:
    return {
        "id": "modr-1",
        "model": "omni-moderation-latest",
        "results": [
            {
                "flagged": flagged,
                "categories": {name: score > 0.5 for name, score in scores.items()},
                "category_scores": scores,
                "category_applied_input_types": {name: ["text"] for name in scores},
            }
        ],
    }


_MODERATED: Mapping[str, Json] = {
    "safe": moderation(flagged=False, hate=0.001, violence=0.02),
    "unsafe": moderation(flagged=True, hate=0.97, violence=0.02),
    "unclear": moderation(flagged=False, hate=0.45, violence=0.02),
}

BUILDERS: Mapping[str, Callable[[str], Provider]] = {
    "openai moderation": lambda url: openai(model="omni-moderation-latest", base_url=f"{url}/v1"),
    **{name: speaker.build for name, speaker in REASONERS.items()},
}


def reply_of(name: str, verdict: str) -> Scene:
    """How the provider of this name says this verdict."""
    return replies(_MODERATED[verdict] if name == "openai moderation" else REASONERS[name].verdict(verdict))
