import pytest

from filters.refusals import Reason, Refused
from gateway.config.settings import LimitSettings
from gateway.limiting.buffers import Buffers, Holding, Room


def test_what_is_held_is_taken_from_the_room_once_and_given_back() -> None:
    buffers = Buffers(100)
    holding = Holding(buffers)
    for size in (0, 40, 30, 40, 60):
        holding.grow(size)
    assert buffers.free == 40
    holding.release()
    holding.release()
    assert buffers.free == 100


def test_what_has_no_room_is_refused_and_takes_nothing() -> None:
    buffers = Buffers(100)
    first, second = Holding(buffers), Holding(buffers)
    first.grow(70)
    second.grow(30)
    with pytest.raises(Refused) as refused:
        second.grow(31)
    assert refused.value.reason is Reason.OVERLOADED
    assert buffers.free == 0
    second.release()
    assert buffers.free == 30


def test_room_that_becomes_less_takes_nothing_from_who_has_it() -> None:
    buffers = Buffers(100)
    first, second = Holding(buffers), Holding(buffers)
    first.grow(70)
    buffers.widen(-50)
    with pytest.raises(Refused):
        second.grow(1)
    first.release()
    second.grow(50)
    assert buffers.free == 0


def test_what_is_kept_of_a_reply_grows_and_shrinks_beside_the_request() -> None:
    buffers = Buffers(100)
    holding = Holding(buffers)
    holding.grow(40)
    for size, free in ((10, 50), (60, 0), (20, 40), (0, 60)):
        holding.keep(size)
        assert buffers.free == free
    with pytest.raises(Refused) as refused:
        holding.keep(61)
    assert refused.value.reason is Reason.OVERLOADED
    holding.keep(5)
    holding.release()
    assert buffers.free == 100


def test_giving_bytes_of_a_reply_back_needs_no_room() -> None:
    buffers = Buffers(100)
    first, second = Holding(buffers), Holding(buffers)
    first.keep(50)
    second.keep(50)
    buffers.widen(-90)
    first.keep(0)
    assert buffers.free == -40


def test_new_limits_of_a_worker_change_what_is_left_and_not_what_is_held() -> None:
    room = Room(LimitSettings(body_bytes=50, buffered_bytes=100))
    holding = Holding(room.buffers)
    holding.grow(70)
    for size, free in ((200, 130), (50, -20)):
        room.renew(LimitSettings(body_bytes=50, buffered_bytes=size))
        assert (room.limits.buffered_bytes, room.buffers.free) == (size, free)
    holding.release()
    assert room.buffers.free == 50
