"""Lineage: which texts a withheld call comes from, and which texts those come from in turn. It has paths, never texts.

For example, a page has an agent fetch another page, which orders a payment: the payment comes from the second page,
that page from the call which fetched it, and that call from the first page. Lineage is evidence for people, not a
verdict.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from typing import Final

from filters.calls import Ancestor, Link, Ruling, Trail
from filters.limits import OutOfTime, TextLimits
from filters.segments import Origin, Segment, Trust
from filters.tool_calls.foreign import FOREIGN
from filters.tool_calls.held_conversations import HELD
from filters.tool_calls.orders import PLANTED
from filters.tool_calls.taint import find_taints

MOST_DEPTH: Final = 4
"""Most steps back from the call."""
MOST_ANCESTORS: Final = 16
MOST_PARENTS: Final = 4
"""Most parents of one text, or of the call."""
MOST_READ: Final = 4
"""Most texts whose values are searched for in the texts before them, which is slow."""
_WRITTEN: Final = frozenset({Origin.ASSISTANT, Origin.TOOL_CALL})
"""Origins of texts that the model wrote after what it had read."""
_OWN: Final = frozenset({FOREIGN, PLANTED})
"""Findings about this very call."""


def lineage(ruling: Ruling, trail: Trail, *, limits: TextLimits) -> Generator[None, None, tuple[Ancestor, ...]]:
    """Return what a withheld call comes from, the nearest first. Yields wherever the caller may pause.

    First come the untrusted texts in which values of its arguments stand, then those with findings, and if there are
    neither, the latest untrusted texts before it. From each of these the search goes further back: from a result to the
    calls before it, and from what the model wrote to the texts in which values of it stand. A text appears once, where
    it is nearest. The search ends early at the limits above, and if the caller throws `OutOfTime` into a pause.
    """
    segments = [segment for segment in trail.segments if not segment.joined]
    places = {segment.path: place for place, segment in reversed([*enumerate(segments)])}
    authors = {HELD: (Origin.TOOL_RESULT, Trust.UNTRUSTED)}
    authors |= {finding.path: (finding.origin, finding.trust) for finding in ruling.findings}
    authors |= {segment.path: (segment.origin, segment.trust) for segment in reversed(segments)}
    ancestors: dict[str, Ancestor] = {}
    for path, link in islice(_parents(ruling, segments), MOST_PARENTS):
        ancestors[path] = Ancestor(path, *authors[path], link, 1, ruling.call.path)
    left = MOST_READ
    try:
        for ancestor in _growing(ancestors):
            place = places.get(ancestor.path)
            if place is None or ancestor.depth == MOST_DEPTH:
                continue
            segment, before = segments[place], segments[:place]
            found: list[tuple[str, Link]] = []
            if segment.origin is Origin.TOOL_RESULT:
                found = [(path, "call") for path in _calls_before(before)]
            elif segment.origin in _WRITTEN and left:
                left -= 1
                taints, _ = yield from find_taints(segment.text, before, limits=limits, most=MOST_PARENTS)
                found = [(taint.source, "value") for taint in taints]
            for path, link in found:
                if path not in ancestors and len(ancestors) < MOST_ANCESTORS:
                    ancestors[path] = Ancestor(path, *authors[path], link, ancestor.depth + 1, ancestor.path)
            yield
    except OutOfTime:
        pass
    return tuple(ancestors.values())


def _parents(ruling: Ruling, segments: Sequence[Segment]) -> Iterator[tuple[str, Link]]:
    """Yield the paths of the texts from which the call itself comes, each once, with the link to the call."""
    tainted = dict.fromkeys(taint.source for taint in ruling.taints)
    findings = sorted(ruling.findings, key=lambda finding: finding.rule_id not in _OWN)
    found = dict.fromkeys(
        finding.path
        for finding in findings
        if finding.origin is not Origin.TOOL_CALL or not finding.path.startswith(ruling.call.path)
        if finding.trust is not Trust.TRUSTED
    )
    yield from ((path, "value") for path in tainted)
    yield from ((path, "finding") for path in found if path not in tainted)
    if not (tainted or found):
        yield from ((one.path, "before") for one in reversed(segments) if one.trust is Trust.UNTRUSTED)


def _calls_before(before: Sequence[Segment]) -> list[str]:
    """Return the calls to which a result after `before` may belong: the last in a row, skipping results after them."""
    calls: list[str] = []
    for segment in reversed(before):
        if segment.origin is Origin.TOOL_CALL and len(calls) < MOST_PARENTS:
            calls.insert(0, segment.path)
        elif calls or segment.origin is not Origin.TOOL_RESULT:
            break
    return calls


def _growing(ancestors: dict[str, Ancestor]) -> Iterator[Ancestor]:
    """Yield every ancestor, including those added during the iteration."""
    count = 0
    while count < len(ancestors):
        yield [*ancestors.values()][count]
        count += 1
