"""Text from bytes: tests whether bytes that were decoded are text, and in which encoding."""

import codecs
import re
import unicodedata
from operator import ne

import numpy as np

SHORTEST = 12
"""Fewest bytes that can count as text. Twelve random bytes are all printable once in 150 000 times."""
_PROVEN = 24
"""Characters from which on a printable text need not consist of words."""

_WITHOUT_CONTROLS = dict.fromkeys((*range(9), 0x0B, 0x0C, *range(0x0E, 0x20), 0x7F))
READABLE = bytes(97 if 0x20 <= byte < 0x7F or byte in b"\t\n\r" else 32 for byte in range(256))
"""A table for `bytes.translate`: an "a" for each byte of printable ASCII, a space for any other."""
_CONTINUATIONS = bytes(range(0x80, 0xC0))
_GLIMPSE = 16


def read_text(raw: bytes) -> str | None:
    """Return the text in these bytes: UTF-8, UTF-16, UTF-32, or one ASCII stretch of at least half of them; else None.

    Control characters strewn into a text, up to a fifth of it, are left out. The bytes may begin and end in the middle
    of a character, since what surrounds an encoded text often looks like part of it. Hashes, keys, images and
    compressed content are not text.
    """
    if len(raw) < SHORTEST:
        return None
    text = _of_units(raw) or (_wide(raw) if b"\0" in raw else _utf8(raw))
    if text is None and len(shown := raw.replace(b"\0", b"")) >= SHORTEST:
        text = _utf8(shown) if len(shown) < len(raw) else None
    if text is None:
        text = _stretch(raw)
    return text if text is not None and _worded(text) and not _is_row(text) else None


_OVERLONG = re.compile(rb"[\xc0\xc1][\x80-\xbf]|(?:\xe0|\xf0\x80|\xf8\x80{2}|\xfc\x80{3})[\x80\x81][\x80-\xbf]")
"""A character of ASCII in two to six bytes of UTF-8, which allows one. The last seven bits are its code."""
_BEGINS_OVERLONG = b"\xc0\xc1\xe0\xf0\xf8\xfc"


def shortened(raw: bytes) -> bytes:
    """Return bytes with one for each ASCII character that UTF-8 would write in more bytes than it allows."""
    return _OVERLONG.sub(lambda match: bytes(((match[0][-2] & 1) << 6 | match[0][-1] & 0x3F,)), raw)


def _utf8(raw: bytes) -> str | None:
    head = raw[:3].lstrip(_CONTINUATIONS)
    body = head + raw[3:]
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        if _OVERLONG.match(body, error.start):
            return _utf8(shortened(body))
        if len(body) - error.start > 3 or error.reason != "unexpected end of data":
            return None
        text = body[: error.start].decode()
    plain = text.translate(_WITHOUT_CONTROLS)
    if len(plain) * 50 >= len(text) * 49:
        return text
    sparse = len(plain) >= SHORTEST and len(plain) * 5 >= len(text) * 4
    return plain if sparse and _in_words(plain) * 20 >= len(plain) * 17 else None


def utf8_within(raw: bytes) -> str | None:
    """Return the UTF-8 in bytes that may begin and end within a character, as where a long text was cut.

    Returns None if they are not UTF-8, or if nothing but ASCII is left without such broken ends. Bytes may be more than
    a character of ASCII needs.
    """
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        overlong = raw[error.start] in _BEGINS_OVERLONG
    if overlong and len(short := shortened(raw)) < len(raw):
        return utf8_within(short)
    body = raw[:3].lstrip(_CONTINUATIONS) + raw[3:]
    try:
        text = _UTF8().decode(body)
    except UnicodeDecodeError:
        return None
    return None if text.isascii() else text


_UTF8 = codecs.getincrementaldecoder("utf-8")


def _wide(raw: bytes) -> str | None:
    zeros = raw.count(0)
    if zeros * 5 < len(raw) * 2:
        return None
    if zeros * 2 >= len(raw) and (text := _utf32(raw)) is not None:
        return text
    codec = "utf-16-le" if raw[1::2].count(0) * 2 > zeros else "utf-16-be"
    text = raw[: len(raw) // 2 * 2].decode(codec, "replace").removeprefix("\ufeff")
    return text if text.isprintable() or text.replace("\n", "").replace("\r", "").isprintable() else None


def _utf32(raw: bytes) -> str | None:
    """Return the text, if this is UTF-32 of printable characters in the Basic Multilingual Plane; else None."""
    raw = raw[: len(raw) // 4 * 4]
    for codec, high in (("utf-32-le", (2, 3)), ("utf-32-be", (0, 1))):
        if any(any(raw[place::4]) for place in high):
            continue
        text = raw.decode(codec, "replace").removeprefix("\ufeff")
        if text.replace("\n", "").replace("\r", "").isprintable():
            return text
    return None


_UNITS = (("utf-16-le", 2, 1), ("utf-16-be", 2, 0), ("utf-32-le", 4, 3), ("utf-32-be", 4, 0))
"""For each encoding: its name, the bytes of a unit, and the place of the byte that is nearly always the same."""
_FEW_HIGH = 4
_FEWEST_SIGNS = 6
"""Fewest different characters in a text; padding has fewer."""
_HIGH_SAMPLE = 24


def is_of_units(raw: bytes) -> bool:
    """Whether this may be UTF-16 or UTF-32 in one or two alphabets: every second byte is one of a few values."""
    few = min(_FEW_HIGH, len(raw) // 8)
    head = raw[: 2 * few + 2]  # in random bytes, the first few differ already
    if len(set(head[::2])) > few and len(set(head[1::2])) > few:
        return False
    return len(set(raw[: 2 * _HIGH_SAMPLE : 2])) <= few or len(set(raw[1 : 2 * _HIGH_SAMPLE : 2])) <= few


def _of_units(raw: bytes) -> str | None:
    """Return the text in UTF-16 or UTF-32; None if it is UTF-8, or mostly ASCII, ideographs or Hangul."""
    if b" " not in raw.translate(READABLE) or not is_of_units(raw) or _is_utf8(raw):
        return None
    for codec, size, high in _UNITS:
        if len(set(raw[high::size])) > (_FEW_HIGH if size == 2 else 1):
            continue
        try:
            text = raw[: len(raw) // size * size].decode(codec)
        except UnicodeDecodeError:
            continue
        codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
        strange = np.count_nonzero(
            ((codes > _LAST_ASCII) & (codes < _IDEOGRAPHS)) | ((codes >= _FORMS) & (codes < _ASTRAL_IDEOGRAPHS))
        )
        if (
            strange * 3 > len(text)
            and len(set(text)) >= _FEWEST_SIGNS
            and _STRANGE.isdisjoint(map(unicodedata.category, set(text) - _BREAKS))
        ):
            return text
    return None


def _is_utf8(raw: bytes) -> bool:
    """Whether this is printable UTF-8 beyond ASCII, but for a broken character at each end."""
    text = raw.lstrip(_CONTINUATIONS).decode("utf-8", "ignore")
    shown = all(char.isprintable() or unicodedata.category(char) == _UNSEEN for char in set(text) - _BREAKS)
    return len(text.encode()) + _TORN >= len(raw) and not text.isascii() and shown


_UNSEEN = "Cf"
_TORN = 6
_LAST_ASCII, _IDEOGRAPHS = 0x7F, 0x3400
"""The first ideograph. The scripts between the two have few different high bytes in one text."""
_FORMS, _ASTRAL_IDEOGRAPHS = 0xFE00, 0x20000
"""Forms of letters, and emoji, begin at the first of these and end before the second."""
_STRANGE = frozenset({"Cc", "Cn", "Co", "Cs", "Zl", "Zp", "Lm"})
_BREAKS = frozenset("\t\n\r")


def _stretch(raw: bytes) -> str | None:
    """Return the printable ASCII over the middle, if at least `SHORTEST` and half of the bytes; else None.

    Such a stretch always covers the middle, so a glance there spares searching images and the like.
    """
    middle = len(raw) // 2
    around = (
        raw[max(0, middle - _GLIMPSE) : middle].translate(READABLE),
        raw[middle : middle + _GLIMPSE].translate(READABLE),
    )
    if b" " in around[0] and b" " in around[1]:
        return None
    mapped = raw.translate(READABLE)
    start, end = mapped.rfind(b" ", 0, middle) + 1, mapped.find(b" ", middle)
    end = len(raw) if end < 0 else end
    if end - start < max(SHORTEST, len(raw) // 2):
        return None
    return raw[start:end].decode("ascii")


def _is_row(text: str) -> bool:
    """Whether up to six characters repeat from end to end, but for a few, as drawn lines and padding decode to.

    A text that says something beside such a row has more exceptions than these few.
    """
    strays = min(_STRAYS, len(text) // _ONE_STRAY_IN)
    return any(
        sum(map(ne, text[:_SAMPLE], text[period:])) <= strays and sum(map(ne, text, text[period:])) <= strays
        for period in range(1, _LONGEST_PERIOD + 1)
    )


_SAMPLE = 64
_LONGEST_PERIOD = 6
_STRAYS, _ONE_STRAY_IN = 6, 10
"""Most characters that may break the repetition, also as one in so many: digits that decode to letters have no more."""


def _worded(text: str) -> bool:
    """Whether a short printable text consists of words: at least three quarters of its characters occur in them."""
    if len(text) >= _PROVEN:
        return True
    return _in_words(text) * 4 >= len(text) * 3


def _in_words(text: str) -> int:
    """Count the characters that are letters, digits, enclosed letters or white space."""
    enclosed = 0 if text.isascii() else len(_ENCLOSED.findall(text))
    return sum(map(str.isalnum, text)) + sum(map(str.isspace, text)) + enclosed


_ENCLOSED = re.compile("[\u249c-\u24b5\U0001f110-\U0001f1ff\U000e0020-\U000e007e]")
"""Letters in brackets, circles and squares, and invisible tag characters: Unicode classes none of them as letters."""
