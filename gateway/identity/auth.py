"""Authentication: identifies callers by verified claims alone. All refusals look the same to the caller."""

import hashlib
import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Protocol
from urllib.parse import unquote

import jwt
from jwt.exceptions import InvalidJTIError, InvalidSubjectError

from adapters.ignoring import ignore
from adapters.metrics import KeyFetch
from filters.credential_headers import CREDENTIAL_HEADERS, GUARDRAIL_HEADER
from filters.policy import MODES, Mode, stricter
from filters.refusals import Reason, Refused
from filters.trees import Json
from gateway.config.settings import JwtSettings, Settings, TenantSettings
from gateway.exchanges.exchange import Identity, RequestHead
from gateway.keys.digests import digest_key, keyed_digest
from gateway.keys.jose import BadToken, Token, looks_like_token, read_token
from gateway.keys.jwks import (
    FETCH_SECONDS,
    FetchWatch,
    KeyNotFound,
    KeySource,
    KeysUnavailable,
    PublishedKeys,
    SingleKey,
)
from gateway.keys.jwt_keys import VerificationKey, read_key_material, verification_key

ANONYMOUS: Final = "anonymous"
"""The subject of all callers where no credentials are required."""

_GUARDRAIL_HEADERS: Final = frozenset({GUARDRAIL_HEADER})
_CREDENTIAL_HEADERS: Final = frozenset(CREDENTIAL_HEADERS)

CACHED_TOKENS: Final = 4_096
CACHE_SECONDS: Final = 300.0

_BEARER = re.compile(r"bearer +(\S+)", re.IGNORECASE)
_NO_TOKEN = re.compile(r"[^A-Za-z0-9_.-]+")
_PLAIN_SUBJECT = re.compile(r"[A-Za-z0-9._:|-]{1,64}")


class Flaw(StrEnum):
    """Why credentials were not accepted. For the operators' log, never for the answer."""

    ABSENT = "no_credentials"
    FOREIGN = "no_json_web_token"
    SEVERAL = "several_credentials"
    MALFORMED = "malformed_token"
    ALGORITHM = "algorithm_not_allowed"
    KEY = "no_key_for_token"
    SIGNATURE = "wrong_signature"
    ISSUER = "wrong_issuer"
    AUDIENCE = "wrong_audience"
    TIME = "expired_or_not_yet_valid"
    CLAIMS = "unusable_claims"
    TENANT = "unknown_tenant"


_FLAWS: Final[Mapping[type[jwt.PyJWTError], Flaw]] = {
    jwt.InvalidIssuerError: Flaw.ISSUER,
    jwt.InvalidAudienceError: Flaw.AUDIENCE,
    InvalidSubjectError: Flaw.CLAIMS,
    InvalidJTIError: Flaw.CLAIMS,
}


class BadCredentials(Exception):
    """The cause of a `Refused(UNAUTHENTICATED)`. It holds a `Flaw`, and nothing of the request."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


class Identifier(Protocol):
    """Identifies callers."""

    async def identify(self, head: RequestHead) -> Identity:
        """Return who sends a request.

        Raises `Refused(UNAUTHENTICATED)`, always the same, with `BadCredentials` as its cause, and `Refused(STATE)` if
        the keys for verification are not available now, which is not the caller's fault.
        """


class Authenticator(Identifier, Protocol):
    """An identifier with what it has to prepare and release, such as published keys."""

    async def prepare(self) -> None:
        """Do in advance what the first request would wait for. Never fails."""

    async def close(self) -> None:
        """Release what the authenticator holds."""


class NoAuth:
    """Takes every caller for the one tenant `default`; the client's provider key passes through."""

    def __init__(self, settings: Settings) -> None:
        policy = settings.tenants.get("default", TenantSettings()).policy
        self._identity = Identity(tenant="default", subject=ANONYMOUS, policy=policy, is_verified=False)

    async def identify(self, head: RequestHead) -> Identity:
        return self._identity

    async def prepare(self) -> None:
        return None

    async def close(self) -> None:
        return None


@dataclass(frozen=True, slots=True)
class _Verified:
    """The identity from a verified token.

    It may be used without verifying again until `expires` (Unix seconds) or `until` (seconds of the monotonic clock),
    whichever is first.
    """

    identity: Identity
    expires: float
    until: float


class JwtAuth:
    """Identifies callers by the verified claims of a JSON Web Token (GATEWAY.md section 8, RFC 8725).

    A verified token is remembered for `CACHE_SECONDS`, by the digest of the header fields that carried it; never beyond
    its expiry, and only until the keys change. `digest_key` is for the digests that stand for subjects that must not be
    logged as they are. `clock` returns Unix seconds, and `monotonic` seconds that only ever move forward.
    """

    def __init__(
        self,
        settings: Settings,
        keys: KeySource,
        *,
        digest_key: bytes,
        clock: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._jwt = settings.auth.jwt
        self._tenants = settings.tenants
        self._mode = settings.security.mode
        self._has_scope = bool(settings.security.scope.strip())
        self._keys = keys
        self._digest_key = digest_key
        self._clock = clock
        self._monotonic = monotonic
        self._verified: OrderedDict[bytes, _Verified] = OrderedDict()
        self._revision = keys.revision

    async def identify(self, head: RequestHead) -> Identity:
        try:
            values = _credentials(head)
            fields = _digest(values)
            known = self._remembered(fields)
            if known is not None and GUARDRAIL_HEADER not in values:
                return known
            text, owns_keys = _presented(values, head, issuer=self._jwt.issuer)
            return known or await self._verified_now(text, fields, frozenset(values), owns_keys)
        except BadCredentials as bad:
            raise Refused(Reason.UNAUTHENTICATED) from bad

    def inherit(self, before: "JwtAuth") -> None:
        """Go on with the published keys of `before` if issuer, address and algorithms are the same.

        Tokens that it verified are left behind: what they may is a matter of the settings.
        """
        if before._jwt.issuer != self._jwt.issuer:
            return
        if isinstance(before._keys, PublishedKeys) and isinstance(self._keys, PublishedKeys):
            self._keys.inherit(before._keys)

    async def prepare(self) -> None:
        await self._keys.prepare()

    async def close(self) -> None:
        await self._keys.close()

    async def _verified_now(self, text: str, fields: bytes, credentials: frozenset[str], owns_keys: bool) -> Identity:
        token = _read(text)
        await self._verify(token)
        expires = _expiry(token.claims, now=self._clock(), leeway=self._jwt.leeway_seconds)
        identity = replace(self._identity(token.claims), credentials=credentials, owns_keys=owns_keys)
        self._remember(fields, _Verified(identity, expires, self._monotonic() + CACHE_SECONDS))
        return identity

    def _remembered(self, fields: bytes) -> Identity | None:
        if self._keys.revision != self._revision:
            self._verified.clear()
            self._revision = self._keys.revision
        known = self._verified.get(fields)
        if known is None or known.expires <= self._clock() or known.until <= self._monotonic():
            return None
        self._verified.move_to_end(fields)
        return known.identity

    def _remember(self, fields: bytes, verified: _Verified) -> None:
        self._verified[fields] = verified
        self._verified.move_to_end(fields)
        if len(self._verified) > CACHED_TOKENS:
            self._verified.popitem(last=False)

    async def _verify(self, token: Token) -> None:
        if token.algorithm not in self._jwt.algorithms:
            raise BadCredentials(Flaw.ALGORITHM)
        try:
            key = await self._keys.find(token.kid, token.algorithm)
        except KeyNotFound:
            raise BadCredentials(Flaw.KEY) from None
        except KeysUnavailable:
            raise Refused(Reason.STATE) from None
        try:
            jwt.decode(
                token.text,
                key,
                algorithms=[token.algorithm],
                issuer=self._jwt.issuer,
                audience=self._jwt.audience,
                # `_expiry` checks the times: it does not accept "1e9" or true as a number.
                options={
                    "require": ["exp", "iss", "aud"],
                    "enforce_minimum_key_length": True,
                    "verify_exp": False,
                    "verify_nbf": False,
                    "verify_iat": False,
                },
            )
        except jwt.PyJWTError as error:
            # Not chained: the library's messages quote the token.
            raise BadCredentials(_flaw(error)) from None

    def _identity(self, claims: Mapping[str, Json]) -> Identity:
        tenant, subject = claims.get(self._jwt.tenant_claim), claims.get(self._jwt.subject_claim)
        if not isinstance(subject, str) or not subject:
            raise BadCredentials(Flaw.CLAIMS)
        if not isinstance(tenant, str) or tenant not in self._tenants:
            raise BadCredentials(Flaw.TENANT)
        return Identity(
            tenant=tenant,
            subject=loggable_subject(subject, key=self._digest_key),
            policy=self._tenants[tenant].policy,
            mode=self._stricter_mode(claims.get(self._jwt.mode_claim, self._mode)),
            key_names=_key_names(claims.get(self._jwt.key_claim, {})),
        )

    def _stricter_mode(self, claim: Json) -> Mode | None:
        """Return the mode that the claims ask for, if it is stricter than the configured one; else None.

        A looser mode is ignored, and so is research if no scope is declared, without which it means nothing. Raises
        `BadCredentials` for a word that is no mode: it may have been meant as a stricter one.
        """
        mode = next((mode for mode in MODES if mode == claim), None)
        if mode is None:
            raise BadCredentials(Flaw.CLAIMS)
        if stricter(self._mode, mode) == self._mode or (mode == "research" and not self._has_scope):
            return None
        return mode


def build_authenticator(
    settings: Settings,
    *,
    environ: Mapping[str, str],
    key: VerificationKey | None = None,
    watch: FetchWatch = ignore,
) -> Authenticator:
    """Build the authenticator that the settings ask for. With `auth.mode = "jwt"` they must have passed their checks.

    `key` is the one from `auth.jwt.key_file`, if that was read already. `watch` is called for each fetch of a key set.
    """
    if settings.auth.mode == "none":
        return NoAuth(settings)
    return JwtAuth(settings, _key_source(settings.auth.jwt, environ, key, watch), digest_key=digest_key(environ))


def hand_over(before: Authenticator, after: Authenticator) -> None:
    """Let the authenticator of a reload go on with what stays true of the one before: see `JwtAuth.inherit`."""
    if isinstance(before, JwtAuth) and isinstance(after, JwtAuth):
        after.inherit(before)


async def key_set_warnings(settings: Settings) -> tuple[str, ...]:
    """Fetch the key set once, if the settings name one, and return a warning if this machine cannot get it."""
    if settings.auth.mode == "none" or not settings.auth.jwt.jwks_url:
        return ()
    outcomes: list[KeyFetch] = []
    keys = _published(settings.auth.jwt, lambda outcome, _: outcomes.append(outcome))
    await keys.prepare()
    await keys.close()
    return tuple(
        f"auth.jwt.jwks_url: no key comes from there to this machine ({outcome}, within {FETCH_SECONDS:g} seconds): "
        "look at the address, what it answers, and auth.jwt.algorithms; without a key everybody is refused (503)"
        for outcome in outcomes
        if outcome is not KeyFetch.FETCHED
    )


def loggable_subject(subject: str, *, key: bytes) -> str:
    """Return what logs may show: the subject itself if it is plain, else (an e-mail address, say) a keyed digest."""
    if _PLAIN_SUBJECT.fullmatch(subject) and not looks_like_token(subject):
        return subject
    return keyed_digest(subject, key=key)


def _published(settings: JwtSettings, watch: FetchWatch) -> PublishedKeys:
    return PublishedKeys(
        settings.jwks_url, algorithms=settings.algorithms, cache_seconds=settings.jwks_cache_seconds, watch=watch
    )


def _key_source(
    settings: JwtSettings, environ: Mapping[str, str], key: VerificationKey | None, watch: FetchWatch
) -> KeySource:
    if settings.jwks_url:
        return _published(settings, watch)
    if key is not None:
        return SingleKey(key)
    material = read_key_material(key_env=settings.key_env, key_file=settings.key_file, environ=environ)
    return SingleKey(verification_key(material, settings.algorithms))


def _presented(values: Mapping[str, str], head: RequestHead, *, issuer: str) -> tuple[str, bool]:
    """Return the token in the credential headers, and whether the tenant's provider key replaces it upstream."""
    if GUARDRAIL_HEADER in values:
        text = _bearer(values[GUARDRAIL_HEADER])
        if text is None or not looks_like_token(text):
            raise BadCredentials(_lack(values))
        if _carries_token_of(issuer, head):
            raise BadCredentials(Flaw.SEVERAL)
        return text, False
    candidates = {_bearer(value) if name == "authorization" else value for name, value in values.items()}
    tokens = [text for text in candidates if text is not None and looks_like_token(text)]
    if not tokens:
        raise BadCredentials(_lack(values))
    if len(tokens) > 1:
        raise BadCredentials(Flaw.SEVERAL)
    return tokens[0], True


def _lack(values: Mapping[str, str]) -> Flaw:
    """Return the flaw of credential values that hold no token."""
    shown = any(value.strip().lower() not in ("", "bearer") for value in values.values())
    return Flaw.FOREIGN if shown else Flaw.ABSENT


def _digest(values: Mapping[str, str]) -> bytes:
    """Return a digest of the credential headers. It is unambiguous, because no value holds a line end."""
    lines = "\n".join([f"{name}:{value}" for name, value in values.items()])
    return hashlib.sha256(lines.encode("utf-8", "surrogateescape")).digest()


def _credentials(head: RequestHead) -> Mapping[str, str]:
    """Return the credential headers that count, each with its one value. Raises `BadCredentials` for several values.

    A repeated field and a comma-separated list both mean several values (RFC 9110 section 5.2). If the gateway's own
    header is there, only that counts: the others then belong to the client and its provider.
    """
    names = head.among(_GUARDRAIL_HEADERS) or head.among(_CREDENTIAL_HEADERS)
    values: dict[str, str] = {}
    for name in names:
        given, *others = head.values(name)
        if others or "," in given:
            raise BadCredentials(Flaw.SEVERAL)
        values[name] = given
    return values


def _carries_token_of(issuer: str, head: RequestHead) -> bool:
    """Whether anything but the gateway's own header holds a token that the gateway might accept.

    Everything else is forwarded to the client's provider, who could then use the token to act as the client.
    """
    beside = [value for name, value in head.headers if name.lower() != GUARDRAIL_HEADER]
    words = [word for value in (*beside, unquote(head.query)) for word in _NO_TOKEN.split(value)]
    # A token is longer than its issuer. Others are not read: there may be thousands, from a caller who is nobody yet.
    return any(_issuer(word) == issuer for word in words if len(word) > len(issuer) and looks_like_token(word))


def _issuer(text: str) -> Json:
    try:
        return read_token(text).claims.get("iss")
    except BadToken:
        return None


def _bearer(value: str) -> str | None:
    match = _BEARER.fullmatch(value)
    return match.group(1) if match else None


def _read(text: str) -> Token:
    try:
        return read_token(text)
    except BadToken:
        raise BadCredentials(Flaw.MALFORMED) from None


def _flaw(error: jwt.PyJWTError) -> Flaw:
    """Return the flaw that the library found. It checks claims only after the signature."""
    if isinstance(error, jwt.MissingRequiredClaimError):
        return {"iss": Flaw.ISSUER, "aud": Flaw.AUDIENCE}.get(error.claim, Flaw.CLAIMS)
    return next((flaw for kind, flaw in _FLAWS.items() if isinstance(error, kind)), Flaw.SIGNATURE)


def _expiry(claims: Mapping[str, Json], *, now: float, leeway: float) -> float:
    """Return when the token expires (Unix seconds, leeway included). Raises `BadCredentials` if it is not valid now."""
    expires = _moment(claims["exp"]) + leeway
    begins = max(_moment(claims.get("nbf", 0)), _moment(claims.get("iat", 0))) - leeway
    if not begins <= now < expires:
        raise BadCredentials(Flaw.TIME)
    return expires


def _moment(value: Json) -> float:
    """Return a NumericDate (RFC 7519 section 2), which must be a JSON number: true or a string is refused."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise BadCredentials(Flaw.CLAIMS)
    return float(value)


def _key_names(value: Json) -> Mapping[str, str] | None:
    """Return the names of the tenant's keys that the claims choose, by upstream. Whether they exist shows at use."""
    if not isinstance(value, dict):
        raise BadCredentials(Flaw.CLAIMS)
    names = {upstream: name for upstream, name in value.items() if isinstance(name, str)}
    if len(names) != len(value):
        raise BadCredentials(Flaw.CLAIMS)
    return names or None
