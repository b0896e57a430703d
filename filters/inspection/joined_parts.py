"""The parts of a joined text, and what each shows by itself: only what crosses a border is a finding of the whole."""

from bisect import bisect_right
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Self, TypeAlias

from filters.limits import TextLimits
from filters.rules.matcher import Match, Matcher
from filters.segments import Segment
from filters.text.canonical import canonicalise, clean
from filters.unfolding import Budget, unfold_in_steps
from filters.views import Layer, View

_Hits: TypeAlias = frozenset[tuple[str, int, int]]
_Views: TypeAlias = frozenset[tuple[tuple[Layer, ...], str]]


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a joined text stand in one form of it (cleaned or canonical).

    `texts` are the same form of all parts. `starts` are the offsets of the first parts, up to one that does not stand
    there.
    """

    texts: tuple[str, ...]
    starts: tuple[int, ...]

    @classmethod
    def of(cls, whole: str, texts: Iterable[str]) -> Self:
        """Return the places of parts in `whole`, where they stand in order with nothing or one space between them.

        `texts` and `whole` are in the same form. Bringing the whole into it may change what meets at a border: letters
        that are set apart become a word there. From such a border on, no part has a place.
        """
        placed = tuple(texts)
        starts: list[int] = []
        at = 0
        for text in placed:
            at += bool(text) and whole.startswith(" ", at) and not text.startswith(" ")
            if not whole.startswith(text, at):
                break
            starts.append(at)
            at += len(text)
        return cls(placed, tuple(starts))

    def part_at(self, start: int, end: int) -> int | None:
        """Return the index of the part that a span lies wholly in; None where it crosses a border, or may cross one."""
        number = bisect_right(self.starts, start) - 1
        if number < 0 or end > self.starts[number] + len(self.texts[number]):
            return None
        return number

    def hold(self, layer: Layer) -> bool:
        """Whether the span that a layer is applied to lies wholly in one part."""
        return self.part_at(layer.start, layer.end) is not None


class Parts:
    """The parts of a joined segment, each scanned or unfolded when it is first needed. One reading of the segment owns
    it, and pays for it from its budget.
    """

    def __init__(self, segment: Segment, *, matcher: Matcher, limits: TextLimits, budget: Budget) -> None:
        self._segment = segment
        self._matcher = matcher
        self._limits = limits
        self._budget = budget
        self._texts = parts_of(segment)
        self._cleaned: Places | None = None
        self._canonical: Places | None = None
        self._hits: dict[int, _Hits] = {}
        self._views: dict[int, _Views] = {}

    def hold(self, layer: Layer) -> bool:
        """Whether the span that an outermost layer is applied to lies wholly in one part."""
        return self._in_clean().hold(layer)

    def match(self, canonical: str, match: Match) -> bool:
        """Whether a part by itself has the same match at the same place. `canonical` is that of the joined text."""
        if self._canonical is None:
            self._canonical = Places.of(canonical, map(canonicalise, self._texts))
        number = self._canonical.part_at(match.start, match.end)
        if number is None:
            return False
        begin = self._canonical.starts[number]
        hits = self._hits.get(number)
        if hits is None:
            hits = self._hits[number] = self._scanned(self._canonical.texts[number])
        return (match.rule.id, match.start - begin, match.end - begin) in hits

    def unfold_to(self, view: View) -> Generator[None, None, bool]:
        """Return whether a part by itself leads to the same view from the same place. Raises `LimitExceeded`."""
        outer, *inner = view.layers
        places = self._in_clean()
        number = places.part_at(outer.start, outer.end)
        if number is None:
            return False
        begin = places.starts[number]
        views = self._views.get(number)
        if views is None:
            views = self._views[number] = yield from self._unfolded(self._texts[number])
        layers = (replace(outer, start=outer.start - begin, end=outer.end - begin), *inner)
        return (layers, view.canonical) in views

    def _in_clean(self) -> Places:
        if self._cleaned is None:
            self._cleaned = cleaned_parts(self._segment)
        return self._cleaned

    def _scanned(self, canonical: str) -> _Hits:
        found = self._matcher.scan(canonical, origin=self._segment.origin, most=len(canonical))
        return frozenset((match.rule.id, match.start, match.end) for match in found)

    def _unfolded(self, text: str) -> Generator[None, None, _Views]:
        views: set[tuple[tuple[Layer, ...], str]] = set()
        for view in unfold_in_steps(text, limits=self._limits, path=self._segment.path, budget=self._budget):
            if view is not None:
                views.add((view.layers, view.canonical))
            yield
        return frozenset(views)


def parts_of(segment: Segment) -> tuple[str, ...]:
    """Return the parts of a joined segment. Together they are its text."""
    cuts = (0, *segment.borders, len(segment.text))
    return tuple(segment.text[start:end] for start, end in pairwise(cuts))


def cleaned_parts(segment: Segment) -> Places:
    """Return where a joined segment's parts stand in its cleaned text, to which the spans of outermost layers refer."""
    return Places.of(clean(segment.text), map(clean, parts_of(segment)))
