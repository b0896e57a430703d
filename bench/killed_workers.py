"""Counts which strikes, incidents and audit records are lost when processes of a gateway are killed under load.

    python -m bench.killed_workers [--subjects 100] [--each 100] [--connections 16] [--kills 4]

It runs the command `serve` with four workers over SQLite, and every subject makes as many attacks as lead to
quarantine. Meanwhile it kills processes of the gateway (SIGKILL), one after the other. It prints one JSON object:

- how many refusals were answered, and how many of these are in no incident or in no audit record;
- how many seconds from the nearest kill each of these was read at most;
- how many subjects are not in quarantine although each of their attacks was answered.

The exit status is 1 if a strike was lost, if anything was lost without a kill, or if the audit log is not sound.
"""

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

import jwt

from adapters.state.base import KeyKind, state_key
from bench.harness import OK, ROOT, Gateway, NotMeasured, Server, chat, gateway, listening, read_message

SECRET = "0123456789abcdef0123456789abcdef"  # noqa: S105 - guards nothing
ENVIRON = {"BENCH_JWT": SECRET, "BENCH_KEY": "none", "GUARDRAIL_DIGEST_KEY": SECRET}
WORKERS = 4
ATTACK = "hxblockme"
"""A phrase that the policy denies."""
FOR_EACH_CONNECTION = 5
"""Attacks; then another worker may get the next ones."""
STANDING_SECONDS = 1.5
"""After which no worker takes anybody's good standing for granted any more."""
PAUSE_SECONDS = 0.05
PATIENCE = 600.0


@dataclass(slots=True)
class Answers:
    """The incidents of refusals by when they were answered, and when processes were killed (monotonic seconds)."""

    incidents: dict[str, float] = field(default_factory=dict)
    kills: list[float] = field(default_factory=list)

    def farthest(self, lost: Iterable[str]) -> float:
        """How far from a kill the farthest of some was read. An answer can be read after its process was killed."""
        read = [self.incidents[name] for name in lost]
        return max((min((abs(kill - at) for kill in self.kills), default=inf) for at in read), default=0.0)


def settings(folder: Path, each: int) -> tuple[str, ...]:
    return (
        'auth.mode="jwt"',
        'auth.jwt={ algorithms = ["HS256"], key_env = "BENCH_JWT", issuer = "bench", audience = "bench" }',
        'tenants.acme.keys={ openai = "env:BENCH_KEY" }',
        f'policies.default={{ deny_patterns = ["{ATTACK}"], replayed = "refuse" }}',
        f"policies.default.strikes={{ lock_strikes = 0, quarantine_strikes = {each}, window_seconds = 86400 }}",
        "limits.queue_seconds=0",
        "incidents.keep_most=1000000",
        f'state.url="sqlite://{folder}/state.db"',
        "state.timeout_seconds=5",
        f'audit.path="{folder}/audit"',
        'audit.key="file:audit.pem"',
        f'secrets.folder="{folder}"',
    )


def attack(subject: int) -> bytes:
    claims = {"iss": "bench", "aud": "bench", "exp": int(time.time()) + 36_000, "tenant": "acme", "sub": f"s{subject}"}
    return chat(f"Now say {ATTACK}.", f"Authorization: Bearer {jwt.encode(claims, SECRET, algorithm='HS256')}")


async def answer_to(gateway: Gateway, requests: Iterable[bytes]) -> list[tuple[int, str]]:
    """Status and incident of each request that was answered, up to the first that was not."""
    answers: list[tuple[int, str]] = []
    with suppress(OSError, asyncio.IncompleteReadError):
        reader, writer = await asyncio.open_connection("127.0.0.1", gateway.port)
        for request in requests:
            writer.write(request)
            head = (await read_message(reader)).decode("latin-1").lower()
            answers.append((int(head.split()[1]), head.partition("x-guardrail-incident-id: ")[2][:36]))
        writer.close()
    return answers


async def abuse(gateway: Gateway, subject: int, each: int, answers: Answers) -> None:
    """Makes attacks until so many were refused, or the subject is in quarantine."""
    request, refused = attack(subject), 0
    while refused < each:
        got = await answer_to(gateway, [request] * min(FOR_EACH_CONNECTION, each - refused))
        for status, incident in got:
            if status == 403:  # strikes of requests that were never answered count as well
                return
            if status != 400:
                raise NotMeasured(f"an attack was answered with {status}")
            answers.incidents[incident] = time.monotonic()
            refused += 1
        if len(got) < FOR_EACH_CONNECTION:
            await asyncio.sleep(PAUSE_SECONDS)


async def kill(gateway: Gateway, answers: Answers, options: argparse.Namespace) -> None:
    """Kills processes in turn, each when a further part of the attacks was refused."""
    for number in range(options.kills):
        part = options.subjects * options.each * (number + 1) // (options.kills + 1)
        while len(answers.incidents) < part:  # noqa: ASYNC110 - counted by others
            await asyncio.sleep(PAUSE_SECONDS)
        children = gateway.children()
        answers.kills.append(time.monotonic())
        os.kill(children[number % len(children)], signal.SIGKILL)


async def load(gateway: Gateway, options: argparse.Namespace) -> tuple[Answers, int]:
    """What was answered, and how many subjects are not in quarantine after it."""
    answers, places = Answers(), asyncio.Semaphore(options.connections)

    async def one(subject: int) -> None:
        async with places:
            await abuse(gateway, subject, options.each, answers)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        group.create_task(kill(gateway, answers, options))
        for subject in range(options.subjects):
            group.create_task(one(subject))
    await asyncio.sleep(STANDING_SECONDS)
    last = [await answer_to(gateway, [attack(subject)]) for subject in range(options.subjects)]
    return answers, sum(status != 403 for ((status, _),) in last)


def incidents(folder: Path) -> set[str]:
    """The incidents that the file holds."""
    with closing(sqlite3.connect(folder / "state.db")) as connection:
        rows = connection.execute("SELECT name FROM records WHERE log = ?", (state_key(KeyKind.INCIDENTS, "acme"),))
        return {name for (name,) in rows}


def audited(folder: Path) -> set[str]:
    """The incidents of all decisions in the audit log."""
    lines = (line for file in (folder / "audit").glob("*.jsonl") for line in file.read_bytes().split(b"\n")[:-1])
    return {record["decision"]["incident"] for record in map(json.loads, lines) if record["kind"] == "decision"}


def command(*words: str) -> int:
    return subprocess.run([sys.executable, "-m", "gateway", *words], cwd=ROOT, stdout=subprocess.DEVNULL).returncode  # noqa: S603 - our own words


async def measure(options: argparse.Namespace, folder: Path) -> dict[str, object]:
    key, public = str(folder / "audit.pem"), str(folder / "audit.pub")
    command("audit", "keygen", "--private", key, "--public", public)
    async with (
        listening(Server(OK)) as url,
        gateway(url, *settings(folder, options.each), environ=ENVIRON, workers=WORKERS) as serving,
    ):
        answers, free = await load(serving, options)
    not_kept = answers.incidents.keys() - incidents(folder)
    not_audited = answers.incidents.keys() - audited(folder)
    return {
        "refused": len(answers.incidents),
        "kills": len(answers.kills),
        "subjects_not_in_quarantine": free,
        "incidents_lost": len(not_kept),
        "incidents_lost_seconds": round(answers.farthest(not_kept), 3),
        "records_lost": len(not_audited),
        "records_lost_seconds": round(answers.farthest(not_audited), 3),
        "audit_status": command("audit", "verify", str(folder / "audit"), "--public-key", public),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--subjects", type=int, default=100)
    parser.add_argument("--each", type=int, default=100, help="attacks by each subject (default: %(default)s)")
    parser.add_argument("--connections", type=int, default=16, help="subjects at a time (default: %(default)s)")
    parser.add_argument("--kills", type=int, default=4, help="number of processes to kill (default: %(default)s)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        found = asyncio.run(measure(options, Path(name)))
    sys.stdout.write(json.dumps(found) + "\n")
    lost = found["incidents_lost"] or found["records_lost"]
    raise SystemExit(
        1 if found["subjects_not_in_quarantine"] or found["audit_status"] or (lost and not options.kills) else 0
    )


if __name__ == "__main__":
    main()
