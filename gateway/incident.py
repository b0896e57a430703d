"""Incident ids: one time-sortable id for each request."""

import os
import time

_RANDOM_BYTES = 10
_POOL_BYTES = 4_000

_pool = b""
_used = 0


def new_incident_id() -> str:
    """A UUID of version 7 (RFC 9562 section 5.7): 48 bits of Unix milliseconds, then random bits."""
    value = int(time.time() * 1000) << 80 | int.from_bytes(_random())
    value = value & ~(0xF << 76) | 0x7 << 76
    value = value & ~(0x3 << 62) | 0x2 << 62
    digits = f"{value:032x}"
    return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}"


def _random() -> bytes:
    """Random bytes that no other id has. The kernel is asked once for many ids."""
    global _pool, _used
    if _used >= len(_pool):
        _pool, _used = os.urandom(_POOL_BYTES), 0
    start, _used = _used, _used + _RANDOM_BYTES
    return _pool[start:_used]


def _forget() -> None:
    """A forked process must not give out its parent's bytes again."""
    global _pool
    _pool = b""


os.register_at_fork(after_in_child=_forget)
