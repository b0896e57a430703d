"""The gRPC server for Envoy: its health checks, and how it serves in the workers of a gateway, behind a real Envoy."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path

import grpc
import orjson
import pytest
from envoy.config.core.v3.base_pb2 import HeaderMap, HeaderValue
from envoy.extensions.filters.http.ext_proc.v3.processing_mode_pb2 import ProcessingMode
from envoy.service.ext_proc.v3 import external_processor_pb2 as protocol

from filters.dialects.openai_chat import OPENAI
from gateway.config.settings import EnvoySettings, LimitSettings
from gateway.doors.envoy_messages import SERVICE
from gateway.doors.envoy_processing import EnvoyDoor
from gateway.doors.envoy_server import HEALTH, NOT_SERVING, SERVING, open_envoy_door
from gateway.limiting.buffers import Room
from gateway.phases.services import Services
from tests.adapters.state.stores import free_port
from tests.envoy_process import placed, running_envoy, shipped
from tests.gateway.gateway_process import (
    PATIENCE_SECONDS,
    GatewayProcess,
    PausingUpstream,
    pausing_upstream,
    running_gateway,
)
from tests.gateway_fixture import Answer, request, talk

PATH = "/v1/chat/completions"
MARK = "hxblockme-7f3a9c"
"""A phrase that the policy denies."""


async def health(port: int) -> bytes:
    async with grpc.aio.insecure_channel(f"127.0.0.1:{port}") as channel:
        answer: bytes = await channel.unary_unary(f"/{HEALTH}/Check")(b"")
        return answer


async def test_a_door_that_drains_says_so_and_stays_open() -> None:
    limits = LimitSettings()
    asked: list[object] = []

    def hold() -> AbstractContextManager[Services]:
        raise AssertionError("nobody asks")

    door = EnvoyDoor(hold, room=Room(limits), nearest=lambda _: OPENAI, on_done=lambda *told: asked.append(told))
    opened = await open_envoy_door(door, EnvoySettings(), limits)
    before = await health(opened.port)
    opened.drain()
    after = await health(opened.port)
    await opened.stop(0.0)
    assert (before, after, asked) == (SERVING, NOT_SERVING, [])


async def ask(port: int, text: str, *, stream: bool = False) -> Answer:
    body = orjson.dumps({"model": "m", "messages": [{"role": "user", "content": text}], "stream": stream})
    raw = request("POST", PATH, body, (("content-type", "application/json"),))
    return await talk(f"http://127.0.0.1:{port}", raw, seconds=PATIENCE_SECONDS)


@asynccontextmanager
async def two_workers(folder: Path, upstream: PausingUpstream) -> AsyncIterator[tuple[GatewayProcess, int]]:
    """A gateway of two workers, and the port of the Envoy that asks them."""
    port = free_port()
    settings = (f"doors.envoy.port={port}", f'policies.default.deny_patterns=["{MARK}"]', 'logging.level="debug"')
    words = [word for setting in settings for word in ("--set", setting)]
    async with running_gateway("--workers", "2", f"--upstream=openai={upstream.url}", *words) as gateway:
        tree = placed(shipped(), guardrail=[port], upstream=upstream.url)
        async with running_envoy(tree, folder) as listening:
            yield gateway, listening


async def test_forked_workers_judge_for_envoy_and_finish_at_a_stop(tmp_path: Path) -> None:
    async with pausing_upstream() as upstream, two_workers(tmp_path, upstream) as (gateway, port):
        statuses = [(await ask(port, text)).status for text in ("hello", f"please {MARK}")]
        stream = asyncio.create_task(ask(port, "hello", stream=True))
        await gateway.recorded(2)
        await upstream.asked.wait()
        gateway.tell(signal.SIGTERM)
        await gateway.until("stopping")
        upstream.finish.set()
        whole = await stream
        assert await gateway.end() == 0
        refused = await ask(port, "hello")
    assert statuses == [200, 400]
    assert whole.body.endswith(b"data: [DONE]\n\n")
    assert refused.status == 500  # nobody is there to judge it: Envoy's own word


def chat(text: str) -> bytes:
    return orjson.dumps({"model": "m", "messages": [{"role": "user", "content": text}]})


@pytest.mark.parametrize("limits", ["{ concurrent_requests = 1 }", "{ buffered_bytes = 1000, body_bytes = 1000 }"])
async def test_requests_of_both_doors_together_keep_to_the_limits_of_a_worker(limits: str) -> None:
    port, long = free_port(), chat("hello " * 100)
    words = ("--set", f"doors.envoy.port={port}", "--set", f"limits={limits}")
    fields = {":method": "POST", ":path": PATH, "content-type": "application/json"}
    values = [HeaderValue(key=name, raw_value=value.encode()) for name, value in fields.items()]
    modes = protocol.ProtocolConfiguration(
        request_body_mode=ProcessingMode.BUFFERED, response_body_mode=ProcessingMode.FULL_DUPLEX_STREAMED
    )
    head = protocol.HttpHeaders(headers=HeaderMap(headers=values))
    raw = request("POST", PATH, long, (("content-type", "application/json"),))
    async with (
        pausing_upstream() as upstream,
        running_gateway(*words, f"--upstream=openai={upstream.url}") as gateway,
        grpc.aio.insecure_channel(f"127.0.0.1:{port}") as channel,
    ):
        call = channel.stream_stream(
            f"/{SERVICE}/Process",
            request_serializer=protocol.ProcessingRequest.SerializeToString,
            response_deserializer=protocol.ProcessingResponse.FromString,
        )()
        await call.write(protocol.ProcessingRequest(request_headers=head, protocol_config=modes))
        await call.read()
        body = protocol.HttpBody(body=long, end_of_stream=True)
        await call.write(protocol.ProcessingRequest(request_body=body))
        assert (await call.read()).WhichOneof("response") == "request_body"
        meanwhile = await talk(f"http://127.0.0.1:{gateway.port}", raw, seconds=PATIENCE_SECONDS)
        call.cancel()
        await gateway.recorded(2)
        afterwards = await talk(f"http://127.0.0.1:{gateway.port}", raw, seconds=PATIENCE_SECONDS)
    assert (meanwhile.status, meanwhile.tree["error"]["code"]) == (503, "overloaded")
    assert afterwards.status == 200


async def test_a_killed_worker_is_replaced_for_envoy_too(tmp_path: Path) -> None:
    async with pausing_upstream() as upstream, two_workers(tmp_path, upstream) as (gateway, port):
        workers = [(await gateway.until("process_started"))["pid"] for _ in range(2)]
        before = (await ask(port, "hello")).status
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
            await gateway.until("process_died")
        await gateway.ready()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (await ask(port, "hello")).status != 200:  # noqa: ASYNC110 - other processes
                await asyncio.sleep(0.05)
        denied = (await ask(port, f"please {MARK}")).status
    assert (before, denied) == (200, 400)


async def test_a_reload_brings_limits_to_the_door_for_envoy(tmp_path: Path) -> None:
    config, port = tmp_path / "gateway.toml", free_port()
    config.write_text("[limits]\nbody_bytes = 16\n")
    words = ("--config", str(config), "--set", f"doors.envoy.port={port}")
    async with pausing_upstream() as upstream:
        tree = placed(shipped(), guardrail=[port], upstream=upstream.url)
        async with (
            running_gateway(*words, f"--upstream=openai={upstream.url}") as gateway,
            running_envoy(tree, tmp_path) as listening,
        ):
            before = (await ask(listening, "hello")).status
            config.write_text("")
            gateway.tell(signal.SIGHUP)
            await gateway.until("reload_accepted")
            async with asyncio.timeout(PATIENCE_SECONDS):
                while (after := (await ask(listening, "hello")).status) != 200:  # noqa: ASYNC110 - other processes
                    await asyncio.sleep(0.05)
    assert (before, after) == (413, 200)
