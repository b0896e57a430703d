"""Who asks: tokens, keys and fields that would make the gateway, or who stands behind it, take a client for another."""

import time
from collections.abc import Callable, Mapping

import pytest

from tests.gateway import forge
from tests.gateway.routes import SAMPLES
from tests.hostile.wires import BODY, CANARY, Guarded, guarded, sized

SECRET = "0123456789abcdef0123456789abcdef"
KEY = "acme-provider-key"
KEYS = 'tenants.acme.keys={ openai = "env:ACME_KEY", gemini = "env:ACME_KEY" }'
SHARED = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "JWT_KEY", issuer = "tests", audience = "gateway" }',
    KEYS,
)
PUBLIC = (SHARED[0], SHARED[1].replace("HS256", "ES256"), KEYS)
GEMINI = SAMPLES["gemini"]
DROP = forge.drop()
OURS = forge.ec_key()


def claims(**over: object) -> dict[str, object]:
    now = int(time.time())
    whole = {"iss": "tests", "aud": "gateway", "exp": now + 600, "tenant": "acme", "sub": f"{CANARY}@mail.test", **over}
    return {name: value for name, value in whole.items() if value is not DROP}


def token(body: object = None, header: Mapping[str, object] | bytes = {}, **how: object) -> str:
    made = {"key": SECRET.encode(), **how}
    return forge.token(claims() if body is None else body, header=header, **made)  # type: ignore[arg-type]


def raw_claims(text: str) -> bytes:
    return f'{{"iss":"tests","aud":"gateway","tenant":"acme","sub":"{CANARY}@mail.test",{text}}}'.encode()


SOON = 4_000_000_000
HEADERS: Mapping[str, Mapping[str, object] | bytes] = {
    "an algorithm in small letters": {"alg": "hs256"},
    "an algorithm with a blank": {"alg": "HS256 "},
    "an algorithm with a null": {"alg": "HS256\0"},
    "a list of algorithms": {"alg": ["HS256"]},
    "an empty algorithm": {"alg": ""},
    "no algorithm": {"alg": DROP},
    "nothing critical": {"crit": []},
    "something critical that is known": {"crit": ["exp"]},
    "a payload that is not encoded": {"b64": False, "crit": ["b64"]},
    "a payload that is encoded": {"b64": True},
    "a longer algorithm": {"alg": "HS512"},
    "an object of algorithms": {"alg": {"HS256": 1}},
    "null for an algorithm": {"alg": None},
    "a long header": {"x": "a" * 9_000},
    "a nested token": {"cty": "JWT"},
    "a packed payload": {"zip": "DEF"},
    "a proof": {"typ": "dpop+jwt"},
    "an event": {"typ": "secevent+jwt"},
    "a logout": {"typ": "logout+jwt"},
    "a list of types": {"typ": ["JWT"]},
    "a number for a key": {"kid": 1},
    "a list for a key": {"kid": ["a"]},
    "null for a key": {"kid": None},
    "a long name of a key": {"kid": "a" * 300},
    "the algorithm twice": b'{"alg":"none","alg":"HS256","typ":"JWT"}',
    "the algorithm twice, once escaped": b'{"alg":"HS256","\\u0061lg":"none"}',
    "a mark before": b'\xef\xbb\xbf{"alg":"HS256"}',
    "something behind": b'{"alg":"HS256"}x',
    "an array": b'["HS256"]',
    "UTF-16": '{"alg":"HS256"}'.encode("utf-16"),
    "depth": b'{"alg":"HS256","x":' + b"[" * 100 + b"]" * 100 + b"}",
}
CLAIMS: Mapping[str, object] = {
    "an end in words": {"exp": str(SOON)},
    "a true end": {"exp": True},
    "no end": {"exp": None},
    "a list of ends": {"exp": [SOON]},
    "an end of 400 digits": raw_claims(f'"exp":{"9" * 400}'),
    "an endless end": raw_claims('"exp":1e400'),
    "an end that is no number": raw_claims('"exp":NaN'),
    "a begin in words": {"nbf": "0"},
    "a begin of null": {"nbf": None},
    "a begin to come": {"nbf": SOON},
    "made in times to come": {"iat": SOON},
    "made false": {"iat": False},
    "an audience in capitals": {"aud": "Gateway"},
    "an audience and a blank": {"aud": "gateway "},
    "audiences of others": {"aud": ["x", "gateway2"]},
    "audiences in a list in a list": {"aud": [["gateway"]]},
    "audiences in an object": {"aud": {"gateway": 1}},
    "an audience among numbers": {"aud": ["gateway", 1]},
    "issuers": {"iss": ["tests"]},
    "an issuer and a slash": {"iss": "tests/"},
    "a number for a subject": {"sub": 1},
    "an empty subject": {"sub": ""},
    "a broken subject": raw_claims(f'"exp":{SOON}').replace(CANARY.encode(), b"\\ud800"),
    "tenants": {"tenant": ["acme"]},
    "a tenant in capitals": {"tenant": "Acme"},
    "a tenant and a blank": {"tenant": "acme "},
    "a tenant of the language": {"tenant": "__class__"},
    "the tenant twice": raw_claims(f'"exp":{SOON},"tenant":"acme"'),
    "the tenant twice, once escaped": raw_claims(f'"exp":{SOON},"t\\u0065nant":"acme"'),
    "an end in an object": {"exp": {"a": 1}},
    "an end that is false": {"exp": False},
    "an end before all": {"exp": -1},
    "a begin without end": raw_claims(f'"exp":{SOON},"nbf":1e400'),
    "made before all": raw_claims(f'"exp":{SOON},"iat":-Infinity'),
    "a long name of the token": {"jti": "j" * 9_000},
    "a long subject": {"sub": "s" * 9_000},
    "depth": raw_claims(f'"exp":{SOON},"x":{"[" * 5_000}{"]" * 5_000}'),
    "a path to a tenant": {"tenant": "../acme"},
    "a tenant and a null": {"tenant": "acme\0"},
    "a tenant in wide letters": {"tenant": "\uff41cme"},
    "an empty tenant": {"tenant": ""},
    "null for a tenant": {"tenant": None},
    "a tenant that is none": {"tenant": "default"},
    "an array": b"[]",
    "a mark before": b"\xef\xbb\xbf" + raw_claims(f'"exp":{SOON}'),
}


async def check_unknown(wire: Guarded, text: str) -> None:
    await wire.refuses(sized(BODY, f"Authorization: Bearer {text}"), 401)
    assert text.encode() not in wire.gateway.log.getvalue()


@pytest.mark.parametrize("header", HEADERS.values(), ids=HEADERS.keys())
async def test_a_token_whose_header_is_odd_is_not_taken(header: Mapping[str, object] | bytes) -> None:
    async with guarded(*SHARED, environ={"JWT_KEY": SECRET, "ACME_KEY": KEY}) as wire:
        await check_unknown(wire, token(header=header))


@pytest.mark.parametrize("said", CLAIMS.values(), ids=CLAIMS.keys())
async def test_a_token_whose_claims_are_odd_is_not_taken(said: object) -> None:
    async with guarded(*SHARED, environ={"JWT_KEY": SECRET, "ACME_KEY": KEY}) as wire:
        await check_unknown(wire, token(claims(**said) if isinstance(said, dict) else said))


SPELLINGS: Mapping[str, Callable[[str], str]] = {
    "a fourth part": lambda text: f"{text}.x",
    "two parts": lambda text: text.rpartition(".")[0],
    "a point behind": lambda text: f"{text}.",
    "padding in the middle": lambda text: text.replace(".", "=.", 1),
    "a blank within": lambda text: text.replace(".", ". ", 1),
    "escapes": lambda text: text.replace(".", "%2e"),
    "the scheme twice": lambda text: f"Bearer {text}",
    "two in a list": lambda text: f"{text}, {text}",
    "no signature": lambda text: text.rpartition(".")[0] + ".",
    "unused bits": lambda text: text[:-1] + chr(ord(text[-1]) + 1),
}


@pytest.mark.parametrize("spelling", SPELLINGS)
async def test_a_token_has_one_spelling(spelling: str) -> None:
    async with guarded(*SHARED, environ={"JWT_KEY": SECRET, "ACME_KEY": KEY}) as wire:
        await check_unknown(wire, SPELLINGS[spelling](token()))


FORGED: Mapping[str, Callable[[], str]] = {
    "zeros for a signature": lambda: token(header={"alg": "ES256"}, signature=bytes(64)),
    "a DER signature of zeros": lambda: token(header={"alg": "ES256"}, signature=b"\x30\x06\x02\x01\0\x02\x01\0"),
    "the group's order": lambda: token(
        header={"alg": "ES256"},
        signature=0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551.to_bytes(32, "big") * 2,
    ),
    "the public key as a secret": lambda: token(key=forge.public_pem(OURS)),
    "the public key as a secret, in DER": lambda: token(key=forge.public_der(OURS)),
    "a key of its own": lambda: token(
        algorithm="ES256", key=forge.ec_key(name="theirs"), header={"jwk": forge.jwk(forge.ec_key(name="theirs"))}
    ),
    "a key elsewhere": lambda: token(
        algorithm="ES256", key=forge.ec_key(name="theirs"), header={"jku": "http://127.0.0.1:1/", "kid": "../../k"}
    ),
    "no algorithm": lambda: token(header={"alg": "none"}, signature=b"x"),
}


@pytest.mark.parametrize("forged", FORGED)
async def test_a_public_key_lets_nobody_sign(forged: str) -> None:
    environ = {"JWT_KEY": forge.public_pem(OURS).decode(), "ACME_KEY": KEY}
    async with guarded(*PUBLIC, environ=environ) as wire:
        await check_unknown(wire, FORGED[forged]())
        seen = await wire.forwards(sized(BODY, f"Authorization: Bearer {token(algorithm='ES256', key=OURS)}"))
    assert seen.values("Authorization") == [f"Bearer {KEY}"]


SPOOFED = (
    "X-Guardrail-Mode: off",
    "X_Guardrail_Decision: allow",
    "X-Guardrail-Tenant: other",
    "X-Tenant-ID: other",
    "X-Forwarded-User: root",
    "X_Forwarded_For: 10.0.0.1",
    "Forwarded: for=10.0.0.1",
    "Remote-User: root",
    "X-Auth-Request-Email: root@mail.test",
    "X-Amzn-Oidc-Identity: root",
    "X-Client-Cert: x",
    "OpenAI-Organization: theirs",
    "openai_project: theirs",
    "X-Goog-User-Project: theirs",
    "X-Api-Key: sk-theirs",
    "api-key: sk-theirs",
    "Proxy-Authorization: Basic x",
    "Ocp-Apim-Subscription-Key: theirs",
    "Cookie: session=theirs",
    "X-HTTP-Method-Override: DELETE",
    "X-Original-URL: /v1/files",
)


async def test_nothing_that_the_client_says_of_itself_goes_on() -> None:
    async with guarded(*SHARED, environ={"JWT_KEY": SECRET, "ACME_KEY": KEY}) as wire:
        seen = await wire.forwards(sized(BODY, f"Authorization: Bearer {token()}", *SPOOFED, "X-Kept: 1"))
        (logged,) = await wire.gateway.settled()
    assert {name.lower() for name, _ in seen.fields} == {
        "host",
        "content-type",
        "content-length",
        "x-kept",
        "accept-encoding",
        "authorization",
        "x-guardrail-decision",
        "x-guardrail-mode",
        "x-guardrail-incident-id",
    }
    assert seen.values("Authorization") == [f"Bearer {KEY}"]
    assert seen.values("X-Guardrail-Mode") == ["baseline"]
    assert (logged["tenant"], logged["mode"]) == ("acme", "baseline")


KEYS_IN_THE_QUERY = (
    "key",
    "%6bey",
    "KEY",
    "$key",
    "%24Key",
    "key[]",
    "key%5B0%5D",
    "key%00",
    "%20key",
    "x-goog-api-key",
)


@pytest.mark.parametrize("name", [*KEYS_IN_THE_QUERY, "access_token", "$userProject", "a=1;key"])
async def test_with_the_tenants_key_none_comes_in_the_query(name: str) -> None:
    async with guarded(*SHARED, environ={"JWT_KEY": SECRET, "ACME_KEY": KEY}) as wire:
        line = f"POST {GEMINI.path}?{name}=theirs&alt=json HTTP/1.1"
        seen = await wire.forwards(sized(GEMINI.body(CANARY), f"Authorization: Bearer {token()}", line=line))
    assert b"theirs" not in seen.head
    assert b"alt=json" in seen.line
    assert seen.values("x-goog-api-key") == [KEY]


BESIDE: Mapping[str, Callable[[], str]] = {
    "another token of the same": lambda: f"x-api-key: {token(claims(sub='bob'))}",
    "the same field twice": lambda: f"Authorization: Bearer {token(claims(sub='bob'))}",
    "a token that is none": lambda: "Authorization: Bearer x.y.z",
    "a key in the same field": lambda: "Authorization: Basic eDp5",
}


ELSEWHERE: Mapping[str, str] = {
    "a cookie": "Cookie: Authorization=Bearer {}",
    "a proxy's field": "Proxy-Authorization: Bearer {}",
    "a field of others": "X-Authorization: Bearer {}",
    "a forwarded field": "X-Forwarded-Authorization: Bearer {}",
    "a field with other marks": "X_Guardrail_Authorization: Bearer {}",
    "no scheme": "Authorization: {}",
    "another scheme": "Authorization: JWT {}",
    "a tab behind the scheme": "Authorization: Bearer\t{}",
    "quotes": 'Authorization: Bearer "{}"',
    "a name": "Authorization: Bearer token={}",
    "a word behind": "Authorization: Bearer {} x",
    "an empty field first": "Authorization:\r\nAuthorization: Bearer {}",
    "a scheme in a key's field": "x-api-key: Bearer {}",
}


@pytest.mark.parametrize("field", ELSEWHERE)
async def test_a_token_in_another_place_or_form_is_none(field: str) -> None:
    async with guarded(*SHARED, environ={"JWT_KEY": SECRET, "ACME_KEY": KEY}) as wire:
        text = token()
        await wire.refuses(sized(BODY, ELSEWHERE[field].format(text)), 401)
        assert text not in wire.gateway.log.getvalue().decode()


@pytest.mark.parametrize("field", BESIDE)
async def test_of_two_credentials_neither_is_taken(field: str) -> None:
    async with guarded(*SHARED, environ={"JWT_KEY": SECRET, "ACME_KEY": KEY}) as wire:
        await wire.refuses(sized(BODY, f"Authorization: Bearer {token()}", BESIDE[field]()), 401)
