"""Incident ids: one time-sortable id for each request."""

import os
import time

_RANDOM_DIGITS = 20
_POOL_BYTES = 4_000
_VARIANTS = {digit: "89ab"[int(digit, 16) % 4] for digit in "0123456789abcdef"}

_pool = ""
_used = 0


def new_incident_id() -> str:
    """Return a new UUID of version 7 (RFC 9562 section 5.7): 48 bits of Unix milliseconds, then random bits."""
    time_of_day, chance = f"{int(time.time() * 1000):012x}", _random()
    variant = _VARIANTS[chance[3]]
    return f"{time_of_day[:8]}-{time_of_day[8:]}-7{chance[:3]}-{variant}{chance[4:7]}-{chance[8:]}"


def _random() -> str:
    """Return random hexadecimal digits that no other id has. One call of the kernel serves many ids."""
    global _pool, _used
    if _used >= len(_pool):
        _pool, _used = os.urandom(_POOL_BYTES).hex(), 0
    start, _used = _used, _used + _RANDOM_DIGITS
    return _pool[start:_used]


def _forget() -> None:
    """Discard the random bytes: a forked process must not use its parent's again."""
    global _pool
    _pool = ""


os.register_at_fork(after_in_child=_forget)
