"""The room for bodies: how many bytes of requests and replies a worker holds at a time."""

from filters.refusals import Reason, Refused


class Buffers:
    """How many bytes are left of a worker's room."""

    __slots__ = ("free",)

    def __init__(self, size: int) -> None:
        self.free = size

    def widen(self, more: int) -> None:
        """Makes room for so many bytes more, or fewer. What is held stays, even where that is more than the room."""
        self.free += more


class Holding:
    """What one request holds of the room, from its first byte until it has ended."""

    __slots__ = ("_buffers", "_held", "_kept")

    def __init__(self, buffers: Buffers) -> None:
        self._buffers = buffers
        self._held = 0
        self._kept = 0

    def grow(self, size: int) -> None:
        """Holds so many bytes in all; no fewer than before. `Refused(OVERLOADED)` where there is no room for them."""
        more = size - self._held
        if more <= 0:
            return
        if more > self._buffers.free:
            raise Refused(Reason.OVERLOADED)
        self._buffers.free -= more
        self._held = size

    def keep(self, size: int) -> None:
        """Keeps so many bytes of the reply now, beside the request. `Refused(OVERLOADED)` where there is no room."""
        more = size - self._kept
        if more > self._buffers.free:
            raise Refused(Reason.OVERLOADED)
        self._buffers.free -= more
        self._kept = size

    def release(self) -> None:
        self._buffers.free += self._held + self._kept
        self._held = self._kept = 0
