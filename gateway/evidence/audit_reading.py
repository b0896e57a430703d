"""Reads one chain of audit files, record by record, up to the first fault in each file.

The files may have been tampered with: nothing in them is believed before a signature covers it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

import orjson
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from adapters.audit_folder import AuditFile
from filters.audit_records import FORMAT, ROOT, Kind, Link, Why, canonical, record_hash
from gateway.keys.audit_keys import has_signed

MAX_LINE_BYTES: Final = 1 << 20
"""More bytes than the longest record has."""

_SIGNED: Final = frozenset({Kind.GENESIS, Kind.CHECKPOINT, Kind.RETENTION, Kind.ACT})
_SHAPE: Final[Mapping[str, type]] = {
    "v": int,
    "kind": str,
    "seq": int,
    "time": str,
    "instance": str,
    "prev": str,
    "hash": str,
}
_SIGNATURE_MEMBER: Final = "signature"
_MEMBERS: Final[Mapping[str, frozenset[str]]] = {
    Kind.GENESIS: frozenset({*_SHAPE, "file", "key", "digests", "removed", "earlier"}),
    Kind.DECISION: frozenset({*_SHAPE, "decision"}),
    Kind.CHECKPOINT: frozenset({*_SHAPE, "why", "key", "decisions", "dropped"}),
    Kind.RETENTION: frozenset({*_SHAPE, "key", "files", "days"}),
    Kind.ACT: frozenset({*_SHAPE, "key", "verb", "tenant", "subject", "incident", "who"}),
}
"""The members of each kind, without the signature. If more were accepted, an unsigned record could pass as signed."""
_SIGNATURE = re.compile("[0-9a-f]{128}")

NEVER: Final = datetime.min.replace(tzinfo=UTC)

Keys = Mapping[str, Ed25519PublicKey]
"""Public keys by key id."""

Record = Mapping[str, Any]
"""A record as it was read. Strangers may have changed its members."""


class UnreadableAudit(Exception):
    """A given file or folder cannot be verified at all. The message says which and why."""


@dataclass(frozen=True, slots=True)
class ChainFault:
    """What is wrong, and where: the line of a file (from 1), and the sequence number that is or should be there.

    `open_end` says that only a stop record is missing at the end, as in a log that is still being written.
    """

    file: str
    line: int
    seq: int
    problem: str
    open_end: bool = False


@dataclass(frozen=True, slots=True)
class Anchor:
    """The number and hash that a record must have, according to `told_by`: a log, or another chain's genesis.

    If the chain had ended with this record, `torn` is the number of bytes after it; else None. `noted` is when the
    other chain recorded it.
    """

    file: AuditFile
    last: Link
    told_by: str
    torn: int | None = None
    noted: datetime | None = None


AnchorsByFile = Mapping[AuditFile, Sequence[Anchor]]
"""All anchors, by the file that their record is in."""


@dataclass(slots=True)
class Walk:
    """A chain, as far as it was read. `wanted` maps record numbers to anchored hashes, for the file being read."""

    files: Sequence[AuditFile]
    wanted: Mapping[int, set[str]] = field(default_factory=dict)
    after: Link | None = ROOT
    faults: list[ChainFault] = field(default_factory=list)
    records: int = 0
    decisions: int = 0
    missed: int | None = 0
    dropped: int = 0
    checkpoints: int = 0
    unsigned: int = 0
    first_time: str = ""
    last_time: str = ""
    last_why: str = ""
    lines: int = 0
    torn: int = 0
    removed: int = 0
    deleted: set[str] = field(default_factory=set)
    kept_since: datetime = NEVER
    """Records from before this time may have been deleted because of their age."""


def walk_chain(paths: Mapping[AuditFile, Path], files: Sequence[AuditFile], keys: Keys, anchors: AnchorsByFile) -> Walk:
    """Read a chain file by file, and check its records against `anchors`. Raises `UnreadableAudit`."""
    walk = Walk(files)
    expected = 1
    for file in files:
        if file.number != expected:
            walk.after, walk.missed = None, None  # the files before this one are missing
        expected = file.number + 1
        walk.wanted = _wanted(anchors.get(file, ()))
        try:
            with paths[file].open("rb") as lines:
                _read_file(walk, file, iter(partial(lines.readline, MAX_LINE_BYTES), b""), keys)
        except OSError as error:
            raise UnreadableAudit(f"{paths[file]}: {error.strerror}") from None
    return walk


def _wanted(anchors: Iterable[Anchor]) -> Mapping[int, set[str]]:
    wanted: dict[int, set[str]] = {}
    for anchor in anchors:
        wanted.setdefault(anchor.last.seq, set()).add(anchor.last.hash)
    return wanted


def _read_file(walk: Walk, file: AuditFile, lines: Iterator[bytes], keys: Keys) -> None:
    """Read a file up to its first bad record; whatever follows that proves nothing."""
    walk.lines = walk.torn = 0
    for line in lines:
        if not line.endswith(b"\n"):
            walk.torn, is_torn = _beyond(line, lines)
            if is_torn:
                break
            walk.torn = 0
        walk.lines += 1
        record = parse(line[:-1])
        problem = "is no record in canonical JSON" if record is None else _flaw(record, walk, file, keys)
        if record is None or problem:
            walk.faults.append(ChainFault(file.name, walk.lines, _seq(record, walk), problem))
            walk.after = walk.missed = None
            return
        _count(walk, record)
    if walk.torn and file is not walk.files[-1]:
        walk.faults.append(ChainFault(file.name, walk.lines + 1, _seq(None, walk), "is cut off within a line"))


def _beyond(line: bytes, following: Iterable[bytes]) -> tuple[int, bool]:
    """Return the number of bytes from this unended piece of a line on, and whether the file has no more line ends.

    It has none if a process was killed while writing the line. Otherwise the line is just longer than any record.
    """
    size, is_torn = len(line), True
    for piece in following:
        size += len(piece)
        is_torn = is_torn and not piece.endswith(b"\n")
    return size, is_torn


def _flaw(record: Record, walk: Walk, file: AuditFile, keys: Keys) -> str:
    """Return what is wrong with a record in its place; "" if it is as it was written."""
    if record.get("hash") != record_hash(record):
        return "was changed: its hash does not fit"
    # Not `isinstance`, for which True is an int.
    is_known = all(type(record.get(name)) is kind for name, kind in _SHAPE.items()) and record["v"] == FORMAT
    if not is_known or record["kind"] not in _MEMBERS:
        return "is of no known format or kind"
    if record.keys() - {_SIGNATURE_MEMBER} != _MEMBERS[record["kind"]]:
        return "has not the members of its kind"
    return _misplaced(record, walk, file) or _misrelated(record, walk) or _missigned(record, walk, keys)


def _misplaced(record: Record, walk: Walk, file: AuditFile) -> str:
    if record.get("instance") != file.instance:
        return "belongs to another chain"
    if (walk.lines == 1) != (record["kind"] == Kind.GENESIS):
        return "the file does not begin with its genesis" if walk.lines == 1 else "is a genesis within a file"
    if record["kind"] == Kind.GENESIS and record.get("file") != file.number:
        return f"is the genesis of file {record.get('file')} of the chain, under the name of file {file.number}"
    if walk.last_why == Why.STOP:
        return "stands after the end of the chain"
    return ""


def _misrelated(record: Record, walk: Walk) -> str:
    """Return "" if this is the record that must follow, and the one that anchors name; else what is wrong."""
    seq, after = record["seq"], walk.after
    if after is not None and seq != after.seq + 1:
        return f"is out of order: record {after.seq + 1} has to stand here"
    if after is not None and record["prev"] != after.hash:
        return "does not follow the record before it"
    if walk.wanted.get(seq, set()) - {record["hash"]}:
        return "is another record than the one that was signed or logged under this number"
    return ""


def _missigned(record: Record, walk: Walk, keys: Keys) -> str:
    """Return what is wrong with a record's signature, or with the count that it signs; "" if nothing is."""
    if record["kind"] not in _SIGNED:
        return "has a signature, which such a record has not" if _SIGNATURE_MEMBER in record else ""
    key = keys.get(str(record.get("key")))
    if key is None:
        return "is signed with a key that was not given"
    signature = record.get(_SIGNATURE_MEMBER)
    # Lower case only: upper-case digits would change the record's bytes without breaking hash or signature.
    if not isinstance(signature, str) or not _SIGNATURE.fullmatch(signature):
        return "has no signature"
    if not has_signed(key, bytes.fromhex(signature), record["hash"]):
        return "has a signature that is not the key's"
    if record["kind"] == Kind.CHECKPOINT and walk.missed is not None:
        counted = walk.decisions + walk.missed
        return "" if record["decisions"] == counted else f"counts other decisions than the {counted} before it"
    return ""


def _count(walk: Walk, record: Record) -> None:
    """Add a good record to the walk."""
    walk.after = Link(record["seq"], record["hash"])
    walk.records += 1
    walk.first_time = walk.first_time or record["time"]
    walk.last_time = record["time"]
    walk.last_why = record.get("why", "")
    if record["kind"] in _SIGNED:
        walk.unsigned = 0
        _believe(walk, record)
    else:
        walk.unsigned += 1
        walk.decisions += 1


def _believe(walk: Walk, record: Record) -> None:
    """Take over what a signed record says."""
    if record["kind"] == Kind.GENESIS:
        walk.removed = max(walk.removed, record["removed"])
    elif record["kind"] == Kind.RETENTION:
        walk.deleted.update(record["files"])
        recorded = moment(record["time"]) or NEVER
        walk.kept_since = max(walk.kept_since, recorded - timedelta(days=min(record["days"], (recorded - NEVER).days)))
    elif record["kind"] == Kind.CHECKPOINT:
        walk.checkpoints += 1
        walk.dropped = record["dropped"]
        walk.missed = record["decisions"] - walk.decisions


def parse(line: bytes) -> Record | None:
    """Return the record of a line; None unless the line is exactly its canonical form."""
    try:
        record = orjson.loads(line)
        return record if isinstance(record, dict) and canonical(record) == line else None
    except (ValueError, TypeError):  # the latter if it nests too deep to be written again
        return None


def moment(text: object) -> datetime | None:
    """Parse the time of a record; None if it is not a time."""
    try:
        return datetime.fromisoformat(str(text)).astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def _seq(record: Record | None, walk: Walk) -> int:
    """Return the sequence number that should be here or, if that is unknown, the one that is; -1 for neither."""
    if walk.after is not None:
        return walk.after.seq + 1
    seq = (record or {}).get("seq")
    return seq if isinstance(seq, int) else -1
