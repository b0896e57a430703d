"""What a worker remembers beyond one configuration."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from adapters.metrics import private_metrics
from adapters.state.base import KeyKind, StateTrouble, state_key
from adapters.state.guarded import OPEN_SECONDS
from filters.calls import Trail
from gateway.config.settings import Settings
from gateway.evidence.incidents import Query
from gateway.evidence.worker_state import open_worker_state, private_state
from tests.gateway.incident_samples import sample


async def test_workers_share_what_they_remember(tmp_path: Path) -> None:
    settings = Settings.model_validate({"state": {"url": f"sqlite://{tmp_path}/state.db"}})
    one, other = (open_worker_state(settings, environ={}, metrics=private_metrics()) for _ in range(2))
    await one.histories.remember("acme", "resp_1", Trail())
    assert not (await other.histories.recall("acme", ["resp_1"])).unseen
    await one.close()
    await other.close()


@pytest.mark.parametrize(("url", "kept"), [("memory://", 0), ("sqlite://{}/state.db", 1)])
async def test_incidents_that_no_operator_could_see_are_not_kept(tmp_path: Path, url: str, kept: int) -> None:
    settings = Settings.model_validate({"state": {"url": url.format(tmp_path)}})
    state = open_worker_state(settings, environ={}, metrics=private_metrics())
    await state.incidents.keep(sample())
    assert len((await state.incidents.search(["acme"], Query())).incidents) == kept
    await state.close()


async def test_the_log_tells_when_state_has_no_answer_and_when_it_has(tmp_path: Path) -> None:
    settings = Settings.model_validate(
        {"state": {"url": f"sqlite://{tmp_path}/later/state.db", "timeout_seconds": 2.0}}
    )
    state = open_worker_state(settings, environ={}, metrics=private_metrics())
    key = state_key(KeyKind.TOOL, "acme", "bash")
    with capture_logs() as told:
        for _ in range(3):
            with pytest.raises(StateTrouble):
                await state.store.read([key])
        (tmp_path / "later").mkdir()
        await asyncio.sleep(OPEN_SECONDS)
        for _ in range(3):
            await state.store.read([key])
    assert told == [
        {"event": "state_failed", "log_level": "error", "reason": "unreachable"},
        {"event": "state_recovered", "log_level": "info"},
    ]
    await state.close()


async def test_the_log_tells_of_state_without_an_answer_before_anybody_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "state.db").mkdir()
    settings = Settings.model_validate({"state": {"url": f"sqlite://{tmp_path}/state.db", "timeout_seconds": 2.0}})
    state = open_worker_state(settings, environ={}, metrics=private_metrics())
    with capture_logs() as told:
        keeping = asyncio.create_task(state.keep())
        async with asyncio.timeout(10):
            while not told:  # noqa: ASYNC110 - the store has a thread of its own
                await asyncio.sleep(0.01)
        keeping.cancel()
    assert told == [{"event": "state_failed", "log_level": "error", "reason": "unreachable"}]
    await state.close()


async def test_private_state_is_of_one_process() -> None:
    one, other = (private_state(Settings(), metrics=private_metrics()) for _ in range(2))
    key = state_key(KeyKind.TOOL, "acme", "bash")
    assert await one.store.add(key, b"1", seconds=9)
    assert await other.store.add(key, b"2", seconds=9)
    await one.close()
    await other.close()


@pytest.mark.parametrize(
    ("url", "token", "has_operators"),
    [
        ("sqlite://{}/state.db", "t" * 32, True),
        ("sqlite://{}/state.db", "", False),
        ("sqlite://{}/state.db", "t" * 31, False),
        ("memory://", "t" * 32, False),
    ],
    ids=["both", "no token", "a short token", "state of each worker"],
)
async def test_operators_need_a_token_and_state_that_they_see(
    url: str, token: str, has_operators: bool, tmp_path: Path
) -> None:
    settings = Settings.model_validate({"state": {"url": url.format(tmp_path)}})
    environ = {"GUARDRAIL_ADMIN_TOKEN": token}
    state = open_worker_state(settings, environ=environ, metrics=private_metrics())
    assert state.has_operators is has_operators
    await state.close()
