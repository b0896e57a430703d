"""Planted orders: how far a proposed call follows a directive in untrusted text rather than what its principals said.

Deterministic, no network, no model: the words of the call are compared with those of each directive and with those of
the principals, which are the operator and the user.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, groupby
from operator import attrgetter
from typing import Final

from filters.calls import ProposedCall, Trail
from filters.findings import Finding, Severity
from filters.rules.literals import automaton_of, places
from filters.segments import PRINCIPALS, Origin, Segment
from filters.steps import run
from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import acts_of_tool
from filters.tool_calls.arguments import LONGEST, ends, leaves
from filters.tool_calls.delegating import delegates, wants_mended
from filters.tool_calls.directives import directives
from filters.tool_calls.orders import Order, Read, orders_in
from filters.tool_calls.passages import speaks_to_machines
from filters.tool_calls.relevance import Rarity, rarity, spellings, stem, stems
from filters.tool_calls.wishes import MOST_WISHED
from filters.trees import Json

LIKELY: Final = 0.4
"""Influence, 0 to 1, from which on a call is taken to follow the directive."""
DOUBTFUL: Final = 0.3
"""Influence, 0 to 1, from which on it is unclear whether a call follows the directive."""

MOST_TOOLS: Final = 256
"""Most tool definitions that are read for what the tools are about."""

_SAYS_ENOUGH = 3
"""Number of words that a call does not share with an order by chance. Texts of fewer words weigh less."""
_OPENING = 5
"""First words of an order by which a quotation of it is recognised."""
_LEAST_QUOTED = 2
"""Fewest spaces in these words: a shorter opening does not count as a quotation."""
_CARRIED = 80
"""Characters from which on an argument may be a text that merely contains a directive, such as a corrected file."""

_INSTRUCTIVE: Final = frozenset(
    {
        "cmd",
        "code",
        "command",
        "commands",
        "goal",
        "instruction",
        "instructions",
        "objective",
        "prompt",
        "query",
        "script",
        "sql",
        "task",
        "tasks",
    }
)
"""Names of arguments that say what somebody or something shall do: a directive in them is not merely quoted."""

_STEP = 256
"""Values, or words of values, from one pause to the next."""
_DIGITS = 9
"""Decimal places of a weight from which others were subtracted: what is left of nothing is 0."""

_BREAKS = re.compile(r"\W+")
_TOKEN = re.compile(r"[^\s\"'`<>(){}\[\],;|=]{5,200}")
_TELLING = re.compile(r"[0-9@/._:#-]")
_LED = frozenset(
    {"also", "first", "have", "must", "need", "now", "please", "kindly", "should", "then", "to", "will", "you"}
)


@dataclass(frozen=True, slots=True)
class Background:
    """What the calls of one turn are compared with: what their principals want, and what others order.

    `principals_text` is what principals say, in lower case, and `principals_stems` the stems of its words. `used` maps
    each word of the earlier calls to the place, in the trail, of the first call that has it. `complete` is false if a
    limit ended the reading.
    """

    principals_text: str = field(default="", repr=False)
    principals_stems: frozenset[str] = field(default=frozenset(), repr=False)
    delegating: bool = False
    tools: Mapping[str, frozenset[str]] = field(default_factory=dict, repr=False)
    used: Mapping[str, int] = field(default_factory=dict, repr=False)
    rarity: Rarity = field(default_factory=Rarity, repr=False)
    orders: tuple[Order, ...] = ()
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Influence:
    """How far the order that best explains a call explains it: `share`, 0 to 1.

    `telling` says that an address, a number or a name with marks stands in the order and in the call, but not in the
    principals' words. What stands only after the order (`Order.reach`) counts if the call does not just look and has a
    word of the order.
    """

    share: float = 0.0
    order: Order | None = None
    telling: bool = False


def planted(trail: Trail, call: ProposedCall, arguments: Json) -> tuple[Finding, ...]:
    """Return a finding for the directive that a call follows rather than its principals' words; empty if there is none.

    `arguments` is the parsed JSON, or the text if it is not JSON. This is for callers without an event loop. Others
    run `background` once for each turn, and `influence` for each call, in steps.
    """
    return found(run(influence(call, arguments, run(background(trail)))))


def found(influence: Influence) -> tuple[Finding, ...]:
    """Return the finding that reports an influence, at its order; empty if the influence is below `DOUBTFUL`."""
    return (influence.order.finding,) if influence.order and influence.share >= DOUBTFUL else ()


def background(trail: Trail, read: Read = directives) -> Generator[None, None, Background]:
    """Return what the calls of one turn are compared with. Yields wherever the caller may pause. Takes linear time.

    `read` returns the directives of a text, as `filters.tool_calls.directives` does.
    """
    spoken = _spoken(trail.segments)
    principals_stems = set[str]()
    for _, text in spoken:
        principals_stems |= stems(text)
        yield
    tools: dict[str, frozenset[str]] = {}
    for tool in trail.tools[:MOST_TOOLS]:
        tools[tool.name] = stems(f"{tool.name} {ends(tool.description)}")
        yield
    delegating = False
    for origin, text in spoken:
        delegating = delegating or (origin is Origin.USER and (delegates(text) or wants_mended(text)))
        yield
    orders, complete = yield from orders_in(trail, read)
    return Background(
        principals_text="\n".join(text for _, text in spoken).lower(),
        principals_stems=frozenset(principals_stems),
        delegating=delegating,
        tools=tools,
        used=_used(trail.segments),
        rarity=rarity([frozenset(principals_stems), *tools.values()]),
        orders=orders,
        complete=complete,
    )


def _spoken(segments: Sequence[Segment]) -> list[tuple[Origin, str]]:
    """Return what principals say, the latest first, at most `MOST_WISHED` characters. Of long texts, only both ends."""
    spoken: list[tuple[Origin, str]] = []
    left = MOST_WISHED
    for segment in reversed(segments):
        if segment.origin in PRINCIPALS and not segment.joined:
            spoken.append((segment.origin, ends(segment.text)[:left]))
            left -= len(spoken[-1][1])
        if left <= 0:
            break
    return spoken


def _used(segments: Iterable[Segment]) -> Mapping[str, int]:
    used: dict[str, int] = {}
    for place, segment in enumerate(segments):
        if segment.origin is Origin.TOOL_CALL:
            for word in ends(segment.text).split():
                used.setdefault(word, place)
    return used


def _plain(text: str) -> str:
    return _BREAKS.sub(" ", text.lower()).strip()


# The comparison of a call with orders


def influence(
    call: ProposedCall, arguments: Json, ground: Background, *, wanted: float = 0.0
) -> Generator[None, None, Influence]:
    """Return which order a call follows most, and how far. Yields wherever the caller may pause.

    `arguments` is as for `planted`. `wanted` is how plainly a call of this kind was asked for, 0 to 1 (see
    `Foreign.wanted`). The more it was, the more likely an order at which no rule matched is just what the principals
    spoke of: an invoice that they want paid asks to be paid.
    """
    values: list[_Value] = []
    for key, text in dict.fromkeys(leaves(arguments)) if ground.orders else ():
        values.append(_value(key, ends(text)))
        yield
    best = Influence()
    index = yield from _index_of(values, ground)
    proposal = _Proposal(call.name, index, ground, wanted)
    for order in proposal.touched(ground.orders):
        yield
        share, telling = (yield from proposal.follows(order)) if order else (0.0, False)
        if share > best.share:
            best = Influence(share, order, telling)
    return best


@dataclass(frozen=True, slots=True)
class _Value:
    """A value of a call's arguments. `instructive` says that its name is that of an instruction or a command."""

    instructive: bool
    length: int
    plain: str
    words: frozenset[str]
    tokens: frozenset[str]


def _value(key: str, text: str) -> _Value:
    return _Value(key.lower() in _INSTRUCTIVE, len(text), _plain(text), stems(text), frozenset(_tokens(text)))


@dataclass(frozen=True, slots=True)
class _ValueIndex:
    """What the values of a call say, the shortest value first. An instructive one counts as having no length.

    `words` and `tokens` map each to the places of the values that have it. `weights` and `new_weights` are those of all
    words of the first values, for each number of values, and of the words among them that principals did not say.
    `plain` has the values as lines, and `ends` where the lines end. The line of an instructive value is empty.
    """

    values: Sequence[_Value]
    lengths: Sequence[int]
    words: Mapping[str, Sequence[int]]
    tokens: Mapping[str, Sequence[int]]
    weights: Sequence[float]
    new_weights: Sequence[float]
    plain: str
    ends: Sequence[int]


def _index_of(values: Iterable[_Value], ground: Background) -> Generator[None, None, _ValueIndex]:
    ordered = sorted(values, key=_length)
    words: dict[str, list[int]] = {}
    tokens: dict[str, list[int]] = {}
    weights, new_weights = [0.0], [0.0]
    for place, value in enumerate(ordered):
        if place % _STEP == 0:
            yield
        first = frozenset(word for word in value.words if word not in words)
        weights.append(weights[-1] + ground.rarity.total(first))
        new_weights.append(new_weights[-1] + ground.rarity.total(first - ground.principals_stems))
        for word in value.words:
            words.setdefault(word, []).append(place)
        for token in value.tokens:
            tokens.setdefault(token, []).append(place)
    yield
    lines = ["" if value.instructive else value.plain for value in ordered]
    ends = list(accumulate(len(line) + 1 for line in lines))
    return _ValueIndex(
        ordered, list(map(_length, ordered)), words, tokens, weights, new_weights, "\n".join(lines), ends
    )


def _length(value: _Value) -> int:
    return 0 if value.instructive else value.length


@dataclass(frozen=True, slots=True)
class _Unquoted:
    """The values that do not merely contain an order: the first `number`, without those at the places in `quoting`.

    `weight` and `new_weight` are those of their words, as in `_ValueIndex`.
    """

    number: int
    quoting: frozenset[int]
    weight: float
    new_weight: float

    def has(self, holders: Iterable[int]) -> bool:
        """Whether one of the values at these places, which are in order, is among them."""
        return next((place for place in holders if place not in self.quoting), self.number) < self.number


@dataclass(frozen=True, slots=True)
class _Match:
    """What a call and an order share.

    `words` and `verb` are the order's. `shared` are the words that the call has too, also of those after the order, and
    `new` those that principals did not say. `telling` is as in `Influence`.
    """

    words: frozenset[str]
    verb: str
    shared: frozenset[str]
    new: frozenset[str]
    telling: bool
    unquoted: _Unquoted


class _Proposal:
    """A call, prepared once for the comparison with orders."""

    def __init__(self, name: str, index: _ValueIndex, ground: Background, wanted: float) -> None:
        self._ground = ground
        self._wanted = wanted
        self._rarity = ground.rarity
        self._name = name
        self._named = stems(name[:LONGEST])
        self._looks = acts_of_tool(name[:LONGEST], "") == {Act.LOOK}
        self._about = ground.tools.get(name, frozenset()) | self._named
        self._index = index
        self._known = self._rarity.share(ground.principals_stems, self._named)
        self._expected = max(self._known, self._rarity.share(ground.principals_stems, self._about))
        self._last: tuple[str, int, _Unquoted] | None = None

    def touched(self, orders: Iterable[Order]) -> Iterator[Order | None]:
        """Yield the orders that may share a word or a token with the call, and None between texts.

        The call can follow no others.
        """
        yield None
        automaton = automaton_of(spellings(self._about | self._index.words.keys()) | self._index.tokens.keys())
        for text, group in groupby(orders, key=_TEXT):
            yield None
            lowered = text.lower()
            if len(lowered) != len(text):  # a letter whose lower case is longer: offsets would not match the text's
                yield from group
                continue
            hits = sorted({end for end, _ in places(automaton, lowered)})
            for order in group:
                at = bisect_left(hits, order.start)
                if at < len(hits) and hits[at] < order.reach:
                    yield order

    def follows(self, order: Order) -> Generator[None, None, tuple[float, bool]]:
        """Return the influence of one order, 0 to 1, and whether a telling value of the call stands in it.

        It grows with how much of the order the call does. It shrinks if principals spoke of the order or the call, or
        such calls were made before the order; and if they want done what stands elsewhere and no rule matched there.
        Yields wherever the caller may pause.
        """
        match = yield from self._match(order)
        return self._discounted(self._explained(match, order), match, order), match.telling

    def _match(self, order: Order) -> Generator[None, None, _Match]:
        words = stems(order.wording)
        plain = _plain(order.wording)
        unquoted = yield from self._unquoted(plain)
        shared = frozenset(word for word in words if unquoted.has(self._index.words.get(word, ())))
        does_it = not self._looks and not words.isdisjoint(self._about | shared)
        around = order.around if does_it else order.wording
        near = words if len(around) == order.end - order.start else stems(around)
        shared |= frozenset(word for word in near - words if unquoted.has(self._index.words.get(word, ())))
        tokens = {token for token in _tokens(around) if unquoted.has(self._index.tokens.get(token, ()))}
        return _Match(
            words=words,
            verb=next((stem(word) for word in plain.split() if word not in _LED), ""),
            shared=shared,
            new=(shared & near) - self._ground.principals_stems,
            telling=any(token not in self._ground.principals_text for token in tokens),
            unquoted=unquoted,
        )

    def _explained(self, match: _Match, order: Order) -> float:
        """Return how much of the call the order explains by itself, 0 to 1."""
        rarity, words, unquoted = self._rarity, match.words, match.unquoted
        done = _weight(words) * rarity.share(self._about | match.shared, words)
        meant = _weight(self._about) * rarity.share(words, self._about)
        follow = _united(
            0.5 * min(1.0, len(self._named) / 2) * rarity.share(words, self._named),
            0.8 * max(done, meant),
            0.4 * (rarity.total(match.new) / unquoted.new_weight if unquoted.new_weight else 0.0),
            0.6 * match.telling,
        )
        if unquoted.new_weight and not match.new:
            follow *= _UNEXPLAINED
        if order.addressed and follow >= _TOUCH:
            follow = _united(follow, 0.25 * (1 - max(self._expected, self._is_used_before(order))))
        return follow

    def _discounted(self, follow: float, match: _Match, order: Order) -> float:
        """Return what is left of an influence after what principals said, did before and delegated."""
        ground, unquoted = self._ground, match.unquoted
        spoken_of = self._rarity.share(ground.principals_stems, match.words)
        follow *= 1 if order.addressed else 0.9
        follow *= 1 - max(spoken_of, 0.6 * (match.verb in ground.principals_stems))
        follow *= 1 - (0.3 if match.telling else 0.6) * max(self._known, 0.7 * self._is_used_before(order))
        follow *= 1 - 0.3 * ((unquoted.weight - unquoted.new_weight) / unquoted.weight if unquoted.weight else 0.0)
        if order.severity in (None, Severity.LOW) and not speaks_to_machines(order.sentence):
            wanted = self._wanted if order.addressed else max(self._wanted, _ADVICE * (self._wanted > 0))
            follow *= _DELEGATED if ground.delegating else 1 - (1 - _DELEGATED) * wanted
        return follow

    def _is_used_before(self, order: Order) -> bool:
        """Whether such a call was made before the order."""
        return self._ground.used.get(self._name, order.place) < order.place

    def _unquoted(self, order: str) -> Generator[None, None, _Unquoted]:
        """Return the values that do not merely contain an order, as a text contains its sentences."""
        index, rarity = self._index, self._rarity
        opening = " ".join(order.split(" ", _OPENING)[:_OPENING])
        number = bisect_right(index.lengths, max(_CARRIED, 2 * len(order)))
        if self._last and self._last[:2] == (opening, number):
            return self._last[2]
        quoting = set[int]()
        words = set[str]()
        last = index.ends[number - 1] if number else 0
        at = index.plain.find(opening, 0, last) if opening.count(" ") >= _LEAST_QUOTED else -1
        while at >= 0:
            place = bisect_right(index.ends, at)
            quoting.add(place)
            words |= index.values[place].words
            at = index.plain.find(opening, index.ends[place], last)
            if len(quoting) % _STEP == 0:
                yield
        unquoted = _Unquoted(number, frozenset(quoting), index.weights[number], index.new_weights[number])
        if quoting:
            lost = set[str]()
            for place, word in enumerate(words):
                if not unquoted.has(index.words[word]):
                    lost.add(word)
                if place % _STEP == 0:
                    yield
            weight = unquoted.weight - rarity.total(lost)
            new_weight = unquoted.new_weight - rarity.total(lost - self._ground.principals_stems)
            unquoted = replace(unquoted, weight=round(weight, _DIGITS), new_weight=round(new_weight, _DIGITS))
        self._last = (opening, number, unquoted)
        return unquoted


_TEXT: Final = attrgetter("text")
_TOUCH = 0.12
"""Least influence by the order's own words from which on it counts that principals never spoke of such a call."""
_UNEXPLAINED = 0.6
"""Factor for an order that has none of the words of the call's new values."""
_ADVICE = 0.8
"""Least value of `wanted`, for a call that was asked for at all, if the order addresses nobody, as advice does."""
_DELEGATED = 0.3
"""Factor for an order if the user wants done what stands elsewhere, or such a call was plainly asked for."""


def _weight(words: frozenset[str]) -> float:
    return min(1.0, len(words) / _SAYS_ENOUGH)


def _united(*signs: float) -> float:
    """Combine signs of the same thing, each 0 to 1, into one: at least the strongest of them, never more than 1."""
    left = 1.0
    for sign in signs:
        left *= 1 - sign
    return 1 - left


def _tokens(text: str) -> Iterator[str]:
    """Yield the addresses, numbers, paths and ids in a text: what nobody names by chance."""
    for found in _TOKEN.findall(text.lower()):
        token = found.strip(".:!?-*#")
        if len(token) > 4 and _TELLING.search(token):
            yield token
