"""Endings: finds out whether a reply's bytes end where a whole reply ends. A broken one must not look whole."""

import re
from collections.abc import Awaitable, Callable, Generator, Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

import orjson

from adapters.upstream_calls import UpstreamCause, UpstreamFailed
from filters.sse import Decoder, Frame
from filters.usage import UsageMeter
from gateway.exchanges.media_types import are_events

BLANK_LINES: Final = (b"\n\n", b"\n\r\n", b"\r\r", b"\n\r", b"\r\r\n")
"""How an SSE event can end: with an empty line, where lines end with LF, CR LF or CR. A single CR LF matches none."""
_END_MARK: Final = re.compile(
    rb'[\r\n](?:data: ?\[DONE\]|(?:event: ?|data: ?\{"(?:event_)?type": ?")'
    rb"(?:message_stop|interaction\.completed|response\.(?:completed|failed|incomplete)"
    rb'|image_(?:generation|edit)\.completed|speech\.audio\.done|transcript\.text\.done)["\r\n])|"finishReason" ?: ?"'
)
"""What a dialect's stream has only at its end. A text cannot hold it: quotes and line ends are escaped there."""
_LONGEST_MARK: Final = 64
_LONG_EVENT: Final = b"response."
"""The last event of this dialect holds the whole response, so that its mark is not among the last bytes."""
_LONG_ENDS: Final = (b".completed", b".failed", b".incomplete")

_LONGEST_EVENT: Final = 1 << 22
"""Bytes of the longest event in which the ends of answers are looked for."""
_TELLING: Final = (b'"candidates"', b'"error"', b'"blockReason"')
"""Members of the events that are read to tell which answers have ended."""


class FramedEnd:
    """Follows the last bytes of a body whose framing shows where it ends."""

    __slots__ = ("_marked", "_usage", "tail")

    def __init__(self, usage: UsageMeter | None) -> None:
        self.tail = BLANK_LINES[0]  # an event may begin here, as after another event
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
        """Whether the bytes so far end with the event that is the last of a stream."""
        return self.tail.endswith(BLANK_LINES) and (self._marked or _END_MARK.search(self.tail) is not None)

    def check(self) -> None:
        """Raise `UpstreamFailed` if the body is not whole. Here its framing has ensured that it is."""

    def _may_mark(self, seen: bytes) -> bool:
        """Whether to search for an end mark now. Those of short events are found in the tail when it is needed.

        This uses `find` and not `in`: for bytes, `in` first tries its operand as a number and discards an exception.
        """
        return seen.find(_LONG_EVENT) >= 0 and max(map(seen.find, _LONG_ENDS)) >= 0


class UnframedEnd(FramedEnd):
    """The same for events that end with the connection. So does a broken stream, but without an end mark.

    Gemini marks the end of each of its answers, so the stream has ended only with the last of them. An error ends all
    of them, and so does a prompt that is blocked. After an event that is too long to be read, any end mark counts.
    """

    __slots__ = ("_answers", "_events")

    def __init__(self, usage: UsageMeter | None) -> None:
        super().__init__(usage)
        self._events: Decoder | None = Decoder(_LONGEST_EVENT)
        self._answers: dict[int, bool] = {}
        """Whether each answer has ended, by its number."""

    def feed(self, piece: bytes) -> None:
        super().feed(piece)
        if self._events is None:
            return
        self._note(self._events.feed(piece))
        if self._events.is_over_limit:
            self._events, self._answers = None, {}

    def _note(self, frames: Iterable[Frame]) -> None:
        for frame in frames:
            event = _event(frame.data)
            if frame.event == "error" or _ends_all(event):
                self._marked, self._answers = True, {}
            for number, ends in _answers(event):
                self._answers[number] = ends or self._answers.get(number, False)

    @property
    def is_last(self) -> bool:
        """The same. Nothing may be fed afterwards, as a CR at the end is then taken for the end of a line."""
        if self._events is not None:
            self._note(self._events.close())
        return super().is_last and all(self._answers.values())

    def check(self) -> None:
        if not self.is_last:
            raise UpstreamFailed(UpstreamCause.BROKEN_OFF)

    def _may_mark(self, seen: bytes) -> bool:
        return True


def _event(data: bytes) -> Mapping[str, Any]:
    """Return the object of an event that may be an error or hold answers or a blocked prompt, or else an empty one."""
    if not any(name in data for name in _TELLING):
        return {}
    try:
        tree = orjson.loads(data)
    except orjson.JSONDecodeError:
        return {}
    return tree if isinstance(tree, dict) else {}


def _ends_all(event: Mapping[str, Any]) -> bool:
    """Whether an event is an error, or tells that Gemini blocked the prompt. No answer ends after it."""
    error, feedback = event.get("error"), event.get("promptFeedback")
    is_error = isinstance(error, dict) and bool(error)
    return is_error or (isinstance(feedback, dict) and bool(feedback.get("blockReason")))


def _answers(event: Mapping[str, Any]) -> Iterator[tuple[int, bool]]:
    """Yield the number of each of Gemini's answers in an event, and whether it ends there."""
    nodes = event.get("candidates")
    for place, node in enumerate(nodes if isinstance(nodes, list) else ()):
        if isinstance(node, dict):
            number = node.get("index")
            yield number if isinstance(number, int) else place, bool(node.get("finishReason"))


def has_body(method: str, status: int) -> bool:
    """Whether an answer with this status to this method has a body, even an empty one (RFC 9110 section 6.4.1)."""
    return method != "HEAD" and status >= 200 and status not in (204, 304)


def end_of(content_type: str, *, is_framed: bool, usage: UsageMeter | None) -> FramedEnd:
    """Return what tells whether a reply of this type has come to its end.

    `is_framed` says whether its framing shows where it ends. If not, only the last event of a stream does. For any
    other type that is not JSON nothing does, and the end of the connection counts as its end.
    """
    return (UnframedEnd if are_events(content_type) and not is_framed else FramedEnd)(usage)


def takes_fault(content_type: str, *, length: int | None, tail: bytes = b"") -> bool:
    """Whether an error event may follow what has left of a reply. If not, the reply must be aborted.

    It may follow only between two events, and only if the client was told no length. `tail` is the end of what has
    left; `b""` where nothing but whole events leaves.
    """
    return are_events(content_type) and length is None and (not tail or tail.endswith(BLANK_LINES))


def require_json(body: bytes) -> Generator[None, None, None]:
    """Raise `UpstreamFailed` unless the body is complete JSON. For a body whose framing does not show its end. Pauses.

    Of a long body, which would take too long to read, only the quotes and brackets show whether it is complete.
    """
    if len(body) > _READ_AT_ONCE:
        yield from _require_closed(body)
        return
    try:
        orjson.loads(body)
    except orjson.JSONDecodeError:
        raise UpstreamFailed(UpstreamCause.BROKEN_OFF) from None


_READ_AT_ONCE: Final = 1 << 16
"""Bytes of JSON that are read, or looked at, in one step."""


def _require_closed(body: bytes) -> Generator[None, None, None]:
    """Raise `UpstreamFailed` unless the body begins as JSON does and closes all its strings, arrays and objects."""
    depth, quoted = 0, 0
    torn = b""
    for start in range(0, len(body), _READ_AT_ONCE):
        part = (torn + body[start : start + _READ_AT_ONCE]).replace(b"\\\\", b"").replace(b'\\"', b"")
        torn = b"\\" if part.endswith(b"\\") else b""
        strings = part.split(b'"')
        bare = b"".join(strings[quoted::2])
        quoted ^= (len(strings) - 1) & 1
        depth += bare.count(b"{") + bare.count(b"[") - bare.count(b"}") - bare.count(b"]")
        yield
    if depth or quoted or not body[:_READ_AT_ONCE].lstrip().startswith((b"{", b"[", b'"')):
        raise UpstreamFailed(UpstreamCause.BROKEN_OFF)


Read = Callable[[], Awaitable[bytes]]
"""Returns the next bytes of a reply; `b""` at its end. Raises `UpstreamFailed`."""
Write = Callable[[bytes], Awaitable[None]]


class Guarded(Protocol):
    """Forwards a reply as its calls are ruled on."""

    @property
    def is_whole(self) -> bool: ...

    async def feed(self, piece: bytes) -> None: ...

    async def close(self) -> None: ...

    def abandon(self) -> None: ...


async def relay_plain(read: Read, begin: Iterable[bytes], *, write: Write, end: FramedEnd) -> None:
    """Forward a reply that nobody judges: the pieces already read, and the rest. Raises `UpstreamFailed`."""
    for piece in begin:
        await write(piece)
        end.feed(piece)
    while piece := await read():
        await write(piece)
        end.feed(piece)
    end.check()


async def relay_guarded(read: Read, guarded: Guarded, *, end: FramedEnd) -> None:
    """Forward a reply through `guarded`, which judges it. Raises `UpstreamFailed`.

    Only whole events leave, so that an error event fits behind whatever has left.
    """
    try:
        while piece := await read():
            end.feed(piece)
            await guarded.feed(piece)
        await guarded.close()
        end.check()
        if not guarded.is_whole:
            raise UpstreamFailed(UpstreamCause.BROKEN_OFF)
    finally:
        guarded.abandon()
