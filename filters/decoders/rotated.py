"""Decoder of texts whose printable ASCII characters are shifted by any number, as rot47 shifts them by 47."""

from collections.abc import Iterator, Sequence
from operator import sub

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import FREQUENT, fluency

_FIRST, _SIGNS = 33, 94
"""The first of the shifted characters, `!` to `~`, and how many there are. The shift wraps round; spaces stay."""
_LEAST = 24
_LONGEST = 4_096
_SAMPLE = 512
_LIKELY = 2
_ROT47 = 47
"""This shift is left to `ciphers`."""
_MORE = 4


def _worth(code: int) -> int:
    """Return a score of how frequent a character is in ordinary text."""
    char = chr(code)
    return (
        FREQUENT.get(char.lower(), 0) // (1 if char.islower() else 3) if char.isalpha() else 20 if char in ".,'" else 0
    )


_WORTHS = np.array(
    [[_worth(_FIRST + (place - key) % _SIGNS) for place in range(_SIGNS)] for key in range(_SIGNS)], np.float32
)
"""For each possible shift, the score of each shifted character."""
_TABLES = [{_FIRST + place: chr(_FIRST + (place - key) % _SIGNS) for place in range(_SIGNS)} for key in range(_SIGNS)]
_BYTE_TABLES = [bytes(ord(table[code]) if code in table else code for code in range(256)) for table in _TABLES]


def find_rotated(survey: Survey) -> Steps:
    """Find lines whose characters are all shifted by the same number, if they are language once shifted back."""
    text = survey.text
    spans = _strange_lines(survey)
    if len(spans) <= _FEW:
        fit = [(start, end) for start, end in spans if _may_be_moved(survey.raw[start : min(end, start + _SAMPLE)])]
    else:
        fit = _that_may_be_moved(survey.raw, spans)
    moved = list(_with_shifts(survey.raw, fit)) if fit else []
    for start, end, key in _worded(survey.raw, moved) if text.isascii() else moved:
        line = text[start:end]
        plain = line.translate(_TABLES[key])
        if fluency(plain) >= _MORE + fluency(line):
            yield Decoded(plain, start, end, f"rot{key}_of_94", in_place=True)
        yield None


def _counts(raw: bytes, spans: Sequence[tuple[int, int]]) -> NDArray[np.int32]:
    """Return for the head of each line how often it has each of the shifted characters."""
    heads = [raw[start : min(end, start + _SAMPLE)] for start, end in spans]
    codes = np.frombuffer(b"".join(heads), np.uint8).astype(np.intp)
    lines = np.repeat(np.arange(len(heads)), list(map(len, heads)))
    counts = np.bincount(lines * _CODES + codes, minlength=len(heads) * _CODES).reshape(-1, _CODES)
    ring: NDArray[np.int32] = counts[:, _FIRST : _FIRST + _SIGNS].astype(np.int32)
    return ring


def _that_may_be_moved(raw: bytes, spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return those lines for which `_may_be_moved` holds."""
    ring = _counts(raw, spans)
    total = ring.sum(axis=1)
    around = np.hstack((np.zeros((len(ring), 1), np.int32), ring, ring[:, : _ROW - 1]))
    summed = np.cumsum(around, axis=1, dtype=np.int32)
    rows = summed[:, _ROW:] - summed[:, :-_ROW]
    best = rows.max(axis=1)
    letters = rows[:, _CASES].max(axis=1) == best
    fit = np.flatnonzero((best * _MOST_IN_ROW >= total * (_MOST_IN_ROW - 1)) & (total >= _LEAST // 2) & ~letters)
    return [spans[number] for number in fit.tolist()]


def _with_shifts(raw: bytes, spans: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Yield the start and end of each line with each of its likeliest shifts."""
    worths = _counts(raw, spans).astype(np.float32) @ _WORTHS.T
    likely = np.argsort(-worths, axis=1, kind="stable")[:, :_LIKELY]
    for span, keys in zip(spans, likely.tolist(), strict=True):
        yield from ((*span, key) for key in keys if key != _ROT47)


def _worded(raw: bytes, moved: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Return the lines that are language together with some others that may have been moved by the same number."""
    by_key: dict[int, list[int]] = {}
    for number, (_, _, key) in enumerate(moved):
        by_key.setdefault(key, []).append(number)
    worded: list[int] = []
    for key, numbers in by_key.items():
        for at in range(0, len(numbers), _TOGETHER):
            some = numbers[at : at + _TOGETHER]
            lines = b"\n".join([raw[slice(*moved[number][:2])] for number in some])
            if fluency(lines.translate(_BYTE_TABLES[key]).decode()) >= _MORE:
                worded += some
    return [moved[number] for number in sorted(worded)]


_TOGETHER = 16
"""Lines that are looked at together: in more, known words stand by accident."""


_FEW = 24
"""Up to so many lines, looking at each by itself takes less time than numpy does."""


def _may_be_moved(line: bytes) -> bool:
    """Return whether three in four characters of a line or more are among 26 in a row, other than letters of one case.

    That is so for small letters that were moved.
    """
    ring = sorted(line.translate(None, _NOT_MOVED))
    letters = max(len(line) - len(line.translate(None, case)) for case in (_UPPER, _LOWER))
    most = max(len(ring) - len(ring) // _MOST_IN_ROW - 1, letters)
    around = ring[most:] + [code + _SIGNS for code in ring[:most]]
    return len(ring) >= _LEAST // 2 and min(map(sub, around, ring)) < _ROW


_UPPER, _LOWER = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ", b"abcdefghijklmnopqrstuvwxyz"
_NOT_MOVED = bytes(code for code in range(256) if not _FIRST <= code < _FIRST + _SIGNS)
_CODES = 128
_ROW = 26
_CASES = [ord("A") - _FIRST, ord("a") - _FIRST]
_MOST_IN_ROW = 4
"""Of the characters of a text, all but one in so many are small letters, at least."""


def _strange_lines(survey: Survey) -> list[tuple[int, int]]:
    """Return the spans of the ASCII lines in which at most half of the signs are small letters.

    In ordinary text, two in three are.
    """
    spans = _strange_of(survey, survey.few_lines) if survey.few_lines is not None else _strange_of_all(survey)
    return [span for span in spans if survey.raw.count(b"?", *span) * _ONE_UNKNOWN_IN <= span[1] - span[0]]


def _strange_of(survey: Survey, lines: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    fit = [(start, end) for start, end in lines if _LEAST <= end - start <= _LONGEST]
    small, ink = survey.raw.translate(_OF_SMALL) if fit else b"", survey.ink
    return [span for span in fit if 2 * small.count(b"a", *span) <= ink.count(b"a", *span)]


def _strange_of_all(survey: Survey) -> list[tuple[int, int]]:
    starts, ends = survey.lines
    sizes = ends - starts
    fit = (sizes >= _LEAST) & (sizes <= _LONGEST)
    if not fit.any():
        return []
    more = np.cumsum(np.frombuffer(b"\0" + survey.raw.translate(_SMALL_OR_NOT), np.int8), dtype=np.int32)
    fit &= more[ends] <= more[starts]
    return list(zip(starts[fit].tolist(), ends[fit].tolist(), strict=True))


_ONE_UNKNOWN_IN = 4
"""Characters of a line for each one that is not ASCII or is a question mark, at least."""
_OF_SMALL = bytes(97 if code in _LOWER else 32 for code in range(256))
_SMALL_OR_NOT = bytes(0 if chr(code).isspace() else 1 if code in _LOWER else 255 for code in range(256))
"""Summed over a line (as signed bytes), how many more small letters than other signs it has."""
