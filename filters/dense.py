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

    @property
    def high(self) -> int:
        """From this value on, what begins a group makes its first byte one beyond ASCII, which no text has."""
        worth: int = self.base ** (self.group - 1)
        return -(-(1 << 8 * self.bytes_of_group - 1) // worth)


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
_ESCAPE: Final = 1 << len(_BASES)


def _kinds() -> NDArray[np.uint8]:
    """For each character a bit for each base that has it, and one more where it stands in escapes."""
    kinds = np.where(_ESCAPED, _ESCAPE, 0)
    for number, base in enumerate(_BASES):
        kinds |= np.where(base.values != _STRANGE, 1 << number, 0)
    return kinds.astype(np.uint8)


_KINDS: Final = _kinds()


def are_encoded(heads: Heads) -> _Told:
    """For each row of some forty to a hundred characters from within a run, whether text is encoded in it.

    A row may begin and end amid a group. Rows of escapes count as well; bytes that are compressed do not.
    """
    kinds = np.bitwise_and.reduce(_KINDS.take(heads), axis=1)
    told: _Told = (kinds & _ESCAPE) > 0
    if told.any():
        told &= _LEADING.take(heads).sum(axis=1) * _LONGEST_ESCAPE >= heads.shape[1]
    for number, base in enumerate(_BASES):
        rows = np.flatnonzero(((kinds >> number) & 1) & ~told)
        if len(rows):
            told[rows] = _are_written(base, base.values.take(heads[rows]))
    return told


def _are_written(base: _Base, values: NDArray[np.uint8]) -> _Told:
    """Whether some alignment of groups gives bytes of text."""
    told = np.zeros(len(values), np.bool_)
    places = values.shape[1] - base.group + 1
    sizes = (values.shape[1] - np.arange(base.group)) // base.group * base.bytes_of_group
    high = _at_each_phase(base, values[:, :places] >= base.high)
    rows = np.flatnonzero((high * _ONE_OTHER_IN <= sizes).any(axis=1))
    for part in (_FIRST_GROUPS * base.group, places):  # of most rows, the first groups are no text
        if len(rows):
            others = _at_each_phase(base, _others_at(base, values[rows], min(part, places)))
            rows = rows[(others * _ONE_OTHER_IN <= sizes).any(axis=1)]
    told[rows] = True
    return told


def _others_at(base: _Base, values: NDArray[np.uint8], places: int) -> NDArray[np.int64]:
    """For each group that begins at one of so many places, how many of its bytes are none of text."""
    numbers = values[:, :places].astype(np.int64)
    for place in range(1, base.group):
        numbers *= base.base
        numbers += values[:, place : place + places]
    others = np.where(numbers >> 8 * base.bytes_of_group, _TOO_LARGE, 0)
    for place in range(base.bytes_of_group):
        others += _OTHER.take(numbers >> 8 * place & 0xFF)
    return others


def _at_each_phase(base: _Base, counts: NDArray[np.generic]) -> NDArray[np.int64]:
    """The sums, for each row, of what is counted of the groups that begin at each phase."""
    rows, places = counts.shape
    padded = np.zeros((rows, -(-places // base.group) * base.group), np.int64)
    padded[:, :places] = counts
    sums: NDArray[np.int64] = padded.reshape(rows, -1, base.group).sum(axis=1)
    return sums


_OTHER: Final = (~_WRITTEN).astype(np.int64)
_FIRST_GROUPS: Final = 4
_TOO_LARGE: Final = 1 << 16
"""For a group that stands for more than its bytes hold, and so for none."""
