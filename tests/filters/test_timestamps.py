"""Times are written in one form, to the precision that each record has."""

import pytest

from filters.timestamps import rfc3339, rfc3339_milliseconds


def test_times_are_utc_to_the_microsecond() -> None:
    assert rfc3339(1_795_323_008_123_456_789) == "2026-11-22T04:50:08.123456Z"
    assert rfc3339(1_795_323_008_000_000_000) == "2026-11-22T04:50:08.000000Z"


@pytest.mark.parametrize(
    ("seconds", "written"),
    [
        (0.0, "1970-01-01T00:00:00.000Z"),
        (1_800_000_000.25, "2027-01-15T08:00:00.250Z"),
        (1_800_000_000.123, "2027-01-15T08:00:00.123Z"),
        (1_799_999_999.9996, "2027-01-15T07:59:59.999Z"),
    ],
)
def test_seconds_are_written_to_the_millisecond(seconds: float, written: str) -> None:
    assert rfc3339_milliseconds(seconds) == written
