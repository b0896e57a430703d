"""Buffers: bounds how many bytes of requests and replies a worker holds at a time, which is its room for bodies."""

from filters.refusals import Reason, Refused
from gateway.config.settings import LimitSettings


class Buffers:
    """A worker's room; `free` is how many bytes of it are left."""

    __slots__ = ("free",)

    def __init__(self, size: int) -> None:
        self.free = size

    def widen(self, more: int) -> None:
        """Enlarge the room by `more` bytes (a negative number shrinks it). Bytes already held stay, even beyond it."""
        self.free += more


class Holding:
    """What one request holds of the room until it has ended: bytes of its body and of its reply."""

    __slots__ = ("_buffers", "_held", "_kept")

    def __init__(self, buffers: Buffers) -> None:
        self._buffers = buffers
        self._held = 0
        self._kept = 0

    def grow(self, size: int) -> None:
        """Hold `size` bytes of the body in all, never fewer than before. Raises `Refused(OVERLOADED)` without room."""
        more = size - self._held
        if more <= 0:
            return
        if more > self._buffers.free:
            raise Refused(Reason.OVERLOADED)
        self._buffers.free -= more
        self._held = size

    def keep(self, size: int) -> None:
        """Hold `size` bytes of the reply now, in addition to the body. Raises `Refused(OVERLOADED)` without room."""
        more = size - self._kept
        if more > 0 and more > self._buffers.free:
            raise Refused(Reason.OVERLOADED)
        self._buffers.free -= more
        self._kept = size

    def release(self) -> None:
        self._buffers.free += self._held + self._kept
        self._held = self._kept = 0


class Room:
    """What all requests that are under way in a worker take, whichever entry point they came through.

    `limits` are those for requests that come from now on. A stream is under way until it ends.
    """

    __slots__ = ("buffers", "limits", "under_way")

    def __init__(self, limits: LimitSettings) -> None:
        self.limits = limits
        self.under_way = 0
        self.buffers = Buffers(limits.buffered_bytes)

    def renew(self, limits: LimitSettings) -> None:
        """Set the limits for requests that come from now on. Requests under way keep those they began with."""
        self.buffers.widen(limits.buffered_bytes - self.limits.buffered_bytes)
        self.limits = limits
