"""Likeness: frames of a stream that differ from one that was read in nothing but a word need not be read.

Most frames of a stream are so. What such a frame says to a reader, the one before it has said.
"""

from typing import Final

_ANYTHING: Final = b"obfuscation"
"""A member with which a provider hides how long its words are. Nobody reads it."""


_END: Final = b"\n\n"
"""Of nearly every frame."""


class Likeness:
    """What one frame looks like, but for its words. Owned by the reader of one stream; it covers nothing at first."""

    __slots__ = ("_parts", "_words")

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        """The frame, cut at its quotes, without the words. A part of odd number is a string of the frame's JSON."""
        self._words: tuple[int, ...] = ()

    def learn(self, raw: bytes, name: bytes, word: str) -> None:
        """Covers frames from now on that differ from this one in the string `word` of its one member of that `name`.

        The frame has been read, its JSON in data of its own. It covers nothing where it cannot tell the word for sure.
        """
        parts = [] if b"\\" in raw else raw.split(b'"')
        words = [place for each in (name, _ANYTHING) for place in _values(parts, each)]
        self.forget()
        if parts[1::2].count(name) != 1 or not words or parts[words[0]] != word.encode():
            return
        if not all(_is_plain(parts[place]) for place in words):
            return
        for place in words:
            parts[place] = b""
        self._parts, self._words = parts, tuple(words)

    def forget(self) -> None:
        """Covers nothing any more: what the next frames say may depend on what has come since."""
        self._parts = []

    def covers(self, raw: bytes) -> bool:
        """Whether these bytes are whole frames like the one that was learned, with some other word in each."""
        if not self._parts:
            return False
        parts = raw.split(b'"')
        if len(parts) == len(self._parts):
            return self._are_like(parts)
        if len(parts) < len(self._parts) or not self._parts[-1].endswith(_END):
            return False
        *frames, rest = raw.split(_END)
        return not rest and all(self._are_like((frame + _END).split(b'"')) for frame in frames)

    def _are_like(self, parts: list[bytes]) -> bool:
        """Whether a frame that was cut into these parts is like the one that was learned."""
        if len(parts) != len(self._parts):
            return False
        for place in self._words:
            if not _is_plain(parts[place]):
                return False
            parts[place] = b""
        return parts == self._parts


def _values(parts: list[bytes], name: bytes) -> list[int]:
    """Where the strings are that follow a name."""
    names = [place for place in range(1, len(parts) - 2, 2) if parts[place] == name]
    return [place + 2 for place in names if parts[place + 1].strip() == b":"]


def _is_plain(word: bytes) -> bool:
    """Whether this is all of a JSON string that is not empty, without escapes but line ends."""
    try:
        text = word.decode()
    except UnicodeDecodeError:
        return False
    return text.isprintable() and text != "" and "\\" not in text.replace("\\n", "")
