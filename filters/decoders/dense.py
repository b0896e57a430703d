"""Recognises, for many readings of a run at once, which are text in base64, base32, base16 and the like.

Decoding the beginning of a run is decisive where the frequency of its characters says nothing: of bytes that are no
text, one in three is a character that nobody writes.
"""

import string
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.decoders.headed import STRANGE, Heads, values_in
from filters.decoders.survey import Places

_Told: TypeAlias = NDArray[np.bool_]

_UPPER, _LOWER, _DIGITS = string.ascii_uppercase, string.ascii_lowercase, string.digits
_BASE85: Final = _DIGITS + _UPPER + _LOWER + "!#$%&()*+-;<=>?@^_`{|}~"
_CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_GEOHASH: Final = "0123456789BCDEFGHJKMNPQRSTUVWXYZ"
_ZBASE32: Final = "ybndrfg8ejkmcpqxot1uwisza345h769"
_Z85: Final = _DIGITS + _LOWER + _UPPER + ".-:+=^!/*?&<>()[]{}@%$#"


@dataclass(frozen=True, slots=True)
class _Form:
    """Characters of a group, bytes of a group, and the base."""

    group: int
    bytes_of_group: int
    base: int
    low_first: bool = False
    """Whether the first character of a group is its least significant digit."""

    @property
    def high(self) -> int:
        """Least value of a group's highest digit that makes its first byte one beyond ASCII, as in no text."""
        worth: int = self.base ** (self.group - 1)
        return -(-(1 << 8 * self.bytes_of_group - 1) // worth)


_BASES: Final = (
    (
        _Form(4, 3, 64),
        (
            values_in(_UPPER + _LOWER + _DIGITS + "+/", _UPPER + _LOWER + _DIGITS + "-_"),
            values_in(_LOWER + _UPPER + _DIGITS + "+/"),
            values_in("+-" + _DIGITS + _UPPER + _LOWER),
            values_in("`" + "".join(map(chr, range(33, 96)))),
        ),
    ),
    (_Form(2, 1, 16), (values_in(_DIGITS + "abcdef", _DIGITS + "ABCDEF"),)),
    (
        _Form(8, 5, 32),
        (
            values_in(_UPPER + "234567", _LOWER + "234567"),
            values_in(_DIGITS + _UPPER[:22], _DIGITS + _LOWER[:22]),
            values_in(_CROCKFORD, _CROCKFORD.lower()),
            values_in(_ZBASE32, _ZBASE32.upper()),
        ),
    ),
    (_Form(3, 2, 45, low_first=True), (values_in(_DIGITS + _UPPER + " $%*+-./:"),)),
    (_Form(5, 4, 85), (values_in("".join(map(chr, range(33, 118)))), values_in(_BASE85), values_in(_Z85))),
)
"""The forms of groups, each with its alphabets as tables of values."""
_HEX, (_HEX_VALUES, *_) = next((form, alphabets) for form, alphabets in _BASES if form.base == 16)
_VALUES: Final = np.stack([values for _, alphabets in _BASES for values in alphabets])
_WRITTEN: Final = np.isin(
    np.arange(256), list((" .,!?'-\"=+/\\%&#;:_{}[]()<>\n\0" + _LOWER + _UPPER + _DIGITS).encode())
)
_ONE_OTHER_IN: Final = 24
_ESCAPED: Final = np.isin(np.arange(256), list((_DIGITS + "abcdefABCDEFuUxX{}%\\&#;=+").encode()))
_LEADING: Final = np.isin(np.arange(256), list(b"%\\&="))
_LONGEST_ESCAPE: Final = 10


def _kinds() -> NDArray[np.uint16]:
    """Return for each character one bit for each alphabet that has it."""
    bits = np.left_shift(1, np.arange(len(_VALUES)))[:, None]
    kinds: NDArray[np.uint16] = ((_VALUES != STRANGE) * bits).sum(axis=0).astype(np.uint16)
    return kinds


class _Members(NamedTuple):
    """A form, the bits of all its alphabets in `_kinds`, that of each, and where each of them begins in `_VALUES`."""

    form: _Form
    mask: int
    bits: NDArray[np.uint16]
    firsts: NDArray[np.uint16]


def _members() -> Iterator[_Members]:
    first = 0
    for form, alphabets in _BASES:
        numbers = np.arange(first, first + len(alphabets), dtype=np.uint16)
        bits = np.left_shift(1, numbers, dtype=np.uint16)
        yield _Members(form, int(bits.sum()), bits, numbers * np.uint16(_VALUES.shape[1]))
        first += len(alphabets)


_KINDS: Final = _kinds()
_MEMBERS: Final = tuple(_members())
_OF_INK: Final = tuple(members for members in _MEMBERS if members.form.base in (45, 85))
_IN_16, _IN_32 = _BASES[1:3]
_GEOHASHES: Final = values_in(_GEOHASH, _GEOHASH.lower())


def are_escaped(heads: Heads) -> _Told:
    """For each row, return whether it may be escapes: it has only their characters, and enough of those they begin
    with."""
    told: _Told = np.bitwise_and.reduce(_ESCAPED.take(heads), axis=1)
    if told.any():
        told &= _LEADING.take(heads).sum(axis=1) * _LONGEST_ESCAPE >= heads.shape[1]
    return told


def are_hex(heads: Heads) -> _Told:
    """For each row of hexadecimal digits, return whether it is text in base16."""
    return _are_written(_HEX, _HEX_VALUES.take(heads))


def are_encoded(heads: Heads) -> _Told:
    """For each row of some forty to a hundred characters from within a run, return whether it is encoded text.

    A row may begin and end within a group. Compressed bytes do not count as text.
    """
    told = np.zeros(len(heads), np.bool_)
    for form, rows, values in _valued(heads, _MEMBERS):
        told[rows[_are_written(form, values)]] = True
    return told


def _valued(heads: Heads, members: Sequence[_Members]) -> Iterator[tuple[_Form, Places, NDArray[np.uint8]]]:
    """Yield each of the forms in whose alphabets some rows are written, with these rows and their values in each."""
    kinds = np.bitwise_and.reduce(_KINDS.take(heads), axis=1)
    found = int(np.bitwise_or.reduce(kinds))
    for form, mask, bits, firsts in members:
        if found & mask:
            rows, alphabets = (kinds[:, None] & bits).nonzero()
            yield form, rows, _VALUES.take(heads[rows] + firsts[alphabets, None])


def are_in_pairs(heads: Heads) -> _Told:
    """For each row that begins where a run does, return whether it is text in basE91: two characters hold 13 or 14
    bits."""
    values = _IN_91.take(heads[:, : min(heads.shape[1] // 2, _PAIRS) * 2])
    told: _Told = np.logical_and.reduce(values != STRANGE, axis=1)
    rows = told.nonzero()[0]
    if len(rows):
        told[rows] = _hold_text(values[rows].astype(np.int64), _GLANCED)
        rows = told.nonzero()[0]
    if len(rows):
        told[rows] = _hold_text(values[rows].astype(np.int64), _PAIRS)
    return told


def are_in_ink(heads: Heads) -> _Told:
    """For each row of thirty characters, return whether it may begin text in base45, base85 or basE91."""
    told = np.zeros(len(heads), np.bool_)
    for form, rows, values in _valued(heads, _OF_INK):
        told[rows[_begin_as_text(form, values)]] = True
    values = _IN_91.take(heads[:, : 2 * _GLANCED])
    rows = np.logical_and.reduce(values != STRANGE, axis=1).nonzero()[0]
    if len(rows):
        told[rows] |= _hold_text(values[rows].astype(np.int64), _GLANCED)
    return told


def begin_in_16_or_32(heads: Heads) -> _Told:
    """For each row of sixteen characters of one case, return whether it may begin text in base16 or base32."""
    told = np.zeros(len(heads), np.bool_)
    for form, tables in (_IN_16, _IN_32, (_IN_32[0], (_GEOHASHES,))):
        _tell_beginnings(told, form, tables, heads)
    return told


def _tell_beginnings(told: _Told, form: _Form, tables: Iterable[NDArray[np.uint8]], heads: Heads) -> None:
    """Set those of `told` whose rows consist of whole groups that are bytes of text in one of the alphabets."""
    for table in tables:
        values = table.take(heads)
        rows = (np.logical_and.reduce(values != STRANGE, axis=1) & ~told).nonzero()[0]
        if len(rows):
            told[rows] = _begin_as_text(form, values[rows])


def _begin_as_text(form: _Form, values: NDArray[np.uint8]) -> _Told:
    """Return for each row of whole groups whether they are bytes of text."""
    powers = form.base ** np.arange(form.group, dtype=np.int64)
    numbers = values.reshape(len(values), -1, form.group) @ (powers if form.low_first else powers[::-1])
    others = _others_of(form, numbers).sum(axis=1)
    told: _Told = others <= max(1, numbers.shape[1] * form.bytes_of_group // _ONE_OTHER_IN)
    return told


def _hold_text(values: NDArray[np.int64], pairs: int) -> _Told:
    """Return for each row of basE91 whether its first pairs of characters hold bytes of text only."""
    held = np.zeros(len(values), np.int64)
    bits = np.zeros(len(values), np.int64)
    others = np.zeros(len(values), np.int64)
    for pair in (values[:, : 2 * pairs : 2] + 91 * values[:, 1 : 2 * pairs : 2]).T:
        held |= pair << bits
        bits += np.where(pair & 8191 > 88, 13, 14)
        for _ in range(2):  # no more than two bytes are complete at a time
            whole = bits > 7
            others += _OTHER.take(held & 255) * whole
            held >>= 8 * whole
            bits -= 8 * whole
        if others.all():
            break
    told: _Told = others == 0
    return told


_IN_91: Final = values_in(_UPPER + _LOWER + _DIGITS + '!#$%&()*+,./:;<=>?@[]^_`{|}~"')
_GLANCED, _PAIRS = 4, 14
"""Pairs for a first glance, which rules out most rows that are no text, and pairs for a full look."""


def _are_written(form: _Form, values: NDArray[np.uint8]) -> _Told:
    """Return for each row whether its groups are bytes of text at some alignment."""
    told = np.zeros(len(values), np.bool_)
    width = values.shape[1]
    places = width - form.group + 1
    most = _most_others(form, width)
    highest = form.group - 1 if form.low_first else 0
    rows = _fit(form, values[:, highest : highest + places] >= form.high, most).nonzero()[0]
    for part in dict.fromkeys((min(_FIRST_GROUPS * form.group, places), places)):  # the first groups rule out most rows
        if len(rows):
            rows = rows[_fit(form, _others_at(form, values[rows], part), most)]
    told[rows] = True
    return told


def _fit(form: _Form, counts: NDArray[np.generic], most: NDArray[np.float32]) -> _Told:
    """Return for each row whether at some phase the counts of the groups add up to no more than `most` for it."""
    sums = counts.astype(np.float32).dot(_phases(form.group, counts.shape[1]))
    fit: _Told = np.logical_or.reduce(sums <= most, axis=1)
    return fit


@lru_cache
def _most_others(form: _Form, width: int) -> NDArray[np.float32]:
    """Return for each phase how many bytes may be no characters of text, in a text of `width` characters."""
    sizes = (width - np.arange(form.group)) // form.group * form.bytes_of_group
    return (sizes // _ONE_OTHER_IN).astype(np.float32)


@lru_cache
def _phases(group: int, places: int) -> NDArray[np.float32]:
    """Return for each place a row with a one at the phase of the groups that begin there."""
    return np.eye(group, dtype=np.float32)[np.arange(places) % group]


def _others_at(form: _Form, values: NDArray[np.uint8], places: int) -> NDArray[np.uint8]:
    """Return for each group that begins at one of the first `places` how many of its bytes are not of text."""
    powers = _powers(form, places)
    return _others_of(form, (values[:, : len(powers)].astype(np.float64) @ powers).astype(np.int64))


@lru_cache
def _powers(form: _Form, places: int) -> NDArray[np.float64]:
    """Return for each place the worths of the digits of the group that begins there, in a column of zeros.

    Floating point holds the numbers of all forms exactly.
    """
    digits = np.arange(form.group) if form.low_first else np.arange(form.group)[::-1]
    powers = np.zeros((places + form.group - 1, places))
    for place in range(places):
        powers[place : place + form.group, place] = float(form.base) ** digits
    return powers


def _others_of(form: _Form, numbers: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Return for the number of each group how many of its bytes are not of text: `_TOO_LARGE` if it is no group."""
    shift = (form.bytes_of_group - 1) // 2 * 16
    others = _OTHERS.take(numbers >> shift, mode="clip")
    while shift:
        shift -= 16
        others += _OTHERS.take(numbers >> shift & 0xFFFF)
    return others


_OTHER: Final = (~_WRITTEN).astype(np.int64)
_TOO_LARGE: Final = 128
"""Count for a group whose value exceeds its bytes: it is no group."""
_OTHERS: Final = np.append(np.add.outer(_OTHER, _OTHER).ravel(), _TOO_LARGE).astype(np.uint8)
"""How many bytes of each two are not of text, and an entry more for all larger numbers."""
_FIRST_GROUPS: Final = 4
