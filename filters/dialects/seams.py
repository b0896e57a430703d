"""Seams: what stands across the border of two texts that an upstream may join before the model reads them."""

from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise

from filters.segments import Origin, Segment

REACH = 200
"""How far a seam reaches into each of its texts, in characters."""

_TURNS = frozenset({Origin.SYSTEM, Origin.USER, Origin.ASSISTANT, Origin.TOOL_RESULT, Origin.DOCUMENT})


def seams(segments: Iterable[Segment]) -> Iterator[Segment]:
    """The texts across borders, each at the path of the text after its first border.

    Texts are neighbours when they follow one another with the same origin: parts of one message, messages of one
    role. Fields of one name are neighbours wherever they stand (the contents of an unknown role, say), and part no
    others, or a field put between two parts would hide their seam. Short texts are joined whole, so that a phrase cut
    into single letters is seen. Each seam is given as if joined with nothing between, and where that runs words
    together, also with a line break.
    """
    kept = list(segments)
    turns = (segment for segment in kept if segment.origin in _TURNS)
    for _, turn in groupby(turns, key=lambda segment: segment.origin):
        yield from _across(turn)
    fields: dict[str, list[Segment]] = {}
    for segment in kept:
        if segment.origin is Origin.FIELD:
            fields.setdefault(_name(segment.path), []).append(segment)
    for name, run in fields.items():
        if name != "#":  # a list of names that nobody knows
            yield from _across(run)


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
    yield Segment(at.origin, at.path, "".join(parts))
    if any(not before[-1].isspace() and not after[0].isspace() for before, after in pairwise(parts)):
        yield Segment(at.origin, at.path, "\n".join(parts))
