"""Calibrating: what a score means, and from which probability on a text is suspicious."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

from filters.learned.classifier import Floats, Limits
from training.samples import Sample

KNOTS = np.arange(-16, 16.01, 0.25)
"""Scores at which the table of probabilities has a value; between them it is a straight line."""
ALARMS = (0.01, 0.003, 0.0005)
"""False alarms among ordinary texts that the low, the medium and the high limit may each give."""
HARD_ALARMS = (0.05, 0.015, 0.0025)
"""The same among benign texts that come close to attacks."""


def calibration(scores: NDArray[np.float64], attack: NDArray[np.bool_]) -> Floats:
    """The table of probabilities: a logistic curve over scores of samples that were not learned from (Platt).

    Attacks count as much as benign texts together. What it is fitted to is not quite certain, so that it stays finite
    where scores part the two wholly.
    """
    attacks, benign = int(attack.sum()), int((~attack).sum())
    weight = np.where(attack, 0.5 / attacks, 0.5 / benign)
    goal = np.where(attack, (attacks + 1) / (attacks + 2), 1 / (benign + 2))

    def loss(curve: NDArray[np.float64]) -> float:
        inside = curve[0] * scores + curve[1]
        return float((weight * (np.logaddexp(0, inside) - goal * inside)).sum())

    slope, height = minimize(loss, np.array([1.0, 0.0]), method="Nelder-Mead").x
    return np.stack([KNOTS, expit(slope * KNOTS + height)]).astype(np.float32)


def limits(samples: Sequence[Sample], scores: NDArray[np.float64], table: Floats, *, least: float = 0.5) -> Limits:
    """The probabilities at which no more than `ALARMS` and `HARD_ALARMS` of these benign samples are suspicious."""
    bounds: list[float] = []
    for share, hard_share in zip(ALARMS, HARD_ALARMS, strict=True):
        bound = max(_above(samples, scores, share, hard=False), _above(samples, scores, hard_share, hard=True))
        bounds.append(max(least, float(np.interp(bound, table[0], table[1]))))
    return Limits(*bounds)


def _above(samples: Sequence[Sample], scores: NDArray[np.float64], share: float, *, hard: bool) -> float:
    """The score that this share of the benign texts is above, those of a large family counting less each."""
    chosen = np.array([not sample.attack and sample.hard == hard for sample in samples])
    if not chosen.any():
        return -np.inf
    families = Counter(sample.family for sample in samples)
    weights = np.array([families[sample.family] ** -0.5 for sample in samples])[chosen]
    order = np.argsort(-scores[chosen], kind="stable")
    weighed = np.cumsum(weights[order]) / weights.sum()
    return float(scores[chosen][order][np.searchsorted(weighed, share)])
