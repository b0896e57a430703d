"""Text whose characters are written as numbers: code points in any base, and bits."""

from collections.abc import Iterable, Iterator, Sequence

from filters.text.from_bytes import read_text, utf8_within
from filters.text.lexicon import fluency

_SAMPLE = 24
_SURE = 3


def in_base(numbers: Sequence[str], base: int) -> str:
    """Return the text of the numbers, or "" if one of the first few is no character of a text.

    The very first of many may be wrong: it may be the end of a number, where the row was cut.
    """
    try:
        codes = [int(number, base) for number in numbers]
        if codes.count(0) * 3 > len(codes):
            return read_text(bytes(codes)) or ""
        if len(codes) > _SAMPLE and not _is_written(codes[0]):
            del codes[0]
        if not all(_is_written(code) for code in codes[:_SAMPLE]):
            return ""
        if max(codes) < 256:
            return utf8_within(bytes(codes)) or _in_latin(bytes(codes))
        return "".join(map(chr, codes)) if _are_used(codes) else ""
    except (ValueError, OverflowError):
        return ""


def _in_latin(raw: bytes) -> str:
    """Return the text of bytes that are not UTF-8 but code points below 256, if it is language; else ""."""
    text = raw.decode("latin-1")
    accented = len(raw) - len(raw.translate(None, _LATIN))
    return text if accented * _ONE_ACCENTED_IN <= len(raw) and fluency(text) >= _SURE else ""


_LATIN = bytes(range(0x80, 0x100))
_ONE_ACCENTED_IN = 4


def _are_used(codes: Sequence[int]) -> bool:
    return all(code < _HIGHEST or code in _UNSEEN for code in codes)


_HIGHEST = 0x20000
"""Above, there are rare ideographs, and nothing else but `_UNSEEN`."""
_UNSEEN = range(0xE0000, 0xE01F0)
"""Tags and variation selectors."""


def _is_written(code: int) -> bool:
    return code in (9, 10, 13) or code >= 32


def from_bits(numbers: Sequence[str]) -> Iterator[str]:
    """Yield the texts that bits may hold, the likeliest first, and "" for each way to read them that fails.

    Numbers of seven or of more than eight bits are one character each, as are those that begin with a one and differ
    in length. Others are joined and split into bytes, or into characters of seven bits. In all of these, the lowest bit
    may come first.
    """
    first, last = whole_span(numbers)
    row = "".join(numbers[first:])
    numbers = numbers[first:last]
    if max(map(len, numbers)) > 8:
        yield _of_wide(numbers)
        yield from map(_if_fluent, from_bit_row(row, (0,)))
    elif _are_characters(numbers):
        yield _read_bits("".join(number.zfill(8) for number in numbers))
        yield _if_fluent(_read_bits("".join(number[::-1].zfill(8) for number in numbers)))
        return
    else:
        # A text that was split in pieces may begin with the second half of a byte.
        yield from from_bit_row(row, (0, 4) if len(numbers[0]) == 4 else (0,))
    yield from map(_if_fluent, from_septets(row, (0,)))


def whole_span(numbers: Sequence[str]) -> tuple[int, int]:
    """Return the range of the numbers without the first and the last, if only these differ from the others in length.

    A row that was cut anywhere begins and ends with parts of numbers.
    """
    inner = numbers[1:-1]
    if len(inner) < _FEWEST_WHOLE or len(set(map(len, inner))) > 1:
        return 0, len(numbers)
    torn = [len(number) != len(inner[0]) for number in (numbers[0], numbers[-1])]
    return int(torn[0]), len(numbers) - torn[1]


_FEWEST_WHOLE = 6


def _of_wide(numbers: Sequence[str]) -> str:
    if len({len(number) for number in numbers}) > 1:
        return ""
    codes = [int(number, 2) for number in numbers]
    return "".join(map(chr, codes)) if all(map(_is_written, codes)) and max(codes) < _HIGHEST else ""


def _are_characters(numbers: Sequence[str]) -> bool:
    sizes = {len(number) for number in numbers}
    return (len(sizes) > 1 and all(number[0] == "1" for number in numbers)) or (sizes <= {7, 8} and 7 in sizes)


def from_bit_row(bits: str, phases: Iterable[int] = range(8)) -> Iterator[str]:
    """Do what `from_bits` does for bits in one row. The first byte begins at one of the phases: a row may be cut."""
    found = []
    for phase in phases:
        found.append(_read_bits(bits[phase:]))
        yield ""
    # What looks like letters of other alphabets may be ASCII at another phase.
    yield from (
        [decoded for decoded in found if decoded.isascii()] if any(map(str.isascii, filter(None, found))) else found
    )
    whole = bits[: len(bits) // 8 * 8]
    parts = [whole[at : at + 8] for at in range(0, len(whole), 8)]
    for turned in (
        whole.translate(_OTHER_BIT),
        "".join(part[::-1] for part in parts),
        "".join(f"{_ungray(int(part, 2)):08b}" for part in parts),
    ):
        yield _if_fluent(_read_bits(turned))


def _if_fluent(decoded: str) -> str:
    return decoded if fluency(decoded) >= _SURE else ""


def _ungray(code: int) -> int:
    """Return the byte that a Gray code stands for."""
    for by in (1, 2, 4):
        code ^= code >> by
    return code


_OTHER_BIT = str.maketrans("01", "10")


def from_septets(bits: str, phases: Iterable[int] = range(7)) -> Iterator[str]:
    """Do the same for characters of seven bits each, at each of the phases."""
    for phase in phases:
        septets = [bits[at : at + 7] for at in range(phase, len(bits) - 6, 7)]
        yield _read_bits("0" + "0".join(septets))
        yield _if_fluent(_read_bits("0" + "0".join([septet[::-1] for septet in septets])))


def _read_bits(bits: str) -> str:
    """Return the text of the whole bytes in a row of bits, or ""."""
    size = len(bits) // 8
    return read_text(int("0" + bits[: size * 8], 2).to_bytes(size)) or ""
