"""What measurements of speed share: what is measured, the load generator wrk, streams, and the command line."""

import argparse
import asyncio
import contextlib
import json
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from bench import bodies
from bench.evidence import COMMON, ENVIRON, SECRET
from bench.harness import CPUS, ROOT, Gateway, NotMeasured, gateway, spawn

LOAD: Final = frozenset({min(CPUS)})
"""The processor of the load and of the upstream."""
WORK: Final = frozenset({max(CPUS)})
"""The processor of what is measured."""
SCRIPT: Final = ROOT / "bench" / "load.lua"
WARM_SECONDS: Final = 2
SETTLING_SECONDS: Final = 0.2
STREAMS: Final = 64


@dataclass(frozen=True, slots=True)
class Peer:
    """Who is measured: the gateway, or the yardstick."""

    name: str
    served: Gateway
    token: str = ""


@dataclass(frozen=True, slots=True)
class Load:
    """One kind of traffic."""

    name: str
    body: bytes
    connections: int = 16


@dataclass(frozen=True, slots=True)
class Round:
    """What one round of one peer came to. Times are in microseconds."""

    rate: float
    p50: float
    p99: float
    processor: float


class Bench:
    """What all measurements share: the upstream, the folder for files, and the options."""

    def __init__(self, upstream: str, folder: Path, options: argparse.Namespace) -> None:
        self.upstream = upstream
        self.folder = folder
        self.rounds: int = options.rounds
        self.seconds: int = options.seconds

    def body(self, body: bytes) -> Path:
        """Write these bytes to a file of their own, and return it."""
        path = self.folder / f"body-{sha256(body).hexdigest()}"
        path.write_bytes(body)
        return path

    @contextlib.asynccontextmanager
    async def guarded(
        self, *settings: str, workers: int = 1, cpus: Collection[int] = WORK, lags: Path | None = None
    ) -> AsyncIterator[Peer]:
        """Run the gateway as it is measured, with further settings. How late its loops are goes to the file `lags`."""
        kept = (f'audit.path="{self.folder}/audit-{time.monotonic_ns()}"', 'audit.key="file:audit.pem"')
        given = (*COMMON, *kept, f'secrets.folder="{self.folder}"', "limits.queue_seconds=0", *settings)
        program, environ = "gateway", ENVIRON
        if lags:
            program, environ = "bench.lagging", {**ENVIRON, "BENCH_LAGS": str(lags)}
        async with gateway(
            self.upstream, *given, environ=environ, workers=workers, program=("-m", program), cpus=cpus
        ) as served:
            yield Peer("gateway", served, _token())

    @contextlib.asynccontextmanager
    async def yardstick(self) -> AsyncIterator[Peer]:
        """Run the proxy that reads nothing."""
        async with started("bench.pass_through", self.upstream, cpus=WORK) as (process, port):
            yield Peer("yardstick", Gateway(process, port))

    async def run(self, peer: Peer, load: Load, seconds: int) -> Round:
        """Measure one round. Raises `NotMeasured` where an answer was not 2xx."""
        before = peer.served.processor_seconds()
        wrk = await spawn(
            *("wrk", "-t1", "--timeout", "60s", f"-c{load.connections}", f"-d{seconds}s", "-s", SCRIPT),
            *(f"http://127.0.0.1:{peer.served.port}/v1/chat/completions", "--", self.body(load.body)),
            *([peer.token] if peer.token else []),
            cpus=LOAD,
            stdout=asyncio.subprocess.PIPE,
        )
        printed, _ = await wrk.communicate()
        found: dict[str, float] = json.loads(printed.splitlines()[-1])
        if found["bad"] or not found["requests"]:
            raise NotMeasured(f"{peer.name}, {load.name}: {found['bad']} of {found['requests']} requests failed")
        await asyncio.sleep(SETTLING_SECONDS)
        processor = (peer.served.processor_seconds() - before) / found["requests"] * 1e6
        return Round(found["requests"] / found["seconds"], found["p50"], found["p99"], processor)


def _token() -> str:
    claims = {"iss": "bench", "aud": "bench", "exp": int(time.time()) + 36_000, "tenant": "acme", "sub": "bench"}
    return jwt.encode(claims, SECRET, algorithm="HS256")


@contextlib.asynccontextmanager
async def started(
    module: str, *arguments: str, cpus: Collection[int]
) -> AsyncIterator[tuple[asyncio.subprocess.Process, int]]:
    """Run a module's command line. Gives its process, and the port that it printed."""
    process = await spawn(sys.executable, "-m", module, *arguments, cpus=cpus, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None  # noqa: S101 - asked for
        yield process, int(await process.stdout.readline())
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def stream_all(peer: Peer, count: int) -> list[float]:
    """How late every event was, in seconds."""
    late = await asyncio.gather(*[_stream(peer) for _ in range(count)])
    return [seconds for one in late for seconds in one]


async def _stream(peer: Peer) -> list[float]:
    reader, writer = await asyncio.open_connection("127.0.0.1", peer.served.port)
    writer.write(request(peer, bodies.stream(), "Connection: close"))
    late = []
    while line := await reader.readline():
        now = time.monotonic_ns()
        if line.startswith(b"data: [DONE]"):
            break
        if b'"content":"at ' in line:
            late.append((now - int(line.partition(b'"content":"at ')[2].partition(b" ")[0])) / 1e9)
    writer.close()
    if not late:
        raise NotMeasured(f"{peer.name}: no event came")
    return late


def request(peer: Peer, body: bytes, *fields: str) -> bytes:
    head = (
        "POST /v1/chat/completions HTTP/1.1",
        "Host: bench.test",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        *([f"Authorization: Bearer {peer.token}"] if peer.token else []),
        *fields,
    )
    return "\r\n".join((*head, "", "")).encode() + body


def rank(values: Sequence[float], share: float) -> float:
    """Return the value that this share of the values is below."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


Tables = Mapping[str, Callable[["Bench"], Awaitable[list[dict[str, Any]]]]]
"""What makes the rows of each table."""


def _markdown(rows: Sequence[Mapping[str, Any]]) -> str:
    head, *others = (f"| {' | '.join(map(str, cells))} |\n" for cells in (rows[0], *(row.values() for row in rows)))
    return head + "|---|" + "--:|" * (len(rows[0]) - 1) + "\n" + "".join(others)


async def measure(options: argparse.Namespace, folder: Path, tables: Tables) -> dict[str, Any]:
    """The rows of every table that is asked for."""
    found: dict[str, Any] = {}
    async with started("bench.answering", cpus=LOAD) as (_, port):
        bench = Bench(f"http://127.0.0.1:{port}", folder, options)
        for name in options.only or tables:
            found[name] = await tables[name](bench)
            sys.stdout.write(f"## {name}\n{(tables[name].__doc__ or '').strip()}\n\n{_markdown(found[name])}\n")
            sys.stdout.flush()
    return found


def main(description: str | None, tables: Tables) -> None:
    """The command line of a measurement that consists of these tables."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each peer (default: %(default)s)")
    parser.add_argument("--seconds", type=int, default=2, help="seconds of one round (default: %(default)s)")
    parser.add_argument("--only", nargs="*", choices=tuple(tables), help="measure only these tables (default: all)")
    parser.add_argument("--json", type=Path, help="write the figures to this file, as JSON")
    parser.add_argument("--markdown", type=Path, help="write the tables to this file, as Markdown")
    options = parser.parse_args()
    if not shutil.which("wrk"):
        raise SystemExit("the load generator wrk is missing: on Debian and Ubuntu, apt-get install wrk")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        key = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        (folder / "audit.pem").write_bytes(key)
        try:
            found = asyncio.run(measure(options, folder, tables))
        except NotMeasured as problem:
            raise SystemExit(str(problem)) from None
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")
    if options.markdown:
        options.markdown.write_text("\n".join(f"## {name}\n\n{_markdown(rows)}" for name, rows in found.items()))
