"""The embedded verifier: deterministic rules over the payload's own text, no network, no clock."""

import asyncio
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from filters.findings import Severity
from filters.inspecting import ENCODED_TEXT, run
from filters.ladder import Verdict
from filters.limits import LimitExceeded, TextLimits
from filters.matcher import Matcher
from filters.pieces import pieces
from filters.rules import Family, Rule
from filters.scoring import DEFAULT_THRESHOLDS, Evidence, Thresholds, densest, score, verdict
from filters.segments import Origin
from filters.unfolding import Budget, unfold
from filters.views import View

LONGEST_TEXT = 1_000_000
"""Characters of `prompt_text` that are read; a longer one is unclear, since what was not read is not clean."""
REACH = 300
"""Characters up to which signs count as standing together."""
MOST_SOURCES = 1_000
"""Entries of `debug.sources`, and rule hits of all of them, that are read; more is unclear."""

_LIMITS = TextLimits(views=500, decoded_chars=2_000_000)
_ORIGINS = {origin.value: origin for origin in Origin}
_SEVERITIES = {severity.value: severity for severity in Severity}


@dataclass(frozen=True, slots=True)
class _Source:
    """What an entry of `debug.sources` says. A `type` that is no origin of ours, such as "pdf", is a document."""

    hits: tuple[str, ...]
    origin: Origin
    hidden: bool
    severity: Severity


class LocalRuleAdapter:
    """Judges a payload by the rules (verifier-adapters.md sections 2 and 9).

    It scans `prompt_text` in all its views, adds the rules that `debug.sources` names, and scores signs that stand near
    each other. The same payload always gets the same verdict. A payload it cannot read, and text that needs more
    work than its limits allow, is `"unclear"`. It never raises, whatever the payload holds.
    """

    def __init__(
        self, matcher: Matcher, *, thresholds: Thresholds = DEFAULT_THRESHOLDS, limits: TextLimits = _LIMITS
    ) -> None:
        self._matcher = matcher
        self._thresholds = thresholds
        self._limits = limits
        self._rules = {rule.id: rule for rule in matcher.rules}

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        """The verdict, computed in one go."""
        return run(self._steps(payload))

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        """The verdict; other work of the event loop is let in between the steps."""
        steps = self._steps(payload)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                answer: Verdict = end.value
                return answer
            await asyncio.sleep(0)

    def _steps(self, payload: object) -> Generator[None, None, Verdict]:
        text = payload.get("prompt_text") if isinstance(payload, Mapping) else None
        sources = _sources(payload)
        if not isinstance(text, str) or len(text) > LONGEST_TEXT or sources is None:
            return "unclear"
        seen, total, complete = yield from self._read(text, sources, excluded=_excluded(payload))
        named = (score(self._named(source, seen)) for source in sources)
        word = verdict(max(chain([total], named)), self._thresholds)
        return word if complete or word == "unsafe" else "unclear"

    def _read(
        self, text: str, sources: Iterable[_Source], *, excluded: frozenset[str]
    ) -> Generator[None, None, tuple[set[str], float, bool]]:
        """The rules that match in the text, the highest score of signs that stand together in a view of it, and
        whether the limits let all of it be read.
        """
        named = {hit for source in sources for hit in source.hits}
        hidden = {hit for source in sources if source.hidden for hit in source.hits}
        origins = frozenset(source.origin for source in sources) or {Origin.USER}
        asked = named | {rule.id for rule in self._matcher.rules if rule.origins >= origins and rule.id not in excluded}
        budget = Budget.of(self._limits)
        seen: set[str] = set()
        total = 0.0
        try:
            for view in self._views(text, budget):
                signs: list[tuple[int, Evidence]] = []
                for match in self._matcher.sweep(view.canonical):
                    if match is None:
                        yield
                    elif match.rule.id in asked:
                        seen.add(match.rule.id)
                        signs.append((match.start, _sign(match.rule, hidden=view.encoded or match.rule.id in hidden)))
                total = max(total, densest(signs, reach=REACH))
                yield
        except LimitExceeded:
            return seen, total, False
        return seen, total, True

    def _views(self, text: str, budget: Budget) -> Iterator[View]:
        for _, piece in pieces(text):
            yield from unfold(piece, limits=self._limits, path="", budget=budget)

    def _named(self, source: _Source, seen: set[str]) -> Iterator[Evidence]:
        """The signs that a source names, unless the text shows all of them: it is an excerpt, and redacted.

        A rule that nobody knows here counts as medium.
        """
        shown = seen.issuperset(hit for hit in source.hits if hit in self._rules)
        for hit in source.hits:
            if hit == ENCODED_TEXT:
                yield Evidence(Family.ENCODED_CONTENT, Severity.LOW)
            elif hit in self._rules and not shown:
                yield _sign(self._rules[hit], hidden=source.hidden)
            elif hit not in self._rules:
                yield Evidence(hit, source.severity, source.hidden)


def _sign(rule: Rule, *, hidden: bool) -> Evidence:
    return Evidence(rule.family, rule.severity, hidden)


def _sources(payload: object) -> tuple[_Source, ...] | None:
    """The sources of a payload; None for a payload that names any in a shape or number that cannot be read."""
    debug = payload.get("debug") if isinstance(payload, Mapping) else None
    listed = debug.get("sources") if isinstance(debug, Mapping) else debug
    if listed is None:
        return ()
    if not isinstance(listed, list | tuple) or len(listed) > MOST_SOURCES:
        return None
    sources = tuple(_source(entry) for entry in listed)
    return None if None in sources else tuple(source for source in sources if source is not None)


def _excluded(payload: object) -> frozenset[str]:
    """The rules that the policy excludes where the text comes from; a list that cannot be read excludes nothing."""
    debug = payload.get("debug") if isinstance(payload, Mapping) else None
    listed = debug.get("excluded_rules") if isinstance(debug, Mapping) else None
    return (
        frozenset(rule for rule in listed if isinstance(rule, str)) if isinstance(listed, list | tuple) else frozenset()
    )


def _source(entry: object) -> _Source | None:
    if not isinstance(entry, Mapping):
        return None
    hits, meta = entry.get("rule_hits", ()), entry.get("meta", {})
    if not isinstance(hits, list | tuple) or len(hits) > MOST_SOURCES or not isinstance(meta, Mapping):
        return None
    if not all(isinstance(hit, str) for hit in hits):
        return None
    severity = meta.get("severity")
    origin = meta.get("origin", entry.get("type"))
    return _Source(
        hits=tuple(dict.fromkeys(hits)),
        origin=_ORIGINS.get(origin, Origin.DOCUMENT) if isinstance(origin, str) else Origin.DOCUMENT,
        hidden=meta.get("hidden") is True,
        severity=_SEVERITIES.get(severity, Severity.MEDIUM) if isinstance(severity, str) else Severity.MEDIUM,
    )
