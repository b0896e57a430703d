"""Rates: limits per minute and of concurrent requests, for tenants and subjects, counted over all workers.

The header fields are those of draft-ietf-httpapi-ratelimit-headers-11; `tokens` is a quota unit of our own.
"""

import asyncio
import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from adapters.heads import Headers
from adapters.state.base import Draw, KeyKind, LeasePlace, StateStore, StateTrouble, state_key
from filters.policy import OnStateError
from filters.rates import MINUTE, Drawn, Level, RateLimits, Rates, per_minute, seconds_to_full

LEASE_SECONDS: Final = 60.0
"""Seconds until a place that is not renewed becomes free, as those of a killed worker's requests do."""
RENEW_SECONDS: Final = 20.0
"""Seconds between two renewals of the places of requests under way."""
FULL_SECONDS: Final = 1.0
"""`Retry-After` in seconds for a caller that found no place, since nobody knows when one becomes free."""


@dataclass(frozen=True, slots=True)
class Admission:
    """Whether a request is admitted, and the rate limit fields of its answer. A granted one must be released."""

    granted: bool
    headers: Headers = ()
    retry_after: int = 0
    """`Retry-After` of a refusal, in whole seconds, at least 1."""
    holder: str = field(default="", repr=False)
    places: tuple[LeasePlace, ...] = field(default=(), repr=False)
    tokens: tuple[Draw, ...] = field(default=(), repr=False)


UNLIMITED: Final = Admission(granted=True)


@dataclass(frozen=True, slots=True)
class _Quotas:
    """The limits that apply to a request, by their names in the header fields."""

    requests: dict[str, Draw]
    tokens: dict[str, Draw]
    places: dict[str, LeasePlace]

    @property
    def draws(self) -> dict[str, Draw]:
        return {**self.requests, **self.tokens}


class RateLimiter:
    """Admits requests. Each worker has one, and runs `keep_places`, so that long answers keep their places."""

    def __init__(self, store: StateStore) -> None:
        self._store = store
        self._held: dict[str, tuple[LeasePlace, ...]] = {}

    async def admit(
        self, tenant: str, subject: str, rates: Rates, *, incident_id: str, on_error: OnStateError
    ) -> Admission:
        """Take one request and a place for it, or nothing at all.

        Tokens are charged afterwards, by `settle`: a request is refused only if earlier ones used more than there were.
        If the store does not answer, `on_error` "refuse" raises `StateTrouble`, and "allow" admits without counting.
        """
        quotas = _quotas(tenant, subject, rates)
        if not quotas.draws and not quotas.places:
            return UNLIMITED
        try:
            return await self._admit(quotas, incident_id)
        except StateTrouble:
            if on_error == "refuse":
                raise
            return UNLIMITED

    async def settle(self, admission: Admission, *, tokens: int) -> None:
        """Charge the tokens that a request used. Never raises.

        If the store does not answer, they are not counted.
        """
        if not (tokens and admission.tokens):
            return
        try:
            await self._store.charge([replace(draw, amount=tokens) for draw in admission.tokens])
        except StateTrouble:
            return

    async def release(self, admission: Admission) -> None:
        """Give the places back. Never raises: a place that cannot be given back becomes free when its lease ends."""
        if self._held.pop(admission.holder, None):
            await self._give_back(admission.places, admission.holder)

    async def keep_places(self, *, renew_seconds: float = RENEW_SECONDS) -> None:
        """Renew the places of requests under way again and again, until cancelled."""
        while True:
            await asyncio.sleep(renew_seconds)
            await self.renew()

    async def renew(self) -> None:
        """Renew every place once. A place that was lost in the meantime is taken again only if there is room."""
        for holder, places in tuple(self._held.items()):
            if holder not in self._held:
                continue
            try:
                await self._store.lease(places, holder, seconds=LEASE_SECONDS)
            except StateTrouble:
                continue
            if holder not in self._held:  # released while it was being renewed
                await self._give_back(places, holder)

    async def _admit(self, quotas: _Quotas, holder: str) -> Admission:
        policy = ("RateLimit-Policy", _policies(quotas))
        places = tuple(quotas.places.values())
        if places and not await self._lease(places, holder):
            return Admission(False, (policy,), math.ceil(FULL_SECONDS))
        admission = Admission(True, (policy,), 0, holder, places, tuple(quotas.tokens.values()))
        if places:
            self._held[holder] = places
        draws = quotas.draws
        if not draws:
            return admission
        try:
            drawn = await self._store.draw(tuple(draws.values()))
        except BaseException:
            await self.release(admission)
            raise
        if all(one.granted for one in drawn):
            return Admission(True, (policy, ("RateLimit", _left(draws, drawn))), 0, holder, places, admission.tokens)
        await self.release(admission)
        retry_after = max(1, math.ceil(max(one.wait for one in drawn)))
        return Admission(False, (policy, ("RateLimit", _missing(draws, drawn))), retry_after)

    async def _lease(self, places: Sequence[LeasePlace], holder: str) -> bool:
        """Take the places and return whether there was room. If cancelled, give back what may have been taken."""
        try:
            return await self._store.lease(places, holder, seconds=LEASE_SECONDS)
        except asyncio.CancelledError:
            await self._give_back(places, holder)
            raise

    async def _give_back(self, places: Sequence[LeasePlace], holder: str) -> None:
        try:
            await self._store.release([place.key for place in places], holder)
        except StateTrouble:
            return


def _quotas(tenant: str, subject: str, rates: Rates) -> _Quotas:
    quotas = _Quotas({}, {}, {})
    of_whom: tuple[tuple[str, RateLimits, tuple[str, ...]], ...] = (
        ("tenant", rates.tenant, ()),
        ("subject", rates.subject, (subject,)),
    )
    for name, limits, parts in of_whom:
        if limits.requests_per_minute:
            key = state_key(KeyKind.BUCKET, tenant, "requests", *parts)
            quotas.requests[f"{name}-requests"] = Draw(key, per_minute(limits.requests_per_minute), 1)
        if limits.tokens_per_minute:
            key = state_key(KeyKind.BUCKET, tenant, "tokens", *parts)
            quotas.tokens[f"{name}-tokens"] = Draw(key, per_minute(limits.tokens_per_minute), 0)
        if limits.concurrent_requests:
            key = state_key(KeyKind.LEASES, tenant, *parts)
            quotas.places[f"{name}-concurrent"] = LeasePlace(key, limits.concurrent_requests)
    return quotas


def _policies(quotas: _Quotas) -> str:
    """Return the value of `RateLimit-Policy`: the limits themselves, as structured fields (RFC 9651)."""
    window = f";w={MINUTE:.0f}"
    return ", ".join(
        (
            *(f'"{name}";q={draw.bucket.capacity:.0f}{window}' for name, draw in quotas.requests.items()),
            *(f'"{name}";q={draw.bucket.capacity:.0f}{window};qu="tokens"' for name, draw in quotas.tokens.items()),
            *(f'"{name}";q={place.most};qu="concurrent-requests"' for name, place in quotas.places.items()),
        )
    )


def _left(draws: dict[str, Draw], drawn: Sequence[Drawn]) -> str:
    """Return the value of `RateLimit` for a grant: what is left of each limit, and seconds until it is full again."""
    return ", ".join(
        _limit(name, one, seconds_to_full(Level(one.left, 0.0), draw.bucket))
        for (name, draw), one in zip(draws.items(), drawn, strict=True)
    )


def _missing(draws: dict[str, Draw], drawn: Sequence[Drawn]) -> str:
    """Return the value of `RateLimit` for a refusal: the limits that refused, and the seconds until each would not.

    It lists no other limits, as `Retry-After` should not be earlier than the end of any window in this field.
    """
    return ", ".join(_limit(name, one, one.wait) for name, one in zip(draws, drawn, strict=True) if not one.granted)


def _limit(name: str, drawn: Drawn, seconds: float) -> str:
    return f'"{name}";r={max(0, math.floor(drawn.left))};t={math.ceil(seconds)}'
