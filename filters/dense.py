"""Tells for many readings of a run of characters at once which of them are text in base64, base32, base16 and the like.

A strict decoder at the beginning of a run is sure where the frequency of its characters says nothing: of bytes that are
no text, one in three is a character that nobody writes.
"""

import string
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Heads: TypeAlias = NDArray[np.uint8]
"""The first characters of each reading, in a row of its own."""
_Told: TypeAlias = NDArray[np.bool_]

_STRANGE: Final = 255
_UPPER, _LOWER, _DIGITS = string.ascii_uppercase, string.ascii_lowercase, string.digits
_BASE85: Final = _DIGITS + _UPPER + _LOWER + "!#$%&()*+-;<=>?@^_`{|}~"
_Z85: Final = _DIGITS + _LOWER + _UPPER + ".-:+=^!/*?&<>()[]{}@%$#"


def _values(*alphabets: str) -> NDArray[np.uint8]:
    """What each character stands for in any of some alphabets that agree."""
    table = np.full(256, _STRANGE, np.uint8)
    for alphabet in alphabets:
        table[list(alphabet.encode())] = np.arange(len(alphabet))
    return table


@dataclass(frozen=True, slots=True)
class _Base:
    """The values of characters; how many of them make a group, of how many bytes; and the base."""

    values: NDArray[np.uint8]
    group: int
    bytes_of_group: int
    base: int


_BASES: Final = (
    _Base(_values(_UPPER + _LOWER + _DIGITS + "+/", _UPPER + _LOWER + _DIGITS + "-_"), 4, 3, 64),
    _Base(_values(_DIGITS + "abcdef", _DIGITS + "ABCDEF"), 2, 1, 16),
    _Base(_values(_UPPER + "234567", _LOWER + "234567"), 8, 5, 32),
    _Base(_values("".join(map(chr, range(33, 118)))), 5, 4, 85),
    _Base(_values(_BASE85), 5, 4, 85),
    _Base(_values(_Z85), 5, 4, 85),
)
_WRITTEN: Final = np.isin(
    np.arange(256), list((" .,!?'-\"=+/\\%&#;:_{}[]()<>\n\0" + _LOWER + _UPPER + _DIGITS).encode())
)
_ONE_OTHER_IN: Final = 24
_ESCAPED: Final = np.isin(np.arange(256), list((_DIGITS + "abcdefABCDEFuUxX{}%\\&#;=+").encode()))
_LEADING: Final = np.isin(np.arange(256), list(b"%\\&="))
_LONGEST_ESCAPE: Final = 10


def are_encoded(heads: Heads) -> _Told:
    """For each row of some forty to a hundred characters from within a run, whether text is encoded in it.

    A row may begin and end amid a group. Rows of escapes count as well; bytes that are compressed do not.
    """
    told: _Told = _ESCAPED[heads].all(axis=1) & (_LEADING[heads].sum(axis=1) * _LONGEST_ESCAPE >= heads.shape[1])
    for base in _BASES:
        values = base.values[heads]
        rows = np.flatnonzero((values != _STRANGE).all(axis=1) & ~told)
        if len(rows):
            told[rows] = _are_written(base, values[rows])
    return told


def _are_written(base: _Base, values: NDArray[np.uint8]) -> _Told:
    """Whether some alignment of groups gives bytes of text."""
    told = np.zeros(len(values), np.bool_)
    powers = base.base ** np.arange(base.group - 1, -1, -1, dtype=np.int64)
    for phase in range(base.group):
        whole = (values.shape[1] - phase) // base.group * base.group
        groups = values[:, phase : phase + whole].reshape(len(values), -1, base.group) @ powers
        size = groups.shape[1] * base.bytes_of_group
        raw = groups.astype(">u8")[:, :, None].view(np.uint8)[:, :, 8 - base.bytes_of_group :]
        fit = (groups >> 8 * base.bytes_of_group == 0).all(axis=1)
        others = size - _WRITTEN[raw].sum(axis=(1, 2))
        told |= fit & (others * _ONE_OTHER_IN <= size)
    return told
