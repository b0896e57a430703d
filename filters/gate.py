"""The gate of a stream: lets text through as it comes, tool calls once they are ruled on, and refused calls never."""

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from filters.calls import Ruling
from filters.decision import Decision
from filters.dialects.replies import Judge, TurnReader, Unreadable, require_few
from filters.limits import LimitExceeded
from filters.segments import Found
from filters.sse import Decoder, Frame

_SLICE_BYTES = 65_536
_SLICE_FRAMES = 256
"""Bytes and frames after which one call of `StreamGate.next` stops reading: some milliseconds of work. A single frame
may be longer.
"""


_STRUCTURE: Final = re.compile(rb'[\[\]{}"]')
"""A frame without any of these characters holds no object, not even in a comment: no call, nor a part of one."""


_FRAME_ROOM: Final = 192
"""Approximate bytes of memory of a frame, besides its raw bytes and its data."""


def _room(frame: Frame) -> int:
    return len(frame.raw) + len(frame.data) + _FRAME_ROOM


@dataclass(frozen=True, slots=True)
class Release:
    """Bytes of whole frames that may leave now. Empty `raw` means that reading took a while and has yet to go on."""

    raw: bytes = field(repr=False)


class StreamGate:
    """Holds back the calls of one stream until they are ruled on. Owned by one caller, and does no waiting.

    After each `feed`, and after `close`, call `next` until it returns None. Answer a `Judge` with `rule`; until then
    nothing more comes out, so that nothing overtakes what is held.

    `held_bytes` separately bounds one frame, the frames of calls that are not ruled on yet, and what is fed while
    rulings are due. What follows the calls in the chunk that ended them comes on top.
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
        """Whether all that came has left. False after `close` means that the stream is torn, or ended by a denial."""
        held = self._queue or self._ready or self._decoder.rest or self._reader.held
        return not (held or self._judging or self._failure)

    def passes(self, chunk: bytes) -> bool:
        """Whether the chunk may leave as it is: nothing is held, and nothing in it matters. Do not feed it then."""
        if self._queue or self._ready or self._judging or self._denied or self._failure is not None:
            return False
        return self._decoder.is_between and len(chunk) <= self._held_bytes and self._reader.passes(chunk)

    @property
    def held(self) -> int:
        """The approximate memory, in bytes, of what came and has not left."""
        return self._queued + self._reader.held + self._decoder.size + len(self._ready)

    @property
    def longest(self) -> int:
        """The bytes of the frame that `next` would read first, 0 for none: reading a long frame takes a while."""
        return len(self._queue[0].raw) if self._queue and not self._judging else 0

    def take_brought(self) -> tuple[Found, ...]:
        """Take what hosted tools brought since the last call; see `Replies.brought`."""
        found = tuple(self._reader.brought)
        self._reader.brought.clear()
        return found

    @property
    def references(self) -> tuple[str, ...]:
        """As `Replies.references`, once they have come in the stream."""
        return self._reader.references

    def feed(self, chunk: bytes) -> None:
        """Take what the upstream sent. If it cannot be judged, `next` raises after all that came before it has left."""
        if self._denied or self._failure is not None:
            return
        self._enqueue(self._decoder.feed(chunk))
        if self._decoder.is_over_limit or (self._judging and self._queued > self._held_bytes):
            self._failure = LimitExceeded("")

    def close(self) -> None:
        """Say that the upstream has ended. An unfinished frame never leaves."""
        self._enqueue(self._decoder.close())

    def next(self) -> Release | Judge | None:
        """Return the next thing to do, or None until more is fed.

        Raises `Unreadable` or `LimitExceeded` where the stream cannot be judged, and again on every later call: end the
        stream with the dialect's fault.
        """
        raw = self._advance()
        if raw or (self._queue and not self._judging):
            return Release(raw)
        due, self._due = self._due, None
        if due is None and self._failure is not None:
            raise self._failure
        return due

    def rule(self, rulings: Sequence[Ruling]) -> None:
        """Answer the last `Judge`, with a ruling for each of its calls.

        After a denial nothing more leaves, ever: the caller ends the stream with the dialect's fault.
        """
        if any(ruling.decision is Decision.DENY for ruling in rulings):
            self._denied = True  # `_judging` stays true, so that no frame is read any more
            return
        self._ready = self._reader.rule(rulings)
        self._judging = False

    def _enqueue(self, frames: list[Frame]) -> None:
        self._queue.extend(frames)
        self._queued += sum(map(_room, frames))

    def _advance(self) -> bytes:
        """Read frames up to the next calls; return what may leave before them."""
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
        if frame.data and not _STRUCTURE.search(frame.raw):
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
