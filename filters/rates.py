"""Rates: how much may be asked for in a minute and at once, as arithmetic on values.

A bucket fills evenly and holds what a whole minute allows, so that a caller who was quiet may have it at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60.0


@dataclass(frozen=True, slots=True)
class RateLimits:
    """What one tenant, or one subject of it, may have. 0 is no limit."""

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
    """What a bucket holds when it is full, and what flows into it in a second. Both are more than 0."""

    capacity: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Level:
    """What a bucket held at a moment, in seconds of its keeper's clock. It may be below nothing."""

    left: float
    at: float


@dataclass(frozen=True, slots=True)
class Drawn:
    """What came of a draw. `wait` is the seconds until the same draw can be granted; 0 where it was."""

    granted: bool
    left: float
    wait: float


def per_minute(limit: int) -> Bucket:
    """The bucket of a limit that is not 0."""
    return Bucket(capacity=float(limit), per_second=limit / MINUTE)


def filled(level: Level | None, bucket: Bucket, now: float) -> Level:
    """The level now. None is a full bucket; a clock that went back fills nothing."""
    if level is None:
        return Level(bucket.capacity, now)
    flowed = max(0.0, now - level.at) * bucket.per_second
    return Level(min(bucket.capacity, level.left + flowed), now)


def draw(
    levels: Sequence[Level], amounts: Sequence[tuple[Bucket, float]]
) -> tuple[tuple[Level, ...], tuple[Drawn, ...]]:
    """Takes every amount from its bucket, or nothing from any: the levels after it, and what came of each.

    `levels` are as `filled` gives them. An amount beyond a bucket's capacity is granted to a full bucket, and leaves it
    below nothing.
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
    """How long a bucket needs to fill; 0 for a full one."""
    return max(0.0, (bucket.capacity - level.left) / bucket.per_second)


def _wait(level: Level, bucket: Bucket, amount: float) -> float:
    return max(0.0, (min(amount, bucket.capacity) - level.left) / bucket.per_second)
