"""Measures what happens to more requests than a gateway can answer."""

import argparse
import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import cast

from bench.fault_ends import Audit, Found, ask_once, p99
from bench.harness import OK, chat, gateway


class Caller(asyncio.Protocol):
    """One connection that has one request under way at most."""

    def __init__(self, on_answer: Callable[["Caller", int, float], None]) -> None:
        self._on_answer = on_answer
        self._begun = 0.0
        self._got = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def ask(self, request: bytes) -> None:
        self._begun, self._got = time.perf_counter(), b""
        self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        self._got += data
        head, end, body = self._got.partition(b"\r\n\r\n")
        if not end:
            return
        length = next(line for line in head.split(b"\r\n") if line[:15].lower() == b"content-length:")
        if len(body) >= int(length[15:]):
            self._on_answer(self, int(head[9:12]), time.perf_counter() - self._begun)

    def connection_lost(self, _: Exception | None) -> None:
        self._on_answer(self, 0, time.perf_counter() - self._begun)


class QuickUpstream(asyncio.Protocol):
    """Answers every request at once, at little cost: for requests that come whole."""

    def __init__(self) -> None:
        self._missing = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if not self._missing:
            head, _, body = data.partition(b"\r\n\r\n")
            at = head.lower().find(b"content-length: ") + 16
            self._missing = int(head[at:].partition(b"\r")[0]) - len(body)
        else:
            self._missing -= len(data)
        if self._missing <= 0:
            self._missing = 0
            self._transport.write(OK)


def prompt(number: int, size: int = 8_192) -> bytes:
    """A request that nobody has sent before, so that nothing of it has been found yet."""
    chance = random.Random(number)  # noqa: S311 - no secret
    words = [chance.choice(_WORDS) for _ in range(size // 6)]
    return chat(f"{number} " + " ".join(words))


_WORDS = ("river", "window", "teacher", "morning", "paper", "garden", "bridge", "music", "winter", "letter", "market")


async def overload(_: argparse.Namespace, __: Audit) -> Found:
    """Four times as many requests a second as the gateway can answer, of 8 KB each, over 256 connections.

    What it can answer is measured before and after, and all of it in several rounds, of which the medians count: a
    virtual machine may be half as fast for seconds.
    """
    loop = asyncio.get_running_loop()
    quick = await loop.create_server(QuickUpstream, "127.0.0.1", 0, backlog=1_024)
    url = f"http://127.0.0.1:{quick.sockets[0].getsockname()[1]}"
    requests = [prompt(number) for number in range(4_000)]
    async with gateway(url, 'policies.default.enforcement="enforce"', "limits.cache_bytes=0") as running:
        await _closed(running.port, requests, connections=16, seconds=2)
        rounds = [await _round(running.port, requests) for _ in range(ROUNDS)]
        begun = time.monotonic()
        recovered = (await ask_once(running.port, requests[0])).status == 200
        recovery = time.monotonic() - begun
    quick.close()
    others = Counter(status for each in rounds for status in each.others)
    goodput = median(each.goodput / each.capacity for each in rounds)
    over = median(each.accepted_p99 - 3 * each.quiet_p99 for each in rounds)
    kept = {
        "goodput at least 80 % of capacity": goodput >= 0.8,
        "accepted p99 at most 3 x quiet + 100 ms": over <= 0.1,
        "nothing but 200 and 503": not others,
        "recovers at once": recovered and recovery < 1,
    }
    return {"rounds": [each.figures() for each in rounds], "others": dict(others), "kept": kept}


ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Round:
    """Rates are requests a second, times are seconds."""

    capacity: float
    offered: float
    goodput: float
    quiet_p99: float
    accepted_p50: float
    accepted_p99: float
    shed_p99: float
    others: tuple[int, ...]

    def figures(self) -> Found:
        times = ("quiet_p99", "accepted_p50", "accepted_p99", "shed_p99")
        return {
            "capacity_per_s": round(self.capacity),
            "offered_per_s": round(self.offered),
            "goodput_of_capacity": round(self.goodput / self.capacity, 3),
            **{f"{name}_ms": round(getattr(self, name) * 1e3, 1) for name in times},
        }


async def _round(port: int, requests: Sequence[bytes]) -> Round:
    before, _ = await _closed(port, requests, connections=16, seconds=3)
    _few, took = await _closed(port, requests, connections=1, seconds=2)
    seen = await _open(port, requests, rate=4 * before, connections=256, seconds=LOUD_SECONDS)
    after, _ = await _closed(port, requests, connections=16, seconds=3)
    accepted, shed = seen[200], seen[503]
    return Round(
        capacity=(before + after) / 2,
        offered=sum(map(len, seen.values())) / LOUD_SECONDS,
        goodput=len(accepted) / LOUD_SECONDS,
        quiet_p99=p99(took),
        accepted_p50=sorted(accepted)[len(accepted) // 2],
        accepted_p99=p99(accepted),
        shed_p99=p99(shed) if shed else 0.0,
        others=tuple(status for status, each in seen.items() if status not in (200, 503) for _ in each),
    )


LOUD_SECONDS = 6.0


async def _closed(
    port: int, requests: Sequence[bytes], *, connections: int, seconds: float
) -> tuple[float, list[float]]:
    """How many requests a second are answered where each connection waits for its answer; and what each took."""
    took: list[float] = []
    until = time.perf_counter() + seconds

    def note(caller: Caller, status: int, lasted: float) -> None:
        if status == 200:
            took.append(lasted)
        if status and time.perf_counter() < until:
            caller.ask(random.choice(requests))  # noqa: S311 - no secret
        elif status:
            caller.transport.close()

    for _number in range(connections):
        _transport, caller = await asyncio.get_running_loop().create_connection(lambda: Caller(note), "127.0.0.1", port)
        caller.ask(random.choice(requests))  # noqa: S311 - no secret
    await asyncio.sleep(seconds + 0.5)
    return len(took) / seconds, took


async def _open(
    port: int, requests: Sequence[bytes], *, rate: float, connections: int, seconds: float
) -> dict[int, list[float]]:
    """What becomes of requests that come at a rate, whoever waits; one that finds no free connection is not sent."""
    seen: dict[int, list[float]] = {200: [], 503: []}
    free: list[Caller] = []

    def note(caller: Caller, status: int, lasted: float) -> None:
        if status:
            seen.setdefault(status, []).append(lasted)
            free.append(caller)

    for _number in range(connections):
        _transport, caller = await asyncio.get_running_loop().create_connection(lambda: Caller(note), "127.0.0.1", port)
        free.append(caller)
    begun, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - begun) < seconds:
        due = int(now * rate)
        while sent < due and free:
            free.pop().ask(random.choice(requests))  # noqa: S311 - no secret
            sent += 1
        sent = max(sent, due - connections)
        await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    return seen
