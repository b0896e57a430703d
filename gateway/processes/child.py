"""What all forked processes have in common: one event loop, the parent's orders, and an end when the parent ends."""

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from enum import Enum, auto

import uvloop

from gateway.logs import flush_logs

ORDERS = frozenset({signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD})
"""Signals that are blocked while a process cannot handle them yet; they stay pending, and are not lost."""

THREAD_SECONDS = 0.001
"""Seconds for which a thread that reads a large body may hold the interpreter lock. Python's default is 0.005."""


class ParentOrder(Enum):
    """One order of the parent."""

    RELOAD = auto()
    STOP = auto()


class Orders:
    """The parent's orders to this process. `stop` is set once, and for good."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self._any = asyncio.Event()

    def order_stop(self) -> None:
        self.stop.set()
        self._any.set()

    def order_reload(self) -> None:
        self._any.set()

    async def next(self) -> ParentOrder:
        """Wait for an order and return it. Pending reloads count as one; a stop comes before a reload."""
        await self._any.wait()
        if self.stop.is_set():
            return ParentOrder.STOP
        self._any.clear()
        return ParentOrder.RELOAD


COLLECTIONS = (5_000, 5, 280)
"""Thresholds of Python's cycle collector: for the young generation in objects, then in collections of the one before.

A collection of the oldest generation, which holds the objects of all requests under way, takes some ten milliseconds;
by default it follows ten of the middle one. A collection of the youngest takes up to three milliseconds. With 1,000
objects instead of 5,000 it takes one, but a request of 1 KB then takes 5 % more processor time.
"""


def run_child(main: Callable[[Orders], Awaitable[None]], lifeline: int) -> None:
    """Run `main` in an event loop of its own until it returns.

    `lifeline` is the reading end of a pipe whose other end only the parent holds. When it closes, the parent is gone,
    and the process stops as if ordered to.
    """
    try:
        sys.setswitchinterval(THREAD_SECONDS)
        gc.set_threshold(*COLLECTIONS)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_obey(main, lifeline))
    finally:
        flush_logs()


def ask_for_reload() -> None:
    """Ask the parent for a reload, as whoever sends it a SIGHUP."""
    os.kill(os.getppid(), signal.SIGHUP)


async def _obey(main: Callable[[Orders], Awaitable[None]], lifeline: int) -> None:
    loop = asyncio.get_running_loop()
    orders = Orders()

    def orphaned() -> None:
        loop.remove_reader(lifeline)
        orders.order_stop()

    os.set_blocking(lifeline, False)
    loop.add_reader(lifeline, orphaned)
    loop.add_signal_handler(signal.SIGTERM, orders.order_stop)
    loop.add_signal_handler(signal.SIGHUP, orders.order_reload)
    # A terminal sends Ctrl-C to the whole process group, but only the parent gives orders.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ORDERS)
    try:
        await main(orders)
    finally:
        loop.remove_reader(lifeline)
