"""State in one SQLite file, shared by the processes of one machine.

One dedicated thread uses the file. It does all the steps that are waiting in one transaction, so that under load many
steps need the lock that all processes share only once. If one of them fails by itself, each gets a transaction of its
own.
"""

import asyncio
import errno
import fcntl
import os
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

from adapters.state.base import Key, Page, StateTrouble, StoredValue, Trouble
from adapters.state.cells import Cell, CellStore, Step, computed, entry

MOST_WAITING = 1_024
"""Steps that may wait for the file. Beyond it a step fails at once as `Trouble.BUSY`."""
MOST_TOGETHER = 64
"""Steps in one transaction, at most."""
SLACK = 16
"""A log of at most n records is trimmed after every n / SLACK appended ones, so it may exceed n by that much."""
SWEEP_EVERY = 256
"""Steps of this process in writing transactions between two deletions of what has expired."""

_BESIDE: Final = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps beside the database while it is in use."""
_TURN: Final = "-turn"
"""Suffix of the file whose lock gives processes their turn to write."""
_BEGINNING: Final = b"SQLite format 3\0"
"""The first bytes of every SQLite database that is not empty."""
_SWEPT: Final = 1_000
"""Rows of each table that one sweep deletes, at most."""
_OPENING_PAUSE_SECONDS: Final = 0.005

_SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS cells (key TEXT PRIMARY KEY, value BLOB NOT NULL, until REAL NOT NULL) WITHOUT ROWID",
    "CREATE INDEX IF NOT EXISTS cells_until ON cells (until)",
    "CREATE TABLE IF NOT EXISTS records "
    "(log TEXT NOT NULL, name TEXT NOT NULL, value BLOB NOT NULL, until REAL NOT NULL)",
    "CREATE UNIQUE INDEX IF NOT EXISTS records_name ON records (log, name)",
    "CREATE INDEX IF NOT EXISTS records_until ON records (until)",
)
_LOOK: Final = "SELECT value, until FROM cells WHERE key = ?"
_KEEP: Final = "INSERT OR REPLACE INTO cells VALUES (?, ?, ?)"
_FORGET: Final = "DELETE FROM cells WHERE key = ?"
_RECORD: Final = "INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?)"
_TRIM: Final = (
    "DELETE FROM records WHERE log = ?1 AND name <= "
    "(SELECT name FROM records WHERE log = ?1 ORDER BY name DESC LIMIT 1 OFFSET ?2)"
)
_ERASE: Final = "DELETE FROM records WHERE log = ? AND name = ? AND until > ?"
"""Expired records are left to the sweep: they do not count as erased."""
_PAGE: Final = (
    "SELECT name, value, until FROM records WHERE log = ?1 AND (?2 = '' OR name < ?2) ORDER BY name DESC LIMIT ?3"
)
_SWEEPS: Final = (
    "DELETE FROM cells WHERE key IN (SELECT key FROM cells WHERE until <= ? LIMIT ?)",
    "DELETE FROM records WHERE rowid IN (SELECT rowid FROM records WHERE until <= ? LIMIT ?)",
)

_TROUBLES: Final[Mapping[int, Trouble]] = {
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREACHABLE,
    sqlite3.SQLITE_IOERR: Trouble.UNREACHABLE,
    sqlite3.SQLITE_NOTADB: Trouble.UNREACHABLE,
    sqlite3.SQLITE_CORRUPT: Trouble.UNREACHABLE,
    sqlite3.SQLITE_READONLY: Trouble.UNREACHABLE,
}
"""What SQLite's primary result codes mean. Any other error is `Trouble.REFUSED`."""

_Result = TypeVar("_Result")
_Work = Callable[[sqlite3.Connection, float], _Result]


def files_of(path: Path) -> tuple[Path, ...]:
    """Return the paths of all the files that a store at this path uses."""
    return tuple(Path(f"{path}{end}") for end in ("", *_BESIDE, _TURN))


def file_problem(path: Path) -> str:
    """Return why the file at this path cannot be a store, or "" if it can, does not exist or cannot be read.

    Never call it in a process that has the store open: closing the file would release the process's locks on it.
    """
    try:
        if not path.is_file():
            return "is no file" if path.exists() else ""
        with path.open("rb") as file:
            beginning = file.read(len(_BEGINNING))
    except OSError:
        return ""
    return "" if beginning in (b"", _BEGINNING) else "is no SQLite database"


@dataclass(frozen=True, slots=True, eq=False)
class _Job(Generic[_Result]):
    """One step for the thread to do, and the future on which its caller waits."""

    work: _Work[_Result]
    writes: bool
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[_Result]" = field(repr=False)

    def tell(self, result: _Result) -> None:
        self._later(self.answer.set_result, result)

    def fail(self, trouble: Trouble) -> None:
        self._later(self.answer.set_exception, StateTrouble(trouble))

    def _later(self, settle: Callable[[Any], None], value: object) -> None:
        def unless_given_up() -> None:
            if not self.answer.done():
                settle(value)

        with suppress(RuntimeError):  # the loop is closed, so the caller is gone too
            self.loop.call_soon_threadsafe(unless_given_up)


class SqliteStore(CellStore):
    """A `StateStore` in a database file in WAL mode, which must not be on a network file system.

    Nothing is opened before the first step, so that a store may be made before a fork. A file that is damaged, or was
    moved away, is opened anew at the next step. `busy_seconds` is how long a transaction waits for other programs;
    `clock` returns Unix seconds. A power cut may lose the last moments; the end of a process loses nothing.

    Processes take turns to write, by a lock on a file beside the database. SQLite's own way to wait is to retry at
    growing intervals, which under load would leave some process without a turn for good.
    """

    def __init__(self, path: Path, *, busy_seconds: float, clock: Callable[[], float] = time.time) -> None:
        self._path = path
        self._files = tuple(Path(f"{path}{end}") for end in ("", *_BESIDE))
        self._busy_seconds = busy_seconds
        self._clock = clock
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._turn = -1
        self._opened: tuple[tuple[int, int], ...] = ()
        self._writes = 0

    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        def work(connection: sqlite3.Connection, now: float) -> tuple[StoredValue | None, ...]:
            return tuple(entry(_look(connection, key), now) for key in keys)

        return await self._do(work, writes=False)

    async def _apply(self, keys: Sequence[Key], step: Step[_Result]) -> _Result:
        def work(connection: sqlite3.Connection, now: float) -> _Result:
            before = [_look(connection, key) for key in keys]
            live = tuple(cell if cell and cell.until > now else None for cell in before)
            cells, result = computed(step, live, now)
            for key, cell in zip(keys, cells, strict=True):
                _keep(connection, key, cell)
            return result

        return await self._do(work, writes=True)

    async def append(self, log: Key, name: str, value: bytes, *, seconds: float, most: int) -> None:
        def work(connection: sqlite3.Connection, now: float) -> None:
            connection.execute(_RECORD, (log, name, value, now + seconds))
            # Trimming walks over all the records that stay, so it is not done for each appended record.
            since = 1 + (int(counted.value) if (counted := _look(connection, log)) else 0)
            if since > most // SLACK:
                connection.execute(_TRIM, (log, most))
                since = 0
            _keep(connection, log, Cell(b"%d" % since, now + seconds))

        await self._do(work, writes=True)

    async def erase(self, log: Key, names: Sequence[str]) -> int:
        def work(connection: sqlite3.Connection, now: float) -> int:
            return sum(connection.execute(_ERASE, (log, name, now)).rowcount for name in names)

        return await self._do(work, writes=True)

    async def page(self, log: Key, *, before: str, most: int) -> Page:
        def work(connection: sqlite3.Connection, now: float) -> Page:
            rows = connection.execute(_PAGE, (log, before, most + 1)).fetchall()
            records = tuple((name, value) for name, value, until in rows[:most] if until > now)
            return Page(records, rows[most - 1][0] if len(rows) > most else "")

        return await self._do(work, writes=False)

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is None:
            return
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(None)
        self._jobs.put(_Job(_nothing, writes=False, loop=ended.get_loop(), answer=ended))
        await ended

    async def _do(self, work: _Work[_Result], *, writes: bool) -> _Result:
        if self._jobs.qsize() >= MOST_WAITING:
            raise StateTrouble(Trouble.BUSY)
        if self._thread is None:
            self._thread = self._started()
        loop = asyncio.get_running_loop()
        job: _Job[_Result] = _Job(work, writes, loop, loop.create_future())
        self._jobs.put(job)
        return await job.answer

    def _started(self) -> threading.Thread:
        thread = threading.Thread(target=self._main, name="state", daemon=True)
        try:
            thread.start()
        except RuntimeError:  # the system has no room for another thread now
            raise StateTrouble(Trouble.BUSY) from None
        return thread

    def _main(self) -> None:
        with ExitStack() as opened:
            connection: sqlite3.Connection | None = None
            alone: deque[_Job[Any]] = deque()
            while batch := [alone.popleft()] if alone else self._next():
                if all(job.answer.done() for job in batch):  # the callers gave up meanwhile
                    continue
                try:
                    connection = connection or self._open(opened)
                    results = self._transact(connection, batch)
                except Exception as error:  # noqa: BLE001 - whatever fails in a step must not end the thread of all
                    if not _is_of_use(connection, error):
                        opened.close()
                        connection = None
                    trouble = _trouble(error)
                    if len(batch) > 1 and _may_be_of_one_step(error):
                        alone.extend(batch)
                        continue
                    for job in batch:
                        job.fail(trouble)
                else:
                    for job, result in zip(batch, results, strict=True):
                        job.tell(result)
        if last := self._jobs.get():
            last.tell(None)

    def _next(self) -> list[_Job[Any]]:
        """Wait for jobs and return them, oldest first; an empty list once the store is closed."""
        batch: list[_Job[Any]] = []
        while job := self._jobs.get():
            if not job.answer.done():  # otherwise the caller gave up, and the step is not done
                batch.append(job)
            if len(batch) == MOST_TOGETHER or (batch and self._jobs.empty()):
                return batch
        if batch:
            self._jobs.put(None)
        return batch

    def _open(self, opened: ExitStack) -> sqlite3.Connection:
        """Open the database. Whatever must be closed later is put on the stack, even if opening fails."""
        self._turn = os.open(f"{self._path}{_TURN}", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        opened.callback(os.close, self._turn)
        with self._writing():
            self._make()
            connection = sqlite3.connect(self._path, timeout=self._busy_seconds, isolation_level=None)
            opened.callback(connection.close)
            self._turn_to_wal(connection)
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("BEGIN IMMEDIATE")
            for statement in _SCHEMA:
                connection.execute(statement)
            connection.execute("COMMIT")
            self._opened = self._places()
        return connection

    def _make(self) -> None:
        """Create the database file if there is none, and delete leftovers of an earlier file beside it."""
        _, wal, index = self._files
        # O_EXCL: closing a descriptor of an existing file would release this process's locks on it
        # (sqlite.org/howtocorrupt.html).
        with suppress(FileExistsError):
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
            wal.unlink(missing_ok=True)
        if not wal.exists():
            index.unlink(missing_ok=True)

    def _places(self) -> tuple[tuple[int, int], ...]:
        """Return device and inode of the files, by which they differ from others that are put in their place."""
        stats = [file.stat() for file in self._files]
        return tuple((one.st_dev, one.st_ino) for one in stats)

    def _is_in_place(self) -> bool:
        with suppress(FileNotFoundError):
            return self._places() == self._opened
        return False

    def _check(self, connection: sqlite3.Connection) -> None:
        """Raise `OSError` if a file was taken away: using it further would damage the files that others use."""
        try:
            places = self._places()
        except FileNotFoundError:  # nobody has made a new file yet: save what only this connection can still read
            connection.execute("PRAGMA wal_checkpoint(FULL)")
            raise
        if places != self._opened:
            raise FileNotFoundError(errno.ENOENT, "the file was taken away")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Hold this process's turn to write. Waits without limit: each caller has its own deadline."""
        fcntl.flock(self._turn, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._turn, fcntl.LOCK_UN)

    def _turn_to_wal(self, connection: sqlite3.Connection) -> None:
        """Set WAL mode. Retries while another program uses the file, as SQLite itself does not wait for this lock."""
        end = time.monotonic() + self._busy_seconds
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if _trouble(error) is not Trouble.BUSY or time.monotonic() >= end:
                    raise
                time.sleep(_OPENING_PAUSE_SECONDS)
            else:
                return

    def _transact(self, connection: sqlite3.Connection, batch: Sequence[_Job[Any]]) -> list[Any]:
        if not any(job.writes for job in batch) and self._is_in_place():
            return self._run(connection, batch, kind="DEFERRED")
        with self._writing():
            self._check(connection)  # while holding the turn, so that no other process opens the file meanwhile
            self._sweep_at_times(connection, len(batch))
            return self._run(connection, batch, kind="IMMEDIATE")

    def _run(
        self, connection: sqlite3.Connection, batch: Sequence[_Job[Any]], *, kind: Literal["DEFERRED", "IMMEDIATE"]
    ) -> list[Any]:
        connection.execute(f"BEGIN {kind}")
        now = self._clock()  # read inside the transaction, so that no process overwrites a newer time with an older
        results = [job.work(connection, now) for job in batch]
        connection.execute("COMMIT")
        return results

    def _sweep_at_times(self, connection: sqlite3.Connection, steps: int) -> None:
        self._writes += steps
        if self._writes >= SWEEP_EVERY:
            self._writes = 0
            for statement in _SWEEPS:
                connection.execute(statement, (self._clock(), _SWEPT))


def _look(connection: sqlite3.Connection, key: Key) -> Cell | None:
    row = connection.execute(_LOOK, (key,)).fetchone()
    return Cell(*row) if row else None


def _keep(connection: sqlite3.Connection, key: Key, cell: Cell | None) -> None:
    if cell is None:
        connection.execute(_FORGET, (key,))
    else:
        connection.execute(_KEEP, (key, cell.value, cell.until))


def _nothing(_connection: sqlite3.Connection, _now: float) -> None:
    return None


def _is_of_use(connection: sqlite3.Connection | None, error: Exception) -> bool:
    """Whether a connection can be used further after an error. Rolls back what its transaction had done."""
    if connection is None:
        return False
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error:
        return False
    return _trouble(error) is not Trouble.UNREACHABLE


def _may_be_of_one_step(error: Exception) -> bool:
    """Whether an error may be the fault of one step's own data. If the store itself refuses, as on a full disk, not."""
    return _trouble(error) is Trouble.REFUSED and not isinstance(error, sqlite3.OperationalError)


def _trouble(error: Exception) -> Trouble:
    if isinstance(error, StateTrouble):
        return error.trouble
    if isinstance(error, OSError):
        return Trouble.UNREACHABLE
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return _TROUBLES.get(code & 0xFF, Trouble.REFUSED)
