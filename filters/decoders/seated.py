"""Decoder of words whose letters stand in another order, with the place of each told: `eht{3.2.1}`, `e3h2t1`."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_LIST = re.compile(r"(?<![0-9A-Za-z])(?:[0-9]{1,2}(?:[.,:;\-/ ]{1,2}[0-9]{1,2}){1,23}+|[0-9]{1,9}+)(?![0-9A-Za-z])")
_EACH = (
    re.compile(r"(?<![0-9A-Za-z])(?:[A-Za-z][0-9]{1,2}[,.;-]?){2,24}+(?![0-9A-Za-z])"),
    re.compile(r"(?<![0-9A-Za-z])(?:[0-9]{1,2}[A-Za-z][,.;-]?){2,24}+(?![0-9A-Za-z])"),
)
_NUMBER = re.compile("[0-9]+")
_LETTER = re.compile("[A-Za-z]")
_OPENING, _CLOSING = " {([<|:=_/~-", " })]>|:=_/~-"
_WIDEST, _LONGEST = 3, 24
"""Signs between a word and its numbers, and letters of a word, at most."""
_FEWEST, _LONG_WORD = 4, 3
"""Words of a text, and their letters, at least; shorter words count if there are as many others."""
_SHAPE = bytes(
    49
    if chr(code) in "0123456789"
    else 44
    if chr(code) in ".,:;-/ "
    else 97
    if chr(code).isalpha()
    else 32
    if code == 10
    else 41
    for code in range(256)
)
_LISTS, _RUNS, _ALTERNATING = (
    (b")1,1", b"1,1)", b"a,1,1", b"1,1,a", b"),1,1"),
    (b"a)111", b"a,111", b"111)a", b"111,a"),
    (b"a1a1a1", b"1a1a1a"),
)
_SLOW = 16
_SURE, _MORE = 5, 4


class _Told(NamedTuple):
    """A word and its numbers: where they begin and end, its letters, and a place for each, from 0."""

    start: int
    end: int
    word: str
    places: Sequence[int]


def find_seated(survey: Survey) -> Steps:
    """Find words with the place of each letter, or with the order in which to take them, beside or within them."""
    if survey.digits < _FEWEST * _LONG_WORD:
        return
    shape = survey.raw.translate(_SHAPE)
    told: list[_Told] = []
    if any(_count(shape, parts) >= _FEWEST for parts in (_LISTS, _RUNS)):
        for number, match in enumerate(_LIST.finditer(survey.text), start=1):
            if "1" in match[0] or match[0] == "0":
                told += _beside(survey.text, match)
            if number % _SLOW == 0:
                yield from PAUSES
    elif _count(shape, _ALTERNATING) >= _FEWEST:
        for number, match in enumerate(chain.from_iterable(one.finditer(survey.text) for one in _EACH), start=1):
            told += _within(match)
            if number % _SLOW == 0:
                yield from PAUSES
    yield from PAUSES
    told = _apart(told)
    yield from PAUSES
    if sum(len(one.word) >= _LONG_WORD for one in told) < _FEWEST:
        return
    written = fluency(" ".join(one.word for one in told))
    for read in (_seated, _taken):
        edits: list[Edit] = []
        for number, one in enumerate(told, start=1):
            edits.append(Edit(one.start, one.end, read(one.word, one.places)))
            if number % _WORDS_TO_PAUSE == 0:
                yield from PAUSES
        yield from PAUSES
        said = " ".join([edit.text for edit in edits])
        yield from PAUSES
        if fluency(said) >= max(_SURE, written + _MORE):
            yield rewritten(survey.text, edits)
            return


_WORDS_TO_PAUSE = 1_024


def _apart(told: Sequence[_Told]) -> list[_Told]:
    """Return the words in order, those that overlap as one: a word may stand between two lists.

    The lists of two words may share a bracket or a bar, which then belongs to the first.
    """
    kept: list[_Told] = []
    for one in sorted(told):
        if kept and one.start == kept[-1].end - 1:
            kept.append(one._replace(start=one.start + 1))
        elif kept and one.start < kept[-1].end:
            kept[-1] = kept[-1]._replace(end=max(kept[-1].end, one.end))
        else:
            kept.append(one)
    return kept


def _count(shape: bytes, parts: Sequence[bytes]) -> int:
    return sum(map(shape.count, parts))


def _beside(text: str, match: re.Match[str]) -> list[_Told]:
    """Return the word before or after a list of numbers, if these are the places of its letters."""
    start, end = match.span()
    for places in _orders(match[0]):
        size = len(places)
        at = start
        while start - at < _WIDEST and at and text[at - 1] in _OPENING:
            at -= 1
        word = text[at - size : at] if at >= size else ""
        if at < start and _is_word(word) and (at == size or text[at - size - 1] in _EDGES):
            return [_Told(at - size, end + (text[end : end + 1] in _BRACKETS), word, places)]
        at = end
        while at - end < _WIDEST and at < len(text) and text[at] in _CLOSING:
            at += 1
        word = text[at : at + size]
        if at > end and len(word) == size and _is_word(word) and text[at + size : at + size + 1] in _AFTER:
            return [_Told(start - (text[start - 1 : start] in _BRACKETS), at + size, word, places)]
    return []


_EDGES, _AFTER = frozenset(" \t\n\r\"'}])"), frozenset((*" \t\n\r\"',;{[(", ""))
_BRACKETS = frozenset("{}()[]<>|")


def _is_word(word: str) -> bool:
    return bool(word) and not any(map(str.isspace, word)) and not any(map(str.isdigit, word))


def _within(match: re.Match[str]) -> list[_Told]:
    """Return the word of letters each with its place, if these are places of that many letters."""
    word = "".join(_LETTER.findall(match[0]))
    return [_Told(*match.span(), word, places) for places in _orders(match[0]) if len(places) == len(word)][:1]


def _orders(numbers: str) -> Iterator[list[int]]:
    """Yield numbers, or the digits of one, counted from 0, if they are so many places in any order."""
    told = _NUMBER.findall(numbers)
    for places in (told, list(numbers)) if len(told) == 1 else (told,):
        if len(places) <= _LONGEST:
            counted = list(map(int, places))
            first = min(counted)
            if first <= 1 and set(counted) == set(range(first, first + len(counted))):
                yield [number - first for number in counted]


def _seated(word: str, seats: Sequence[int]) -> str:
    return "".join(letter for _, letter in sorted(zip(seats, word, strict=True)))


def _taken(word: str, seats: Sequence[int]) -> str:
    return "".join(word[seat] for seat in seats)
