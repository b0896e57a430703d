"""Usage: how many tokens a reply and its request took, from what the provider reports, else from an estimate."""

import re
from collections.abc import Generator
from secrets import randbelow
from typing import Final

_COUNTS: Final = re.compile(
    rb'"(total_tokens|totalTokenCount|input_tokens|prompt_tokens|output_tokens|completion_tokens)"\s{0,4}:\s{0,4}'
    rb"([0-9]{1,7})(?=[^0-9])"
)
_LONGEST: Final = 64
"""The most bytes of a name with its number."""
_SLICE_BYTES: Final = 65_536
"""As much as is read in a fifth of a millisecond; in a few milliseconds if it holds nothing but counts."""
_TOTAL, _READ, _WRITTEN = range(3)
_COUNTED: Final = {
    b"total_tokens": _TOTAL,
    b"totalTokenCount": _TOTAL,
    b"input_tokens": _READ,
    b"prompt_tokens": _READ,
    b"output_tokens": _WRITTEN,
    b"completion_tokens": _WRITTEN,
}


_EVENT: Final = b"data:"
_EVENT_BYTES: Final = 512
"""Bytes of an event that carry no text: names, ids and padding. Chunks with one token have 200 to 400 bytes."""
_BYTES_A_TOKEN: Final = 4
_IN_WORDS: Final = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+/=_"
_ASCII: Final = bytes(range(128))
_BYTES_A_LETTER: Final = 3
"""Bytes of a letter that is not ASCII, in UTF-8: two to four, and three in most scripts without spaces."""

_SAMPLES: Final = 64
"""Samples of a large request, one in each of as many parts of it, from which its tokens are estimated."""
_SAMPLE_BYTES: Final = 4_096


def estimated_tokens(request: bytes) -> int:
    """Return about how many tokens a request body has: one for each sign between words, and each non-ASCII letter.

    Base64 has no such signs, so images count for nothing. Of a large body only samples are counted, at places that
    nobody can know beforehand.
    """
    size, most = len(request), _SAMPLES * _SAMPLE_BYTES
    if size <= most:
        return _counted(request)
    part = size // _SAMPLES
    starts = (number * part + randbelow(part - _SAMPLE_BYTES + 1) for number in range(_SAMPLES))
    return _counted(b"".join([request[start : start + _SAMPLE_BYTES] for start in starts])) * size // most


def _counted(request: bytes) -> int:
    signs = request.translate(None, _IN_WORDS)
    letters = len(signs.translate(None, _ASCII))
    return len(signs) - letters + letters // _BYTES_A_LETTER


class UsageMeter:
    """Reads the counts in a reply, however it is cut into chunks. Owned by one request.

    Streams report some counts early and others late, and repeat running counts: the last of each is kept. A total is
    dropped when a count of its parts follows it. Providers report counts after the content, so text of the model that
    looks like a count is overwritten.
    """

    __slots__ = ("_bytes", "_counts", "_events", "_rest")

    def __init__(self) -> None:
        self._counts = [0, 0, 0]
        self._rest = b""
        self._bytes = self._events = 0

    def feed(self, piece: bytes) -> None:
        data = self._rest + piece
        for name, count in _COUNTS.findall(data):
            counted = _COUNTED[name]
            if counted != _TOTAL:
                self._counts[_TOTAL] = 0
            self._counts[counted] = int(count)
        self._rest = data[-_LONGEST:]
        self._bytes += len(piece)
        self._events += piece.count(_EVENT)

    def feed_whole(self, reply: bytes) -> Generator[None, None, None]:
        """Feed a reply of any length in slices, with a pause after each. To close it feeds the rest without a pause."""
        for start in range(0, len(reply), _SLICE_BYTES):
            self.feed(reply[start : start + _SLICE_BYTES])
            try:
                yield
            except GeneratorExit:
                self.feed(reply[start + _SLICE_BYTES :])
                return

    @property
    def reported(self) -> int:
        """All tokens of the reply and its request; 0 where none were reported."""
        return self._counts[_TOTAL] or self._counts[_READ] + self._counts[_WRITTEN]

    def tokens(self, request: bytes, *, whole: bool) -> int:
        """Return what was reported, and an estimate of what was not: a stream may have no counts, or be left early.

        `request` is the body that was forwarded. `whole` is true if the reply came to its end: counts of its text are
        then the final ones.
        """
        reported = self.reported
        if whole and reported:
            return reported
        total, read, written = self._counts
        return max(total, (read or estimated_tokens(request)) + max(written, self._written()))

    def _written(self) -> int:
        beyond = self._bytes - self._events * _EVENT_BYTES
        return self._events + max(0, beyond) // _BYTES_A_TOKEN
