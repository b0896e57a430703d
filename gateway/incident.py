"""Incident ids: one time-sortable id for each request."""

import os
import time


def new_incident_id() -> str:
    """A UUID of version 7 (RFC 9562 section 5.7): 48 bits of Unix milliseconds, then random bits."""
    value = int(time.time() * 1000) << 80 | int.from_bytes(os.urandom(10))
    value = value & ~(0xF << 76) | 0x7 << 76
    value = value & ~(0x3 << 62) | 0x2 << 62
    digits = f"{value:032x}"
    return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}"
