"""Read files of models: arrays by name, never anything executable."""

import io
import lzma
import zlib
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from tokenize import TokenError
from typing import Final, TypeAlias, TypeVar
from zipfile import BadZipFile, ZipFile

import numpy as np
from numpy.typing import NDArray

Arrays: TypeAlias = Mapping[str, NDArray[np.generic]]

_CHUNK: Final = 1 << 18
"""Bytes that are read at once of a file of which only the digest is wanted."""
MOST_BYTES: Final = 1 << 28
"""Limit of bytes of a file, and of all its arrays unpacked. The largest file that ships takes 23 million."""
_NOT_ARRAYS: Final = (
    *(BadZipFile, zlib.error, lzma.LZMAError, TokenError, EOFError, OSError, SyntaxError),
    *(AttributeError, KeyError, ValueError, IndexError, TypeError),
    *(OverflowError, MemoryError, NotImplementedError, RuntimeError),
)
"""What zipfile and numpy raise for a file that is not theirs, and what `make` raises for arrays that do not fit."""
_Model = TypeVar("_Model")


class ModelError(Exception):
    """The file of a model cannot be used. The message names the file and quotes nothing of it."""


def read_model(
    path: Path,
    make: Callable[[Arrays, str], _Model],
    *,
    name: str,
    wanted: str,
    error: type[ModelError],
    most_bytes: int = MOST_BYTES,
) -> _Model:
    """Return what `make` makes of a file's arrays and its revision: the SHA-256 of the content, in hex digits.

    Raises `error` if the file cannot be read, is larger than `most_bytes`, or does not hold what `make` needs. `name`
    and `wanted` say in its message what the file should be.
    """
    try:
        with path.open("rb") as file:
            content = file.read(most_bytes + 1)
    except OSError as failed:
        raise error(f"{path}: cannot be read: {failed.strerror}") from None
    try:
        unpacked = len(content)
        if unpacked <= most_bytes:
            unpacked = sum(entry.file_size for entry in ZipFile(io.BytesIO(content)).infolist())
        if unpacked > most_bytes:
            raise error(f"{path}: is larger than {name} may be, unpacked")
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            return make({name: arrays[name] for name in arrays.files}, sha256(content).hexdigest())
    except _NOT_ARRAYS:
        raise error(f"{path}: is no {wanted}") from None


def holds(path: Path, digest: str, *, most_bytes: int = MOST_BYTES) -> bool:
    """Whether the content of a file has this SHA-256 digest, in hex digits: a model that was read from it has it too.

    False also where the file cannot be read or is larger than `most_bytes`. Takes little memory: the file is read in
    parts.
    """
    content, left = sha256(), most_bytes
    try:
        with path.open("rb") as file:
            while left >= 0 and (chunk := file.read(_CHUNK)):
                content.update(chunk)
                left -= len(chunk)
    except OSError:
        return False
    return left >= 0 and content.hexdigest() == digest
