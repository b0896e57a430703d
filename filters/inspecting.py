"""Inspection: every text of a request is unfolded and scanned, in steps short enough for an event loop."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias, TypeVar

from filters.canonical import canonicalise
from filters.classifier import LEARNED, Classifier, Sign
from filters.findings import Action, Finding, Inspection, Severity
from filters.limits import LimitExceeded, OutOfTime, TextLimits
from filters.matcher import MATCHES, Match, Matcher
from filters.open_rules import OpenMatcher
from filters.parts import Parts
from filters.pieces import pieces
from filters.policy import Exclusion
from filters.rules import Family
from filters.seen import SeenWithin, Sight
from filters.segments import Segment, Trust
from filters.unfolding import Budget, unfold_in_steps
from filters.views import View

ENCODED_TEXT = "ENC-TEXT"
"""The id of the finding for text that a layer hides, whatever the text says."""

_HITS_BETWEEN_PAUSES = 64
"""Texts that were seen before, and so take next to no time, from one pause to the next."""

_T = TypeVar("_T")
_Sighting: TypeAlias = tuple[str, tuple[str, ...], str]
"""A rule, the transforms that led to where it matched, and the text there."""


def inspect(
    segments: Iterable[Segment],
    *,
    matcher: Matcher,
    limits: TextLimits,
    exclusions: Iterable[Exclusion] = (),
    classifier: Classifier | None = None,
    seen: SeenWithin | None = None,
) -> Generator[None, None, Inspection]:
    """Scans every segment that a rule applies to, in all its views; yields wherever the caller may pause.

    A segment whose limits run out is in `exhausted`, with what was found in it until then, and the others are still
    read; the budget of views and characters is one for all. Where there are more segments than `limits.segments`, the
    rest is not read and `exhausted` has "", the path of the whole body. That is also so from where the caller throws
    `OutOfTime` into a pause. The findings are in the order of the segments;
    outermost spans count from the start of the segment. A joined segment repeats texts of others: it does not count as
    judged, and what one of its parts shows by itself at that place is no finding of it.

    The `classifier` reads texts that are not trusted, and no joined ones: its windows overlap, and those of a part show
    what stands there.

    `seen` holds what was found in texts before, and is given what is found now. It is for this matcher, this
    classifier and these limits, and changes nothing but the time that an inspection takes.
    """
    reader = _Reader(matcher, classifier, limits, seen)
    excluded = tuple(exclusions)
    findings: list[Finding] = []
    exhausted: list[str] = []
    in_time = True
    across = False
    judged = 0
    for number, segment in enumerate(segments, start=1):
        if number > limits.segments or not in_time:
            exhausted.append("")
            break
        if not matcher.covers(segment.origin):
            continue
        judged += not segment.borders
        barred = _excluded(excluded, segment) if excluded else _NOTHING
        digest = seen.digest(segment, barred) if seen else b""
        sight = reader.recall(digest)
        if sight is not None and not sight.findings and number % _HITS_BETWEEN_PAUSES:
            continue  # as of most texts that come again
        found = sight.at(segment.path) if sight else []
        try:
            if sight is None:
                yield from reader.read(_Tally(segment, barred, found), digest)
            elif number % _HITS_BETWEEN_PAUSES == 0:
                yield
        except OutOfTime:
            exhausted.append(segment.path)
            in_time = False
        except LimitExceeded:
            exhausted.append(segment.path)
        if found:
            findings += found
            across = across or bool(segment.borders)
    counted, detected = _parted(findings)
    return Inspection(counted, judged, tuple(exhausted), detected, *reader.spent, across)


def _parted(findings: list[Finding]) -> tuple[tuple[Finding, ...], tuple[Finding, ...]]:
    """The findings that count, and those that are only told."""
    detected = tuple(finding for finding in findings if finding.action is Action.DETECT)
    if not detected:
        return tuple(findings), ()
    return tuple(finding for finding in findings if finding.action is not Action.DETECT), detected


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

    __slots__ = (
        "_before",
        "_counts",
        "_end",
        "_now",
        "_offset",
        "_overlap",
        "excluded",
        "findings",
        "segment",
    )

    def __init__(self, segment: Segment, excluded: frozenset[str], findings: list[Finding]) -> None:
        """Adds to the `findings`, so that they are there however reading ends."""
        self.segment = segment
        self.findings = findings
        self.excluded = excluded
        self._counts: dict[str, int] = {}
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
        if finding.rule_id in self.excluded and finding.action is not Action.DENY:
            return
        count = self._counts.get(finding.rule_id, 0)
        if count >= MATCHES:
            return
        sighting = (finding.rule_id, tuple(layer.transform for layer in finding.layers), matched)
        self._now.add(sighting)
        place = finding.layers[0].start if finding.layers else finding.start
        if place < self._overlap and sighting in self._before:
            return
        self._counts[finding.rule_id] = count + 1
        self.findings.append(_shifted(finding, self._offset))


class _Reader:
    """Reads one text after the other, all on one budget, and none twice that was seen before."""

    __slots__ = ("_budget", "_classifier", "_limits", "_matcher", "_seen")

    def __init__(
        self, matcher: Matcher, classifier: Classifier | None, limits: TextLimits, seen: SeenWithin | None
    ) -> None:
        self._matcher = matcher
        self._classifier = classifier
        self._limits = limits
        self._seen = seen
        self._budget = Budget.of(limits)

    @property
    def spent(self) -> tuple[int, int]:
        """The views and the characters that were taken from the budget so far."""
        return self._limits.views - self._budget.views, self._limits.decoded_chars - self._budget.chars

    def recall(self, digest: bytes) -> Sight | None:
        """The sight of a text that was seen before, paid for from the budget; None where it has to be read.

        What the budget has no room for is read again, to be cut short at the same view as ever.
        """
        sight = self._seen.find(digest) if self._seen else None
        if sight is not None and sight.views and not self._budget.repay(sight.views, sight.chars):
            return None
        return sight

    def read(self, tally: _Tally, digest: bytes) -> Generator[None, None, None]:
        """Unfolds and scans the text; to its end, or it is not kept under its digest."""
        views, chars = self._budget.views, self._budget.chars
        if tally.segment.borders:
            yield from self._read_joined(tally)
        else:
            for offset, piece in pieces(tally.segment.text):
                tally.begin_piece(offset, len(piece))
                yield from self._read_piece(piece, tally)
        if self._seen is not None:
            spent = views - self._budget.views, chars - self._budget.chars
            self._seen.keep(digest, Sight.of(tally.findings, *spent))

    def _read_piece(self, piece: str, tally: _Tally) -> Generator[None, None, None]:
        segment = tally.segment
        for view in unfold_in_steps(piece, limits=self._limits, path=segment.path, budget=self._budget):
            if view is None:
                yield
                continue
            if view.encoded and segment.trust is Trust.UNTRUSTED:
                tally.note(_hidden(segment, view), matched=view.canonical)
            for match in self._matcher.sweep(view.canonical, origin=segment.origin):
                if match is None:
                    yield
                else:
                    tally.note(_finding(segment, view, match), matched=view.canonical[match.start : match.end])
            if self._classifier is not None and segment.trust is not Trust.TRUSTED:
                for sign in self._classifier.sweep(view.canonical, origin=segment.origin):
                    if sign is None:
                        yield
                    else:
                        tally.note(_learned(segment, view, sign), matched=view.canonical[sign.start : sign.end])
            if self._matcher.open is not None:
                yield from _read_openly(self._matcher.open, view, tally)
            yield

    def _read_joined(self, tally: _Tally) -> Generator[None, None, None]:
        """Reads a joined text as one piece, and notes what none of its parts shows by itself.

        All matches in the text itself are looked at, not the first few only: those may be what its parts quote. A
        decoded text is the same in the whole as in a part or is none of the part's at all, so the first few do.
        """
        segment = tally.segment
        parts = Parts(segment, matcher=self._matcher, limits=self._limits, budget=self._budget)
        for view in unfold_in_steps(
            segment.text, limits=self._limits, path=segment.path, budget=self._budget, apart=parts.hold
        ):
            if view is None:
                yield
                continue
            noted: list[tuple[Finding, str]] = []
            if view.encoded and segment.trust is Trust.UNTRUSTED:
                noted.append((_hidden(segment, view), view.canonical))
            most = MATCHES if view.layers else len(view.canonical)
            for match in self._matcher.sweep(view.canonical, origin=segment.origin, most=most):
                if match is None:
                    yield
                elif view.layers or not parts.match(view.canonical, match):
                    noted.append((_finding(segment, view, match), view.canonical[match.start : match.end]))
            if noted and not (view.layers and (yield from parts.unfold_to(view))):
                for finding, matched in noted:
                    tally.note(finding, matched=matched)
            yield


def _read_openly(matcher: OpenMatcher, view: View, tally: _Tally) -> Iterator[None]:
    """Notes the open rules that match in a view as it stands, at about their place in its canonical text."""
    for sighting in matcher.sweep(view.text, origin=tally.segment.origin):
        if sighting is None:
            yield
            continue
        words = canonicalise(sighting.matched).strip()
        start = max(0, view.canonical.find(words))
        match = Match(sighting.rule, start, min(len(view.canonical), start + len(words)))
        tally.note(_finding(tally.segment, view, match), matched=sighting.matched)


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


def _learned(segment: Segment, view: View, sign: Sign) -> Finding:
    return Finding(
        rule_id=LEARNED[sign.severity],
        family=Family.LEARNED,
        severity=sign.severity,
        action=Action.ESCALATE,
        origin=segment.origin,
        trust=segment.trust,
        path=segment.path,
        layers=view.layers,
        start=sign.start,
        end=sign.end,
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


_NOTHING: frozenset[str] = frozenset()


def _excluded(exclusions: tuple[Exclusion, ...], segment: Segment) -> frozenset[str]:
    """The rules that do not apply to a segment."""
    return frozenset(exclusion.rule for exclusion in exclusions if _applies(exclusion, segment))


def _applies(exclusion: Exclusion, segment: Segment) -> bool:
    if exclusion.origin and exclusion.origin is not segment.origin:
        return False
    below = exclusion.path.rstrip("/")
    return not below or segment.path == below or segment.path.startswith(f"{below}/")
