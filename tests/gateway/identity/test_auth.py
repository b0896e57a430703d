"""Who asks, by the tokens of a request: which are taken, and every flaw for which one is refused."""

import json
import sys
import time
from collections.abc import Mapping
from types import FrameType

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st

from filters.credential_headers import CREDENTIAL_HEADERS
from filters.policy import Mode
from filters.refusals import Reason, Refused
from gateway.config.settings import Settings, TenantSettings
from gateway.exchanges.exchange import Identity, RequestHead
from gateway.identity.auth import (
    Flaw,
    JwtAuth,
    NoAuth,
    build_authenticator,
    hand_over,
    key_set_warnings,
    loggable_subject,
)
from gateway.keys.digests import keyed_digest
from gateway.keys.jwt_keys import PrivateKey
from tests.adapters.state.stores import free_port
from tests.gateway.auth_stand import DIGEST_KEY, LEEWAY, A, B, Keys, authenticator, bearer, flaw_of, head, settings
from tests.gateway.forge import (
    AUDIENCE,
    ISSUER,
    NOW,
    SECRET,
    claims,
    drop,
    ec_key,
    ed_key,
    jwk,
    key_set,
    public_der,
    public_pem,
    rsa_key,
    token,
)
from tests.gateway.key_server import serving_keys


async def test_without_authentication_everybody_is_the_default_tenant() -> None:
    auth = NoAuth(Settings())

    identity = await auth.identify(head(("Authorization", "Bearer sk-own"), ("X-Tenant", "acme")))
    await auth.close()

    assert identity == Identity(tenant="default", subject="anonymous", policy="default", is_verified=False)


async def test_without_authentication_the_default_tenant_may_have_a_policy() -> None:
    auth = NoAuth(Settings(tenants={"default": TenantSettings(policy="strict")}))

    assert (await auth.identify(head())).policy == "strict"


async def test_a_verified_token_tells_who_asks() -> None:
    assert await authenticator().identify(bearer(token())) == Identity(
        tenant="acme",
        subject="user-1",
        policy="strict",
        credentials=frozenset({"authorization"}),
        owns_keys=True,
    )


@pytest.mark.parametrize("name", [name for name in CREDENTIAL_HEADERS if name != "authorization"])
async def test_the_sdks_key_headers_carry_the_token(name: str) -> None:
    identity = await authenticator().identify(head((name.title(), token())))

    assert (identity.tenant, identity.credentials, identity.owns_keys) == ("acme", frozenset({name}), True)


@pytest.mark.parametrize("scheme", ["Bearer ", "bearer ", "BEARER  "], ids=["usual", "lower case", "two spaces"])
async def test_the_scheme_has_no_case(scheme: str) -> None:
    assert (await authenticator().identify(head(("authorization", scheme + token())))).tenant == "acme"


async def test_the_gateways_own_header_leaves_the_clients_provider_key_alone() -> None:
    own = ("X-Guardrail-Authorization", f"Bearer {token()}")
    identity = await authenticator().identify(head(own, ("Authorization", "Bearer sk-own"), ("x-api-key", "sk-own")))

    assert (identity.tenant, identity.credentials, identity.owns_keys) == (
        "acme",
        frozenset({"x-guardrail-authorization"}),
        False,
    )


async def test_a_providers_token_may_stand_beside_the_gateways_own_header() -> None:
    theirs = ("Authorization", f"Bearer {token(claims(iss='https://login.provider.test'))}")
    identity = await authenticator().identify(head(OWN, theirs, ("User-Agent", "a.b.c"), ("X-Version", "1.2.3")))
    assert (identity.tenant, identity.owns_keys) == ("acme", False)


async def test_little_is_read_of_words_that_only_look_like_tokens() -> None:
    calls = 0

    def count(_frame: FrameType, event: str, _told: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    asking, strict = head(OWN, ("X-Custom", "e30.e30.e30 " * 1_000)), authenticator()
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        identity = await strict.identify(asking)
    finally:
        sys.setprofile(before)
    assert identity.tenant == "acme"
    assert calls < 8_000


async def test_the_gateways_token_goes_to_no_provider_in_the_query() -> None:
    for query in (f"key={B}", f"a=1&key=%22{B.replace('.', '%2e')}"):
        asking = RequestHead("POST", "/v1/chat/completions", query, (OWN,))
        assert await flaw_of(authenticator(), asking) is Flaw.SEVERAL


async def test_other_keys_beside_the_token_are_named_so_that_they_go() -> None:
    identity = await authenticator().identify(
        head(("Authorization", f"Bearer {token()}"), ("x-api-key", "sk-evil"), ("api-key", "x"), ("x-goog-api-key", ""))
    )

    assert identity.credentials == set(CREDENTIAL_HEADERS)


async def test_the_same_token_twice_is_one_token() -> None:
    text = token()
    identity = await authenticator().identify(head(("Authorization", f"Bearer {text}"), ("x-api-key", text)))

    assert identity.tenant == "acme"


OWN = ("X-Guardrail-Authorization", f"Bearer {A}")
PRESENTED: Mapping[str, tuple[tuple[tuple[str, str], ...], Flaw]] = {
    "nothing": ((), Flaw.ABSENT),
    "empty": ((("Authorization", ""),), Flaw.ABSENT),
    "scheme alone": ((("Authorization", "Bearer"),), Flaw.ABSENT),
    "scheme and space": ((("Authorization", "Bearer "),), Flaw.ABSENT),
    "null": ((("Authorization", "Bearer null"),), Flaw.FOREIGN),
    "dots": ((("Authorization", "Bearer ..."),), Flaw.FOREIGN),
    "another scheme": ((("Authorization", f"Token {A}"),), Flaw.FOREIGN),
    "no scheme": ((("Authorization", A),), Flaw.FOREIGN),
    "basic": ((("Authorization", "Basic dXNlcjpwYXNz"),), Flaw.FOREIGN),
    "long garbage": ((("Authorization", "Bearer " + "A" * 2_000),), Flaw.FOREIGN),
    "a provider key": ((("Authorization", "Bearer sk-proj-0123456789"),), Flaw.FOREIGN),
    "a provider key in its own field": ((("x-api-key", "sk-ant-1"),), Flaw.FOREIGN),
    "provider keys in two fields": ((("Authorization", "Bearer sk-1"), ("x-api-key", "sk-ant-1")), Flaw.FOREIGN),
    "padded": ((("Authorization", f"Bearer {A}="),), Flaw.FOREIGN),
    "scheme in a key header": ((("x-api-key", f"Bearer {A}"),), Flaw.FOREIGN),
    "a header of another name": ((("X-Access-Token", A),), Flaw.ABSENT),
    "proxy authorization": ((("Proxy-Authorization", f"Bearer {A}"),), Flaw.ABSENT),
    "cookie": ((("Cookie", f"access_token={A}; Authorization={A}"),), Flaw.ABSENT),
    "two fields": ((("Authorization", f"Bearer {A}"), ("Authorization", f"Bearer {B}")), Flaw.SEVERAL),
    "two fields, bad last": ((("Authorization", f"Bearer {A}"), ("authorization", "Bearer x")), Flaw.SEVERAL),
    "two fields, bad first": ((("Authorization", "Bearer x"), ("Authorization", f"Bearer {A}")), Flaw.SEVERAL),
    "two equal fields": ((("x-api-key", A), ("X-API-Key", A)), Flaw.SEVERAL),
    "comma list": ((("Authorization", f"Bearer {A}, Bearer {B}"),), Flaw.SEVERAL),
    "comma list of keys": ((("x-api-key", f"{A},{B}"),), Flaw.SEVERAL),
    "comma list beside a token": ((("Authorization", f"Bearer {A}"), ("api-key", "x,y")), Flaw.SEVERAL),
    "two tokens in two headers": ((("Authorization", f"Bearer {A}"), ("x-api-key", B)), Flaw.SEVERAL),
    "a token and what looks like one": ((("Authorization", f"Bearer {A}"), ("x-api-key", "a.b.c")), Flaw.SEVERAL),
    "own header empty": ((("X-Guardrail-Authorization", ""), ("Authorization", f"Bearer {A}")), Flaw.ABSENT),
    "own header without scheme": ((("X-Guardrail-Authorization", A),), Flaw.FOREIGN),
    "own header with no token": ((("X-Guardrail-Authorization", "Bearer sk-1"),), Flaw.FOREIGN),
    "own header with odd letters": ((("X-Guardrail-Authorization", "Bearer \udcff.é.c"),), Flaw.FOREIGN),
    "own header beside a token": ((OWN, ("Authorization", f"Bearer {B}")), Flaw.SEVERAL),
    "own header beside itself": ((OWN, ("x-api-key", A)), Flaw.SEVERAL),
    "own header beside a token of no use": ((OWN, ("api-key", token(claims(exp=1)))), Flaw.SEVERAL),
    "own header beside a token in another place": ((OWN, ("X-Custom", f'tokens="{B}"; x')), Flaw.SEVERAL),
    "own header twice": ((("X-Guardrail-Authorization", f"Bearer {A}"),) * 2, Flaw.SEVERAL),
}


@pytest.mark.parametrize(("headers", "flaw"), PRESENTED.values(), ids=PRESENTED.keys())
async def test_takes_exactly_one_token_from_its_places(headers: tuple[tuple[str, str], ...], flaw: Flaw) -> None:
    assert await flaw_of(authenticator(), head(*headers)) is flaw


SIGNED: Mapping[str, PrivateKey] = {
    **dict.fromkeys(("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"), rsa_key()),
    "ES256": ec_key(),
    "ES384": ec_key(ec.SECP384R1),
    "ES512": ec_key(ec.SECP521R1),
    "EdDSA": ed_key(),
}


@pytest.mark.parametrize(("algorithm", "key"), SIGNED.items(), ids=SIGNED.keys())
async def test_verifies_with_public_keys(algorithm: str, key: PrivateKey) -> None:
    auth = authenticator(settings(algorithm), key.public_key())

    assert (await auth.identify(bearer(token(algorithm=algorithm, key=key)))).tenant == "acme"


@pytest.mark.parametrize("algorithm", ["HS256", "HS384", "HS512"])
async def test_verifies_with_a_secret(algorithm: str) -> None:
    auth = authenticator(settings(algorithm))

    assert (await auth.identify(bearer(token(algorithm=algorithm)))).tenant == "acme"


HEADER, CLAIMS, SIGNATURE = A.split(".")
EVIL = "https://evil.test/keys"
FORGED = {
    **{
        f"algorithm {name or 'empty'}": (token(header={"alg": name}), Flaw.ALGORITHM)
        for name in ("none", "None", "NONE", "nOnE", "", "null", "hs256", "HS384", "HS512", "RS256")
    },
    "unsigned": (token(header={"alg": "none"}, signature=b"x"), Flaw.ALGORITHM),
    "another secret": (token(key=b"another-secret-that-is-long-enough-too"), Flaw.SIGNATURE),
    "empty secret": (token(key=b""), Flaw.SIGNATURE),
    "null byte as secret": (token(key=b"\0"), Flaw.SIGNATURE),
    "claims of another token": (f"{HEADER}.{B.split('.')[1]}.{SIGNATURE}", Flaw.SIGNATURE),
    "signature of another token": (f"{HEADER}.{CLAIMS}.{B.split('.')[2]}", Flaw.SIGNATURE),
    "short signature": (token(signature=b"1234567"), Flaw.SIGNATURE),
    "key id of a path": (token(header={"kid": "../../../../dev/null"}, key=b""), Flaw.SIGNATURE),
    "key id of an address": (token(header={"kid": EVIL, "jku": EVIL, "x5u": EVIL}, key=b"k"), Flaw.SIGNATURE),
    "garbage": ("a.b.c", Flaw.MALFORMED),
    "critical extension": (token(header={"crit": ["exp"]}), Flaw.MALFORMED),
    "claims are no object": (token(b"[]"), Flaw.MALFORMED),
    "no claims at all": (token(b"{}"), Flaw.CLAIMS),
}


@pytest.mark.parametrize(("text", "flaw"), FORGED.values(), ids=FORGED.keys())
async def test_refuses_forged_tokens(text: str, flaw: Flaw) -> None:
    assert await flaw_of(authenticator(), bearer(text)) is flaw


CONFUSED = {
    "PEM": public_pem(rsa_key()),
    "stripped PEM": public_pem(rsa_key()).strip(),
    "DER": public_der(rsa_key()),
    "JWK": json.dumps(jwk(rsa_key())).encode(),
    "nothing": b"",
}


@pytest.mark.parametrize("material", CONFUSED.values(), ids=CONFUSED.keys())
@pytest.mark.parametrize("algorithm", ["HS256", "HS384", "HS512"])
async def test_a_public_key_is_no_secret(material: bytes, algorithm: str) -> None:
    forged = bearer(token(algorithm=algorithm, key=material))

    assert await flaw_of(authenticator(settings("RS256"), rsa_key().public_key()), forged) is Flaw.ALGORITHM
    # Even where somebody lists both, the key decides what it is.
    both = authenticator(settings("RS256", algorithm), rsa_key().public_key())
    assert await flaw_of(both, forged) is Flaw.KEY


async def test_another_key_of_the_right_kind_does_not_verify() -> None:
    auth = authenticator(settings("RS256"), rsa_key().public_key())
    theirs = rsa_key(name="theirs")

    embedded = token(algorithm="RS256", key=theirs, header={"jwk": jwk(theirs)})
    assert await flaw_of(auth, bearer(embedded)) is Flaw.SIGNATURE


SAID: Mapping[str, tuple[Mapping[str, object], Flaw]] = {
    "audience missing": ({"aud": drop()}, Flaw.AUDIENCE),
    "audience of others": ({"aud": "other"}, Flaw.AUDIENCE),
    "audience cut short": ({"aud": AUDIENCE[:-1]}, Flaw.AUDIENCE),
    "audience longer": ({"aud": AUDIENCE + "x"}, Flaw.AUDIENCE),
    "audiences of others": ({"aud": ["x", "y"]}, Flaw.AUDIENCE),
    "audience empty": ({"aud": []}, Flaw.AUDIENCE),
    "audience an object": ({"aud": {AUDIENCE: 1}}, Flaw.AUDIENCE),
    "audience beside a number": ({"aud": [AUDIENCE, 1]}, Flaw.AUDIENCE),
    "issuer missing": ({"iss": drop()}, Flaw.ISSUER),
    "issuer of others": ({"iss": "evil"}, Flaw.ISSUER),
    "issuer cut short": ({"iss": ISSUER[:5]}, Flaw.ISSUER),
    "issuer with a slash": ({"iss": ISSUER + "/"}, Flaw.ISSUER),
    "issuer in a list": ({"iss": [ISSUER]}, Flaw.ISSUER),
    "issuer null": ({"iss": None}, Flaw.ISSUER),
    "tenant missing": ({"tenant": drop()}, Flaw.TENANT),
    "tenant unknown": ({"tenant": "nobody"}, Flaw.TENANT),
    "tenant of another case": ({"tenant": "ACME"}, Flaw.TENANT),
    "tenant with a space": ({"tenant": "acme "}, Flaw.TENANT),
    "tenant a list": ({"tenant": ["acme"]}, Flaw.TENANT),
    "subject missing": ({"sub": drop()}, Flaw.CLAIMS),
    "subject empty": ({"sub": ""}, Flaw.CLAIMS),
    "subject a number": ({"sub": 7}, Flaw.CLAIMS),
    "id a number": ({"jti": 7}, Flaw.CLAIMS),
    "mode unknown": ({"guardrail_mode": "lax"}, Flaw.CLAIMS),
    "mode a list": ({"guardrail_mode": ["paranoid"]}, Flaw.CLAIMS),
    "mode null": ({"guardrail_mode": None}, Flaw.CLAIMS),
    "keys a string": ({"provider_keys": "env:HOME"}, Flaw.CLAIMS),
    "keys of numbers": ({"provider_keys": {"openai": 7}}, Flaw.CLAIMS),
    "expiry missing": ({"exp": drop()}, Flaw.CLAIMS),
    "expiry null": ({"exp": None}, Flaw.CLAIMS),
    "expired": ({"exp": NOW - 600}, Flaw.TIME),
    "expired by the leeway": ({"exp": NOW - LEEWAY}, Flaw.TIME),
    "expiry negative": ({"exp": -1}, Flaw.TIME),
    "expiry a string": ({"exp": str(NOW + 600)}, Flaw.CLAIMS),
    "expiry true": ({"exp": True}, Flaw.CLAIMS),
    "expiry a list": ({"exp": [NOW + 600]}, Flaw.CLAIMS),
    "expiry an object": ({"exp": {}}, Flaw.CLAIMS),
    "expiry empty": ({"exp": ""}, Flaw.CLAIMS),
    "not yet": ({"nbf": NOW + 600}, Flaw.TIME),
    "not before a string": ({"nbf": "x"}, Flaw.CLAIMS),
    "not before true": ({"nbf": True}, Flaw.CLAIMS),
    "not before null": ({"nbf": None}, Flaw.CLAIMS),
    "not before far away": ({"nbf": 10**30}, Flaw.TIME),
    "issued later": ({"iat": NOW + LEEWAY + 1}, Flaw.TIME),
    "issued a list": ({"iat": []}, Flaw.CLAIMS),
    "issued a string": ({"iat": str(NOW)}, Flaw.CLAIMS),
}


@pytest.mark.parametrize(("over", "flaw"), SAID.values(), ids=SAID.keys())
async def test_refuses_claims_that_do_not_hold(over: Mapping[str, object], flaw: Flaw) -> None:
    assert await flaw_of(authenticator(), bearer(token(claims(**over)))) is flaw


TAKEN: Mapping[str, Mapping[str, object]] = {
    "expired within the leeway": {"exp": NOW - LEEWAY + 1},
    "not yet within the leeway": {"nbf": NOW + LEEWAY, "iat": NOW + LEEWAY},
    "expiry with a fraction": {"exp": NOW + 0.5},
    "no optional times": {"nbf": drop(), "iat": drop()},
    "one audience of several": {"aud": ["x", AUDIENCE]},
    "looser mode": {"guardrail_mode": "default"},
    "no keys chosen": {"provider_keys": {}},
}


@pytest.mark.parametrize("over", TAKEN.values(), ids=TAKEN.keys())
async def test_takes_claims_that_hold(over: Mapping[str, object]) -> None:
    identity = await authenticator().identify(bearer(token(claims(**over))))

    assert (identity.tenant, identity.mode, identity.key_names) == ("acme", None, None)


async def test_claims_of_other_names_can_be_configured() -> None:
    configured = settings(tenant_claim="org", subject_claim="uid", mode_claim="strict", key_claim="keys")
    body = claims(
        org="globex", uid="u-7", strict="paranoid", keys={"openai": "openai/b"}, guardrail_mode=[], sub=drop()
    )

    identity = await authenticator(configured).identify(bearer(token(body)))

    assert (identity.tenant, identity.subject, identity.policy) == ("globex", "u-7", "default")
    assert (identity.mode, identity.key_names) == ("paranoid", {"openai": "openai/b"})


MODES: Mapping[str, tuple[Mode, str, Mode, Mode | None]] = {
    "stricter": ("default", "", "paranoid", "paranoid"),
    "the same": ("paranoid", "", "paranoid", None),
    "looser": ("paranoid", "", "default", None),
    "looser, with a scope": ("paranoid", "red team", "research", None),
    "research with a scope": ("default", "red team", "research", "research"),
    "research without a scope": ("default", "", "research", None),
    "stricter than research": ("research", "red team", "paranoid", "paranoid"),
}


@pytest.mark.parametrize(("configured", "scope", "asked", "expected"), MODES.values(), ids=MODES.keys())
async def test_a_token_only_tightens_the_mode(configured: Mode, scope: str, asked: Mode, expected: Mode | None) -> None:
    auth = authenticator(settings(mode=configured, scope=scope))

    identity = await auth.identify(bearer(token(claims(guardrail_mode=asked))))

    assert identity.mode == expected


async def test_all_refusals_look_the_same() -> None:
    auth = authenticator()
    seen = set()
    for text in [text for text, _ in FORGED.values()] + [token(claims(**over)) for over, _ in SAID.values()]:
        with pytest.raises(Refused) as refused:
            await auth.identify(bearer(text))
        seen.add((refused.value.reason, refused.value.detail, str(refused.value)))
        for error in (refused.value, refused.value.__cause__):
            assert text not in repr(error)

    assert len(seen) == 1


@given(st.integers(0, len(A) - 1), st.characters(codec="utf-8"))
async def test_no_changed_letter_is_overlooked(place: int, letter: str) -> None:
    changed = A[:place] + letter + A[place + 1 :]
    auth = authenticator()

    if changed == A:
        assert (await auth.identify(bearer(changed))).tenant == "acme"
    else:
        assert isinstance(await flaw_of(auth, bearer(changed)), Flaw)


async def test_closing_closes_the_keys() -> None:
    keys = Keys()
    await JwtAuth(settings(), keys, digest_key=DIGEST_KEY).close()

    assert keys.closed


SUBJECTS = {
    "plain": ("user-1", "user-1"),
    "an identity provider's": ("auth0|0123456789", "auth0|0123456789"),
    "a service": ("system:serviceaccount:prod:agent", "system:serviceaccount:prod:agent"),
}


@pytest.mark.parametrize(("subject", "logged"), SUBJECTS.values(), ids=SUBJECTS.keys())
def test_a_plain_subject_is_logged_as_it_is(subject: str, logged: str) -> None:
    assert loggable_subject(subject, key=DIGEST_KEY) == logged


@pytest.mark.parametrize(
    "subject",
    ["jane@acme.test", "x" * 65, "a b", "line\nbreak", "\x1b[31m", "Zoë", "a.b.c", "\u202euser"],
    ids=["mail", "long", "space", "line break", "escape", "not ASCII", "token", "reversed"],
)
def test_any_other_subject_is_logged_as_a_digest(subject: str) -> None:
    assert loggable_subject(subject, key=DIGEST_KEY) == keyed_digest(subject, key=DIGEST_KEY)


async def test_workers_of_one_environment_log_one_digest() -> None:
    environ = {"KEY": SECRET, "GUARDRAIL_DIGEST_KEY": "k" * 32}
    request = bearer(token(claims(sub="jane@acme.test", exp=time.time() + 600, iat=drop(), nbf=drop())))
    workers = [build_authenticator(settings(key_env="KEY"), environ=environ) for _ in range(2)]
    subjects = {(await worker.identify(request)).subject for worker in workers}
    assert subjects == {keyed_digest("jane@acme.test", key=b"k" * 32)}


async def test_builds_what_the_settings_ask_for() -> None:
    assert isinstance(build_authenticator(Settings(), environ={}), NoAuth)

    auth = build_authenticator(settings(key_env="KEY"), environ={"KEY": SECRET})
    assert isinstance(auth, JwtAuth)
    with pytest.raises(Refused):
        await auth.identify(bearer(token(claims(exp=NOW - 10**9))))


async def test_takes_published_keys_from_the_configured_address() -> None:
    key, body = rsa_key(), claims(exp=time.time() + 600, iat=drop(), nbf=drop())
    async with serving_keys(key_set(jwk(key, kid="k-1"))) as server:
        auth = build_authenticator(settings("RS256", jwks_url=f"{server.url}/keys"), environ={})

        known = bearer(token(body, algorithm="RS256", key=key, header={"kid": "k-1"}))
        assert (await auth.identify(known)).tenant == "acme"
        unknown = bearer(token(body, algorithm="RS256", key=key, header={"kid": "k-2"}))
        with pytest.raises(Refused):
            await auth.identify(unknown)

        await auth.close()
        assert len(server.requests) == 1


@pytest.mark.parametrize(
    ("issuer", "audience", "is_kept"),
    [(ISSUER, AUDIENCE, True), (ISSUER, "others", True), ("https://others.test/", AUDIENCE, False)],
    ids=["nothing is changed", "the audience is", "the issuer is"],
)
async def test_a_reload_keeps_the_keys_of_an_issuer_that_cannot_be_reached(
    issuer: str, audience: str, is_kept: bool
) -> None:
    key, body = rsa_key(), claims(exp=time.time() + 600, iat=drop(), nbf=drop())
    async with serving_keys(key_set(jwk(key, kid="k-1"))) as server:
        url = f"{server.url}/keys"
        before = build_authenticator(settings("RS256", jwks_url=url), environ={})
        await before.prepare()
    after = build_authenticator(settings("RS256", jwks_url=url, issuer=issuer, audience=audience), environ={})
    hand_over(before, after)

    known = bearer(token({**body, "iss": issuer, "aud": audience}, algorithm="RS256", key=key, header={"kid": "k-1"}))
    if is_kept:
        assert (await after.identify(known)).tenant == "acme"
    else:
        with pytest.raises(Refused) as refused:
            await after.identify(known)
        assert refused.value.reason is Reason.STATE
    for each in (before, after):
        await each.close()


async def test_a_token_that_was_verified_before_a_reload_is_verified_again() -> None:
    before, after = authenticator(), authenticator(settings(audience="others"))
    await before.identify(bearer(A))
    hand_over(before, after)
    hand_over(NoAuth(Settings()), after)
    assert await flaw_of(after, bearer(A)) is Flaw.AUDIENCE


async def test_without_any_key_it_cannot_be_told_who_asks_and_other_flaws_still_can() -> None:
    key, body = rsa_key(), claims(exp=time.time() + 600, iat=drop(), nbf=drop())
    auth = build_authenticator(settings("RS256", jwks_url=f"http://127.0.0.1:{free_port()}/keys"), environ={})
    await auth.prepare()

    with pytest.raises(Refused) as refused:
        await auth.identify(bearer(token(body, algorithm="RS256", key=key, header={"kid": "k-1"})))
    assert (refused.value.reason, refused.value.detail, refused.value.__cause__) == (Reason.STATE, "", None)
    assert await flaw_of(auth, bearer(token())) is Flaw.ALGORITHM
    assert await flaw_of(auth, head()) is Flaw.ABSENT
    await auth.close()


async def test_a_key_id_that_a_set_does_not_hold_is_a_flaw_of_the_token() -> None:
    body = claims(exp=time.time() + 600, iat=drop(), nbf=drop())
    async with serving_keys(key_set(jwk(rsa_key(), kid="k-1"))) as server:
        auth = build_authenticator(settings("RS256", jwks_url=f"{server.url}/keys"), environ={})
        unknown = bearer(token(body, algorithm="RS256", key=rsa_key(), header={"kid": "k-2"}))
        assert await flaw_of(auth, unknown) is Flaw.KEY
        await auth.close()


async def test_it_is_warned_of_a_key_set_from_which_no_key_comes() -> None:
    assert await key_set_warnings(Settings()) == ()
    assert await key_set_warnings(settings()) == ()
    (warning,) = await key_set_warnings(settings("RS256", jwks_url=f"http://127.0.0.1:{free_port()}/keys"))
    assert warning.startswith("auth.jwt.jwks_url: no key comes from there to this machine (unreachable, within 5 ")
    async with serving_keys(key_set(jwk(rsa_key(), kid="k-1"))) as server:
        assert await key_set_warnings(settings("RS256", jwks_url=f"{server.url}/keys")) == ()
        (warning,) = await key_set_warnings(settings("ES256", jwks_url=f"{server.url}/keys"))
        assert "(no_usable_key, " in warning
        (warning,) = await key_set_warnings(settings("RS256", jwks_url=f"{server.url}/moved"))
        assert "(status, " in warning
