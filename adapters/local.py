"""The embedded verifier: deterministic rules, and optionally a classifier, on the payload's own text. No network."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Container, Generator, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from adapters.doubting import is_doubted
from filters.context.closings import closes_its_own
from filters.context.discourse import EXCERPT
from filters.context.mentions import is_list, mentioned, mentioned_by_user
from filters.findings import Severity
from filters.inspection.scoring import (
    DEFAULT_THRESHOLDS,
    Evidence,
    Share,
    Thresholds,
    densest,
    is_faint,
    once,
    shares,
    total,
    verdict,
)
from filters.inspection.tallying import CONSIDERED, ENCODED_TEXT, graded, is_sign, is_weak
from filters.ladder import Verdict
from filters.learned.classifier import LEARNED, Classifier, Sign
from filters.learned.pasted import as_pasted
from filters.learned.second_look import Looks
from filters.limits import LimitExceeded, TextLimits
from filters.rules.matcher import Match, Matcher
from filters.rules.rule import BRIEF, Family, Rule
from filters.segments import Origin
from filters.steps import run
from filters.text.pieces import pieces
from filters.unfolding import Budget, unfold_in_steps
from filters.verification.excerpts import CUT, HEADING
from filters.verification.flags import FINDINGS_LEFT_OUT
from filters.views import Layer, View

LONGEST_TEXT = 1_000_000
"""Characters of `prompt_text` that are read. A longer one is never safe, since text that was not read is not clean."""
MOST_SOURCES = 10_000
"""Entries of `debug.sources` that are read. A payload with more is never safe either."""
MOST_HITS = 1_000
"""Rule hits that are read of one entry. A payload with more is never safe either."""

_PAUSE_AFTER = 64
"""Sources, or matches, between two points at which other work may run."""
SLICE_SECONDS = 0.001
"""Seconds that an assessment may hold the event loop before it lets other work run."""
LOCAL_LIMITS = TextLimits(views=500, decoded_chars=2_000_000)
_BESIDE_CUT = 24
"""Characters on either side of a match on which a rule may depend."""
_ORIGINS = {origin.value: origin for origin in Origin}
_SEVERITIES = {severity.value: severity for severity in Severity}
_LEARNED = {name: severity for severity, name in LEARNED.items()}


_AllLooks: TypeAlias = tuple[Looks, Looks]
"""The second looks at texts as what they are, and those at what users pasted."""
_Signs: TypeAlias = list[tuple[int, Evidence]]
"""Signs, each with the offset in its view where it begins."""


@dataclass(frozen=True, slots=True)
class _Source:
    """The content of an entry of `debug.sources`. A `type` that is not one of our origins, as "pdf", is a document."""

    hits: tuple[str, ...]
    origin: Origin
    hidden: bool
    brief: bool
    severity: Severity
    path: str | None


@dataclass(frozen=True, slots=True)
class Explanation:
    """A verdict and its reasons: the share of each family in the score, which is compared with the thresholds.

    `complete` is false if not all of the payload was read; the verdict is then never `"safe"`.
    """

    verdict: Verdict
    score: float
    thresholds: Thresholds
    shares: tuple[Share, ...] = ()
    complete: bool = True


_MOST_APART: Final = 64
"""Texts with signs of their own that are weighed one by one; if there are more, all are weighed together."""


class LocalRuleAdapter:
    """Judges a payload by the rules (verifier-adapters.md sections 2 and 9), and by a classifier if it is given one.

    It scans `prompt_text` in all its views, adds the rules that `debug.sources` names, and scores signs that are close
    together. The same payload always gets the same verdict. A payload that it cannot read, or whose text needs more
    work than the limits allow, is never `"safe"`. What can be read is judged all the same, so that an attack cannot be
    made less than `"unsafe"` by adding to it. If the payload says that it does not show all that was found, a rule that
    the text only mentions may be broken where it is not shown. It never raises, whatever the payload holds.
    """

    def __init__(
        self,
        matcher: Matcher,
        *,
        classifier: Classifier | None = None,
        thresholds: Thresholds = DEFAULT_THRESHOLDS,
        limits: TextLimits = LOCAL_LIMITS,
    ) -> None:
        self._matcher = matcher
        self._classifier = classifier
        self._pasted = as_pasted(classifier) if classifier else None
        self._thresholds = thresholds
        self._limits = limits
        self._rules = matcher.by_id

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        """Return the verdict, computed without a pause."""
        return self.explain(payload).verdict

    def explain(self, payload: Mapping[str, Any]) -> Explanation:
        """Return the verdict of `assess` with its reasons: families, weights and ids of rules, never text."""
        return run(self._steps(payload))

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        """Return the verdict. Other work of the event loop runs between the steps."""
        steps = self._steps(payload)
        began = time.monotonic()
        while True:
            try:
                next(steps)
            except StopIteration as end:
                explanation: Explanation = end.value
                return explanation.verdict
            if time.monotonic() - began > SLICE_SECONDS:
                await asyncio.sleep(0)
                began = time.monotonic()

    def _steps(self, payload: object) -> Generator[None, None, Explanation]:
        sources, all_sources = yield from _sources(payload)
        text, all_text = _text(payload)
        seen, highest, all_views = yield from self._read(text, sources, excluded=_excluded(payload))
        shown = _shows_all(payload)
        unseen: tuple[Share, ...] = ()
        for number, source in enumerate(sources):
            highest = max(highest, shares(self._named(source, seen)), key=total)
            unseen = unseen if shown else max(unseen, shares(self._named(source, {})), key=total)
            if number % _PAUSE_AFTER == 0:
                yield
        word = verdict(total(highest), self._thresholds)
        names_all = shown or any(source.hits for source in sources)
        all_judged = names_all and verdict(total(unseen), self._thresholds) == "safe"
        complete = all_sources and all_text and all_views and all_judged
        if not complete and word != "unsafe":
            word = "unclear"
        return Explanation(word, total(highest), self._thresholds, highest, complete)

    def _read(
        self, text: str, sources: Iterable[_Source], *, excluded: frozenset[str]
    ) -> Generator[None, None, tuple[Mapping[str, bool], tuple[Share, ...], bool]]:
        """Scan the text. Yields wherever the caller may pause.

        Returns the signs that were found, each with whether it is only mentioned; the shares of the highest score that
        signs of one message, close together in one view, reach; and whether the limits allowed all of the text to be
        read. If another view replaces a view, the classifier's signs in the replaced one do not count: an encoding
        itself is no sign.
        """
        named = {hit for source in sources for hit in source.hits}
        hidden = {hit for source in sources if source.hidden for hit in source.hits}
        brief = {hit for source in sources if source.brief for hit in source.hits}
        if not sources and len(text) <= BRIEF:
            brief = set(self._rules)
        origins = frozenset(source.origin for source in sources) or {Origin.USER}
        certain = hidden | brief
        named_by = _named_by(sources)
        of_origins = {rule.id for rule in self._matcher.rules if rule.origins >= origins}
        counted = named | (of_origins - excluded)
        is_learned_counted = not named or not named.isdisjoint(_LEARNED)
        budget = Budget.of(self._limits)
        own_looks = Looks()
        looks = own_looks, own_looks.beside()
        doubts = own_looks.beside()
        seen: dict[str, bool] = {}
        read: list[tuple[tuple[Layer, ...], _Signs, _Signs]] = []
        replaced: set[tuple[Layer, ...]] = set()
        complete = True
        try:
            for view in self._views(text, budget):
                if view is None:
                    yield
                    continue
                matched: list[tuple[int, int, Evidence]] = []
                spans: list[tuple[int, int, bool]] = []
                for number, match in enumerate(self._matcher.sweep(view.canonical, most=CONSIDERED)):
                    if match is None or number % _PAUSE_AFTER == 0:
                        yield
                    if match is None:
                        continue
                    if (
                        is_sign(match, view)
                        and match.rule.id in counted
                        and not (named and _is_cut(view.canonical, match, named))
                        and not _closes_its_own(match, view)
                    ):
                        naming = named_by.get(match.rule.id, ())
                        sign = _seen(match, view, hidden=hidden, brief=brief, sources=naming, origins=origins)
                        asked = {source.origin for source in naming} or origins
                        if not is_faint(sign):
                            spans.append((match.start, match.end, sign.mentioned))
                        if match.rule.id not in certain and (
                            yield from self._is_doubted(match, view, sign, asked, doubts)
                        ):
                            sign = replace(sign, mentioned=True)
                        seen[sign.sign] = sign.mentioned and seen.get(sign.sign, True)
                        matched.append((match.start, match.end, sign))
                signs = once(matched)
                learned: _Signs = []
                for placed in self._learned(view, origins, excluded, spans, named, looks) if is_learned_counted else ():
                    if placed is None:
                        yield
                    else:
                        learned.append(placed)
                for _, sign in learned:
                    seen[sign.sign] = sign.mentioned and seen.get(sign.sign, True)
                read.append((view.layers, signs, learned))
                if view.replaces:
                    replaced.add(view.layers[:-1])
                yield
        except LimitExceeded:
            complete = False
        highest: tuple[Share, ...] = ()
        for others in _of_others(sources):
            for layers, signs, learned in read:
                every = signs if layers in replaced else [*signs, *learned]
                own = [(place, sign) for place, sign in every if sign.sign not in others]
                highest = max(highest, densest(own), key=total)
                yield
        return seen, highest, complete

    def _is_doubted(
        self, match: Match, view: View, sign: Evidence, origins: Set[Origin], looks: Looks
    ) -> Generator[None, None, bool]:
        second = self._classifier.second if self._classifier else None
        if second is None:
            return False
        return (yield from is_doubted(match, view, sign, origins=origins, second=second, looks=looks))

    def _learned(
        self,
        view: View,
        origins: Container[Origin],
        excluded: frozenset[str],
        spans: Sequence[tuple[int, int, bool]],
        named: Set[str],
        looks: _AllLooks,
    ) -> Iterator[tuple[int, Evidence] | None]:
        """Yield the signs of the classifier in a view, judged by the first of these origins that the classifier knows.

        Each excerpt is read by itself, without its heading: other texts and words of the gateway are no context of it.
        Yields None wherever the caller may pause. `spans` has start, end and mention of the rules' matches, without
        faint ones: a sign that overlaps some of them is mentioned if all of these are. What a user pasted is read as a
        document only where Tier 1, which saw where it begins, `named` such a sign.
        """
        read = self._classifier.heads if self._classifier else {}
        origin = next((origin for origin in Origin if origin in origins and origin in read), None)
        if origin is None:
            return
        for excerpt in _excerpts(view.canonical):
            for sign in self._told(view, excerpt, origin, named, looks):
                if sign is None:
                    yield None
                elif LEARNED[sign.severity] not in excluded:
                    overlapping = [spoken for start, end, spoken in spans if start < sign.end and sign.start < end]
                    is_mention = bool(overlapping) and all(overlapping)
                    is_mention = is_mention or is_list(view.canonical, sign.start, sign.end)
                    learned = _learned(LEARNED[sign.severity], hidden=view.encoded)
                    yield sign.start, replace(learned, mentioned=is_mention and not view.encoded)

    def _told(
        self, view: View, excerpt: tuple[int, int], origin: Origin, named: Set[str], looks: _AllLooks
    ) -> Iterator[Sign | None]:
        """Yield the signs in an excerpt of a view, a user's read as a document too. None where the caller may pause."""
        first, last = excerpt
        text = view.canonical[first:last]
        readings = [(self._classifier, origin, looks[0])]
        if origin is Origin.USER and not named.isdisjoint(_LEARNED):
            readings.append((self._pasted, Origin.DOCUMENT, looks[1]))
        for classifier, read_as, left in readings:
            if classifier is None:
                continue
            suspected = yield from classifier.suspected(text, origin=read_as)
            yield from classifier.look_again(text, suspected, origin=read_as, looks=left, layered=bool(view.layers))
            for sign in classifier.signs(text, suspected, origin=read_as):
                if classifier is not self._pasted or LEARNED[sign.severity] in named:
                    yield graded(replace(sign, start=first + sign.start, end=first + sign.end), view, read_as)

    def _views(self, text: str, budget: Budget) -> Iterator[View | None]:
        for _, piece in pieces(text):
            yield from unfold_in_steps(piece, limits=self._limits, path="", budget=budget)

    def _named(self, source: _Source, seen: Mapping[str, bool]) -> Iterator[Evidence]:
        """Yield the signs that a source names. The text may not show them, as it is a redacted excerpt.

        Rules do not count here if the text shows all those of the source. A sign that the text only mentions is
        mentioned here too. An unknown rule has the severity that the source states, medium by default.
        """
        shown = all(hit in seen for hit in source.hits if hit in self._rules)
        for hit in source.hits:
            if hit == ENCODED_TEXT:
                yield Evidence(Family.ENCODED_CONTENT, Severity.LOW, sign=hit)
            elif hit in _LEARNED:
                if hit not in seen:
                    yield _learned(hit, hidden=source.hidden)
            elif hit in self._rules and not shown:
                mentioned_only = seen.get(hit, False) and not source.hidden
                rule = self._rules[hit]
                brief = source.brief and not mentioned_only
                sign = _sign(rule, hidden=source.hidden, brief=brief, weak=_found_weak(rule, source))
                yield replace(sign, mentioned=mentioned_only)
            elif hit not in self._rules:
                yield Evidence(hit, source.severity, source.hidden, sign=hit)


def _of_others(sources: Iterable[_Source]) -> set[frozenset[str]]:
    """Return for each message and tool that sources name the signs that only others have, according to these.

    The excerpts stand side by side, but what is weak in each of two messages is no more than weak. Which one a sign is
    in cannot be told from the headings, as a text may have lines like these.
    """
    hits = defaultdict[str | None, set[str]](set)
    for source in sources:
        hits[_message(source.path)].update(source.hits)
    named = frozenset(hit for own in hits.values() for hit in own)
    of_others = {named - own for own in hits.values()}
    return of_others if of_others and None not in hits and len(of_others) <= _MOST_APART else {frozenset()}


def _message(path: str | None) -> str | None:
    """Return the path of the message, or of the tool, that a text at a path is part of: `/messages/0`, `/tools/1`."""
    return None if path is None else "/".join(path.split("/", 3)[:3])


def _named_by(sources: Iterable[_Source]) -> Mapping[str, Sequence[_Source]]:
    """Return for each rule the sources that name it."""
    named = defaultdict[str, list[_Source]](list)
    for source in sources:
        for hit in source.hits:
            named[hit].append(source)
    return dict(named)


def _found_weak(rule: Rule, source: _Source) -> bool:
    """Whether Tier 1, which read all of the source's text, found the rule weak there: nothing in it is more than low.

    What makes it weak, as the beginning of a reminder, may be left out of the excerpt.
    """
    return source.origin in rule.weak_in and source.severity is Severity.LOW and not source.hidden


def _sign(rule: Rule, *, hidden: bool, brief: bool, weak: bool = False) -> Evidence:
    if weak:
        return Evidence(rule.family, Severity.LOW, hidden, sign=rule.id, alone=rule.alone_if_weak)
    severity = (brief and rule.brief) or rule.severity
    return Evidence(rule.family, severity, hidden, sign=rule.id, alone=rule.alone or brief)


def _learned(name: str, *, hidden: bool) -> Evidence:
    return Evidence(Family.LEARNED, _LEARNED[name], hidden, sign=name)


def _seen(
    match: Match,
    view: View,
    *,
    hidden: Container[str],
    brief: Container[str],
    sources: Sequence[_Source],
    origins: Set[Origin],
) -> Evidence:
    """Return the sign of a match in a view.

    `sources` are those that name the rule; without any, its text may be of any of the origins. Encoded or hidden text
    is never weak or a mention, as nobody encodes what they only mention. A mention is never brief.
    """
    rule = match.rule
    if view.encoded or rule.id in hidden:
        return _sign(rule, hidden=True, brief=rule.id in brief)
    asked = {source.origin for source in sources if not _found_weak(rule, source)} if sources else origins
    low = all(is_weak(match, view, origin) for origin in asked)
    spoken_of = mentioned_by_user if origins == {Origin.USER} else mentioned
    if spoken_of(view.canonical, match.start, match.end, view.text):
        return replace(_sign(rule, hidden=False, brief=False, weak=low), mentioned=True)
    return _sign(rule, hidden=False, brief=rule.id in brief, weak=low)


def _closes_its_own(match: Match, view: View) -> bool:
    """Whether a match only closes what the text opened. Nobody encodes a template."""
    if not match.rule.closing or view.encoded or view.uncleaned:
        return False
    often = match.rule.severity is Severity.LOW
    return closes_its_own(view.canonical, match.start, match.end, often=often)


def _excerpts(canonical: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of the excerpts in a canonical text, without their headings: each is a text of its own."""
    start = 0
    for heading in HEADING.finditer(canonical):
        if start < heading.start():
            yield start, heading.start()
        start = heading.end()
    yield start, len(canonical)


def _is_cut(canonical: str, match: Match, named: Container[str]) -> bool:
    """Whether Tier 1, which read all of the text, did not find this rule, and text beside the match is missing here.

    The text that was left out, or that the heading of an excerpt stands in place of, may be why the rule did not match.
    What opens something may be far from what closes it (`Rule.closing`).
    """
    if match.rule.id in named:
        return False
    if match.rule.closing:
        return True
    first = match.start - _BESIDE_CUT
    heading = HEADING.match(canonical, max(0, canonical.rfind(EXCERPT, 0, match.start)))
    beside = canonical[max(0, first) : match.end + _BESIDE_CUT]
    return CUT in beside or EXCERPT in beside or (heading is not None and heading.end() > first)


def _shows_all(payload: object) -> bool:
    """Whether the text shows every place where something was found."""
    flags = payload.get("ingress_flags") if isinstance(payload, Mapping) else None
    return not isinstance(flags, list | tuple) or FINDINGS_LEFT_OUT not in flags


def _text(payload: object) -> tuple[str, bool]:
    """Return the part of the text that is read, and whether it is all of the text."""
    text = payload.get("prompt_text") if isinstance(payload, Mapping) else None
    return (text[:LONGEST_TEXT], len(text) <= LONGEST_TEXT) if isinstance(text, str) else ("", False)


def _sources(payload: object) -> Generator[None, None, tuple[tuple[_Source, ...], bool]]:
    """Return the readable sources of a payload, and whether these are all of them."""
    debug = payload.get("debug") if isinstance(payload, Mapping) else None
    listed = debug.get("sources") if isinstance(debug, Mapping) else debug
    if listed is None:
        return (), True
    if not isinstance(listed, list | tuple):
        return (), False
    found: list[_Source] = []
    complete = len(listed) <= MOST_SOURCES
    for number, entry in enumerate(listed[:MOST_SOURCES]):
        source, whole = _source(entry)
        found += [source] if source else []
        complete = complete and whole
        if number % _PAUSE_AFTER == 0:
            yield
    return tuple(found), complete


def _excluded(payload: object) -> frozenset[str]:
    """Return the rules that the policy excludes for the text's origin. A list that cannot be read excludes nothing."""
    debug = payload.get("debug") if isinstance(payload, Mapping) else None
    listed = debug.get("excluded_rules") if isinstance(debug, Mapping) else None
    return (
        frozenset(rule for rule in listed if isinstance(rule, str)) if isinstance(listed, list | tuple) else frozenset()
    )


def _source(entry: object) -> tuple[_Source | None, bool]:
    """Return the source of an entry, or None if it cannot be read, and whether all of the entry was read."""
    if not isinstance(entry, Mapping):
        return None, False
    hits, meta = entry.get("rule_hits", ()), entry.get("meta", {})
    if not isinstance(hits, list | tuple) or not isinstance(meta, Mapping):
        return None, False
    severity = meta.get("severity")
    origin = meta.get("origin", entry.get("type"))
    names = [hit for hit in hits[:MOST_HITS] if isinstance(hit, str)]
    source = _Source(
        hits=tuple(dict.fromkeys(names)),
        origin=_ORIGINS.get(origin, Origin.DOCUMENT) if isinstance(origin, str) else Origin.DOCUMENT,
        hidden=meta.get("hidden") is True,
        brief=meta.get("brief") is True,
        severity=_SEVERITIES.get(severity, Severity.MEDIUM) if isinstance(severity, str) else Severity.MEDIUM,
        path=path if isinstance(path := meta.get("path"), str) else None,
    )
    return source, len(names) == len(hits)
