"""Strikes: what happens to a caller whose requests are found unsafe again and again (GATEWAY.md section 7)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from filters.decision import GuardMode


@dataclass(frozen=True, slots=True)
class StrikeRules:
    """How many strikes within the window lead to a lock or to quarantine, and for how long. 0 strikes: never."""

    window_seconds: int = 600
    lock_strikes: int = 3
    lock_seconds: int = 3_600
    quarantine_strikes: int = 5
    quarantine_seconds: int = 21_600

    def __post_init__(self) -> None:
        if min(self.window_seconds, self.lock_seconds, self.quarantine_seconds) < 1:
            raise ValueError("a number of seconds must be at least 1")
        if min(self.lock_strikes, self.quarantine_strikes) < 0:
            raise ValueError("a number of strikes must be at least 0, which switches off what it leads to")

    @property
    def most(self) -> int:
        """The largest number of strikes that makes a difference."""
        return max(self.lock_strikes, self.quarantine_strikes)


@dataclass(frozen=True, slots=True)
class Standing:
    """A caller's standing: the mode `baseline`, `execute_locked` or `full_quarantine`, and its remaining seconds."""

    mode: GuardMode = GuardMode.BASELINE
    seconds: float = 0.0

    @property
    def retry_after(self) -> int:
        """The value of `Retry-After`: whole seconds, rounded up, at least 1."""
        return max(1, math.ceil(self.seconds))


GOOD_STANDING: Final = Standing()


def struck(times: Sequence[float], now: float, *, window: float, most: int) -> tuple[float, ...]:
    """Return the times of the strikes that count after one more at `now`, oldest first.

    These are the newest `most` within the window. All times are in seconds. A time in the future, which shows that the
    clock was set back, is replaced by `now`.
    """
    return (*(min(at, now) for at in times if now - window < at), now)[-most:]


def sanctions(rules: StrikeRules, strikes: int) -> tuple[Standing, ...]:
    """Return what so many strikes within the window lead to, the harder sanction first; () for too few."""
    reached: list[Standing] = []
    if 0 < rules.quarantine_strikes <= strikes:
        reached.append(Standing(GuardMode.FULL_QUARANTINE, rules.quarantine_seconds))
    if 0 < rules.lock_strikes <= strikes:
        reached.append(Standing(GuardMode.EXECUTE_LOCKED, rules.lock_seconds))
    return tuple(reached)
