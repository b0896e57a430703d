"""Whether all ciphers and orders at once read the beginning of a passage as each by itself does."""

import random

import pytest

from filters.decoders.cipher_heads import AFFINE, ALL, SHORT, WITHOUT_TABLES, all_of_short, heads_of, heads_of_affine
from tests.filters.encoders import base64_of, payload


def _run(size: int) -> bytes:
    written = base64_of(payload(random.Random(size), size))[:size]  # noqa: S311
    return written.replace("a", "/qaz.", 2)[:size].encode()


@pytest.mark.parametrize("size", [40, 41, 64, 102, 700])
def test_all_ways_together_read_as_each_by_itself(size: int) -> None:
    run, length = _run(size), min(96, size - 6)
    for ways in (ALL, WITHOUT_TABLES):
        assert [row.tobytes() for row in heads_of(run, length, ways)] == [way.read(run, length) for way in ways]
    assert [row.tobytes() for row in heads_of_affine(run, length)] == [way.read(run, length) for way in AFFINE]


def test_short_runs_are_read_to_their_end() -> None:
    run = _run(30)
    assert [row.tobytes() for row in all_of_short(run)] == [way.read(run, len(run)) for way in SHORT]
