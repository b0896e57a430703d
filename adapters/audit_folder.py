"""The folder of audit files: what is in it, how the files in it ended, and which of them are old enough to go.

A process holds a lock (flock) on the file that it writes, so that the others can tell a living chain from a dead one.
"""

import errno
import fcntl
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Final

import orjson

from filters.audit_records import ROOT, Link, Seen, file_name

MAX_SEEN: Final = 64
"""Earlier chains that a genesis tells of, the youngest."""

MAX_DELETED: Final = 256
"""Files that one pass deletes; the next pass goes on."""

_NAME = re.compile(r"(?P<instance>[0-9a-z](?:[0-9a-z-]{0,62}[0-9a-z])?)-(?P<number>[0-9]{6,9})\.jsonl")
_TAIL_BYTES = 1 << 20
"""More than the longest record."""


@dataclass(frozen=True, slots=True, order=True)
class AuditFile:
    """A file by its name: whose chain it belongs to, and its number there."""

    instance: str
    number: int

    @property
    def name(self) -> str:
        return file_name(self.instance, self.number)


def read_name(name: str) -> AuditFile | None:
    """The file that a name stands for; None for any other name."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    file = AuditFile(match["instance"], int(match["number"]))
    return file if file.name == name else None


def chains(folder: Path) -> dict[str, list[AuditFile]]:
    """The files of each chain, by number."""
    found: dict[str, list[AuditFile]] = {}
    for file in sorted(filter(None, (read_name(path.name) for path in folder.iterdir()))):
        found.setdefault(file.instance, []).append(file)
    return found


def seen(folder: Path) -> tuple[Seen, ...]:
    """How the last file of each chain ends at this moment, the youngest `MAX_SEEN`. Nothing is changed."""
    newest = [files[-1].name for files in chains(folder).values()]
    aged = sorted(newest, key=lambda name: _modified(folder / name), reverse=True)
    return tuple(_ending(folder / name) for name in aged[:MAX_SEEN])


def expired(folder: Path, *, own: AuditFile, before: float) -> tuple[AuditFile, ...]:
    """Files that were last written before a moment (Unix seconds) and can go: the oldest of each chain first, no gaps.

    Never `own`, and of other chains none that a living process writes.
    """
    return tuple(_expired(folder, own, before))[:MAX_DELETED]


def open_new(path: Path) -> int:
    """A descriptor for appending to a new file that only its owner can read, locked. Raises `OSError`.

    The file has its name only once it is locked: nobody can take it for one that a dead process left.
    """
    making = path.with_name(f".{path.name}")
    descriptor = os.open(making, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        making.rename(path)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def sync_folder(folder: Path) -> None:
    """Makes the names in a folder as lasting as the files. Raises `OSError`."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _expired(folder: Path, own: AuditFile, before: float) -> Iterator[AuditFile]:
    for instance, files in chains(folder).items():
        if instance == own.instance:
            candidates = [file for file in files if file.number < own.number]
        else:
            candidates = [] if _is_written(folder / files[-1].name) else files
        yield from takewhile(lambda file: _modified(folder / file.name) < before, candidates)


def _is_written(path: Path) -> bool:
    """Whether a process has the file's lock. A file that cannot be opened may be somebody's."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(descriptor)
    return False


def _modified(path: Path) -> float:
    """When a file was last written; a file that is gone meanwhile is as young as can be."""
    with suppress(OSError):
        return path.stat().st_mtime
    return float("inf")


def _ending(path: Path) -> Seen:
    live = _is_written(path)
    try:
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _TAIL_BYTES))
            tail = file.read(_TAIL_BYTES)
    except OSError:
        return Seen(path.name, ROOT, live=live)
    whole, line_end, torn = tail.rpartition(b"\n")
    last = whole.rpartition(b"\n")[2]
    return Seen(path.name, _link(last) if line_end else ROOT, torn=len(torn), live=live)


def _link(line: bytes) -> Link:
    """A record's place as it says itself; `ROOT` for a line that is no record."""
    try:
        record = orjson.loads(line)
        seq, digest = record["seq"], record["hash"]
    except (ValueError, TypeError, KeyError):
        return ROOT
    return Link(seq, digest) if isinstance(seq, int) and isinstance(digest, str) else ROOT
