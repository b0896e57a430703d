"""Seams: what stands across the border of two texts that an upstream may join before the model reads them."""

import re
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
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
    for key, run in runs(segments).items():
        if len(run) > 1 and _is_joined(key):
            yield from _across(run)


Kin: TypeAlias = tuple[Origin, str]
"""What texts that follow one another have in common: their origin, and for some a name."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The last texts of a run, with which the next text of that run will be joined.

    Of the first one only its end takes part, unless texts before it did as well (`whole`).
    """

    segments: tuple[Segment, ...]
    whole: bool = False


def runs(segments: Iterable[Segment]) -> dict[Kin, list[Segment]]:
    """The texts that may be joined, each run in order."""
    found = defaultdict[Kin, list[Segment]](list)
    for segment in segments:
        if segment.origin in _JOINED:
            found[segment.origin, _kin(segment) if segment.origin in _NAMED else ""].append(segment)
    return found


def seams_on(
    stretches: Mapping[Kin, Stretch], segments: Iterable[Segment]
) -> Generator[Segment, None, dict[Kin, Stretch]]:
    """The seams that texts make which follow others, of whose runs these are the last stretches.

    With the seams of those others but for the last one of each of these runs, they are all seams of the whole, as
    `seams` gives them. Returns the last stretches of these runs and of those that began.
    """
    ends: dict[Kin, Stretch] = {}
    going = runs(segments)
    for key in (*stretches, *[key for key in going if key not in stretches]):
        if _is_joined(key):
            ends[key] = yield from _across(going.get(key, ()), stretches.get(key, Stretch(())))
    return ends


def _is_joined(key: Kin) -> bool:
    return key[1] != "#"  # a list of names that nobody knows


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


def _across(run: Iterable[Segment], begun: Stretch = Stretch(())) -> Generator[Segment, None, Stretch]:
    stretch = [(segment.text, segment) for segment in begun.segments]
    whole = begun.whole
    if stretch and not whole:
        stretch[0] = (stretch[0][0][-REACH:], stretch[0][1])
    size = sum([len(text) + 1 for text, _ in stretch])
    for segment in run:
        text = segment.text
        if stretch and len(text) > 2 * REACH:
            yield from _joined([*stretch, (text[:REACH], segment)])
            stretch, size, whole = [], 0, False
        elif size > PIECE:
            yield from _joined(stretch)
            stretch, whole = _last(stretch), True
            size = sum([len(part) + 1 for part, _ in stretch])
        stretch.append((text if stretch else text[-REACH:], segment))
        size += len(stretch[-1][0]) + 1
    if len(stretch) > 1:
        yield from _joined(stretch)
    return Stretch(tuple([segment for _, segment in stretch]), whole)


def _last(parts: list[_Part]) -> list[_Part]:
    """The last parts, as many as it takes to see any phrase that ends after them."""
    first, chars = len(parts), 0
    while chars < OVERLAP:
        first -= 1
        chars += len(parts[first][0])
    return parts[first:]


def _joined(parts: list[_Part]) -> Iterator[Segment]:
    texts, at = [text for text, _ in parts], parts[1][1]
    distant = not any(_are_near(before.path, after.path) for (_, before), (_, after) in pairwise(parts))
    yield _join("", texts, at, distant=distant)
    for before, after in pairwise(texts):
        if not (before[-1].isspace() or after[0].isspace()):
            yield _join("\n", texts, at, distant=distant)
            return


_MESSAGE = re.compile(r"(.*?/(?:messages|contents|input)/)(\d+)(?=/)")


def _are_near(before: str, after: str) -> bool:
    """Whether texts at these paths are of one message, or of two that follow each other, as far as paths tell."""
    first, second = _MESSAGE.match(before), _MESSAGE.match(after)
    return first is None or second is None or first[1] != second[1] or int(second[2]) - int(first[2]) <= 1


def _join(between: str, texts: list[str], at: Segment, *, distant: bool) -> Segment:
    borders: list[int] = []
    end = 0
    for text in texts[:-1]:
        end += len(text) + len(between)
        borders.append(end)
    return Segment(at.origin, at.path, between.join(texts), borders=tuple(borders), distant=distant)
