"""Decoder of letters each written as a short code, whatever the code is: chemical symbols, cards, keys by row and
column, prime numbers, notes, squares of a board. Symbols and notes may also be numbers of characters.

Where a wider gap stands between words, nothing need be known of the code: its signs are read like those of any
substitution, by the words that fit. A few common codes are known, and are read without such gaps too.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import chain, pairwise, product
from string import ascii_lowercase
from typing import NamedTuple

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.glyphs import solve
from filters.decoders.numerals import read_numbers
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.vain import CODES
from filters.text.lexicon import fluency

_BETWEEN = " \t\n\r,;|/-_.:()[]<>"
_INK = bytes(chr(code) not in _BETWEEN for code in range(256))
_LEAST = 56
"""Characters without any word of four signs, at least: prose has one in every dozen characters."""
_NO_LONG = bytes(_LEAST - 3)
_FEWEST, _MOST = 24, 4_096
"""Letters of a text, at least, and characters that are looked at, at most."""
_FEWEST_WORDS, _SHORTEST_WORD, _LONGEST_WORD = 4, 2.5, 9
"""Words of a text, at least, and the fewest and most letters they have on average."""
_FEWEST_CODES, _MOST_CODES = 9, 32
"""Different codes of a text: those of letters, and a few marks."""
_MOST_ALIKE = 4
"""A code makes up one in so many letters, at most. An e is one in eight on average, one in five in some sentences."""
_SURE = 4
_CODE = re.compile(rf"[^{re.escape(_BETWEEN)}]+")
_LINE = re.compile(r"[^\s][^\n]+")
_PARAGRAPH = re.compile(r"[^\s][^\n]*(?:\n[^\n]+)*")
_PRIVATE = 0xE000
"""From here on, characters stand for the codes of a passage."""

_ELEMENTS = (
    "h he li be b c n o f ne na mg al si p s cl ar k ca sc ti v cr mn fe co ni cu zn ga ge as se br kr rb sr y zr nb "
    "mo tc ru rh pd ag cd in sn sb te i xe cs ba la ce pr nd pm sm eu gd tb dy ho er tm yb lu hf ta w re os ir pt au "
    "hg tl pb bi po at rn fr ra ac th pa u np pu am cm bk cf es fm md no lr rf db sg bh hs mt ds rg cn nh fl mc lv ts "
    "og"
)
_SCALES = (
    "c c# d d# e f f# g g# a a# b",
    "c db d eb e f gb g ab a bb b",
    "c cs d ds e f fs g gs a as b",
    "c c\u266f d d\u266f e f f\u266f g g\u266f a a\u266f b",
    "c d\u266d d e\u266d e f g\u266d g a\u266d a b\u266d b",
)
_OCTAVES = 12
_PRIMES = "2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97 101"
_KEYS = {
    f"{row} {column}": letter
    for row, letters in enumerate(("qwertyuiop", "asdfghjkl", "zxcvbnm"), start=1)
    for column, letter in enumerate(letters, start=1)
}
_RANKS = ("a 2 3 4 5 6 7 8 9 10 j q k", "a 2 3 4 5 6 7 8 9 t j q k")
_SUITS = ("\u2660\u2665\u2666\u2663", "\u2664\u2661\u2662\u2667", "shdc")


def _of_cards() -> Iterator[Mapping[str, str]]:
    """Yield what cards stand for if each two suits have all letters, the rank before or after the suit."""
    for suits, ranks, before in product(_SUITS, _RANKS, (True, False)):
        for first, second in product(suits, suits):
            if first != second:
                cards = [(suit, rank) for suit in (first, second) for rank in ranks.split()]
                yield dict(zip((f"{s}{r}" if before else f"{r}{s}" for s, r in cards), ascii_lowercase, strict=True))


_KNOWN: Sequence[Mapping[str, str]] = (
    dict(zip(_ELEMENTS.split(), ascii_lowercase, strict=False)),
    dict(zip(_PRIMES.split(), ascii_lowercase, strict=True)),
    _KEYS,
    *_of_cards(),
)
"""What the codes of common tables stand for."""
_NUMBERS: Sequence[Mapping[str, int]] = (
    {symbol: number for number, symbol in enumerate(_ELEMENTS.split(), start=1)},
    {
        code: len(notes.split()) * octave + place
        for notes in _SCALES
        for octave in range(_OCTAVES)
        for place, note in enumerate(notes.split())
        for code in (f"{note}{octave}", f"{octave}{note}")
    },
)
"""The numbers by which chemical elements and notes are counted."""
_ALL_KNOWN = frozenset(chain.from_iterable((*_KNOWN, *_NUMBERS)))


class _Coded(NamedTuple):
    """A passage of codes, one for each letter, and the places in them where a wider gap begins a word."""

    codes: Sequence[str]
    words: Sequence[int]


def find_letter_codes(survey: Survey) -> Steps:
    """Find passages of short codes that are language with a letter for each code."""
    vain = 0
    for start, end in _passages(survey):
        for coded in _levels(survey.text[start:end].lower()):
            said = _known(coded) or (yield from _counted(coded))
            if not said and vain < CODES.most and _may_be_worded(coded):
                yield from PAUSES
                said = yield from _solved(survey, coded)
                vain += not said
            if said:
                yield Decoded(said, start, end)
                break
            yield None


def _passages(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the spans of the lines without long words that have enough codes, and of paragraphs of shorter ones."""
    if len(survey.raw) < _LEAST:
        return
    for start, end in _spans(survey.raw.translate(_INK)):
        for paragraph in _PARAGRAPH.finditer(survey.text, start, end):
            lines = [line.span() for line in _LINE.finditer(survey.text, *paragraph.span()) if _is_coded(line[0])]
            yield from lines or ([paragraph.span()] if _is_coded(paragraph[0]) else ())


def _spans(inked: bytes) -> Iterator[tuple[int, int]]:
    """Yield the spans between two long words, at least `_LEAST` characters apart. `inked` is 1 for each sign."""
    ink = np.frombuffer(inked, np.uint8)
    pairs = ink[1:] & ink[:-1]
    long = (pairs[2:] & pairs[:-2]).tobytes()
    at = long.find(_NO_LONG)
    while at >= 0:
        end = long.find(1, at + _LEAST)
        end = end if end >= 0 else len(inked)
        yield (inked.find(0, at) if at else 0), end
        at = long.find(_NO_LONG, end)


def _is_coded(text: str) -> bool:
    """Whether a text has as many codes as letters of a text, and a few of them again and again."""
    codes = _CODE.findall(text.lower()) if len(text) <= _MOST else ()
    return len(codes) >= _FEWEST and _FEWEST_CODES // 3 < len(set(codes)) * 4 <= 3 * len(codes)


def _levels(text: str) -> Iterator[_Coded]:
    """Yield a passage with each code as a letter, and with all codes that a narrow gap joins as one letter."""
    matches = list(_CODE.finditer(text))
    codes = [match[0] for match in matches]
    gaps = [text[one.end() : two.start()] for one, two in pairwise(matches)]
    usual = [gap for gap, _ in Counter(gaps).most_common(2)]
    yield _Coded(codes, [at for at, gap in enumerate(gaps, start=1) if gap != usual[0]])
    for inner in usual:
        begins = [0, *(at for at, gap in enumerate(gaps, start=1) if gap != inner)]
        sizes = Counter(last - first for first, last in pairwise((*begins, len(codes))))
        if len(begins) >= _FEWEST and sizes[_JOINED] * _ONE_UNJOINED_IN > len(begins) * (_ONE_UNJOINED_IN - 1):
            joined = [" ".join(codes[first:last]) for first, last in pairwise((*begins, len(codes)))]
            between = [gaps[at - 1] for at in begins[1:]]
            narrow, _ = Counter(between).most_common(1)[0]
            yield _Coded(joined, [at for at, gap in enumerate(between, start=1) if gap != narrow])


_JOINED, _ONE_UNJOINED_IN = 2, 8
"""Codes that make up one letter together, such as a row and a column, and letters for each that is no such pair."""


def _lettered(coded: _Coded, letters: Mapping[str, str]) -> str:
    """Return the letters for the codes, with a space before each word. A code without a letter stands for itself."""
    words = set(coded.words)
    return "".join(f"{' ' * (at in words)}{letters.get(code, code)}" for at, code in enumerate(coded.codes))


def _known(coded: _Coded) -> str:
    """Return what the codes say in a table that is known, or "" if that is no language."""
    different = set(coded.codes)
    if len(different & _ALL_KNOWN) * 8 < len(different) * 7:
        return ""
    for letters in _KNOWN:
        if len(different & letters.keys()) * 8 >= len(different) * 7:
            said = _lettered(coded, letters)
            for one in (said, part_words(said.replace(" ", ""))):
                if fluency(one) >= _SURE:
                    return one
    return ""


def _counted(coded: _Coded) -> Generator[None, None, str]:
    """Return what the numbers of the codes say as characters, or "" if that is no language."""
    for numbers in _NUMBERS:
        if numbers.keys() >= set(coded.codes):
            for said in read_numbers([numbers[code] for code in coded.codes]):
                if said is not None:
                    return said
                yield None
    return ""


def _may_be_worded(coded: _Coded) -> bool:
    """Whether the codes are as many, as different, and in words as long and as different, as letters are."""
    counts = Counter(coded.codes)
    if not _FEWEST_CODES <= len(counts) <= _MOST_CODES:
        return False
    if counts.most_common(1)[0][1] * _MOST_ALIKE > len(coded.codes):
        return False
    sizes = [last - first for first, last in pairwise((0, *coded.words, len(coded.codes)))]
    if len(sizes) < _FEWEST_WORDS or len(set(sizes)) < _FEWEST_WORDS - 1:
        return False
    return _SHORTEST_WORD <= len(coded.codes) / len(sizes) <= _LONGEST_WORD


def _solved(survey: Survey, coded: _Coded) -> Generator[None, None, str]:
    """Return what the codes say by the words that fit, or "" if none do.

    Under each cipher of letters the codes are the same passage of signs, so they are solved once for all views.
    """
    signs = {code: chr(_PRIVATE + at) for at, code in enumerate(dict.fromkeys(coded.codes))}
    return (yield from survey.once_in_steps(_solve, _lettered(coded, signs)))


def _solve(passage: str) -> Generator[None, None, str]:
    letters = yield from solve(passage, ({},))
    return passage.translate(letters) if letters else ""
