"""Measures what evidence costs a request: processor time with audit and strikes on, against the same with both off.

    python -m bench.evidence [--starts 20] [--rounds 3] [--requests 1000] [--connections 8] [--bytes 1024] [--control]

It runs the command `serve` twice, with one worker each, beside an upstream that answers at once, on the loopback
address. Both identify their callers by JWT. One keeps its state in SQLite, counts strikes and writes an audit log.
Rounds take turns, so that other work of the machine affects both. Two processes of one program may differ by a tenth
for as long as they live, depending on where their memory lies. So both are started many times, and take turns in
starting first.

It prints one JSON object with the medians over the rounds. Its `ratio`, the median over the starts, should be at most
1.1, and `between` has the quartiles. All processes of a gateway are counted.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from bench.harness import OK, Gateway, Server, ask, chat, gateway, listening, measured

SETTLING_SECONDS = 0.2
"""After a round, until what was put off is done."""
SECRET = "0123456789abcdef0123456789abcdef"  # noqa: S105 - guards nothing
ENVIRON = {"BENCH_JWT": SECRET, "BENCH_KEY": "none"}
COMMON = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "BENCH_JWT", issuer = "bench", audience = "bench" }',
    'tenants.acme.keys={ openai = "env:BENCH_KEY" }',
)
OFF = ("policies.default.strikes.lock_strikes=0", "policies.default.strikes.quarantine_strikes=0")
SENTENCE = "Summarise the plot of Hamlet in two sentences, and name the people who are alive at its end. "
SUBJECTS = 16


def on(folder: Path, keys: Path) -> tuple[str, ...]:
    """The settings that keep evidence. The state's time is long: a machine that is busy otherwise is no trouble."""
    return (
        f'state.url="sqlite://{folder}/state.db"',
        "state.timeout_seconds=5",
        f'audit.path="{folder}/audit"',
        'audit.key="file:audit.pem"',
        f'secrets.folder="{keys}"',
    )


def request(subject: int, size: int) -> bytes:
    """A chat completion of a caller whose body has about so many bytes."""
    claims = {"iss": "bench", "aud": "bench", "exp": int(time.time()) + 36_000, "tenant": "acme", "sub": f"s{subject}"}
    words = (SENTENCE * (1 + size // len(SENTENCE)))[: max(1, size - 64)]
    return chat(words, f"Authorization: Bearer {jwt.encode(claims, SECRET, algorithm='HS256')}")


async def load(gateway: Gateway, options: argparse.Namespace) -> float:
    """The processor seconds that one round took for each request."""
    before = gateway.processor_seconds()
    share: int = options.requests // options.connections

    async def one(number: int) -> None:
        sent = request(number % SUBJECTS, options.bytes)
        reader, writer = await asyncio.open_connection("127.0.0.1", gateway.port)
        for _ in range(share):
            await ask(reader, writer, sent)
        writer.close()

    await asyncio.gather(*map(one, range(options.connections)))
    await asyncio.sleep(SETTLING_SECONDS)
    used = gateway.processor_seconds() - before
    sent: int = share * options.connections
    return used / sent


async def measure(options: argparse.Namespace, folder: Path) -> dict[str, object]:
    """The medians over all rounds, and the ratio of each start."""
    costs, ratios = [], []
    for start in range(options.starts):
        own = folder / str(start)
        own.mkdir()
        kept = OFF if options.control else on(own, folder)
        settings = (OFF, kept) if start % 2 else (kept, OFF)
        async with (
            listening(Server(OK)) as url,
            gateway(url, *COMMON, *settings[0], environ=ENVIRON) as first,
            gateway(url, *COMMON, *settings[1], environ=ENVIRON) as second,
        ):
            without, beside = (first, second) if start % 2 else (second, first)
            for warm in (without, beside):
                await load(warm, options)  # what a first request pays for is not counted
            found = [(await load(without, options), await load(beside, options)) for _ in range(options.rounds)]
        costs += found
        ratios.append(median(beside / without for without, beside in found))
    return {
        "requests": options.requests,
        "rounds": options.rounds,
        "bytes": options.bytes,
        "without_us": round(median(cost for cost, _ in costs) * 1e6),
        "beside_us": round(median(cost for _, cost in costs) * 1e6),
        "ratios": [round(ratio, 3) for ratio in ratios],
        "between": [round(quartile, 3) for quartile in quantiles(ratios)[::2]],
        "ratio": round(median(ratios), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=1_000, help="requests in a round (default: %(default)s)")
    parser.add_argument("--starts", type=int, default=20, help="starts of both gateways (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each kind in a start (default: %(default)s)")
    parser.add_argument("--connections", type=int, default=8, help="requests at a time (default: %(default)s)")
    parser.add_argument("--bytes", type=int, default=1_024, help="bytes of a body (default: %(default)s)")
    parser.add_argument("--control", action="store_true", help="keep no evidence on either side: shows what is chance")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        key = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        (folder / "audit.pem").write_bytes(key)
        measured(measure(options, folder))


if __name__ == "__main__":
    main()
