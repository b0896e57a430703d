"""Decoders of basE91 and base92, in which two characters hold 13 bits."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from filters.decoders.runs import PARTIAL_UTF8
from filters.text.from_bytes import read_text

_Pairs: TypeAlias = tuple[str, Callable[[str], bytes]]
"""The name of a base, and what decodes a run in it."""
_UPPER, _LOWER, _DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789"
_IN_91 = _UPPER + _LOWER + _DIGITS + '!#$%&()*+,./:;<=>?@[]^_`{|}~"'
_NO_VALUE = b"\xff"
_VALUES_IN_91 = bytes(_IN_91.index(chr(code)) if chr(code) in _IN_91 else _NO_VALUE[0] for code in range(256))
"""The value of each character. A backslash has none, nor has a character beyond ASCII, which is escaped with one."""
_IN_92 = "!" + "".join(map(chr, (*range(ord("#"), ord("`")), *range(ord("a"), ord("~")))))
_BASE92 = {char: value for value, char in enumerate(_IN_92)}
_ALL_OF_92 = frozenset(_IN_92)
_GLANCE, _SAMPLE = 4, 10
"""Characters that are decoded first, and then: their bytes must be those of text before more are decoded."""
_PLAIN_ASCII = b"\t\n\r" + bytes(range(0x20, 0x7F))
_PLAIN = _PLAIN_ASCII + bytes(range(0x80, 0x100))
_STRANGERS = 1
"""Bytes of the sample that may be no printable ASCII, if the whole may have a few."""


def in_pairs(runs: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the name of each of the two bases in which a run holds text, and the text, for each run in turn."""
    begun: dict[str, Sequence[_Pairs]] = {}
    for run in runs:
        head = run[:_SAMPLE]
        if head not in begun:  # most of the runs are parts of one, and begin alike
            begun[head] = tuple(_that_begin(head))
        for name, decode in begun[head]:
            decoded = read_text(decode(run))
            if decoded is not None:
                yield name, decoded


def _that_begin(head: str) -> Iterator[_Pairs]:
    """Yield those of the two bases in which the first characters of a run are bytes of text."""
    for base in _BOTH if _begins_in_92(head) else _BOTH[:1]:
        if _is_plain(base[1](head[:_GLANCE])) and _is_plain(base[1](head)):
            yield base


def _is_plain(sample: bytes) -> bool:
    return bool(sample) and not sample.translate(None, _PLAIN) and PARTIAL_UTF8.fullmatch(sample) is not None


def from_base91(run: str) -> bytes:
    """Decode basE91 (Joachim Henke) up to the first character that it does not have.

    Pairs hold 13 bits, or 14 if the lower 13 are at most 88.
    """
    held = bits = 0
    values = run.encode("ascii", "backslashreplace").translate(_VALUES_IN_91).partition(_NO_VALUE)[0]
    parts: list[bytes] = []
    for low, high in zip(values[::2], values[1::2], strict=False):
        pair = low + high * 91
        held |= pair << bits
        bits += 13 if pair & 8191 > 88 else 14
        if bits > _MOST_HELD:
            raw, held, bits = _whole_bytes(held, bits)
            parts.append(raw)
    raw, held, bits = _whole_bytes(held, bits)
    parts.append(raw)
    if len(values) % 2:
        parts.append(bytes([(held | values[-1] << bits) & 255]))
    return b"".join(parts)


def _whole_bytes(held: int, bits: int) -> tuple[bytes, int, int]:
    """Return the whole bytes among so many bits, the lowest first, and what is left: its bits, and their number."""
    size = bits // 8
    rest = held >> 8 * size
    return (held ^ rest << 8 * size).to_bytes(size, "little"), rest, bits % 8


_MOST_HELD = 512
"""Bits from which on they are turned into bytes: with many more, each addition takes longer."""


def head_in_base91(run: str) -> bytes:
    """Decode a run in basE91, but only its first `_SAMPLE` characters if their bytes are not those of text."""
    glimpse = from_base91(run[:_SAMPLE])
    return from_base91(run) if len(glimpse.translate(None, _PLAIN_ASCII)) <= _STRANGERS else glimpse


def _from_base92(run: str) -> bytes:
    """Decode base92 (Nathan Hwang), in which pairs hold 13 bits, and a last single character six.

    The result is empty if the run has a character that base92 does not have.
    """
    if not _ALL_OF_92.issuperset(run):
        return b""
    values = [_BASE92[char] for char in run]
    bits = "".join(f"{high * 91 + low:013b}" for high, low in zip(values[::2], values[1::2], strict=False))
    bits += f"{values[-1]:06b}" if len(values) % 2 else ""
    return int("0" + bits[: len(bits) // 8 * 8], 2).to_bytes(len(bits) // 8)


def _begins_in_92(run: str) -> bool:
    """Return whether the first byte of a run in base92 is printable ASCII."""
    return 0x20 <= (_BASE92.get(run[0], 0) * 91 + _BASE92.get(run[1], 0)) >> 5 != 0x7F


_BOTH = (("base91", from_base91), ("base92", _from_base92))
