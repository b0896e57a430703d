"""Synchronous callers get the result of asynchronous work, from any thread, and nothing stays behind."""

import asyncio
import errno
import gc
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from functools import partial

import pytest

from adapters.private_loop import PrivateLoop


class _Releases:
    def __init__(self) -> None:
        self.loops: list[asyncio.AbstractEventLoop] = []

    async def __call__(self) -> None:
        self.loops.append(asyncio.get_running_loop())


@pytest.fixture
def releases() -> _Releases:
    return _Releases()


@pytest.fixture
def loop(releases: _Releases) -> Iterator[PrivateLoop]:
    private = PrivateLoop(releases)
    yield private
    private.close()
    assert "verifier" not in {thread.name for thread in threading.enumerate()}


async def _own() -> asyncio.AbstractEventLoop:
    return asyncio.get_running_loop()


async def _never() -> None:
    await asyncio.get_running_loop().create_future()


def test_no_thread_before_the_first_work(loop: PrivateLoop) -> None:
    assert "verifier" not in {thread.name for thread in threading.enumerate()}


def test_all_work_is_done_in_one_loop_which_is_released(loop: PrivateLoop, releases: _Releases) -> None:
    with ThreadPoolExecutor(4) as threads:
        loops = set(threads.map(lambda _: loop.run(_own, seconds=5.0), range(20)))
    loop.close()
    assert [loops] == [set(releases.loops)]
    assert len(loops) == 1


def test_it_works_inside_a_running_loop(loop: PrivateLoop) -> None:
    async def inside() -> bool:
        return loop.run(_own, seconds=5.0) is asyncio.get_running_loop()

    assert asyncio.run(inside()) is False


def test_an_error_is_passed_on(loop: PrivateLoop) -> None:
    async def fail() -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        loop.run(fail, seconds=5.0)


def test_late_work_is_cancelled(loop: PrivateLoop) -> None:
    cancelled = threading.Event()

    async def late() -> None:
        try:
            await _never()
        finally:
            cancelled.set()

    with pytest.raises(TimeoutError):
        loop.run(late, seconds=0.05)
    assert cancelled.wait(5.0)


def test_closing_ends_work_under_way(loop: PrivateLoop) -> None:
    begun = threading.Event()

    async def work() -> None:
        begun.set()
        await _never()

    with ThreadPoolExecutor(1) as threads:
        call = threads.submit(loop.run, work, seconds=30.0)
        assert begun.wait(5.0)
        loop.close()
        with pytest.raises(CancelledError):
            call.result(5.0)


def test_a_closed_loop_does_nothing(loop: PrivateLoop) -> None:
    loop.close()
    with pytest.raises(RuntimeError):
        loop.run(_own, seconds=5.0)


def test_without_a_file_for_a_loop_nobody_waits_and_the_next_call_tries_again(
    loop: PrivateLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_files() -> asyncio.AbstractEventLoop:
        raise OSError(errno.EMFILE, "too many open files")

    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "Runner", partial(asyncio.Runner, loop_factory=no_files))
        for _ in range(2):
            with pytest.raises(RuntimeError):
                loop.run(_own, seconds=5.0)
    assert isinstance(loop.run(_own, seconds=5.0), asyncio.AbstractEventLoop)


def test_without_a_thread_nobody_waits_and_the_next_call_tries_again(
    loop: PrivateLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", start)
        with pytest.raises(RuntimeError):
            loop.run(_own, seconds=5.0)
    assert isinstance(loop.run(_own, seconds=5.0), asyncio.AbstractEventLoop)


def test_a_loop_that_closes_in_this_very_moment_leaves_no_work_behind(
    loop: PrivateLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = asyncio.new_event_loop()
    closed.close()
    monkeypatch.setattr(loop, "_running", lambda: closed)
    with pytest.raises(RuntimeError):
        loop.run(_own, seconds=5.0)
    gc.collect()  # work that was never awaited would warn here
