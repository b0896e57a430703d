"""Seams: what stands across the border of two texts that an upstream may join before the model reads them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TypeAlias

from filters.pieces import OVERLAP, PIECE
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
    whole, so that a phrase cut into single letters is seen; very many of them in stretches that overlap. Each seam is
    given as if joined with nothing between, and where that runs words together, also with a line break.
    """
    runs = defaultdict[tuple[Origin, str], list[Segment]](list)
    for segment in segments:
        if segment.origin in _JOINED:
            runs[segment.origin, _kin(segment) if segment.origin in _NAMED else ""].append(segment)
    for (_, name), run in runs.items():
        if len(run) > 1 and name != "#":  # a list of names that nobody knows
            yield from _across(run)


def _kin(segment: Segment) -> str:
    """What texts of one of the origins `_NAMED` have in common that an upstream may join."""
    name = _name(segment.path)
    return "" if segment.origin is Origin.TOOL_RESULT and name in _RESULTS else name


def _name(path: str) -> str:
    """The last name in a path, positions in a list left out."""
    before, _, last = path.rpartition("/")
    while last.isdigit():
        before, _, last = before.rpartition("/")
    return last


_Part: TypeAlias = tuple[str, Segment]
"""A text that takes part in a seam, and the segment that it is, or is a part of."""


def _across(run: Iterable[Segment]) -> Iterator[Segment]:
    stretch: list[_Part] = []
    size = 0
    for segment in run:
        text = segment.text
        if stretch and len(text) > 2 * REACH:
            yield from _joined([*stretch, (text[:REACH], segment)])
            stretch, size = [], 0
        elif size > PIECE:
            yield from _joined(stretch)
            stretch = _last(stretch)
            size = sum([len(part) + 1 for part, _ in stretch])
        stretch.append((text if stretch else text[-REACH:], segment))
        size += len(stretch[-1][0]) + 1
    if len(stretch) > 1:
        yield from _joined(stretch)


def _last(parts: list[_Part]) -> list[_Part]:
    """The last parts, as many as it takes to see any phrase that ends after them."""
    first, chars = len(parts), 0
    while chars < OVERLAP:
        first -= 1
        chars += len(parts[first][0])
    return parts[first:]


def _joined(parts: list[_Part]) -> Iterator[Segment]:
    texts, at = [text for text, _ in parts], parts[1][1]
    yield _join("", texts, at)
    for before, after in pairwise(texts):
        if not (before[-1].isspace() or after[0].isspace()):
            yield _join("\n", texts, at)
            return


def _join(between: str, texts: list[str], at: Segment) -> Segment:
    borders: list[int] = []
    end = 0
    for text in texts[:-1]:
        end += len(text) + len(between)
        borders.append(end)
    return Segment(at.origin, at.path, between.join(texts), borders=tuple(borders))
