"""Fitting: one linear model over windows, and what it says of samples that it did not learn from."""

from collections import Counter
from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import SGDClassifier

from filters.learned.classifier import Head
from training.samples import Sample
from training.windows import Numbers, Windows

FOLDS = 3
ROUNDS = 8
PENALTY = 3e-6
MOST = 5
"""Windows of one text that are drawn to learn from, and of a benign one the worst besides."""
MOST_TELLING = 2
"""Windows of an attack that are learned from in the end: those that a first model scores highest."""
LEAST_PAYLOAD = 0.5
"""The share of a payload that a window must hold to be an example of an attack."""
NO_TABLE = np.zeros((2, 1), np.float32)
"""What a head has for a table of probabilities before it is calibrated."""
NOISY = 0.2
"""What an attack weighs whose label is doubtful."""


def fit(samples: Sequence[Sample], windows: Windows, learned: NDArray[np.bool_], *, hard: float, seed: int) -> Head:
    """A head from the samples that are to be learned from; the same ones and the same seed give the same one.

    A text is as suspicious as its worst window, and not every window of an attack is one. So a first model, of windows
    that are drawn, says which windows of attacks to learn from, and which benign ones besides: those it scores highest.
    `hard` is what a benign text that comes close to an attack weighs.
    """
    attack = np.array([sample.attack for sample in samples])[windows.owners]
    attacks = learned[windows.owners] & attack & (windows.payload >= LEAST_PAYLOAD)
    benign = learned[windows.owners] & ~attack
    weights = _weights(samples, learned, hard)
    order = np.random.default_rng(seed).random(len(attack))
    drawn = windows.least(benign, order, MOST)
    first = _fitted(windows, np.append(drawn, windows.least(attacks, order, MOST)), attack, weights, seed=seed)
    worst = -windows.scores(first)
    telling = windows.least(attacks, worst, MOST_TELLING)
    return _fitted(
        windows,
        np.unique(np.concatenate([drawn, windows.least(benign, worst, MOST), telling])),
        attack,
        weights,
        seed=seed,
    )


def _fitted(
    windows: Windows, numbers: Numbers, attack: NDArray[np.bool_], weights: NDArray[np.float64], *, seed: int
) -> Head:
    """A head from some windows, those of one sample weighing less each."""
    owners, goals = windows.owners[numbers], attack[numbers]
    counted = weights[owners] / np.sqrt(np.bincount(owners))[owners]
    for side in (goals, ~goals):
        counted[side] *= len(counted) / 2 / counted[side].sum()
    model = SGDClassifier(loss="log_loss", alpha=PENALTY, max_iter=ROUNDS, tol=None, random_state=seed, average=True)
    model.fit(windows.rows(numbers), goals, sample_weight=counted)
    weight = model.coef_[0].astype(np.float16).astype(np.float32)
    return Head(weight, float(np.float32(model.intercept_[0])), NO_TABLE, windows.meanings)


def _weights(samples: Sequence[Sample], learned: NDArray[np.bool_], hard: float) -> NDArray[np.float64]:
    """What each sample weighs: those of a large family less each. Attacks will count as much as all else together."""
    families = Counter((sample.family, sample.attack) for sample, used in zip(samples, learned, strict=True) if used)
    kinds = [NOISY if sample.stratum == "noisy" else hard if sample.hard else sample.weight for sample in samples]
    sizes = [max(1, families[sample.family, sample.attack]) for sample in samples]
    return np.array(kinds) / np.sqrt(sizes)


def fold_of(group: str) -> int:
    """Which part of the samples a group is in, of `FOLDS`."""
    return crc32(group.encode()) % FOLDS


def left_out(
    samples: Sequence[Sample],
    windows: Windows,
    learned: NDArray[np.bool_],
    groups: Sequence[str | None],
    *,
    read: NDArray[np.bool_],
    hard: float,
    seed: int,
) -> NDArray[np.float64]:
    """The score of each sample that is to be read, by a model that learned from no sample of its group; 0 of others.

    What is in no group is learned from always. Texts are scored as the gateway reads them, in all their windows.
    """
    fold = np.array([-1 if group is None else fold_of(group) for group in groups])
    scores = np.zeros(len(samples))
    for number in np.unique(fold[read]):
        head = fit(samples, windows, learned & (fold != number), hard=hard, seed=seed)
        for place in np.flatnonzero(read & (fold == number)).tolist():
            scores[place] = head.scores(samples[place].raw).max()
    return scores
