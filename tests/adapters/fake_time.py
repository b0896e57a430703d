"""An event loop whose clock stands still while anything happens, and jumps to the next timer when nothing does.

What should end within a budget can so be held to it exactly, however busy the machine is.
"""

import asyncio
import selectors
from collections.abc import Callable

GRACE = 0.005
"""Seconds of real time in which sockets and threads may still do something before the clock jumps."""


class _Selector(selectors.SelectSelector):
    def __init__(self, jump: Callable[[float], None]) -> None:
        super().__init__()
        self._jump = jump

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        events = super().select(timeout if timeout is None else min(timeout, GRACE))
        if not events and timeout is not None and timeout > 0:
            self._jump(timeout)
        return events


class FakeTimeLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._now = 1_000.0
        super().__init__(_Selector(self._advance))

    def time(self) -> float:
        return self._now

    def _advance(self, seconds: float) -> None:
        self._now += seconds
