"""Large bodies are read in a thread, and no tenant's bodies stand before those of others."""

import asyncio
import gc
import threading
import weakref
from functools import partial

import pytest

from gateway.limiting.reader_thread import LARGE_BYTES, Readers


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


async def test_work_of_a_caller_that_left_is_freed_while_the_thread_is_busy() -> None:
    class Body:
        def read(self) -> None:
            raise AssertionError("nobody waits for this")

    readers, go_on, body = Readers(), threading.Event(), Body()
    freed = weakref.ref(body)
    busy = asyncio.create_task(readers.run(go_on.wait, size=LARGE_BYTES, tenant="globex"))
    leaving = asyncio.create_task(readers.run(body.read, size=LARGE_BYTES, tenant="acme"))
    del body
    await asyncio.sleep(0)
    assert freed() is not None
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    del leaving
    gc.collect()
    assert freed() is None
    after = asyncio.create_task(readers.run(partial(int, "1"), size=LARGE_BYTES, tenant="acme"))
    go_on.set()
    assert (await busy, await after) == (True, 1)
    readers.close()


async def test_work_that_goes_on_without_its_caller_still_has_its_tenants_place() -> None:
    readers, begun, started, go_on = Readers(), list[str](), threading.Event(), threading.Event()

    def work(name: str) -> None:
        begun.append(name)
        started.set()
        go_on.wait()

    def ask(name: str, tenant: str) -> asyncio.Task[None]:
        return asyncio.create_task(readers.run(partial(work, name), size=LARGE_BYTES, tenant=tenant))

    leaving = ask("acme 0", "acme")
    await asyncio.sleep(0)
    await asyncio.to_thread(started.wait)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    others = [ask("acme 1", "acme"), ask("globex", "globex")]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*others)
    readers.close()
    assert begun == ["acme 0", "globex", "acme 1"]
