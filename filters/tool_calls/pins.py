"""Pins: the definitions by which a tool's name is known, against which later ones are held."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from filters.findings import Action, Finding, Severity
from filters.rules import Family
from filters.segments import Origin, ToolDefinition, Trust

CHANGED_DEFINITION: Final = "CALL-PIN"
"""The id of the finding for a tool whose definition is none of those by which its name is known."""

MOST_DEFINITIONS: Final = 8
"""Definitions of one name that are remembered, accepted ones and others."""
ACCEPTED_TIMES: Final = 20
"""Requests that declare a definition before it is accepted,"""
ACCEPTED_AFTER: Final = 3_600.0
"""and seconds from the first of them to the last."""


@dataclass(frozen=True, slots=True)
class Pin:
    """One definition of a name by its digest, and in how many requests it was declared, from when until when.

    Seconds are of the caller's clock. An accepted one is no finding.
    """

    digest: str
    seen: float
    first: float = 0.0
    times: int = 1
    accepted: bool = True

    def again(self, now: float) -> "Pin":
        """The pin after one more request has declared it: accepted where that were many, over a time."""
        grown = self.times + 1 >= ACCEPTED_TIMES and now - self.first >= ACCEPTED_AFTER
        return Pin(self.digest, now, self.first, self.times + 1, self.accepted or grown)


@dataclass(frozen=True, slots=True)
class Pinned:
    """What comparing gives: a finding for each changed definition, and the pins to keep, least recently seen first."""

    findings: tuple[Finding, ...]
    pins: Mapping[str, tuple[Pin, ...]]


def compare(
    definitions: Iterable[ToolDefinition],
    pins: Mapping[str, tuple[Pin, ...]],
    *,
    now: float,
    most: int,
    keep_seconds: float,
) -> Pinned:
    """Holds the definitions of a request against the pins of its tenant, which are by the tool's name.

    A name that is seen for the first time is known by that definition. Another one is a finding until it was declared
    in `ACCEPTED_TIMES` requests over `ACCEPTED_AFTER` seconds: two versions of an application, or two agents, may both
    be right. What has not been seen for `keep_seconds` is forgotten. At most `most` names are kept, those seen last,
    and of each at most `MOST_DEFINITIONS`, accepted ones first. The pins given are not changed.
    """
    kept: dict[str, tuple[Pin, ...]] = {}
    for name, known in pins.items():
        if fresh := tuple(pin for pin in known if now - pin.seen <= keep_seconds):
            kept[name] = fresh
    findings = []
    for definition in definitions:
        known = kept.pop(definition.name, ())
        pin = _pin(definition, known, now)
        if not pin.accepted:
            findings.append(_changed(definition))
        others = sorted((other for other in known if other.digest != pin.digest), key=_worth)
        kept[definition.name] = (*others[1 - MOST_DEFINITIONS :], pin)
    surplus = max(0, len(kept) - most)
    return Pinned(tuple(findings), dict(list(kept.items())[surplus:]))


def _pin(definition: ToolDefinition, known: Iterable[Pin], now: float) -> Pin:
    known = tuple(known)
    for pin in known:
        if pin.digest == definition.digest:
            return pin.again(now)
    return Pin(definition.digest, now, now, accepted=not any(pin.accepted for pin in known))


def _worth(pin: Pin) -> tuple[bool, float]:
    return pin.accepted, pin.seen


def _changed(definition: ToolDefinition) -> Finding:
    return Finding(
        rule_id=CHANGED_DEFINITION,
        family=Family.TOOL_STEERING,
        severity=Severity.MEDIUM,
        action=Action.ESCALATE,
        origin=Origin.TOOL_DEFINITION,
        trust=Trust.VETTED,
        path=definition.path,
        layers=(),
        start=0,
        end=0,
    )
