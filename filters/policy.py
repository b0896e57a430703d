"""Policy: what a tenant wants done with what was found."""

from dataclasses import dataclass, field
from typing import Literal

from filters.segments import Origin, UserTrust

Mode = Literal["default", "paranoid", "research"]
"""Verification modes, each stricter than or equal to the one before in what it lets through unseen."""


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A rule that does not apply to texts of an origin or below a path; "" stands for any."""

    rule: str
    origin: Origin | Literal[""] = ""
    path: str = ""


@dataclass(frozen=True, slots=True)
class Policy:
    """A tenant's policy (GATEWAY.md sections 6, 7 and 12)."""

    enforcement: Literal["enforce", "monitor"] = "enforce"
    user_trust: UserTrust = "untrusted"
    on_unclear: Literal["clarify", "deny", "allow"] = "clarify"
    on_limit: Literal["deny", "clarify", "allow"] = "deny"
    unjudged: Literal["forward", "refuse"] = "forward"
    deny_status: Literal[400, 403, 422] = 400
    high_risk_tools: tuple[str, ...] = ()
    low_risk_tools: tuple[str, ...] = ()
    deny_patterns: tuple[str, ...] = ()
    """Phrases that end a request wherever they stand, trusted text included."""
    suspicious_patterns: tuple[str, ...] = ()
    """Phrases that make untrusted text escalate."""
    exclusions: tuple[Exclusion, ...] = field(default=())
