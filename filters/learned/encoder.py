"""The encoder: a small transformer that reads a passage as a whole (Vaswani et al. 2017, in the shape of BERT).

The classifier only weighs words; the encoder sees what is said of whom. It reads again what the classifier suspects.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.learned.word_pieces import WordPieces

Floats: TypeAlias = NDArray[np.float32]

MOST_PIECES: Final = 96
"""The most word pieces of a passage that are read, with those that mark its ends."""
HEAD: Final = 32
"""Dimensions of one attention head."""
_DIGITS: Final = 3
_EPSILON: Final = np.float32(1e-12)
_ROOT: Final = np.float32(np.sqrt(2 / np.pi))
_CUBED: Final = np.float32(0.044715)


@dataclass(frozen=True, slots=True, eq=False)
class Linear:
    """A linear layer: a matrix with a row for each input, and a bias that is added."""

    weight: Floats
    bias: Floats

    def __call__(self, rows: Floats) -> Floats:
        told: Floats = rows @ self.weight
        told += self.bias
        return told


@dataclass(frozen=True, slots=True, eq=False)
class Norm:
    """Layer normalisation: brings each row to mean 0 and variance 1, then scales and shifts it."""

    scale: Floats
    shift: Floats

    def __call__(self, rows: Floats) -> Floats:
        centred = rows - rows.mean(axis=1, keepdims=True)
        spread = np.sqrt(np.square(centred).mean(axis=1, keepdims=True) + _EPSILON)
        told: Floats = centred / spread * self.scale + self.shift
        return told


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """One transformer layer: attention (`look`, `gather`), then a feed-forward network for each piece (`widen`,
    `narrow`). `look` gives queries, keys and values side by side.
    """

    look: Linear
    gather: Linear
    gathered: Norm
    widen: Linear
    narrow: Linear
    narrowed: Norm

    def read(self, rows: Floats) -> Generator[None, None, Floats]:
        """Return the rows for the next layer; pauses after each product of large matrices."""
        looks = self.look(rows)
        yield
        rows = self.gathered(rows + self.gather(_attended(looks)))
        yield
        wide = _gelu(self.widen(rows))
        yield
        return self.narrowed(rows + self.narrow(wide))


@dataclass(frozen=True, slots=True, eq=False)
class Encoder:
    """A trained encoder. Nothing changes it, so forked workers share one.

    The vector of a word piece is its row of `pieces` times its entry in `scales`; `places` are those of positions. For
    each head, `told` gives how much every piece looks like part of an attack, and `pooling` how much that counts.
    """

    vocabulary: WordPieces
    pieces: NDArray[np.int8]
    scales: Floats
    places: Floats
    norm: Norm
    layers: Sequence[Layer]
    pooling: Linear
    told: Linear

    def read(self, before: str, from_there: str) -> Generator[None, None, tuple[float, ...]]:
        """Return each head's number for a passage in canonical form: higher where it is more like an attack. Pauses
        after every one to two milliseconds of work.

        The passage comes in two parts. If it has too many pieces, those around the place between the parts are read.
        Numbers are rounded to the digits on which processors of all kinds agree.
        """
        numbers = self.vocabulary.numbers(before, from_there, most=min(MOST_PIECES, len(self.places)))
        vectors = self.pieces[numbers].astype(np.float32) * self.scales[numbers, np.newaxis]
        rows = self.norm(vectors + self.places[: len(numbers)])
        yield
        for layer in self.layers:
            rows = yield from layer.read(rows)
            yield
        counted = _soft_maximum(self.pooling(rows), axis=0)
        return tuple(round(float(told), _DIGITS) for told in (self.told(rows) * counted).sum(axis=0))


def _attended(looks: Floats) -> Floats:
    """Return each piece's attention: the mean of all pieces' values, weighted by how its query matches their keys."""
    size = looks.shape[1] // 3
    parts: Floats = looks.reshape(len(looks), 3, size // HEAD, HEAD).transpose(1, 2, 0, 3)
    weights: Floats = parts[0] @ parts[1].transpose(0, 2, 1)
    weights *= np.float32(1 / np.sqrt(HEAD))
    gathered: Floats = _soft_maximum(weights, axis=2) @ parts[2]
    return gathered.transpose(1, 0, 2).reshape(len(looks), size)


def _soft_maximum(rows: Floats, *, axis: int) -> Floats:
    """Take the softmax along an axis, in place."""
    rows -= rows.max(axis=axis, keepdims=True)
    np.exp(rows, out=rows)
    rows /= rows.sum(axis=axis, keepdims=True)
    return rows


def _gelu(wide: Floats) -> Floats:
    """Return the activation GELU, in its tanh approximation (Hendrycks and Gimpel 2016)."""
    bent = wide * wide
    bent *= _CUBED
    bent += 1
    bent *= wide
    bent *= _ROOT
    np.tanh(bent, out=bent)
    bent += 1
    bent *= wide
    bent *= np.float32(0.5)
    return bent
