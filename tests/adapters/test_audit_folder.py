"""The folder of audit files: names, endings, ages, and whose files are still written."""

import errno
import fcntl
import os
from pathlib import Path

import pytest

from adapters.audit_folder import MAX_SEEN, AuditFile, chains, expired, open_new, read_name, seen
from filters.audit_records import ROOT, Link, Seen

_OLD = 1_000.0


def _put(folder: Path, name: str, content: bytes = b"", *, modified: float = _OLD) -> None:
    (folder / name).write_bytes(content)
    os.utime(folder / name, (modified, modified))


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("one-000001.jsonl", AuditFile("one", 1)),
        ("0190-ab-cd-000012.jsonl", AuditFile("0190-ab-cd", 12)),
        ("one-1000000.jsonl", AuditFile("one", 1_000_000)),
        ("one-0000001.jsonl", None),
        ("one-1.jsonl", None),
        ("-000001.jsonl", None),
        ("One-000001.jsonl", None),
        ("one-000001.jsonl.gz", None),
        ("one.jsonl", None),
        ("../one-000001.jsonl", None),
    ],
)
def test_names(name: str, file: AuditFile | None) -> None:
    assert read_name(name) == file


def test_chains_are_files_in_order(tmp_path: Path) -> None:
    for name in ("b-000002.jsonl", "b-000001.jsonl", "a-000003.jsonl", "notes.txt"):
        _put(tmp_path, name)
    assert chains(tmp_path) == {"a": [AuditFile("a", 3)], "b": [AuditFile("b", 1), AuditFile("b", 2)]}


_LINE = b'{"hash":"h","seq":4}'


@pytest.mark.parametrize(
    ("content", "last", "torn"),
    [
        (b'{"hash":"g","seq":3}\n' + _LINE + b"\n", Link(4, "h"), 0),
        (_LINE + b"\n{torn", Link(4, "h"), 5),
        (b"", ROOT, 0),
        (b"{torn", ROOT, 5),
        (b"no json\n", ROOT, 0),
        (b"[]\n", ROOT, 0),
        (b"{}\n", ROOT, 0),
        (b'{"hash":1,"seq":4}\n', ROOT, 0),
        (b'{"hash":"h","seq":"4"}\n', ROOT, 0),
        (b"x" * (2 << 20) + b"\n" + _LINE + b"\n", Link(4, "h"), 0),
    ],
    ids=["whole", "torn", "empty", "only torn", "no json", "array", "no members", "odd hash", "odd seq", "long"],
)
def test_endings(tmp_path: Path, content: bytes, last: Link, torn: int) -> None:
    _put(tmp_path, "one-000001.jsonl", b"other")
    _put(tmp_path, "one-000002.jsonl", content)
    assert seen(tmp_path) == (Seen("one-000002.jsonl", last, torn=torn),)


def test_a_file_that_is_being_written_is_known_as_such(tmp_path: Path) -> None:
    descriptor = open_new(tmp_path / "one-000001.jsonl")
    assert seen(tmp_path) == (Seen("one-000001.jsonl", ROOT, live=True),)
    os.close(descriptor)
    assert seen(tmp_path) == (Seen("one-000001.jsonl", ROOT),)


def test_the_youngest_chains_are_told_of(tmp_path: Path) -> None:
    for number in range(MAX_SEEN + 5):
        _put(tmp_path, f"c{number}-000001.jsonl", modified=_OLD + number)
    names = [ending.file for ending in seen(tmp_path)]
    assert names == [f"c{number}-000001.jsonl" for number in reversed(range(5, MAX_SEEN + 5))]


def test_what_cannot_be_opened_has_no_ending(tmp_path: Path) -> None:
    (tmp_path / "one-000001.jsonl").mkdir()
    (tmp_path / "two-000001.jsonl").symlink_to(tmp_path / "nowhere")
    assert seen(tmp_path) == (Seen("two-000001.jsonl", ROOT, live=True), Seen("one-000001.jsonl", ROOT))


def test_only_old_files_of_dead_chains_and_own_ones_go(tmp_path: Path) -> None:
    for name in ("dead-000001.jsonl", "dead-000002.jsonl", "own-000001.jsonl", "own-000002.jsonl", "live-000001.jsonl"):
        _put(tmp_path, name)
    _put(tmp_path, "dead-000003.jsonl", modified=_OLD * 3)
    living = open_new(tmp_path / "live-000002.jsonl")
    own = AuditFile("own", 2)
    assert expired(tmp_path, own=own, before=_OLD * 2) == (
        AuditFile("dead", 1),
        AuditFile("dead", 2),
        AuditFile("own", 1),
    )
    os.close(living)
    assert AuditFile("live", 1) in expired(tmp_path, own=own, before=_OLD * 2)


def test_a_young_file_keeps_those_after_it(tmp_path: Path) -> None:
    _put(tmp_path, "dead-000001.jsonl", modified=_OLD * 3)
    _put(tmp_path, "dead-000002.jsonl")
    assert expired(tmp_path, own=AuditFile("own", 1), before=_OLD * 2) == ()


def test_what_cannot_be_opened_is_somebody_elses(tmp_path: Path) -> None:
    (tmp_path / "dead-000001.jsonl").symlink_to(tmp_path / "nowhere")
    assert expired(tmp_path, own=AuditFile("own", 1), before=float("inf")) == ()


def test_a_new_file_is_never_one_that_exists(tmp_path: Path) -> None:
    _put(tmp_path, "one-000001.jsonl")
    with pytest.raises(FileExistsError):
        open_new(tmp_path / "one-000001.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["one-000001.jsonl"]


def test_nothing_stays_of_a_new_file_that_cannot_be_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(fcntl, "flock", refuse)
    with pytest.raises(OSError, match="no locks"):
        open_new(tmp_path / "one-000001.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_new_file_that_another_process_is_making_is_left_to_it(tmp_path: Path) -> None:
    making = tmp_path / ".one-000001.jsonl"
    with making.open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(BlockingIOError):
            open_new(tmp_path / "one-000001.jsonl")
    assert list(tmp_path.iterdir()) == [making]
