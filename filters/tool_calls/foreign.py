"""Foreign calls: what a proposed call brings in from untrusted text although no principal asked for it.

Orders can be worded in any way and in any language, so this module does not look for orders. It looks at what a call
would do, and to whom. A telling value (an address, an account, an id) that stands only in untrusted text, in a call of
a kind that no principal asked for, is somebody else's wish, however it is worded. Deterministic, no network, no model.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from filters.calls import ProposedCall, Trail
from filters.findings import Action, Finding, Severity
from filters.rules.rule import Family
from filters.segments import Origin, Segment
from filters.text.canonical import fold
from filters.text.pieces import pieces
from filters.tool_calls.acts import VAGUE
from filters.tool_calls.compared_calls import ComparedCall, compared_call, objects_of, tokens_of
from filters.tool_calls.foreign_objects import (
    Evidence,
    dictates_command,
    has_what_changes,
    lists_tool,
    speaks_of_object,
)
from filters.tool_calls.foreign_values import (
    brings_about,
    carries_off,
    contacts_needlessly,
    diverts_payment,
    goes_elsewhere,
    goes_to_another,
    may_be_told,
    opens_keys,
    pushes_elsewhere,
    replaces_named,
)
from filters.tool_calls.held_conversations import digest
from filters.tool_calls.passages import lowered
from filters.tool_calls.recipients import listed
from filters.tool_calls.scenes import Scene, Source
from filters.tool_calls.telling import HOST
from filters.tool_calls.value_sources import places_in_sources, sources_of
from filters.tool_calls.warrants import Warrant, is_requested, plainness
from filters.trees import Json

FOREIGN: Final = "CALL-FOREIGN"
"""The id of the finding for a value of a call, or for its tool's name, that stands only in untrusted text."""
MOST_FOUND: Final = 64
"""Findings of a call after which no more are sought."""


@dataclass(frozen=True, slots=True)
class Foreign:
    """What is foreign in a call, and whether its principals asked for a call of its kind (`requested`).

    `values_named` says more: principals said every telling value in it, or for a call that looks, every host. Then it
    does not matter what else was said.
    `wanted` is how plainly it was asked for, 0 to 1: a payment, for example, more plainly than an edit.
    `complete` is false if the call has more than was read of it, except for contents.
    """

    findings: tuple[Finding, ...] = ()
    requested: bool = True
    values_named: bool = True
    wanted: float = 0.0
    complete: bool = True


_OfValue: TypeAlias = Callable[[str, Source, ComparedCall], Generator[None, None, bool]]
"""Whether a telling value that stands in an untrusted text, and that no principal said, makes the call foreign."""
_OfObjects: TypeAlias = Callable[[Sequence[str], ComparedCall], Generator[None, None, Evidence | None]]
"""What makes a call foreign that has no foreign value. The texts are the objects of the call."""


@dataclass(frozen=True, slots=True)
class Criteria:
    """By what a call with a warrant is foreign.

    Any of `of_value` for a value of it makes a finding. `of_objects` are looked at in order until one finds something,
    only if no value did. With `by_unread`, so do values that may stand in a picture or the like.
    """

    of_value: tuple[_OfValue, ...]
    of_objects: tuple[_OfObjects, ...] = ()
    by_unread: bool = False


TABLE: Final[Mapping[Warrant, Criteria]] = {
    Warrant.LOOKS: Criteria((carries_off,)),
    Warrant.DELEGATED: Criteria((carries_off, opens_keys, goes_elsewhere, goes_to_another)),
    Warrant.REQUESTED: Criteria(
        (
            contacts_needlessly,
            opens_keys,
            goes_elsewhere,
            goes_to_another,
            diverts_payment,
            replaces_named,
            pushes_elsewhere,
        )
    ),
    Warrant.NONE: Criteria(
        (brings_about,), (lists_tool, dictates_command, speaks_of_object, has_what_changes), by_unread=True
    ),
}


def foreign(call: ProposedCall, arguments: Json, trail: Trail, scene: Scene) -> Generator[None, None, Foreign]:
    """Return what is foreign in a call. Yields wherever the caller may pause.

    A call that only looks is foreign if it carries something off: to an address from untrusted text, with a query value
    that does not stand there. So is one that a user delegated, and one that reaches another than principals named.
    A call that acts, of a kind that was asked for, is foreign if principals named a person, an account or a web
    address, and it reaches another one as well or instead.
    A call that acts, of a kind that was not asked for, is foreign if a telling value of it stands in untrusted text and
    in nothing that a principal said. If nothing is found that way, its tool's name, a command, or what a text says of
    the call's objects can still show it.
    JSON in a text that a call writes down is content.
    """
    compared = yield from compared_call(call, arguments, trail, scene)
    yield
    criteria = TABLE[compared.warrant]
    tokens, complete = yield from tokens_of(compared)
    sources = yield from sources_of(tokens, scene, trail.held)
    findings = yield from _of_values(sources, criteria, compared)
    if criteria.of_objects and not findings:
        words, all_words = yield from objects_of(compared)
        complete = complete and all_words
        findings = yield from _of_objects(words, criteria, compared)
    looks = compared.warrant is Warrant.LOOKS
    wishes = scene.wishes
    requested = looks or compared.warrant is Warrant.REQUESTED or is_requested(call.name, compared.acts, wishes)
    unnamed = any(HOST.match(token) for token in sources) if looks else bool(sources)
    return Foreign(
        tuple(findings),
        requested,
        values_named=(looks or not compared.acts.isdisjoint(wishes.acts)) and not unnamed,
        wanted=plainness(compared.acts, wishes, looks=looks) if requested and not findings else 0.0,
        complete=complete and compared.complete,
    )


def _of_values(
    sources: Mapping[str, Source | None], criteria: Criteria, compared: ComparedCall
) -> Generator[None, None, list[Finding]]:
    """Return findings for telling values of a call that no principal said, up to `MOST_FOUND`."""
    if compared.warrant in {Warrant.REQUESTED, Warrant.DELEGATED} and any(sources.values()):
        compared = replace(compared, listed=(yield from listed(compared.scene, compared.aims.numbers)))
    sought = {token: source for token, source in sources.items() if may_be_told(token, compared)}
    compared = replace(compared, places=(yield from places_in_sources(sought)))
    findings: list[Finding] = []
    for token, source in sources.items():
        if len(findings) >= MOST_FOUND:
            break
        if source is None:
            findings += _unread(token, compared) if criteria.by_unread else ()
        elif (yield from _is_foreign(token, source, criteria, compared)):
            span = yield from _span(source.segment.text, source.lower, token)
            findings.append(_finding(source.segment, *span))
        yield
    return findings


def _is_foreign(token: str, source: Source, criteria: Criteria, compared: ComparedCall) -> Generator[None, None, bool]:
    for test in criteria.of_value:
        if (yield from test(token, source, compared)):
            return True
    return False


def _unread(token: str, compared: ComparedCall) -> Iterator[Finding]:
    """Yield a finding at the first unread place, such as a picture, for a telling value that stands in no text.

    Only for a call with a plain act that nobody asked for.
    """
    trail = compared.trail
    if not trail.unread or not compared.acts - compared.scene.wishes.acts - VAGUE:
        return
    if not trail.held.said or digest(token, trail.held.key) not in trail.held.said:
        yield _finding(Segment(Origin.DOCUMENT, trail.unread[0], ""))


def _of_objects(
    words: Sequence[str], criteria: Criteria, compared: ComparedCall
) -> Generator[None, None, list[Finding]]:
    for test in criteria.of_objects:
        yield
        evidence = yield from test(words, compared)
        if evidence:
            segment, token = evidence
            span = yield from _span(segment.text, lowered(segment.text), token)
            return [_finding(segment, *span)]
    return []


def _span(text: str, lower: str, token: str) -> Generator[None, None, tuple[int, int]]:
    """Return where a token is in the canonical text, as the spans of other findings say it; (0, 0) if it is not there.

    In a long text that is the offset of a piece and the place in its canonical text. No more than that piece is folded.
    """
    at = lower.find(token.lower())
    for offset, piece in pieces(text) if at >= 0 else ():
        yield
        if offset + len(piece) >= at + len(token):
            before = piece[: max(0, at - offset)]
            folded = fold(before)
            start = offset + len(folded) + (bool(folded) and before[-1].isspace())
            return start, start + len(token)
    return 0, 0


def _finding(segment: Segment, start: int = 0, end: int = 0) -> Finding:
    return Finding(
        rule_id=FOREIGN,
        family=Family.TOOL_STEERING,
        severity=Severity.LOW,
        action=Action.ESCALATE,
        origin=segment.origin,
        trust=segment.trust,
        path=segment.path,
        layers=(),
        start=start,
        end=end,
    )
