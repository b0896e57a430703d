"""Classifiers for tests: each knows one phrase, and nothing else."""

import numpy as np

from filters.learned.classifier import Classifier, Head, Limits
from filters.learned.wording import NO_MEANINGS, Meanings, features, word_keys, word_numbers
from filters.segments import Origin

PHRASE = "polish the moon lamp"
PART = "moon lamp"
ALIKE = "buff a lunar torch"
"""Other words, which `MEANINGS` has for those of the phrase."""
FILLER = "eggs were cheap at our market today, and prices rose again by friday. "
"""Ordinary text without a feature of the phrase."""
LIMITS = Limits(0.5, 0.7, 0.9)
"""The phrase is a high sign wherever it stands, and its `PART` a low one."""


def _meaning_the_same(*phrases: str) -> Meanings:
    keys = [word_keys(word_numbers(phrase.encode())[1]) for phrase in phrases]
    words, places = np.unique(np.concatenate(keys), return_index=True)
    return Meanings(words, (places % len(keys[0])).astype(np.uint16))


MEANINGS = _meaning_the_same(PHRASE, ALIKE)
"""The first words of both phrases mean the same, and so on."""


def knowing(phrase: str = PHRASE, *origins: Origin, meanings: Meanings = NO_MEANINGS) -> Classifier:
    """A classifier for texts of these origins, documents if none are named."""
    weights = np.full(1 << 18, -0.05, np.float32)
    for hashes in (hashes for _, kinds in features(phrase.encode(), meanings) for hashes in kinds):
        weights[hashes >> np.uint32(14)] = 3.0
    head = Head(weights, -1.0, np.array([[-8, 0, 8], [0, 0.5, 1]], np.float32), meanings)
    read = origins or (Origin.DOCUMENT,)
    return Classifier(dict.fromkeys(read, head), dict.fromkeys(read, LIMITS), "r1")
