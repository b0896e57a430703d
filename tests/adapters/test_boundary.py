"""Nothing gets out of a verifier but one of three words, and nothing of a request is told but a digest and rule ids."""

import asyncio
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.base import Assessment, Outcome, VerifierFault, failed
from adapters.boundary import MOST_RULES, Boundary, answered
from tests.adapters.watching import CANARY_TEXT, Remembered, payload


class _Hostile(Mapping[str, Any]):
    """A payload that raises whatever is asked of it."""

    def __getitem__(self, key: str) -> Any:
        raise ZeroDivisionError(CANARY_TEXT)

    def __iter__(self) -> Iterator[str]:
        raise ZeroDivisionError(CANARY_TEXT)

    def __len__(self) -> int:
        raise ZeroDivisionError(CANARY_TEXT)


async def _both(payload: Any, work: Any) -> Remembered:
    """What is told of work that is done in each of the two ways; both must come to the same."""
    watch = Remembered()
    boundary = Boundary("local", watch, clock=lambda: 1.0)

    async def later() -> Outcome:
        outcome: Outcome = work()
        return outcome

    assert boundary.run(payload, work) == (await boundary.run_async(payload, later)).verdict
    assert watch.assessments[0] == watch.assessments[1]
    return watch


@pytest.mark.parametrize("odd", [None, "allow", "SAFE", "", 1, True, ["safe"], {}], ids=repr)
async def test_another_word_is_unclear(odd: Any) -> None:
    watch = await _both(payload(), lambda: Outcome(odd))
    assert (watch.last.outcome.verdict, watch.last.outcome.fault) == ("unclear", VerifierFault.INTERNAL)


class _Word(StrEnum):
    SAFE = "safe"
    ALLOW = "allow"


class _Liar(str):
    """Says that it is any word."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return hash("safe")

    def __str__(self) -> str:
        return "safe"


@pytest.mark.parametrize(
    ("odd", "verdict"),
    [(_Word.SAFE, "safe"), (_Word.ALLOW, "unclear"), (_Liar("unsafe"), "unsafe"), (_Liar("x"), "unclear")],
    ids=["a member", "another member", "a liar", "a liar about no word"],
)
async def test_a_verdict_is_one_of_our_own_strings(odd: Any, verdict: str) -> None:
    watch = await _both(payload(), lambda: Outcome(odd))
    assert watch.last.outcome.verdict == answered(odd).verdict == verdict
    assert type(watch.last.outcome.verdict) is str


@pytest.mark.parametrize("error", [ValueError, RecursionError, MemoryError, TimeoutError, OSError, StopIteration])
async def test_an_error_is_unclear(error: type[Exception]) -> None:
    def work() -> Outcome:
        raise error(CANARY_TEXT)

    watch = Remembered()
    assert Boundary("local", watch).run(payload(), work) == "unclear"
    assert (watch.last.outcome.fault, watch.last.outcome.error) == (VerifierFault.INTERNAL, error.__name__)
    assert "CANARY" not in repr(watch.last)


async def test_a_hostile_payload_is_unclear() -> None:
    watch = await _both(_Hostile(), lambda: Outcome("safe"))
    assert (watch.last.outcome.verdict, watch.last.digest, watch.last.rules) == ("unclear", "", ())
    assert "CANARY" not in repr(watch.last)


@pytest.mark.parametrize("end", [KeyboardInterrupt, SystemExit])
def test_the_end_of_the_process_is_no_verdict(end: type[BaseException]) -> None:
    def work() -> Outcome:
        raise end

    watch = Remembered()
    with pytest.raises(end):
        Boundary("local", watch).run(payload(), work)
    assert watch.assessments == []


@given(st.recursive(st.none() | st.integers() | st.floats() | st.text() | st.binary(), st.lists) | st.text())
def test_anything_may_be_asked(anything: Any) -> None:
    watch = Remembered()
    boundary = Boundary("local", watch)
    asked = [anything, {"prompt_text": anything}, {"debug": anything}, {"debug": {"sources": anything}}]
    assert {boundary.run(one, lambda: Outcome("safe")) for one in asked} == {"safe"}


async def test_time_is_told_in_seconds() -> None:
    ticks = iter([10.0, 10.25, 20.0, 20.5])
    watch = Remembered()
    boundary = Boundary("local", watch, clock=lambda: next(ticks))

    async def later() -> Outcome:
        await asyncio.sleep(0)
        return Outcome("safe")

    boundary.run(payload(), lambda: Outcome("safe"))
    await boundary.run_async(payload(), later)
    assert [told.seconds for told in watch.assessments] == [0.25, 0.5]


class _Raising(Remembered):
    """A watch that fails."""

    def assessed(self, assessment: Assessment) -> None:
        super().assessed(assessment)
        raise ZeroDivisionError(CANARY_TEXT)


async def test_a_watch_that_raises_changes_no_verdict() -> None:
    watch = _Raising()
    boundary = Boundary("local", watch)

    async def later() -> Outcome:
        return Outcome("safe")

    assert boundary.run(payload(), lambda: Outcome("safe")) == "safe"
    assert await boundary.run_async(payload(), later) == Outcome("safe")
    assert boundary.refuse(payload(), VerifierFault.CAPPED) == failed(VerifierFault.CAPPED)
    assert boundary.overdue(payload(), seconds=1.0) == failed(VerifierFault.TIMEOUT)
    assert len(watch.assessments) == 4


def test_what_its_asker_ended_is_told_with_its_time() -> None:
    watch = Remembered()
    Boundary("azure", watch, tenant="acme").overdue(payload(), seconds=3.4)
    assert (watch.last.provider, watch.last.tenant, watch.last.seconds) == ("azure", "acme", 3.4)
    assert watch.last.outcome.fault is VerifierFault.TIMEOUT
    assert watch.last.rules == ("INJ-001",)


def test_rules_are_told_and_texts_are_not() -> None:
    watch = Remembered()
    hits = [f"INJ-{number:03}" for number in range(2 * MOST_RULES)]
    boundary = Boundary("local", watch)
    boundary.run(payload("text", "pdf:hidden", CANARY_TEXT, "INJ-001", "INJ-001"), lambda: Outcome("safe"))
    assert watch.last.rules == ("INJ-001", "pdf:hidden")
    boundary.run(payload("text", *hits), lambda: Outcome("safe"))
    assert watch.last.rules == tuple(hits[:MOST_RULES])


def test_a_digest_tells_texts_apart_and_is_no_plain_hash() -> None:
    watch = Remembered()
    boundary = Boundary("local", watch)
    for text in ("one", "one", "other", "\ud800"):
        boundary.run(payload(text), lambda: Outcome("safe"))
    first, again, other, surrogate = (told.digest for told in watch.assessments)
    assert first == again
    assert len({first, other, surrogate}) == 3
    assert len(first) == 16
    assert first != "7692c3ad3540bb80"  # SHA-256 of the text
