"""Server-sent events, split into frames without a byte lost (WHATWG HTML, section 9.2.6)."""

import re
from dataclasses import dataclass, field

from filters.limits import LimitExceeded

_LINE_END = re.compile(rb"\r\n|\n|\r(?=[\s\S])")
"""A CR at the end of what has come is not yet known to be one: an LF may follow."""

_ENDS = re.compile(rb"\r\n|[\r\n]")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Frame:
    """One event with its end, an empty line: `raw` as it came, `event` its name or "", `data` its lines joined by LF.

    A frame of comments only has neither name nor data.
    """

    raw: bytes = field(repr=False)
    event: str = field(repr=False)
    data: bytes = field(repr=False)


class Decoder:
    """Splits a stream into frames. The same bytes give the same frames, however they are cut into chunks.

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

    def feed(self, chunk: bytes) -> list[Frame]:
        """The frames that the chunk completes. Raises `LimitExceeded` for a frame that is too long."""
        self._buffer += chunk
        return self._split()

    def close(self) -> list[Frame]:
        """The last frame, where it ends with a CR. Call it once, at the stream's end."""
        if not self._buffer.endswith(b"\r"):
            return []
        self._buffer += b"\n"  # any byte settles that no LF follows; this one is taken back
        frames = self._split()
        if not frames:
            del self._buffer[-1]
        return [Frame(frame.raw[:-1], frame.event, frame.data) for frame in frames]

    def _split(self) -> list[Frame]:
        frames: list[Frame] = []
        start, line = 0, self._line
        for end in _LINE_END.finditer(self._buffer, self._seen):
            if end.start() == line:
                frames.append(self._frame(bytes(self._buffer[start : end.end()])))
                start = end.end()
            line = end.end()
        del self._buffer[:start]
        self._line = line - start
        self._seen = len(self._buffer) - self._buffer.endswith(b"\r")
        if len(self._buffer) > self._longest:
            raise LimitExceeded("")
        return frames

    def _frame(self, raw: bytes) -> Frame:
        if len(raw) > self._longest:
            raise LimitExceeded("")
        text = raw if self._begun else raw.removeprefix(_BYTE_ORDER_MARK)
        self._begun = True
        event = b""
        lines: list[bytes] = []
        for line in _ENDS.split(text):
            name, _, value = line.partition(b":")
            if name == b"data":
                lines.append(value.removeprefix(b" "))
            elif name == b"event":
                event = value.removeprefix(b" ")
        return Frame(raw, event.decode(errors="replace"), b"\n".join(lines))
