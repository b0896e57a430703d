"""What holds for every verifier alike: three words, no exception, one report for each call, and a loop left alone."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry

from adapters.base import OwnedVerifier, Watch
from adapters.calls import Budget, Calls
from adapters.circuit import Circuits
from adapters.local import LocalRuleAdapter
from adapters.measured import MeasuredVerifier, VerifierWatch
from adapters.metrics import Metrics
from adapters.pool import Threads, VerifierPool
from adapters.remote import RemoteVerifier
from adapters.slots import Places
from filters.ladder import Verdict
from filters.matcher import Matcher
from gateway.rulebook import load_rules
from tests.adapters.provider_server import BUILDERS, ProviderServer, hangs, provider_outside, provider_server, reply_of
from tests.adapters.watching import CANARY_KEY, CANARY_TEXT, Lines, Remembered, payload

LOCAL = LocalRuleAdapter(Matcher(load_rules()))


def _remote(name: str) -> Callable[[str, Watch, float], OwnedVerifier]:
    def build(url: str, watch: Watch, seconds: float) -> OwnedVerifier:
        circuits = Circuits(open_seconds=60.0, clock=lambda: 0.0)
        calls = Calls(Budget(seconds=seconds))
        return RemoteVerifier(BUILDERS[name](url), key=CANARY_KEY, calls=calls, circuits=circuits, watch=watch)

    return build


class _SyncOnly:
    """The embedded verifier without its twin."""

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        return LOCAL.assess(payload)


VERIFIERS: Mapping[str, Callable[[str, Watch, float], OwnedVerifier]] = {
    "local": lambda _url, watch, _seconds: MeasuredVerifier(LOCAL, provider="local", watch=watch),
    "from elsewhere": lambda _url, watch, seconds: VerifierPool(
        Threads(_SyncOnly(), seconds=seconds, places=Places(4, wider=threading.BoundedSemaphore(4))),
        provider="else",
        watch=watch,
    ),
    **{name: _remote(name) for name in BUILDERS},
}
_NAMES = ("prompt_text", "modalities", "policy_context", "block_mode", "debug", "sources", "rule_hits")
_SIMPLE = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.binary()
    | st.text(st.characters(exclude_categories=()))
    | st.just(CANARY_TEXT)
)
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    _SIMPLE,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(_NAMES), inner, max_size=5),
    max_leaves=12,
)
HUGE = {"prompt_text": "an ordinary sentence about ships. " * 300_000}


@pytest.fixture(scope="module")
def outside() -> Iterator[ProviderServer]:
    with provider_outside() as server:
        yield server


@pytest.fixture(scope="module", params=VERIFIERS)
def named(request: pytest.FixtureRequest, outside: ProviderServer) -> Iterator[tuple[str, OwnedVerifier, Remembered]]:
    name: str = request.param
    watch = Remembered()
    verifier = VERIFIERS[name](outside.url, watch, 10.0)
    yield name, verifier, watch
    verifier.close()


@given(anything=ANYTHING)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_anything_gets_one_of_three_words(
    named: tuple[str, OwnedVerifier, Remembered], outside: ProviderServer, anything: Any
) -> None:
    name, verifier, watch = named
    if name in BUILDERS:
        outside.plays(reply_of(name, "safe"))
    watch.assessments.clear()
    assert verifier.assess(anything) in {"safe", "unsafe", "unclear"}
    assert len(watch.assessments) == 1
    assert watch.last.seconds >= 0
    assert "CANARY" not in repr(watch.last)


def test_ten_megabytes_are_unclear(named: tuple[str, OwnedVerifier, Remembered], outside: ProviderServer) -> None:
    name, verifier, _ = named
    if name in BUILDERS:
        outside.plays(reply_of(name, "safe"))
    assert verifier.assess(HUGE) == "unclear"
    assert outside.received == [] or name not in BUILDERS


@pytest.mark.parametrize("verdict", ["safe", "unsafe"])
@pytest.mark.parametrize("name", VERIFIERS)
async def test_every_call_is_counted_and_timed(name: str, verdict: Verdict) -> None:
    registry = CollectorRegistry()
    async with provider_server() as server:
        if name in BUILDERS:
            server.plays(reply_of(name, verdict))
        verifier = VERIFIERS[name](server.url, VerifierWatch(Metrics(registry), Lines()), 10.0)
        asked = {"prompt_text": "A quiet word."} if verdict == "safe" else payload(CANARY_TEXT)
        assert [await verifier.assess_async(asked) for _ in range(3)] == [verdict] * 3
        await verifier.aclose()
    provider = {"local": "local", "from elsewhere": "else"}.get(name, name.split()[0])
    assert registry.get_sample_value("verifier_requests_total", {"provider": provider, "outcome": verdict}) == 3
    assert registry.get_sample_value("verifier_latency_ms_count", {"provider": provider}) == 3


@pytest.mark.parametrize("name", BUILDERS)
async def test_fifty_hung_assessments_leave_the_loop_alone(name: str) -> None:
    async with provider_server() as server:
        server.plays(hangs)
        watch = Remembered()
        verifier = VERIFIERS[name](server.url, watch, 0.5)
        quiet = MeasuredVerifier(LOCAL, provider="local", watch=Remembered())
        calls = asyncio.gather(*(verifier.assess_async(payload()) for _ in range(50)))
        others = [await quiet.assess_async({"prompt_text": "A quiet word."}) for _ in range(100)]
        assert others == ["safe"] * 100
        assert await calls == ["unclear"] * 50
        await verifier.aclose()
        assert len(asyncio.all_tasks()) - len(server.calls) == 1


@pytest.mark.parametrize("name", VERIFIERS)
def test_closing_leaves_no_thread(name: str, outside: ProviderServer) -> None:
    if name in BUILDERS:
        outside.plays(reply_of(name, "safe"))
    before = set(threading.enumerate())
    verifier = VERIFIERS[name](outside.url, Remembered(), 10.0)
    assert verifier.assess({"prompt_text": "A quiet word."}) == "safe"
    verifier.close()
    verifier.close()
    assert not [thread for thread in set(threading.enumerate()) - before if thread.name == "verifier"]
