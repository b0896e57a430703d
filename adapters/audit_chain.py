"""The files of one chain of audit records: lines are added in memory, and committed together."""

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
    """Where audit records go and how much may wait; conf/gateway.toml explains each number."""

    folder: Path
    checkpoint_records: int = 1_000
    checkpoint_seconds: float = 10.0
    commit_seconds: float = 0.1
    backlog_records: int = 10_000
    backlog_bytes: int = 67_108_864
    """Of what waits; a text that waits counts by its characters."""
    on_backlog: Literal["refuse", "count"] = "refuse"
    rotate_bytes: int = 134_217_728
    retention_days: int = 0
    """0 keeps everything."""


@dataclass(frozen=True, slots=True)
class Signer:
    """Signs in the name of a key."""

    key_id: str
    sign: Sign = field(repr=False)


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A place of a chain that is signed and on the disk."""

    instance: str
    file: str
    link: Link
    decisions: int
    dropped: int


class AuditWatch(Protocol):
    """Is told what becomes of the audit log, in whatever thread that happens: most of it in the log's own."""

    def checkpointed(self, checkpoint: Checkpoint) -> None: ...

    def failed(self, error: OSError) -> None:
        """Writing began to fail; it is tried again."""

    def erred(self) -> None:
        """One attempt to write failed, the first or a later one."""

    def recovered(self) -> None:
        """Everything that had waited is on the disk."""

    def dropped(self) -> None:
        """One decision was not taken, since the backlog is full."""

    def lost(self, records: int) -> None:
        """The log was closed while writing failed, and these records with it."""


@dataclass(frozen=True, slots=True)
class Disk:
    """The two calls that a full or broken disk fails in. They raise `OSError`."""

    write: Callable[[int, memoryview], int] = os.write
    sync: Callable[[int], None] = os.fdatasync


DISK: Final = Disk()


@dataclass(slots=True)
class _Lines:
    """What is committed together."""

    text: bytearray = field(default_factory=bytearray)
    decisions: int = 0
    signed: list[Checkpoint] = field(default_factory=list)


class ChainWriter:
    """Writes one chain, from its first genesis on, in files that it alone has open.

    What `add` was given is in the chain, and on the disk when the next `commit` has returned. A commit that failed left
    nothing: the next one begins where the last good one ended.

    One thread owns it, and waits for the disk. Another one may `add` too: then both hold `turn` for everything but
    `commit`, which never waits for the disk with it.
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
        """`clock` is Unix time in nanoseconds. Nothing is opened yet."""
        self._plan = plan
        self._signer = signer
        self._instance = instance
        self._digest = digest
        self._clock = clock
        self._watch = watch
        self._disk = disk
        self.turn = threading.RLock()
        self.kept = 0
        """Decisions that are on the disk."""
        self._head = ROOT
        self._descriptor = -1
        self._number = 0
        self._day = 0
        self._size = 0
        self._is_torn = False
        self._is_named = False
        self._is_left = False
        """The end of the file is signed, and a new one could not be made yet."""
        self._added = _Lines()
        self._written = _Lines()
        self._decisions = 0
        self._dropped = 0
        self._removed = 0
        self._unsigned = 0
        self._unsigned_since: float | None = None

    def start(self) -> None:
        """Makes the folder, and the first file in it, whose genesis tells how the chains before have ended.

        Raises `OSError`; there is no chain then.
        """
        self._plan.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._begin(seen(self._plan.folder))
        self.commit()
        self._retire()

    @property
    def waiting_bytes(self) -> int:
        """Of what is in the chain, and not on the disk yet."""
        return len(self._added.text) + len(self._written.text)

    def add(self, batch: Iterable[tuple[int, AuditEntry]]) -> None:
        """Puts decisions, each with its Unix time in nanoseconds, into the chain."""
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
        """Signs that an operator is about to do something."""
        self._sign(act_content(act, key_id=self._signer.key_id))

    def tell_dropped(self, total: int) -> None:
        """Says how many decisions were not kept since the start; the next checkpoint tells."""
        if total != self._dropped:
            self._dropped = total
            self._unsigned_since = self._unsigned_since or monotonic()

    def checkpoint_if_due(self) -> None:
        """Signs what has been unsigned for long enough."""
        if self.seconds_until_due() == 0:
            self._checkpoint(Why.TIME)

    def seconds_until_due(self) -> float | None:
        """When a checkpoint is due; None while there is nothing to sign."""
        since = self._unsigned_since
        return None if since is None else max(0.0, since + self._plan.checkpoint_seconds - monotonic())

    def rotate_if_due(self) -> None:
        """Goes on in a new file when this one is full, of another day (UTC), or no longer in the folder.

        Raises `OSError`; the chain goes on in the old file then, until this is called again.
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
        """Waits until everything added so far is on the disk. Raises `OSError`; what was not written then waits."""
        self._put()  # what failed before
        with self.turn:
            added, self._added = self._added, _Lines()
            self._written = added
        self._put()

    def stop(self) -> None:
        """Signs the end of the chain. Raises `OSError`."""
        self._checkpoint(Why.STOP)
        self.commit()

    def close(self) -> None:
        """Lets go of the file, whatever it holds."""
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
        self._written = _Lines()
        self.kept += lines.decisions
        for checkpoint in lines.signed:
            self._watch.checkpointed(checkpoint)

    def _mend(self) -> None:
        """Cuts off what a failed commit of ours left.

        Writing the whole again, instead of going on, makes a disk that forgot pages after an error get them again.
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
        """Deletes files that are old enough, after the chain says so."""
        if not self._plan.retention_days:
            return
        own = AuditFile(self._instance, self._number)
        before = self._clock() / _SECOND - self._plan.retention_days * DAY_SECONDS
        files = expired(self._plan.folder, own=own, before=before)
        if not files:
            return
        told = retention_content(
            [file.name for file in files], key_id=self._signer.key_id, days=self._plan.retention_days
        )
        self._sign(told)
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
