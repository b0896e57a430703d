"""Windows: what the classifier learns from and is measured on, as rows of one sparse matrix."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, vstack

from filters import wording
from filters.classifier import WINDOW, Head, window_begins
from filters.wording import features
from training.samples import Sample

BITS = 20
"""The bits of a hash that a weight is looked up by. Fewer make features share weights, more a larger file."""
STEP = 128
"""Bytes between the beginnings of windows that are learned from."""
MOST = 4
"""Windows of one benign text that are drawn to learn from; long documents would be all there is otherwise."""
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

    def with_others(self, others: "Windows") -> "Windows":
        """These and others, of the same samples."""
        return Windows(
            vstack([self.rows, others.rows], format="csr"),
            np.concatenate([self.owners, others.owners]),
            np.concatenate([self.payload, others.payload]),
        )


def windows(samples: Sequence[Sample], draw: np.random.Generator) -> Windows:
    """The windows of all attacks, and of each benign text at most `MOST` that are drawn."""
    return _read(samples, [_drawn(sample, draw) for sample in samples])


def worst_windows(samples: Sequence[Sample], head: Head) -> Windows:
    """Of each benign text with many windows the `MOST` that a head scores highest: one alarm in a text is enough."""
    return _read(samples, [_worst(sample, head) for sample in samples])


def _drawn(sample: Sample, draw: np.random.Generator) -> NDArray[np.intp]:
    begins = window_begins(len(sample.raw), STEP)
    return begins if sample.attack or len(begins) <= MOST else np.sort(draw.choice(begins, MOST, replace=False))


def _worst(sample: Sample, head: Head) -> NDArray[np.intp]:
    if sample.attack or len(window_begins(len(sample.raw), STEP)) <= MOST:
        return np.zeros(0, np.intp)
    begins, scores = head.scores(sample.raw)
    return begins[np.argsort(-scores, kind="stable")[:MOST]]


def _read(samples: Sequence[Sample], begins: Sequence[NDArray[np.intp]]) -> Windows:
    found = [
        window
        for number, sample in enumerate(samples)
        if len(begins[number])
        for window in _of(number, sample, begins[number])
    ]
    lengths = np.array([len(hashes) for _, _, hashes in found], np.int64)
    values = np.repeat(1 / np.sqrt(np.maximum(lengths, 1)), lengths).astype(np.float32)
    columns = np.concatenate([np.zeros(0, np.uint32), *(hashes for _, _, hashes in found)]).astype(np.int32)
    rows = csr_matrix((values, columns, np.concatenate([[0], np.cumsum(lengths)])), shape=(len(found), 1 << BITS))
    rows.sum_duplicates()
    owners = np.array([owner for owner, _, _ in found], np.intp)
    return Windows(rows, owners, np.array([share for _, share, _ in found], np.float32))


def _of(number: int, sample: Sample, begins: NDArray[np.intp]) -> Iterator[tuple[int, float, NDArray[np.uint32]]]:
    kinds = list(features(sample.raw))
    for begin in begins:
        end = begin + WINDOW
        inside = [hashes[np.searchsorted(places, begin) : np.searchsorted(places, end)] for places, hashes in kinds]
        yield number, _share(sample, int(begin), int(end)), np.concatenate(inside) >> np.uint32(wording.BITS - BITS)


def _share(sample: Sample, begin: int, end: int) -> float:
    if sample.payload is None:
        return 1.0
    first, last = sample.payload
    return max(0.0, (min(end, last) - max(begin, first)) / max(1, min(WINDOW, last - first)))
