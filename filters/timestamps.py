"""Times as records and messages write them: RFC 3339, in UTC."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def rfc3339(nanoseconds: int) -> str:
    """Return a Unix time to the microsecond, cut off."""
    microseconds = nanoseconds // 1_000
    return f"{_second(microseconds // 1_000_000)}.{microseconds % 1_000_000:06d}Z"


def rfc3339_milliseconds(seconds: float) -> str:
    """Return a Unix time in seconds to the millisecond, cut off."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@lru_cache(2)
def _second(seconds: int) -> str:
    """Return a second of Unix time in ISO 8601 without a zone, cached because many records fall into one second."""
    return (_EPOCH + timedelta(seconds=seconds)).isoformat(timespec="seconds").removesuffix("+00:00")
