"""Which lines of numbers may say anything at all, told of all lines of a table at once.

A table has as many lines as a text has, and each way to read one takes some microseconds. What is asked here is
necessary for the ways to read numbers in `numerals`: what is left out would be read in vain, or say nothing.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from enum import IntFlag
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.decoders.survey import Places, Spans
from filters.decoders.xored import IN_BITS, LEAST_XORED
from filters.text.canonical import DISGUISED
from filters.text.confusables import RARE

Flags: TypeAlias = NDArray[np.bool_]

_FEWEST, _LEAST_DIGITS, _SHORTEST = 8, 24, 16
"""Numbers or digits, and characters, of a line that is written in numbers: a time stamp has fewer."""
_CAP_BITS: Final = 32
_CAP: Final = (1 << _CAP_BITS) - 1
_WIDEST = 24
"""Digits of a number that is read with others, at most."""
_BYTES, _LATIN, _SYLLABLES, _IDEOGRAPHS, _ASTRAL, _HIGHEST = 0x100, 0x250, 0x1100, 0x2E80, 0x10000, 0xE01F0
_BREAK = ord("\n")
_MINUS = ord("-") - ord("0") & 0xFF
_SAMPLE = 24
"""Numbers at the beginning that are characters, if all are."""
_OTHER, _ASCII, _GONE = 0, 1, 2


def _kinds() -> NDArray[np.uint8]:
    """Return what becomes of each character of the basic plane as rules read it, and one entry more for all others.

    It becomes nothing, or no more than a blank; maybe ASCII; or always something else.
    """
    kinds = np.zeros(_ASTRAL + 1, np.uint8)
    for code, made in DISGUISED.items():
        if any(sign.isascii() and not sign.isspace() for sign in made):
            kinds[code] = _ASCII
        elif not made or made.isspace() or unicodedata.category(chr(code)) in _UNSEEN:
            kinds[code] = _GONE
    kinds[:0x80] = [_GONE if chr(code).isspace() or not chr(code).isprintable() else _ASCII for code in range(0x80)]
    kinds[[*(ord(char) for char in RARE if ord(char) < _ASTRAL), *_OF_BITS, _ASTRAL]] = _ASCII
    return kinds


_UNSEEN = frozenset({"Cc", "Cn", "Co", "Cs", "Mn", "Me"})
_OF_BITS = (0xAD, 0x34F, 0x61C, 0x180E, *range(0x200B, 0x2070), *range(0xFE00, 0xFE10), 0xFEFF)
"""What nobody sees and may stand for bits or bytes."""
_KINDS: Final = _kinds()
_LETTERS: Final = np.array([*(code > 0x7F or chr(code).isalpha() for code in range(_LATIN)), False])
"""Whether a character may be a Latin letter, or a part of one in UTF-8; and one entry for all others."""
_MOST_SIGNS, _MOST_BLOCKS, _BLOCK_BITS = 64, 3, 7
"""As in `numerals`: signs and blocks beyond which only the numbers of a table make a text."""
_LARGEST_STEP = 4
_FEWEST_SIGNS = 6
"""Ideographs, or other signs that do not go on counting, which may be what a row says whatever else stands in it."""
_LONGEST_FORM, _FIRST_WIDE = 4, 0x3400
"""Characters that one may become, and where those begin of which one may be two bytes."""
_LEAST_ASCII = 9
"""Characters of ASCII that may be three words."""
_ONE_WORD_IN, _LONG = 256, 4_096
_LEAST_BITS, _LETTER_BITS, _BYTE_BITS = 84, 5, 8
_LEAST_KEYED = 16
"""The least of the largest of bytes of which a key makes words: their letters differ in more than four bits."""
_EBCDIC_SPACE, _LONGEST_WORD = 0x40, 16
_PRINTED = bytes(code in b"\t\n\r" or 0x20 <= code < 0x7F for code in range(_BYTES))
_LATE_LETTER, _LAST_LETTER = 10, 27
"""The place of a letter up to which all others make no text, from either end of the alphabet, and the last place: that
of a space after z."""
_MOST_PRESSES, _MOST_PRESSES_OF_MARKS, _MOST_DOTS = 4, 13, 6
_ASCII_SIZE, _LEAST_SPREAD, _FEWEST_MOVED = 0x80, 48, 24
_RAREST_SPACE, _COMMONEST_SPACE = 0.08, 0.3
"""The share of spaces among the characters of a text."""
_PACKED = (31, 66, 93, 120, 253)
"""The first of compressed bytes."""


def _summed(numbers: Places | Flags) -> Places:
    """Return the sum of the numbers before each one, and of all of them."""
    summed = np.zeros(len(numbers) + 1, np.intp)
    np.cumsum(numbers, out=summed[1:])
    return summed


class _Rows:
    """Numbers that follow each other, and spans of them, each of which is a line."""

    def __init__(self, raw: bytes, begins: Places, ends: Places, first: Places, last: Places) -> None:
        self.first, self.last, self.count = first, last, last - first
        self.widths = ends - begins
        self._spans = np.stack((first, last), axis=1).ravel()
        self._begins, self._ends = begins, ends
        self._digits = np.frombuffer(raw, np.uint8) - np.uint8(48)
        self._minus = self._digits == np.uint8(_MINUS)
        edges = np.stack((begins, ends), axis=1).ravel()
        digits = np.append(self._digits, np.uint8(0))
        self.high, self.low = np.maximum.reduceat(digits, edges)[::2], np.minimum.reduceat(digits, edges)[::2]

    def values(self, base: int, *, step: int) -> Places:
        """Return the numbers in a base, from their first digits on or, by the other step, from their last ones."""
        values = np.zeros(len(self.widths), np.intp)
        starts = self._begins if step > 0 else self._ends - 1
        for place in range(min(int(self.widths.max()), _WIDEST)):
            live = np.flatnonzero(self.widths > place)
            values[live] = np.minimum(values[live] * base + self._digits[starts[live] + step * place], _CAP)
        return values

    def signed(self, codes: Places) -> Places:
        """Return the numbers with the minus signs before them that do not follow another number."""
        if not self._minus.any():
            return codes
        begins = self._begins
        minus = (begins > 0) & self._minus[begins - 1]
        return np.where(minus & ((self._digits[begins - 2] > 9) | (begins < 2)), -codes, codes)

    def of(self, numbers: Places | Flags) -> Places:
        """Return how many numbers of each line are flagged, or their sum."""
        summed = _summed(numbers)
        return summed[self.last] - summed[self.first]

    def among_first(self, flags: Flags) -> Places:
        """Return how many of the first numbers of each line are flagged.

        The very first of many is left out: it may be the end of one.
        """
        summed = _summed(flags)
        many = self.count > _SAMPLE
        told: Places = summed[self.first + np.minimum(self.count, _SAMPLE)] - summed[self.first + many]
        return told

    def in_a_row(self, flags: Flags, kept: Flags) -> Places:
        """Return in how many places of a line three numbers in a row are flagged, counting only the kept ones."""
        places = np.flatnonzero(kept)
        flagged = flags[places]
        threes = np.zeros(len(flags), np.bool_)
        threes[places[2:]] = flagged[2:] & flagged[1:-1] & flagged[:-2]
        return self.of(threes)

    def different(self, numbers: Places, flags: Flags) -> Places:
        """Return how many different numbers of each line are flagged."""
        sizes = np.repeat(np.arange(len(self.count)), self.count)
        places = np.arange(len(sizes)) - np.repeat(np.cumsum(self.count) - self.count - self.first, self.count)
        flagged = flags[places]
        pairs = np.sort(sizes[flagged] << _CAP_BITS | numbers[places][flagged])
        new = np.append(True, pairs[1:] != pairs[:-1])[: len(pairs)]
        return np.bincount(pairs[new] >> _CAP_BITS, minlength=len(self.count))

    def most(self, numbers: Places) -> Places:
        return np.maximum.reduceat(np.append(numbers, 0), self._spans)[::2]

    def least(self, numbers: Places) -> Places:
        return np.minimum.reduceat(np.append(numbers, 0), self._spans)[::2]


class Way(IntFlag):
    """What numbers may be that say something."""

    CHARACTERS = 1
    BACKWARDS = 2
    LETTERS = 4
    COMBINED = 8
    PACKED = 16
    MOVED = 32


EVERY_WAY: Final = Way.CHARACTERS | Way.BACKWARDS | Way.LETTERS | Way.COMBINED | Way.PACKED | Way.MOVED
Telling: TypeAlias = tuple[int, int, int]
"""Where numbers begin and end, and the ways in which they may say something."""


def telling_spans(
    raw: bytes, numbers: Spans, runs: Sequence[tuple[int, int]], *, least: int
) -> Iterator[list[Telling]]:
    """Yield for each run of numbers those of its own span and the spans of its lines that may say something, and how.

    Lines are tried, as other numbers may stand around a text.

    `numbers` are all that stand in a text, and `least` how many characters say something if they are no ASCII.
    """
    starts = np.array([start for start, _ in runs], np.intp)
    stops = np.array([stop for _, stop in runs], np.intp)
    breaks = np.flatnonzero(np.frombuffer(raw, np.uint8) == _BREAK)
    before, after = np.searchsorted(breaks, starts), np.searchsorted(breaks, stops)
    lines = np.where(after > before, after - before + 1, 0)
    run_of = np.repeat(np.arange(len(runs)), lines)
    place = before[run_of] + np.arange(len(run_of)) - np.repeat(np.cumsum(lines) - lines, lines)
    breaks = np.concatenate(([-1], breaks, [len(raw)]))
    run_of = np.concatenate((np.arange(len(runs)), run_of))
    firsts = np.concatenate((starts, np.maximum(breaks[place] + 1, starts[run_of[len(runs) :]])))
    lasts = np.concatenate((stops, np.minimum(breaks[place + 1], stops[run_of[len(runs) :]])))
    begins, ends = numbers
    first, last = np.searchsorted(begins, firsts), np.searchsorted(begins, lasts)
    digits = _summed(ends - begins)
    enough = (last - first >= _FEWEST) | (digits[last] - digits[first] >= _LEAST_DIGITS)
    fit = np.flatnonzero(enough & (lasts - firsts >= _SHORTEST))
    ways = _ways(_Rows(raw, begins, ends, first[fit], last[fit]), least) if len(fit) else fit
    if len(fit):
        ways[ends[last[fit] - 1] > lasts[fit]] = EVERY_WAY  # the last number goes on where the run ends
    fit, ways = fit[ways > 0], ways[ways > 0]
    spans: list[list[Telling]] = [[] for _ in runs]
    for run, *span in zip(*(places.tolist() for places in (run_of[fit], firsts[fit], lasts[fit], ways)), strict=True):
        spans[run].append((span[0], span[1], span[2]))
    yield from spans


def _ways(rows: _Rows, least: int) -> Places:
    """Return the ways, of `Way`, in which the numbers of each line may say something; 0 for none."""
    codes = rows.values(10, step=1)
    characters, backwards = _are_characters(rows, codes, least), _are_backwards(rows, rows.values(10, step=-1))
    octal = rows.most(rows.high) < 8
    if octal.any():
        characters |= octal & _are_characters(rows, rows.values(8, step=1), least)
        backwards |= octal & _are_backwards(rows, rows.values(8, step=-1))
    bits = _are_bits(rows)
    ways = Way.CHARACTERS * (characters | bits) + Way.BACKWARDS * (backwards | bits)
    ways += Way.LETTERS * (_are_letters_of_keys(rows, codes) | bits)
    of_bytes = rows.most(codes) < _BYTES
    if of_bytes.any():
        ways += Way.COMBINED * (of_bytes & _are_combined(rows, codes))
        ways += Way.PACKED * (of_bytes & np.isin(codes[rows.first], _PACKED))
    signed = rows.signed(codes)
    for row in np.flatnonzero(_are_close(rows, signed)).tolist():
        ways[row] += Way.MOVED * _has_a_space(signed[rows.first[row] : rows.last[row]])
    return ways


def _are_close(rows: _Rows, codes: Places) -> Flags:
    """Return whether numbers are as far apart as the characters of an ASCII text, or multiples of such."""
    steps = np.append(np.abs(np.diff(codes)), 0)
    ends = np.stack((rows.first, np.maximum(rows.last - 1, rows.first + 1)), axis=1).ravel()
    step = np.gcd.reduceat(np.append(steps, 0), ends)[::2]
    spread = rows.most(codes) - rows.least(codes)
    close: Flags = (spread < _ASCII_SIZE * step) & (spread >= _LEAST_SPREAD * step) & (rows.count >= _FEWEST_MOVED)
    return close


def _has_a_space(codes: Places) -> bool:
    """Return whether the number that comes most often is as frequent as a space, and seldom comes twice in a row."""
    different, counts = np.unique(codes, return_counts=True)
    places = np.flatnonzero(codes == different[counts.argmax()])
    share = len(places) / len(codes)
    return bool(_RAREST_SPACE <= share <= _COMMONEST_SPACE and (np.diff(places) == 1).sum() * 8 <= len(places))


def _are_bits(rows: _Rows) -> Flags:
    """Return whether numbers may be bits of bytes, or letters in groups of two signs."""
    widest, narrowest = rows.most(rows.widths), rows.least(rows.widths)
    enough = rows.of(rows.widths) >= _LEAST_BITS
    others = enough | (widest > _BYTE_BITS) | (widest != narrowest) | (widest == _LETTER_BITS)
    told: Flags = (rows.among_first(rows.high > 1) == 0) & others
    return told


def _are_letters_of_keys(rows: _Rows, codes: Places) -> Flags:
    """Return whether numbers may be letters by place, in a square, on keys or by dots, or characters in rare bases."""
    widest, narrowest = rows.most(rows.widths), rows.least(rows.widths)
    highest, high, low = rows.most(codes), rows.most(rows.high), rows.least(rows.low)
    last = codes % 10
    of_keys = (widest <= _MOST_PRESSES_OF_MARKS) & (rows.of(rows.high != rows.low) == 0)
    of_dots = (widest <= _MOST_DOTS) & (low >= 1) & (high <= _MOST_DOTS)
    of_presses = (widest == 2) & (rows.of((codes < 21) | (last < 1) | (last > _MOST_PRESSES)) == 0)
    of_pairs = (widest == 1) & (rows.count % 2 == 0) & (low >= 1) & (rows.of(codes <= _MOST_PRESSES) * 2 >= rows.count)
    of_places = (widest <= 2) & (highest >= _LATE_LETTER) & (highest <= _LAST_LETTER)
    of_rare = (widest == narrowest) & (widest > 2) & (high < 9)
    of_square = (low >= 1) & (high <= 5) & ((widest == 1) | (rows.of(rows.widths % 2 == 1) == 0))
    told: Flags = ((of_keys | of_dots) & (widest > 1)) | of_presses | of_pairs | of_places | of_rare | of_square
    return told


def _are_combined(rows: _Rows, codes: Places) -> Flags:
    """Return whether bytes may be text once a key, the order of their bits or their own is undone, or of EBCDIC."""
    kept = np.minimum(codes, 0xFF)
    printed = np.frombuffer(_PRINTED, np.bool_)
    head = rows.first + LEAST_XORED
    long = rows.count >= LEAST_XORED
    head[~long] = rows.first[~long]

    def are_all(flags: Flags) -> Flags:
        summed = _summed(flags)
        told: Flags = summed[head] - summed[rows.first] == LEAST_XORED
        return told

    combined = are_all(codes < 0x80) | are_all(codes >= 0x80)
    for _, table in IN_BITS:
        combined |= are_all(printed[np.frombuffer(table, np.uint8)[kept]])
    padded = _summed(printed[kept] | (codes == 0))
    rows_of_padded = np.zeros(len(codes), np.bool_)
    rows_of_padded[LEAST_XORED - 1 :] = padded[LEAST_XORED:] - padded[:-LEAST_XORED] == LEAST_XORED
    summed = _summed(rows_of_padded)
    combined |= long & (summed[rows.last] > summed[np.minimum(rows.first + LEAST_XORED - 1, rows.last)])
    packed = kept[np.minimum(rows.first[:, np.newaxis] + np.arange(8), len(codes) - 1)]
    packed[:, 7] = 0
    shifts = np.arange(8)
    before = np.roll(packed, 1, axis=1)
    septets = ((packed << shifts) | (before >> 8 - shifts)) & 0x7F
    combined |= printed[septets].all(axis=1) & long
    ebcdic = rows.of(codes == _EBCDIC_SPACE) * _LONGEST_WORD > rows.count
    return (combined & (rows.most(codes) >= _LEAST_KEYED)) | ebcdic


def _are_characters(rows: _Rows, codes: Places, least: int) -> Flags:
    """Return whether numbers may be code points that say something, or bytes."""
    highest = rows.most(codes)
    zeros = (rows.of(codes == 0) * 3 > rows.count) & (highest >= 9)
    written = rows.among_first((codes < 32) & (codes != 9) & (codes != 10) & (codes != 13)) == 0
    of_bytes = highest < _BYTES
    telling = of_bytes & (zeros | written)
    wide = ~of_bytes & written & (highest < _HIGHEST)
    told: Flags = telling | (wide & _are_letters(rows, codes, least)) if wide.any() else telling
    return told


def _are_letters(rows: _Rows, codes: Places, least: int) -> Flags:
    """Return whether characters beyond bytes may be words, or letters that were encoded once more."""
    kinds = _KINDS[np.minimum(codes, _ASTRAL)]
    of_ascii = kinds == _ASCII
    words = rows.in_a_row(of_ascii, kinds != _GONE) >= 2 + np.minimum(rows.count, _LONG) // _ONE_WORD_IN
    ascii_count = rows.of(of_ascii)
    others = (kinds == _OTHER) & (codes < _IDEOGRAPHS)
    signs, blocks = rows.different(codes, others), rows.different(codes >> _BLOCK_BITS, others)
    of_table = (blocks > _MOST_BLOCKS) & (blocks * 2 > signs) & (ascii_count < _LEAST_ASCII)
    # Of few signs that come again and again, such as those of Morse code, each may have a block of its own.
    of_table &= rows.of(others) < 2 * signs
    of_table &= rows.of((kinds == _OTHER) & (codes >= _IDEOGRAPHS)) < _FEWEST_SIGNS
    of_table |= rows.different(codes, (codes > 0x7F) & (codes < _SYLLABLES)) > _MOST_SIGNS
    shown = np.flatnonzero(kinds != _GONE)
    steps = np.diff(codes[shown], prepend=0)
    counting = np.zeros(len(codes), np.bool_)
    counting[shown] = (steps > 0) & (steps <= _LARGEST_STEP)
    counted, seen = rows.of(counting), rows.of(kinds != _GONE)
    of_table |= (counted * 3 >= seen * 2) & (seen - counted < _FEWEST_SIGNS)
    of_table |= (rows.most(codes) < _FIRST_WIDE) & (rows.count + (_LONGEST_FORM - 1) * ascii_count < least)
    told: Flags = words | ~of_table
    return told


def _are_backwards(rows: _Rows, codes: Places) -> Flags:
    """Return whether numbers that are read from their end may be code points of words."""
    letters = _LETTERS[np.minimum(codes, len(_LETTERS) - 1)]
    zeros = rows.of(codes == 0) * 3 > rows.count
    return (rows.in_a_row(letters, np.ones_like(letters)) >= 3) | (zeros & (rows.of(letters) >= _LEAST_ASCII))
