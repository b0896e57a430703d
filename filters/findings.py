"""Findings: where rules matched. A finding describes a place in a text and never holds the text."""

from dataclasses import dataclass, field
from enum import StrEnum

from filters.limits import Limit
from filters.segments import Origin, Trust
from filters.views import Layer


class Severity(StrEnum):
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    CRITICAL = "critical"


class Action(StrEnum):
    """What a rule's match asks for: only to be reported, a second opinion, or a refusal without one."""

    DETECT = "detect"
    ESCALATE = "escalate"
    DENY = "deny"


@dataclass(frozen=True, slots=True)
class Finding:
    """One match. `start` and `end` are a span in the canonical text of the view that `layers` lead to."""

    rule_id: str
    family: str
    severity: Severity
    action: Action
    origin: Origin
    trust: Trust
    path: str
    layers: tuple[Layer, ...]
    start: int
    end: int
    piece: int = field(default=0, compare=False)
    """The offset, in characters, of the piece of the segment's text in which it was found (`filters.text.pieces`)."""
    alone: bool = field(default=True, compare=False)
    """Whether it says something by itself (`filters.inspection.scoring.Evidence`)."""
    brief: bool = field(default=False, compare=False)
    """Whether it stands in a short text: at most `filters.rules.rule.BRIEF` characters, as written or as decoded."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """What the deterministic stage saw: its findings, how many segments were judged, and the paths that were not.

    `detected` are findings that are reported and count for nothing (`Action.DETECT`). `exhausted` holds the JSON
    Pointer of each segment that ran into a limit, or "" for the whole body, and `limits` says which limits these were.
    `views` and `chars` are the numbers of views and characters taken from the budget. `across` is true when something
    was found in a joined segment.
    """

    findings: tuple[Finding, ...] = ()
    judged: int = 0
    exhausted: tuple[str, ...] = ()
    detected: tuple[Finding, ...] = ()
    views: int = field(default=0, compare=False)
    chars: int = field(default=0, compare=False)
    across: bool = field(default=False, compare=False)
    limits: tuple[Limit, ...] = field(default=(), compare=False)
