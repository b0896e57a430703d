"""Scoring: how much suspicion findings add up to, and the verdict that follows."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from filters.findings import Severity
from filters.ladder import Verdict
from filters.rules import Family


@dataclass(frozen=True, slots=True)
class Evidence:
    """One sign of an attack. `hidden` says that a layer of encoding had to be taken off to see it."""

    family: str
    severity: Severity
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The scores from which a text is unclear and from which it is unsafe."""

    unclear: float = 4.0
    unsafe: float = 8.0


DEFAULT_THRESHOLDS = Thresholds()

WEIGHTS: Mapping[Severity, float] = {
    Severity.LOW: 1.5,
    Severity.MEDIUM: 4.0,
    Severity.HIGH: 8.0,
    Severity.CRITICAL: 16.0,
}
"""A single medium sign is unclear, a single high one unsafe; low ones count where different families agree."""

FAINT: Mapping[str, float] = {
    Family.CREDENTIAL_ACCESS: 0.25,
    Family.SECRETS: 0.25,
    Family.ENCODED_CONTENT: 0.25,
    Family.CODE_EXECUTION: 0.5,
}
"""What a low sign of these families weighs instead: ordinary work is full of keys, commands and encoded data."""

HIDDEN_BONUS = 4.0
"""What a sign of medium weight or more gains when someone took the trouble to hide it."""


def score(signs: Iterable[Evidence]) -> float:
    """The suspicion in signs that stand together: the strongest of each family, added up.

    Signs of one family tell the same thing in several ways, so only agreement between families adds.
    """
    strongest: dict[str, float] = {}
    for sign in signs:
        strongest[sign.family] = max(strongest.get(sign.family, 0.0), weight(sign))
    return sum(strongest.values())


def weight(sign: Evidence) -> float:
    """What one sign counts by itself."""
    if sign.severity is Severity.LOW:
        return FAINT.get(sign.family, WEIGHTS[Severity.LOW])
    return WEIGHTS[sign.severity] + (HIDDEN_BONUS if sign.hidden else 0.0)


def verdict(total: float, thresholds: Thresholds) -> Verdict:
    """The verdict for a score."""
    if total >= thresholds.unsafe:
        return "unsafe"
    return "unclear" if total >= thresholds.unclear else "safe"


def densest(signs: Iterable[tuple[int, Evidence]], *, reach: int) -> float:
    """The highest score of signs that stand near each other, given each with its place in one text.

    Signs up to `reach` apart count together; those more than twice as far apart never do.
    """
    buckets: dict[int, list[Evidence]] = {}
    for place, sign in signs:
        for bucket in (place // reach, place // reach + 1):
            buckets.setdefault(bucket, []).append(sign)
    return max(map(score, buckets.values()), default=0.0)
