"""Text whose characters are numbers: code points in any base, and bits."""

from collections.abc import Generator, Sequence

from filters.decoded import read_text
from filters.lexicon import fluency

_SAMPLE = 24
_SURE = 3


def in_base(numbers: Sequence[str], base: int) -> str:
    """The characters of numbers, none if one of the first is no character of a text."""
    try:
        codes = [int(number, base) for number in numbers]
        if codes.count(0) * 3 > len(codes):
            return read_text(bytes(codes)) or ""
        if not all(_is_written(code) for code in codes[:_SAMPLE]):
            return ""
        return bytes(codes).decode() if max(codes) < 256 else "".join(map(chr, codes)) if _are_used(codes) else ""
    except (ValueError, OverflowError):
        return ""


def _are_used(codes: Sequence[int]) -> bool:
    return all(code < _HIGHEST or code in _UNSEEN for code in codes)


_HIGHEST = 0x20000
"""Above, there are ideographs that hardly anybody uses, and nothing."""
_UNSEEN = range(0xE0000, 0xE01F0)
"""Tags and variation selectors."""


def _is_written(code: int) -> bool:
    return code in (9, 10, 13) or code >= 32


def from_bits(numbers: Sequence[str]) -> Generator[None, None, str]:
    """The text that bits hold. Numbers of seven or of more than eight are a character each, as are those
    that begin with a one and differ in length; others make bytes.

    Pauses after each way to read them.
    """
    if max(map(len, numbers)) > 8:
        if len({len(number) for number in numbers}) > 1:
            return ""
        codes = [int(number, 2) for number in numbers]
        return "".join(map(chr, codes)) if all(map(_is_written, codes)) and max(codes) < _HIGHEST else ""
    if min(map(len, numbers)) < max(map(len, numbers)) and all(number[0] == "1" for number in numbers):
        return _read_bytes(numbers)
    if {len(number) for number in numbers} <= {7, 8} and any(len(number) == 7 for number in numbers):
        return _read_bytes(numbers)
    bits = "".join(numbers)
    # A text that is cut in pieces may begin with the second half of a byte.
    phases = (0, 4) if len(numbers[0]) == 4 else (0,)
    found = ""
    parts: list[str] = []
    for phase in phases:
        parts = [bits[at : at + 8] for at in range(phase, len(bits) - 7, 8)]
        decoded = _read_bytes(parts)
        if fluency(decoded) or (decoded and not decoded.isascii()):
            return decoded
        found = found or decoded
        yield
    inverted = [part.translate(_OTHER_BIT) for part in parts]
    ungrayed = [f"{_ungray(int(part, 2)):08b}" for part in parts]
    for turned in (inverted, [part[::-1] for part in parts], ungrayed):
        decoded = _read_bytes(turned)
        if fluency(decoded) >= _SURE:
            return decoded
        yield
    return found


def _ungray(code: int) -> int:
    """The byte that a Gray code stands for."""
    for by in (1, 2, 4):
        code ^= code >> by
    return code


_OTHER_BIT = str.maketrans("01", "10")


def _read_bytes(numbers: Sequence[str]) -> str:
    return read_text(bytes(int(number, 2) for number in numbers)) or ""
