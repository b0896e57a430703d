"""Likeness: a frame that differs in only one word from a frame already read need not be read.

Most frames of a stream are like that: they show a reader nothing that the frame before did not show.
"""

from typing import Final

_ANYTHING: Final = b"obfuscation"
"""A member of random length with which a provider hides the length of its words. No client reads it."""


_END: Final = b"\n\n"
"""The end of nearly every frame."""


class Likeness:
    """The shape of one frame without its words. Owned by the reader of one stream; it covers no frame at first."""

    __slots__ = ("_parts", "_words")

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        """The frame split at its quotes, with the words emptied. Parts at odd positions are the JSON's strings."""
        self._words: tuple[int, ...] = ()

    def learn(self, raw: bytes, name: bytes, word: str) -> None:
        """Cover, in place of earlier ones, frames that differ from this one only in its member `name`, here `word`.

        The frame must have been read, and must not share its data lines with other JSON. Cover no frame if the word
        cannot be located with certainty. The value of a member `obfuscation` may differ as well.
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
        """Cover no frame any more: what the next frames mean may depend on what has come since."""
        self._parts = []

    def covers(self, raw: bytes) -> bool:
        """Whether these bytes are complete frames that equal the learned one but for the word."""
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
        """Whether a frame that was split into these parts equals the learned one but for the word. Changes `parts`."""
        if len(parts) != len(self._parts):
            return False
        for place in self._words:
            if not _is_plain(parts[place]):
                return False
            parts[place] = b""
        return parts == self._parts


def _values(parts: list[bytes], name: bytes) -> list[int]:
    """Return the positions in `parts` of the string values of members with this name."""
    names = [place for place in range(1, len(parts) - 2, 2) if parts[place] == name]
    return [place + 2 for place in names if parts[place + 1].strip() == b":"]


def _is_plain(word: bytes) -> bool:
    """Whether these bytes are the content of a non-empty JSON string that has no escapes other than `\\n`."""
    try:
        text = word.decode()
    except UnicodeDecodeError:
        return False
    return text.isprintable() and text != "" and "\\" not in text.replace("\\n", "")
