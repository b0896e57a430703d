"""Tallying: makes the findings of one text, and decides which of them are kept while it is read."""

import re
from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from filters.context.closings import Side, closes_its_own, ends_in_reminder, is_last_reminder, is_reminder
from filters.context.mentions import mentioned, mentioned_by_user
from filters.decoders.languages import has_known_words
from filters.findings import Action, Finding, Severity
from filters.learned.classifier import LEARNED, Sign
from filters.learned.pasted import pasted_from, set_apart
from filters.rules.matcher import MATCHES, Match
from filters.rules.rule import BRIEF, Family
from filters.segments import Origin, Segment
from filters.text.canonical import canonicalise, clean
from filters.views import Layer, View

KEPT: Final = 2 * MATCHES
"""The most findings of one rule in a text. Of hidden text there are `MATCHES`: rules read all of it in any case."""
CONSIDERED: Final = 256
"""The most matches of one rule in a text of which it is found out whether they are only mentions."""
MOST_AROUND: Final = 32
"""How often the text around a piece is searched for a rule's matches. Beyond, what is not seen in a piece counts."""
_CONSIDERED_BETWEEN_PAUSES: Final = 16
ENCODED_TEXT = "ENC-TEXT"
"""The rule id of the finding for text that a layer hides, whatever the text says."""

_MACHINE: Final = re.compile(
    r"\b(?:ais?|assistants?|(?:chat)?bots?|robots?|agents?|(?:language )?models?|llms?|gpt|copilot|neural networks?"
    r"|machines?|software|algorithms?|automatic|intel{1,2}igen\w+|интеллект\w*|нейросет\w*|chatgpt|claude|gemini|dan"
    r"|(?:system|program|who(?:ever)?),? (?:(?:that|which|who|this|the|text|page) ){0,4}reads?|summari[sz]\w*"
    r"|(?:your|secret|hidden) (?:rules|limits|prompt|instructions))\b"
)
"""Names of a machine, and words of whoever addresses one: in the English of glossaries, and some that these leave as
they are.
"""
_THIS: Final = len(" this")
_ITSELF: Final = re.compile(
    r"\b(?:not|\w{2,7}n't|never|avoid|refrain from) (?:(?!ask\b)\w{1,10} ){0,2}?"
    r"(?:mention|tell|inform|notify|alert|reveal|disclos|discuss|show)\w{0,3}\b[^.!?]{0,60}\bthis\b"
)
"""How a reminder asks that it not be mentioned itself. What it says of acts ("do not ask before this") is an order."""
_AROUND: Final = 1 << 19
"""Characters before and after a piece that are searched for what opens or closes."""
_NEAR: Final = 400
"""Characters on either side of a sign that are searched for `_MACHINE`."""

_Sighting: TypeAlias = tuple[str, tuple[str, ...], str]
"""A rule, the transforms that led to the view where it matched, and the matched text."""


class Tally:
    """The findings of one segment while it is read: each once, and at most `KEPT` of one rule.

    Pieces of a long text overlap. A match in the overlap that the piece before had too is the same match.
    """

    __slots__ = (
        "_before",
        "_closing",
        "_considered",
        "_counts",
        "_end",
        "_inserts",
        "_looked_around",
        "_now",
        "_offset",
        "_overlap",
        "_pasted",
        "_pasted_here",
        "excluded",
        "findings",
        "hurried",
        "replaced",
        "segment",
    )

    def __init__(self, segment: Segment, excluded: frozenset[str], findings: list[Finding]) -> None:
        """Take the list that findings are added to, so that the caller has them however reading ends."""
        self.segment = segment
        self.findings = findings
        self.excluded = excluded
        self.replaced: set[tuple[Layer, ...]] = set()
        """The layers of the views of this piece that another view replaces (`View.replaces`)."""
        self.hurried = False
        """Whether the second look left something out, for want of time or looks."""
        self._counts: dict[str, int] = {}
        self._closing = Counter[str]()
        self._considered = Counter[str]()
        self._looked_around = Counter[str]()
        self._offset = self._overlap = self._end = 0
        self._inserts: list[int] = []
        self._before: set[_Sighting] = set()
        self._now: set[_Sighting] = set()
        self._pasted = pasted_from(segment.text) if segment.origin is Origin.USER else None
        self._pasted_here = 0

    def begin_piece(self, offset: int, length: int) -> None:
        self._offset, self._overlap, self._end = offset, self._end - offset, offset + length
        self._before, self._now = self._now, set()
        self.replaced.clear()
        if self._pasted is not None:
            self._pasted_here = len(clean(self.segment.text[offset : self._pasted]))

    def pasted_from(self, view: View) -> int | None:
        """Return from where on a view's canonical text may be pasted by a user; None if nothing in it is.

        All of it may be where its outermost layer begins behind that place, or hides a text that ends behind it.
        """
        if self._pasted is None:
            return None
        start: int | None = self._pasted_here
        if start and view.layers:
            outer = view.layers[0]
            if outer.start >= start:
                return 0
            if view.encoded:
                return 0 if outer.end > start else None
            start = set_apart(view.text)
        return len(canonicalise(view.text[:start])) if start else start

    def is_spare(self, match: Match, view: View) -> Generator[None, None, bool]:
        """Whether a match need not be noted: `MATCHES` of its rule are, and this one is only a mention.

        So however often a text mentions an attack, one that it makes is noted. Matches beyond those `CONSIDERED` count
        as made. Call this once for each match. Yields wherever the caller may pause.
        """
        rule = match.rule.id
        if self._counts.get(rule, 0) < MATCHES or view.encoded:
            return False
        self._considered[rule] += 1
        if self._considered[rule] > CONSIDERED:
            return False
        if self._considered[rule] % _CONSIDERED_BETWEEN_PAUSES == 0:
            yield
        spoken_of = mentioned_by_user if self.segment.origin is Origin.USER else mentioned
        return spoken_of(view.canonical, match.start, match.end, view.text)

    def closes_its_own(self, match: Match, view: View) -> Generator[None, None, bool]:
        """Whether a match only closes what its text opened, be it in an earlier piece. See `Rule.closing`.

        Of each rule, matches from the last of those `CONSIDERED` on count as made. So does what is encoded. Yields
        wherever the caller may pause.
        """
        rule = match.rule
        if not rule.closing or view.encoded or view.uncleaned:
            return False
        self._closing[rule.id] += 1
        if self._closing[rule.id] >= CONSIDERED:
            return False
        looked = self._looked_around[rule.id]
        often, around = rule.severity is Severity.LOW, partial(self._around, rule.id)
        own = closes_its_own(view.canonical, match.start, match.end, often=often, around=around)
        if self._looked_around[rule.id] > looked:
            yield
        return own

    def _around(self, rule: str, side: Side) -> str | None:
        """Return the text on this side of this piece, `MOST_AROUND` times for a rule."""
        self._looked_around[rule] += 1
        if self._looked_around[rule] > MOST_AROUND:
            return None
        text, start, end = self.segment.text, self._offset, self._end
        return text[max(0, start - _AROUND) : start] if side == "before" else text[end : end + _AROUND]

    def place(self) -> int:
        """Return the place of the next finding, for a finding that is noted later (`at` of `note`)."""
        return len(self.findings) - len(self._inserts)

    def note(self, finding: Finding, *, matched: str, at: int | None = None) -> None:
        """Keep a finding, unless it is excluded, repeated, or beyond the `most_kept` of its rule.

        The finding's span counts from the start of the piece; the kept one counts from the start of the segment. The
        text `matched` only serves to recognise the same match. The finding is added at the end, or `at` a place from
        `place`, after those that were put there already. Exclusions are for false alarms: they do not cover rules whose
        action is deny.
        """
        if finding.rule_id in self.excluded and finding.action is not Action.DENY:
            return
        count = self._counts.get(finding.rule_id, 0)
        if count >= most_kept(finding.rule_id):
            return
        sighting = (finding.rule_id, tuple(layer.transform for layer in finding.layers), matched)
        self._now.add(sighting)
        place = finding.layers[0].start if finding.layers else finding.start
        if place < self._overlap and sighting in self._before:
            return
        shifted = _shifted(finding, self._offset)
        if finding.family is Family.LEARNED and shifted in self.findings:
            return  # read both as the user's and as pasted
        self._counts[finding.rule_id] = count + 1
        if at is None:
            self.findings.append(shifted)
        else:
            self.findings.insert(at + bisect_right(self._inserts, at), shifted)
            insort(self._inserts, at)


def most_kept(rule: str) -> int:
    """Return how many findings of a rule a text has at most."""
    return MATCHES if rule == ENCODED_TEXT else KEPT


def is_sign(match: Match, view: View) -> bool:
    """Whether a match in a view is a sign. In a loose view, which only gives the rough meaning, a low match is none."""
    return not view.loose or match.rule.severity is not Severity.LOW


def graded(sign: Sign, view: View, origin: Origin) -> Sign | None:
    """Return a sign of the classifier as it counts in a view of a text, or None where it does not count.

    In a loose view, which only gives the rough meaning, a user's low sign does not count. Of other origins only a high
    sign counts, as a medium one, and only where a machine is named near it: notices and tickets are full of requests to
    people.
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


def is_weak(match: Match, view: View, origin: Origin) -> bool:
    """Whether a match in a text of this origin is weak (`Rule.weak_in`).

    In what users say and tools return a rule is weak only within a reminder: an order that stands elsewhere may come
    from anybody. Programs add their reminders at the end of what a tool returned, and ask that they be not mentioned
    themselves.
    """
    if origin not in match.rule.weak_in or view.encoded or view.uncleaned:
        return False
    if origin is Origin.USER:
        return is_reminder(view.canonical, match.start)
    if origin is not Origin.TOOL_RESULT:
        return True
    itself = _ITSELF.search(view.canonical, match.start, match.end + _THIS)
    return itself is not None and is_last_reminder(view.canonical, match.start)


def of_match(segment: Segment, view: View, match: Match) -> Finding:
    weak = is_weak(match, view, segment.origin)
    if segment.origin is Origin.TOOL_RESULT:  # what ends a piece need not end the text
        weak = weak and ends_in_reminder(segment.text)
    brief = not weak and _is_brief(segment.text, view)
    return Finding(
        rule_id=match.rule.id,
        family=match.rule.family,
        severity=Severity.LOW if weak else match.rule.severity,
        action=match.rule.action,
        origin=segment.origin,
        trust=segment.trust,
        path=segment.path,
        layers=view.layers,
        start=match.start,
        end=match.end,
        alone=match.rule.alone_if_weak if weak else match.rule.alone or brief,
        brief=brief,
    )


def _is_brief(text: str, view: View) -> bool:
    """Whether a text has at most `BRIEF` characters, or a view has that holds all of it or what a layer hides in it."""
    if len(text) <= BRIEF:
        return True
    return len(view.canonical) <= BRIEF and (view.encoded or (view.whole and len(text) <= _MOST_PADDED * BRIEF))


_MOST_PADDED = 16
"""The most written characters for each of `BRIEF` in a text that is brief only as a view reads it, and not hidden."""


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


def is_hidden(view: View, plain: str) -> bool:
    """Whether a view shows hidden text, and not what a layer made by accident or what stands in plain as well.

    `plain` is the canonical text of the view without layers. It also spells out what stood in invisible characters,
    which was hidden nevertheless (`View.uncleaned`).
    """
    if not view.encoded or (view.canonical in plain and not view.uncleaned):
        return False
    return not view.guessed or has_known_words(view.canonical)


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


def is_encoded(findings: Iterable[Finding]) -> bool:
    """Whether a layer hides text."""
    return any(finding.rule_id == ENCODED_TEXT for finding in findings)


def _shifted(finding: Finding, offset: int) -> Finding:
    """Return a finding of a piece that starts at `offset`, its outermost span counted from the segment's start."""
    if not offset:
        return finding
    if not finding.layers:
        return replace(finding, start=finding.start + offset, end=finding.end + offset, piece=offset)
    outer, *inner = finding.layers
    outer = replace(outer, start=outer.start + offset, end=outer.end + offset)
    return replace(finding, layers=(outer, *inner), piece=offset)
