"""Usage: how many tokens a provider says that a reply took, read from its bytes as they pass."""

import re
from typing import Final

_COUNTS: Final = re.compile(
    rb'"(total_tokens|totalTokenCount|input_tokens|prompt_tokens|output_tokens|completion_tokens)"\s{0,4}:\s{0,4}'
    rb"([0-9]{1,12})(?=[^0-9])"
)
_LONGEST: Final = 64
"""Bytes of a name with its number."""
_TOTALS: Final = (b"total_tokens", b"totalTokenCount")
_READ: Final = (b"input_tokens", b"prompt_tokens")
_WRITTEN: Final = (b"output_tokens", b"completion_tokens")


class UsageMeter:
    """Reads the counts in a reply, however it is cut. Owned by one request.

    Streams tell some of them early and others late, and tell running counts: of each, the greatest is kept.
    """

    __slots__ = ("_counts", "_rest")

    def __init__(self) -> None:
        self._counts: dict[bytes, int] = {}
        self._rest = b""

    def feed(self, piece: bytes) -> None:
        data = self._rest + piece
        for name, count in _COUNTS.findall(data):
            self._counts[name] = max(self._counts.get(name, 0), int(count))
        self._rest = data[-_LONGEST:]

    @property
    def tokens(self) -> int:
        """All tokens of the reply and its request; 0 where nothing was told."""
        return self._most(_TOTALS) or self._most(_READ) + self._most(_WRITTEN)

    def _most(self, names: tuple[bytes, ...]) -> int:
        return max(self._counts.get(name, 0) for name in names)
