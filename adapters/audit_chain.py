"""The files of one chain of audit records. Lines are added in memory and committed to the disk together."""

import os
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final, Literal, Protocol

from adapters.audit_folder import AuditFile, expired, open_new, seen, sync_folder
from filters.audit_records import (
    ROOT,
    Act,
    AuditEntry,
    Content,
    Digest,
    Link,
    Seen,
    Sign,
    Why,
    act_content,
    checkpoint_content,
    decision_json,
    genesis_content,
    retention_content,
    seal,
    seal_decision,
)

DAY_SECONDS: Final = 86_400
_SECOND: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class AuditPlan:
    """Where audit records are written, and how many may wait. conf/gateway.toml explains each number."""

    folder: Path
    checkpoint_records: int = 1_000
    checkpoint_seconds: float = 10.0
    commit_seconds: float = 0.1
    backlog_records: int = 10_000
    backlog_bytes: int = 67_108_864
    """Limit of what waits: bytes of lines, and characters of texts that are still to be digested."""
    on_backlog: Literal["refuse", "count"] = "refuse"
    rotate_bytes: int = 134_217_728
    retention_days: int = 0
    """0 keeps everything."""


@dataclass(frozen=True, slots=True)
class Signer:
    """A signing function, and the id of its key."""

    key_id: str
    sign: Sign = field(repr=False)


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A signed record of a chain that is on the disk, with the counts it states."""

    instance: str
    file: str
    link: Link
    decisions: int
    dropped: int


class AuditWatch(Protocol):
    """Receives events of the audit log, in whatever thread they happen: mostly in the log's own."""

    def checkpointed(self, checkpoint: Checkpoint) -> None: ...

    def failed(self, error: OSError) -> None:
        """Note that writing began to fail. It will be retried."""

    def erred(self) -> None:
        """Note that one attempt to write failed, the first or a later one."""

    def recovered(self) -> None:
        """Note that writing succeeded again, and that everything that had waited is on the disk."""

    def dropped(self) -> None:
        """Note that one decision was not accepted, because the backlog is full or the log closed."""

    def lost(self, records: int) -> None:
        """Note that this many records were lost, because the log was closed while writing failed."""


@dataclass(frozen=True, slots=True)
class Disk:
    """The two system calls that fail on a full or broken disk. They raise `OSError`."""

    write: Callable[[int, memoryview], int] = os.write
    sync: Callable[[int], None] = os.fdatasync


DISK: Final = Disk()


@dataclass(slots=True)
class _Batch:
    """Lines that are committed together."""

    text: bytearray = field(default_factory=bytearray)
    decisions: int = 0
    signed: list[Checkpoint] = field(default_factory=list)


class ChainWriter:
    """Writes one chain, from its first genesis record on, in files that only this process writes.

    `add` puts decisions into the chain, and they are on the disk once the next `commit` has returned. A commit that
    failed is undone: the next one begins where the last successful one ended.

    One thread owns the writer and waits for the disk. Another may call `add` too: then both must hold `turn` for
    everything but `commit`, which takes it itself, and never holds it while waiting for the disk.
    """

    def __init__(
        self,
        plan: AuditPlan,
        *,
        signer: Signer,
        instance: str,
        digest: Digest,
        clock: Callable[[], int],
        watch: AuditWatch,
        disk: Disk = DISK,
    ) -> None:
        """Open nothing yet. `clock` returns Unix time in nanoseconds."""
        self._plan = plan
        self._signer = signer
        self._instance = instance
        self._digest = digest
        self._clock = clock
        self._watch = watch
        self._disk = disk
        self.turn = threading.RLock()
        self.kept = 0
        """How many decisions are on the disk."""
        self._head = ROOT
        self._descriptor = -1
        self._number = 0
        self._day = 0
        self._size = 0
        self._is_torn = False
        self._is_named = False
        self._is_left = False
        """Whether the end of the file is signed, but the next file could not be made yet."""
        self._added = _Batch()
        self._written = _Batch()
        self._decisions = 0
        self._dropped = 0
        self._removed = 0
        self._unsigned = 0
        self._unsigned_since: float | None = None

    def start(self) -> None:
        """Make the folder and the chain's first file, whose genesis record says how earlier chains end.

        If it raises `OSError`, there is no chain.
        """
        self._plan.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._begin(seen(self._plan.folder))
        self.commit()
        self._retire()

    @property
    def waiting_bytes(self) -> int:
        """How many bytes of the chain are not on the disk yet."""
        return len(self._added.text) + len(self._written.text)

    def add(self, batch: Iterable[tuple[int, AuditEntry]]) -> None:
        """Add decisions to the chain, each with its Unix time in nanoseconds."""
        for nanoseconds, entry in batch:
            decision = decision_json(entry, digest=self._digest)
            line, self._head = seal_decision(
                decision, after=self._head, instance=self._instance, nanoseconds=nanoseconds
            )
            self._added.text += line
            self._added.decisions += 1
            self._decisions += 1
            self._unsigned += 1
            if self._unsigned_since is None:
                self._unsigned_since = monotonic()
            if self._unsigned >= self._plan.checkpoint_records:
                self._checkpoint(Why.RECORDS)

    def tell_act(self, act: Act) -> None:
        """Add a signed record of what an operator is about to do."""
        self._sign(act_content(act, key_id=self._signer.key_id))

    def tell_dropped(self, total: int) -> None:
        """Set how many decisions were dropped since the start. The next checkpoint records it."""
        if total != self._dropped:
            self._dropped = total
            self._unsigned_since = self._unsigned_since or monotonic()

    def checkpoint_if_due(self) -> None:
        """Add a checkpoint if records have been unsigned for `checkpoint_seconds`."""
        if self.seconds_until_due() == 0:
            self._checkpoint(Why.TIME)

    def seconds_until_due(self) -> float | None:
        """Return in how many seconds a checkpoint is due, or None if there is nothing to sign."""
        since = self._unsigned_since
        return None if since is None else max(0.0, since + self._plan.checkpoint_seconds - monotonic())

    def rotate_if_due(self) -> None:
        """Continue in a new file if this one is full, was begun on another day (UTC), or was deleted.

        If it raises `OSError`, the chain continues in the old file until this is called again.
        """
        if not self._is_over():
            return
        if self._unsigned or not self._is_left:
            self._checkpoint(Why.ROTATION)
            self._is_left = True
        self.commit()
        self._begin(())
        self.commit()
        self._retire()

    def commit(self) -> None:
        """Wait until everything added so far is on the disk. If it raises `OSError`, the next commit writes it."""
        self._put()  # what an earlier commit failed to write
        with self.turn:
            added, self._added = self._added, _Batch()
            self._written = added
        self._put()

    def stop(self) -> None:
        """Sign the end of the chain and commit. Raises `OSError`."""
        self._checkpoint(Why.STOP)
        self.commit()

    def close(self) -> None:
        """Close the file, without committing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _put(self) -> None:
        lines = self._written
        if not lines.text:
            return
        self._mend()
        self._is_torn = True
        self._write(lines.text)
        self._disk.sync(self._descriptor)
        if not self._is_named:
            sync_folder(self._plan.folder)
        self._is_torn, self._is_named = False, True
        self._size += len(lines.text)
        self._written = _Batch()
        self.kept += lines.decisions
        for checkpoint in lines.signed:
            self._watch.checkpointed(checkpoint)

    def _mend(self) -> None:
        """Cut off what a failed commit left.

        The next commit then writes all of it again, instead of the rest: after an error the system may have dropped
        pages that were not yet on the disk.
        """
        if self._is_torn:
            os.ftruncate(self._descriptor, self._size)
            self._is_torn = False

    def _write(self, text: bytearray) -> None:
        with memoryview(text) as lines:
            written = 0
            while written < len(lines):
                written += self._disk.write(self._descriptor, lines[written:])

    def _is_over(self) -> bool:
        is_of_another_day = self._today() != self._day
        return is_of_another_day or self._size >= self._plan.rotate_bytes or os.fstat(self._descriptor).st_nlink == 0

    def _begin(self, earlier: tuple[Seen, ...]) -> None:
        following = AuditFile(self._instance, self._number + 1)
        descriptor = open_new(self._plan.folder / following.name)
        self.close()
        self._descriptor, self._number, self._size, self._is_named = descriptor, following.number, 0, False
        self._is_left = False
        self._day = self._today()
        genesis = genesis_content(
            file=self._number,
            key_id=self._signer.key_id,
            digests=self._digest(""),
            removed=self._removed,
            earlier=earlier,
        )
        self._sign(genesis)

    def _retire(self) -> None:
        """Delete the files that are old enough, once a record that says so is on the disk."""
        if not self._plan.retention_days:
            return
        own = AuditFile(self._instance, self._number)
        before = self._clock() / _SECOND - self._plan.retention_days * DAY_SECONDS
        files = expired(self._plan.folder, own=own, before=before)
        if not files:
            return
        content = retention_content(
            [file.name for file in files], key_id=self._signer.key_id, days=self._plan.retention_days
        )
        self._sign(content)
        self.commit()
        for file in files:
            with suppress(OSError):  # what stays is found again at the next rotation
                (self._plan.folder / file.name).unlink()
        self._removed = max([self._removed, *(file.number for file in files if file.instance == self._instance)])

    def _checkpoint(self, why: Why) -> None:
        content = checkpoint_content(why, key_id=self._signer.key_id, decisions=self._decisions, dropped=self._dropped)
        self._sign(content)
        self._unsigned, self._unsigned_since = 0, None
        file = AuditFile(self._instance, self._number).name
        self._added.signed.append(Checkpoint(self._instance, file, self._head, self._decisions, self._dropped))

    def _sign(self, content: Content) -> None:
        line, self._head = seal(
            content, after=self._head, instance=self._instance, nanoseconds=self._clock(), sign=self._signer.sign
        )
        self._added.text += line

    def _today(self) -> int:
        return self._clock() // _SECOND // DAY_SECONDS
