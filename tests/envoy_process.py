"""A real Envoy with the shipped configuration, in front of the gateway's own door for it."""

import asyncio
import json
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlsplit

import yaml

from gateway.config.settings import EnvoySettings, Settings
from gateway.doors.envoy_processing import EnvoyDoor
from gateway.doors.envoy_server import open_envoy_door
from gateway.limiting.buffers import Room
from gateway.processes.worker import CurrentServices
from gateway.web.proxy import OnDone

CONFIGURATION: Final = Path(__file__).parents[1] / "deploy" / "envoy" / "envoy.yaml"
BINARY: Final = Path(os.environ.get("ENVOY", Path(sys.prefix) / "envoy-server" / "envoy" / "_bin" / "envoy"))
STARTING_SECONDS: Final = 30.0


_SHIPPED: Final = cache(lambda: yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8")))


def shipped() -> Any:
    """The shipped configuration, as a tree of the caller's own."""
    return deepcopy(_SHIPPED())


def placed(tree: Any, *, guardrail: list[int], upstream: str) -> Any:
    """The configuration with every address on this machine: the gateways' ports, and one upstream without TLS."""
    parts = urlsplit(upstream)
    for cluster in tree["static_resources"]["clusters"]:
        ports = guardrail if cluster["name"] == "guardrail" else [parts.port]
        cluster["type"] = "STATIC"
        cluster.pop("transport_socket", None)
        for check in cluster.get("health_checks", ()):  # a gateway here may have to wait for the processor
            check["timeout"] = f"{STARTING_SECONDS}s"
        addresses = [{"socket_address": {"address": "127.0.0.1", "port_value": port}} for port in ports]
        cluster["load_assignment"]["endpoints"] = [
            {"lb_endpoints": [{"endpoint": {"address": address}} for address in addresses]}
        ]
    for host in tree["static_resources"]["listeners"][0]["filter_chains"][0]["filters"]:
        routes = host["typed_config"]["route_config"]["virtual_hosts"][0]["routes"]
        for route in routes:
            route["route"].pop("auto_host_rewrite")
        routes.append({"match": {"prefix": "/"}, "route": {"cluster": "openai", "timeout": "0s"}})
    tree["static_resources"]["listeners"][0]["address"]["socket_address"]["port_value"] = 0
    tree["admin"]["address"]["socket_address"]["port_value"] = 0
    return tree


@asynccontextmanager
async def running_envoy(tree: Any, folder: Path) -> AsyncIterator[int]:
    """The port on which Envoy takes clients."""
    configuration, addresses = folder / "envoy.yaml", folder / "admin"
    configuration.write_text(json.dumps(tree), encoding="utf-8")  # which is YAML, and written in a fraction of the time
    process = await asyncio.create_subprocess_exec(
        BINARY,
        *("-c", configuration, "--admin-address-path", addresses, "--concurrency", "1"),
        *("--disable-hot-restart", "--log-level", "warning", "--log-path", folder / "log"),
    )
    try:
        async with asyncio.timeout(STARTING_SECONDS):
            port = await _port(addresses)
        yield port
    finally:
        process.terminate()
        await process.wait()


async def _port(addresses: Path) -> int:
    """Where the listener is, once it is open, as the admin page tells."""
    while True:
        await asyncio.sleep(0.01)
        admin = await asyncio.to_thread(_told, addresses)
        found = re.search(r"^clients::.*:(\d+)$", await _listeners(admin) if admin else "", re.MULTILINE)
        if found and await _listens(int(found[1])):
            return int(found[1])


async def _listens(port: int) -> bool:
    """Whether clients are taken: not before the clusters are known."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionError:
        return False
    writer.close()
    return True


def _told(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


async def _listeners(admin: str) -> str:
    host, _, port = admin.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /listeners HTTP/1.1\r\nHost: envoy\r\nConnection: close\r\n\r\n")
    told = (await reader.read()).decode()
    writer.close()
    return told


@asynccontextmanager
async def envoy_door(
    current: CurrentServices, settings: Settings, *, on_done: OnDone, upstream: str
) -> AsyncIterator[int]:
    """The port of an Envoy that asks these services."""
    door = EnvoyDoor(current.hold_services, room=Room(settings.limits), nearest=current.nearest, on_done=on_done)
    opened = await open_envoy_door(door, EnvoySettings(), settings.limits)
    try:
        with TemporaryDirectory() as folder:
            tree = placed(shipped(), guardrail=[opened.port], upstream=upstream)
            async with running_envoy(tree, Path(folder)) as listening:
                yield listening
    finally:
        await opened.stop(1.0)
