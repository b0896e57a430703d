"""Pins: the known definitions of each tool's name, with which later definitions are compared."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from filters.findings import Action, Finding, Severity
from filters.rules.rule import Family
from filters.segments import Origin, ToolDefinition, Trust

CHANGED_DEFINITION: Final = "CALL-PIN"
"""The id of the finding for a tool whose definition is not an accepted one of its name."""

MOST_DEFINITIONS: Final = 8
"""Most definitions of one name that are remembered, accepted or not."""
ACCEPTED_TIMES: Final = 20
"""Requests that must declare a new definition before it is accepted."""
ACCEPTED_AFTER: Final = 3_600.0
"""Seconds that must pass between the first and the last of these requests."""


@dataclass(frozen=True, slots=True)
class Pin:
    """One definition of a name.

    `digest` identifies the definition. `times` is the number of requests that declared it, `first` and `seen` the times
    of the first and the last of them, in seconds of the caller's clock. An `accepted` definition is not a finding.
    """

    digest: str
    seen: float
    first: float = 0.0
    times: int = 1
    accepted: bool = True

    def again(self, now: float) -> "Pin":
        """Return the pin after one more request has declared it. Enough requests over enough time make it accepted."""
        grown = self.times + 1 >= ACCEPTED_TIMES and now - self.first >= ACCEPTED_AFTER
        return Pin(self.digest, now, self.first, self.times + 1, self.accepted or grown)


@dataclass(frozen=True, slots=True)
class Pinned:
    """What `compare` returns: a finding for each changed definition, and the pins to keep, least recent first."""

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
    """Compare the definitions of a request with the pins of its tenant. `pins` maps a tool's name to its pins.

    The first definition of a name is accepted. A different one is a finding until `ACCEPTED_TIMES` requests have
    declared it over at least `ACCEPTED_AFTER` seconds: two versions of an application, or two agents, may both be
    right. `now` is in seconds. Definitions that were not seen for `keep_seconds` are forgotten. Keeps at most `most`
    names, those seen last, and at most `MOST_DEFINITIONS` of each, preferring accepted ones. Never changes `pins`.
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
