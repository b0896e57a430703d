"""An audit log's surroundings: a clock that is set, a key that is none, a disk that fails when it is told to."""

import errno
import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from adapters.audit_chain import AuditPlan, ChainWriter, Checkpoint, Disk, Signer
from filters.audit_records import ROOT, AuditEntry, record_hash
from filters.decision import Decision, GuardMode

SIGNER = Signer("key-id", lambda message: message[-64:])
NOON = 1_795_348_800_000_000_000
"""22 November 2026, 12:00 UTC."""
DAY = 86_400_000_000_000


@dataclass
class Clock:
    """Unix time in nanoseconds that stands still."""

    now: int = NOON

    def __call__(self) -> int:
        return self.now


@dataclass
class Watch:
    """Keeps what it is told."""

    checkpoints: list[Checkpoint] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    errors: int = 0
    drops: int = 0

    def checkpointed(self, checkpoint: Checkpoint) -> None:
        self.checkpoints.append(checkpoint)

    def failed(self, error: OSError) -> None:
        self.told.append(f"failed {error.errno}")

    def erred(self) -> None:
        self.errors += 1

    def dropped(self) -> None:
        self.drops += 1

    def recovered(self) -> None:
        self.told.append("recovered")

    def lost(self, records: int) -> None:
        self.told.append(f"lost {records}")


@dataclass
class FailingDisk:
    """Writes and syncs as long as there is room; a write that meets its end is a part of one."""

    room: int = 1 << 40
    syncs: bool = True
    during_sync: Callable[[], object] = bool

    @property
    def disk(self) -> Disk:
        return Disk(write=self._write, sync=self._sync)

    def _write(self, descriptor: int, lines: memoryview) -> int:
        if self.room <= 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = os.write(descriptor, lines[: self.room])
        self.room -= written
        return written

    def _sync(self, descriptor: int) -> None:
        self.during_sync()
        if not self.syncs:
            raise OSError(errno.EIO, "Input/output error")


def entry(incident: str = "incident", **others: Any) -> AuditEntry:
    return AuditEntry(
        incident_id=incident,
        phase="request",
        decision=Decision.ALLOW,
        mode=GuardMode.BASELINE,
        tier=1,
        enforced=True,
        **others,
    )


def chain_writer(
    plan: AuditPlan,
    *,
    instance: str = "one",
    clock: Clock | None = None,
    watch: Watch | None = None,
    disk: FailingDisk | None = None,
) -> ChainWriter:
    return ChainWriter(
        plan,
        signer=SIGNER,
        instance=instance,
        digest=lambda text: f"digest of {len(text)}",
        clock=clock or Clock(),
        watch=watch or Watch(),
        disk=(disk or FailingDisk()).disk,
    )


def records(folder: Path, name: str = "one-000001.jsonl") -> list[Mapping[str, Any]]:
    """The records of a file, which has to consist of whole lines."""
    text = (folder / name).read_text("ascii")
    assert text.endswith("\n")
    return [json.loads(line) for line in text.splitlines()]


def follow(found: Sequence[Mapping[str, Any]]) -> bool:
    """Whether these are all the records of a chain, each after the one before."""
    befores = [ROOT.hash, *(record["hash"] for record in found)]
    return all(
        (record["seq"], record["prev"], record["hash"]) == (number, befores[number], record_hash(record))
        for number, record in enumerate(found)
    )


def kinds(folder: Path, name: str = "one-000001.jsonl") -> list[str]:
    return [record.get("why") or record["kind"] for record in records(folder, name)]
