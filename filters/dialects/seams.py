"""Seams: the text across the border of two texts that an upstream may join before the model reads them."""

import re
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from filters.segments import Origin, Segment
from filters.text.pieces import OVERLAP, PIECE

REACH = 200
"""How far a seam reaches into a long text, in characters."""

_JOINED = frozenset(Origin) - {Origin.TOOL_DEFINITION, Origin.TOOL_CALL}
_NAMED = frozenset({Origin.FIELD, Origin.TOOL_RESULT})
_RESULTS = frozenset({"content", "output", "text"})
"""Members that hold what a tool says. They form one run: a tool could put its other members between two of them."""


def seams(segments: Iterable[Segment]) -> Iterator[Segment]:
    """Yield the seams of these texts, each at the path of the text after its first border.

    Texts are neighbours if they follow one another among the texts of their origin, such as parts of one message or
    messages of one role. Fields, and the members of a tool's result beside its text, are neighbours only among those of
    the same name. Texts of other origins in between do not separate neighbours, or a document or a short answer put
    there would hide a seam. Short texts are joined whole, so that a phrase cut into single letters is seen; very many
    of them are joined in stretches that overlap. Each seam comes joined with nothing in between, and a second time with
    a line break if that would run words together.
    """
    for key, run in runs(segments).items():
        if len(run) > 1 and _is_joined(key):
            yield from _across(run)


Kin: TypeAlias = tuple[Origin, str]
"""What the texts of a run have in common: their origin, and for the origins in `_NAMED` also a name."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The last texts of a run, with which the next text of that run will be joined.

    Only the end of the first of them takes part in the seam, unless the texts before it were joined too (`whole`).
    """

    segments: tuple[Segment, ...]
    whole: bool = False


def runs(segments: Iterable[Segment]) -> dict[Kin, list[Segment]]:
    """Return the texts that may be joined, as runs of neighbours, each in order."""
    found = defaultdict[Kin, list[Segment]](list)
    for segment in segments:
        if segment.origin in _JOINED:
            found[segment.origin, _kin(segment) if segment.origin in _NAMED else ""].append(segment)
    return found


def seams_on(
    stretches: Mapping[Kin, Stretch], segments: Iterable[Segment]
) -> Generator[Segment, None, dict[Kin, Stretch]]:
    """Yield the seams of texts that continue earlier ones. `stretches` holds the last stretch of each run of those.

    Take the earlier texts' seams without the last one of each run in `stretches`, and add these: the result is what
    `seams` gives for all texts. Return the last stretch of each run, for the next call.
    """
    ends: dict[Kin, Stretch] = {}
    going = runs(segments)
    for key in (*stretches, *[key for key in going if key not in stretches]):
        if _is_joined(key):
            ends[key] = yield from _across(going.get(key, ()), stretches.get(key, Stretch(())))
    return ends


def _is_joined(key: Kin) -> bool:
    return key[1] != "#"  # the path of a list of unknown names


def _kin(segment: Segment) -> str:
    """Return the name that texts share if an upstream may join them, for the origins in `_NAMED`."""
    name = _name(segment.path)
    return "" if segment.origin is Origin.TOOL_RESULT and name in _RESULTS else name


def _name(path: str) -> str:
    """Return the last name in a path, ignoring positions in lists."""
    before, _, last = path.rpartition("/")
    while last.isdigit():
        before, _, last = before.rpartition("/")
    return last


_Part: TypeAlias = tuple[str, Segment]
"""A text that takes part in a seam, and the segment that it comes from."""


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
    """Return the last parts, at least `OVERLAP` characters: enough to see any phrase that begins in them."""
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
    """Whether texts at these paths stand in one message or in adjacent ones. True if the paths do not show it."""
    first, second = _MESSAGE.match(before), _MESSAGE.match(after)
    return first is None or second is None or first[1] != second[1] or int(second[2]) - int(first[2]) <= 1


def _join(between: str, texts: list[str], at: Segment, *, distant: bool) -> Segment:
    borders: list[int] = []
    end = 0
    for text in texts[:-1]:
        end += len(text) + len(between)
        borders.append(end)
    return Segment(at.origin, at.path, between.join(texts), borders=tuple(borders), distant=distant)
