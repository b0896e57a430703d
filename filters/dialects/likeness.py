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

    __slots__ = ("_begin", "_between", "_end")

    def __init__(self) -> None:
        self._begin = b""
        """The frame up to its first word, which a quote precedes; empty while no frame is covered."""
        self._between: list[bytes] = []
        """What stands between its words, quotes included."""
        self._end = b""
        """The frame from the quote after its last word on."""

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
        starts = [0, *(place + 1 for place in sorted(words))]
        ends = [*sorted(words), len(parts)]
        fixed = [b'"'.join(parts[start:end]) for start, end in zip(starts, ends, strict=True)]
        self._begin, self._end = fixed[0] + b'"', b'"' + fixed[-1]
        self._between = [b'"%b"' % part for part in fixed[1:-1]]

    def forget(self) -> None:
        """Cover no frame any more: what the next frames mean may depend on what has come since."""
        self._begin = b""

    def covers(self, raw: bytes) -> bool:
        """Whether these bytes are complete frames that equal the learned one but for the word."""
        if not self._begin:
            return False
        if self._is_like(raw):
            return True
        if not self._end.endswith(_END):
            return False
        *frames, rest = raw.split(_END)
        return not rest and len(frames) > 1 and all(self._is_like(frame + _END) for frame in frames)

    def _is_like(self, frame: bytes) -> bool:
        """Whether a frame equals the learned one but for the word."""
        if not (frame.startswith(self._begin) and frame.endswith(self._end)):
            return False
        rest = frame[len(self._begin) : -len(self._end)]
        for between in self._between:
            word, found, rest = rest.partition(between)
            if not found or not _is_plain(word):
                return False
        return _is_plain(rest)


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
    if not text.isprintable() or '"' in text:
        return False
    return text != "" and ("\\" not in text or "\\" not in text.replace("\\n", ""))
