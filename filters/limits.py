"""Limits: what every loop over foreign input takes as an argument, and the error when a limit is reached."""

from dataclasses import dataclass
from enum import StrEnum


class Limit(StrEnum):
    """A limit on a request's inspection. The value is the name of its setting in `[limits]`."""

    SEGMENTS = "segments"
    DEPTH = "decode_depth"
    VIEWS = "views"
    CHARS = "decoded_chars"
    TIME = "judge_seconds"


class LimitExceeded(Exception):
    """A text needed more work than its limits allow: it is not judged, and never counts as clean.

    `path` is the JSON Pointer (RFC 6901) of the segment, or "" for the whole body. `limit` is the limit that was
    reached, or None where it is none of a request's inspection.
    """

    def __init__(self, path: str, limit: Limit | None = None) -> None:
        super().__init__(path)
        self.path = path
        self.limit = limit


class OutOfTime(LimitExceeded):
    """Judging took longer than it may. The caller throws it into a stepped computation, which then ends with what it
    has found so far.
    """

    def __init__(self) -> None:
        super().__init__("", Limit.TIME)


@dataclass(frozen=True, slots=True)
class TextLimits:
    """The most that judging one request may cost (GATEWAY.md sections 4 and 11)."""

    depth: int = 3
    """Layers of decoding below a segment's own text."""
    views: int = 2_000
    """Decoded views of all segments together. The segments' own texts are not counted."""
    decoded_chars: int = 8_000_000
    """Characters of all decoded views together."""
    segments: int = 50_000
    """Texts that one body may hold."""
