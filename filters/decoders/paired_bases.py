"""Decoders of basE91 and base92, in which two characters hold 13 bits."""

from collections.abc import Iterator

from filters.decoders.decoded import read_text
from filters.decoders.runs import PARTIAL_UTF8

_UPPER, _LOWER, _DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789"
_BASE91 = {char: value for value, char in enumerate(_UPPER + _LOWER + _DIGITS + '!#$%&()*+,./:;<=>?@[]^_`{|}~"')}
_IN_92 = "!" + "".join(map(chr, (*range(ord("#"), ord("`")), *range(ord("a"), ord("~")))))
_BASE92 = {char: value for value, char in enumerate(_IN_92)}
_SAMPLE = 10
"""Characters whose bytes must be printable before more are decoded."""
_PLAIN_ASCII = b"\t\n\r" + bytes(range(0x20, 0x7F))
_PLAIN = _PLAIN_ASCII + bytes(range(0x80, 0x100))
_STRANGERS = 1
"""Bytes of the sample that may be none of text where a few in the whole may."""


def in_pairs(run: str) -> Iterator[tuple[str, str]]:
    """The text that a run holds in each of the two bases, after the name of the base."""
    for name, decode in _BOTH if _begins_in_92(run) else _BOTH[:1]:
        decoded = read_text(decode(run)) if _is_plain(decode(run[:_SAMPLE])) else None
        if decoded is not None:
            yield name, decoded


def _is_plain(sample: bytes) -> bool:
    return bool(sample) and not sample.translate(None, _PLAIN) and PARTIAL_UTF8.fullmatch(sample) is not None


def from_base91(run: str) -> bytes:
    """basE91 (Joachim Henke): pairs hold 13 bits, or 14 where the lower 13 are small. A stranger ends it."""
    raw = bytearray()
    held = bits = 0
    low = -1
    for char in run:
        value = _BASE91.get(char)
        if value is None:
            break
        if low < 0:
            low = value
            continue
        pair = low + value * 91
        held |= pair << bits
        bits += 13 if pair & 8191 > 88 else 14
        low = -1
        while bits > 7:
            raw.append(held & 255)
            held >>= 8
            bits -= 8
    if low >= 0:
        raw.append((held | low << bits) & 255)
    return bytes(raw)


def head_in_base91(run: str) -> bytes:
    """The first bytes of a run in basE91, or very few of them where they are none of text."""
    glimpse = from_base91(run[:_SAMPLE])
    return from_base91(run) if len(glimpse.translate(None, _PLAIN_ASCII)) <= _STRANGERS else glimpse


def _from_base92(run: str) -> bytes:
    """base92 (Nathan Hwang): pairs hold 13 bits, the last character by itself six. A stranger makes it empty."""
    if not _BASE92.keys() >= set(run):
        return b""
    values = [_BASE92[char] for char in run]
    bits = "".join(f"{high * 91 + low:013b}" for high, low in zip(values[::2], values[1::2], strict=False))
    bits += f"{values[-1]:06b}" if len(values) % 2 else ""
    return int("0" + bits[: len(bits) // 8 * 8], 2).to_bytes(len(bits) // 8)


def _begins_in_92(run: str) -> bool:
    """Whether the first byte that a run has in base92 may be one of a text."""
    return 0x20 <= (_BASE92.get(run[0], 0) * 91 + _BASE92.get(run[1], 0)) >> 5 != 0x7F


_BOTH = (("base91", from_base91), ("base92", _from_base92))
