"""`python -m training DATA MODEL`: learns from labelled texts and writes the classifier that the gateway reads."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from adapters.classifier_file import read_classifier, write_classifier
from filters.classifier import Classifier, Floats, Head, Limits
from filters.segments import Origin
from training.calibrating import calibration, limits
from training.fitting import fit, left_out
from training.samples import Sample, read_samples
from training.windows import Windows, windows

SEED = 20261122
HEADS: Mapping[str, tuple[Origin, ...]] = {
    "user": (Origin.USER,),
    "content": (Origin.TOOL_RESULT, Origin.DOCUMENT, Origin.FIELD),
}
"""The origins that each head reads. What users say and what strangers wrote is judged by different standards."""


def train(samples: Sequence[Sample], *, seed: int = SEED) -> Classifier:
    """The classifier that these samples make; the same samples and the same seed make the same one."""
    seen = windows(samples, draw=np.random.default_rng(seed))
    heads: dict[Origin, Head] = {}
    bounds: dict[Origin, Limits] = {}
    for name, origins in HEADS.items():
        head, bound = _head(samples, seen, name, seed)
        heads |= dict.fromkeys(origins, head)
        bounds |= dict.fromkeys(origins, bound)
    return Classifier(heads, bounds, revision="")


def _head(samples: Sequence[Sample], seen: Windows, name: str, seed: int) -> tuple[Head, Limits]:
    attack = np.array([sample.attack for sample in samples])
    own = np.array([(sample.place == "user") == (name == "user") for sample in samples])
    scores = left_out(samples, seen, [sample.family for sample in samples], seed=seed)
    model = fit(samples, seen, np.ones(len(samples), bool), seed=seed)
    table = calibration(scores[own], attack[own])
    kept = [sample for sample, mine in zip(samples, own, strict=True) if mine]
    weights: Floats = model.coef_[0].astype(np.float16).astype(np.float32)
    return Head(weights, float(np.float32(model.intercept_[0])), table), limits(kept, scores[own], table)


def main() -> None:
    data, target = map(Path, sys.argv[1:3])
    write_classifier(train(list(read_samples(data))), target)
    print(f"{target}: revision {read_classifier(target).revision}, {target.stat().st_size:,} bytes")  # noqa: T201


if __name__ == "__main__":
    main()
