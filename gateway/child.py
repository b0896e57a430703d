"""What every forked process does alike: one event loop, the parent's orders, and an end when the parent ends."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import uvloop

ORDERS = frozenset({signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD})
"""Signals that are blocked while a process cannot answer them yet; they wait, and are not lost."""


class Orders:
    """What the parent wants of this process."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        """Set once, and for good: finish what is under way, then return."""
        self.reload = asyncio.Event()
        """Set for each reload; whoever acts on it clears it first."""


def run_child(main: Callable[[Orders], Awaitable[None]], lifeline: int) -> None:
    """Runs `main` in an event loop of its own until it returns.

    `lifeline` is the reading end of a pipe whose other end only the parent holds: at its end the parent is gone, and
    the process stops as if it had been told to.
    """
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_obey(main, lifeline))


async def _obey(main: Callable[[Orders], Awaitable[None]], lifeline: int) -> None:
    loop = asyncio.get_running_loop()
    orders = Orders()

    def orphaned() -> None:
        loop.remove_reader(lifeline)
        orders.stop.set()

    os.set_blocking(lifeline, False)
    loop.add_reader(lifeline, orphaned)
    loop.add_signal_handler(signal.SIGTERM, orders.stop.set)
    loop.add_signal_handler(signal.SIGHUP, orders.reload.set)
    # A terminal sends Ctrl-C to the whole group; the parent gives the orders.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ORDERS)
    try:
        await main(orders)
    finally:
        loop.remove_reader(lifeline)
