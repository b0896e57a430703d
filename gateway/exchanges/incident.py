"""Incident ids: one time-sortable id for each request."""

import os
import time

_RANDOM_BYTES = 10
_RANDOM_DIGITS = 2 * _RANDOM_BYTES
_POOLED = 400
"""Ids that share one call of the kernel for random bytes."""
_FREE = int("0fff3fffffffffffffff" * _POOLED, 16)
_FIXED = int("70008000000000000000" * _POOLED, 16)
"""The version and the variant, which stand between the random bits."""

_pool: list[str] = []
"""The random digits of ids to come."""


def new_incident_id() -> str:
    """Return a new UUID of version 7 (RFC 9562 section 5.7): 48 bits of Unix milliseconds, then random bits."""
    if not _pool:
        _fill()
    time_of_day, chance = f"{int(time.time() * 1000):012x}", _pool.pop()
    return f"{time_of_day[:8]}-{time_of_day[8:]}-{chance[:4]}-{chance[4:8]}-{chance[8:]}"


def _fill() -> None:
    chance = int.from_bytes(os.urandom(_RANDOM_BYTES * _POOLED)) & _FREE | _FIXED
    digits = f"{chance:x}"
    _pool.extend([digits[start : start + _RANDOM_DIGITS] for start in range(0, len(digits), _RANDOM_DIGITS)])


os.register_at_fork(after_in_child=_pool.clear)  # a forked process must not use its parent's random bytes again
