"""The board tells all processes the same."""

import os

from adapters.metrics import KeyFetch
from gateway.processes.board import DIGEST_BYTES, Board, State


def test_a_new_board_is_not_ready() -> None:
    board = Board(["worker-0", "admin"])
    assert board.states() == {"worker-0": State.STARTING, "admin": State.STARTING}
    assert not board.ready


def test_all_processes_must_be_ready() -> None:
    board = Board(["worker-0", "admin"])
    board.write("worker-0", State.READY)
    assert not board.ready
    board.write("admin", State.READY)
    assert board.ready


def test_draining_ends_readiness() -> None:
    board = Board(["worker-0"])
    board.write("worker-0", State.READY)
    board.begin_draining()
    assert board.draining
    assert not board.ready
    assert board.read("worker-0") is State.READY


def test_what_a_forked_process_writes_is_seen_by_its_parent() -> None:
    board = Board(["worker-0"])
    pid = os.fork()
    if pid == 0:
        board.write("worker-0", State.READY)
        os._exit(0)
    os.waitpid(pid, 0)
    assert board.read("worker-0") is State.READY


def test_the_digest_of_what_was_checked_is_told_beside_the_states() -> None:
    board = Board(["worker-0", "admin"])
    assert board.digest == bytes(DIGEST_BYTES)
    board.write("admin", State.READY)
    board.write_key_fetch("admin", KeyFetch.FETCHED)
    for digest in (b"d" * DIGEST_BYTES, b"e" * DIGEST_BYTES):
        board.write_digest(digest)
        assert board.digest == digest
    assert board.states() == {"worker-0": State.STARTING, "admin": State.READY}
    assert board.key_fetches() == {KeyFetch.FETCHED}


def test_how_the_key_set_was_fetched_is_told_beside_the_states() -> None:
    board = Board(["worker-0", "worker-1", "admin"])
    board.write("worker-1", State.READY)
    assert board.key_fetches() == frozenset()
    for outcome in KeyFetch:
        board.write_key_fetch("worker-1", outcome)
        assert board.key_fetches() == {outcome}
    board.write_key_fetch("worker-0", KeyFetch.FETCHED)
    assert board.key_fetches() == {KeyFetch.FETCHED, outcome}
    board.write_key_fetch("worker-1", None)
    assert board.key_fetches() == {KeyFetch.FETCHED}
    assert board.states() == {"worker-0": State.STARTING, "worker-1": State.READY, "admin": State.STARTING}
