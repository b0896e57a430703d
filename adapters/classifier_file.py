"""Read and write the file of a classifier: arrays alone, never anything executable."""

from pathlib import Path
from typing import Final

import numpy as np

from adapters.array_file import Arrays, ModelError, holds, read_model
from filters.learned.classifier import Classifier, Head, Limits
from filters.learned.wording import Meanings
from filters.segments import Origin

FORMAT: Final = 3
"""The version of the format. It changes with the meaning of arrays, features or windows: no other file is read."""


class ClassifierError(ModelError):
    """The file of a classifier cannot be used. The message names the file and quotes nothing of it."""


def read_classifier(path: Path, *, known: Classifier | None = None) -> Classifier:
    """Read the whole file into memory, which forked workers share. Raises `ClassifierError`.

    `known` is a classifier that this function returned before. It is returned again if the file still has the same
    bytes as the one that it was read from.
    """
    if known is not None and holds(path, known.revision):
        return known
    return read_model(
        path, _classifier, name="a classifier", wanted=f"classifier of format {FORMAT}", error=ClassifierError
    )


def _classifier(arrays: Arrays, revision: str) -> Classifier:
    weights, bias, calibration = (arrays[name].astype(np.float32) for name in ("weights", "bias", "calibration"))
    heads, limits = arrays["heads"], arrays["limits"].astype(np.float32)
    sizes_fit = weights.shape == (len(bias), 1 << weights.shape[1].bit_length() - 1) and calibration.shape[:2] == (
        len(bias),
        2,
    )
    meanings = Meanings(arrays["words"].astype(np.uint32), arrays["classes"].astype(np.uint16))
    if (
        arrays["format"] != FORMAT
        or not sizes_fit
        or meanings.words.ndim != 1
        or meanings.words.shape != meanings.classes.shape
        or (np.diff(meanings.words.astype(np.int64)) <= 0).any()
        or not all(np.isfinite(row).all() for row in (weights, bias, calibration, limits))
        or not calibration.size
        or (np.diff(calibration[:, 0]) <= 0).any()
        or not all(_are_probabilities(row) for row in (*calibration[:, 1], *limits))
        or (heads.astype(np.int64) < 0).any()
        or len(set(arrays["origins"].tolist())) < len(heads)
    ):
        raise ValueError
    known = [Head(*row, meanings) for row in zip(weights, map(float, bias), calibration, strict=True)]
    origins = [Origin(str(name)) for name in arrays["origins"]]
    return Classifier(
        heads={origin: known[int(number)] for origin, number in zip(origins, heads, strict=True)},
        limits={origin: Limits(*map(float, row)) for origin, row in zip(origins, limits, strict=True)},
        revision=revision,
    )


def _are_probabilities(row: np.ndarray) -> bool:
    """Whether these are probabilities in ascending order: a limit below the one before it would never be reached."""
    return bool((row >= 0).all() and (row <= 1).all() and (np.diff(row) >= 0).all())


def write_classifier(classifier: Classifier, path: Path) -> None:
    """Write the file. The same classifier always gives the same bytes. All its heads must have the same meanings."""
    heads = list({id(head): head for head in classifier.heads.values()}.values())
    numbers = {id(head): number for number, head in enumerate(heads)}
    origins = sorted(classifier.heads)
    meanings = heads[0].meanings
    np.savez_compressed(
        path,
        format=np.array(FORMAT),
        weights=np.stack([head.weights for head in heads]).astype(np.float16),
        bias=np.array([head.bias for head in heads], np.float32),
        calibration=np.stack([head.calibration for head in heads]).astype(np.float32),
        words=meanings.words,
        classes=meanings.classes,
        origins=np.array([origin.value for origin in origins]),
        heads=np.array([numbers[id(classifier.heads[origin])] for origin in origins]),
        limits=np.array([[*_row(classifier.limits[origin])] for origin in origins], np.float32),
    )


def _row(limits: Limits) -> tuple[float, float, float]:
    return limits.low, limits.medium, limits.high
