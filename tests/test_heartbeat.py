"""The fixture that watches the loop can fail: what is checked here is the check."""

import pytest

pytest_plugins = ["pytester"]

BLOCKING = """
import time

async def test_blocking():
    time.sleep(5.2)

async def test_waiting():
    import asyncio
    await asyncio.sleep(0.01)

def test_without_a_loop():
    pass
"""


def test_a_blocked_loop_fails_the_test(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nasyncio_mode = auto\nasyncio_default_fixture_loop_scope = function\n")
    pytester.makeconftest("from tests.conftest import heartbeat, watched_loop")
    pytester.makepyfile(BLOCKING)
    left_out = ("-p", "no:cacheprovider", "-p", "no:cloudcoil")  # as in our own settings
    pytester.runpytest_inprocess(*left_out).assert_outcomes(passed=3, errors=1)
