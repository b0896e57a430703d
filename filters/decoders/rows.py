"""Find rows of codes with the same signs around each: `72u8, 105u8`, `b[0] = 72; b[1] = 9;`, `&H48)&Chr(&H69`.

Several separators may repeat in turn, with numbers among them that never change or that count up. Callers decode the
codes.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from filters.decoders.survey import Places, Spans, Survey

_FEWEST = 12
"""Codes of a row, at least."""
_LONGEST_PERIOD = 4
"""Numbers after which the separators repeat, at most. The shortest period is 2."""
_FEWEST_GAPS = (_FEWEST - 1) * 2 + 1
"""Gaps between the numbers of a row of the shortest period, at least."""
_WIDEST = 27
"""Characters between two numbers of a row, at most."""
_LONGEST_NUMBER = 10
_NUMBER = re.compile(rf"[0-9]{{1,{_LONGEST_NUMBER}}}+")
_PERIODS = range(2, _LONGEST_PERIOD + 1)
_NO_STEP = -1


def rows_of_numbers(
    survey: Survey, first: int, last: int, numbers: Spans
) -> Iterator[tuple[int, int, list[str]] | None]:
    """Yield the start and end of each row between `first` and `last`, and the numbers of it that change.

    `numbers` are all numbers of the text. None stands where the caller may pause.
    """
    if not _may_come_again(survey.raw, *numbers):
        return
    text = survey.text
    spans = [match.span() for match in _NUMBER.finditer(text, first, last)]
    if len(spans) <= _FEWEST_GAPS:
        return
    yield None
    # None stands for a gap that is too wide, which is like no other.
    gaps = [text[before:after] if after - before <= _WIDEST else None for (_, before), (after, _) in pairwise(spans)]
    yield None
    count = len(gaps)
    done = 0
    for period in _periods(gaps):
        yield None
        begun = 0
        for place in range(count - period + 1):
            if place + period < count and gaps[place] is not None and gaps[place] == gaps[place + period]:
                continue
            over = place + period
            if over - begun >= _FEWEST * period - 1 and begun >= done and len(set(gaps[begun : begun + period])) > 1:
                row = [text[start:end] for start, end in spans[begun : over + 1]]
                yield None
                changing = _changing(row, period)
                if changing:
                    yield spans[begun][0], spans[over][1], changing
                    done = over
            begun = place + 1


def _may_come_again(raw: bytes, begins: Places, ends: Places) -> bool:
    """Whether gaps that are as long as those a period before, and begin and end alike, are as many as a row has."""
    signs = np.frombuffer(raw, np.uint8).astype(np.int32)
    sizes = (begins[1:] - ends[:-1]).astype(np.int32)
    gaps = np.where(sizes <= _WIDEST, sizes << 16 | signs[ends[:-1]] << 8 | signs[begins[1:] - 1], 0)
    return bool((ends - begins > _LONGEST_NUMBER).any()) or any(_come_again(gaps, period) for period in _PERIODS)


def _come_again(gaps: NDArray[np.int32], period: int) -> bool:
    """Whether as many gaps as a row has are the same as the one a period before, and none is 0."""
    same = (gaps[period:] == gaps[:-period]) & (gaps[period:] != 0)
    return b"\1" * ((_FEWEST - 1) * period - 1) in same.tobytes()


def _periods(gaps: Sequence[str | None]) -> Iterator[int]:
    """Yield the periods for which enough gaps in a row are the same as the gap one period before."""
    kinds: dict[str | None, int] = {None: 0}
    codes = np.array([kinds.setdefault(gap, len(kinds)) for gap in gaps], np.int32)
    return (period for period in _PERIODS if _come_again(codes, period))


def _changing(numbers: Sequence[str], period: int) -> list[str]:
    """Return the numbers without those at places of the period where they are always the same or count up by one."""
    kept = [place for place in range(period) if not _counts(numbers[place::period])]
    return [number for at, number in enumerate(numbers) if at % period in kept]


def _counts(column: Sequence[str]) -> bool:
    first = int(column[0])
    step = int(column[1]) - first if len(column) > 1 else _NO_STEP
    return step in (0, 1) and all(int(number) - first == at * step for at, number in enumerate(column))


# Pairs of hexadecimal digits with the same signs between them, which do not begin with such a digit.
_HEX_ROW = re.compile(
    r"(?<![0-9A-Fa-f])(?:[0-9A-Fa-f]{2}){1,8}([^0-9A-Fa-f\n][^\n]{0,11}?)(?:[0-9A-Fa-f]{2}){1,8}"
    r"(?:\1(?:[0-9A-Fa-f]{2}){1,8}){4,}+"
)
_HEX_SHAPE = bytes(
    97 if chr(code) in "0123456789ABCDEFabcdef" else 98 if chr(code) in "Xx" else code for code in range(256)
)
_FEWEST_DIGITS = 12
"""Decimal digits of a text with such a row, at least: the code of each ASCII letter begins with one."""
_LOOK, _STRIDE, _LONGEST = 8, 48, 28
"""Characters that must repeat, characters from one look to the next, and the longest distance to the repetition."""
_ORDINARY_SHAPES = (b"aaaaaaaa", b"        ", b"--------", b"========")


def rows_of_hex(survey: Survey) -> Iterator[tuple[int, int, list[str]] | None]:
    """Yield the start and end of each row of hexadecimal codes with the same signs between, and their digits; None
    after each candidate that failed.
    """
    if survey.digits < _FEWEST_DIGITS:
        return
    shaped = survey.raw.translate(_HEX_SHAPE)
    done = 0
    for at in range(0, len(shaped) - _STRIDE, _STRIDE):
        period = shaped.find(shaped[at : at + _LOOK], at + 1, at + _LONGEST + _LOOK) - at
        if period < 0 or at < done or not _comes_again(shaped, at, period):
            continue
        match = _HEX_ROW.search(survey.text, max(done, at - _STRIDE), min(len(shaped), at + _REACH))
        done = at + _STRIDE
        if match is not None:
            match = _HEX_ROW.match(survey.text, match.start()) or match
            done = match.end()
            yield *match.span(), match[0].split(match[1])
        else:
            yield None


_REACH = 640


def _comes_again(shaped: bytes, at: int, period: int) -> bool:
    """Return whether the characters at a place repeat one period later, and are none that ordinary text repeats."""
    if shaped[at : at + _LOOK] in _ORDINARY_SHAPES:
        return False
    return shaped[at : at + _STRIDE] == shaped[at + period : at + period + _STRIDE]
