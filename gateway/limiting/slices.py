"""Slices: long work on the event loop holds it for about a millisecond at a time, and has a bound of its own."""

import asyncio
import time
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Final, TypeVar

from filters.limits import OutOfTime
from filters.segments import Segment
from gateway.limiting.turns import Turns

SLICE_SECONDS: Final = 0.001
"""How long judging may hold the event loop before it lets others run."""
SHARE_SECONDS: Final = 0.004
"""How much one request is judged, in slices, before other requests are: as much as some 8 KB of new text take."""
MEGABYTE: Final = 1 << 20
"""Characters, which are bytes of ASCII."""

_Made = TypeVar("_Made")


def allowed(segments: Iterable[Segment], seconds: float) -> float:
    """Return how many seconds reading texts may take: `seconds` up to `MEGABYTE` characters, in proportion above."""
    chars = sum([len(segment.text) for segment in segments if not segment.borders])
    return seconds * max(1.0, chars / MEGABYTE)


def first_slice(steps: Generator[None, None, _Made], *, slice_seconds: float = SLICE_SECONDS) -> _Made | None:
    """Return what the steps make if they end within a slice, or else None.

    Most do, and asking for the thread's time is slow.
    """
    began = time.monotonic()
    try:
        while time.monotonic() - began <= slice_seconds:
            next(steps)
    except StopIteration as end:
        made: _Made = end.value
        return made
    return None


async def in_turns(
    steps: Generator[None, None, _Made], turns: Turns, *, seconds: float, slice_seconds: float = SLICE_SECONDS
) -> _Made:
    """Run the steps after their first slice, in turns with others, and return what they make.

    After `seconds` of the processor's time `OutOfTime` is thrown into them, which they turn into a result. The first
    slice counts as `slice_seconds` of them.
    """
    step: Callable[[], object] = steps.__next__
    left = seconds - slice_seconds
    share = 0.0
    while True:
        if left < 0:
            step = partial(steps.throw, OutOfTime())
        await turns.next(goes_on=share > 0)
        share = share if share > 0 else SHARE_SECONDS
        began, used = time.monotonic(), time.thread_time()
        try:
            step()
            while time.monotonic() - began <= slice_seconds:
                step()
        except StopIteration as end:
            made: _Made = end.value
            return made
        used = time.thread_time() - used
        left -= used
        share -= used


async def taken(
    steps: Generator[object, None, _Made], *, seconds: float, slice_seconds: float = SLICE_SECONDS
) -> _Made:
    """Run the steps, let other work of the event loop in between them, and return what they make.

    After `seconds` of the processor's time `OutOfTime` is thrown into them, which they may turn into a result.
    """
    step: Callable[[], object] = partial(next, steps)
    began, used = time.monotonic(), time.thread_time()
    while True:
        try:
            step()
        except StopIteration as end:
            made: _Made = end.value
            return made
        if time.monotonic() - began > slice_seconds:
            seconds -= time.thread_time() - used
            if seconds < 0:
                step = partial(steps.throw, OutOfTime())
            await asyncio.sleep(0)
            began, used = time.monotonic(), time.thread_time()
