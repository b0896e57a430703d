"""Decoder of words spelled with the numbers of elements, whose symbols are the letters: `92 18 (t) 68 (l) 39`."""

import re
from collections import Counter
from collections.abc import Generator, Set
from dataclasses import dataclass, field
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words_in_steps
from filters.decoders.survey import Survey
from filters.decoders.vain import ELEMENTS
from filters.text.lexicon import fluency, is_known, is_language

_IN_ORDER = (
    "h he li be b c n o f ne na mg al si p s cl ar k ca sc ti v cr mn fe co ni cu zn ga ge as se br kr rb sr y zr "
    "nb mo tc ru rh pd ag cd in sn sb te i xe cs ba la ce pr nd pm sm eu gd tb dy ho er tm yb lu hf ta w re os ir "
    "pt au hg tl pb bi po at rn fr ra ac th pa u np pu am cm bk cf es fm md no lr rf db sg bh hs mt ds rg cn nh "
    "fl mc lv ts og"
)
_SYMBOLS = (" ", *_IN_ORDER.split())
_NUMBER = "[01]?[0-9]{1,2}(?![0-9])"
_UNIT = (
    rf"(?:{_NUMBER}|[\[({{<][A-Za-z.,;:!?'@_-]{{1,3}}[\])}}>]|[\"'][A-Za-z.,;:!?@_-]{{1,3}}[\"']|[A-Za-z](?![A-Za-z]))"
)
_BEGUN = rf"(?<![\w.])(?:{_NUMBER}|[\[({{<][A-Za-z]{{1,3}}[\])}}>])"
_GAP = r"[ \t]{0,2}\]?[-,.;:/|+_\n]?[-/|\n]?[ \t]{0,4}\[?"
_ROW = re.compile(rf"{_BEGUN}(?:{_GAP}{_UNIT}){{11,}}+")
_SIGNS = re.compile(rf"({_UNIT})([^0-9A-Za-z\[({{<\"']*)")
_FEWEST = 8
"""Numbers of a text, at least."""
_BLOCK = 64
"""Numbers that are read between two pauses."""
_MOST = ELEMENTS.most
"""Letters of which words are parted, at most."""


class _Unit(NamedTuple):
    """What a number or a letter says, what is after it, and where it stands."""

    letters: str
    gap: str
    start: int
    end: int


@dataclass(slots=True)
class _Row:
    """Units, how many of them are numbers, and which numbers begin lines."""

    units: list[_Unit] = field(default_factory=list)
    numbers: int = 0
    begins: list[int] = field(default_factory=list)
    counted: list[int] = field(default_factory=list)


def find_elements(survey: Survey) -> Steps:
    """Find rows of numbers of elements, with other letters as they are between, that are language.

    A zero is a space, and any other number of no element ends the row.
    """
    first, last = _stretch(survey)
    for match in _ROW.finditer(survey.text, first, last):
        yield from PAUSES
        for row in (yield from _rows(survey.text, match)):
            said = yield from _said(row)
            yield from PAUSES
            yield Decoded(said, row.units[0].start, row.units[-1].end) if said else None


def _rows(text: str, match: re.Match[str]) -> Generator[None, None, list[_Row]]:
    """Return the units up to each number of no element, if there are enough numbers among them."""
    rows = [_Row()]
    goes_on = text[match.end() : match.end() + 1].isalnum()
    for count, found in enumerate(_SIGNS.finditer(text, *match.span()), start=1):
        if count % _BLOCK == 0:
            yield from PAUSES
        sign, gap = found.groups()
        if goes_on and found.end(1) == match.end():
            break  # the last number belongs to what follows
        letters = _letters(sign)
        if not letters:
            rows.append(_Row())
            continue
        row = rows[-1]
        if not row.units or "\n" in row.units[-1].gap:
            row.begins.append(len(row.units))
            if sign.isdigit() and gap[:1] in _AFTER_NUMBER:
                row.counted.append(int(sign))
        row.units.append(_Unit(letters, gap, found.start(), found.end(1)))
        row.numbers += sign.isdigit()
    return [row for row in rows if row.numbers >= _FEWEST]


def _said(row: _Row) -> Generator[None, None, str]:
    """Return what units say, or "" if that is no language."""
    gaps = [unit.gap for unit in row.units[:-1]]
    usual = Counter(gaps).most_common(1)[0][0]
    counts = _line_numbers(row)
    parted: list[str] = []
    for place, unit in enumerate(row.units):
        parted.append((unit.letters if place not in counts else "") + " " * (unit.gap != usual))
        if place % _BLOCK == 0:
            yield from PAUSES
    words = "".join(parted).split()
    if sum(map(len, words)) > _LONGEST * len(words):
        words = (yield from part_words_in_steps("".join(words)[:_MOST])).split()
    said = " ".join(words)
    yield from PAUSES
    if not is_language(said) or fluency(said) < _SURE:
        return ""
    known = 0
    for number, word in enumerate(words):
        known += len(word) * (len(word) > _BY_ACCIDENT and is_known(word.lower()))
        if number % _BLOCK == 0:
            yield from PAUSES
    return said if known * 5 >= sum(map(len, words)) * 3 else ""


def _line_numbers(row: _Row) -> Set[int]:
    """Return the places of the units that number the lines, if these begin with such."""
    if len(row.begins) < _FEWEST_LINES or len(row.counted) != len(row.begins):
        return frozenset()
    first = row.counted[0]
    return frozenset(row.begins) if row.counted == [*range(first, first + len(row.begins))] else frozenset()


_SURE = 4
_LONGEST = 10
"""Letters of a word on average, at most, where there are gaps between words."""
_BY_ACCIDENT = 2
"""Letters of a known word that any row of symbols has."""
_FEWEST_LINES, _AFTER_NUMBER = 3, (".", ":")
_WIDEST, _WIDTH = 24, 3
"""Characters between two numbers of one text, and digits of one, at most."""


def _stretch(survey: Survey) -> tuple[int, int]:
    """Return where the first and the last short numbers that are close together begin and end, with a margin."""
    begins, ends = survey.near_numbers
    if not len(begins):
        return 0, 0
    short = ends - begins <= _WIDTH
    near = ((begins[1:] - ends[:-1] <= _WIDEST) & short[1:] & short[:-1]).tobytes()
    row = b"\1" * (_FEWEST - 1)
    first, last = near.find(row), near.rfind(row)
    return (max(0, int(begins[first]) - _WIDEST), int(ends[last + _FEWEST - 1]) + _WIDEST) if first >= 0 else (0, 0)


def _letters(sign: str) -> str:
    """Return the symbol of the element with a number, a space for a zero, or what stands in brackets; "" if nothing."""
    if sign.isdigit():
        number = int(sign)
        return _SYMBOLS[number] if number < len(_SYMBOLS) else ""
    return sign[1:-1] if len(sign) > 1 else sign
