"""Fitting: one linear model over windows, and what it says of samples that it did not learn from."""

from collections import Counter
from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import SGDClassifier

from filters.classifier import Floats, Head
from training.samples import Sample
from training.windows import LEAST_PAYLOAD, Windows

FOLDS = 3
ROUNDS = 8
PENALTY = 3e-6
NOISY = 0.2
"""What an attack weighs whose label is doubtful."""


def fit(
    samples: Sequence[Sample], windows: Windows, learned: NDArray[np.bool_], *, hard: float, seed: int
) -> SGDClassifier:
    """A model of the samples that are to be learned from; the same ones and the same seed give the same model.

    `hard` is what a benign text that comes close to an attack weighs.
    """
    attack = np.array([sample.attack for sample in samples])
    used = learned[windows.owners] & ~(attack[windows.owners] & (windows.payload < LEAST_PAYLOAD))
    chosen = windows.of(np.flatnonzero(used))
    goals = attack[chosen.owners]
    weights = _weights(samples, learned, hard)[chosen.owners] / np.sqrt(np.bincount(chosen.owners))[chosen.owners]
    for side in (goals, ~goals):
        weights[side] *= len(weights) / 2 / weights[side].sum()
    model = SGDClassifier(loss="log_loss", alpha=PENALTY, max_iter=ROUNDS, tol=None, random_state=seed, average=True)
    return model.fit(chosen.rows, goals, sample_weight=weights)


def _weights(samples: Sequence[Sample], learned: NDArray[np.bool_], hard: float) -> NDArray[np.float64]:
    """What each sample weighs: those of a large family less each. Attacks will count as much as all else together."""
    families = Counter((sample.family, sample.attack) for sample, used in zip(samples, learned, strict=True) if used)
    kinds = [NOISY if sample.stratum == "noisy" else hard if sample.hard else sample.weight for sample in samples]
    sizes = [max(1, families[sample.family, sample.attack]) for sample in samples]
    return np.array(kinds) / np.sqrt(sizes)


def head_of(model: SGDClassifier, table: Floats) -> Head:
    """The head that a model makes, in the precision of its file."""
    return Head(model.coef_[0].astype(np.float16).astype(np.float32), float(np.float32(model.intercept_[0])), table)


def left_out(
    samples: Sequence[Sample],
    windows: Windows,
    learned: NDArray[np.bool_],
    groups: Sequence[str],
    *,
    read: NDArray[np.bool_],
    hard: float,
    seed: int,
) -> NDArray[np.float64]:
    """The score of each sample that is to be read, by a model that learned from no sample of its group; 0 of others.

    Texts are scored as the gateway reads them, in all their windows.
    """
    fold = np.array([crc32(group.encode()) % FOLDS for group in groups])
    scores = np.zeros(len(samples))
    for number in np.unique(fold[read]):
        model = fit(samples, windows, learned & (fold != number), hard=hard, seed=seed)
        head = head_of(model, np.zeros((2, 1), np.float32))
        for place in np.flatnonzero(read & (fold == number)):
            scores[place] = head.scores(samples[place].raw)[1].max()
    return scores
