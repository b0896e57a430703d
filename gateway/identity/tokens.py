"""Tokens for development, signed with the secret that the gateway itself verifies with, or with a private key."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import jwt

from filters.policy import Mode
from gateway.config.settings import JwtSettings, Settings
from gateway.keys.jwt_keys import (
    SECRET_BYTES,
    MissingKey,
    SigningKey,
    UnusableKey,
    VerificationKey,
    fits,
    private_key,
    read_key_material,
    shared_secret,
    verification_key,
)

MAX_TTL_SECONDS = 30 * 86_400


class TokenError(Exception):
    """A token cannot be minted. The message says what to do, in one line, and quotes no key."""


@dataclass(frozen=True, slots=True)
class Claims:
    """The claims of a token. `mode` asks for a stricter mode; `keys` names a key of the tenant for each upstream."""

    tenant: str
    subject: str
    ttl_seconds: int = 3_600
    mode: Mode | None = None
    keys: Mapping[str, str] = field(default_factory=dict)


def mint(
    settings: Settings,
    claims: Claims,
    *,
    environ: Mapping[str, str],
    key_file: Path | None = None,
    kid: str = "",
    now: float | None = None,
) -> str:
    """Return a signed token that a gateway with these settings accepts. Raises `TokenError` if that is impossible.

    HS* tokens are signed with the configured secret. For all other algorithms `key_file` is the PEM private key, and
    `kid` its id if the gateway gets its keys from a JWKS URL. `now` is in Unix seconds; None is the present time.
    """
    _check(settings, claims)
    try:
        key, algorithm = _signing_key(settings.auth.jwt, environ, key_file)
    except MissingKey as missing:
        raise TokenError(str(missing)) from None
    except UnusableKey as unusable:
        raise TokenError(f"the key {unusable}") from None
    issued = int(time.time() if now is None else now)
    return jwt.encode(
        _payload(settings.auth.jwt, claims, issued), key, algorithm=algorithm, headers={"kid": kid} if kid else None
    )


def _check(settings: Settings, claims: Claims) -> None:
    if settings.auth.mode != "jwt":
        raise TokenError(
            'auth.mode is not "jwt": a gateway with these settings takes no tokens; '
            "name the configuration of one that does with --config"
        )
    if claims.tenant not in settings.tenants:
        known = ", ".join(sorted(settings.tenants))
        raise TokenError(f"--tenant: there is no tenant of this name; the configured ones are: {known}")
    if not claims.subject:
        raise TokenError("--subject: the subject must not be empty")
    if not 0 < claims.ttl_seconds <= MAX_TTL_SECONDS:
        raise TokenError(f"--ttl: the lifetime must be between 1 and {MAX_TTL_SECONDS} seconds")
    for upstream, name in claims.keys.items():
        if name not in settings.tenants[claims.tenant].keys:
            names = ", ".join(sorted(settings.tenants[claims.tenant].keys)) or "none"
            raise TokenError(f"--key: the tenant has no key of the name {name}; it has: {names}")
        if name.partition("/")[0] != upstream:
            raise TokenError(f"--key: the key {name} is none of the upstream {upstream}")


def _payload(settings: JwtSettings, claims: Claims, issued: int) -> dict[str, object]:
    payload: dict[str, object] = {
        "iss": settings.issuer,
        "aud": settings.audience,
        "iat": issued,
        "exp": issued + claims.ttl_seconds,
        settings.tenant_claim: claims.tenant,
        settings.subject_claim: claims.subject,
    }
    if claims.mode is not None:
        payload[settings.mode_claim] = claims.mode
    if claims.keys:
        payload[settings.key_claim] = dict(claims.keys)
    return payload


def _signing_key(settings: JwtSettings, environ: Mapping[str, str], key_file: Path | None) -> tuple[SigningKey, str]:
    if settings.algorithms[0] in SECRET_BYTES:
        if key_file is not None:
            raise TokenError("HS* tokens are signed with the secret of auth.jwt.key_env or key_file; give no key file")
        return shared_secret(_material(settings, environ), settings.algorithms), settings.algorithms[0]
    if key_file is None:
        raise TokenError("these algorithms sign with a private key; name its PEM file with --key-file")
    return _private_key(settings, environ, key_file)


def _private_key(settings: JwtSettings, environ: Mapping[str, str], key_file: Path) -> tuple[SigningKey, str]:
    try:
        key = private_key(key_file.read_bytes())
    except OSError as error:
        raise TokenError(f"--key-file: {key_file}: cannot be read: {error.strerror}") from None
    public: VerificationKey = key.public_key()
    algorithm = next((algorithm for algorithm in settings.algorithms if fits(public, algorithm)), None)
    if algorithm is None:
        raise TokenError(
            f"--key-file: the private key fits none of auth.jwt.algorithms ({', '.join(settings.algorithms)})"
        )
    if not settings.jwks_url and public != verification_key(_material(settings, environ), settings.algorithms):
        raise TokenError("--key-file: the private key does not belong to the public key that the gateway verifies with")
    return key, algorithm


def _material(settings: JwtSettings, environ: Mapping[str, str]) -> bytes:
    return read_key_material(key_env=settings.key_env, key_file=settings.key_file, environ=environ)
