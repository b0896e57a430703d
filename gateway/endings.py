"""Endings: whether a reply's bytes end where a whole reply ends. Broken ones must not look whole."""

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

import orjson

from adapters.upstream_calls import UpstreamFailed
from filters.refusals import Reason
from filters.usage import UsageMeter

BLANK_LINES: Final = (b"\n\n", b"\n\r\n", b"\r\r", b"\n\r", b"\r\r\n")
"""An SSE event ends with an empty line, and a line with LF, CR LF or CR. No CR LF alone is in this list."""
_END_MARK: Final = re.compile(
    rb'[\r\n](?:data: ?\[DONE\]|(?:event: ?|data: ?\{"(?:event_)?type": ?")'
    rb'(?:message_stop|interaction\.completed|response\.(?:completed|failed|incomplete))["\r\n])|"finishReason" ?: ?"'
)
"""What a dialect's stream has at its end and nowhere before. Within a text, quotes and line ends are escaped."""
_LONGEST_MARK: Final = 64
_LONG_EVENT: Final = b"response."
"""Of this dialect the last event holds the whole response, so that its mark is not among the last bytes."""


class FramedEnd:
    """The last bytes of a body whose framing tells where it ends."""

    __slots__ = ("_marked", "_usage", "tail")

    def __init__(self, usage: UsageMeter | None) -> None:
        self.tail = BLANK_LINES[0]  # a body begins as it goes on after an event
        self._marked = False
        self._usage = usage

    def feed(self, piece: bytes) -> None:
        if self._usage is not None:
            self._usage.feed(piece)
        seen = self.tail + piece
        self._marked = self._marked or (self._may_mark(seen) and _END_MARK.search(seen) is not None)
        self.tail = seen[-_LONGEST_MARK:]

    @property
    def is_last(self) -> bool:
        """Whether what came until now ends with the event that is a stream's last one."""
        return self.tail.endswith(BLANK_LINES) and (self._marked or _END_MARK.search(self.tail) is not None)

    def check(self) -> None:
        """Raises `UpstreamFailed` where the end is none."""

    def _may_mark(self, seen: bytes) -> bool:
        """Whether a mark is looked for now: short events are looked at where the body ends."""
        return _LONG_EVENT in seen and (b".completed" in seen or b".failed" in seen or b".incomplete" in seen)


class UnframedEnd(FramedEnd):
    """The same of events that end with their connection: broken ones end so too, but without an end mark."""

    __slots__ = ()

    def check(self) -> None:
        if not (self._marked and self.tail.endswith(BLANK_LINES)):
            raise UpstreamFailed(Reason.UPSTREAM)

    def _may_mark(self, seen: bytes) -> bool:
        return True


def require_json(body: bytes) -> None:
    """A body whose framing does not tell its end has to tell it itself."""
    try:
        orjson.loads(body)
    except orjson.JSONDecodeError:
        raise UpstreamFailed(Reason.UPSTREAM) from None


Read = Callable[[], Awaitable[bytes]]
"""The next bytes of a reply; `b""` at its end. Raises `UpstreamFailed`."""
Write = Callable[[bytes], Awaitable[None]]


class Guarded(Protocol):
    """What lets a reply go on as its calls are ruled."""

    @property
    def is_whole(self) -> bool: ...

    async def feed(self, piece: bytes) -> None: ...

    async def close(self) -> None: ...

    def abandon(self) -> None: ...


async def pass_on(read: Read, begin: Iterable[bytes], *, write: Write, end: FramedEnd) -> None:
    """Hands on a reply that nobody judges: what was read of it, and the rest. Raises `UpstreamFailed`."""
    for piece in begin:
        await write(piece)
    while piece := await read():
        await write(piece)
        end.feed(piece)
    end.check()


async def hand_through(read: Read, guarded: Guarded, *, end: FramedEnd) -> None:
    """Hands on a reply through what judges it: whole events only, so that an error event fits behind whatever has left.

    Raises `UpstreamFailed`.
    """
    try:
        while piece := await read():
            end.feed(piece)
            await guarded.feed(piece)
        await guarded.close()
        end.check()
        if not guarded.is_whole:
            raise UpstreamFailed(Reason.UPSTREAM)
    finally:
        guarded.abandon()
