"""Classifiers for tests: each knows one phrase, and nothing else."""

import numpy as np

from filters.classifier import Classifier, Head, Limits
from filters.segments import Origin
from filters.wording import features

PHRASE = "polish the moon lamp"
FILLER = "eggs were cheap at our market today, and prices rose again by friday. "
"""Ordinary text without a feature of the phrase."""
LIMITS = Limits(0.5, 0.7, 0.9)
"""The phrase alone is a high sign, and a low one among two sentences of `FILLER`."""


def knowing(phrase: str = PHRASE, *origins: Origin) -> Classifier:
    """A classifier for texts of these origins, documents if none are named."""
    weights = np.full(1 << 18, -0.05, np.float32)
    for _, hashes in features(phrase.encode()):
        weights[hashes >> np.uint32(14)] = 3.0
    head = Head(weights, -1.0, np.array([[-8, 0, 8], [0, 0.5, 1]], np.float32))
    read = origins or (Origin.DOCUMENT,)
    return Classifier(dict.fromkeys(read, head), dict.fromkeys(read, LIMITS), "r1")
