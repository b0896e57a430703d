"""Pins: the definition that a tool's name had when it was first seen, against which later ones are held."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from filters.findings import Action, Finding, Severity
from filters.rules import Family
from filters.segments import Origin, ToolDefinition, Trust

CHANGED_DEFINITION: Final = "CALL-PIN"
"""The id of the finding for a tool whose definition is not the pinned one."""


@dataclass(frozen=True, slots=True)
class Pin:
    """The digest of a definition, and when a request last declared just this one, in seconds of the caller's clock."""

    digest: str
    seen: float


@dataclass(frozen=True, slots=True)
class Pinned:
    """What comparing gives: a finding for each changed definition, and the pins to keep, least recently seen first."""

    findings: tuple[Finding, ...]
    pins: Mapping[str, Pin]


def compare(
    definitions: Iterable[ToolDefinition], pins: Mapping[str, Pin], *, now: float, most: int, keep_seconds: float
) -> Pinned:
    """Holds the definitions of a request against the pins of its tenant, which are by the tool's name.

    A name that is seen for the first time is pinned. A changed definition is a finding and leaves the pin as it is, so
    that it is one every time, until the pinned definition has not been seen for `keep_seconds`: then whatever is
    declared next is pinned. At most `most` pins are kept, those seen last. The pins given are not changed.
    """
    kept = {name: pin for name, pin in pins.items() if now - pin.seen <= keep_seconds}
    findings = []
    for definition in definitions:
        pin = kept.get(definition.name)
        if pin is not None and pin.digest != definition.digest:
            findings.append(_changed(definition))
            continue
        kept.pop(definition.name, None)
        kept[definition.name] = Pin(definition.digest, now)
    surplus = max(0, len(kept) - most)
    return Pinned(tuple(findings), dict(list(kept.items())[surplus:]))


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
