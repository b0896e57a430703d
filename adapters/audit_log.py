"""The audit log: it accepts a decision without waiting, and has it on the disk a moment later.

The event loop's thread adds records to the chain, many at a time. The log's own thread writes them: all that arrive
within `commit_seconds` share one write and one sync. A log must be opened after a fork, by the process that uses it.
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
"""Seconds between two attempts to write while the disk fails."""

BATCH: Final = 32
"""Decisions that are added to the chain together. In a batch each costs a third of what it would cost alone."""

IDLE_SECONDS: Final = 600.0
"""Seconds after which the thread wakes if nothing is recorded, to end the file with its day and delete old ones."""

LARGE_CHARS: Final = 65_536
"""Texts with more characters are digested in the log's thread. To hand shorter ones over costs more than it saves."""

_RESERVE: Final = 8
"""One part in this many of the backlog is reserved for further decisions on requests that were already admitted."""


class AuditUnavailable(Exception):
    """A chain cannot be begun. The message says why."""


class _WaitingEntry(NamedTuple):
    nanoseconds: int
    chars: int
    entry: AuditEntry


class AuditLog:
    """One chain of one process. Use `record` and the properties in one thread only, the event loop's."""

    def __init__(
        self,
        writer: ChainWriter,
        plan: AuditPlan,
        *,
        watch: AuditWatch,
        clock: Callable[[], int],
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._idle_seconds = idle_seconds
        self._writer = writer
        self._plan = plan
        self._most, self._most_bytes = plan.backlog_records, plan.backlog_bytes
        self._most_new = plan.backlog_records - plan.backlog_records // _RESERVE
        self._is_counting = plan.on_backlog == "count"
        self._watch = watch
        self._clock = clock
        self._waiting: deque[_WaitingEntry] = deque()
        # An amount under way is the difference of two counters. These, the first of each pair, are written without the
        # writer's `turn`.
        self._taken = self._taken_chars = self._dropped = 0
        self._sealed_chars = 0
        self._is_failing = False
        self._is_closed = False
        self._woken = threading.Event()
        self._stopping = threading.Event()
        self._ended: Future[None] = Future()
        self._ended.set_running_or_notify_cancel()  # so that it cannot be cancelled
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
        idle_seconds: float = IDLE_SECONDS,
    ) -> Self:
        """Begin a chain. Its genesis record is on the disk when this returns. Raises `AuditUnavailable`.

        `instance` must be unique to this start of this process: lower-case letters, digits and hyphens.
        """
        writer = ChainWriter(plan, signer=signer, instance=instance, digest=digest, clock=clock, watch=watch, disk=disk)
        try:
            writer.start()
        except OSError as error:
            writer.close()
            raise AuditUnavailable(f"audit.path: cannot be written: {error.strerror}") from error
        log = cls(writer, plan, watch=watch, clock=clock, idle_seconds=idle_seconds)
        log._thread.start()
        return log

    @property
    def has_room(self) -> bool:
        """Whether a new request may be decided. False while decisions cannot be kept, if `on_backlog` is "refuse"."""
        return self._takes_up_to(self._most_new)

    @property
    def has_reserve(self) -> bool:
        """As `has_room`, for a further decision on a request that was already admitted."""
        return self._takes_up_to(self._most)

    @property
    def backlog(self) -> int:
        """How many decisions are not on the disk yet."""
        return self._taken - self._writer.kept

    @property
    def dropped(self) -> int:
        """How many decisions were dropped since the start. The next checkpoint records the number."""
        return self._dropped

    def admit(self, entry: AuditEntry) -> bool:
        """Accept the decision about a new request, as `record` does, and return True; but do nothing and return False
        where the log has no room.
        """
        if self._is_counting:
            self.record(entry)
            return True
        if not self.has_room:
            return False
        self._take(entry)
        return True

    def record(self, entry: AuditEntry) -> bool:
        """Accept a decision, which is on the disk about `commit_seconds` later. Never waits and never raises.

        Returns False if the backlog is full or the log closed, whatever `on_backlog` is: the decision is dropped, and
        only counted.
        """
        if self._is_closed or self._is_beyond(self._most):
            self._dropped += 1
            self._watch.dropped()
            return False
        self._take(entry)
        return True

    def _take(self, entry: AuditEntry) -> None:
        chars = entry.chars
        self._waiting.append(_WaitingEntry(self._clock(), chars, entry))
        self._taken += 1
        self._taken_chars += chars
        if len(self._waiting) >= BATCH and self._writer.turn.acquire(blocking=False):
            try:
                self._writer.add(self._first(BATCH, chars=LARGE_CHARS))
            finally:
                self._writer.turn.release()
        if not self._woken.is_set():
            self._woken.set()

    async def close(self) -> None:
        """Write everything that was accepted, sign the end of the chain, and end the thread.

        There is one attempt: if the disk fails, what it did not take is reported as lost.
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
        """Take up to `most` waiting decisions, oldest first, and stop before one with more characters than `chars`."""
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
            self._is_closed = True  # without the thread nothing can be kept any more
            self._writer.close()
            self._ended.set_result(None)

    def _patience(self) -> float:
        """Return for how many seconds there is nothing to do unless something is recorded."""
        due = self._writer.seconds_until_due()
        return self._idle_seconds if due is None else due

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
            self._writer.commit()  # retry what failed before anything more is signed
        with self._writer.turn:
            self._writer.rotate_if_due()
            self._writer.add(self._first(len(self._waiting), chars=sys.maxsize))
            self._writer.tell_dropped(self._dropped)
            self._writer.checkpoint_if_due()
        self._writer.commit()

    def _finish(self) -> None:
        self._write()
        self._writer.stop()
