"""Scenes: what the calls of one turn are held against, read once: the wishes, and the letters of untrusted texts."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final

from filters.pieces import pieces
from filters.segments import READ, Origin, Segment, Trust
from filters.tool_calls.calls import Trail
from filters.tool_calls.telling import squashed
from filters.tool_calls.wishes import Wishes, wishes_of

_SOURCES: Final = READ | {Origin.ASSISTANT}
"""Text of the assistant that stood on untrusted text can carry an order on."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is wished, and each untrusted text with its letters and digits."""

    wishes: Wishes
    sources: tuple[tuple[Segment, str], ...] = field(default=(), repr=False)


def scene(trail: Trail) -> Generator[None, None, Scene]:
    """What the calls of one turn are held against; yields wherever the caller may pause. Takes time linear in it."""
    wishes = yield from wishes_of(trail)
    sources: list[tuple[Segment, str]] = []
    for segment in filter(is_source, trail.segments):
        parts: list[str] = []
        for _, piece in pieces(segment.text):
            parts.append(squashed(piece))
            yield
        sources.append((segment, "\n".join(parts)))
    return Scene(wishes, tuple(sources))


def is_source(segment: Segment) -> bool:
    """Whether a text may bring in what nobody asked for."""
    return segment.origin in _SOURCES and segment.trust is Trust.UNTRUSTED and not segment.joined
