"""The folder of audit files: which files it holds, how each chain ends, and which files are old enough to delete.

A process locks (flock) the file that it writes, so that others can tell whether a chain is still being written.
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
"""How many earlier chains a genesis record lists: those that were written last."""

MAX_DELETED: Final = 256
"""Files that one pass deletes at most. The next pass deletes more."""

_NAME = re.compile(r"(?P<instance>[0-9a-z](?:[0-9a-z-]{0,62}[0-9a-z])?)-(?P<number>[0-9]{6,9})\.jsonl")
_TAIL_BYTES = 1 << 20
"""Bytes read from the end of a file to find its last record: more than the longest record has."""


@dataclass(frozen=True, slots=True, order=True)
class AuditFile:
    """An audit file, as its name identifies it: the instance whose chain it belongs to, and its number in the chain."""

    instance: str
    number: int

    @property
    def name(self) -> str:
        return file_name(self.instance, self.number)


def read_name(name: str) -> AuditFile | None:
    """Return the file that a name identifies, or None if it is not the name of an audit file."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    file = AuditFile(match["instance"], int(match["number"]))
    return file if file.name == name else None


def chains(folder: Path) -> dict[str, list[AuditFile]]:
    """Return the files of each chain, by instance, in the order of their numbers."""
    found: dict[str, list[AuditFile]] = {}
    for file in sorted(filter(None, (read_name(path.name) for path in folder.iterdir()))):
        found.setdefault(file.instance, []).append(file)
    return found


def seen(folder: Path) -> tuple[Seen, ...]:
    """Return how the last file of each chain ends now, for the `MAX_SEEN` chains that were written last. Reads only."""
    newest = [files[-1].name for files in chains(folder).values()]
    aged = sorted(newest, key=lambda name: _modified(folder / name), reverse=True)
    return tuple(_ending(folder / name) for name in aged[:MAX_SEEN])


def expired(folder: Path, *, own: AuditFile, before: float) -> tuple[AuditFile, ...]:
    """Return the files to delete: of each chain the oldest, without gaps, last written before `before` (Unix seconds).

    Never `own`, nor any file of another chain that a process is still writing. At most `MAX_DELETED`.
    """
    return tuple(_expired(folder, own, before))[:MAX_DELETED]


def open_new(path: Path) -> int:
    """Create a file that only its owner can read, lock it, and return a descriptor to append to it. Raises `OSError`.

    The file gets its name only once it is locked, so that nobody can take it for one that a dead process left. Nothing
    of it stays where that fails, unless another process holds the lock, whose file it then is.
    """
    making = path.with_name(f".{path.name}")
    descriptor = os.open(making, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        making.rename(path)
    except OSError as error:
        if not isinstance(error, BlockingIOError):
            with suppress(OSError):
                making.unlink()
        os.close(descriptor)
        raise
    return descriptor


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that the names of new files survive a crash as their contents do. Raises `OSError`."""
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
    """Whether a process holds the file's lock. A file that cannot be opened is assumed to be locked."""
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
    """Return when a file was last written, in Unix seconds, or infinity if it is gone."""
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
    """Return the number and hash that a record states, or `ROOT` if the line is not a record."""
    try:
        record = orjson.loads(line)
        seq, digest = record["seq"], record["hash"]
    except (ValueError, TypeError, KeyError):
        return ROOT
    return Link(seq, digest) if isinstance(seq, int) and isinstance(digest, str) else ROOT
