"""Decoder of text in numbers of a large base: one number for each character, or for each few bytes."""

import re
from collections.abc import Generator, Iterator, Sequence
from math import ceil, log2

import numpy as np

from filters.decoders.code_points import in_base
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.radixes import BASES, NO_DIGIT, from_digits, table_of_digits
from filters.decoders.runs import PARTIAL_UTF8, has_any
from filters.decoders.survey import Survey
from filters.text.from_bytes import SHORTEST, read_text
from filters.text.lexicon import is_language

_FEWEST_DIGITS = 12
_LONGEST_GAP = 4
"""Characters between two numbers, at most."""
_SLOW = 512
"""Numbers from which on reading them takes long enough for more pauses."""


def find_blocks(survey: Survey) -> Steps:
    """Find characters as numbers in a base from 3 to 36, and blocks of up to 16 bytes as numbers in base 36, 58 or 62.

    All blocks but the last have the same number of bytes, and each has as many digits as its bytes need. There may be
    gaps between them or none.
    """
    read: list[Decoded] = []
    for match in _NUMBERS.finditer(survey.text) if _may_be_characters(survey) else ():
        for decoded in _characters(_GAP.split(match[0]), *match.span()):
            read += [decoded] if decoded and not decoded.tentative else ()
            yield decoded
    mixed = survey.digits_in_words >= _FEWEST_MIXED or survey.digits >= _FEWEST_DIGITS
    rows = list(_rows(survey)) if mixed else []
    for start, end in rows if rows and _may_be_blocks(survey) else ():
        if not any(one.start < end and start < one.end for one in read):
            for decoded in _read(survey, start, end):
                read += [decoded] if decoded and not decoded.tentative else ()
                yield decoded


# Characters

_NUMBER = r"(?>[0-9][0-9A-Za-z]{0,4}+|[ABab][0-9ABab]{1,2}+|[ADWadw])(?![0-9A-Za-z])"
"""A character of ASCII. From base 13 on its first digit is below 10, unless it is a control or the space."""
_NUMBERS = re.compile(rf"(?<![0-9A-Za-z]){_NUMBER}(?:[^0-9A-Za-z]{{1,{_LONGEST_GAP}}}+{_NUMBER}){{{SHORTEST - 1},}}+")
_BEGINS = bytes(
    100 if chr(code) in "0123456789ABDWabdw" else 97 if code < 128 and chr(code).isalnum() else 32
    for code in range(256)
)
"""A "d" for what a number may begin with, an "a" for every other letter."""
_ROW = re.compile(rb" d[ad]{0,4}+(?: {1,%d}+d[ad]{0,4}+){%d}" % (_LONGEST_GAP, SHORTEST - 2))
"""A row of `_NUMBERS` without its first."""
_GAP = re.compile(r"[^0-9A-Za-z]+")
_SHAPES = tuple((b"a" * width + b" " * gap) * 3 for width in range(2, 6) for gap in range(1, _LONGEST_GAP + 1))
_OF_DIGITS, _OF_LETTERS = (3, 4, 5, 6, 7, 9), (36, *range(11, 36))
"""The bases that have no letters as digits, and those that have, the commonest first. Bases 2, 8 and 10 are read by
`filters.decoders.numerals`."""


def _may_be_characters(survey: Survey) -> bool:
    """Whether there are numbers in a row, as many as the shortest text has, and a few of one width among them."""
    return (
        survey.digits >= _FEWEST_DIGITS
        and _ROW.search(survey.raw.translate(_BEGINS)) is not None
        and has_any(survey.alnum, _SHAPES)
    )


def _characters(numbers: Sequence[str], start: int, end: int) -> Steps:
    """Yield the text of characters in the first base in which they are language; else what is printable, tentatively.

    Base 16 is left to `filters.decoders.hexadecimal`, and what has no higher digits is likely to be of it.
    """
    digits = "".join(numbers)
    highest = int(max(digits.lower()), 36)
    bases = _OF_DIGITS if digits.isdigit() else _OF_LETTERS if digits.isupper() or digits.islower() else ()
    printed: list[Decoded] = []
    for base in bases:
        if base <= highest or not in_base(numbers[:_FIRST], base):
            continue
        text = in_base(numbers, base)
        yield from PAUSES if len(numbers) > _SLOW else (None,)
        if is_language(text):
            yield from [Decoded(text, start, end, f"base{base}")] if base != _HEXADECIMAL else ()
            return
        if highest >= _HEXADECIMAL and len(text) >= SHORTEST and text.isascii() and text.isprintable():
            printed.append(Decoded(text, start, end, f"base{base}", tentative=True))
    yield from printed[:_MOST_PRINTED]
    yield None


_HEXADECIMAL = 16
_FIRST, _MOST_PRINTED = 32, 2
"""Numbers that are looked at first, enough for `in_base` to leave the very first of them out; and bases whose text is
returned if it is only printable."""


# Blocks of bytes

_FEWEST_MIXED = 2
_BLOCK = 25
"""Digits of a block, at most: those of 16 bytes in base 36. A longer run has no gaps between its blocks."""
_LEAST = 17
"""Digits of the shortest text, at least."""
_ALPHABETS = tuple(
    (name, len(alphabet), table_of_digits(alphabet))
    for name, alphabet in (("base36", "0123456789abcdefghijklmnopqrstuvwxyz"), *BASES)
)
_WIDTHS = {
    base: {ceil(8 * size / log2(base)): size for size in range(1, 17)} for base in {base for _, base, _ in _ALPHABETS}
}
"""For each base, the bytes of a block of so many digits."""
_PLAIN = b"\t\n\r" + bytes(range(0x20, 0x7F))
_PAIR = 2
"""Digits of one byte. Such pairs are printable in several bases, and language in one."""
_SAMPLE = 32
"""Digits that must be plain text, at least, before all of a row is read."""


def _may_be_blocks(survey: Survey) -> bool:
    """Whether there are digits right after letters, or a few numbers of one width in a row."""
    return survey.digits_in_words >= _FEWEST_MIXED or (
        survey.digits >= _FEWEST_DIGITS and has_any(survey.alnum, _SHAPES)
    )


def _rows(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the spans of rows of letters and digits in runs of one size, those that have both: first each row with a
    shorter run after it.
    """
    shape = np.frombuffer(b" %b " % survey.alnum, np.uint8)
    edges = (shape[1:] != shape[:-1]).nonzero()[0]
    begins, ends = edges[::2], edges[1::2]
    if not len(begins):
        return
    codes = np.frombuffer(survey.raw, np.uint8)
    sizes = ends - begins
    sizes[(sizes == _PAIR) & (codes[begins] > ord("9"))] = -_PAIR  # a pair for a byte of ASCII begins with a digit
    after = np.zeros_like(sizes)
    np.multiply(sizes[1:], begins[1:] - ends[:-1] <= _LONGEST_GAP, out=after[:-1])
    lasts = (after != sizes).nonzero()[0]
    firsts = np.zeros_like(lasts)
    firsts[1:] = lasts[:-1] + 1
    follows = (after > 0) & (after < sizes)
    starts, over = begins[firsts], ends[lasts + follows[lasts]]
    long = (over - starts >= _LEAST) & (sizes[firsts] > 0)
    digits = np.zeros(len(codes) + 1, np.intp)
    np.cumsum(codes - ord("0") < len("0123456789"), out=digits[1:])
    digits = digits[over] - digits[starts]
    long &= (digits > 0) & (digits < sizes[firsts] * (lasts - firsts + 1) + after[lasts] * follows[lasts])
    for first, last in zip(firsts[long].tolist(), lasts[long].tolist(), strict=True):
        for end in range(last + int(follows[last]), last - 1, -1):
            yield int(begins[first]), int(ends[end])


def _read(survey: Survey, start: int, end: int) -> Steps:
    """Yield the text of a row: of its blocks, or of its pairs of digits for one character each."""
    run = _GAP.sub("", survey.text[start:end])
    if run.isdigit() or not any(map(str.isdigit, run[:_SAMPLE])):
        return
    variant, text = yield from survey.once_in_steps(_first_of_blocks, run)
    if text:
        yield Decoded(text, start, end, variant)
    elif len(run) == end - start and not run[:_SAMPLE:2].strip(_BEGINNING):
        yield from _characters([run[at : at + _PAIR] for at in range(0, len(run) - 1, _PAIR)], start, end)
    yield None


_BEGINNING = "0123456789ABab"


def _first_of_blocks(run: str) -> Generator[None, None, tuple[str, str]]:
    """Return the name of the base in which blocks are text, and the text; "" twice if there is none."""
    raw = run.encode()
    if not raw.translate(None, _OF_HEX):
        return "", ""
    for name, base, table in _ALPHABETS:
        digits = raw.lower() if name == "base36" and (run.isupper() or run.islower()) else raw
        values = digits.translate(table)
        if NO_DIGIT in values:
            continue
        head = values[: _SAMPLE + _BLOCK]
        for size in _sizes(head[:_BLOCK], base):
            sample = yield from _bytes(head[: -(-_SAMPLE // size) * size], base, size)
            if not _is_plain(sample):
                continue
            text = read_text((yield from _bytes(values, base, size)))
            yield from PAUSES if len(run) > _SLOW else ()
            if text is not None and (size > _PAIR or is_language(text)):
                return name, text
    return "", ""


_OF_HEX = b"0123456789abcdefABCDEF"


def _sizes(places: bytes, base: int) -> Iterator[int]:
    """Yield the digits that a block may have, as the first block of so many is plain text."""
    number = 0
    for size, place in enumerate(places, start=1):
        number = number * base + place
        count = _WIDTHS[base].get(size)
        if count and not number >> 8 * count and _is_plain(number.to_bytes(count)):
            yield size


def _is_plain(raw: bytes) -> bool:
    return bool(raw) and (not raw.translate(None, _PLAIN) or PARTIAL_UTF8.fullmatch(raw) is not None)


def _bytes(places: bytes, base: int, size: int) -> Generator[None, None, bytes]:
    """Return the bytes of blocks of so many digits, or none if one of them is no number of so many bytes. Pauses."""
    raw: list[bytes] = []
    for at in range(0, len(places), size):
        if len(raw) % _SLOW == _SLOW - 1:
            yield from PAUSES
        block = places[at : at + size]
        number, count = from_digits(block, base), _WIDTHS[base].get(len(block), 0)
        if number >> 8 * count:
            return b""
        raw.append(number.to_bytes(count))
    return b"".join(raw)
