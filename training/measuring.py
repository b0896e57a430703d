"""Measuring: how well scores part attacks from benign texts, with intervals over families."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from training.samples import Sample

Scores = NDArray[np.float64]
ALARMS = (0.01, 0.003)
"""The shares of false alarms among ordinary texts at which recall is told."""
DRAWS = 300
"""Times that families are drawn anew for an interval."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A share, and the 95 % interval that drawing families anew gives it."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


def auc(scores: Scores, attack: NDArray[np.bool_]) -> float:
    """The chance that an attack scores higher than a benign text."""
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    for value in _ties(scores):
        ranks[value] = ranks[value].mean()
    positives = int(attack.sum())
    return float((ranks[attack].sum() - positives * (positives + 1) / 2) / (positives * (len(scores) - positives)))


def _ties(scores: Scores) -> Iterator[NDArray[np.intp]]:
    _, inverse, counts = np.unique(scores, return_inverse=True, return_counts=True)
    for number in np.flatnonzero(counts > 1):
        yield np.flatnonzero(inverse == number)


def threshold(samples: Sequence[Sample], scores: Scores, share: float) -> float:
    """The score that this share of the ordinary benign samples is above."""
    ordinary = scores[[not sample.attack and not sample.hard for sample in samples]]
    return float(np.quantile(ordinary, 1 - share))


def figure(samples: Sequence[Sample], marks: NDArray[np.bool_], *, seed: int = 0) -> Figure:
    """The share of samples that are marked; families are drawn, not samples, since those of one are much alike."""
    names, family = np.unique([sample.family for sample in samples], return_inverse=True)
    marked = np.bincount(family, weights=marks, minlength=len(names))
    sizes = np.bincount(family, minlength=len(names))
    drawn = np.random.default_rng(seed).integers(0, len(names), (DRAWS, len(names)))
    shares = marked[drawn].sum(axis=1) / sizes[drawn].sum(axis=1)
    return Figure(float(marks.mean()), *map(float, np.quantile(shares, (0.025, 0.975))))


def table(samples: Sequence[Sample], scores: Scores) -> Iterator[str]:
    """Lines of Markdown: recall of each group of attacks, and alarms of each of benign texts, at every `ALARMS`."""
    bounds = [threshold(samples, scores, share) for share in ALARMS]
    attack = np.array([sample.attack for sample in samples])
    yield f"ROC-AUC {auc(scores, attack):.3f}, {int(attack.sum())} attacks, {int((~attack).sum())} benign texts"
    yield ""
    yield "| texts | n | " + " | ".join(f"above, at {share:.1%} false alarms" for share in ALARMS) + " |"
    yield "| --- | --- |" + " --- |" * len(ALARMS)
    for name, numbers in groups(samples).items():
        cells = [str(figure([samples[number] for number in numbers], scores[numbers] > bound)) for bound in bounds]
        yield f"| {name} | {len(numbers)} | " + " | ".join(cells) + " |"


def groups(samples: Sequence[Sample]) -> Mapping[str, NDArray[np.intp]]:
    """The numbers of the samples of each kind: all attacks, by category, by stratum; benign ones by category."""
    found: dict[str, list[int]] = {}
    for number, sample in enumerate(samples):
        if sample.attack:
            names = ["attacks", f"attacks: {sample.category}", f"attacks, {sample.stratum or 'no stratum'}"]
        else:
            names = [f"benign: {sample.category}"]
        for name in names:
            found.setdefault(name, []).append(number)
    return {name: np.array(numbers) for name, numbers in sorted(found.items())}


def curve(probabilities: Scores, attack: NDArray[np.bool_]) -> Iterator[str]:
    """Lines of Markdown: what became of samples by their probability, attacks counting as much as benign texts."""
    weight = np.where(attack, 0.5 / attack.sum(), 0.5 / (~attack).sum())
    edges = np.array([0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.99, 1.000001])
    yield "| told | mean told | are attacks | n |"
    yield "| --- | --- | --- | --- |"
    for low, high in pairwise(edges):
        inside = (probabilities >= low) & (probabilities < high)
        if inside.any():
            share, mean = (float(np.average(row[inside], weights=weight[inside])) for row in (attack, probabilities))
            yield f"| {low:.2f} to {min(high, 1):.2f} | {mean:.3f} | {share:.3f} | {int(inside.sum())} |"
