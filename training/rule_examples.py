"""Rule examples: what rules are meant to find, among harmless words, as whoever attacks would put it there.

Harmless words beside an order do not make it harmless, which texts that are attacks from end to end do not teach.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np

from filters.findings import Severity
from filters.rules.rule import Family, Rule
from filters.segments import Origin
from filters.text.canonical import canonicalise
from training.samples import WRITTEN, Sample

_ROOM: Final = (40, 300)
"""Bytes of a harmless text that stand about an example."""
_PLACES: Final = ((Origin.USER, "user", "direct_injection"), (Origin.DOCUMENT, "document", "indirect_doc"))


def rule_examples(rules: Iterable[Rule], samples: Sequence[Sample], draw: np.random.Generator) -> Iterator[Sample]:
    """Each text that a rule must find, in a piece of a harmless sample from each place that the rule reads, and each
    that it must not, as it is. Rules for secrets are left out, as these are no matter of words, and what those of low
    severity find, as that is no attack by itself.
    """
    worded = [rule for rule in rules if rule.family != Family.SECRETS]
    for origin, place, category in _PLACES:
        carriers = [sample for sample in samples if _is_carrier(sample, place)]
        for rule in (rule for rule in worded if origin in rule.origins):
            attacks = rule.matches if carriers and rule.severity is not Severity.LOW else ()
            for number, text in enumerate(attacks):
                carrier = carriers[int(draw.integers(len(carriers)))]
                raw, payload = _put(canonicalise(text).encode(), carrier.raw, draw)
                yield _sample(f"{place}-{number}", rule, place, category, raw, payload)
            for number, text in enumerate(rule.passes):
                yield _sample(
                    f"{place}-passes-{number}", rule, place, "hard_negative", canonicalise(text).encode(), None
                )


def _is_carrier(sample: Sample, place: str) -> bool:
    same = (sample.place == "user") == (place == "user")
    return same and not (sample.attack or sample.hard) and len(sample.raw) >= 2 * _ROOM[0]


def _put(words: bytes, carrier: bytes, draw: np.random.Generator) -> tuple[bytes, tuple[int, int]]:
    """Words within a piece of a carrier, before it or after it, and where they stand."""
    room = int(draw.integers(*_ROOM))
    start = int(draw.integers(0, max(1, len(carrier) - room)))
    piece = carrier[start : start + room].decode("utf-8", "ignore").encode()
    at = piece.find(b" ", int(draw.choice([0, len(piece) // 2, len(piece)])))
    before, after = (piece, b"") if at < 0 else (piece[:at], piece[at:])
    begin = len(before) + 1
    return b" ".join((before, words, after)), (begin, begin + len(words))


def _sample(name: str, rule: Rule, place: str, category: str, raw: bytes, payload: tuple[int, int] | None) -> Sample:
    return Sample(
        id=f"rule-{rule.id}-{name}",
        attack=payload is not None,
        category=category,
        stratum="",
        source=WRITTEN,
        family=f"rule-{rule.id}",
        place=place,
        raw=raw,
        payload=payload,
    )
