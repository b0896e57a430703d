"""The encoder: a small transformer that reads a passage as a whole (Vaswani et al. 2017, in the shape of BERT).

Where the classifier weighs words, this tells what is said of whom: it reads again what the classifier suspects.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.word_pieces import WordPieces

Floats: TypeAlias = NDArray[np.float32]

MOST_PIECES: Final = 96
"""Word pieces of a passage that are read, with those of its ends; what follows is not."""
HEAD: Final = 32
"""Numbers of a piece that one head of attention compares."""
_DIGITS: Final = 3
_EPSILON: Final = np.float32(1e-12)
_ROOT: Final = np.float32(np.sqrt(2 / np.pi))
_CUBED: Final = np.float32(0.044715)


@dataclass(frozen=True, slots=True, eq=False)
class Linear:
    """A matrix of as many rows as go in, and what is added."""

    weight: Floats
    bias: Floats

    def __call__(self, rows: Floats) -> Floats:
        told: Floats = rows @ self.weight
        told += self.bias
        return told


@dataclass(frozen=True, slots=True, eq=False)
class Norm:
    """Brings each row to mean 0 and variance 1, and scales and moves it."""

    scale: Floats
    shift: Floats

    def __call__(self, rows: Floats) -> Floats:
        centred = rows - rows.mean(axis=1, keepdims=True)
        spread = np.sqrt(np.square(centred).mean(axis=1, keepdims=True) + _EPSILON)
        told: Floats = centred / spread * self.scale + self.shift
        return told


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """One layer: each piece looks at all others, then each is worked on by itself. `look` gives queries, keys and
    values side by side.
    """

    look: Linear
    gather: Linear
    gathered: Norm
    widen: Linear
    narrow: Linear
    narrowed: Norm

    def read(self, rows: Floats) -> Generator[None, None, Floats]:
        """The rows of the next layer; pauses after each product of large matrices."""
        looks = self.look(rows)
        yield
        rows = self.gathered(rows + self.gather(_attended(looks)))
        yield
        wide = _gelu(self.widen(rows))
        yield
        return self.narrowed(rows + self.narrow(wide))


@dataclass(frozen=True, slots=True, eq=False)
class Encoder:
    """A trained encoder. Nothing changes it, so that forked workers share one.

    `pieces` and `scales` are the vectors of the word pieces, in bytes and what each of these stands for. By `told` each
    head says of every piece how much it looks like part of an attack, and by `pooling` how much that counts.
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
        """What each head says of a passage in canonical form, higher where it is more like an attack; with pauses, and
        one to two milliseconds' work between them. Of a passage of too many pieces, those about the place at which it
        is parted are read. Rounded to what processors of other kinds calculate as well.
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
    """What each piece gathers from the values of all, by how much its query is like their keys."""
    size = looks.shape[1] // 3
    parts: Floats = looks.reshape(len(looks), 3, size // HEAD, HEAD).transpose(1, 2, 0, 3)
    weights: Floats = parts[0] @ parts[1].transpose(0, 2, 1)
    weights *= np.float32(1 / np.sqrt(HEAD))
    gathered: Floats = _soft_maximum(weights, axis=2) @ parts[2]
    return gathered.transpose(1, 0, 2).reshape(len(looks), size)


def _soft_maximum(rows: Floats, *, axis: int) -> Floats:
    """The rows, changed in place, as shares of one along an axis: the larger a number, the more of it."""
    rows -= rows.max(axis=axis, keepdims=True)
    np.exp(rows, out=rows)
    rows /= rows.sum(axis=axis, keepdims=True)
    return rows


def _gelu(wide: Floats) -> Floats:
    """Lets little through of what is below 0 (Hendrycks and Gimpel 2016, with the hyperbolic tangent)."""
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
