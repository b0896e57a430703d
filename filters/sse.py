"""Server-sent events, split into frames without a byte lost (WHATWG HTML, section 9.2.6)."""

import re
from dataclasses import dataclass, field, replace

from filters.limits import LimitExceeded

_LINE_END = re.compile(rb"\r\n|\n|\r(?=[\s\S])")
"""A CR at the end of what has come is not yet known to be one: an LF may follow."""

_ENDS = re.compile(rb"\r\n|[\r\n]")
_EMPTY = re.compile(rb"(?:\r\n|\n|\r(?=[\s\S]))+")
_FIELDS = frozenset({b"id", b"retry"})
_OTHER_ENDS = re.compile(rb"[\v\f\x1c-\x1e]|\xc2\x85|\xe2\x80[\xa8\xa9]")
"""Characters, in UTF-8, that end a line for readers that split text as Unicode does."""

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Frame:
    """One event with its end, an empty line: `raw` as it came, `event` its name or "", `data` its lines joined by LF.

    A frame of comments only has neither name nor data. A run of empty lines between events is a frame too.
    `is_odd` says that clients read different things in it: a line is neither comment nor field, which some skip and
    others take for data, or holds, beside data, the end of another line.
    """

    raw: bytes = field(repr=False)
    event: str = field(repr=False)
    data: bytes = field(repr=False)
    is_odd: bool = field(default=False, repr=False)


def split_frames(raw: bytes) -> list[Frame]:
    """The frames that these bytes are, of which each was once one of a stream, and not its first."""
    decoder = Decoder(len(raw))
    decoder._begun = True
    return [*decoder.feed(raw), *decoder.close()]


class Decoder:
    """Splits a stream into frames. The same bytes give the same frames, however they are cut into chunks; a run of
    empty lines is as many frames as chunks it comes in.

    The raws of all frames and `rest`, joined, are the input. `longest` bounds a frame and what is kept, in bytes.
    """

    __slots__ = ("_begun", "_buffer", "_line", "_longest", "_seen")

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._buffer = bytearray()
        self._line = 0  # where the last, unfinished line begins
        self._seen = 0  # before this, no line end is undiscovered
        self._begun = False

    @property
    def rest(self) -> bytes:
        """What has come of a frame whose end has not; after `close`, what a torn stream broke off in."""
        return bytes(self._buffer)

    @property
    def is_between(self) -> bool:
        """Whether a frame has come and no part of the next one: what comes now begins one."""
        return self._begun and not self._buffer

    @property
    def size(self) -> int:
        """How many bytes have come of the next frame."""
        return len(self._buffer)

    def feed(self, chunk: bytes) -> list[Frame]:
        """The frames that the chunk completes. Raises `LimitExceeded` for a frame that is too long."""
        self._buffer += chunk
        return self._split()

    def close(self) -> list[Frame]:
        """The last frame, where it ends with a CR. Call it once, at the stream's end."""
        if not self._buffer.endswith(b"\r"):
            return []
        self._buffer += b"\n"  # any byte settles that no LF follows; this one is taken back, and counts for nothing
        self._longest += 1
        frames = self._split()
        if not frames:
            del self._buffer[-1]
        return [replace(frame, raw=frame.raw[:-1]) for frame in frames]

    def _split(self) -> list[Frame]:
        frames: list[Frame] = []
        start, line, seen = 0, self._line, self._seen
        while (end := _LINE_END.search(self._buffer, seen)) is not None:
            if end.start() != line:
                line = seen = end.end()
                continue
            run = _EMPTY.match(self._buffer, line) if line == start else None
            line = seen = (run or end).end()
            raw = bytes(self._buffer[start:line])
            frames.append(self._frame(raw) if run is None else Frame(raw, "", b""))
            self._begun, start = True, line
        del self._buffer[:start]
        self._line = line - start
        self._seen = len(self._buffer) - self._buffer.endswith(b"\r")
        if len(self._buffer) > self._longest:
            raise LimitExceeded("")
        return frames

    def _frame(self, raw: bytes) -> Frame:
        if len(raw) > self._longest:
            raise LimitExceeded("")
        is_odd = not self._begun and raw.startswith(_BYTE_ORDER_MARK)  # which some skip, and others read
        text = raw.removeprefix(_BYTE_ORDER_MARK) if is_odd else raw
        event = b""
        lines: list[bytes] = []
        for line in _ENDS.split(text):
            name, _, value = line.partition(b":")
            if name == b"data":
                lines.append(value.removeprefix(b" "))
                continue
            if name == b"event":
                event = value.removeprefix(b" ")
            elif line and name and name not in _FIELDS:
                is_odd = True
            is_odd |= _OTHER_ENDS.search(line) is not None
        return Frame(raw, event.decode(errors="replace"), b"\n".join(lines), is_odd)
