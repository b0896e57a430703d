"""The audit log: takes a decision without waiting, and has it on the disk a moment later.

Whoever records puts the records into the chain too, many at a time; one thread writes them, and everything that comes
within `commit_seconds` shares one write and one fsync. Must be opened after a fork, by the process that uses it.
"""

import asyncio
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from time import time_ns
from typing import Final, NamedTuple, Self

from adapters.audit_chain import DISK, AuditPlan, AuditWatch, ChainWriter, Disk, Signer
from filters.audit_records import AuditEntry, Digest

RETRY_SECONDS: Final = 0.5
"""Between two attempts while the disk fails."""

BATCH: Final = 32
"""Decisions that are put into the chain together: code that runs over and over costs a third of what it costs once."""

IDLE_SECONDS: Final = 600.0
"""How often it is looked after where nothing is recorded: a file ends with its day, and old ones go."""

LARGE_CHARS: Final = 65_536
"""Texts longer than that are digested in the log's thread; to hand shorter ones over would cost more than it spares."""

_RESERVE: Final = 8
"""One part in so many of the backlog is kept for what requests that were let in before have yet to tell."""


class AuditUnavailable(Exception):
    """No chain can be begun. The message says why."""


class _Waiting(NamedTuple):
    nanoseconds: int
    chars: int
    entry: AuditEntry


class AuditLog:
    """One chain of one process. `record` and `has_room` are for one thread, the event loop's."""

    def __init__(self, writer: ChainWriter, plan: AuditPlan, *, watch: AuditWatch, clock: Callable[[], int]) -> None:
        self._writer = writer
        self._plan = plan
        self._most, self._most_bytes = plan.backlog_records, plan.backlog_bytes
        self._most_new = plan.backlog_records - plan.backlog_records // _RESERVE
        self._is_counting = plan.on_backlog == "count"
        self._watch = watch
        self._clock = clock
        self._waiting: deque[_Waiting] = deque()
        # What is under way is a difference of two counters. Only the first are written without the writer's turn.
        self._taken = self._taken_chars = self._dropped = 0
        self._sealed_chars = 0
        self._is_failing = False
        self._is_closed = False
        self._woken = threading.Event()
        self._stopping = threading.Event()
        self._ended: Future[None] = Future()
        self._ended.set_running_or_notify_cancel()  # whoever stops waiting for it does not end it
        self._thread = threading.Thread(target=self._run, name="audit", daemon=True)

    @classmethod
    def open(
        cls,
        plan: AuditPlan,
        signer: Signer,
        *,
        instance: str,
        digest: Digest,
        watch: AuditWatch,
        clock: Callable[[], int] = time_ns,
        disk: Disk = DISK,
    ) -> Self:
        """Begins a chain: its genesis is on the disk when this returns. Raises `AuditUnavailable`.

        `instance` is of this process alone, and of this start of it: lower-case letters, digits and hyphens.
        """
        writer = ChainWriter(plan, signer=signer, instance=instance, digest=digest, clock=clock, watch=watch, disk=disk)
        try:
            writer.start()
        except OSError as error:
            writer.close()
            raise AuditUnavailable(f"audit.path: cannot be written: {error.strerror}") from error
        log = cls(writer, plan, watch=watch, clock=clock)
        log._thread.start()
        return log

    @property
    def has_room(self) -> bool:
        """Whether something new may be decided. False, under the policy refuse, while decisions cannot be kept."""
        return self._takes_up_to(self._most_new)

    @property
    def has_reserve(self) -> bool:
        """The same of what belongs to something that was let in before."""
        return self._takes_up_to(self._most)

    @property
    def backlog(self) -> int:
        """Decisions that are not on the disk yet."""
        return self._taken - self._writer.kept

    @property
    def dropped(self) -> int:
        """Decisions that were not taken since the start, because the backlog was full. The next checkpoint tells."""
        return self._dropped

    def record(self, entry: AuditEntry) -> bool:
        """Takes a decision; it is on the disk some `commit_seconds` later. Never waits, and never raises.

        False where the backlog is full, under either policy: the decision is counted and not kept.
        """
        if self._is_closed or self._is_beyond(self._most):
            self._dropped += 1
            self._watch.dropped()
            return False
        chars = entry.chars
        self._waiting.append(_Waiting(self._clock(), chars, entry))
        self._taken += 1
        self._taken_chars += chars
        if len(self._waiting) >= BATCH and self._writer.turn.acquire(blocking=False):
            try:
                self._writer.add(self._first(BATCH, chars=LARGE_CHARS))
            finally:
                self._writer.turn.release()
        if not self._woken.is_set():
            self._woken.set()
        return True

    async def close(self) -> None:
        """Writes everything that was taken, signs the end of the chain, and ends the thread.

        Where the disk fails, it is tried once more, and what it does not take is told as lost.
        """
        self._is_closed = True
        self._stopping.set()
        self._woken.set()
        await asyncio.wrap_future(self._ended)

    def _takes_up_to(self, most: int) -> bool:
        if self._is_counting:
            return True
        return not (self._is_failing or self._is_closed or self._is_beyond(most))

    def _is_beyond(self, most: int) -> bool:
        if self._taken - self._writer.kept >= most:
            return True
        return self._taken_chars - self._sealed_chars + self._writer.waiting_bytes >= self._most_bytes

    def _first(self, most: int, *, chars: int) -> Iterator[tuple[int, AuditEntry]]:
        """What waits, so many at most and up to the first whose texts are longer than that."""
        while most and self._waiting and self._waiting[0].chars <= chars:
            nanoseconds, size, entry = self._waiting[0]
            yield nanoseconds, entry
            self._waiting.popleft()
            self._sealed_chars += size
            most -= 1

    def _run(self) -> None:
        try:
            while not self._stopping.is_set():
                self._woken.wait(RETRY_SECONDS if self._is_failing else self._patience())
                self._stopping.wait(RETRY_SECONDS if self._is_failing else self._plan.commit_seconds)
                self._woken.clear()
                self._try(self._write)
            self._try(self._finish)
            if self.backlog:
                self._watch.lost(self.backlog)
        finally:
            self._is_closed = True  # whatever ended the thread: nothing can be kept any more
            self._writer.close()
            self._ended.set_result(None)

    def _patience(self) -> float:
        """How long there is nothing to do unless something is recorded."""
        due = self._writer.seconds_until_due()
        return IDLE_SECONDS if due is None else due

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            self._watch.erred()
            if not self._is_failing:
                self._is_failing = True
                self._watch.failed(error)
        else:
            if self._is_failing:
                self._is_failing = False
                self._watch.recovered()

    def _write(self) -> None:
        if self._is_failing:
            self._writer.commit()  # before anything more is signed
        with self._writer.turn:
            self._writer.rotate_if_due()
            self._writer.add(self._first(len(self._waiting), chars=sys.maxsize))
            self._writer.tell_dropped(self._dropped)
            self._writer.checkpoint_if_due()
        self._writer.commit()

    def _finish(self) -> None:
        self._write()
        self._writer.stop()
