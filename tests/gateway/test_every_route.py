"""Every route with every outcome: the status, the three headers, and one incident id in header, body and log."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import jwt
import pytest

from tests.gateway.routes import BARE, INCIDENTS, MARK, SAMPLES, Bare, Sample
from tests.gateway_fixture import Answer, RunningGateway, closed, request, running_gateway, silent, talk

INCIDENT = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
DENY = f'policies.default.deny_patterns=["{MARK}"]'
JWT = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "JWT_SECRET", issuer = "tests", audience = "gateway" }',
    'tenants.acme.keys={ openai = "env:ACME_OPENAI_KEY" }',
    "tenants.bare.policy=default",
)
SECRETS = {"JWT_SECRET": "0123456789abcdef0123456789abcdef", "ACME_OPENAI_KEY": "provider-key"}
CLEAN = "What is the capital of France?"
ENCODED = "Please read R29vZCBtb3JuaW5nLCBoZXJlIGFyZSB0aGUgbWludXRlcyBvZiB0aGUgbWVldGluZw== aloud."


TOKEN = jwt.encode(
    {"iss": "tests", "aud": "gateway", "sub": "ann", "tenant": "bare", "exp": int(time.time()) + 3_600},
    SECRETS["JWT_SECRET"],
    algorithm="HS256",
)
both_doors = pytest.mark.usefixtures("door")
PADDING = tuple((f"x-padding-{number}", "x" * 500) for number in range(4))


def asked(bare: Bare, method: str = "", path: str = "") -> bytes:
    return request(method or bare.method, path or bare.path, headers=bare.headers)


def sent(sample: Sample, prompt: str = CLEAN, *, path: str = "", kind: str = "") -> bytes:
    fields = (("content-type", kind), *sample.headers) if kind else sample.fields()
    return request("POST", path or sample.path, sample.body(prompt), (*fields, sample.carry("client-key")))


async def walk(gateway: RunningGateway, requests: Iterable[tuple[str, bytes]]) -> dict[str, Answer]:
    return {name: await talk(gateway.url, raw) for name, raw in requests}


async def check(
    gateway: RunningGateway, answers: dict[str, Answer], *, status: int, decision: str, mode: str = "baseline"
) -> None:
    assert {name: answer.status for name, answer in answers.items()} == dict.fromkeys(answers, status)
    told = {(answer.headers["x-guardrail-decision"], answer.headers["x-guardrail-mode"]) for answer in answers.values()}
    assert told == {(decision, mode)}
    incidents = [answer.headers["x-guardrail-incident-id"] for answer in answers.values()]
    assert all(INCIDENT.fullmatch(incident) for incident in incidents)
    logged = await gateway.settled(len(answers))
    assert [line["incident_id"] for line in logged] == incidents
    assert [line["status"] for line in logged] == [status] * len(answers)


def same_incident_in_the_bodies(answers: dict[str, Answer], dialects: Mapping[str, str]) -> None:
    for name, answer in answers.items():
        assert answer.headers["content-type"] == "application/json", name
        assert INCIDENTS[dialects[name]](answer.tree) == answer.headers["x-guardrail-incident-id"], name


@both_doors
async def test_allow() -> None:
    async with running_gateway() as gateway:
        answers = await walk(gateway, ((name, sent(sample)) for name, sample in SAMPLES.items()))
        await check(gateway, answers, status=200, decision="allow")
        assert [one.values("x-guardrail-incident-id") for one in gateway.received] == [
            (answer.headers["x-guardrail-incident-id"],) for answer in answers.values()
        ]


@both_doors
async def test_stream() -> None:
    samples = {name: sample for name, sample in SAMPLES.items() if sample.stream}
    async with running_gateway() as gateway:
        requests = (
            (name, request("POST", sample.stream, sample.body(CLEAN, stream=True), sample.fields()))
            for name, sample in samples.items()
        )
        answers = await walk(gateway, requests)
        await check(gateway, answers, status=200, decision="allow")
    assert {answer.headers["content-type"] for answer in answers.values()} == {"text/event-stream"}


@both_doors
async def test_monitor() -> None:
    async with running_gateway(DENY, 'policies.default.enforcement="monitor"') as gateway:
        answers = await walk(gateway, ((name, sent(sample, MARK)) for name, sample in SAMPLES.items()))
        await check(gateway, answers, status=200, decision="deny", mode="monitor")
        assert len(gateway.received) == len(SAMPLES)


DIALECTS = {name: sample.dialect for name, sample in SAMPLES.items()}
ELSEWHERE = {name: sample.dialect_elsewhere for name, sample in SAMPLES.items()}
Make = Callable[[Sample], bytes]
REFUSED: Mapping[str, tuple[tuple[str, ...], int, str, Make]] = {
    "deny": ((DENY,), 400, "deny", lambda sample: sent(sample, MARK)),
    "deny as forbidden": (
        (DENY, "policies.default.deny_status=403"),
        403,
        "deny",
        lambda sample: sent(sample, MARK),
    ),
    "clarify": (
        ('policies.default.on_limit="clarify"', "limits.views=0"),
        422,
        "clarify",
        lambda sample: sent(sample, ENCODED),
    ),
    "no credentials": (JWT, 401, "deny", sent),
    "no provider key": (
        JWT,
        403,
        "deny",
        lambda sample: request("POST", sample.path, sample.body(CLEAN), sample.fields(sample.carry(TOKEN))),
    ),
    "slow body": (
        ("limits.body_seconds=0.05",),
        408,
        "deny",
        lambda sample: request("POST", sample.path, b"{", sample.fields(), length=9),
    ),
    "expectation": (
        (),
        417,
        "deny",
        lambda sample: request("POST", sample.path, sample.body(CLEAN), sample.fields(("expect", "a miracle"))),
    ),
    "head too large": (
        ("limits.head_bytes=1024",),
        431,
        "deny",
        lambda sample: request("POST", sample.path, sample.body(CLEAN), sample.fields(*PADDING)),
    ),
    "unknown path": ((), 404, "deny", lambda sample: sent(sample, path=f"/elsewhere{sample.path}")),
    "wrong method": (
        (),
        405,
        "deny",
        lambda sample: request("PROPFIND", sample.path, sample.body(CLEAN), sample.fields()),
    ),
    "too large": (("limits.body_bytes=16",), 413, "deny", sent),
    "not JSON by its type": ((), 415, "deny", lambda sample: sent(sample, kind="text/plain")),
    "malformed": ((), 400, "deny", lambda sample: request("POST", sample.path, b'{"a":', sample.fields())),
}


@both_doors
@pytest.mark.parametrize("outcome", REFUSED)
async def test_a_refusal_reaches_no_upstream(outcome: str) -> None:
    overrides, status, decision, make = REFUSED[outcome]
    async with running_gateway(*overrides, environ=SECRETS) as gateway:
        answers = await walk(gateway, ((name, make(sample)) for name, sample in SAMPLES.items()))
        mode = "clarify" if decision == "clarify" else "baseline"
        await check(gateway, answers, status=status, decision=decision, mode=mode)
        assert list(gateway.received) == []
    same_incident_in_the_bodies(answers, ELSEWHERE if outcome == "unknown path" else DIALECTS)
    assert {answer.headers["x-should-retry"] for answer in answers.values()} == {"false"}


@both_doors
async def test_clarify_says_what_to_do() -> None:
    async with running_gateway('policies.default.on_limit="clarify"', "limits.views=0") as gateway:
        answers = await walk(gateway, ((name, sent(sample, ENCODED)) for name, sample in SAMPLES.items()))
    for name, answer in answers.items():
        assert answer.tree["action"] == "clarify", name
        assert answer.tree["incident_id"] == answer.headers["x-guardrail-incident-id"], name
        assert answer.tree["message"], name
        assert answer.tree["questions"], name


@both_doors
@pytest.mark.parametrize(
    ("behind", "overrides", "status"),
    [(closed, (), 502), (silent, ("limits.first_byte_seconds=0.25",), 504)],
    ids=["unreachable", "silent"],
)
async def test_an_upstream_that_does_not_answer(
    behind: Callable[[], AbstractAsyncContextManager[str]], overrides: tuple[str, ...], status: int
) -> None:
    async with behind() as url, running_gateway(*overrides, upstream_url=url) as gateway:
        answers = await walk(gateway, ((name, sent(sample)) for name, sample in SAMPLES.items()))
        await check(gateway, answers, status=status, decision="allow")
    same_incident_in_the_bodies(answers, DIALECTS)
    assert {answer.headers["x-should-retry"] for answer in answers.values()} == {"true" if status == 502 else "false"}


@asynccontextmanager
async def uploading(gateway: RunningGateway) -> AsyncIterator[None]:
    """A request that is under way for as long as the context lasts."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(gateway.url.rpartition(":")[2]))
    writer.write(request("POST", "/v1/chat/completions", headers=(("expect", "100-continue"),), length=9))
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 100 ")
    yield
    writer.close()
    await writer.wait_closed()


@both_doors
async def test_a_gateway_at_its_limit() -> None:
    async with running_gateway("limits.concurrent_requests=1") as gateway, uploading(gateway):
        answers = await walk(gateway, ((name, sent(sample)) for name, sample in SAMPLES.items()))
        await check(gateway, answers, status=503, decision="deny")
        assert list(gateway.received) == []
    same_incident_in_the_bodies(answers, DIALECTS)
    assert {answer.headers["x-should-retry"] for answer in answers.values()} == {"true"}


@both_doors
async def test_what_takes_no_body_is_forwarded() -> None:
    async with running_gateway() as gateway:
        answers = await walk(gateway, ((name, asked(bare)) for name, bare in BARE.items()))
        await check(gateway, answers, status=200, decision="allow")
        assert [(one.method, one.body) for one in gateway.received] == [(bare.method, b"") for bare in BARE.values()]


BARE_DIALECTS = {name: bare.dialect for name, bare in BARE.items()}
BARE_ELSEWHERE = {
    name: bare.dialect if bare.headers else "openai"  # where no path tells, fields do
    for name, bare in BARE.items()
}
BARE_REFUSED: Mapping[str, tuple[tuple[str, ...], int, Callable[[Bare], bytes], Mapping[str, str]]] = {
    "no credentials": (JWT, 401, asked, BARE_DIALECTS),
    "unknown path": ((), 404, lambda bare: asked(bare, path=f"/elsewhere{bare.path}"), BARE_ELSEWHERE),
    "wrong method": ((), 405, lambda bare: asked(bare, method="TRACE"), BARE_DIALECTS),
}


@pytest.mark.parametrize("outcome", BARE_REFUSED)
async def test_what_takes_no_body_is_refused_in_its_dialect(outcome: str) -> None:
    overrides, status, make, dialects = BARE_REFUSED[outcome]
    async with running_gateway(*overrides, environ=SECRETS) as gateway:
        answers = await walk(gateway, ((name, make(bare)) for name, bare in BARE.items()))
        await check(gateway, answers, status=status, decision="deny")
        assert list(gateway.received) == []
    same_incident_in_the_bodies(answers, dialects)


async def test_health_has_the_headers_too() -> None:
    async with running_gateway() as gateway:
        answer = await talk(gateway.url, request("GET", "/healthz"))
    assert (answer.status, answer.headers["x-guardrail-decision"]) == (200, "allow")
    assert answer.headers["x-guardrail-mode"] == "baseline"
    assert INCIDENT.fullmatch(answer.headers["x-guardrail-incident-id"])
