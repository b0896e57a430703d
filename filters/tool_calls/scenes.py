"""Scenes: what the calls of one turn are compared with, read once: the wishes, and the untrusted texts."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final

from filters.calls import Trail
from filters.segments import READ, Origin, Segment, Trust
from filters.text.canonical import clean_in_steps, fold_in_steps
from filters.text.pieces import pieces
from filters.tool_calls.passages import lowered
from filters.tool_calls.telling import squashed
from filters.tool_calls.wishes import Wishes, wishes_of

_SOURCES: Final = READ | {Origin.ASSISTANT}
"""Origins that can bring in an order. An assistant's text may pass one on that it took from untrusted text."""


@dataclass(frozen=True, slots=True)
class Source:
    """An untrusted text: its letters and digits as `squashed` returns them, and itself as `lowered` returns it."""

    segment: Segment
    letters: str = field(default="", repr=False)
    lower: str = field(default="", repr=False)
    _canonical: list[str] = field(default_factory=list, repr=False, compare=False)

    def canonical(self) -> Generator[None, None, str]:
        """Return the text as the rules see it. Yields wherever the caller may pause. It is made once."""
        if not self._canonical:
            parts: list[str] = []
            for _, piece in pieces(self.segment.text):
                cleaned = yield from clean_in_steps(piece)
                yield
                parts.append((yield from fold_in_steps(cleaned)))
                yield
            self._canonical.append("\n".join(parts))
        return self._canonical[0]


@dataclass(frozen=True, slots=True)
class Scene:
    """What principals wish, and the untrusted texts."""

    wishes: Wishes
    sources: tuple[Source, ...] = field(default=(), repr=False)


def scene(trail: Trail) -> Generator[None, None, Scene]:
    """Return what the calls of one turn are compared with. Yields wherever the caller may pause. Takes linear time."""
    wishes = yield from wishes_of(trail)
    sources: list[Source] = []
    for segment in filter(is_source, trail.segments):
        parts: list[str] = []
        for _, piece in pieces(segment.text):
            parts.append(squashed(piece))
            yield
        sources.append(Source(segment, "\n".join(parts), lowered(segment.text)))
    return Scene(wishes, tuple(sources))


def is_source(segment: Segment) -> bool:
    """Whether a text may bring in something that nobody asked for."""
    return segment.origin in _SOURCES and segment.trust is Trust.UNTRUSTED and not segment.joined
