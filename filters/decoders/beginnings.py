"""Recognises from the beginning of a passage, in a few microseconds, whether it is encoded text."""

import binascii
import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.decoders.base_64 import URLSAFE, spellings
from filters.decoders.dense import are_in_ink, begin_in_16_or_32
from filters.decoders.radixes import decoded_heads, decoded_heads_in_32
from filters.decoders.runs import byte_table
from filters.decoders.survey import runs

_ROWS = (
    ("\\", 3, r"\\(?:u[0-9A-Fa-f]{4}(?:\\u[0-9A-Fa-f]{4}){3}|U[0-9A-Fa-f]{8}(?:\\U[0-9A-Fa-f]{8}){2}"
     r"|x[0-9A-Fa-f]{2}(?:\\x[0-9A-Fa-f]{2}){3}|[01][0-7]{2}(?:\\[01][0-7]{2}){3}"
     r"|u\{[0-9a-f]{2,5}\}(?:\\u\{[0-9a-f]{2,5}\}){3}|[0-9a-f]{2} (?:\\[0-9a-f]{2} ){3}"
     r"|0{2,4}[0-9a-f]{2}(?:\\0{2,4}[0-9a-f]{2}){3})"),
    ("\\N{LATIN ", 1, ""),
    ("%", 4, r"%(?:(?:25)?[0-9A-Fa-f]{2}(?:%(?:25)?[0-9A-Fa-f]{2}){4}|u[0-9A-Fa-f]{4}(?:%u[0-9A-Fa-f]{4}){3})"),
    ("=", 5, r"=[0-9A-F]{2}(?:=[0-9A-F]{2}){4}"),
    ("=?utf-8?", 1, ""),
    ("&#", 3, r"(?:&(?:#(?:[0-9]{2,7}|x[0-9a-f]{2,5})[; ]|[a-z]{4,6};)){4}"),
    ("&amp;#", 3, r"&amp;#[0-9]{2,3};(?:&amp;#[0-9]{2,3};){2}"),
    ("U+", 4, r"U\+[0-9A-F]{4} (?:U\+[0-9A-F]{4} ){3}"),
    ('" + ', 3, r'"[^"]{2,16}" \+ (?:"[^"]{2,16}" \+ ){2}'),
    ("#", 8, r"#[0-9A-Fa-f]{2} ?(?:#[0-9A-Fa-f]{2} ?){7}"),
    ("$", 8, r"\$[0-9A-Fa-f]{2} ?(?:\$[0-9A-Fa-f]{2} ?){7}"),
    ("chr(", 1, r"chr\([0-9]{2,3}\)[+_]chr"),
    ("String.fromCharCode", 1, ""),
    ("0x", 4, r"0x[0-9a-f]{2}[ ,]{1,2}(?:0x[0-9a-f]{2}[ ,]{1,2}){3}"),
    ("xn--", 1, ""),
    ("h ", 6, r"(?:[2-7][0-9A-F]h ){6}"),
    ("0b", 3, r"0b[01]{8} (?:0b[01]{8} ){2}"),
    ("begin 644 ", 1, ""),
    ("b", 1, r"[ab]{5} {1,2}(?:[ab]{5} {1,2}){5}"),
    ("A", 1, r"[AB]{5} {1,2}(?:[AB]{5} {1,2}){5}"),
    ("0o", 5, r"0o1?[0-7]{2} (?:0o1?[0-7]{2} ){4}"),
    ('",', 3, r'"[^"]{2,16}", ?(?:"[^"]{2,16}", ?){2}'),
    (".", 1, r"[.\-]{1,5} (?:[.\-]{1,5} ){7}"),
)  # fmt: skip
"""Rows of escapes and other signs: what they contain, how often at least, and an expression if that is not enough."""
_Row: TypeAlias = tuple[str, int, re.Pattern[str] | None]
_ROW_OF: Sequence[_Row] = tuple((sign, fewest, re.compile(row) if row else None) for sign, fewest, row in _ROWS)
_MARKS = frozenset('\\%=&#$"+(')
_MARKED = frozenset(map(ord, _MARKS))
_MOST_MARKS = 8
_BY_MARKS = tuple(
    tuple(row for row in _ROW_OF if row[1] * sum(char in _MARKS for char in row[0]) <= marks)
    for marks in range(_MOST_MARKS + 1)
)
"""The rows that are possible with so many of these marks: most beginnings have none or a few of them."""
_NO_MARKS = bytes(code for code in range(256) if chr(code) not in _MARKS)
_NUMBERS = re.compile(
    r"(?:[2-7][0-9A-Fa-f][ :,|-]{1,2}){8}|(?:[01]{7,8}[ ,]){4}|(?=[01]{0,8}(?:01|10))[01]{40}|(?:[01]{4,5} ){8}"
    r"|(?:(?:1[0-2][0-9]|[3-9][0-9])(?:, ?| |-|/)){8}|(?:[01][0-7]{2} ){8}|(?:(?:0[3-9][0-9]|1[0-2][0-9])){10}"
    r"|(?:[1-5]{2} {1,2}){8}"
)
_DIGITS = b"0123456789"
_OF_NUMBERS = bytes(97 if chr(code) in "0123456789abcdefABCDEF :,|-/" else 32 for code in range(256))
_IN_NUMBERS = b"a" * 24
"""The shortest row of numbers."""
_RUN = re.compile(r"[A-Za-z0-9+/_-]{20,}")
_INK_RUN = re.compile(r"[!-~]{30,}")
_OF_RUN = bytes(
    97 if chr(code).isascii() and (chr(code).isalnum() or chr(code) in "+/_-") else 32 for code in range(256)
)
_OF_INK = bytes(97 if chr(code).isascii() and chr(code).isprintable() and code != 32 else 32 for code in range(256))
_IN_RUN, _IN_INK = b"a" * 20, b"a" * 30
"""What a beginning has in these tables if it has such a run: finding this takes a tenth of the time."""
_HEX = re.compile(r"[0-9a-f]+|[0-9A-F]+")
_NOT_64 = bytes(code for code in range(256) if not (chr(code).isascii() and (chr(code).isalnum() or chr(code) in "+/")))
_LEAST_JOINED = 48
_PACKED = ("H4sIA", "QlpoOT", "/Td6WFoA", "eJx", "eNp", "eJw", "eNq", "eNo", "eJz")
_READ = 64
_MARKS_WRITTEN = " .,!?'-\"=+/\\%&#;:_{}[]()<>\n"
_WRITTEN = bytes(code for code in range(127) if chr(code).isalnum() or chr(code) in _MARKS_WRITTEN)


def is_encoded(head: str) -> bool:
    """Return whether the beginning of a passage is encoded text, as far as a few microseconds can show."""
    return _has_row(head) or _has_bytes(head)


def _has_row(head: str) -> bool:
    """Whether the beginning has a row of escapes, of numbers or of other signs."""
    raw = head.encode()
    for sign, fewest, row in _rows_with(len(raw.translate(None, _NO_MARKS))):
        if sign in head and (row is None or (head.count(sign) >= fewest and row.search(head))):
            return True
    few = len(raw.translate(None, _DIGITS)) * 8 <= len(raw) * 5
    return few and _IN_NUMBERS in raw.translate(_OF_NUMBERS) and _NUMBERS.search(head) is not None


def _has_bytes(head: str) -> bool:
    """Whether the beginning has text in a base, or compressed text."""
    raw = head.encode()
    run = _RUN.search(head) if _IN_RUN in raw.translate(_OF_RUN) else None
    if run is not None and _is_of_bytes(run[0]):
        return True
    joined = raw.translate(None, _NOT_64)
    if len(joined) >= _LEAST_JOINED and len(joined) < len(raw) and _is_of_bytes(joined.decode()):
        return True
    bare = head.replace("<~", "")
    ink = _INK_RUN.search(bare) if _IN_INK in bare.encode().translate(_OF_INK) else None
    return ink is not None and any(_is_written(decoded) for decoded in decoded_heads(ink[0]))


def _rows_with(marks: int) -> Sequence[_Row]:
    """Return the rows that are possible with so many of the marks that most rows require."""
    return _BY_MARKS[min(marks, _MOST_MARKS)]


def _is_of_bytes(run: str) -> bool:
    """Whether a run is text in base64, base32 or hexadecimal, or compressed text in base64."""
    if run.startswith(_PACKED):
        return True
    if _HEX.fullmatch(run):
        return _is_written(bytes.fromhex(run[:_READ][: len(run) // 2 * 2]))
    if any(map(_is_written, decoded_heads_in_32(run[:_READ]))):
        return True
    raw = run.encode()
    back = raw[::-1]
    for phase, backwards, table, begins in _PHASES:
        spelled = back if backwards else raw
        # Hardly any group of base64 of text begins with a byte beyond ASCII.
        if len(spelled[phase : phase + _READ : 4].translate(None, begins)) > _MOST_BEYOND:
            continue
        size = min(_READ, len(raw) - phase) // 4 * 4
        if len(spelled[phase : phase + size : 4].translate(None, begins)) * 32 > size:
            continue
        if _is_written(binascii.a2b_base64(spelled[phase : phase + size].translate(table))):
            return True
    return False


_BEGIN_ASCII = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef"


def _spelled(variant: str) -> tuple[bytes, bytes]:
    """Return a table that undoes a disguise of single characters, and the disguised ones that begin groups of ASCII."""
    plain = "".join(map(chr, range(128)))
    written = dict(spellings(plain))[variant].translate(URLSAFE).encode()
    return written + bytes(128), bytes(code for code in range(128) if written[code] in _BEGIN_ASCII)


_PHASES = (
    *((phase, False, *_spelled("")) for phase in range(4)),
    (0, False, *_spelled("rot13")),
    (0, False, *_spelled("swapped")),
    (0, True, *_spelled("")),
)
"""Ways to read base64: the phase, whether it is reversed, and what `_spelled` returns for the disguise."""
_MOST_BEYOND = _READ // 32
"""Most groups of the longest run that may begin beyond ASCII. A shorter run may have fewer, which is checked next."""


def _is_written(raw: bytes) -> bool:
    shown = raw.replace(b"\0", b"")
    if len(shown.translate(None, _WRITTEN)) * 24 > len(shown):
        return False
    return len(shown) >= _FEWEST_WRITTEN and len(set(shown)) >= _FEWEST_DIFFERENT


_FEWEST_WRITTEN = 10
_FEWEST_DIFFERENT = 5
"""Fewest different characters: a line drawn in one sign decodes to one letter over and over."""


# Many beginnings at once

_BY_SIGN = tuple((sign.encode(), fewest, row) for sign, fewest, row in _ROW_OF if len(sign) > 1 or sign in _MARKS)
_BY_MARK = tuple(
    (mark, tuple(one for one in _BY_SIGN if mark in one[0] and not _MARKED.intersection(one[0][: one[0].index(mark)])))
    for mark in sorted(_MARKED)
)
"""The rows with marks, by the first mark in each."""
_WITH_DIGITS = (b"h ", b"0x", b"0b", b"0o")
_OF_DIGITS = tuple(one for one in _BY_SIGN if one[0] in _WITH_DIGITS)
_OF_WORDS = tuple(one for one in _BY_SIGN if one not in _OF_DIGITS and _MARKED.isdisjoint(one[0]))


_OF_TWO = tuple(
    (byte_table(signs), least, row)
    for sign, signs, least in (("b", "ab ", 36), ("A", "AB ", 36), (".", ".- ", 16))
    for begun, _, row in _ROW_OF
    if begun == sign and row
)
"""The rows of two signs: a table of all their characters, their least length, and their expression."""
_DIGITS_SHOWN, _LEAST_IN_DIGITS = byte_table("0123456789abcdefABCDEFxoh :,|-/"), 20
"""A table of all characters in rows of numbers, and the least length of such a row."""
_NO_CODE = bytes(code for code in _NOT_64 if chr(code) != "\n")


def encoded_among(heads: Sequence[bytes]) -> Sequence[int]:
    """Return the numbers of the beginnings for which `is_encoded` holds.

    The beginnings are ASCII, of one size, and without line breaks. What hardly any of them has is searched for in all
    at once.
    """
    joined = b"\n".join(heads)
    encoded = set(_with_rows(heads, joined))
    likely = {*_with_bytes(heads, joined)} - encoded
    return sorted(encoded.union(number for number in likely if _has_bytes(heads[number].decode())))


def _with_rows(heads: Sequence[bytes], joined: bytes) -> Iterator[int]:
    marks = joined.translate(None, _NO_MARKS)
    marked = chain.from_iterable(rows for mark, rows in _BY_MARK if mark in marks)
    for sign, fewest, row in chain(marked, _OF_WORDS):
        for number, head in enumerate(heads) if sign in joined else ():
            if head.count(sign) >= fewest and (row is None or row.search(head.decode())):
                yield number
    width = len(heads[0]) + 1
    for table, least, row in _OF_TWO:
        for start, end in runs(joined.translate(table), least):
            if row.search(joined[start:end].decode()):
                yield start // width
    told: dict[bytes, bool] = {}
    for start, end in runs(joined.translate(_DIGITS_SHOWN), _LEAST_IN_DIGITS):
        run, head = joined[start:end], heads[start // width]
        if any(run.count(sign) >= fewest for sign, fewest, _ in _OF_DIGITS) and _has_row(head.decode()):
            yield start // width
        elif len(head.translate(None, _DIGITS)) * 8 <= len(head) * 5:
            if run not in told:
                told[run] = _NUMBERS.search(run.decode()) is not None
            if told[run]:
                yield start // width


def _with_bytes(heads: Sequence[bytes], joined: bytes) -> Iterator[int]:
    """Yield the numbers of the beginnings that may hold text in a base."""
    width = len(heads[0]) + 1
    parts = [
        (number, part)
        for number, part in enumerate(joined.translate(None, _NO_CODE).split(b"\n"))
        if len(part) >= _LEAST_JOINED
    ]
    parts += [(start // width, joined[start:end]) for start, end in runs(joined.translate(_OF_RUN), len(_IN_RUN))]
    if parts:
        different = list(dict.fromkeys(part for _, part in parts))
        likely = {different[place] for place in _may_be_of_bytes(different).nonzero()[0].tolist()}
        yield from (number for number, part in parts if part in likely)
    starts = [start for start, _ in runs(joined.translate(_OF_INK), _LEAST_INK)]
    if starts:
        yield from (number for number, head in enumerate(heads) if b"<~" in head)
        begun = b"".join(joined[start : start + _LEAST_INK] for start in starts)
        may_be = are_in_ink(np.frombuffer(begun, np.uint8).reshape(-1, _LEAST_INK))
        yield from (starts[place] // width for place in may_be.nonzero()[0])


_LEAST_INK = len(_IN_INK)
_WIDE = _READ + 3
_PHASE = np.arange(_WIDE) % 4
_AT_PHASES = (_PHASE[:, None] == np.arange(4)).astype(np.float32)
"""For each place, a row with a one at the phase at which groups of base64 begin there."""
_SIZES = np.clip(np.arange(_WIDE + 1)[:, None] - np.arange(4), 0, _READ) // 4 * 4
"""For each length of a run, how many of its characters are read at each phase."""
_WHOLE = (np.arange(_WIDE) < _SIZES[:, _PHASE] + _PHASE).astype(np.float32)
"""For each length of a run, a one for each place where a whole group of its phase begins."""
_MOST_AT = (_SIZES // 32).astype(np.float32)
_ONE_CASE = np.array([
    (code == 0 or chr(code) in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    + 2 * (code == 0 or chr(code) in "0123456789abcdefghijklmnopqrstuvwxyz")
    for code in range(256)
], np.uint8)  # fmt: skip
"""One bit for capitals and one for small letters of base 16 and 32; digits and padding have both."""
_PACKED_BYTES = tuple(begin.encode() for begin in _PACKED)


_FIRST_GROUPS = 4
_DIGITS_64 = 64 ** np.arange(3, -1, -1)
_VALUE_64 = {
    code: value for value, code in enumerate(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
}
_OTHER = np.array([code not in _WRITTEN + b"\0" for code in range(256)], np.int64)


def _beyond(begins: bytes) -> NDArray[np.float32]:
    """Return a one for each byte with which no group of ASCII begins."""
    return np.array([code not in (0, *begins) for code in range(256)], np.float32)


_BEYOND, _BEYOND_ROT13, _BEYOND_SWAPPED = (_beyond(begins) for *_, begins in _PHASES[3:6])


_VALUES_64 = tuple(np.array([_VALUE_64.get(code, 0) for code in table], np.int64) for _, _, table, _ in _PHASES[3:6])
"""What each character stands for in base64 as it is, and in its two disguises."""
_FIRST = 4 * _FIRST_GROUPS
_LEAST_CODE = 16
"""Characters that make whole groups in base 16 and 32. No run is shorter."""


def _tell(told: NDArray[np.bool_], few: NDArray[np.bool_], runs: NDArray[np.uint8], values: NDArray[np.int64]) -> None:
    """Add to `told` those of the `few` runs whose first groups of base64 may be text."""
    rows = (few & ~told).nonzero()[0]
    if len(rows):
        groups = values.take(runs[rows, :_FIRST]).reshape(-1, 4) @ _DIGITS_64
        others = _OTHER.take(groups >> 16) + _OTHER.take(groups >> 8 & 255) + _OTHER.take(groups & 255)
        told[rows] = others.reshape(len(rows), -1).sum(axis=1) <= _MOST_BEYOND


def _may_be_of_bytes(parts: Sequence[bytes]) -> NDArray[np.bool_]:
    """Return for each part whether `_is_of_bytes` may hold. It does hold for nearly all that pass."""
    count = len(parts)
    first = np.frombuffer(b"".join([part[:_WIDE].ljust(_WIDE, b"\0") for part in parts]), np.uint8).reshape(
        count, _WIDE
    )
    last = np.frombuffer(b"".join([part[: -_READ - 1 : -1].ljust(_READ, b"\0") for part in parts]), np.uint8)
    last = last.reshape(count, _READ)
    sizes = [min(len(part), _WIDE) for part in parts]
    whole, most = _WHOLE[sizes], _MOST_AT[sizes]
    told = np.zeros(count, np.bool_)
    for phase, few in enumerate(((_BEYOND.take(first) * whole) @ _AT_PHASES <= most).T):
        _tell(told, few, first[:, phase:], _VALUES_64[0])
    whole, most = whole[:, :_READ:4], most[:, 0]
    _tell(told, (_BEYOND_ROT13.take(first[:, :_READ:4]) * whole).sum(axis=1) <= most, first, _VALUES_64[1])
    _tell(told, (_BEYOND_SWAPPED.take(first[:, :_READ:4]) * whole).sum(axis=1) <= most, first, _VALUES_64[2])
    _tell(told, (_BEYOND.take(last[:, ::4]) * whole).sum(axis=1) <= most, last, _VALUES_64[0])
    rows = np.bitwise_and.reduce(_ONE_CASE.take(first[:, :_READ]), axis=1).nonzero()[0]
    if len(rows):
        told[rows] |= begin_in_16_or_32(first[rows, :_LEAST_CODE])
    told |= np.array([part.startswith(_PACKED_BYTES) for part in parts])
    may_be: NDArray[np.bool_] = told
    return may_be
