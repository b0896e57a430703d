"""Usage: reads the number of tokens that a provider reports for a reply from its bytes as they pass."""

import re
from typing import Final

_COUNTS: Final = re.compile(
    rb'"(total_tokens|totalTokenCount|input_tokens|prompt_tokens|output_tokens|completion_tokens)"\s{0,4}:\s{0,4}'
    rb"([0-9]{1,7})(?=[^0-9])"
)
_LONGEST: Final = 64
"""The most bytes of a name with its number."""
_TOTAL, _READ, _WRITTEN = range(3)
_COUNTED: Final = {
    b"total_tokens": _TOTAL,
    b"totalTokenCount": _TOTAL,
    b"input_tokens": _READ,
    b"prompt_tokens": _READ,
    b"output_tokens": _WRITTEN,
    b"completion_tokens": _WRITTEN,
}


class UsageMeter:
    """Reads the counts in a reply, however it is cut into chunks. Owned by one request.

    Streams report some counts early and others late, and repeat running counts: the last of each is kept. A total is
    dropped when a count of its parts follows it. Providers report counts after the content, so text of the model that
    looks like a count is overwritten.
    """

    __slots__ = ("_counts", "_rest")

    def __init__(self) -> None:
        self._counts = [0, 0, 0]
        self._rest = b""

    def feed(self, piece: bytes) -> None:
        data = self._rest + piece
        for name, count in _COUNTS.findall(data):
            counted = _COUNTED[name]
            if counted != _TOTAL:
                self._counts[_TOTAL] = 0
            self._counts[counted] = int(count)
        self._rest = data[-_LONGEST:]

    @property
    def tokens(self) -> int:
        """All tokens of the reply and its request; 0 where none were reported."""
        return self._counts[_TOTAL] or self._counts[_READ] + self._counts[_WRITTEN]
