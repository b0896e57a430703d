"""A process takes only what the parent has checked, and asks it once more for anything else."""

import pytest
from prometheus_client import CollectorRegistry
from structlog.testing import capture_logs

from adapters.base import AdapterError
from adapters.metrics import Metrics, private_metrics
from gateway.config.settings import SettingsError
from gateway.processes.board import DIGEST_BYTES, Board
from gateway.processes.reloading import Reloader, require_checked

CHECKED, OTHER = b"c" * DIGEST_BYTES, b"o" * DIGEST_BYTES


async def test_what_the_parent_has_not_checked_is_asked_for_once_more_and_then_rejected() -> None:
    registry = CollectorRegistry()
    asked: list[bool] = []
    reads = OTHER
    reloader = Reloader(Metrics(registry), Board(["worker-0"]), ask_again=lambda: asked.append(True))

    def read() -> bytes:
        require_checked(reads, CHECKED)
        return reads

    with capture_logs() as logged:
        assert [await reloader.reload(read) for _ in range(3)] == [None] * 3
    assert [line["event"] for line in logged] == ["reload_repeated", "reload_rejected", "reload_repeated"]
    assert {line["problems"] for line in logged} == {("a file has changed since the parent process has checked it",)}
    assert len(asked) == 2
    reads = CHECKED
    assert await reloader.reload(read) == CHECKED
    reads = OTHER
    assert await reloader.reload(read) is None
    assert len(asked) == 3
    assert registry.get_sample_value("guardrail_reloads_total", {"outcome": "rejected"}) == 1


@pytest.mark.parametrize("error", [SettingsError(["no settings"]), AdapterError(["no verifier"])])
async def test_after_a_second_check_that_found_problems_the_parent_is_asked_again(error: Exception) -> None:
    board = Board(["worker-0"])
    reloader = Reloader(private_metrics(), board, ask_again=board.count_rejected)

    def read() -> bytes:
        raise error

    with capture_logs() as logged:
        assert [await reloader.reload(read) for _ in range(3)] == [None] * 3
    assert [(line["event"], line["problems"]) for line in logged] == [("reload_repeated", error.args)] * 3
