"""Reading a chain: whatever a stranger does to one file is found, and the first bad record is named."""

from collections.abc import Callable
from pathlib import Path

import pytest

from filters.audit_records import Link, canonical, record_hash, seal, seal_decision
from gateway.evidence.audit_reading import MAX_LINE_BYTES, ChainFault
from gateway.evidence.audit_verifying import gather, verify
from tests.gateway.audit_chains import KEYS, OTHER, PRIVATE, process, write_chains
from tests.gateway.audit_reader import is_sound

_FIRST, _SECOND, _THIRD, _KILLED = (
    "one-000001.jsonl",
    "one-000002.jsonl",
    "one-000003.jsonl",
    "killed-000001.jsonl",
)
_KEY = PRIVATE.public_key()


def _faults(folder: Path) -> list[ChainFault]:
    report = verify(gather([folder]), KEYS)
    return [*(fault for chain in report.chains for fault in chain.faults), *report.faults]


def test_chains_as_they_are_written_are_sound(tmp_path: Path) -> None:
    write_chains(tmp_path)
    assert _faults(tmp_path) == []
    assert is_sound(tmp_path, _KEY)


@pytest.mark.parametrize("mask", [0x01, 0x20], ids=["lowest bit", "case of letters"])
def test_no_byte_can_be_changed(tmp_path: Path, mask: int) -> None:
    small = process(tmp_path, "one")
    small.decide(1)
    small.stop()
    path = tmp_path / _FIRST
    good = path.read_bytes()
    for place in range(len(good)):
        path.write_bytes(good[:place] + bytes([good[place] ^ mask]) + good[place + 1 :])
        line = good.count(b"\n", 0, place) + 1
        assert [(fault.line, fault.seq) for fault in _faults(tmp_path)] == [(line, line - 1)], place
        assert not is_sound(tmp_path, _KEY), place


_DECISION: dict[str, object] = {"kind": "decision", "decision": {}}
_CHECKPOINT: dict[str, object] = {"kind": "checkpoint", "why": "stop", "decisions": 1, "dropped": 0}

Lines = list[bytes]


def _drop(lines: Lines) -> None:
    del lines[2]


def _swap(lines: Lines) -> None:
    lines[1], lines[2] = lines[2], lines[1]


def _duplicate(lines: Lines) -> None:
    lines.insert(2, lines[2])


def _drop_first(lines: Lines) -> None:
    del lines[0]


def _drop_checkpoint(lines: Lines) -> None:
    del lines[3]


def _cut_at_a_line(lines: Lines) -> None:
    del lines[3:]


def _cut_all_but_the_genesis(lines: Lines) -> None:
    del lines[1:]


def _cut_everything(lines: Lines) -> None:
    lines.clear()


def _cut_within_a_line(lines: Lines) -> None:
    lines[3:] = [lines[3][:40]]


def _add_spaces(lines: Lines) -> None:
    lines[2] = lines[2].replace(b",", b", ", 1)


def _add_member_twice(lines: Lines) -> None:
    lines[2] = b'{"v":1,' + lines[2][1:]


def _add_empty_line(lines: Lines) -> None:
    lines.insert(2, b"\n")


def _sign_a_decision(lines: Lines) -> None:
    lines[2] = lines[2].replace(b'"time":', b'"signature":"","time":', 1)


def _shout(lines: Lines) -> None:
    before, name, after = lines[3].partition(b'"signature":"')
    lines[3] = before + name + after[:128].upper() + after[128:]


def _replace_signature(lines: Lines) -> None:
    before, name, after = lines[3].partition(b'"signature":"')
    lines[3] = before + name + b"0" * 128 + after[128:]


def _remove_signature(lines: Lines) -> None:
    before, _, after = lines[3].partition(b',"signature":"')
    lines[3] = before + after[129:]


@pytest.mark.parametrize(
    ("tamper", "line", "seq", "problem"),
    [
        (_drop, 3, 8, "is out of order: record 8 has to stand here"),
        (_swap, 2, 7, "is out of order: record 7 has to stand here"),
        (_duplicate, 4, 9, "is out of order: record 9 has to stand here"),
        (_drop_first, 1, 6, "the file does not begin with its genesis"),
        (_drop_checkpoint, 4, 9, "is out of order: record 9 has to stand here"),
        (_cut_within_a_line, 4, 9, "is cut off within a line"),
        (_add_spaces, 3, 8, "is no record in canonical JSON"),
        (_add_member_twice, 3, 8, "is no record in canonical JSON"),
        (_add_empty_line, 3, 8, "is no record in canonical JSON"),
        (_sign_a_decision, 3, 8, "has a signature, which such a record has not"),
        (_shout, 4, 9, "has no signature"),
        (_remove_signature, 4, 9, "has no signature"),
        (_replace_signature, 4, 9, "has a signature that is not the key's"),
    ],
    ids=lambda value: value.__name__.strip("_") if callable(value) else "",
)
def test_the_first_bad_record_of_a_file_is_named(
    tmp_path: Path, tamper: Callable[[Lines], None], line: int, seq: int, problem: str
) -> None:
    write_chains(tmp_path)
    path = tmp_path / _SECOND
    lines = path.read_bytes().splitlines(keepends=True)
    tamper(lines)
    path.write_bytes(b"".join(lines))
    assert _faults(tmp_path)[0] == ChainFault(_SECOND, line, seq, problem)
    assert not is_sound(tmp_path, _KEY)


@pytest.mark.parametrize("tamper", [_cut_at_a_line, _cut_all_but_the_genesis, _cut_everything])
@pytest.mark.parametrize(
    ("name", "found_in"),
    [(_FIRST, _SECOND), (_SECOND, _THIRD), (_KILLED, _KILLED)],
    ids=["first file", "second file", "file of a killed process"],
)
def test_a_cut_tail_is_found(tmp_path: Path, tamper: Callable[[Lines], None], name: str, found_in: str) -> None:
    write_chains(tmp_path)
    path = tmp_path / name
    lines = path.read_bytes().splitlines(keepends=True)
    tamper(lines)
    path.write_bytes(b"".join(lines))
    assert found_in in [fault.file for fault in _faults(tmp_path)]
    assert not is_sound(tmp_path, _KEY)


def test_the_end_of_a_stopped_chain_cannot_be_cut_off(tmp_path: Path) -> None:
    write_chains(tmp_path)
    path = tmp_path / _THIRD
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    problem = "the chain ends here without a stop: cut off, its process was killed, or it still runs (--live)"
    assert _faults(tmp_path) == [ChainFault(_THIRD, 3, 16, problem, open_end=True)]
    assert not is_sound(tmp_path, _KEY)


def test_a_process_that_lives_goes_on_behind_what_was_cut_off(tmp_path: Path) -> None:
    one = process(tmp_path, "one")
    one.decide(3)
    path = tmp_path / _FIRST
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:2]))
    one.decide(1)
    one.stop()
    assert _faults(tmp_path) == [ChainFault(_FIRST, 3, 2, "is out of order: record 2 has to stand here")]
    assert not is_sound(tmp_path, _KEY)


def test_records_of_another_chain_are_found(tmp_path: Path) -> None:
    write_chains(tmp_path)
    spliced = (tmp_path / _KILLED).read_bytes().splitlines(keepends=True)[1]
    path = tmp_path / _FIRST
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], spliced, *lines[2:]]))
    assert _faults(tmp_path)[0] == ChainFault(_FIRST, 2, 1, "belongs to another chain")
    assert not is_sound(tmp_path, _KEY)


def test_records_of_another_file_of_the_chain_are_found(tmp_path: Path) -> None:
    write_chains(tmp_path)
    spliced = (tmp_path / _SECOND).read_bytes().splitlines(keepends=True)
    path = tmp_path / _FIRST
    path.write_bytes(path.read_bytes() + spliced[0])
    assert _faults(tmp_path)[0] == ChainFault(_FIRST, 7, 6, "is a genesis within a file")
    assert not is_sound(tmp_path, _KEY)


def test_a_forged_record_after_the_end_is_found(tmp_path: Path) -> None:
    write_chains(tmp_path)
    path = tmp_path / _THIRD
    forged, _ = seal_decision("{}", after=_last(path), instance="one", nanoseconds=0)
    path.write_bytes(path.read_bytes() + forged)
    assert _faults(tmp_path)[0] == ChainFault(_THIRD, 4, 17, "stands after the end of the chain")
    assert not is_sound(tmp_path, _KEY)


def test_a_forged_tail_is_found_where_the_chain_was_noted(tmp_path: Path) -> None:
    write_chains(tmp_path)
    path = tmp_path / _KILLED
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    forged, _ = seal_decision("{}", after=_last(path), instance="killed", nanoseconds=0)
    path.write_bytes(path.read_bytes() + forged)
    problem = "is another record than the one that was signed or logged under this number"
    assert _faults(tmp_path)[0] == ChainFault(_KILLED, 5, 4, problem)
    assert not is_sound(tmp_path, _KEY)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ({"kind": "decision", "v": 2}, "is of no known format or kind"),
        ({"kind": "rumour"}, "is of no known format or kind"),
        ({"kind": ["decision"]}, "is of no known format or kind"),
        ({**_DECISION, "prev": "f" * 64}, "does not follow the record before it"),
        ({**_DECISION, "time": 0}, "is of no known format or kind"),
        ({**_DECISION, "v": True}, "is of no known format or kind"),
        ({**_DECISION, "v": 1.0}, "is of no known format or kind"),
        ({**_DECISION, "why": "stop"}, "has not the members of its kind"),
        ({**_DECISION, "earlier": []}, "has not the members of its kind"),
        ({"kind": "decision"}, "has not the members of its kind"),
        ({**_CHECKPOINT, "key": "unknown"}, "is signed with a key that was not given"),
        ({**_CHECKPOINT, "key": ["odd"]}, "is signed with a key that was not given"),
        ({**_CHECKPOINT, "key": next(iter(KEYS))}, "has no signature"),
    ],
    ids=[
        "format",
        "kind",
        "odd kind",
        "another chain before it",
        "odd time",
        "true for a number",
        "a fraction for a number",
        "a stop that nobody signed",
        "a note that nobody signed",
        "nothing decided",
        "unknown key",
        "odd key",
        "unsigned",
    ],
)
def test_forged_records_with_a_right_hash_are_found(tmp_path: Path, content: dict[str, object], problem: str) -> None:
    one = process(tmp_path, "one")
    one.decide(1)
    one.be_killed()
    path = tmp_path / _FIRST
    path.write_bytes(path.read_bytes() + _forged(content, after=_last(path)))
    assert _faults(tmp_path) == [ChainFault(_FIRST, 3, 2, problem)]
    assert not is_sound(tmp_path, _KEY)


def test_a_stop_that_nobody_signed_ends_no_chain(tmp_path: Path) -> None:
    write_chains(tmp_path)
    path = tmp_path / _THIRD
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:1]))
    path.write_bytes(path.read_bytes() + _forged({**_DECISION, "why": "stop"}, after=_last(path)))
    assert _faults(tmp_path) == [ChainFault(_THIRD, 2, 15, "has not the members of its kind")]
    assert not is_sound(tmp_path, _KEY)


@pytest.mark.parametrize("name", [_FIRST, _THIRD], ids=["where others are noted", "last"])
@pytest.mark.parametrize("depth", [260, 1_000, 5_000])
def test_what_is_too_deep_is_no_record(tmp_path: Path, name: str, depth: int) -> None:
    write_chains(tmp_path)
    path = tmp_path / name
    _, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([b'{"a":' + b"[" * depth + b"]" * depth + b"}\n", *rest]))
    faults = [fault for fault in _faults(tmp_path) if fault.file == name]
    assert [(fault.line, fault.problem) for fault in faults] == [(1, "is no record in canonical JSON")]
    assert not is_sound(tmp_path, _KEY)


@pytest.mark.parametrize("live", [False, True])
def test_a_line_longer_than_any_record_hides_nothing(tmp_path: Path, live: bool) -> None:
    one = process(tmp_path, "one")
    one.decide(3)
    path = tmp_path / _FIRST
    first, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([first, b"x" * (2 * MAX_LINE_BYTES + 1) + b"\n", *rest]))
    (chain,) = verify(gather([tmp_path]), KEYS, live=live).chains
    assert chain.faults == (ChainFault(_FIRST, 2, 1, "is no record in canonical JSON"),)
    assert not is_sound(tmp_path, _KEY)


def test_a_chain_signed_anew_with_another_key_is_found(tmp_path: Path) -> None:
    forged = process(tmp_path, "one", key=OTHER)
    forged.decide(1)
    forged.stop()
    assert _faults(tmp_path) == [ChainFault(_FIRST, 1, 0, "is signed with a key that was not given")]
    assert not is_sound(tmp_path, _KEY)


def test_a_wrong_count_is_found_even_if_it_is_signed(tmp_path: Path) -> None:
    one = process(tmp_path, "one")
    one.decide(2)
    one.be_killed()
    path = tmp_path / _FIRST
    (key_id,) = KEYS
    content = {"kind": "checkpoint", "why": "stop", "key": key_id, "decisions": 3, "dropped": 0}
    line, _ = seal(content, after=_last(path), instance="one", nanoseconds=0, sign=PRIVATE.sign)
    path.write_bytes(path.read_bytes() + line)
    assert _faults(tmp_path) == [ChainFault(_FIRST, 4, 3, "counts other decisions than the 2 before it")]
    assert not is_sound(tmp_path, _KEY)


def _last(path: Path) -> Link:
    line = path.read_bytes().splitlines()[-1]
    seq = int(line.partition(b'"seq":')[2].partition(b",")[0])
    return Link(seq, line.partition(b'"hash":"')[2][:64].decode())


def _forged(content: dict[str, object], *, after: Link) -> bytes:
    """A record of which everything fits but what `content` says; members of its place give way to that."""
    placed = {"v": 1, "seq": after.seq + 1, "time": "", "instance": "one", "prev": after.hash, **content}
    return canonical({**placed, "hash": record_hash(placed)}) + b"\n"
