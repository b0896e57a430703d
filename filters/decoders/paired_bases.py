"""Decoders of basE91 and base92, in which two characters hold 13 bits."""

from collections.abc import Iterator

from filters.decoders.runs import PARTIAL_UTF8
from filters.text.from_bytes import read_text

_UPPER, _LOWER, _DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789"
_BASE91 = {char: value for value, char in enumerate(_UPPER + _LOWER + _DIGITS + '!#$%&()*+,./:;<=>?@[]^_`{|}~"')}
_IN_92 = "!" + "".join(map(chr, (*range(ord("#"), ord("`")), *range(ord("a"), ord("~")))))
_BASE92 = {char: value for value, char in enumerate(_IN_92)}
_SAMPLE = 10
"""Characters that are decoded first: their bytes must be those of text before more are decoded."""
_PLAIN_ASCII = b"\t\n\r" + bytes(range(0x20, 0x7F))
_PLAIN = _PLAIN_ASCII + bytes(range(0x80, 0x100))
_STRANGERS = 1
"""Bytes of the sample that may be no printable ASCII, if the whole may have a few."""


def in_pairs(run: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each of the two bases in which a run holds text, and the text."""
    for name, decode in _BOTH if _begins_in_92(run) else _BOTH[:1]:
        decoded = read_text(decode(run)) if _is_plain(decode(run[:_SAMPLE])) else None
        if decoded is not None:
            yield name, decoded


def _is_plain(sample: bytes) -> bool:
    return bool(sample) and not sample.translate(None, _PLAIN) and PARTIAL_UTF8.fullmatch(sample) is not None


def from_base91(run: str) -> bytes:
    """Decode basE91 (Joachim Henke) up to the first character that it does not have.

    Pairs hold 13 bits, or 14 if the lower 13 are at most 88.
    """
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
    """Decode a run in basE91, but only its first `_SAMPLE` characters if their bytes are not those of text."""
    glimpse = from_base91(run[:_SAMPLE])
    return from_base91(run) if len(glimpse.translate(None, _PLAIN_ASCII)) <= _STRANGERS else glimpse


def _from_base92(run: str) -> bytes:
    """Decode base92 (Nathan Hwang), in which pairs hold 13 bits, and a last single character six.

    The result is empty if the run has a character that base92 does not have.
    """
    if not _BASE92.keys() >= set(run):
        return b""
    values = [_BASE92[char] for char in run]
    bits = "".join(f"{high * 91 + low:013b}" for high, low in zip(values[::2], values[1::2], strict=False))
    bits += f"{values[-1]:06b}" if len(values) % 2 else ""
    return int("0" + bits[: len(bits) // 8 * 8], 2).to_bytes(len(bits) // 8)


def _begins_in_92(run: str) -> bool:
    """Return whether the first byte of a run in base92 is printable ASCII."""
    return 0x20 <= (_BASE92.get(run[0], 0) * 91 + _BASE92.get(run[1], 0)) >> 5 != 0x7F


_BOTH = (("base91", from_base91), ("base92", _from_base92))
