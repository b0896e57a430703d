"""What the classifier adds to the rules, at every limit that it could have: a curve, not one choice of it."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from adapters.local import LocalRuleAdapter
from filters.rules.matcher import Matcher
from training.measuring import figure
from training.samples import Sample

ALARMS: Final = (0.0, 0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05)
"""The shares of ordinary texts that the classifier may suspect, and of those that come close `HARDER` times them."""
HARDER: Final = 5
DRAWN: Final = (200, 500)
"""Attacks and benign texts that are drawn of each kind in each fold."""
LEAST: Final = 20
"""Benign texts of a kind in a fold, below which they have no say in a limit."""
_STRATA: Final = ("explicit", "mixed", "plain")

Marks: TypeAlias = NDArray[np.bool_]


def drawn(samples: Sequence[Sample], folds: Sequence[int], draw: np.random.Generator) -> list[int]:
    """The numbers of some samples of every kind in every fold: by label, closeness, stratum, and whether users say it.

    Attacks whose labels are doubtful are left out.
    """
    kinds: dict[tuple[object, ...], list[int]] = {}
    for number in map(int, draw.permutation(len(samples))):
        sample = samples[number]
        if sample.stratum != "noisy":
            kind = (folds[number], sample.attack, sample.hard, sample.stratum, sample.place == "user")
            kinds.setdefault(kind, []).append(number)
    return sorted(number for kind, numbers in kinds.items() for number in numbers[: DRAWN[0] if kind[1] else DRAWN[1]])


def ruled(samples: Sequence[Sample], matcher: Matcher) -> Marks:
    """Which samples the rules alone do not find safe, in the canonical form that the classifier learns from."""
    adapter = LocalRuleAdapter(matcher)
    return np.array([adapter.assess(_payload(sample)) != "safe" for sample in samples])


def _payload(sample: Sample) -> dict[str, object]:
    text = sample.raw.decode("utf-8", "replace")
    if sample.place == "user":
        return {"prompt_text": text}
    return {"prompt_text": text, "debug": {"sources": [{"type": "document", "rule_hits": [], "meta": {}}]}}


def suspected(samples: Sequence[Sample], scores: NDArray[np.float64], folds: Sequence[int], alarms: float) -> Marks:
    """Which samples score above the limit for so many alarms, which each fold has for users' texts and for others."""
    benign = np.array([not sample.attack for sample in samples])
    hard = np.array([sample.hard for sample in samples])
    parts = np.array([2 * fold + (sample.place == "user") for fold, sample in zip(folds, samples, strict=True)])
    marks = np.zeros(len(samples), bool)
    for part in np.unique(parts):
        own = parts == part
        groups = ((scores[own & benign & ~hard], alarms), (scores[own & hard], HARDER * alarms))
        bounds = [float(np.quantile(group, 1 - share)) for group, share in groups if len(group) >= LEAST]
        marks |= own & (scores > max(bounds, default=np.inf))
    return marks


def beside(samples: Sequence[Sample], scores: NDArray[np.float64], folds: Sequence[int], rules: Marks) -> Iterator[str]:
    """Lines of Markdown: for each limit what rules and classifier find together, first the rules alone."""
    groups = {
        "ordinary": [not sample.attack and not sample.hard for sample in samples],
        "close": [sample.hard for sample in samples],
        **{stratum: [sample.attack and sample.stratum == stratum for sample in samples] for stratum in _STRATA},
    }
    numbers = {name: np.flatnonzero(marks).tolist() for name, marks in groups.items() if any(marks)}
    yield "| classifier's limit | " + " | ".join(f"{name} ({len(own)})" for name, own in numbers.items()) + " |"
    yield "| --- |" + " --- |" * len(numbers)
    for alarms in ALARMS:
        marks = rules | suspected(samples, scores, folds, alarms) if alarms else rules
        cells = [str(figure([samples[number] for number in own], marks[own])) for own in numbers.values()]
        yield f"| {f'{alarms:.2%}' if alarms else 'rules alone'} | " + " | ".join(cells) + " |"
