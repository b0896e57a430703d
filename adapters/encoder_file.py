"""Read and write the file of a second look: its encoder and weighings, as arrays alone, never anything executable."""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from adapters.array_file import Arrays, ModelError, holds, read_model
from filters.learned.encoder import HEAD, MOST_PIECES, Encoder, Floats, Layer, Linear, Norm
from filters.learned.second_look import SecondLook, Weighing
from filters.learned.word_pieces import WordPieces
from filters.segments import Origin
from filters.steps import run

FORMAT: Final = 2
"""The version of the format. It changes with the meaning of the arrays, and with the calculation that uses them."""
_HIGHEST: Final = 127
"""The largest integer that a weight is stored as."""
_LEAST_PLACES: Final = 8
"""The smallest number of word pieces that an encoder must be able to read as one passage."""
_LARGEST: Final = 1e3
"""Bound on the absolute value of a piece's scale, and of each number in a place's embedding."""
_LINEAR: Final = ("look", "gather", "widen", "narrow")
_NORMS: Final = ("gathered", "narrowed")


class EncoderError(ModelError):
    """The file of an encoder cannot be used. The message names the file and quotes nothing of it."""


def read_encoder(path: Path, *, known: SecondLook | None = None) -> SecondLook:
    """Read the whole file into memory, which forked workers share. Raises `EncoderError`.

    `known` is a second look that this function returned before. It is returned again if the file still has the same
    bytes as the one that it was read from.
    """
    if known is not None and holds(path, known.revision):
        return known
    with np.errstate(all="ignore"):  # numbers that overflow are rejected by the checks below
        return read_model(
            path, _second_look, name="an encoder", wanted=f"encoder of format {FORMAT}", error=EncoderError
        )


def _second_look(arrays: Arrays, revision: str) -> SecondLook:
    """Make a second look of arrays. Raises `ValueError` or the like if they do not fit, or a passage cannot be read."""
    if arrays["format"] != FORMAT or arrays["vocabulary"].ndim != 1 or arrays["vocabulary"].dtype != np.uint8:
        raise ValueError
    vocabulary = arrays["vocabulary"].tobytes().decode().split("\n")
    pieces, scales = arrays["pieces"], _floats(arrays["scales"])
    places, layers = _floats(arrays["places"]), int(arrays["layers"])
    many, size = places.shape
    if pieces.dtype != np.int8 or pieces.shape != (len(vocabulary), size) or scales.shape != (len(vocabulary),):
        raise ValueError
    if max(np.abs(scales).max(), np.abs(places).max()) > _LARGEST:
        raise ValueError
    if not _LEAST_PLACES <= many <= MOST_PIECES or layers < 0 or (layers and size % HEAD):
        raise ValueError
    encoder = Encoder(
        WordPieces(vocabulary),
        pieces.astype(np.int8),
        scales,
        places,
        _norm(arrays, "norm", size),
        tuple(_layer(arrays, number, size) for number in range(layers)),
        _linear(arrays, "pooling", size),
        _linear(arrays, "told", size),
    )
    if len(encoder.pooling.bias) != len(encoder.told.bias):
        raise ValueError
    values = run(encoder.read("", " ".join(vocabulary[:many])))
    if not np.isfinite(values).all():
        raise ValueError
    rows = [_weighing(row, len(values)) for row in arrays["weighings"].astype(np.float64).tolist()]
    origins = [Origin(str(name)) for name in arrays["origins"].tolist()]
    if not origins or len(set(origins)) < len(origins):
        raise ValueError
    return SecondLook(encoder, dict(zip(origins, rows, strict=True)), revision)


def _weighing(row: list[float], heads: int) -> Weighing:
    least, head, classifier, encoder, bias = row
    if not (0 < least <= 1 and head in range(heads) and classifier >= 0 and encoder >= 0 and np.isfinite(row).all()):
        raise ValueError
    return Weighing(least, int(head), classifier, encoder, bias)


def _layer(arrays: Arrays, number: int, size: int) -> Layer:
    look, gather, widen, narrow = (
        _linear(arrays, f"{number}.{name}", width)
        for name, width in zip(_LINEAR, (size, size, size, len(arrays[f"{number}.widen.bias"])), strict=True)
    )
    if len(look.bias) != 3 * size or len(gather.bias) != size or len(narrow.bias) != size:
        raise ValueError
    gathered, narrowed = (_norm(arrays, f"{number}.{name}", size) for name in _NORMS)
    return Layer(look, gather, gathered, widen, narrow, narrowed)


def _linear(arrays: Arrays, name: str, size: int) -> Linear:
    """Return a matrix with its bias. The file holds its columns as integers, and one scale for each column."""
    weight, scale, bias = arrays[f"{name}.weight"], _floats(arrays[f"{name}.scale"]), _floats(arrays[f"{name}.bias"])
    if weight.dtype != np.int8 or weight.shape != (size, len(bias)) or not scale.shape == bias.shape == (len(bias),):
        raise ValueError
    return Linear(_floats(weight.astype(np.float32) * scale), bias)


def _norm(arrays: Arrays, name: str, size: int) -> Norm:
    scale, shift = _floats(arrays[f"{name}.scale"]), _floats(arrays[f"{name}.shift"])
    if not scale.shape == shift.shape == (size,):
        raise ValueError
    return Norm(scale, shift)


def _floats(array: NDArray[np.generic]) -> Floats:
    floats = array.astype(np.float32)
    if not np.isfinite(floats).all():
        raise ValueError
    return floats


def write_encoder(second: SecondLook, vocabulary: list[str], path: Path) -> None:
    """Write the file, with eight bits for each weight of a matrix. The same second look always gives the same bytes."""
    encoder = second.encoder
    arrays: dict[str, NDArray[np.generic]] = {
        "format": np.array(FORMAT),
        "vocabulary": np.frombuffer("\n".join(vocabulary).encode(), np.uint8),
        "pieces": encoder.pieces,
        "scales": encoder.scales,
        "places": encoder.places.astype(np.float16),
        "layers": np.array(len(encoder.layers)),
        "origins": np.array([origin.value for origin in second.weighings]),
        "weighings": np.array([[w.least, w.head, w.classifier, w.encoder, w.bias] for w in second.weighings.values()]),
    }
    norms = {"norm": encoder.norm}
    matrices = {"pooling": encoder.pooling, "told": encoder.told}
    for number, layer in enumerate(encoder.layers):
        norms |= {f"{number}.{name}": getattr(layer, name) for name in _NORMS}
        matrices |= {f"{number}.{name}": getattr(layer, name) for name in _LINEAR}
    for name, norm in norms.items():
        arrays |= {f"{name}.scale": norm.scale, f"{name}.shift": norm.shift}
    for name, matrix in matrices.items():
        whole, scale = in_bytes(matrix.weight, axis=0)
        arrays |= {f"{name}.weight": whole, f"{name}.scale": scale, f"{name}.bias": matrix.bias}
    with path.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]


def in_bytes(weights: Floats, *, axis: int) -> tuple[NDArray[np.int8], Floats]:
    """Return weights as 8-bit integers, and the scales that multiply them: one per column for axis 0, per row for 1."""
    scale = np.maximum(np.abs(weights).max(axis=axis), np.float32(1e-12)) / np.float32(_HIGHEST)
    whole = np.rint(weights / np.expand_dims(scale, axis)).astype(np.int8)
    return whole, scale.astype(np.float32)
