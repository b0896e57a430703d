"""What holds for every test."""

import asyncio
import gc
import inspect
import os
from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import gateway_fixture

# How long an example takes is the machine's matter. The suite tries the same examples each time, so that a change is
# judged by what it changes; `make search` tries others.
settings.register_profile(
    "suite", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, max_examples=50
)
settings.register_profile("search", settings.get_profile("suite"), derandomize=False, max_examples=1_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))

LONGEST_STALL_SECONDS = 5.0
"""Above what a busy machine and its disk cause beside `_queued`, below what waits for a socket or lock without end."""
_SCHEDULING = Path("/proc/thread-self/schedstat")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keeps the garbage collector from going through all modules and tests again and again: they live to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def watched_loop(request: pytest.FixtureRequest) -> None:
    """Fails any asynchronous test in which something blocks the event loop."""
    if inspect.iscoroutinefunction(request.function):
        request.getfixturevalue("heartbeat")


@pytest.fixture
async def heartbeat() -> AsyncIterator[None]:
    loop = asyncio.get_running_loop()
    pulse: asyncio.TimerHandle
    last = loop.time() - _queued()
    longest = 0.0

    def beat() -> None:
        nonlocal last, longest, pulse
        now = loop.time() - _queued()
        longest, last = max(longest, now - last), now
        pulse = loop.call_later(0.02, beat)

    pulse = loop.call_later(0.02, beat)
    yield
    pulse.cancel()
    longest = max(longest, loop.time() - _queued() - last)
    assert longest < LONGEST_STALL_SECONDS, f"the event loop stood still for {longest:.2f} s"


def _queued() -> float:
    """Seconds for which this thread could have run and other programs had the processor; 0 where Linux is not asked."""
    try:
        return int(_SCHEDULING.read_text().split()[1]) / 1e9
    except FileNotFoundError:
        return 0.0


@pytest.fixture(params=["proxy", "envoy"])
def door(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Through which door clients come: what holds at one has to hold at the other."""
    name = str(request.param)
    monkeypatch.setattr(gateway_fixture, "DOOR", name)
    return name
