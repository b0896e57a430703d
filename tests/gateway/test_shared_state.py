"""Gateways as operators run them, as processes, that share what they know: strikes, limits, incidents, approvals."""

import asyncio
import fcntl
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import orjson
from aiohttp import web
from redis.asyncio import Redis
from typer.testing import CliRunner

from adapters.state.opening import StateAddress, open_state
from filters.strikes import StrikeRules
from gateway.cli import app
from gateway.evidence.incidents import Incidents, Query
from gateway.limiting.strikes import Strikes
from tests.adapters.state import rivals
from tests.adapters.state.stores import free_port, redis_server
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer, turns
from tests.gateway.gateway_process import PATIENCE_SECONDS, ROOT, GatewayProcess, running_gateway
from tests.gateway.incident_samples import sample
from tests.gateway_fixture import Answer, request, serving, talk
from tests.talks import ACCOUNT, HIJACKED, WIRES, Talk

CHAT = WIRES["chat"]
TOKEN = "operators-token-of-this-test-alone"
CANARY = "zebra-canary-4711"
"""A word of prompts, answers and arguments that may stand nowhere in what is kept."""
ATTACK = turns(CHAT, [f"{CANARY} says: please {MARK} now."])
NICE = turns(CHAT, [f"{CANARY} asks: what is the capital of France?"])
ENVIRON = {**SECRETS, "GUARDRAIL_ADMIN_TOKEN": TOKEN, "GUARDRAIL_AUDIT_KEY": "file:audit.pem"}
DEBUG = 'logging.level="debug"'
"""Tells which process is which."""
PLENTY = "state.timeout_seconds=5.0"
"""For a step on a busy machine, where a test counts what is kept."""
UNHURRIED = "limits.queue_seconds=0"
"""No worker refuses anything because the machine is busy with other tests."""


@dataclass(slots=True)
class Upstream:
    """Answers everything with one call of a tool; `count` requests so far."""

    url: str = ""
    count: int = 0

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        self.count += 1
        body = await request.read()
        if b'"stream":true' in body:
            response = web.StreamResponse(headers={"content-type": "text/event-stream"})
            await response.prepare(request)
            await response.write(b'data: {"choices":[{"index":0,"delta":{"content":"a"}}]}\n\n')
            await asyncio.sleep(0.3)
            await response.write(b"data: [DONE]\n\n")
            return response
        function = {"name": "transfer_funds", "arguments": orjson.dumps({"payee": ACCOUNT, "why": CANARY}).decode()}
        message = {
            "role": "assistant",
            "content": None,
            "tool_calls": [{"id": "t", "type": "function", "function": function}],
        }
        choice = {"index": 0, "finish_reason": "tool_calls", "message": message}
        return web.json_response({"id": "c", "object": "chat.completion", "choices": [choice]})


@asynccontextmanager
async def proposing() -> AsyncIterator[Upstream]:
    upstream = Upstream()
    async with serving(web.Server(upstream.answer, access_log=None)) as port:
        upstream.url = f"http://127.0.0.1:{port}"
        yield upstream


@asynccontextmanager
async def pausing_model() -> AsyncIterator[Mapping[str, str]]:
    """The environment of a gateway whose models say PAUSE."""
    message = {"role": "assistant", "content": "PAUSE"}

    async def answer(request: web.BaseRequest) -> web.Response:
        await request.read()
        choice = {"index": 0, "finish_reason": "stop", "message": message}
        return web.json_response({"id": "c", "object": "chat.completion", "choices": [choice]})

    async with serving(web.Server(answer, access_log=None)) as port:
        yield {
            "VERIFIER_ADAPTER": "openai",
            "OPENAI_API_KEY": "k",
            "OPENAI_VERIFIER_MODEL": "m",
            "OPENAI_VERIFIER_API": "chat",
            "OPENAI_BASE_URL": f"http://127.0.0.1:{port}",
        }


LIBRARY = {**os.environ, "PYTHONPATH": str(ROOT)}
LAST_MOMENTS = 10.0
"""What is written a tenth of a second later takes on a machine that is busy with other tests. Not so what is lost."""


def serve(upstream: Upstream, *settings: str, workers: int = 1, environ: Mapping[str, str] | None = None) -> Any:
    told = [word for setting in (*SETTINGS, *settings) for word in ("--set", setting)]
    behind = (f"--upstream={name}={upstream.url}" for name in ("openai", "azure"))
    words = ("--workers", str(workers), *behind, *told)
    return running_gateway(*words, environ={**ENVIRON, **(environ or {})})


async def ask(gateway: GatewayProcess, body: bytes, *more: tuple[str, str], subject: str = "ann") -> Answer:
    headers = (("content-type", "application/json"), bearer(subject), *more)
    return await talk(f"http://{gateway.address}", request("POST", CHAT.unary, body, headers))


async def operate(gateway: GatewayProcess, method: str, target: str, body: bytes = b"") -> Answer:
    headers = (("authorization", f"Bearer {TOKEN}"), ("content-type", "application/json"))
    return await talk(f"http://{gateway.admin}", request(method, target, body, headers))


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not await holds():  # noqa: ASYNC110 - other processes
            await asyncio.sleep(0.05)


async def incidents(gateway: GatewayProcess) -> int:
    return len((await operate(gateway, "GET", "/incidents?limit=200")).tree["incidents"])


def sqlite(folder: Path) -> str:
    return f'state.url="sqlite://{folder}/state.db"'


def strikes(number: int) -> str:
    return f"policies.default.strikes={{ lock_strikes = 0, quarantine_strikes = {number} }}"


# A fleet


@asynccontextmanager
async def fleet(
    upstream: Upstream, port: int, *settings: str, environ: Mapping[str, str] | None = None
) -> AsyncIterator[list[GatewayProcess]]:
    """Two gateways with two workers each over one Redis."""
    url = f'state.url="redis://127.0.0.1:{port}/0"'
    one = partial(serve, upstream, url, *settings, workers=2, environ=environ)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(one()) for _ in range(2)]


async def test_a_fleet_counts_strikes_exactly(tmp_path: Path) -> None:
    with redis_server(tmp_path) as redis:
        async with proposing() as upstream, fleet(upstream, redis.port, strikes(24), PLENTY) as gateways:
            for number, told in ((23, 400), (1, 400)):
                got = await asyncio.gather(*(ask(gateways[at % 2], ATTACK) for at in range(number)))
                assert Counter(answer.status for answer in got) == {told: number}
                standing = orjson.loads((await operate(gateways[1], "GET", "/strikes")).body)["sanctions"]
                assert len(standing) == (number == 1)
            await until(partial(_all_answer, gateways, 403))  # a worker may take good standing to last for a second
            lifted = await operate(gateways[0], "POST", "/strikes/lift", b'{"tenant":"acme","subject":"ann"}')
            assert await _all_answer(gateways, 200)
    assert lifted.status == 200


async def _all_answer(gateways: Sequence[GatewayProcess], status: int) -> bool:
    got = await asyncio.gather(*(ask(gateways[at % 2], NICE) for at in range(8)))
    return {answer.status for answer in got} == {status}


async def test_a_fleet_admits_no_more_than_the_limit(tmp_path: Path) -> None:
    limit = 20
    limited = f"policies.default.rates.subject.requests_per_minute={limit}"
    with redis_server(tmp_path) as redis:
        async with proposing() as upstream, fleet(upstream, redis.port, limited, PLENTY) as gateways:
            began = time.monotonic()
            got = await asyncio.gather(*(ask(gateways[at % 2], NICE) for at in range(80)))
            filled = (time.monotonic() - began) * limit / 60
            admitted = upstream.count
    told = Counter(answer.status for answer in got)
    assert told == {200: admitted, 429: 80 - admitted}
    assert limit <= admitted <= limit + filled


async def test_a_redis_that_is_killed_under_load_and_comes_back(tmp_path: Path) -> None:
    port = free_port()
    statuses: list[int] = []
    async with proposing() as upstream:
        with redis_server(tmp_path, port=port) as first:
            async with fleet(upstream, port, PLENTY, UNHURRIED) as gateways, asyncio.TaskGroup() as load:
                going_on = [load.create_task(gateway.follow()) for gateway in gateways]
                going_on += [load.create_task(_ask_on(gateways[at % 2], f"s{at}", statuses)) for at in range(4)]
                await until(partial(_have, statuses, 200))
                first.stop()
                await until(partial(_have, statuses, 503))  # good standing that was just seen lasts for a second
                away = [await ask(gateways[at % 2], NICE, subject=f"new{at}") for at in range(8)]
                with redis_server(tmp_path, port=port):
                    await until(partial(_are_back, gateways))
                    statuses.clear()
                    await until(partial(_have, statuses, 200))  # without a restart
                    for one in going_on:
                        one.cancel()
    assert {answer.status for answer in away} == {503}
    assert {answer.tree["error"]["code"] for answer in away} == {"state_unavailable"}
    assert {answer.headers["x-should-retry"] for answer in away} == {"false"}


async def _ask_on(gateway: GatewayProcess, subject: str, statuses: list[int]) -> None:
    while True:
        statuses.append((await ask(gateway, NICE, subject=subject)).status)
        await asyncio.sleep(0.02)


async def _have(statuses: Sequence[int], status: int) -> bool:
    return status in statuses


async def _are_back(gateways: Sequence[GatewayProcess]) -> bool:
    return all([await _is_back(gateway) for gateway in gateways])


async def _is_back(gateway: GatewayProcess) -> bool:
    got = await asyncio.gather(*(ask(gateway, NICE, subject=f"t{at}") for at in range(4)))
    return all(answer.status == 200 for answer in got)


# One machine

PROCESSES, SUBJECTS, EACH = 4, 100, 25
"""Each process adds so many strikes to each of the subjects: 10 000 in all, and as many incidents."""
ALL_OF_THEM = StrikeRules(lock_strikes=0, quarantine_strikes=PROCESSES * EACH)


def abuse(open_store: rivals.OpenStore, number: int, times: int) -> int:
    """Strikes and incidents of one process, so many for each subject; how many incidents were lost on the way."""
    return asyncio.run(_abuse(open_store, number, times))


async def _abuse(open_store: rivals.OpenStore, number: int, times: int) -> int:
    store, lost = open_store(), list[int]()
    book = Incidents(store, keep_seconds=600, keep_most=20_000, on_lost=lost.append)
    kept = Strikes(store)
    for turn in range(times):
        for start in range(0, SUBJECTS, rivals.TOGETHER):
            subjects = range(start, min(SUBJECTS, start + rivals.TOGETHER))
            ids = [_id(number, turn, subject) for subject in subjects]
            await asyncio.gather(
                *(
                    kept.record_unsafe("acme", f"s{subject}", ALL_OF_THEM, incident_id=name)
                    for subject, name in zip(subjects, ids, strict=True)
                ),
                *(book.keep(sample(id=name, tenant="acme")) for name in ids),
            )
    await book.close()
    await store.close()
    return sum(lost)


def _id(number: int, turn: int, subject: int) -> str:
    return f"019a0000-0000-7000-8{number:03x}-{turn:06x}{subject:06x}"


async def test_four_processes_lose_no_strike_and_no_incident(tmp_path: Path) -> None:
    address = StateAddress(f"sqlite://{tmp_path}/state.db", seconds=PATIENCE_SECONDS)
    opener = partial(open_state, address, watch=rivals.fail_on_trouble)
    lost = await asyncio.to_thread(rivals.run_rivals, abuse, opener, processes=PROCESSES, times=EACH)
    store = opener()
    standing = await Strikes(store).sanctioned("acme")
    count, before = 0, ""
    book = Incidents(store, keep_seconds=600, keep_most=20_000, on_lost=lambda _: None)
    while (found := await book.search(["acme"], Query(before=before, most=1_000))).incidents:
        count, before = count + len(found.incidents), found.before
        if not before:
            break
    await store.close()
    assert lost == [0] * PROCESSES
    assert count == PROCESSES * SUBJECTS * EACH
    assert len(standing) == SUBJECTS, "each subject's last strike was counted as such"


async def test_a_killed_worker_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    async with proposing() as upstream, serve(upstream, sqlite(tmp_path), PLENTY, DEBUG, workers=2) as gateway:
        workers = [(await gateway.until("process_started"))["pid"] for _ in range(2)]
        for _ in range(5):
            assert (await ask(gateway, ATTACK)).status == 400

        async def all_kept() -> bool:
            return await incidents(gateway) == 5

        await until(all_kept)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
            await gateway.until("process_died")
        await gateway.ready()
        got = await ask(gateway, NICE)
        assert await incidents(gateway) == 5
    assert (got.status, got.headers["x-guardrail-mode"]) == (403, "full_quarantine")
    assert upstream.count == 0


async def test_killed_workers_lose_no_strike_and_only_the_last_moments_of_incidents_and_records() -> None:
    program = (sys.executable, "-m", "bench.killed_workers", "--subjects", "4", "--each", "10", "--kills", "1")
    run = await asyncio.create_subprocess_exec(*program, cwd=ROOT, env=LIBRARY, stdout=asyncio.subprocess.PIPE)
    told, _ = await run.communicate()
    found = orjson.loads(told)
    assert (run.returncode, found["kills"], found["subjects_not_in_quarantine"], found["audit_status"]) == (0, 1, 0, 0)
    assert 30 <= found["refused"] <= 40, "strikes of requests that nobody answered count as well"
    assert found["incidents_lost_seconds"] < LAST_MOMENTS
    assert found["records_lost_seconds"] < LAST_MOMENTS


# A person in the middle


async def test_a_paused_call_is_approved_once(tmp_path: Path) -> None:
    body = CHAT.write(HIJACKED, stream=False)
    async with (
        pausing_model() as models,
        proposing() as upstream,
        serve(upstream, sqlite(tmp_path), PLENTY, 'supervision.model="m"', environ=models, workers=2) as gateway,
    ):
        paused = await ask(gateway, body)
        (held,) = (await operate(gateway, "GET", "/incidents?held=true")).tree["incidents"]
        approved = await operate(gateway, "POST", f"/incidents/{held['id']}/approve", b'{"who":"eve"}')
        name = ("x-guardrail-incident-id", paused.headers["x-guardrail-incident-id"])
        other = await ask(gateway, CHAT.write(HIJACKED, stream=True), name)
        stranger = await ask(gateway, body, name, subject="bob")
        released, again = await ask(gateway, body, name), await ask(gateway, body, name)
        after = (await operate(gateway, "GET", f"/incidents/{held['id']}")).tree
    assert (paused.status, held["state"], held["tool"]) == (400, "open", "transfer_funds")
    assert held["id"] == f"{paused.headers['x-guardrail-incident-id']}.1"
    assert paused.tree["error"]["guardrail"]["held_until"] == held["held_until"]
    assert f"A person may approve it until {held['held_until']}. " in paused.tree["error"]["message"]
    assert (approved.status, approved.tree["state"]) == (200, "approved")
    assert ACCOUNT not in other.body.decode()
    assert (stranger.status, released.status, again.status) == (400, 200, 400)
    assert ACCOUNT in released.body.decode()
    assert (after["state"], after["decided_by"]) == ("used", "eve")


async def test_of_two_operators_one_approves_and_of_many_clients_over_a_fleet_one_gets_the_call(tmp_path: Path) -> None:
    body = CHAT.write(HIJACKED, stream=False)
    settings = ('supervision.model="m"', strikes(0), PLENTY, UNHURRIED)
    with redis_server(tmp_path) as redis:
        async with (
            pausing_model() as models,
            proposing() as upstream,
            fleet(upstream, redis.port, *settings, environ=models) as gateways,
        ):
            name = (await ask(gateways[0], body)).headers["x-guardrail-incident-id"]
            approving = [operate(gateway, "POST", f"/incidents/{name}.1/approve") for gateway in gateways]
            approved = await asyncio.gather(*approving)
            of = ("x-guardrail-incident-id", name)
            got = await asyncio.gather(*(ask(gateways[at % 2], body, of) for at in range(8)))
    assert sorted(answer.status for answer in approved) == [200, 409]
    assert Counter(answer.status for answer in got) == {200: 1, 400: 7}


# Evidence


@dataclass(frozen=True, slots=True)
class Books:
    """An audit log and its keys."""

    folder: Path

    @property
    def settings(self) -> tuple[str, ...]:
        return (f'audit.path="{self.folder}/audit"', f'secrets.folder="{self.folder}"')

    def make_keys(self) -> None:
        keys = ("--private", str(self.folder / "audit.pem"), "--public", str(self.folder / "audit.pub"))
        assert CliRunner().invoke(app, ["audit", "keygen", *keys]).exit_code == 0

    def verify(self) -> int:
        words = ["audit", "verify", str(self.folder / "audit"), "--public-key", str(self.folder / "audit.pub")]
        return CliRunner().invoke(app, words).exit_code

    def records(self) -> list[dict[str, Any]]:
        files = sorted((self.folder / "audit").glob("*.jsonl"))
        return [orjson.loads(line) for file in files for line in file.read_bytes().splitlines()]

    def decisions(self) -> list[dict[str, Any]]:
        return [record["decision"] for record in self.records() if record["kind"] == "decision"]


async def test_every_decision_is_in_the_audit_log_after_a_stop_under_load(tmp_path: Path) -> None:
    books = Books(tmp_path)
    books.make_keys()
    limited = "policies.default.rates.subject.requests_per_minute=1"
    settings = (*books.settings, sqlite(tmp_path), PLENTY, limited)
    async with proposing() as upstream, serve(upstream, *settings, workers=2) as gateway:
        body = CHAT.write(HIJACKED, stream=True)
        under_way = [asyncio.create_task(ask(gateway, body, subject=f"s{at}")) for at in range(8)]
        whole = await ask(gateway, NICE)
        limited_answer = await ask(gateway, NICE)
        denied = await ask(gateway, ATTACK, subject="bob")
        broken = await ask(gateway, b"{", subject="eve")

        async def all_reached() -> bool:
            return upstream.count == len(under_way) + 1

        await until(all_reached)
        assert await gateway.stop() == 0
        streams = await asyncio.gather(*under_way)
    told = [whole, limited_answer, denied, broken, *streams]
    assert [answer.status for answer in told] == [200, 429, 400, 400, *[200] * 8]
    assert books.verify() == 0
    decisions = books.decisions()
    requests = {record["incident"]: record["reason"] for record in decisions if record["phase"] == "request"}
    assert set(requests) == {answer.headers["x-guardrail-incident-id"] for answer in told}
    calls = [record["incident"] for record in decisions if record["phase"] == "call"]
    assert calls == [whole.headers["x-guardrail-incident-id"]]
    assert not any(word in line for word in (CANARY, MARK, ACCOUNT) for line in map(repr, gateway.log))


async def test_a_state_that_hangs_keeps_no_worker_from_signing_the_end_of_its_chain(tmp_path: Path) -> None:
    books = Books(tmp_path)
    books.make_keys()
    async with proposing() as upstream, serve(upstream, sqlite(tmp_path), *books.settings) as gateway:
        assert (await ask(gateway, NICE)).status == 200
        with (tmp_path / "state.db-turn").open("rb") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            assert (await ask(gateway, ATTACK, subject="eve")).status == 400
            assert await gateway.stop() == 0
    assert books.verify() == 0
    assert len(books.decisions()) == 3


async def test_what_cannot_be_recorded_is_not_forwarded(tmp_path: Path) -> None:
    books = Books(tmp_path)
    books.make_keys()
    small = ("audit.backlog_records=16", "audit.commit_ms=1000")
    streamed = CHAT.write(Talk("hello"), stream=True)
    async with proposing() as upstream, serve(upstream, *books.settings, *small) as gateway:
        got = await asyncio.gather(*(ask(gateway, streamed) for _ in range(60)))
        forwarded = upstream.count
        assert await gateway.stop() == 0
    told = Counter(answer.status for answer in got)
    assert told.keys() == {200, 503}
    assert told[200] == forwarded
    assert books.verify() == 0
    requests = [record for record in books.decisions() if record["phase"] == "request"]
    assert len(requests) == forwarded


def contents(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in folder.rglob("*") if file.is_file()]


async def test_nothing_that_is_kept_has_a_word_of_what_was_said(tmp_path: Path) -> None:
    books = Books(tmp_path)
    books.make_keys()
    words = [word.encode() for word in (CANARY, MARK, ACCOUNT, SECRETS["KEY"], SECRETS["JWT_SECRET"], TOKEN)]
    async with pausing_model() as models, proposing() as upstream:
        settings = (*books.settings, sqlite(tmp_path), PLENTY, 'supervision.model="m"')
        async with serve(upstream, *settings, environ=models) as gateway:
            for body in (ATTACK, turns(CHAT, [f"{CANARY} {MARK}", "no", CANARY]), CHAT.write(HIJACKED, stream=False)):
                await ask(gateway, body)
            shown = await operate(gateway, "GET", "/incidents")
            kept = contents(tmp_path)
            assert await gateway.stop() == 0
        kept += [*contents(tmp_path), shown.body, repr(gateway.log).encode()]
    assert len(shown.tree["incidents"]) == 3
    assert len(books.decisions()) == 4
    assert not [word for word in words if any(word in one for one in kept)]


async def test_redis_holds_no_word_of_what_was_said_nor_of_whose_incidents_are_deleted(tmp_path: Path) -> None:
    books = Books(tmp_path)
    books.make_keys()
    with redis_server(tmp_path, "--rdbcompression", "no") as redis:
        async with pausing_model() as models, proposing() as upstream:
            url = f'state.url="redis://127.0.0.1:{redis.port}/0"'
            settings = (*books.settings, url, PLENTY, 'supervision.model="m"')
            async with serve(upstream, *settings, environ=models) as gateway:
                for subject in ("zoe", "ann"):
                    for body in (ATTACK, NICE, CHAT.write(HIJACKED, stream=False)):
                        await ask(gateway, body, subject=subject)

                async def all_kept() -> bool:
                    return await incidents(gateway) == 4

                await until(all_kept)
                before = await _dumped(redis.port)
                asked = b'{"tenant":"acme","subject":"zoe","who":"eve"}'
                told = [await operate(gateway, "POST", "/incidents/delete", asked) for _ in range(2)]
                (left, _) = shown = (await operate(gateway, "GET", "/incidents?subject=ann")).tree["incidents"]
                one = await operate(gateway, "DELETE", f"/incidents/{left['id']}")
                assert (await incidents(gateway), len(shown)) == (1, 2)
                deleted = await gateway.until("incidents_deleted")
                assert await gateway.stop() == 0
        after = await _dumped(redis.port)
    assert [answer.tree["deleted"] for answer in (*told, one)] == [2, 0, 1]
    assert (deleted["who"], deleted["deleted"], "zoe" in repr(deleted)) == ("eve", 2, False)
    assert books.verify() == 0
    assert [record["who"] for record in books.records() if record["kind"] == "act"] == ["eve", "eve", ""]
    assert "incidents" in before
    assert not [word for word in (CANARY, MARK, ACCOUNT) if word in before + after]
    assert "zoe" in before
    assert "zoe" not in after


async def _dumped(port: int) -> str:
    client = Redis(host="127.0.0.1", port=port)
    dumped = repr([(key, await client.dump(key)) for key in await client.keys("*")])
    await client.aclose()
    return dumped
