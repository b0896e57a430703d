"""Freed memory goes back to the operating system, wherever it lies."""

import ctypes
from pathlib import Path
from types import SimpleNamespace

import pytest

from gateway.processes.trimming import trim


def _own_mebibytes() -> int:
    """The memory of this process that is its own."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("Private_Dirty:")).split()[1]) >> 10


def test_what_lies_before_memory_in_use_goes_back_too() -> None:
    taken = [bytes(100_000) for _ in range(1_000)]
    del taken[:-1]
    trim()
    before = _own_mebibytes()
    taken += [bytes(range(250)) * 400 for _ in range(1_000)]
    assert _own_mebibytes() - before > 80
    del taken[:-1]
    trim()
    assert _own_mebibytes() - before < 20


def test_a_c_library_that_cannot_do_it_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: SimpleNamespace())
    trim()
