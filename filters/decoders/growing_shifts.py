"""Decoder of ciphers whose shift in the alphabet grows or falls with each word, line or letter, from any first shift.

They are sought only in texts that speak of shifts: a first shift and a step are no more than numbers, all of which are
tried at once.
"""

import re
from collections.abc import Iterator
from string import ascii_letters, ascii_lowercase, punctuation
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import GROWING, GROWN
from filters.text.lexicon import FREQUENT, SMALL, fluency, is_known

_SHIFTS = frozenset(b"caesar cipher rot shift shifts shifted shifting rotate rotated trithemius".split())
_SHIFTED = frozenset(b"alphabet caesar letter letters line lines trithemius word words".split())
"""Words of which a text that explains such a cipher has one of each list."""
_LETTERS = 26
_STEPS = tuple(step for by in (1, 2, 3, 4, 5) for step in (by, -by))
_LEAST, _LONGEST, _SAMPLE = 20, GROWN.most, 200
"""Letters of a passage, at least; its characters, at most; and those on which all shifts are tried."""
_LETTERED = 84
"""Of so many letters and blanks in a hundred a passage consists, at least."""
_LONG_WORD, _FEWEST_WORDS, _MOST_KNOWN = 4, 4, 4
"""Of the letters of a passage, at most one in four is in known words of four letters or more."""
_MOST_SMALL = 8
"""And of its words, at most one in eight is a function word."""
_OF_LETTERS = ascii_letters.encode()
_LIKELIEST = 3
"""Shifts of each kind, the likeliest by their letters, whose words are looked at."""
_SURE, _MORE = 5, 3
_LINES_TO_PAUSE = 64
_TOKENS, _WORDS, _LINES, _ALL = (
    re.compile(r"\S+"),
    re.compile("[A-Za-z]+"),
    re.compile(r"[^\n]+"),
    re.compile("[A-Za-z]"),
)
_UNITS = (("word", _TOKENS), ("word", _WORDS), ("letter", _ALL))
_WORTH: NDArray[np.intp] = np.array(
    [[FREQUENT[ascii_lowercase[(place - first) % _LETTERS]] for place in range(_LETTERS)] for first in range(_LETTERS)]
)
"""For each first shift, how frequent the letter is of which each letter is the shifted one."""

_Numbered: TypeAlias = tuple[NDArray[np.intp], NDArray[np.int32]]
"""Places of letters, and the number of the unit that each is in."""


def find_growing_shifts(survey: Survey) -> Steps:
    """Find lines that are language if each word or letter is shifted back further than the one before, by one step;
    and passages whose lines are."""
    if survey.words.isdisjoint(_SHIFTS) or survey.words.isdisjoint(_SHIFTED):
        return
    number = 0
    for passage in _passages(survey.text):
        if passage is None:
            yield from PAUSES
            continue
        if number == GROWING.most:
            return
        number += 1
        start, end, units = passage
        part = survey.text[start:end]
        least = max(_SURE, fluency(part[:_SAMPLE]) + _MORE)
        for name, unit in units:
            said = _said(part, unit, least)
            yield from PAUSES
            if said:
                yield Decoded(said, start, end, f"shift_by_{name}", in_place=True)
                break


def _passages(text: str) -> Iterator[tuple[int, int, tuple[tuple[str, re.Pattern[str]], ...]] | None]:
    """Yield the spans of lines of letters that are no language, each from its beginning or from after a colon, and of
    such lines in a row; each with the units that may be shifted. Yield None after some lines.
    """
    start = 0
    block: list[tuple[int, int]] = []
    for number, line in enumerate((*text.split("\n"), ""), start=1):
        if number % _LINES_TO_PAUSE == 0:
            yield None
        end = start + len(line)
        begin = _begin(line)
        if _is_strange(line[begin:]):
            yield start + begin, min(end, start + begin + _LONGEST), _UNITS
            block.append((start + begin, end))
        else:
            if len(block) > 1:
                yield block[0][0], min(block[-1][1], block[0][0] + _LONGEST), (("line", _LINES), *_UNITS)
            block = []
        start = end + 1


def _begin(line: str) -> int:
    """Return where a line begins after the words that announce it, which end with a colon."""
    begin = done = 0
    at = line.find(": ", 0, _SAMPLE)
    while at >= 0:
        words = (word.strip(punctuation) for word in line[done:at].lower().split())
        done = at + 2
        if any(word in SMALL or (len(word) >= _LONG_WORD and is_known(word)) for word in words):
            begin = done
        at = line.find(": ", done, _SAMPLE)
    return begin


def _is_strange(part: str) -> bool:
    """Whether a passage is of letters, few of which are known words."""
    head = part[:_SAMPLE].encode("ascii", "replace")
    letters = len(head) - len(head.translate(None, _OF_LETTERS))
    if letters < _LEAST or (letters + head.count(b" ")) * 100 < len(head) * _LETTERED or not part.isascii():
        return False
    words = head.decode().lower().split()
    if len(words) < _FEWEST_WORDS or len(SMALL.intersection(words)) * _MOST_SMALL > len(words):
        return False
    known = sum(len(word) for word in words if len(word) >= _LONG_WORD and is_known(word.strip(punctuation)))
    return known * _MOST_KNOWN < letters


def _said(part: str, unit: re.Pattern[str], least: int) -> str:
    """Return what a passage says under the best first shift and step, or "" if it is no language under any."""
    head = part[:_SAMPLE]
    letters = _numbered(head, unit)
    places, numbers = letters
    codes = np.frombuffer(_small(head), np.uint8)[places].astype(np.int32) - ord("a")
    turned = (codes - np.multiply.outer(np.array(_STEPS, np.int32), numbers)) % _LETTERS
    counts = np.array([np.bincount(letters, minlength=_LETTERS) for letters in turned])
    worth = _WORTH @ counts.T
    for best in np.argsort(worth, axis=None)[: -_LIKELIEST - 1 : -1].tolist():
        first, step = best // len(_STEPS), _STEPS[best % len(_STEPS)]
        if fluency(_shifted_back(head, letters, first, step)) >= least:
            return _shifted_back(part, _numbered(part, unit), first, step)
    return ""


def _small(part: str) -> bytes:
    """Return a part in lower case, with one byte for each character."""
    return part.encode("ascii", "replace").lower()


def _numbered(part: str, unit: re.Pattern[str]) -> _Numbered:
    """Return the places of the letters, and for each the number of the word, line or letter that it is in."""
    ends = np.array([match.end() for match in unit.finditer(part)], np.intp)
    raw = np.frombuffer(_small(part), np.uint8)
    places = np.flatnonzero((raw >= ord("a")) & (raw <= ord("z")))
    return places, ends.searchsorted(places, "right").astype(np.int32)


def _shifted_back(part: str, letters: _Numbered, first: int, step: int) -> str:
    places, numbers = letters
    codes = np.frombuffer(part.encode("utf-32-le", "surrogatepass"), "<i4").copy()
    base = np.where(codes[places] >= ord("a"), ord("a"), ord("A"))
    codes[places] = (codes[places] - base - first - step * numbers) % _LETTERS + base
    return codes.tobytes().decode("utf-32-le", "surrogatepass")
