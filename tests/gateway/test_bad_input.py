"""Input that no SDK sends: the right status in the shape of each dialect, nothing forwarded, nothing in the log."""

import base64
import time
from collections.abc import Callable, Mapping
from typing import Any

import jwt
import orjson
import pytest

from tests.gateway.routes import SAMPLES, Sample
from tests.gateway_fixture import RunningGateway, request, running_gateway, talk

PRIVATE = "kiwi-umbrella-4711"
"""Stands in every bad body and token, and must stand in no log line and no answer."""
DIALECTS = {name: SAMPLES[name] for name in ("chat", "responses", "named", "messages", "azure chat", "gemini")}
SECRET = "0123456789abcdef0123456789abcdef"
JWT = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "JWT_SECRET", issuer = "tests", audience = "gateway" }',
    'tenants.acme.keys={ openai = "env:ACME_KEY", local = "env:ACME_KEY", anthropic = "env:ACME_KEY", '
    'azure = "env:ACME_KEY", gemini = "env:ACME_KEY" }',
)
SECRETS = {"JWT_SECRET": SECRET, "ACME_KEY": "acme-provider-key"}


def with_member(sample: Sample, member: bytes) -> bytes:
    """The route's body with one more member at its end."""
    return sample.body(PRIVATE)[:-1] + b"," + member + b"}"


def doubled(sample: Sample) -> bytes:
    body = sample.body(PRIVATE)
    return body[:-1] + b"," + body[1:]


BODIES: Mapping[str, Callable[[Sample], bytes]] = {
    "no JSON": lambda sample: PRIVATE.encode(),
    "torn JSON": lambda sample: sample.body(PRIVATE)[:-1],
    "trailing data": lambda sample: sample.body(PRIVATE) + b"{}",
    "duplicate keys": doubled,
    "a duplicate key under another spelling": lambda sample: with_member(sample, b'"a":1,"\\u0061":2'),
    "depth 10 000": lambda sample: with_member(sample, b'"x":' + b"[" * 10_000 + b"]" * 10_000),
    "not a number": lambda sample: with_member(sample, b'"temperature":NaN'),
    "infinity": lambda sample: with_member(sample, b'"temperature":-Infinity'),
    "a lone surrogate": lambda sample: with_member(sample, b'"x":"\\ud800"'),
    "bytes that are not UTF-8": lambda sample: with_member(sample, b'"x":"\xff\xfe"'),
    "a byte order mark": lambda sample: b"\xef\xbb\xbf" + sample.body(PRIVATE),
    "UTF-16": lambda sample: sample.body(PRIVATE).decode().encode("utf-16-le"),
    "an array": lambda sample: b"[" + sample.body(PRIVATE) + b"]",
}


async def check_refused(gateway: RunningGateway, sample: Sample, raw: bytes, status: int) -> bytes:
    answer = await talk(gateway.url, raw)
    assert answer.status == status
    assert sample.incident_of(answer.tree) == answer.headers["x-guardrail-incident-id"]
    assert list(gateway.received) == []
    logged = await gateway.settled()
    assert logged[-1]["incident_id"] == answer.headers["x-guardrail-incident-id"]
    assert PRIVATE.encode() not in gateway.log.getvalue()
    assert PRIVATE.encode() not in answer.body
    return answer.body


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("fault", BODIES)
async def test_a_body_that_has_more_than_one_reading(dialect: str, fault: str) -> None:
    sample = DIALECTS[dialect]
    async with running_gateway() as gateway:
        await check_refused(gateway, sample, request("POST", sample.path, BODIES[fault](sample), sample.fields()), 400)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    "fields",
    [
        [("content-type", "application/json; charset=utf-16")],
        [("content-type", "application/json; charset=latin-1")],
        [("content-type", "text/plain")],
        [],
        [("content-type", "application/json"), ("content-encoding", "gzip")],
        [("content-type", "application/json"), ("content-encoding", "gzip, gzip")],
        [("content-type", "application/json"), ("content-encoding", "br")],
    ],
    ids=["utf-16", "latin-1", "plain text", "no type", "gzip", "gzip twice", "brotli"],
)
async def test_a_body_of_another_type_charset_or_encoding(dialect: str, fields: list[tuple[str, str]]) -> None:
    sample = DIALECTS[dialect]
    async with running_gateway() as gateway:
        raw = request("POST", sample.path, sample.body(PRIVATE), [*fields, *sample.headers])
        await check_refused(gateway, sample, raw, 415)


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_a_gigabyte_is_refused_before_it_is_read(dialect: str) -> None:
    sample = DIALECTS[dialect]
    async with running_gateway() as gateway:
        raw = request("POST", sample.path, b"{", sample.fields(), length=1 << 30)
        await check_refused(gateway, sample, raw, 413)


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_a_method_that_no_provider_knows(dialect: str) -> None:
    sample = DIALECTS[dialect]
    async with running_gateway() as gateway:
        raw = request("PROPFIND", sample.path, sample.body(PRIVATE), sample.fields())
        await check_refused(gateway, sample, raw, 405)


@pytest.mark.parametrize(
    ("path", "headers", "like"),
    [
        ("/", (), "chat"),
        ("/v2/chat/completions", (), "chat"),
        ("/u/nobody/v1/chat/completions", (), "chat"),
        ("/openai", (), "chat"),
        ("/admin", (("anthropic-version", "2023-06-01"),), "messages"),
        ("/v3/models/m:generateContent", (("x-goog-api-key", "k"),), "gemini"),
    ],
    ids=["root", "version", "unknown upstream", "bare prefix", "anthropic", "gemini"],
)
async def test_a_path_that_no_dialect_knows(path: str, headers: tuple[tuple[str, str], ...], like: str) -> None:
    sample = SAMPLES[like]
    async with running_gateway() as gateway:
        raw = request("POST", path, sample.body(PRIVATE), (("content-type", "application/json"), *headers))
        await check_refused(gateway, sample, raw, 404)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    "end",
    [
        ";a=b",
        ";",
        ";/files/f",
        "%3Ba=b",
        "%20",
        "%09",
        "%00",
        "%2F",
        "//",
        "/.",
        "/..;/x",
        "%c0%af",
        "%E2%80%A8",
        ".json",
    ],
)
async def test_a_path_that_a_lenient_server_reads_as_another(dialect: str, end: str) -> None:
    sample = DIALECTS[dialect]
    async with running_gateway() as gateway:
        path, mark, query = sample.path.partition("?")
        raw = request("POST", f"{path}{end}{mark}{query}", sample.body(PRIVATE), sample.fields())
        await check_refused(gateway, sample, raw, 400)


@pytest.mark.parametrize("path", ["//v1//chat/completions", "/v1/./chat/completions", "/v1/chat%2Fcompletions"])
async def test_a_path_that_a_lenient_server_reads_as_chat(path: str) -> None:
    sample = SAMPLES["chat"]
    async with running_gateway() as gateway:
        await check_refused(gateway, sample, request("POST", path, sample.body(PRIVATE), sample.fields()), 400)


def claims(**other: object) -> dict[str, object]:
    now = int(time.time())
    return {"iss": "tests", "aud": "gateway", "exp": now + 600, "tenant": "acme", "sub": PRIVATE, **other}


def signed(payload: Mapping[str, object], key: str = SECRET, algorithm: str = "HS256") -> str:
    return jwt.encode(dict(payload), key, algorithm=algorithm)


def without(name: str) -> dict[str, object]:
    return {claim: value for claim, value in claims().items() if claim != name}


def unsigned() -> str:
    parts = ({"alg": "none", "typ": "JWT"}, claims())
    return ".".join([*(base64.urlsafe_b64encode(orjson.dumps(part)).rstrip(b"=").decode() for part in parts), ""])


def altered() -> str:
    head, _, signature = signed(claims()).split(".")
    payload = base64.urlsafe_b64encode(orjson.dumps(claims(tenant="other"))).rstrip(b"=").decode()
    return f"{head}.{payload}.{signature}"


TOKENS: Mapping[str, Callable[[], str]] = {
    "no token": lambda: PRIVATE,
    "expired": lambda: signed(claims(exp=int(time.time()) - 3_600)),
    "not yet valid": lambda: signed(claims(nbf=int(time.time()) + 3_600)),
    "no expiry": lambda: signed(without("exp")),
    "another audience": lambda: signed(claims(aud="elsewhere")),
    "another issuer": lambda: signed(claims(iss="elsewhere")),
    "no issuer": lambda: signed(without("iss")),
    "another key": lambda: signed(claims(), "fedcba9876543210fedcba9876543210"),
    "another algorithm": lambda: signed(claims(), SECRET * 2, "HS512"),
    "no algorithm": unsigned,
    "altered": altered,
    "an unknown tenant": lambda: signed(claims(tenant="nobody")),
    "no tenant": lambda: signed(without("tenant")),
    "padded": lambda: signed(claims()) + "=",
    "too long": lambda: signed(claims(filler="x" * 9_000)),
}


def neutral(tree: Any, incident: str) -> str:
    return str(tree).replace(incident, "")


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_bad_tokens_are_all_answered_alike(dialect: str) -> None:
    sample = DIALECTS[dialect]
    bodies = set()
    async with running_gateway(*JWT, environ=SECRETS) as gateway:
        for make in TOKENS.values():
            token = make()
            raw = request("POST", sample.path, sample.body("hello"), sample.fields(sample.carry(token)))
            answer = await talk(gateway.url, raw)
            assert answer.status == 401
            assert answer.headers["www-authenticate"] == "Bearer"
            incident = answer.headers["x-guardrail-incident-id"]
            assert sample.incident_of(answer.tree) == incident
            bodies.add(neutral(answer.tree, incident))
            assert token.encode() not in gateway.log.getvalue()
        logged = await gateway.settled(len(TOKENS))
        assert list(gateway.received) == []
    assert len(bodies) == 1
    assert {(line["status"], line["tenant"], line["subject"]) for line in logged} == {(401, "", "")}
    assert PRIVATE.encode() not in gateway.log.getvalue()


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_two_credentials_are_none(dialect: str) -> None:
    sample = DIALECTS[dialect]
    first, second = signed(claims()), signed(claims(sub="another"))
    async with running_gateway(*JWT, environ=SECRETS) as gateway:
        fields = sample.fields(sample.carry(first), sample.carry(second))
        answer = await talk(gateway.url, request("POST", sample.path, sample.body("hello"), fields))
        assert answer.status == 401
        assert list(gateway.received) == []


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_a_good_token_is_taken_and_only_the_tenants_key_goes_on(dialect: str) -> None:
    sample = DIALECTS[dialect]
    token = signed(claims())
    async with running_gateway(*JWT, environ=SECRETS) as gateway:
        fields = sample.fields(sample.carry(token), ("openai-organization", "org-of-the-client"))
        answer = await talk(gateway.url, request("POST", sample.path, sample.body("hello"), fields))
        assert answer.status == 200
        (forwarded,) = gateway.received
        await gateway.settled()
    name, value = sample.carry("acme-provider-key")
    assert forwarded.values(name) == (value,)
    assert token.encode() not in b"".join(value for _, value in forwarded.headers)
    assert forwarded.values("openai-organization") == ()
    assert token.encode() not in gateway.log.getvalue()
    assert b"acme-provider-key" not in gateway.log.getvalue()
