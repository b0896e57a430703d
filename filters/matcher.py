"""The matcher: one automaton over the literals of all rules; literals find, expressions confirm."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import ahocorasick

from filters.expressions import expression_width
from filters.rules import Rule
from filters.segments import Origin

_Span: TypeAlias = tuple[int, int]

MATCHES = 8
"""The most matches of one rule that one text yields: enough to show where, and bounded on any text."""

STRETCH = 2_048
"""Characters that an expression is run over at once, about: what follows is a step of its own."""


@dataclass(frozen=True, slots=True)
class Match:
    """Where a rule matched: a span in the canonical text that was scanned."""

    rule: Rule
    start: int
    end: int


class Matcher:
    """Finds rules in canonical texts. It holds no state of a scan, so one matcher serves all callers."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.rules = tuple(rules)
        self._origins = frozenset(origin for rule in self.rules for origin in rule.origins)
        self._automaton = _automaton(self.rules)
        self._reach = tuple(expression_width(rule.confirm.pattern) if rule.confirm else 0 for rule in self.rules)

    def covers(self, origin: Origin) -> bool:
        """Whether any rule applies to texts of an origin."""
        return origin in self._origins

    def scan(self, canonical: str, *, origin: Origin | None = None) -> Iterator[Match]:
        """The matches in a canonical text, rule by rule, each span of a rule once and at most `MATCHES` of them.

        With an origin, only rules that apply to it take part.
        """
        return (match for match in self.sweep(canonical, origin=origin) if match is not None)

    def sweep(self, canonical: str, *, origin: Origin | None = None) -> Iterator[Match | None]:
        """As `scan`, with None after each stretch of text that was looked at, where the caller may pause."""
        for index, hits in self._hits(canonical).items():
            rule = self.rules[index]
            if origin is None or origin in rule.origins:
                yield from _found(rule, canonical, hits, reach=self._reach[index])

    def _hits(self, canonical: str) -> Mapping[int, Sequence[_Span]]:
        """The spans of each rule's literals, in order of their ends, by the rule's place in `rules`."""
        hits: dict[int, list[_Span]] = {}
        if self._automaton is None:
            return hits
        for last, (length, indices) in self._automaton.iter(canonical):
            span = (last + 1 - length, last + 1)
            for index in indices:
                hits.setdefault(index, []).append(span)
        return hits


def _automaton(rules: Iterable[Rule]) -> ahocorasick.Automaton | None:
    """An automaton whose values are a literal's length and the places of the rules that look for it.

    None where there is nothing to look for: an automaton without words cannot be asked.
    """
    owners: dict[str, list[int]] = {}
    for index, rule in enumerate(rules):
        for literal in dict.fromkeys(rule.literals):
            owners.setdefault(literal, []).append(index)
    if not owners:
        return None
    automaton = ahocorasick.Automaton()
    for literal, indices in owners.items():
        automaton.add_word(literal, (len(literal), tuple(indices)))
    automaton.make_automaton()
    return automaton


def _found(rule: Rule, canonical: str, hits: Sequence[_Span], *, reach: int) -> Iterator[Match | None]:
    if rule.confirm is None:
        yield from (Match(rule, start, end) for start, end in hits[:MATCHES])
        return
    found: set[_Span] = set()
    for start, end in _windows(hits, len(canonical), reach=reach):
        for hit in rule.confirm.finditer(canonical, start, end):
            if hit.span() not in found:
                found.add(hit.span())
                yield Match(rule, *hit.span())
            if len(found) >= MATCHES:
                return
        yield None


def _windows(hits: Iterable[_Span], size: int, *, reach: int) -> Iterator[_Span]:
    """The stretches of a text within reach of its hits (at least one), in order; long ones in parts that overlap.

    `reach` is the width of the expression, so a match that holds a literal lies wholly in one stretch.
    """
    left = right = 0
    for start, end in hits:
        if start - reach > right or right - left > STRETCH:
            if right:
                yield left, right
            left = max(0, start - reach)
        right = min(size, end + reach)
    yield left, right
