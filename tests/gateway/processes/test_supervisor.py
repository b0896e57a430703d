"""The parent keeps its processes running, passes signals on, and leaves nothing behind."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[3]
_LIMIT = 20.0


class Running:
    """The program, and the lines that it and its children print."""

    def __init__(self, scenario: str) -> None:
        self._program = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "tests.gateway.supervised_roles", scenario],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=_ROOT,
            bufsize=0,
        )
        self.lines: list[str] = []

    def read_until(self, word: str) -> str:
        """The next line that starts with a word."""
        assert self._program.stdout is not None
        for raw in self._program.stdout:
            line = raw.decode().strip()
            self.lines.append(line)
            if line.startswith(word):
                return line
        pytest.fail(f"the program ended before it said {word}")

    def pid_of(self, word: str) -> int:
        return int(self.read_until(word + " ").split()[1])

    def tell(self, number: signal.Signals) -> None:
        self._program.send_signal(number)

    def end(self) -> tuple[int, str]:
        """The exit status and what was logged, when the program and all its children have ended."""
        out, log = self._program.communicate(timeout=_LIMIT)
        self.lines += out.decode().splitlines()
        return self._program.returncode, log.decode()

    def close(self) -> None:
        if self._program.poll() is None:
            self._program.kill()
            self._program.communicate(timeout=_LIMIT)


@pytest.fixture
def running() -> Iterator[Callable[[str], Running]]:
    started: list[Running] = []

    def start(scenario: str) -> Running:
        started.append(Running(scenario))
        return started[-1]

    yield start
    for program in started:
        program.close()


Start = Callable[[str], Running]


def _both(program: Running) -> tuple[int, int]:
    """The ids of the worker and the admin process, once both run."""
    seen: dict[str, int] = {}
    while len(seen) < 2:
        word, pid = program.read_until("").split()
        if word in {"worker", "admin"}:
            seen[word] = int(pid)
    return seen["worker"], seen["admin"]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_a_stop_drains_the_worker_then_ends_the_admin(running: Start, number: signal.Signals) -> None:
    program = running("plain")
    children = _both(program)
    program.tell(number)
    status, log = program.end()
    assert status == 0
    assert program.lines[-3:] == ["draining", "drained", "admin ends"]
    assert "Traceback" not in log
    assert not any(map(_alive, children))


@pytest.mark.parametrize("first", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_an_interrupt_of_the_drain_ends_everything_at_once(running: Start, first: signal.Signals) -> None:
    program = running("slow")
    children = _both(program)
    program.tell(first)
    program.read_until("draining")
    program.tell(signal.SIGINT)
    status, log = program.end()
    assert status == 1
    assert "drained" not in program.lines
    assert '"event":"stopping_at_once"' in log
    assert not any(map(_alive, children))


def test_a_worker_that_overstays_its_drain_time_is_killed(running: Start) -> None:
    program = running("slow")
    children = _both(program)
    program.tell(signal.SIGTERM)
    status, log = program.end()
    assert status == 1
    assert '"event":"drain_overdue"' in log
    assert not any(map(_alive, children))


def test_a_worker_that_dies_is_replaced(running: Start) -> None:
    program = running("plain")
    worker, _ = _both(program)
    os.kill(worker, signal.SIGKILL)
    replaced = program.pid_of("worker")
    assert replaced != worker
    program.tell(signal.SIGTERM)
    status, log = program.end()
    assert status == 0
    assert '"event":"process_died"' in log
    assert '"process":"worker-0"' in log
    assert program.lines.count("told of a death") == 1


def test_a_worker_that_cannot_be_replaced_at_once_is_replaced_later(running: Start) -> None:
    program = running("no room")
    worker, admin = _both(program)
    os.kill(worker, signal.SIGKILL)
    assert program.pid_of("worker") != worker
    assert _alive(admin)
    program.tell(signal.SIGTERM)
    status, log = program.end()
    failed = [line for raw in log.splitlines() if (line := json.loads(raw))["event"] == "fork_failed"]
    assert status == 0
    assert [(line["process"], line["reason"]) for line in failed] == [("worker-0", "EAGAIN")] * 2
    assert failed[0]["restart_in_seconds"] < failed[1]["restart_in_seconds"]
    assert program.lines.count("told of a death") == 1


def test_a_worker_that_never_starts_ends_the_gateway(running: Start) -> None:
    program = running("broken")
    status, log = program.end()
    assert status == 1
    assert '"event":"start_failed"' in log
    assert '"error":"ValueError"' in log
    assert "secret words" not in log
    assert "Traceback" not in log


def test_a_good_reload_is_passed_on_to_all_processes(running: Start) -> None:
    program = running("plain")
    _both(program)
    program.tell(signal.SIGHUP)
    program.read_until("reload accepted")
    while not {"reloaded", "admin reloaded"}.issubset(program.lines):
        program.read_until("")
    program.tell(signal.SIGTERM)
    assert program.end()[0] == 0


def test_a_refused_reload_is_kept_from_all_processes(running: Start) -> None:
    program = running("bad reload")
    _both(program)
    program.tell(signal.SIGHUP)
    program.read_until("reload refused")
    program.tell(signal.SIGTERM)
    assert program.end()[0] == 0
    assert {"reloaded", "admin reloaded"}.isdisjoint(program.lines)


def test_children_end_when_the_parent_is_killed(running: Start) -> None:
    program = running("plain")
    _both(program)
    program.tell(signal.SIGKILL)
    program.end()
    assert sorted(program.lines[-3:]) == ["admin ends", "drained", "draining"]
