"""Seams: what stands across the border of two texts that an upstream may join before the model reads them."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from filters.segments import Origin, Segment

REACH = 200
"""How far a seam reaches into each of its texts, in characters."""

_JOINED = frozenset(Origin) - {Origin.TOOL_DEFINITION, Origin.TOOL_CALL}
_NAMED = frozenset({Origin.FIELD, Origin.TOOL_RESULT})
_RESULTS = frozenset({"content", "output", "text"})
"""Names under which a tool says something. What else stands in its parts, it could put between two of them."""


def seams(segments: Iterable[Segment]) -> Iterator[Segment]:
    """The texts across borders, each at the path of the text after its first border.

    Texts are neighbours when they follow one another among those of their origin: parts of one message, messages of
    one role; fields, and what stands beside the text of a result, only among those of one name. Whatever else stands
    between parts none of them, or a document or a short answer put there would hide their seam. Short texts are joined
    whole, so that a phrase cut into single letters is seen. Each seam is given as if joined with nothing between, and
    where that runs words together, also with a line break.
    """
    runs: dict[tuple[Origin, str], list[Segment]] = {}
    for segment in segments:
        if segment.origin in _JOINED:
            runs.setdefault((segment.origin, _kin(segment)), []).append(segment)
    for (_, name), run in runs.items():
        if name != "#":  # a list of names that nobody knows
            yield from _across(run)


def _kin(segment: Segment) -> str:
    """What the texts of one origin have in common that an upstream may join."""
    if segment.origin not in _NAMED:
        return ""
    name = _name(segment.path)
    return "" if segment.origin is Origin.TOOL_RESULT and name in _RESULTS else name


def _name(path: str) -> str:
    """The last name in a path, positions in a list left out."""
    before, _, last = path.rpartition("/")
    while last.isdigit():
        before, _, last = before.rpartition("/")
    return last


def _across(run: Iterable[Segment]) -> Iterator[Segment]:
    stretch: list[Segment] = []
    parts: list[str] = []
    for segment in run:
        stretch.append(segment)
        if len(stretch) > 1 and len(segment.text) > 2 * REACH:
            yield from _joined(stretch[1], [*parts, segment.text[:REACH]])
            stretch, parts = [segment], []
        parts.append(segment.text if len(stretch) > 1 else segment.text[-REACH:])
    if len(parts) > 1:
        yield from _joined(stretch[1], parts)


def _joined(at: Segment, parts: list[str]) -> Iterator[Segment]:
    yield Segment(at.origin, at.path, "".join(parts), joined=True)
    if any(not before[-1].isspace() and not after[0].isspace() for before, after in pairwise(parts)):
        yield Segment(at.origin, at.path, "\n".join(parts), joined=True)
