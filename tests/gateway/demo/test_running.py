import asyncio
import base64
import io
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import orjson
import pytest
from aiohttp import web
from rich.console import Console

from gateway.config.settings import Settings
from gateway.demo.running import SHOWCASES, base_urls, check, check_demo, local_url, run_demo, show_guide
from gateway.demo.upstream import build_upstream
from gateway.listeners import CannotListen, open_listeners
from gateway.processes.board import Board
from gateway.processes.serving import Running
from tests.gateway_fixture import captured_log, request, running_gateway, serving, talk

ROOT = Path(__file__).parents[3]
PATIENCE_SECONDS = 60.0
URL = "http://127.0.0.1:8080"


def guide() -> str:
    out = io.StringIO()
    running = Running(Settings(), Board([]), "127.0.0.1:8080", "127.0.0.1:9090")
    show_guide(Console(file=out, width=60), running)
    return out.getvalue()


@pytest.mark.parametrize("number", range(len(SHOWCASES)))
def test_a_command_is_one_line_that_a_shell_reads_back(number: int) -> None:
    command = SHOWCASES[number].command(URL)
    words = shlex.split(command)
    assert "\n" not in command
    assert words[:3] == ["curl", "-i", f"{URL}/v1/chat/completions"]
    assert orjson.loads(words[-1])["messages"] == SHOWCASES[number].messages


def test_the_third_hides_the_second_in_a_tool_result() -> None:
    hidden = SHOWCASES[2].messages[-1]
    assert hidden["role"] == "tool"
    encoded = str(hidden["content"]).split()[-1]
    assert base64.b64decode(encoded).decode() == SHOWCASES[1].messages[0]["content"]


async def test_the_fourth_withholds_a_call_that_the_fifth_releases() -> None:
    async with running_gateway() as gateway:
        for showcase, released in zip(SHOWCASES[3:], (False, True), strict=True):
            asked = request("POST", "/v1/chat/completions", showcase.body, (("content-type", "application/json"),))
            message = (await talk(gateway.url, asked)).tree["choices"][0]["message"]
            assert ("tool_calls" in message) is released
            assert bool(message["content"]) is not released


def test_the_guide_can_be_pasted_from_a_narrow_pipe() -> None:
    lines = guide().splitlines()
    for showcase in SHOWCASES:
        assert showcase.command(URL) in lines
        assert any(line.strip().startswith(f"shows {showcase.promise}; ") for line in lines)
    assert "\x1b" not in guide()


def test_the_guide_tells_every_sdk_where_to_go() -> None:
    for row in base_urls(URL):
        assert re.search(r" +".join(re.escape(cell) for cell in row), guide())


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("127.0.0.1:80", "http://127.0.0.1:80"),
        ("0.0.0.0:80", "http://127.0.0.1:80"),
        ("[::]:80", "http://[::1]:80"),
        ("[::1]:80", "http://[::1]:80"),
        ("gateway.test:80", "http://gateway.test:80"),
    ],
)
def test_the_url_is_one_that_a_client_can_use(address: str, url: str) -> None:
    assert local_url(address) == url


async def test_the_check_finds_every_promise_kept() -> None:
    out = io.StringIO()
    async with running_gateway() as gateway:
        assert await check(gateway.url, Console(file=out)) is True
        assert len(gateway.received) == 3
    assert [line[:2] for line in out.getvalue().splitlines()] == ["ok"] * len(SHOWCASES)


async def test_the_check_finds_a_promise_broken() -> None:
    async def allow(_: web.BaseRequest) -> web.Response:
        return web.Response(headers={"X-Guardrail-Decision": "allow"})

    out = io.StringIO()
    async with serving(web.Server(allow)) as port:
        assert await check(f"http://127.0.0.1:{port}", Console(file=out)) is False
    assert [line.split()[0] for line in out.getvalue().splitlines()] == ["ok", "FAILED", "FAILED", "FAILED", "ok"]


async def test_the_check_names_what_kept_an_answer_away() -> None:
    async with serving(build_upstream()) as port:
        pass
    out = io.StringIO()
    assert await check(f"http://127.0.0.1:{port}", Console(file=out)) is False
    assert out.getvalue().count("ClientConnectorError") == len(SHOWCASES)


@asynccontextmanager
async def command(*words: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            yield process
            await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def test_the_whole_demo_checks_itself() -> None:
    async with command("gateway", "demo", "--check", "--port", "0") as process:
        out, _ = await process.communicate()
    assert process.returncode == 0
    assert [line[:2] for line in out.decode().splitlines()[-len(SHOWCASES) :]] == ["ok"] * len(SHOWCASES)


async def test_the_demo_answers_until_it_is_interrupted() -> None:
    async with command("gateway", "demo", "--port", "0") as process:
        assert process.stdout is not None
        told = (await process.stdout.readuntil(b"Ctrl-C")).decode()
        url = told.partition("base_url")[2].split()[0].removesuffix("/v1")
        first = SHOWCASES[0]
        asked = request("POST", "/v1/chat/completions", first.body, (("content-type", "application/json"),))
        answer = await talk(url, asked)
        process.send_signal(signal.SIGINT)
    assert answer.status == first.status
    assert answer.tree["choices"][0]["message"]["content"] == "demo upstream: 1 message, last role user"
    assert process.returncode == 0


@pytest.mark.usefixtures("own_metrics")
@pytest.mark.parametrize("run", [run_demo, check_demo])
def test_a_port_that_is_taken_is_told_with_how_to_choose_another(run: Callable[..., int]) -> None:
    (taken,) = open_listeners("127.0.0.1", 0, 1)
    with captured_log(), taken, pytest.raises(CannotListen, match=r"\(demo --port 9000, or make demo PORT=9000, "):
        run(host="127.0.0.1", port=taken.getsockname()[1], environ={})


@pytest.mark.parametrize(("given", "port"), [((), 8080), (("PORT=9000",), 9000)], ids=["as it is", "another port"])
def test_make_starts_the_demo_on_a_port(given: Sequence[str], port: int) -> None:
    told = subprocess.run(  # noqa: S603
        ["make", "--dry-run", "--no-print-directory", "demo", *given],  # noqa: S607
        cwd=ROOT,
        env={**os.environ, "PORT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines()[-1] == f".venv/bin/guardrail-gateway demo --port {port}"


async def test_the_upstream_runs_alone() -> None:
    async with command("gateway.demo.upstream", "--port", "0") as process:
        assert process.stdout is not None
        url = (await process.stdout.readline()).decode().strip()
        answer = await talk(url, request("GET", "/v1/models"))
        process.send_signal(signal.SIGTERM)
    assert answer.tree["data"][0]["id"] == "demo"
    assert process.returncode == 0
