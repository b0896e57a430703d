"""Inspection: unfolds and scans every text of a request, in steps that are short enough for an event loop."""

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from filters.findings import Action, Finding, Inspection
from filters.inspection.joined_parts import Parts
from filters.inspection.seen import SeenWithin, Sight
from filters.inspection.tallying import CONSIDERED, Tally, graded, is_hidden, is_sign, of_hidden, of_match, of_sign
from filters.learned.classifier import Classifier
from filters.learned.pasted import as_pasted
from filters.learned.second_look import Looks
from filters.limits import Limit, LimitExceeded, OutOfTime, TextLimits
from filters.policy import Exclusion
from filters.rules.matcher import MATCHES, Match, Matcher
from filters.rules.open_rules import OpenMatcher
from filters.segments import Origin, Segment, Trust
from filters.steps import run
from filters.text.canonical import canonicalise
from filters.text.pieces import pieces
from filters.unfolding import Budget, unfold_in_steps
from filters.views import Layer, View

_HITS_BETWEEN_PAUSES = 64
"""Segments from one pause to the next where all were seen before, and so take next to no time."""

_KEPT_BETWEEN_PAUSES = 256
"""Texts whose findings are put into `seen` from one pause to the next."""

_SHORT = 2_048
"""Characters up to which a view waits for others, so that the classifier reads them together."""
_MOST_WAITING = 6_144
"""Characters of waiting views above which they are read. The classifier reads them in one step."""


class _Waiting(NamedTuple):
    """A view that a classifier has not read, the findings of its text, and the `place` among them for its signs.

    `origin` is what the text is read as, and `looks` are those that the classifier may take. It is read from `start`
    on.
    """

    tally: Tally
    view: View
    place: int
    classifier: Classifier
    origin: Origin
    looks: Looks
    start: int

    @property
    def text(self) -> str:
        """What is read of the canonical text."""
        return self.view.canonical[self.start :]


def inspect(
    segments: Iterable[Segment],
    *,
    matcher: Matcher,
    limits: TextLimits,
    exclusions: Iterable[Exclusion] = (),
    classifier: Classifier | None = None,
    seen: SeenWithin | None = None,
) -> Generator[None, None, Inspection]:
    """Scan every segment that a rule applies to, in all its views; yield wherever the caller may pause.

    A segment that runs into a limit is in `exhausted`; what was found in it so far counts, and the other segments are
    still read. All segments share one budget of views and characters. Segments beyond `limits.segments` are not read,
    and `exhausted` then holds "", the path of the whole body. The same happens to what is left when the caller throws
    `OutOfTime` into a pause. Findings are in the order of the segments, and their outermost spans count from the start
    of the segment. A joined segment repeats texts of other segments: it does not count as judged, and what one of its
    parts shows by itself at the same place is no finding of the joined segment.

    The `classifier` reads texts that are not trusted, but no joined ones: its windows overlap, and those of a part show
    what stands there. Short texts wait until the classifier can read several together, and are read even if time runs
    out.

    `seen` holds what was found in texts before, and takes what is found now, except for texts in which the second look
    left something out for want of time or looks. It belongs to this matcher, this classifier and these limits. It only
    saves time and looks, which are then left for other texts.
    """
    reader = _Reader(matcher, classifier, limits, seen)
    excluded = tuple(exclusions)
    findings: list[list[Finding]] = []
    exhausted: list[str] = []
    reached = set[Limit]()
    in_time = True
    joined: list[bool] = []
    judged = 0
    for number, segment in enumerate(segments, start=1):
        if number > limits.segments or not in_time:
            exhausted.append("")
            if in_time:
                reached.add(Limit.SEGMENTS)
            break
        if not matcher.covers(segment.origin):
            continue
        judged += not segment.borders
        barred = _excluded(excluded, segment) if excluded else _NOTHING
        digest = seen.digest(segment, barred) if seen else b""
        sight = reader.recall(digest)
        if sight is not None and not sight.findings and number % _HITS_BETWEEN_PAUSES:
            continue  # the usual case for a text that was seen before
        found = sight.at(segment.path) if sight else []
        findings.append(found)
        joined.append(bool(segment.borders))
        try:
            if sight is None:
                yield from reader.read(Tally(segment, barred, found), digest)
            elif number % _HITS_BETWEEN_PAUSES == 0:
                yield
        except LimitExceeded as exceeded:
            exhausted.append(segment.path)
            if exceeded.limit is not None:
                reached.add(exceeded.limit)
            in_time = not isinstance(exceeded, OutOfTime)
    if in_time:
        try:
            yield from reader.settle()
        except OutOfTime:
            exhausted.append("")
            reached.add(Limit.TIME)
    reader.hurry()
    run(reader.settle())  # a small step without pauses: what waits belongs to texts that count as read
    counted, detected = _parted(list(chain.from_iterable(findings)))
    across = any(found and crossing for found, crossing in zip(findings, joined, strict=True))
    return Inspection(counted, judged, tuple(exhausted), detected, *reader.spent, across, tuple(sorted(reached)))


def _parted(findings: list[Finding]) -> tuple[tuple[Finding, ...], tuple[Finding, ...]]:
    """Return the findings that count, and those that are only reported."""
    detected = tuple(finding for finding in findings if finding.action is Action.DETECT)
    if not detected:
        return tuple(findings), ()
    return tuple(finding for finding in findings if finding.action is not Action.DETECT), detected


class _Reader:
    """Reads one text after the other, all on one budget. A text that was seen before is not read again."""

    __slots__ = (
        "_budget",
        "_classifier",
        "_limits",
        "_looks",
        "_looks_at_pasted",
        "_matcher",
        "_pasted",
        "_read",
        "_seen",
        "_suspected",
        "_waiting",
        "_waiting_chars",
    )

    def __init__(
        self, matcher: Matcher, classifier: Classifier | None, limits: TextLimits, seen: SeenWithin | None
    ) -> None:
        self._matcher = matcher
        self._classifier = classifier
        self._pasted: Classifier | None = None
        self._limits = limits
        self._looks = Looks()
        self._looks_at_pasted = self._looks.beside()
        self._seen = seen
        self._budget = Budget.of(limits)
        self._read: deque[tuple[bytes, Tally, int, int]] = deque()
        self._waiting: list[_Waiting] = []
        self._suspected: list[_Waiting] = []
        self._waiting_chars = 0

    @property
    def spent(self) -> tuple[int, int]:
        """The numbers of views and characters that were taken from the budget so far."""
        return self._limits.views - self._budget.views, self._limits.decoded_chars - self._budget.chars

    def recall(self, digest: bytes) -> Sight | None:
        """Return the sight of a text that was seen before, paid for from the budget; None where it has to be read.

        A text that is beyond what is left of the budget is read again, so that reading stops at the same view as it
        would for a new text.
        """
        sight = self._seen.find(digest) if self._seen else None
        if sight is not None and sight.views and not self._budget.repay(sight.views, sight.chars):
            return None
        return sight

    def read(self, tally: Tally, digest: bytes) -> Generator[None, None, None]:
        """Unfold and scan the text. Only a text that is read to its end is kept in `seen` under its digest."""
        views, chars = self._budget.views, self._budget.chars
        if tally.segment.borders:
            yield from self._read_joined(tally)
        else:
            for offset, piece in pieces(tally.segment.text):
                tally.begin_piece(offset, len(piece))
                yield from self._read_piece(piece, tally)
        if self._seen is not None:
            self._read.append((digest, tally, views - self._budget.views, chars - self._budget.chars))
        if not self._waiting or self._waiting_chars > _MOST_WAITING:
            yield from self.settle()

    def _read_piece(self, piece: str, tally: Tally) -> Generator[None, None, None]:
        waiting: list[_Waiting] = []
        try:
            yield from self._match_piece(piece, tally, waiting)
        except LimitExceeded:
            yield from self._classify(waiting)
            raise
        yield from self._classify(waiting)

    def _match_piece(self, piece: str, tally: Tally, waiting: list[_Waiting]) -> Generator[None, None, None]:
        """Match the rules in all views of a piece.

        Views that the classifier is to read together with those of other texts are put into `self._waiting`; those that
        it is to read right after this piece, into `waiting`.
        """
        segment = tally.segment
        plain = ""
        for view in unfold_in_steps(piece, limits=self._limits, path=segment.path, budget=self._budget):
            if view is None:
                yield
                continue
            plain = plain if view.layers else view.canonical
            if view.replaces:
                tally.replaced.add(view.layers[:-1])
            if segment.trust is Trust.UNTRUSTED and is_hidden(view, plain):
                tally.note(of_hidden(segment, view), matched=view.canonical)
            for match in self._matcher.sweep(view.canonical, origin=segment.origin, most=CONSIDERED):
                if match is None:
                    yield
                elif (
                    is_sign(match, view)
                    and not (yield from tally.closes_its_own(match, view))
                    and not (yield from tally.is_spare(match, view))
                ):
                    tally.note(of_match(segment, view, match), matched=view.canonical[match.start : match.end])
            if segment.trust is not Trust.TRUSTED and view.canonical:
                for reading in self._readings(tally, view):
                    if len(segment.text) <= _SHORT >= len(view.canonical) and self._waiting_chars <= _MOST_WAITING:
                        self._waiting.append(reading)
                        self._waiting_chars += len(reading.text)
                    else:
                        waiting.append(reading)
            if self._matcher.open is not None:
                yield from _read_openly(self._matcher.open, view, tally)
            yield

    def _readings(self, tally: Tally, view: View) -> Iterator[_Waiting]:
        """Yield how the classifier is to read a view: as what its text is, and what a user pasted as a document."""
        if self._classifier is None:
            return
        yield _Waiting(tally, view, tally.place(), self._classifier, tally.segment.origin, self._looks, 0)
        start = tally.pasted_from(view)
        if start is None or start >= len(view.canonical):
            return
        self._pasted = self._pasted or as_pasted(self._classifier)
        if self._pasted is not None:
            yield _Waiting(tally, view, tally.place(), self._pasted, Origin.DOCUMENT, self._looks_at_pasted, start)

    def hurry(self) -> None:
        """Allow no more second looks: from now on the classifier's own probabilities stand."""
        self._looks.end()
        self._looks_at_pasted.end()

    def settle(self) -> Generator[None, None, None]:
        """Have the classifier read the waiting views, and put what was found in the texts read so far into `seen`.

        After an exception from the caller, it can be called again to settle the rest.
        """
        while self._waiting:
            yield
            classifier = self._waiting[0].classifier
            own = [one for one in self._waiting if one.classifier is classifier]
            self._waiting = [one for one in self._waiting if one.classifier is not classifier]
            suspects = classifier.suspects([(one.text, one.origin) for one in own])
            self._suspected += map(own.__getitem__, suspects)
        if self._waiting_chars:
            self._waiting_chars = 0
            yield
        yield from self._classify(self._suspected)
        if self._seen is not None:
            while self._read:
                digest, tally, views, chars = self._read.popleft()
                if not tally.hurried:
                    self._seen.keep(digest, Sight.of(tally.findings, views, chars))
                if len(self._read) % _KEPT_BETWEEN_PAUSES == 1:
                    yield
        self._read.clear()

    def _classify(self, waiting: list[_Waiting]) -> Generator[None, None, None]:
        """Note the signs that the classifier finds in the waiting views, and take each view off the list.

        A view that another view replaces (`View.replaces`) is not read: the encoding itself is no sign.
        """
        while waiting:
            one = waiting[0]
            tally, view, classifier, text = one.tally, one.view, one.classifier, one.text
            if view.layers in tally.replaced:
                waiting.pop(0)
                continue
            settled = False
            suspected = yield from classifier.suspected(text, origin=one.origin)
            try:
                settled = yield from classifier.look_again(
                    text, suspected, origin=one.origin, looks=one.looks, layered=bool(view.layers)
                )
            finally:  # if time runs out during the second look, the classifier's own probabilities count
                waiting.pop(0)
                tally.hurried |= not settled
                for told in classifier.signs(text, suspected, origin=one.origin):
                    moved = replace(told, start=one.start + told.start, end=one.start + told.end)
                    if sign := graded(moved, view, one.origin):
                        matched = view.canonical[sign.start : sign.end]
                        tally.note(of_sign(tally.segment, view, sign), matched=matched, at=one.place)

    def _read_joined(self, tally: Tally) -> Generator[None, None, None]:
        """Read a joined text as one piece, and note what none of its parts shows by itself.

        In the text itself all matches are considered, not only the first `MATCHES` of a rule: those may all stand
        within parts. A decoded view is either one that a part has as well or none of a part's, so its first matches
        suffice. A text of distant messages is only read as it stands: no upstream joins what is encoded there.
        """
        segment = tally.segment
        tally.begin_piece(0, len(segment.text))
        parts = Parts(segment, matcher=self._matcher, limits=self._limits, budget=self._budget)
        along = _PLAIN if segment.distant else None
        plain = ""
        for view in unfold_in_steps(
            segment.text, limits=self._limits, path=segment.path, budget=self._budget, apart=parts.hold, along=along
        ):
            if view is None:
                yield
                continue
            noted: list[tuple[Finding, str]] = []
            plain = plain if view.layers else view.canonical
            if segment.trust is Trust.UNTRUSTED and is_hidden(view, plain):
                noted.append((of_hidden(segment, view), view.canonical))
            most = MATCHES if view.layers else len(view.canonical)
            for match in self._matcher.sweep(view.canonical, origin=segment.origin, most=most):
                if match is None:
                    yield
                elif (
                    is_sign(match, view)
                    and (view.layers or not parts.match(view.canonical, match))
                    and not (yield from tally.closes_its_own(match, view))
                    and not (yield from tally.is_spare(match, view))
                ):
                    noted.append((of_match(segment, view, match), view.canonical[match.start : match.end]))
            if noted and not (view.layers and (yield from parts.unfold_to(view))):
                for finding, matched in noted:
                    tally.note(finding, matched=matched)
            yield


def _read_openly(matcher: OpenMatcher, view: View, tally: Tally) -> Iterator[None]:
    """Note the open rules that match in a view's text, at about the same place in its canonical text."""
    for sighting in matcher.sweep(view.text, origin=tally.segment.origin):
        if sighting is None:
            yield
            continue
        words = canonicalise(sighting.matched).strip()
        start = max(0, view.canonical.find(words))
        match = Match(sighting.rule, start, min(len(view.canonical), start + len(words)))
        tally.note(of_match(tally.segment, view, match), matched=sighting.matched)


_NOTHING: frozenset[str] = frozenset()
_PLAIN: frozenset[tuple[Layer, ...]] = frozenset([()])
"""The layers of a text's own view: none."""


def _excluded(exclusions: tuple[Exclusion, ...], segment: Segment) -> frozenset[str]:
    """Return the ids of the rules that do not apply to a segment."""
    return frozenset(exclusion.rule for exclusion in exclusions if _applies(exclusion, segment))


def _applies(exclusion: Exclusion, segment: Segment) -> bool:
    if exclusion.origin and exclusion.origin is not segment.origin:
        return False
    below = exclusion.path.rstrip("/")
    return not below or segment.path == below or segment.path.startswith(f"{below}/")
