"""Rates: how much a caller may use per minute and at the same time, as token buckets computed on plain values.

A bucket fills evenly and holds the amount of one minute, which a caller who was quiet may then use at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60.0


@dataclass(frozen=True, slots=True)
class RateLimits:
    """The limits of one tenant, or of one of its subjects. 0 is no limit."""

    requests_per_minute: int = 0
    tokens_per_minute: int = 0
    concurrent_requests: int = 0

    def __post_init__(self) -> None:
        if min(self.requests_per_minute, self.tokens_per_minute, self.concurrent_requests) < 0:
            raise ValueError("a limit must be at least 0, which is none")

    @property
    def limit_something(self) -> bool:
        return bool(self.requests_per_minute or self.tokens_per_minute or self.concurrent_requests)


@dataclass(frozen=True, slots=True)
class Rates:
    """The limits of a whole tenant, and those of each of its subjects."""

    tenant: RateLimits = RateLimits()
    subject: RateLimits = RateLimits()

    @property
    def limit_something(self) -> bool:
        return self.tenant.limit_something or self.subject.limit_something


@dataclass(frozen=True, slots=True)
class Bucket:
    """What a bucket holds when it is full, and what flows into it per second. Both are more than 0."""

    capacity: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Level:
    """What a bucket held (`left`) at a time (`at`, in seconds of the caller's clock). `left` may be negative."""

    left: float
    at: float


@dataclass(frozen=True, slots=True)
class Drawn:
    """The result of a draw from one bucket. `wait` is the seconds until the bucket could grant it; 0 if it could."""

    granted: bool
    left: float
    wait: float


def per_minute(limit: int) -> Bucket:
    """Return the bucket for a limit per minute, which must not be 0."""
    return Bucket(capacity=float(limit), per_second=limit / MINUTE)


def filled(level: Level | None, bucket: Bucket, now: float) -> Level:
    """Return the level at `now`. None is a full bucket. If the clock was set back, nothing flows in."""
    if level is None:
        return Level(bucket.capacity, now)
    flowed = max(0.0, now - level.at) * bucket.per_second
    return Level(min(bucket.capacity, level.left + flowed), now)


def draw(
    levels: Sequence[Level], amounts: Sequence[tuple[Bucket, float]]
) -> tuple[tuple[Level, ...], tuple[Drawn, ...]]:
    """Take every amount from its bucket, or nothing from any. Return the levels afterwards, and a result for each.

    `levels` come from `filled`. A full bucket grants an amount beyond its capacity, and its level is then negative.
    """
    waits = tuple(_wait(level, bucket, amount) for level, (bucket, amount) in zip(levels, amounts, strict=True))
    granted = not any(waits)
    after = tuple(
        Level(level.left - amount if granted else level.left, level.at)
        for level, (_, amount) in zip(levels, amounts, strict=True)
    )
    return after, tuple(
        Drawn(granted=not wait, left=level.left, wait=wait) for level, wait in zip(after, waits, strict=True)
    )


def seconds_to_full(level: Level, bucket: Bucket) -> float:
    """Return the seconds that a bucket needs to fill; 0 for a full one."""
    return max(0.0, (bucket.capacity - level.left) / bucket.per_second)


def _wait(level: Level, bucket: Bucket, amount: float) -> float:
    return max(0.0, (min(amount, bucket.capacity) - level.left) / bucket.per_second)
