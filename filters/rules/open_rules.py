"""Open rules: runs expressions that were written elsewhere, over text as it stands, fast and harmlessly.

Such an expression is arbitrary; it may well run for very long. One automaton finds, for all expressions, what a text
must hold for each of them to match. An expression is run only where all of that is there, and with a deadline.
"""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import reduce
from itertools import chain
from operator import and_
from typing import Final, TypeAlias
from unicodedata import is_normalized, normalize

from filters.limits import Limit, LimitExceeded
from filters.rules.literals import automaton_of
from filters.rules.literals import places as literal_places
from filters.rules.reaches import Reach, Runs, reach_of
from filters.rules.required import Clause, folded, required
from filters.rules.rule import Condition, Expression, Rule
from filters.segments import Origin

_Stretch: TypeAlias = tuple[int, int]

SECONDS: Final = 0.008
"""The most seconds of one search of one expression. If it takes longer, the text does not count as read."""
SHOWN: Final = 200
"""The most characters of a match that are searched for in the canonical text, to find its place there."""

_UNSEEN: Final = re.compile("[\\u200b-\\u200f\\ufeff\\u2060\\u180e\\u202a-\\u202e\\u2066-\\u2069]")
"""Invisible characters. A text is also read without them, as the engine does that the rules were written for."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """A rule that matched, and up to `SHOWN` characters of its match."""

    rule: Rule
    matched: str


@dataclass(frozen=True, slots=True)
class _Search:
    """A condition of the rule with number `owner`: what a text must hold for it, and how long its matches can be."""

    number: int
    owner: int
    condition: Condition
    clauses: tuple[Clause, ...]
    reach: Reach | None


class OpenMatcher:
    """Finds rules by their conditions in texts as they stand. It keeps no state of a scan."""

    def __init__(self, rules: Iterable[Rule], *, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._rules = tuple(rule for rule in rules if rule.conditions)
        conditions = ((owner, condition) for owner, rule in enumerate(self._rules) for condition in rule.conditions)
        self._searches = tuple(
            _Search(number, owner, condition, required(condition.source), reach_of(condition.source))
            for number, (owner, condition) in enumerate(conditions)
        )
        self._free = tuple(search for search in self._searches if not search.clauses)
        self._required = {origin: _Required(self._searches, origin) for origin in Origin}
        self._automaton = automaton_of({word for required in self._required.values() for word in required.words})

    def sweep(self, text: str, *, origin: Origin) -> Iterator[Sighting | None]:
        """Yield the rules that apply to an origin and match, each once, with None where the caller may pause.

        A text is read with and without invisible characters. Raises `LimitExceeded` for an expression that takes longer
        than the deadline.
        """
        found: dict[int, dict[int, str]] = {}
        for reading in dict.fromkeys((_plain(text), text)):
            for search, stretches in self._candidates(reading, origin):
                by = found.setdefault(search.owner, {})
                if search.number not in by and (by == {} or self._rules[search.owner].every):
                    matched = self._run(search.condition.expression, reading, stretches)
                    if matched is not None:
                        by[search.number] = matched
                    yield None
        for owner, by in found.items():
            rule = self._rules[owner]
            if by and (len(by) == len(rule.conditions) or not rule.every):
                yield Sighting(rule, next(iter(by.values())))

    def _candidates(self, text: str, origin: Origin) -> Iterator[tuple[_Search, Sequence[_Stretch]]]:
        """Yield the conditions whose required texts all occur, each with the stretches in which a match can lie."""
        whole = ((0, len(text)),)
        yield from ((search, whole) for search in self._free if origin in search.condition.origins)
        places: dict[str, list[int]] = defaultdict(list)
        for last, word in literal_places(self._automaton, folded(text)):
            places[word].append(last)
        runs = Runs.of(text)
        ends: dict[Clause, Sequence[int]] = {}
        for number in self._required[origin].met_by(places.keys()):
            search = self._searches[number]
            for clause in search.clauses:
                if clause not in ends:
                    ends[clause] = sorted(chain.from_iterable([places[word] for word in clause & places.keys()]))
            width = search.reach.within(runs) if search.reach else len(text)
            of_clauses = [ends[clause] for clause in search.clauses]
            if width >= len(text):
                if _stand_in_order(of_clauses):
                    yield search, whole
            elif stretches := _stretches(of_clauses, width, len(text)):
                yield search, stretches

    def _run(self, expression: Expression, text: str, stretches: Iterable[_Stretch]) -> str | None:
        """Return the beginning of the first match, or None.

        A match that is found within a stretch is tried again without its end, which the expression could take for the
        end of the text.
        """
        try:
            for start, end in stretches:
                found = expression.search(text, start, end, timeout=self._seconds)
                if found is not None and end < len(text):
                    found = expression.match(text, found.start(), timeout=self._seconds)
                if found is not None:
                    return text[found.start() : min(found.end(), found.start() + SHOWN)]
        except TimeoutError:
            raise LimitExceeded("", Limit.TIME) from None
        return None


class _Required:
    """Finds the searches, for texts of an origin, of which all clauses are met by the words of a text.

    A set of searches is an integer with one bit for each. For every word it is known which searches have their n-th
    clause met by it, so that thousands of searches are checked in some microseconds.
    """

    __slots__ = ("_fewer", "_meets")

    def __init__(self, searches: Iterable[_Search], origin: Origin) -> None:
        meets = defaultdict[str, dict[int, int]](lambda: defaultdict(int))
        applying = [search for search in searches if origin in search.condition.origins and search.clauses]
        most = max([len(search.clauses) for search in applying], default=0)
        self._fewer = [0] * most
        """For each n, the searches that have no n-th clause."""
        for search in applying:
            bit = 1 << search.number
            for place, clause in enumerate(search.clauses):
                for word in clause:
                    meets[word][place] |= bit
            for place in range(len(search.clauses), most):
                self._fewer[place] |= bit
        self._meets = {word: tuple(places.items()) for word, places in meets.items()}

    @property
    def words(self) -> Iterable[str]:
        """The words of all clauses."""
        return self._meets.keys()

    def met_by(self, words: Set[str]) -> Iterator[int]:
        """Yield the numbers of the searches of which all clauses are met by these words."""
        met = list(self._fewer)
        for word in self._meets.keys() & words:
            for place, searches in self._meets[word]:
                met[place] |= searches
        left = reduce(and_, met, -1) if met else 0
        while left:
            lowest = left & -left
            left ^= lowest
            yield lowest.bit_length() - 1


def _stand_in_order(ends: Sequence[Sequence[int]]) -> bool:
    """Whether the clauses have places in ascending order. `ends` are those of each clause, ascending."""
    last = -1
    for places in ends:
        index = bisect_left(places, last)
        if index == len(places):
            return False
        last = places[index]
    return True


def _stretches(ends: Sequence[Sequence[int]], width: int, size: int) -> Sequence[_Stretch]:
    """Return the stretches in which a match of at most `width` characters can lie.

    They lie round the places of the rarest clause that have places of the other clauses within `width` on their side.
    `ends` are where the texts of each clause end, ascending.
    """
    rarest = min(range(len(ends)), key=lambda number: len(ends[number]))
    before, after = ends[:rarest], ends[rarest + 1 :]
    found: list[_Stretch] = []
    for place in ends[rarest]:
        low, high = place - width, place + width
        if all(_stands(other, low, place) for other in before) and all(_stands(other, place, high) for other in after):
            start, end = max(0, low - 1), min(size, high + 2)
            if found and start <= found[-1][1]:
                start = found.pop()[0]
            found.append((start, end))
    return found


def _stands(places: Sequence[int], low: int, high: int) -> bool:
    """Whether one of the places, which are ascending, is from `low` to `high`."""
    index = bisect_left(places, low)
    return index < len(places) and places[index] <= high


def _plain(text: str) -> str:
    seen = text if is_normalized("NFC", text) else normalize("NFC", text)
    return _UNSEEN.sub("", seen) if _UNSEEN.search(seen) else seen
