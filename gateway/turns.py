"""Turns: long work of several requests goes on one slice at a time, and the event loop comes round in between.

Whoever has begun has a share of several slices before others have theirs (round robin with a quantum). Requests that
need no more than one share are done in the order in which they came: if each had one slice at a time, all of them
would be done late. One that needs many shares holds up the others for no longer than one.
"""

import asyncio
from collections import deque
from typing import Final

ROUNDS: Final = 3
"""Rounds of the loop from one turn to the next: a small request is read, decided and answered in so many."""


class Turn(asyncio.Future[None]):
    """What is awaited by one whose turn has not come."""


class Turns:
    """Whose turn it is, in the order in which they asked. For one event loop at a time.

    Work that only slept for a moment between its slices would come back with all others in the same round of the loop:
    whatever else waits for that round would wait for a slice of each.
    """

    __slots__ = ("_loop", "_rounds", "_waiting")

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: deque[Turn] = deque()
        self._rounds = 0

    async def next(self, *, goes_on: bool = False) -> None:
        """Waits until it is the caller's turn: in the next round of the loop where nobody else had or waits for one.

        `goes_on` is for a caller that has just had its turn and something left of its share: it goes before all others.
        """
        loop = asyncio.get_running_loop()
        turn = Turn(loop=loop)
        if self._loop is not loop:  # nobody waits, or those who did have lost their loop
            self._waiting.clear()
            self._loop = loop
            loop.call_soon(self._call)
        if goes_on:
            self._waiting.appendleft(turn)
        else:
            self._waiting.append(turn)
        await turn

    def _call(self) -> None:
        """Gives the first one who still waits the next round, and asks again some rounds later."""
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
