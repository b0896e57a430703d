"""Policy: what a tenant wants done about findings, content that cannot be judged, and callers that abuse or flood."""

from dataclasses import dataclass, field
from typing import Final, Literal

from filters.rates import Rates
from filters.segments import Origin, UserTrust
from filters.strikes import StrikeRules

OnStateError = Literal["refuse", "allow"]
"""What happens to a request while the state store cannot report its caller's strikes, or what its rates still allow."""

OnReplay = Literal["refuse", "tombstone"]
"""What happens to a conversation that holds a message refused before: it is refused, or goes on without the message."""

Mode = Literal["default", "research", "paranoid"]
"""Verification modes."""

MODES: Final[tuple[Mode, ...]] = ("default", "research", "paranoid")
"""Every mode, from the loosest to the strictest."""


def stricter(one: Mode, other: Mode | None) -> Mode:
    """Return the stricter of two modes: a caller may ask for a stricter mode than is configured, never a looser one."""
    return max(one, other or one, key=MODES.index)


ParanoiaLevel = Literal[1, 2, 3, 4]
"""How wary a rule is: 1 suits everybody; 4 takes ordinary words for signs of an attack."""


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A rule that does not apply to texts of `origin` at or below `path`. "" stands for any origin, or any path."""

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
    unjudged_prompts: Literal["forward", "refuse"] = "refuse"
    """What becomes of a prompt that only the upstream can read (`MediaKind.TOKENS`), where `unjudged` lets it pass."""
    deny_status: Literal[400, 403, 422] = 400
    high_risk_tools: tuple[str, ...] = ()
    low_risk_tools: tuple[str, ...] = ()
    deny_patterns: tuple[str, ...] = ()
    """Phrases that deny a request wherever they stand, trusted text included."""
    suspicious_patterns: tuple[str, ...] = ()
    """Phrases that make untrusted text escalate."""
    exclusions: tuple[Exclusion, ...] = field(default=())
    blocking_level: ParanoiaLevel = 1
    """Findings of rules up to this level count towards the decision."""
    detecting_level: ParanoiaLevel = 1
    """Findings of rules above the blocking level, up to this one, are only reported; rules above both do not run."""
    strikes: StrikeRules = field(default=StrikeRules())
    rates: Rates = field(default=Rates())
    on_state_error: OnStateError = "refuse"
    replayed: OnReplay = "refuse"

    @property
    def enforces(self) -> bool:
        """Whether decisions have effects; else they are only reported."""
        return self.enforcement == "enforce"
