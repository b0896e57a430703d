"""What every forked process does alike: one event loop, the parent's orders, and an end when the parent ends."""

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
"""Signals that are blocked while a process cannot answer them yet; they wait, and are not lost."""

THREAD_SECONDS = 0.001
"""How long a thread that reads a large body may keep the event loop waiting for the interpreter. Python has 5 ms."""


class Order(Enum):
    """One thing that the parent wants."""

    RELOAD = auto()
    STOP = auto()


class Orders:
    """What the parent wants of this process. `stop` is set once, and for good."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self._any = asyncio.Event()

    def order_stop(self) -> None:
        self.stop.set()
        self._any.set()

    def order_reload(self) -> None:
        self._any.set()

    async def next(self) -> Order:
        """Waits for an order. Several reloads that nobody waited for are one; a stop comes before a reload."""
        await self._any.wait()
        if self.stop.is_set():
            return Order.STOP
        self._any.clear()
        return Order.RELOAD


COLLECTIONS = (5_000, 5, 280)
"""After how many objects, and how many smaller collections, Python looks for cycles: among the young, the middle and
the old objects.

Looking through the old ones, those of all requests under way, takes some ten milliseconds; Python would do so after
ten of the second kind. Looking through young ones takes up to three. After 1,000 of them it takes one, but a request of
1 KB takes 5 % more of the processor.
"""


def run_child(main: Callable[[Orders], Awaitable[None]], lifeline: int) -> None:
    """Runs `main` in an event loop of its own until it returns.

    `lifeline` is the reading end of a pipe whose other end only the parent holds: at its end the parent is gone, and
    the process stops as if it had been told to.
    """
    try:
        sys.setswitchinterval(THREAD_SECONDS)
        gc.set_threshold(*COLLECTIONS)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_obey(main, lifeline))
    finally:
        flush_logs()


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
    # A terminal sends Ctrl-C to the whole group; the parent gives the orders.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ORDERS)
    try:
        await main(orders)
    finally:
        loop.remove_reader(lifeline)
