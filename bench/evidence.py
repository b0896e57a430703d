"""Measures what evidence costs a request: processor time with audit and strikes on against the same with both off.

    python bench/evidence.py [--requests 1000] [--rounds 9] [--connections 8] [--bytes 1024]

It runs the command `serve` twice, with one worker each, beside an upstream that answers at once, on the loopback
address. Both know their callers by JWT; one keeps its state in SQLite, counts strikes and writes an audit log. Rounds
take turns, so that what else the machine does falls on both. It prints one JSON object, with the medians over the
rounds; its `ratio` should be at most 1.1. Processor time is that of all the gateway's processes.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

ROOT = Path(__file__).parents[1]
PATIENCE = 30.0
SETTLING_SECONDS = 0.3
"""After a round, until what was put off is done."""
SECRET = "0123456789abcdef0123456789abcdef"  # noqa: S105 - guards nothing
COMMON = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "BENCH_JWT", issuer = "bench", audience = "bench" }',
    'tenants.acme.keys={ openai = "env:BENCH_KEY" }',
    'logging.format="json"',
    "admin.port=0",
)
OFF = ("policies.default.strikes.lock_strikes=0", "policies.default.strikes.quarantine_strikes=0")
SENTENCE = "Summarise the plot of Hamlet in two sentences, and name the people who are alive at its end. "
SUBJECTS = 16
_OK = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n{"ok":true}'
_TICKS = os.sysconf("SC_CLK_TCK")


def on(folder: Path) -> tuple[str, ...]:
    """The settings that keep evidence."""
    return (f'state.url="sqlite://{folder}/state.db"', f'audit.path="{folder}/audit"', 'audit.key="file:audit.pem"')


def request(subject: int, size: int) -> bytes:
    """A chat completion of a caller whose body has about so many bytes."""
    claims = {"iss": "bench", "aud": "bench", "exp": int(time.time()) + 36_000, "tenant": "acme", "sub": f"s{subject}"}
    words = (SENTENCE * (1 + size // len(SENTENCE)))[: max(1, size - 64)]
    body = json.dumps({"model": "m", "messages": [{"role": "user", "content": words}]}).encode()
    head = (
        "POST /v1/chat/completions HTTP/1.1\r\nHost: bench.test\r\nContent-Type: application/json\r\n"
        f"Authorization: Bearer {jwt.encode(claims, SECRET, algorithm='HS256')}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def read_message(reader: asyncio.StreamReader) -> bytes:
    """The head of a message that has its length, whose body is read too."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(int(length.partition(b":")[2]))
    return head


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """An upstream that answers everything at once."""
    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
        while True:
            await read_message(reader)
            writer.write(_OK)
    writer.close()


@dataclass(frozen=True, slots=True)
class Gateway:
    """A gateway with one worker."""

    process: asyncio.subprocess.Process
    port: int

    def processor_seconds(self) -> float:
        """What all its processes have used so far."""
        return sum(map(_used, _family(self.process.pid)))


@contextlib.asynccontextmanager
async def gateway(upstream: str, folder: Path, *settings: str) -> AsyncIterator[Gateway]:
    given = [word for setting in (*COMMON, f'secrets.folder="{folder}"', *settings) for word in ("--set", setting)]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gateway", "serve", "--port", "0", "--workers", "1", "--upstream"),
        *(f"openai={upstream}", *given),
        cwd=ROOT,
        env={**os.environ, "BENCH_JWT": SECRET, "BENCH_KEY": "none"},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        port = await _port(process)
        log = asyncio.create_task(_swallow(process))
        yield Gateway(process, port)
        process.terminate()
        await log
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _port(process: asyncio.subprocess.Process) -> int:
    assert process.stderr is not None  # noqa: S101 - asked for
    async with asyncio.timeout(PATIENCE):
        while line := await process.stderr.readline():
            event = json.loads(line)
            if event["event"] == "listening":
                return int(event["address"].rpartition(":")[2])
    raise SystemExit("the gateway ended before it listened")


async def _swallow(process: asyncio.subprocess.Process) -> None:
    """Reads the log, so that it never stands still."""
    assert process.stderr is not None  # noqa: S101 - asked for
    while await process.stderr.read(1 << 16):
        continue


def _family(pid: int) -> Iterator[int]:
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _family(int(child))


def _used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


async def load(gateway: Gateway, options: argparse.Namespace) -> float:
    """The processor seconds that one round took for each request."""
    before = gateway.processor_seconds()
    share: int = options.requests // options.connections

    async def one(number: int) -> None:
        sent = request(number % SUBJECTS, options.bytes)
        reader, writer = await asyncio.open_connection("127.0.0.1", gateway.port)
        for _ in range(share):
            writer.write(sent)
            head = await read_message(reader)
            if not head.startswith(b"HTTP/1.1 200"):
                raise SystemExit(f"traffic was not forwarded: {head.partition(bytes([13]))[0].decode()}")
        writer.close()

    await asyncio.gather(*map(one, range(options.connections)))
    await asyncio.sleep(SETTLING_SECONDS)
    used = gateway.processor_seconds() - before
    sent: int = share * options.connections
    return used / sent


async def measure(options: argparse.Namespace, folder: Path) -> dict[str, object]:
    upstream = await asyncio.start_server(answer, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{upstream.sockets[0].getsockname()[1]}"
    async with gateway(url, folder, *OFF) as without, gateway(url, folder, *on(folder)) as beside:
        for warm in (without, beside):
            await load(warm, options)  # what a first request pays for is not counted
        costs = [(await load(without, options), await load(beside, options)) for _ in range(options.rounds)]
    upstream.close()
    return {
        "requests": options.requests,
        "rounds": options.rounds,
        "bytes": options.bytes,
        "without_us": round(median(cost for cost, _ in costs) * 1e6),
        "beside_us": round(median(cost for _, cost in costs) * 1e6),
        "ratio": round(median(cost for _, cost in costs) / median(cost for cost, _ in costs), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=1_000, help="of one round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=9, help="of each kind (default: %(default)s)")
    parser.add_argument("--connections", type=int, default=8, help="requests at a time (default: %(default)s)")
    parser.add_argument("--bytes", type=int, default=1_024, help="of a body (default: %(default)s)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        key = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        (folder / "audit.pem").write_bytes(key)
        sys.stdout.write(json.dumps(asyncio.run(measure(options, folder))) + "\n")


if __name__ == "__main__":
    main()
