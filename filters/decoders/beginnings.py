"""Tells from the beginning of a passage whether it is encoded text, in some microseconds."""

import binascii
import re
from collections.abc import Sequence
from typing import TypeAlias

from filters.decoders.base_64 import URLSAFE, spellings
from filters.decoders.radixes import decoded_heads, decoded_heads_in_32

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
"""Rows of escapes and of other signs: what must be there, how often, and the row where that does not say it all."""
_Row: TypeAlias = tuple[str, int, re.Pattern[str] | None]
_ROW_OF: Sequence[_Row] = tuple((sign, fewest, re.compile(row) if row else None) for sign, fewest, row in _ROWS)
_MARKS = frozenset('\\%=&#$"+(')
_MOST_MARKS = 8
_BY_MARKS = tuple(
    tuple(row for row in _ROW_OF if row[1] * sum(char in _MARKS for char in row[0]) <= marks)
    for marks in range(_MOST_MARKS + 1)
)
"""The rows that there may be where so many of these marks are: most beginnings have none or a few of them."""
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
"""What a beginning has in these tables where one of the two runs is found, which takes a tenth of the time."""
_HEX = re.compile(r"[0-9a-f]+|[0-9A-F]+")
_NOT_64 = bytes(code for code in range(256) if not (chr(code).isascii() and (chr(code).isalnum() or chr(code) in "+/")))
_LEAST_JOINED = 48
_PACKED = ("H4sIA", "QlpoOT", "/Td6WFoA", "eJx", "eNp", "eJw", "eNq", "eNo", "eJz")
_READ = 64
_MARKS_WRITTEN = " .,!?'-\"=+/\\%&#;:_{}[]()<>\n"
_WRITTEN = bytes(code for code in range(127) if chr(code).isalnum() or chr(code) in _MARKS_WRITTEN)


def is_encoded(head: str) -> bool:
    """Whether the beginning of a passage is encoded text, as far as that can be told in some microseconds."""
    raw = head.encode()
    for sign, fewest, row in _rows_with(len(raw.translate(None, _NO_MARKS))):
        if sign in head and (row is None or (head.count(sign) >= fewest and row.search(head))):
            return True
    few = len(raw.translate(None, _DIGITS)) * 8 <= len(raw) * 5
    if few and _IN_NUMBERS in raw.translate(_OF_NUMBERS) and _NUMBERS.search(head):
        return True
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
    """The rows that there may be where so many of the marks are that most of them need."""
    return _BY_MARKS[min(marks, _MOST_MARKS)]


def _is_of_bytes(run: str) -> bool:
    """Whether a run is text, or compressed, in base64, base32 or hexadecimal."""
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
        # Hardly any group of base64 may begin with a byte beyond ASCII.
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
    """A table to base64 from a disguise of single characters, and what the groups of ASCII begin with in that."""
    plain = "".join(map(chr, range(128)))
    written = dict(spellings(plain))[variant].translate(URLSAFE).encode()
    return written + bytes(128), bytes(code for code in range(128) if written[code] in _BEGIN_ASCII)


_PHASES = (
    *((phase, False, *_spelled("")) for phase in range(4)),
    (0, False, *_spelled("rot13")),
    (0, False, *_spelled("swapped")),
    (0, True, *_spelled("")),
)
"""Base64 as it is, from each phase that is looked at, in two disguises and reversed, with what `_spelled` gives."""
_MOST_BEYOND = _READ // 32
"""Groups of the longest run that may begin so; of a shorter one fewer, by at least the one that is cut at its end."""


def _is_written(raw: bytes) -> bool:
    shown = raw.replace(b"\0", b"")
    if len(shown.translate(None, _WRITTEN)) * 24 > len(shown):
        return False
    return len(shown) >= _FEWEST_WRITTEN and len(set(shown)) >= _FEWEST_DIFFERENT


_FEWEST_WRITTEN = 10
_FEWEST_DIFFERENT = 5
"""Different characters of these: a line that is drawn of one sign is bytes of one letter."""
