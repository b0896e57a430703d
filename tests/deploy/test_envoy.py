"""The shipped configurations of Envoy: how long they wait, and which of several gateways they ask to judge."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
import trustme
import yaml

from adapters.metrics import private_metrics
from gateway.config.settings import EnvoySettings, Settings
from gateway.demo.upstream import build_upstream
from gateway.doors.envoy_processing import EnvoyDoor
from gateway.doors.envoy_server import Opened, open_envoy_door
from gateway.exchanges.exchange import Exchange
from gateway.limiting.buffers import Room
from gateway.limiting.slices import MEGABYTE
from gateway.phases.progress import Progress
from gateway.phases.services import build_services
from gateway.processes.worker import CurrentServices
from tests.envoy_process import BINARY, placed, running_envoy, shipped
from tests.gateway.callers import turns
from tests.gateway.gateway_process import PATIENCE_SECONDS, ROOT
from tests.gateway_fixture import closed, request, serving, silent, talk
from tests.talks import WIRES, Wire

FOLDER: Final = ROOT / "deploy" / "envoy"
DEFAULTS: Final = Settings.model_validate(
    {"upstreams": {name: {"base_url": f"http://{name}.test"} for name in ("openai", "anthropic", "azure", "gemini")}}
)
JUDGING_SECONDS: Final = (
    DEFAULTS.limits.judge_seconds * DEFAULTS.limits.body_bytes / MEGABYTE
    + DEFAULTS.limits.verifier_seconds
    + DEFAULTS.supervision.seconds
    + DEFAULTS.limits.call_seconds
)
"""What the largest body may take with the shipped limits, where nothing else is judged meanwhile."""
CHAT: Final = WIRES["chat"]
QUESTION: Final = ("What is the capital of France?",)


shipped_ones = pytest.mark.parametrize("name", ["envoy.yaml", "ext_authz.yaml", "fleet.yaml"])


def manager(name: str) -> Any:
    """What the only listener of a shipped configuration does with its connections."""
    return managed(yaml.safe_load((FOLDER / name).read_text(encoding="utf-8")))


def managed(tree: Any) -> Any:
    """The same, of any configuration with one listener."""
    (listener,) = tree["static_resources"]["listeners"]
    return listener["filter_chains"][0]["filters"][0]["typed_config"]


def seconds(text: str) -> float:
    assert text.endswith("s")
    return float(text[:-1])


@shipped_ones
async def test_no_field_is_one_that_a_newer_envoy_will_not_know(name: str) -> None:
    process = await asyncio.create_subprocess_exec(
        BINARY,
        *("--mode", "validate", "--config-path", FOLDER / name),
        env={"OPENAI_API_KEY": "key"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    told, _ = await process.communicate()
    assert process.returncode == 0, told.decode()
    assert [line for line in told.decode().splitlines() if "deprecated" in line.lower()] == []


@shipped_ones
def test_no_reply_is_cut_for_which_the_gateway_would_wait(name: str) -> None:
    assert seconds(manager(name)["stream_idle_timeout"]) > JUDGING_SECONDS + DEFAULTS.limits.first_byte_seconds


def test_judging_may_take_as_long_as_the_gateway_lets_it() -> None:
    processing, asking = (manager(name)["http_filters"][0]["typed_config"] for name in ("envoy.yaml", "ext_authz.yaml"))
    waits = seconds(processing["message_timeout"]), seconds(asking["http_service"]["server_uri"]["timeout"])
    assert min(waits) > JUDGING_SECONDS


@dataclass(frozen=True, slots=True)
class Judge:
    """One gateway's door for Envoy. `done` is how the requests that came through it ended."""

    opened: Opened
    done: list[Progress]


@asynccontextmanager
async def two_gateways() -> AsyncIterator[tuple[Judge, Judge]]:
    services = await asyncio.to_thread(build_services, DEFAULTS, metrics=private_metrics(), environ={})
    current = CurrentServices(services)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(current.close)
        first, second = [await stack.enter_async_context(_judging(current)) for _ in range(2)]
        yield first, second


@asynccontextmanager
async def _judging(current: CurrentServices) -> AsyncIterator[Judge]:
    done: list[Progress] = []

    def on_done(_exchange: Exchange, progress: Progress) -> None:
        done.append(progress)

    door = EnvoyDoor(current.hold_services, room=Room(DEFAULTS.limits), nearest=current.nearest, on_done=on_done)
    opened = await open_envoy_door(door, EnvoySettings(), DEFAULTS.limits)
    try:
        yield Judge(opened, done)
    finally:
        await opened.stop(0.0)


async def test_a_gateway_that_drains_is_not_asked_to_judge_any_more(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        first, second = await stack.enter_async_context(two_gateways())
        upstream = await stack.enter_async_context(serving(build_upstream(record=lambda _: None)))
        ports = [first.opened.port, second.opened.port]
        tree = placed(shipped(), guardrail=ports, upstream=f"http://127.0.0.1:{upstream}")
        port = await stack.enter_async_context(running_envoy(tree, tmp_path))
        admin = (tmp_path / "admin").read_text(encoding="ascii")
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not (first.done and second.done):
                assert await ask(port) == 200
        first.opened.drain()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not await is_left_out(admin, first.opened.port):  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.05)
        judged = len(first.done)
        statuses = [await ask(port) for _ in range(12)]
    assert (statuses, len(first.done)) == ([200] * 12, judged)


async def ask(port: int, wire: Wire = CHAT) -> int:
    raw = request("POST", wire.unary, turns(wire, QUESTION), (("content-type", "application/json"),))
    return (await talk(f"http://127.0.0.1:{port}", raw, seconds=PATIENCE_SECONDS)).status


async def test_why_envoy_has_no_reply_is_told_in_the_gateways_words(tmp_path: Path) -> None:
    distrusted = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    trustme.CA().issue_cert("127.0.0.1").configure_cert(distrusted)
    async with AsyncExitStack() as stack:
        judge, _ = await stack.enter_async_context(two_gateways())
        without_tls = await stack.enter_async_context(serving(build_upstream(record=lambda _: None)))
        with_tls = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0, ssl=distrusted)
        await stack.enter_async_context(with_tls)
        tree = placed(shipped(), guardrail=[judge.opened.port], upstream=await stack.enter_async_context(silent()))
        for route in managed(tree)["route_config"]["virtual_hosts"][0]["routes"]:
            if route["route"]["cluster"] == "gemini":
                route["route"]["max_stream_duration"] = {"max_stream_duration": "0.1s"}
        lead(tree, "openai", int((await stack.enter_async_context(closed())).rpartition(":")[2]))
        lead(tree, "anthropic", with_tls.sockets[0].getsockname()[1], secured=True)
        lead(tree, "azure", without_tls, secured=True)
        port = await stack.enter_async_context(running_envoy(tree, tmp_path))
        statuses = {name: await ask(port, WIRES[name]) for name in ("chat", "messages", "azure", "gemini")}
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(judge.done) < len(statuses):  # noqa: ASYNC110 - written after the answer
                await asyncio.sleep(0.01)
    assert statuses == {"chat": 502, "messages": 502, "azure": 502, "gemini": 504}
    assert [progress.cause for progress in judge.done] == ["refused", "certificate", "tls", "total_timeout"]


def lead(tree: Any, name: str, port: int, *, secured: bool = False) -> None:
    """Lead a provider's cluster to another port, and speak the shipped configuration's TLS there if `secured`."""
    (cluster,) = (each for each in tree["static_resources"]["clusters"] if each["name"] == name)
    (endpoints,) = cluster["load_assignment"]["endpoints"]
    endpoints["lb_endpoints"][0]["endpoint"]["address"]["socket_address"]["port_value"] = port
    if secured:
        cluster["transport_socket"] = shipped()["static_resources"]["clusters"][-1]["transport_socket"]


async def is_left_out(admin: str, port: int) -> bool:
    """Whether a gateway has failed its health check, as Envoy's admin page tells."""
    told = (await talk(f"http://{admin}", request("GET", "/clusters"), seconds=PATIENCE_SECONDS)).body.decode()
    return f"guardrail::127.0.0.1:{port}::health_flags::/failed_active_hc" in told
