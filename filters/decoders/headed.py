"""Recognises from the beginnings of many readings of a run which of them would be text when read to the end.

A number in a large base is readable only with all of its digits, but its first digits and their count determine its
first bytes. Compressed bytes are no text, but their beginning can be inflated.
"""

import binascii
import string
import zlib
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.text.from_bytes import read_text

Heads: TypeAlias = NDArray[np.uint8]
"""The first characters of each reading, one row for each: up to `HEAD`, and at least 24."""
HEAD: Final = 192
"""Most characters of compressed text that are inflated: it begins with a table of how its letters are coded."""
_Told: TypeAlias = NDArray[np.bool_]

_UPPER, _LOWER, _DIGITS = string.ascii_uppercase, string.ascii_lowercase, string.digits
STRANGE: Final = 255


def values_in(*alphabets: str) -> NDArray[np.uint8]:
    """Return the value of each character in any of the given alphabets, which agree; `STRANGE` for every other."""
    table = np.full(256, STRANGE, np.uint8)
    for alphabet in alphabets:
        table[list(alphabet.encode())] = np.arange(len(alphabet))
    return table


# Numbers of a large base

_NUMBERS: Final = tuple(
    (len(alphabet), values_in(alphabet))
    for alphabet in (
        _DIGITS + _LOWER,
        _DIGITS + _UPPER,
        "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
        _DIGITS + _UPPER + _LOWER,
        _DIGITS + _LOWER + _UPPER,
    )
)
_GLANCE, _LOOK = 10, 18
"""Digits for a first glance at all readings, as many as 64 bits hold, and digits for a closer look."""
_GLANCED, _LOOKED = 5, 10
"""Bytes that so many digits determine."""
_WRITTEN: Final = np.isin(np.arange(256), list((" .,!?'-\"=+/\\%&#;:_{}[]()<>\n" + _LOWER + _UPPER + _DIGITS).encode()))
_KEPT: Final = 128
"""Leading bits of a power that are enough for its product with so few digits."""


def are_numbers(heads: Heads, digits: int) -> _Told:
    """For each row, return whether a number of `digits` digits (24 or more) that begins so begins with text."""
    told = np.zeros(len(heads), np.bool_)
    for base, table in _NUMBERS:
        values = table[heads[:, :_LOOK]].astype(np.int64)
        rows = np.flatnonzero((values != STRANGE).all(axis=1) & ~told)
        if not len(rows):
            continue
        power = base ** (digits - _GLANCE)
        glanced = _first_bytes(values[rows, :_GLANCE] @ (base ** np.arange(_GLANCE - 1, -1, -1)), power)
        rows = rows[_WRITTEN[glanced].all(axis=1)]
        power = base ** (digits - _LOOK)
        for row in rows:
            number = 0
            for value in values[row].tolist():
                number = number * base + value
            told[row] = _WRITTEN[list(_leading(number, power))].all()
    return told


def _first_bytes(numbers: NDArray[np.int64], power: int) -> NDArray[np.uint8]:
    """Return the first bytes of the product of each number with the power, one row for each number."""
    cut = max(0, power.bit_length() - _KEPT)
    shares, exponents = np.frexp(numbers.astype(np.float64) * float(power >> cut))
    bits = exponents + cut
    first = np.ldexp(shares, (bits - 1) % 8 + 1 + 8 * _GLANCED).astype(">u8")
    seen: NDArray[np.uint8] = first[:, None].view(np.uint8)[:, 7 - _GLANCED : 7]
    return seen


def _leading(number: int, power: int) -> bytes:
    """Return the first bytes of the product of a number and a power."""
    cut = max(0, power.bit_length() - _KEPT)
    product = number * (power >> cut)
    size = (product.bit_length() + cut + 7) // 8
    back = 8 * max(0, size - _LOOKED) - cut
    return (product >> back if back >= 0 else product << -back).to_bytes(min(size, _LOOKED) + 1)[1:]


# Compressed text in base64

_MAGIC: Final = tuple(np.frombuffer(magic, np.uint8) for magic in (b"H4sIA", b"QlpoOT", b"/Td6WFoA"))
"""First characters of gzip, bzip2 and xz, long enough to need no further proof."""
_ZLIB: Final = ("eJ", "eN", "eA", "eF")
_LAST_BLOCKS: Final = (3, 5)
"""Values of the first three bits of text that is deflated as one block."""
_ENOUGH, _LEAST = 48, 20
"""Most bytes to inflate, and how many suffice to show that it is text."""
_PADDED: Final = 4
"""Characters at the end of a run that may pad its last group."""


def _begins() -> NDArray[np.bool_]:
    """Return whether deflated text may begin with a character (row) followed by another (column)."""
    values = values_in(_UPPER + _LOWER + _DIGITS + "+/").astype(np.int64)
    blocks = (values[:, None] & 1) << 2 | values >> 4
    begins: NDArray[np.bool_] = np.isin(blocks, _LAST_BLOCKS) & (values[:, None] < 64) & (values < 64)
    for first, second in _ZLIB:
        begins[ord(first), ord(second)] = True
    return begins


_BEGINS: Final = _begins()


def are_packed(heads: Heads) -> _Told:
    """For each row, return whether it begins as gzip, bzip2 or xz in base64."""
    told = np.zeros(len(heads), np.bool_)
    for magic in _MAGIC:
        rows = (heads[:, 0] == magic[0]).nonzero()[0]
        if len(rows):
            told[rows] |= (heads[rows, : len(magic)] == magic).all(axis=1)
    return told


def may_be_deflated(heads: Heads) -> _Told:
    """For each row of base64, return whether it may begin zlib or plain deflate: by chance, one in four does."""
    told: _Told = _BEGINS[heads[:, 0], heads[:, 1]]
    return told


def is_deflated(head: bytes) -> bool:
    """Return whether the beginning of a run of base64 inflates to text."""
    try:
        raw = binascii.a2b_base64(head[: len(head) // 4 * 4 - _PADDED])
        text = zlib.decompressobj(15 if head.startswith(_ZLIBS) else -15).decompress(raw, _ENOUGH)
    except (ValueError, zlib.error):
        return False
    return len(text) >= _LEAST and read_text(text) is not None


_ZLIBS: Final = tuple(begin.encode() for begin in _ZLIB)
