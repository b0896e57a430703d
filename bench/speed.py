"""Measures the speed of the gateway against a proxy that reads nothing, on this machine, in one run.

    python -m bench.speed [--rounds 5] [--seconds 2] [--only TABLE ...] [--json FILE] [--markdown FILE]

The gateway is one worker that verifies its caller's JWT and has Tier 1, metrics and the audit log on. It stands between
the load generator wrk, which has to be installed, and an upstream that answers at once. Load shedding is off. It is
compared with `pass_through.py`. Both take turns, so that other work of the machine affects both. Shares are those of
their best rounds, times are medians. The gateway has the last processor to itself; everything else is on the first. It
prints Markdown.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench import bodies
from bench.harness import CPUS, ask, family, on, processor_seconds
from bench.tables import (
    LOAD,
    SETTLING_SECONDS,
    STREAMS,
    WARM_SECONDS,
    Bench,
    Load,
    Peer,
    Round,
    Tables,
    main,
    rank,
    request,
    stream_all,
)

IDLE_CONNECTIONS: Final = 1_000
MANY_STREAMS: Final = 200
LARGE: Final = 1 << 20
PROBES: Final = 2_000
BUSY_SECONDS: Final = 20
CONVERSATIONS: Final = 12
TURNS: Final = 16
SHARED_BYTES: Final = 1 << 25

LOADS: Final = (
    Load("1 KB", bodies.chat(1_024)),
    Load("1 KB, new each time", bodies.chat(1_024, opening=bodies.FRESH)),
    Load("8 KB", bodies.chat(8_192)),
    Load("8 KB, new each time", bodies.chat(8_192, opening=bodies.FRESH)),
    Load("64 KB, sent again with a new message of 2 KB", bodies.agent(65_536)),
    Load("64 KB, new each time", bodies.agent(65_536, opening=bodies.FRESH)),
    Load("512 KB, sent again with a new message of 2 KB", bodies.agent(524_288)),
    Load("1 KB over one connection", bodies.chat(1_024), 1),
    Load("1 KB over 64 connections", bodies.chat(1_024), 64),
)


async def requests(bench: Bench) -> list[dict[str, Any]]:
    """How much of the yardstick's rate the gateway has, for each kind of traffic."""
    rows = []
    async with bench.guarded() as ours, bench.yardstick() as theirs:
        for load in LOADS:
            rounds: dict[str, list[Round]] = {ours.name: [], theirs.name: []}
            for peer in (ours, theirs):
                await bench.run(peer, replace(load, connections=1), WARM_SECONDS)
            for number in range(bench.rounds):
                for peer in (ours, theirs)[:: 1 if number % 2 else -1]:
                    rounds[peer.name].append(await bench.run(peer, load, bench.seconds))
            rows.append(_compared(load, rounds[ours.name], rounds[theirs.name]))
    return rows


def _compared(load: Load, ours: Sequence[Round], theirs: Sequence[Round]) -> dict[str, Any]:
    best, yardstick = max(ours, key=lambda one: one.rate), max(theirs, key=lambda one: one.rate)
    return {
        "traffic": load.name,
        "requests/s": round(best.rate),
        "yardstick": round(yardstick.rate),
        "share": round(best.rate / yardstick.rate, 2),
        "share of medians": round(median(one.rate for one in ours) / median(one.rate for one in theirs), 2),
        "p50 ms": round(median(one.p50 for one in ours) / 1_000, 2),
        "yardstick p50 ms": round(median(one.p50 for one in theirs) / 1_000, 2),
        "p99 ms": round(median(one.p99 for one in ours) / 1_000, 2),
        "processor us": round(min(one.processor for one in ours)),
        "yardstick us": round(min(one.processor for one in theirs)),
    }


async def streams(bench: Bench) -> list[dict[str, Any]]:
    """What an event costs, and how long it takes, with `STREAMS` streams of an event every 10 ms."""
    rows = []
    async with bench.guarded() as ours, bench.yardstick() as theirs:
        for peer in (ours, theirs):
            await stream_all(peer, 4)
        for _ in range(bench.rounds):
            for peer in (ours, theirs):
                before = peer.served.processor_seconds()
                late = await stream_all(peer, STREAMS)
                processor = (peer.served.processor_seconds() - before) / len(late) * 1e6
                rows.append((peer.name, processor, median(late) * 1e6, rank(late, 0.99) * 1e6))
    costs = {name: min(row[1] for row in rows if row[0] == name) for name in ("gateway", "yardstick")}
    return [
        {
            "proxy": name,
            "processor us an event": round(costs[name], 1),
            "times the yardstick": round(costs[name] / costs["yardstick"], 2),
            "late p50 us": round(median(row[2] for row in rows if row[0] == name)),
            "late p99 us": round(median(row[3] for row in rows if row[0] == name)),
        }
        for name in costs
    ]


async def stalls(bench: Bench) -> list[dict[str, Any]]:
    """How long a worker is kept by bodies of 1 MB, all of them new, from four connections.

    `loop` is how late its event loop comes to a timer that is due each millisecond; `question` is how long a small
    question waits for its answer, for which the loop comes round some three times. `own` leaves out the time in which
    the worker could have run, or whoever asks if that was longer, while others had its processor: it is no less than
    what the worker takes on a machine that does nothing else.
    """
    load = Load("1 MB", bodies.agent(LARGE, opening=bodies.FRESH), 4)
    noted = bench.folder / "lags"
    async with bench.guarded(lags=noted) as ours:
        began = time.monotonic()
        quiet = await _probe(ours, PROBES)
        ended = time.monotonic()
    quiet_lags = _lags(noted, began, ended)
    async with bench.guarded(lags=noted) as ours:
        with on(LOAD):  # who asks must not take the worker's processor
            busy = asyncio.create_task(bench.run(ours, load, BUSY_SECONDS))
            await asyncio.sleep(1)
            began = time.monotonic()
            loud = await _probe(ours, PROBES, until=busy)
            ended = time.monotonic()
            await busy
    return [
        {
            "what": f"{what}, {name}",
            **_ranks(waits, ""),
            **_ranks(own, "own "),
            "times": len(waits),
        }
        for name, each in (
            ("nothing beside", (("loop", quiet_lags), ("question", quiet))),
            ("1 MB beside", (("loop", _lags(noted, began, ended)), ("question", loud))),
        )
        for what, (waits, own) in each
    ]


def _lags(noted: Path, began: float, ended: float) -> tuple[list[float], list[float]]:
    """How late loops were between two times, in seconds, with and without waiting for a processor."""
    rows = [tuple(map(float, line.split())) for line in noted.read_text().splitlines()]
    within = [(lag, lag - queued) for due, lag, queued in rows if began <= due <= ended]
    return [lag for lag, _ in within], [own for _, own in within]


def _ranks(seconds: Sequence[float], name: str) -> dict[str, float]:
    shares = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999, "longest": 1.0}
    return {f"{name}{shown} ms": round(rank(seconds, share) * 1e3, 2) for shown, share in shares.items()}


async def _probe(peer: Peer, count: int, until: "asyncio.Task[Any] | None" = None) -> tuple[list[float], list[float]]:
    """How long each of so many `/healthz` took, in seconds, with and without waiting for a processor.

    At most one a millisecond is asked.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", peer.served.port)
    await _ask_health(reader, writer)  # before it answers, there may be no worker yet
    worker = max(peer.served.children(), key=processor_seconds)
    schedstats = [f"/proc/{pid}/schedstat" for pid in ("thread-self", worker)]
    waits, own = [], []
    for _ in range(count):
        if until is not None and until.done():
            break
        queued, began = list(map(_queued, schedstats)), time.monotonic()
        await _ask_health(reader, writer)
        waits.append(time.monotonic() - began)
        own.append(waits[-1] - max(_queued(one) - before for one, before in zip(schedstats, queued, strict=True)))
        await asyncio.sleep(0.001)
    writer.close()
    return waits, own


async def _ask_health(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: bench.test\r\n\r\n")
    await reader.readuntil(b'"ok"}')


def _queued(schedstat: str) -> float:
    """The seconds in which a thread could have run and others had its processor."""
    return int(Path(schedstat).read_text().split()[1]) / 1e9


async def workers(bench: Bench) -> list[dict[str, Any]]:
    """What a second worker brings. They have all processors, with the load beside them."""
    rows = []
    for connections in (2, 4, 8, 64):
        load = replace(LOADS[4], connections=connections)
        rates: dict[int, list[float]] = {1: [], 2: []}
        shares = []
        for _ in range(max(2, bench.rounds // 2)):
            for count in rates:
                async with bench.guarded(workers=count, cpus=CPUS) as ours:
                    await bench.run(ours, replace(load, connections=2), WARM_SECONDS)
                    before = _processors(ours)
                    rates[count].append((await bench.run(ours, load, bench.seconds)).rate)
                    spent = sorted(now - then for now, then in zip(_processors(ours), before, strict=True))
                    if count == 2:
                        shares.append(spent[-1] / sum(spent[-2:]))
        rows.append(
            {
                "connections": connections,
                "one worker": round(max(rates[1])),
                "two workers": round(max(rates[2])),
                "times": round(max(rates[2]) / max(rates[1]), 2),
                "busier worker's share": " ".join(f"{share:.2f}" for share in shares),
            }
        )
    return rows


async def turns(bench: Bench) -> list[dict[str, Any]]:
    """What a turn of a conversation costs that comes over another connection than the turn before.

    Each turn brings a new answer of a tool of 2 KB. `shared` is with what workers share (`limits.shared_cache_bytes`).
    The lesser of two runs each.
    """
    rows = []
    for workers in (1, 4):
        spent: dict[int, float] = {}
        for size in (0, SHARED_BYTES, SHARED_BYTES, 0):  # so that what else the machine does falls on both
            async with bench.guarded(f"limits.shared_cache_bytes={size}", workers=workers, cpus=CPUS) as ours:
                await _converse(ours, 4 * workers, "warm")
                before = ours.served.processor_seconds()
                await _converse(ours, CONVERSATIONS, "measured")
                taken = (ours.served.processor_seconds() - before) / (CONVERSATIONS * TURNS) * 1e3
                spent[size] = min(spent.get(size, taken), taken)
        rows.append(
            {
                "workers": workers,
                "not shared: processor ms a turn": round(spent[0], 2),
                "shared": round(spent[SHARED_BYTES], 2),
                "share": round(spent[SHARED_BYTES] / spent[0], 2),
            }
        )
    return rows


async def _converse(peer: Peer, conversations: int, name: str) -> None:
    for number in range(conversations):
        for turn in range(1, TURNS + 1):
            body = bodies.conversation(f"{name} {number}", turns=turn)
            reader, writer = await asyncio.open_connection("127.0.0.1", peer.served.port)
            await ask(reader, writer, request(peer, body, "Connection: close"))
            writer.close()


def _processors(peer: Peer) -> list[float]:
    return list(map(processor_seconds, peer.served.children()))


async def memory(bench: Bench) -> list[dict[str, Any]]:
    """What a gateway holds: its own share of memory (PSS) over all its processes, in MiB."""
    rows = []
    async with bench.guarded("limits.concurrent_requests=2000") as ours:
        await bench.run(ours, LOADS[0], WARM_SECONDS)
        rows.append({"state": "one worker, warm", "MiB": _resident(ours)})
        idle = [await asyncio.open_connection("127.0.0.1", ours.served.port) for _ in range(IDLE_CONNECTIONS)]
        for reader, writer in idle:
            await _ask_health(reader, writer)
        rows.append({"state": f"and {IDLE_CONNECTIONS} idle connections", "MiB": _resident(ours)})
        for _, writer in idle:
            writer.close()
        await asyncio.sleep(SETTLING_SECONDS)
        streaming = asyncio.create_task(stream_all(ours, MANY_STREAMS))
        await asyncio.sleep(0.4)
        rows.append({"state": f"and {MANY_STREAMS} streams in their place", "MiB": _resident(ours)})
        await streaming
        await bench.run(ours, replace(LOADS[6], connections=1), 4)
        rows.append({"state": "after bodies of 512 KB", "MiB": _resident(ours)})
    async with bench.guarded(workers=2) as ours:
        rows.append({"state": "two workers, idle", "MiB": _resident(ours)})
    return rows


def _resident(peer: Peer) -> float:
    """Return the memory of a gateway's processes in MiB. What they share counts once."""
    total = 0
    for pid in family(peer.served.process.pid):
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        total += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return round(total / 1_024, 1)


TABLES: Final[Tables] = {
    "requests": requests,
    "streams": streams,
    "stalls": stalls,
    "workers": workers,
    "turns": turns,
    "memory": memory,
}


if __name__ == "__main__":
    main(__doc__, TABLES)
