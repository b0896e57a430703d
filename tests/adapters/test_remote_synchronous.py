"""The synchronous twin of a verifier at a provider, on its private loop, and what is left of one that is closed."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from adapters.base import VerifierFault, Watch
from adapters.calls import CallBudget, Calls, ProviderCall, ProviderReply
from adapters.circuit import Circuits
from adapters.private_loop import PrivateLoop
from adapters.remote import MARGIN_SECONDS, RemoteVerifier
from filters.ladder import Verdict
from tests.adapters.provider_server import (
    BUILDERS,
    ProviderServer,
    hangs,
    provider_outside,
    reply_of,
)
from tests.adapters.remote_stand import LONG, PROVIDERS, SHORT
from tests.adapters.watching import CANARY_KEY, CANARY_TEXT, Remembered, payload


@pytest.fixture
def outside() -> Iterator[ProviderServer]:
    with provider_outside() as server:
        yield server


def _synchronous(name: str, url: str, watch: Watch, budget: CallBudget = LONG) -> RemoteVerifier:
    circuits = Circuits(open_seconds=60.0, clock=lambda: 0.0)
    return RemoteVerifier(BUILDERS[name](url), key=CANARY_KEY, calls=Calls(budget), circuits=circuits, watch=watch)


@pytest.mark.parametrize("verdict", ["safe", "unsafe", "unclear"])
@pytest.mark.parametrize("name", PROVIDERS)
def test_the_synchronous_twin_says_the_same(name: str, verdict: Verdict, outside: ProviderServer) -> None:
    outside.plays(reply_of(name, verdict))
    verifier = _synchronous(name, outside.url, Remembered())
    assert [verifier.assess(payload()) for _ in range(2)] == [verdict] * 2
    verifier.close()
    assert "verifier" not in {thread.name for thread in threading.enumerate()}


def test_the_synchronous_twin_keeps_the_budget(outside: ProviderServer) -> None:
    outside.plays(hangs)
    watch = Remembered()
    verifier = _synchronous("azure", outside.url, watch, SHORT)
    assert verifier.assess(payload()) == "unclear"
    assert watch.last.outcome.fault is VerifierFault.TIMEOUT
    verifier.close()


def test_the_synchronous_twin_works_inside_a_running_loop(outside: ProviderServer) -> None:
    outside.plays(reply_of("azure", "unsafe"))
    verifier = _synchronous("azure", outside.url, Remembered())

    async def inside() -> tuple[Verdict, Verdict]:
        twins = verifier.assess(payload()), await verifier.assess_async(payload())
        await verifier.aclose()
        return twins

    assert asyncio.run(inside()) == ("unsafe", "unsafe")


def test_a_private_loop_that_is_late_is_a_timeout() -> None:
    class Late(PrivateLoop):
        def run(self, work: object, *, seconds: float) -> Any:
            waited.append(seconds)
            raise TimeoutError

    waited: list[float] = []
    watch = Remembered()
    calls = Calls(SHORT)
    circuits = Circuits(open_seconds=60.0, clock=lambda: 0.0)
    verifier = RemoteVerifier(
        BUILDERS["azure"]("http://127.0.0.1:1"),
        key=CANARY_KEY,
        calls=calls,
        circuits=circuits,
        watch=watch,
        private=Late(calls.aclose),
    )
    assert verifier.assess(payload()) == "unclear"
    assert watch.last.outcome.fault is VerifierFault.TIMEOUT
    assert waited == [SHORT.seconds + MARGIN_SECONDS]


def test_after_closing_every_answer_is_unclear(outside: ProviderServer) -> None:
    outside.plays(reply_of("azure", "safe"))
    watch = Remembered()
    verifier = _synchronous("azure", outside.url, watch)
    assert verifier.assess(payload()) == "safe"
    verifier.close()
    verifier.close()
    assert verifier.assess(payload()) == "unclear"
    assert watch.last.outcome.fault is VerifierFault.INTERNAL


def test_no_record_of_a_verifier_shows_its_key() -> None:
    circuits = Circuits(open_seconds=60.0, clock=lambda: 0.0)
    circuits.of("azure", tenant="", key=CANARY_KEY)
    call = ProviderCall("https://127.0.0.1/", {"api-key": CANARY_KEY}, CANARY_TEXT.encode())
    verifier = _synchronous("azure", "http://127.0.0.1:1", Remembered())
    assert "CANARY" not in f"{verifier!r} {vars(circuits)!r} {call!r} {ProviderReply(200, CANARY_TEXT)!r}"
