"""A worker with many more connections than another sends some clients away."""

import os

import pytest

from gateway.web.connection_balance import PAUSE_SECONDS, ConnectionCount, ConnectionCounts


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def counts(*numbers: int) -> list[ConnectionCount]:
    """The counts of as many workers, each with so many connections."""
    names = [f"worker-{number}" for number in range(len(numbers))]
    shared = ConnectionCounts(names)
    all_of_them = [shared.of(name, clock=Clock()) for name in names]
    for count, number in zip(all_of_them, numbers, strict=True):
        count.tell(number)
    return all_of_them


@pytest.mark.parametrize(
    ("numbers", "should_close"),
    [
        pytest.param((2, 0), True, id="both of two"),
        pytest.param((1, 1), False, id="one each"),
        pytest.param((2, 1), False, id="one more"),
        pytest.param((1, 0), False, id="the only one"),
        pytest.param((5, 3), True, id="two more"),
        pytest.param((3, 5), False, id="two fewer"),
        pytest.param((4, 4, 1), True, id="many more than one of the others"),
        pytest.param((500, 470), False, id="what chance gives"),
        pytest.param((500, 300), True, id="more than chance gives"),
        pytest.param((9,), False, id="no other worker"),
    ],
)
def test_a_client_is_sent_away_where_others_have_far_fewer(numbers: tuple[int, ...], should_close: bool) -> None:
    assert counts(*numbers)[0].should_close() is should_close


def test_clients_are_sent_away_one_by_one() -> None:
    shared, clock = ConnectionCounts(["worker-0", "worker-1"]), Clock()
    shared.of("worker-1")
    count = shared.of("worker-0", clock=clock)
    count.tell(8)
    assert [count.should_close(), count.should_close()] == [True, False]
    clock.now += PAUSE_SECONDS
    assert [count.should_close(), count.should_close()] == [True, False]


def test_processes_see_each_other_s_crowds() -> None:
    shared = ConnectionCounts(["worker-0", "worker-1"])
    count = shared.of("worker-0")
    count.tell(6)
    child = os.fork()
    if child == 0:
        shared.of("worker-1").tell(5)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert not count.should_close()
    count.tell(7)
    assert count.should_close()


def test_a_worker_that_is_started_again_has_no_connections() -> None:
    shared = ConnectionCounts(["worker-0", "worker-1"])
    shared.of("worker-1").tell(6)
    count = shared.of("worker-0")
    count.tell(6)
    assert not count.should_close()
    shared.of("worker-1")
    assert count.should_close()
