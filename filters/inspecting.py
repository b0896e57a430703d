"""Inspection: every text of a request is unfolded and scanned, in steps short enough for an event loop."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import TypeAlias, TypeVar

from filters.findings import Action, Finding, Inspection, Severity
from filters.limits import LimitExceeded, OutOfTime, TextLimits
from filters.matcher import MATCHES, Match, Matcher
from filters.pieces import pieces
from filters.policy import Exclusion
from filters.rules import Family
from filters.segments import Origin, Segment, Trust
from filters.unfolding import Budget, unfold_in_steps
from filters.views import View

ENCODED_TEXT = "ENC-TEXT"
"""The id of the finding for text that a layer hides, whatever the text says."""

_T = TypeVar("_T")
_Sighting: TypeAlias = tuple[str, tuple[str, ...], str]
"""A rule, the transforms that led to where it matched, and the text there."""


def inspect(
    segments: Iterable[Segment], *, matcher: Matcher, limits: TextLimits, exclusions: Iterable[Exclusion] = ()
) -> Generator[None, None, Inspection]:
    """Scans every segment that a rule applies to, in all its views; yields wherever the caller may pause.

    A segment whose limits run out is in `exhausted`, with what was found in it until then, and the others are still
    read; the budget of views and characters is one for all. Where there are more segments than `limits.segments`, the
    rest is not read and `exhausted` has "", the path of the whole body. That is also so from where the caller throws
    `OutOfTime` into a pause. The findings are in the order of the segments;
    outermost spans count from the start of the segment. A joined segment repeats texts of others: it does not count as
    judged, and is no second finding of a rule that already matched in a text of that origin and trust.
    """
    budget = Budget.of(limits)
    excluded = tuple(exclusions)
    findings: list[Finding] = []
    told: set[tuple[str, Origin, Trust]] = set()
    exhausted: list[str] = []
    in_time = True
    judged = 0
    for number, segment in enumerate(segments):
        if number >= limits.segments or not in_time:
            exhausted.append("")
            break
        if not matcher.covers(segment.origin):
            continue
        judged += not segment.joined
        tally = _Tally(segment, excluded)
        try:
            yield from _read(segment, tally, matcher=matcher, limits=limits, budget=budget)
        except OutOfTime:
            exhausted.append(segment.path)
            in_time = False
        except LimitExceeded:
            exhausted.append(segment.path)
        new = [finding for finding in tally.findings if not (segment.joined and _same(finding) in told)]
        told.update(map(_same, new))
        findings += new
    return Inspection(tuple(findings), judged, tuple(exhausted))


def _same(finding: Finding) -> tuple[str, Origin, Trust]:
    """What two findings have in common that weigh the same."""
    return finding.rule_id, finding.origin, finding.trust


def run(steps: Generator[None, None, _T]) -> _T:
    """What a stepped computation returns, taken to its end without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _T = end.value
            return result


class _Tally:
    """The findings of one segment while it is read: each once, and at most `MATCHES` of one rule.

    Pieces of a long text overlap. A match in the overlap that the piece before showed as well is the same match.
    """

    def __init__(self, segment: Segment, exclusions: Iterable[Exclusion]) -> None:
        self.findings: list[Finding] = []
        self._excluded = frozenset(exclusion.rule for exclusion in exclusions if _applies(exclusion, segment))
        self._counts = Counter[str]()
        self._offset = self._overlap = self._end = 0
        self._before: set[_Sighting] = set()
        self._now: set[_Sighting] = set()

    def begin_piece(self, offset: int, length: int) -> None:
        self._offset, self._overlap, self._end = offset, self._end - offset, offset + length
        self._before, self._now = self._now, set()

    def note(self, finding: Finding, *, matched: str) -> None:
        """Keeps a finding, its span counted from the start of the segment. `matched` only tells findings apart.

        An exclusion is for false alarms; it does not lift a hard denial.
        """
        if finding.rule_id in self._excluded and finding.action is not Action.DENY:
            return
        if self._counts[finding.rule_id] >= MATCHES:
            return
        sighting = (finding.rule_id, tuple(layer.transform for layer in finding.layers), matched)
        self._now.add(sighting)
        place = finding.layers[0].start if finding.layers else finding.start
        if place < self._overlap and sighting in self._before:
            return
        self._counts[finding.rule_id] += 1
        self.findings.append(_shifted(finding, self._offset))


def _read(
    segment: Segment, tally: _Tally, *, matcher: Matcher, limits: TextLimits, budget: Budget
) -> Generator[None, None, None]:
    for offset, piece in pieces(segment.text):
        tally.begin_piece(offset, len(piece))
        for view in unfold_in_steps(piece, limits=limits, path=segment.path, budget=budget):
            if view is None:
                yield
                continue
            if view.encoded and segment.trust is Trust.UNTRUSTED:
                tally.note(_hidden(segment, view), matched=view.canonical)
            for match in matcher.sweep(view.canonical, origin=segment.origin):
                if match is None:
                    yield
                else:
                    tally.note(_finding(segment, view, match), matched=view.canonical[match.start : match.end])
            yield


def _finding(segment: Segment, view: View, match: Match) -> Finding:
    return Finding(
        rule_id=match.rule.id,
        family=match.rule.family,
        severity=match.rule.severity,
        action=match.rule.action,
        origin=segment.origin,
        trust=segment.trust,
        path=segment.path,
        layers=view.layers,
        start=match.start,
        end=match.end,
    )


def _hidden(segment: Segment, view: View) -> Finding:
    return Finding(
        rule_id=ENCODED_TEXT,
        family=Family.ENCODED_CONTENT,
        severity=Severity.LOW,
        action=Action.ESCALATE,
        origin=segment.origin,
        trust=segment.trust,
        path=segment.path,
        layers=view.layers,
        start=0,
        end=len(view.canonical),
    )


def _shifted(finding: Finding, offset: int) -> Finding:
    """The finding of a piece that starts at `offset`: its outermost span counts from the start of the segment."""
    if not offset:
        return finding
    if not finding.layers:
        return replace(finding, start=finding.start + offset, end=finding.end + offset)
    outer, *inner = finding.layers
    outer = replace(outer, start=outer.start + offset, end=outer.end + offset)
    return replace(finding, layers=(outer, *inner))


def _applies(exclusion: Exclusion, segment: Segment) -> bool:
    if exclusion.origin and exclusion.origin is not segment.origin:
        return False
    below = exclusion.path.rstrip("/")
    return not below or segment.path == below or segment.path.startswith(f"{below}/")
