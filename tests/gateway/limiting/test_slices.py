import asyncio
from collections.abc import Callable, Generator

import pytest

from filters.limits import OutOfTime
from filters.segments import Origin, Segment
from gateway.limiting.slices import MEGABYTE, allowed, first_slice, in_turns, taken
from gateway.limiting.turns import Turns
from tests.gateway.engine_stand import GRAY, Scripted, engine, user


def test_longer_texts_have_more_time() -> None:
    long, short = Segment(Origin.USER, "/a", "a" * 3 * MEGABYTE), Segment(Origin.USER, "/b", "b")
    joined = Segment(Origin.USER, "/c", "c" * MEGABYTE, borders=(1,))
    assert allowed((short, joined), 0.5) == 0.5
    assert allowed((long, joined), 0.5) == 1.5


LONG_TEXTS = {
    "clean": "an ordinary sentence about ships. " * 60_000,
    "suspicious, to be shown to the verifier": f"an ordinary sentence about ships. {GRAY}. " * 8_000,
}


@pytest.mark.parametrize("text", LONG_TEXTS.values(), ids=LONG_TEXTS)
async def test_other_work_goes_on_while_a_long_text_is_judged(text: str) -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    await asyncio.sleep(0)
    before = turns
    await engine(Scripted("safe")).judge(user(text), policy="default")
    task.cancel()
    assert turns - before > 2


def stepped(number: int) -> Generator[None, None, str]:
    """So many pauses; tells whether it came to its end."""
    try:
        for _ in range(number):
            yield
    except OutOfTime:
        return "out of time"
    return "whole"


async def turned(steps: Generator[None, None, str], *, seconds: float, slice_seconds: float) -> str:
    next(steps)  # as the first slice does
    return await in_turns(steps, Turns(), seconds=seconds, slice_seconds=slice_seconds)


def test_what_ends_within_a_slice_needs_no_turn() -> None:
    assert first_slice(stepped(3)) == "whole"


def test_what_does_not_end_within_a_slice_goes_on_from_there() -> None:
    steps = stepped(3)
    assert first_slice(steps, slice_seconds=-1.0) is None
    assert asyncio.run(turned(steps, seconds=120.0, slice_seconds=60.0)) == "whole"


@pytest.mark.parametrize("way", [turned, taken], ids=["in turns", "taken"])
@pytest.mark.parametrize(("seconds", "made"), [(60.0, "whole"), (-1.0, "out of time")])
async def test_steps_are_told_that_their_time_is_over(
    way: Callable[..., "asyncio.Future[str]"], seconds: float, made: str
) -> None:
    assert await way(stepped(2_000), seconds=seconds, slice_seconds=0.0) == made
