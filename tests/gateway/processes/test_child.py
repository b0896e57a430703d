"""Orders come one at a time, and a stop comes first."""

import asyncio
import gc
import os

from gateway.processes.child import COLLECTIONS, Orders, ParentOrder, run_child


async def test_each_reload_is_an_order_and_a_stop_is_the_last() -> None:
    orders = Orders()
    orders.order_reload()
    assert await orders.next() is ParentOrder.RELOAD
    orders.order_reload()
    assert await orders.next() is ParentOrder.RELOAD
    orders.order_stop()
    assert await orders.next() is ParentOrder.STOP
    assert await orders.next() is ParentOrder.STOP


async def test_reloads_that_nobody_waited_for_are_one() -> None:
    orders = Orders()
    orders.order_reload()
    orders.order_reload()
    assert await orders.next() is ParentOrder.RELOAD
    waiting = asyncio.create_task(orders.next())
    await asyncio.sleep(0)
    assert not waiting.done()
    orders.order_stop()
    assert await waiting is ParentOrder.STOP


async def test_a_stop_comes_before_a_reload() -> None:
    orders = Orders()
    orders.order_reload()
    orders.order_stop()
    assert await orders.next() is ParentOrder.STOP
    assert orders.stop.is_set()


def test_a_child_seldom_looks_through_all_that_it_holds() -> None:
    reading, writing = os.pipe()
    if child := os.fork():
        os.waitpid(child, 0)
        assert os.read(reading, 64) == str(COLLECTIONS).encode()
        return

    async def main(_orders: Orders) -> None:
        os.write(writing, str(gc.get_threshold()).encode())

    run_child(main, reading)
    os._exit(0)
