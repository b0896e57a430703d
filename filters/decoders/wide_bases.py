"""Decoder of bytes written in the characters of many scripts or in emoji: base2048, base65536 and Ecoji.

Cleaning a text changes some characters of these alphabets, so this decoder looks at the text before it is cleaned.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.canonical import character_class
from filters.text.from_bytes import read_text

# The alphabets as rows in Unicode: the first character of each row, and their number if it is not one; all in hex.
_QNTM = """
38-2 41-1a 61-1a c6 d0 d8 de-2 e6 f0 f8 fe 110-2 126-2 131 138 141-2 14a-2 152-2 166-2 180-20 1a2-d 1b1-13 1dd 1e4-2
1f6-2 21c-2 220-6 234-7c 370-4 376-2 37b-3 37f 391-11 3a3-7 3b1-19 3cf 3d7-19 3f3 3f7-2 3fa-6 402 404-3 408-4 40f-a
41a-1f 43a-16 452 454-3 458-4 45f-17 478-a 48a-37 4c3-d 4d4-2 4d8-2 4e0-2 4e8-2 4f6-2 4fa-36 531-26 561-26 5d0-1b
5f0-3 620-2 627-19 641-a 660-a 66e-2 671-4 679-47 6c1 6c3-10 6d5 6ee-f 6ff 710 712-1e 74d-59 7b1 7c0-2b 800-16 840-19
860-b 8a0-15 8b6-8 904-25 92a-7 932-2 935-5 93d 950 960-2 966-a 972-f 985-8 98f-2 993-16 9aa-7 9b2 9b6-4 9bd 9ce 9e0-2
9e6-c 9f4-6 9fc a05-6 a0f-2 a13-16 a2a-7 a32 a35 a38-2 a5c a66-a a72-3 a85-9 a8f-3 a93-16 aaa-7 ab2-2 ab5-5 abd ad0
ae0-2 ae6-a af9 b05-8 b0f-2 b13-16 b2a-7 b32-2 b35-5 b3d b5f-3 b66-a b71-7 b83 b85-6 b8e-3 b92-2 b95 b99-2 b9c b9e-2
ba3-2 ba8-3 bae-c bd0 be6-d c05-8 c0e-3 c12-17 c2a-10 c3d c58-3 c60-2 c66-a c78-7 c80 c85-8 c8e-3 c92-17 caa-a cb5-5
cbd cde ce0-2 ce6-a cf1-2 d05-8 d0e-3 d12-29 d3d d4e d54-3 d58-a d66-13 d7a-6 d85-12 d9a-18 db3-9 dbd dc0-7 de6-a
e01-30 e32 e40-6 e50-a e81-2 e84 e87-2 e8a e8d e94-4 e99-7 ea1-3 ea5 ea7 eaa-2 ead-4 eb2 ebd ec0-5 ed0-a ede-2 f00
f20-14 f40-3 f44-4 f49-4 f4e-4 f53-4 f58-4 f5d-c f6a-3 f88-5 1000-26 1027-4 103f-b 1050-6
"""
_RUST = """
d8 b5 ba c0-17 d9-1e f8-1b8 370-4 376-2 37b-3 37f 386 388-3 38c 38e-14 3a3-53 3f7-8b 48a-a6 531-26 561-27 60f 660-a
6de 6e9 6f0-a 904-36 93d 950 960-2 966-a 972-f 985-8 98f-2 993-16 9aa-7 9b2 9b6-4 9bd 9ce 9e0-2 9e6-c 9f4-6 a05-6
a0f-2 a13-16 a2a-7 a32 a35 a38-2 a5c a66-a a72-3 a85-9 a8f-3 a93-16 aaa-7 ab2-2 ab5-5 abd ad0 ae0-2 ae6-a af9 b05-8
b0f-2 b13-16 b2a-7 b32-2 b35-5 b3d b5f-3 b66-a b71-7 b83 b85-6 b8e-3 b92-4 b99-2 b9c b9e-2 ba3-2 ba8-3 bae-c bd0
be6-13 bfa c05-8 c0e-3 c12-17 c2a-10 c3d c58-3 c60-2 c66-a c85-8 c8e-3 c92-17 caa-a cb5-5 cbd cde ce0-2 ce6-a cf1-2
d05-8 d0e-3 d12-29 d3d d60-2 d66-10 d7a-6 d85-12 d9a-18 db3-9 dbd dc0-7 e01-30 e32 e40-6 e50-a e81-2 e84 e87-2 e8a e8d
e94-4 e99-7 ea1-3 ea5 ea7 eaa-2 ead-4 eb2 ebd ec0-5 ed0-a edc-2 f00 f02-2 f13 f15 f14 f16-2 f20-a f40-3 f44-4 f49-4
f4e-4 f53-4 f58-4 f5d-c f6a-3 f85 f88-4 fbf-7 fc7-6 fce-7 109e-2 1000-2b 103f-17 105a-4 1061 1065-2 106e-3 1075-d 108e
1090-a 10a0-26 10d0-24 fbe
"""
_ECOJI = """
1f004 1f0cf 1f170-2 1f17e-2 1f18e 1f191-a 1f1e6-1a 1f201-2 1f21a 1f22f 1f232-9 1f250-2 1f300-22 1f324-70 1f396-2
1f399-3 1f39e-2f 1f3ce-23 1f3f3-3 1f3f7-da 1f4d2-2c 1f4ff-3f 1f549-6 1f550-18 1f56f-2 1f573-8 1f587 1f58a-4 1f590
1f595-2 1f5a4-2 1f5a8 1f5b1-2 1f5bc 1f5c2-3 1f5d1-3 1f5dc-3 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-51 1f64c-4 1f680-46
1f6cb-8 1f6e0-6 1f6e9 1f6eb-2 1f6f0 1f6f3-7 1f910-2b 1f93c-3 1f940-6 1f947-2a 1f973-4 1f97a 1f97c-27 1f9b0-a 1f9c0-3
1f9d0-6
"""
_BLOCKS = """
34-19 4e-51 a1-3 a5 106 120-3 130-4 144-2 168-2 200-86
"""


def _row_of(entry: str) -> tuple[int, int]:
    first, _, count = entry.partition("-")
    return int(first, 16), int(count or "1", 16)


def _codes(rows: str) -> tuple[int, ...]:
    return tuple(first + place for first, count in map(_row_of, rows.split()) for place in range(count))


def _values(rows: str) -> dict[str, int]:
    return {chr(code): value for value, code in enumerate(_codes(rows))}


def _bytes_of(number: int, bits: int) -> bytes:
    """Return the whole bytes of a number of so many bits, without the lowest bits that are left over."""
    return (number >> bits % 8).to_bytes(bits // 8)


def _number(bits: str) -> int:
    """Return the number written in base 2. Adding digit by digit would take quadratic time."""
    return int(bits, 2) if bits else 0


def _from_base2048(run: str, values: dict[str, int], last: str) -> bytes:
    """Decode eleven bits per character; a last one, of the alphabet `last`, has three bits."""
    bits = "".join([f"{values[char]:011b}" if char in values else f"{last.index(char):03b}" for char in run])
    return _bytes_of(_number(bits), len(bits))


def _from_filled_base2048(run: str, values: dict[str, int], last: str) -> bytes:
    """Decode the same, but the last character has only as many bits as complete a byte."""
    bits = 11 * len(run[:-1])
    number = _number("".join([f"{values.get(char, 0):011b}" for char in run[:-1]]))
    left = -bits % 8
    value = values[run[-1]] if run[-1] in values else last.index(run[-1])
    left += 8 if run[-1] in values and left <= 3 else 0
    return _bytes_of(number << left | value & (1 << left) - 1, bits + left)


def _from_base65536(run: str, values: dict[str, int], last: str) -> bytes:
    """Decode two bytes per character, the lower one first; a last character of `last` has one byte."""
    pairs = np.array([ord(char) & 0xFF | values[char] << 8 for char in run if char in values], "<u2")
    return pairs.tobytes() + bytes(ord(char) & 0xFF for char in run[-1:] if char in last)


def _from_ecoji(run: str, values: dict[str, int], last: str) -> bytes:
    """Decode ten bits per emoji: four hold five bytes, and fillers among the last four say how many bytes to drop."""
    tens = [values[char] if char in values else max(last.index(char) - 1, 0) << 8 for char in run]
    number = _number("".join([f"{ten:010b}" for ten in tens]))
    short = next((4 - place for place, char in enumerate(run[-4:]) if char == last[0]), 0)
    short = 1 if run[-1] in last[1:] else short + (short > 0)
    whole = _bytes_of(number, 10 * len(run))
    return whole[: len(whole) - short]


@dataclass(frozen=True, slots=True)
class _WideBase:
    """An alphabet, the characters that stand only at the end of a text (`last`), and the function that decodes both."""

    name: str
    values: dict[str, int]
    last: str
    decode: Callable[[str, dict[str, int], str], bytes]
    run: re.Pattern[str]

    @classmethod
    def of(
        cls, name: str, values: dict[str, int], last: str, decode: Callable[[str, dict[str, int], str], bytes]
    ) -> "_WideBase":
        members = f"[{character_class(sorted(map(ord, values)))}]"
        return cls(name, values, last, decode, re.compile(rf"(?:{members}++\r?\n?)++[{re.escape(last)}]{{0,3}}"))


_BLOCKS_VALUES = {chr(code << 8 | low): value for value, code in enumerate(_codes(_BLOCKS)) for low in range(256)}
_WIDE_BASES = (
    _WideBase.of("base2048", _values(_QNTM), "01234567", _from_base2048),
    _WideBase.of("base2048", _values(_RUST), "\u0f0d\u0f0e\u0f0f\u0f10\u0f11\u0f06\u0f08\u0f12", _from_filled_base2048),
    _WideBase.of("ecoji", _values(_ECOJI), "\u2615\u269c\U0001f3cd\U0001f4d1\U0001f64b", _from_ecoji),
    _WideBase.of("base65536", _BLOCKS_VALUES, "".join(map(chr, range(0x1500, 0x1600))), _from_base65536),
)
_BEYOND_ASCII = frozenset(char for base in _WIDE_BASES for char in base.values if not char.isascii())
"""A run needs one of these: ASCII characters are only the lowest digits of one base, which hardly hold bits."""
_LEAST = 8
_RUN = re.compile(rf"[^\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]{{{_LEAST},}}+")
_HEAD = 24
_STRANGERS = 16
"""Characters at the beginning of a run, at most, that may belong to no base: those of one follow without a space."""
_SPREAD = 256
"""How far apart in Unicode the first characters of encoded text are, at least. Those of a word are closer."""


def find_wide_bases(survey: Survey) -> Steps:
    """Find runs in base2048 (either alphabet in use), base65536 or Ecoji, which may go over several lines."""
    text = survey.text
    if _BEYOND_ASCII.isdisjoint(survey.strangers) or ord(max(survey.strangers)) < _SPREAD:
        return
    done = 0
    for match in _RUN.finditer(text):
        if match.start() < done or match[0].isascii():
            continue
        begun = match[0][: _STRANGERS + _LEAST]
        if ord(max(begun)) - ord(min(begun)) < _SPREAD:
            yield None
            continue
        for decoded in _read(text, match.start(), begun):
            done = decoded.end
            yield decoded
            break
        else:
            yield None


def _read(text: str, first: int, begun: str) -> Iterator[Decoded]:
    """Yield what a run holds from its first character of a base on; a few others before that do not hide it."""
    for base in _WIDE_BASES:
        if base.values.keys().isdisjoint(begun[:_STRANGERS]):
            continue
        if base.values.keys() >= set(begun[:_LEAST]):
            start = first
        else:
            skipped = next((place for place, char in enumerate(begun[:_STRANGERS]) if char in base.values), 0)
            head = begun[skipped : skipped + _LEAST]
            if not skipped or len(head) < _LEAST or not base.values.keys() >= set(head):
                continue
            start = first + skipped
        sample = "".join(filter(base.values.__contains__, text[start : start + _HEAD]))
        if read_text(base.decode(sample, base.values, base.last)) is None:
            continue
        match = base.run.match(text, start)
        if match is None:
            continue
        decoded = read_text(base.decode("".join(match[0].split()), base.values, base.last))
        if decoded is not None:
            yield Decoded(decoded, match.start(), match.end(), base.name)
