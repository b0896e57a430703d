"""What the tests of identities share: settings with tokens, keys and clocks in the test's hand, and requests."""

import pytest

from filters.policy import Mode, Policy
from filters.refusals import Reason, Refused
from gateway.config.settings import AuthSettings, JwtSettings, SecuritySettings, Settings, TenantSettings
from gateway.exchanges.exchange import RequestHead
from gateway.identity.auth import (
    Authenticator,
    BadCredentials,
    Flaw,
    JwtAuth,
)
from gateway.keys.jwks import KeyNotFound, SingleKey
from gateway.keys.jwt_keys import VerificationKey
from tests.gateway.forge import (
    AUDIENCE,
    ISSUER,
    NOW,
    SECRET,
    claims,
    token,
)

LEEWAY = 10
DIGEST_KEY = b"a-key-for-digests"
TENANTS = {"acme": TenantSettings(policy="strict"), "globex": TenantSettings()}


class Clock:
    """Unix seconds that stand still until they are moved."""

    def __init__(self) -> None:
        self.now = float(NOW)

    def __call__(self) -> float:
        return self.now


class Keys:
    """One secret, counted and revisable."""

    def __init__(self) -> None:
        self.key: VerificationKey = SECRET.encode()
        self.revision = 0
        self.asked = 0
        self.closed = False

    async def find(self, kid: str | None, algorithm: str) -> VerificationKey:
        self.asked += 1
        if algorithm != "HS256":
            raise KeyNotFound
        return self.key

    async def prepare(self) -> None:
        return None

    async def close(self) -> None:
        self.closed = True


def settings(*algorithms: str, mode: Mode = "default", scope: str = "", **jwt: str) -> Settings:
    section = {"algorithms": algorithms or ("HS256",), "issuer": ISSUER, "audience": AUDIENCE, **jwt}
    return Settings(
        auth=AuthSettings(mode="jwt", jwt=JwtSettings.model_validate(section)),
        tenants=TENANTS,
        policies={"strict": Policy()},
        security=SecuritySettings(mode=mode, scope=scope),
    )


def authenticator(configured: Settings | None = None, key: VerificationKey | None = None) -> JwtAuth:
    return JwtAuth(configured or settings(), SingleKey(key or SECRET.encode()), digest_key=DIGEST_KEY, clock=Clock())


def head(*headers: tuple[str, str]) -> RequestHead:
    return RequestHead("POST", "/v1/chat/completions", "", headers)


def bearer(text: str) -> RequestHead:
    return head(("Authorization", f"Bearer {text}"))


async def flaw_of(auth: Authenticator, request: RequestHead) -> Flaw:
    with pytest.raises(Refused) as refused:
        await auth.identify(request)
    cause = refused.value.__cause__
    assert isinstance(cause, BadCredentials)
    assert (refused.value.reason, refused.value.detail) == (Reason.UNAUTHENTICATED, "")
    return cause.flaw


A, B = token(), token(claims(tenant="globex"))
