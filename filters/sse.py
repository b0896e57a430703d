"""Server-sent events: splits a stream into frames without losing a byte (WHATWG HTML, section 9.2.6)."""

import re
from dataclasses import dataclass, field, replace

from filters.limits import LimitExceeded

_LINE_END = re.compile(rb"\r\n|\n|\r(?=[\s\S])")
"""The end of a line. A CR that is the last byte so far is not counted yet, because an LF may follow it."""

_LINE_FEED = re.compile(rb"\n")
_ENDS = re.compile(rb"\r\n|\n|\r")
_EMPTY = re.compile(rb"(?:\r\n|\n|\r(?=[\s\S]))+")
_FIELDS = frozenset({b"id", b"retry"})
_OTHER_ENDS = re.compile(rb"\v|\f|\x1c|\x1d|\x1e|\xc2\x85|\xe2\x80[\xa8\xa9]")
"""Characters, in UTF-8, that end a line for readers that split lines as Unicode does.

Each alternative begins with one byte and no set, as the search is three times as fast then.
"""

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Frame:
    """One event with the empty line that ends it.

    `raw` is the frame as it came, `event` its name or "", and `data` its data lines joined by LF. A frame of comments
    has neither name nor data. A run of empty lines between events is a frame too. `is_odd` says that clients may read
    it in different ways: a line is neither comment nor field, so that some skip it and others take it for data, or a
    line other than data holds what ends a line for some, or the stream begins with a byte order mark.
    """

    raw: bytes = field(repr=False)
    event: str = field(repr=False)
    data: bytes = field(repr=False)
    is_odd: bool = field(default=False, repr=False)


def split_frames(raw: bytes) -> list[Frame]:
    """Return the frames in these bytes, which are whole frames from a stream, but not its first."""
    decoder = Decoder(len(raw))
    decoder._begun = True
    return [*decoder.feed(raw), *decoder.close()]


class Decoder:
    """Splits a stream into frames.

    The same bytes give the same frames, however they are cut into chunks, except that a run of empty lines gives one
    frame for each chunk that it comes in. The `raw` of all frames and `rest`, joined, are the input. `longest` is the
    most bytes of a frame. After one that is longer nothing is read: see `is_over_limit`.
    """

    __slots__ = ("_begun", "_buffer", "_line", "_longest", "_seen", "is_over_limit")

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._buffer = bytearray()
        self._line = 0  # where the last, unfinished line begins
        self._seen = 0  # up to here, all line ends have been found
        self._begun = False
        self.is_over_limit = False
        """Whether a frame that is too long follows those returned. It stays in `rest`."""

    @property
    def rest(self) -> bytes:
        """The bytes of a frame whose end has not come yet; after `close`, the unfinished frame of a torn stream."""
        return bytes(self._buffer)

    @property
    def is_between(self) -> bool:
        """Whether a frame has come and no part of the next one, so that what comes now begins a frame."""
        return self._begun and not self._buffer

    @property
    def size(self) -> int:
        """The number of bytes that have come of the next frame."""
        return len(self._buffer)

    def feed(self, chunk: bytes) -> list[Frame]:
        """Return the frames that the chunk completes, up to one that is too long.

        Look at `is_over_limit` afterwards: once it is true, every further `feed` raises `LimitExceeded`.
        """
        if self.is_over_limit:
            raise LimitExceeded("")
        self._buffer += chunk
        return self._split()

    def close(self) -> list[Frame]:
        """Return the last frame if it ends with a CR. Call this once, at the stream's end."""
        if self.is_over_limit or not self._buffer.endswith(b"\r"):
            return []
        self._buffer += b"\n"  # shows that the CR ends a line; it is removed again, and does not count as length
        self._longest += 1
        frames = self._split()
        if not frames:
            del self._buffer[-1]
        return [replace(frame, raw=frame.raw[:-1]) for frame in frames]

    def _split(self) -> list[Frame]:
        frames: list[Frame] = []
        start, line, seen = 0, self._line, self._seen
        line_end = _LINE_FEED if self._buffer.find(b"\r", seen) < 0 else _LINE_END  # the former is far faster
        while (end := line_end.search(self._buffer, seen)) is not None:
            if end.start() != line:
                line = seen = end.end()
                continue
            run = _EMPTY.match(self._buffer, line) if line == start else None
            line = seen = (run or end).end()
            if run is None and line - start > self._longest:
                break
            raw = bytes(self._buffer[start:line])
            frames.append(self._frame(raw) if run is None else Frame(raw, "", b""))
            self._begun, start = True, line
        del self._buffer[:start]
        self._line = line - start
        self._seen = len(self._buffer) - self._buffer.endswith(b"\r")
        self.is_over_limit = len(self._buffer) > self._longest
        return frames

    def _frame(self, raw: bytes) -> Frame:
        is_odd = not self._begun and raw.startswith(_BYTE_ORDER_MARK)  # some clients skip it, and others read it
        text = raw.removeprefix(_BYTE_ORDER_MARK) if is_odd else raw
        event = b""
        lines: list[bytes] = []
        for line in text.split(b"\n") if text.find(b"\r") < 0 else _ENDS.split(text):
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
