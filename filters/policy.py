"""Policy: what a tenant wants done with what was found."""

from dataclasses import dataclass, field
from typing import Final, Literal

from filters.rates import Rates
from filters.segments import Origin, UserTrust
from filters.strikes import StrikeRules

OnStateError = Literal["refuse", "allow"]
"""What becomes of a request while the state store cannot say how its caller stands, or what it may still have."""

OnReplay = Literal["refuse", "tombstone"]
"""What becomes of a conversation that holds what was refused before: it is refused, or goes on without that."""

Mode = Literal["default", "research", "paranoid"]
"""Verification modes."""

MODES: Final[tuple[Mode, ...]] = ("default", "research", "paranoid")
"""Every mode, from the loosest to the strictest."""


def stricter(one: Mode, other: Mode | None) -> Mode:
    """The stricter of two modes: a caller may ask for more than what is configured, never for less."""
    return max(one, other or one, key=MODES.index)


ParanoiaLevel = Literal[1, 2, 3, 4]
"""How wary a rule is: 1 is for everybody, 4 takes ordinary words for signs."""


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
    blocking_level: ParanoiaLevel = 1
    """Rules up to this level decide."""
    detecting_level: ParanoiaLevel = 1
    """Rules above the blocking level and up to this one are told and decide nothing; those above it do not run."""
    strikes: StrikeRules = field(default=StrikeRules())
    rates: Rates = field(default=Rates())
    on_state_error: OnStateError = "refuse"
    replayed: OnReplay = "refuse"
