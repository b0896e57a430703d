"""The audit log: takes a decision without waiting, and has it on the disk a moment later.

One thread writes; everything that comes within `commit_seconds` shares one write and one fsync. Must be opened after a
fork, by the process that uses it.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from time import time_ns
from typing import Final, Self

from adapters.audit_chain import DISK, AuditPlan, AuditWatch, ChainWriter, Disk, Signer, Taken
from filters.audit_records import AuditEntry, Digest, decision_json

RETRY_SECONDS: Final = 0.5
"""Between two attempts while the disk fails."""

MAX_BATCH: Final = 1_000
"""Decisions of one commit."""

LARGE_CHARS: Final = 65_536
"""Texts longer than that are digested in the log's thread; to hand shorter ones over would cost more than it spares."""

_RESERVE: Final = 8
"""One part in so many of the backlog is kept for what requests that were let in before have yet to tell."""


class AuditUnavailable(Exception):
    """No chain can be begun. The message says why."""


class AuditLog:
    """One chain of one process. `record` and `has_room` are for one thread, the event loop's."""

    def __init__(
        self, writer: ChainWriter, plan: AuditPlan, *, digest: Digest, watch: AuditWatch, clock: Callable[[], int]
    ) -> None:
        self._writer = writer
        self._plan = plan
        self._digest = digest
        self._watch = watch
        self._clock = clock
        self._waiting: deque[tuple[int, Taken]] = deque()
        # Each of these counters is written by one thread alone: what is under way is a difference of two.
        self._taken = self._taken_bytes = self._dropped = 0
        self._kept = self._kept_bytes = 0
        self._in_hand = self._in_hand_bytes = 0
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
        log = cls(writer, plan, digest=digest, watch=watch, clock=clock)
        log._thread.start()
        return log

    @property
    def has_room(self) -> bool:
        """Whether something new may be decided. False, under the policy refuse, while decisions cannot be kept."""
        if self._plan.on_backlog == "count":
            return True
        return not (self._is_failing or self._is_closed or self._is_beyond(self._plan.backlog_records // _RESERVE))

    @property
    def backlog(self) -> int:
        """Decisions that are not on the disk yet."""
        return self._taken - self._kept

    @property
    def dropped(self) -> int:
        """Decisions that were not taken since the start, because the backlog was full. The next checkpoint tells."""
        return self._dropped

    def record(self, entry: AuditEntry) -> bool:
        """Takes a decision; it is on the disk some `commit_seconds` later. Never waits, and never raises.

        False where the backlog is full, under either policy: the decision is counted and not kept.
        """
        if self._is_closed or self._is_beyond(0):
            self._dropped += 1
            return False
        is_large = entry.chars > LARGE_CHARS
        taken = entry if is_large else decision_json(entry, digest=self._digest)
        self._waiting.append((self._clock(), taken))
        self._taken += 1
        self._taken_bytes += _size(taken)
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

    def _is_beyond(self, reserve: int) -> bool:
        is_long = self._taken - self._kept >= self._plan.backlog_records - reserve
        return is_long or self._taken_bytes - self._kept_bytes >= self._plan.backlog_bytes

    def _run(self) -> None:
        try:
            while not self._stopping.is_set():
                self._woken.wait(RETRY_SECONDS if self._is_failing else self._writer.seconds_until_due())
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

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            if not self._is_failing:
                self._is_failing = True
                self._watch.failed(error)
        else:
            if self._is_failing:
                self._is_failing = False
                self._watch.recovered()

    def _write(self) -> None:
        self._commit()  # what failed before
        left = len(self._waiting)  # what comes meanwhile waits for the next time: it would get a commit of its own
        while left:
            self._writer.rotate_if_due()
            batch = [self._waiting.popleft() for _ in range(min(left, MAX_BATCH))]
            left -= len(batch)
            self._in_hand = len(batch)
            self._in_hand_bytes = sum(_size(taken) for _, taken in batch)
            self._writer.add(batch)
            self._commit()
        self._writer.tell_dropped(self._dropped)
        self._writer.checkpoint_if_due()
        self._commit()

    def _finish(self) -> None:
        self._write()
        self._writer.stop()

    def _commit(self) -> None:
        self._writer.commit()
        self._kept += self._in_hand
        self._kept_bytes += self._in_hand_bytes
        self._in_hand = self._in_hand_bytes = 0


def _size(taken: Taken) -> int:
    return len(taken) if isinstance(taken, bytes) else taken.chars
