"""Measures what becomes of replies under way when the upstream resets, the client leaves, or the gateway stops."""

import argparse
import asyncio
import contextlib
import signal
import time

from bench.fault_ends import (
    DONE,
    GOOD,
    HUNG_SECONDS,
    Answer,
    Audit,
    Found,
    Upstream,
    ask_once,
    listening,
    resetting,
    silent,
    streaming,
    within,
)
from bench.harness import NotMeasured, chat, gateway


async def resets(_: argparse.Namespace, audit: Audit) -> Found:
    """200 upstreams reset their connection within a stream, 50 at a time."""
    upstream, slots = Upstream(resetting), asyncio.Semaphore(50)

    async def one(port: int) -> Answer | None:
        async with slots:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HUNG_SECONDS):
                    return await ask_once(port, chat(GOOD))
        return None

    async with listening(upstream) as url, gateway(url, *audit.settings) as running:
        answers = await asyncio.gather(*(one(running.port) for _ in range(200)))
    hung, whole = answers.count(None), sum(answer.looks_whole for answer in answers if answer)
    records = await asyncio.to_thread(audit.records)
    kept = {"none hung": hung == 0, "none looks whole": whole == 0, "200 records": records == 200}
    return {"hung": hung, "look_whole": whole, "records": records, "reached": upstream.reached, "kept": kept}


async def leaving(_: argparse.Namespace, __: Audit) -> Found:
    """100 clients leave before the first byte, and 100 within a stream; half of them by a reset."""
    worst: dict[str, float] = {}
    for name, answer in (("before_the_first_byte", silent), ("within_a_stream", streaming(1_000, seconds=0.05))):
        worst[name] = await _slowest_to_close(Upstream(answer))
    kept = {f"{name}: closed within 1.5 s": seconds <= 1.5 for name, seconds in worst.items()}
    return {"slowest_s": {name: round(seconds, 3) for name, seconds in worst.items()}, "kept": kept}


async def _slowest_to_close(upstream: Upstream) -> float:
    """The longest time until the upstream's connection is closed of a client who left. Infinite if one never is."""
    async with listening(upstream) as url, gateway(url) as running:
        writers = []
        for _number in range(100):
            _reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
            writer.write(chat(GOOD))
            writers.append(writer)
        if not await within(30, lambda: upstream.reached == 100):
            raise NotMeasured("not every request reached the upstream")
        await asyncio.sleep(0.3)
        left = time.monotonic()
        for number, writer in enumerate(writers):
            (writer.transport.abort if number % 2 else writer.close)()
        await within(10, lambda: len(upstream.left) == 100)
        return max(upstream.left) - left if len(upstream.left) == 100 else float("inf")


async def draining(_: argparse.Namespace, __: Audit) -> Found:
    """SIGTERM while 200 streams have some seconds to go."""
    upstream = Upstream(streaming(60, seconds=0.05))
    async with listening(upstream) as url, gateway(url, "server.drain_seconds=30.0") as running:
        asking = [asyncio.create_task(ask_once(running.port, chat(GOOD))) for _number in range(200)]
        if not await within(30, lambda: upstream.reached == 200):
            raise NotMeasured("not every request reached the upstream")
        signalled = time.monotonic()
        running.process.send_signal(signal.SIGTERM)
        answers = await asyncio.gather(*asking)
        status = await running.process.wait()
        seconds = time.monotonic() - signalled
    whole = sum(answer.looks_whole and DONE.strip() in answer.body for answer in answers)
    kept = {"all streams end whole": whole == 200, "exit 0": status == 0, "within the drain time": seconds < 30}
    return {"whole": whole, "exit_status": status, "seconds": round(seconds, 2), "kept": kept}
