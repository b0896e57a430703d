"""Rates: who may have how much in a minute and at once, counted over all workers.

The fields that tell it are those of draft-ietf-httpapi-ratelimit-headers-11; `tokens` is a quota unit of our own.
"""

import asyncio
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from adapters.heads import Headers
from adapters.state.base import Draw, Kind, Place, StateStore, StateTrouble, state_key
from filters.policy import OnStateError
from filters.rates import MINUTE, Drawn, Level, RateLimits, Rates, per_minute, seconds_to_full

LEASE_SECONDS: Final = 60.0
"""How long a place stays taken that nobody renews: what the requests of a killed worker hold on to."""
RENEW_SECONDS: Final = 20.0
"""How often the places of requests under way are renewed."""
FULL_SECONDS: Final = 1.0
"""When a caller may try again for whom there was no place: nobody knows when one is given back."""


@dataclass(frozen=True, slots=True)
class Admission:
    """Whether a request may go on, and what its answer tells of the limits. One that was granted has to be released."""

    granted: bool
    headers: Headers = ()
    retry_after: int = 0
    """For `Retry-After` of a refusal: whole seconds, at least 1."""
    holder: str = field(default="", repr=False)
    places: tuple[Place, ...] = field(default=(), repr=False)
    tokens: tuple[Draw, ...] = field(default=(), repr=False)


UNLIMITED: Final = Admission(granted=True)


@dataclass(frozen=True, slots=True)
class _Quotas:
    """Every limit that a request falls under, by the name that the fields have for it."""

    requests: dict[str, Draw]
    tokens: dict[str, Draw]
    places: dict[str, Place]

    @property
    def draws(self) -> dict[str, Draw]:
        return {**self.requests, **self.tokens}


class RateLimiter:
    """Admits requests. One for each worker; `keep_places` runs beside it, so that long answers keep their places."""

    def __init__(self, store: StateStore) -> None:
        self._store = store
        self._held: dict[str, tuple[Place, ...]] = {}

    async def admit(
        self,
        tenant: str,
        subject: str,
        rates: Rates,
        *,
        incident_id: str,
        on_error: OnStateError,
        tokens: int = 0,
    ) -> Admission:
        """Takes one request, a place for it, and the tokens that it is thought to need, or nothing at all.

        Where the store has no answer, `refuse` raises `StateTrouble`, and `allow` admits uncounted.
        """
        quotas = _quotas(tenant, subject, rates, tokens)
        if not quotas.draws and not quotas.places:
            return UNLIMITED
        try:
            return await self._admit(quotas, incident_id)
        except StateTrouble:
            if on_error == "refuse":
                raise
            return UNLIMITED

    async def settle(self, admission: Admission, *, tokens: int) -> None:
        """Takes what a request used beyond what it was thought to need, or gives the rest back. Never raises.

        What the store does not take is not counted.
        """
        charges = [Draw(draw.key, draw.bucket, tokens - draw.amount) for draw in admission.tokens]
        if not any(draw.amount for draw in charges):
            return
        try:
            await self._store.charge(charges)
        except StateTrouble:
            return

    async def release(self, admission: Admission) -> None:
        """Gives the places back. Never raises: one that is not given back is free when its lease ends."""
        if self._held.pop(admission.holder, None):
            await self._give_back(admission.places, admission.holder)

    async def keep_places(self) -> None:
        """Renews the places of requests under way, until it is cancelled."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            await self.renew()

    async def renew(self) -> None:
        """Renews every place once. One that was lost meanwhile is taken again only where there is room."""
        for holder, places in tuple(self._held.items()):
            if holder not in self._held:
                continue
            try:
                await self._store.lease(places, holder, seconds=LEASE_SECONDS)
            except StateTrouble:
                continue
            if holder not in self._held:  # given back while it was being renewed
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

    async def _lease(self, places: Sequence[Place], holder: str) -> bool:
        """Whether there was room. A client who leaves meanwhile may have got the places, and gives them back."""
        try:
            return await self._store.lease(places, holder, seconds=LEASE_SECONDS)
        except asyncio.CancelledError:
            await self._give_back(places, holder)
            raise

    async def _give_back(self, places: Sequence[Place], holder: str) -> None:
        try:
            await self._store.release([place.key for place in places], holder)
        except StateTrouble:
            return


def _quotas(tenant: str, subject: str, rates: Rates, tokens: int) -> _Quotas:
    quotas = _Quotas({}, {}, {})
    of_whom: tuple[tuple[str, RateLimits, tuple[str, ...]], ...] = (
        ("tenant", rates.tenant, ()),
        ("subject", rates.subject, (subject,)),
    )
    for name, limits, parts in of_whom:
        if limits.requests_per_minute:
            key = state_key(Kind.BUCKET, tenant, "requests", *parts)
            quotas.requests[f"{name}-requests"] = Draw(key, per_minute(limits.requests_per_minute), 1)
        if limits.tokens_per_minute:
            key = state_key(Kind.BUCKET, tenant, "tokens", *parts)
            quotas.tokens[f"{name}-tokens"] = Draw(key, per_minute(limits.tokens_per_minute), tokens)
        if limits.concurrent_requests:
            key = state_key(Kind.LEASES, tenant, *parts)
            quotas.places[f"{name}-concurrent"] = Place(key, limits.concurrent_requests)
    return quotas


def _policies(quotas: _Quotas) -> str:
    """`RateLimit-Policy`: the limits themselves, in structured fields (RFC 9651)."""
    window = f";w={MINUTE:.0f}"
    return ", ".join(
        (
            *(f'"{name}";q={draw.bucket.capacity:.0f}{window}' for name, draw in quotas.requests.items()),
            *(f'"{name}";q={draw.bucket.capacity:.0f}{window};qu="tokens"' for name, draw in quotas.tokens.items()),
            *(f'"{name}";q={place.most};qu="concurrent-requests"' for name, place in quotas.places.items()),
        )
    )


def _left(draws: dict[str, Draw], drawn: Sequence[Drawn]) -> str:
    """`RateLimit` of a grant: what is left of each limit, and in how many seconds all of it will be there again."""
    return ", ".join(
        _limit(name, one, seconds_to_full(Level(one.left, 0.0), draw.bucket))
        for (name, draw), one in zip(draws.items(), drawn, strict=True)
    )


def _missing(draws: dict[str, Draw], drawn: Sequence[Drawn]) -> str:
    """`RateLimit` of a refusal: the limits that refused, and in how many seconds each of them would not.

    `Retry-After` should not be earlier than any of these windows ends, so no others are told.
    """
    return ", ".join(_limit(name, one, one.wait) for name, one in zip(draws, drawn, strict=True) if not one.granted)


def _limit(name: str, drawn: Drawn, seconds: float) -> str:
    return f'"{name}";r={max(0, math.floor(drawn.left))};t={math.ceil(seconds)}'
