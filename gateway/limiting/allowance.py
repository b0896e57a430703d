"""Allowances: limit the verifier calls and tokens of each tenant per minute.

Each process counts only its own: N workers admit N times as much.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_MINUTE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Cost:
    """What one assessment is expected to use, or has used."""

    calls: int = 0
    tokens: int = 0


class Allowances:
    """What each tenant has left. `clock` returns seconds and only ever moves forward.

    An allowance refills evenly, up to a whole minute's, so a tenant that was idle may use all of that at once. A limit
    of 0 means no limit. Tenants come from the settings, which bounds their number.
    """

    def __init__(self, *, calls_per_minute: int, tokens_per_minute: int, clock: Callable[[], float]) -> None:
        self._limits = calls_per_minute, tokens_per_minute
        self._clock = clock
        self._tenants: dict[str, tuple[_Level, _Level]] = {}

    def take(self, tenant: str, cost: Cost) -> bool:
        """Whether the tenant may use this much; if so, it is taken. A cost above a minute's needs a full allowance.

        The caller must `settle` it afterwards. If it never does, what was taken counts as used.
        """
        now = self._clock()
        levels = self._tenants.get(tenant)
        if levels is None:
            calls, tokens = self._limits
            levels = self._tenants[tenant] = _Level(calls, now), _Level(tokens, now)
        if not all(level.has(amount, now) for level, amount in zip(levels, _amounts(cost), strict=True)):
            return False
        _put(levels, Cost(-cost.calls, -cost.tokens))
        return True

    def settle(self, tenant: str, *, taken: Cost, used: Cost) -> None:
        """Give back what was taken and not used, or take what was used beyond it."""
        _put(self._tenants[tenant], Cost(taken.calls - used.calls, taken.tokens - used.tokens))


class _Level:
    """What is left of one limit. It is negative after a use that cost more than expected."""

    __slots__ = ("_at", "_left", "_limit")

    def __init__(self, limit: int, now: float) -> None:
        self._limit = limit
        self._left = float(limit)
        self._at = now

    def has(self, amount: int, now: float) -> bool:
        self._left = min(self._limit, self._left + (now - self._at) * self._limit / _MINUTE)
        self._at = now
        return not self._limit or self._left >= min(amount, self._limit)

    def put(self, amount: int) -> None:
        self._left = min(self._limit, self._left + amount)


def _put(levels: tuple[_Level, _Level], cost: Cost) -> None:
    for level, amount in zip(levels, _amounts(cost), strict=True):
        level.put(amount)


def _amounts(cost: Cost) -> tuple[int, int]:
    return cost.calls, cost.tokens
