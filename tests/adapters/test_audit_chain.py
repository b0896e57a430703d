"""A chain of audit files: what is in each, when it is signed, and what a failing disk leaves."""

from pathlib import Path

import pytest

from adapters.audit_chain import AuditPlan, ChainWriter
from filters.audit_records import ROOT
from tests.adapters.audit_stand import DAY, NOON, Clock, FailingDisk, Watch, chain_writer, entry, follow, kinds, records


def _add(writer: ChainWriter, count: int = 1) -> None:
    writer.add([(NOON, entry(f"incident-{number}")) for number in range(count)])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "audit"


def test_a_chain_begins_with_a_signed_genesis_in_a_private_folder(folder: Path) -> None:
    chain_writer(AuditPlan(folder)).start()
    (genesis,) = records(folder)
    assert genesis["kind"] == "genesis"
    assert (genesis["file"], genesis["seq"], genesis["prev"]) == (1, 0, ROOT.hash)
    assert (genesis["key"], genesis["digests"], genesis["earlier"]) == ("key-id", "digest of 0", [])
    assert len(genesis["signature"]) == 128
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "one-000001.jsonl").stat().st_mode & 0o777 == 0o600


def test_each_record_follows_the_one_before(folder: Path) -> None:
    writer = chain_writer(AuditPlan(folder))
    writer.start()
    _add(writer, 3)
    writer.commit()
    writer.stop()
    assert follow(records(folder))
    assert kinds(folder) == ["genesis", "decision", "decision", "decision", "stop"]


def test_nothing_is_on_the_disk_before_the_commit(folder: Path) -> None:
    writer = chain_writer(AuditPlan(folder))
    writer.start()
    _add(writer)
    assert kinds(folder) == ["genesis"]
    writer.commit()
    assert kinds(folder) == ["genesis", "decision"]


def test_a_checkpoint_is_due_after_so_many_records(folder: Path) -> None:
    watch = Watch()
    writer = chain_writer(AuditPlan(folder, checkpoint_records=2), watch=watch)
    writer.start()
    _add(writer, 5)
    assert watch.checkpoints == []
    writer.commit()
    assert kinds(folder) == [
        "genesis",
        "decision",
        "decision",
        "records",
        "decision",
        "decision",
        "records",
        "decision",
    ]
    second = watch.checkpoints[1]
    assert (second.instance, second.file, second.link.seq, second.decisions) == ("one", "one-000001.jsonl", 6, 4)
    assert records(folder)[6]["hash"] == second.link.hash


def test_a_checkpoint_is_due_after_so_much_time(folder: Path) -> None:
    writer = chain_writer(AuditPlan(folder, checkpoint_seconds=0.000_001))
    writer.start()
    assert writer.seconds_until_due() is None
    _add(writer)
    writer.checkpoint_if_due()
    writer.checkpoint_if_due()
    writer.commit()
    assert kinds(folder) == ["genesis", "decision", "time"]
    assert writer.seconds_until_due() is None


def test_a_checkpoint_that_is_not_due_waits(folder: Path) -> None:
    writer = chain_writer(AuditPlan(folder, checkpoint_seconds=1_000))
    writer.start()
    _add(writer)
    due = writer.seconds_until_due()
    assert due is not None
    assert 0 < due <= 1_000
    writer.checkpoint_if_due()
    writer.commit()
    assert kinds(folder) == ["genesis", "decision"]


def test_what_was_dropped_is_told_at_the_next_checkpoint(folder: Path) -> None:
    writer = chain_writer(AuditPlan(folder, checkpoint_seconds=0.000_001))
    writer.start()
    writer.tell_dropped(0)
    assert writer.seconds_until_due() is None
    writer.tell_dropped(7)
    writer.checkpoint_if_due()
    writer.commit()
    assert (records(folder)[1]["dropped"], records(folder)[1]["decisions"]) == (7, 0)


@pytest.mark.parametrize(
    ("plan", "later"),
    [({"rotate_bytes": 1}, 0), ({}, DAY), ({}, -DAY)],
    ids=["the file is full", "another day begins", "the clock is set back to another day"],
)
def test_the_chain_goes_on_in_a_new_file(folder: Path, plan: dict[str, int], later: int) -> None:
    clock = Clock()
    writer = chain_writer(AuditPlan(folder, **plan), clock=clock)  # type: ignore[arg-type]
    writer.start()
    _add(writer)
    writer.commit()
    clock.now += later
    writer.rotate_if_due()
    _add(writer)
    writer.commit()
    assert kinds(folder) == ["genesis", "decision", "rotation"]
    assert kinds(folder, "one-000002.jsonl") == ["genesis", "decision"]
    genesis = records(folder, "one-000002.jsonl")[0]
    assert (genesis["file"], genesis["seq"], genesis["prev"]) == (2, 3, records(folder)[-1]["hash"])


def test_a_file_that_was_taken_away_is_left_for_a_new_one(folder: Path) -> None:
    writer = chain_writer(AuditPlan(folder))
    writer.start()
    (folder / "one-000001.jsonl").unlink()
    writer.rotate_if_due()
    assert kinds(folder, "one-000002.jsonl") == ["genesis"]


def test_a_file_that_has_room_is_kept(folder: Path) -> None:
    writer = chain_writer(AuditPlan(folder))
    writer.start()
    writer.rotate_if_due()
    assert [path.name for path in folder.iterdir()] == ["one-000001.jsonl"]


def test_a_genesis_tells_how_the_chains_before_have_ended(folder: Path) -> None:
    first = chain_writer(AuditPlan(folder), instance="first")
    first.start()
    _add(first)
    first.commit()
    first.close()
    with (folder / "first-000001.jsonl").open("ab") as file:
        file.write(b'{"torn')
    chain_writer(AuditPlan(folder)).start()
    last = records_of_torn(folder / "first-000001.jsonl")
    assert records(folder)[0]["earlier"] == [
        {"file": "first-000001.jsonl", "seq": 1, "hash": last, "torn": len('{"torn'), "live": False}
    ]


def records_of_torn(path: Path) -> str:
    """The hash that the last whole line of a file names."""
    line = path.read_bytes().split(b"\n")[-2]
    return line.partition(b'"hash":"')[2][:64].decode()


@pytest.mark.parametrize("room", [0, 1, 300], ids=["no room", "room for a byte", "room for half of a line"])
def test_a_full_disk_leaves_nothing_behind_and_loses_nothing(folder: Path, room: int) -> None:
    disk = FailingDisk()
    writer = chain_writer(AuditPlan(folder), disk=disk)
    writer.start()
    _add(writer)
    disk.room = room
    with pytest.raises(OSError, match="No space left"):
        writer.commit()
    with pytest.raises(OSError, match="No space left"):
        writer.commit()
    disk.room = 1 << 20
    writer.commit()
    writer.stop()
    assert kinds(folder) == ["genesis", "decision", "stop"]


def test_lines_are_written_again_when_the_disk_may_have_forgotten_them(folder: Path) -> None:
    disk = FailingDisk()
    watch = Watch()
    writer = chain_writer(AuditPlan(folder, checkpoint_records=1), disk=disk, watch=watch)
    writer.start()
    _add(writer)
    disk.syncs = False
    with pytest.raises(OSError, match="Input/output"):
        writer.commit()
    assert watch.checkpoints == []
    disk.syncs = True
    writer.commit()
    assert kinds(folder) == ["genesis", "decision", "records"]
    assert len(watch.checkpoints) == 1


def test_a_rotation_that_fails_is_tried_again(folder: Path) -> None:
    writer = chain_writer(AuditPlan(folder, rotate_bytes=1))
    writer.start()
    blocked = folder / "one-000002.jsonl"
    blocked.mkdir()
    for add in (False, False, True, False):
        if add:
            _add(writer)
        with pytest.raises(FileExistsError):
            writer.rotate_if_due()
    blocked.rmdir()
    writer.rotate_if_due()
    _add(writer)
    writer.commit()
    assert kinds(folder) == ["genesis", "rotation", "decision", "rotation"]
    assert kinds(folder, "one-000002.jsonl") == ["genesis", "decision"]


def test_old_files_go_after_the_chain_says_so(folder: Path) -> None:
    clock = Clock()
    plan = AuditPlan(folder, rotate_bytes=1, retention_days=30)
    dead = chain_writer(plan, instance="dead", clock=clock)
    dead.start()
    dead.close()
    living = chain_writer(plan, instance="living", clock=clock)
    living.start()
    writer = chain_writer(plan, clock=clock)
    writer.start()
    writer.rotate_if_due()
    clock.now += 100_000 * DAY  # every file is older than that by now, as the real clock made them
    writer.rotate_if_due()
    assert sorted(path.name for path in folder.iterdir()) == ["living-000001.jsonl", "one-000003.jsonl"]
    genesis, told = records(folder, "one-000003.jsonl")
    assert told["kind"] == "retention"
    assert (told["days"], told["key"]) == (30, "key-id")
    assert told["files"] == ["dead-000001.jsonl", "one-000001.jsonl", "one-000002.jsonl"]
    assert len(told["signature"]) == 128
    assert genesis["removed"] == 0
    writer.rotate_if_due()
    assert records(folder, "one-000004.jsonl")[0]["removed"] == 2


def test_without_retention_everything_stays(folder: Path) -> None:
    clock = Clock()
    writer = chain_writer(AuditPlan(folder), clock=clock)
    writer.start()
    clock.now += 100_000 * DAY
    writer.rotate_if_due()
    assert sorted(path.name for path in folder.iterdir()) == ["one-000001.jsonl", "one-000002.jsonl"]


def test_a_chain_that_cannot_be_begun_says_so(tmp_path: Path) -> None:
    (tmp_path / "audit").write_text("no folder")
    writer = chain_writer(AuditPlan(tmp_path / "audit"))
    with pytest.raises(OSError, match="exists"):
        writer.start()
    writer.close()


def test_no_chain_is_begun_twice(folder: Path) -> None:
    chain_writer(AuditPlan(folder)).start()
    with pytest.raises(FileExistsError):
        chain_writer(AuditPlan(folder)).start()
