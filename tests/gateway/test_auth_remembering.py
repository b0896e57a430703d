"""Verified tokens are remembered for a while: neither longer than they or their keys hold, nor for another request."""

import pytest

from gateway.identity.auth import (
    CACHE_SECONDS,
    CACHED_TOKENS,
    Flaw,
    JwtAuth,
)
from tests.gateway.auth_stand import (
    DIGEST_KEY,
    LEEWAY,
    A,
    B,
    Clock,
    Keys,
    authenticator,
    bearer,
    flaw_of,
    head,
    settings,
)
from tests.gateway.forge import (
    NOW,
    claims,
    token,
)


@pytest.mark.parametrize("jump", [0.0, 400.0, -400.0, -86_400.0], ids=["no jump", "forward", "back", "a day back"])
async def test_a_verified_token_is_remembered_for_a_while_however_the_wall_clock_jumps(jump: float) -> None:
    keys, clock, monotonic = Keys(), Clock(), Clock()
    auth = JwtAuth(settings(), keys, digest_key=DIGEST_KEY, clock=clock, monotonic=monotonic)
    timeless = bearer(token(claims(iat=NOW - 100_000, nbf=NOW - 100_000, exp=NOW + 100_000)))

    for moment, asked in ((0.0, 1), (CACHE_SECONDS - 1, 1), (CACHE_SECONDS, 2)):
        clock.now, monotonic.now = NOW + (jump if moment else 0.0), NOW + moment
        await auth.identify(timeless)
        assert keys.asked == asked


async def test_a_remembered_token_expires_all_the_same() -> None:
    keys, clock = Keys(), Clock()
    auth = JwtAuth(settings(), keys, digest_key=DIGEST_KEY, clock=clock)
    short = bearer(token(claims(exp=NOW + 60)))
    await auth.identify(short)

    clock.now = NOW + 60 + LEEWAY

    assert await flaw_of(auth, short) is Flaw.TIME


async def test_a_remembered_token_does_not_outlive_its_key() -> None:
    keys = Keys()
    auth = JwtAuth(settings(), keys, digest_key=DIGEST_KEY, clock=Clock())
    await auth.identify(bearer(A))

    keys.key, keys.revision = b"another-secret-that-is-long-enough-too", 1

    assert await flaw_of(auth, bearer(A)) is Flaw.SIGNATURE


async def test_a_refused_token_is_not_remembered() -> None:
    keys = Keys()
    auth = JwtAuth(settings(), keys, digest_key=DIGEST_KEY, clock=Clock())
    forged = bearer(token(key=b"another-secret-that-is-long-enough-too"))

    for _ in range(2):
        await flaw_of(auth, forged)

    assert keys.asked == 2


async def test_a_remembered_token_tells_nothing_of_another_requests_headers() -> None:
    auth = authenticator()
    first = await auth.identify(head(("Authorization", f"Bearer {A}"), ("api-key", "x")))
    second = await auth.identify(head(("X-Guardrail-Authorization", f"Bearer {A}")))

    assert (first.credentials, first.owns_keys) == (frozenset({"authorization", "api-key"}), True)
    assert (second.credentials, second.owns_keys) == (frozenset({"x-guardrail-authorization"}), False)


async def test_only_so_many_tokens_are_remembered_and_the_least_used_go_first() -> None:
    keys = Keys()
    auth = JwtAuth(settings(), keys, digest_key=DIGEST_KEY, clock=Clock())
    first, second, *others = [bearer(token(claims(jti=str(number)))) for number in range(CACHED_TOKENS + 1)]
    for request in (first, second, *others[:-1], first, others[-1]):
        await auth.identify(request)
    before = keys.asked

    await auth.identify(first)
    assert keys.asked == before
    await auth.identify(second)
    assert keys.asked == before + 1


async def test_tenants_are_not_mixed_up() -> None:
    auth = authenticator()

    got = [(await auth.identify(bearer(text))).tenant for text in (A, B, A, B)]

    assert got == ["acme", "globex", "acme", "globex"]
