"""Verifying folders of audit files: ends, gaps, deletions and anchors. Tampered records are in test_audit_reading."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import orjson
import pytest

from adapters.audit_folder import AuditFile
from gateway.evidence.audit_reading import ChainFault, UnreadableAudit
from gateway.evidence.audit_verifying import ChainEnd, ChainReport, Given, Report, gather, read_anchors, verify
from tests.gateway.audit_chains import CANARY, KEYS, PRIVATE, Process, process, write_chains
from tests.gateway.audit_reader import is_sound
from tests.gateway.forbidden import forbid_entering

_KEY = PRIVATE.public_key()
_ONE = ["one-000001.jsonl", "one-000002.jsonl", "one-000003.jsonl"]


def _chain(report: Report, instance: str = "one") -> ChainReport:
    return next(chain for chain in report.chains if chain.instance == instance)


def _faults(report: Report) -> list[ChainFault]:
    return [*(fault for chain in report.chains for fault in chain.faults), *report.faults]


def test_a_report_tells_of_each_chain(tmp_path: Path) -> None:
    write_chains(tmp_path)
    report = verify(gather([tmp_path]), KEYS)
    assert report.is_sound
    assert _chain(report) == ChainReport(
        instance="one",
        files=tuple(_ONE),
        records=17,
        decisions=8,
        dropped=0,
        checkpoints=6,
        unsigned=0,
        first_time="2026-11-22T12:00:00.000000Z",
        last_time="2026-11-24T12:00:00.000000Z",
        end=ChainEnd.STOPPED,
        torn=0,
        missing=(),
        faults=(),
    )
    killed = _chain(report, "killed")
    assert (killed.end, killed.decisions, killed.unsigned) == (ChainEnd.NOTED, 3, 1)


def test_no_file_holds_a_text_that_was_judged(tmp_path: Path) -> None:
    write_chains(tmp_path)
    for path in tmp_path.iterdir():
        assert CANARY.encode() not in path.read_bytes()
        assert b"CANARY" not in path.read_bytes()


def test_files_can_be_given_in_any_order(tmp_path: Path) -> None:
    write_chains(tmp_path)
    files = [tmp_path / name for name in (_ONE[2], "killed-000001.jsonl", _ONE[0], _ONE[1])]
    assert verify(gather(files), KEYS) == verify(gather([tmp_path]), KEYS)


@pytest.mark.parametrize(
    ("names", "end", "missing"),
    [
        (_ONE[:1], ChainEnd.CONTINUED, ()),
        (_ONE[1:2], ChainEnd.CONTINUED, ("1",)),
        (_ONE[2:], ChainEnd.STOPPED, ("1-2",)),
    ],
    ids=["first", "middle", "last"],
)
def test_a_single_file_is_sound_in_itself(
    tmp_path: Path, names: list[str], end: ChainEnd, missing: tuple[str, ...]
) -> None:
    write_chains(tmp_path)
    report = verify(gather(tmp_path / name for name in names), KEYS)
    assert _faults(report) == []
    assert (_chain(report).end, _chain(report).missing) == (end, missing)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (_ONE[0], "missing: file 1 of the chain"),
        (_ONE[1], "missing: file 2 of the chain"),
        (_ONE[2], "the chain ends here without a stop: the file that it goes on in is missing"),
        ("killed-000001.jsonl", "missing: one-000001.jsonl tells of it"),
    ],
    ids=["first", "middle", "last", "whole chain"],
)
def test_a_deleted_file_is_missed_in_a_folder(tmp_path: Path, name: str, problem: str) -> None:
    write_chains(tmp_path)
    (tmp_path / name).unlink()
    report = verify(gather([tmp_path]), KEYS)
    assert problem in [fault.problem for fault in _faults(report)]
    assert not report.lacks_stops_alone
    assert not is_sound(tmp_path, _KEY)


def test_a_gap_between_single_files_is_missed(tmp_path: Path) -> None:
    write_chains(tmp_path)
    report = verify(gather([tmp_path / _ONE[0], tmp_path / _ONE[2]]), KEYS)
    assert _faults(report) == [ChainFault(_ONE[1], 1, 0, "missing: file 2 of the chain")]
    assert _chain(report).missing == ("2",)


def test_files_that_changed_names_are_found(tmp_path: Path) -> None:
    write_chains(tmp_path)
    first, second, between = (tmp_path / name for name in (_ONE[0], _ONE[1], "between"))
    first.rename(between)
    second.rename(first)
    between.rename(second)
    report = verify(gather([tmp_path]), KEYS)
    problem = "is the genesis of file 2 of the chain, under the name of file 1"
    assert _chain(report).faults[0] == ChainFault(_ONE[0], 1, 0, problem)
    assert not is_sound(tmp_path, _KEY)


def test_a_name_can_claim_any_number(tmp_path: Path) -> None:
    write_chains(tmp_path)
    (tmp_path / _ONE[2]).rename(tmp_path / "one-999999999.jsonl")
    report = verify(gather([tmp_path]), KEYS)
    assert "missing: file 3-999999998 of the chain" in [fault.problem for fault in _faults(report)]


def test_a_chain_that_runs_may_lack_its_end(tmp_path: Path) -> None:
    one = process(tmp_path, "one")
    one.decide(2)
    cut_off = ChainFault(
        _ONE[0],
        4,
        3,
        "the chain ends here without a stop: cut off, its process was killed, or it still runs (--live)",
        open_end=True,
    )
    assert _faults(verify(gather([tmp_path]), KEYS)) == [cut_off]
    report = verify(gather([tmp_path]), KEYS, live=True)
    assert report.is_sound
    assert (_chain(report).end, _chain(report).unsigned) == (ChainEnd.LIVE, 2)


def test_a_line_that_is_being_written_is_no_fault_of_a_chain_that_runs(tmp_path: Path) -> None:
    process(tmp_path, "one").decide(1)
    _append(tmp_path / _ONE[0], b'{"arg')
    report = verify(gather([tmp_path]), KEYS, live=True)
    assert report.is_sound
    assert _chain(report).torn == 5


def test_a_torn_end_is_accepted_once_it_is_noted_and_only_as_it_was(tmp_path: Path) -> None:
    killed = process(tmp_path, "killed")
    killed.decide(1)
    killed.be_killed()
    _append(tmp_path / "killed-000001.jsonl", b'{"arg')
    process(tmp_path, "one").stop()
    report = verify(gather([tmp_path]), KEYS)
    assert report.is_sound
    assert (_chain(report, "killed").end, _chain(report, "killed").torn) == (ChainEnd.NOTED, 5)
    assert is_sound(tmp_path, _KEY)
    _append(tmp_path / "killed-000001.jsonl", b"u")
    assert not verify(gather([tmp_path]), KEYS).is_sound
    assert not is_sound(tmp_path, _KEY)


def test_a_chain_that_lived_when_it_was_noted_must_have_gone_on(tmp_path: Path) -> None:
    one = process(tmp_path, "one")
    one.decide(1)
    process(tmp_path, "two").stop()
    noted = (tmp_path / _ONE[0]).read_bytes()
    one.decide(1)
    one.stop()
    assert verify(gather([tmp_path]), KEYS).is_sound
    assert is_sound(tmp_path, _KEY)
    (tmp_path / _ONE[0]).write_bytes(noted)
    cut_off = ChainFault(
        _ONE[0],
        3,
        2,
        "the chain ends here without a stop: cut off, its process was killed, or it still runs (--live)",
        open_end=True,
    )
    assert _faults(verify(gather([tmp_path]), KEYS)) == [cut_off]
    assert not is_sound(tmp_path, _KEY)


def test_an_empty_file_after_the_end_is_found(tmp_path: Path) -> None:
    process(tmp_path, "one").stop()
    (tmp_path / _ONE[1]).touch()
    assert [fault.file for fault in _faults(verify(gather([tmp_path]), KEYS))] == [_ONE[1]]
    assert not is_sound(tmp_path, _KEY)


def test_a_process_may_be_killed_before_its_first_record(tmp_path: Path) -> None:
    (tmp_path / "killed-000001.jsonl").touch()
    process(tmp_path, "one").stop()
    report = verify(gather([tmp_path]), KEYS)
    assert report.is_sound
    assert _chain(report, "killed").end is ChainEnd.NOTED
    assert is_sound(tmp_path, _KEY)


def _with_old_files_gone(folder: Path) -> Process:
    """A folder of which a chain and the first two files of another were deleted for their age."""
    killed = process(folder, "killed")
    killed.be_killed()
    one = process(folder, "one", retention_days=30)
    one.decide(1)
    one.rotate()
    one.clock.now += 10**18  # far beyond the age that the real clock gave the files
    one.writer.rotate_if_due()
    one.stop()
    return one


def test_files_deleted_for_their_age_are_not_missed(tmp_path: Path) -> None:
    _with_old_files_gone(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [_ONE[2]]
    report = verify(gather([tmp_path]), KEYS)
    assert _faults(report) == []
    assert _chain(report).missing == ("1-2",)
    assert is_sound(tmp_path, _KEY)


def test_a_later_file_remembers_what_was_deleted_before_it(tmp_path: Path) -> None:
    one = process(tmp_path, "one", retention_days=30)
    one.rotate()
    one.clock.now += 10**18
    one.writer.rotate_if_due()
    one.rotate()
    one.stop()
    assert not (tmp_path / _ONE[2]).exists()  # and with it the record of the first deletion
    report = verify(gather([tmp_path]), KEYS)
    assert _faults(report) == []
    assert _chain(report).missing == ("1-3",)
    assert is_sound(tmp_path, _KEY)


def _with_the_record_of_a_deletion_gone(folder: Path) -> None:
    """A folder in which one chain tells of two that were deleted, as was the record of that: one lived, one did not."""
    process(folder, "ended").stop()
    living = process(folder, "living")
    idle = process(folder, "idle")
    living.stop()
    busy = process(folder, "busy", retention_days=30)
    busy.clock.now += 10**18  # far beyond the age that the real clock gave the files
    busy.writer.rotate_if_due()
    busy.rotate()
    idle.stop()
    busy.stop()


def test_a_chain_is_not_missed_where_also_the_record_of_its_deletion_grew_old(tmp_path: Path) -> None:
    _with_the_record_of_a_deletion_gone(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["busy-000003.jsonl", "idle-000001.jsonl"]
    report = verify(gather([tmp_path]), KEYS)
    assert [(fault.file, fault.problem) for fault in _faults(report)] == [
        ("living-000001.jsonl", "missing: idle-000001.jsonl tells of it")  # it may have gone on until yesterday
    ]


def test_a_chain_that_a_young_one_tells_of_is_missed(tmp_path: Path) -> None:
    later = _with_old_files_gone(tmp_path).clock.now
    process(tmp_path, "gone", at=later).stop()
    process(tmp_path, "young", at=later).stop()
    assert verify(gather([tmp_path]), KEYS).is_sound
    assert is_sound(tmp_path, _KEY)
    (tmp_path / "gone-000001.jsonl").unlink()
    report = verify(gather([tmp_path]), KEYS)
    assert [fault.problem for fault in _faults(report)] == ["missing: young-000001.jsonl tells of it"]
    assert not is_sound(tmp_path, _KEY)


def test_old_files_of_a_chain_that_lived_are_not_missed_where_the_deletion_of_others_of_it_is_told(
    tmp_path: Path,
) -> None:
    living = process(tmp_path, "living")
    idle = process(tmp_path, "idle")
    living.rotate()
    (tmp_path / "living-000001.jsonl").unlink()  # as by itself, long ago, and the record of it with its later files
    living.stop()
    assert not is_sound(tmp_path, _KEY)
    busy = process(tmp_path, "busy", retention_days=30)
    busy.clock.now += 10**18
    busy.writer.rotate_if_due()
    idle.stop()
    busy.stop()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["busy-000002.jsonl", "idle-000001.jsonl"]
    assert verify(gather([tmp_path]), KEYS).is_sound
    assert is_sound(tmp_path, _KEY)


def test_a_deletion_that_nobody_signed_excuses_nothing(tmp_path: Path) -> None:
    _with_old_files_gone(tmp_path)
    path = tmp_path / _ONE[2]
    path.write_bytes(path.read_bytes().replace(b"one-000002.jsonl", b"one-000009.jsonl"))
    assert not verify(gather([tmp_path]), KEYS).is_sound
    assert not is_sound(tmp_path, _KEY)


def _log(folder: Path, one: Process, *, odd: bytes = b"") -> Path:
    """The gateway's log of a process: a line for each checkpoint that was on the disk."""
    events = [
        {"event": "audit_checkpoint", "file": told.file, "seq": told.link.seq, "head": told.link.hash}
        for told in one.watch.checkpoints
    ]
    path = folder.parent / "gateway.log"
    path.write_bytes(b"\n".join([odd, *map(orjson.dumps, events)]) + b"\n")
    return path


@pytest.mark.parametrize(
    "odd",
    [
        b"audit_checkpoint in plain words",
        b'["audit_checkpoint"]',
        b'{"event":"audit_checkpoint","file":"other"}',
        b"{}",
    ],
)
def test_a_log_agrees_with_chains_as_they_were_written(tmp_path: Path, odd: bytes) -> None:
    folder = tmp_path / "audit"
    log = _log(folder, write_chains(folder), odd=odd)
    assert verify(gather([folder]), KEYS, anchors=read_anchors(log)).is_sound


def _cut(folder: Path) -> None:
    path = folder / _ONE[2]
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])


def _forget(folder: Path) -> None:
    for name in _ONE:
        (folder / name).unlink()


@pytest.mark.parametrize(
    ("tamper", "problem"),
    [
        (_cut, "the chain was cut off here: gateway.log tells of record 16"),
        (_forget, "missing: gateway.log tells of it"),
    ],
    ids=["cut off", "forgotten"],
)
def test_a_log_tells_what_even_a_chain_that_runs_must_have(
    tmp_path: Path, tamper: Callable[[Path], None], problem: str
) -> None:
    folder = tmp_path / "audit"
    log = _log(folder, write_chains(folder))
    tamper(folder)
    assert problem not in [fault.problem for fault in _faults(verify(gather([folder]), KEYS, live=True))]
    report = verify(gather([folder]), KEYS, anchors=read_anchors(log), live=True)
    assert problem in [fault.problem for fault in _faults(report)]


def test_a_log_tells_another_record_apart_even_if_the_key_was_stolen(tmp_path: Path) -> None:
    folder = tmp_path / "audit"
    log = _log(folder, write_chains(folder))
    shutil.rmtree(folder)
    other = process(folder, "one")
    other.decide(30)
    other.stop()
    assert verify(gather([folder]), KEYS).is_sound
    report = verify(gather([folder]), KEYS, anchors=read_anchors(log))
    problem = "is another record than the one that was signed or logged under this number"
    assert _chain(report).faults[0] == ChainFault(_ONE[0], 4, 3, problem)


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (["nowhere/one-000001.jsonl"], "No such file"),
        (["one.jsonl"], "is not named as audit files are"),
        (["empty"], "there are no audit files here"),
        (["folder", "copy/one-000001.jsonl"], "a second file of this name"),
        (["odd"], "Is a directory"),
        (["later"], "Is a directory"),
    ],
    ids=["not there", "named otherwise", "nothing", "twice", "a folder", "a folder for a later file"],
)
def test_what_cannot_be_verified_is_refused(tmp_path: Path, names: list[str], problem: str) -> None:
    (tmp_path / "empty").mkdir()
    process(tmp_path / "folder", "one").stop()
    shutil.copytree(tmp_path / "folder", tmp_path / "copy")
    (tmp_path / "one.jsonl").touch()
    (tmp_path / "odd" / "one-000001.jsonl").mkdir(parents=True)
    (tmp_path / "later" / "one-000002.jsonl").mkdir(parents=True)
    with pytest.raises(UnreadableAudit, match=problem):
        verify(gather(tmp_path / name for name in names), KEYS)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / _ONE[0])
    with pytest.raises(UnreadableAudit, match="is a pipe"):
        gather([tmp_path])


@pytest.mark.parametrize("name", ["", "inner", "inner/one-000001.jsonl", "inner/odd"])
def test_what_may_not_be_entered_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    process(tmp_path, "one").stop()
    forbid_entering(monkeypatch, tmp_path)
    with pytest.raises(UnreadableAudit, match="Permission denied"):
        gather([tmp_path / name])


def test_a_file_may_be_named_twice(tmp_path: Path) -> None:
    process(tmp_path, "one").stop()
    path = tmp_path / _ONE[0]
    assert gather([tmp_path, path]) == Given({AuditFile("one", 1): path}, is_complete=True)


def test_a_log_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableAudit, match="No such file"):
        read_anchors(tmp_path / "gateway.log")


@pytest.mark.parametrize(
    "earlier",
    [b"7", b"[7]", b'[{"file":"x","hash":"h","seq":1}]', b'[{"file":"a-000001.jsonl","hash":7,"seq":"1"}]'],
)
def test_a_forged_genesis_cannot_break_the_verifier(tmp_path: Path, earlier: bytes) -> None:
    process(tmp_path, "one").stop()
    path = tmp_path / _ONE[0]
    path.write_bytes(path.read_bytes().replace(b'"earlier":[]', b'"earlier":' + earlier))
    report = verify(gather([tmp_path]), KEYS)
    assert _chain(report).faults[0] == ChainFault(_ONE[0], 1, 0, "was changed: its hash does not fit")


def _append(path: Path, content: bytes) -> None:
    with path.open("ab") as file:
        file.write(content)


@pytest.mark.parametrize(
    "log",
    [
        b"",
        b'{"event": "ready"}\n',
        b"2026-01-01T00:00:00Z [info     ] audit_checkpoint               file=a-000001.jsonl seq=1\n",
    ],
    ids=["empty", "warnings alone", "console"],
)
def test_a_log_without_a_checkpoint_proves_nothing(tmp_path: Path, log: bytes) -> None:
    path = tmp_path / "gateway.log"
    path.write_bytes(log)

    with pytest.raises(UnreadableAudit) as raised:
        read_anchors(path)

    assert str(raised.value).startswith(f"{path}: has no audit_checkpoint event: ")
