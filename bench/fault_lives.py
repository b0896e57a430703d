"""Measures a gateway whose workers are killed, and one that has run for a long time."""

import argparse
import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from adapters.upstream_connections import KEEPALIVE_SECONDS
from bench.fault_ends import (
    BAD,
    GOOD,
    HUNG_SECONDS,
    Audit,
    Found,
    Upstream,
    ask_once,
    at_once,
    descriptors,
    listening,
    resetting,
    resident,
    streaming,
    within,
)
from bench.harness import NotMeasured, chat, family, gateway

STARTING_SECONDS = 12
"""For the last new worker, after its back-off, to begin an audit chain: it names those of workers that were killed."""


async def kills(options: argparse.Namespace, audit: Audit) -> Found:
    """A worker of two is killed every 5 s under load, while some requests are to be refused."""
    upstream, verdicts = Upstream(at_once), Counter[str]()
    until = time.monotonic() + options.kill_seconds

    async def one(port: int, number: int) -> None:
        turn = number
        while time.monotonic() < until:
            turn += 1
            bad = turn % 5 == 0
            try:
                async with asyncio.timeout(HUNG_SECONDS):
                    answer = await ask_once(port, chat(f"{BAD if bad else GOOD} {turn}"))
            except TimeoutError:
                verdicts["hung"] += 1
                continue
            except OSError:
                verdicts["cut"] += 1
                continue
            if not answer.ended:
                verdicts["cut"] += 1
            elif answer.status in (200, 400):
                verdicts["right" if (answer.status == 400) == bad else "wrong"] += 1
            else:
                verdicts[f"status {answer.status}"] += 1

    async with listening(upstream) as url, gateway(url, *audit.settings, workers=2) as running:
        asking = [asyncio.create_task(one(running.port, number * 7)) for number in range(8)]
        killed = 0
        while time.monotonic() < until - 1:
            await asyncio.sleep(5)
            workers = [pid for pid in family(running.process.pid) if pid != running.process.pid]
            os.kill(_busiest(workers), signal.SIGKILL)
            killed += 1
        await asyncio.gather(*asking)
        await asyncio.sleep(STARTING_SECONDS)
    whole = await asyncio.to_thread(audit.verifies)
    kept = {
        "no wrong verdict": verdicts["wrong"] == 0,
        "nothing bad reached the upstream": upstream.bad == 0,
        "none hung": verdicts["hung"] == 0,
        "the audit chains verify": whole,
    }
    return {"killed": killed, "verdicts": dict(verdicts), "bad_upstream": upstream.bad, "audit": whole, "kept": kept}


def _busiest(pids: Sequence[int]) -> int:
    """The process that has used most since it began, which is a worker."""

    def used(pid: int) -> float:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / max(
            1, time.clock_gettime(time.CLOCK_BOOTTIME) * 100 - int(fields[19])
        )

    return max(pids, key=used)


_FULL_SOON = ("limits.cache_bytes=2097152", "incidents.keep_most=500")
"""What is kept up to a bound is full when the warm-up ends: growth after it is a leak."""


KEPT_SECONDS = 2 * KEEPALIVE_SECONDS + 5
"""For connections to the upstream that are kept for the next request to end: aiohttp looks once in that time."""

_USUAL = frozenset({"plain 200", "stream 200", "ignore 400", "reset 200"})
_MOST_SHOWN = 20
"""Of each unusual answer, so many are told with their reasons and incidents."""


async def soak(options: argparse.Namespace, audit: Audit) -> Found:
    """Mixed traffic for long, after a warm-up: whole replies, streams, refusals, upstreams that reset."""
    minutes: float = options.minutes

    async def mixed(upstream: Upstream, writer: asyncio.StreamWriter, body: bytes) -> None:
        kind = streaming(10, seconds=0.02) if b"stream" in body else resetting if b"reset" in body else at_once
        await kind(upstream, writer, body)

    upstream, seen, sizes = Upstream(mixed), Counter[str](), []
    reasons: dict[str, list[str]] = {}
    warm = time.monotonic() + options.warm_minutes * 60
    until = warm + minutes * 60

    async def one(port: int, number: int) -> None:
        turn = number * 1_000_000
        while (now := time.monotonic()) < until:
            turn += 1
            kind = ("plain", "plain", "plain", "stream", BAD, "plain", "stream", "reset", "plain", "plain")[turn % 10]
            try:
                async with asyncio.timeout(HUNG_SECONDS):
                    answer = await ask_once(port, chat(f"{kind} {turn} " + f"{GOOD} " * (turn % 30)))
                name = f"{kind.split()[0].lower()} {answer.status}{'' if answer.ended else ' cut'}"
                seen[name] += 1
                if name not in _USUAL:
                    reasons.setdefault(name, []).append(f"{answer.seconds:.2f} s {answer.reason}")
            except (TimeoutError, OSError) as trouble:
                seen[type(trouble).__name__] += 1
            await asyncio.sleep(0.2 if now > warm else 0)

    async with listening(upstream) as url, gateway(url, *audit.settings, *_FULL_SOON) as running:
        await ask_once(running.port, chat(GOOD))
        files, cold = descriptors(running), resident(running)
        asking = [asyncio.create_task(one(running.port, number)) for number in range(8)]
        while (now := time.monotonic()) < until:
            if now > warm:
                sizes.append(((now - warm) / 60, resident(running)))
            await asyncio.sleep(min(5.0, minutes * 2))
        await asyncio.gather(*asking)
        await within(KEPT_SECONDS, lambda: descriptors(running) <= files)
        more = descriptors(running) - files
    whole = await asyncio.to_thread(audit.verifies)
    slope = _slope(sizes)
    # On a machine that others use as well a verdict can be late: that is a refusal too.
    expected = _USUAL | {"ignore 422"}
    kept = {
        "at most 0.5 MiB a minute": slope <= 0.5,
        "no descriptor leaked": not more,
        "the audit chains verify": whole,
        "nothing unexpected": seen.keys() <= expected,
    }
    return {
        "warm_minutes": options.warm_minutes,
        "minutes": minutes,
        "answers": dict(seen),
        "reasons": {name: shown[:_MOST_SHOWN] for name, shown in reasons.items()},
        "mib": {"cold": round(cold, 1), "warm": round(sizes[0][1], 1), "end": round(sizes[-1][1], 1)},
        "mib_per_minute": round(slope, 3),
        "descriptors_more": dict(more),
        "audit": whole,
        "kept": kept,
    }


def _slope(points: Sequence[tuple[float, float]]) -> float:
    """Of the line that fits best."""
    number, times = len(points), sum(at for at, _ in points)
    spread = number * sum(at * at for at, _ in points) - times * times
    if not spread:
        raise NotMeasured("the soak was too short to tell a slope")
    return (number * sum(at * size for at, size in points) - times * sum(size for _, size in points)) / spread
