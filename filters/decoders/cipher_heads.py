"""What each cipher for any text, and each order, reads in the beginning of a passage: computed for all at once.

A cipher that maps each character by itself is a table, and all tables are looked up together.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from filters.decoders.cipher import Rewrite
from filters.decoders.ciphers import CIPHERS
from filters.decoders.headed import Heads
from filters.decoders.keyed import Way, affine_ways
from filters.decoders.orders import ORDERS, in_orders

_FROM_END: Final = frozenset({"reversed", "reversed_rot13", "reversed_atbash"})
_OF_WORDS: Final = frozenset({"reversed_words", "reversed_lines", "rot13_words"})
"""Ciphers that do not map each character by itself."""
_OF_SOME_WORDS: Final = "keys_left"
"""The one that maps some whole words in another way; encoded text has hardly any of them, so its table serves here."""
_AMID_SPACES: Final = "shift"
"""Prefix of the names of ciphers that move spaces too: under these, the beginning of a passage says nothing."""
_OF_DIGITS_TOO: Final = ("_rot5", "_rot18")
"""Suffixes of the names of double ciphers: one for letters, one for digits."""
KEEPING: Final = frozenset({"reversed", "reversed_words", "reversed_lines"})
"""Ways that only reorder the characters of a text."""


def heads_of(raw: bytes, size: int, ways: Sequence[Way]) -> Heads:
    """Return the first `size` characters that each way reads. `ways` is `ALL` or `WITHOUT_TABLES`."""
    heads = np.empty((len(ways), size), np.uint8)
    heads[: len(ORDERS)] = in_orders(raw, size)
    for place, way in enumerate(_NO_TABLES, start=len(ORDERS)):
        heads[place] = np.frombuffer(way.read(raw, size), np.uint8)
    if len(ways) == len(ALL):
        heads[-len(_TABLES) :] = _TABLES[:, np.frombuffer(raw, np.uint8, size)]
    return heads


def all_of_short(raw: bytes) -> Heads:
    """Return all characters that each way in `SHORT` reads."""
    codes = np.frombuffer(raw, np.uint8)
    return np.concatenate((codes[None, ::-1], _TABLES[:, codes]))


def heads_of_affine(raw: bytes, size: int) -> Heads:
    """Return the first `size` characters that each affine cipher reads."""
    return _AFFINE_TABLES[:, np.frombuffer(raw, np.uint8, size)]


def _ciphers() -> Iterator[tuple[Way, bytes]]:
    """Yield each cipher with its table, or b"" if it does not map each character by itself."""
    for name, rewrite in dict(reading for cipher in CIPHERS for reading in cipher.readings).items():
        if name.startswith(_AMID_SPACES) or name.endswith(_OF_DIGITS_TOO):
            continue
        if name in _FROM_END:
            yield Way(name, partial(_from_end, rewrite)), b""
        elif name in _OF_WORDS:
            yield Way(name, partial(_rewritten, rewrite)), b""
        else:
            table = bytes(ord(rewrite(chr(code))) for code in range(128)) + bytes(128)
            read = partial(_rewritten, rewrite) if name == _OF_SOME_WORDS else partial(_translated, table)
            yield Way(name, read), table


def _translated(table: bytes, text: bytes, length: int) -> bytes:
    return text[:length].translate(table)


def _rewritten(rewrite: Rewrite, text: bytes, length: int) -> bytes:
    return rewrite(text[:length].decode()).encode()


def _from_end(rewrite: Rewrite, text: bytes, length: int) -> bytes:
    return rewrite(text[-length:].decode()).encode()


_EACH: Final = tuple(_ciphers())
_NO_TABLES: Final = tuple(way for way, table in _EACH if not table)
_TABLES: Final = np.array([list(table) for _, table in _EACH if table], np.uint8)
WITHOUT_TABLES: Final = (*ORDERS, *_NO_TABLES)
"""The orders, and the ciphers that do not map each character by itself."""
ALL: Final = (*WITHOUT_TABLES, *(way for way, table in _EACH if table))
SHORT: Final = (*(way for way in _NO_TABLES if way.name == "reversed"), *(way for way, table in _EACH if table))
"""The ways for a run that is too short for the orders."""
AFFINE: Final = tuple(affine_ways())
_AFFINE_TABLES: Final = np.array(
    [np.frombuffer(way.read(bytes(range(128)) + bytes(128), 256), np.uint8) for way in AFFINE]
)
