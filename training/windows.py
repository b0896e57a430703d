"""Windows: what the classifier learns from and is measured on, as rows of one sparse matrix."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from filters.classifier import WINDOW, window_begins
from filters.wording import BITS, features
from training.samples import Sample

STEP = 128
"""Bytes between the beginnings of windows that are learned from."""
MOST = 5
"""Windows of one benign text that are learned from, drawn; long documents would be all there is otherwise."""
LEAST_PAYLOAD = 0.5
"""The share of a payload that a window must hold to be an example of an attack."""


@dataclass(frozen=True, slots=True, eq=False)
class Windows:
    """Rows of features, each with the number of its sample, and how much of a payload it holds."""

    rows: csr_matrix
    owners: NDArray[np.intp]
    payload: NDArray[np.float32]

    def of(self, numbers: NDArray[np.intp]) -> "Windows":
        """Those of some rows."""
        return Windows(self.rows[numbers], self.owners[numbers], self.payload[numbers])

    def worst(self, scores: NDArray[np.float64], count: int) -> NDArray[np.float64]:
        """The highest score of the windows of each of so many samples."""
        worst = np.full(count, -np.inf)
        np.maximum.at(worst, self.owners, scores)
        return worst


def windows(samples: Sequence[Sample], *, draw: np.random.Generator | None, step: int = STEP) -> Windows:
    """The windows of all samples: of benign ones at most `MOST` where there is a source of randomness."""
    found = [window for number, sample in enumerate(samples) for window in _of(number, sample, draw, step)]
    lengths = np.array([len(hashes) for _, _, hashes in found])
    values = np.repeat(1 / np.sqrt(np.maximum(lengths, 1)), lengths).astype(np.float32)
    columns = np.concatenate([hashes for _, _, hashes in found]).astype(np.int32)
    rows = csr_matrix((values, columns, np.concatenate([[0], np.cumsum(lengths)])), shape=(len(found), 1 << BITS))
    rows.sum_duplicates()
    owners = np.array([owner for owner, _, _ in found], np.intp)
    return Windows(rows, owners, np.array([share for _, share, _ in found], np.float32))


def _of(
    number: int, sample: Sample, draw: np.random.Generator | None, step: int
) -> Iterator[tuple[int, float, NDArray[np.uint32]]]:
    begins = window_begins(len(sample.raw), step)
    if draw is not None and not sample.attack and len(begins) > MOST:
        begins = np.sort(draw.choice(begins, MOST, replace=False))
    kinds = list(features(sample.raw))
    for begin in begins:
        end = begin + WINDOW
        inside = [hashes[np.searchsorted(places, begin) : np.searchsorted(places, end)] for places, hashes in kinds]
        yield number, _share(sample, int(begin), int(end)), np.concatenate(inside)


def _share(sample: Sample, begin: int, end: int) -> float:
    if sample.payload is None:
        return 1.0
    first, last = sample.payload
    return max(0.0, (min(end, last) - max(begin, first)) / max(1, min(WINDOW, last - first)))
