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
    rb'(?:\A|[\r\n])(?:data: ?\[DONE\]|(?:event: ?|data: ?\{"type": ?")'
    rb'(?:message_stop|response\.(?:completed|failed|incomplete))["\r\n])|"finishReason" ?: ?"'
)
"""What a dialect's stream has at its end and nowhere before. Within a text, quotes and line ends are escaped."""
_LONGEST_MARK: Final = 64


class FramedEnd:
    """The last bytes of a body whose framing tells where it ends."""

    __slots__ = ("_usage", "tail")

    def __init__(self, usage: UsageMeter | None) -> None:
        self.tail = b""
        self._usage = usage

    def feed(self, piece: bytes) -> None:
        if self._usage is not None:
            self._usage.feed(piece)
        self.tail = (piece if len(piece) >= _LONGEST_MARK else self.tail + piece)[-_LONGEST_MARK:]

    @property
    def is_last(self) -> bool:
        """Whether what came until now ends with the event that is a stream's last one, if that is a short one."""
        return self.tail.endswith(BLANK_LINES) and _END_MARK.search(self.tail) is not None

    def check(self) -> None:
        """Raises `UpstreamFailed` where the end is none."""


class UnframedEnd(FramedEnd):
    """The same of events that end with their connection: broken ones end so too, but without an end mark."""

    __slots__ = ("_marked",)

    def __init__(self, usage: UsageMeter | None) -> None:
        super().__init__(usage)
        self._marked = False

    def feed(self, piece: bytes) -> None:
        self._marked = self._marked or _END_MARK.search(self.tail + piece) is not None
        super().feed(piece)

    def check(self) -> None:
        if not (self._marked and self.tail.endswith(BLANK_LINES)):
            raise UpstreamFailed(Reason.UPSTREAM)


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
