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
_CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ZBASE32: Final = "ybndrfg8ejkmcpqxot1uwisza345h769"
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
    low_first: bool = False
    """Whether the first character of a group is its lowest digit."""

    @property
    def high(self) -> int:
        """From this value on, the highest digit of a group makes its first byte one beyond ASCII, which no text has."""
        worth: int = self.base ** (self.group - 1)
        return -(-(1 << 8 * self.bytes_of_group - 1) // worth)


_BASES: Final = (
    _Base(_values(_UPPER + _LOWER + _DIGITS + "+/", _UPPER + _LOWER + _DIGITS + "-_"), 4, 3, 64),
    _Base(_values(_DIGITS + "abcdef", _DIGITS + "ABCDEF"), 2, 1, 16),
    _Base(_values(_UPPER + "234567", _LOWER + "234567"), 8, 5, 32),
    _Base(_values(_DIGITS + _UPPER[:22], _DIGITS + _LOWER[:22]), 8, 5, 32),
    _Base(_values(_CROCKFORD, _CROCKFORD.lower()), 8, 5, 32),
    _Base(_values(_ZBASE32, _ZBASE32.upper()), 8, 5, 32),
    _Base(_values("+-" + _DIGITS + _UPPER + _LOWER), 4, 3, 64),
    _Base(_values("`" + "".join(map(chr, range(33, 96)))), 4, 3, 64),
    _Base(_values(_DIGITS + _UPPER + " $%*+-./:"), 3, 2, 45, low_first=True),
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


def _kinds() -> NDArray[np.uint16]:
    """For each character a bit for each base that has it."""
    kinds = np.zeros(256, np.uint16)
    for number, base in enumerate(_BASES):
        kinds |= np.where(base.values != _STRANGE, np.uint16(1 << number), np.uint16(0))
    return kinds


_KINDS: Final = _kinds()


def are_escaped(heads: Heads) -> _Told:
    """For each row, whether it may be a row of escapes: it has nothing but their signs and digits."""
    told: _Told = np.bitwise_and.reduce(_ESCAPED.take(heads), axis=1)
    if told.any():
        told &= _LEADING.take(heads).sum(axis=1) * _LONGEST_ESCAPE >= heads.shape[1]
    return told


def are_encoded(heads: Heads) -> _Told:
    """For each row of some forty to a hundred characters from within a run, whether text is encoded in it.

    A row may begin and end amid a group. Bytes that are compressed do not count.
    """
    kinds = np.bitwise_and.reduce(_KINDS.take(heads), axis=1)
    told = np.zeros(len(heads), np.bool_)
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
    highest = base.group - 1 if base.low_first else 0
    high = _at_each_phase(base, values[:, highest : highest + places] >= base.high)
    rows = np.flatnonzero((high * _ONE_OTHER_IN <= sizes).any(axis=1))
    for part in (_FIRST_GROUPS * base.group, places):  # of most rows, the first groups are no text
        if len(rows):
            others = _at_each_phase(base, _others_at(base, values[rows], min(part, places)))
            rows = rows[(others * _ONE_OTHER_IN <= sizes).any(axis=1)]
    told[rows] = True
    return told


def _others_at(base: _Base, values: NDArray[np.uint8], places: int) -> NDArray[np.int64]:
    """For each group that begins at one of so many places, how many of its bytes are none of text."""
    first, *others_in_group = range(base.group)[:: -1 if base.low_first else 1]
    numbers = values[:, first : first + places].astype(np.int64)
    for place in others_in_group:
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
