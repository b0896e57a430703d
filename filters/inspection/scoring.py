"""Scoring: the suspicion that signs of an attack add up to, and the verdict that follows."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from filters.findings import Severity
from filters.ladder import Verdict
from filters.rules.rule import Family


@dataclass(frozen=True, slots=True)
class Evidence:
    """One sign of an attack.

    `hidden` is true when a layer had to be removed to see it. `sign` tells signs of a family apart, such as the id of a
    rule: evidence of one family with the same `sign` is one sign seen again. `mentioned` is true when the text speaks
    of the attack rather than making it (`filters.context.mentions`). `alone` is false for a low sign that ordinary long
    texts hold now and then, so that it needs another sign beside it.
    """

    family: str
    severity: Severity
    hidden: bool = False
    sign: str = ""
    mentioned: bool = False
    alone: bool = True


NOTABLE = 1.5
"""The score from which Tier 1 asks for a second opinion: that of one low sign that is not faint, or many that are."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The scores from which a text is notable, unclear and unsafe. Two low signs of two families are unclear."""

    notable: float = NOTABLE
    unclear: float = 2.25
    unsafe: float = 8.0


DEFAULT_THRESHOLDS = Thresholds()
CALL_THRESHOLDS = Thresholds(unclear=4.0)
"""For the texts of a proposed tool call, where signs count together however far apart they stand."""

WEIGHTS: Mapping[Severity, float] = {
    Severity.LOW: 1.5,
    Severity.MEDIUM: 4.0,
    Severity.HIGH: 8.0,
    Severity.CRITICAL: 16.0,
}
"""The weight of a sign. A single medium sign is unclear, a single high one unsafe; low ones count where several agree.
"""

FAINT: Mapping[str, float] = {
    Family.CREDENTIAL_ACCESS: 0.25,
    Family.SECRETS: 0.25,
    Family.ENCODED_CONTENT: 0.25,
    Family.CODE_EXECUTION: 0.5,
    Family.SUPERSEDING: 0.5,
}
"""What a low sign of these families weighs instead. Such a sign is faint: ordinary work is full of keys, commands,
encoded data and settings that override others."""

NOT_ALONE = 0.9
"""What a low sign weighs if its `Evidence.alone` is false. By itself or with one faint sign it is not notable. Two such
signs of two families are notable, and one of them with an ordinary low sign of another family is unclear."""

HIDDEN_BONUS = 4.0
"""Added to the weight of a medium or stronger sign that is hidden: someone took the trouble to hide it."""
HIDDEN_LOW_BONUS = 0.25
"""Added to the weight of a hidden low sign unless it is faint: encoded data of ordinary work holds words for keys."""
SECOND = 0.5
"""Share of the weights of a family's further signs that counts: they say much the same as its strongest sign."""
MENTIONED = 0.2
"""Share of the weight of a sign that is only mentioned. It adds nothing to a stronger sign of its family."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one family adds to a score, and the names of its signs, such as rule ids; never text."""

    family: str
    amount: float
    signs: tuple[str, ...]


def shares(signs: Iterable[Evidence]) -> tuple[Share, ...]:
    """Return what each family adds to the score of signs that stand together, the largest share first.

    A family adds the weight of its strongest sign, and the share `SECOND` of its other signs, which say much the same
    thing in other ways. The others together never add more than the strongest does, so that the number of families that
    agree decides. Of all signs that are only mentioned, in whatever family, only the heaviest counts: several rules
    that match words which are spoken of still report one thing that is spoken of. In the same way, only the heaviest
    faint sign counts where there is a sign that is not faint: words for keys, settings and commands stand near anything
    in source code.
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
    """Return the suspicion in signs that stand together: the sum of their `shares`."""
    return total(shares(signs))


def total(told: Iterable[Share]) -> float:
    """Return the sum of the shares' amounts."""
    return sum(share.amount for share in told)


def _together(weights: Collection[tuple[float, float]]) -> float:
    """Return what a family adds. Each pair is what a sign counts as the family's strongest, and as a further one."""
    strongest, again = max(weights)
    return strongest + min(strongest, SECOND * (sum(added for _, added in weights) - again))


def weight(sign: Evidence) -> float:
    """Return what one sign adds to a score by itself."""
    share = MENTIONED if sign.mentioned else 1.0
    if sign.severity is not Severity.LOW:
        return share * (WEIGHTS[sign.severity] + (HIDDEN_BONUS if sign.hidden else 0.0))
    if is_faint(sign):
        return share * FAINT[sign.family]
    return share * ((WEIGHTS[Severity.LOW] if sign.alone else NOT_ALONE) + (HIDDEN_LOW_BONUS if sign.hidden else 0.0))


def is_faint(sign: Evidence) -> bool:
    """Whether a sign is one of those that ordinary work is full of (`FAINT`)."""
    return sign.severity is Severity.LOW and sign.family in FAINT


def once(matched: Iterable[tuple[int, int, Evidence]]) -> list[tuple[int, Evidence]]:
    """Return the signs of matches, each with its start, without the low signs that repeat another sign.

    Each match is a start, an end and a sign. A low sign repeats another one if that one is of the same family, has
    another name and at least the same weight, and mostly covers the same words: two rules that know the same words say
    no more than one.
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
    """Whether two spans have more than half of the shorter one in common."""
    return 2 * (min(end, last) - max(start, first)) > min(end - start, last - first)


def verdict(suspicion: float, thresholds: Thresholds) -> Verdict:
    """Return the verdict for a score."""
    if suspicion >= thresholds.unsafe:
        return "unsafe"
    return "unclear" if suspicion >= thresholds.unclear else "safe"


REACH = 600
"""Characters between two signs up to which they count together."""


def densest(signs: Iterable[tuple[int, Evidence]], *, reach: int = REACH) -> tuple[Share, ...]:
    """Return the shares of the highest score among groups of signs that stand near each other; () for no signs.

    Each sign comes with its place in one text, in characters. Signs up to `reach` apart count together; those more than
    twice as far apart never do.
    """
    buckets: dict[int, list[Evidence]] = {}
    for place, sign in signs:
        for bucket in (place // reach, place // reach + 1):
            buckets.setdefault(bucket, []).append(sign)
    return max(map(shares, buckets.values()), key=total, default=())
