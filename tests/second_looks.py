"""Second looks for tests: an encoder of one word, which tells how much of a passage that word is."""

import numpy as np

from filters.learned.encoder import Encoder, Linear, Norm
from filters.learned.second_look import SecondLook, Weighing
from filters.learned.word_pieces import WordPieces
from filters.segments import Origin

VOCABULARY = ["[UNK]", "[CLS]", "[SEP]", "lamp", "eggs", "polish", "moon", "the"]
KNOWN = VOCABULARY.index("lamp")


def small_encoder() -> Encoder:
    """Tells two heads' numbers: 16 times the share of "lamp" among the pieces of a passage, and as much less."""
    pieces = np.tile(np.array([0, 0, 127, -127], np.int8), (len(VOCABULARY), 1))
    pieces[KNOWN] = [127, -127, 0, 0]
    rows = np.array([[16, -16], [0, 0], [0, 0], [0, 0]], np.float32) / np.float32(np.sqrt(2))
    return Encoder(
        WordPieces(VOCABULARY),
        pieces,
        np.full(len(VOCABULARY), 1 / 127, np.float32),
        np.zeros((96, 4), np.float32),
        Norm(np.ones(4, np.float32), np.zeros(4, np.float32)),
        (),
        Linear(np.zeros((4, 2), np.float32), np.zeros(2, np.float32)),
        Linear(rows, np.zeros(2, np.float32)),
    )


def looking(weighing: Weighing, *origins: Origin) -> SecondLook:
    """A second look with one weighing, at documents if no origins are named."""
    return SecondLook(small_encoder(), dict.fromkeys(origins or (Origin.DOCUMENT,), weighing), "s1")
