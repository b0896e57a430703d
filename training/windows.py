"""Windows: what the classifier learns from and is measured on, as rows of sparse matrices."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from filters.learned import wording
from filters.learned.classifier import Head, even_windows
from filters.learned.wording import Meanings, features
from training.samples import Sample

BITS = 20
"""The bits of a hash that a weight is looked up by. Fewer make features share weights, more a larger file."""

Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Windows:
    """The windows of samples at even distances, from which is learned: where each begins and ends in the samples' bytes
    one after the other, the number of its sample, how much of a payload it holds, and how many features it sums up.

    Of each kind of feature there is a row of places and one of the columns of a matrix. What reads them knows the same
    `meanings`.
    """

    features: Sequence[tuple[Numbers, NDArray[np.int32]]]
    begins: Numbers
    ends: Numbers
    owners: Numbers
    payload: NDArray[np.float64]
    counts: Numbers
    meanings: Meanings

    @classmethod
    def of(cls, samples: Sequence[Sample], meanings: Meanings) -> "Windows":
        """Those of samples, each read in one go."""
        sizes = np.array([len(sample.raw) for sample in samples])
        offsets = np.cumsum(sizes) - sizes
        read = [
            [(places[: len(hashes)], hashes) for places, kinds in features(sample.raw, meanings) for hashes in kinds]
            for sample in samples
        ]
        kinds = [
            (
                np.concatenate([places + offset for (places, _), offset in zip(kind, offsets, strict=True)]),
                np.concatenate([hashes >> np.uint32(wording.BITS - BITS) for _, hashes in kind]).astype(np.int32),
            )
            for kind in zip(*read, strict=True)
        ]
        own = [even_windows(size) for size in sizes]
        owners = np.repeat(np.arange(len(samples)), [len(begins) for begins, _ in own])
        begins, ends = (np.concatenate(part) + offsets[owners] for part in zip(*own, strict=True))
        counts = sum(np.searchsorted(places, ends) - np.searchsorted(places, begins) for places, _ in kinds)
        payload = _payload(samples, begins - offsets[owners], ends - offsets[owners], owners)
        return cls(kinds, begins, ends, owners, payload, np.maximum(counts, 1), meanings)

    def rows(self, numbers: Numbers) -> csr_matrix:
        """The features of some windows, so weighed that all windows are about as long for learning."""
        columns: list[NDArray[np.int32]] = []
        rows: list[Numbers] = []
        for places, hashes in self.features:
            first, last = (np.searchsorted(places, edges[numbers]) for edges in (self.begins, self.ends))
            row = np.repeat(np.arange(len(numbers)), last - first)
            within = np.arange(len(row)) - np.repeat(np.cumsum(last - first) - (last - first), last - first)
            columns.append(hashes[np.repeat(first, last - first) + within])
            rows.append(row)
        where = np.concatenate(rows)
        values = (1 / np.sqrt(self.counts[numbers])).astype(np.float32)[where]
        matrix = csr_matrix((values, (where, np.concatenate(columns))), shape=(len(numbers), 1 << BITS))
        matrix.sum_duplicates()
        return matrix

    def scores(self, head: Head) -> NDArray[np.float64]:
        """What a head scores each window, the sum of its features over the root of their number, as it learns from it.

        The gateway lets windows of many features score less.
        """
        moved = np.zeros(int(self.ends.max(initial=0)) + 1)
        for places, columns in self.features:
            moved[places + 1] += head.weights[columns]
        sums = np.cumsum(moved)
        scores: NDArray[np.float64] = (sums[self.ends] - sums[self.begins]) / np.sqrt(self.counts) + head.bias
        return scores

    def least(self, allowed: NDArray[np.bool_], order: NDArray[np.float64], most: int) -> Numbers:
        """The numbers of the windows of each sample, of those that are allowed, that come first in an order."""
        numbers = np.flatnonzero(allowed)
        numbers = numbers[np.lexsort((order[numbers], self.owners[numbers]))]
        rank = np.arange(len(numbers)) - np.searchsorted(self.owners[numbers], self.owners[numbers])
        chosen: Numbers = numbers[rank < most]
        return chosen


def _payload(samples: Sequence[Sample], begins: Numbers, ends: Numbers, owners: Numbers) -> NDArray[np.float64]:
    """The share of its sample's payload that each window holds, or of as much as would go into it; all without one."""
    spans = np.array([sample.payload or (0, len(sample.raw)) for sample in samples])[owners]
    planted = np.array([sample.payload is not None for sample in samples])[owners]
    inside = np.minimum(ends, spans[:, 1]) - np.maximum(begins, spans[:, 0])
    room = np.maximum(1, np.minimum(ends - begins, spans[:, 1] - spans[:, 0]))
    return np.where(planted, np.maximum(0, inside) / room, 1.0)
