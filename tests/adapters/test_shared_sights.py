"""What one worker found harmless is known to all, and nothing else is."""

import os
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.shared_sights import SharedSights

PLACE = 32
ROOM = 64 * 4 * PLACE


def digest(text: str) -> bytes:
    return sha256(text.encode()).digest()


DIGESTS = st.integers(0, 400).map(lambda number: digest(str(number)))


@given(st.lists(st.tuples(DIGESTS, st.integers(0, 2_000), st.integers(0, 1 << 32)), max_size=300))
def test_a_text_is_known_by_what_was_last_kept_of_it_or_not_at_all(kept: list[tuple[bytes, int, int]]) -> None:
    sights = SharedSights(ROOM)
    told: dict[bytes, tuple[int, int]] = {}
    for one, views, chars in kept:
        if sights.find(one) is None:
            sights.keep(one, views, chars)
            told[one] = (views, chars)
    for number in range(401):
        one = digest(str(number))
        assert sights.find(one) in (None, told.get(one, "never kept"))


def test_as_many_as_there_is_room_for_are_known() -> None:
    sights = SharedSights(ROOM)
    for number in range(32):
        sights.keep(digest(str(number)), number, number)
    assert sum(sights.find(digest(str(number))) == (number, number) for number in range(32)) == 32


def test_where_there_is_no_room_a_new_text_takes_another_s_place() -> None:
    sights = SharedSights(1)  # one bucket
    for number in range(9):
        sights.keep(digest(str(number)), 1, 2)
        assert sights.find(digest(str(number))) == (1, 2)
    assert sum(sights.find(digest(str(number))) is not None for number in range(9)) == 4


def test_what_took_more_than_can_be_written_down_is_not_kept() -> None:
    sights = SharedSights(ROOM)
    sights.keep(digest("a"), 0, 1 << 32)
    assert sights.find(digest("a")) is None


@pytest.mark.parametrize("written", range(1, PLACE))
def test_a_place_that_is_half_written_is_not_known(written: int) -> None:
    """As another worker may see it, which writes other numbers for the same text, from either end."""
    sights = SharedSights(1)
    sights.keep(digest("a"), 7, 4_711)
    before = bytes(sights._table)
    sights._table[:] = bytes(len(before))
    sights.keep(digest("a"), 9, 815)
    after = bytes(sights._table)
    for half in (before[:written] + after[written:], after[:written] + before[written:]):
        sights._table[:] = half
        assert sights.find(digest("a")) in (None, (7, 4_711), (9, 815))
        assert half not in (before, after) or sights.find(digest("a")) is not None


def test_digests_that_begin_alike_are_told_apart() -> None:
    sights = SharedSights(1)
    one, other = digest("a"), digest("a")[:19] + bytes(13)
    sights.keep(one, 1, 1)
    assert sights.find(other) is None
    sights.keep(other, 2, 2)
    assert (sights.find(one), sights.find(other)) == ((1, 1), (2, 2))


def test_a_process_knows_what_another_kept() -> None:
    sights = SharedSights(ROOM)
    child = os.fork()
    if child == 0:
        sights.keep(digest("a"), 3, 5)
        os._exit(0)
    os.waitpid(child, 0)
    assert sights.find(digest("a")) == (3, 5)


def test_each_table_has_keys_of_its_own() -> None:
    one, other = SharedSights(ROOM), SharedSights(ROOM)
    assert len({one.key, one.tag_key, other.key, other.tag_key}) == 4
