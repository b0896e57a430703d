"""The matcher: finds rules in canonical texts. One automaton finds the literals of all rules; expressions confirm.

An expression is not tried at every character round a literal. The automaton also finds the heads of the expression, the
texts with which its matches begin, and the expression is tried only where a head stands.
"""

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter
from typing import NamedTuple, TypeAlias

import ahocorasick

from filters.rules.expressions import MAX_WIDTH, expression_heads, expression_reach, expression_width
from filters.rules.literals import automaton_of, places
from filters.rules.open_rules import OpenMatcher
from filters.rules.phrases import ANYWHERE_FROM, positions, readings
from filters.rules.rule import WITHIN, Rule
from filters.segments import Origin

_Span: TypeAlias = tuple[int, int]
_Places: TypeAlias = Mapping[str, Sequence[int]]
"""For each word that the automaton found, the offsets of its last characters, in order."""

MATCHES = 8
"""The most matches of one rule that one text yields: enough to show where, and bounded on any text."""

_AHEAD = 256
"""The fewest characters that one search for a rule's `then` covers: each reads the width of `then` in addition."""

STRETCH = 2_048
"""About how many characters an expression is run over in one step."""


@dataclass(frozen=True, slots=True)
class Match:
    """Where a rule matched: a span in the canonical text that was scanned."""

    rule: Rule
    start: int
    end: int


@dataclass(frozen=True, slots=True, eq=False)
class _Search:
    """How a rule is looked for: its literals, the texts that matches of `confirm` begin with (none if these cannot be
    determined), how far such a match reaches from a literal, and how wide a match of `then` is, in characters.
    """

    rule: Rule
    literals: frozenset[str]
    heads: frozenset[str]
    reach: int
    then_width: int


class _Hits(NamedTuple):
    """What the automaton found for one search: which of its literals and heads, and where all words stand."""

    places: _Places
    literals: Sequence[str]
    heads: Set[str]


class Matcher:
    """Finds rules in canonical texts. It keeps no state of a scan, so one matcher serves all callers."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.rules = tuple(rules)
        self.by_id: Mapping[str, Rule] = {rule.id: rule for rule in self.rules}
        self.open = OpenMatcher(self.rules) if any(rule.conditions for rule in self.rules) else None
        self._origins = frozenset(origin for rule in self.rules for origin in rule.origins)
        searches = tuple(map(_search, self.rules))
        self._owners = _owners(searches)
        words = _in_order_of_use(chain(self._owners, *(search.heads for search in searches)))
        self._automaton = automaton_of(words)
        self._of_ascii = automaton_of(filter(str.isascii, words))
        self._disguised = _disguised(self.rules)
        self._disguises = automaton_of(self._disguised)

    def covers(self, origin: Origin) -> bool:
        """Whether any rule applies to texts of `origin`."""
        return origin in self._origins

    def scan(self, canonical: str, *, origin: Origin | None = None, most: int = MATCHES) -> Iterator[Match]:
        """Yield the matches in a canonical text, rule by rule: each span of a rule once, and at most `most` of a rule.

        With an origin, only rules that apply to it take part.
        """
        return (match for match in self.sweep(canonical, origin=origin, most=most) if match is not None)

    def sweep(self, canonical: str, *, origin: Origin | None = None, most: int = MATCHES) -> Iterator[Match | None]:
        """Yield what `scan` does, and None after each stretch of text searched, where the caller may pause."""
        literal = self._sweep_literals(canonical, origin, most)
        if self._disguises is None:
            yield from literal
            return
        disguised = self._sweep_disguises(self._disguises, canonical, origin)
        found = Counter[str]()
        spans: set[tuple[str, int, int]] = set()
        for match in chain(literal, [None], disguised):
            if match is None:
                yield None
                continue
            span = (match.rule.id, match.start, match.end)
            if span not in spans and found[match.rule.id] < most:
                spans.add(span)
                found[match.rule.id] += 1
                yield match

    def _sweep_disguises(
        self, automaton: ahocorasick.Automaton, canonical: str, origin: Origin | None
    ) -> Iterator[Match | None]:
        for squeezed, reading in readings(canonical):
            words = list(automaton.iter(squeezed))
            stands = positions(canonical, reading) if words else ()
            for last, word in words:
                start, end = stands[last + 1 - len(word)], stands[last] + 1
                if len(word) >= ANYWHERE_FROM or _stands_alone(canonical, start, end):
                    yield from (Match(rule, start, end) for rule in self._disguised[word] if _applies(rule, origin))
            yield None

    def _sweep_literals(self, canonical: str, origin: Origin | None, most: int) -> Iterator[Match | None]:
        words = list(places(self._of_ascii if canonical.isascii() else self._automaton, canonical))
        known = dict.fromkeys([word for _, word in words])
        found = frozenset(known)
        literals = defaultdict[_Search, list[str]](list)
        for word in known:
            for search in self._owners.get(word, ()):
                if _applies(search.rule, origin):
                    literals[search].append(word)
        # The order of the heads does not matter: the places of all heads of a search are sorted together.
        heads = {search: search.heads & found for search in literals}
        searched = [search for search in literals if heads[search] or not search.heads]
        sought = {*chain.from_iterable(map(literals.__getitem__, searched)), *chain.from_iterable(heads.values())}
        lasts = defaultdict[str, list[int]](list)
        for last, word in words if sought else ():
            if word in sought:
                lasts[word].append(last)
        for search in searched:
            yield from _found(search, canonical, _Hits(lasts, literals[search], heads[search]), most)


def _search(rule: Rule) -> _Search:
    source = rule.confirm.pattern if rule.confirm else ""
    then_width = expression_width(rule.then.pattern) if rule.then else 0
    return _Search(rule, frozenset(rule.literals), expression_heads(source), expression_reach(source), then_width)


def _in_order_of_use(words: Iterable[str]) -> Sequence[str]:
    """Sort the words so that frequent letters come first: an automaton tries the letters of a node in order."""
    ranks = defaultdict(lambda: len(_MOST_FREQUENT), {ord(letter): rank for rank, letter in enumerate(_MOST_FREQUENT)})
    return sorted(words, key=lambda word: word.translate(ranks))


_MOST_FREQUENT = " etaoinshrdlucmfwypvbgkjqxz"


def _owners(searches: Iterable[_Search]) -> Mapping[str, Sequence[_Search]]:
    """Return the searches that each literal triggers."""
    owners = defaultdict[str, list[_Search]](list)
    for search in searches:
        for literal in search.literals:
            owners[literal].append(search)
    return dict(owners)


def _disguised(rules: Iterable[Rule]) -> Mapping[str, Sequence[Rule]]:
    """Return the rules that have each squeezed text in their `disguises`."""
    owners = defaultdict[str, list[Rule]](list)
    for rule in rules:
        for squeezed in rule.disguises:
            owners[squeezed].append(rule)
    return owners


def _applies(rule: Rule, origin: Origin | None) -> bool:
    return origin is None or origin in rule.origins


def _stands_alone(canonical: str, start: int, end: int) -> bool:
    return not (canonical[start - 1 : start].isalnum() or canonical[end : end + 1].isalnum())


def _found(search: _Search, canonical: str, hits: _Hits, most: int) -> Iterator[Match | None]:
    rule = search.rule
    if rule.confirm is None:
        yield from (Match(rule, *span) for span in _spans(hits.literals, hits.places)[:most])
        return
    begins = sorted([last + 1 - len(head) for head in hits.heads for last in hits.places[head]])
    seen: set[_Span] = set()
    found = 0
    following = _Following(rule.then, search.then_width, canonical) if rule.then else None
    for start, end in _windows(_spans(hits.literals, hits.places), len(canonical), reach=search.reach):
        for hit in _confirmed(rule.confirm, canonical, begins, start, end):
            if hit.span() in seen:
                continue
            seen.add(hit.span())
            over = following.end_after(hit.end()) if following else hit.end()
            if over is None:
                continue
            found += 1
            yield Match(rule, hit.start(), over)
            if found >= most:
                return
        yield None


class _Following:
    """Finds where a rule's `then` ends after each match of its `confirm`. No place is tried twice, however many matches
    there are.
    """

    def __init__(self, then: re.Pattern[str], width: int, canonical: str) -> None:
        self._then = then
        self._width = width
        self._canonical = canonical
        self._tried = 0
        self._next: re.Match[str] | None = None

    def end_after(self, place: int) -> int | None:
        """Return the end of a match of `then` that begins at `place` or at most `WITHIN` characters after it, or None.

        Places come in ascending order.
        """
        last = place + WITHIN
        if self._next is None or self._next.start() < place:
            start = max(place, self._tried)
            if start > last:
                return None
            ahead = max(last, start + _AHEAD)
            # The bound leaves room for a match that begins at `ahead`, and for what it may look at after its end.
            found = self._then.search(self._canonical, start, ahead + self._width + MAX_WIDTH)
            self._next = found if found and found.start() <= ahead else None
            self._tried = self._next.start() if self._next else ahead + 1
        return self._next.end() if self._next and self._next.start() <= last else None


def _confirmed(
    confirm: re.Pattern[str], canonical: str, begins: Sequence[int], start: int, end: int
) -> Iterator[re.Match[str]]:
    """Yield the matches within a stretch that do not overlap, as `finditer` does.

    `begins` are the offsets at which matches can begin, ascending; empty where these are not known.
    """
    if not begins:
        yield from confirm.finditer(canonical, start, end)
        return
    for place in begins[bisect_left(begins, start) : bisect_left(begins, end)]:
        hit = confirm.match(canonical, place, end) if place >= start else None
        if hit is not None:
            yield hit
            start = hit.end()


def _spans(words: Iterable[str], places: _Places) -> list[_Span]:
    """Return the spans of some of the words, in order of their ends."""
    spans = [(last + 1 - len(word), last + 1) for word in words for last in places[word]]
    if len(spans) > 1:
        spans.sort(key=itemgetter(1, 0))
    return spans


def _windows(hits: Iterable[_Span], size: int, *, reach: int) -> Iterator[_Span]:
    """Yield the stretches of a text within reach of its hits (at least one), in order; long ones in overlapping parts.

    `reach` is that of the expression, so that a match that holds a literal lies wholly in one stretch, together with
    what the expression looks at after the match.
    """
    left = right = 0
    for start, end in hits:
        if start - reach > right or right - left > STRETCH:
            if right:
                yield left, right
            left = max(0, start - reach)
        right = min(size, end + reach)
    yield left, right
