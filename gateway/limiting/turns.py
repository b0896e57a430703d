"""Turns: the long work of several requests advances one slice at a time, and the event loop runs in between.

Each request has a share of several slices before the next has its turn (round robin with a quantum). Requests that need
no more than one share so end in the order in which they came: if they alternated slice by slice, all would end late. A
request that needs many shares delays the others by one share at a time.
"""

import asyncio
from collections import deque
from typing import Final

ROUNDS: Final = 3
"""Iterations of the loop between two turns: enough to read, decide and answer a small request."""


class Turn(asyncio.Future[None]):
    """A future that is done when its caller's turn has come."""


class Turns:
    """A queue that gives turns in the order in which they were asked for. For one event loop at a time.

    With `asyncio.sleep(0)` between slices instead, all the work would resume in the same iteration of the loop, and
    everything else would wait for one slice of each.
    """

    __slots__ = ("_loop", "_rounds", "_waiting")

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: deque[Turn] = deque()
        self._rounds = 0

    async def next(self, *, goes_on: bool = False) -> None:
        """Wait until it is the caller's turn: the loop's next iteration, if no other turn was given or is waited for.

        `goes_on` is for a caller that has just had a turn and has some of its share left: it goes before all others.
        """
        loop = asyncio.get_running_loop()
        turn = Turn(loop=loop)
        if self._loop is not loop:  # nobody waits, or those that did belong to a loop that ended
            self._waiting.clear()
            self._loop = loop
            loop.call_soon(self._call)
        if goes_on:
            self._waiting.appendleft(turn)
        else:
            self._waiting.append(turn)
        await turn

    def _call(self) -> None:
        """Give the first waiting caller its turn, and run again `ROUNDS` iterations later."""
        if self._rounds:
            self._rounds -= 1
            asyncio.get_running_loop().call_soon(self._call)
            return
        while self._waiting and self._waiting[0].done():  # gave up waiting
            self._waiting.popleft()
        if not self._waiting:
            self._loop = None
            return
        self._waiting.popleft().set_result(None)
        self._rounds = ROUNDS - 1
        asyncio.get_running_loop().call_soon(self._call)
