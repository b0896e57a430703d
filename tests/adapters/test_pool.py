"""A verifier that only has `assess` runs in its own threads, within a deadline, and never in a queue."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError
from typing import Any

import pytest

from adapters.base import VerifierFault
from adapters.pool import Tasks, Threads, VerifierPool
from adapters.slots import PoolSlots
from filters.ladder import Verdict
from filters.verification.flags import FINDINGS_LEFT_OUT
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


def _places(number: int) -> PoolSlots:
    return PoolSlots(number, wider=threading.BoundedSemaphore(number))


def _pool(work: Callable[[], Any], watch: Remembered, *, seconds: float = 10.0, places: int = 4) -> VerifierPool:
    return VerifierPool(Threads(_Sync(work), seconds=seconds, places=_places(places)), provider="else", watch=watch)


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
    pool = _pool(lambda: "safe" if gate.wait() else "", watch, seconds=0.05, places=4)
    verdicts = [await pool.assess_async(payload()) for _ in range(3)]
    assert verdicts == ["unclear"] * 3
    faults = [told.outcome.fault for told in watch.assessments]
    assert faults == [VerifierFault.TIMEOUT, VerifierFault.TIMEOUT, VerifierFault.BUSY]
    gate.set()
    _join()
    assert await pool.assess_async(payload()) == "safe"


def test_the_synchronous_twin_keeps_the_deadline_too(gate: threading.Event) -> None:
    watch = Remembered()
    pool = _pool(lambda: gate.wait(), watch, seconds=0.05, places=1)
    assert [pool.assess(payload()) for _ in range(2)] == ["unclear"] * 2
    assert [told.outcome.fault for told in watch.assessments] == [VerifierFault.TIMEOUT, VerifierFault.BUSY]


async def test_hung_calls_leave_the_loop_alone(gate: threading.Event) -> None:
    pool = _pool(lambda: gate.wait(), Remembered(), seconds=0.2, places=100)
    calls = asyncio.gather(*(pool.assess_async(payload()) for _ in range(50)))
    turns = 0
    while not calls.done():
        await asyncio.sleep(0.01)
        turns += 1
    assert await calls == ["unclear"] * 50
    assert turns > 1


async def test_a_caller_that_leaves_takes_nothing_with_it(gate: threading.Event) -> None:
    watch = Remembered()
    pool = _pool(lambda: "safe" if gate.wait() else "", watch, places=1)
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
    pool = _pool(lambda: "safe", watch, places=1)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", lambda _thread: _raises(RuntimeError())())
        assert [pool.assess(payload()) for _ in range(2)] == ["unclear"] * 2
    assert {told.outcome.fault for told in watch.assessments} == {VerifierFault.INTERNAL}
    assert pool.assess(payload()) == "safe"


class _Async(_Sync):
    """Awaits what its work returns, if that can be awaited."""

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        verdict: Verdict = await self._work()
        return verdict


def _tasks(work: Callable[[], Any], watch: Remembered, *, seconds: float = 10.0, places: int = 4) -> VerifierPool:
    return VerifierPool(Tasks(_Async(work), seconds=seconds, places=_places(places)), provider="else", watch=watch)


def _later(result: Any) -> Callable[[], Any]:
    async def work() -> Any:
        if isinstance(result, BaseException):
            raise result
        return result

    return work


@pytest.mark.parametrize("verdict", ["safe", "unsafe", "unclear"])
async def test_a_task_passes_its_verdict_on(verdict: Verdict) -> None:
    watch = Remembered()
    pool = _tasks(_later(verdict), watch)
    assert [await pool.assess_async(payload()) for _ in range(10)] == [verdict] * 10
    assert {(told.provider, told.outcome.fault, told.outcome.attempts) for told in watch.assessments} == {
        ("else", None, 1)
    }


@pytest.mark.parametrize(
    "error",
    [ValueError, TimeoutError, CancelledError, asyncio.CancelledError, SystemExit, KeyboardInterrupt, GeneratorExit],
    ids=lambda error: f"{error.__module__} {error.__name__}",
)
async def test_nothing_that_a_task_raises_ends_the_worker(error: type[BaseException]) -> None:
    watch = Remembered()
    assert await _tasks(_later(error()), watch).assess_async(payload()) == "unclear"
    assert (watch.last.outcome.fault, watch.last.outcome.error) == (VerifierFault.INTERNAL, error.__name__)


async def test_a_task_that_takes_no_end_is_not_heard_and_keeps_its_place() -> None:
    watch = Remembered()
    gate, cancelled = asyncio.Event(), 0

    async def stubborn() -> str:
        nonlocal cancelled
        while not gate.is_set():
            try:
                await gate.wait()
            except asyncio.CancelledError:
                cancelled += 1
        return "safe"

    pool = _tasks(stubborn, watch, seconds=0.05, places=1)
    assert [await pool.assess_async(payload()) for _ in range(2)] == ["unclear"] * 2
    assert [told.outcome.fault for told in watch.assessments] == [VerifierFault.TIMEOUT, VerifierFault.BUSY]
    gate.set()
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
    assert cancelled == 1
    assert await pool.assess_async(payload()) == "safe"


async def test_a_caller_that_leaves_takes_its_task_along() -> None:
    watch = Remembered()
    pool = _tasks(lambda: asyncio.get_running_loop().create_future(), watch, places=1)
    call = asyncio.create_task(pool.assess_async(payload()))
    await asyncio.sleep(0.01)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await asyncio.sleep(0)
    assert len(asyncio.all_tasks()) == 1
    assert watch.assessments == []


async def test_closing_ends_the_calls_under_way() -> None:
    pool = _tasks(lambda: asyncio.get_running_loop().create_future(), Remembered())
    call = asyncio.create_task(pool.assess_async(payload()))
    await asyncio.sleep(0.01)
    await pool.aclose()
    assert await call == "unclear"
    assert len(asyncio.all_tasks()) == 1


async def test_a_task_that_was_cancelled_before_it_began_gives_its_place_back() -> None:
    pool = _tasks(_later("safe"), Remembered(), places=1)
    call = asyncio.create_task(pool.assess_async(payload()))
    await asyncio.sleep(0)  # the call's own task is made, and has not begun
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await asyncio.sleep(0)
    assert await pool.assess_async(payload()) == "safe"


def test_the_synchronous_twin_of_a_task_runs_in_a_thread(gate: threading.Event) -> None:
    watch = Remembered()
    pool = _tasks(lambda: gate.wait(), watch, seconds=0.05, places=1)
    assert [pool.assess(payload()) for _ in range(2)] == ["unclear"] * 2
    assert [told.outcome.fault for told in watch.assessments] == [VerifierFault.TIMEOUT, VerifierFault.BUSY]


@pytest.mark.parametrize("make", [_pool, _tasks], ids=["threads", "tasks"])
async def test_a_tenant_that_hangs_leaves_places_to_others(make: Callable[..., VerifierPool]) -> None:
    opened = threading.Event()

    async def never() -> None:
        await asyncio.get_running_loop().create_future()

    watch = Remembered()
    work = never if make is _tasks else lambda: "safe" if opened.wait() else ""
    pool = make(work, watch, seconds=0.2, places=4)
    hung = asyncio.gather(*(pool.for_tenant("hung").assess_async(payload()) for _ in range(6)))
    await asyncio.sleep(0)
    other = asyncio.ensure_future(pool.for_tenant("other").assess_async(payload()))
    assert await hung == ["unclear"] * 6
    await other
    opened.set()
    _join()
    assert Counter((told.tenant, told.outcome.fault) for told in watch.assessments) == {
        ("hung", VerifierFault.TIMEOUT): 2,
        ("hung", VerifierFault.BUSY): 4,
        ("other", VerifierFault.TIMEOUT): 1,
    }


@pytest.mark.parametrize(("verdict", "heard"), [("safe", "unclear"), ("unsafe", "unsafe"), ("unclear", "unclear")])
async def test_nothing_is_safe_of_which_a_part_was_not_shown(verdict: Verdict, heard: Verdict) -> None:
    cut = {**payload(), "ingress_flags": [FINDINGS_LEFT_OUT]}
    threads, tasks = _pool(lambda: verdict, Remembered()), _tasks(_later(verdict), Remembered())
    assert threads.assess(cut) == heard
    assert [await pool.assess_async(cut) for pool in (threads, tasks)] == [heard] * 2


class _Editing:
    """Takes a payload apart, wherever it can."""

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        edited: dict[str, Any] = payload  # type: ignore[assignment]
        edited["ingress_flags"].clear()
        edited["debug"]["sources"][0]["rule_hits"].clear()
        edited.clear()
        return "safe"

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        return self.assess(payload)


@pytest.mark.parametrize("kind", [Threads, Tasks])
async def test_what_a_verifier_edits_is_its_own(kind: type[Threads]) -> None:
    pool = VerifierPool(kind(_Editing(), seconds=10.0, places=_places(4)), provider="else", watch=Remembered())
    cut, same = ({**payload(), "ingress_flags": [FINDINGS_LEFT_OUT]} for _ in range(2))
    assert [await pool.assess_async(cut), pool.assess(cut)] == ["unclear"] * 2
    assert cut == same


class _Closing(_Sync):
    """Remembers what closed it. `ends` is what closing does besides."""

    def __init__(self, ends: Callable[[], object] = lambda: None) -> None:
        super().__init__(lambda: "safe")
        self.closed: list[str] = []
        self._ends = ends


class _WithClose(_Closing):
    def close(self) -> None:
        self.closed.append("close")
        self._ends()


class _WithAclose(_Closing):
    async def aclose(self) -> None:
        self.closed.append("aclose")
        self._ends()


class _WithBoth(_WithClose, _WithAclose):
    """Either will do."""


def _closable(adapter: Any, *, close_seconds: float = 2.0) -> VerifierPool:
    calls = Threads(adapter, seconds=10.0, places=_places(4), close_seconds=close_seconds)
    return VerifierPool(calls, provider="else", watch=Remembered())


@pytest.mark.parametrize(
    ("kind", "awaited", "called"),
    [
        (_Closing, [], []),
        (_WithClose, ["close"], ["close"]),
        (_WithAclose, ["aclose"], ["aclose"]),
        (_WithBoth, ["aclose"], ["close"]),
    ],
)
async def test_an_adapter_is_closed_once(kind: type[_Closing], awaited: list[str], called: list[str]) -> None:
    one, other = kind(), kind()
    pool = _closable(one)
    await pool.aclose()
    await pool.aclose()
    pool.close()
    assert one.closed == awaited
    pool = _closable(other)
    pool.close()
    pool.close()
    assert other.closed == called
    assert pool.assess(payload()) == "safe"


@pytest.mark.parametrize("kind", [_WithClose, _WithAclose])
@pytest.mark.parametrize("error", [ValueError, SystemExit])
async def test_closing_never_raises(kind: Callable[..., _Closing], error: type[BaseException]) -> None:
    await _closable(kind(_raises(error()))).aclose()
    _closable(kind(_raises(error()))).close()


class _HostileEnd(_Sync):
    @property
    def close(self) -> object:
        raise SystemExit

    aclose = close


async def test_looking_for_an_end_never_raises() -> None:
    await _closable(_HostileEnd(lambda: "safe")).aclose()
    _closable(_HostileEnd(lambda: "safe")).close()


async def test_closing_waits_for_nobody(gate: threading.Event) -> None:
    await _closable(_WithClose(gate.wait), close_seconds=0.05).aclose()
    _closable(_WithClose(gate.wait), close_seconds=0.05).close()
