"""The findings of one text: how they are made, and which of them are kept while it is read."""

import re
from bisect import bisect_right, insort
from dataclasses import replace
from typing import Final, TypeAlias

from filters.classifier import LEARNED, Sign
from filters.findings import Action, Finding, Severity
from filters.matcher import MATCHES, Match
from filters.rules import BRIEF, Family
from filters.segments import Origin, Segment
from filters.views import Layer, View

ENCODED_TEXT = "ENC-TEXT"
"""The id of the finding for text that a layer hides, whatever the text says."""

_MACHINE: Final = re.compile(
    r"\b(?:ais?|assistants?|(?:chat)?bots?|robots?|agents?|(?:language )?models?|llms?|gpt|copilot|neural networks?"
    r"|machines?|software|algorithms?|automatic|intel{1,2}igen\w+|интеллект\w*|нейросет\w*|chatgpt|claude|gemini|dan"
    r"|(?:system|program|who(?:ever)?),? (?:(?:that|which|who|this|the|text|page) ){0,4}reads?|summari[sz]\w*"
    r"|(?:your|secret|hidden) (?:rules|limits|prompt|instructions))\b"
)
"""Who is spoken to by what is written for a machine, in words of glosses and in some that these leave as they are."""
_NEAR: Final = 400
"""Characters on both sides of a sign in which that is named."""

_Sighting: TypeAlias = tuple[str, tuple[str, ...], str]
"""A rule, the transforms that led to where it matched, and the text there."""


class Tally:
    """The findings of one segment while it is read: each once, and at most `MATCHES` of one rule.

    Pieces of a long text overlap. A match in the overlap that the piece before showed as well is the same match.
    """

    __slots__ = (
        "_before",
        "_counts",
        "_end",
        "_inserts",
        "_now",
        "_offset",
        "_overlap",
        "excluded",
        "findings",
        "hurried",
        "replaced",
        "segment",
    )

    def __init__(self, segment: Segment, excluded: frozenset[str], findings: list[Finding]) -> None:
        """Adds to the `findings`, so that they are there however reading ends."""
        self.segment = segment
        self.findings = findings
        self.excluded = excluded
        self.replaced: set[tuple[Layer, ...]] = set()
        """The layers of the views of this piece that `View.replaces` says another one holds all of."""
        self.hurried = False
        """Whether something in it was not looked at again that should have been."""
        self._counts: dict[str, int] = {}
        self._offset = self._overlap = self._end = 0
        self._inserts: list[int] = []
        self._before: set[_Sighting] = set()
        self._now: set[_Sighting] = set()

    def begin_piece(self, offset: int, length: int) -> None:
        self._offset, self._overlap, self._end = offset, self._end - offset, offset + length
        self._before, self._now = self._now, set()
        self.replaced.clear()

    def place(self) -> int:
        """Where the next finding would stand, for one that is noted later."""
        return len(self.findings) - len(self._inserts)

    def note(self, finding: Finding, *, matched: str, at: int | None = None) -> None:
        """Keeps a finding, its span counted from the start of the segment. `matched` only tells findings apart.

        It becomes the last one, or stands `at` a place that was asked for before, after what was put there already.
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
        if at is None:
            self.findings.append(_shifted(finding, self._offset))
        else:
            self.findings.insert(at + bisect_right(self._inserts, at), _shifted(finding, self._offset))
            insort(self._inserts, at)


def is_sign(match: Match, view: View) -> bool:
    """Whether a match in a view is a sign: a low one is none where words only say about what was meant."""
    return not view.loose or match.rule.severity is not Severity.LOW


def graded(sign: Sign, view: View, origin: Origin) -> Sign | None:
    """A sign of the classifier in a view of a text: where words only say about what was meant, a low one is none, and
    what no user said is one grade lower, so that only a high one is left of it, and that where a machine is named near
    it: notices and tickets are full of requests to people.
    """
    if not view.loose:
        return sign
    if origin is Origin.USER:
        return None if sign.severity is Severity.LOW else sign
    if sign.severity is not Severity.HIGH or not _MACHINE.search(
        view.canonical, max(0, sign.start - _NEAR), sign.end + _NEAR
    ):
        return None
    return replace(sign, severity=Severity.MEDIUM)


def of_match(segment: Segment, view: View, match: Match) -> Finding:
    brief = _is_brief(segment.text, view)
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
        alone=match.rule.alone or brief,
        brief=brief,
    )


def _is_brief(text: str, view: View) -> bool:
    """Whether a text is short, or all of it is as it is read in a view, or what a layer hides in it is."""
    if len(text) <= BRIEF:
        return True
    return len(view.canonical) <= BRIEF and (view.encoded or (view.whole and len(text) <= _MOST_PADDED * BRIEF))


_MOST_PADDED = 16
"""Characters that are written for each that is read, at most, of a short text that is not hidden."""


def of_sign(segment: Segment, view: View, sign: Sign) -> Finding:
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
        brief=_is_brief(segment.text, view),
    )


def of_hidden(segment: Segment, view: View) -> Finding:
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
        brief=_is_brief(segment.text, view),
    )


def _shifted(finding: Finding, offset: int) -> Finding:
    """The finding of a piece that starts at `offset`: its outermost span counts from the start of the segment."""
    if not offset:
        return finding
    if not finding.layers:
        return replace(finding, start=finding.start + offset, end=finding.end + offset, piece=offset)
    outer, *inner = finding.layers
    outer = replace(outer, start=outer.start + offset, end=outer.end + offset)
    return replace(finding, layers=(outer, *inner), piece=offset)
