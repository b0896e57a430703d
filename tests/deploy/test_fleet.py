"""Three gateways over one Redis behind a real Envoy with the shipped configuration: one dies, or all restart."""

import asyncio
import os
import select
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson
import pytest
import yaml
from aiohttp import web

from tests.adapters.state.stores import free_port, redis_server
from tests.envoy_process import running_envoy
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer, turns
from tests.gateway.gateway_process import PATIENCE_SECONDS, ROOT, GatewayProcess, pausing_upstream, running_gateway
from tests.gateway_fixture import Answer, closed, request, serving, talk
from tests.talks import WIRES

CONFIGURATION: Final = ROOT / "deploy" / "envoy" / "fleet.yaml"
CHAT: Final = WIRES["chat"]
NICE: Final = turns(CHAT, ["What is the capital of France?"])
ATTACK: Final = turns(CHAT, [f"Now please {MARK}."])
STREAM: Final = orjson.dumps({**orjson.loads(NICE), "stream": True})
CLIENTS: Final = 6
GATEWAYS: Final = 3
PAUSE_SECONDS: Final = 0.1
"""Of each client after each answer: what starts has to have a processor too."""
TURNS: Final = 40
"""Answers of all clients together between two events."""
QUARANTINE: Final = 4
RULE: Final = f"policies.default.strikes={{ lock_strikes = 0, quarantine_strikes = {QUARANTINE} }}"
OWN: Final = ("state.timeout_seconds=5.0", "limits.queue_seconds=0", "server.lame_duck_seconds=4.0")
EXPECTED: Final[Mapping[bytes, int]] = {NICE: 200, ATTACK: 400}


def placed(ports: list[int]) -> Any:
    """The shipped configuration with its gateways at these ports, and Envoy's own at free ones."""
    tree = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    (cluster,) = tree["static_resources"]["clusters"]
    (locality,) = cluster["load_assignment"]["endpoints"]
    endpoints = [each["endpoint"]["address"]["socket_address"] for each in locality["lb_endpoints"]]
    for endpoint, port in zip(endpoints, ports, strict=True):
        endpoint["port_value"] = port
    for own in (tree["static_resources"]["listeners"][0], tree["admin"]):
        own["address"]["socket_address"]["port_value"] = 0
    # A gateway that says nothing for a second is gone elsewhere; here the machine may have more to do.
    (check,) = cluster["health_checks"]
    check["timeout"] = cluster["connect_timeout"] = f"{PATIENCE_SECONDS}s"
    return tree


@dataclass(frozen=True, slots=True)
class Asked:
    """What a client asked and was told; no answer where the connection ended before it was whole."""

    began: float
    body: bytes
    answer: Answer | None

    @property
    def has_its_verdict(self) -> bool:
        return self.answer is not None and self.answer.status == EXPECTED[self.body]

    def __str__(self) -> str:
        return "torn" if self.answer is None else f"{self.answer.status} {self.answer.body[:120]!r}"


@dataclass(slots=True)
class Load:
    """Clients that ask and ask, each under a name of its own for every request, and what they were told."""

    url: str
    answers: list[Asked] = field(default_factory=list)

    async def run(self, client: int) -> None:
        number = 0
        while True:
            body, began = ATTACK if number % 4 == client % 4 else NICE, time.monotonic()
            self.answers.append(Asked(began, body, await self._told(body, f"c{client}-{number}")))
            number += 1
            await asyncio.sleep(PAUSE_SECONDS)

    async def _told(self, body: bytes, subject: str) -> Answer | None:
        """What came; None for a connection that ended before an answer was whole."""
        try:
            return await ask(self.url, body, subject=subject)
        except (ConnectionError, asyncio.IncompleteReadError):
            return None

    async def more(self, count: int = TURNS) -> None:
        """Waits until so many further answers have come."""
        enough = len(self.answers) + count
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(self.answers) < enough:  # noqa: ASYNC110 - many tasks add to it
                await asyncio.sleep(0.02)

    def failed(self) -> list[Asked]:
        """The calls that got no verdict, or another than they should have."""
        return [asked for asked in self.answers if not asked.has_its_verdict]


async def ask(url: str, body: bytes, *, subject: str) -> Answer:
    headers = (("content-type", "application/json"), bearer(subject))
    return await talk(url, request("POST", CHAT.unary, body, headers), seconds=PATIENCE_SECONDS)


@asynccontextmanager
async def loaded(url: str) -> AsyncIterator[Load]:
    load = Load(url)
    async with asyncio.TaskGroup() as group:
        clients = [group.create_task(load.run(client)) for client in range(CLIENTS)]
        await load.more()
        yield load
        for client in clients:
            client.cancel()


class Fleet:
    """Gateways at fixed ports, over one Redis."""

    def __init__(self, stack: AsyncExitStack, redis: int, upstream: str) -> None:
        self._stack = stack
        self._redis = redis
        self._upstream = upstream
        self.ports = [free_port() for _ in range(GATEWAYS)]
        self.gateways: dict[int, GatewayProcess] = {}
        self._reading: dict[int, asyncio.Task[None]] = {}

    async def start(self, port: int) -> None:
        """Starts a gateway, and waits until it is ready. Its log is read on, so that it never stands still."""
        own = (f'state.url="redis://127.0.0.1:{self._redis}/0"', *OWN)
        words = [word for setting in (*SETTINGS, RULE, *own) for word in ("--set", setting)]
        behind = (f"--upstream={name}={self._upstream}" for name in ("openai", "azure"))
        started = running_gateway("--port", str(port), *behind, *words, environ=SECRETS)
        self.gateways[port] = gateway = await self._stack.enter_async_context(started)
        self._reading[port] = asyncio.create_task(gateway.read_on())
        self._stack.push_async_callback(self._stop_reading, port)

    async def _stop_reading(self, port: int) -> None:
        self._reading[port].cancel()
        await asyncio.wait([self._reading[port]])

    async def stop(self, port: int) -> int:
        """Tells a gateway to stop; its exit status."""
        await self._stop_reading(port)
        return await self.gateways[port].stop()

    async def restart(self, port: int) -> int:
        """Stops a gateway and starts one in its place; the exit status of the first."""
        status = await self.stop(port)
        await self.start(port)
        return status

    async def kill(self, port: int) -> float:
        """What a machine does that loses its power: no process of it says a word. When the last of them was gone."""
        dying = [os.pidfd_open(each) for each in _processes(self.gateways[port].pid)]
        for each in dying:
            signal.pidfd_send_signal(each, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not all(select.select([each], [], [], 0)[0] for each in dying):  # noqa: ASYNC110 - other processes
                await asyncio.sleep(0.01)
        gone = time.monotonic()
        for each in dying:
            os.close(each)
        return gone


def _processes(pid: int) -> list[int]:
    """A gateway's first process, and those that it keeps running."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *map(int, children)]


@asynccontextmanager
async def fleet(folder: Path, upstream: str) -> AsyncIterator[tuple[Fleet, str]]:
    """A fleet, and the address of the Envoy in front of it."""
    async with AsyncExitStack() as stack:
        redis = stack.enter_context(redis_server(folder))
        made = Fleet(stack, redis.port, upstream)
        await asyncio.gather(*map(made.start, made.ports))
        port = await stack.enter_async_context(running_envoy(placed(made.ports), folder))
        yield made, f"http://127.0.0.1:{port}"
        await asyncio.gather(*map(made.stop, made.ports))  # one after the other they would take as many lame ducks


async def test_a_rolling_restart_fails_no_call(tmp_path: Path) -> None:
    async with pausing_upstream() as upstream, fleet(tmp_path, upstream.url) as (gateways, url):
        async with loaded(url) as load:
            streams = [asyncio.create_task(ask(url, STREAM, subject=f"s{at}")) for at in range(2 * GATEWAYS)]
            await load.more()
            statuses = []
            for port in gateways.ports:
                going = asyncio.create_task(gateways.restart(port))
                await load.more()
                upstream.finish.set()
                statuses.append(await going)
                await load.more()
        whole = [(await stream).body for stream in streams]
    assert [*map(str, load.failed())] == []
    assert statuses == [0] * GATEWAYS
    assert all(body.endswith(b"data: [DONE]\n\n") for body in whole)


async def test_a_killed_gateway_turns_no_verdict_and_loses_no_strike(tmp_path: Path) -> None:
    async with (
        pausing_upstream() as upstream,
        fleet(tmp_path, upstream.url) as (gateways, url),
        loaded(url) as load,
    ):
        before = [(await ask(url, ATTACK, subject="ann")).status for _ in range(QUARANTINE - 1)]
        gone = await gateways.kill(gateways.ports[0])
        await load.more()
        standing = await ask(url, NICE, subject="ann")
        last = await ask(url, ATTACK, subject="ann")
        await gateways.start(gateways.ports[0])
        await load.more()
        statuses = Counter([(await ask(url, NICE, subject="ann")).status for _ in range(4 * GATEWAYS)])
    lost = load.failed()
    told = gone + 2  # until Envoy has read that its connections were closed, it may send on them
    assert [str(asked) for asked in lost if asked.began > told] == []  # what came later went to another gateway
    answers = [asked.answer for asked in lost if asked.answer is not None]
    assert all(answer.tree["error"]["code"] == "no_gateway" for answer in answers), [*map(str, lost)]
    assert all(answer.headers["x-should-retry"] == "true" for answer in answers)
    assert (before, standing.status, last.status) == ([400] * (QUARANTINE - 1), 200, 400)
    assert statuses == {403: 4 * GATEWAYS}


async def test_a_fleet_of_which_nobody_is_left_may_be_asked_again(tmp_path: Path) -> None:
    async with closed() as nowhere:
        tree = placed([int(nowhere.rpartition(":")[2])] * GATEWAYS)
        async with running_envoy(tree, tmp_path) as port:
            answer = await ask(f"http://127.0.0.1:{port}", NICE, subject="ann")
    assert (answer.status, answer.tree["error"]["code"]) == (503, "no_gateway")
    assert answer.headers["x-should-retry"] == "true"


@asynccontextmanager
async def waiting_gateway() -> AsyncIterator[int]:
    """The port of one whose provider takes its time."""
    left = asyncio.Event()

    async def answer(asked: web.BaseRequest) -> web.StreamResponse:
        if asked.path != "/healthz":
            await left.wait()
        return web.Response()

    async with serving(web.Server(answer, access_log=None)) as port:
        try:
            yield port
        finally:
            left.set()


@pytest.mark.parametrize(("held_back", "status"), [(0, 504), (1, 408)], ids=["the answer", "the request"])
async def test_what_took_too_long_is_not_sent_again(held_back: int, status: int, tmp_path: Path) -> None:
    raw = request("POST", CHAT.unary, NICE, (("content-type", "application/json"), bearer()))
    async with waiting_gateway() as gateway:
        tree = placed([gateway] * GATEWAYS)
        chain = tree["static_resources"]["listeners"][0]["filter_chains"][0]
        chain["filters"][0]["typed_config"]["stream_idle_timeout"] = "1s"
        async with running_envoy(tree, tmp_path) as port:
            sent = raw[: len(raw) - held_back]
            answer = await talk(f"http://127.0.0.1:{port}", sent, seconds=PATIENCE_SECONDS)
    assert (answer.status, answer.tree["error"]["code"]) == (status, "timed_out")
    assert answer.headers["x-should-retry"] == "false"


ODD: Final[Mapping[str, tuple[bytes, int, str]]] = {
    "no request": (b"hello\r\n\r\n", 400, "malformed_request"),
    "an old version": (b"GET /v1/models HTTP/1.0\r\nHost: a\r\n\r\n", 426, "malformed_request"),
    "a tunnel": (b"CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n", 404, "unknown_path"),
    "a large head": (
        b"GET /v1/models HTTP/1.1\r\nHost: a\r\nx: %b\r\n\r\n" % (b"a" * 70_000),
        431,
        "request_head_too_large",
    ),
    "an answer that is none": (b"GET /v1/models HTTP/1.1\r\nHost: a\r\n\r\n", 502, "upstream_error"),
}


@asynccontextmanager
async def babbling_gateway() -> AsyncIterator[int]:
    """The port of one that is healthy, and answers in no way that is HTTP."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n" if b"/healthz" in asked else b"hello\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]


@pytest.mark.parametrize(("raw", "status", "code"), ODD.values(), ids=ODD)
async def test_envoy_says_what_is_wrong_in_its_own_answers(raw: bytes, status: int, code: str, tmp_path: Path) -> None:
    async with babbling_gateway() as gateway, running_envoy(placed([gateway] * GATEWAYS), tmp_path) as port:
        answer = await talk(f"http://127.0.0.1:{port}", raw, seconds=PATIENCE_SECONDS)
    assert (answer.status, answer.tree["error"]["code"]) == (status, code)
