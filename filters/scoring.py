"""Scoring: how much suspicion findings add up to, and the verdict that follows."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from filters.findings import Severity
from filters.ladder import Verdict
from filters.rules import Family


@dataclass(frozen=True, slots=True)
class Evidence:
    """One sign of an attack.

    `hidden` says that a layer of encoding had to be taken off to see it. `sign` tells signs of a family apart, such as
    the id of a rule; what has the same one is the same sign seen again. `mentioned` says that the text speaks of the
    attack rather than making it (`filters.mentions`). `alone` is false for a low sign that ordinary long texts hold now
    and then, so that it takes another one beside it.
    """

    family: str
    severity: Severity
    hidden: bool = False
    sign: str = ""
    mentioned: bool = False
    alone: bool = True


NOTABLE = 1.5
"""The score from which Tier 1 asks for a second opinion: one low sign that is not faint, or many faint ones."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The scores from which a text is notable, unclear and unsafe. Two low signs that agree are unclear."""

    notable: float = NOTABLE
    unclear: float = 2.25
    unsafe: float = 8.0


DEFAULT_THRESHOLDS = Thresholds()
CALL_THRESHOLDS = Thresholds(unclear=4.0)
"""For the words of a proposed call, where signs count together however far apart they stand."""

WEIGHTS: Mapping[Severity, float] = {
    Severity.LOW: 1.5,
    Severity.MEDIUM: 4.0,
    Severity.HIGH: 8.0,
    Severity.CRITICAL: 16.0,
}
"""A single medium sign is unclear, a single high one unsafe; low ones count where several agree."""

FAINT: Mapping[str, float] = {
    Family.CREDENTIAL_ACCESS: 0.25,
    Family.SECRETS: 0.25,
    Family.ENCODED_CONTENT: 0.25,
    Family.CODE_EXECUTION: 0.5,
    Family.SUPERSEDING: 0.5,
}
"""What a low sign of these families weighs instead: ordinary work is full of keys, commands, encoded data and
things that override others."""

NOT_ALONE = 0.9
"""What a low sign weighs instead that says nothing by itself, nor with a faint one: two of two families are notable,
and with one that says something they are unclear."""

HIDDEN_BONUS = 4.0
"""What a sign of medium weight or more gains when someone took the trouble to hide it."""
HIDDEN_LOW_BONUS = 0.25
"""What a low sign gains then; a faint one gains nothing, as encoded data of ordinary work holds words for keys too."""
SECOND = 0.5
"""The share that counts of further signs of a family, which tell much the same as its strongest one."""
MENTIONED = 0.2
"""The share that counts of a sign that is only mentioned; what it adds to a stronger one of its family is nothing."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one family adds to a score, and the signs in it: names of rules, never text."""

    family: str
    amount: float
    signs: tuple[str, ...]


def shares(signs: Iterable[Evidence]) -> tuple[Share, ...]:
    """What each family adds to the score of signs that stand together: its strongest sign, and a share of the others.

    Signs of one family tell much the same thing in several ways. All its others together never count more than the
    strongest does, so the families that agree decide. Of signs that are only mentioned the strongest one counts, of
    whatever family: rules that agree on words which are spoken of still are one thing that is spoken of. So it is with
    faint signs beside others: words for keys, settings and commands stand near anything in source. The heaviest share
    comes first.
    """
    stood = tuple(signs)
    faint = max((sign for sign in stood if is_faint(sign)), key=weight, default=None)
    beside = any(not is_faint(sign) for sign in stood)
    spoken_of = max((sign for sign in stood if sign.mentioned), key=weight, default=None)
    families: dict[str, dict[str, tuple[float, float]]] = {}
    for sign in stood:
        of_family = families.setdefault(sign.family, {})
        counts = (not sign.mentioned or sign == spoken_of) and (not beside or not is_faint(sign) or sign == faint)
        own = weight(sign) if counts else 0.0
        of_family[sign.sign] = max(of_family.get(sign.sign, (0.0, 0.0)), (own, 0.0 if sign.mentioned else own))
    told = [Share(family, _together(of.values()), tuple(sorted(of))) for family, of in families.items()]
    return tuple(sorted(told, key=lambda share: (-share.amount, share.family)))


def score(signs: Iterable[Evidence]) -> float:
    """The suspicion in signs that stand together: the sum of their `shares`."""
    return total(shares(signs))


def total(told: Iterable[Share]) -> float:
    """What shares add up to."""
    return sum(share.amount for share in told)


def _together(weights: Collection[tuple[float, float]]) -> float:
    """What signs of one family come to, given for each what it counts as the strongest, and what as another one."""
    strongest, again = max(weights)
    return strongest + min(strongest, SECOND * (sum(added for _, added in weights) - again))


def weight(sign: Evidence) -> float:
    """What one sign counts by itself."""
    share = MENTIONED if sign.mentioned else 1.0
    if sign.severity is not Severity.LOW:
        return share * (WEIGHTS[sign.severity] + (HIDDEN_BONUS if sign.hidden else 0.0))
    if is_faint(sign):
        return share * FAINT[sign.family]
    return share * ((WEIGHTS[Severity.LOW] if sign.alone else NOT_ALONE) + (HIDDEN_LOW_BONUS if sign.hidden else 0.0))


def is_faint(sign: Evidence) -> bool:
    """Whether a sign is of those that ordinary work is full of."""
    return sign.severity is Severity.LOW and sign.family in FAINT


def once(matched: Iterable[tuple[int, int, Evidence]]) -> list[tuple[int, Evidence]]:
    """The signs of matches, given each with begin and end, without low ones of words that a stronger sign of the same
    family, or another low one, is of already: two rules that know the same words say no more than one.
    """
    kept: list[tuple[int, int, Evidence]] = []
    for start, end, sign in sorted(matched, key=lambda match: -weight(replace(match[2], mentioned=False))):
        said = sign.severity is Severity.LOW and any(
            other.family == sign.family and other.sign != sign.sign and _mostly_same(start, end, first, last)
            for first, last, other in kept
        )
        if not said:
            kept.append((start, end, sign))
    return [(start, sign) for start, _, sign in kept]


def _mostly_same(start: int, end: int, first: int, last: int) -> bool:
    """Whether two stretches have more than half of the shorter one in common."""
    return 2 * (min(end, last) - max(start, first)) > min(end - start, last - first)


def verdict(suspicion: float, thresholds: Thresholds) -> Verdict:
    """The verdict for a score."""
    if suspicion >= thresholds.unsafe:
        return "unsafe"
    return "unclear" if suspicion >= thresholds.unclear else "safe"


REACH = 600
"""Characters up to which signs count as standing together."""


def densest(signs: Iterable[tuple[int, Evidence]], *, reach: int = REACH) -> tuple[Share, ...]:
    """The shares in the highest score of signs that stand near each other, given each with its place in one text.

    Signs up to `reach` apart count together; those more than twice as far apart never do. Empty where there are none.
    """
    buckets: dict[int, list[Evidence]] = {}
    for place, sign in signs:
        for bucket in (place // reach, place // reach + 1):
            buckets.setdefault(bucket, []).append(sign)
    return max(map(shares, buckets.values()), key=total, default=())
