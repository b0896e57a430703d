"""Decoder of Braille whose cells are told by the numbers of their raised dots: `125 15 123`, `1-2-5`, `dots 1 2 5`."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.lettered import OF_DOTS
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_language

_FEWEST, _WIDEST = 16, 16
"""Numbers in a row, at least, and characters between two of them, at most."""
_DOTS = 6
_MOST = 1_024
"""Numbers that are read together."""
_FEWEST_CELLS, _FEWEST_DIFFERENT = 10, 5
_SURE = 3

_SIGNS = {
    "2": ",", "23": ";", "25": ":", "256": ".", "235": "!", "236": "?", "3": "'", "36": "-", "34": "/", "356": '"',
    "2356": '"', "16": "ch", "126": "gh", "146": "sh", "1456": "th", "156": "wh", "1246": "ed", "12456": "er",
    "1256": "ou", "246": "ow", "345": "ar", "346": "ing", "2346": "the", "12346": "and", "123456": "for",
    "12356": "of", "23456": "with", "0": " ", **OF_DOTS,
}  # fmt: skip
"""What a cell stands for: letters, marks, and the groups of letters whose cells stand for nothing else."""
_PAIRS = {
    ("4", "1"): "@", ("46", "36"): "_", ("456", "36"): "_", ("5", "126"): "(", ("5", "345"): ")", ("456", "34"): "/",
    ("5", "2356"): "=", ("46", "256"): ".",
}  # fmt: skip
_NUMBER, _CAPITAL, _LETTER, _DOT = "3456", "6", "56", "46"
_DIGITS = dict(zip("abcdefghij", "1234567890", strict=True))

_IN_BRACKETS = re.compile(
    r"(?:\bdots?\b[ :-]{0,2}|[\[({<])([0-6](?:(?:, ?|[ .+&-])?[1-6]){0,5})(?![0-9])[\])}>]?", re.I
)
_BARE = re.compile(r"(?<![0-9])([0-6](?:[-.]?[1-6]){0,5})(?![0-9])")
_BLANKS = re.compile(" {2,}")
_TAIL = re.compile(r"(?: {0,2}[\"'`][^\w\s][\"'`]){1,4}")
_QUOTED = re.compile(r"[\"'`(\[{]([^\w\s])[\"'`)\]}]")


def find_dot_numbers(survey: Survey) -> Steps:
    """Find rows of numbers whose digits are dots of Braille cells, and yield what is language in English Braille."""
    if survey.digits < 2 * _FEWEST:
        return
    for start, end in _rows(survey):
        tail = _TAIL.match(survey.text, end)
        end = tail.end() if tail else end
        run = survey.text[start:end]
        for cell in (_IN_BRACKETS, _BARE):
            yield from PAUSES
            said = _read(list(cell.finditer(run)), run)
            yield from PAUSES
            if said:
                yield Decoded(said, start, end)
                break


def _rows(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the span of each row of numbers near each other whose digits rise and are those of dots."""
    begins, ends = survey.numbers
    near = (begins[1:] - ends[:-1] <= _WIDEST) & (ends[1:] - begins[1:] <= _DOTS)
    if b"\1" * (_FEWEST - 1) not in near.tobytes():
        return
    codes = np.frombuffer(b"%b " % survey.raw, np.uint8)
    bad = (codes[:-1] > ord("6")) | (codes[:-1] == ord("0")) | ((codes[1:] >= ord("0")) & (codes[1:] <= codes[:-1]))
    before = np.concatenate(((0,), np.cumsum(bad)))
    rising = (before[ends] == before[begins]) | ((ends - begins == 1) & (codes[begins] == ord("0")))
    edges = np.flatnonzero(np.append(True, ~(rising[1:] & rising[:-1] & (begins[1:] - ends[:-1] <= _WIDEST))))
    for first, after in pairwise((*edges.tolist(), len(begins))):
        for at in range(first, after, _MOST) if after - first >= _FEWEST else ():
            yield _with_label(survey.text, int(begins[at])), int(ends[min(after, at + _MOST) - 1])


def _with_label(text: str, start: int) -> int:
    """Return where the word "dots" or a bracket before a number begins, or the number itself."""
    label = _LABEL.search(text, max(0, start - _WIDEST), start)
    return label.start() if label else start


_LABEL = re.compile(r"(?:\bdots?\b[ :-]{0,2}|[\[({<])\Z", re.I)


def _read(cells: Sequence[re.Match[str]], run: str) -> str:
    """Return what cells say, "" if that is no language."""
    dots = ["".join(filter(str.isdigit, cell[1])) for cell in cells]
    if len(dots) < _FEWEST_CELLS or len(set(dots)) < _FEWEST_DIFFERENT or not all(map(_rises, dots)):
        return ""
    starts = [cell.start() for cell in cells[1:]]
    gaps = [_gap(run[cell.end() : start]) for cell, start in zip(cells, (*starts, len(run)), strict=True)]
    usual = Counter(part for gap in gaps[:-1] for part in gap[::2]).most_common(1)[0][0]
    said = _worded(dots, gaps, usual)
    if not is_language(said):
        said = _worded(dots, gaps, None)
        said = part_words(said) if " " not in said.strip() else said
    return said if is_language(said) and fluency(said) >= _SURE else ""


def _rises(dots: str) -> bool:
    return all(one < other for one, other in pairwise(dots))


def _gap(between: str) -> list[str]:
    """Return what stands between two cells, parted by quoted signs that stand for themselves."""
    return _QUOTED.split(between)


def _worded(dots: Sequence[str], gaps: Sequence[Sequence[str]], usual: str | None) -> str:
    """Return what cells say, with a space for each gap but the usual one; without spaces if none is usual."""
    said: list[str] = []
    capital = word = number = False
    at = 0
    while at < len(dots):
        cell, following = dots[at], dots[at + 1] if at + 1 < len(dots) else ""
        if cell == _NUMBER:
            number = True
        elif cell == _CAPITAL:
            capital, word = True, capital
        elif cell == _LETTER:
            number = False
        elif (cell, following) in _PAIRS:
            said.append(_PAIRS[cell, following])
            at += 1
        else:
            sign = "." if cell == _DOT else _SIGNS.get(cell, "")
            number = number and (sign in _DIGITS or not sign.isalpha())
            said.append(_DIGITS.get(sign, sign) if number else sign.upper() if capital else sign)
            capital, word = word and sign.isalpha(), word and sign.isalpha()
        for place, part in enumerate(gaps[at]):
            if place % 2:
                said.append(part)
            elif usual is not None and part not in (usual, "+", "") and at + 1 < len(dots):
                said.append(" ")
                capital = word = number = False
        at += 1
    return _BLANKS.sub(" ", "".join(said))
