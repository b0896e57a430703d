import time
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from filters.refusals import Refused
from gateway.config.settings import AuthSettings, JwtSettings, Settings, TenantSettings
from gateway.exchanges.exchange import RequestHead
from gateway.identity.auth import JwtAuth, build_authenticator
from gateway.identity.tokens import MAX_TTL_SECONDS, Claims, TokenError, mint
from gateway.keys.jwks import SingleKey
from gateway.keys.jwt_keys import PrivateKey
from tests.gateway.forge import AUDIENCE, ISSUER, NOW, SECRET, ec_key, ed_key, private_pem, public_pem, rsa_key

ENVIRON = {"JWT_SECRET": SECRET, "WEAK": "secret", "JWT_PUBLIC": public_pem(rsa_key()).decode()}
ALICE = Claims(tenant="acme", subject="alice")


def settings(*algorithms: str, mode: str = "jwt", **jwt: str) -> Settings:
    section = {"algorithms": algorithms, "issuer": ISSUER, "audience": AUDIENCE, **jwt}
    auth = AuthSettings.model_validate({"mode": mode, "jwt": JwtSettings.model_validate(section)})
    return Settings(auth=auth, tenants={"acme": TenantSettings(keys={"openai/batch": "env:K"})})


SHARED = settings("HS256", key_env="JWT_SECRET")
PUBLIC = settings("RS256", "PS256", key_env="JWT_PUBLIC")


def head(token: str) -> RequestHead:
    return RequestHead("POST", "/v1/chat/completions", "", (("Authorization", f"Bearer {token}"),))


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    file = tmp_path / "private.pem"
    file.write_bytes(private_pem(rsa_key()))
    return file


async def test_the_gateway_takes_what_was_minted_for_it() -> None:
    asked = Claims(tenant="acme", subject="alice", mode="paranoid", keys={"openai": "openai/batch"})

    identity = await build_authenticator(SHARED, environ=ENVIRON).identify(head(mint(SHARED, asked, environ=ENVIRON)))

    assert (identity.tenant, identity.subject) == ("acme", "alice")
    assert (identity.mode, identity.key_names) == ("paranoid", {"openai": "openai/batch"})


async def test_a_private_key_signs_for_its_public_one(key_file: Path) -> None:
    token = mint(PUBLIC, ALICE, environ=ENVIRON, key_file=key_file)

    assert (await build_authenticator(PUBLIC, environ=ENVIRON).identify(head(token))).tenant == "acme"


PRIVATE: dict[str, PrivateKey] = {"ES256": ec_key(), "ES384": ec_key(ec.SECP384R1), "EdDSA": ed_key()}


@pytest.mark.parametrize(("algorithm", "key"), PRIVATE.items(), ids=PRIVATE.keys())
async def test_the_algorithm_is_the_one_that_fits_the_key(tmp_path: Path, algorithm: str, key: PrivateKey) -> None:
    file = tmp_path / "private.pem"
    file.write_bytes(private_pem(key))
    published = settings("RS256", "ES256", "ES384", "EdDSA", jwks_url="https://issuer.test/keys")

    token = mint(published, ALICE, environ={}, key_file=file, kid="k-1", now=NOW)

    auth = JwtAuth(published, SingleKey(key.public_key()), digest_key=b"k", clock=lambda: NOW)
    assert (await auth.identify(head(token))).tenant == "acme"


@pytest.mark.parametrize(("age", "accepted"), [(59, True), (59 + 12, False)], ids=["young", "old"])
async def test_a_token_lives_as_long_as_it_was_asked_to(age: int, *, accepted: bool) -> None:
    token = mint(SHARED, Claims("acme", "alice", ttl_seconds=60), environ=ENVIRON, now=time.time() - age)
    auth = build_authenticator(SHARED, environ=ENVIRON)

    if accepted:
        assert (await auth.identify(head(token))).subject == "alice"
    else:
        with pytest.raises(Refused):
            await auth.identify(head(token))


IMPOSSIBLE = {
    "no tokens are taken": (settings("HS256", mode="none"), ALICE, 'auth.mode is not "jwt"'),
    "unknown tenant": (SHARED, Claims("nobody", "alice"), "no tenant of this name; the configured ones are: acme"),
    "no subject": (SHARED, Claims("acme", ""), "subject must not be empty"),
    "no lifetime": (SHARED, Claims("acme", "alice", ttl_seconds=0), "lifetime must be between"),
    "endless": (SHARED, Claims("acme", "alice", ttl_seconds=MAX_TTL_SECONDS + 1), "lifetime must be between"),
    "key of no tenant": (
        SHARED,
        Claims("acme", "alice", keys={"openai": "x"}),
        "no key of the name x; it has: .*openai/batch",
    ),
    "key of another upstream": (
        SHARED,
        Claims("acme", "alice", keys={"gemini": "openai/batch"}),
        "the key openai/batch is none of the upstream gemini",
    ),
    "no secret": (settings("HS256", key_env="NONE"), ALICE, "environment variable NONE is not set or empty"),
    "no secret file": (settings("HS256", key_file="none"), ALICE, "auth.jwt.key_file: none: cannot be read"),
    "weak secret": (settings("HS256", key_env="WEAK"), ALICE, "the key is too short"),
    "no private key": (PUBLIC, ALICE, "name its PEM file with --key-file"),
}


@pytest.mark.parametrize(("configured", "claims", "message"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_says_why_no_token_can_be_minted(configured: Settings, claims: Claims, message: str) -> None:
    with pytest.raises(TokenError, match=message):
        mint(configured, claims, environ=ENVIRON)


WRONG_FILES = {
    "a file beside a secret": (SHARED, private_pem(rsa_key()), "give no key file"),
    "a public key": (PUBLIC, public_pem(rsa_key()), "the key is not a PEM private key"),
    "another key": (PUBLIC, private_pem(rsa_key(name="theirs")), "does not belong to the public key"),
    "another kind of key": (PUBLIC, private_pem(ec_key()), r"fits none of auth.jwt.algorithms \(RS256, PS256\)"),
}


@pytest.mark.parametrize(("configured", "content", "message"), WRONG_FILES.values(), ids=WRONG_FILES.keys())
def test_says_what_is_wrong_with_a_key_file(tmp_path: Path, configured: Settings, content: bytes, message: str) -> None:
    file = tmp_path / "private.pem"
    file.write_bytes(content)

    with pytest.raises(TokenError, match=message):
        mint(configured, ALICE, environ=ENVIRON, key_file=file)


def test_says_that_a_key_file_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(TokenError, match="cannot be read: No such file"):
        mint(PUBLIC, ALICE, environ=ENVIRON, key_file=tmp_path / "none.pem")
