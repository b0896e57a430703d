"""The ladder: the steps inside Tiers 2 and 3, and which verdict leads where (GATEWAY.md section 6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

Verdict = Literal["safe", "unsafe", "unclear"]


class Rung(StrEnum):
    TRIAGE = "triage"
    STRICT_TRIAGE = "strict_triage"
    SUPERVISOR = "supervisor"
    ALLOW = "allow"
    CLARIFY = "clarify"
    DENY = "deny"


@dataclass(frozen=True, slots=True)
class Step:
    """One verdict on the way to a decision."""

    rung: Rung
    verdict: Verdict


LADDER: Mapping[Rung, Mapping[Verdict, Rung]] = {
    Rung.TRIAGE: {"safe": Rung.ALLOW, "unsafe": Rung.SUPERVISOR, "unclear": Rung.STRICT_TRIAGE},
    Rung.STRICT_TRIAGE: {"safe": Rung.ALLOW, "unsafe": Rung.SUPERVISOR, "unclear": Rung.SUPERVISOR},
    Rung.SUPERVISOR: {"safe": Rung.ALLOW, "unsafe": Rung.DENY, "unclear": Rung.CLARIFY},
}
"""For each rung, the rung that each verdict leads to. The other rungs are ends.

Of the supervisor's answers, CONTINUE is safe, REORIENT is unclear, and PAUSE or anything unreadable is unsafe.
"""


def first_rung(*, paranoid: bool, encoded: bool) -> Rung:
    """Return the rung to begin on. In mode paranoid, what has `encoded` text goes straight to the supervisor."""
    return Rung.SUPERVISOR if paranoid and encoded else Rung.TRIAGE


def next_rung(rung: Rung, verdict: Verdict, *, paranoid: bool, answered: bool) -> Rung:
    """Return where a verdict on this rung leads.

    `answered` says whether a stricter question can help: triage did answer, and has one. In mode paranoid only the
    supervisor allows.
    """
    following = LADDER[rung][verdict]
    helps_nothing = following is Rung.STRICT_TRIAGE and not answered
    is_allowed_early = following is Rung.ALLOW and paranoid and rung is not Rung.SUPERVISOR
    return Rung.SUPERVISOR if helps_nothing or is_allowed_early else following
