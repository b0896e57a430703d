"""Long work takes turns, and leaves the event loop a round between any two of them."""

import asyncio
from itertools import pairwise

import pytest

from gateway.limiting.turns import ROUNDS, Turns


class Rounds:
    """Counts how often the event loop has come round."""

    def __init__(self) -> None:
        self.number = 0
        self._loop = asyncio.get_running_loop()
        self._count()

    def _count(self) -> None:
        self.number += 1
        self._loop.call_soon(self._count)


async def work(turns: Turns, name: str, done: list[str], *, slices: int = 3) -> None:
    for _ in range(slices):
        await turns.next()
        done.append(name)


async def test_work_goes_on_in_the_order_in_which_it_asked() -> None:
    turns, done = Turns(), list[str]()
    await asyncio.gather(*[work(turns, name, done) for name in "abc"])
    assert "".join(done) == "abcabcabc"


async def test_who_goes_on_has_its_turns_before_others() -> None:
    turns, done = Turns(), list[str]()

    async def shares(name: str) -> None:
        for number in range(4):
            await turns.next(goes_on=number % 2 == 1)
            done.append(name)

    await asyncio.gather(*[shares(name) for name in "abc"])
    assert "".join(done) == "aabbccaabbcc"


async def test_the_loop_comes_round_between_two_turns() -> None:
    turns, rounds, seen = Turns(), Rounds(), list[int]()

    async def note() -> None:
        for _ in range(5):
            await turns.next()
            seen.append(rounds.number)

    await asyncio.gather(*[note() for _ in range(8)])
    assert len(seen) == 40
    assert {after - before for before, after in pairwise(seen)} == {ROUNDS}


async def test_who_gives_up_holds_up_nobody() -> None:
    turns, done = Turns(), list[str]()
    waiting = [asyncio.create_task(work(turns, name, done)) for name in "abc"]
    await asyncio.sleep(0)
    waiting[0].cancel()
    waiting[1].cancel()
    await asyncio.wait(waiting)
    assert done == ["c", "c", "c"]
    with pytest.raises(asyncio.CancelledError):
        await waiting[0]


async def test_turns_go_on_after_all_have_given_up() -> None:
    turns, done = Turns(), list[str]()
    waiting = asyncio.create_task(work(turns, "a", done))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])
    await asyncio.sleep(0.01)
    await work(turns, "b", done)
    assert done == ["b", "b", "b"]


def test_turns_outlive_a_loop_that_was_left_in_the_middle() -> None:
    turns, done = Turns(), list[str]()

    async def leave() -> None:
        for name in "ab":
            asyncio.get_running_loop().create_task(work(turns, name, done, slices=1_000))
        await asyncio.sleep(0)

    asyncio.run(leave())
    left = len(done)
    asyncio.run(work(turns, "c", done))
    assert done[left:] == ["c", "c", "c"]
