"""Fitting: one linear model over windows, and what it says of samples that it did not learn from."""

from collections import Counter
from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import SGDClassifier

from training.samples import Sample
from training.windows import LEAST_PAYLOAD, Windows

FOLDS = 5
ROUNDS = 8
PENALTY = 3e-6
NOISY = 0.2
"""What an attack weighs whose label is doubtful."""


def fit(samples: Sequence[Sample], windows: Windows, learned: NDArray[np.bool_], *, seed: int) -> SGDClassifier:
    """A model of the samples that are to be learned from; the same ones and the same seed give the same model."""
    attack = np.array([sample.attack for sample in samples])
    used = learned[windows.owners] & ~(attack[windows.owners] & (windows.payload < LEAST_PAYLOAD))
    chosen = windows.of(np.flatnonzero(used))
    goals = attack[chosen.owners]
    model = SGDClassifier(loss="log_loss", alpha=PENALTY, max_iter=ROUNDS, tol=None, random_state=seed, average=True)
    return model.fit(chosen.rows, goals, sample_weight=_weights(samples, learned, chosen.owners, goals))


def _weights(
    samples: Sequence[Sample], learned: NDArray[np.bool_], owners: NDArray[np.intp], goals: NDArray[np.bool_]
) -> NDArray[np.float64]:
    """Windows of a long text weigh less each, as do texts of a large family; attacks as much as all else together."""
    families = Counter(sample.family for sample, used in zip(samples, learned, strict=True) if used)
    of_text = np.bincount(owners, minlength=len(samples))
    own = np.array(
        [
            (NOISY if sample.stratum == "noisy" else 1.0) / families[sample.family] ** 0.5 if used else 0.0
            for sample, used in zip(samples, learned, strict=True)
        ]
    )
    weights = own[owners] / np.sqrt(of_text[owners])
    for side in (goals, ~goals):
        weights[side] *= len(weights) / 2 / max(weights[side].sum(), 1e-9)
    return weights


def left_out(samples: Sequence[Sample], windows: Windows, groups: Sequence[str], *, seed: int) -> NDArray[np.float64]:
    """The score of each sample under a model that learned from no sample of its group."""
    fold = np.array([crc32(group.encode()) % FOLDS for group in groups])
    scores = np.zeros(len(samples))
    for number in range(FOLDS):
        model = fit(samples, windows, fold != number, seed=seed)
        rows = np.flatnonzero((fold == number)[windows.owners])
        told = windows.of(rows)
        scores[fold == number] = told.worst(model.decision_function(told.rows), len(samples))[fold == number]
    return scores
