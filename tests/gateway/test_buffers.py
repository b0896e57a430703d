import pytest

from filters.refusals import Reason, Refused
from gateway.buffers import Buffers, Holding


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
