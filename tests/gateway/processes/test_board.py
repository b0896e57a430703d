"""The board tells all processes the same."""

import os

from adapters.metrics import KeyFetch
from gateway.processes.board import DIGEST_BYTES, Board, ProcessState


def test_a_new_board_is_not_ready() -> None:
    board = Board(["worker-0", "admin"])
    assert board.states() == {"worker-0": ProcessState.STARTING, "admin": ProcessState.STARTING}
    assert not board.ready


def test_all_processes_must_be_ready() -> None:
    board = Board(["worker-0", "admin"])
    board.write("worker-0", ProcessState.READY)
    assert not board.ready
    board.write("admin", ProcessState.READY)
    assert board.ready


def test_draining_ends_readiness() -> None:
    board = Board(["worker-0"])
    board.write("worker-0", ProcessState.READY)
    board.begin_draining()
    assert board.draining
    assert not board.ready
    assert board.read("worker-0") is ProcessState.READY


def test_what_a_forked_process_writes_is_seen_by_its_parent() -> None:
    board = Board(["worker-0"])
    pid = os.fork()
    if pid == 0:
        board.write("worker-0", ProcessState.READY)
        os._exit(0)
    os.waitpid(pid, 0)
    assert board.read("worker-0") is ProcessState.READY


def test_the_digest_of_what_was_checked_is_told_beside_the_states() -> None:
    board = Board(["worker-0", "admin"])
    assert board.digest == bytes(DIGEST_BYTES)
    board.write("admin", ProcessState.READY)
    board.write_key_fetch("admin", KeyFetch.FETCHED)
    for digest in (b"d" * DIGEST_BYTES, b"e" * DIGEST_BYTES):
        board.write_checked(digest, b"s" * DIGEST_BYTES)
        assert (board.digest, board.settings_digest) == (digest, b"s" * DIGEST_BYTES)
    assert board.states() == {"worker-0": ProcessState.STARTING, "admin": ProcessState.READY}
    assert board.key_fetches() == {KeyFetch.FETCHED}


def test_a_process_with_another_configuration_than_the_parents_is_behind() -> None:
    board = Board(["worker-0", "worker-1", "admin"])
    first, second = b"d" * DIGEST_BYTES, b"e" * DIGEST_BYTES
    board.write_checked(first, b"s" * DIGEST_BYTES)
    behind = [board.is_behind]
    for worker in ("worker-0", "worker-1"):
        board.write_digest_in_force(worker, first)
    behind.append(board.is_behind)
    board.write_checked(second, b"s" * DIGEST_BYTES)
    for worker in ("worker-1", "worker-0"):
        board.write_digest_in_force(worker, second)
        behind.append(board.is_behind)
    assert behind == [False, False, True, False]
    assert set(board.states().values()) == {ProcessState.STARTING}
    assert board.key_fetches() == frozenset()
    assert board.rejected == 0


def test_rejected_reloads_are_counted_beside_the_rest() -> None:
    board = Board(["worker-0"])
    board.write_checked(b"d" * DIGEST_BYTES, b"s" * DIGEST_BYTES)
    board.write_digest_in_force("worker-0", b"d" * DIGEST_BYTES)
    counted = []
    for _ in range(257):
        board.count_rejected()
        counted.append(board.rejected)
    assert counted == [*range(1, 256), 0, 1]
    assert board.states() == {"worker-0": ProcessState.STARTING}
    assert board.key_fetches() == frozenset()
    assert not board.is_behind


def test_how_the_key_set_was_fetched_is_told_beside_the_states() -> None:
    board = Board(["worker-0", "worker-1", "admin"])
    board.write("worker-1", ProcessState.READY)
    assert board.key_fetches() == frozenset()
    for outcome in KeyFetch:
        board.write_key_fetch("worker-1", outcome)
        assert board.key_fetches() == {outcome}
    board.write_key_fetch("worker-0", KeyFetch.FETCHED)
    assert board.key_fetches() == {KeyFetch.FETCHED, outcome}
    board.write_key_fetch("worker-1", None)
    assert board.key_fetches() == {KeyFetch.FETCHED}
    assert board.states() == {
        "worker-0": ProcessState.STARTING,
        "worker-1": ProcessState.READY,
        "admin": ProcessState.STARTING,
    }
