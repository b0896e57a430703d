"""A verifier that only has `assess` runs in its own threads, within a deadline, and never in a queue."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError
from typing import Any

import pytest

from adapters.metrics import VerifierFault
from adapters.pool import VerifierPool
from filters.ladder import Verdict
from tests.adapters.watching import Remembered, payload


class _Sync:
    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        verdict: Verdict = self._work()
        return verdict


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """What hung calls wait for; open at the end, so that no thread stays behind."""
    opened = threading.Event()
    yield opened
    opened.set()
    _join()


def _join() -> None:
    for thread in threading.enumerate():
        if thread.name == "verifier-call":
            thread.join(5.0)


def _pool(work: Callable[[], Any], watch: Remembered, *, seconds: float = 10.0, threads: int = 2) -> VerifierPool:
    return VerifierPool(_Sync(work), provider="else", watch=watch, seconds=seconds, threads=threads)


def _raises(error: BaseException) -> Callable[[], Any]:
    def work() -> None:
        raise error

    return work


@pytest.mark.parametrize("verdict", ["safe", "unsafe", "unclear"])
async def test_a_verdict_is_passed_on(verdict: Verdict) -> None:
    watch = Remembered()
    pool = _pool(lambda: verdict, watch)
    assert [await pool.assess_async(payload()) for _ in range(5)] == [verdict] * 5
    assert [pool.assess(payload()) for _ in range(5)] == [verdict] * 5
    assert {(told.provider, told.outcome.fault, told.outcome.attempts) for told in watch.assessments} == {
        ("else", None, 1)
    }


@pytest.mark.parametrize(
    "error",
    [ValueError, TimeoutError, StopIteration, CancelledError, asyncio.CancelledError, SystemExit, KeyboardInterrupt],
    ids=lambda error: f"{error.__module__} {error.__name__}",
)
async def test_a_fault_is_unclear(error: type[BaseException]) -> None:
    watch = Remembered()
    pool = _pool(_raises(error()), watch)
    assert await pool.assess_async(payload()) == "unclear"
    assert pool.assess(payload()) == "unclear"
    told = {(told.outcome.fault, told.outcome.error) for told in watch.assessments}
    assert told == {(VerifierFault.INTERNAL, error.__name__)}


@pytest.mark.parametrize("odd", [None, "allow", 1, ["safe"]], ids=repr)
async def test_another_word_is_unclear(odd: object) -> None:
    pool = _pool(lambda: odd, Remembered())
    assert await pool.assess_async(payload()) == "unclear"
    assert pool.assess(payload()) == "unclear"


async def test_a_late_answer_is_unclear_and_keeps_its_place(gate: threading.Event) -> None:
    watch = Remembered()
    pool = _pool(lambda: "safe" if gate.wait() else "", watch, seconds=0.05, threads=2)
    verdicts = [await pool.assess_async(payload()) for _ in range(3)]
    assert verdicts == ["unclear"] * 3
    faults = [told.outcome.fault for told in watch.assessments]
    assert faults == [VerifierFault.TIMEOUT, VerifierFault.TIMEOUT, VerifierFault.BUSY]
    gate.set()
    _join()
    assert await pool.assess_async(payload()) == "safe"


def test_the_synchronous_twin_keeps_the_deadline_too(gate: threading.Event) -> None:
    watch = Remembered()
    pool = _pool(lambda: gate.wait(), watch, seconds=0.05, threads=1)
    assert [pool.assess(payload()) for _ in range(2)] == ["unclear"] * 2
    assert [told.outcome.fault for told in watch.assessments] == [VerifierFault.TIMEOUT, VerifierFault.BUSY]


async def test_hung_calls_leave_the_loop_alone(gate: threading.Event) -> None:
    pool = _pool(lambda: gate.wait(), Remembered(), seconds=0.2, threads=50)
    calls = asyncio.gather(*(pool.assess_async(payload()) for _ in range(50)))
    turns = 0
    while not calls.done():
        await asyncio.sleep(0.01)
        turns += 1
    assert await calls == ["unclear"] * 50
    assert turns > 1


async def test_a_caller_that_leaves_takes_nothing_with_it(gate: threading.Event) -> None:
    watch = Remembered()
    pool = _pool(lambda: "safe" if gate.wait() else "", watch, threads=1)
    call = asyncio.create_task(pool.assess_async(payload()))
    await asyncio.sleep(0)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert watch.assessments == []
    assert await pool.assess_async(payload()) == "unclear"
    assert watch.last.outcome.fault is VerifierFault.BUSY


def test_no_thread_to_be_had_is_unclear(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Remembered()
    pool = _pool(lambda: "safe", watch, threads=1)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", lambda _thread: _raises(RuntimeError())())
        assert [pool.assess(payload()) for _ in range(2)] == ["unclear"] * 2
    assert {told.outcome.fault for told in watch.assessments} == {VerifierFault.INTERNAL}
    assert pool.assess(payload()) == "safe"


async def test_closing_does_nothing() -> None:
    pool = _pool(lambda: "safe", Remembered())
    await pool.aclose()
    pool.close()
    assert pool.assess(payload()) == "safe"
