"""Large bodies are read in a thread, and no tenant's bodies stand before those of others."""

import asyncio
import threading
from functools import partial

import pytest

from gateway.readers import LARGE_BYTES, Readers


@pytest.mark.parametrize(("size", "thread"), [(LARGE_BYTES - 1, "MainThread"), (LARGE_BYTES, "reader_0")])
async def test_large_bodies_alone_are_read_in_the_thread(size: int, thread: str) -> None:
    readers = Readers()
    assert (await readers.run(threading.current_thread, size=size, tenant="acme")).name == thread
    readers.close()


async def test_a_tenant_waits_for_one_body_of_another_at_most() -> None:
    readers, begun, go_on = Readers(), list[str](), threading.Event()

    def work(name: str) -> None:
        begun.append(name)
        go_on.wait()

    many = [
        asyncio.create_task(readers.run(partial(work, f"acme {n}"), size=LARGE_BYTES, tenant="acme")) for n in range(3)
    ]
    await asyncio.sleep(0)
    other = asyncio.create_task(readers.run(partial(work, "globex"), size=LARGE_BYTES, tenant="globex"))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*many, other)
    readers.close()
    assert begun == ["acme 0", "globex", "acme 1", "acme 2"]


async def test_a_caller_that_leaves_gives_up_its_place_and_errors_reach_theirs() -> None:
    readers, go_on, begun = Readers(), threading.Event(), list[str]()
    first = asyncio.create_task(readers.run(go_on.wait, size=LARGE_BYTES, tenant="acme"))
    await asyncio.sleep(0)
    leaving = asyncio.create_task(readers.run(partial(begun.append, "left"), size=LARGE_BYTES, tenant="acme"))
    failing = asyncio.create_task(readers.run(partial(int, "x"), size=LARGE_BYTES, tenant="acme"))
    await asyncio.sleep(0)
    leaving.cancel()
    go_on.set()
    assert await first
    with pytest.raises(ValueError, match="invalid literal"):
        await failing
    readers.close()
    assert leaving.cancelled()
    assert begun == []
