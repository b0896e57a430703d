"""Orders: the directives in untrusted texts, each with the findings on it and the words after it.

Many untrusted texts are full of directives, so an order by itself is not an attack: calls are compared with it.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from filters.calls import Trail
from filters.findings import Action, Finding, Severity
from filters.inspection.tallying import ENCODED_TEXT
from filters.limits import LimitExceeded, TextLimits
from filters.rules.rule import Family
from filters.segments import READ, Origin, Segment
from filters.text.canonical import clean, fold
from filters.text.pieces import pieces
from filters.tool_calls.directives import Directive
from filters.tool_calls.passages import sentence_before
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.unfolding import Budget, unfold

PLANTED: Final = "CALL-PLANTED"
"""The id of the finding for a directive in untrusted text that a proposed call seems to follow."""
Read: TypeAlias = Callable[[str], Iterable[Directive]]
"""A function that returns the directives of a text."""
MOST_ORDERS: Final = 10_000
"""Most directives of a conversation that calls are compared with. If there are more, no call counts as harmless."""
_AROUND = 100
"""Characters after a directive that may still name its recipient or object: `Send it off. The address is ...`."""
_NEAR = 200
"""Largest distance, in characters, between a directive and a finding that belongs to it."""
_LIMITS = TextLimits(views=200, decoded_chars=400_000)
_SEVERITIES = tuple(Severity)


class Order(NamedTuple):
    """A directive in an untrusted text. `place` is the position of its segment in the trail.

    It stands from `start` to `end` of `text`, which is a cleaned piece of the segment, or a text that a layer hides in
    it; `offset` is where a cleaned piece begins in the segment. Its words are extracted only when a call is compared
    with it: of many orders, few concern a call. (A tuple costs a fifth of a dataclass, and every directive of a
    conversation becomes one.)
    """

    segment: Segment
    text: str
    start: int
    end: int
    addressed: bool
    place: int
    offset: int = 0
    findings: tuple[Finding, ...] = ()

    def __repr__(self) -> str:
        return f"Order({self.start}, {self.end}, ...)"  # the text must not get into any message

    @property
    def reach(self) -> int:
        """The offset in its text up to which words may still name its recipient or object."""
        return min(len(self.text), self.end + _AROUND) if self.addressed else self.end

    @property
    def wording(self) -> str:
        """Its own words."""
        return self.text[self.start : self.end]

    @property
    def around(self) -> str:
        """Its own words, and those after it up to `reach`."""
        return self.text[self.start : self.reach]

    @property
    def sentence(self) -> str:
        """Its own words, and those before them in the same sentence, which may show whom it addresses."""
        return sentence_before(self.text, self.start) + self.wording

    @property
    def severity(self) -> Severity | None:
        """The severity of the worst finding on it or near it, or None if there is none."""
        if not self.findings:
            return None
        start, end = self._span
        near = (
            finding.severity
            for finding in self.findings
            if finding.rule_id != ENCODED_TEXT and finding.start < end + _NEAR and finding.end > start - _NEAR
        )
        return max(near, key=_SEVERITIES.index, default=None)

    @property
    def finding(self) -> Finding:
        """The finding that reports it."""
        start, end = self._span
        return Finding(
            rule_id=PLANTED,
            family=Family.TOOL_STEERING,
            severity=Severity.MEDIUM,
            action=Action.ESCALATE,
            origin=self.segment.origin,
            trust=self.segment.trust,
            path=self.segment.path,
            layers=(),
            start=start,
            end=end,
        )

    @property
    def _span(self) -> tuple[int, int]:
        """Its start and end in the canonical text of its segment, to which the spans of findings refer."""
        before = fold(self.text[: self.start])
        first = self.offset + len(before) + (bool(before) and self.text[self.start - 1].isspace())
        return first, first + len(fold(self.wording))


def orders_in(trail: Trail, read: Read) -> Generator[None, None, tuple[tuple[Order, ...], bool]]:
    """Return the orders in the untrusted texts of a conversation, at most `MOST_ORDERS`, and whether these are all.

    `read` returns the directives of a text. Yields wherever the caller may pause.
    """
    of_path: dict[str, list[Finding]] = {}
    for finding in trail.findings:
        of_path.setdefault(finding.path, []).append(finding)
    orders: list[Order] = []
    for place, segment in enumerate(trail.segments):
        if segment.joined or not _may_order(segment, of_path.get(segment.path, ())):
            continue
        try:
            for order in _orders_of(segment, place, of_path.get(segment.path, ()), read):
                if order is None:
                    yield
                elif len(orders) < MOST_ORDERS:
                    orders.append(order)
                else:
                    return tuple(orders), False
        except LimitExceeded:
            return tuple(orders), False
    return tuple(orders), True


def _may_order(segment: Segment, findings: Iterable[Finding]) -> bool:
    """Whether to look for orders in a text. Tools' descriptions are full of directives, so only if a rule matched."""
    return segment.origin in READ or (
        segment.origin is Origin.TOOL_DEFINITION
        and any(finding.severity is not Severity.LOW and finding.rule_id != CHANGED_DEFINITION for finding in findings)
    )


def _orders_of(segment: Segment, place: int, findings: Sequence[Finding], read: Read) -> Iterator[Order | None]:
    """Yield the orders in a text and, if a layer of it has a finding, in its layers; None where one may pause."""
    budget = Budget.of(_LIMITS)
    plain = tuple(finding for finding in findings if not finding.layers)
    hidden = tuple(finding for finding in findings if finding.layers)
    for offset, piece in pieces(segment.text):
        yield None
        text = clean(piece)
        for found in read(text):
            yield Order(segment, text, found.start, found.end, found.addressed, place, offset, plain)
        for view in unfold(piece, limits=_LIMITS, path=segment.path, budget=budget) if hidden else ():
            yield None
            for found in read(view.text) if view.encoded else ():
                yield Order(segment, view.text, found.start, found.end, found.addressed, place, findings=hidden)
