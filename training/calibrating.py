"""Calibrating: what a score means, and from which probability on a text is suspicious."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from filters.classifier import Floats, Limits
from training.samples import Sample

KNOTS = np.arange(-16, 16.01, 0.25)
"""Scores at which the table of probabilities has a value; between them it is a straight line."""
ALARMS = (0.01, 0.002, 0.0005)
"""False alarms among ordinary texts that the low, the medium and the high limit may each give."""
HARD_ALARMS = (0.05, 0.01, 0.0025)
"""The same among benign texts that come close to attacks."""


def calibration(scores: NDArray[np.float64], attack: NDArray[np.bool_]) -> Floats:
    """The table of probabilities: a logistic curve over scores of samples that were not learned from (Platt).

    Attacks count as much as benign texts together.
    """
    weight = np.where(attack, 0.5 / attack.sum(), 0.5 / (~attack).sum())

    def loss(curve: NDArray[np.float64]) -> float:
        inside = curve[0] * scores + curve[1]
        return float((weight * (np.logaddexp(0, inside) - attack * inside)).sum())

    slope, height = minimize(loss, np.array([1.0, 0.0]), method="Nelder-Mead").x
    return np.stack([KNOTS, 1 / (1 + np.exp(-(slope * KNOTS + height)))]).astype(np.float32)


def limits(samples: Sequence[Sample], scores: NDArray[np.float64], table: Floats, *, least: float = 0.5) -> Limits:
    """The probabilities at which no more than `ALARMS` and `HARD_ALARMS` of these benign samples are suspicious."""
    ordinary = scores[[not sample.attack and not sample.hard for sample in samples]]
    hard = scores[[sample.hard for sample in samples]]
    told: list[float] = []
    for share, hard_share in zip(ALARMS, HARD_ALARMS, strict=True):
        bound = max(_above(ordinary, share), _above(hard, hard_share))
        told.append(max(least, float(np.interp(bound, table[0], table[1]))))
    return Limits(*told)


def _above(scores: NDArray[np.float64], share: float) -> float:
    return float(np.quantile(scores, 1 - share)) if len(scores) else -np.inf
