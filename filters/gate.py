"""The gate of a stream: texts go through as they come, tool calls once they are ruled on, refused ones never."""

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from filters.decision import Decision
from filters.dialects.replies import Judge, TurnReader, Unreadable, require_few
from filters.limits import LimitExceeded
from filters.segments import Found
from filters.sse import Decoder, Frame
from filters.tool_calls.calls import Ruling

_SLICE_BYTES = 65_536
_SLICE_FRAMES = 256
"""About what is read at one go: some milliseconds' worth. One long frame may be more."""


_STRUCTURE: Final = re.compile(rb'[\[\]{}"]')
"""Without any of these, data is a word or a number and no object: no reader finds a call in it, nor a part of one."""


_FRAME_ROOM: Final = 192
"""What a frame takes beside its bytes, which it has twice: as they came, and as data."""


def _room(frame: Frame) -> int:
    return len(frame.raw) + len(frame.data) + _FRAME_ROOM


@dataclass(frozen=True, slots=True)
class Release:
    """Bytes that may leave now, whole frames. None at all say that reading took a while, and is not done."""

    raw: bytes = field(repr=False)


class StreamGate:
    """Holds the calls of one stream back. Owned by one caller, and does no waiting.

    After each `feed`, and after `close`, ask `next` until it returns None. A `Judge` has to be answered by `rule`;
    until then nothing more comes out, so that nothing overtakes what is held.

    `held_bytes` bounds one frame, what the frames of calls not yet ruled on take, and what is fed while rulings are
    due: each of the three by itself. What the chunk that ended the calls brought behind them comes on top.
    """

    __slots__ = (
        "_decoder",
        "_denied",
        "_due",
        "_failure",
        "_held_bytes",
        "_judging",
        "_proposed",
        "_queue",
        "_queued",
        "_reader",
        "_ready",
    )

    def __init__(self, reader: TurnReader, *, held_bytes: int) -> None:
        self._reader = reader
        self._held_bytes = held_bytes
        self._decoder = Decoder(held_bytes)
        self._queue: deque[Frame] = deque()
        self._queued = 0
        self._ready = b""
        self._due: Judge | None = None
        self._judging = False
        self._denied = False
        self._proposed = 0
        self._failure: Unreadable | LimitExceeded | None = None

    @property
    def is_whole(self) -> bool:
        """Whether all that came has left: after `close`, False says that the stream is torn, or ended by a denial."""
        held = self._queue or self._ready or self._decoder.rest or self._reader.held
        return not (held or self._judging or self._failure)

    def passes(self, chunk: bytes) -> bool:
        """Whether the chunk may leave as it is, with nothing before it and nothing to be done: do not feed it then."""
        if self._queue or self._ready or self._judging or self._denied or self._failure is not None:
            return False
        return self._decoder.is_between and len(chunk) <= self._held_bytes and self._reader.passes(chunk)

    @property
    def held(self) -> int:
        """About how many bytes of memory is taken by what came and has not left."""
        return self._queued + self._reader.held + self._decoder.size + len(self._ready)

    @property
    def longest(self) -> int:
        """How many bytes the next frame has of which `next` reads something: a long one takes its time."""
        return len(self._queue[0].raw) if self._queue and not self._judging else 0

    def take_brought(self) -> tuple[Found, ...]:
        """As `Replies.brought`, of what was read since it was last asked for."""
        found = tuple(self._reader.brought)
        self._reader.brought.clear()
        return found

    @property
    def references(self) -> tuple[str, ...]:
        """As `Replies.references`, as soon as the stream has told."""
        return self._reader.references

    def feed(self, chunk: bytes) -> None:
        """Takes what the upstream sent. What is wrong with it, `next` raises after all that came before it."""
        if self._denied or self._failure is not None:
            return
        try:
            self._enqueue(self._decoder.feed(chunk))
            if self._judging and self._queued > self._held_bytes:
                raise LimitExceeded("")
        except LimitExceeded as failure:
            self._failure = failure

    def close(self) -> None:
        """Says that the upstream has ended. What it broke off in never leaves."""
        self._enqueue(self._decoder.close())

    def next(self) -> Release | Judge | None:
        """The next thing to do, None for nothing until more is fed.

        Raises `Unreadable` or `LimitExceeded` where the stream cannot be judged, now and ever after: end it with the
        dialect's fault.
        """
        raw = self._advance()
        if raw or (self._queue and not self._judging):
            return Release(raw)
        if self._failure is not None:
            raise self._failure
        due, self._due = self._due, None
        return due

    def rule(self, rulings: Sequence[Ruling]) -> None:
        """Answers the last `Judge`, with a ruling for each of its calls.

        After a denial nothing more leaves, ever: the caller ends the stream with the dialect's fault.
        """
        if any(ruling.decision is Decision.DENY for ruling in rulings):
            self._denied = True  # and still judging: no frame is read any more
            return
        self._ready = self._reader.rule(rulings)
        self._judging = False

    def _enqueue(self, frames: list[Frame]) -> None:
        self._queue.extend(frames)
        self._queued += sum(map(_room, frames))

    def _advance(self) -> bytes:
        """Reads frames up to the next calls; returns what may leave before those."""
        passed = [self._ready]
        self._ready = b""
        try:
            size = 0
            while self._queue and not self._judging and size < _SLICE_BYTES and len(passed) <= _SLICE_FRAMES:
                frame = self._queue.popleft()
                size += len(frame.raw)
                passed.append(self._read(frame))
        except (Unreadable, LimitExceeded) as failure:
            self._failure = failure
            self._queue.clear()
        return b"".join(passed)

    def _read(self, frame: Frame) -> bytes:
        self._queued -= _room(frame)
        if frame.is_odd:
            raise Unreadable("A line of the stream is no field.")
        if frame.data and not _STRUCTURE.search(frame.data):
            return frame.raw
        step = self._reader.read(frame)
        if self._reader.held > self._held_bytes:
            raise LimitExceeded("")
        if isinstance(step, bytes):
            return step
        self._proposed += len(step.calls)
        require_few(self._proposed)
        self._due, self._judging = step, True
        return b""
